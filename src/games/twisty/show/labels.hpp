// How stickers, colours, pieces and kinds of pieces are called.
// Colours are faces: by the paper's names where the model is one of the paper's ten (X+, I, L-), by letters elsewhere
// (U, BL). Stickers there are the paper's coordinates of the piece and the side, "2,2,0|X+"; elsewhere the letters of
// the face and the number of the cell on it, from 1, in the order of FaceCells: "U5". Pieces are the paper's
// coordinates, "2,2,0"; elsewhere a piece with one sticker is called like it, and others by the letters of their faces,
// "UFR", numbered where there are several of them, "UF2".
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/orbits.hpp"

namespace asobi::twisty {

// By sticker. Cost: O(stickers * axes * log pieces).
std::vector<std::string> sticker_names(const Model& model);
std::string colour_name(const Model& model, int face);
std::vector<std::string> piece_names(const Model& model);

// The paper's kinds (3.1.2), for any solid. centre: the one sticker in the middle of a face; inner: any other with one
// sticker; edge: two; corner: more, and one of the solid's vertices; core: a sticker on every face; axial: any other.
enum class PieceKind { centre, inner, edge, corner, axial, core };
constexpr auto names(PieceKind) {
  return std::to_array<std::string_view>({"centre", "inner", "edge", "corner", "axial", "core"});
}

Text kind_text(PieceKind kind);
PieceKind kind_of(const Puzzle& puzzle, int piece);

// By orbit: its kind, with a number where there are several of a kind: "inner 2".
std::vector<Text> orbit_names(const Puzzle& puzzle, const std::vector<Orbit>& orbits);

}  // namespace asobi::twisty
