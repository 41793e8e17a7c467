#include "games/twisty/methods/carried.hpp"

#include <array>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "games/twisty/methods/methods.hpp"
#include "games/twisty/puzzle/scramble.hpp"

namespace asobi::twisty {
namespace {

const Method& carried_method() {
  static const Method method = carried_methods()[0];
  return method;
}

// Random turns of all layers, so that the whole is not held as before.
State random_state(const Model& model, const Mover& mover, std::uint64_t seed) {
  Random random(seed);
  State state = mover.solved();
  mover.apply(state, random_turns(model.puzzle, model.named.turning, 40, random));
  return state;
}

void solve_all(const std::string& name, int states) {
  Quiet quiet;
  const Model model = *Model::make(name);
  const Mover mover(model.puzzle);
  const auto solver = carried_method().make(model, {}, quiet.context);
  ASSERT_TRUE(solver) << name << ": " << solver.error().message.en;
  for (int seed = 0; seed < states; ++seed) {
    const State state = random_state(model, mover, static_cast<std::uint64_t>(seed));
    const auto solution = solve_and_replay(carried_method(), **solver, mover, state, quiet.progress);
    ASSERT_TRUE(solution) << name << " " << seed << ": " << solution.error().message.en;
    ASSERT_FALSE(solution->phases.empty());
    EXPECT_EQ(solution->phases.back().to, solution->turns.size());
  }
}

TEST(TwistyCarriedStandard, RandomStatesAreSolved) {
  solve_all("dino", 2);
  solve_all("octa-vertex-2", 10);
  solve_all("cube-face-2", 10);
}

TEST(TwistyCarriedExtreme, EveryPuzzleOfTheListIsSolved) {
  for (const std::string& name : carried_puzzles()) solve_all(name, 10);
}

// 15.1: the 8 pieces like those of the 2-cube first, then 24 like inner pieces of the 4-cube.
TEST(TwistyCarried, AnOctahedronIsSolvedByTwoCubes) {
  Quiet quiet;
  const Model model = *Model::make("octa-vertex-2");
  const Mover mover(model.puzzle);
  const auto solver = carried_method().make(model, {}, quiet.context);
  ASSERT_TRUE(solver);
  const auto solution =
      solve_and_replay(carried_method(), **solver, mover, random_state(model, mover, 7), quiet.progress);
  ASSERT_TRUE(solution) << solution.error().message.en;
  ASSERT_EQ(solution->phases.size(), 2u);
  EXPECT_EQ(solution->phases[0].id, "cube-face-2");
  EXPECT_EQ(solution->phases[1].id, "cube-face-4");
  EXPECT_GT(solution->phases[0].to, 0u);
  EXPECT_EQ(solution->phases[1].from, solution->phases[0].to);
}

TEST(TwistyCarried, ItIsForThePuzzlesOfTheListOnly) {
  Quiet quiet;
  for (const char* name : {"dino", "pocket-cube"})
    EXPECT_TRUE(carried_method().fits(*Model::make(name), quiet.progress));
  for (const char* name : {"rubik", "octa-vertex-5", "megaminx", "skewb"}) {
    EXPECT_EQ(code_of(carried_method().fits(*Model::make(name), quiet.progress)), Code::invalid) << name;
  }
}

// Two stickers of one piece exchanged: no turns of the other puzzle make that.
TEST(TwistyCarried, AStateThatNoTurnsMakeIsRefused) {
  Quiet quiet;
  const Model model = *Model::make("cube-face-2");
  const Mover mover(model.puzzle);
  const auto solver = carried_method().make(model, {}, quiet.context);
  ASSERT_TRUE(solver);
  State twisted = mover.solved();
  const auto corner = model.puzzle.stickers_of(0);
  ASSERT_EQ(corner.size(), 3u);
  for (const auto& order : {std::array{1, 2, 0}, std::array{1, 0, 2}}) {
    for (std::size_t i = 0; i < 3; ++i) twisted.at[corner[i]] = corner[static_cast<std::size_t>(order[i])];
    EXPECT_EQ(code_of((*solver)->solve(twisted, quiet.progress)), Code::unsolvable);
  }
}

}  // namespace
}  // namespace asobi::twisty
