#include "games/twisty/exchange/facelets.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "games/twisty/model/models_for_tests.hpp"
#include "games/twisty/notation/notation.hpp"
#include "math/permutation_group.hpp"

namespace asobi::twisty {
namespace {

const std::string solved_cube = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

State after(const Model& model, std::string_view turns) {
  const Mover mover(model.puzzle);
  State state = mover.solved();
  mover.apply(state, *parse_turns(model, turns));
  return state;
}

State random_state(const Model& model, Random& random, int turns) {
  const Mover mover(model.puzzle);
  State state = mover.solved();
  const std::vector<int> layers = turning_layers(model.puzzle, model.named.turning);
  for (int i = 0; i < turns; ++i) {
    const Layer& layer = model.puzzle.layers()[layers[random.below(layers.size())]];
    const TurnAxis& axis = model.puzzle.axes()[layer.axis];
    mover.apply(state, Turn{axis.axis, layer.index, layer.index, 1 + static_cast<int>(random.below(3))});
  }
  return state;
}

std::string refusal(const Model& model, const std::string& facelets) {
  Quiet quiet;
  const auto state = parse_facelets(model, facelets, quiet.progress);
  if (state) return "accepted";
  EXPECT_FALSE(state.error().message.ja.empty());
  return state.error().message.en;
}

TEST(TwistyFacelets, TheOrderIsKociembas) {
  const Model cube = model_named("cube-face-3");
  EXPECT_EQ(*facelets_text(cube, after(cube, "")), solved_cube);
  EXPECT_EQ(*facelets_text(cube, after(cube, "R")), "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB");
  EXPECT_EQ(*facelets_text(cube, after(cube, "U")), "UUUUUUUUUBBBRRRRRRRRRFFFFFFDDDDDDDDDFFFLLLLLLLLLBBBBBB");
  EXPECT_EQ(*facelets_text(cube, after(cube, "B")), "RRRUUUUUURRDRRDRRDFFFFFFFFFDDDDDDLLLULLULLULLBBBBBBBBB");
  // The superflip, as everybody writes it.
  EXPECT_EQ(*facelets_text(cube, after(cube, "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2")),
            "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB");
}

TEST(TwistyFacelets, StatesComeBackFromTheirColours) {
  Quiet quiet;
  Random random(11);
  for (const char* name : {"cube-face-2", "cube-face-3", "pyraminx", "skewb", "dino", "cube-face-4", "tetra-edge-3"}) {
    const Model model = model_named(name);
    for (int trial = 0; trial < 3; ++trial) {
      const State state = random_state(model, random, 40);
      const auto colours = colours_of(model.puzzle, state);
      const auto found = state_of_colours(model, colours, quiet.progress);
      ASSERT_TRUE(found) << name << ": " << found.error().message.en;
      EXPECT_EQ(colours_of(model.puzzle, *found), colours) << name;
      if (std::string_view(name) == "cube-face-2") {
        EXPECT_EQ(*found, state);
      }
    }
  }
}

TEST(TwistyFaceletsStandard, LargePuzzlesToo) {
  Quiet quiet;
  Random random(14);
  for (const char* name : {"cube-face-10", "megaminx", "octa-vertex-3", "helicopter", "FTO"}) {
    const Model model = model_named(name);
    auto colours = colours_of(model.puzzle, random_state(model, random, 200));
    const auto found = state_of_colours(model, colours, quiet.progress);
    ASSERT_TRUE(found) << name << ": " << found.error().message.en;
    EXPECT_EQ(colours_of(model.puzzle, *found), colours) << name;
    for (int p = 0; p < model.puzzle.piece_count(); ++p) {
      const auto stickers = model.puzzle.stickers_of(p);
      if (stickers.size() < 2) continue;
      const int first = colours[stickers[0]];
      for (std::size_t i = 0; i + 1 < stickers.size(); ++i) colours[stickers[i]] = colours[stickers[i + 1]];
      colours[stickers.back()] = first;
      EXPECT_FALSE(state_of_colours(model, colours, quiet.progress)) << name;
      break;
    }
  }
}

TEST(TwistyFacelets, TextsComeBackToo) {
  Quiet quiet;
  Random random(12);
  for (const char* name : {"cube-face-2", "cube-face-3", "cube-face-5"}) {
    const Model model = model_named(name);
    std::string text = *facelets_text(model, random_state(model, random, 50));
    const auto found = parse_facelets(model, text, quiet.progress);
    ASSERT_TRUE(found) << name << ": " << found.error().message.en;
    EXPECT_EQ(*facelets_text(model, *found), text);
    for (std::size_t i = text.size(); i > 0; i -= model.puzzle.stickers_per_face()) text.insert(i, "\n ");
    EXPECT_TRUE(parse_facelets(model, text, quiet.progress));
  }
}

TEST(TwistyFacelets, ColoursOfAnyPuzzleAreReadByTheLettersOfFaces) {
  Quiet quiet;
  for (const char* name : {"pyraminx", "cube-face-2", "skewb"}) {
    const Model model = model_named(name);
    const auto colours = colours_of(model.puzzle, after(model, "U L' R U'"));
    std::string text;
    for (const int face : colours) text += model.puzzle.solid().letters(face) + " ";
    const auto state = parse_colours(model, text, quiet.progress);
    ASSERT_TRUE(state) << name;
    EXPECT_EQ(colours_of(model.puzzle, *state), colours) << name;
    EXPECT_FALSE(parse_colours(model, text + "U", quiet.progress)) << name;
    EXPECT_FALSE(parse_colours(model, "?" + text.substr(1), quiet.progress)) << name;
  }
}

TEST(TwistyFacelets, FaultsKnowTheirPlace) {
  const Model model = model_named("rubik");
  Quiet quiet;
  const Error letter = parse_facelets(model, "UUU\n Uéé", quiet.progress).error();
  EXPECT_EQ(letter.place, (Place{2, 3, 1}));
  EXPECT_NE(letter.message.en.find("letter 5 of the facelets is \"é\""), std::string::npos) << letter.message.en;
  EXPECT_EQ(parse_colours(model, "U Q", quiet.progress).error().place, (Place{1, 3, 1}));
}

TEST(TwistyFacelets, ItDoesNotMatterHowThePuzzleIsHeld) {
  Quiet quiet;
  Random random(13);
  // The Skewb and the Dino do not turn themselves by 90 degrees; the cube here has no slices.
  for (const char* name : {"skewb", "dino", "cube-face-2"}) {
    const Model model = model_named(name);
    State state = random_state(model, random, 30);
    for (int g = 0; g < model.puzzle.solid().shape().rotation_count(); g += 5) {
      const Permutation back = model.puzzle.mark_rotation(g).inverse();
      State held = state;
      for (std::size_t place = 0; place < held.at.size(); ++place) held.at[place] = state.at[back[place]];
      const auto colours = colours_of(model.puzzle, held);
      const auto found = state_of_colours(model, colours, quiet.progress);
      ASSERT_TRUE(found) << name << g << ": " << found.error().message.en;
      EXPECT_EQ(colours_of(model.puzzle, *found), colours);
    }
  }
}

TEST(TwistyFacelets, MarksThatAreFoundCanBeReached) {
  Quiet quiet;
  const Model cube = model_named("cube-face-3");
  std::vector<Permutation> turns;
  for (int l = 0; l < 9; ++l) turns.push_back(cube.puzzle.mark_turn(l));
  const auto group = PermutationGroup::generate(turns, quiet.progress);
  for (const char* text : {"", "R", "R U", "R U F'", "M E S2 D"}) {
    const auto found = state_of_colours(cube, colours_of(cube.puzzle, after(cube, text)), quiet.progress);
    ASSERT_TRUE(found);
    EXPECT_TRUE(group->contains(Permutation::from_images_unchecked(found->at))) << text;
  }
}

TEST(TwistyFacelets, ImpossibleCubesAreRefusedWithTheReason) {
  const Model cube = model_named("cube-face-3");
  const auto changed = [&](std::initializer_list<std::pair<int, char>> changes) {
    std::string out = solved_cube;
    for (const auto& [place, letter] : changes) out[place] = letter;
    return refusal(cube, out);
  };
  EXPECT_EQ(refusal(cube, solved_cube), "accepted");
  EXPECT_EQ(refusal(cube, solved_cube.substr(1)), "53 facelets are given; this cube has 54");
  EXPECT_EQ(refusal(cube, solved_cube + "U"), "55 facelets are given; this cube has 54");
  EXPECT_EQ(changed({{3, 'X'}}), "letter 4 of the facelets is \"X\"; only U R F D L B can stand there");
  EXPECT_EQ(changed({{0, 'F'}}), "colour U is there 8 times, and must be there 9 times");
  EXPECT_EQ(changed({{4, 'R'}, {13, 'U'}}), "the centre at R shows U: that piece does not come there");
  // UFR is U9 R1 F3: twisted, then mirrored.
  EXPECT_EQ(changed({{8, 'R'}, {9, 'F'}, {20, 'U'}}), "no turns lead to these colours: one corner is twisted");
  EXPECT_EQ(changed({{8, 'R'}, {9, 'U'}}), "the corner at UFR shows R F U: its colours go round the wrong way");
  EXPECT_EQ(changed({{8, 'D'}, {29, 'U'}}), "the corner at DRF shows U R F: its colours go round the wrong way");
  EXPECT_EQ(changed({{8, 'F'}, {23, 'U'}}), "the corner at UFR shows F F R: there is no such piece");
  // UF is U8 F2.
  EXPECT_EQ(changed({{7, 'F'}, {19, 'U'}}), "no turns lead to these colours: one edge is flipped");
  EXPECT_EQ(changed({{7, 'D'}, {34, 'U'}}), "the edge UB is there more than once: at UB and at DB");
  // UF and UR exchanged.
  EXPECT_EQ(changed({{19, 'R'}, {10, 'F'}}),
            "no turns lead to these colours: two corners are exchanged, or two edges are exchanged");
  // And with a flip.
  EXPECT_EQ(changed({{7, 'R'}, {19, 'U'}, {10, 'F'}}),
            "no turns lead to these colours: two corners are exchanged and one edge is flipped");
  EXPECT_EQ(changed({{7, 'F'}, {19, 'U'}, {8, 'R'}, {9, 'F'}, {20, 'U'}}),
            "no turns lead to these colours: one corner is twisted and one edge is flipped");
}

TEST(TwistyFacelets, ImpossibleStatesOfOtherPuzzles) {
  Quiet quiet;
  const Model pocket = model_named("cube-face-2");
  EXPECT_EQ(refusal(pocket, "UUURFRRRFUFFDDDDLLLLBBBB"), "no turns lead to these colours: one corner is twisted");
  const Model pyraminx = model_named("pyraminx");
  std::vector<int> colours = colours_of(pyraminx.puzzle, after(pyraminx, "U L"));
  for (int p = 0; p < pyraminx.puzzle.piece_count(); ++p) {
    const auto stickers = pyraminx.puzzle.stickers_of(p);
    if (stickers.size() != 2) continue;
    std::swap(colours[stickers[0]], colours[stickers[1]]);
    break;
  }
  const auto state = state_of_colours(pyraminx, colours, quiet.progress);
  ASSERT_FALSE(state);
  EXPECT_EQ(state.error().code, Code::unsolvable);
  EXPECT_EQ(state.error().message.en, "no turns lead to these colours: one edge is flipped");
  EXPECT_EQ(state.error().message.ja, "回してこの色にすることはできません: エッジ 1 個だけが反転しています");
  EXPECT_EQ(code_of(state_of_colours(pyraminx, std::vector<int>(36, 7), quiet.progress)), Code::invalid);
  EXPECT_EQ(code_of(state_of_colours(pyraminx, std::vector<int>(3, 0), quiet.progress)), Code::invalid);
  EXPECT_EQ(code_of(parse_facelets(pyraminx, "", quiet.progress)), Code::unknown_name);
}

}  // namespace
}  // namespace asobi::twisty
