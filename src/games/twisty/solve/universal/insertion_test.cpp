// Cycles put into a word: the state that it leads to is the one that is told, and pieces come home.
#include "games/twisty/solve/universal/insertion.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "games/twisty/solve/common/look_alikes.hpp"
#include "games/twisty/solve/common/turns_desk_for_tests.hpp"
#include "games/twisty/solve/universal/finisher.hpp"
#include "games/twisty/solve/universal/quotient.hpp"

namespace asobi::twisty {
namespace {

struct InsertionDesk : TurnsDesk {
  Quotient quotient = Quotient::make(actions, quiet.progress).value();
  ShortWords words;
  std::vector<std::unique_ptr<CycleTable>> tables;
  Climber::Goal goal{solved, quotient.is_large(), none(), {}};

  explicit InsertionDesk(const char* name)
      : TurnsDesk(name), words(ShortWords::find(actions, roles(), quiet.progress, {}).value()) {
    for (std::size_t o = 0; o < actions.shapes.size(); ++o) {
      tables.push_back(words.cycles()[o].empty()
                           ? nullptr
                           : CycleTable::make(actions, o, words.cycles()[o], quiet.progress).value());
    }
  }
  std::vector<Role> roles() const {
    std::vector<Role> out;
    for (const bool large : quotient.is_large()) out.push_back(large ? Role::moves : Role::stays);
    return out;
  }
};

// Every word is listed by every move that it makes, and its gain is what a look before and after it tells.
TEST(WordIndexStandard, ListsWordsByTheirMovesAndTellsWhatTheyGain) {
  const InsertionDesk desk("cube-face-3");
  const WordIndex index(desk.actions, desk.words);
  std::size_t listed = 0, moves = 0;
  for (std::size_t o = 0; o < desk.actions.shapes.size(); ++o) {
    const auto pieces = static_cast<std::size_t>(desk.actions.shapes[o].pieces);
    const auto ways = static_cast<std::size_t>(desk.actions.shapes[o].orientations);
    for (std::size_t from = 0; from < pieces; ++from) {
      for (std::size_t want = 0; want < pieces * ways; ++want) {
        for (const std::uint32_t w : index.words_for(o, from, want / ways, want % ways)) {
          ++listed;
          EXPECT_TRUE(std::ranges::any_of(desk.words.moves(index.word(w).number), [&](const PieceMove& m) {
            return m.orbit == o && m.from == from && m.to == want / ways && m.twist == want % ways;
          }));
        }
      }
    }
  }
  for (std::uint32_t w = 0; w < index.size(); ++w) {
    EXPECT_FALSE(desk.words.has_set_up(index.word(w).number));
    moves += desk.words.moves(index.word(w).number).size();
  }
  EXPECT_GT(index.size(), 100U);
  EXPECT_EQ(listed, moves);
}

std::size_t away(const InsertionDesk& desk, const OrbitState& state) {
  std::size_t out = 0;
  for (std::size_t o = 0; o < state.size(); ++o) {
    if (!desk.goal.counts[o]) continue;
    out += pieces_away(state[o], desk.solved[o], desk.actions.shapes[o].orientations);
  }
  return out;
}

// What is put in first is not dearer than the best of all short words at all places would be if nothing cancelled, and
// not cheaper than if all that can cancel did.
TEST(InsertionsStandard, PutInWhatASlowSearchFinds) {
  InsertionDesk desk("skewb");
  desk.tables.clear();
  desk.tables.resize(desk.actions.shapes.size());
  const Insertion insertion(desk.actions, desk.words, desk.tables);
  Random random(4);
  for (int trial = 0; trial < 3; ++trial) {
    const Letters skeleton = insertion.reduced(desk.random_word(12, random));
    const OrbitState start = desk.effect(desk.random_word(20, random)), before = desk.after(start, skeleton);
    const auto gain_by = [&](const OrbitState& state) {
      return static_cast<double>(away(desk, before)) - static_cast<double>(away(desk, state));
    };
    const auto longer_by = [&](const Letters& word) { return double(word.size()) - double(skeleton.size()); };
    double least = std::numeric_limits<double>::infinity(), most = least;
    for (std::size_t w = 0; w < desk.words.size(); ++w) {
      if (desk.words.has_set_up(w)) continue;
      const Letters middle = desk.words.letters(w);
      for (std::size_t at = 0; at <= skeleton.size(); ++at) {
        Letters longer = skeleton;
        longer.insert(longer.begin() + static_cast<std::ptrdiff_t>(at), middle.begin(), middle.end());
        const double gain = gain_by(desk.after(start, longer));
        if (gain <= 0) continue;
        most = std::min(most, longer_by(longer) / gain);
        least = std::min(least, longer_by(insertion.reduced(longer)) / gain);
      }
    }
    Letters word = skeleton;
    OrbitState now = before;
    std::uint64_t looks = 0;
    ASSERT_TRUE(insertion.run(word, now, desk.goal, skeleton.size(), looks, desk.quiet.progress));  // mostly one step
    EXPECT_EQ(desk.after(start, word), now);
    ASSERT_FALSE(std::isinf(most));
    ASSERT_GT(gain_by(now), 0);
    EXPECT_GE(longer_by(word) / gain_by(now), least);
    EXPECT_LE(longer_by(word) / gain_by(now), most);
  }
}

TEST(InsertionsStandard, WordsThatAreReducedDoTheSame) {
  const InsertionDesk desk("cube-face-3");
  const Insertion insertion(desk.actions, desk.words, desk.tables);
  Random random(1);
  int shortened = 0;
  for (int trial = 0; trial < 200; ++trial) {
    const Letters word = desk.random_word(30, random), short_one = insertion.reduced(word);
    EXPECT_LE(short_one.size(), word.size());
    shortened += short_one.size() < word.size() ? 1 : 0;
    EXPECT_EQ(desk.effect(short_one), desk.effect(word));
    EXPECT_EQ(insertion.reduced(short_one), short_one);
  }
  EXPECT_GT(shortened, 100);
  const Letters nothing = insertion.reduced({0, 1, 2, 0, 1, 2});
  EXPECT_EQ(desk.effect(nothing), desk.effect({0, 1, 2, 0, 1, 2}));
}

// A word that is wrong by some cycles, each put right somewhere in it.
TEST(InsertionsStandard, BringPiecesHomeByTheWordThatIsTold) {
  const InsertionDesk desk("cube-face-3");
  const Insertion insertion(desk.actions, desk.words, desk.tables);
  Random random(2);
  for (int trial = 0; trial < 20; ++trial) {
    const Letters skeleton = insertion.reduced(desk.random_word(20, random));
    // The state before the word: what undoes the word, and two cycles of edges.
    OrbitState start = desk.effect(desk.actions.inverse(skeleton));
    Letters wrong = desk.tables[1]->word({{0, 5, 7}, {0, 1, 1}});
    const Letters more = desk.tables[1]->word({{2, 5, 9}, {1, 0, 1}});
    wrong.insert(wrong.end(), more.begin(), more.end());
    start = product(desk.actions.shapes, desk.effect(wrong), start);
    Letters word = skeleton;
    OrbitState now = desk.after(start, word);
    ASSERT_GT(away(desk, now), 3U);
    std::uint64_t looks = 0;
    ASSERT_TRUE(insertion.run(word, now, desk.goal, 1000, looks, desk.quiet.progress));
    EXPECT_EQ(desk.after(start, word), now);
    EXPECT_EQ(now, desk.solved);
    EXPECT_GT(looks, 0U);
    EXPECT_LT(word.size(), skeleton.size() + wrong.size());
  }
}

// First one kind of pieces, then the others, from any state whose signs and twists are right.
TEST(Finishers, BringEverythingHomePartByPart) {
  const InsertionDesk desk("cube-face-3");
  const Insertion insertion(desk.actions, desk.words, desk.tables);
  Finisher finisher(desk.actions, desk.solved);
  finisher.add({0}, insertion);
  finisher.add({1}, insertion);
  Random random(5);
  for (int trial = 0; trial < 5; ++trial) {
    const OrbitState start = desk.effect(desk.random_word(30, random));
    const Letters first = desk.quotient.word(start).value();
    const Way begun{desk.after(start, first), first};
    Way way = begun;
    Finisher::Budget budget{1'000'000'000};
    EXPECT_TRUE(finisher.finish(way, 1000, budget, desk.quiet.progress).value());
    EXPECT_EQ(way.now, desk.solved);
    EXPECT_EQ(desk.after(start, way.word), desk.solved);
    EXPECT_TRUE(budget.left());
    Way shorter = begun;
    EXPECT_FALSE(finisher.finish(shorter, way.word.size() - 1, budget, desk.quiet.progress).value());
  }
}

}  // namespace
}  // namespace asobi::twisty
