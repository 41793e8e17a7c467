#include "games/gridnim/shape.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "games/gridnim/shape_memo.hpp"

namespace asobi::gridnim {
namespace {

// Slow and obvious: joins neighbours until nothing changes.
std::set<Mask> joined(const Position& position) {
  const Size size = position.size;
  std::vector<int> label(size.cells());
  for (int cell = 0; cell < size.cells(); ++cell) label[cell] = cell;
  for (bool changed = true; changed;) {
    changed = false;
    for (int a = 0; a < size.cells(); ++a) {
      for (int b = 0; b < size.cells(); ++b) {
        const int steps = std::abs(size.row(a) - size.row(b)) + std::abs(size.col(a) - size.col(b));
        const bool stones = (position.stones >> a & position.stones >> b & 1) != 0;
        if (steps == 1 && stones && label[a] < label[b]) {
          label[b] = label[a];
          changed = true;
        }
      }
    }
  }
  std::set<Mask> out;
  for (int a = 0; a < size.cells(); ++a) {
    Mask part = 0;
    for (int b = 0; b < size.cells(); ++b) {
      if ((position.stones >> b & 1) != 0 && label[b] == label[a]) part |= Mask{1} << b;
    }
    if ((position.stones >> a & 1) != 0) out.insert(part);
  }
  return out;
}

TEST(GridNimShape, ComponentsAreWhatNeighboursJoin) {
  for (const Size size : {Size{3, 3}, {2, 4}, {1, 6}, {6, 1}}) {
    for (Mask stones = 0; stones <= size.full(); ++stones) {
      const auto parts = components({size, stones});
      EXPECT_EQ(std::set<Mask>(parts.begin(), parts.end()), joined({size, stones})) << size.name() << " " << stones;
    }
  }
  EXPECT_EQ(components({{8, 8}, ~Mask{0}}), (std::vector<Mask>{~Mask{0}}));
  EXPECT_EQ(components({{1, 64}, ~Mask{0}}), (std::vector<Mask>{~Mask{0}}));
  EXPECT_EQ(components({{64, 1}, ~Mask{0}}), (std::vector<Mask>{~Mask{0}}));
}

TEST(GridNimShape, ACornerIsTheSameWhereverAndHoweverItLies) {
  std::set<std::pair<std::string, Mask>> seen;
  for (const char* text : {"11/10", "11/01", "10/11", "01/11", "0000/0110/0100", "00000/00000/00010/00011"}) {
    const auto position = parse_position(text);
    const Shape shape = canonical(cut_out(position->size, position->stones));
    seen.insert({shape.size.name(), shape.cells});
  }
  EXPECT_EQ(seen.size(), 1u);
}

// Counts of free polyominoes (OEIS A000105): one canonical shape each.
TEST(GridNimShape, CanonicalShapesOfFixedSizeAreTheFreePolyominoes) {
  std::set<std::pair<std::string, Mask>> shapes;
  const Size size = {5, 5};
  const Grid grid(size);
  for (Mask stones = 1; stones <= size.full(); ++stones) {
    if (std::popcount(stones) != 5 || grid.first_component(stones) != stones) continue;
    const Shape shape = canonical(cut_out(size, stones));
    shapes.insert({shape.size.name(), shape.cells});
  }
  EXPECT_EQ(shapes.size(), 12u);
}

TEST(GridNimShape, HalfTurn) {
  EXPECT_EQ(half_turn({2, 3}, 0b000'011), Mask{0b110'000});
  EXPECT_EQ(half_turn({8, 8}, 1), Mask{1} << 63);
  EXPECT_EQ(half_turn({1, 1}, 1), Mask{1});
}

TEST(GridNimShape, TheMemoKeepsWhatItWasTold) {
  ShapeMemo memo;
  const auto told = [](Mask cells) {
    Knowledge out;
    out.exclude(static_cast<int>(cells % 70));
    if (cells % 3 == 0) out.grundy = static_cast<std::uint8_t>(cells % 61);
    return out;
  };
  for (Mask cells = 1; cells <= 20'000; ++cells) memo.keep({{2, 10}, cells}, told(cells));
  EXPECT_EQ(memo.size(), 20'000u);
  for (Mask cells = 1; cells <= 20'000; ++cells) {
    ASSERT_EQ(memo.find({{2, 10}, cells}), told(cells));
    ASSERT_EQ(memo.find({{4, 5}, cells}), Knowledge());
  }
}

}  // namespace
}  // namespace asobi::gridnim
