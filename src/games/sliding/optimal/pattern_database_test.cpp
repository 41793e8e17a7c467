#include "games/sliding/optimal/pattern_database.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "base/forged_table_for_tests.hpp"
#include "base/scratch_folder_for_tests.hpp"

namespace asobi::sliding {
namespace {

// Slow and obvious: moves of pattern tiles by (cells of the tiles, cell of the blank), 0-1 breadth-first search; the
// blank's cell stands at the end of the key, or is left out if it does not matter.
std::map<std::vector<int>, int> obvious_moves(const PatternSpec& spec) {
  std::map<std::vector<int>, int> cost;  // tile cells, then the blank's
  std::vector<int> start(spec.cells.begin(), spec.cells.end());
  start.push_back(spec.goal_blank);
  std::deque<std::pair<std::vector<int>, int>> queue = {{start, 0}};
  while (!queue.empty()) {
    const auto [state, moves] = queue.front();
    queue.pop_front();
    if (!cost.emplace(state, moves).second) continue;
    for (const Slide slide : all_slides) {
      const auto next = blank_after(spec.shape, state.back(), slide);
      if (!next) continue;
      auto other = state;
      const auto tile = std::find(other.begin(), other.end() - 1, *next);
      const bool counted = tile != other.end() - 1;
      if (counted) *tile = state.back();
      other.back() = *next;
      if (counted) {
        queue.emplace_back(other, moves + 1);
      } else {
        queue.emplace_front(other, moves);
      }
    }
  }
  if (spec.aware) return cost;
  std::map<std::vector<int>, int> least;
  for (const auto& [state, moves] : cost) {
    const std::vector<int> tiles(state.begin(), state.end() - 1);
    const auto [at, isnew] = least.emplace(tiles, moves);
    if (!isnew) at->second = std::min(at->second, moves);
  }
  return least;
}

int manhattan(Shape shape, int a, int b) {
  return std::abs(shape.row(a) - shape.row(b)) + std::abs(shape.col(a) - shape.col(b));
}

void expect_like_obvious(const PatternSpec& spec, unsigned threads) {
  const PatternIndex index(spec.shape.cells(), static_cast<int>(spec.cells.size()), spec.shape.cols);
  Progress progress;
  const Regions regions(spec.shape, index, progress);
  auto made = make_pattern_table(spec, index, regions, threads, progress, {});
  ASSERT_TRUE(made);
  EXPECT_TRUE(is_sound(spec, index, regions, *made));
  const PatternDatabase database(spec, std::make_shared<PatternIndex>(index), std::make_shared<Regions>(regions),
                                 std::make_shared<const Table>(std::move(*made)));
  std::vector<std::uint64_t> census;
  const auto obvious = obvious_moves(spec);
  const auto blanks = static_cast<std::size_t>(spec.aware ? spec.shape.cells() - index.tiles() : 1);
  ASSERT_EQ(obvious.size(), placements(spec.shape.cells(), index.tiles()) * blanks);
  std::set<std::size_t> entries;
  for (const auto& [key, moves] : obvious) {
    const std::vector<int> cells(key.begin(), key.begin() + index.tiles());
    const int blank = spec.aware ? key.back() : 0;
    std::uint32_t mask = 0;
    int nearest = 0;
    std::vector<std::pair<int, std::uint8_t>> placed;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      mask |= 1u << cells[i];
      nearest += manhattan(spec.shape, cells[i], spec.cells[i]);
      placed.emplace_back(cells[i], static_cast<std::uint8_t>(i));
    }
    std::ranges::sort(placed);
    std::vector<std::uint8_t> order;
    for (const auto& [cell, tile] : placed) order.push_back(tile);
    const std::size_t entry = database.entry(mask, index.rank_order(order), blank);
    ASSERT_EQ(database.excess(entry), std::min(15, (moves - nearest) / 2)) << spec.name();
    if (!entries.insert(entry).second) continue;  // another cell of the same region
    census.resize(std::max(census.size(), static_cast<std::size_t>(moves) + 1));
    ++census[static_cast<std::size_t>(moves)];
  }
  EXPECT_EQ(database.table().census, census);
}

TEST(PatternDatabase, EveryEntryIsThatOfTheObviousSearch) {
  expect_like_obvious({{2, 2}, 3, {1}}, 1);
  expect_like_obvious({{3, 2}, 5, {0, 1, 2}}, 1);
  expect_like_obvious({{3, 2}, 0, {2, 3, 5}}, 2);
  expect_like_obvious({{3, 2}, 2, {0, 1, 4}}, 1);
  expect_like_obvious({{3, 3}, 8, {0, 1, 2, 3}}, 2);
  expect_like_obvious({{3, 3}, 4, {1, 2, 5}}, 1);
  expect_like_obvious({{4, 2}, 7, {0, 3, 6}}, 1);
  expect_like_obvious({{4, 3}, 11, {0, 4, 8}}, 1);
}

TEST(PatternDatabaseStandard, EveryEntryIsThatOfTheObviousSearch) {
  expect_like_obvious({{3, 3}, 8, {3, 4, 5, 6, 7}}, 2);
  expect_like_obvious({{4, 2}, 5, {0, 1, 2, 3, 4}}, 2);
  expect_like_obvious({{4, 3}, 11, {0, 1, 2, 3}}, 2);
  expect_like_obvious({{4, 3}, 7, {4, 6, 8, 10}}, 2);
  expect_like_obvious({{4, 4}, 15, {0, 5, 10}}, 2);
}

TEST(PatternDatabase, AwareOfTheBlankEveryEntryIsThatOfTheObviousSearch) {
  expect_like_obvious({{3, 2}, 5, {0, 1, 2}, true}, 1);
  expect_like_obvious({{3, 2}, 0, {2, 3, 5}, true}, 2);
  expect_like_obvious({{3, 3}, 8, {0, 1, 2, 3}, true}, 2);
  expect_like_obvious({{3, 3}, 4, {1, 2, 5}, true}, 1);
  expect_like_obvious({{4, 3}, 11, {0, 4, 8}, true}, 1);
}

TEST(PatternDatabaseStandard, AwareOfTheBlankEveryEntryIsThatOfTheObviousSearch) {
  expect_like_obvious({{3, 3}, 8, {3, 4, 5, 6, 7}, true}, 2);
  expect_like_obvious({{4, 3}, 11, {0, 1, 2, 3}, true}, 2);
  expect_like_obvious({{4, 3}, 7, {4, 6, 8, 10}, true}, 2);
}

TEST(PatternDatabase, IsNamedByItsCells) {
  EXPECT_EQ((PatternSpec{{4, 4}, 15, {0, 1, 2, 3, 4, 5, 6, 7}}.name()), "sliding/pattern/4x4/blank15/0-7");
  EXPECT_EQ((PatternSpec{{5, 5}, 24, {0, 1, 5, 6, 8}}.name()), "sliding/pattern/5x5/blank24/0-1,5-6,8");
  EXPECT_EQ((PatternSpec{{5, 5}, 24, {0, 1}, true}.name()), "sliding/aware/5x5/blank24/0-1");
}

void expect_forged_is_made_anew(const PatternSpec& spec) {
  const ScratchFolder folder;
  const auto made = [&](bool anew) {
    Noted noted(folder.path());
    const auto databases =
        pattern_databases(spec.shape, spec.goal_blank, {spec.cells}, spec.aware, noted.context).value();
    EXPECT_EQ(noted.made_anew(), anew);
    const auto bytes = databases[0].table().data.bytes();
    return std::vector<std::byte>(bytes.begin(), bytes.end());
  };
  const auto right = made(false);
  const auto unchanged = [](Buffer&) {};
  const auto one_more = [](Buffer& data) { data.bytes()[0] = std::byte{1}; };  // of the solved placement
  ASSERT_TRUE(forge_table(folder.path(), spec.name(), unchanged));
  EXPECT_EQ(made(false), right);
  ASSERT_TRUE(forge_zeroed_table(folder.path(), spec.name()));
  EXPECT_EQ(made(true), right);
  ASSERT_TRUE(forge_table(folder.path(), spec.name(), one_more));
  EXPECT_EQ(made(true), right);
}

TEST(PatternDatabase, ForgedIsMadeAnew) {
  expect_forged_is_made_anew({{3, 3}, 8, {0, 1, 2, 3}});
  expect_forged_is_made_anew({{3, 3}, 8, {0, 1, 2, 3}, true});
}

TEST(PatternDatabase, StopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  Progress progress(source.get_token());
  const PatternSpec spec{{4, 4}, 15, {0, 1, 2, 3, 4, 5}};
  const PatternIndex index(16, 6, 4);
  const auto made = make_pattern_table(spec, index, Regions({4, 4}, index, Progress()), 2, progress, {});
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi::sliding
