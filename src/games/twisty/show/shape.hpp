// What a page needs to draw and to turn a puzzle: docs/protocol.md. Positions are rounded to 1e-9.
// Cost: O(stickers * axes of the solid).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/twisty/model/model.hpp"

namespace asobi::twisty {

using SpacePlace = std::array<double, 3>;
using FacePlace = std::array<double, 2>;  // on face 0, along and across its frame

struct ShapeFace {
  std::string letters, paper;
  SpacePlace centre, along, across;
  std::vector<SpacePlace> corners;
  std::vector<std::pair<int, int>> axes;

  static constexpr auto fields() {
    return field_list(
        field("letters", &ShapeFace::letters), field("paper", &ShapeFace::paper, "the paper's name"),
        field("centre", &ShapeFace::centre, "a point (x, y) of face 0 is here at centre + x along + y across"),
        field("along", &ShapeFace::along), field("across", &ShapeFace::across), field("corners", &ShapeFace::corners),
        field("axes", &ShapeFace::axes,
              "by axis: where the rotation that takes face 0 here takes its positive end, axis and sign"));
  }
};

struct ShapeAxis {
  std::string name, plus, minus;
  AxisKind kind = AxisKind::face;
  SpacePlace direction;
  int order = 1, layers = 1;
  std::vector<double> offsets;
  std::vector<bool> turning;
  std::vector<Point> images;

  static constexpr auto fields() {
    return field_list(field("name", &ShapeAxis::name), field("plus", &ShapeAxis::plus, "the name of its positive end"),
                      field("minus", &ShapeAxis::minus), field("kind", &ShapeAxis::kind),
                      field("direction", &ShapeAxis::direction),
                      field("order", &ShapeAxis::order, "unit turns in a circle"), field("layers", &ShapeAxis::layers),
                      field("offsets", &ShapeAxis::offsets, "of its planes, ascending"),
                      field("turning", &ShapeAxis::turning, "by layer: whether it turns by itself"),
                      field("images", &ShapeAxis::images, "by sticker: where a unit turn of the whole takes it"));
  }
};

struct ShapeKind {
  Text name;
  std::size_t pieces = 0;
  int stickers = 0;

  static constexpr auto fields() {
    return field_list(field("name", &ShapeKind::name), field("pieces", &ShapeKind::pieces),
                      field("stickers", &ShapeKind::stickers, "of each piece"));
  }
};

// Where the pointer must be inside a sticker of face 0 for this turn.
struct ShapeRegion {
  std::vector<FacePlace> polygon;
  int axis = 0, layer = 0, times = 1;

  static constexpr auto fields() {
    return field_list(field("polygon", &ShapeRegion::polygon), field("axis", &ShapeRegion::axis),
                      field("layer", &ShapeRegion::layer), field("times", &ShapeRegion::times, "+1 or -1"));
  }
};

struct Shape {
  std::string name;
  Text title;
  SolidLetter solid = SolidLetter::cube;
  std::string description, member;
  std::vector<ShapeFace> faces;
  std::vector<FacePlace> points;
  std::vector<std::vector<std::uint32_t>> cells;
  std::vector<double> heights;
  std::vector<int> shell_of;
  std::vector<ShapeAxis> axes;
  std::vector<std::optional<std::vector<int>>> layer_of;
  std::vector<int> piece_of;
  std::vector<ShapeKind> kinds;
  std::vector<int> kind_of;
  std::vector<std::vector<std::vector<SpacePlace>>> sections;
  std::vector<std::vector<ShapeRegion>> regions;

  static constexpr auto fields() {
    return field_list(
        field("name", &Shape::name), field("title", &Shape::title), field("solid", &Shape::solid),
        field("description", &Shape::description), field("member", &Shape::member, "of a family, or empty"),
        field("faces", &Shape::faces), field("points", &Shape::points, "corners of cells on face 0"),
        field("cells", &Shape::cells, "the stickers of face 0: their corners, as numbers of points"),
        field("heights", &Shape::heights,
              "by shell from outside: how far its sides are from the centre; one shell unless inner pieces are kept"),
        field("shell_of", &Shape::shell_of, "by cell"), field("axes", &Shape::axes, "of the solid, with cuts or not"),
        field("layer_of", &Shape::layer_of, "by axis, by sticker: its layer; null for an axis without cuts"),
        field("piece_of", &Shape::piece_of, "by sticker"), field("kinds", &Shape::kinds, "orbits of pieces"),
        field("kind_of", &Shape::kind_of, "by piece"),
        field("sections", &Shape::sections, "by axis: the polygon above each layer but the last"),
        field("regions", &Shape::regions, "by cell of face 0: the turns that the pointer can choose there"));
  }
};

Shape shape_of(const Model& model);

}  // namespace asobi::twisty
