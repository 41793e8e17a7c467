#include "games/twisty/puzzle/names.hpp"

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "games/twisty/puzzle/orbits.hpp"

namespace asobi::twisty {
namespace {

struct Expected {
  const char* name;
  int faces, stickers_per_face, pieces, orbits, layers;
};

// The figures of PuzzleGeometry's own tests for its named puzzles. It counts the stickers of a core that shows on every
// face as so many pieces; here the core is one.
const Expected puzzle_geometry[] = {
    {"2x2x2", 6, 4, 8, 1, 6},
    {"3x3x3", 6, 9, 26, 3, 9},
    {"4x4x4", 6, 16, 56, 3, 12},
    {"5x5x5", 6, 25, 98, 6, 15},
    {"6x6x6", 6, 36, 152, 7, 18},
    {"7x7x7", 6, 49, 218, 11, 21},
    {"8x8x8", 6, 64, 296, 13, 24},
    {"9x9x9", 6, 81, 386, 18, 27},
    {"10x10x10", 6, 100, 488, 21, 30},
    {"11x11x11", 6, 121, 602, 27, 33},
    {"12x12x12", 6, 144, 728, 31, 36},
    {"13x13x13", 6, 169, 866, 38, 39},
    {"20x20x20", 6, 400, 2168, 91, 60},
    {"30x30x30", 6, 900, 5048, 211, 90},
    {"40x40x40", 6, 1600, 9128, 381, 120},
    {"skewb", 6, 5, 14, 3, 8},
    {"master skewb", 6, 13, 50, 6, 12},
    {"professor skewb", 6, 25, 110, 11, 16},
    {"compy cube", 6, 9, 26, 4, 12},
    {"helicopter", 6, 8, 32, 2, 18},
    {"curvy copter", 6, 13, 50, 4, 18},
    {"dino", 6, 4, 12, 1, 12},
    {"little chop", 6, 4, 24, 1, 12},
    {"pyramorphix", 4, 4, 8, 2, 6},
    {"mastermorphix", 4, 10, 26, 8, 9},
    {"pyraminx", 4, 9, 14, 3, 12},
    {"tetraminx", 4, 6, 10, 2, 8},
    {"master pyraminx", 4, 16, 30, 5, 16},
    {"master tetraminx", 4, 13, 26, 4, 12},
    {"professor pyraminx", 4, 25, 54, 7, 20},
    {"professor tetraminx", 4, 22, 50, 6, 16},
    {"royal pyraminx", 4, 36, 86, 9, 24},
    {"royal tetraminx", 4, 33, 82, 8, 20},
    {"emperor pyraminx", 4, 49, 126, 13, 28},
    {"emperor tetraminx", 4, 46, 122, 12, 24},
    {"Jing pyraminx", 4, 7, 14, 3, 8},
    {"master pyramorphix", 4, 10, 26, 8, 9},
    {"megaminx", 12, 11, 62, 3, 18},
    {"gigaminx", 12, 31, 242, 6, 30},
    {"teraminx", 12, 61, 542, 11, 42},
    {"petaminx", 12, 101, 962, 18, 54},
    {"examinx", 12, 151, 1502, 27, 66},
    {"zetaminx", 12, 211, 2162, 38, 78},
    {"yottaminx", 12, 281, 2942, 51, 90},
    {"pentultimate", 12, 6, 32, 2, 12},
    {"master pentultimate", 12, 16, 122, 4, 18},
    {"elite pentultimate", 12, 31, 272, 6, 24},
    {"starminx", 12, 11, 62, 3, 30},
    {"starminx 2", 12, 11, 102, 3, 18},
    {"pyraminx crystal", 12, 10, 50, 2, 18},
    {"chopasaurus", 12, 11, 92, 3, 20},
    {"big chop", 12, 10, 120, 2, 30},
    {"skewb diamond", 8, 4, 14, 3, 8},
    {"FTO", 8, 9, 42, 4, 12},
    {"master FTO", 8, 16, 86, 9, 16},
    {"Christopher's jewel", 8, 6, 18, 2, 9},
    {"octastar", 8, 6, 24, 1, 12},
    {"Trajber's octahedron", 8, 7, 26, 3, 9},
    {"radio chop", 20, 10, 92, 3, 20},
    {"icosamate", 20, 4, 32, 2, 12},
    {"Regular Astrominx", 20, 9, 102, 3, 18},
    {"Regular Astrominx + Big Chop", 20, 18, 360, 6, 48},
    {"Redicosahedron", 20, 6, 42, 2, 18},
    {"Redicosahedron with centers", 20, 7, 62, 3, 18},
    {"Icosaminx", 20, 7, 62, 3, 18},
    {"Eitan's star", 20, 13, 152, 4, 30},
    {"2x2x2 + dino", 6, 8, 24, 1, 18},
    {"2x2x2 + little chop", 6, 8, 48, 2, 18},
    {"dino + little chop", 6, 4, 24, 1, 24},
    {"2x2x2 + dino + little chop", 6, 8, 48, 2, 30},
    {"megaminx + chopasaurus", 12, 11, 92, 3, 38},
    {"starminx combo", 12, 11, 102, 3, 48},
};

TEST(TwistyNamesStandard, PuzzleGeometryComesOutWithItsCounts) {
  ASSERT_EQ(std::size(puzzle_geometry), puzzle_geometry_names().size());
  for (std::size_t i = 0; i < std::size(puzzle_geometry); ++i) {
    const Expected& e = puzzle_geometry[i];
    ASSERT_EQ(e.name, puzzle_geometry_names()[i].name);
    const auto puzzle = Puzzle::make(puzzle_geometry_names()[i].description);
    ASSERT_TRUE(puzzle) << e.name << ": " << puzzle.error().message.en;
    const int faces = static_cast<int>(puzzle->solid().shape().faces().size());
    int pieces = puzzle->piece_count();
    for (int p = 0; p < puzzle->piece_count(); ++p) {
      if (static_cast<int>(puzzle->stickers_of(p).size()) == faces) pieces += faces - 1;
    }
    EXPECT_EQ(faces, e.faces) << e.name;
    EXPECT_EQ(puzzle->stickers_per_face(), e.stickers_per_face) << e.name;
    EXPECT_EQ(pieces, e.pieces) << e.name;
    EXPECT_EQ(piece_orbits(*puzzle).size(), static_cast<std::size_t>(e.orbits)) << e.name;
    EXPECT_EQ(puzzle->layers().size(), static_cast<std::size_t>(e.layers)) << e.name;
  }
}

TEST(TwistyNames, EveryNameOfAnyKindIsFoundAndMade) {
  for (const Family& family : families()) {
    const std::string name = family.most == 0 ? family.stem : fmt::format("{}-{}", family.stem, family.least);
    const auto named = find_named(name);
    ASSERT_TRUE(named) << name;
    EXPECT_EQ(named->name, name);
    EXPECT_TRUE(make_named(name)) << name;
    EXPECT_EQ(std::string(asobi::name(family.solid())), named->description.text().substr(0, 1));
    EXPECT_EQ(family.most > 0, find_named(fmt::format("{}-{}", family.stem, family.least + family.step())).has_value());
    EXPECT_FALSE(named->title.en.empty() || named->title.ja.empty());
  }
  for (const Alias& alias : commercial_names()) {
    const auto named = find_named(alias.name);
    ASSERT_TRUE(named) << alias.name;
    EXPECT_EQ(named->turning, alias.turning);
    EXPECT_TRUE(make_named(alias.name)) << alias.name;
  }
  for (const PuzzleGeometryName& known : puzzle_geometry_names()) EXPECT_TRUE(find_named(known.name)) << known.name;
}

TEST(TwistyNames, SpellingIsForgiven) {
  EXPECT_EQ(find_named("Christophers_Jewel")->description.text(), "o v 0.577350269189626");
  EXPECT_EQ(find_named(" Cube-Face-3 ")->description.text(), "c f 1/3");
  EXPECT_EQ(find_named("Magic Octahedron")->name, "magic-octahedron");
  EXPECT_EQ(find_named("megaminx")->turning, Turning::around_core);
  EXPECT_EQ(find_named("dodeca-face2")->turning, Turning::all);
  EXPECT_EQ(find_named("c  f 1/3")->name, "c f 1/3");
}

TEST(TwistyNames, WrongNamesAreRefusedWithAdvice) {
  for (const char* name :
       {"cube-face-1", "cube-face-101", "cube-edge-41", "cube-edge-odd-4", "cube-face-99999999999", "tetra-edge-0"}) {
    EXPECT_EQ(code_of(find_named(name)), Code::invalid) << name;
  }
  for (const char* name :
       {"", "cube-face", "cube-face-x", "cube-face-99999999999999999999", "dodeca-face1-2", "no such thing"}) {
    EXPECT_EQ(code_of(find_named(name)), Code::unknown_name) << name;
  }
  EXPECT_NE(find_named("pyramynx").error().message.en.find("pyraminx"), std::string::npos);
  EXPECT_NE(find_named("pyramynx").error().message.ja.find("pyraminx"), std::string::npos);
}

TEST(TwistyNames, OnlyThePapersOwnPuzzleMayDoWithoutConditionFour) {
  EXPECT_TRUE(make_named("tetra-vertexface-2"));
  EXPECT_FALSE(make_named("t v 1"));
}

}  // namespace
}  // namespace asobi::twisty
