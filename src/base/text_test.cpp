#include "base/text.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace asobi {
namespace {

TEST(Text, NumbersAreGroupedByThrees) {
  EXPECT_EQ(grouped(std::uint64_t{0}), "0");
  EXPECT_EQ(grouped(std::uint64_t{999}), "999");
  EXPECT_EQ(grouped(std::uint64_t{1000}), "1,000");
  EXPECT_EQ(grouped(std::uint64_t{239500800}), "239,500,800");
  EXPECT_EQ(grouped(~std::uint64_t{0}), "18,446,744,073,709,551,615");
  EXPECT_EQ(grouped("43252003274489856000"), "43,252,003,274,489,856,000");
  EXPECT_EQ(grouped(""), "");
  EXPECT_EQ(grouped("-1000"), "-1000");
  EXPECT_EQ(grouped("12x4"), "12x4");
}

TEST(Text, WordsAndTrimming) {
  EXPECT_EQ(words("  a b\tc\n"), (std::vector<std::string_view>{"a", "b", "c"}));
  EXPECT_EQ(words("1,2/ 3", ",/"), (std::vector<std::string_view>{"1", "2", "3"}));
  EXPECT_TRUE(words(" , ,", ",").empty());
  EXPECT_TRUE(words("").empty());
  EXPECT_EQ(trimmed(" \ta b\r\n"), "a b");
  EXPECT_EQ(trimmed(" \n"), "");
}

TEST(Text, OnlyWholeNumbersThatFitAreIntegers) {
  EXPECT_EQ(to_integer("0"), 0);
  EXPECT_EQ(to_integer("-12"), -12);
  EXPECT_EQ(to_integer("9223372036854775807"), INT64_MAX);
  for (const char* bad : {"", " 1", "1 ", "+1", "1.5", "0x10", "a", "-", "9223372036854775808"}) {
    EXPECT_FALSE(to_integer(bad)) << bad;
  }
}

TEST(Text, TheNearestNameIsFoundAndFarOnesAreNot) {
  const std::vector<std::string> names = {"sliding", "nim", "chocolate", "diamond"};
  EXPECT_EQ(nearest("slidng", names), "sliding");
  EXPECT_EQ(nearest("slidnig", names), "sliding");
  EXPECT_EQ(nearest("nin", names), "nim");
  EXPECT_EQ(nearest("nim", names), "nim");
  EXPECT_EQ(nearest("chess", names), std::nullopt);
  EXPECT_EQ(nearest("", names), std::nullopt);
  EXPECT_EQ(nearest("x", {}), std::nullopt);
  EXPECT_EQ(nearest(std::string(100, 'n'), names), std::nullopt);
  EXPECT_EQ(nearest(std::string(1'000'000, 'n'), names), std::nullopt);
  EXPECT_EQ(did_you_mean("slidng", names), (Text{"; did you mean sliding?", "。sliding のことですか"}));
  EXPECT_EQ(did_you_mean("chess", names), Text());
}

TEST(Text, WideCharactersTakeTwoColumns) {
  EXPECT_EQ(display_width(""), 0u);
  EXPECT_EQ(display_width("abc"), 3u);
  EXPECT_EQ(display_width("駒"), 2u);
  EXPECT_EQ(display_width("空き 15"), 7u);
  EXPECT_EQ(display_width("ｱ"), 1u);
  EXPECT_EQ(display_width("Ａ"), 2u);
  EXPECT_EQ(display_width("é"), 1u);
  EXPECT_EQ(display_width("e\u0301"), 1u);
  EXPECT_EQ(display_width("か\u3099"), 2u);
  EXPECT_EQ(display_width("│─"), 2u);
  EXPECT_EQ(display_width("🎲"), 2u);
}

// Each string stands in its own allocation without a final zero, so that reading past the end is seen by the sanitizer.
std::size_t width_of(const std::vector<char>& bytes) { return display_width({bytes.data(), bytes.size()}); }

TEST(Text, MalformedBytesAreSingleNarrowCharacters) {
  EXPECT_EQ(width_of({'\xE9'}), 1u);                          // the first of three bytes, alone
  EXPECT_EQ(width_of({'\xE9', '\xA7'}), 2u);                  // two of three
  EXPECT_EQ(width_of({'\xE9', '\xA7', 'a'}), 3u);             // the last is no continuation
  EXPECT_EQ(width_of({'\xE9', 'a', 'b', 'c'}), 4u);           // it must not swallow what follows
  EXPECT_EQ(width_of({'\x80', '\xBF'}), 2u);                  // continuations alone
  EXPECT_EQ(width_of({'\xC0', '\x80'}), 2u);                  // overlong
  EXPECT_EQ(width_of({'\xE0', '\x80', '\x80'}), 3u);          // overlong
  EXPECT_EQ(width_of({'\xED', '\xA0', '\x80'}), 3u);          // surrogate
  EXPECT_EQ(width_of({'\xF4', '\x90', '\x80', '\x80'}), 4u);  // beyond U+10FFFF
  EXPECT_EQ(width_of({'\xF8', '\x88', '\x80', '\x80'}), 4u);
  EXPECT_EQ(width_of({'\xFF'}), 1u);
}

TEST(Text, QuotedTextIsSafeToPrint) {
  EXPECT_EQ(shown("abc"), "\"abc\"");
  EXPECT_EQ(shown("駒 x"), "\"駒 x\"");
  EXPECT_EQ(shown("a\x1b[31m\n"), "\"a\\x1b[31m\\x0a\"");
  EXPECT_EQ(shown("\x7f"), "\"\\x7f\"");
  EXPECT_EQ(shown("\xE9\xA7"), "\"\\xe9\\xa7\"");
  EXPECT_EQ(shown("\u009b"), "\"\\u009b\"");  // a terminal's control sequence in two bytes
  EXPECT_EQ(shown("\u202e"), "\"\\u202e\"");  // right-to-left override
  EXPECT_EQ(shown(std::string(40, 'a')), "\"" + std::string(40, 'a') + "\"");
  EXPECT_EQ(shown(std::string(41, 'a')), "\"" + std::string(40, 'a') + "…\"");
}

TEST(Text, AnyBytesCanBeQuotedAndMeasured) {
  Random random(1);
  for (int trial = 0; trial < 2000; ++trial) {
    std::vector<char> bytes(random.below(12));
    for (char& byte : bytes)
      byte = static_cast<char>(random.below(2) == 0 ? random.below(256) : 0x80 + random.below(128));
    EXPECT_LE(width_of(bytes), 2 * bytes.size());
    for (const char c : shown({bytes.data(), bytes.size()})) {
      EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20 && c != 0x7F);
    }
  }
}

}  // namespace
}  // namespace asobi
