#include "apps/server/client_address.hpp"

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(ClientAddress, AWholeNetworkOfIPv6IsOneClient) {
  EXPECT_EQ(client_address("2001:db8:1:2::7"), "2001:db8:1:2::/64");
  EXPECT_EQ(client_address("2001:db8:1:2:ffff:1:2:3"), client_address("2001:0db8:1:2::7"));
  EXPECT_NE(client_address("2001:db8:1:3::7"), client_address("2001:db8:1:2::7"));
  EXPECT_EQ(client_address("fe80::1%1").find("fe80"), 0U);
  EXPECT_EQ(client_address("::1"), "::1");
}

TEST(ClientAddress, AnAddressOfIPv4IsItself) {
  EXPECT_EQ(client_address("192.0.2.7"), "192.0.2.7");
  EXPECT_NE(client_address("192.0.2.8"), client_address("192.0.2.7"));
  EXPECT_EQ(client_address("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(client_address("somebody"), "somebody");
  EXPECT_EQ(client_address(""), "");
}

}  // namespace
}  // namespace asobi
