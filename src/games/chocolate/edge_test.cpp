#include "games/chocolate/edge.hpp"

#include <gtest/gtest.h>

namespace asobi::chocolate {
namespace {

using Heights = std::vector<std::uint32_t>;

Heights heights(std::string_view text, std::uint32_t last, std::uint32_t cap = no_cap) {
  const auto edge = Edge::parse(text);
  EXPECT_TRUE(edge) << text;
  const auto out = edge->heights(last, cap);
  EXPECT_TRUE(out) << text << ": " << (out ? "" : out.error().message.en);
  return out.value_or(Heights());
}

TEST(Edge, QuotientsListsAndFormulas) {
  EXPECT_EQ(*Edge::quotient(2).heights(5, no_cap), (Heights{0, 0, 1, 1, 2, 2}));
  EXPECT_EQ(heights("0,0,1,1,2,2", 5), (Heights{0, 0, 1, 1, 2, 2}));
  EXPECT_EQ(heights(" 0 , 1, 1 ", 2), (Heights{0, 1, 1}));
  EXPECT_EQ(heights("y/2", 5), (Heights{0, 0, 1, 1, 2, 2}));
  EXPECT_EQ(heights("floor(y/2)", 5), (Heights{0, 0, 1, 1, 2, 2}));
  EXPECT_EQ(heights("4", 2), (Heights{4, 4, 4}));
  EXPECT_EQ(heights("max(y - 2, 0)", 4), (Heights{0, 0, 0, 1, 2}));
  EXPECT_EQ(heights("min(y, 3)", 5), (Heights{0, 1, 2, 3, 3, 3}));
  EXPECT_EQ(heights("pow2(y)", 9), (Heights{0, 1, 2, 2, 4, 4, 4, 4, 8, 8}));
  EXPECT_EQ(heights("sqrt(y)", 9), (Heights{0, 1, 1, 1, 2, 2, 2, 2, 2, 3}));
  EXPECT_EQ(heights("1000000000000 y", 2, 7), (Heights{0, 7, 7}));
}

TEST(Edge, ListsThatGoOn) {
  EXPECT_EQ(heights("0,0,1 then f(y-2)+1", 7), (Heights{0, 0, 1, 1, 2, 2, 3, 3}));
  EXPECT_EQ(heights(" 0, 0, 2 , 3 then f(y - 3) + 4", 10), (Heights{0, 0, 2, 3, 4, 6, 7, 8, 10, 11, 12}));
  EXPECT_EQ(heights("4 then f(y-1)", 3), (Heights{4, 4, 4, 4}));
  EXPECT_EQ(heights("0,0,0,1 then y/2", 7), (Heights{0, 0, 0, 1, 2, 2, 3, 3}));
  EXPECT_EQ(Edge::parse("0,1 then f(y-1)+1")->last(), no_cap);
  EXPECT_EQ(Edge::parse("0,1")->last(), 1u);
}

TEST(Edge, FaultsAreNamed) {
  const auto refused = [](std::string_view text, std::uint32_t last, std::string_view part) {
    const auto edge = Edge::parse(text);
    const auto out = edge ? edge->heights(last, no_cap) : Result<Heights>(fail(edge.error()));
    ASSERT_FALSE(out) << text;
    EXPECT_EQ(out.error().code, Code::invalid);
    EXPECT_NE(out.error().message.en.find(part), std::string::npos) << out.error().message.en;
    EXPECT_FALSE(out.error().message.ja.empty());
  };
  refused("0,2,1", 2, "not monotone: f(1) = 2, but f(2) = 1");
  refused("5 - y", 2, "not monotone");
  refused("y - 1", 2, "f(0) = -1 is negative");
  refused("-1,0", 1, "negative");
  refused("4/(2 - y)", 5, "f(2): the formula divides by zero");
  refused("9223372036854775807 y", 5, "f(2)");
  refused("0,1", 2, "ends at f(1)");
  refused("0,1.5", 1, "\"1.5\"");
  refused(",", 1, "empty");
  refused("y^2", 1, "character 2 (at \"^2\"): ^ can be read in two ways");
  refused("0,0 then y^2", 1, "^ can be read in two ways");
  refused("0,1 then f(y-3)+1", 1, "needs 3 values");
  EXPECT_EQ(Edge::parse("0,1 then f(y-1)+99999999999999999999").error().message.en,
            "99999999999999999999 is too large");
  refused("0,1 then f(y-0)+1", 1, "needs 0 values");
  refused("0,1 then f(x-1)+1", 1, "y is expected here");
  refused("0,1 then f(y-1)+", 1, "a number is expected here");
  refused("0,1 then f(y-1)+1 1", 1, "should end here");
  refused("0,9,9 then f(y-3)+1", 3, "not monotone: f(2) = 9, but f(3) = 1");
  refused("then f(y-1)+1", 1, "empty");
  refused("x", 1, "names x");
  refused("y y_", 1, "should end here");
  refused("", 1, "expected");
}

}  // namespace
}  // namespace asobi::chocolate
