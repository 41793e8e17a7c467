#include "games/twisty/methods/statistics.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/quiet_for_tests.hpp"
#include "games/twisty/entry.hpp"
#include "games/twisty/notation/notation.hpp"
#include "play/asking_for_tests.hpp"

namespace asobi::twisty {
namespace {

Result<const Method*> find_method(std::string_view id, const Model& model) {
  Progress progress;
  return find_method(id, model, progress);
}

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
  Quiet quiet;
  const Model model = *Model::make("cube-face-4");
  const Method& method = **find_method("tsukuda", model);
  const auto alone = measure(model, method, {}, {.trials = 20, .seed = 5}, quiet.context);
  quiet.context.threads = 4;
  const auto together = measure(model, method, {}, {.trials = 20, .seed = 5}, quiet.context);
  const auto other = measure(model, method, {}, {.trials = 20, .seed = 6}, quiet.context);
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

TEST(TwistyMethods, AreNotLookedForAnyLongerWhenStopped) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  const Model model = *Model::make("megaminx");
  for (const char* id : {"auto", "table", "magic"}) {
    const auto found = find_method(id, model, progress);
    ASSERT_FALSE(found) << id;
    EXPECT_EQ(found.error().code, Code::cancelled) << id;
  }
}

TEST(TwistyMethods, AutoIsTheBestThatFits) {
  EXPECT_EQ((*find_method("auto", *Model::make("2x2x2")))->id, "table");
  EXPECT_EQ((*find_method("auto", *Model::make("skewb")))->id, "table");
  EXPECT_EQ((*find_method("auto", *Model::make("rubik")))->id, "twophase");
  EXPECT_EQ((*find_method("auto", *Model::make("dodeca-edge")))->id, "universal");
  Quiet quiet;
  const auto session = entry().open({{"puzzle", "pyramorphix"}, {"seed", 11}});
  const auto answer = ask_json(**session, "solve", Json::object(), quiet.context);
  ASSERT_TRUE(answer) << answer.error().message.en;
  EXPECT_EQ(answer->at("method"), "table");
  EXPECT_EQ(answer->at("optimal"), true);
  const auto improved = ask_json(**session, "solve", {{"as", "improved"}}, quiet.context);
  ASSERT_FALSE(improved);
  EXPECT_NE(improved.error().message.en.find("table"), std::string::npos);
}

TEST(TwistyCompare, AllMethodsMeetTheSameStates) {
  Quiet quiet;
  const auto session = entry().open({{"puzzle", "pyramorphix"}});
  const Json asked = {{"methods", "table, universal,auto"}, {"trials", 4}, {"seed", 3}, {"metric", "half"}};
  const auto answer = ask_json(**session, "compare", asked, quiet.context);
  ASSERT_TRUE(answer) << answer.error().message.en;
  const Json& rows = answer->at("rows");
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_EQ(rows[0].at("method"), "table");
  EXPECT_EQ(rows[1].at("method"), "universal");
  EXPECT_EQ(rows[2].at("method"), "table");
  EXPECT_EQ(rows[0].at("optimal"), true);
  EXPECT_EQ(rows[0].at("half"), rows[2].at("half"));
  EXPECT_EQ(rows[0].at("mean"), rows[0].at("half").at("mean"));
  EXPECT_GE(rows[1].at("mean").get<double>(), rows[0].at("mean").get<double>());
  const auto alone = measure(*Model::make("pyramorphix"), **find_method("table", *Model::make("pyramorphix")), {},
                             {.trials = 4, .seed = 3, .metric = Metric::half}, quiet.context);
  EXPECT_DOUBLE_EQ(rows[0].at("mean").get<double>(), alone->spread().mean);
  for (const char* wrong : {"magic", "table,lbl", ","}) {
    const auto refused = ask_json(**session, "compare", {{"methods", wrong}}, quiet.context);
    EXPECT_FALSE(refused) << wrong;
  }
}

TEST(TwistyCompare, WhatCannotBeSolvedIsCountedAndNotFatal) {
  struct Stubborn final : Solver {
    Result<Solution> solve(const State& state, Progress&) const override {
      const Model model = *Model::make("cube-face-2");
      if (Mover(model.puzzle).is_solved(state)) return Solution{};
      return fail(Code::limit, "too hard", "難しすぎます");
    }
  };
  Method method;
  method.id = "stubborn";
  method.make = [](const Model&, const MethodOptions&, Context&) -> Result<std::unique_ptr<Solver>> {
    return std::make_unique<Stubborn>();
  };
  Quiet quiet;
  const Model model = *Model::make("cube-face-2");
  const auto found = perform(model, method, {.trials = 12, .scramble = 2}, quiet.context);
  ASSERT_TRUE(found);
  EXPECT_GT(found->failed, 0);  // some of the two turns undo each other, most do not
  EXPECT_EQ(found->failed + static_cast<int>(found->turns.size()), 12);
  EXPECT_EQ(found->error->message.en, "too hard");
  method.make = [](const Model&, const MethodOptions&, Context&) -> Result<std::unique_ptr<Solver>> {
    return fail(Code::limit, "no room", "メモリが足りません");
  };
  const auto never = perform(model, method, {.trials = 3}, quiet.context);
  ASSERT_TRUE(never);
  EXPECT_EQ(never->failed, 3);
  EXPECT_FALSE(never->optimal);
}

// Cuts as those of a cube, but layers that turn by 180 degrees only.
TEST(TwistyMethods, CubesThatTurnByHalvesAreOtherPuzzles) {
  for (const char* name : {"c f/2 1/3", "c f/2 0", "c f/2 1/2 f/2 0", "c f/2 1/2 f 0"}) {
    const Model model = *Model::make(name);
    EXPECT_EQ(model.cube_layers(), 0) << name;
    for (const char* other : {"tsukuda", "lbl", "picture", "twophase", "optimal", "short"}) {
      EXPECT_FALSE(find_method(other, model)) << name << " " << other;
    }
    EXPECT_TRUE(find_method("auto", model)) << name;
  }
  EXPECT_EQ(Model::make("c f 1/2 f 0")->cube_layers(), 4);
}

TEST(TwistyMethods, TheToolsSolutionSolves) {
  Quiet quiet;
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
    for (const char* manner : {"paper", "plain", "improved"}) {
      const auto answer = ask_json(**session, "solve", {{"method", one.method}, {"as", manner}}, quiet.context);
      ASSERT_TRUE(answer) << answer.error().message.en;
      EXPECT_EQ(answer->at("verified"), true);
      Session& played = **session;
      ASSERT_TRUE(played.plan(answer->at("solution").get<std::string>()));
      ASSERT_TRUE(played.go(played.line().size()));
      EXPECT_EQ(played.view(Lang::en).at(one.method == "picture" ? "oriented_solved" : "solved"), true) << one.puzzle;
      ASSERT_TRUE(played.go(0));
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

TEST(TwistyMethods, ThePapersFiguresStandBesideOurs) {
  Quiet quiet;
  const auto asked = [&](const char* puzzle, const char* tool, const Json& arguments) {
    return ask_json(**entry().open({{"puzzle", puzzle}}), tool, arguments, quiet.context).value();
  };
  const Json lbl = asked("rubik", "stats", {{"method", "lbl"}, {"trials", 2}});
  EXPECT_EQ(lbl.at("paper").at("mean"), 74);
  EXPECT_EQ(lbl.at("paper").at("sd"), 6.8);
  EXPECT_FALSE(lbl.at("paper").contains("phase"));
  const Json picture = asked("rubik", "stats", {{"method", "picture"}, {"trials", 1}});
  const Json& phases = picture.at("phases");
  EXPECT_TRUE(std::ranges::any_of(
      phases, [&](const Json& phase) { return phase.at("id") == picture.at("paper").at("phase"); }));
  EXPECT_FALSE(asked("rubik", "stats", {{"method", "lbl"}, {"trials", 1}, {"metric", "half"}}).contains("paper"));
  const Json methods = asked("rubik", "methods", Json::object());
  for (const Json& row : methods.at("methods")) {
    EXPECT_EQ(row.at("paper").size(),
              row.at("id") == "tsukuda" ? 9u : row.at("id") == "lbl" || row.at("id") == "picture")
        << row;
  }
}

// What the paper leaves open is told with a solution and with statistics, in the manner `paper` only.
TEST(TwistyMethods, TheSpanOfWhatThePaperLeavesOpenIsTold) {
  Quiet quiet;
  const auto asked = [&](const char* tool, const char* as) {
    const auto session = entry().open({{"puzzle", "pyraminx"}, {"seed", 1}});
    Json arguments = {{"method", "pyraminx"}, {"as", as}};
    if (std::string_view(tool) == "stats") arguments["trials"] = 5;
    return ask_json(**session, tool, arguments, quiet.context).value();
  };
  EXPECT_GT(asked("solve", "paper").at("open_turns"), 0);
  EXPECT_FALSE(asked("solve", "plain").contains("open_turns"));
  const Json stats = asked("stats", "paper");
  EXPECT_GT(stats.at("worst").at("mean"), stats.at("mean"));
  EXPECT_FALSE(asked("stats", "improved").contains("worst"));
}

TEST(TwistyTools, ADistanceIsToldAsADecimal) {
  Quiet quiet;
  const auto session = entry().open(Json::object());
  const auto at = [&](const char* solid, const char* distance) {
    return ask_json(**session, "distances", {{"others", solid}, {"at", distance}}, quiet.context);
  };
  EXPECT_NEAR(at("c", "1/3").value().at("at").get<double>(), 1.0 / 3, 1e-12);
  EXPECT_NEAR(at("c", "1/2*m").value().at("at").get<double>(), std::sqrt(0.5), 1e-12);
  EXPECT_NEAR(at("d", "-(1+1/phi)*2").value().at("at").get<double>(), -3.2360679775, 1e-9);
  EXPECT_FALSE(at("c", "1/").has_value());
}

TEST(TwistyMethods, TheToolListsTheCases) {
  Quiet quiet;
  const auto session = entry().open({{"puzzle", "rubik"}});
  const auto answer = ask_json(**session, "cases", {{"method", "lbl"}}, quiet.context);
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
  const auto solver = *method.make(model, {.as = Manner::improved}, context);
  const Mover mover(model.puzzle);
  State state = mover.solved();
  mover.apply(state, *parse_turns(model, "R U 2F 3R"));
  const auto solution = solver->solve(state, progress);
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi::twisty
