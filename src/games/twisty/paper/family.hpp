// The ten puzzles that the paper of twisty puzzles (002, chapters 3-12) programs, as data in its own integer
// coordinates: coordinates that exist, axes, layer numbers, what a turn does to coordinates and to directions, sides
// shown. Everything of the paper that is a matrix or a column of a position table has one entry ±1 in each row and
// column, and is written here as the paper writes the column: "x z -y", where -y means the opposite coordinate,
// greatest - y. Signs and misprints are corrected as docs/papers/twisty.md says.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "math/vector.hpp"

namespace asobi::twisty::paper {

constexpr int most_axes = 6;

// An axis, counted from 0, and one of its two ends: a side of the puzzle, or a direction that a piece points in.
struct Side {
  std::int8_t axis = 0;
  std::int8_t sign = 1;

  Side opposite() const { return {axis, static_cast<std::int8_t>(-sign)}; }
  friend auto operator<=>(const Side&, const Side&) = default;
};

// A matrix with one entry ±1 in each row and column; row a tells where axis a goes. As with permutations and as in the
// paper, p * q is first p, then q.
class SignedPermutation {
 public:
  SignedPermutation() = default;  // of no axes
  static SignedPermutation identity(int size);
  // "x z -y" or "X Z -Y" with these letters; the data of the families, so faults are asserted.
  static SignedPermutation read(std::string_view letters, std::string_view text);

  int size() const { return size_; }
  Side operator[](std::size_t axis) const { return images_[axis]; }
  Side image(Side side) const;     // where this side goes
  Side preimage(Side side) const;  // which side comes here
  SignedPermutation inverse() const;
  bool is_identity() const { return *this == identity(size_); }
  int order() const;

  friend SignedPermutation operator*(const SignedPermutation& p, const SignedPermutation& q);
  friend auto operator<=>(const SignedPermutation&, const SignedPermutation&) = default;

 private:
  int size_ = 0;
  std::array<Side, most_axes> images_{};
};

// Named unit vectors (3.1.1, 4.1.2, Table 6.1, Table 11.1). Turns, sides and coordinates go by such axes.
struct Frame {
  std::string_view letters;
  std::vector<Vector> vectors;

  int size() const { return static_cast<int>(letters.size()); }
};

const Frame& frame_xyz();           // the three axes of the cube's sides
const Frame& frame_ijkl();          // its four diagonals, (1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)
const Frame& frame_edges();         // I … N through the middles of its edges
const Frame& frame_dodecahedron();  // I … N through the middles of the dodecahedron's sides

// Whether the right-handed rotation about `axis` by 360°/turns takes the frame's vectors as the permutation says.
bool rotates(const Frame& frame, const SignedPermutation& permutation, const Vector& axis, int turns);

using Coordinates = std::vector<int>;

// On which sides of the whole a piece shows; none: there is no piece. The paper tells apart forward pieces (順方向) and
// reverse ones (逆方向) where triangular sides are cut.
struct Shown {
  std::vector<Side> sides;
  bool reverse = false;
};

struct Axis {
  std::vector<Side> layer;   // its layer number is the sum of these coordinates
  SignedPermutation source;  // (x, y, z) receives the piece of these coordinates (the position tables)
  SignedPermutation matrix;  // what the turn does to directions (equations 2, 5, 6, 8, 9, 10)
};

struct Range {
  int first = 0, last = 0;

  bool contains(int n) const { return first <= n && n <= last; }
  friend bool operator==(const Range&, const Range&) = default;
};

struct Family {
  std::string_view name;  // "cube-face"; with the number of N where there is one, "cube-face-3", a puzzle
  Text title;
  std::string_view chapter;
  Range in_paper = {};  // N; 0 to 0 for the two dodecahedra, which have none
  Range possible = {};  // as far as it is offered here
  int turns = 0;        // so many unit turns are the identity
  const Frame* coordinate_frame = nullptr;
  const Frame* side_frame = nullptr;
  bool both_ends = true;  // sides are named X+ and X-, not just I
  const Frame* axis_frame = nullptr;
  int (*greatest)(int n) = nullptr;                      // all coordinates go from 0 to this
  int first_layer = 0, layer_step = 1, layer_reach = 0;  // a piece whose sum is at most `reach` off is in the layer
  Shown (*shown)(const Coordinates& at, int n) = nullptr;
  std::vector<Axis> axes = {};  // in the order of axis_frame

  bool has_n() const { return possible.last > 0; }
  std::string side_name(Side side) const;
  Vector outward(Side side) const;  // the unit vector that points out of the side
};

std::span<const Family> families();

struct Name {
  const Family* family = nullptr;
  int n = 0;
};

// "cube-face-3", "dodeca-face1"
Result<Name> parse_name(std::string_view name);

}  // namespace asobi::twisty::paper
