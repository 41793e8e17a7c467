// Whatever fails in the server's front while a worker does a job, the job gets exactly one final reply, the right one
// or a clear error, and the next one is done.
#include "apps/server/workers.hpp"

#include <condition_variable>
#include <mutex>

#include <gtest/gtest.h>

#include "inject.hpp"

namespace asobi {
namespace {

using faults::Kind;

class Front {
 public:
  struct Answer {
    int finals = 0;
    std::string line;
  };

  // What comes of a job, and of how many calls, when the n-th of this kind fails. A new front each time, so that it
  // starts its processes, too; if `warm`, after a job.
  static Answer ask(Kind kind, std::uint64_t n, bool warm, faults::Counts& counts) {
    Front front;
    if (warm) front.done(false);
    faults::begin(kind, n);
    const auto begun = std::chrono::steady_clock::now();
    Answer out = front.done(true);
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(10)) << "nobody heard of it";
    counts = faults::end();
    const Answer after = front.done(false);
    EXPECT_EQ(after.finals, 1);
    EXPECT_TRUE(after.line.find("\"ok\":true") != std::string::npos) << "afterwards: " << after.line;
    return out;
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  Answer answer_;
  Workers workers_{{.command = {ASOBI_PROGRAM, "worker", "--memory", "256", "--threads", "1", "--cache", ""}}};

  Answer done(bool may_fail) {
    answer_ = {};
    Result<Jobs::Running> started;
    try {
      started = workers_.start(
          {.request = request(), .seconds = 20, .send = [this](const Reply& reply) { take(reply); }, .client = {}});
    } catch (const std::bad_alloc&) {  // the service answers then
      EXPECT_TRUE(may_fail);
      const faults::Spared spared;
      return {1, R"("code":"limit")"};
    }
    const faults::Spared spared;
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(arrived_.wait_for(lock, std::chrono::seconds(30), [&] { return answer_.finals > 0; })) << "no reply";
    return answer_;
  }

  static Json request() {
    const faults::Spared spared;
    return {{"id", 1}, {"op", "ask"}, {"game", "nim"}, {"options", {{"heaps", "3 5 7"}}}, {"tool", "analyze"}};
  }

  void take(const Reply& reply) {
    const faults::Spared spared;
    if (!reply.final()) return;
    const std::lock_guard lock(mutex_);
    ++answer_.finals;
    answer_.line = reply.line();
    arrived_.notify_all();
  }
};

class WorkersFaultsStandard : public testing::TestWithParam<Kind> {};

TEST_P(WorkersFaultsStandard, TheJobIsAnsweredOnceAndTheNextOneIsDone) {
  for (const bool warm : {false, true}) {
    faults::Counts counts{};
    const Front::Answer right = Front::ask(GetParam(), 0, warm, counts);
    ASSERT_TRUE(right.line.find("\"grundy\":1") != std::string::npos) << right.line;
    const std::uint64_t calls = counts[static_cast<std::size_t>(GetParam())];
    for (std::uint64_t n = 1; n <= calls; ++n) {
      SCOPED_TRACE(fmt::format("{} {} of {}{}", faults::kind_names[static_cast<std::size_t>(GetParam())], n, calls,
                               warm ? ", warm" : ""));
      const Front::Answer answer = Front::ask(GetParam(), n, warm, counts);
      EXPECT_EQ(answer.finals, 1);
      const bool clear = answer.line.find("\"code\":\"limit\"") != std::string::npos ||
                         answer.line.find("\"code\":\"internal\"") != std::string::npos;
      EXPECT_TRUE(answer.line == right.line || clear) << answer.line;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, WorkersFaultsStandard, testing::Values(Kind::memory, Kind::spawn, Kind::read),
                         [](const auto& info) {
                           return std::string(faults::kind_names[static_cast<std::size_t>(info.param)]);
                         });

}  // namespace
}  // namespace asobi
