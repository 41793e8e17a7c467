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

// One pattern's tiles on the board, or on the mirrored board. Searches have many that are not filled yet: nothing is
// set.
struct PatternView {
  std::uint32_t mask;
  std::uint16_t order;
  std::uint16_t excess;
};

struct SearchBoard {
  // A tile's way from a cell into the blank, as masks on the occupied set.
  struct Way {
    std::uint32_t flip;    // both cells
    std::uint32_t before;  // the cells below the tile's
    std::uint32_t after;   // the cells below the blank's
    std::uint32_t blank;   // the blank's new cell, which was the tile's
    bool upright;

    // The view after it, but for its excess. Only an upright way changes the order, and then as a rule nobody can guess
    // whether it does.
    template <bool is_upright>
    PatternView moved(const PatternIndex::Raw& index, PatternView view) const {
      const std::uint32_t mask = view.mask ^ flip;
      if constexpr (is_upright) {
        view.order = index.jump(view.order, std::popcount(view.mask & before), std::popcount(mask & after));
      }
      view.mask = mask;
      return view;
    }
    PatternView moved(const PatternIndex::Raw& index, PatternView view) const {
      return upright ? moved<true>(index, view) : moved<false>(index, view);
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
