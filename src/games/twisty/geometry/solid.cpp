#include "games/twisty/geometry/solid.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

namespace asobi::twisty {
namespace {

constexpr double same_direction = 1e-9;

// Each row: a face, then its neighbours clockwise as seen from outside; "" where a name is given elsewhere.
// (The nets of PuzzleGeometry.) `first` and `second` say where the first row's face and first neighbour stand.
struct Net {
  Vector first, second;
  std::vector<std::vector<std::string>> rows;
};

Net net_of(SolidKind kind) {
  const double p = std::numbers::phi;
  switch (kind) {
    case SolidKind::tetrahedron:
      return {{1, -1, 1}, {-1, -1, -1}, {{"F", "D", "L", "R"}}};
    case SolidKind::cube:
      return {{0, 0, 1}, {0, -1, 0}, {{"F", "D", "L", "U", "R"}, {"R", "F", "", "B", ""}}};
    case SolidKind::octahedron:
      return {{-1, -1, 1},
              {-1, -1, -1},
              {{"F", "D", "L", "R"}, {"D", "F", "BR", ""}, {"BR", "D", "", "BB"}, {"BB", "BR", "U", "BL"}}};
    case SolidKind::dodecahedron:
      return {{0, -1, p},
              {0, 1, p},
              {{"F", "U", "R", "C", "A", "L"},
               {"R", "F", "", "", "E", ""},
               {"E", "R", "", "BF", "", ""},
               {"BF", "E", "BR", "BL", "I", "D"}}};
    case SolidKind::icosahedron:
      return {{1 / p, 0, p},
              {1, 1, 1},
              {{"F", "R", "L", "U"},
               {"R", "C", "F", "E"},
               {"L", "F", "A", ""},
               {"E", "R", "G", "I"},
               {"I", "E", "S", "H"},
               {"S", "I", "J", "B"},
               {"B", "S", "K", "D"},
               {"K", "B", "M", "O"},
               {"O", "K", "P", "N"},
               {"P", "O", "Q", ""}}};
  }
  return {};
}

int face_towards(const RegularSolid& shape, const Vector& direction) {
  const auto& faces = shape.faces();
  const auto best = std::ranges::max_element(faces, {}, [&](const auto& f) { return dot(f.normal, direction); });
  return static_cast<int>(best - faces.begin());
}

// The faces across the sides of a face, clockwise as seen from outside.
std::vector<int> neighbours(const RegularSolid& shape, int face) {
  const auto& corners = shape.faces()[face].vertices;
  const Vector normal = shape.faces()[face].normal;
  std::vector<int> out;
  for (std::size_t i = corners.size(); i-- > 0;) {
    const Vector middle = 0.5 * (shape.vertices()[corners[i]] + shape.vertices()[corners[(i + 1) % corners.size()]]);
    // The mirror image of this normal in the plane through the centre and the side is the normal across it.
    const Vector side = unit(middle);
    out.push_back(face_towards(shape, (2 * dot(side, normal)) * side - normal));
  }
  return out;
}

std::vector<Vector> tetrahedral_axes() { return {{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}}; }
std::vector<Vector> coordinate_axes() { return {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}; }
std::vector<Vector> edge_axes() { return {{0, 1, 1}, {1, 0, 1}, {1, 1, 0}, {0, 1, -1}, {-1, 0, 1}, {1, -1, 0}}; }
std::vector<Vector> golden_axes() {
  const double p = std::numbers::phi;
  return {{0, 1, p}, {p, 0, 1}, {1, p, 0}, {0, 1, -p}, {-p, 0, 1}, {1, -p, 0}};
}

bool same_letters(std::vector<std::string> wanted, std::string_view text) {
  if (wanted.empty()) return text.empty();
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (!text.starts_with(wanted[i])) continue;
    auto rest = wanted;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (same_letters(std::move(rest), text.substr(wanted[i].size()))) return true;
  }
  return false;
}

}  // namespace

const Solid& Solid::of(SolidKind kind) {
  static const std::array<Solid, 5> solids = {Solid(SolidKind::tetrahedron), Solid(SolidKind::cube),
                                              Solid(SolidKind::octahedron), Solid(SolidKind::dodecahedron),
                                              Solid(SolidKind::icosahedron)};
  return solids[static_cast<std::size_t>(kind)];
}

std::optional<SolidKind> Solid::kind_of_letter(char letter) {
  const auto letters = names(SolidLetter{});
  const auto found = std::ranges::find(letters, std::string_view(&letter, 1));
  if (found == letters.end()) return std::nullopt;
  return static_cast<SolidKind>(found - letters.begin());
}

Solid::Solid(SolidKind kind) : shape_(RegularSolid::of(kind)) {
  name_faces();
  find_axes();
}

void Solid::name_faces() {
  letters_.resize(shape_.faces().size());
  const Net net = net_of(shape_.kind());
  std::map<std::string, int> place = {{net.rows[0][0], face_towards(shape_, net.first)},
                                      {net.rows[0][1], face_towards(shape_, net.second)}};
  for (const auto& row : net.rows) {
    const std::vector<int> ring = neighbours(shape_, place.at(row[0]));
    const auto known =
        std::ranges::find_if(row.begin() + 1, row.end(), [&](const auto& s) { return place.contains(s); });
    const auto start = std::ranges::find(ring, place.at(*known)) - ring.begin() - (known - row.begin() - 1);
    for (std::size_t i = 0; i < ring.size(); ++i) {
      if (!row[i + 1].empty()) place[row[i + 1]] = ring[(start + i + ring.size()) % ring.size()];
    }
  }
  for (const auto& [name, face] : place) letters_[face] = name;

  const std::string_view axes = shape_.kind() == SolidKind::cube ? "XYZ" : "IJKLMN";
  for (std::size_t f = 0; f < letters_.size(); ++f) {
    if (shape_.kind() == SolidKind::icosahedron) {
      paper_names_.push_back(letters_[f]);
    } else if (shape_.kind() == SolidKind::tetrahedron) {
      paper_names_.emplace_back(1, axes[f]);
    } else {
      paper_names_.push_back({axes[f / 2], f % 2 == 0 ? '+' : '-'});
    }
  }
}

std::vector<int> Solid::faces_at(const Vector& end) const {
  double farthest = 0;
  for (const auto& f : shape_.faces()) farthest = std::max(farthest, dot(f.normal, end));
  std::vector<int> out;
  for (std::size_t f = 0; f < shape_.faces().size(); ++f) {
    if (dot(shape_.faces()[f].normal, end) > farthest - same_direction) out.push_back(static_cast<int>(f));
  }
  const Vector up = unit(end), first = shape_.faces()[out[0]].normal - farthest / length(end) * up,
               second = cross(up, first);
  std::ranges::sort(out, {}, [&](int f) {
    const Vector& n = shape_.faces()[f].normal;
    const double angle = std::atan2(dot(n, second), dot(n, first));
    return angle < -same_direction ? angle + 2 * std::numbers::pi : angle;
  });
  return out;
}

// `ends` are all ends of this kind of axis; `first` the positive ends in the paper's order, if it has one.
void Solid::add_axes(AxisKind kind, const std::vector<Vector>& ends, const std::vector<Vector>& first,
                     std::string_view names) {
  std::vector<Vector> ordered = first;
  ordered.insert(ordered.end(), ends.begin(), ends.end());
  for (const Vector& end : ordered) {
    Axis axis{kind, unit(end), 0, 0, 0, 0, {}, {}, {}};
    const auto known = [&](const Axis& a) {
      return a.kind == kind && std::abs(dot(a.direction, axis.direction)) > 1 - same_direction;
    };
    if (std::ranges::any_of(axes_, known)) continue;
    for (const Vector& v : shape_.vertices()) {
      axis.reach = std::max(axis.reach, dot(v, axis.direction));
      axis.back = std::max(axis.back, -dot(v, axis.direction));
    }
    for (axis.order = 5; axis.order > 1; --axis.order) {
      const Matrix turn = rotation_about(axis.direction, 2 * std::numbers::pi / axis.order);
      axis.rotation = shape_.rotation_like(turn);
      const Matrix found = shape_.rotation(axis.rotation) * turn.transposed();
      if (found.rows[0].x + found.rows[1].y + found.rows[2].z > 3 - same_direction) break;
    }
    axis.plus_faces = faces_at(axis.direction);
    axis.minus_faces = faces_at(-axis.direction);
    axes_.push_back(std::move(axis));
    const auto place = static_cast<std::size_t>(&end - ordered.data());
    axes_.back().name =
        place < names.size() ? std::string(1, names[place]) : end_letters(static_cast<int>(axes_.size()) - 1, 1);
  }
}

void Solid::find_axes() {
  std::vector<Vector> normals;
  for (const auto& face : shape_.faces()) normals.push_back(face.normal);
  const auto edges = shape_.edge_midpoints();
  switch (shape_.kind()) {
    case SolidKind::tetrahedron:
      add_axes(AxisKind::vertex, shape_.vertices(), tetrahedral_axes(), "IJKL");
      add_axes(AxisKind::edge, edges, coordinate_axes(), "XYZ");
      break;
    case SolidKind::cube:
      add_axes(AxisKind::face, normals, coordinate_axes(), "XYZ");
      add_axes(AxisKind::vertex, shape_.vertices(), tetrahedral_axes(), "IJKL");
      add_axes(AxisKind::edge, edges, edge_axes(), "IJKLMN");
      break;
    case SolidKind::octahedron:
      add_axes(AxisKind::face, normals, tetrahedral_axes(), "IJKL");
      add_axes(AxisKind::vertex, shape_.vertices(), coordinate_axes(), "XYZ");
      add_axes(AxisKind::edge, edges, edge_axes(), "IJKLMN");
      break;
    case SolidKind::dodecahedron:
      add_axes(AxisKind::face, normals, golden_axes(), "IJKLMN");
      add_axes(AxisKind::vertex, shape_.vertices(), {}, {});
      add_axes(AxisKind::edge, edges, {}, {});
      break;
    case SolidKind::icosahedron:
      add_axes(AxisKind::face, normals, {}, {});
      add_axes(AxisKind::vertex, shape_.vertices(), golden_axes(), "IJKLMN");
      add_axes(AxisKind::edge, edges, {}, {});
      break;
  }
  for (int g = 0; g < shape_.rotation_count(); ++g) {
    for (const Axis& axis : axes_) {
      const Vector to = shape_.rotation(g) * axis.direction;
      const auto at = std::ranges::find_if(axes_, [&](const Axis& a) {
        return a.kind == axis.kind && std::abs(dot(a.direction, to)) > 1 - same_direction;
      });
      images_.push_back({static_cast<int>(at - axes_.begin()), dot(at->direction, to) > 0 ? 1 : -1});
    }
  }
}

std::string Solid::end_letters(int axis, int sign) const {
  std::string out;
  for (const int f : sign > 0 ? axes_[axis].plus_faces : axes_[axis].minus_faces) out += letters_[f];
  return out;
}

std::optional<AxisEnd> Solid::find_axis(AxisKind kind, std::string_view name) const {
  int sign = 0;
  std::string_view bare = name;
  if (bare.ends_with('+') || bare.ends_with('-')) {
    sign = bare.ends_with('+') ? 1 : -1;
    bare.remove_suffix(1);
  }
  for (int a = 0; a < static_cast<int>(axes_.size()); ++a) {
    if (axes_[a].kind == kind && axes_[a].name == bare && bare != end_letters(a, 1)) return AxisEnd{a, sign};
  }
  for (int a = 0; a < static_cast<int>(axes_.size()); ++a) {
    if (axes_[a].kind != kind) continue;
    for (const int end : {1, -1}) {
      std::vector<std::string> wanted;
      for (const int f : end > 0 ? axes_[a].plus_faces : axes_[a].minus_faces) wanted.push_back(letters_[f]);
      if (same_letters(std::move(wanted), name)) return AxisEnd{a, end};
    }
  }
  return std::nullopt;
}

}  // namespace asobi::twisty
