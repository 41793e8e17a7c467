#include "games/gridnim/lost.hpp"

#include <numeric>
#include <unordered_set>

#include <gtest/gtest.h>

#include "games/gridnim/analysis.hpp"
#include "games/gridnim/known_lost.hpp"

namespace asobi::gridnim {
namespace {

struct LostHelp {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf, 2};
};

// Every placement, and the counts, against the plain loop, on all levels of processor that this machine has.
void compare_with_plain_lost(Size size, const LosingRule& rule) {
  SCOPED_TRACE(fmt::format("{} most {} any {} misere {}", size.name(), rule.turn.most, rule.turn.any, rule.misere));
  LostHelp help;
  const auto plain = plain_lost(size, rule);
  std::vector<std::uint64_t> by_stones(size.cells() + std::size_t{1});
  for (Mask mask = 0; mask < plain.size(); ++mask) by_stones[std::popcount(mask)] += plain[mask];
  for (const Processor processor : processors_here()) {
    const auto table = LostTable::make(size, rule, help.context, processor);
    ASSERT_TRUE(table) << table.error().message.en;
    std::size_t different = 0;
    for (Mask mask = 0; mask < plain.size(); ++mask) different += table->lost(mask) == (plain[mask] != 0) ? 0 : 1;
    EXPECT_EQ(different, 0u);
    EXPECT_EQ(table->by_stones(), by_stones);
  }
}

void compare_all_rules(Size size) {
  for (const int most : {no_limit, 1, 2, 3}) {
    for (const bool any : {false, true}) {
      if (any && std::max(size.rows, size.cols) > most_side_of_any) continue;
      for (const bool misere : {false, true}) compare_with_plain_lost(size, {Turn{most, any}.on(size), misere});
    }
  }
}

TEST(GridNimLost, EveryPlacementIsThatOfThePlainLoop) {
  for (int rows = 1; rows <= 9; ++rows) {
    for (int cols = 1; rows * cols <= 9; ++cols) compare_all_rules({rows, cols});
  }
}

// With outer rows, and so with mirror images, of every width.
TEST(GridNimLostStandard, EveryPlacementIsThatOfThePlainLoop) {
  for (const Size size : {Size{1, 14}, {7, 2}, {3, 5}, {5, 3}, {4, 3}}) compare_all_rules(size);
  for (const LosingRule& rule : {LosingRule{}, LosingRule{{no_limit, true}, true}}) {
    for (const Size size : {Size{2, 8}, {6, 3}, {4, 4}}) compare_with_plain_lost(size, rule);
  }
}

TEST(GridNimLostExtreme, EveryPlacementOfTheLargeOnesToo) {
  for (const Size size : {Size{4, 5}, {5, 5}, {4, 6}, {7, 3}, {11, 2}}) compare_with_plain_lost(size, {});
  for (const Size size : {Size{4, 4}, {5, 4}, {2, 10}}) compare_all_rules(size);
}

// A placement is lost in normal play exactly if its Grundy number is 0: the two programs have little in common.
TEST(GridNimLostStandard, AsManyAsHaveTheGrundyNumberZero) {
  LostHelp help;
  for (const Size size : {Size{4, 5}, {3, 7}, {2, 10}}) {
    const auto lost = LostTable::make(size, {}, help.context);
    const auto numbers = GrundyTable::make(size, help.context);
    ASSERT_TRUE(lost && numbers);
    const auto all = std::accumulate(lost->by_stones().begin(), lost->by_stones().end(), std::uint64_t{0});
    EXPECT_EQ(all, numbers->histogram()[0]) << size.name();
  }
}

TEST(GridNimLost, EqualForAnyNumberOfThreads) {
  LostHelp help;
  help.context.threads = 1;
  const auto one = LostTable::make({3, 6}, {}, help.context);
  help.context.threads = 7;
  const auto many = LostTable::make({6, 3}, {}, help.context);
  ASSERT_TRUE(one && many);
  EXPECT_EQ(one->by_stones(), many->by_stones());
}

TEST(GridNimLost, TooLargeBoardsAndStopsAreSaidInWords) {
  LostHelp help;
  EXPECT_EQ(LostTable::make({6, 7}, {}, help.context).error().code, Code::limit);
  std::stop_source stop;
  stop.request_stop();
  Progress stopped(stop.get_token());
  Context context{stopped, help.shelf, 2};
  EXPECT_EQ(LostTable::make({4, 5}, {}, context).error().code, Code::cancelled);
  Progress small({}, {}, 0, std::uint64_t{4} << 30);
  Context little{small, help.shelf, 2};
  EXPECT_EQ(LostTable::make({6, 6}, {}, little).error().code, Code::limit);
}

// What is said of 6x6: as many of each number of stones as other ways to count give. Two stones are lost exactly if
// they are not neighbours in a line; three that are lost are 1 ⊕ 2 nowhere, since that is not 0.
TEST(GridNimLost, WhatIsKnownIsPossible) {
  for (const LosingRule& rule : {LosingRule{}, LosingRule{{no_limit, true}, false}}) {
    const KnownLost* const known = known_lost({6, 6}, rule);
    ASSERT_NE(known, nullptr);
    ASSERT_EQ(known->by_stones.size(), 37u);
    EXPECT_EQ(known->by_stones[0], 1u);
    EXPECT_EQ(known->by_stones[1], 0u);
    EXPECT_EQ(known->by_stones[2], 36u * 35 / 2 - 60);
    EXPECT_EQ(known->by_stones[3], 0u);
    EXPECT_EQ(known->by_stones[36], 1u);  // partners of both
  }
  EXPECT_EQ(known_lost({6, 6}, {{3, false}, false}), nullptr);
  EXPECT_EQ(known_lost({5, 6}, {}), nullptr);
}

// The counts of the placements with few stones, which need nothing of those with more, by a plain search of them all.
void compare_few_stones(Size size, int most_stones) {
  for (const bool any : {false, true}) {
    for (const bool misere : {false, true}) {
      const LosingRule rule = {{no_limit, any}, misere};
      const KnownLost* const known = known_lost(size, rule);
      ASSERT_NE(known, nullptr);
      std::unordered_set<Mask> lost;
      if (!misere) lost.insert(0);
      for (int stones = 1; stones <= most_stones; ++stones) {
        const std::size_t before = lost.size();
        for (Mask mask = first_cells(stones); mask <= size.full();) {
          const auto wins = [&](const Run& run) { return lost.contains(mask & ~run.cells(size)); };
          if (std::ranges::none_of(runs_of({size, mask}, rule.turn), wins)) lost.insert(mask);
          const Mask low = mask & -mask, ripple = mask + low;  // the next one with as many stones
          mask = ripple | ((mask ^ ripple) >> 2) / low;
        }
        EXPECT_EQ(known->by_stones[static_cast<std::size_t>(stones)], lost.size() - before)
            << stones << " stones, any " << any << ", misere " << misere;
      }
    }
  }
}

TEST(GridNimLostStandard, WhatIsKnownOfFewStones) { compare_few_stones({6, 6}, 4); }
TEST(GridNimLostExtreme, WhatIsKnownOfFewStones) { compare_few_stones({6, 6}, 6); }

// 4.5 GiB and minutes each. Against a search from the placement itself, which knows parts and shapes and no such table.
void count_six_by_six(const LosingRule& rule, int trials, bool sparse) {
  LostHelp help;
  const Size size = {6, 6};
  const auto table = LostTable::make(size, rule, help.context);
  ASSERT_TRUE(table) << table.error().message.en;
  EXPECT_TRUE(std::ranges::equal(table->by_stones(), known_lost(size, rule)->by_stones));
  Random random(6);
  for (int i = 0; i < trials; ++i) {
    Position position = random_position(size, random);
    if (sparse) position.stones &= random.next();
    const auto searched = rule.misere ? analyze_misere(position, help.context, usual_shapes, rule.turn)
                                      : analyze(position, help.context, usual_shapes, rule.turn);
    ASSERT_TRUE(searched) << position_text(position);
    ASSERT_EQ(table->lost(position.stones), !searched->wins) << position_text(position);
  }
}

TEST(GridNimLostExtreme, SixBySix) { count_six_by_six({}, 2'000, false); }
TEST(GridNimLostExtreme, SixBySixMisere) { count_six_by_six({{}, true}, 200, true); }
TEST(GridNimLostExtreme, SixBySixAny) { count_six_by_six({{no_limit, true}, false}, 500, true); }
TEST(GridNimLostExtreme, SixBySixAnyMisere) { count_six_by_six({{no_limit, true}, true}, 200, true); }

}  // namespace
}  // namespace asobi::gridnim
