#include "apps/server/seats.hpp"

#include <memory>

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(Seats, ThoseWhoLeaveSlowlyKeepNobodyOut) {
  ServerLimits limits;
  limits.connections = 6;
  limits.connections_of_address = 3;
  Seats seats(limits);
  const Seats::Time now = {};
  std::vector<std::unique_ptr<Seat>> all;
  int closed = 0;
  const auto comes = [&](const std::string& address) {
    all.push_back(std::make_unique<Seat>(seats, address, now));
    all.back()->closes([&] { ++closed; });  // and stays for a while
    return seats.make_room(*all.back(), now);
  };
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(comes("a"));
    EXPECT_TRUE(comes("b"));
  }
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(comes("newcomer " + std::to_string(i))) << i;
  EXPECT_EQ(closed, 4);
  EXPECT_FALSE(comes("newcomer 1") && comes("newcomer 2"));  // one seat each is no more than the others have
}

}  // namespace
}  // namespace asobi
