#include "games/twisty/statistics.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "games/twisty/game.hpp"
#include "games/twisty/notation.hpp"

namespace asobi::twisty {
namespace {

struct Ground {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
};

TEST(TwistyStatistics, SpreadIsMeanAndDeviationOfTheSample) {
  const Spread spread = spread_of({2, 4, 4, 6});
  EXPECT_DOUBLE_EQ(spread.mean, 4);
  EXPECT_NEAR(spread.sd, std::sqrt(8.0 / 3), 1e-12);
  EXPECT_EQ(spread.least, 2);
  EXPECT_EQ(spread.most, 6);
  EXPECT_DOUBLE_EQ(spread_of({7}).sd, 0);
}

TEST(TwistyStatistics, FitFindsAParabola) {
  std::vector<std::pair<double, double>> points;
  for (int x = 2; x <= 10; ++x) points.emplace_back(x, 30.5 * x * x - 7 * x + 11);
  const Parabola found = fit(points);
  EXPECT_NEAR(found.a, 30.5, 1e-6);
  EXPECT_NEAR(found.b, -7, 1e-6);
  EXPECT_NEAR(found.c, 11, 1e-5);
}

TEST(TwistyStatistics, AreTheSameForAnyNumberOfThreads) {
  Ground ground;
  const Model model = *Model::make("cube-face-4");
  const Method& method = **find_method("tsukuda", model);
  const auto alone = measure(model, method, {}, {.trials = 20, .seed = 5}, ground.context);
  ground.context.threads = 4;
  const auto together = measure(model, method, {}, {.trials = 20, .seed = 5}, ground.context);
  const auto other = measure(model, method, {}, {.trials = 20, .seed = 6}, ground.context);
  ASSERT_TRUE(alone && together && other);
  EXPECT_EQ(alone->turns, together->turns);
  EXPECT_EQ(alone->csv(), together->csv());
  EXPECT_NE(alone->turns, other->turns);
  for (std::size_t i = 0; i < alone->turns.size(); ++i) {
    int sum = 0;
    for (const auto& [band, values] : alone->phases) sum += values[i];
    EXPECT_EQ(sum, alone->turns[i]);
  }
}

TEST(TwistyStatistics, AStoppedMeasurementEndsAsCancelled) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Shelf shelf;
  Context context{progress, shelf};
  const Model model = *Model::make("cube-face-3");
  const auto found = measure(model, **find_method("lbl", model), {}, {}, context);
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().code, Code::cancelled);
}

TEST(TwistyMethods, SayForWhichPuzzlesTheyAre) {
  const Model skewb = *Model::make("skewb");
  for (const char* other : {"tsukuda", "lbl", "picture", "pyraminx", "twophase", "optimal"}) {
    EXPECT_FALSE(find_method(other, skewb)) << other;
  }
  for (const char* any : {"table", "universal"}) EXPECT_TRUE(find_method(any, skewb)) << any;
  const auto unknown = find_method("magic", *Model::make("4x4x4"));
  ASSERT_FALSE(unknown);
  EXPECT_NE(unknown.error().message.en.find("tsukuda, picture"), std::string::npos) << unknown.error().message.en;
  EXPECT_TRUE(find_method("tsukuda", *Model::make("4x4x4")));
  EXPECT_FALSE(find_method("lbl", *Model::make("4x4x4")));
  EXPECT_TRUE(find_method("pyraminx", *Model::make("tetra-vertexface-9")));
}

TEST(TwistyMethods, TheToolsSolutionSolves) {
  Ground ground;
  struct Try {
    std::string puzzle, method;
  };
  for (const Try& one : {Try{"rubik", "lbl"},
                         {"rubik", "picture"},
                         {"5x5x5", "tsukuda"},
                         {"pyraminx", "pyraminx"},
                         {"tetra-vertexface-4", "pyraminx"}}) {
    const auto session = entry().open({{"puzzle", one.puzzle}, {"seed", 11}});
    ASSERT_TRUE(session);
    for (const bool improved : {false, true}) {
      const auto answer = (*session)->ask("solve", {{"method", one.method}, {"improved", improved}}, ground.context);
      ASSERT_TRUE(answer) << answer.error().message.en;
      EXPECT_EQ(answer->at("verified"), true);
      const auto copy = (*session)->snapshot();
      ASSERT_TRUE(copy->plan(answer->at("solution").get<std::string>()));
      ASSERT_TRUE(copy->go(copy->line().size()));
      EXPECT_EQ(copy->view(Lang::en).at(one.method == "picture" ? "oriented_solved" : "solved"), true) << one.puzzle;
      std::size_t at = 0;
      int quarter = 0;
      for (const Json& phase : answer->at("phases")) {
        EXPECT_EQ(phase.at("from"), at);
        at = phase.at("to");
        quarter += phase.at("turns").at("quarter").get<int>();
      }
      EXPECT_EQ(quarter, answer->at("turns").at("quarter"));
    }
  }
}

TEST(TwistyMethods, TheToolListsTheCases) {
  Ground ground;
  const auto session = entry().open({{"puzzle", "rubik"}});
  const auto answer = (*session)->ask("cases", {{"method", "lbl"}}, ground.context);
  ASSERT_TRUE(answer);
  std::map<std::string, std::pair<std::size_t, std::size_t>> counts;  // states and procedures
  for (const Json& phase : answer->at("phases"))
    counts[phase.at("id")] = {phase.at("states"), phase.at("cases").size()};
  EXPECT_EQ(counts["oll"], (std::pair<std::size_t, std::size_t>{216, 57}));
  EXPECT_EQ(counts["cross"].first, 24u);
  EXPECT_EQ(counts["pll"], (std::pair<std::size_t, std::size_t>{288, 32}));
}

TEST(TwistyMethods, AStoppedSolutionEndsAsCancelled) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Shelf shelf;
  Context context{progress, shelf};
  const Model model = *Model::make("cube-face-6");
  const Method& method = **find_method("tsukuda", model);
  const auto solver = *method.make(model, {.improved = true}, context);
  const Mover mover(model.puzzle);
  State state = mover.solved();
  mover.apply(state, *parse_turns(model, "R U 2F 3R"));
  const auto solution = solver->solve(state, progress);
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi::twisty
