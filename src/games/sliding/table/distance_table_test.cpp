#include "games/sliding/table/distance_table.hpp"

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <stop_token>

#include <gtest/gtest.h>
#include <unistd.h>

#include "base/forged_table_for_tests.hpp"
#include "games/sliding/table/distance_search.hpp"
#include "solve/census.hpp"

namespace asobi::sliding {
namespace {

using Counts = std::vector<std::uint64_t>;

// The plain puzzle, four bits a cell: what is on it, by the cell where it belongs.
struct Plain {
  using State = std::uint64_t;
  using Move = Slide;
  Shape shape;
  int goal_blank;

  static int at(State state, int cell) { return static_cast<int>(state >> (4 * cell) & 15); }
  int blank(State state) const {
    int cell = 0;
    while (at(state, cell) != goal_blank) ++cell;
    return cell;
  }
  State start() const {
    State out = 0;
    for (int cell = 0; cell < shape.cells(); ++cell) out |= static_cast<State>(cell) << (4 * cell);
    return out;
  }
  void moves(State state, std::vector<Move>& out) const {
    const int from = blank(state);
    for (const Slide slide : all_slides) {
      if (blank_after(shape, from, slide)) out.push_back(slide);
    }
  }
  State after(State state, Move move) const {
    const int from = blank(state);
    const int to = *blank_after(shape, from, move);
    const State change = static_cast<State>(goal_blank ^ at(state, to));
    return state ^ change << (4 * from) ^ change << (4 * to);
  }
  State key(State state) const { return state; }

  Normal normal(State state) const {
    Normal out = solved_normal(shape, goal_blank);
    for (int cell = 0; cell < shape.cells(); ++cell) out.home[cell] = static_cast<Cell>(at(state, cell));
    out.blank = blank(state);
    return out;
  }
};

// The same with all cells! permutations numbered, so that a bit each is enough for the largest boards.
struct PlainRanked : Plain {
  std::uint64_t size() const { return factorial(); }
  std::uint64_t factorial() const {
    std::uint64_t out = 1;
    for (int i = 2; i <= shape.cells(); ++i) out *= i;
    return out;
  }
  std::uint64_t rank(State state) const {
    std::uint64_t out = 0;
    for (int i = 0; i < shape.cells(); ++i) {
      int smaller = 0;
      for (int j = i + 1; j < shape.cells(); ++j) smaller += at(state, j) < at(state, i) ? 1 : 0;
      out = out * (shape.cells() - i) + smaller;
    }
    return out;
  }
  State unrank(std::uint64_t) const { return start(); }
};

struct Bench {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf, 2, Lang::en};
};

// Every shortest first move from every position. By induction from the goal, every distance is then right as well.
void expect_all_right(Shape shape, int goal_blank) {
  Bench bench;
  const auto table = distance_table(shape, goal_blank, bench.context);
  ASSERT_TRUE(table) << table.error().message.en;
  const PlainRanked plain{{shape, goal_blank}};
  std::vector<std::int8_t> distances(plain.size());
  std::vector<Plain::State> states;
  const auto visit = [&](Plain::State state, int distance) {
    distances[plain.rank(state)] = static_cast<std::int8_t>(distance);
    states.push_back(state);
  };
  ASSERT_TRUE(breadth_first(plain, visit, bench.progress));
  Counts counts(table->census().size());
  std::vector<Slide> moves, expected;
  for (const Plain::State state : states) {
    const int distance = distances[plain.rank(state)];
    ASSERT_LE(distance, table->diameter());
    ++counts[distance];
    moves.clear();
    expected.clear();
    plain.moves(state, moves);
    for (const Slide slide : moves) {
      if (distances[plain.rank(plain.after(state, slide))] < distance) expected.push_back(slide);
    }
    ASSERT_EQ(*table->best_slides(plain.normal(state)), expected);
  }
  EXPECT_EQ(counts, table->census());
}

TEST(DistanceTable, EveryPositionOfTheSmallestBoardsIsRight) {
  for (const Shape shape : {Shape{2, 2}, Shape{3, 2}}) {
    for (int blank = 0; blank < shape.cells(); ++blank) expect_all_right(shape, blank);
  }
  expect_all_right({4, 2}, 7);
}

TEST(DistanceTableStandard, EveryPositionOfTwoByFourIsRight) {
  for (int blank = 0; blank < 8; ++blank) expect_all_right({4, 2}, blank);
}

TEST(DistanceTableStandard, EveryPositionOfThreeByThreeIsRight) {
  for (int blank = 0; blank < 9; ++blank) expect_all_right({3, 3}, blank);
}

TEST(DistanceTableStandard, EveryPositionOfTwoByFiveIsRight) { expect_all_right({5, 2}, 9); }

TEST(DistanceTable, SolutionsAreAsLongAsTheDistanceAndSolve) {
  Bench bench;
  const auto table = distance_table({3, 3}, 8, bench.context);
  ASSERT_TRUE(table);
  const Plain plain{{3, 3}, 8};
  int visits = 0;
  const auto visit = [&](Plain::State state, int distance) {
    if (++visits % 101 != 0) return;
    Normal normal = plain.normal(state);
    EXPECT_EQ(*table->distance(normal), distance);
    const auto slides = *table->solve(normal);
    EXPECT_EQ(static_cast<int>(slides.size()), distance);
    for (const Slide slide : slides) normal.slide_unchecked(slide);
    EXPECT_TRUE(normal.solved());
  };
  ASSERT_TRUE(breadth_first(plain, visit, bench.progress));
  EXPECT_TRUE(table->solve(plain.normal(plain.start()))->empty());
  EXPECT_TRUE(table->best_slides(plain.normal(plain.start()))->empty());
}

TEST(DistanceTable, KnownCensuses) {
  Bench bench;
  EXPECT_EQ(distance_table({2, 2}, 3, bench.context)->census(), (Counts{1, 2, 2, 2, 2, 2, 1}));
  EXPECT_EQ(distance_table({3, 2}, 5, bench.context)->diameter(), 21);
  EXPECT_EQ(distance_table({4, 2}, 7, bench.context)->diameter(), 36);
  EXPECT_EQ(distance_table({5, 2}, 9, bench.context)->diameter(), 55);
  // OEIS A089473.
  EXPECT_EQ(
      distance_table({3, 3}, 8, bench.context)->census(),
      (Counts{1,    2,    4,    8,     16,    20,    39,    62,    116,   152,   286,   396,  748,  1024, 1893, 2512,
              4485, 5638, 9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760,  221,  2}));
}

TEST(DistanceTable, FarthestPositionsAreAtTheDiameter) {
  Bench bench;
  for (const int blank : {8, 7, 4}) {
    const auto table = distance_table({3, 3}, blank, bench.context);
    const auto farthest = table->farthest();
    EXPECT_EQ(farthest.size(), table->census().back());
    for (const Normal& normal : farthest) {
      EXPECT_EQ(*table->distance(normal), table->diameter());
      EXPECT_EQ(std::ranges::count(farthest, normal), 1);
    }
  }
}

Code refusal(Shape shape, int goal_blank) {
  Bench bench;
  const auto table = distance_table(shape, goal_blank, bench.context);
  EXPECT_FALSE(table);
  return table ? Code::internal : table.error().code;
}

TEST(DistanceTable, RefusesBoardsThatAreTooLargeOrNotNormal) {
  EXPECT_EQ(refusal({7, 2}, 13), Code::limit);
  EXPECT_EQ(refusal({10, 10}, 99), Code::limit);
  EXPECT_EQ(refusal({2, 3}, 5), Code::invalid);
  EXPECT_EQ(refusal({12, 1}, 0), Code::invalid);
  EXPECT_EQ(refusal({3, 3}, 9), Code::invalid);
  EXPECT_EQ(refusal({3, 3}, -1), Code::invalid);
}

TEST(DistanceTable, RefusesUnsolvableAndForeignPositions) {
  Bench bench;
  const auto table = distance_table({3, 3}, 8, bench.context);
  Normal normal = solved_normal({3, 3}, 8);
  std::swap(normal.home[0], normal.home[1]);
  EXPECT_EQ(table->solve(normal).error().code, Code::unsolvable);
  EXPECT_EQ(table->distance(normal).error().code, Code::unsolvable);
  EXPECT_EQ(table->best_slides(normal).error().code, Code::unsolvable);
  EXPECT_EQ(table->solve(solved_normal({3, 3}, 4)).error().code, Code::invalid);
  EXPECT_EQ(table->solve(solved_normal({3, 2}, 5)).error().code, Code::invalid);
}

TEST(DistanceTable, StopsAndCanBeAskedAgain) {
  std::stop_source stop;
  Progress stopped(stop.get_token(), [&](const Report&) { stop.request_stop(); });
  Shelf shelf;
  Context context{stopped, shelf};
  const auto cancelled = distance_table({5, 2}, 9, context);
  ASSERT_FALSE(cancelled);
  EXPECT_EQ(cancelled.error().code, Code::cancelled);
  Progress progress;
  Context again{progress, shelf};
  EXPECT_TRUE(distance_table({5, 2}, 9, again));
}

class DistanceTableOnDisk : public testing::Test {
 protected:
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("asobi_distance_table_" + std::to_string(::getpid()));
  int notes = 0;
  int stages = 0;
  Progress progress{{}, [this](const Report& report) { ++(report.note ? notes : stages); }};

  void SetUp() override { std::filesystem::create_directories(folder); }
  void TearDown() override { std::filesystem::remove_all(folder); }

  Counts census() {
    Shelf shelf(folder);
    Context context{progress, shelf};
    const auto table = distance_table({3, 3}, 8, context);
    return table ? table->census() : Counts{};
  }
};

TEST_F(DistanceTableOnDisk, IsKept) {
  const Counts made = census();
  EXPECT_GT(stages, 0);
  stages = 0;
  EXPECT_EQ(census(), made);
  EXPECT_EQ(stages, 0);
  EXPECT_EQ(notes, 0);
}

TEST_F(DistanceTableOnDisk, IsMadeAnewIfAnotherGoalStandsInItsPlace) {
  Table other = *search_distances({3, 3}, 4, 1, progress);
  other.name = "sliding/distance/3x3/blank8";
  ASSERT_TRUE(save_table(Shelf(folder).path_of(other.name), other, progress));
  EXPECT_EQ(census().size(), 32u);
  EXPECT_EQ(notes, 1);
}

TEST_F(DistanceTableOnDisk, IsMadeAnewIfItsContentsAreForged) {
  const std::string name = "sliding/distance/3x3/blank8";
  const Counts made = census();
  ASSERT_TRUE(forge_zeroed_table(folder, name));
  EXPECT_EQ(census(), made);
  EXPECT_EQ(notes, 1);
  ASSERT_TRUE(forge_table(folder, name, [](Buffer& data) { data.bytes()[99] ^= std::byte{1}; }));
  EXPECT_EQ(census(), made);
  EXPECT_EQ(notes, 2);
}

// Every level of processor that this machine has.
void expect_one_table(Shape shape, int goal_blank) {
  Progress progress;
  const auto plain = search_distances(shape, goal_blank, 1, progress, Processor::plain);
  for (const Processor processor : processors_here()) {
    const auto other = search_distances(shape, goal_blank, 2, progress, processor);
    EXPECT_EQ(other->census, plain->census);
    EXPECT_TRUE(std::ranges::equal(other->data.bytes(), plain->data.bytes()));
  }
}

TEST(DistanceTable, IsTheSameForAllProcessors) {
  for (const Shape shape : {Shape{2, 2}, {3, 2}, {4, 2}, {3, 3}}) expect_one_table(shape, shape.cells() - 1);
}

TEST(DistanceTableStandard, IsTheSameForAllProcessors) { expect_one_table({5, 2}, 9); }

// Twelve cells: the tables know their own diameters, and refuse a wrong one.
TEST(DistanceTableStandard, ThreeByFourOnOneThreadAndTwo) {
  Bench bench;
  const auto table = distance_table({4, 3}, 11, bench.context);
  ASSERT_TRUE(table) << table.error().message.en;
  EXPECT_EQ(std::accumulate(table->census().begin(), table->census().end(), std::uint64_t{0}), 239'500'800u);
  EXPECT_EQ(table->diameter(), 53);
  EXPECT_EQ(table->farthest().size(), 18u);
  for (const Normal& normal : table->farthest()) EXPECT_EQ(*table->distance(normal), 53);
  const auto one = search_distances({4, 3}, 11, 1, bench.progress);
  const auto two = search_distances({4, 3}, 11, 2, bench.progress);
  EXPECT_EQ(one->census, table->census());
  EXPECT_TRUE(std::ranges::equal(one->data.bytes(), two->data.bytes()));
}

TEST(DistanceTableStandard, TwoBySix) {
  Bench bench;
  const auto table = distance_table({6, 2}, 11, bench.context);
  ASSERT_TRUE(table) << table.error().message.en;
  EXPECT_EQ(table->diameter(), 80);
  for (const Normal& normal : table->farthest()) EXPECT_EQ(*table->distance(normal), 80);
}

struct Goal {
  Shape shape;
  int blank;
};

class DistanceTableExtreme : public testing::TestWithParam<Goal> {};

TEST_P(DistanceTableExtreme, CensusIsThatOfThePlainSearch) {
  Bench bench;
  const auto [shape, blank] = GetParam();
  const auto table = distance_table(shape, blank, bench.context);
  ASSERT_TRUE(table);
  EXPECT_EQ(table->census(), *census(PlainRanked{{shape, blank}}, bench.progress));
}

INSTANTIATE_TEST_SUITE_P(TwelveCells, DistanceTableExtreme,
                         testing::Values(Goal{{4, 3}, 11}, Goal{{4, 3}, 10}, Goal{{4, 3}, 8}, Goal{{4, 3}, 7},
                                         Goal{{6, 2}, 11}, Goal{{6, 2}, 9}, Goal{{6, 2}, 7}));

}  // namespace
}  // namespace asobi::sliding
