// A board as the searches with pattern databases go over it: where the blank can go, what a move does to the set of
// cells that a pattern's tiles occupy, on the board and on the mirrored one, and how such a pattern stands.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "games/sliding/board/manhattan.hpp"
#include "games/sliding/optimal/pattern_database.hpp"

namespace asobi::sliding {

// One pattern's tiles on the board, or on the mirrored board.
struct PatternView {
  std::uint32_t mask = 0;
  std::uint16_t order = 0;
  std::uint16_t excess = 0;
};

struct SearchBoard {
  // A tile's way from a cell into the blank, as masks on the occupied set.
  struct Way {
    std::uint32_t flip;    // both cells
    std::uint32_t before;  // the cells below the tile's
    std::uint32_t after;   // the cells below the blank's
    std::uint32_t blank;   // the blank's new cell, which was the tile's
    bool upright;

    // The view after it, but for its excess.
    PatternView moved(const PatternIndex::Raw& index, PatternView view) const {
      const std::uint32_t mask = view.mask ^ flip;
      if (upright) {
        const int from = std::popcount(view.mask & before);
        const int to = std::popcount(mask & after);
        if (from != to) view.order = index.jump(view.order, from, to);
      }
      view.mask = mask;
      return view;
    }
  };
  struct Exit {
    Cell cell;
    Slide slide;
    std::array<Way, 2> ways;  // on the board, and on the mirrored one
  };
  struct Exits {
    std::array<Exit, 4> all;
    std::size_t count = 0;
  };

  Shape shape;
  int goal_blank = 0;
  bool mirrored = false;               // the mirrored position has the same goal
  std::vector<Cell> mirror;            // by cell: rows and columns exchanged
  std::vector<Exits> exits;            // by cell of the blank
  std::vector<std::uint8_t> distance;  // by goal cell and cell

  SearchBoard() = default;
  SearchBoard(Shape board, int blank_at_goal);

  PatternView view(const Normal& normal, const PatternDatabase& database, bool of_mirrored) const;
};

}  // namespace asobi::sliding
