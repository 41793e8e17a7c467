#include "play/paper.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace asobi {
namespace {

Finding value(std::string computed, bool holds = true) {
  return {holds, {"so it is", "そのとおり"}, std::move(computed)};
}

Claim claim() { return {"one", {"1", "1"}, {"1 + 1", "1 + 1"}, {}}; }

TEST(Judge, EqualIsReproducedAndAnythingElseFails) {
  const auto printed = claim().prints("24 = 1 + 23").printed;
  EXPECT_EQ(judge(printed, value("24 = 1 + 23")), Verdict::reproduced);
  EXPECT_EQ(judge(printed, value("24 = 1 + 22")), Verdict::failed);
  EXPECT_EQ(judge(printed, value("")), Verdict::failed);
  EXPECT_EQ(judge(printed, value("24 = 1 + 23", false)), Verdict::failed);
}

TEST(Judge, HowThePaperWritesAValueIsToldAndNotCompared) {
  const Claim one = claim().prints("2(2N-1)").as_printed("4N-2").with_caveat({"a sign may be lost", "符号の欠落か"});
  EXPECT_EQ(one.printed->as_printed, "4N-2");
  EXPECT_EQ(one.caveat.en, "a sign may be lost");
  EXPECT_EQ(judge(one.printed, value("2(2N-1)")), Verdict::reproduced);
  EXPECT_EQ(judge(one.printed, value("4N-2")), Verdict::failed);
}

TEST(Judge, AnErrorIsCorrectedOnlyByWhatIsRight) {
  const auto printed = claim().corrects("25", "24").printed;
  EXPECT_EQ(judge(printed, value("24")), Verdict::corrected);
  EXPECT_EQ(judge(printed, value("25")), Verdict::failed);
  EXPECT_EQ(judge(printed, value("26")), Verdict::failed);
  EXPECT_EQ(judge(claim().corrects("24", "24").printed, value("24")), Verdict::failed);
}

TEST(Judge, WhatPrintsNothingIsAnsweredOrFails) {
  EXPECT_EQ(judge({}, value("7")), Verdict::answered);
  EXPECT_EQ(judge({}, value("7", false)), Verdict::failed);
}

// The paper's picture centres: 42 ± 15.6 over 100 states; the free choices allow 41.1 ± 14.6 to 44.8 ± 13.9.
Finding span(Sample least, Sample most) { return {.got = {"so", "そう"}, .span = SampleSpan{least, most}}; }
Finding point(Sample one) { return {.got = {"so", "そう"}, .point = one}; }

TEST(Judge, StatisticsInASpanAreCompatibleAndFailOnEitherSide) {
  const auto printed = claim().prints(Sample{42, 15.6, 100}).printed;
  EXPECT_EQ(judge(printed, span({41.1, 14.6, 2048}, {44.8, 13.9, 2048})), Verdict::compatible);
  EXPECT_EQ(judge(printed, span({30, 14.6, 2048}, {33, 14.6, 2048})), Verdict::failed);
  EXPECT_EQ(judge(printed, span({50, 14.6, 2048}, {53, 14.6, 2048})), Verdict::failed);
  EXPECT_EQ(judge(printed, span({41.1, 5.6, 2048}, {44.8, 5.9, 2048})), Verdict::failed);
  EXPECT_EQ(judge(printed, span({41.1, 30, 2048}, {44.8, 31, 2048})), Verdict::failed);
  EXPECT_EQ(judge(printed, value("42 ± 15.6")), Verdict::failed);
}

TEST(Judge, OnlyAPointThatWasPredictedIsReproduced) {
  const auto printed = claim().prints(Sample{42, 15.6, 100}).printed;
  EXPECT_EQ(judge(printed, point({43.8, 14.8, 40'000})), Verdict::reproduced);
  EXPECT_EQ(judge(printed, point({50, 14.8, 40'000})), Verdict::failed);
  EXPECT_EQ(judge(printed, point({34, 14.8, 40'000})), Verdict::failed);
  EXPECT_EQ(judge(printed, point({43.8, 5.8, 40'000})), Verdict::failed);
  Finding both = span({30, 14.6, 2048}, {60, 14.6, 2048});
  both.point = Sample{50, 14.8, 40'000};
  EXPECT_EQ(judge(printed, both), Verdict::failed) << "the point is what was predicted";
}

TEST(Judge, ResidualAndWidthAreInStandardErrors) {
  const auto printed = claim().prints(Sample{42, 10, 100}).printed;
  EXPECT_NEAR(residual(printed, point({44, 10, 1'000'000})).value().mean, -2, 0.01);
  EXPECT_NEAR(residual(printed, point({42, 9, 1'000'000})).value().deviation, std::sqrt(2.0), 0.01);
  EXPECT_EQ(residual(printed, span({40, 10, 100}, {44, 10, 100})).value().mean, 0);
  EXPECT_NEAR(residual(printed, span({30, 10, 100}, {38, 10, 1'000'000})).value().mean, 4, 0.01);
  EXPECT_NEAR(width(printed, span({30, 10, 100}, {38, 10, 100})).value(), 8, 1e-9);
  EXPECT_FALSE(width(printed, point({44, 10, 100})));
  EXPECT_FALSE(residual(claim().prints("42").printed, value("42")));
}

TEST(Judge, FewerTurnsAreBetterAndMoreFail) {
  const auto printed = claim().needs("11, 13").printed;
  EXPECT_EQ(judge(printed, value("11, 13")), Verdict::reproduced);
  EXPECT_EQ(judge(printed, value("10, 13")), Verdict::bettered);
  EXPECT_EQ(judge(printed, value("9, 14")), Verdict::failed);
  EXPECT_EQ(judge(printed, value("11")), Verdict::failed);
  EXPECT_EQ(judge(printed, value("")), Verdict::failed);
  EXPECT_EQ(judge(printed, value("10, 11", false)), Verdict::failed);
}

TEST(Told, AFailedClaimNeverShowsTheSentenceOfSuccess) {
  const auto printed = claim().prints("24").printed;
  EXPECT_EQ(told(printed, value("24")).en, "so it is");
  EXPECT_EQ(told(printed, value("23")).en, "23 was computed, and 24 was to be");
  EXPECT_EQ(told(printed, value("24", false)).en, "24 was computed, but what must hold besides does not");
  EXPECT_EQ(told({}, value("", false)).ja, "確かめられませんでした");
}

TEST(Worded, WordsAreTranslatedAndFormulasStay) {
  const auto ja = [](const std::string& value) { return worded(value).ja; };
  EXPECT_EQ(ja("every"), "すべて");
  EXPECT_EQ(ja("everyone"), "everyone");
  EXPECT_EQ(ja("24 = 1 + 23"), "24 = 1 + 23");
  EXPECT_EQ(ja("all but 6 of 37"), "37 のうち 6 を除くすべて");
  EXPECT_EQ(ja("forward 1, 2, 3 (1 from N = 4); reverse 1"), "順方向 1, 2, 3 (1 は N = 4 から); 逆方向 1");
  EXPECT_EQ(ja("(N+1)^3 points, x+(N+1)(y+(N+1)z)"), "(N+1)^3 点, x+(N+1)(y+(N+1)z)");
  EXPECT_EQ(ja("12 on 1 side, 20 on 3 sides"), "12 (1 面), 20 (3 面)");
  EXPECT_EQ(ja("Skewb with the layers 0-2, 4-6 glued"), "Skewb (層 0-2、4-6 を接着)");
  EXPECT_EQ(ja("cube-edge-3"), "cube-edge-3");
  EXPECT_EQ(ja(""), "");
  EXPECT_EQ(worded("forward 1; reverse 1").en, "forward 1; reverse 1");
}

TEST(Worded, WhatIsQuotedIsTranslatedForOthers) {
  EXPECT_EQ(worded("2 回以上: yes; 方向を変える: yes").en, "twice or more: yes; in other directions: yes");
  EXPECT_EQ(worded("(i) 偶数×奇数").en, "(i) even×odd");
  EXPECT_EQ(worded("2 回以上: yes").ja, "2 回以上: はい");
}

}  // namespace
}  // namespace asobi
