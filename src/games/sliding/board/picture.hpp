// Boards as text for the terminal, and the paper's notation. The paper (004) numbers seats from the top right, right to
// left, and gives every piece the number of the seat where it belongs; the blank is the piece [1].
// With the goal `paper_ordered`, tile t is the piece [t+1]. With the usual goal 1 2 3 … 0 the blank belongs at the
// bottom right, so the paper's board is seen upside down (rows exchanged): the bottom right is seat 1 and, with n
// cells, tile t is the piece [n+1-t]. In general a goal with its blank in a corner is mirrored so that this corner is
// seat 1.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/sliding/board/board.hpp"

namespace asobi::sliding {

// The paper's pieces by seat: element seat-1 is the piece there. nullopt when the goal's blank is in no corner.
std::optional<std::vector<int>> paper_pieces(const Position& position, const Position& goal);
// The position with these pieces, the other way round; nullopt in the same case.
std::optional<Position> from_paper_pieces(const std::vector<int>& pieces, const Position& goal);
// The paper's permutation (i): piece [k], at home on seat k, has gone to seat element k-1.
std::vector<int> paper_permutation(const std::vector<int>& pieces);

// Pieces by seat, 1 … cells, separated by spaces or commas, with or without brackets: "[1] [3] [2] …". The position is
// to be solved to `paper_ordered`.
Result<Position> parse_paper_position(Shape shape, std::string_view pieces);
// "1 3 6 2 4 5": the pieces by seat of a position whose goal is `paper_ordered`.
std::string paper_text(const Position& position);

// Every picture ends with a line feed.
std::string picture(const Position& position);
// The same cells with the paper's pieces [k]; empty when the goal's blank is in no corner.
std::string paper_picture(const Position& position, const Position& goal);
// The paper's figure 1: the seats' numbers, underlined.
std::string seats_picture(Shape shape);
std::string side_by_side(const std::string& left, const std::string& right);

}  // namespace asobi::sliding
