// How each chapter defines its puzzle: axes, unit angle, layers and how thick they are; what one side shows; and which
// pieces a turn takes round together.
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include "games/twisty/model/model.hpp"
#include "papers/twisty/formulas.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using CutSolid = twisty::Puzzle;  // not the paper's model of it

// The thickness of the layers of an axis, as parts of the thickest.
std::vector<double> parts_of_thickest(const CutSolid& puzzle, int axis) {
  std::vector<double> out;
  for (int layer = 0; layer < puzzle.axes()[static_cast<std::size_t>(axis)].layer_count(); ++layer) {
    const auto& one = puzzle.layers()[static_cast<std::size_t>(puzzle.layer(axis, layer))];
    out.push_back(one.to - one.from);
  }
  const double thickest = std::ranges::max(out);
  for (double& part : out) part /= thickest;
  return out;
}

// What all N of a family have; layers by their thickness, in hundredths of the thickest.
struct Definition {
  std::set<std::size_t> axes;
  std::set<int> orders;
  std::map<long, std::vector<Value>> layers;
  bool whole = true;  // all axes alike, each thickness a whole number of hundredths
};

void add_puzzle(const CutSolid& puzzle, int n, Definition& out) {
  const auto first = parts_of_thickest(puzzle, 0);
  out.axes.insert(puzzle.axes().size());
  for (int axis = 0; axis < static_cast<int>(puzzle.axes().size()); ++axis) {
    out.orders.insert(puzzle.axes()[static_cast<std::size_t>(axis)].order);
    const auto parts = parts_of_thickest(puzzle, axis);
    out.whole =
        out.whole && std::ranges::equal(parts, first, [](double a, double b) { return std::abs(a - b) < 1e-9; });
  }
  std::map<long, int> count;
  for (const double part : first) {
    ++count[std::lround(100 * part)];
    out.whole = out.whole && std::abs(100 * part - std::round(100 * part)) < 1e-7;
  }
  for (const auto& [part, layers] : count) out.layers[part].push_back({n, 0, layers});
}

// "3N-4 × 1, 2 × 1/2", the thickest first.
std::string layers_text(const Definition& found) {
  std::vector<std::string> out;
  for (const auto& [part, counts] : found.layers) {
    const long unit = std::gcd(part, 100L);
    const std::string thick = part == 100 ? "1" : fmt::format("{}/{}", part / unit, 100 / unit);
    out.insert(out.begin(), fmt::format("{} × {}", formula_of(counts), thick));
  }
  return fmt::format("{}", fmt::join(out, ", "));
}

Result<Finding> check_definition(const Json& with, Context& context) {
  const std::string name = text_of(with, "family");
  const auto& of = family(name);
  Definition found;
  for (int n = of.in_paper.first; n <= of.in_paper.last; ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const auto puzzle, twisty::make_named(of.has_n() ? fmt::format("{}-{}", name, n) : name));
    add_puzzle(puzzle, n, found);
  }
  std::vector<std::string> angles;
  for (const int order : found.orders) angles.push_back(fmt::format("{}°", 360 / order));
  return computes(
      fmt::format("{} axes, {}, {}", fmt::join(found.axes, " or "), fmt::join(angles, " or "), layers_text(found)),
      {"so is the cut solid, about every axis", "分割した立体で、どの軸についてもその通り"}, found.whole);
}

// "centre 1, edge 5, corner 5": the stickers of one side by how many sides their pieces show.
std::string side_text(const CutSolid& puzzle) {
  std::map<std::size_t, int> count;
  for (int cell = 0; cell < puzzle.stickers_per_face(); ++cell) {
    ++count[puzzle.stickers_of(puzzle.piece_of(cell)).size()];
  }
  std::vector<std::string> out;
  for (const auto& [sides, stickers] : count) {
    out.push_back(fmt::format("{} {}", sides == 1 ? "centre" : sides == 2 ? "edge" : "corner", stickers));
  }
  return fmt::format("{}", fmt::join(out, ", "));
}

Result<Finding> check_side(const Json& with, Context&) {
  const std::string name = text_of(with, "puzzle");

  ASOBI_TRY(const auto puzzle, twisty::make_named(name));
  return computes(side_text(puzzle), {"counted on one side", "1 面で数えて一致"});
}

// 12.1.3: "0, 2: edge 1, corner 1": the cycles of a turn of each layer by the kind of their pieces.
Result<Finding> check_cycles_of_fives(Context&) {
  ASOBI_TRY(const auto puzzle, twisty::make_named("dodeca-face2"));
  std::vector<std::string> out;
  std::set<std::size_t> lengths;
  for (const int layer : {0, 1, 2}) {
    std::map<std::size_t, int> count;
    for (const auto& cycle : puzzle.piece_turn(puzzle.layer(0, layer)).cycles()) {
      lengths.insert(cycle.size());
      ++count[puzzle.stickers_of(cycle[0]).size()];
    }
    std::vector<std::string> kinds;
    for (const auto& [sides, cycles] : count) {
      kinds.push_back(fmt::format("{} {}", sides == 1 ? "centre" : sides == 2 ? "edge" : "corner", cycles));
    }
    out.push_back(fmt::format("{}: {}", layer, fmt::join(kinds, ", ")));
  }
  return computes(fmt::format("{}", fmt::join(out, "; ")),
                  {fmt::format("cycles of {} pieces", fmt::join(lengths, ", ")),
                   fmt::format("{} 個ずつの巡回置換の組の数", fmt::join(lengths, ", "))},
                  lengths == std::set<std::size_t>{5});
}

// 13: the faces of an icosahedron that touch one of the two vertices on an axis, and the others.
Result<Finding> check_icosahedron_faces(Context&) {
  const auto& solid = twisty::Solid::of(SolidKind::icosahedron);
  std::set<std::pair<int, int>> found;
  for (const auto& axis : solid.axes()) {
    if (axis.kind != twisty::AxisKind::vertex) continue;
    const int touching = static_cast<int>(axis.plus_faces.size() + axis.minus_faces.size());
    found.insert({touching, static_cast<int>(solid.shape().faces().size()) - touching});
  }
  std::vector<std::string> out;
  for (const auto& [touching, others] : found) out.push_back(fmt::format("{}, {}", touching, others));
  return computes(fmt::format("{}", fmt::join(out, " or ")), {"so about every axis", "どの軸についても"});
}

// 4.2.2: how many points of the grid bound the stickers of pieces of one side and of two.
Result<Finding> check_corners_of_stickers(Context& context) {
  std::map<std::size_t, std::set<std::size_t>> corners;
  const auto& of = family("cube-vertex1");
  for (int n = of.in_paper.first; n <= of.in_paper.last; ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const auto puzzle, twisty::make_named(fmt::format("cube-vertex1-{}", n)));
    for (int cell = 0; cell < puzzle.stickers_per_face(); ++cell) {
      corners[puzzle.stickers_of(puzzle.piece_of(cell)).size()].insert(puzzle.polygon(cell).size());
    }
  }
  std::vector<std::string> out;
  for (const auto& [sides, counts] : corners) {
    out.push_back(fmt::format("{} {}", sides == 1 ? "inner" : "edge", fmt::join(counts, " or ")));
  }
  return computes(fmt::format("{}", fmt::join(out, ", ")),
                  {"so on every sticker, N = 1 to 10", "N = 1~10 のどのピース面でも"});
}

}  // namespace

std::vector<Check> definitions() {
  return {{"corners-cube-vertex1", check_corners_of_stickers},
          {"cycles-dodeca-face2", check_cycles_of_fives},
          {"icosahedron-faces", check_icosahedron_faces},
          {"definition", check_definition},
          {"side", check_side}};
}

}  // namespace asobi::twisty_claims_by_part
