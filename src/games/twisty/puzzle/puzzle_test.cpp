#include "games/twisty/puzzle/puzzle.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "games/twisty/model/models_for_tests.hpp"
#include "games/twisty/puzzle/names.hpp"
#include "games/twisty/puzzle/orbits.hpp"

namespace asobi::twisty {
namespace {

// What facts say of a puzzle: pieces by number of stickers, and pieces in each layer of every axis.
struct Census {
  int stickers;
  std::map<int, int> pieces;  // by number of stickers
  std::vector<int> per_layer;
};

void expect_census(const std::string& name, const Census& known) {
  const Puzzle puzzle = puzzle_named(name);
  EXPECT_EQ(puzzle.sticker_count(), known.stickers) << name;
  std::map<int, int> pieces;
  for (int p = 0; p < puzzle.piece_count(); ++p) ++pieces[static_cast<int>(puzzle.stickers_of(p).size())];
  EXPECT_EQ(pieces, known.pieces) << name;
  for (int a = 0; a < static_cast<int>(puzzle.axes().size()); ++a) {
    std::vector<int> counts(puzzle.axes()[a].layer_count(), 0);
    for (int p = 0; p < puzzle.piece_count(); ++p) ++counts[puzzle.layer_of_piece(p, a)];
    EXPECT_EQ(counts, known.per_layer) << name << " axis " << puzzle.line_of(a).name;
  }
}

std::vector<int> per_layer(int count, const std::function<int(int)>& pieces) {
  std::vector<int> out;
  for (int l = 0; l < count; ++l) out.push_back(pieces(l));
  return out;
}

std::map<int, int> without_zeros(std::map<int, int> counts) {
  std::erase_if(counts, [](const auto& entry) { return entry.second == 0; });
  return counts;
}

TEST(TwistyCensusStandard, CubeFace) {
  for (int n = 2; n <= 40; ++n) {
    expect_census(fmt::format("cube-face-{}", n),
                  {6 * n * n, without_zeros({{3, 8}, {2, 12 * (n - 2)}, {1, 6 * (n - 2) * (n - 2)}}),
                   per_layer(n, [&](int l) { return l == 0 || l == n - 1 ? n * n : 4 * (n - 1); })});
  }
}

TEST(TwistyCensus, CubeVertexTypeOne) {
  for (int n = 1; n <= 12; ++n) {
    expect_census(fmt::format("cube-vertex1-{}", n),
                  {12 * n * (n + 1), without_zeros({{2, 12 * n}, {1, 12 * n * (n - 1)}}), per_layer(3 * n, [&](int l) {
                     const int layer = 2 * l + 1;  // the paper's number
                     return layer < 2 * n ? 3 * layer : layer < 4 * n ? 6 * n : 3 * (6 * n - layer);
                   })});
  }
}

TEST(TwistyCensus, CubeVertexTypeTwo) {
  for (int n = 2; n <= 12; ++n) {
    expect_census(fmt::format("cube-vertex2-{}", n),
                  {12 * n * n - 12 * n + 6, without_zeros({{3, 8}, {2, 12 * (n - 2)}, {1, 12 * n * n - 36 * n + 30}}),
                   per_layer(3 * n - 2, [&](int l) {
                     const int layer = std::min(2 * l, 6 * n - 6 - 2 * l);
                     return layer == 0 ? 1 : layer < 2 * n - 2 ? 3 * layer : 6 * (n - 1);
                   })});
  }
}

TEST(TwistyCensus, CubeEdge) {
  for (int n = 1; n <= 10; ++n) {
    expect_census(fmt::format("cube-edge-{}", n), {24 * n * n, {{1, 24 * n * n}}, per_layer(2 * n, [&](int l) {
                                                     const int layer = std::min(4 * l + 2, 8 * n - 4 * l - 2);
                                                     return 2 * (4 * n + layer);
                                                   })});
  }
}

TEST(TwistyCensus, CubeEdgeOdd) {
  for (int m = 3; m <= 11; m += 2)
    EXPECT_EQ(puzzle_named(fmt::format("cube-edge-odd-{}", m)).sticker_count(), 3 * (5 * m * m - 3));
  expect_census("cube-edge-odd-3", {126, {{1, 78}, {2, 12}, {3, 8}}, {31, 36, 31}});
  EXPECT_EQ(puzzle_named("cube-edge-odd-5").piece_count(), 314);
}

TEST(TwistyCensus, TetrahedronVertexFace) {
  for (int n = 2; n <= 12; ++n) {
    const Puzzle puzzle = puzzle_named(fmt::format("tetra-vertexface-{}", n));
    const int reverse = n == 2 ? 1 : 2 * (n - 2) * (n - 2) + 2;
    EXPECT_EQ(puzzle.sticker_count(), 4 * n * n);
    EXPECT_EQ(puzzle.piece_count(), 2 * (n - 1) * (n - 1) + 2 + reverse);
    for (int l = 0; l < n; ++l) {
      const int known = l == 0 ? n * n : l == n - 1 ? 1 : l == n - 2 ? 4 : 3 * (2 * n - 3 - 2 * l);
      if (n > 2) {
        EXPECT_EQ(puzzle.pieces_in(puzzle.layer(2, l)).size(), static_cast<std::size_t>(known)) << n << " " << l;
      }
    }
  }
}

TEST(TwistyCensus, TetrahedronEdge) {
  for (int n = 2; n <= 12; ++n) {
    const Puzzle puzzle = puzzle_named(fmt::format("tetra-edge-{}", n));
    EXPECT_EQ(puzzle.sticker_count(), 4 * n * n);
    EXPECT_EQ(puzzle.piece_count(), 2 * (n - 1) * (n - 1) + 2 + 2 * n * (n - 1));
    for (int l = 0; l < n; ++l) {
      const int known = l == 0 || l == n - 1 ? 3 * n - 2 : 4 * (n - 1);
      for (int a = 0; a < 3; ++a)
        EXPECT_EQ(puzzle.pieces_in(puzzle.layer(a, l)).size(), static_cast<std::size_t>(known));
    }
  }
}

TEST(TwistyCensus, OctahedronFace) {
  for (int n = 2; n <= 12; ++n) {
    expect_census(
        fmt::format("octa-face-{}", n),
        {8 * n * n,
         without_zeros({{4, 6}, {2, 12 * (n - 2)}, {1, 4 * (n - 1) * (n - 1) - 4 - 12 * (n - 2) + 4 * n * (n - 1)}}),
         per_layer(n, [&](int l) { return l == 0 || l == n - 1 ? n * n + 3 * (n - 1) : 6 * (n - 1); })});
  }
}

TEST(TwistyCensus, OctahedronVertex) {
  for (int n = 2; n <= 12; ++n) {
    expect_census(fmt::format("octa-vertex-{}", n), {8 * n * n, {{1, 8 * n * n}}, per_layer(2 * n, [&](int l) {
                                                       return 4 * (2 * std::min(l, 2 * n - 1 - l) + 1);
                                                     })});
  }
}

TEST(TwistyCensus, OctahedronEdge) {
  expect_census("octa-edge-2", {48, {{2, 24}}, {12, 12}});
  expect_census("octa-edge-3", {128, {{4, 6}, {2, 12}, {1, 80}}, {35, 28, 35}});
  expect_census("octa-edge-4", {192, {{2, 48}, {1, 96}}, {34, 38, 38, 34}});
  const Puzzle five = puzzle_named("octa-edge-5");
  EXPECT_EQ(five.sticker_count(), 368);
  EXPECT_EQ(five.piece_count(), 314);
  const int layers[] = {63, 64, 60, 64, 63};
  for (int l = 0; l < 5; ++l) EXPECT_EQ(five.pieces_in(five.layer(3, l)).size(), static_cast<std::size_t>(layers[l]));
  for (int n = 2; n <= 12; n += 2) {
    const Puzzle even = puzzle_named(fmt::format("octa-edge-{}", n));
    EXPECT_EQ(even.sticker_count(), 12 * n * n);
  }
}

TEST(TwistyCensus, DodecahedronAndIcosahedron) {
  expect_census("dodeca-face1", {72, {{1, 12}, {3, 20}}, {16, 16}});
  expect_census("dodeca-face2", {132, {{1, 12}, {2, 30}, {3, 20}}, {11, 40, 11}});
  expect_census("dodeca-face-vertices", {132, {{1, 72}, {2, 30}}, {41, 20, 41}});
  expect_census("dodeca-face-centres", {120, {{2, 30}, {3, 20}}, {15, 20, 15}});
  expect_census("dodeca-vertex", {132, {{1, 132}}, {9, 33, 48, 33, 9}});
  expect_census("dodeca-edge", {120, {{1, 120}}, {60, 60}});
  expect_census("d e 1/phi*m", {132, {{1, 72}, {2, 30}}, {17, 68, 17}});
  expect_census("d e phi/2*m", {192, {{1, 60}, {2, 30}, {3, 20}, {12, 1}}, {7, 97, 7}});
  expect_census("icosa-face", {200, {{1, 20}, {2, 60}, {5, 12}}, {46, 46}});
  expect_census("icosa-edge", {120, {{1, 120}}, {60, 60}});
  expect_census("i e phi/2*m", {320, {{1, 140}, {2, 60}, {5, 12}}, {22, 168, 22}});
  for (int n = 1; n <= 10; ++n) {
    expect_census(fmt::format("icosa-vertex-{}", n), {20 * n * n, {{1, 20 * n * n}}, per_layer(3 * n, [&](int l) {
                                                        const int k = std::min(l, 3 * n - 1 - l);
                                                        return k < n ? 5 * (2 * k + 1) : 10 * n;
                                                      })});
  }
}

const std::vector<std::string>& assorted() {
  static const std::vector<std::string> list = {
      "cube-face-2",  "cube-face-5",        "cube-vertex1-2", "cube-vertex2-3",  "cube-edge-2",       "cube-edge-odd-3",
      "tetra-edge-3", "tetra-vertexface-4", "octa-face-3",    "octa-vertex-3",   "octa-edge-3",       "dodeca-face1",
      "dodeca-face2", "dodeca-vertex",      "dodeca-edge",    "icosa-face",      "icosa-vertex-2",    "icosa-edge",
      "skewb",        "helicopter",         "megaminx",       "c f 1/3 v 0.577", "c f 0 v 1/2 e 3/4", "t v 1/3 e 0.2",
      "c f/2 1/3",    "d e phi/2*m",        "gigaminx",       "starminx combo"};
  return list;
}

TEST(TwistyPuzzle, TurnsAreBijectionsOfTheRightOrderThatCommuteAlongAnAxis) {
  for (const std::string& name : assorted()) {
    const Puzzle puzzle = puzzle_named(name);
    for (int a = 0; a < static_cast<int>(puzzle.axes().size()); ++a) {
      const TurnAxis& axis = puzzle.axes()[a];
      Permutation whole = Permutation::identity(puzzle.mark_count()),
                  stickers = Permutation::identity(puzzle.sticker_count());
      for (int l = axis.first_layer; l < axis.first_layer + axis.layer_count(); ++l) {
        const Permutation turn = puzzle.turn(l), marks = puzzle.mark_turn(l);
        ASSERT_TRUE(Permutation::from_images(turn.images())) << name;
        ASSERT_TRUE(Permutation::from_images(marks.images())) << name;
        EXPECT_EQ(marks.order(), Natural(axis.order)) << name << " layer " << l;
        EXPECT_EQ(puzzle.turn(l, axis.order - 1), turn.inverse());
        EXPECT_EQ(puzzle.mark_turn(l, -1), marks.inverse());
        EXPECT_EQ(puzzle.turn(l, 2), turn * turn);
        for (int m = axis.first_layer; m < l; ++m) EXPECT_EQ(turn * puzzle.turn(m), puzzle.turn(m) * turn);
        whole *= marks;
        stickers *= turn;
      }
      EXPECT_EQ(stickers, puzzle.rotation(axis.rotation)) << name;
      EXPECT_EQ(whole, puzzle.mark_rotation(axis.rotation)) << name;
    }
  }
}

TEST(TwistyPuzzle, TurnsMoveStickersInSpaceAsTheySay) {
  for (const std::string& name : assorted()) {
    const Puzzle puzzle = puzzle_named(name);
    for (int l = 0; l < static_cast<int>(puzzle.layers().size()); ++l) {
      const Layer& layer = puzzle.layers()[l];
      const Matrix& g = puzzle.solid().shape().rotation(puzzle.rotation_of(l));
      const Permutation turn = puzzle.turn(l), pieces = puzzle.piece_turn(l);
      for (int s = 0; s < puzzle.sticker_count(); ++s) {
        EXPECT_EQ(puzzle.piece_of(turn[s]), pieces[puzzle.piece_of(s)]);
        const bool moves = puzzle.layer_of_sticker(s, layer.axis) == layer.index;
        const double at = dot(puzzle.line_of(layer.axis).direction, puzzle.centre(s));
        ASSERT_EQ(moves, at > layer.from - 1e-9 && at < layer.to + 1e-9) << name;
        const Vector to = moves ? g * puzzle.centre(s) : puzzle.centre(s);
        ASSERT_LT(length(to - puzzle.centre(turn[s])), 1e-12) << name << " layer " << l << " sticker " << s;
      }
    }
  }
}

TEST(TwistyPuzzle, MarksAreTurnedAsPicturesOnMiddleStickersAre) {
  const Puzzle cube = puzzle_named("cube-face-3");
  EXPECT_EQ(cube.mark_count(), 54 + 6 * 3);
  for (int m = 0; m < cube.mark_count(); ++m) {
    const int s = cube.sticker_of_mark(m);
    EXPECT_TRUE(m < 54 || cube.is_middle(s));
    if (m < 54) {
      EXPECT_EQ(cube.mark(s, 0), m);
    }
  }
  // An outer turn leaves its middle sticker in place and turns its picture by a quarter.
  const int outer = cube.layer(0, 2);
  const int middle = [&] {
    int s = 0;
    while (!cube.is_middle(s)) ++s;
    return s;
  }();
  EXPECT_EQ(cube.face_of(middle), 0);
  EXPECT_EQ(cube.turn(outer)[middle], middle);
  EXPECT_EQ(cube.mark_turn(outer)[cube.mark(middle, 3)], cube.mark(middle, 0));
  EXPECT_EQ(puzzle_named("cube-face-2").mark_count(), 24);
}

TEST(TwistyPuzzle, PolygonsCoverEveryFaceOnce) {
  for (const std::string& name : assorted()) {
    const Puzzle puzzle = puzzle_named(name);
    const RegularSolid& shape = puzzle.solid().shape();
    const auto area = [](const std::vector<Vector>& polygon) {
      Vector sum;
      for (std::size_t i = 2; i < polygon.size(); ++i) {
        sum = sum + cross(polygon[i - 1] - polygon[0], polygon[i] - polygon[0]);
      }
      return sum;
    };
    std::vector<double> covered(shape.faces().size(), 0);
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      const double part = dot(area(puzzle.polygon(s)), shape.faces()[puzzle.face_of(s)].normal);
      EXPECT_GT(part, 0);
      covered[puzzle.face_of(s)] += part;
    }
    std::vector<Vector> face;
    for (const int v : shape.faces()[0].vertices) face.push_back(shape.vertices()[v]);
    for (const double c : covered) EXPECT_NEAR(c, length(area(face)), 1e-9) << name;
  }
}

TEST(TwistyPuzzle, SectionsBoundLayers) {
  const Puzzle cube = puzzle_named("cube-face-3");
  EXPECT_TRUE(cube.section_below(cube.layer(1, 0)).empty());
  EXPECT_EQ(cube.section_above(cube.layer(1, 0)).size(), 4u);
  EXPECT_EQ(cube.section_above(cube.layer(1, 0)), cube.section_below(cube.layer(1, 1)));
  EXPECT_TRUE(cube.section_above(cube.layer(1, 2)).empty());
  EXPECT_EQ(puzzle_named("dodeca-face1").section_above(0).size(), 10u);
}

TEST(TwistyPuzzle, TheCoreIsTheLayerRoundTheCentre) {
  EXPECT_EQ(puzzle_named("cube-face-5").axes()[0].core, 2);
  EXPECT_EQ(puzzle_named("cube-face-4").axes()[0].core, -1);
  EXPECT_EQ(puzzle_named("pyraminx").axes()[0].core, 0);
  EXPECT_EQ(turning_layers(puzzle_named("megaminx"), Turning::around_core).size(), 12u);
}

TEST(TwistyOrbits, AreWhatOneKnows) {
  const auto cube = piece_orbits(puzzle_named("cube-face-5"));
  ASSERT_EQ(cube.size(), 6u);
  std::multiset<std::size_t> sizes;
  for (const Orbit& orbit : cube) {
    sizes.insert(orbit.pieces.size());
    EXPECT_EQ(orbit.all_different(), orbit.stickers > 1 || orbit.pieces.size() == 6);
    EXPECT_EQ(orbit.orientations, orbit.stickers == 3 ? 3 : orbit.pieces.size() == 12 ? 2 : 1);
  }
  EXPECT_EQ(sizes, (std::multiset<std::size_t>{6, 8, 12, 24, 24, 24}));
  for (const Orbit& orbit : piece_orbits(puzzle_named("rubik"), Turning::around_core)) {
    EXPECT_EQ(orbit.pieces.size(), orbit.stickers == 3 ? 8u : orbit.stickers == 2 ? 12u : 1u);
  }
}

}  // namespace
}  // namespace asobi::twisty
