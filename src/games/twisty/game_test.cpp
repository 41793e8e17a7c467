// Sessions of twisty puzzles, scrambles, pictures and what is drawn.
#include "games/twisty/game.hpp"

#include <set>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "games/twisty/entry.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/puzzle/scramble.hpp"
#include "games/twisty/show/shape.hpp"

namespace asobi::twisty {
namespace {

std::unique_ptr<Session> opened(const Json& options) {
  auto session = entry().open(options);
  if (!session) throw std::runtime_error(session.error().message.en);
  return std::move(*session);
}

Model some_model(const std::string& name) {
  auto model = Model::make(name);
  if (!model) throw std::runtime_error(name + ": " + model.error().message.en);
  return std::move(*model);
}

TEST(TwistyGame, StartsWhereTheScrambleEnds) {
  const auto scrambled = opened({{"puzzle", "rubik"}, {"scramble", "R U R' U'"}});
  const auto played = opened({{"puzzle", "cube-face-3"}});
  ASSERT_TRUE(played->plan("[R, U]"));
  EXPECT_EQ(played->line(), (std::vector<std::string>{"R", "U", "R'", "U'"}));
  ASSERT_TRUE(played->go(4));
  EXPECT_EQ(played->view(Lang::en).at("at"), scrambled->view(Lang::en).at("at"));
  EXPECT_EQ(scrambled->status().over, false);
  ASSERT_TRUE(scrambled->plan("([R, U])5"));
  ASSERT_TRUE(scrambled->go(20));
  EXPECT_EQ(scrambled->status().over, true);
}

TEST(TwistyGame, OneTurnIsPlayedInAnyNotation) {
  const auto session = opened(Json::object());
  for (const char* move : {"R", "X2+", "xn'", "M2", "2-3Uw", "y", "r"}) EXPECT_TRUE(session->play(move)) << move;
  EXPECT_EQ(session->line().size(), 7u);
  for (const char* move : {"R U", "", "[R, U]", "R4", "Q"}) {
    const auto refused = session->play(move);
    ASSERT_FALSE(refused) << move;
    EXPECT_EQ(refused.error().code, Code::illegal_move) << move;
  }
  EXPECT_NE(session->plan("R U Q").error().message.en.find("5"), std::string::npos) << "the column of the fault";
}

TEST(TwistyGame, ViewTellsWhichStickerIsWhereAndHowMiddlesAreTurned) {
  const auto session = opened(Json::object());
  ASSERT_TRUE(session->play("U"));
  const Json view = session->view(Lang::en);
  std::set<int> stickers;
  for (const Json& s : view.at("at")) stickers.insert(s.get<int>());
  EXPECT_EQ(stickers.size(), 54u);
  int turned = 0;
  for (const Json& t : view.at("turned")) turned += t.get<int>();
  EXPECT_EQ(turned, 3) << "U is a quarter turn clockwise, three counter-clockwise";
  EXPECT_FALSE(opened({{"puzzle", "cube-face-2"}})->view(Lang::en).contains("turned"));
}

TEST(TwistyGame, DrawsANet) {
  const auto session = opened({{"scramble", "R"}});
  EXPECT_EQ(session->picture(Lang::en),
            "      U U F\n      U U F\n      U U F\n"
            "L L L F F D R R R U B B\nL L L F F D R R R U B B\nL L L F F D R R R U B B\n"
            "      D D B\n      D D B\n      D D B\n");
}

TEST(TwistyGame, ScramblesDoNotCancel) {
  for (const char* name : {"rubik", "pocket-cube", "megaminx", "pyraminx", "dino", "octa-edge-2", "cube-face-7"}) {
    const Model model = some_model(name);
    Random random(9), again(9);
    const auto turns = random_turns(model.puzzle, model.named.turning, 300, random);
    EXPECT_EQ(turns, random_turns(model.puzzle, model.named.turning, 300, again)) << name;
    EXPECT_EQ(turns.size(), 300u) << name;
    const auto all = count(model.puzzle, turns), left = count(model.puzzle, simplified(model.puzzle, turns));
    EXPECT_EQ(left.layers, all.layers) << name;
  }
}

// The pieces in the middle of faces stand as they did; the same seed gives a game and a tool the same turns.
TEST(TwistyGame, ScramblesLeaveTheWholeAsItIsHeld) {
  for (const char* name : {"rubik", "cube-face-3", "cube-face-5", "octa-face-3", "megaminx"}) {
    const Model model = some_model(name);
    const Mover mover(model.puzzle);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      Random random(seed);
      State state = mover.solved();
      mover.apply(state, scramble(model.puzzle, random));
      EXPECT_FALSE(mover.is_solved(state)) << name;
      for (int s = 0; s < model.puzzle.sticker_count(); ++s) {
        if (model.puzzle.is_middle(s)) EXPECT_EQ(mover.sticker_at(state, s), s) << name << " " << seed;
      }
    }
  }
}

// The drawing data turn as the puzzle does: a unit turn of a layer takes a sticker where `images` says.
TEST(TwistyGame, ShapeTurnsAsThePuzzleDoes) {
  for (const char* name : {"rubik", "dino", "megaminx", "c f 0 e 0", "icosa-vertex-1"}) {
    const Model model = some_model(name);
    const Shape shape = shape_of(model);
    const Mover mover(model.puzzle);
    const int stickers = model.puzzle.sticker_count();
    ASSERT_EQ(shape.cells.size() * shape.faces.size(), static_cast<std::size_t>(stickers));
    for (std::size_t a = 0; a < shape.axes.size(); ++a) {
      const ShapeAxis& axis = shape.axes[a];
      const auto& layer_of = shape.layer_of[a];
      State state = mover.solved();
      mover.apply(state, Turn{static_cast<int>(a), 0, 0, 1});
      for (int s = 0; s < stickers; ++s) {
        const bool moves = !layer_of || (*layer_of)[s] == 0;
        const int to = moves ? axis.images[s] : s;
        ASSERT_EQ(mover.sticker_at(state, to), s) << name;
      }
      EXPECT_EQ(axis.offsets.size() + 1, static_cast<std::size_t>(axis.layers)) << name;
      EXPECT_EQ(shape.sections[a].size(), axis.offsets.size()) << name;
    }
  }
}

// A face's polygons are carried to other faces by the frame: the middle of each cell is where the puzzle has it.
TEST(TwistyGame, ShapeFramesCarryTheCells) {
  const Model model = some_model("dodeca-face-centres");
  const Shape shape = shape_of(model);
  const std::size_t cells = shape.cells.size();
  for (int s = 0; s < model.puzzle.sticker_count(); ++s) {
    const ShapeFace& face = shape.faces[s / cells];
    double x = 0, y = 0;
    const auto& corners = shape.cells[s % cells];
    for (const std::uint32_t c : corners) {
      x += shape.points[c][0] / static_cast<double>(corners.size());
      y += shape.points[c][1] / static_cast<double>(corners.size());
    }
    const auto vector = [](const SpacePlace& v) { return Vector{v[0], v[1], v[2]}; };
    const Vector at = vector(face.centre) + x * vector(face.along) + y * vector(face.across);
    EXPECT_LT(length(at - model.puzzle.centre(s)), 1e-7);
  }
}

}  // namespace
}  // namespace asobi::twisty
