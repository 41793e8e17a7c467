#include "games/chocolate/proof/certificate_check.hpp"

#include <algorithm>
#include <functional>

#include "base/fields_exact.hpp"
#include "base/json_depth.hpp"
#include "base/json_read.hpp"
#include "games/chocolate/proof/law_formula.hpp"
#include "games/chocolate/proof/line_grammar.hpp"
#include "math/statements/meaning.hpp"

namespace asobi::chocolate {

namespace {

using automata::Sequences;
using automata::State;
using Digits3 = std::array<std::uint32_t, 3>;  // of x, y and z
using Guess = std::vector<std::uint32_t>;
using Fault = std::optional<Text>;

constexpr std::uint32_t letters = 8;

Digits3 digits_of(std::uint32_t letter) { return {letter >> 2, letter >> 1 & 1, letter & 1}; }
std::uint32_t letter_of(const Digits3& d) { return 4 * d[0] + 2 * d[1] + d[2]; }

// An automaton of the certificate, once it is known to be one.
struct Given {
  std::vector<char> accepting;
  std::vector<std::vector<State>> next;

  static std::optional<Given> of(const WrittenAutomaton& written) {
    constexpr std::size_t most_states = 1 << 18;
    Given out{std::vector<char>(written.next.size()), written.next};
    const auto known = [&](State s) { return s < out.next.size(); };
    const bool well =
        !out.next.empty() && out.next.size() <= most_states && std::ranges::all_of(written.accepting, known) &&
        std::ranges::is_sorted(written.accepting, std::less_equal()) &&
        std::ranges::all_of(out.next,
                            [&](const auto& row) { return row.size() == letters && std::ranges::all_of(row, known); });
    if (!well) return std::nullopt;
    for (const State s : written.accepting) out.accepting[s] = 1;
    return out;
  }

  // Nothing follows that is accepted; of some states.
  bool is_dead(State s) const {
    return accepting[s] == 0 && std::ranges::all_of(next[s], [&](State other) { return other == s; });
  }
};

// What an automaton should be: the first guess, those that one becomes with a digit more, and which mean yes.
struct Machine {
  Guess first;
  std::function<void(const Guess& guess, const Digits3& digits, const std::function<void(const Guess&)>& out)> step;
  std::function<bool(const Guess& guess)> accepts;
};

// The points of which one of the lines holds: no guesses, one state of an automaton made from them.
Result<Machine> points(const std::vector<std::string>& lines, automata::Work& work) {
  std::vector<automata::Formula> parts;
  for (const std::string& line : lines) {
    ASOBI_TRY(const auto statement, statements::parsed(line, {{"x", "y", "z"}, {}, {}}));
    ASOBI_TRY(automata::Formula part, statements::formula_of(*statement, {}, work));
    parts.push_back(std::move(part));
  }
  ASOBI_TRY(const auto set, compiled(automata::Formula::any(std::move(parts)), proof_base, work));
  constexpr std::array<automata::Track, 3> tracks = {0, 1, 2};
  return Machine{{0},
                 [rows = rows_of(*set, tracks)](const Guess& guess, const Digits3& d, const auto& out) {
                   out({rows[guess[0]][letter_of(d)]});
                 },
                 [set](const Guess& guess) { return set->accepting[guess[0]] != 0; }};
}

// What is left of some axes is less than before, or it is above (not less), and the automata accept it. A guess: their
// states, and of each axis whether a digit has differed yet.
Machine left(const std::vector<const Given*>& given, const std::vector<std::size_t>& axes, bool above = false) {
  const std::size_t count = given.size();
  const auto step = [=](const Guess& guess, const Digits3& d, const auto& out) {
    for (std::uint32_t chosen = 0; chosen < 1U << axes.size(); ++chosen) {
      Guess now = guess;
      Digits3 digits = d;
      bool dead = false;
      for (std::size_t i = 0; i < axes.size(); ++i) {
        const std::uint32_t digit = chosen >> i & 1, before = d[axes[i]];
        digits[axes[i]] = digit;
        if (now[count + i] != 0 || digit == before) continue;
        now[count + i] = 1;
        dead = dead || (digit > before) != above;
      }
      for (std::size_t i = 0; i < count; ++i) {
        now[i] = given[i]->next[guess[i]][letter_of(digits)];
        dead = dead || given[i]->is_dead(now[i]);
      }
      if (!dead) out(now);
    }
  };
  const auto accepts = [=](const Guess& guess) {
    for (std::size_t i = 0; i < count; ++i) {
      if (given[i]->accepting[guess[i]] == 0) return false;
    }
    return above || std::find(guess.begin() + static_cast<std::ptrdiff_t>(count), guess.end(), 0U) == guess.end();
  };
  return {Guess(count + axes.size()), step, accepts};
}

// A machine and an automaton that should be the same.
class InStep {
 public:
  InStep(const Machine& machine, const Given& given, const Progress& progress)
      : machine_(machine), given_(given), progress_(progress) {}

  Result<bool> run() {
    sets_.intern(start());
    std::vector<State> reached = {0};
    for (std::uint32_t i = 0; i < sets_.size(); ++i) {
      if (i % 64 == 0) {
        ASOBI_CHECK(progress_.check());
        ASOBI_CHECK(progress_.needs(sets_.bytes() + guesses_.bytes()));
      }
      const Set now(sets_[i].begin(), sets_[i].end());
      if (accepts(now) != (given_.accepting[reached[i]] != 0)) return false;
      for (std::uint32_t letter = 0; letter < letters; ++letter) {
        const State wanted = given_.next[reached[i]][letter];
        const std::uint32_t number = sets_.intern(after(now, letter));
        if (number == reached.size()) reached.push_back(wanted);
        if (reached[number] != wanted) return false;
      }
    }
    return true;
  }

 private:
  using Set = std::vector<std::uint32_t>;  // numbers of guesses, in order, each once

  const Machine& machine_;
  const Given& given_;
  const Progress& progress_;
  Sequences guesses_, sets_;

  Guess guess(std::uint32_t number) const { return {guesses_[number].begin(), guesses_[number].end()}; }

  static Set tidy(Set set) {
    std::ranges::sort(set);
    set.erase(std::ranges::unique(set).begin(), set.end());
    return set;
  }

  Set after(const Set& set, std::uint32_t letter) {
    Set out;
    for (const std::uint32_t number : set) {
      machine_.step(guess(number), digits_of(letter), [&](const Guess& next) { out.push_back(guesses_.intern(next)); });
    }
    return tidy(std::move(out));
  }

  // What is guessed may have more digits than x, y and z.
  Set start() {
    Set out = {guesses_.intern(machine_.first)};
    for (std::size_t size = 0; size != out.size();) {
      size = out.size();
      const Set more = after(out, 0);
      out.insert(out.end(), more.begin(), more.end());
      out = tidy(std::move(out));
    }
    return out;
  }

  bool accepts(const Set& set) const {
    return std::ranges::any_of(set, [&](std::uint32_t number) { return machine_.accepts(guess(number)); });
  }
};

using AllGiven = std::array<Given, 7>;  // in the order of WrittenAutomata
constexpr std::size_t of_law = 0, of_edge = 1, of_positions = 2, first_source = 3;

// All in step: the law, the positions and the sources; besides, which of x, y and z have a digit other than 0.
Result<Fault> fault_together(const AllGiven& all, bool misere, const Progress& progress) {
  Sequences known(8);
  std::array<std::uint32_t, 8> now = {};
  known.intern(now);
  for (std::uint32_t i = 0; i < known.size(); ++i) {
    if (i % 64 == 0) ASOBI_CHECK(progress.check());
    std::ranges::copy(known[i], now.begin());
    const auto accepts = [&](std::size_t j) { return all[j].accepting[now[j]] != 0; };
    const bool in_law = accepts(of_law), position = accepts(of_positions), won = misere && now[7] == 0;
    bool source = false;
    for (std::size_t j = first_source; j < all.size(); ++j) source = source || accepts(j);
    if (!position && now[7] % 2 == 0)
      return Text{"the edge is not defined everywhere", "縁が全ての y で定義されていない"};
    if (in_law && !position) return Text{"a point of the law is no position", "法則の点で局面でないものがある"};
    if (in_law && (source || won)) {
      return Text{"a cut leads from one point of the law to another", "法則の点から法則の点に移れる"};
    }
    if (position && !in_law && !source && !won) {
      return Text{"from some position no cut leads to a point of the law", "どう切っても法則の点に移れない局面がある"};
    }
    for (std::uint32_t letter = 0; letter < letters; ++letter) {
      std::array<std::uint32_t, 8> after = {};
      for (std::size_t j = 0; j < all.size(); ++j) after[j] = all[j].next[now[j]][letter];
      after[7] = now[7] | letter;
      known.intern(after);
    }
  }
  return std::nullopt;
}

// The edge must be a function of y that never falls: no two of its points (y, z) and (v, w), with whatever x, have
// y <= v and z > w. A pair of states, and whether a digit has made y < v yet, and z > w.
Result<Fault> fault_of_edge(const Given& edge, const Progress& progress) {
  Sequences known(4);
  known.intern(std::array<std::uint32_t, 4>{});
  for (std::uint32_t i = 0; i < known.size(); ++i) {
    if (i % 64 == 0) {
      ASOBI_CHECK(progress.check());
      ASOBI_CHECK(progress.needs(known.bytes()));
    }
    const auto [one, other, less, more] = std::to_array({known[i][0], known[i][1], known[i][2], known[i][3]});
    if (more != 0 && edge.accepting[one] != 0 && edge.accepting[other] != 0) {
      return less != 0 ? Text{"the edge falls: f(v) < f(y) for some v > y",
                              "縁が単調でない（f(v) < f(y) となる v > y がある）"}
                       : Text{"the edge is no function: it has two z for one y",
                              "縁が関数でない（一つの y に z が二つある）"};
    }
    for (std::uint32_t pair = 0; pair < letters * letters; ++pair) {
      const Digits3 a = digits_of(pair / letters), b = digits_of(pair % letters);
      if ((less == 0 && a[1] > b[1]) || (more == 0 && a[2] < b[2])) continue;
      const State next = edge.next[one][pair / letters], beside = edge.next[other][pair % letters];
      if (edge.is_dead(next) || edge.is_dead(beside)) continue;
      known.intern(std::to_array<std::uint32_t>(
          {next, beside, less != 0 || a[1] < b[1] ? 1U : 0U, more != 0 || a[2] > b[2] ? 1U : 0U}));
    }
  }
  return std::nullopt;
}

// The names of its automata, in the order of WrittenAutomata.
constexpr auto automaton_names = std::to_array<std::string_view>({"law", "edge", "positions", "x", "y", "z", "both"});

std::array<const WrittenAutomaton*, 7> written_in(const Certificate& certificate) {
  const WrittenAutomata& a = certificate.automata;
  return {&a.law, &a.edge, &a.positions, &a.x, &a.y, &a.z, &a.both};
}

// What is written in the text, or why it is no certificate.
std::expected<Certificate, Text> read_certificate(std::string_view text) {
  if (nested_too_deeply(text)) return std::unexpected(Text{"it is nested too deeply", "入れ子が深すぎる"});
  const auto json = read_json(text);
  if (!json) {
    return std::unexpected(
        say("it is no JSON from byte {} on", "{} バイト目から JSON になっていない", std::size_t{json.error()}));
  }
  if (const auto key = repeated_key(text)) {
    return std::unexpected(say("the key {} stands twice in one object", "キー {} が重複している", shown(*key)));
  }
  if (const auto found = misfit<Certificate>(*json)) {
    const std::string at = found->at.empty() ? "" : found->at + ": ";
    return std::unexpected(Text{at + found->why.en, at + found->why.ja});
  }
  Certificate out;
  read_fields(*json, out);
  if (out.format != certificate_format) return std::unexpected(Text{"its format is another", "形式が違う"});
  for (const auto& [lines, free, name] : {std::tuple(&out.edge, "yz", "edge"), std::tuple(&out.law, "xyz", "law")}) {
    for (std::size_t i = 0; i < lines->size(); ++i) {
      const auto well = check_line((*lines)[i], free);
      if (well) continue;
      const Text& why = well.error().message;
      return std::unexpected(say("{0}[{1}]: {2}", "{0}[{1}]: {3}", name, i, why.en, why.ja));
    }
  }
  return out;
}

Result<Fault> fault_of(const Certificate& certificate, Progress& progress) {
  AllGiven all;
  const auto written = written_in(certificate);
  for (std::size_t i = 0; i < all.size(); ++i) {
    auto given = Given::of(*written[i]);
    if (!given) return say("{} is no automaton", "{} がオートマトンになっていない", automaton_names[i]);
    all[i] = std::move(*given);
  }
  automata::Work work(progress);
  ASOBI_TRY(const Machine edge, points(certificate.edge, work));
  ASOBI_TRY(const Machine law, points(certificate.law, work));
  const std::array<Machine, 7> machines = {law,
                                           edge,
                                           left({&all[of_edge]}, {2}, true),
                                           left({all.data()}, {0}),
                                           left({all.data()}, {1}),
                                           left({all.data()}, {2}),
                                           left({all.data(), &all[of_edge]}, {1, 2})};
  for (std::size_t j = 0; j < machines.size(); ++j) {
    if (j == of_law && certificate.law.empty()) continue;
    ASOBI_TRY(const bool well, InStep(machines[j], all[j], progress).run());
    if (!well) {
      return say("the automaton {} is not what it should be", "オートマトン {} が正しくない", automaton_names[j]);
    }
    if (j != of_edge) continue;
    ASOBI_TRY(Fault fault, fault_of_edge(all[j], progress));
    if (fault) return fault;
  }
  return fault_together(all, certificate.misere, progress);
}

}  // namespace

Result<CertificateCheck> check_certificate(std::string_view text, Progress& progress) {
  auto certificate = read_certificate(text);
  if (!certificate) return CertificateCheck{.fault = std::move(certificate.error())};
  CertificateCheck out{.edge = certificate->edge, .law = certificate->law, .misere = certificate->misere};
  ASOBI_TRY(out.fault, fault_of(*certificate, progress));
  for (const auto* one : written_in(*certificate)) out.states += one->next.size();
  return out;
}

}  // namespace asobi::chocolate
