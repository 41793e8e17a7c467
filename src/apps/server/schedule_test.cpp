#include "apps/server/schedule.hpp"

#include <gtest/gtest.h>

namespace asobi {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// A server in which time passes when the test says so. Seats: 4, one of them kept free.
class ScheduleTest : public ::testing::Test {
 protected:
  SeatLimits limits = {.seats = 4, .kept_free = 1, .waiting = 20, .waiting_of_address = 10, .waiting_bytes = 1'000};
  Schedule schedule{limits};
  Schedule::Time now{};
  std::map<std::string, std::shared_ptr<JobClient>> clients;
  std::vector<Schedule::Id> running;

  std::shared_ptr<JobClient> client(const std::string& address) {
    auto& found = clients[address];
    if (!found) {
      found = std::make_shared<JobClient>();
      found->address = address;
    }
    return found;
  }
  bool add(Schedule::Id id, const std::string& address, std::size_t bytes = 1) {
    return schedule.add(id, client(address), bytes).has_value();
  }
  // Does all that can be done now.
  void settle() {
    while (const auto step = schedule.next(now)) {
      if (step->back) EXPECT_EQ(std::erase(running, *step->back), 1u);
      running.push_back(step->begins);
      EXPECT_LE(running.size(), limits.seats);
    }
    std::ranges::sort(running);
  }
  void pass(std::chrono::steady_clock::duration time) {
    now += time;
    settle();
  }
  void end(Schedule::Id id) {
    std::erase(running, id);
    schedule.remove(id, now);
    settle();
  }
  using Ids = std::vector<Schedule::Id>;
};

TEST_F(ScheduleTest, JobsBeginAtOnceWhileThereAreSeats) {
  for (Schedule::Id id = 1; id <= 5; ++id) add(id, "a");
  settle();
  EXPECT_EQ(running, (Ids{1, 2, 3, 4}));
  EXPECT_EQ(schedule.waiting(), 1u);
  end(2);
  EXPECT_EQ(running, (Ids{1, 3, 4, 5}));
}

TEST_F(ScheduleTest, AShortJobNeverWaitsLongerThanAMoment) {
  for (Schedule::Id id = 1; id <= 9; ++id) add(id, std::to_string(id));
  settle();
  for (int i = 0; i < 20; ++i) pass(milliseconds(500));  // every one has had its moment, and three have settled
  EXPECT_EQ(running.size(), 4u);
  EXPECT_EQ(schedule.waiting(), 5u);
  for (Schedule::Id small = 100; small < 105; ++small) {
    add(small, "newcomer");
    const auto before = now;
    while (std::ranges::find(running, small) == running.end()) {
      const auto wake = schedule.wake(now);
      ASSERT_TRUE(wake);
      ASSERT_GE(*wake, now);
      now = *wake;
      settle();
      ASSERT_LE(now - before, limits.moment);
    }
    pass(milliseconds(10));
    end(small);
  }
}

TEST_F(ScheduleTest, WhatHasSettledIsNeverPutBack) {
  for (Schedule::Id id = 1; id <= 3; ++id) add(id, std::to_string(id));
  settle();
  pass(seconds(2));
  for (Schedule::Id id = 4; id <= 9; ++id) add(id, std::to_string(id));
  for (int i = 0; i < 50; ++i) {
    pass(milliseconds(300));
    EXPECT_TRUE(std::ranges::includes(running, Ids{1, 2, 3}));
  }
  // Those put back settle, one after the other, when there is room, and so all come to their end.
  for (int i = 0; i < 9; ++i) {
    ASSERT_FALSE(running.empty());
    end(running.front());
    pass(seconds(2));
  }
  EXPECT_EQ(schedule.waiting(), 0u);
  EXPECT_TRUE(running.empty());
}

TEST_F(ScheduleTest, NextComesWhoHasUsedLeast) {
  for (Schedule::Id id = 1; id <= 8; ++id) add(id, "greedy");
  settle();
  pass(milliseconds(500));
  add(20, "modest");
  end(1);
  EXPECT_EQ(running, (Ids{2, 3, 4, 20}));
  end(20);
  add(21, "modest");
  end(2);  // it has used less, though it has used some
  EXPECT_TRUE(std::ranges::find(running, 21u) != running.end() || schedule.waiting() == 0);
}

TEST_F(ScheduleTest, ClientsOfOneAddressShareIt) {
  const auto first = std::make_shared<JobClient>(), second = std::make_shared<JobClient>();
  first->address = second->address = "school";
  for (Schedule::Id id = 1; id <= 6; ++id) ASSERT_TRUE(schedule.add(id, first, 1));
  settle();
  ASSERT_TRUE(schedule.add(7, second, 1));
  pass(milliseconds(100));
  end(1);
  EXPECT_EQ(running, (Ids{2, 3, 4, 7}));
}

TEST_F(ScheduleTest, NoAddressGetsEverySeatToSettleIn) {
  for (Schedule::Id id = 1; id <= 8; ++id) add(id, "greedy");
  for (int i = 0; i < 10; ++i) pass(seconds(1));
  add(9, "other");
  pass(seconds(1));
  pass(seconds(5));
  EXPECT_TRUE(std::ranges::find(running, 9u) != running.end());
}

TEST_F(ScheduleTest, WhoHasGoneGivesWay) {
  for (Schedule::Id id = 1; id <= 4; ++id) add(id, std::to_string(id));
  settle();
  pass(seconds(5));
  client("2")->gone = true;
  add(5, "here");
  settle();
  EXPECT_EQ(running.size(), 4u);
  EXPECT_TRUE(std::ranges::find(running, 2u) == running.end());
  EXPECT_TRUE(std::ranges::find(running, 5u) != running.end());
  end(1);  // nobody else waits
  EXPECT_TRUE(std::ranges::find(running, 2u) != running.end());
}

TEST_F(ScheduleTest, TheLineIsBounded) {
  for (Schedule::Id id = 1; id <= 10; ++id) EXPECT_TRUE(add(id, "a"));
  EXPECT_FALSE(add(11, "a"));
  EXPECT_FALSE(add(12, "b", 1'000));
  for (Schedule::Id id = 20; id < 30; ++id) EXPECT_TRUE(add(id, "b"));
  EXPECT_FALSE(add(30, "c"));
  end(1);
  EXPECT_TRUE(add(31, "c"));
}

}  // namespace
}  // namespace asobi
