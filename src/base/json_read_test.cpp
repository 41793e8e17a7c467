#include "base/json_read.hpp"

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(ReadJson, GivesTheValue) {
  const auto read = read_json(R"({"a": [1, -2, 2.5, "x", true, null]})");
  ASSERT_TRUE(read);
  EXPECT_EQ(to_line(*read), R"({"a":[1,-2,2.5,"x",true,null]})");
}

TEST(ReadJson, TellsTheByteOfTheFault) {
  EXPECT_EQ(read_json("[1, 2").error(), 6u);
  EXPECT_EQ(read_json(R"({"a": 1, "b": x})").error(), 15u);
  EXPECT_EQ(read_json(R"([null, true, {"k": [-1, 1.5]}, "s"] ,)").error(), 37u);
  EXPECT_EQ(read_json("").error(), 1u);
  EXPECT_EQ(read_json("[1e999]").error(), 6u);  // a number that is too large
}

TEST(ReadJson, KeysThatStandTwiceInOneObjectAreFound) {
  EXPECT_FALSE(repeated_key(R"({"a": {"a": 1, "b": [{"a": 2}, {"a": 3}]}, "b": 4})"));
  EXPECT_EQ(repeated_key(R"({"a": 1, "b": 2, "\u0061": 1})"), "a");
  EXPECT_EQ(repeated_key(R"([{"x": {"b": 1, "c": 2, "b": 1}}])"), "b");
}

}  // namespace
}  // namespace asobi
