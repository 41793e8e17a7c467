#include "papers/paper_file.hpp"

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "games/catalogue.hpp"
#include "papers/finding.hpp"

namespace asobi {
namespace {

Json claim_that_asks() {
  return Json::parse(R"({"id": "one", "section": "1", "says": {"en": "so", "ja": "そう"},
    "ask": {"game": "nim", "options": {"heaps": "3 5 7"}, "tool": "table"},
    "computed": "{/digits/state}", "got": "{#/heaps}", "printed": "uneven"})");
}

Result<Paper> read(const Json& claim, const std::vector<Check>& checks = {}) {
  static const std::vector<Entry> games = all_games();
  const Json file = {{"id", "p"},
                     {"title", "t"},
                     {"citation", "c"},
                     {"abstract", "a"},
                     {"source", "s"},
                     {"words", {{"imbalance", "uneven"}}},
                     {"claims", Json::array({claim})}};
  return read_paper(to_line(file), checks, games);
}

Finding found_by(const Claim& claim) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
  return claim.check(context).value();
}

TEST(PaperFile, AClaimIsAnsweredByATool) {
  const auto paper = read(claim_that_asks());
  ASSERT_TRUE(paper) << paper.error().message.en;
  const Claim& claim = paper->claims[0];
  const Finding finding = found_by(claim);
  EXPECT_EQ(finding.computed, "uneven");
  EXPECT_EQ(finding.got.ja, "3");
  EXPECT_EQ(judge(claim.printed, finding), Verdict::reproduced);
  EXPECT_EQ(Json::parse(claim.live).at("tool"), "table");
}

TEST(PaperFile, WhatMustHoldBesidesIsCompared) {
  Json claim = claim_that_asks();
  claim["holds"] = {{"/digits/ones/*", "2, 2, 3"}};
  EXPECT_TRUE(found_by(read(claim)->claims[0]).holds);
  claim["holds"] = {{"/digits/ones/*", "2, 2, 4"}};
  EXPECT_FALSE(found_by(read(claim)->claims[0]).holds);
}

TEST(PaperFile, SeveralAnswersAreAListAndRowsAreFilledOneByOne) {
  Json claim = claim_that_asks();
  const Json one = claim["ask"];
  Json other = one;
  other["options"] = {{"heaps", "2 5 7"}};
  claim["ask"] = {one, other};
  claim["got"] = "{/1/heaps/0}";
  claim["computed"] = {{"each", "/"}, {"is", "{/heaps/*}: {/digits/state}"}};
  const Finding finding = found_by(read(claim)->claims[0]);
  EXPECT_EQ(finding.computed, "3, 5, 7: uneven; 2, 5, 7: balance");
  EXPECT_EQ(finding.got.en, "2");
}

TEST(PaperFile, APointerThatLeadsNowhereIsAnError) {
  Json claim = claim_that_asks();
  claim["computed"] = "{/digits/status}";
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
  EXPECT_FALSE(read(claim)->claims[0].check(context));
}

TEST(PaperFile, WhatIsUnknownOrMissingIsRefused) {
  const auto refused = [](const char* key, const Json& value) {
    Json claim = claim_that_asks();
    claim[key] = value;
    return !read(claim);
  };
  EXPECT_TRUE(refused("prints", "uneven"));
  EXPECT_TRUE(refused("sample", {{"mean", 1}, {"sd", 1}, {"trials", 1}}));
  EXPECT_TRUE(refused("needs", "3"));
  EXPECT_TRUE(refused("says", {{"en", "so"}}));
  EXPECT_TRUE(refused("ask", {{"game", "nimm"}, {"options", {{"heaps", "3"}}}, {"tool", "table"}}));
  EXPECT_TRUE(refused("ask", {{"game", "nim"}, {"options", {{"heaps", "3"}}}, {"tool", "tabel"}}));
  EXPECT_TRUE(refused("ask", {{"game", "nim"}, {"options", {{"heap", "3"}}}, {"tool", "table"}}));
  Json claim = claim_that_asks();
  claim.erase("got");
  EXPECT_FALSE(read(claim));
  EXPECT_FALSE(read_paper("{", {}, {}));
}

TEST(PaperFile, AClaimIsCheckedByCodeThatIsGivenWhatStandsThereAndNothingElse) {
  Json claim = {{"id", "two"},        {"section", "1"},
                {"says", "so"},       {"live", {{"game", "nim"}, {"options", Json::object()}}},
                {"with", {{"n", 2}}}, {"thorough", {{"n", 3}}},
                {"printed", "2"}};
  const auto echo = [](const Json& with, Context&) -> Result<Finding> { return computes(to_line(with), same("so")); };
  const auto paper = read(claim, {{"two", echo}});
  ASSERT_TRUE(paper) << paper.error().message.en;
  EXPECT_EQ(found_by(paper->claims[0]).computed, R"({"n":2})");
  Claim thorough = paper->claims[0];
  thorough.check = thorough.thorough;
  EXPECT_EQ(found_by(thorough).computed, R"({"n":3})");
  EXPECT_FALSE(read(claim)) << "there is no such check";
  EXPECT_FALSE(read(claim, {{"two", echo}, {"three", echo}})) << "a check that nobody uses";
}

}  // namespace
}  // namespace asobi
