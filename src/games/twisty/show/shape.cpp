#include "games/twisty/show/shape.hpp"

#include <cmath>

#include "games/twisty/group/action.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/show/control.hpp"
#include "games/twisty/show/labels.hpp"

namespace asobi::twisty {
namespace {

double rounded(double x) { return std::round(x * 1e9) / 1e9 + 0.0; }

SpacePlace place(const Vector& v) { return {rounded(v.x), rounded(v.y), rounded(v.z)}; }
FacePlace place(const FacePoint& p) { return {rounded(p.x), rounded(p.y)}; }

template <class Points>
auto places(const Points& points) {
  std::vector<decltype(place(points[0]))> out;
  out.reserve(points.size());
  for (const auto& point : points) out.push_back(place(point));
  return out;
}

ShapeFace face_shape(const Solid& solid, int face) {
  const RegularSolid& shape = solid.shape();
  const FaceFrame frame = frame_of(shape, face);
  ShapeFace out{.letters = solid.letters(face),
                .paper = solid.paper_name(face),
                .centre = place(frame.centre),
                .along = place(frame.along),
                .across = place(frame.across),
                .corners = {},
                .axes = {}};
  for (const int v : shape.faces()[face].vertices) out.corners.push_back(place(shape.vertices()[v]));
  for (int a = 0; a < static_cast<int>(solid.axes().size()); ++a) {
    const AxisEnd end = solid.image(face * shape.sides(), a);
    out.axes.emplace_back(end.axis, end.sign);
  }
  return out;
}

std::vector<std::vector<std::uint32_t>> corners_of(const FaceCells& cells) {
  std::vector<std::vector<std::uint32_t>> out;
  for (std::size_t c = 0; c < cells.count(); ++c) {
    out.emplace_back(cells.corners.begin() + cells.first[c], cells.corners.begin() + cells.first[c + 1]);
  }
  return out;
}

// By layer of an axis: whether it turns by itself.
std::vector<bool> turning_of(const Model& model, int axis) {
  const Puzzle& puzzle = model.puzzle;
  std::vector<bool> out(static_cast<std::size_t>(layers_on(puzzle, axis)));
  for (const int layer : turning_layers(puzzle, model.named.turning)) {
    if (puzzle.axes()[puzzle.layers()[layer].axis].axis == axis) out[puzzle.layers()[layer].index] = true;
  }
  return out;
}

ShapeAxis axis_shape(const Model& model, int axis) {
  const Puzzle& puzzle = model.puzzle;
  const Axis& line = puzzle.solid().axes()[axis];
  const int cut = puzzle.cut_axis(axis);
  ShapeAxis out{.name = line.name,
                .plus = end_name(puzzle.solid(), axis, +1),
                .minus = end_name(puzzle.solid(), axis, -1),
                .kind = line.kind,
                .direction = place(line.direction),
                .order = order_of(puzzle, axis),
                .layers = layers_on(puzzle, axis),
                .offsets = {},
                .turning = turning_of(model, axis),
                .images = puzzle.rotation(cut < 0 ? line.rotation : puzzle.axes()[cut].rotation).images()};
  if (cut >= 0) {
    for (const double offset : puzzle.axes()[cut].offsets) out.offsets.push_back(rounded(offset));
  }
  return out;
}

std::optional<std::vector<int>> layers_about(const Puzzle& puzzle, int axis) {
  const int cut = puzzle.cut_axis(axis);
  if (cut < 0) return std::nullopt;
  std::vector<int> out;
  out.reserve(static_cast<std::size_t>(puzzle.sticker_count()));
  for (int s = 0; s < puzzle.sticker_count(); ++s) out.push_back(puzzle.layer_of_sticker(s, cut));
  return out;
}

std::vector<std::vector<SpacePlace>> sections_about(const Puzzle& puzzle, int axis) {
  std::vector<std::vector<SpacePlace>> out;
  const int cut = puzzle.cut_axis(axis);
  for (int l = 0; cut >= 0 && l + 1 < puzzle.axes()[cut].layer_count(); ++l) {
    out.push_back(places(puzzle.section_above(puzzle.layer(cut, l))));
  }
  return out;
}

std::vector<std::vector<ShapeRegion>> region_shapes(const Model& model) {
  std::vector<std::vector<ShapeRegion>> out;
  for (const auto& cell : regions(model)) {
    std::vector<ShapeRegion>& list = out.emplace_back();
    for (const Region& region : cell) {
      list.push_back({places(region.polygon), region.axis, region.layer, region.times});
    }
  }
  return out;
}

}  // namespace

Shape shape_of(const Model& model) {
  const Puzzle& puzzle = model.puzzle;
  const Solid& solid = puzzle.solid();
  Shape out;
  out.name = model.named.name;
  out.title = model.named.title;
  out.solid = solid.letter();
  out.description = puzzle.description().text();
  out.member = model.named.member;
  for (int f = 0; f < static_cast<int>(solid.shape().faces().size()); ++f) out.faces.push_back(face_shape(solid, f));
  out.points = places(puzzle.cells().points);
  out.cells = corners_of(puzzle.cells());
  for (const double height : puzzle.cells().heights) out.heights.push_back(rounded(height));
  out.shell_of.assign(puzzle.cells().shell.begin(), puzzle.cells().shell.end());
  for (int a = 0; a < static_cast<int>(solid.axes().size()); ++a) {
    out.axes.push_back(axis_shape(model, a));
    out.layer_of.push_back(layers_about(puzzle, a));
    out.sections.push_back(sections_about(puzzle, a));
  }
  for (int s = 0; s < puzzle.sticker_count(); ++s) out.piece_of.push_back(puzzle.piece_of(s));
  const auto orbits = piece_orbits(puzzle);
  const auto names = orbit_names(puzzle, orbits);
  for (std::size_t i = 0; i < orbits.size(); ++i) {
    out.kinds.push_back({names[i], orbits[i].pieces.size(), orbits[i].stickers});
  }
  out.kind_of = orbit_numbers(puzzle, orbits);
  out.regions = region_shapes(model);
  return out;
}

}  // namespace asobi::twisty
