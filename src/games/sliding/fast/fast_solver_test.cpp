#include "games/sliding/fast/fast_solver.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <unordered_set>

#include <gtest/gtest.h>

#include "games/sliding/fast/line_beam.hpp"
#include "games/sliding/fast/line_guide.hpp"
#include "games/sliding/fast/polish.hpp"
#include "games/sliding/fast/short_path.hpp"

namespace asobi::sliding {
namespace {

struct Found {
  Position position;
  int distance;
};

// All positions of a small board with their distances from its goal, by plain breadth-first search.
std::vector<Found> all_positions(const Position& goal) {
  const auto key = [](const Position& p) { return std::string(p.tiles.begin(), p.tiles.end()); };
  std::unordered_set<std::string> seen = {key(goal)};
  std::vector<Found> out = {{goal, 0}};
  for (std::size_t i = 0; i < out.size(); ++i) {
    for (const Slide slide : all_slides) {
      Position next = out[i].position;
      if (!next.can(slide)) continue;
      next.slide_unchecked(slide);
      if (seen.insert(key(next)).second) out.push_back({next, out[i].distance + 1});
    }
  }
  return out;
}

Position position_of(Shape shape, const std::vector<Tile>& tiles) {
  return {shape, tiles, static_cast<int>(std::ranges::find(tiles, Tile{0}) - tiles.begin())};
}

Position shuffled_goal(Shape shape, Random& random) {
  Position goal = Position::ordered(shape);
  random.shuffle(goal.tiles);
  return position_of(shape, goal.tiles);
}

// The length of the answer, after it was replayed on the original board; -1 when it is wrong or there is none.
int solved_length(const Position& position, const Position& goal) {
  Progress progress;
  const Normal normal = normalise(position, goal);
  const auto slides = solve_fast(normal, progress);
  if (!slides || !leads_to(position, restored(normal, *slides), goal)) return -1;
  return static_cast<int>(slides->size());
}

void expect_all_shortest(const Position& goal, std::size_t positions, std::size_t stride) {
  const auto found = all_positions(goal);
  ASSERT_EQ(found.size(), positions);
  for (std::size_t i = 0; i < found.size(); i += stride) {
    ASSERT_EQ(solved_length(found[i].position, goal), found[i].distance) << tiles_text(found[i].position);
  }
}

TEST(FastSolver, SolvesAll12And360PositionsInTheFewestMoves) {
  expect_all_shortest(Position::ordered({2, 2}), 12, 1);
  expect_all_shortest(Position::paper_ordered({2, 3}), 360, 1);
  expect_all_shortest(*parse_position({3, 2}, "1 0 2 3 4 5"), 360, 1);
}

TEST(FastSolverStandard, SolvesAll20160PositionsOf2x4InTheFewestMoves) {
  expect_all_shortest(Position::ordered({2, 4}), 20160, 1);
}

TEST(FastSolverStandard, SolvesEverySeventhPositionOf3x3InTheFewestMoves) {
  expect_all_shortest(Position::ordered({3, 3}), 181440, 7);
}

TEST(FastSolverStandard, SolvesRandomPositionsOfEveryShapeWithAnyGoal) {
  Random random(3);
  for (int rows = smallest_side; rows <= largest_side; ++rows) {
    for (int cols = smallest_side; cols <= rows; ++cols) {
      const Shape shape = random.below(2) == 0 ? Shape{rows, cols} : Shape{cols, rows};
      const Position goal = shuffled_goal(shape, random);
      const Position position = random_position(goal, random);
      EXPECT_GE(solved_length(position, goal), 0) << tiles_text(position) << " to " << tiles_text(goal);
    }
  }
}

TEST(FastSolverStandard, AnswersOn4x4AreNearTheShortest) {
  // The mean of the shortest is 52.6 (Korf 1985: 53.05 for his hundred).
  Random random(4);
  const Position goal = Position::ordered({4, 4});
  int total = 0;
  for (int i = 0; i < 20; ++i) total += solved_length(random_position(goal, random), goal);
  EXPECT_GT(total, 20 * 46);
  EXPECT_LT(total, 20 * 60);
}

TEST(FastSolver, TheSolvedPositionNeedsNoMoves) {
  for (const Shape shape : {Shape{2, 2}, Shape{3, 3}, Shape{4, 4}, Shape{5, 7}, Shape{10, 10}}) {
    EXPECT_EQ(solved_length(Position::ordered(shape), Position::ordered(shape)), 0);
  }
}

TEST(FastSolver, RefusesWhatCannotBeSolved) {
  for (const Shape shape : {Shape{2, 2}, Shape{3, 3}, Shape{4, 5}, Shape{10, 10}}) {
    Position position = Position::ordered(shape);
    std::swap(position.tiles[0], position.tiles[1]);
    Progress progress;
    const auto slides = solve_fast(normalise(position, Position::ordered(shape)), progress);
    ASSERT_FALSE(slides);
    EXPECT_EQ(slides.error().code, Code::unsolvable);
  }
}

TEST(FastSolver, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Random random(5);
  const Position goal = Position::ordered({10, 10});
  const auto slides = solve_fast(normalise(random_position(goal, random), goal), progress);
  ASSERT_FALSE(slides);
  EXPECT_EQ(slides.error().code, Code::cancelled);
}

TEST(FastSolver, TheSamePositionGetsTheSameAnswer) {
  Random random(6);
  const Position goal = Position::ordered({5, 6});
  const Normal start = normalise(random_position(goal, random), goal);
  Progress progress;
  EXPECT_EQ(*solve_fast(start, progress), *solve_fast(start, progress));
}

TEST(Peel, SolvesEveryShapeInEveryOrder) {
  Random random(7);
  for (const Shape shape : {Shape{3, 3}, Shape{5, 2}, Shape{4, 4}, Shape{6, 3}, Shape{7, 5}, Shape{6, 6}}) {
    const Lattice lattice(shape);
    for (int bits = 0; bits < 8; ++bits) {
      const Position goal = shuffled_goal(shape, random);
      Normal board = normalise(random_position(goal, random), goal);
      const auto slides =
          peel(lattice, Arrangement(board), board.goal_blank, {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0});
      for (const Slide slide : slides) {
        ASSERT_TRUE(blank_after(shape, board.blank, slide));
        board.slide_unchecked(slide);
      }
      EXPECT_TRUE(board.solved()) << shape.name();
    }
  }
}

TEST(Peel, ThePlanFillsEveryCellOutsideTheCoreOnceAndNeverTheBlanks) {
  for (int rows = 2; rows <= 10; ++rows) {
    for (int cols = 2; cols <= rows; ++cols) {
      const Shape shape{rows, cols};
      for (int blank = 0; blank < shape.cells(); ++blank) {
        std::vector<int> filled;
        for (const PeelStep& step : peel_plan(shape, blank, {}, 9)) {
          filled.push_back(step.first);
          if (!step.single()) filled.push_back(step.second);
        }
        EXPECT_LE(shape.cells() - static_cast<int>(filled.size()), 9);
        EXPECT_EQ(std::ranges::count(filled, blank), 0);
        std::ranges::sort(filled);
        EXPECT_EQ(std::ranges::adjacent_find(filled), filled.end());
      }
    }
  }
}

// Where a guide is exact (a single tile anywhere; a pair within three cells of the line's end) the best move lowers its
// value by one, and elsewhere the value is still positive and bounded.
TEST(LineGuide, IsExactForSingleTilesAndNearTheEndOfTheLine) {
  const Shape shape{6, 5};
  const Lattice lattice(shape);
  Mask locked{};
  for (const PeelStep& step : peel_plan(shape, 29, {}, 9)) {
    const LineGuide guide(lattice, step, locked);
    const auto near = [&](int cell) {
      return std::abs(shape.row(cell) - shape.row(step.second)) <= 3 &&
             std::abs(shape.col(cell) - shape.col(step.second)) <= 3;
    };
    for (int code = 0; code < 30 * 30 * 30; ++code) {
      const int first = code / 900, second = code / 30 % 30, blank = code % 30;
      if (locked[first] || locked[second] || locked[blank] || blank == first || blank == second) continue;
      if ((first == second) != step.single()) continue;
      const int here = guide.moves(first, second, blank);
      EXPECT_LE(here, guide.greatest());
      EXPECT_EQ(here == 0, first == step.first && second == step.second);
      if (here == 0 || !(step.single() || (near(first) && near(second) && near(blank)))) continue;
      int best = here;
      for (const int to : lattice.next[blank]) {
        if (to < 0 || locked[to] || !(step.single() || near(to))) continue;
        best = std::min(best, guide.moves(to == first ? blank : first, to == second ? blank : second, to));
      }
      EXPECT_EQ(best, here - 1) << step.first << ' ' << step.second << ": " << first << ' ' << second << ' ' << blank;
    }
    locked[step.first] = locked[step.second] = true;
  }
}

TEST(LineBeam, ReachesTheGoalWithinItsLimitOrSaysSo) {
  Random random(8);
  const Lattice lattice({6, 5});
  const Progress progress;
  const Position goal = Position::ordered({6, 5});
  for (int i = 0; i < 5; ++i) {
    const Normal start = normalise(random_position(goal, random), goal);
    const BeamSettings settings = {.order = {}, .width = 40, .core_width = 200};
    const auto slides = line_beam(lattice, Arrangement(start), start.goal_blank, settings, progress);
    if (!slides) continue;
    Normal end = start;
    for (const Slide slide : *slides) end.slide_unchecked(slide);
    EXPECT_TRUE(end.solved());
    BeamSettings shorter = settings;
    shorter.longest = static_cast<int>(slides->size()) - 2;
    const auto again = line_beam(lattice, Arrangement(start), start.goal_blank, shorter, progress);
    EXPECT_TRUE(!again || again->size() < slides->size());
  }
}

TEST(Polish, EndsInTheSamePositionAndUndoesDetours) {
  Random random(9);
  for (const Shape shape : {Shape{3, 3}, Shape{4, 4}, Shape{7, 6}}) {
    const Lattice lattice(shape);
    Normal start = solved_normal(shape, shape.cells() - 1);
    std::vector<Slide> walk;
    for (Normal at = start; walk.size() < 200;) {
      const Slide slide = all_slides[random.below(4)];
      if (!blank_after(shape, at.blank, slide)) continue;
      at.slide_unchecked(slide);
      walk.push_back(slide);
    }
    const auto polished = polish(lattice, Arrangement(start), walk, Progress());
    EXPECT_LT(polished.size(), walk.size());
    Normal a = start, b = start;
    for (const Slide slide : walk) a.slide_unchecked(slide);
    for (const Slide slide : polished) b.slide_unchecked(slide);
    EXPECT_EQ(a, b);
    EXPECT_EQ(polish(lattice, Arrangement(start), {}, Progress()), std::vector<Slide>{});
  }
}

TEST(ShortPath, GivesUpAtItsLimitsAndKeepsOffLockedCells) {
  const Shape shape{3, 3};
  const Lattice lattice(shape);
  const Arrangement goal(solved_normal(shape, 8));
  const Position hard = *parse_position(shape, "8 6 7 2 5 4 3 0 1");  // one of the two positions at distance 31
  const Arrangement from(normalise(hard, Position::ordered(shape)));
  const std::array<bool, most_cells> free{};
  EXPECT_EQ(short_path(lattice, from, goal, free, {31, 10'000'000})->size(), 31u);
  EXPECT_FALSE(short_path(lattice, from, goal, free, {29, 10'000'000}));
  EXPECT_FALSE(short_path(lattice, from, goal, free, {31, 10}));
  std::array<bool, most_cells> locked{};
  std::ranges::fill(locked, true);
  locked[7] = locked[8] = false;
  Normal near = solved_normal(shape, 8);
  near.slide_unchecked(Slide::right);
  EXPECT_EQ(short_path(lattice, Arrangement(near), goal, locked, {9, 1000}), std::vector{Slide::left});
  locked[8] = true;
  EXPECT_FALSE(short_path(lattice, Arrangement(near), goal, locked, {9, 1000}));
}

}  // namespace
}  // namespace asobi::sliding
