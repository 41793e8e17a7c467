#include "service/thread_pool.hpp"

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(ThreadPool, WithoutThreadsWorkIsDoneWhenItIsAskedFor) {
  ThreadPool pool(0, 2);
  std::vector<int> done;
  const auto note = [&](int number) { return [&done, number](const std::stop_token&) { done.push_back(number); }; };
  EXPECT_FALSE(pool.run_next());
  ASSERT_TRUE(pool.submit(note(1)));
  ASSERT_TRUE(pool.submit(note(2)));
  EXPECT_FALSE(pool.submit(note(3))) << "two may wait";
  EXPECT_TRUE(done.empty());
  EXPECT_TRUE(pool.run_next());
  EXPECT_EQ(done, std::vector{1});
  EXPECT_TRUE(pool.run_next());
  EXPECT_FALSE(pool.run_next());
  EXPECT_EQ(done, (std::vector{1, 2}));
}

TEST(ThreadPool, WhatWaitsIsEndedByAStopAndAtTheEnd) {
  std::vector<bool> stopped;
  {
    ThreadPool pool(0, 9);
    const auto note = [&](const std::stop_token& stop) { stopped.push_back(stop.stop_requested()); };
    const auto first = pool.submit(note);
    pool.submit(note);
    pool.stop(first);
    EXPECT_EQ(stopped, std::vector{true});
  }
  EXPECT_EQ(stopped, (std::vector{true, true}));
}

}  // namespace
}  // namespace asobi
