#include "games/twisty/paper/family.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <numeric>

namespace asobi::twisty::paper {

SignedPermutation SignedPermutation::identity(int size) {
  SignedPermutation out;
  out.size_ = size;
  for (int a = 0; a < size; ++a) out.images_[a] = {static_cast<std::int8_t>(a), 1};
  return out;
}

namespace {

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// "x -y -z": coordinates or their opposites.
std::vector<Side> read_sides(std::string_view letters, std::string_view text) {
  std::vector<Side> out;
  for (std::string_view word : words(text)) {
    const bool negative = word.starts_with('-');
    if (negative) word.remove_prefix(1);
    assert(word.size() == 1 && letters.find(upper(word[0])) != letters.npos);
    out.push_back(
        {static_cast<std::int8_t>(letters.find(upper(word[0]))), static_cast<std::int8_t>(negative ? -1 : 1)});
  }
  return out;
}

}  // namespace

SignedPermutation SignedPermutation::read(std::string_view letters, std::string_view text) {
  const std::vector<Side> images = read_sides(letters, text);
  assert(images.size() == letters.size());
  SignedPermutation out;
  out.size_ = static_cast<int>(images.size());
  std::ranges::copy(images, out.images_.begin());
  assert((out * out.inverse()).is_identity());
  return out;
}

Side SignedPermutation::image(Side side) const {
  const Side to = images_[side.axis];
  return side.sign > 0 ? to : to.opposite();
}

Side SignedPermutation::preimage(Side side) const {
  std::int8_t a = 0;
  while (images_[a].axis != side.axis) ++a;
  return {a, static_cast<std::int8_t>(images_[a].sign * side.sign)};
}

SignedPermutation SignedPermutation::inverse() const {
  SignedPermutation out;
  out.size_ = size_;
  for (std::int8_t a = 0; a < size_; ++a) out.images_[images_[a].axis] = {a, images_[a].sign};
  return out;
}

SignedPermutation operator*(const SignedPermutation& p, const SignedPermutation& q) {
  assert(p.size_ == q.size_);
  SignedPermutation out;
  out.size_ = p.size_;
  for (int a = 0; a < p.size_; ++a) out.images_[a] = q.image(p.images_[a]);
  return out;
}

int SignedPermutation::order() const {
  int order = 1;
  for (SignedPermutation power = *this; !power.is_identity(); power = power * *this) ++order;
  return order;
}

namespace {

Frame normalised(std::string_view letters, std::vector<Vector> vectors) {
  for (Vector& v : vectors) v = unit(v);
  return {letters, std::move(vectors)};
}

}  // namespace

const Frame& frame_xyz() {
  static const Frame frame = normalised("XYZ", {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
  return frame;
}

const Frame& frame_ijkl() {
  static const Frame frame = normalised("IJKL", {{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}});
  return frame;
}

const Frame& frame_edges() {
  static const Frame frame =
      normalised("IJKLMN", {{0, 1, 1}, {1, 0, 1}, {1, 1, 0}, {0, 1, -1}, {-1, 0, 1}, {1, -1, 0}});
  return frame;
}

const Frame& frame_dodecahedron() {
  const double a = (1 + std::sqrt(5)) / (2 * std::sqrt(5 + 2 * std::sqrt(5)));
  const double b = (3 + std::sqrt(5)) / (2 * std::sqrt(5 + 2 * std::sqrt(5)));
  static const Frame frame =
      normalised("IJKLMN", {{0, a, b}, {b, 0, a}, {a, b, 0}, {0, a, -b}, {-b, 0, a}, {a, -b, 0}});
  return frame;
}

bool rotates(const Frame& frame, const SignedPermutation& permutation, const Vector& axis, int turns) {
  const Matrix rotation = rotation_about(axis, 2 * std::numbers::pi / turns);
  for (std::size_t a = 0; a < frame.vectors.size(); ++a) {
    const Side goes = permutation[a];
    const Vector expected = static_cast<double>(goes.sign) * frame.vectors[static_cast<std::size_t>(goes.axis)];
    if (length(rotation * frame.vectors[a] - expected) > 1e-9) return false;
  }
  return true;
}

std::string Family::side_name(Side side) const {
  std::string out(1, side_frame->letters[side.axis]);
  if (both_ends) out += side.sign > 0 ? '+' : '-';
  return out;
}

// The axis I of a tetrahedron points to the vertex opposite to side I.
Vector Family::outward(Side side) const {
  const double sign = both_ends ? side.sign : -1;
  return sign * side_frame->vectors[static_cast<std::size_t>(side.axis)];
}

// ---- What shows where ---------------------------------------------------------------------------------------------

namespace {

int sum(const Coordinates& at) { return std::accumulate(at.begin(), at.end(), 0); }

// The ends of the coordinates that are 0 or greatest.
std::vector<Side> ends(const Coordinates& at, int greatest) {
  std::vector<Side> out;
  for (std::size_t a = 0; a < at.size(); ++a) {
    if (at[a] == greatest) out.push_back({static_cast<std::int8_t>(a), 1});
    if (at[a] == 0) out.push_back({static_cast<std::int8_t>(a), -1});
  }
  return out;
}

int greatest_cube_face(int n) { return n - 1; }
Shown shown_cube_face(const Coordinates& at, int n) { return {ends(at, n - 1)}; }

// 4.1.1: on a side the other two coordinates are one even and one odd; the third is even.
int greatest_cube_vertex1(int n) { return 2 * n; }
Shown shown_cube_vertex1(const Coordinates& at, int n) { return sum(at) % 2 == 1 ? Shown{ends(at, 2 * n)} : Shown{}; }

// 5.1.1: both even or both odd.
int greatest_cube_vertex2(int n) { return 2 * n - 2; }
Shown shown_cube_vertex2(const Coordinates& at, int n) {
  return sum(at) % 2 == 0 ? Shown{ends(at, 2 * n - 2)} : Shown{};
}

// 6.1.1, with 4N for its 2N: one coordinate 0 or 4N, one 4m + 2, one odd.
int greatest_cube_edge(int n) { return 4 * n; }
Shown shown_cube_edge(const Coordinates& at, int n) {
  const bool one_half = std::ranges::count_if(at, [](int c) { return c % 4 == 2; }) == 1;
  const bool one_odd = std::ranges::count_if(at, [](int c) { return c % 2 == 1; }) == 1;
  return one_half && one_odd ? Shown{ends(at, 4 * n)} : Shown{};
}

// 7.1.1: the sum is N-1 for forward pieces, N-2 for reverse ones; side I is where i = 0.
int greatest_tetra_vertexface(int n) { return n - 1; }
Shown shown_tetra_vertexface(const Coordinates& at, int n) {
  const int all = sum(at);
  if (all != n - 1 && all != n - 2) return {};
  Shown out{.sides = {}, .reverse = all == n - 2};
  for (std::size_t a = 0; a < at.size(); ++a) {
    if (at[a] == 0) out.sides.push_back({static_cast<std::int8_t>(a), 1});
  }
  return out;
}

// Coordinates x, y, z seen along I, J, K or L: opposite ones where the axis is negative.
Coordinates seen_along(const Coordinates& at, int greatest, const Vector& axis) {
  const auto seen = [greatest](int coordinate, double component) {
    return component < 0 ? greatest - coordinate : coordinate;
  };
  return {seen(at[0], axis.x), seen(at[1], axis.y), seen(at[2], axis.z)};
}

// 8.1.1: seen along its axis, each side has the sum N-1 for forward pieces and N-2 for reverse ones.
int greatest_tetra_edge(int n) { return n - 1; }
Shown shown_tetra_edge(const Coordinates& at, int n) {
  Shown out;
  for (std::int8_t a = 0; a < 4; ++a) {
    const int all = sum(seen_along(at, n - 1, frame_ijkl().vectors[a]));
    if (all != n - 1 && all != n - 2) continue;
    out.sides.push_back({a, 1});
    out.reverse = all == n - 2;
  }
  return out;
}

// 9.1.1 completed: forward pieces have the sum 2N-2; reverse pieces 2N-3 on the sides I+ … L+ and 2N-1 on I- … L-.
int greatest_octa_face(int n) { return n - 1; }
Shown shown_octa_face(const Coordinates& at, int n) {
  const int off = sum(at) - (2 * n - 2);
  if (off < -1 || off > 1) return {};
  Shown out{.sides = ends(at, n - 1), .reverse = off != 0};
  if (off != 0) std::erase_if(out.sides, [off](Side side) { return side.sign == off; });
  return out;
}

// 10.1.1, restricted to the octant that the cell is in: seen along its axis, 4N-1 and 4N-2 on a positive side, 2N-2 and
// 2N-1 on a negative one.
int greatest_octa_vertex(int n) { return 2 * n - 1; }
Shown shown_octa_vertex(const Coordinates& at, int n) {
  for (std::int8_t a = 0; a < 4; ++a) {
    const Coordinates seen = seen_along(at, 2 * n - 1, frame_ijkl().vectors[a]);
    const auto high = std::ranges::count_if(seen, [n](int c) { return c >= n; });
    if (high != 0 && high != 3) continue;
    const int off = high == 3 ? 4 * n - 1 - sum(seen) : sum(seen) - (2 * n - 2);
    if (off != 0 && off != 1) return {};
    return {.sides = {{a, static_cast<std::int8_t>(high == 3 ? 1 : -1)}}, .reverse = off == 1};
  }
  return {};
}

bool neighbours(Side s, Side t) {
  const Vector& u = frame_dodecahedron().vectors[s.axis];
  const Vector& v = frame_dodecahedron().vectors[t.axis];
  return s.axis != t.axis && dot(u, v) * s.sign * t.sign > 0;
}

// 11.1.1: 1 on the positive side of an axis, 0 on the negative. A piece shows on a side when it lies on the side of at
// least four of its five neighbours: all five for a centre, four for a corner.
int greatest_dodeca_face1(int) { return 1; }
Shown shown_dodeca_face1(const Coordinates& at, int) {
  const std::vector<Side> halves = ends(at, 1);
  Shown out;
  for (const Side side : halves) {
    if (std::ranges::count_if(halves, [side](Side other) { return neighbours(side, other); }) >= 4) {
      out.sides.push_back(side);
    }
  }
  return out;
}

// 12.1.1: 2 or 0 in the outer layers, which must meet.
int greatest_dodeca_face2(int) { return 2; }
Shown shown_dodeca_face2(const Coordinates& at, int) {
  std::vector<Side> outer = ends(at, 2);
  for (std::size_t i = 0; i < outer.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!neighbours(outer[i], outer[j])) return {};
    }
  }
  return {std::move(outer)};
}

// ---- The families -------------------------------------------------------------------------------------------------

// A row for each axis: the coordinates whose sum is the layer, the piece that comes to (x, y, z), the direction matrix
// (where it is not the same: when sides and coordinates go by the same axes it is the same rotation).
struct AxisText {
  std::string_view layer, source, matrix = {};
};

std::vector<Axis> read_axes(const Family& family, const std::vector<AxisText>& texts) {
  std::vector<Axis> out;
  for (const AxisText& text : texts) {
    const std::string_view matrix = text.matrix.empty() ? text.source : text.matrix;
    out.push_back({read_sides(family.coordinate_frame->letters, text.layer),
                   SignedPermutation::read(family.coordinate_frame->letters, text.source),
                   SignedPermutation::read(family.side_frame->letters, matrix)});
  }
  return out;
}

Family with_axes(Family family, const std::vector<AxisText>& texts) {
  family.axes = read_axes(family, texts);
  return family;
}

std::vector<Family> make_families() {
  const Frame *xyz = &frame_xyz(), *ijkl = &frame_ijkl(), *edges = &frame_edges(), *twelve = &frame_dodecahedron();
  const std::vector<AxisText> quarter_turns = {{"x", "x z -y"}, {"y", "-z y x"}, {"z", "y -x z"}};  // Table 3.2, (2)
  const std::vector<AxisText> diagonal_turns = {
      {"x y z", "y z x"}, {"x -y -z", "-y z -x"}, {"-x y -z", "-y -z x"}, {"-x -y z", "y -z -x"}};  // Table 4.2, (5)
  const std::vector<AxisText> corner_turns = {
      {"i", "i k l j"}, {"j", "l j i k"}, {"k", "j l k i"}, {"l", "k i j l"}};  // Table 7.2, (8)
  const std::vector<AxisText> fifth_turns = {{"i", "i k -n -j -l -m"}, {"j", "-l j i -n -k -m"},
                                             {"k", "j -m k -n -l -i"}, {"l", "j n -m l i -k"},
                                             {"m", "-n k l -i m j"},   {"n", "m -l i k -j n"}};
  constexpr int most = 40;
  return {
      with_axes({.name = "cube-face",
                 .title = {"cube, turning about sides", "正六面体・面型"},
                 .chapter = "3",
                 .in_paper = {2, 10},
                 .possible = {2, most},
                 .turns = 4,
                 .coordinate_frame = xyz,
                 .side_frame = xyz,
                 .axis_frame = xyz,
                 .greatest = greatest_cube_face,
                 .shown = shown_cube_face},
                quarter_turns),
      with_axes({.name = "cube-vertex1",
                 .title = {"cube, turning about vertices, type I", "正六面体・頂点型 I"},
                 .chapter = "4",
                 .in_paper = {1, 10},
                 .possible = {1, most},
                 .turns = 3,
                 .coordinate_frame = xyz,
                 .side_frame = xyz,
                 .axis_frame = ijkl,
                 .greatest = greatest_cube_vertex1,
                 .first_layer = 1,
                 .layer_step = 2,
                 .shown = shown_cube_vertex1},
                diagonal_turns),
      with_axes({.name = "cube-vertex2",
                 .title = {"cube, turning about vertices, type II", "正六面体・頂点型 II"},
                 .chapter = "5",
                 .in_paper = {2, 10},
                 .possible = {2, most},
                 .turns = 3,
                 .coordinate_frame = xyz,
                 .side_frame = xyz,
                 .axis_frame = ijkl,
                 .greatest = greatest_cube_vertex2,
                 .layer_step = 2,
                 .shown = shown_cube_vertex2},
                diagonal_turns),
      with_axes({.name = "cube-edge",
                 .title = {"cube, turning about edges", "正六面体・辺型"},
                 .chapter = "6",
                 .in_paper = {1, 10},
                 .possible = {1, most},
                 .turns = 2,
                 .coordinate_frame = xyz,
                 .side_frame = xyz,
                 .axis_frame = edges,
                 .greatest = greatest_cube_edge,
                 .first_layer = 2,
                 .layer_step = 4,
                 .layer_reach = 1,
                 .shown = shown_cube_edge},
                {{"y z", "-x z y"},
                 {"x z", "z -y x"},
                 {"x y", "y x -z"},
                 {"y -z", "-x -z -y"},
                 {"-x z", "-z -y -x"},
                 {"x -y", "-y -x -z"}}),  // Tables 6.1 and 6.3, (6)
      with_axes({.name = "tetra-vertexface",
                 .title = {"tetrahedron, turning about vertices", "正四面体・頂点-面型"},
                 .chapter = "7",
                 .in_paper = {2, 10},
                 .possible = {2, most},
                 .turns = 3,
                 .coordinate_frame = ijkl,
                 .side_frame = ijkl,
                 .both_ends = false,
                 .axis_frame = ijkl,
                 .greatest = greatest_tetra_vertexface,
                 .shown = shown_tetra_vertexface},
                corner_turns),
      with_axes({.name = "tetra-edge",
                 .title = {"tetrahedron, turning about edges", "正四面体・辺型"},
                 .chapter = "8",
                 .in_paper = {2, 10},
                 .possible = {2, most},
                 .turns = 2,
                 .coordinate_frame = xyz,
                 .side_frame = ijkl,
                 .both_ends = false,
                 .axis_frame = xyz,
                 .greatest = greatest_tetra_edge,
                 .shown = shown_tetra_edge},
                {{"x", "x -y -z", "j i l k"}, {"y", "-x y -z", "k l i j"}, {"z", "-x -y z", "l k j i"}}),  // 8.2, (9)
      with_axes({.name = "octa-face",
                 .title = {"octahedron, turning about sides", "正八面体・面型"},
                 .chapter = "9",
                 .in_paper = {2, 10},
                 .possible = {2, most},
                 .turns = 3,
                 .coordinate_frame = ijkl,
                 .side_frame = ijkl,
                 .axis_frame = ijkl,
                 .greatest = greatest_octa_face,
                 .shown = shown_octa_face},
                corner_turns),
      with_axes({.name = "octa-vertex",
                 .title = {"octahedron, turning about vertices", "正八面体・頂点型"},
                 .chapter = "10",
                 .in_paper = {2, 10},
                 .possible = {2, most},
                 .turns = 4,
                 .coordinate_frame = xyz,
                 .side_frame = ijkl,
                 .axis_frame = xyz,
                 .greatest = greatest_octa_vertex,
                 .shown = shown_octa_vertex},
                {{"x", "x z -y", "-k -l -j -i"}, {"y", "-z y x", "-l -i -j -k"}, {"z", "y -x z", "-j -l -i -k"}}),
      with_axes({.name = "dodeca-face1",
                 .title = {"dodecahedron, turning about sides, type I", "正十二面体・面型 I"},
                 .chapter = "11",
                 .turns = 5,
                 .coordinate_frame = twelve,
                 .side_frame = twelve,
                 .axis_frame = twelve,
                 .greatest = greatest_dodeca_face1,
                 .shown = shown_dodeca_face1},
                fifth_turns),
      with_axes({.name = "dodeca-face2",
                 .title = {"dodecahedron, turning about sides, type II", "正十二面体・面型 II"},
                 .chapter = "12",
                 .turns = 5,
                 .coordinate_frame = twelve,
                 .side_frame = twelve,
                 .axis_frame = twelve,
                 .greatest = greatest_dodeca_face2,
                 .shown = shown_dodeca_face2},
                fifth_turns),
  };
}

}  // namespace

std::span<const Family> families() {
  static const std::vector<Family> all = make_families();
  return all;
}

Result<Name> parse_name(std::string_view name) {
  std::vector<std::string> known;
  for (const Family& family : families()) {
    if (family.has_n()) {
      known.push_back(fmt::format("{}-N", family.name));
    } else {
      known.emplace_back(family.name);
      if (name == family.name) return Name{&family, 0};
    }
    if (!family.has_n() || !name.starts_with(family.name)) continue;
    std::string_view rest = name.substr(family.name.size());
    if (!rest.starts_with('-')) continue;
    rest.remove_prefix(1);
    const auto n = to_integer(rest);
    if (!n || !family.possible.contains(static_cast<int>(std::clamp<std::int64_t>(*n, -1, 1'000'000)))) {
      return fail(Code::invalid, "{} needs a number from {} to {}, as in {}-{}, not {}",
                  "{} には {} から {} までの数が要ります（例 {}-{}）。{} は使えません", family.name,
                  family.possible.first, family.possible.last, family.name, family.in_paper.first, shown(rest));
    }
    return Name{&family, static_cast<int>(*n)};
  }
  return fail(Code::unknown_name, "the paper has no puzzle {}; it has {}",
              "論文にパズル {} はありません。あるのは {} です", shown(name), fmt::format("{}", fmt::join(known, ", ")));
}

}  // namespace asobi::twisty::paper
