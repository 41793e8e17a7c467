#include "play/conjecture.hpp"

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(Conjecture, IsDecidedInTheNumerationOfTheRules) {
  NumberedGame wythoff{
      .rules = {{"x", "y"}, "true", "x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y'"}};
  wythoff.rules.numeration = automata::Numeration::zeckendorf();
  const auto asked = [&](const std::string& statement) -> std::string {
    Progress quiet;
    automata::Work work(quiet);
    const auto found = decided(wythoff, statement, work);
    return found ? text(*found, Lang::en).substr(0, 22) : found.error().message.en;
  };
  // A law, and what only a law that was found can answer.
  EXPECT_EQ(asked("forall x, y: lost(x, y) <=> exists n: x = phi(n) and y = phi2(n) or x = phi2(n) and y = phi(n)"),
            "true for all positions");
  EXPECT_EQ(asked("forall x, y: lost(x, y) <=> exists n: x = phi(n) and y = phi2(n)"), "false: x = 2, y = 1\nla");
  EXPECT_EQ(asked("forall x: x > 0 => exists y: lost(x, y) and y < 2x"), "false: x = 1\nthe lost ");
  EXPECT_EQ(asked("forall x, y: lost(x, y) and x < y => 3x < 2y and 2y <= 4x"), "true for all positions");
  EXPECT_EQ(asked("forall x: x xor x = 0"), "column 13: xor can be said in base 2 only; this is zeckendorf");
  wythoff.rules.numeration = {};
  EXPECT_EQ(asked("forall x, y: lost(x, y) => x = y"),
            "no law of the lost positions was found, so nothing can be proved about them");
}

}  // namespace
}  // namespace asobi
