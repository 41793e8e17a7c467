#include "games/twisty/paper/tables.hpp"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "games/twisty/paper/formula.hpp"

namespace asobi::twisty::paper {
namespace {

TEST(TwistyPaperFormula, Values) {
  EXPECT_EQ(evaluate("3(6N-1-L)", 2, 9), 6);
  EXPECT_EQ(evaluate("N(N+1)/2", 5), 15);
  EXPECT_EQ(evaluate("(N-2)^2", 10), 64);
  EXPECT_EQ(evaluate("N(N-1)/2+3(N-1)", 4), 15);
  EXPECT_EQ(evaluate("2-3N", 2), -4);
  EXPECT_EQ(evaluate("12", 0), 12);
}

TEST(TwistyPaperTablesStandard, TheCorrectedTablesCountEveryLayerOfEveryPuzzle) {
  for (const PaperTable& table : paper_tables()) {
    const auto family = std::ranges::find(families(), table.family, &Family::name);
    for (int n = family->in_paper.first; n <= family->in_paper.last; ++n) {
      const auto lines = compare(table, n);
      ASSERT_TRUE(lines) << table.id;
      for (const TableLine& line : *lines) {
        EXPECT_EQ(line.formula, line.counted) << table.id << " N=" << n << " L=" << line.layer;
      }
    }
  }
}

// Which of the tables are right as printed, and how many layers of the whole range the others get wrong.
TEST(TwistyPaperTablesStandard, WhatIsPrintedWrong) {
  std::map<std::string_view, int> wrong;
  for (const PaperTable& table : paper_tables()) {
    const auto family = std::ranges::find(families(), table.family, &Family::name);
    int& count = wrong[table.id];
    for (int n = family->in_paper.first; n <= family->in_paper.last; ++n) {
      const auto lines = compare(table, n);
      count += static_cast<int>(std::ranges::count_if(*lines, [](const auto& l) { return !l.print_is_right(); }));
    }
    EXPECT_EQ(count == 0, table.corrected.empty()) << table.id;
  }
  EXPECT_EQ(wrong.at("4.1"), 55);  // N layers for each N from 1 to 10
  EXPECT_EQ(wrong.at("5.1"), 29);  // without a row: 4N-6, 4N-2, 6N-10 and 6N-8, where they exist
  EXPECT_EQ(wrong.at("6.2"), 55);  // N layers
  EXPECT_EQ(wrong.at("7.1"), 36);  // N - 2 layers
  EXPECT_EQ(wrong.at("9.1"), 18);  // two layers
  EXPECT_EQ(wrong.at("10.1"), 9);  // the layer N-1 has two rows
}

TEST(TwistyPaperTables, SomeLinesByHand) {
  const auto& table = *std::ranges::find(paper_tables(), "7.1", &PaperTable::id);
  const auto lines = compare(table, 3);
  ASSERT_TRUE(lines);
  ASSERT_EQ(lines->size(), 3u);
  EXPECT_EQ((*lines)[1].counted, (std::vector{3, 1, 4}));  // Pyraminx: three edges and the piece under the tip
  EXPECT_EQ((*lines)[1].printed, (std::vector{3, 3, 6}));
  EXPECT_TRUE((*lines)[0].print_is_right());
}

}  // namespace
}  // namespace asobi::twisty::paper
