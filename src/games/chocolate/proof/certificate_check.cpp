#include "games/chocolate/proof/certificate_check.hpp"

#include <algorithm>
#include <functional>

#include "base/fields_read.hpp"
#include "base/json_read.hpp"
#include "games/chocolate/proof/law_formula.hpp"

namespace asobi::chocolate {

namespace {

using automata::Sequences;
using automata::State;
using Digits3 = std::array<std::uint32_t, 3>;  // of x, y and z
using Guesses = std::vector<std::uint32_t>;    // in order, each once

constexpr std::uint32_t letters = 8;

Digits3 digits_of(std::uint32_t letter) { return {letter >> 2, letter >> 1 & 1, letter & 1}; }
std::uint32_t letter_of(const Digits3& d) { return 4 * d[0] + 2 * d[1] + d[2]; }

// An automaton of the certificate, once it is known to be one.
struct Given {
  std::vector<char> accepting;
  std::vector<std::vector<State>> next;

  static std::optional<Given> of(const WrittenAutomaton& written) {
    Given out{std::vector<char>(written.next.size()), written.next};
    const auto known = [&](State s) { return s < out.next.size(); };
    const bool well = !out.next.empty() && std::ranges::all_of(written.accepting, known) &&
                      std::ranges::all_of(out.next, [&](const auto& row) {
                        return row.size() == letters && std::ranges::all_of(row, known);
                      });
    if (!well) return std::nullopt;
    for (const State s : written.accepting) out.accepting[s] = 1;
    return out;
  }
};

// What an automaton should be: sets of guesses, how a digit more changes one, and which mean yes.
struct Meaning {
  std::uint32_t first;
  std::function<void(std::uint32_t guess, const Digits3& digits, Guesses& out)> step;
  std::function<bool(std::uint32_t guess)> accepts;
};

Result<bool> in_step(const Meaning& meaning, const Given& given, const Progress& progress) {
  Sequences sets;
  std::vector<State> reached = {0};
  sets.intern(Guesses{meaning.first});
  Guesses now, after;
  for (std::uint32_t i = 0; i < sets.size(); ++i) {
    if (i % 64 == 0) {
      ASOBI_CHECK(progress.check());
      ASOBI_CHECK(progress.needs(sets.bytes()));
    }
    now.assign(sets[i].begin(), sets[i].end());
    if (std::ranges::any_of(now, meaning.accepts) != (given.accepting[reached[i]] != 0)) return false;
    for (std::uint32_t letter = 0; letter < letters; ++letter) {
      after.clear();
      for (const std::uint32_t guess : now) meaning.step(guess, digits_of(letter), after);
      std::ranges::sort(after);
      after.erase(std::ranges::unique(after).begin(), after.end());
      const State wanted = given.next[reached[i]][letter];
      const std::uint32_t number = sets.intern(after);
      if (number == reached.size()) reached.push_back(wanted);
      if (reached[number] != wanted) return false;
    }
  }
  return true;
}

// The points of the law themselves: no guesses, one state of an automaton made from its text.
Meaning law_meaning(const std::vector<std::vector<State>>& rows, const automata::Automaton& law) {
  return {0, [&rows](std::uint32_t s, const Digits3& d, Guesses& out) { out.push_back(rows[s][letter_of(d)]); },
          [&law](std::uint32_t s) { return law.accepting[s] != 0; }};
}

// Whether what is left is less, after one digit more: 0 not yet, 1 yes, 2 it is more.
std::uint32_t less_after(std::uint32_t before, std::uint32_t left, std::uint32_t now) {
  return before == 1 ? 1 : left == now ? 0 : left < now ? 1 : 2;
}

// A guess: 2 · state of the law + whether less of the side is left.
Meaning cut_meaning(const Given& law, std::size_t side) {
  return {0,
          [&law, side](std::uint32_t guess, const Digits3& d, Guesses& out) {
            for (const std::uint32_t left : {0U, 1U}) {
              const std::uint32_t less = less_after(guess % 2, left, d[side]);
              Digits3 after = d;
              after[side] = left;
              if (less < 2) out.push_back(2 * law.next[guess / 2][letter_of(after)] + less);
            }
          },
          [&law](std::uint32_t guess) { return guess % 2 == 1 && law.accepting[guess / 2] != 0; }};
}

// y' < y and w = ⌊y'/k⌋ < z: ((2 · state + y' is less) · 2 + w is less) · k + (y' - k w so far, from 0 to k - 1).
Meaning lowering_meaning(const Given& law, std::uint32_t k) {
  return {0,
          [&law, k](std::uint32_t guess, const Digits3& d, Guesses& out) {
            const std::uint32_t rest = guess % k, z_less = guess / k % 2, y_less = guess / k / 2 % 2;
            for (const std::uint32_t y : {0U, 1U}) {
              for (const std::uint32_t w : {0U, 1U}) {
                const std::uint32_t y_now = less_after(y_less, y, d[1]), z_now = less_after(z_less, w, d[2]);
                const std::uint32_t grown = 2 * rest + y;
                if (y_now == 2 || z_now == 2 || grown < k * w || grown - k * w >= k) continue;
                const State state = law.next[guess / k / 4][letter_of({d[0], y, w})];
                out.push_back(((2 * state + y_now) * 2 + z_now) * k + (grown - k * w));
              }
            }
          },
          [&law, k](std::uint32_t guess) { return guess / k % 4 == 3 && law.accepting[guess / k / 4] != 0; }};
}

// All five in step: the law and its sources, and y - k z as far as it matters (0: less than 0; else 1 more, up to k +
// 1).
Result<std::optional<Text>> fault_together(const std::array<Given, 5>& all, std::uint32_t k, const Progress& progress) {
  Sequences known(6);
  std::array<std::uint32_t, 6> now = {0, 0, 0, 0, 0, 1};
  known.intern(now);
  for (std::uint32_t i = 0; i < known.size(); ++i) {
    if (i % 64 == 0) ASOBI_CHECK(progress.check());
    std::ranges::copy(known[i], now.begin());
    const bool in_law = all[0].accepting[now[0]] != 0, position = now[5] > 0;
    bool source = false;
    for (std::size_t j = 1; j < all.size(); ++j) source = source || all[j].accepting[now[j]] != 0;
    if (in_law && !position) return Text{"a point of the law is no position", "法則の点で局面でないものがある"};
    if (in_law && source) {
      return Text{"a cut leads from one point of the law to another", "法則の点から法則の点に移れる"};
    }
    if (position && !in_law && !source) {
      return Text{"from some position no cut leads to a point of the law", "どう切っても法則の点に移れない局面がある"};
    }
    for (std::uint32_t letter = 0; letter < letters; ++letter) {
      const Digits3 d = digits_of(letter);
      std::array<std::uint32_t, 6> after = {};
      for (std::size_t j = 0; j < all.size(); ++j) after[j] = all[j].next[now[j]][letter];
      const Integer room = 2 * (Integer{now[5]} - 1) + d[1] - Integer{k} * d[2];
      after[5] = now[5] == 0 || room < 0 ? 0 : static_cast<std::uint32_t>(std::min<Integer>(room, k) + 1);
      known.intern(after);
    }
  }
  return std::nullopt;
}

Result<std::optional<Text>> fault_of(const Certificate& certificate, Progress& progress) {
  constexpr Integer greatest_k = 1'000;
  constexpr std::size_t most_states = 1 << 18;
  Text no_automaton = {"one of its automata is none", "オートマトンになっていないものがある"};
  if (certificate.k < 1 || certificate.k > greatest_k) return Text{"no such bar", "そのような板はない"};
  std::array<Given, 5> all;
  const WrittenAutomata& automata = certificate.automata;
  std::size_t i = 0;
  for (const WrittenAutomaton* written : {&automata.law, &automata.x, &automata.y, &automata.z, &automata.edge}) {
    auto given = Given::of(*written);
    if (!given || given->next.size() > most_states) return no_automaton;
    all[i++] = std::move(*given);
  }
  ASOBI_TRY(const Law law, Law::parse(certificate.law));
  automata::Work work(progress);
  ASOBI_TRY(const auto negative, negative_point(law, work));
  if (negative) return Text{"a point of the law is no position", "法則の点で局面でないものがある"};
  constexpr std::array<automata::Track, 3> tracks = {0, 1, 2};
  ASOBI_TRY(const auto statement, law_formula(law, tracks, 3));
  ASOBI_TRY(const auto points, compiled(statement, proof_base, work));
  const auto rows = rows_of(*points, tracks);
  const auto k = static_cast<std::uint32_t>(certificate.k);
  const std::array<std::pair<std::string_view, Meaning>, 5> meanings = {{{"law", law_meaning(rows, *points)},
                                                                         {"x", cut_meaning(all[0], 0)},
                                                                         {"y", cut_meaning(all[0], 1)},
                                                                         {"z", cut_meaning(all[0], 2)},
                                                                         {"edge", lowering_meaning(all[0], k)}}};
  for (std::size_t j = 0; j < meanings.size(); ++j) {
    ASOBI_TRY(const bool well, in_step(meanings[j].second, all[j], progress));
    if (!well) {
      return say("the automaton {} is not what it should be", "オートマトン {} が正しくない", meanings[j].first);
    }
  }
  return fault_together(all, k, progress);
}

}  // namespace

Result<CertificateCheck> check_certificate(std::string_view text, Progress& progress) {
  Certificate certificate;
  const auto json = read_json(text);
  if (!json || !read_fields(*json, certificate) || certificate.format != certificate_format) {
    return fail(Code::invalid, "this is no certificate of a law's proof", "これは法則の証明書ではありません");
  }
  CertificateCheck out{.k = certificate.k, .law = certificate.law};
  ASOBI_TRY(out.fault, fault_of(certificate, progress));
  const WrittenAutomata& a = certificate.automata;
  for (const auto* one : {&a.law, &a.x, &a.y, &a.z, &a.edge}) out.states += one->next.size();
  return out;
}

}  // namespace asobi::chocolate
