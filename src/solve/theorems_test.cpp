// Theorems of the literature proved again from the rules of their games alone: the lost positions are guessed from
// small numbers and proved, then the statement is decided.
#include <set>

#include <gtest/gtest.h>

#include "math/automata/digits.hpp"
#include "solve/number_game.hpp"
#include "solve/theorems_for_tests.hpp"

namespace asobi {
namespace {

NumberRules rules_of(const Theorem& theorem) {
  NumberRules out{.names = {},
                  .move = std::string(theorem.move),
                  .misere = theorem.misere,
                  .blocked = theorem.blocked,
                  .blockable = std::string(theorem.blockable),
                  .numeration = *automata::Numeration::named(theorem.numeration)};
  for (const char name : theorem.names) out.names.emplace_back(1, name);
  return out;
}

statements::Meaning even_zeros(automata::Numeration numeration) {
  enum : automata::State { nothing, even, odd };
  return std::make_shared<const automata::Automaton>(
      automata::of_steps({0}, numeration, {0, 1, 0},
                         [](automata::State state, const std::vector<std::uint32_t>& letter) -> automata::State {
                           if (letter[0] != 0) return even;
                           return state == nothing ? nothing : state == even ? odd : even;
                         }));
}

// "holds", the numbers for which it fails, or what went wrong.
std::string answer(const Theorem& theorem) {
  constexpr std::uint64_t looked_at = 1'600;  // numbers below this
  const NumberRules rules = rules_of(theorem);
  Progress quiet;
  automata::Work work(quiet);
  const auto game = NumberGame::make(rules, work);
  if (!game) return game.error().message.en;
  const auto lost = game->lost(rules.numeration.length(looked_at) - 1, work);
  if (!lost || *lost == nullptr) return "no law";
  const std::size_t numbers = rules.names.size();
  const auto statement = statements::parsed(
      theorem.statement, {{}, {{"lost", numbers}, {"move", 2 * numbers}, {"even_zeros", 1}}, rules.numeration});
  if (!statement) return statement.error().message.en;
  const auto decision = statements::decide(**statement, std::vector{*lost, game->moves(), even_zeros(rules.numeration)},
                                           work, rules.numeration);
  if (!decision) return decision.error().message.en;
  if (decision->holds) return "holds";
  std::string out;
  for (const auto& [name, value] : *decision->example) out += (out.empty() ? "" : " ") + fmt::format("{}", value);
  return out;
}

TEST(TheoremsStandard, ComeOutAgain) {
  for (const Theorem& theorem : theorems()) EXPECT_EQ(answer(theorem), theorem.answer) << theorem.name;
}

TEST(Theorems, TheFirstAndItsSpoiledOne) {
  EXPECT_EQ(answer(theorems()[0]), "holds");
  Theorem spoiled = theorems()[0];
  spoiled.statement = "forall x, y: lost(x, y) <=> exists n: x = phi(n) and y = phi2(n)";
  EXPECT_EQ(answer(spoiled), "2 1");
}

TEST(Theorems, AreTenAtLeastAndSomeAreFalse) {
  std::set<std::string_view> names;
  int kept = 0, refuted = 0;
  for (const Theorem& theorem : theorems()) {
    names.insert(theorem.name);
    (theorem.answer == "holds" ? kept : refuted) += 1;
    EXPECT_EQ(theorem.source.empty(), theorem.answer != "holds") << theorem.name;
  }
  EXPECT_EQ(names.size(), theorems().size());
  EXPECT_GE(kept, 10);
  EXPECT_GE(refuted, 2);
}

}  // namespace
}  // namespace asobi
