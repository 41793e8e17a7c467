#include "service/service.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "play/paper.hpp"
#include "service/count_down_for_tests.hpp"
#include "service/local_jobs.hpp"
#include "service/operations.hpp"
#include "service/read_request.hpp"

namespace asobi {
namespace {

struct Left {
  int left = 0;
  std::string lang;

  static constexpr auto fields() { return field_list(field("left", &Left::left), field("lang", &Left::lang)); }
};
std::string text(const Left& answer, Lang) { return std::to_string(answer.left); }

struct LeftArguments {
  int plus = 0;
};

// It has a quick tool, a slow one, and some that fail.
Result<Left> left(const CountDown&, const int& state, const LeftArguments& asked, Context& context) {
  context.progress.note({"a note", "注"});
  return Left{state + asked.plus, ja(context.lang) ? "ja" : "en"};
}

Result<Left> slow(const CountDown&, const int&, const NoArguments&, Context& context) {
  context.progress.stage({"waiting", "待機"}, 1'000'000);
  for (int i = 0; i < 1'000'000; ++i) {
    ASOBI_CHECK(context.progress.check());
    context.progress.advance();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return Left{};
}

Result<Left> throws(const CountDown&, const int&, const NoArguments&, Context&) { throw std::runtime_error("boom"); }
Result<Left> greedy(const CountDown&, const int&, const NoArguments&, Context&) { throw std::bad_alloc(); }

const ToolRows<CountDown>& tools() {
  static const ToolRows<CountDown> rows = {
      tool_row({.name = "left"}, {argument("plus", &LeftArguments::plus, {"", ""}, {"", ""}).within(0, 9)}, left),
      tool_row({.name = "slow"}, {}, slow),
      tool_row({.name = "throws"}, {}, throws),
      tool_row({.name = "greedy"}, {}, greedy),
  };
  return rows;
}

struct Options {
  bool loud = false;
};

Result<CountDown> open(const Options&) { return CountDown(); }

Paper little_paper() {
  Paper paper = {.id = "little", .title = {"A little paper", "小論"}, .source = "-", .claims = {}};
  paper.claims.push_back(Claim{"one",
                               {"1", "1"},
                               {"1 + 1 = 2", "1 + 1 = 2"},
                               [](Context&) -> Result<Finding> { return Finding{true, {"two", "二"}, "2"}; }}
                             .prints("2")
                             .as_printed("II")
                             .with_caveat({"a stroke may be lost", "線の欠落か"}));
  paper.claims.push_back(Claim{
      "two", {"2", "2"}, {"1 + 1 = 3", "1 + 1 = 3"}, [](Context&) -> Result<Finding> {
        return Finding{true, {"two", "二"}, "2"};
      }}.prints("3"));
  return paper;
}

Claim of_two(const std::string& id, Claim::Check check) {
  return Claim{id, {id, id}, {"1 + 1 = 2", "1 + 1 = 2"}, std::move(check)}.prints("2");
}

Result<Finding> two(Context&) { return Finding{true, {"two", "二"}, "2"}; }

// Checks that end in every way.
Paper faulty_paper() {
  Paper paper = {.id = "faulty", .title = {"A faulty paper", "不良論文"}, .source = "-", .claims = {}};
  paper.claims.push_back(of_two("first", two));
  paper.claims.push_back(of_two("errs", [](Context& context) -> Result<Finding> {
    ASOBI_CHECK(context.progress.needs(Progress::any_memory));
    return fail(Code::limit, "the table is too large", "表が大きすぎます");
  }));
  paper.claims.push_back(of_two("throws", [](Context&) -> Result<Finding> { throw std::bad_alloc(); }));
  paper.claims.push_back(of_two("last", two).thoroughly([](Context&) -> Result<Finding> {
    return Finding{true, {"two, thoroughly", "じっくり二"}, "2"};
  }));
  return paper;
}

// Its second claim takes until it is stopped.
Paper endless_paper() {
  Paper paper = {.id = "endless", .title = {"An endless paper", "終わらぬ論文"}, .source = "-", .claims = {}};
  paper.claims.push_back(of_two("first", two));
  paper.claims.push_back(of_two("endless", [](Context& context) -> Result<Finding> {
    ASOBI_CHECK(slow(CountDown(), 0, {}, context));
    return two(context);
  }));
  paper.claims.push_back(of_two("last", two));
  return paper;
}

Catalogue small_catalogue() {
  Entry entry = game_entry<CountDown, Options>({.id = "count", .title = {"Count down", "数え下げ"}},
                                               {argument("loud", &Options::loud, {"", ""}, {"", ""})}, open, tools());
  return {{entry}, []() -> const std::vector<Paper>& {
            static const std::vector<Paper> all = {little_paper(), faulty_paper(), endless_paper()};
            return all;
          }};
}

class ServiceTest : public ::testing::Test {
 protected:
  Catalogue catalogue = small_catalogue();
  Shelf shelf;
  LocalJobs jobs{catalogue, shelf, {.at_once = 2, .waiting = 3}};
  std::mutex mutex;
  std::vector<Json> replies;
  std::unique_ptr<Service> service =
      std::make_unique<Service>(catalogue, jobs, ServiceLimits{.request_bytes = 1000}, [this](const Reply& reply) {
        const std::lock_guard lock(mutex);
        replies.push_back(reply.json());
      });

  Json finals(const Json& id) {
    const std::lock_guard lock(mutex);
    Json out = Json::array();
    for (const Json& r : replies) {
      if (r.at("id") == id && r.at("final") == true) out.push_back(r);
    }
    return out;
  }

  // The final reply to one line, jobs included.
  Json ask(const std::string& line) {
    {
      const std::lock_guard lock(mutex);
      replies.clear();
    }
    service->handle(std::string_view(line));
    service->wait();
    const std::lock_guard lock(mutex);
    EXPECT_FALSE(replies.empty()) << line;
    EXPECT_EQ(std::ranges::count_if(replies, [](const Json& r) { return r.at("final") == true; }), 1) << line;
    return replies.back();
  }

  std::string code(const std::string& line) {
    const Json reply = ask(line);
    return reply.at("ok") == true ? "ok" : reply.at("error").at("code").get<std::string>();
  }
};

using ServiceTestStandard = ServiceTest;

TEST_F(ServiceTest, AnAnswerThatIsTooLongIsAnError) {
  const auto answered = [&](std::size_t most) {
    service = std::make_unique<Service>(catalogue, jobs, ServiceLimits{.answer_bytes = most},
                                        [this](const Reply& reply) { replies.push_back(reply.json()); });
    return ask(R"({"id":7,"op":"list","lang":"ja"})");
  };
  const Json whole = answered(any_length);
  EXPECT_EQ(whole.at("ok"), true);
  EXPECT_EQ(answered(to_line(whole).size()), whole);
  const Json refused = answered(to_line(whole).size() - 1);
  EXPECT_EQ(refused.at("id"), 7);
  EXPECT_EQ(refused.at("error").at("code"), "limit");
  EXPECT_EQ(refused.at("error").at("message"),
            "答えが 0 MiB を超えます。一部だけを求めるか、端末でコマンドを実行してください");
}

TEST_F(ServiceTest, OldOperationsNameTheNewOne) {
  for (const char* op : {"open", "state", "moves", "play", "plan", "go", "undo", "redo", "close"}) {
    const Json error = ask(fmt::format(R"({{"op":"{}","session":"s1"}})", op)).at("error");
    EXPECT_EQ(error.at("code"), "unknown_name");
    EXPECT_NE(error.at("message").get<std::string>().find("ask \"at\""), std::string::npos) << error;
  }
  EXPECT_EQ(operations().size(), 10U);
}

TEST_F(ServiceTest, AToolSpeaksItsLanguageAndNotes) {
  const Json reply =
      ask(R"({"id":"a","op":"ask","game":"count","moves":"take1","tool":"left","arguments":{"plus":2},"lang":"ja"})");
  EXPECT_EQ(reply.at("result"), (Json{{"left", 6}, {"lang", "ja"}}));
  EXPECT_EQ(replies.front().at("progress").at("note"), "注");
}

TEST_F(ServiceTest, ToolsAnswerAboutAPosition) {
  const auto left = [&](const std::string& more) {
    return ask(R"({"op":"ask","game":"count","tool":"left")" + more + "}").at("result").at("left");
  };
  EXPECT_EQ(left(""), 5);
  EXPECT_EQ(left(R"(,"moves":"take1 take2")"), 2);
  EXPECT_EQ(left(R"(,"moves":"take1 take2","at":1)"), 4);
  EXPECT_EQ(code(R"({"op":"ask","game":"count","tool":"left","moves":"take3"})"), "illegal_move");
  EXPECT_EQ(code(R"({"op":"ask","game":"count","tool":"left","at":1})"), "illegal_move");
  EXPECT_EQ(code(R"({"op":"ask","session":"s1","tool":"left"})"), "unknown_name");
}

TEST_F(ServiceTest, APlaceInALineIsOneQuestion) {
  const Json reply = ask(R"({"id":1,"op":"at","game":"count","moves":"take2 TAKE1","at":1,"with":["moves"]})");
  const Json& result = reply.at("result");
  EXPECT_EQ(result.at("game"), "count");
  EXPECT_EQ(result.at("status"), (Json{{"over", false}, {"played", 1}, {"last", "take2"}, {"to_move", 0}}));
  EXPECT_EQ(result.at("view").at("heaps"), Json::array({3}));
  EXPECT_FALSE(result.at("picture").get<std::string>().empty());
  EXPECT_EQ(result.at("line"), (Json{"take2", "take1"}));
  EXPECT_EQ(result.at("moves"), (Json{"take1", "take2"}));
  const Json start = ask(R"({"op":"at","game":"count","with":[]})").at("result");
  EXPECT_FALSE(start.contains("moves"));
  EXPECT_EQ(start.at("status").at("played"), 0);
  EXPECT_EQ(ask(R"({"op":"at","game":"count","moves":"take1 take2"})").at("result").at("status").at("played"), 2);
  EXPECT_EQ(code(R"({"op":"at","game":"count","moves":"take9"})"), "illegal_move");
  EXPECT_EQ(code(R"({"op":"at","game":"count","at":1})"), "illegal_move");
  EXPECT_EQ(code(R"({"op":"at","game":"coumt"})"), "unknown_name");
  EXPECT_EQ(code(R"({"op":"at","game":"count","with":"moves"})"), "invalid");
  EXPECT_EQ(code(R"({"op":"at","game":"count","with":["view"]})"), "invalid");
  EXPECT_EQ(code(R"({"op":"at","game":"count","options":{"loud":1}})"), "invalid");
}

TEST_F(ServiceTest, BadRequestsAreRefusedByName) {
  for (const char* bad : {"",
                          "{",
                          "[]",
                          "3",
                          "null",
                          "\"x\"",
                          "{}",
                          R"({"op":5})",
                          R"({"op":"at"})",
                          R"({"op":"at","game":5})",
                          R"({"op":"at","game":"count","extra":1})",
                          R"({"op":"at","game":"count","options":[]})",
                          R"({"op":"at","game":"count","options":{"x":1}})",
                          R"({"op":"at","game":"count","options":{"loud":1}})",
                          R"({"id":[1],"op":"list"})",
                          R"({"id":1.5,"op":"list"})",
                          R"({"op":"ask","tool":"left"})",
                          R"({"op":"ask","game":"count","session":"s1","tool":"left"})",
                          R"({"op":"ask","game":"count","tool":"left","arguments":{"plus":10}})",
                          R"({"op":"ask","game":"count","tool":"left","arguments":{"plus":18446744073709551615}})",
                          R"({"op":"ask","game":"count","tool":"left","arguments":{"plus":"2"}})",
                          "\xff\xfe"}) {
    const std::string got = code(bad);
    EXPECT_TRUE(got == "invalid" || got == "unknown_name") << bad << " gave " << got;
  }
  EXPECT_EQ(code(R"({"op":"opne","game":"count"})"), "unknown_name");
  EXPECT_NE(
      ask(R"({"op":"info","game":"coumt"})").at("error").at("message").get<std::string>().find("did you mean count"),
      std::string::npos);
  EXPECT_EQ(code(std::string(1001, ' ')), "limit");
}

TEST_F(ServiceTest, DeepNestingIsRefusedBeforeItCostsTheStack) {
  const auto nested = [](int levels) {
    return R"({"op":"cancel","job":)" + std::string(levels, '[') + std::string(levels, ']') + "}";
  };
  EXPECT_EQ(code(nested(31)), "ok");
  EXPECT_EQ(code(nested(32)), "limit");
  EXPECT_EQ(code(R"({"op":"cancel","job":"\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["})"), "ok");
  service = std::make_unique<Service>(catalogue, jobs, ServiceLimits{}, [this](const Reply& reply) {
    const std::lock_guard lock(mutex);
    replies.push_back(reply.json());
  });
  for (const std::string start : {R"({"id":)", R"({"op":"cancel","job":)", R"({"op":"at","game":"count","options":)"}) {
    EXPECT_NE(code(start + std::string(1'000'000, '[')), "ok");
    EXPECT_EQ(code(start + std::string(400'000, '[') + std::string(400'000, ']') + "}"), "limit");
  }
}

// A message is counted before anything is built of it: every member of an object is looked for among the others.
TEST_F(ServiceTest, AnObjectOfManyMembersIsRefusedBeforeItIsBuilt) {
  const auto members = [](int count) {
    std::string out;
    for (int i = 0; i < count; ++i) out += fmt::format(R"({}"k{}":1)", i > 0 ? "," : "", i);
    return "{" + out + "}";
  };
  const auto said = [](const std::string& text) {
    const auto read = read_request(text, 1 << 20);
    return read ? "" : read.error().message.en;
  };
  EXPECT_EQ(said(members(64)), "");
  EXPECT_EQ(said(members(65)), "an object of the request has too many members (at most 64)");
  EXPECT_EQ(said("[" + members(64) + "," + members(64) + "]"), "") << "each object by itself";
  EXPECT_NE(said(R"({"options":)" + members(65) + "}"), "");
  EXPECT_EQ(said(R"({"moves":"a:b:\"c:)" + std::string(1'000, ':') + "\"}"), "") << "those in a text are none";
  EXPECT_NE(said(std::string(100, ']') + std::string(100, '[')), "");
  std::string many = members(64);
  while (many.size() < (1 << 20) - 1'000) many += "," + members(64);
  EXPECT_EQ(said("[" + many + "]"), "");
}

TEST_F(ServiceTest, JobsAreLimitedInNumberAndTime) {
  service =
      std::make_unique<Service>(catalogue, jobs, ServiceLimits{.jobs = 1, .seconds = 0.02}, [this](const Reply& reply) {
        const std::lock_guard lock(mutex);
        replies.push_back(reply.json());
      });
  for (int id = 1; id <= 2; ++id) {
    service->handle(Json{{"id", id}, {"op", "ask"}, {"game", "count"}, {"tool", "slow"}, {"seconds", 1'000}});
  }
  service->wait();
  EXPECT_NE(to_line(finals(1)).find("0.02 seconds"), std::string::npos) << finals(1);
  EXPECT_NE(to_line(finals(2)).find("1 jobs are under way"), std::string::npos) << finals(2);
}

TEST_F(ServiceTest, ExceptionsEndAsErrors) {
  EXPECT_EQ(code(R"({"op":"ask","game":"count","tool":"throws"})"), "internal");
  EXPECT_EQ(code(R"({"op":"ask","game":"count","tool":"greedy"})"), "limit");
}

TEST_F(ServiceTest, AnAnswerThatCannotBeWrittenIsAnError) {
  service = std::make_unique<Service>(catalogue, jobs, ServiceLimits(), [this](const Reply& reply) {
    if (reply.json().contains("result")) throw std::bad_alloc();
    const std::lock_guard lock(mutex);
    replies.push_back(reply.json());
  });
  EXPECT_EQ(code(R"({"op":"list"})"), "limit");
  EXPECT_EQ(code(R"({"op":"ask","game":"count","tool":"left"})"), "limit");
}

TEST_F(ServiceTest, ARunningJobStopsWhenCancelled) {
  service->handle(std::string_view(R"({"id":7,"op":"ask","game":"count","tool":"slow"})"));
  const auto heard = [this] {
    const std::lock_guard lock(mutex);
    return !replies.empty();
  };
  while (!heard()) std::this_thread::yield();
  service->handle(std::string_view(R"({"id":7,"op":"ask","game":"count","tool":"left"})"));  // the id is taken
  EXPECT_EQ(finals(7).at(0).at("error").at("code"), "invalid");
  service->handle(Json{{"id", 8}, {"op", "cancel"}, {"job", 7}});
  EXPECT_EQ(finals(8).at(0).at("result").at("cancelled"), true);
  service->wait();
  EXPECT_EQ(finals(7).at(1).at("error").at("code"), "cancelled");
}

TEST_F(ServiceTest, CancelReachesRunningAndWaitingJobs) {
  for (int id = 1; id <= 5; ++id) service->handle(Json{{"id", id}, {"op", "ask"}, {"game", "count"}, {"tool", "slow"}});
  service->handle(Json{{"id", 99}, {"op", "ask"}, {"game", "count"}, {"tool", "slow"}});
  for (int id = 5; id >= 1; --id) service->handle(Json{{"id", "c"}, {"op", "cancel"}, {"job", id}});
  service->handle(Json{{"id", "d"}, {"op", "cancel"}, {"job", 12345}});
  service->handle(Json{{"id", "e"}, {"op", "cancel"}, {"job", 99}});
  service->wait();
  for (int id = 1; id <= 5; ++id) {
    const Json ends = finals(id);
    ASSERT_EQ(ends.size(), 1u) << id;
    const std::string why = ends[0].at("error").at("code");
    EXPECT_TRUE(why == "cancelled" || why == "limit") << why;
  }
  EXPECT_EQ(finals("d")[0].at("result").at("cancelled"), false);
}

TEST_F(ServiceTestStandard, TimeIsLimited) {
  EXPECT_EQ(code(R"({"id":1,"op":"ask","game":"count","tool":"slow","seconds":1})"), "limit");
}

TEST_F(ServiceTest, ClosingTheServiceEndsItsJobs) {
  for (int id = 1; id <= 4; ++id) service->handle(Json{{"id", id}, {"op", "ask"}, {"game", "count"}, {"tool", "slow"}});
  service.reset();
  for (int id = 1; id <= 4; ++id) EXPECT_EQ(finals(id).size(), 1u);
}

TEST_F(ServiceTest, PapersAreChecked) {
  const Json result = ask(R"({"op":"reproduce","paper":"little"})").at("result");
  EXPECT_EQ(result.at("holds"), false);
  EXPECT_EQ(result.at("claims").size(), 2u);
  EXPECT_EQ(result.at("count"), (Json{{"reproduced", 1}, {"failed", 1}}));
  EXPECT_EQ(result.at("claims")[0].at("printed"), "2");
  EXPECT_EQ(result.at("claims")[0].at("computed"), "2");
  EXPECT_EQ(result.at("claims")[0].at("as_printed"), "II");
  EXPECT_EQ(result.at("claims")[0].at("caveat"), "a stroke may be lost");
  EXPECT_FALSE(result.at("claims")[1].contains("as_printed") || result.at("claims")[1].contains("caveat"));
  EXPECT_EQ(result.at("claims")[1].at("got"), "2 was computed, and 3 was to be");
  EXPECT_EQ(result.at("not_run"), Json::array());
  EXPECT_FALSE(result.contains("stopped"));
}

TEST_F(ServiceTest, AnErrorOfACheckIsTheVerdictOfItsClaim) {
  const Json result = ask(R"({"op":"reproduce","paper":"faulty"})").at("result");
  EXPECT_EQ(result.at("count"), (Json{{"reproduced", 2}, {"failed", 2}}));
  EXPECT_EQ(result.at("holds"), false);
  EXPECT_EQ(result.at("not_run"), Json::array());
  const Json& claims = result.at("claims");
  EXPECT_EQ(claims[1].at("verdict"), "failed");
  EXPECT_EQ(claims[1].at("error").at("message"), "the table is too large");
  EXPECT_EQ(claims[1].at("got"), "the check ended with an error: the table is too large");
  EXPECT_EQ(claims[2].at("error").at("code"), "limit");
  EXPECT_EQ(claims[3].at("verdict"), "reproduced");
}

TEST_F(ServiceTest, EachClaimIsToldWhenItIsDecided) {
  const Json result = ask(R"({"id":1,"op":"reproduce","paper":"faulty"})").at("result");
  Json told = Json::array();
  for (const Json& reply : replies) {
    if (reply.at("final") == false) told.push_back(reply.at("progress").at("claim"));
  }
  EXPECT_EQ(told, result.at("claims"));
}

TEST_F(ServiceTest, WhatWasDecidedIsToldWhenTheWorkIsCancelled) {
  service->handle(std::string_view(R"({"id":1,"op":"reproduce","paper":"endless"})"));
  const auto waits = [this] {
    const std::lock_guard lock(mutex);
    return std::ranges::any_of(replies,
                               [](const Json& r) { return r.contains("progress") && r["progress"].contains("stage"); });
  };
  while (!waits()) std::this_thread::yield();
  service->handle(Json{{"id", "c"}, {"op", "cancel"}, {"job", 1}});
  service->wait();
  const Json result = finals(1).at(0).at("result");
  EXPECT_EQ(result.at("count"), (Json{{"reproduced", 1}}));
  EXPECT_EQ(result.at("claims")[0].at("id"), "first");
  EXPECT_EQ(result.at("not_run"), (Json{"endless", "last"}));
  EXPECT_EQ(result.at("stopped").at("code"), "cancelled");
  EXPECT_EQ(result.at("holds"), false);
}

TEST_F(ServiceTestStandard, WhatWasDecidedIsToldWhenTheTimeIsOver) {
  const Json result = ask(R"({"op":"reproduce","paper":"endless","seconds":1})").at("result");
  EXPECT_EQ(result.at("claims").size(), 1u);
  EXPECT_EQ(result.at("not_run"), (Json{"endless", "last"}));
  EXPECT_EQ(result.at("stopped").at("code"), "limit");
}

TEST_F(ServiceTest, ThoroughChecksAreLongerWhereThereAreSuch) {
  const auto got = [this](const std::string& more) {
    return ask(R"({"op":"reproduce","paper":"faulty","claim":"last")" + more + "}")
        .at("result")
        .at("claims")[0]
        .at("got");
  };
  EXPECT_EQ(got(""), "two");
  EXPECT_EQ(got(R"(,"thorough":true)"), "two, thoroughly");
  EXPECT_EQ(ask(R"({"op":"reproduce","paper":"faulty","claim":"first","thorough":true})").at("ok"), true);
  EXPECT_EQ(code(R"({"op":"reproduce","paper":"faulty","claim":"second"})"), "unknown_name");
}

}  // namespace
}  // namespace asobi
