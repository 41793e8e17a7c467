// Cycles put into a word: the state that it leads to is the one that is told, and pieces come home.
#include "games/twisty/solve/universal/insertion.hpp"

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "games/twisty/model/model.hpp"
#include "games/twisty/solve/common/look_alikes.hpp"
#include "games/twisty/solve/common/state_reader.hpp"

namespace asobi::twisty {
namespace {

struct InsertionDesk {
  Quiet quiet;
  Model model = Model::make("cube-face-3").value();
  StateReader reader{model.puzzle, model.named.turning};
  TurnActions actions = TurnActions::make(model.puzzle, model.named.turning, reader.system(), quiet.progress).value();
  OrbitState solved = solved_state(actions.shapes);
  std::vector<std::unique_ptr<CycleTable>> tables;

  InsertionDesk() {
    std::vector<Role> roles(actions.shapes.size(), Role::moves);
    const ShortWords words = ShortWords::find(actions, roles, quiet.progress, {}).value();
    for (std::size_t o = 0; o < actions.shapes.size(); ++o) {
      tables.push_back(words.cycles()[o].empty()
                           ? nullptr
                           : CycleTable::make(actions, o, words.cycles()[o], quiet.progress).value());
    }
  }
  Letters random_word(std::size_t length, Random& random) const {
    Letters out;
    while (out.size() < length) out.push_back(static_cast<std::uint16_t>(random.below(actions.turns.size())));
    return out;
  }
  OrbitState after(const Letters& word) const {
    OrbitState out = solved;
    for (const std::uint16_t letter : word) out = product(actions.shapes, out, actions.effects[letter]);
    return out;
  }
};

TEST(InsertionsStandard, WordsThatAreReducedDoTheSame) {
  const InsertionDesk desk;
  const Insertion insertion(desk.actions, desk.tables);
  Random random(1);
  int shortened = 0;
  for (int trial = 0; trial < 200; ++trial) {
    const Letters word = desk.random_word(30, random), short_one = insertion.reduced(word);
    EXPECT_LE(short_one.size(), word.size());
    shortened += short_one.size() < word.size() ? 1 : 0;
    EXPECT_EQ(desk.after(short_one), desk.after(word));
    EXPECT_EQ(insertion.reduced(short_one), short_one);
  }
  EXPECT_GT(shortened, 100);
  const Letters nothing = insertion.reduced({0, 1, 2, 0, 1, 2});
  EXPECT_EQ(desk.after(nothing), desk.after({0, 1, 2, 0, 1, 2}));
}

// A word that is wrong by some cycles, each put right somewhere in it.
TEST(InsertionsStandard, BringPiecesHomeByTheWordThatIsTold) {
  const InsertionDesk desk;
  const Insertion insertion(desk.actions, desk.tables);
  Random random(2);
  for (int trial = 0; trial < 20; ++trial) {
    const Letters skeleton = insertion.reduced(desk.random_word(20, random));
    // The state before the word: what undoes the word, and two cycles of edges.
    OrbitState start = desk.after(desk.actions.inverse(skeleton));
    Letters wrong = desk.tables[1]->word({{0, 5, 7}, {0, 1, 1}});
    const Letters more = desk.tables[1]->word({{2, 5, 9}, {1, 0, 1}});
    wrong.insert(wrong.end(), more.begin(), more.end());
    start = product(desk.actions.shapes, desk.after(wrong), start);
    const auto lead = [&](const Letters& word) { return product(desk.actions.shapes, start, desk.after(word)); };
    Letters word = skeleton;
    OrbitState now = lead(word);
    const std::size_t away = pieces_away(now[1], desk.solved[1], 2);
    ASSERT_GT(away, 3U);
    const Climber::Goal goal{desk.solved, {true, true, true}, {false, false, false}, {}};
    std::uint64_t looks = 0;
    ASSERT_TRUE(insertion.run(word, now, goal, looks, desk.quiet.progress));
    EXPECT_EQ(lead(word), now);
    EXPECT_EQ(now, desk.solved);
    EXPECT_GT(looks, 0U);
    EXPECT_LT(word.size(), skeleton.size() + wrong.size());
  }
}

}  // namespace
}  // namespace asobi::twisty
