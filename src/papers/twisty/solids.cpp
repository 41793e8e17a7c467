// What solids the pieces are (4.1.2, 5.1.2, 6.1.1, 7.1.1, 8.1.1, 9.1.1, 10.1.1, 11.1.1, 12.1.1): the part of the solid
// between the planes of a piece's layers, its corners found by meeting every three planes.
#include <cmath>
#include <iterator>
#include <map>
#include <set>

#include "papers/twisty/cut_solids.hpp"
#include "papers/twisty/shapes.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

constexpr double slack = 1e-7;

// normal · p <= distance
struct HalfSpace {
  Vector normal;
  double distance;

  double beyond(const Vector& p) const { return dot(normal, p) - distance; }
};

std::vector<HalfSpace> bounds_of(const twisty::Puzzle& puzzle, int piece) {
  std::vector<HalfSpace> out;
  for (const auto& face : puzzle.solid().shape().faces()) out.push_back({face.normal, 1});
  for (int axis = 0; axis < static_cast<int>(puzzle.axes().size()); ++axis) {
    const auto& offsets = puzzle.axes()[static_cast<std::size_t>(axis)].offsets;
    const Vector& direction = puzzle.line_of(axis).direction;
    const auto layer = static_cast<std::size_t>(puzzle.layer_of_piece(piece, axis));
    if (layer < offsets.size()) out.push_back({direction, offsets[layer]});
    if (layer > 0) out.push_back({-direction, -offsets[layer - 1]});
  }
  return out;
}

struct PieceSolid {
  std::vector<Vector> corners;
  std::vector<std::vector<Vector>> faces;  // each in order round it

  double volume() const;
  std::set<long> edge_lengths() const;  // in millionths
};

void add_corner(std::vector<Vector>& corners, const Vector& p) {
  if (std::ranges::none_of(corners, [&](const Vector& q) { return length(p - q) < slack; })) corners.push_back(p);
}

std::vector<Vector> corners_of(const std::vector<HalfSpace>& bounds) {
  std::vector<Vector> out;
  for (std::size_t i = 0; i < bounds.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Vector across = cross(bounds[i].normal, bounds[j].normal);
      for (std::size_t k = 0; k < j; ++k) {
        const double volume = dot(across, bounds[k].normal);
        if (std::abs(volume) < slack) continue;
        const Vector p = (1 / volume) *
                         (bounds[k].distance * across + bounds[i].distance * cross(bounds[j].normal, bounds[k].normal) +
                          bounds[j].distance * cross(bounds[k].normal, bounds[i].normal));
        if (std::ranges::all_of(bounds, [&](const HalfSpace& side) { return side.beyond(p) < slack; })) {
          add_corner(out, p);
        }
      }
    }
  }
  return out;
}

PieceSolid solid_of(const twisty::Puzzle& puzzle, int piece) {
  const auto bounds = bounds_of(puzzle, piece);
  PieceSolid out{corners_of(bounds), {}};
  for (const HalfSpace& side : bounds) {
    std::vector<Vector> face;
    std::ranges::copy_if(out.corners, std::back_inserter(face),
                         [&](const Vector& p) { return std::abs(side.beyond(p)) < slack; });
    if (face.size() < 3) continue;
    const Vector middle = middle_of(face), first = unit(face.front() - middle), second = cross(side.normal, first);
    std::ranges::sort(face, {},
                      [&](const Vector& p) { return std::atan2(dot(p - middle, second), dot(p - middle, first)); });
    out.faces.push_back(std::move(face));
  }
  return out;
}

double PieceSolid::volume() const {
  const Vector inside = middle_of(corners);
  double out = 0;
  for (const auto& face : faces) {
    for (std::size_t i = 2; i < face.size(); ++i) {
      out += std::abs(dot(face[0] - inside, cross(face[i - 1] - inside, face[i] - inside))) / 6;
    }
  }
  return out;
}

std::set<long> PieceSolid::edge_lengths() const {
  std::set<long> out;
  for (const auto& face : faces) {
    for (std::size_t i = 0; i < face.size(); ++i) {
      out.insert(std::lround(1e6 * length(face[(i + 1) % face.size()] - face[i])));
    }
  }
  return out;
}

// "1 square + 4 equilateral triangle": congruent faces together, by name.
std::string faces_text(const PieceSolid& solid) {
  std::vector<Shape> kinds;
  for (const auto& face : solid.faces) {
    const Shape shape = shape_of(face);
    auto known = std::ranges::find_if(kinds, [&](const Shape& other) { return congruent(shape, other); });
    if (known == kinds.end()) known = kinds.insert(kinds.end(), shape);
    ++known->per_face;
  }
  std::vector<std::string> out;
  for (const Shape& kind : kinds) out.push_back(fmt::format("{} {}", kind.per_face, kind.name()));
  std::ranges::sort(out);
  return fmt::format("{}", fmt::join(out, " + "));
}

// Solids that have a name, by their faces.
std::string name_of(const PieceSolid& solid) {
  static const std::map<std::string, std::string> names = {
      {"4 equilateral triangle", "regular tetrahedron"},
      {"8 equilateral triangle", "regular octahedron"},
      {"1 square + 4 equilateral triangle", "half an octahedron"},
      {"2 equilateral triangle + 2 isosceles right triangle", "a quarter of an octahedron"},
      {"1 equilateral triangle + 3 isosceles right triangle", "corner of a cube"},
      {"1 equilateral triangle + 3 isosceles right triangle + 3 square", "cube without a corner"},
      {"1 regular pentagon + 5 isosceles triangle", "regular pentagonal pyramid"},
      {"3 isosceles triangle + 3 isosceles triangle", "two triangular pyramids"},
      {"6 rhombus", "parallelepiped"},
  };
  const std::string faces = faces_text(solid);
  const auto found = names.find(faces);
  return found == names.end() ? faces : found->second;
}

bool shows_reverse(const twisty::Puzzle& puzzle, int piece) {
  return is_reverse(puzzle, static_cast<int>(puzzle.stickers_of(piece)[0]));
}

using KindOf = std::string (*)(const twisty::Puzzle& puzzle, int piece);

std::string by_direction(const twisty::Puzzle& puzzle, int piece) {
  return shows_reverse(puzzle, piece) ? "reverse" : "forward";
}

std::string by_place(const twisty::Puzzle& puzzle, int piece) {
  const std::size_t sides = puzzle.stickers_of(piece).size();
  return sides == 1 ? "1 side" : fmt::format("{} sides", sides);
}

// Names of N up to here: the pieces of larger ones are alike.
constexpr int largest_n = 5;

Result<std::vector<twisty::Puzzle>> puzzles_of(std::string_view name, Context& context) {
  const auto& of = family(name);
  std::vector<twisty::Puzzle> out;
  for (int n = of.in_paper.first; n <= std::min(of.in_paper.last, largest_n); ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(auto puzzle, twisty::make_named(of.has_n() ? fmt::format("{}-{}", name, n) : std::string(name)));
    out.push_back(std::move(puzzle));
  }
  return out;
}

// "forward regular tetrahedron; reverse regular octahedron": what pieces of a kind are.
Result<Finding> check_solids(std::string_view name, KindOf kind_of, const Text& got, Context& context) {
  std::map<std::string, std::set<std::string>> names;
  bool one_edge = true;  // regular pieces of one puzzle have the same edges
  ASOBI_TRY(const auto puzzles, puzzles_of(name, context));
  for (const auto& puzzle : puzzles) {
    std::set<long> edges;
    for (int piece = 0; piece < puzzle.piece_count(); ++piece) {
      const PieceSolid solid = solid_of(puzzle, piece);
      const std::string is = name_of(solid);
      names[kind_of(puzzle, piece)].insert(is);
      if (is.starts_with("regular") && kind_of == by_direction) edges.merge(solid.edge_lengths());
    }
    one_edge = one_edge && edges.size() <= 1;
  }
  std::vector<std::string> out;
  for (const auto& [kind, is] : names) out.push_back(fmt::format("{}: {}", kind, fmt::join(is, " or ")));
  return computes(fmt::format("{}", fmt::join(out, "; ")), got, one_edge);
}

// 6.1.1: the squares of the legs of a corner with three right angles, by the shortest.
Result<Finding> check_edge_solids(Context& context) {
  std::set<std::string> found;
  ASOBI_TRY(const auto puzzles, puzzles_of("cube-edge", context));
  for (const auto& puzzle : puzzles) {
    for (int piece = 0; piece < puzzle.piece_count(); ++piece) {
      const PieceSolid solid = solid_of(puzzle, piece);
      std::string legs = faces_text(solid);
      for (std::size_t at = 0; solid.corners.size() == 4 && at < 4; ++at) {
        std::vector<Vector> out;
        for (std::size_t to = 0; to < 4; ++to) {
          if (to != at) out.push_back(solid.corners[to] - solid.corners[at]);
        }
        const bool right = std::abs(dot(out[0], out[1])) < slack && std::abs(dot(out[1], out[2])) < slack &&
                           std::abs(dot(out[2], out[0])) < slack;
        if (!right) continue;
        std::vector<double> squares;
        for (const Vector& leg : out) squares.push_back(dot(leg, leg));
        std::ranges::sort(squares);
        legs = fmt::format("1 : {:.3g} : {:.3g}", squares[1] / squares[0], squares[2] / squares[0]);
      }
      found.insert(legs);
    }
  }
  return computes("right corner, squares of legs " + fmt::format("{}", fmt::join(found, " or ")),
                  {"tetrahedra with a right corner, but with legs 1 : √2 : √2; those of a cube's corner are equal",
                   "直角の頂点をもつ四面体だが、3 辺の比は 1 : √2 : √2。立方体のコーナーなら 3 辺は等しい"});
}

// 8.1.1: a regular tetrahedron in a cube is a third of it, each of the four corners round it a sixth.
Result<Finding> check_tetra_edge_solids(Context& context) {
  std::set<long> added;
  std::set<std::string> reverse;
  bool fits = true;
  ASOBI_TRY(const auto puzzles, puzzles_of("tetra-edge", context));
  for (const auto& puzzle : puzzles) {
    const auto& line = puzzle.line_of(0);
    const double edge = (line.reach + line.back) / puzzle.axes()[0].layer_count();
    for (int piece = 0; piece < puzzle.piece_count(); ++piece) {
      const PieceSolid solid = solid_of(puzzle, piece);
      if (shows_reverse(puzzle, piece)) {
        reverse.insert(name_of(solid));
        continue;
      }
      const double corners = (solid.volume() / (edge * edge * edge) - 1.0 / 3) * 6;
      added.insert(std::lround(corners));
      fits = fits && std::abs(corners - std::round(corners)) < 1e-6 &&
             static_cast<long>(solid.corners.size()) == 4 + std::lround(corners);
    }
  }
  return computes(fmt::format("forward: regular tetrahedron with {}~{} corners of a cube; reverse: {}", *added.begin(),
                              *added.rbegin(), fmt::join(reverse, " or ")),
                  {"one corner for pieces on three sides, two on two, three on one",
                   "3 面のピースには 1 個、2 面には 2 個、1 面には 3 個つく"},
                  fits);
}

Result<Finding> check_solids_of(const Json& with, Context& context) {
  const Text got = {"the part of the solid between the planes of a piece's layers, for every piece up to N = 5",
                    "ピースの層の分割面に囲まれた部分を、N = 5 までの全ピースで求めて一致"};
  const KindOf kind_of = text_of(with, "by") == "place" ? by_place : by_direction;
  return check_solids(text_of(with, "family"), kind_of, got, context);
}

}  // namespace

std::vector<Check> solids() {
  return {{"solids-cube-edge", check_edge_solids},
          {"solids-tetra-edge", check_tetra_edge_solids},
          {"solids", check_solids_of}};
}

}  // namespace asobi::twisty_claims_by_part
