#include "service/shared_jobs.hpp"

#include <condition_variable>

#include <gtest/gtest.h>

#include "base/trials.hpp"
#include "service/count_down_for_tests.hpp"
#include "service/local_jobs.hpp"
#include "service/service.hpp"

namespace asobi {
namespace {

struct Sum {
  std::size_t sum = 0, trials = 0;

  static constexpr auto fields() { return field_list(field("sum", &Sum::sum), field("trials", &Sum::trials)); }
};
std::string text(const Sum& answer, Lang) { return std::to_string(answer.sum); }

struct SumArguments {
  std::uint64_t trials = 10, fails = 1'000'000;
  bool endless = false;
};

std::atomic<int> trials_done = 0;

Result<Sum> sum(const CountDown&, const int&, const SumArguments& asked, Context& context) {
  const auto trial = [&](std::size_t i) -> Result<std::size_t> {
    ++trials_done;
    while (asked.endless && !context.progress.stopped()) std::this_thread::yield();
    if (i == asked.fails) return fail(Code::unsolvable, "trial {} failed", "{} 回目が失敗しました", i);
    return i * i;
  };
  context.progress.stage({"adding", "足しています"}, asked.trials);
  ASOBI_TRY(const auto all,
            each_trial<std::size_t>(asked.trials, 1, context, [&] { return Result<decltype(trial)>(trial); }));
  Sum out{0, all.size()};
  for (const std::size_t each : all) out.sum += each;
  return out;
}

Catalogue with_trials() {
  static const Arguments<SumArguments> arguments = {
      argument("trials", &SumArguments::trials, {"", ""}, {"how many", "回数"}),
      argument("fails", &SumArguments::fails, {"", ""}, {"which", "番号"}),
      argument("endless", &SumArguments::endless, {"", ""}, {"or not", "無限"})};
  static const ToolRows<CountDown> tools = {tool_row({.name = "sum", .trials = true}, arguments, sum),
                                            tool_row({.name = "alone"}, arguments, sum)};
  return {{count_down_entry(tools)}, {}};
}

// A service whose jobs are trials_done on three threads, one trial at a time each.
class SharedJobsTest : public ::testing::Test {
 protected:
  const Catalogue catalogue = with_trials();
  Shelf shelf;
  LocalJobs local{catalogue, shelf, {.at_once = 3}};
  SharedJobs jobs{local, 3};
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<Json> finals;
  Service service{catalogue, jobs, {}, [this](const Reply& reply) {
                    const std::lock_guard lock(mutex);
                    if (reply.final()) finals.push_back(reply.json());
                    changed.notify_all();
                  }};

  void SetUp() override { trials_done = 0; }
  Json answer(const std::string& line) {
    service.handle(std::string_view(line));
    service.wait();
    const std::lock_guard lock(mutex);
    return finals.back();
  }
  static std::string ask(const std::string& tool, const std::string& arguments) {
    return R"({"id":7,"op":"ask","game":"count","tool":")" + tool + R"(","arguments":)" + arguments + "}";
  }
};

TEST_F(SharedJobsTest, TheAnswerIsThatOfOne) {
  for (const int trials : {1, 2, 3, 10, 100}) {
    const std::string arguments = R"({"trials":)" + std::to_string(trials) + "}";
    trials_done = 0;
    const Json alone = answer(ask("alone", arguments));
    EXPECT_EQ(trials_done, trials);
    trials_done = 0;
    const Json shared = answer(ask("sum", arguments));
    EXPECT_EQ(shared, alone);
    EXPECT_EQ(trials_done, std::max(trials, 3)) << "each part does its own, or one for nothing";
  }
  EXPECT_EQ(finals.size(), 10u);
}

TEST_F(SharedJobsTest, AnErrorOfOnePartIsTheAnswer) {
  const Json reply = answer(ask("sum", R"({"trials":50,"fails":31})"));
  EXPECT_EQ(reply.at("error").at("message"), "trial 31 failed");
  EXPECT_EQ(finals.size(), 1u);
}

TEST_F(SharedJobsTest, CancellingStopsAllParts) {
  service.handle(std::string_view(ask("sum", R"({"trials":50,"endless":true})")));
  while (trials_done < 3) std::this_thread::yield();
  const Json reply = answer(R"({"id":8,"op":"cancel","job":7})");
  EXPECT_EQ(reply.at("id"), 7);
  EXPECT_EQ(reply.at("error").at("code"), "cancelled");
  EXPECT_EQ(finals.size(), 2u);
  EXPECT_EQ(answer(ask("sum", R"({"trials":4})")).at("result").at("sum"), 14);
}

TEST_F(SharedJobsTest, OnlyTrialsCanBeShared) {
  const Json reply = answer(R"({"id":1,"op":"share","game":"count","tool":"alone","part":0,"of":2})");
  EXPECT_EQ(reply.at("error").at("code"), "invalid");
  const Json share = answer(R"({"id":1,"op":"share","game":"count","tool":"sum","part":1,"of":4})");
  EXPECT_EQ(share.at("result").at("outcomes"), Json::parse("[[1,25,81]]"));
  const Json wrong = answer(R"({"id":1,"op":"ask","game":"count","tool":"sum","outcomes":[[[1,25,81]]]})");
  EXPECT_EQ(wrong.at("error").at("code"), "invalid");
}

}  // namespace
}  // namespace asobi
