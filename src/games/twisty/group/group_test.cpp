// Orders, states and laws against GAP's and the published numbers (facts of the paper, section 2 and 3).
#include "games/twisty/group/group.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/twisty/group/action.hpp"
#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty {
namespace {

struct KnownOrder {
  const char* name;
  const char* order;
  int rotations;
  const char* states;
  const char* up_to_rotation;
  const char* oriented;
};

GroupFacts facts(const std::string& name, Turning turning = Turning::all) {
  const auto puzzle = make_named(name);
  if (!puzzle) throw std::runtime_error(name + ": " + puzzle.error().message.en);
  Progress progress;
  const auto found = group_facts(*puzzle, turning, progress);
  if (!found) throw std::runtime_error(name + ": " + found.error().message.en);
  return *found;
}

void expect_facts(const KnownOrder& known) {
  const GroupFacts found = facts(known.name);
  EXPECT_EQ(to_string(found.order), known.order) << known.name;
  EXPECT_EQ(found.rotations, known.rotations) << known.name;
  EXPECT_EQ(to_string(found.states), known.states) << known.name;
  EXPECT_EQ(to_string(found.states_up_to_rotation), known.up_to_rotation) << known.name;
  EXPECT_EQ(to_string(found.oriented), known.oriented) << known.name;
}

TEST(TwistyGroupStandard, GapAgrees) {
  const KnownOrder known[] = {
      {"cube-face-2", "88179840", 24, "88179840", "3674160", "88179840"},
      {"cube-face-3", "1038048078587756544000", 24, "1038048078587756544000", "43252003274489856000",
       "2125922464947725402112000"},
      {"cube-vertex1-1", "239500800", 12, "239500800", "19958400", "239500800"},
      {"cube-vertex2-2", "340122240", 12, "340122240", "28343520", "10883911680"},
      {"cube-edge-1", "310224200866619719680000", 24, "3246670537110000", "135277941853080",
       "310224200866619719680000"},
      {"tetra-vertexface-2", "972", 12, "972", "81", "972"},
      {"tetra-vertexface-3", "906992640", 12, "906992640", "75582720", "906992640"},
      {"tetra-edge-2", "96", 4, "96", "24", "96"},
      {"tetra-edge-3", "5308416", 4, "5308416", "1327104", "5308416"},
      {"octa-face-2", "1658880", 12, "1658880", "138240", "1209323520"},
      {"octa-vertex-2", "25016479557884214194995200000", 24, "14894166022402867200000", "620590250933452800000",
       "54711040793092776444454502400000"},
      {"dodeca-face1", "338614404853905491534363492352000000", 60, "338614404853905491534363492352000000",
       "5643573414231758192239391539200000", "82669532435035520394131712000000000000000000"},
      {"dodeca-face2", "6040176993211400827350961938818730310121286984661186117632000000000000", 60,
       "6040176993211400827350961938818730310121286984661186117632000000000000",
       "100669616553523347122516032313645505168688116411019768627200000000000",
       "1474652586233252155114980942094416579619454830239547392000000000000000000000000"},
      {"dodeca-face-centres", "100669616553523347122516032313645505168688116411019768627200000000000", 60,
       "100669616553523347122516032313645505168688116411019768627200000000000",
       "1677826942558722452041933871894091752811468606850329477120000000000",
       "100669616553523347122516032313645505168688116411019768627200000000000"},
      {"octa-edge-2", "310224200866619719680000", 24, "310224200866619719680000", "12926008369442488320000",
       "310224200866619719680000"},
      {"helicopter", "284367878671564800000", 24, "11848661611315200000", "493694233804800000",
       "284367878671564800000"},
      {"skewb", "37791360", 12, "37791360", "3149280", "1209323520"},
      {"master-skewb", "519174587406715854331576320000000", 12, "507006433014370951495680000000",
       "42250536084530912624640000000", "16613586797014907338610442240000000"},
      {"magic-octahedron", "197500435846240665600", 24, "197500435846240665600", "8229184826926694400",
       "197500435846240665600"},
  };
  for (const KnownOrder& k : known) expect_facts(k);
}

TEST(TwistyGroupStandard, AroundTheCoreTheWholeStandsStill) {
  EXPECT_EQ(to_string(facts("rubik", Turning::around_core).order), "43252003274489856000");
  EXPECT_EQ(to_string(facts("megaminx", Turning::around_core).order),
            "100669616553523347122516032313645505168688116411019768627200000000000");
  EXPECT_EQ(to_string(facts("pyraminx", Turning::around_core).order), "75582720");
  // A plane through the centre leaves no core.
  EXPECT_EQ(to_string(facts("tetra-vertexface-4", Turning::around_core).states_up_to_rotation), "217225462874112000");
}

Natural power(Natural base, int exponent) {
  Natural out = 1;
  for (; exponent > 0; --exponent) out *= base;
  return out;
}

TEST(TwistyGroupStandard, ClosedFormsOfWholeFamilies) {
  const Natural a24 = factorial(24) / 2;
  for (int n = 1; n <= 6; ++n) {
    const GroupFacts found = facts(fmt::format("cube-edge-{}", n));
    const int k = n * n;
    EXPECT_EQ(found.order, power(a24, k) * power(2, n - 1)) << n;
    EXPECT_EQ(found.states, power(3246670537110000u, k)) << n;
    EXPECT_EQ(found.states_up_to_rotation,
              (power(3246670537110000u, k) + Natural(9) * power(7484400, k) + Natural(6) * power(720, k)) / 24)
        << n;
  }
  for (int n = 2; n <= 7; ++n) {
    const int singles = n % 3 == 0 ? 0 : 1, orbits = (n * n - singles) / 3;
    EXPECT_EQ(facts(fmt::format("octa-vertex-{}", n)).order,
              power(a24, orbits) * power(factorial(8) / 2, singles) * power(2, n))
        << n;
  }
  for (int n = 2; n <= 12; ++n) {
    Natural order = factorial(8) / 2 * power(3, 7) * power(2, (n + 1) / 2);
    if (n % 2 == 1) order *= factorial(12) / 2 * power(2, 11) * 12;
    const int wings = (n - 2) / 2, inner = ((n - 2) * (n - 2) - (n % 2)) / 4;
    order *= power(a24, wings + inner);
    EXPECT_EQ(facts(fmt::format("cube-face-{}", n)).order, order) << n;
  }
}

// How many independent signs turns have on the orbits of pieces, counted by elimination.
int rank_of_signs(const Puzzle& puzzle) {
  const auto orbits = piece_orbits(puzzle);
  std::vector<std::vector<bool>> rows;
  for (int l = 0; l < static_cast<int>(puzzle.layers().size()); ++l)
    rows.push_back(signs(puzzle.piece_turn(l), orbits));
  int rank = 0;
  for (std::size_t o = 0; o < orbits.size(); ++o) {
    const auto odd = std::find_if(rows.begin() + rank, rows.end(), [&](const auto& row) { return row[o]; });
    if (odd == rows.end()) continue;
    std::iter_swap(rows.begin() + rank, odd);
    for (auto row = rows.begin() + rank + 1; row != rows.end(); ++row) {
      if (!(*row)[o]) continue;
      for (std::size_t i = 0; i < orbits.size(); ++i) (*row)[i] = (*row)[i] != rows[rank][i];
    }
    ++rank;
  }
  return rank;
}

// 15.1: every shell is shuffled as a cube of its size, without regard to the others but for signs: what turns the
// middles of the faces of one shell turns them all, with the piece in the middle, and a layer has the same sign of its
// own in all.
TEST(TwistyGroupStandard, SolidCubes) {
  for (int n = 2; n <= 7; ++n) {
    const std::string name = fmt::format("cube-solid-{}", n);
    Natural order = n % 2 == 1 ? 12 : 1;
    const Puzzle puzzle = *make_named(name);
    for (const Orbit& orbit : piece_orbits(puzzle)) {
      const auto size = static_cast<unsigned>(orbit.pieces.size());
      EXPECT_TRUE(size == 1 || size == 6 || size == 8 || size == 12 || size == 24);
      if (size >= 8) order *= factorial(size) / 2;
      if (size == 8) order *= power(3, 7);
      if (size == 12) order *= power(2, 11);
    }
    EXPECT_EQ(rank_of_signs(puzzle), (n + 1) / 2);
    EXPECT_EQ(facts(name).order, order * power(2, (n + 1) / 2)) << n;
  }
  const Natural four = facts("cube-face-4").order, inside = factorial(8) / 2 * power(3, 7);
  EXPECT_EQ(facts("cube-solid-3").order, facts("cube-face-3").order);
  EXPECT_EQ(facts("cube-solid-4").order, four * inside);
}

TEST(TwistyGroupStandard, IcosahedralFamilies) {
  const Natural a20 = factorial(20) / 2, a60 = factorial(60) / 2, a12 = factorial(12) / 2;
  const Natural by_five = factorial(60) / power(factorial(5), 12), by_three = factorial(60) / power(factorial(3), 20);
  const GroupFacts vertex = facts("dodeca-vertex");
  EXPECT_EQ(vertex.order, a12 * a60 * a60);
  EXPECT_EQ(vertex.states, a12 * by_five * by_five);
  EXPECT_EQ(vertex.states_up_to_rotation, vertex.states / 60);
  const GroupFacts dodeca_edge = facts("dodeca-edge");
  EXPECT_EQ(dodeca_edge.order, factorial(60) * a60);
  EXPECT_EQ(dodeca_edge.states, by_five * by_five);
  EXPECT_EQ(dodeca_edge.states_up_to_rotation, (by_five * by_five + Natural(24) * factorial(12) * factorial(12)) / 60);
  const GroupFacts icosa_edge = facts("icosa-edge");
  EXPECT_EQ(icosa_edge.order, factorial(60) * a60);
  EXPECT_EQ(icosa_edge.states_up_to_rotation, (by_three * by_three + Natural(20) * factorial(20) * factorial(20)) / 60);
  EXPECT_EQ(facts("icosa-vertex-1").states_up_to_rotation, Natural(20274183401472000u));
  EXPECT_EQ(facts("icosa-vertex-2").states, a20 * by_three);
  EXPECT_EQ(facts("icosa-vertex-3").states_up_to_rotation,
            (power(by_three, 3) + Natural(20) * power(factorial(20), 3)) / 60);
  EXPECT_EQ(facts("icosa-face").order, a20 * a60 * a12 * power(5, 11));
}

TEST(TwistyLaws, OfTheRubikCube) {
  Progress progress;
  const auto found = laws(*make_named("rubik"), Turning::all, progress);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->complete);
  const auto says = [&](std::string_view text) {
    return std::ranges::any_of(found->sentences, [&](const Text& t) { return t.en.find(text) != std::string::npos; });
  };
  EXPECT_TRUE(says("8 pieces add up to 0 modulo 3"));
  EXPECT_TRUE(says("12 pieces add up to 0 modulo 2"));
  EXPECT_TRUE(says("of the 720 permutations of its 6 pieces only 24"));
  EXPECT_TRUE(says("Orbits 1, 2, 3: an even number"));
  const auto outer = laws(*make_named("rubik"), Turning::around_core, progress);
  ASSERT_TRUE(outer);
  EXPECT_TRUE(outer->complete);
  EXPECT_EQ(outer->sentences.back().en, "Orbits 1, 2: both permutations are even, or both odd.");
}

TEST(TwistyLawsStandard, ExplainTheOrderOrSayThatMoreIsTied) {
  Progress progress;
  for (const char* name :
       {"cube-face-2", "cube-face-6", "cube-edge-2", "pyraminx", "skewb", "tetra-edge-3", "octa-face-3",
        "octa-vertex-3", "helicopter", "dodeca-face2", "icosa-face", "c f 1/3 v 0.577"}) {
    const auto puzzle = make_named(name);
    ASSERT_TRUE(puzzle) << name;
    const auto found = laws(*puzzle, Turning::all, progress);
    ASSERT_TRUE(found) << name;
    for (const Text& sentence : found->sentences) EXPECT_FALSE(sentence.en.empty() || sentence.ja.empty());
    const bool more = !found->sentences.empty() && found->sentences.back().en.starts_with("Further ties");
    EXPECT_NE(found->complete, more) << name;
  }
}

}  // namespace
}  // namespace asobi::twisty
