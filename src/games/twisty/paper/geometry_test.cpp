// The two models of the ten families are one: the paper's (a piece at each coordinate with a direction matrix) and the
// cut solid's (permutations of stickers and marks), for every N of the paper and some beyond.
#include "games/twisty/paper/geometry.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/twisty/puzzle/names.hpp"
#include "games/twisty/puzzle/orbit_state.hpp"
#include "games/twisty/puzzle/state.hpp"

namespace asobi::twisty::paper {
namespace {

struct Both {
  Puzzle paper;
  twisty::Puzzle solid;
  Correspondence same;

  static Both of(const std::string& name) {
    Puzzle paper = Puzzle::named(name).value();
    twisty::Puzzle solid = make_named(name).value();
    auto same = correspondence(paper, solid);
    EXPECT_TRUE(same) << name;
    return {std::move(paper), std::move(solid), same ? *same : Correspondence{}};
  }

  int layer(const Turn& turn) const {
    return solid.layer(same.axis[static_cast<std::size_t>(turn.axis)], paper.layer_index(turn.layer).value());
  }
  Permutation marks(const State& state) const { return marks_of(paper, solid, same, state); }
};

std::vector<std::string> members(const Family& family) {
  if (!family.has_n()) return {std::string(family.name)};
  std::vector<std::string> out;
  for (int n = family.in_paper.first; n <= family.in_paper.last; ++n)
    out.push_back(fmt::format("{}-{}", family.name, n));
  for (const int n : {11, 12, 17}) out.push_back(fmt::format("{}-{}", family.name, n));
  return out;
}

class TwistyTwoModelsStandard : public testing::TestWithParam<const Family*> {};

TEST_P(TwistyTwoModelsStandard, EveryPieceStickerAndTurnIsTheSame) {
  for (const std::string& name : members(*GetParam())) {
    SCOPED_TRACE(name);
    const Both both = Both::of(name);
    ASSERT_EQ(both.same.sticker.size(), static_cast<std::size_t>(both.solid.sticker_count()));
    EXPECT_EQ(std::set(both.same.sticker.begin(), both.same.sticker.end()).size(), both.same.sticker.size());
    EXPECT_EQ(std::set(both.same.piece.begin(), both.same.piece.end()).size(), both.same.piece.size());
    for (const Turn& turn : both.paper.unit_turns()) {
      State state = both.paper.solved();
      both.paper.apply(state, turn);
      ASSERT_EQ(both.marks(state), both.solid.mark_turn(both.layer(turn))) << turn.axis << " " << turn.layer;
    }
    for (int axis = 0; axis < both.paper.axes(); ++axis) {
      State state = both.paper.solved();
      both.paper.apply(state, Turn{axis, Turn::whole, 1});
      const int of_solid = both.same.axis[static_cast<std::size_t>(axis)];
      EXPECT_EQ(both.marks(state), both.solid.mark_rotation(both.solid.line_of(of_solid).rotation));
    }
  }
}

// What the solid shows: at each place the face of the sticker that is there.
std::map<std::string, std::string> facelets(const Both& both, const Permutation& marks) {
  const Permutation here = marks.inverse();
  std::map<std::string, std::string> out;
  for (std::size_t s = 0; s < both.paper.stickers().size(); ++s) {
    const int sticker = both.solid.sticker_of_mark(here[static_cast<std::size_t>(both.same.sticker[s])]);
    out.emplace(both.paper.sticker_name(both.paper.stickers()[s]),
                both.paper.family().side_name(both.same.side[static_cast<std::size_t>(both.solid.face_of(sticker))]));
  }
  return out;
}

TEST_P(TwistyTwoModelsStandard, RandomTurnsShowTheSameColours) {
  std::vector<std::string> names = members(*GetParam());
  if (GetParam()->has_n()) names.push_back(fmt::format("{}-{}", GetParam()->name, GetParam()->possible.last));
  for (const std::string& name : names) {
    SCOPED_TRACE(name);
    const Both both = Both::of(name);
    const auto turns = both.paper.unit_turns();
    Random random(5);
    State state = both.paper.solved();
    Permutation marks = Permutation::identity(both.solid.mark_count());
    for (int i = 0; i < 40; ++i) {
      Turn turn = turns[random.below(turns.size())];
      turn.times = static_cast<int>(random.below(5)) - 2;
      both.paper.apply(state, turn);
      marks *= both.solid.mark_turn(both.layer(turn), turn.times);
    }
    EXPECT_EQ(both.marks(state), marks);
    EXPECT_EQ(both.paper.facelets(state), facelets(both, marks));
  }
}

bool solved_by_colour(const twisty::Puzzle& solid, const Permutation& marks) {
  for (int s = 0; s < solid.sticker_count(); ++s) {
    const int at = solid.sticker_of_mark(marks[static_cast<std::size_t>(s)]);
    if (solid.face_of(at) != solid.face_of(s)) return false;
  }
  return true;
}

// Powers of short words come back to the colours of the solved puzzle before its marks do.
TEST_P(TwistyTwoModelsStandard, SolvedByColourAndSolvedByMarksAreTheSameQuestions) {
  const Family& family = *GetParam();
  for (const std::string& name : members(family)) {
    const Both both = Both::of(name);
    if (both.paper.n() > family.in_paper.first + 2) break;
    SCOPED_TRACE(name);
    const auto turns = both.paper.unit_turns();
    Random random(6);
    int by_colour = 0, by_marks = 0;
    for (int word = 0; word < 8; ++word) {
      const std::vector<Turn> pair = {turns[random.below(turns.size())], turns[random.below(turns.size())]};
      State state = both.paper.solved();
      for (int power = 0; power < 200; ++power) {
        both.paper.apply(state, pair);
        const Permutation marks = both.marks(state);
        ASSERT_EQ(both.paper.solved_by_colour(state), solved_by_colour(both.solid, marks));
        ASSERT_EQ(both.paper.solved_by_marks(state), marks.is_identity());
        by_colour += both.paper.solved_by_colour(state);
        by_marks += both.paper.solved_by_marks(state);
      }
    }
    EXPECT_GT(by_colour, 0);
    EXPECT_GE(by_colour, by_marks);
  }
}

// The state as orbits with permutation and orientation: made turn by turn there, and from the paper's state.
TEST_P(TwistyTwoModelsStandard, OrbitsWithPermutationAndOrientationAreThePapersState) {
  for (const std::string& name : members(*GetParam())) {
    const Both both = Both::of(name);
    if (both.paper.n() > 10) break;
    SCOPED_TRACE(name);
    const OrbitSystem system(both.solid);
    const auto turns = both.paper.unit_turns();
    Random random(7);
    State state = both.paper.solved();
    OrbitState orbits = solved_state(system.shapes());
    EXPECT_EQ(system.state_of(both.marks(state)), orbits);
    for (int i = 0; i < 30; ++i) {
      const Turn& turn = turns[random.below(turns.size())];
      both.paper.apply(state, turn);
      orbits = product(system.shapes(), orbits, system.state_of(both.solid.mark_turn(both.layer(turn))));
    }
    EXPECT_EQ(system.state_of(both.marks(state)), orbits);
    EXPECT_EQ(system.images_of(orbits), both.marks(state)) << "nothing of the paper's state is lost";
  }
}

// The state that a session plays with, and its two questions, which are asked up to a rotation of the whole.
TEST_P(TwistyTwoModelsStandard, TheStateOfASessionIsThePapersState) {
  const Family& family = *GetParam();
  for (const std::string& name : members(family)) {
    const Both both = Both::of(name);
    if (both.paper.n() > family.in_paper.first + 3) break;
    SCOPED_TRACE(name);
    const Mover mover(both.solid);
    const auto turns = both.paper.unit_turns();
    Random random(8);
    State state = both.paper.solved();
    twisty::State moved = mover.solved();
    for (int i = 0; i < 60; ++i) {
      const Turn& turn = turns[random.below(turns.size())];
      const int layer = both.paper.layer_index(turn.layer).value();
      const int axis =
          both.solid.axes()[static_cast<std::size_t>(both.same.axis[static_cast<std::size_t>(turn.axis)])].axis;
      both.paper.apply(state, turn);
      mover.apply(moved, twisty::Turn{axis, layer, layer, 1});
      ASSERT_EQ(both.marks(state).inverse().images(), moved.at);
      if (both.paper.solved_by_colour(state)) EXPECT_TRUE(mover.is_solved(moved));
      if (both.paper.solved_by_marks(state)) EXPECT_TRUE(mover.is_oriented_solved(moved));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Families, TwistyTwoModelsStandard, testing::ValuesIn([] {
                           std::vector<const Family*> all;
                           for (const Family& family : families()) all.push_back(&family);
                           return all;
                         }()),
                         [](const auto& info) {
                           std::string name(info.param->name);
                           std::erase(name, '-');
                           return name;
                         });

TEST(TwistyTwoModels, PicturesTellMoreThanColours) {
  const Both both = Both::of("cube-face-3");
  State state = both.paper.solved();
  // (U R L U2 R' L')², which turns the middle of Y+ by 180 degrees and nothing else.
  const std::vector<Turn> once = {{1, 2, -1}, {0, 2, -1}, {0, 0, 1}, {1, 2, 2}, {0, 2, 1}, {0, 0, -1}};
  both.paper.apply(state, once);
  both.paper.apply(state, once);
  EXPECT_TRUE(both.paper.solved_by_colour(state));
  EXPECT_FALSE(both.paper.solved_by_marks(state));
  const Mover mover(both.solid);
  const twisty::State turned{both.marks(state).inverse().images()};
  EXPECT_TRUE(mover.is_solved(turned));
  EXPECT_FALSE(mover.is_oriented_solved(turned));
}

TEST(TwistyTwoModels, DifferentPuzzlesAreToldApart) {
  const Puzzle paper = Puzzle::named("cube-face-3").value();
  for (const char* other : {"c f 0", "c f 1/2 f 0", "o f 1/3", "c v 0", "c f/2 1/3", "c f 1/3 v 0"}) {
    EXPECT_FALSE(correspondence(paper, twisty::Puzzle::make(other).value())) << other;
  }
  EXPECT_TRUE(correspondence(paper, twisty::Puzzle::make("c f 0.4").value())) << "the same layers in another width";
}

}  // namespace
}  // namespace asobi::twisty::paper
