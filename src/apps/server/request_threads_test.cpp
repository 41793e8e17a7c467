#include "apps/server/request_threads.hpp"

#include <atomic>
#include <future>

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(RequestThreads, DoAllOnceAndEndWhenItIsDone) {
  std::atomic<int> done = 0;
  {
    RequestThreads threads(2);
    for (int i = 0; i < 1'000; ++i) threads.submit(std::to_string(i % 7), i % 3 == 0, [&] { ++done; });
  }
  EXPECT_EQ(done, 1'000);
}

TEST(RequestThreads, WhatIsSlowKeepsNobodyWaiting) {
  RequestThreads threads(1);
  std::promise<void> release;
  const auto released = release.get_future().share();
  for (int i = 0; i < 5; ++i) threads.submit(std::to_string(i), true, [released] { released.wait(); });
  std::promise<void> quick;
  threads.submit("modest", false, [&] { quick.set_value(); });
  EXPECT_EQ(quick.get_future().wait_for(std::chrono::seconds(10)), std::future_status::ready);
  release.set_value();
}

TEST(RequestThreads, WhoAsksMuchWaitsForOthers) {
  constexpr int before = 10;
  std::atomic<int> greedy = 0;
  std::promise<void> reached, release;
  std::promise<int> seen;
  RequestThreads threads(0);  // so one alone, and whose turn it is does not hang on who is faster
  for (int i = 0; i < 200; ++i) {
    threads.submit("greedy", false, [&] {
      if (++greedy != before) return;
      reached.set_value();
      release.get_future().wait();
    });
  }
  reached.get_future().wait();
  threads.submit("modest", false, [&] { seen.set_value(greedy); });
  release.set_value();
  EXPECT_EQ(seen.get_future().get(), before);
}

}  // namespace
}  // namespace asobi
