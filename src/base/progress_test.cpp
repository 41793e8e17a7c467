#include "base/progress.hpp"

#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(Progress, StagesAreReportedAtOnceAndBeginAtZero) {
  std::vector<Report> reports;
  Progress progress({}, [&](const Report& report) { reports.push_back(report); });
  progress.stage({"first", "一"}, 10);
  progress.advance(7);
  progress.stage({"second", "二"});
  ASSERT_GE(reports.size(), 2u);
  EXPECT_EQ(reports.front().stage.en, "first");
  EXPECT_EQ(reports.front().done, 0u);
  EXPECT_EQ(reports.front().total, 10u);
  EXPECT_FALSE(reports.front().note);
  EXPECT_EQ(reports.back().stage.ja, "二");
  EXPECT_EQ(reports.back().done, 0u);
  EXPECT_EQ(reports.back().total, 0u);
  EXPECT_GE(reports.back().seconds, 0.0);
}

TEST(Progress, TheUnwatchedTwinStopsAndIsLateWithItsWatchedOne) {
  std::stop_source stop;
  int reports = 0;
  const Progress watched(stop.get_token(), [&](const Report&) { ++reports; });
  Progress twin = watched.unwatched();
  twin.stage({"inside", "内側"}, 3);
  twin.advance();
  EXPECT_EQ(reports, 0);
  EXPECT_FALSE(twin.stopped());
  stop.request_stop();
  EXPECT_TRUE(twin.stopped());
  const Progress late({}, {}, 1e-9, 10);
  EXPECT_TRUE(late.unwatched().stopped());
  EXPECT_FALSE(late.unwatched().needs(11));
}

TEST(Progress, ManyStepsAreFewReportsAndNoneIsLost) {
  std::uint64_t reports = 0, last = 0;
  Progress progress({}, [&](const Report& report) {
    ++reports;
    EXPECT_GE(report.done, last);
    last = report.done;
  });
  progress.stage({"work", "作業"}, 400'000);
  {
    std::vector<std::jthread> team;
    for (int t = 0; t < 4; ++t) {
      team.emplace_back([&] {
        for (int i = 0; i < 10'000; ++i) progress.advance(10);
      });
    }
  }
  EXPECT_LT(reports, 10'000u);
  std::this_thread::sleep_for(std::chrono::milliseconds(60));  // the next report is due
  progress.advance(0);
  EXPECT_EQ(last, 400'000u);
}

TEST(Progress, NotesAreNeverHeldBack) {
  std::vector<Report> notes;
  Progress progress({}, [&](const Report& report) {
    if (report.note) notes.push_back(report);
  });
  progress.stage({"work", "作業"});
  for (int i = 0; i < 5; ++i) progress.note({"remark", "注意"});
  ASSERT_EQ(notes.size(), 5u);
  EXPECT_EQ(notes[4].stage, (Text{"remark", "注意"}));
}

TEST(Progress, OnceStoppedItSaysSo) {
  std::stop_source stop;
  const Progress progress(stop.get_token());
  EXPECT_FALSE(progress.stopped());
  EXPECT_TRUE(progress.check());
  stop.request_stop();
  EXPECT_TRUE(progress.stopped());
  ASSERT_FALSE(progress.check());
  EXPECT_EQ(progress.check().error().code, Code::cancelled);
}

TEST(Progress, SaysHowMuchMemoryIsNeededAndAllowed) {
  EXPECT_TRUE(Progress().needs(Progress::any_memory));
  const Progress bounded({}, {}, 0, 3 << 20);
  EXPECT_TRUE(bounded.needs(3 << 20));
  const auto refused = bounded.needs((3 << 20) + 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::limit);
  EXPECT_EQ(refused.error().message.en, "this needs 4 MiB of memory, and 3 MiB are allowed");
}

TEST(Progress, NobodyNeedsToWatch) {
  Progress progress;
  progress.stage({"work", "作業"}, 3);
  progress.advance();
  progress.note({"remark", "注意"});
  EXPECT_FALSE(progress.stopped());
  EXPECT_TRUE(progress.check());
}

}  // namespace
}  // namespace asobi
