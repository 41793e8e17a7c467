// Every tool made of many trials answers the same, whether it does all trials or is given those of several shares.
#include <algorithm>
#include <map>
#include <vector>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/quiet_for_tests.hpp"
#include "base/trials.hpp"
#include "games/catalogue.hpp"
#include "play/entry.hpp"

namespace asobi {
namespace {

struct Question {
  Json options, arguments;
};

// A small one for each tool of that kind.
const std::map<std::string, Question>& questions() {
  static const std::map<std::string, Question> all = {
      {"twisty stats", {{{"puzzle", "3x3x3"}}, {{"trials", 7}, {"method", "tsukuda"}}}},
      {"twisty compare", {{{"puzzle", "2x2x2"}}, {{"trials", 5}, {"methods", "table,universal"}}}},
      {"sliding sample", {{{"size", "2x3"}}, {{"positions", 4'099}, {"seed", 7}}}},
      {"diamond match",
       {{{"dim", 2}, {"size", 4}, {"seats", "1-,1+"}}, {{"a", "greedy"}, {"b", "random"}, {"games", 6}}}},
  };
  return all;
}

void forget_times(Json& json) {
  if (json.is_object()) json.erase("seconds");
  if (!json.is_structured()) return;
  for (Json& inside : json) forget_times(inside);
}

Json asked(const Entry& entry, const Tool& tool, const Question& question, Share* share) {
  Quiet quiet;
  quiet.context.share = share;
  const auto session = entry.open(question.options);
  if (!session) return session.error().message.en;
  const auto answer = (*session)->ask(tool.name, question.arguments, quiet.context);
  if (!answer) return answer.error().message.en;
  Json out = answer->json(Lang::en);
  forget_times(out);
  return out;
}

TEST(Shares, ComeToTheAnswerOfOne) {
  std::size_t tools = 0;
  for (const Entry& entry : all_games()) {
    for (const Tool& tool : entry.tools) {
      if (!tool.trials) continue;
      const std::string name = entry.id + " " + tool.name;
      ASSERT_TRUE(questions().contains(name)) << name;
      const Question& question = questions().at(name);
      const Json alone = asked(entry, tool, question, nullptr);
      ASSERT_TRUE(alone.is_object()) << name << ": " << alone;
      Json outcomes = Json::array();
      for (std::size_t part = 0; part < 3; ++part) {
        auto share = Share::one(part, 3);
        asked(entry, tool, question, &*share);
        outcomes.push_back(share->outcomes());
      }
      auto all = Share::all(outcomes);
      EXPECT_EQ(asked(entry, tool, question, &*all), alone) << name;
      ++tools;
    }
  }
  EXPECT_EQ(tools, questions().size());
}

TEST(Shares, OutcomesThatNoTrialCanHaveAreRefused) {
  const std::vector<Entry> entries = all_games();
  const Entry& twisty = *std::ranges::find(entries, "twisty", &Entry::id);
  const Tool& stats = *std::ranges::find(twisty.tools, "stats", &Tool::name);
  const auto answered = [&](const Json& lengths) {
    const Json phase = {{"id", "x"}, {"name", {{"en", "x"}, {"ja", "x"}}}};
    const Json trial = {{"lengths", lengths}, {"phases", Json::array({phase})}, {"open_turns", 0}, {"drawn_turns", 0}};
    auto share = Share::all(Json::array({Json::array({Json::array({trial})})}));
    return asked(twisty, stats, {{{"puzzle", "3x3x3"}}, {{"trials", 1}}}, &*share);
  };
  EXPECT_TRUE(answered({7, 7}).is_object());  // the whole, and its one phase
  EXPECT_EQ(answered(Json::array({7})), wrong_outcomes().error().message.en);
  EXPECT_EQ(answered(Json::array()), wrong_outcomes().error().message.en);
}

}  // namespace
}  // namespace asobi
