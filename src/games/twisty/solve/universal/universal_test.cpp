// The universal method: every kind of puzzle, every way to hold it, and states that turns cannot reach.
#include "games/twisty/solve/universal/universal.hpp"

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "games/twisty/methods/methods.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/puzzle/scramble.hpp"

namespace asobi::twisty {
namespace {

struct UniversalDesk {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf, 1};
  Method method = universal_methods()[0];
  Model model;
  Mover mover;
  std::unique_ptr<Solver> solver;

  explicit UniversalDesk(const char* name)
      : model(Model::make(name).value()), mover(model.puzzle), solver(method.make(model, {}, context).value()) {}

  State scrambled(std::uint64_t seed) const {
    Random random(seed);
    State out = mover.solved();
    mover.apply(
        out, random_turns(model.puzzle, model.named.turning, usual_turns(model.puzzle, model.named.turning), random));
    return out;
  }
  Result<Solution> solve(const State& state) { return solve_and_replay(method, *solver, mover, state, progress); }
};

void expect_solved(const char* name, std::uint64_t seeds = 1) {
  UniversalDesk desk(name);
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const auto solution = desk.solve(desk.scrambled(seed));
    EXPECT_TRUE(solution) << name << ": " << (solution ? "" : solution.error().message.en);
  }
}

TEST(UniversalCasesStandard, SolvesSmallPuzzles) {
  for (const char* name : {"cube-face-2", "dino", "tetra-edge-2", "octa-face-2"}) expect_solved(name);
}

TEST(UniversalCasesStandard, NeedsNoTurnsForASolvedPuzzleHoweverItIsHeld) {
  for (const char* name : {"cube-face-3", "dino"}) {
    UniversalDesk desk(name);
    for (int axis = 0; axis < static_cast<int>(desk.model.puzzle.solid().axes().size()); ++axis) {
      State state = desk.mover.solved();
      desk.mover.apply(state, whole(desk.model.puzzle, axis));
      const auto solution = desk.solve(state);
      ASSERT_TRUE(solution) << name << " " << axis;
      EXPECT_EQ(count(desk.model.puzzle, solution->turns).half, 0) << name << " " << axis;
    }
  }
}

// The stickers of a piece, each moved to the next place.
State with_twisted_piece(const UniversalDesk& desk, std::size_t stickers) {
  State state = desk.mover.solved();
  const Puzzle& puzzle = desk.model.puzzle;
  for (int p = 0; p < puzzle.piece_count(); ++p) {
    const auto own = puzzle.stickers_of(p);
    if (own.size() != stickers) continue;
    const Point last = state.at[own[stickers - 1]];
    for (std::size_t i = stickers - 1; i > 0; --i) state.at[own[i]] = state.at[own[i - 1]];
    state.at[own[0]] = last;
    break;
  }
  return state;
}

TEST(UniversalCasesStandard, RefusesATwistedCorner) {
  UniversalDesk desk("cube-face-3");
  const auto solution = desk.solve(with_twisted_piece(desk, 3));
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error().code, Code::unsolvable);
  EXPECT_NE(solution.error().message.en.find("twist"), std::string::npos) << solution.error().message.en;
}

TEST(UniversalCasesStandard, RefusesAFlippedEdge) {
  UniversalDesk desk("cube-face-3");
  const auto solution = desk.solve(with_twisted_piece(desk, 2));
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error().code, Code::unsolvable);
  EXPECT_NE(solution.error().message.en.find("twist"), std::string::npos) << solution.error().message.en;
}

TEST(UniversalCasesStandard, RefusesTwoEdgesThatChangedPlaces) {
  UniversalDesk desk("cube-face-3");
  State state = desk.mover.solved();
  const Puzzle& puzzle = desk.model.puzzle;
  std::vector<int> edges;
  for (int p = 0; p < puzzle.piece_count(); ++p) {
    if (puzzle.stickers_of(p).size() == 2) edges.push_back(p);
  }
  for (std::size_t i = 0; i < 2; ++i) {
    std::swap(state.at[puzzle.stickers_of(edges[0])[i]], state.at[puzzle.stickers_of(edges[1])[i]]);
  }
  const auto solution = desk.solve(state);
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error().code, Code::unsolvable);
  EXPECT_NE(solution.error().message.en.find("odd"), std::string::npos) << solution.error().message.en;
}

TEST(UniversalCasesStandard, RefusesAPieceThatCannotBeThere) {
  UniversalDesk desk("cube-face-3");
  State state = desk.mover.solved();
  std::swap(state.at[0], state.at[1]);
  const auto solution = desk.solve(state);
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error().code, Code::unsolvable);
}

// 15.1: each of the 64 pieces in its own place, also those that look alike.
TEST(UniversalCasesStandard, EveryPieceOfASolidCubeComesHome) {
  Quiet quiet;
  const Method method = universal_methods()[1];
  const Model model = Model::make("cube-solid-4").value();
  ASSERT_TRUE(method.to_marks && method.fits(model, quiet.progress));
  EXPECT_FALSE(method.fits(Model::make("cube-solid-5").value(), quiet.progress));
  EXPECT_FALSE(method.fits(Model::make("cube-face-4").value(), quiet.progress));
  const auto solver = method.make(model, {}, quiet.context);
  ASSERT_TRUE(solver) << solver.error().message.en;
  const Mover mover(model.puzzle);
  Random random(4);
  State state = mover.solved();
  mover.apply(state, scramble(model.puzzle, random));
  const auto solution = (*solver)->solve(state, quiet.progress);
  ASSERT_TRUE(solution) << solution.error().message.en;
  mover.apply(state, solution->turns);
  EXPECT_TRUE(mover.is_oriented_solved(state));
}

TEST(Universal, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Shelf shelf;
  Context context{progress, shelf, 1};
  const Model model = Model::make("megaminx").value();
  const auto solver = universal_methods()[0].make(model, {}, context);
  ASSERT_FALSE(solver);
  EXPECT_EQ(solver.error().code, Code::cancelled);
}

class UniversalStandard : public testing::TestWithParam<const char*> {};
TEST_P(UniversalStandard, Solves) { expect_solved(GetParam(), 2); }
INSTANTIATE_TEST_SUITE_P(Families, UniversalStandard,
                         testing::Values("cube-face-3", "cube-face-4", "cube-face-5", "2x2x2 + dino", "octa-edge-2",
                                         "skewb", "cube-vertex1-2", "cube-vertex2-2", "cube-edge-1", "pyraminx",
                                         "tetra-edge-3", "octa-face-3", "octa-vertex-2", "icosa-vertex-1",
                                         "cube-solid-3", "cube-solid-4", "cube-solid-5"));

class UniversalExtreme : public testing::TestWithParam<const char*> {};
TEST_P(UniversalExtreme, Solves) { expect_solved(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Families, UniversalExtreme,
                         testing::Values("cube-edge-odd-3", "octa-edge-3", "dodeca-edge", "megaminx", "dodeca-face1",
                                         "dodeca-face2", "dodeca-vertex", "dodeca-face-vertices", "dodeca-face-centres",
                                         "icosa-face", "icosa-edge", "icosa-vertex-2", "icosa-vertex-5", "gigaminx",
                                         "cube-solid-6", "cube-solid-7", "cube-solid-10"));

}  // namespace
}  // namespace asobi::twisty
