#include "play/conjecture.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "base/seconds.hpp"

namespace asobi {

namespace {

using statements::Meaning;

// Below which numbers lost positions are looked at, by how many numbers a position has: some seconds of work.
constexpr std::array<std::uint64_t, 5> most = {0, 4'096, 512, 256, 32};

constexpr std::size_t of_lost = 2;  // statements speak of positions, moves and lost positions, in this order

// Whether the tuples of which the law holds are the lost positions. Where they are not, the fault with the smallest sum
// is also the first tuple that is on the wrong side: below it, the law has been right.
Result<statements::Decision> decide_law(const statements::Node& law, const std::vector<std::string>& names,
                                        const NumberGame& game, std::span<const Meaning> meanings,
                                        automata::Work& work) {
  ASOBI_TRY(const automata::Formula formula, statements::formula_of(law, meanings, work, game.numeration()));
  ASOBI_TRY(const Meaning set, compiled(formula, game.numeration(), work));
  ASOBI_TRY(const auto fault, game.refutation(*set, work));
  statements::Decision out{.holds = !fault};
  if (!fault) return out;
  out.example.emplace();
  for (std::size_t i = 0; i < names.size(); ++i) out.example->push_back({names[i], (*fault)[i]});
  return out;
}

std::string example_text(const std::vector<statements::Value>& example) {
  std::vector<std::string> out;
  for (const auto& [name, value] : example) out.push_back(fmt::format("{} = {}", name, grouped(value)));
  return fmt::format("{}", fmt::join(out, ", "));
}

}  // namespace

const statements::Node* law_told(const statements::Node& statement, std::size_t numbers) {
  using statements::Kind;
  if (statement.kind != Kind::for_all || statement.names.size() != numbers) return nullptr;
  const statements::Node& body = *statement.parts[0];
  if (body.kind != Kind::equivalence) return nullptr;
  const auto is_lost = [](const statements::Node& node) {
    if (node.kind != Kind::predicate || !std::cmp_equal(node.value, of_lost)) return false;
    for (std::size_t i = 0; i < node.parts.size(); ++i) {
      if (node.parts[i]->kind != Kind::variable || !std::cmp_equal(node.parts[i]->value, i)) return false;
    }
    return true;
  };
  for (const std::size_t side : {0, 1}) {
    const statements::Node& other = *body.parts[1 - side];
    if (is_lost(*body.parts[side]) && !mentions(other, of_lost)) return &other;
  }
  return nullptr;
}

Result<LostPositions> lost_positions(const NumberGame& game, std::span<const Candidate> candidates,
                                     automata::Work& work) {
  for (const Candidate& candidate : candidates) {
    ASOBI_TRY(Meaning set, candidate.make(work));
    if (set == nullptr) continue;
    ASOBI_TRY(const auto fault, game.refutation(*set, work));
    if (!fault) return LostPositions{candidate.kind, std::move(set)};
  }
  const std::uint32_t digits = game.numeration().length(most[game.numbers()]) - 1;
  ASOBI_TRY(Meaning found, game.lost(digits, work));
  if (found == nullptr) {
    return fail(Code::limit, "no law of the lost positions was found, so nothing can be proved about them",
                "負け局面の法則が見つからず、それについての主張は判定できません");
  }
  return LostPositions{LawKind::automatic, std::move(found)};
}

Result<NumberLaw> found_law(const NumberedGame& told, automata::Work& work) {
  constexpr std::size_t most_written = 20'000;  // states, for each letter
  const auto begun = std::chrono::steady_clock::now();
  ASOBI_TRY(const NumberGame game, NumberGame::make(told.rules, work));
  ASOBI_TRY(const LostPositions lost, lost_positions(game, told.candidates, work));
  NumberLaw out{.kind = lost.kind,
                .states = lost.set->states(),
                .numeration = told.rules.numeration.name(),
                .seconds = seconds_since(begun),
                .names = told.rules.names};
  std::vector<automata::Track> tracks(out.names.size());
  std::iota(tracks.begin(), tracks.end(), automata::Track{0});
  std::uint64_t letters = 1;
  for (std::size_t i = 0; i < tracks.size(); ++i) letters *= told.rules.numeration.digits();
  if (out.states * letters <= most_written) out.next = rows_of(*lost.set, tracks);
  for (std::uint32_t s = 0; s < out.states; ++s) {
    if (lost.set->accepting[s] != 0) out.accepting.push_back(s);
  }
  return out;
}

std::string text(const NumberLaw& law, Lang lang) {
  constexpr std::size_t most_rows = 60;
  std::string out = say(
      lang,
      "the lost positions, proved for all numbers: an automaton with {} states that reads the digits of ({}) in {}, "
      "greatest first ({:.3f} s)\n",
      "全ての数について証明された負け局面: {1} の各位（{2}）を上から読む {0} 状態のオートマトン（{3:.3f} 秒）\n",
      grouped(law.states), fmt::format("{}", fmt::join(law.names, ", ")), law.numeration, law.seconds);
  if (law.kind == LawKind::nim_sum) out += say(lang, "they are those with nim-sum 0\n", "ニム和が 0 の局面である\n");
  if (law.kind == LawKind::families) {
    out += say(lang, "they are families of points told by linear functions\n", "一次式で表される点の族である\n");
  }
  if (!law.next) return out;
  for (std::size_t s = 0; s < std::min(law.next->size(), most_rows); ++s) {
    const bool accepting = std::ranges::binary_search(law.accepting, s);
    out += fmt::format("{:>4}{} {}\n", s, accepting ? "*" : " ", fmt::join((*law.next)[s], " "));
  }
  return law.next->size() > most_rows ? out + "   …\n" : out;
}

Result<Conjecture> decided(const NumberedGame& told, const std::string& statement, automata::Work& work) {
  const auto begun = std::chrono::steady_clock::now();
  const std::size_t numbers = told.rules.names.size();
  ASOBI_TRY(
      const auto asked,
      statements::parsed(
          statement, {{}, {{"position", numbers}, {"move", 2 * numbers}, {"lost", numbers}}, told.rules.numeration}));
  ASOBI_TRY(const NumberGame game, NumberGame::make(told.rules, work));
  Conjecture out{.exists = asked->kind == statements::Kind::exists};
  std::vector<Meaning> meanings = {game.positions(), game.moves(), nullptr};
  statements::Decision decision;
  if (const statements::Node* law = law_told(*asked, numbers)) {
    ASOBI_TRY(decision, decide_law(*law, asked->names, game, meanings, work));
  } else {
    if (mentions(*asked, of_lost)) {
      ASOBI_TRY(const LostPositions found, lost_positions(game, told.candidates, work));
      meanings[of_lost] = found.set;
      out.lost_states = meanings[of_lost]->states();
    }
    ASOBI_TRY(decision, statements::decide(*asked, meanings, work, game.numeration()));
  }
  out.holds = decision.holds;
  out.example = std::move(decision.example);
  out.states = work.largest();
  out.seconds = seconds_since(begun);
  return out;
}

std::string text(const Conjecture& conjecture, Lang lang) {
  std::string out;
  if (conjecture.exists) {
    out = conjecture.holds ? say(lang, "true: {}\n", "真: {}\n", example_text(*conjecture.example))
                           : say(lang, "false: there are no such numbers\n", "偽: そのような数はない\n");
  } else if (conjecture.holds) {
    out = say(lang, "true for all positions\n", "全ての局面について真\n");
  } else {
    out = conjecture.example ? say(lang, "false: {}\n", "偽: {}\n", example_text(*conjecture.example))
                             : say(lang, "false\n", "偽\n");
  }
  if (conjecture.lost_states) {
    out += say(lang, "the lost positions: an automaton with {} states, proved\n",
               "負け局面: {} 状態のオートマトン（証明済み）\n", grouped(*conjecture.lost_states));
  }
  return out + say(lang, "largest automaton {} states, {:.3f} s\n", "最大のオートマトン {} 状態、{:.3f} 秒\n",
                   grouped(conjecture.states), conjecture.seconds);
}

Arguments<ConjectureArguments> conjecture_arguments() {
  return {
      argument(
          "statement", &ConjectureArguments::statement, {"Statement", "命題"},
          {"about numbers, position(…), move(…) and lost(…): forall x, y, z: lost(x, y, z) <=> x ⊕ y ⊕ z = 0",
           "数と position(…)、move(…)、lost(…) についての主張。例: forall x, y, z: lost(x, y, z) <=> x ⊕ y ⊕ z = 0"})
          .required()};
}

}  // namespace asobi
