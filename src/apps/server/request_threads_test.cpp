#include "apps/server/request_threads.hpp"

#include <atomic>
#include <future>

#include <gtest/gtest.h>

namespace asobi {
namespace {

using std::chrono::milliseconds;

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
  std::atomic<int> greedy = 0;
  std::promise<int> seen;
  RequestThreads threads(1);
  for (int i = 0; i < 200; ++i) {
    threads.submit("greedy", false, [&] {
      std::this_thread::sleep_for(milliseconds(2));
      ++greedy;
    });
  }
  std::this_thread::sleep_for(milliseconds(20));
  const int before = greedy;
  threads.submit("modest", false, [&] { seen.set_value(greedy); });
  EXPECT_LE(seen.get_future().get(), before + 8);
}

}  // namespace
}  // namespace asobi
