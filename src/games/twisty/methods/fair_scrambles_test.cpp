#include "games/twisty/methods/fair_scrambles.hpp"

#include <map>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/quiet_for_tests.hpp"
#include "base/trials.hpp"
#include "games/twisty/entry.hpp"
#include "games/twisty/notation/notation.hpp"
#include "play/asking_for_tests.hpp"

namespace asobi::twisty {
namespace {

// The colours of all places, numbered as they are met: the same however the whole was held.
std::vector<int> pattern(const Mover& mover, const State& state) {
  std::map<int, int> numbers;
  std::vector<int> out;
  for (int place = 0; place < mover.puzzle().sticker_count(); ++place) {
    const int next = static_cast<int>(numbers.size());
    out.push_back(numbers.emplace(mover.colour_at(state, place), next).first->second);
  }
  return out;
}

void expect_states_drawn(const char* name) {
  Quiet quiet;
  const Model model = *Model::make(name);
  const Mover mover(model.puzzle);
  const auto states = FairStates::make(model, quiet.context.progress);
  const auto scrambles = fair_scrambles(model, 5, 7, quiet.context);
  ASSERT_TRUE(states && scrambles) << name;
  for (std::size_t i = 0; i < scrambles->size(); ++i) {
    Random random(seed_of_trial(7, i));
    const State drawn = states->draw(random);
    State reached = mover.solved();
    mover.apply(reached, *parse_turns(model, (*scrambles)[i]));
    EXPECT_EQ(pattern(mover, reached), pattern(mover, drawn)) << name << ": " << (*scrambles)[i];
  }
}

TEST(TwistyFairScrambles, EveryStateIsDrawnAboutAsOften) {
  Progress progress;
  const Model model = *Model::make("pyramorphix");
  const auto states = FairStates::make(model, progress);
  ASSERT_TRUE(states);
  Random random(3);
  std::map<std::vector<Point>, int> often;
  for (int i = 0; i < 9'600; ++i) ++often[states->draw(random).at];
  ASSERT_EQ(often.size(), 96);
  for (const auto& [state, times] : often) EXPECT_NEAR(times, 100, 50);  // five deviations
}

TEST(TwistyFairScrambles, LeadToTheStatesThatWereDrawn) {
  for (const char* name : {"2x2x2", "pyraminx", "skewb", "dino"}) expect_states_drawn(name);
}

TEST(TwistyFairScramblesStandard, LeadToTheStatesDrawnByTwoPhasesToo) { expect_states_drawn("cube-face-3"); }

TEST(TwistyFairScrambles, AreAskedForByTheTool) {
  Quiet quiet;
  const auto session = *entry().open({{"puzzle", "2x2x2"}});
  const auto three = ask_json(*session, "scramble", {{"fair", true}, {"count", 3}, {"seed", 9}}, quiet.context);
  const auto one = ask_json(*session, "scramble", {{"fair", true}, {"seed", 9}}, quiet.context);
  ASSERT_TRUE(three && one);
  ASSERT_EQ(three->at("scrambles").size(), 3);
  EXPECT_EQ(three->at("scramble"), three->at("scrambles")[0]);
  EXPECT_NE(three->at("scrambles")[0], three->at("scrambles")[1]);
  EXPECT_EQ(one->at("scramble"), three->at("scramble"));
  EXPECT_FALSE(one->contains("scrambles"));
  const auto both = ask_json(*session, "scramble", {{"fair", true}, {"turns", 9}}, quiet.context);
  ASSERT_FALSE(both);
  EXPECT_EQ(both.error().code, Code::invalid);
}

}  // namespace
}  // namespace asobi::twisty
