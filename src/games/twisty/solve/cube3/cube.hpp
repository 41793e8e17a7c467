// The 3x3x3 cube as a permutation of its 48 stickers off the middles, with the six middles at home: small, and the same
// for turns, rotations and reflections.
//
// Axes are 0, 1, 2 (the puzzle's X, Y, Z); face 2a is the negative end of axis a, face 2a + 1 the positive one. Move
// 3f + k - 1 turns face f by k quarters, right-handed about the positive direction of its axis, whichever end it is.
// Corner places 0-3 and edge places 0-3 are at the positive end of axis 1, 4-7 at its negative end; edges 8-11, the
// *slice*, lie between. Facelet 3p + i belongs to corner place p, 24 + 2p + i to edge place p; i = 0 is the one that
// tells the orientation: on axis 1, in the slice on axis 2. Corner facelets go round in the same sense everywhere.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace asobi::twisty::cube3 {

constexpr int facelet_count = 48, first_edge_facelet = 24, corner_count = 8, edge_count = 12;
constexpr int move_count = 18, symmetry_count = 48;
constexpr int kept_symmetries = 16;  // the first ones: those that keep axis 1

// By place of a facelet: which one stands there.
struct Cube {
  std::array<std::uint8_t, facelet_count> at;

  friend bool operator==(const Cube&, const Cube&) = default;
};

constexpr int face_of(int move) { return move / 3; }
constexpr int quarters_of(int move) { return move % 3 + 1; }
constexpr int inverse_move(int move) { return move - move % 3 + 2 - move % 3; }
// Moves of axis 1 and half turns: the group of phase 2.
constexpr bool in_second_phase(int move) { return move / 6 == 1 || move % 3 == 1; }
// Whether a move on `face` may follow one on `last` (-1: none): no face twice, opposite faces in one order only.
constexpr bool may_follow(int face, int last) { return last < 0 || (face != last && (face ^ 1) != (last | 1)); }

Cube solved_cube();
// Some cubes, always the same, at which a kept table is looked into before it is believed.
std::vector<Cube> sample_cubes();
Cube product(const Cube& first, const Cube& then);
Cube inverse(const Cube& cube);
bool has_odd_corners(const Cube& cube);
bool has_odd_edges(const Cube& cube);

// What the moves and symmetries of the cube do, made once.
class Geometry {
 public:
  static const Geometry& get();

  const Cube& move(int m) const { return moves_[m]; }
  // The cube seen through a symmetry: what was at q is at s(q), and called by its image.
  Cube conjugate(const Cube& cube, int s) const;
  int conjugate_move(int m, int s) const { return conjugate_move_[s][m]; }
  int face_image(int face, int s) const { return face_image_[s][face]; }
  bool is_rotation(int s) const { return rotation_[s]; }
  int inverse_symmetry(int s) const { return inverse_[s]; }
  int compose(int first, int then) const { return compose_[first][then]; }  // of symmetries
  int cycle_of_axes() const { return cycle_; }  // the rotation that takes axis 0 to 1, 1 to 2 and 2 to 0
  std::uint8_t facelet_image(int facelet, int s) const { return image_[s][facelet]; }
  // The layers, -1 … 1 by axis, and the face of a facelet.
  const std::array<int, 3>& layers(int facelet) const { return places_[facelet].layers; }
  int face(int facelet) const;

 private:
  struct Place {
    std::array<int, 3> layers;
    int axis;  // of the face

    friend bool operator==(const Place&, const Place&) = default;
  };
  struct Signed {  // axis a goes to axis to[a], with this sign
    std::array<int, 3> to, sign;

    friend bool operator==(const Signed&, const Signed&) = default;
  };

  Geometry();
  void place_facelets();
  void make_symmetries();
  void make_moves();
  Place image(const Place& place, const Signed& map) const;
  int find(const Place& place) const;

  std::array<Place, facelet_count> places_;
  std::array<Signed, symmetry_count> maps_;
  std::array<std::array<std::uint8_t, facelet_count>, symmetry_count> image_;
  std::array<std::array<std::uint8_t, 6>, symmetry_count> face_image_;
  std::array<std::array<std::uint8_t, move_count>, symmetry_count> conjugate_move_;
  std::array<std::array<std::uint8_t, symmetry_count>, symmetry_count> compose_;
  std::array<std::uint8_t, symmetry_count> inverse_;
  std::array<bool, symmetry_count> rotation_;
  std::array<Cube, move_count> moves_;
  int cycle_ = 0;
};

// Pieces by place, as cubes of whole pieces have them.
inline int corner_at(const Cube& cube, int place) { return cube.at[3 * place] / 3; }
inline int edge_at(const Cube& cube, int place) {
  return (cube.at[first_edge_facelet + 2 * place] - first_edge_facelet) / 2;
}
// On which facelet of the place the first facelet of the piece is.
inline int twist_at(const Cube& cube, int place) { return (3 - cube.at[3 * place] % 3) % 3; }
inline int flip_at(const Cube& cube, int place) { return cube.at[first_edge_facelet + 2 * place] % 2; }

}  // namespace asobi::twisty::cube3
