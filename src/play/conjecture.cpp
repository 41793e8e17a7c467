#include "play/conjecture.hpp"

#include <array>

#include "base/seconds.hpp"

namespace asobi {

namespace {

using statements::Meaning;

// Up to which numbers lost positions are looked at, by how many numbers a position has: some seconds of work.
constexpr std::array<std::uint32_t, 5> most_digits = {0, 12, 9, 8, 5};

// None if no automaton was found.
Result<Meaning> lost_positions(const NumberGame& game, const NumberedGame& told, automata::Work& work) {
  for (const Meaning& candidate : told.candidates) {
    ASOBI_TRY(const auto fault, game.refutation(*candidate, work));
    if (!fault) return candidate;
  }
  return game.lost(most_digits[game.numbers()], work);
}

std::string example_text(const std::vector<statements::Value>& example) {
  std::vector<std::string> out;
  for (const auto& [name, value] : example) out.push_back(fmt::format("{} = {}", name, grouped(value)));
  return fmt::format("{}", fmt::join(out, ", "));
}

}  // namespace

Result<Conjecture> decided(const NumberedGame& told, const std::string& statement, automata::Work& work) {
  const auto begun = std::chrono::steady_clock::now();
  enum : std::size_t { position, move, lost };
  const std::size_t numbers = told.rules.names.size();
  ASOBI_TRY(const auto asked,
            statements::parsed(statement, {{}, {{"position", numbers}, {"move", 2 * numbers}, {"lost", numbers}}}));
  ASOBI_TRY(const NumberGame game, NumberGame::make(told.rules, work));
  Conjecture out{.exists = asked->kind == statements::Kind::exists};
  std::vector<Meaning> meanings = {game.positions(), game.moves(), nullptr};
  if (mentions(*asked, lost)) {
    ASOBI_TRY(meanings[lost], lost_positions(game, told, work));
    if (meanings[lost] == nullptr) {
      return fail(Code::limit, "no law of the lost positions was found, so nothing can be proved about them",
                  "負け局面の法則が見つからず、それについての主張は判定できません");
    }
    out.lost_states = meanings[lost]->states();
  }
  ASOBI_TRY(auto decision, statements::decide(*asked, meanings, work));
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
          "statement", &ConjectureArguments::statement,
          {"about numbers, position(…), move(…) and lost(…): forall x, y, z: lost(x, y, z) <=> x ⊕ y ⊕ z = 0",
           "数と position(…)、move(…)、lost(…) についての主張。例: forall x, y, z: lost(x, y, z) <=> x ⊕ y ⊕ z = 0"})
          .required()};
}

}  // namespace asobi
