// A twisty puzzle: stickers, pieces, layers and turns of a regular solid cut by planes (paper, sections 1 and 2).
// This header is what notation, sessions, drawing and solvers build on.
//
// Everything is numbered from 0 and never changes:
// - an *axis* is a line about which layers turn: those of the solid's axes on which there is a cut, in the solid's
// order;
// - its *layers* are counted along its direction, 0 at the negative end (the paper's order: for cube-face-N, layer l of
//   axis X is x = l); all layers of all axes are numbered through, axis by axis;
// - a *turn* moves one layer by 360/order degrees, right-handed about the axis's direction (3.1.3);
// - a *sticker* is a convex polygon on a face; sticker face * per_face + cell is the image of cell `cell` of face 0;
// - a *piece* is the set of stickers on the same side of every plane. Parts that show no sticker are no pieces here,
//   except in a cube that keeps its inside (15.1): there every shell has stickers (FaceCells), and the N³ pieces with
//   their places and directions are told by them as those of the surface are;
// - a *mark* is a sticker together with the way it is turned in place. Only a sticker in the middle of its face can be
//   turned in place by rotations, so sticker s is mark s, and a middle sticker has sides-1 more marks (picture cubes).
//   Marks tell the oriented state, stickers the coloured state.
//
// The planes are the same for all rotations g of the solid (condition 5), so g permutes stickers, and a turn is the
// rotation about its axis, restricted to the stickers of one layer. Hence nothing is stored per turn, and making the
// puzzle costs one face's cutting (cutting.hpp) plus O(stickers * axes).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "games/twisty/geometry/cutting.hpp"
#include "games/twisty/geometry/description.hpp"
#include "games/twisty/geometry/solid.hpp"
#include "math/permutation.hpp"

namespace asobi::twisty {

struct TurnAxis {
  int axis;                     // number in Solid::axes(): direction, names, kind
  int order;                    // turns in a circle
  int rotation;                 // the unit turn as a rotation of the whole solid
  std::vector<double> offsets;  // of its planes, ascending; layer l lies between offsets[l-1] and offsets[l]
  int first_layer;              // its layers are first_layer … first_layer + layer_count() - 1
  int core;                     // the layer (counted on this axis) that holds the centre, or -1 if a plane does

  int layer_count() const { return static_cast<int>(offsets.size()) + 1; }
};

struct Layer {
  int axis;         // in Puzzle::axes()
  int index;        // on that axis, from its negative end
  double from, to;  // distances along the axis; the outermost ones are where the solid ends
};

// Whether condition 4 (planes of different axes meet inside the solid) is asked for. Only the paper's own
// tetra-vertexface-2 does without.
enum class Meeting { required, waived };

class Puzzle {
 public:
  // Refused with the number of the paper's condition and the piece without a partner if a condition is broken.
  static Result<Puzzle> make(const Description& description, Meeting meeting = Meeting::required);
  static Result<Puzzle> make(std::string_view description);

  const Solid& solid() const { return *solid_; }
  // With the exact distances that were used.
  const Description& description() const { return description_; }
  const std::vector<Snap>& snaps() const { return snaps_; }

  const std::vector<TurnAxis>& axes() const { return axes_; }
  const std::vector<Layer>& layers() const { return layers_; }
  const Axis& line_of(int axis) const { return solid_->axes()[axes_[axis].axis]; }
  // By axis of the solid: its place in axes(), or -1 if it has no cuts.
  int cut_axis(int solid_axis) const { return place_of_axis_[solid_axis]; }
  int layer(int axis, int index) const { return axes_[axis].first_layer + index; }

  int sticker_count() const { return static_cast<int>(piece_of_.size()); }
  int stickers_per_face() const { return static_cast<int>(cells_.count()); }
  int face_of(int sticker) const { return sticker / stickers_per_face(); }  // also its colour when solved
  int cell_of(int sticker) const { return sticker % stickers_per_face(); }
  int piece_of(int sticker) const { return piece_of_[sticker]; }
  bool is_middle(int sticker) const { return middle_of_[cell_of(sticker)] >= 0; }
  // The middle stickers of face 0, from outside; those of a face follow each other in this order.
  const std::vector<int>& middles() const { return middles_; }
  bool keeps_inside() const { return description_.keeps_inside; }
  int shell_count() const { return static_cast<int>(cells_.heights.size()); }
  int shell_of(int sticker) const { return cells_.shell[cell_of(sticker)]; }
  double height_of(int sticker) const { return cells_.height(cell_of(sticker)); }
  int layer_of_sticker(int sticker, int axis) const { return layer_of_piece(piece_of(sticker), axis); }
  std::vector<Vector> polygon(int sticker) const;  // counter-clockwise from outside
  Vector centre(int sticker) const;                // a point inside
  const FaceCells& cells() const { return cells_; }

  int piece_count() const { return static_cast<int>(first_sticker_.size()) - 1; }
  std::span<const Point> stickers_of(int piece) const {
    return {stickers_of_.data() + first_sticker_[piece], stickers_of_.data() + first_sticker_[piece + 1]};
  }
  // Counted on that axis.
  int layer_of_piece(int piece, int axis) const { return layer_of_piece_[piece * axes_.size() + axis]; }
  std::vector<int> pieces_in(int layer) const;

  // How a layer's turn, made `times` times, moves stickers (or pieces, or marks): images[x] is where x goes.
  Permutation turn(int layer, int times = 1) const;
  Permutation piece_turn(int layer, int times = 1) const;
  Permutation mark_turn(int layer, int times = 1) const;
  // The same for a rotation of the whole solid (number in RegularSolid).
  Permutation rotation(int g) const;
  Permutation piece_rotation(int g) const;
  Permutation mark_rotation(int g) const;
  // Where a rotation of the whole solid takes one sticker or piece.
  int sticker_image(int g, int sticker) const {
    const auto [face, shift] = solid_->shape().image(g, face_of(sticker));
    return face * stickers_per_face() + static_cast<int>(cell_turn_[shift][cell_of(sticker)]);
  }
  int piece_image(int g, int piece) const { return piece_of(sticker_image(g, stickers_of(piece)[0])); }
  // The rotation of the solid that a turn makes of what it moves.
  int rotation_of(int layer, int times = 1) const;

  int mark_count() const;
  int mark(int sticker, int direction) const;  // direction: 0 … sides-1 for a middle sticker, 0 for others
  int sticker_of_mark(int mark) const;

  // The two plane polygons that bound a layer, for drawing its dark inner sides; empty where the solid ends.
  std::vector<Vector> section_below(int layer) const;
  std::vector<Vector> section_above(int layer) const;

 private:
  Puzzle() = default;
  void find_axes(const Planes& planes);
  std::vector<std::uint8_t> layers_of_cells() const;
  // Layers by sticker of the image of face 0's cells under g, from those of the cells themselves.
  void append_image(std::span<const std::uint8_t> cells, int g, std::vector<std::uint8_t>& out) const;
  void find_cell_turns(std::span<const std::uint8_t> cells);
  void group_pieces(std::span<const std::uint8_t> cells);
  std::vector<Vector> section(int layer, bool above) const;

  const Solid* solid_ = nullptr;
  Description description_;
  std::vector<Snap> snaps_;
  FaceCells cells_;
  std::vector<FaceFrame> frames_;  // by face: where the cells of face 0 go
  std::vector<TurnAxis> axes_;
  std::vector<Layer> layers_;
  std::vector<int> place_of_axis_;                     // by axis of the solid: place in axes_, or -1
  std::vector<std::vector<std::uint32_t>> cell_turn_;  // by shift: where a turn of face 0 in place takes a cell
  std::vector<int> middles_;                           // cells round the centre of a face
  std::vector<int> middle_of_;                         // by cell: its place in middles_, or -1
  std::vector<int> piece_of_;
  std::vector<std::uint32_t> first_sticker_;
  std::vector<Point> stickers_of_;
  std::vector<std::uint8_t> layer_of_piece_;
};

}  // namespace asobi::twisty
