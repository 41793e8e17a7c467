#include "apps/server/workers.hpp"

#include <condition_variable>
#include <csignal>
#include <map>
#include <mutex>
#include <thread>

#include <gtest/gtest.h>

#include "apps/server/client_for_tests.hpp"

namespace asobi {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ASOBI_TEST_IS_SANITIZED true
#endif
#endif
#ifndef ASOBI_TEST_IS_SANITIZED
#define ASOBI_TEST_IS_SANITIZED false
#endif
constexpr bool sanitized = ASOBI_TEST_IS_SANITIZED;

class WorkersTest : public ::testing::Test {
 protected:
  WorkerSettings settings = {.command = worker_command(std::uint64_t{100} << 20)};
  std::mutex mutex;
  std::condition_variable arrived;
  std::map<int, Json> finals;
  std::map<int, int> heard;  // progress
  std::shared_ptr<JobClient> client = std::make_shared<JobClient>("here");
  std::unique_ptr<Workers> workers;  // last: it ends first

  Jobs::Running start(int id, const std::string& tool, const Json& arguments = Json::object(), double seconds = 0) {
    if (!workers) workers = std::make_unique<Workers>(settings);
    const Json request = {{"id", id}, {"op", "ask"}, {"game", "count"}, {"tool", tool}, {"arguments", arguments}};
    const auto send = [this, id](const Reply& reply) {
      const std::lock_guard lock(mutex);
      EXPECT_FALSE(finals.contains(id)) << "a reply after the final one";
      EXPECT_EQ(reply.id(), id);
      if (reply.final()) {
        finals[id] = reply.json();
      } else {
        ++heard[id];
      }
      arrived.notify_all();
    };
    return *workers->start({request, Lang::en, seconds, send, client});
  }
  Json final(int id, milliseconds time = std::chrono::seconds(20)) {
    std::unique_lock lock(mutex);
    arrived.wait_for(lock, time, [&] { return finals.contains(id); });
    return finals.contains(id) ? finals.at(id) : Json();
  }
  std::string code(int id) {
    const Json reply = final(id);
    return reply.is_null() ? "none" : reply.at("ok") == true ? "ok" : reply.at("error").at("code").get<std::string>();
  }
  Json ask(int id, const std::string& tool, const Json& arguments = Json::object(), double seconds = 0) {
    start(id, tool, arguments, seconds);
    return final(id);
  }
  void forget(int id) {
    const std::lock_guard lock(mutex);
    finals.erase(id);
  }
  bool begun(int id) {
    std::unique_lock lock(mutex);
    return arrived.wait_for(lock, std::chrono::seconds(20), [&] { return heard[id] > 0; });
  }
  // Replies to a cancel come within this, on a busy machine too.
  static constexpr auto soon = milliseconds(1'500);
};

TEST_F(WorkersTest, AnswersAsIfItWereDoneHere) {
  EXPECT_EQ(ask(1, "left").at("result").at("left"), 5);
  EXPECT_EQ(to_line(final(1)), R"({"id":1,"final":true,"ok":true,"result":{"left":5}})");
  EXPECT_EQ(ask(2, "slow", {{"ms", 100}}).at("result").at("waited"), 100);
  EXPECT_GT(heard[2], 0);
  EXPECT_EQ(ask(3, "nothing").at("error").at("code"), "unknown_name");
}

TEST_F(WorkersTest, OneProcessTakesOneJobAfterTheOther) {
  const Json first = ask(1, "self").at("result").at("left");
  EXPECT_EQ(ask(2, "self").at("result").at("left"), first);
  workers.reset();
  settings.grown_bytes = 0;  // as if it had grown
  const Json second = ask(3, "self").at("result").at("left");
  EXPECT_EQ(ask(4, "slow", {{"ms", 20}}).at("ok"), true);
  EXPECT_NE(ask(5, "self").at("result").at("left"), second);
}

TEST_F(WorkersTest, CancelEndsEvenWhatDoesNotListen) {
  const auto polite = start(1, "slow", {{"ms", 1'000'000}});
  ASSERT_TRUE(begun(1));
  const auto deaf = start(2, "deaf", {{"ms", 1'000'000}});
  std::this_thread::sleep_for(milliseconds(200));
  workers->stop(polite);
  workers->stop(deaf);
  workers->stop(deaf);  // once more does no harm
  EXPECT_FALSE(final(1, soon).is_null());
  EXPECT_FALSE(final(2, soon).is_null());
  EXPECT_EQ(code(1), "cancelled");
  EXPECT_EQ(code(2), "cancelled");
  workers->stop(deaf);
  EXPECT_EQ(ask(3, "left").at("ok"), true);
}

// Clients number their requests from 0 or 1, all of them.
TEST_F(WorkersTest, WhatIsCancelledIsNotTakenForTheNextOne) {
  for (int round = 0; round < 30; ++round) {
    for (const int id : {0, 1}) {
      const auto slow = start(id, "slow", {{"ms", 1'000'000}});
      std::this_thread::sleep_for(milliseconds(round % 3));
      workers->stop(slow);
      EXPECT_EQ(code(id), "cancelled");
      forget(id);
      EXPECT_EQ(ask(1 - id, "left").at("result").at("left"), 5);
      forget(1 - id);
    }
  }
}

TEST_F(WorkersTest, TheTimeAllowedHolds) {
  const auto before = Clock::now();
  const Json reply = ask(1, "deaf", {{"ms", 1'000'000}}, 0.3);
  EXPECT_LT(Clock::now() - before, milliseconds(300) + soon);
  EXPECT_EQ(code(1), "limit");
  EXPECT_NE(to_line(reply).find("0.3 seconds"), std::string::npos) << reply;
}

TEST_F(WorkersTest, TheMemoryAllowedHolds) {
  const Json reply = ask(1, "hungry", {{"bytes", std::uint64_t{1} << 33}});
  if (!sanitized) {  // a sanitizer has its own way to end a program
    EXPECT_EQ(code(1), "limit");
    EXPECT_NE(to_line(reply).find("memory"), std::string::npos) << reply;
  }
  EXPECT_EQ(reply.at("ok"), false);
  EXPECT_EQ(ask(2, "hungry", {{"bytes", 50 << 20}}).at("ok"), true);
}

TEST_F(WorkersTest, AnAnswerThatIsTooLongIsRefused) {
  settings.answer_bytes = std::size_t{1} << 20;
  EXPECT_EQ(ask(1, "large", {{"bytes", 1'000'000}}).at("ok"), true);
  const Json reply = ask(2, "large", {{"bytes", 2'000'000}});
  EXPECT_EQ(code(2), "limit");
  EXPECT_NE(to_line(reply).find("1 MiB"), std::string::npos) << reply;
  EXPECT_EQ(ask(3, "left").at("ok"), true);
}

TEST_F(WorkersTest, WhatBreaksIsAnErrorOfThatJobAlone) {
  start(1, "slow", {{"ms", 500}});
  ASSERT_TRUE(begun(1));
  EXPECT_EQ(ask(2, "breaks").at("error").at("code"), "internal");
  EXPECT_EQ(code(1), "ok");
}

TEST_F(WorkersTest, AProcessMayBeKilledByAnybodyAtAnyTime) {
  for (int i = 0; i < 10; ++i) {
    const int pid = ask(10 * i, "self").at("result").at("left");
    ::kill(pid, SIGKILL);  // while it waits for work
    const Json next = ask(10 * i + 1, "self");
    // It may have been given the job before its end was heard of.
    EXPECT_TRUE(next.at("ok") == true || next.at("error").at("code") == "limit") << next;
  }
  start(1'000, "slow", {{"ms", 1'000'000}});
  ASSERT_TRUE(begun(1'000));
  start(1'001, "slow", {{"ms", 300}});
  ASSERT_TRUE(begun(1'001));
  // Whichever it is, the other goes on.
  const int busy = ask(1'002, "self").at("result").at("left");
  ::kill(busy, SIGKILL);
  EXPECT_EQ(code(1'001), "ok");
}

TEST_F(WorkersTest, ACommandThatCannotRunIsAnErrorOfEachJob) {
  settings.command = {"/no/such/program"};
  EXPECT_EQ(ask(1, "left").at("error").at("code"), "limit");
  settings.command = {"/bin/false"};
  workers.reset();
  EXPECT_EQ(ask(2, "left").at("error").at("code"), "internal");
}

TEST_F(WorkersTest, ManyLongJobsDoNotKeepAShortOneWaiting) {
  settings.seats = {.seats = 4, .kept_free = 2, .moment = milliseconds(200)};
  for (int id = 1; id <= 40; ++id) {
    client = std::make_shared<JobClient>(std::to_string(id % 8));
    start(id, "slow", {{"ms", 1'000'000}});
  }
  std::this_thread::sleep_for(milliseconds(1'000));
  client = std::make_shared<JobClient>("honest");
  for (int id = 100; id < 105; ++id) {
    const auto before = Clock::now();
    EXPECT_EQ(ask(id, "left").at("ok"), true);
    EXPECT_LT(Clock::now() - before, std::chrono::seconds(2));
  }
}

TEST_F(WorkersTest, WhoHasGoneGivesWay) {
  settings.seats = {.seats = 2, .kept_free = 1, .moment = milliseconds(100)};
  const auto gone = std::make_shared<JobClient>("gone");
  client = gone;
  start(1, "slow", {{"ms", 300}});
  start(2, "slow", {{"ms", 300}});
  gone->gone = true;
  client = std::make_shared<JobClient>("here");
  EXPECT_EQ(ask(3, "left").at("ok"), true);
  {
    const std::lock_guard lock(mutex);
    EXPECT_TRUE(finals.size() == 1 || finals.contains(1));
  }
  EXPECT_EQ(code(1), "ok");  // and is done when nobody waits
  EXPECT_EQ(code(2), "ok");
}

TEST_F(WorkersTest, TheEndComesAtOnceWhateverRuns) {
  for (int id = 1; id <= 20; ++id) start(id, "deaf", {{"ms", 1'000'000}});
  std::this_thread::sleep_for(milliseconds(200));
  const auto before = Clock::now();
  workers.reset();
  EXPECT_LT(Clock::now() - before, std::chrono::seconds(2));
  for (int id = 1; id <= 20; ++id) EXPECT_EQ(code(id), "cancelled");
}

}  // namespace
}  // namespace asobi
