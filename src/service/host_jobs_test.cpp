#include "service/host_jobs.hpp"

#include <deque>

#include <gtest/gtest.h>

#include "play/paper.hpp"
#include "service/count_down_for_tests.hpp"
#include "service/local_jobs.hpp"
#include "service/service.hpp"

namespace asobi {
namespace {

struct Rest {
  int left = 0;

  static constexpr auto fields() { return field_list(field("left", &Rest::left)); }
};
std::string text(const Rest& answer, Lang) { return std::to_string(answer.left); }

Result<Rest> rest(const CountDown&, const int& state, const NoArguments&, Context& context) {
  context.progress.note({"a note", "注"});
  return Rest{state};
}

const std::vector<Paper>& papers() {
  const auto two = [](Context&) -> Result<Finding> { return Finding{true, {"two", "二"}, "2"}; };
  static const std::vector<Paper> all = {
      {.id = "little",
       .claims = {{"one", {"1", "1"}, {"1 + 1", "1 + 1"}, two}, {"two", {"2", "2"}, {"1 + 1", "1 + 1"}, two}}}};
  return all;
}

Catalogue one_tool() {
  static const ToolRows<CountDown> tools = {tool_row({.name = "left"}, {}, rest)};
  return {{count_down_entry(tools)}, papers};
}

// A front and a worker as a browser has them, on one thread; what the host was told waits until the test lets it
// happen.
class HostJobsTest : public ::testing::Test {
 protected:
  struct Started {
    std::uint32_t job;
    std::string line;
    double seconds;
  };

  Catalogue catalogue = one_tool();
  std::deque<Started> started;
  std::vector<std::uint32_t> stopped;
  std::vector<Json> replies;
  HostJobs jobs{{.start = [this](std::uint32_t job, std::string_view line,
                                 double seconds) { started.emplace_back(job, std::string(line), seconds); },
                 .stop = [this](std::uint32_t job) { stopped.push_back(job); }}};
  Service front{catalogue, jobs, {}, [this](const Reply& reply) { replies.push_back(reply.json()); }};

  Shelf shelf;
  LocalJobs local{catalogue, shelf, {.at_once = 0}};
  std::vector<std::string> said;
  Service worker{catalogue, local, {}, [this](const Reply& reply) { said.push_back(reply.line()); }};

  void TearDown() override { front.leave(); }

  void handle(const std::string& line) { front.handle(std::string_view(line)); }
  void work() {
    const Started next = started.front();
    started.pop_front();
    worker.handle(std::string_view(next.line));
    while (local.run_next()) continue;
    for (const std::string& line : std::exchange(said, {})) jobs.heard(next.job, line);
  }
  std::string code(const Json& reply) { return reply.at("error").at("code").get<std::string>(); }
};

constexpr const char* question = R"({"id":"q","op":"ask","game":"count","tool":"left","moves":"take2"})";

TEST_F(HostJobsTest, AJobIsAnsweredUnderItsClientsId) {
  handle(question);
  EXPECT_TRUE(replies.empty());
  ASSERT_EQ(started.size(), 1u);
  EXPECT_EQ(Json::parse(started[0].line).at("id"), started[0].job);
  EXPECT_EQ(started[0].seconds, 0);
  work();
  ASSERT_EQ(replies.size(), 2u);
  EXPECT_EQ(replies[0].at("id"), "q");
  EXPECT_EQ(replies[0].at("progress").at("note"), "a note");
  EXPECT_EQ(replies[1].at("id"), "q");
  EXPECT_EQ(replies[1].at("final"), true);
  EXPECT_EQ(replies[1].at("result").at("left"), 3);
}

TEST_F(HostJobsTest, WhatIsQuickIsAnsweredWhileAJobWaits) {
  handle(R"({"id":2,"op":"ask","game":"count","tool":"left","seconds":7})");
  EXPECT_EQ(started.at(0).seconds, 7);
  handle(R"({"id":3,"op":"hello"})");
  ASSERT_EQ(replies.size(), 1u);
  EXPECT_EQ(replies[0].at("id"), 3);
  work();
  EXPECT_EQ(replies.back().at("result").at("left"), 5);
}

TEST_F(HostJobsTest, WhatIsCancelledIsStoppedOnceAndEndsWhenTheHostSaysSo) {
  handle(question);
  handle(R"({"id":"c","op":"cancel","job":"q"})");
  handle(R"({"id":"d","op":"cancel","job":"q"})");
  EXPECT_EQ(stopped, std::vector{started[0].job});
  ASSERT_EQ(replies.size(), 2u);
  EXPECT_EQ(replies[0].at("result").at("cancelled"), true);
  jobs.heard(started[0].job, R"({"id":1,"final":false,"progress":{"note":"too late"}})");
  EXPECT_EQ(replies.size(), 2u);
  jobs.ended(started[0].job, JobEnd::cancelled);
  ASSERT_EQ(replies.size(), 3u);
  EXPECT_EQ(replies[2].at("id"), "q");
  EXPECT_EQ(code(replies[2]), "cancelled");
  handle(R"({"id":"e","op":"cancel","job":"q"})");
  EXPECT_EQ(replies.back().at("result").at("cancelled"), false);
}

TEST_F(HostJobsTest, EveryEndIsToldInTheRequestsLanguage) {
  const auto error = [&](JobEnd end) {
    handle(R"({"id":1,"op":"ask","game":"count","tool":"left","seconds":3,"lang":"ja"})");
    jobs.ended(started.back().job, end);
    return replies.back().at("error");
  };
  EXPECT_EQ(error(JobEnd::late).at("code"), "limit");
  EXPECT_EQ(error(JobEnd::late).at("message"), "制限時間（3 秒）を過ぎました");
  EXPECT_EQ(error(JobEnd::no_memory).at("code"), "limit");
  EXPECT_EQ(error(JobEnd::no_memory).at("message"), "メモリが足りません");
  EXPECT_EQ(error(JobEnd::broken).at("code"), "internal");
}

TEST_F(HostJobsTest, OfAPaperWhatWasDecidedIsToldHoweverTheWorkerEnded) {
  const auto ended = [&](JobEnd end) {
    handle(R"({"id":1,"op":"reproduce","paper":"little","lang":"ja"})");
    const Started next = started.back();
    worker.handle(std::string_view(next.line));
    while (local.run_next()) continue;
    const auto lines = std::exchange(said, {});
    jobs.heard(next.job, lines.at(0));  // the first claim, and no more
    jobs.ended(next.job, end);
    EXPECT_EQ(replies.at(replies.size() - 2).at("progress").at("claim").at("id"), "one");
    return replies.back().at("result");
  };
  const Json late = ended(JobEnd::late);
  EXPECT_EQ(late.at("claims").size(), 1u);
  EXPECT_EQ(late.at("claims")[0].at("verdict"), "answered");
  EXPECT_EQ(late.at("count"), (Json{{"answered", 1}}));
  EXPECT_EQ(late.at("not_run"), Json{"two"});
  EXPECT_EQ(late.at("stopped").at("code"), "limit");
  EXPECT_EQ(ended(JobEnd::broken).at("stopped").at("code"), "internal");
  EXPECT_EQ(ended(JobEnd::no_memory).at("stopped").at("message"), "メモリが足りません");

  handle(R"({"id":2,"op":"reproduce","paper":"little"})");
  started.erase(started.begin(), started.end() - 1);
  work();
  EXPECT_EQ(replies.back().at("result").at("claims").size(), 2u);
  EXPECT_EQ(replies.back().at("result").at("not_run"), Json::array());
}

TEST_F(HostJobsTest, NothingIsHeardOfAJobThatIsOver) {
  handle(question);
  const Started first = started.front();
  work();
  const std::size_t before = replies.size();
  jobs.ended(first.job, JobEnd::broken);
  jobs.heard(first.job, R"({"id":1,"final":true,"ok":true,"result":{}})");
  jobs.heard(99, R"({"id":99,"final":true,"ok":true,"result":{}})");
  EXPECT_EQ(replies.size(), before);
  handle(question);  // the id may be used again, and the job has another number
  EXPECT_NE(started.front().job, first.job);
  work();
  EXPECT_EQ(replies.back().at("ok"), true);
}

TEST_F(HostJobsTest, ALineThatIsNotTheJobsIsNotPassedOn) {
  handle(question);
  jobs.heard(started[0].job, R"({"id":7,"final":true,"ok":true,"result":{}})");
  jobs.heard(started[0].job, "no reply");
  EXPECT_TRUE(replies.empty());
  work();
  EXPECT_EQ(replies.back().at("ok"), true);
}

}  // namespace
}  // namespace asobi
