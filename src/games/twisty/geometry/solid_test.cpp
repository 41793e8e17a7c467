#include "games/twisty/geometry/solid.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include <gtest/gtest.h>

namespace asobi::twisty {
namespace {

constexpr SolidKind all_kinds[] = {SolidKind::tetrahedron, SolidKind::cube, SolidKind::octahedron,
                                   SolidKind::dodecahedron, SolidKind::icosahedron};

TEST(TwistySolid, HasTheAxesOfTable11) {
  // By solid: number and order of face, vertex and edge axes.
  const std::map<SolidKind, std::vector<std::array<int, 2>>> known = {
      {SolidKind::tetrahedron, {{0, 0}, {4, 3}, {3, 2}}},
      {SolidKind::cube, {{3, 4}, {4, 3}, {6, 2}}},
      {SolidKind::octahedron, {{4, 3}, {3, 4}, {6, 2}}},
      {SolidKind::dodecahedron, {{6, 5}, {10, 3}, {15, 2}}},
      {SolidKind::icosahedron, {{10, 3}, {6, 5}, {15, 2}}}};
  for (const auto& [kind, axes] : known) {
    const Solid& solid = Solid::of(kind);
    for (int k = 0; k < 3; ++k) {
      int count = 0;
      for (const Axis& axis : solid.axes()) {
        if (axis.kind != static_cast<AxisKind>(k)) continue;
        ++count;
        EXPECT_EQ(axis.order, axes[k][1]) << axis.name;
        const Matrix& turn = solid.shape().rotation(axis.rotation);
        EXPECT_LT(length(turn * axis.direction - axis.direction), 1e-12);
      }
      EXPECT_EQ(count, axes[k][0]);
    }
  }
}

TEST(TwistySolid, NamesEveryFaceOnceAndOppositesAsUsual) {
  for (const SolidKind kind : all_kinds) {
    const Solid& solid = Solid::of(kind);
    std::set<std::string> letters, paper;
    for (int f = 0; f < static_cast<int>(solid.shape().faces().size()); ++f) {
      letters.insert(solid.letters(f));
      paper.insert(solid.paper_name(f));
    }
    EXPECT_EQ(letters.size(), solid.shape().faces().size());
    EXPECT_EQ(paper.size(), solid.shape().faces().size());
    EXPECT_FALSE(letters.contains(""));
  }
  // Opposite faces by PuzzleGeometry's letters.
  const std::map<SolidKind, std::vector<std::pair<std::string, std::string>>> opposite = {
      {SolidKind::cube, {{"U", "D"}, {"F", "B"}, {"L", "R"}}},
      {SolidKind::octahedron, {{"F", "BB"}, {"D", "U"}, {"BR", "L"}, {"R", "BL"}}},
      {SolidKind::dodecahedron, {{"L", "E"}, {"F", "BF"}, {"R", "I"}, {"U", "D"}, {"BR", "A"}, {"BL", "C"}}},
      {SolidKind::icosahedron,
       {{"L", "S"},
        {"E", "O"},
        {"F", "B"},
        {"I", "P"},
        {"R", "K"},
        {"U", "D"},
        {"J", "A"},
        {"Q", "H"},
        {"G", "N"},
        {"M", "C"}}}};
  for (const auto& [kind, pairs] : opposite) {
    const Solid& solid = Solid::of(kind);
    for (int f = 0; f < static_cast<int>(solid.shape().faces().size()); f += 2) {
      const std::pair ab{solid.letters(f), solid.letters(f + 1)}, ba{ab.second, ab.first};
      EXPECT_TRUE(std::ranges::find(pairs, ab) != pairs.end() || std::ranges::find(pairs, ba) != pairs.end())
          << ab.first << " " << ab.second;
    }
  }
}

TEST(TwistySolid, CubeFacesAreWhereCubersHoldThem) {
  const Solid& cube = Solid::of(SolidKind::cube);
  const std::vector<std::pair<const char*, const char*>> known = {{"X+", "R"}, {"X-", "L"}, {"Y+", "U"},
                                                                  {"Y-", "D"}, {"Z+", "F"}, {"Z-", "B"}};
  for (int f = 0; f < 6; ++f) {
    EXPECT_EQ(cube.paper_name(f), known[f].first);
    EXPECT_EQ(cube.letters(f), known[f].second);
  }
}

// docs/conventions.md
TEST(TwistySolid, LettersStandWhereTheConventionsSay) {
  const std::vector<std::tuple<SolidKind, const char*, const char*>> known = {
      {SolidKind::tetrahedron, "I", "D"},   {SolidKind::tetrahedron, "J", "L"},   {SolidKind::tetrahedron, "K", "F"},
      {SolidKind::tetrahedron, "L", "R"},   {SolidKind::octahedron, "I+", "U"},   {SolidKind::octahedron, "L+", "F"},
      {SolidKind::octahedron, "J-", "L"},   {SolidKind::octahedron, "K-", "R"},   {SolidKind::dodecahedron, "I+", "U"},
      {SolidKind::dodecahedron, "L-", "F"}, {SolidKind::dodecahedron, "J+", "R"}, {SolidKind::dodecahedron, "M+", "L"}};
  for (const auto& [kind, paper, letters] : known) {
    const Solid& solid = Solid::of(kind);
    for (int f = 0; f < static_cast<int>(solid.shape().faces().size()); ++f) {
      if (solid.paper_name(f) == paper) {
        EXPECT_EQ(solid.letters(f), letters) << paper;
      }
    }
  }
}

TEST(TwistySolid, FindsAxesByPaperAndByLetters) {
  const Solid& cube = Solid::of(SolidKind::cube);
  const auto named = [&](AxisKind kind, std::string_view name) {
    const auto end = cube.find_axis(kind, name);
    return end ? cube.axes()[end->axis].name + (end->sign > 0 ? "+" : end->sign < 0 ? "-" : "") : "none";
  };
  EXPECT_EQ(named(AxisKind::face, "Y"), "Y");
  EXPECT_EQ(named(AxisKind::face, "Y-"), "Y-");
  EXPECT_EQ(named(AxisKind::face, "U"), "Y+");
  EXPECT_EQ(named(AxisKind::face, "L"), "X-");
  EXPECT_EQ(named(AxisKind::vertex, "UFR"), "I+");
  EXPECT_EQ(named(AxisKind::vertex, "RFU"), "I+");
  EXPECT_EQ(named(AxisKind::vertex, "DBL"), "I-");
  EXPECT_EQ(named(AxisKind::vertex, "L"), "L");
  EXPECT_EQ(named(AxisKind::edge, "UF"), "I+");
  EXPECT_EQ(named(AxisKind::face, "Q"), "none");
  const Solid& octa = Solid::of(SolidKind::octahedron);
  EXPECT_TRUE(octa.find_axis(AxisKind::vertex, "UFRL"));
  EXPECT_TRUE(octa.find_axis(AxisKind::edge, "BBBR"));
  EXPECT_EQ(octa.end_letters(octa.find_axis(AxisKind::edge, "BRBB")->axis, 1).size() +
                octa.end_letters(octa.find_axis(AxisKind::edge, "BRBB")->axis, -1).size(),
            6u);
}

// The paper's (2), (5), (6): where X, Y, Z go.
TEST(TwistySolid, TurnsAxesAsThePaperDoes) {
  const Solid& cube = Solid::of(SolidKind::cube);
  using Rows = std::array<Vector, 3>;
  const std::vector<std::pair<std::pair<AxisKind, const char*>, Rows>> known = {
      {{AxisKind::face, "X"}, {{{1, 0, 0}, {0, 0, 1}, {0, -1, 0}}}},
      {{AxisKind::face, "Y"}, {{{0, 0, -1}, {0, 1, 0}, {1, 0, 0}}}},
      {{AxisKind::face, "Z"}, {{{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}}},
      {{AxisKind::vertex, "I"}, {{{0, 1, 0}, {0, 0, 1}, {1, 0, 0}}}},
      {{AxisKind::vertex, "J"}, {{{0, -1, 0}, {0, 0, 1}, {-1, 0, 0}}}},
      {{AxisKind::vertex, "K"}, {{{0, -1, 0}, {0, 0, -1}, {1, 0, 0}}}},
      {{AxisKind::vertex, "L"}, {{{0, 1, 0}, {0, 0, -1}, {-1, 0, 0}}}},
      {{AxisKind::edge, "I"}, {{{-1, 0, 0}, {0, 0, 1}, {0, 1, 0}}}},
      {{AxisKind::edge, "L"}, {{{-1, 0, 0}, {0, 0, -1}, {0, -1, 0}}}},
      {{AxisKind::edge, "N"}, {{{0, -1, 0}, {-1, 0, 0}, {0, 0, -1}}}}};
  const Vector units[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (const auto& [axis, rows] : known) {
    const auto end = cube.find_axis(axis.first, axis.second);
    ASSERT_TRUE(end);
    const Matrix& turn = cube.shape().rotation(cube.axes()[end->axis].rotation);
    for (int i = 0; i < 3; ++i) EXPECT_LT(length(turn * units[i] - rows[i]), 1e-12) << axis.second << i;
  }
}

// The paper's dodecahedron matrices: I+ takes J to K, K to -N, L to -J, M to -L, N to -M, and so on.
TEST(TwistySolid, TurnsDodecahedralAxesAsThePaperDoes) {
  const std::map<std::string, std::vector<std::string>> known = {
      {"I", {"I", "K", "-N", "-J", "-L", "-M"}}, {"J", {"-L", "J", "I", "-N", "-K", "-M"}},
      {"K", {"J", "-M", "K", "-N", "-L", "-I"}}, {"L", {"J", "N", "-M", "L", "I", "-K"}},
      {"M", {"-N", "K", "L", "-I", "M", "J"}},   {"N", {"M", "-L", "I", "K", "-J", "N"}}};
  for (const SolidKind kind : {SolidKind::dodecahedron, SolidKind::icosahedron}) {
    const Solid& solid = Solid::of(kind);
    const AxisKind line = kind == SolidKind::dodecahedron ? AxisKind::face : AxisKind::vertex;
    for (const auto& [name, images] : known) {
      const int g = solid.axes()[solid.find_axis(line, name)->axis].rotation;
      for (int i = 0; i < 6; ++i) {
        const auto to = solid.image(g, solid.find_axis(line, std::string(1, "IJKLMN"[i]))->axis);
        EXPECT_EQ((to.sign < 0 ? "-" : "") + solid.axes()[to.axis].name, images[i]) << name << i;
      }
    }
  }
}

}  // namespace
}  // namespace asobi::twisty
