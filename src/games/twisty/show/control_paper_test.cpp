// What the paper says of the pointer in each of its ten families, written out for one point of a sticker at a time:
// which turns there are to choose from, in which of 4, 6, 8, 10 or (at edges and corners) 4 or 2 parts of the sticker
// or the face the pointer is, and which turn that is. Turns are looked at by what they do: how they move the face's
// centre, and to which face they take the sticker.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include <gtest/gtest.h>

#include "games/twisty/model/models_for_tests.hpp"
#include "games/twisty/show/control.hpp"

namespace asobi::twisty {
namespace {

using Outline = std::vector<FacePoint>;
using TurnKey = std::tuple<int, int, int>;  // axis of the solid, layer, times

// A turn that the pointer may choose.
struct Choice {
  TurnKey turn;
  FacePoint way;  // in which it moves the centre of face 0 at first
  int to_face;    // where it takes the sticker
};

double times_of(FacePoint a, FacePoint b) { return a.x * b.x + a.y * b.y; }
FacePoint minus(FacePoint a, FacePoint b) { return {a.x - b.x, a.y - b.y}; }
FacePoint scaled_to_one(FacePoint a) { return {a.x / std::hypot(a.x, a.y), a.y / std::hypot(a.x, a.y)}; }
FacePoint middle_of(const Outline& points) {
  FacePoint out{0, 0};
  for (const FacePoint p : points) out = {out.x + p.x / points.size(), out.y + p.y / points.size()};
  return out;
}

class Paper {
 public:
  explicit Paper(const std::string& name) : model_(model_named(name)), regions_(regions(model_)) {
    const RegularSolid& shape = puzzle().solid().shape();
    const auto& corners = shape.faces()[0].vertices;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const FacePoint p = flat(shape.vertices()[corners[i]]),
                      q = flat(shape.vertices()[corners[(i + 1) % corners.size()]]);
      corners_.push_back(p);
      sides_.push_back(scaled_to_one({p.x + q.x, p.y + q.y}));
    }
  }

  const Puzzle& puzzle() const { return model_.puzzle; }
  int cells() const { return puzzle().stickers_per_face(); }
  const std::vector<FacePoint>& sides() const { return sides_; }  // outward normals of the sides of face 0
  const std::vector<FacePoint>& corners() const { return corners_; }
  std::size_t faces_of(int cell) const { return puzzle().stickers_of(puzzle().piece_of(cell)).size(); }
  const std::vector<Region>& parts(int cell) const { return regions_[cell]; }

  Outline outline(int cell) const {
    const FaceCells& all = puzzle().cells();
    Outline out;
    for (std::uint32_t i = all.first[cell]; i < all.first[cell + 1]; ++i) out.push_back(all.points[all.corners[i]]);
    return out;
  }

  // The turns of the layers in which the sticker is, but those about the axis through the face.
  std::vector<Choice> choices(int cell) const {
    std::vector<Choice> out;
    for (int a = 0; a < static_cast<int>(puzzle().axes().size()); ++a) {
      const Axis& axis = puzzle().line_of(a);
      const Vector& normal = frame().centre;
      if (std::abs(dot(axis.direction, normal)) > 0.999) continue;
      const int layer = puzzle().layer_of_sticker(cell, a);
      for (const int times : {1, -1}) {
        const Vector moved = rotation_about(axis.direction, times * 1e-6) * normal - normal;
        const int to = puzzle().face_of(puzzle().turn(puzzle().layer(a, layer), times)[cell]);
        out.push_back({{puzzle().axes()[a].axis, layer, times}, scaled_to_one(flat(moved)), to});
      }
    }
    return out;
  }

  // The face beyond the side with this outward normal.
  int face_beyond(FacePoint side) const {
    const Vector outwards = frame().centre + 0.1 * (side.x * frame().along + side.y * frame().across);
    const auto& faces = puzzle().solid().shape().faces();
    int best = 1;
    for (int f = 1; f < static_cast<int>(faces.size()); ++f) {
      if (dot(faces[f].normal, outwards) > dot(faces[best].normal, outwards)) best = f;
    }
    return best;
  }

  bool crosses_face(const TurnKey& turn) const {
    return std::abs(dot(puzzle().solid().axes()[std::get<0>(turn)].direction, frame().centre)) > 1e-9;
  }
  bool is_through(const TurnKey& turn, FacePoint corner) const {
    const Vector& d = puzzle().solid().axes()[std::get<0>(turn)].direction;
    return length(cross(unit(frame().at(corner)), d)) < 1e-9;
  }

  // The turn under a point well inside one region.
  TurnKey shown(int cell, FacePoint p) const {
    for (const Region& region : regions_[cell]) {
      bool inside = true;
      for (std::size_t i = 0; i < region.polygon.size(); ++i) {
        const FacePoint a = region.polygon[i], b = region.polygon[(i + 1) % region.polygon.size()];
        inside &= (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= 0;
      }
      if (inside) return {region.axis, region.layer, region.times};
    }
    return {-1, -1, 0};
  }

  // Points of a sticker, none of them on a line of symmetry.
  Outline points(int cell) const {
    const Outline rim = outline(cell);
    const FacePoint m = middle_of(rim);
    Outline out;
    for (std::size_t i = 0; i < rim.size(); ++i) {
      const FacePoint a = rim[i], b = rim[(i + 1) % rim.size()];
      for (const double t : {0.06, 0.17, 0.29, 0.41, 0.59, 0.71, 0.83, 0.94}) {
        for (const double r : {0.1, 0.5, 0.9}) {
          out.push_back({m.x + r * (a.x + t * (b.x - a.x) - m.x), m.y + r * (a.y + t * (b.y - a.y) - m.y)});
        }
      }
    }
    return out;
  }

 private:
  Model model_;
  std::vector<std::vector<Region>> regions_;
  std::vector<FacePoint> sides_, corners_;

  FaceFrame frame() const { return frame_of(puzzle().solid().shape(), 0); }
  FacePoint flat(const Vector& v) const { return {dot(v, frame().along), dot(v, frame().across)}; }
};

FacePoint nearest(const std::vector<FacePoint>& directions, FacePoint p) {
  return *std::ranges::max_element(directions, {}, [&](FacePoint d) { return times_of(d, p); });
}
TurnKey the_only(const std::vector<Choice>& choices) {
  EXPECT_EQ(choices.size(), 1U);
  return choices.empty() ? TurnKey{-2, -2, 0} : choices[0].turn;
}
const Choice& nearest_way(const std::vector<Choice>& choices, FacePoint p) {
  return *std::ranges::max_element(choices, {}, [&](const Choice& c) { return times_of(c.way, p); });
}
std::vector<Choice> only(std::vector<Choice> choices, const auto& wanted) {
  std::erase_if(choices, [&](const Choice& c) { return !wanted(c); });
  return choices;
}
std::set<TurnKey> keys(const std::vector<Choice>& choices) {
  std::set<TurnKey> out;
  for (const Choice& c : choices) out.insert(c.turn);
  return out;
}
std::set<TurnKey> keys(const std::vector<Region>& parts) {
  std::set<TurnKey> out;
  for (const Region& r : parts) out.insert({r.axis, r.layer, r.times});
  return out;
}

// 3.2.5: the diagonals make four parts of the square; not about the axis through the face.
TEST(TwistyControlPaperStandard, CubeFace) {
  for (int n = 2; n <= 10; ++n) {
    const Paper paper(fmt::format("cube-face-{}", n));
    for (int cell = 0; cell < paper.cells(); ++cell) {
      ASSERT_EQ(paper.parts(cell).size(), 4U);
      const FacePoint m = middle_of(paper.outline(cell));
      const auto all = paper.choices(cell);
      for (const FacePoint p : paper.points(cell)) {
        const FacePoint side = nearest(paper.sides(), minus(p, m));
        const auto there = only(all, [&](const Choice& c) { return times_of(c.way, side) > 0.999; });
        ASSERT_EQ(paper.shown(cell, p), the_only(there));
      }
    }
  }
}

// 4.2.3: eight parts of a square, by its diagonals and the lines through the middles of its sides. Two turns push it
// towards each side; they take it to the two faces at the ends of that side.
void expect_eight(const Paper& paper, int cell) {
  ASSERT_EQ(paper.parts(cell).size(), 8U);
  const FacePoint m = middle_of(paper.outline(cell));
  const auto all = paper.choices(cell);
  for (const FacePoint p : paper.points(cell)) {
    const FacePoint d = minus(p, m);
    const int face = paper.face_beyond(nearest(paper.sides(), d));
    const auto there = only(
        all, [&](const Choice& c) { return c.to_face == face && times_of(c.way, nearest(paper.corners(), d)) > 0.9; });
    ASSERT_EQ(paper.shown(cell, p), the_only(there));
  }
}

// 4.2.3: a triangle at an edge has four parts, only turns towards the edge, and (our reading) it is pushed to that half
// of the edge where the pointer is, the more along it the nearer the pointer is to its end.
void expect_four_at_edge(const Paper& paper, int cell) {
  const Outline outline = paper.outline(cell);
  ASSERT_EQ(outline.size(), 3U);
  const FacePoint m = middle_of(outline), side = nearest(paper.sides(), m), along{-side.y, side.x};
  const auto towards = only(paper.choices(cell), [&](const Choice& c) { return times_of(c.way, side) > 1e-9; });
  ASSERT_EQ(towards.size(), 4U);
  ASSERT_EQ(paper.parts(cell).size(), 4U);
  EXPECT_EQ(keys(paper.parts(cell)), keys(towards));
  Outline on_edge = outline;
  std::erase_if(on_edge, [&](FacePoint p) { return times_of(minus(p, m), side) < 0; });
  const FacePoint centre = middle_of(on_edge);
  for (const FacePoint p : paper.points(cell)) {
    const FacePoint d = minus(p, centre);
    const double inwards = -times_of(d, side), sideways = times_of(d, along);
    const FacePoint half{sideways > 0 ? along.x : -along.x, sideways > 0 ? along.y : -along.y};
    const int over_edge = paper.face_beyond(side), beside = paper.face_beyond(half);
    const int face = inwards > std::abs(sideways) ? over_edge : beside;
    const auto there =
        only(towards, [&](const Choice& c) { return c.to_face == face && times_of(c.way, half) > 1e-9; });
    ASSERT_EQ(paper.shown(cell, p), the_only(there));
  }
}

// 5.2.2: a corner has two parts, for the two ways about the axis through that corner.
void expect_two_at_corner(const Paper& paper, int cell) {
  ASSERT_EQ(paper.parts(cell).size(), 2U);
  const FacePoint m = middle_of(paper.outline(cell)), corner = nearest(paper.corners(), m);
  for (const FacePoint p : paper.points(cell)) {
    const auto there = only(paper.choices(cell), [&](const Choice& c) {
      return paper.is_through(c.turn, corner) && times_of(c.way, minus(p, m)) > 0;
    });
    ASSERT_EQ(paper.shown(cell, p), the_only(there));
  }
}

TEST(TwistyControlPaperStandard, CubeVertexOne) {
  for (int n = 1; n <= 10; ++n) {
    const Paper paper(fmt::format("cube-vertex1-{}", n));
    for (int cell = 0; cell < paper.cells(); ++cell) {
      paper.faces_of(cell) == 1 ? expect_eight(paper, cell) : expect_four_at_edge(paper, cell);
    }
  }
}

TEST(TwistyControlPaperStandard, CubeVertexTwo) {
  for (int n = 2; n <= 10; ++n) {
    const Paper paper(fmt::format("cube-vertex2-{}", n));
    std::map<std::size_t, int> counts;
    for (int cell = 0; cell < paper.cells(); ++cell) {
      ++counts[paper.faces_of(cell)];
      switch (paper.faces_of(cell)) {
        case 1:
          expect_eight(paper, cell);
          break;
        case 2:
          expect_four_at_edge(paper, cell);
          break;
        default:
          expect_two_at_corner(paper, cell);
      }
    }
    EXPECT_EQ(counts[3], 4);
  }
}

// 6.2.2: eight ways about the four axes that cross the face. Two push along each side of the square.
TEST(TwistyControlPaperStandard, CubeEdge) {
  for (int n = 1; n <= 10; ++n) {
    const Paper paper(fmt::format("cube-edge-{}", n));
    for (int cell = 0; cell < paper.cells(); ++cell) {
      const auto crossing = only(paper.choices(cell), [&](const Choice& c) { return paper.crosses_face(c.turn); });
      ASSERT_EQ(crossing.size(), 8U);
      ASSERT_EQ(paper.parts(cell).size(), 8U);
      EXPECT_EQ(keys(paper.parts(cell)), keys(crossing));
      const FacePoint m = middle_of(paper.outline(cell));
      for (const FacePoint p : paper.points(cell)) {
        const TurnKey turn = paper.shown(cell, p);
        const auto there = only(crossing, [&](const Choice& c) { return c.turn == turn; });
        ASSERT_EQ(there.size(), 1U);
        // Not against the pointer, neither at first nor in the end.
        const FacePoint d = scaled_to_one(minus(p, m));
        ASSERT_GT(times_of(there[0].way, d), 0);
        for (const FacePoint side : paper.sides()) {
          if (paper.face_beyond(side) == there[0].to_face) {
            ASSERT_GT(times_of(side, d), -0.5);
          }
        }
      }
    }
  }
}

// 7.2.2, 8.2.2, 9.2.2, 10.2.2: six parts of the triangle, by its medians.
TEST(TwistyControlPaperStandard, Triangles) {
  for (const char* family : {"tetra-vertexface", "tetra-edge", "octa-face", "octa-vertex"}) {
    for (int n = 2; n <= 10; ++n) {
      const Paper paper(fmt::format("{}-{}", family, n));
      for (int cell = 0; cell < paper.cells(); ++cell) {
        ASSERT_EQ(paper.parts(cell).size(), 6U);
        const auto all = paper.choices(cell);
        ASSERT_EQ(all.size(), 6U);
        const FacePoint m = middle_of(paper.outline(cell));
        for (const FacePoint p : paper.points(cell)) {
          ASSERT_EQ(paper.shown(cell, p), nearest_way(all, minus(p, m)).turn) << family << n;
        }
      }
    }
  }
}

int middle_cell(const Paper& paper) {
  int cell = 0;
  while (!paper.puzzle().is_middle(cell)) ++cell;
  return cell;
}

// 11.2.2: ten parts of the whole face, for the ten turns of the layers other than the face's that hold its middle.
TEST(TwistyControlPaperStandard, DodecahedronOne) {
  const Paper paper("dodeca-face1");
  const auto all = paper.choices(middle_cell(paper));
  ASSERT_EQ(all.size(), 10U);
  for (int cell = 0; cell < paper.cells(); ++cell) {
    for (const FacePoint p : paper.points(cell)) ASSERT_EQ(paper.shown(cell, p), nearest_way(all, p).turn);
  }
}

// 12.2.2: ten parts of the whole face, for the ten turns of layers with one edge and two corners of it and not its
// middle. The nearest edge is turned (our reading), to the side of the pointer.
TEST(TwistyControlPaperStandard, DodecahedronTwo) {
  for (const char* name : {"dodeca-face2", "megaminx"}) {
    const Paper paper(name);
    const int middle = middle_cell(paper);
    for (int cell = 0; cell < paper.cells(); ++cell) {
      for (const FacePoint p : paper.points(cell)) {
        const FacePoint side = nearest(paper.sides(), p);
        int edge = 0;
        while (paper.faces_of(edge) != 2 || times_of(scaled_to_one(middle_of(paper.outline(edge))), side) < 0.999) {
          ++edge;
        }
        const auto there = only(paper.choices(edge), [&](const Choice& c) {
          std::map<std::size_t, int> held;  // stickers of the face by the number of faces of their pieces
          const auto [axis, layer, times] = c.turn;
          for (int s = 0; s < paper.cells(); ++s) {
            held[paper.faces_of(s)] += paper.puzzle().layer_of_sticker(s, paper.puzzle().cut_axis(axis)) == layer;
          }
          return held == std::map<std::size_t, int>{{1, 0}, {2, 1}, {3, 2}} && times_of(c.way, p) > 0;
        });
        ASSERT_EQ(paper.shown(cell, p), the_only(there));
      }
    }
    EXPECT_EQ(paper.parts(middle).size(), 10U);
  }
}

}  // namespace
}  // namespace asobi::twisty
