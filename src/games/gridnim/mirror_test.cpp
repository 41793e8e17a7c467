#include "games/gridnim/mirror.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/gridnim/shape.hpp"
#include "games/gridnim/table.hpp"

namespace asobi::gridnim {
namespace {

bool holds_two_partners(const Position& position, const Mirror& mirror, const gridnim::Run& run) {
  const Mask cells = run.cells(position.size);
  for (Mask left = cells; left != 0; left &= left - 1) {
    if ((cells >> mirror.partner(position.size, std::countr_zero(left)) & 1) != 0) return true;
  }
  return false;
}

// Every promise of the method on one placement, move by move.
void replay(const Position& position, const Mirror& mirror) {
  Position lost = position;
  if (mirror.first_move) {
    const auto runs = runs_of(position);
    ASSERT_NE(std::ranges::find(runs, *mirror.first_move), runs.end());
    lost = without(position, *mirror.first_move);
  }
  for (const auto& [a, b] : mirror.pairs) {
    ASSERT_TRUE((position.stones >> a & 1) != 0 && (position.stones >> b & 1) != 0);
    ASSERT_EQ(mirror.partner(position.size, b), a);
  }
  for (const gridnim::Run& run : runs_of(lost)) {
    ASSERT_FALSE(holds_two_partners(lost, mirror, run)) << position_text(position) << " " << run_name(run);
    const Position after = without(lost, run);
    const auto legal = runs_of(after);
    const Run answer = mirror.answer(run);
    ASSERT_NE(std::ranges::find(legal, answer), legal.end()) << position_text(position) << " " << run_name(run);
    ASSERT_TRUE(lost_by_mirror(without(after, answer)));
  }
}

// All placements with point symmetry whose smallest rectangle is `box`.
template <class Visit>
void each_symmetric(Size box, const Visit& visit) {
  for (Mask half = 0; half < Mask{1} << (box.cells() + 1) / 2; ++half) {
    const Position position = {box, half | half_turn(box, half)};
    const auto mirror = mirror_method(position);
    if (mirror && mirror->box == box) visit(position, *mirror);
  }
}

TEST(GridNimMirror, TheThreeCases) {
  struct Example {
    const char* board;
    MirrorCase which;
    const char* first;
  };
  for (const auto& [board, which, first] :
       {Example{"2x3", MirrorCase::even_by_odd, "c2:1-2"}, Example{"3x2", MirrorCase::even_by_odd, "r2:1-2"},
        Example{"101/101", MirrorCase::even_by_odd, ""}, Example{"3x3", MirrorCase::odd_by_odd, "r2:2"},
        Example{"111/101/111", MirrorCase::odd_by_odd, ""}, Example{"4x4", MirrorCase::even_by_even, ""},
        Example{"01/10", MirrorCase::even_by_even, ""}, Example{"0000/0110/0000", MirrorCase::even_by_odd, "r2:2-3"},
        Example{"8x8", MirrorCase::even_by_even, ""}, Example{"0000/0001", MirrorCase::odd_by_odd, "r2:4"}}) {
    const auto mirror = mirror_method(*parse_position(board));
    ASSERT_TRUE(mirror) << board;
    EXPECT_EQ(mirror->which, which) << board;
    EXPECT_EQ(mirror->first_move ? run_name(*mirror->first_move) : "", first) << board;
    replay(*parse_position(board), *mirror);
  }
  EXPECT_FALSE(mirror_method(*parse_position("110/011/111")));
  EXPECT_FALSE(mirror_method(*parse_position("000/000")));
  EXPECT_TRUE(lost_by_mirror(*parse_position("000/000")));
}

TEST(GridNimMirror, EverySymmetricPlacementOnFourByFourAgainstPlainTables) {
  std::size_t placements = 0;
  for (int rows = 1; rows <= 4; ++rows) {
    for (int cols = 1; cols <= 4; ++cols) {
      const auto grundy = plain_grundy({rows, cols});
      each_symmetric({rows, cols}, [&](const Position& position, const Mirror& mirror) {
        ++placements;
        ASSERT_EQ(grundy[position.stones] != 0, mirror.first_player_wins()) << position_text(position);
        replay(position, mirror);
      });
    }
  }
  EXPECT_EQ(placements, 412u);
}

TEST(GridNimMirrorStandard, EverySymmetricPlacementOnFiveByFiveAgainstTheTable) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf, 2};
  const auto table = GrundyTable::make({5, 5}, context);
  ASSERT_TRUE(table);
  std::size_t placements = 0;
  for (int rows = 1; rows <= 5; ++rows) {
    for (int cols = 1; cols <= 5; ++cols) {
      each_symmetric({rows, cols}, [&](const Position& position, const Mirror& mirror) {
        ++placements;
        Mask wide = 0;
        for (int row = 0; row < rows; ++row) wide |= (position.stones >> row * cols & first_cells(cols)) << row * 5;
        ASSERT_EQ(table->grundy(wide) != 0, mirror.first_player_wins()) << position_text(position);
        replay(position, mirror);
      });
    }
  }
  EXPECT_EQ(placements, 10'492u);
}

TEST(GridNimMirror, MovesToLostPlacementsAreFoundFromTheOtherSideToo) {
  const Position full = *parse_position("8x8");
  for (const gridnim::Run& run : runs_of(full)) {
    const auto moves = mirror_moves(without(full, run));
    EXPECT_NE(std::ranges::find(moves, mirror_method(full)->answer(run)), moves.end());
  }
}

}  // namespace
}  // namespace asobi::gridnim
