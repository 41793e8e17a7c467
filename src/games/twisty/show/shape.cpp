#include "games/twisty/show/shape.hpp"

#include <algorithm>
#include <cmath>

#include "base/json.hpp"
#include "games/twisty/group/action.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/show/control.hpp"
#include "games/twisty/show/labels.hpp"

namespace asobi::twisty {
namespace {

double rounded(double x) { return std::round(x * 1e9) / 1e9 + 0.0; }

Json point_json(const Vector& v) { return {rounded(v.x), rounded(v.y), rounded(v.z)}; }
Json point_json(const FacePoint& p) { return {rounded(p.x), rounded(p.y)}; }

template <class Points>
Json polygon_json(const Points& points) {
  Json out = Json::array();
  for (const auto& point : points) out.push_back(point_json(point));
  return out;
}

Json faces_json(const Puzzle& puzzle) {
  const Solid& solid = puzzle.solid();
  const RegularSolid& shape = solid.shape();
  Json out = Json::array();
  for (int f = 0; f < static_cast<int>(shape.faces().size()); ++f) {
    const FaceFrame frame = frame_of(shape, f);
    std::vector<Vector> corners;
    for (const int v : shape.faces()[f].vertices) corners.push_back(shape.vertices()[v]);
    Json axes = Json::array();
    for (int a = 0; a < static_cast<int>(solid.axes().size()); ++a) {
      const AxisEnd end = solid.image(f * shape.sides(), a);
      axes.push_back({end.axis, end.sign});
    }
    out.push_back({{"letters", solid.letters(f)},
                   {"paper", solid.paper_name(f)},
                   {"centre", point_json(frame.centre)},
                   {"along", point_json(frame.along)},
                   {"across", point_json(frame.across)},
                   {"corners", polygon_json(corners)},
                   {"axes", std::move(axes)}});
  }
  return out;
}

Json cells_json(const FaceCells& cells) {
  Json out = Json::array();
  for (std::size_t c = 0; c < cells.count(); ++c) {
    Json corners = Json::array();
    for (std::uint32_t i = cells.first[c]; i < cells.first[c + 1]; ++i) corners.push_back(cells.corners[i]);
    out.push_back(std::move(corners));
  }
  return out;
}

std::string_view kind_name(AxisKind kind) {
  return kind == AxisKind::face ? "face" : kind == AxisKind::vertex ? "vertex" : "edge";
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

Json axis_json(const Model& model, int axis) {
  const Puzzle& puzzle = model.puzzle;
  const Axis& line = puzzle.solid().axes()[axis];
  const int cut = puzzle.cut_axis(axis);
  Json offsets = Json::array();
  if (cut >= 0) {
    for (const double offset : puzzle.axes()[cut].offsets) offsets.push_back(rounded(offset));
  }
  return {{"name", line.name},
          {"plus", end_name(puzzle.solid(), axis, +1)},
          {"minus", end_name(puzzle.solid(), axis, -1)},
          {"kind", kind_name(line.kind)},
          {"direction", point_json(line.direction)},
          {"order", order_of(puzzle, axis)},
          {"layers", layers_on(puzzle, axis)},
          {"offsets", std::move(offsets)},
          {"turning", turning_of(model, axis)},
          {"images", puzzle.rotation(cut < 0 ? line.rotation : puzzle.axes()[cut].rotation).images()}};
}

Json layers_json(const Puzzle& puzzle, int axis) {
  const int cut = puzzle.cut_axis(axis);
  if (cut < 0) return nullptr;
  Json out = Json::array();
  for (int s = 0; s < puzzle.sticker_count(); ++s) out.push_back(puzzle.layer_of_sticker(s, cut));
  return out;
}

Json sections_json(const Puzzle& puzzle, int axis) {
  Json out = Json::array();
  const int cut = puzzle.cut_axis(axis);
  for (int l = 0; cut >= 0 && l + 1 < puzzle.axes()[cut].layer_count(); ++l) {
    out.push_back(polygon_json(puzzle.section_above(puzzle.layer(cut, l))));
  }
  return out;
}

Json regions_json(const Model& model) {
  Json out = Json::array();
  for (const auto& cell : regions(model)) {
    Json list = Json::array();
    for (const Region& region : cell) {
      list.push_back({{"polygon", polygon_json(region.polygon)},
                      {"axis", region.axis},
                      {"layer", region.layer},
                      {"times", region.times}});
    }
    out.push_back(std::move(list));
  }
  return out;
}

}  // namespace

Json shape_json(const Model& model, Lang lang) {
  const Puzzle& puzzle = model.puzzle;
  Json axes = Json::array(), layer_of = Json::array(), sections = Json::array();
  for (int a = 0; a < static_cast<int>(puzzle.solid().axes().size()); ++a) {
    axes.push_back(axis_json(model, a));
    layer_of.push_back(layers_json(puzzle, a));
    sections.push_back(sections_json(puzzle, a));
  }
  Json piece_of = Json::array();
  for (int s = 0; s < puzzle.sticker_count(); ++s) piece_of.push_back(puzzle.piece_of(s));
  const auto orbits = piece_orbits(puzzle);
  const auto names = orbit_names(puzzle, orbits);
  Json kinds = Json::array();
  for (std::size_t i = 0; i < orbits.size(); ++i) {
    kinds.push_back(
        {{"name", names[i].in(lang)}, {"pieces", orbits[i].pieces.size()}, {"stickers", orbits[i].stickers}});
  }
  return {{"name", model.named.name},
          {"title", model.named.title.in(lang)},
          {"solid", std::string(1, puzzle.solid().letter())},
          {"description", puzzle.description().text()},
          {"member", model.named.member},
          {"faces", faces_json(puzzle)},
          {"points", polygon_json(puzzle.cells().points)},
          {"cells", cells_json(puzzle.cells())},
          {"axes", std::move(axes)},
          {"layer_of", std::move(layer_of)},
          {"piece_of", std::move(piece_of)},
          {"kinds", std::move(kinds)},
          {"kind_of", orbit_numbers(puzzle, orbits)},
          {"sections", std::move(sections)},
          {"regions", regions_json(model)}};
}

}  // namespace asobi::twisty
