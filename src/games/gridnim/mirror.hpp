// The paper's method for placements with point symmetry: each stone has a partner, its image under the half turn of the
// smallest rectangle around all stones. A run that holds two partners crosses the centre, so there is one only if the
// centre of an odd by odd rectangle has a stone (case ii), or the two middle cells of the middle line of an odd by even
// one have (case i). Whoever takes just these first, or finds none, answers every run with its image and wins.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "games/gridnim/board.hpp"

namespace asobi::gridnim {

enum class MirrorCase { even_by_odd, odd_by_odd, even_by_even };

constexpr auto names(MirrorCase) { return std::to_array<std::string_view>({"(i)", "(ii)", "(iii)"}); }  // the paper's

// A stone and its partner.
using Partners = std::array<Cell, 2>;

struct Mirror {
  MirrorCase which;
  int top, left;  // where the smallest rectangle lies
  Size box;
  std::vector<std::pair<int, int>> pairs;  // cells of the board, each pair once, the lower number first
  std::vector<int> centre;                 // case (i): the two middle cells, (ii): the centre, (iii): none
  std::optional<Run> first_move;           // takes the stones of the centre; none: the second player wins

  bool first_player_wins() const { return first_move.has_value(); }
  int partner(Size board, int cell) const;
  std::vector<Partners> partners(Size board) const;  // the pairs as answers name them
  // The answer to a run of a placement with this symmetry and no stones in the centre.
  Run answer(const Run& run) const;
};

// Nothing when there is no stone or no symmetry.
std::optional<Mirror> mirror_method(const Position& position);

// The mirror method shows that the player to move loses; the empty board included.
bool lost_by_mirror(const Position& position);

// The moves to positions that are lost by mirror. A limit spoils no answer, since the image of a run is as long; and
// where any stones of a stretch may be taken, the image of the stretch holds none of it and is still without a gap.
std::vector<Run> mirror_moves(const Position& position, const Turn& turn = {});

}  // namespace asobi::gridnim
