// The method short on the puzzle itself: solutions are replayed there. Tables of the 3x3x3 take seconds: Extreme.
#include "games/twisty/methods/methods.hpp"

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "games/twisty/model/models_for_tests.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/solve/big_cube/methods.hpp"

namespace asobi::twisty::big_cube {
namespace {

State mixed_state(const Model& model, const Mover& mover, Random& random) {
  State out = mover.solved();
  const auto layers = static_cast<std::uint64_t>(model.puzzle.axes()[0].layer_count());
  for (std::uint64_t i = 0; i < 20 * layers; ++i) {
    const int layer = static_cast<int>(random.below(layers));
    mover.apply(out, {model.puzzle.axes()[random.below(3)].axis, layer, layer, 1 + static_cast<int>(random.below(3))});
  }
  return out;
}

TEST(BigCubeMethod, IsForFourToAHundredLayers) {
  Progress progress;
  const Method method = big_cube_methods()[0];
  for (const char* name : {"cube-face-4", "cube-face-5", "cube-face-40", "cube-face-100"}) {
    EXPECT_TRUE(method.fits(model_named(name), progress)) << name;
  }
  for (const char* name : {"rubik", "cube-face-2", "megaminx", "skewb"})
    EXPECT_FALSE(method.fits(model_named(name), progress));
  EXPECT_NE(method.fits(model_named("rubik"), progress).error().message.en.find("twophase"), std::string::npos);
  EXPECT_NE(method.fits(model_named("2x2x2"), progress).error().message.en.find("table"), std::string::npos);
}

TEST(BigCubeMethodExtreme, SolvesEverySize) {
  const Method method = big_cube_methods()[0];
  Random random(1);
  Quiet quiet;
  for (int size = 4; size <= 11; ++size) {
    const Model model = model_named(fmt::format("cube-face-{}", size));
    const Mover mover(model.puzzle);
    const auto solver = method.make(model, {}, quiet.context).value();
    for (int trial = 0; trial < 3; ++trial) {
      const State state = mixed_state(model, mover, random);
      const auto solution = solve_and_replay(method, *solver, mover, state, quiet.progress);
      ASSERT_TRUE(solution) << size << ": " << solution.error().message.en;
      EXPECT_EQ(count(model.puzzle, solution->turns).half, static_cast<int>(solution->turns.size()));
      ASSERT_EQ(solution->phases.size(), 3u);
      EXPECT_EQ(solution->phases[0].from, 0u);
      EXPECT_EQ(solution->phases[2].to, solution->turns.size());
    }
    const auto nothing = solver->solve(mover.solved(), quiet.progress);
    ASSERT_TRUE(nothing);
    EXPECT_TRUE(nothing->turns.empty());
  }
}

// From one of the sides it gets shorter; how many of them are tried depends on the length.
TEST(BigCubeMethodExtreme, LooksLongerForALength) {
  const Method method = big_cube_methods()[0];
  Random random(3);
  Quiet quiet;
  const Model model = model_named("cube-face-4");
  const Mover mover(model.puzzle);
  const State state = mixed_state(model, mover, random);
  const auto turns = [&](int length) {
    const auto solver = method.make(model, {.length = length}, quiet.context).value();
    return solve_and_replay(method, *solver, mover, state, quiet.progress).value().turns.size();
  };
  const std::size_t first = turns(0);
  EXPECT_EQ(turns(static_cast<int>(first)), first);
  EXPECT_LT(turns(1), first);
}

TEST(BigCubeMethodExtreme, RefusesWhatNoTurnsReach) {
  const Method method = big_cube_methods()[0];
  Quiet quiet;
  for (const char* name : {"cube-face-4", "cube-face-7"}) {
    const Model model = model_named(name);
    const Mover mover(model.puzzle);
    const auto solver = method.make(model, {}, quiet.context).value();
    // Two stickers that look different are exchanged, whichever they are.
    for (int other = 1; other < model.puzzle.sticker_count(); ++other) {
      if (model.puzzle.face_of(other) == model.puzzle.face_of(0) || model.puzzle.is_middle(other)) continue;
      State state = mover.solved();
      std::swap(state.at[0], state.at[static_cast<std::size_t>(other)]);
      const auto solution = solver->solve(state, quiet.progress);
      ASSERT_FALSE(solution) << name << " " << other;
      EXPECT_EQ(solution.error().code, Code::unsolvable) << solution.error().message.en;
    }
  }
}

}  // namespace
}  // namespace asobi::twisty::big_cube
