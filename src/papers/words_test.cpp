// What papers print is told to readers in their own language; only names and formulas are not translated.
#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "papers/papers.hpp"

namespace asobi {
namespace {

// Runs of letters; single ones are variables.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> out(1);
  for (const char c : text) {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      out.back() += c;
    } else if (!out.back().empty()) {
      out.emplace_back();
    }
  }
  std::erase_if(out, [](const std::string& word) { return word.size() < 2; });
  return out;
}

// Words of small letters only: names begin with a capital.
bool is_common(const std::string& word) {
  return std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

// Kana and kanji: three bytes each, of which the first is one of these.
bool has_japanese(std::string_view text) {
  return std::ranges::any_of(text, [](char c) { return c >= '\xE3' && c <= '\xE9'; });
}

void expect_worded(const std::string& value, const std::string& id) {
  const std::set<std::string> names = {"tetra", "vertexface", "youso", "sum", "if", "write", "mod", "max", "yn",
                                       "zn",    "ynd",        "xy",    "yz",  "zx", "ii",    "iii", "iv"};
  const Text told = worded(value);
  EXPECT_FALSE(has_japanese(told.en)) << id << ": " << told.en;
  for (const std::string& word : words_of(told.ja)) {
    EXPECT_TRUE(!is_common(word) || names.contains(word)) << id << ": " << told.ja;
  }
}

TEST(PapersWords, EverySectionAndPrintedValueIsToldInBothLanguages) {
  std::size_t values = 0;
  for (const Paper& paper : all_papers()) {
    for (const Claim& claim : paper.claims) {
      EXPECT_FALSE(has_japanese(claim.section.en)) << claim.id << ": " << claim.section.en;
      EXPECT_EQ(claim.caveat.en.empty(), claim.caveat.ja.empty()) << claim.id;
      if (!claim.printed) continue;
      expect_worded(claim.printed->text(), claim.id);
      expect_worded(claim.printed->as_printed, claim.id);
      if (!claim.printed->as_printed.empty()) EXPECT_NE(claim.printed->as_printed, claim.printed->value) << claim.id;
      if (claim.printed->right) expect_worded(*claim.printed->right, claim.id);
      ++values;
    }
  }
  EXPECT_GT(values, 400u);
}

}  // namespace
}  // namespace asobi
