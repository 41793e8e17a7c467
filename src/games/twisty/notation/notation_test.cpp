#include "games/twisty/notation/notation.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/twisty/notation/notation_for_tests.hpp"

namespace asobi::twisty::notation_tests {
namespace {

Text fault_of(const Model& model, std::string_view text) {
  const auto turns = parse_turns(model, text);
  return turns ? Text{"no fault", ""} : turns.error().message;
}

std::string fault(std::string_view puzzle, std::string_view text) { return fault_of(model_named(puzzle), text).en; }

// Whether both texts move every sticker alike.
::testing::AssertionResult same(const Model& model, std::string_view a, std::string_view b) {
  if (moved(model, a) == moved(model, b)) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << model.named.name << ": " << a << " is not " << b;
}

int face_named(const Puzzle& puzzle, std::string_view letters) {
  int face = 0;
  while (puzzle.solid().letters(face) != letters) ++face;
  return face;
}

// The face on which the stickers of `from` land that leave it; "?" if there are several.
std::string goes_to(const Model& model, std::string_view text, std::string_view from) {
  const Permutation p = moved(model, text);
  const Puzzle& puzzle = model.puzzle;
  std::set<std::string> to;
  for (int s = 0; s < puzzle.sticker_count(); ++s) {
    const int image = static_cast<int>(p[s]);
    if (puzzle.face_of(s) == face_named(puzzle, from) && puzzle.face_of(image) != puzzle.face_of(s))
      to.insert(puzzle.solid().letters(puzzle.face_of(image)));
  }
  return to.size() == 1 ? *to.begin() : "?";
}

// The colours of a 3x3x3 after some turns, face by face in the usual order U R F D L B, rows as in the usual net.
std::string facelets(const Model& cube, std::string_view text) {
  struct View {
    std::string_view face;
    Vector right, down;
  };
  const View views[] = {{"U", {1, 0, 0}, {0, 0, 1}},  {"R", {0, 0, -1}, {0, -1, 0}}, {"F", {1, 0, 0}, {0, -1, 0}},
                        {"D", {1, 0, 0}, {0, 0, -1}}, {"L", {0, 0, 1}, {0, -1, 0}},  {"B", {-1, 0, 0}, {0, -1, 0}}};
  const Puzzle& puzzle = cube.puzzle;
  const Permutation from = moved(cube, text).inverse();
  std::string out;
  for (const auto& [face, right, down] : views) {
    std::vector<std::pair<int, int>> order;  // place in the net, sticker
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      if (puzzle.face_of(s) != face_named(puzzle, face)) continue;
      const Vector at = puzzle.centre(s);
      const auto third = [&](const Vector& along) { return static_cast<int>((dot(at, along) + 1) * 1.5); };
      order.emplace_back(3 * third(down) + third(right), s);
    }
    std::ranges::sort(order);
    for (const auto& [place, s] : order) out += puzzle.solid().letters(puzzle.face_of(static_cast<int>(from[s])));
  }
  return out;
}

TEST(TwistyNotation, OfficialTurnsAreClockwiseFromOutside) {
  const Model cube = model_named("cube-face-3");
  EXPECT_EQ(read(cube, "R U F"), (std::vector<Turn>{{0, 2, 2, -1}, {1, 2, 2, -1}, {2, 2, 2, -1}}));
  EXPECT_EQ(read(cube, "L D B"), (std::vector<Turn>{{0, 0, 0, 1}, {1, 0, 0, 1}, {2, 0, 0, 1}}));
  EXPECT_EQ(read(cube, "M E S"), (std::vector<Turn>{{0, 1, 1, 1}, {1, 1, 1, 1}, {2, 1, 1, -1}}));
  EXPECT_EQ(read(cube, "x y z"), (std::vector<Turn>{{0, 0, 2, -1}, {1, 0, 2, -1}, {2, 0, 2, -1}}));
  EXPECT_EQ(read(cube, "Rw r u'"), (std::vector<Turn>{{0, 1, 2, -1}, {0, 1, 2, -1}, {1, 1, 2, 1}}));
  EXPECT_EQ(read(cube, "R2 R2' R'2 R6"), std::vector<Turn>(4, {0, 2, 2, 2}));
  EXPECT_EQ(read(cube, "R3 R' R’ R′ R7 R1'"), std::vector<Turn>(6, {0, 2, 2, 1}));
  EXPECT_TRUE(read(cube, " R4 (U U')8 // nothing is left of R4").size() == 16);
}

TEST(TwistyNotation, KnownFacelets) {
  const Model cube = model_named("rubik");
  EXPECT_EQ(facelets(cube, ""), "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB");
  EXPECT_EQ(facelets(cube, "R"), "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB");
  EXPECT_EQ(facelets(cube, "y"), "UUUUUUUUUBBBBBBBBBRRRRRRRRRDDDDDDDDDFFFFFFFFFLLLLLLLLL");
  EXPECT_EQ(facelets(cube, "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"),  // superflip
            "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB");
  EXPECT_EQ(facelets(cube, "M2 E2 S2"), "UDUDUDUDURLRLRLRLRFBFBFBFBFDUDUDUDUDLRLRLRLRLBFBFBFBFB");
}

TEST(TwistyNotation, KnownOrders) {
  const Model cube = model_named("rubik");
  EXPECT_EQ(moved(cube, "R U R' U'").order(), 6);
  EXPECT_EQ(moved(cube, "R U").order(), 105);
  EXPECT_EQ(moved(cube, "R U'").order(), 63);
  EXPECT_EQ(moved(cube, "R U2 D' B D'").order(), 1260);
  EXPECT_EQ(moved(cube, "R U R' U' R' F R2 U' R' U' R U R' F'").order(), 2);
}

TEST(TwistyNotation, SlicesWideTurnsAndRotationsOfTheCube) {
  const Model cube = model_named("cube-face-3");
  EXPECT_TRUE(same(cube, "x", "R M' L'"));
  EXPECT_TRUE(same(cube, "y", "U E' D'"));
  EXPECT_TRUE(same(cube, "z", "F S B'"));
  EXPECT_TRUE(same(cube, "Rw", "x L"));
  EXPECT_TRUE(same(cube, "m e s", "M E S"));
  EXPECT_TRUE(same(cube, "Rv UFv2 UFRv'", "x UFRv2"));
  const Model big = model_named("cube-face-5");
  EXPECT_TRUE(same(big, "3R 3U 3F", "M' E' S"));
  EXPECT_TRUE(same(big, "2-4Lw", "m"));
  EXPECT_TRUE(same(big, "2-3R 2-3r 2-3Rw", "(2R 3R)3"));
  EXPECT_TRUE(same(big, "3Rw 3r 2-2R 4-5Lw", "(R 2R 3R)2 2R Rw'"));
  EXPECT_TRUE(same(big, "1R 1Rw 5R", "R2 L'"));
  EXPECT_TRUE(same(big, "2R2'", "2R2"));
  EXPECT_TRUE(same(model_named("pocket-cube"), "Rw", "x"));
}

// The front goes left when the upper face turns, and so on, on every solid that is held with U above and F before one.
TEST(TwistyNotation, ClockwiseOnEverySolid) {
  for (const std::string_view name : {"cube-face-3", "megaminx"}) {
    const Model model = model_named(name);
    EXPECT_EQ(goes_to(model, "R", "F"), "U") << name;
    EXPECT_EQ(goes_to(model, "U", "F"), "L") << name;
    EXPECT_EQ(goes_to(model, "F", "U"), "R") << name;
    EXPECT_EQ(goes_to(model, "L", "U"), "F") << name;
    EXPECT_EQ(goes_to(model, "y", "F"), "L") << name;
  }
  EXPECT_EQ(goes_to(model_named("dino"), "UFR", "U"), "R");
  EXPECT_EQ(goes_to(model_named("dino"), "UFR", "R"), "F");
  EXPECT_EQ(goes_to(model_named("fto"), "U", "R"), "L");
  EXPECT_EQ(goes_to(model_named("fto"), "B", "BL"), goes_to(model_named("fto"), "BB", "BL"));
  EXPECT_EQ(goes_to(model_named("helicopter"), "UF", "U"), "F");
}

TEST(TwistyNotation, PyraminxAsTheWca) {
  const Model model = model_named("pyraminx");
  EXPECT_EQ(goes_to(model, "U", "F"), "L");
  EXPECT_EQ(goes_to(model, "R", "F"), "R");
  EXPECT_EQ(goes_to(model, "L", "F"), "D");
  EXPECT_EQ(goes_to(model, "B", "L"), "D");
  EXPECT_EQ(read(model, "U u Uv"), (std::vector<Turn>{{0, 1, 2, -1}, {0, 2, 2, -1}, {0, 0, 2, -1}}));
  EXPECT_TRUE(same(model, "U L R B", "FLRw LFDw 2DRFw dlr"));
  EXPECT_TRUE(same(model, "u l' r b", "FLR DFL' DFR DLR"));
  EXPECT_TRUE(same(model, "Uv", "U 3FLR"));
  EXPECT_EQ(turns_text(model, read(model, "RFD RFDw' 3FLR Uv 2-3LFR")), "r R' 3FLR Uv 2-3FLRw");
  EXPECT_EQ(read(model, "U R' B' L R' U L' B l' r b' u").size(), 12U);
  EXPECT_TRUE(same(model_named("master-pyraminx"), "Uw U u", "3FLRw 2FLRw FLR"));
  EXPECT_EQ(fault("pyraminx", "U F"),
            "column 3: the letters here are the corners U, L, R, B; face F is opposite corner DLR, count from there");
  EXPECT_EQ(fault("pyraminx", "2U"), "column 1: a number of layers does not go with this move");
}

TEST(TwistyNotation, SkewbAsTheWca) {
  const Model skewb = model_named("skewb"), papers = model_named("cube-vertex2-2");
  EXPECT_TRUE(same(skewb, "R U L B", "DBR UBL DFL DBL"));
  EXPECT_TRUE(same(papers, "R U L B", "DBRw UBLw DFLw DBLw"));
  // One corner never moves.
  for (int s = 0; s < skewb.puzzle.sticker_count(); ++s) {
    const Vector at = skewb.puzzle.centre(s);
    if (at.x + at.y + at.z > 2.2 && skewb.puzzle.stickers_of(skewb.puzzle.piece_of(s)).size() == 3) {
      EXPECT_EQ(moved(skewb, "R U' L' B R' U B' L")[s], static_cast<Point>(s));
    }
  }
  EXPECT_EQ(turns_text(skewb, read(skewb, "RDB LUB' UFR x")), "R U' UFR x");
  EXPECT_EQ(fault("skewb", "F"), "column 1: no layers turn about F here; Fv turns the whole puzzle");
  EXPECT_EQ(fault("skewb", "Rv"),
            "column 2: Rv could be a turn about the face or about the corner DBR; write x, y or z, or DBRv");
  EXPECT_EQ(fault("master-skewb", "R"), "column 1: no layers turn about R here; Rv turns the whole puzzle");
}

TEST(TwistyNotation, MegaminxAsTheWca) {
  const Model megaminx = model_named("megaminx"), all = model_named("dodeca-face2");
  for (const Model* model : {&megaminx, &all}) {
    EXPECT_EQ(goes_to(*model, "D++", "F"), "BR");
    EXPECT_EQ(goes_to(*model, "D--", "F"), "BL");
    EXPECT_EQ(goes_to(*model, "R++", "F"), "BL");
    EXPECT_TRUE(same(*model, "R++ D--", "Ew2 Dw2'"));
    EXPECT_TRUE(same(*model, "R++", "Lv2' L2"));  // the whole, and the held face back
    EXPECT_EQ(read(*model, "R++ D-- R-- D++ R++ U'\nR-- D++ U").size(), 9U);
  }
  EXPECT_EQ(turns_text(megaminx, read(megaminx, "R++ D-- U U2' y Fv I BFw")), "Ew2 Dw2' U U2' y z I BFw");
  EXPECT_EQ(fault("pentultimate", "R++"), "column 2: a blank is expected, not \"+\"");
  EXPECT_EQ(fault("megaminx", "R+++"), "column 2: a blank is expected, not \"+\"");
}

TEST(TwistyNotation, HalfTurnsOnly) {
  const Model model = model_named("c f/2 1/3");
  EXPECT_EQ(read(model, "R2 M2' x2 R4"), (std::vector<Turn>{{0, 2, 2, 1}, {0, 1, 1, 1}, {0, 0, 2, 1}}));
  EXPECT_EQ(turns_text(model, read(model, "R6 U2")), "R2 U2");
  EXPECT_EQ(fault("c f/2 1/3", "R2 U"),
            "column 5: about this axis turns go by 2 times 90 degrees; write 2 behind the letters");
}

TEST(TwistyNotation, FixedCores) {
  EXPECT_EQ(read(model_named("dodeca-face2"), "2U"), (std::vector<Turn>{{0, 1, 1, -1}}));
  EXPECT_EQ(read(model_named("megaminx"), "Uw u 2-3U Uv").size(), 4U);
  const Text said = fault_of(model_named("megaminx"), "U 2U");
  EXPECT_EQ(said.en,
            "column 3: the inner layers of Megaminx do not turn by themselves; turn outer layers, or wide ones "
            "such as Uw");
  EXPECT_EQ(said.ja,
            "3 文字目: メガミンクスの内側の層だけを回すことはできません。外側の層を回すか、Uw のようにまとめて"
            "回してください");
  EXPECT_EQ(fault("megaminx", "I1+").substr(0, 27), "column 1: the inner layers ");
}

// The paper's turns move the pieces as the paper's own model says; pieces of both are matched by their layers.
TEST(TwistyNotationStandard, PapersTurnsAreThePapers) {
  for (const std::string_view name :
       {"cube-face-2", "cube-face-5", "cube-vertex1-1", "cube-vertex1-3", "cube-vertex2-2", "cube-vertex2-3",
        "cube-edge-1", "cube-edge-3", "tetra-vertexface-2", "tetra-vertexface-4", "tetra-edge-2", "tetra-edge-5",
        "octa-face-2", "octa-face-5", "octa-vertex-2", "octa-vertex-3", "dodeca-face1", "dodeca-face2"}) {
    const Model model = model_named(name);
    const paper::Puzzle& paper = model.paper.value();
    ASSERT_EQ(std::ssize(paper.pieces()), model.puzzle.piece_count()) << name;
    std::map<std::vector<int>, int> place_with;
    for (int place = 0; place < std::ssize(paper.pieces()); ++place) place_with[paper.layer_indices(place)] = place;
    std::vector<int> place_of;
    for (int piece = 0; piece < model.puzzle.piece_count(); ++piece) {
      std::vector<int> layers;
      for (int a = 0; a < paper.axes(); ++a) layers.push_back(model.puzzle.layer_of_piece(piece, a));
      ASSERT_TRUE(place_with.contains(layers)) << name;
      place_of.push_back(place_with.at(layers));
    }
    for (int axis = 0; axis < paper.axes(); ++axis) {
      const char letter = paper.family().axis_frame->letters[static_cast<std::size_t>(axis)];
      for (const int layer : paper.layers()) {
        const auto turns = read(model, fmt::format("{}{}+", letter, layer));
        ASSERT_EQ(turns.size(), 1U);
        EXPECT_EQ(paper_text(model, turns).value(), fmt::format("{}{}+", letter, layer));
        const int cut = model.puzzle.cut_axis(turns[0].axis);
        const Permutation p = model.puzzle.piece_turn(model.puzzle.layer(cut, turns[0].first));
        for (int piece = 0; piece < model.puzzle.piece_count(); ++piece) {
          const int place = place_of[piece];
          const int goes = paper.layer_of(place, axis) == layer ? paper.moved(place, axis) : place;
          ASSERT_EQ(place_of[p[piece]], goes) << name << ' ' << letter << layer;
        }
      }
    }
  }
}

TEST(TwistyNotation, PapersTurnsAndCommands) {
  const Model cube = model_named("cube-face-5");
  EXPECT_EQ(read(cube, "X2+ Y0- Z+"), (std::vector<Turn>{{0, 2, 2, 1}, {1, 0, 0, -1}, {2, 0, 4, 1}}));
  EXPECT_TRUE(same(cube, "xn' ynd zm y0 xl zr' Xn Yn' Znd", "R U2 S' D 2L 2F x' y z2"));
  EXPECT_TRUE(same(cube, "xn’ [X4+, yn]", "R [R', U']"));
  EXPECT_EQ(parse_turns(model_named("cube-face-8"), "xl yr'", 3).value(),
            (std::vector<Turn>{{0, 3, 3, 1}, {1, 4, 4, -1}}));
  EXPECT_TRUE(same(model_named("cube-face-8"), "xl2 yr3' zl3d [xl1, yr2]", "3L 4U 4B2 [2L, 3U']"));
  // U F' U2 F U2 F' U F of the paper's section 14.
  EXPECT_TRUE(same(cube, "U F' U2 F U2 F' U F", "yn' zn ynd zn' ynd zn yn' zn'"));
  EXPECT_EQ(paper_text(cube, read(cube, "R Rw2 x 3R' UFv UFRv'")).value(), "X4- X3+ X3+ X4+ X4+ X- X2+ X+ Z+ Z+ X+ Z+");
}

TEST(TwistyNotation, PapersTextMovesAlike) {
  for (const std::string_view name : {"cube-face-4", "dino", "cube-edge-1", "pyraminx", "tetra-edge-3", "fto",
                                      "octa-vertex-2", "megaminx", "dodeca-face1"}) {
    const Model model = model_named(name);
    for (const Turn& turn : all_turns(model.puzzle)) {
      const auto text = paper_text(model, std::span(&turn, 1));
      if (text && model.named.turning == Turning::all) {
        EXPECT_EQ(moved(model, *text), moved(model.puzzle, std::span(&turn, 1))) << name << ' ' << *text;
      }
      const bool own = model.puzzle.cut_axis(turn.axis) >= 0;
      const bool half = order_of(model.puzzle, turn.axis) == 4 && turn.times == 2;
      const bool all_by_own = name != "dino" && name != "fto" && name != "tetra-edge-3";
      EXPECT_EQ(text.has_value(), own || half || all_by_own) << name << ' ' << turn_text(model, turn);
    }
  }
  EXPECT_EQ(paper_text(model_named("dino"), std::vector{whole(model_named("dino").puzzle, 0)}).error().message.en,
            "the paper's axes cannot turn the whole as x' does");
  EXPECT_EQ(paper_text(model_named("c f 1/3"), {}).error().message.en,
            "the paper has no numbers for the layers of c f 1/3");
}

// docs/conventions.md lists every letter that two notations use.
TEST(TwistyNotation, LettersOfTwoNotations) {
  const Model cube = model_named("cube-face-3");
  EXPECT_TRUE(same(cube, "x", "Rv"));
  EXPECT_TRUE(same(cube, "x2", "R2 M2 L2"));
  EXPECT_TRUE(same(cube, "xn", "R'"));
  EXPECT_TRUE(same(cube, "x0", "L"));
  EXPECT_TRUE(same(cube, "xm", "M"));
  EXPECT_TRUE(same(cube, "Xn", "x'"));
  EXPECT_TRUE(same(cube, "X2+", "R'"));
  EXPECT_EQ(fault("cube-face-3", "X2"), "column 3: the text ends where the sense + or - is expected");
  EXPECT_EQ(fault("cube-face-3", "U X R"), "column 4: the sense + or - is expected, not \" \"");
  EXPECT_EQ(fault("cube-face-3", "R2+"), "column 3: a blank is expected, not \"+\"");
  const Model edges = model_named("cube-edge-1");
  EXPECT_TRUE(same(edges, "M6+", "LF"));
  EXPECT_EQ(fault("cube-edge-1", "M2"), "column 1: no layers turn about L here; Lv turns the whole puzzle");
  const Model dodecahedron = model_named("dodeca-face2");
  EXPECT_TRUE(same(dodecahedron, "I2+ I+ L0-", "U' y' F'"));
  EXPECT_EQ(read(dodecahedron, "I"), (std::vector<Turn>{{1, 0, 0, 1}}));  // the face opposite R
  const Model octahedron = model_named("fto");
  EXPECT_TRUE(same(octahedron, "L2+ L", "F' J0+"));
  EXPECT_EQ(fault("c f 1/3", "X2+"), "column 1: there is no face \"X\"; the faces are B, D, F, L, R, U");
}

TEST(TwistyNotation, GroupsCommutatorsConjugates) {
  const Model cube = model_named("rubik");
  EXPECT_EQ(turns_text(cube, read(cube, "(R U)2' [R, U] [R: U] [R,U]' [R:U2]2")),
            "U' R' U' R' R U R' U' R U R' U R U' R' R U2 R' R U2 R'");
  EXPECT_EQ(turns_text(cube, read(cube, "[[R: U], [M', D2]]")), "R U R' M' D2 M D2 R U' R' D2 M' D2 M");
  EXPECT_EQ(turns_text(cube, read(cube, "(R)(U) F'[L,D]　B // end\nx//")), "R U F' L D L' D' B x");
  EXPECT_TRUE(read(cube, "").empty());
  EXPECT_TRUE(read(cube, " // only words").empty());
}

TEST(TwistyNotation, FaultsPointAtTheCharacter) {
  EXPECT_EQ(fault("rubik", "R U Q"), "column 5: there is no face \"Q\"; the faces are B, D, F, L, R, U");
  EXPECT_EQ(fault("rubik", "R’ U Q"), "column 6: there is no face \"Q\"; the faces are B, D, F, L, R, U");
  EXPECT_EQ(fault("rubik", "RUQ"), "column 3: there is no face \"Q\"; the faces are B, D, F, L, R, U");
  EXPECT_EQ(fault("rubik", "RUR'U'"),
            "column 1: no axis ends where the faces RUR meet; between two turns there is a blank");
  EXPECT_EQ(fault("rubik", "R'U'"), "column 3: a blank is expected, not \"U\"");
  EXPECT_EQ(fault("rubik", "UFR"), "column 1: no layers turn about UFR here; UFRv turns the whole puzzle");
  EXPECT_EQ(fault("rubik", "R 4R"), "column 3: there is no layer 4: from R there are 3 layers");
  EXPECT_EQ(fault("rubik", "2-7Uw"), "column 1: there is no layer 7: from U there are 3 layers");
  EXPECT_EQ(fault("rubik", "99999999999999999999R"), "column 1: there is no layer 1000000: from R there are 3 layers");
  EXPECT_EQ(fault("rubik", "3-2Uw"), "column 1: the layers 3-2 are in the wrong order; write 2-3");
  EXPECT_EQ(fault("rubik", "0R"), "column 1: layers are counted from 1, from the face that is named");
  EXPECT_EQ(fault("rubik", "2-R"), "column 3: the number of a layer is expected, not \"R\"");
  EXPECT_EQ(fault("rubik", "2x"), "column 1: a number of layers does not go with this move");
  EXPECT_EQ(fault("rubik", "2Rv"), "column 1: a number of layers does not go with this move");
  EXPECT_EQ(fault("rubik", "R0"), "column 2: 0 times is nothing; leave it out");
  EXPECT_EQ(fault("rubik", "R99999999999"), "column 2: that is too often; numbers up to 999999 are read");
  EXPECT_EQ(fault("rubik", "Rww"), "column 3: a blank is expected, not \"w\"");
  EXPECT_EQ(fault("rubik", "rw"), "column 2: there is no face \"w\"; the faces are B, D, F, L, R, U");
  EXPECT_EQ(fault("rubik", "3"), "column 2: the text ends where the letter of a face is expected");
  EXPECT_EQ(fault("rubik", "R + U"), "column 3: the letter of a face is expected, not \"+\"");
  EXPECT_EQ(fault("rubik", "é"), "column 1: the letter of a face is expected, not \"é\"");
  EXPECT_EQ(fault("cube-face-4", "R M"), "column 3: M is a middle layer, and 4 layers have none");
  EXPECT_EQ(fault("cube-face-2", "m"), "column 1: m is a middle layer, and 2 layers have none");
  EXPECT_EQ(fault("cube-face-4", "R (xm)"), "column 5: m is the middle layer, and cube-face-4 has none");
  EXPECT_EQ(fault("rubik", "(R U"), "column 5: the text ends where the closing bracket ) is expected");
  EXPECT_EQ(fault("rubik", "R U)"), "column 4: a turn is expected, not \")\"");
  EXPECT_EQ(fault("rubik", "[R U]"), "column 5: the comma of [A, B] or the colon of [A: B] is expected, not \"]\"");
  EXPECT_EQ(fault("rubik", "[R, U: F]"), "column 6: the closing bracket ] is expected, not \":\"");
  EXPECT_EQ(fault("rubik", "[R, ]"), "column 5: a turn is expected, not \"]\"");
  EXPECT_EQ(fault("rubik", "()"), "column 2: a turn is expected, not \")\"");
  EXPECT_EQ(fault("rubik", "(R)3U"), "column 5: a blank is expected, not \"U\"");
  const Text said = fault_of(model_named("rubik"), "R’　4R");
  EXPECT_EQ(said.en, "column 4: there is no layer 4: from R there are 3 layers");
  EXPECT_EQ(said.ja, "4 文字目: 層 4 はありません。R からは 3 層です");
}

TEST(TwistyNotation, FaultsKnowTheirPlaceAlsoOnLaterLines) {
  const Model cube = model_named("rubik"), four = model_named("cube-face-4");
  const auto place = [](const Model& model, std::string_view text) { return parse_turns(model, text).error().place; };
  EXPECT_EQ(place(cube, "R U Q"), (Place{1, 5, 1}));
  EXPECT_EQ(place(cube, "R’ U\n 12R D"), (Place{2, 2, 3}));
  EXPECT_EQ(place(cube, "(R U"), (Place{1, 5, 0}));
  EXPECT_EQ(place(cube, "R\nRUR'"), (Place{2, 1, 3}));
  EXPECT_EQ(place(cube, "R R99999999999"), (Place{1, 4, 11}));
  EXPECT_EQ(place(four, "R’ // é\nX0+ xm"), (Place{2, 6, 1})) << "the paper's word";
  EXPECT_EQ(place(four, "X0+\n\nX99+"), (Place{3, 2, 2})) << "the paper's word";
}

TEST(TwistyNotation, LimitsOfNestingAndLength) {
  const Model cube = model_named("rubik");
  EXPECT_EQ(read(cube, "(R)100000").size(), 100'000U);
  EXPECT_EQ(parse_turns(cube, "(R)100001").error().code, Code::limit);
  EXPECT_EQ(parse_turns(cube, "(R)99999 U F").error().message.en,
            "column 12: written out, this would be more than 100,000 turns");
  std::string nested = "R";
  for (int i = 0; i < 100; ++i) nested = "(" + nested + ")";
  EXPECT_EQ(read(cube, nested).size(), 1U);
  EXPECT_EQ(parse_turns(cube, "(" + nested + ")").error().message.en,
            "column 101: brackets are nested more than 100 deep");
  std::string commutators = "R";
  for (int i = 0; i < 60; ++i) commutators = "[" + commutators + ", U]999999";
  EXPECT_EQ(parse_turns(cube, commutators).error().code, Code::limit);
  EXPECT_EQ(parse_turns(cube, std::string(1'000'000, '(')).error().code, Code::limit);
  EXPECT_TRUE(read(cube, "((((((R4)999999)999999)999999)999999)999999)999999").empty());
}

TEST(TwistyNotation, EveryTurnIsReadBackFromItsName) {
  for (const std::string_view name : some_puzzles()) {
    const Model model = model_named(name);
    const Puzzle& puzzle = model.puzzle;
    std::set<std::string> names;
    for (const Turn& turn : all_turns(puzzle)) {
      const std::string text = turn_text(model, turn);
      EXPECT_TRUE(names.insert(text).second) << name << ' ' << text;
      const auto back = parse_turns(model, text);
      const bool inside = turn.first > 0 && turn.last + 1 < layers_on(puzzle, turn.axis);
      if (model.named.turning == Turning::around_core && inside) {
        EXPECT_FALSE(back) << name << ' ' << text;
      } else {
        ASSERT_TRUE(back) << name << ' ' << text << ": " << back.error().message.en;
        EXPECT_EQ(*back, std::vector{shortest(puzzle, turn)}) << name << ' ' << text;
      }
    }
  }
}

// The letters of an end may stand in any order, small letters are wide.
TEST(TwistyNotation, AnyOrderOfLetters) {
  for (const std::string_view name : {"dino", "helicopter", "octa-vertex-2", "dodeca-vertex", "icosa-vertex-2"}) {
    const Model model = model_named(name);
    const Solid& solid = model.puzzle.solid();
    for (const TurnAxis& cut : model.puzzle.axes()) {
      for (const int sign : {1, -1}) {
        std::vector<std::string> letters;
        const Axis& axis = solid.axes()[cut.axis];
        for (const int f : sign > 0 ? axis.plus_faces : axis.minus_faces) letters.push_back(solid.letters(f));
        std::ranges::sort(letters);
        do {
          std::string joined = fmt::format("{}", fmt::join(letters, ""));
          const int n = cut.layer_count(), end = sign > 0 ? n - 1 : 0, next = sign > 0 ? n - 2 : 1;
          const Turn one = shortest(model.puzzle, {cut.axis, end, end, -sign});
          EXPECT_EQ(read(model, joined), std::vector{one}) << name << ' ' << joined;
          for (char& c : joined) c = static_cast<char>(c - 'A' + 'a');
          const Turn two{one.axis, std::min(end, next), std::max(end, next), one.times};
          EXPECT_EQ(read(model, joined), std::vector{two}) << name << ' ' << joined;
        } while (std::ranges::next_permutation(letters).found);
      }
    }
  }
}

// "2-3R", "2-3Rw" and "2-3r" are the same layers, one alone too; the name given to them is read back.
TEST(TwistyNotation, FromOneLayerToAnother) {
  for (const std::string_view name : {"cube-face-4", "cube-face-5", "cube-edge-2", "octa-face-4", "dodeca-face2"}) {
    const Model model = model_named(name);
    for (const TurnAxis& cut : model.puzzle.axes()) {
      const int n = cut.layer_count();
      for (const int sign : {1, -1}) {
        const std::string end = end_name(model.puzzle.solid(), cut.axis, sign);
        std::string small = end;
        for (char& c : small) c = static_cast<char>(c - 'A' + 'a');
        for (int outer = 1; outer <= n; ++outer) {
          for (int inner = outer; inner <= n; ++inner) {
            const Turn turn = shortest(model.puzzle, sign > 0 ? Turn{cut.axis, n - inner, n - outer, -1}
                                                              : Turn{cut.axis, outer - 1, inner - 1, 1});
            for (const std::string& letters : {end, end + "w", small}) {
              const std::string text = fmt::format("{}-{}{}", outer, inner, letters);
              EXPECT_EQ(read(model, text), std::vector{turn}) << name << ' ' << text;
            }
            EXPECT_EQ(read(model, turn_text(model, turn)), std::vector{turn}) << name;
          }
        }
      }
    }
  }
  EXPECT_TRUE(same(model_named("pyraminx"), "2-2FLRw 3-3flr", "2FLR 3FLR"));
}

TEST(TwistyNotation, UsualNames) {
  const auto names = [](std::string_view puzzle, std::string_view text) {
    const Model model = model_named(puzzle);
    return turns_text(model, read(model, text));
  };
  EXPECT_EQ(names("rubik", "X2- X1+ X0- Y2+ xn' Xn' r l' u2 M' Zn Znd R3"), "R M L' U' R x Rw Lw' Uw2 M' z' z2 R'");
  EXPECT_EQ(names("cube-face-4", "X3+ X2+ X1+ X0+ 3Rw 2-3r 2-3l"), "R' 2R' 2L L 3Rw 2-3Rw 2-3Rw'");
  EXPECT_EQ(names("cube-face-4", "2-2Rw 2-2r' 1-1Rw 1-2r 2Rw"), "2R 2R' R Rw Rw");
  EXPECT_EQ(names("helicopter", "FU RFv"), "UF FRv");
  EXPECT_EQ(names("dino", "RFU' DLBv"), "UFR' UFRv'");
  EXPECT_EQ(names("fto", "B bl 2U"), "BB BLw 2U");
}

TEST(TwistyNotationStandard, AnyTextIsReadOrRefused) {
  const std::vector<std::string> parts = {
      "R", "U", "F", "L", "D", "B", "M", "x", "y", "z", "r",  "n",  "0",    "1",  "2", "3", "'", "’", "w", "v", "+",
      "-", " ", " ", "(", ")", "[", "]", ",", ":", "/", "//", "\n", "\xff", "　", "X", "I", "l", "u", "é", "Q", "9999"};
  Random random(5);
  for (const std::string_view name : {"rubik", "cube-face-4", "pyraminx", "skewb", "megaminx", "fto", "icosa-face"}) {
    const Model model = model_named(name);
    int good = 0;
    for (int round = 0; round < 4000; ++round) {
      std::string text;
      for (std::uint64_t i = random.below(9); i-- > 0;) text += parts[random.below(parts.size())];
      const auto turns = parse_turns(model, text);
      if (!turns) {
        EXPECT_TRUE(turns.error().message.en.starts_with("column ")) << text;
        continue;
      }
      ++good;
      EXPECT_EQ(read(model, turns_text(model, *turns)), *turns) << text;
    }
    EXPECT_GT(good, 400) << name;
  }
}

}  // namespace
}  // namespace asobi::twisty::notation_tests
