#include "base/progress_text.hpp"

#include <gtest/gtest.h>

namespace asobi {
namespace {

constexpr int wide = 200;

Report report(std::uint64_t done, std::uint64_t total, double seconds) {
  return {{"counting", "数えています"}, done, total, seconds};
}

TEST(ProgressText, SaysRateAndTimeLeftInBothLanguages) {
  const Report quarter = report(30'000'000, 120'000'000, 10);
  const std::string en = progress_text(quarter, wide, Lang::en), ja = progress_text(quarter, wide, Lang::ja);
  EXPECT_TRUE(en.ends_with("  25 %  3.00 M/s  00:30 left")) << en;
  EXPECT_TRUE(ja.ends_with("  25 %  毎秒 3.00 M  残り 00:30")) << ja;
  EXPECT_TRUE(en.starts_with("counting ██████████ ")) << en;
}

TEST(ProgressText, HoursAreHours) {
  const std::string text = progress_text(report(1'000, 10'000, 3600), wide, Lang::en);
  EXPECT_TRUE(text.ends_with(" 0.28/s  9:00:00 left")) << text;
}

TEST(ProgressText, WithoutATotalThereIsTheRateAlone) {
  EXPECT_EQ(progress_text(report(5'000, 0, 2), wide, Lang::en), "counting  5,000  2.50 k/s  00:02");
  EXPECT_EQ(progress_text(report(5'000, 0, 2), wide, Lang::ja), "数えています  5,000  毎秒 2.50 k  00:02");
  EXPECT_EQ(progress_text(report(0, 0, 2), wide, Lang::en), "counting  00:02");
}

TEST(ProgressText, NothingIsGuessedFromAMoment) {
  EXPECT_EQ(progress_text(report(1, 1'000, 0.1), 20, Lang::en), "counting    0 %  ");
  EXPECT_EQ(progress_text(report(0, 1'000, 50), 20, Lang::en), "counting    0 %  ");
}

TEST(ProgressText, RatesHaveThreeDigits) {
  for (const auto& [done, said] : {std::pair(1ul, " 1.00/s"),
                                   {42ul, " 42.0/s"},
                                   {999ul, " 999/s"},
                                   {9'996ul, " 10.0 k/s"},
                                   {999'600ul, " 1.00 M/s"},
                                   {87'654'321'000ul, " 87.7 G/s"}}) {
    const std::string text = progress_text(report(done, 0, 1), wide, Lang::en);
    EXPECT_NE(text.find(said), std::string::npos) << text;
  }
}

TEST(ProgressText, FitsInTheWidth) {
  for (const int width : {60, 80, 100}) {
    EXPECT_LE(display_width(progress_text(report(77, 100, 5000), width, Lang::ja)), static_cast<std::size_t>(width));
  }
}

}  // namespace
}  // namespace asobi
