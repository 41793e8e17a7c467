#include "base/result.hpp"

#include <memory>
#include <set>

#include <gtest/gtest.h>

namespace asobi {
namespace {

Result<int> half(int n) {
  if (n % 2 != 0) return fail(Code::invalid, "{} is odd", "{} は奇数です", n);
  return n / 2;
}

Result<int> quarter(int n) {
  ASOBI_TRY(const int once, half(n));
  ASOBI_TRY(const int twice, half(once));
  return twice;
}

Result<void> even(int n) {
  ASOBI_CHECK(half(n));
  return {};
}

Result<std::unique_ptr<int>> boxed(int n) {
  ASOBI_TRY(const int value, half(n));
  return std::make_unique<int>(value);
}

TEST(Result, TheFirstErrorComesThrough) {
  EXPECT_EQ(*quarter(12), 3);
  EXPECT_EQ(quarter(6).error().message, (Text{"3 is odd", "3 は奇数です"}));
  EXPECT_EQ(quarter(5).error().message.en, "5 is odd");
  EXPECT_EQ(quarter(5).error().code, Code::invalid);
  EXPECT_TRUE(even(2));
  EXPECT_EQ(even(3).error().message.in(Lang::ja), "3 は奇数です");
  EXPECT_EQ(even(3).error().message.in(Lang::en), "3 is odd");
}

TEST(Result, ValuesThatCannotBeCopiedAreMoved) {
  const auto unboxed = [](int n) -> Result<int> {
    ASOBI_TRY(const std::unique_ptr<int> box, boxed(n));
    return *box;
  };
  EXPECT_EQ(*unboxed(8), 4);
  EXPECT_FALSE(unboxed(7));
}

TEST(Result, EveryCodeHasItsOwnName) {
  std::set<std::string_view> names;
  for (int code = 0; code <= static_cast<int>(Code::internal); ++code) names.insert(name(static_cast<Code>(code)));
  EXPECT_EQ(names.size(), 8u);
  EXPECT_EQ(name(Code::unsolvable), "unsolvable");
}

TEST(Result, AnErrorCanBePassedOn) {
  const Error error = {Code::limit, {"full", "一杯です"}};
  const Result<int> passed = fail(error);
  EXPECT_EQ(passed.error().code, Code::limit);
  EXPECT_EQ(passed.error().message, error.message);
}

}  // namespace
}  // namespace asobi
