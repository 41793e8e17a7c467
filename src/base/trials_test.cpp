#include "base/trials.hpp"

#include <atomic>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/thread_team_for_tests.hpp"

namespace asobi {
namespace {

struct Outcome {
  std::size_t square = 0;
  std::optional<std::string> remark;
  std::vector<double> halves;

  static constexpr auto fields() {
    return field_list(field("square", &Outcome::square), field("remark", &Outcome::remark),
                      field("halves", &Outcome::halves));
  }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome outcome(std::size_t i) {
  return {i * i, i % 3 == 0 ? std::optional(std::to_string(i)) : std::nullopt,
          std::vector<double>(i % 4, static_cast<double>(i) / 2)};
}

// Two times trials are done; `done` counts them.
Result<std::vector<Outcome>> work(Context& context, std::size_t count, std::atomic<int>& done) {
  const auto trial = [&](std::size_t i) -> Result<Outcome> {
    ++done;
    return outcome(i);
  };
  const auto prepare = [&] { return Result<decltype(trial)>(trial); };
  ASOBI_TRY(std::vector<Outcome> out, each_trial<Outcome>(count, 2, context, prepare));
  ASOBI_TRY(const std::vector<Outcome> more, each_trial<Outcome>(3, 1, context, prepare));
  out.insert(out.end(), more.begin(), more.end());
  return out;
}

TEST(Trials, ATeamComesToTheSameAsOne) {
  // The last are more than are told at once.
  for (const std::size_t count : {std::size_t{0}, std::size_t{2}, std::size_t{20}, std::size_t{8'193}}) {
    Quiet quiet;
    std::atomic<int> done = 0;
    const auto whole = work(quiet.context, count, done);
    ASSERT_TRUE(whole);
    for (const std::size_t size : {std::size_t{1}, std::size_t{2}, std::size_t{3}}) {
      std::atomic<int> together = 0;
      run_team(size, [&](Team& team) {
        Quiet own;
        own.context.team = &team;
        const auto all = work(own.context, count, together);
        ASSERT_TRUE(all);
        EXPECT_EQ(*all, *whole);
      });
      if (count >= size) EXPECT_EQ(together, done);
    }
  }
}

TEST(Trials, ATrialThatFailsEndsTheWholeTeam) {
  run_team(3, [](Team& team) {
    Quiet own;
    own.context.team = &team;
    const auto trial = [](std::size_t i) -> Result<int> {
      if (i == 4) return fail(Code::unsolvable, "four", "四");
      return 1;
    };
    const auto all = each_trial<int>(9, 1, own.context, [&] { return Result<decltype(trial)>(trial); });
    EXPECT_EQ(code_of(all), team.rank() == 1 ? Code::unsolvable : Code::limit);
  });
}

TEST(Trials, SharesComeToTheSameAsTheWhole) {
  for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{3}, std::size_t{10}, std::size_t{100}}) {
    Quiet quiet;
    std::atomic<int> done = 0;
    const auto whole = work(quiet.context, count, done);
    ASSERT_TRUE(whole);
    ASSERT_EQ(whole->size(), count + 3);
    for (std::size_t i = 0; i < count; ++i) EXPECT_EQ((*whole)[i], outcome(i));
    for (const std::size_t of : {std::size_t{1}, std::size_t{2}, std::size_t{3}, std::size_t{7}}) {
      Json outcomes = Json::array();
      for (std::size_t part = 0; part < of; ++part) {
        auto share = Share::one(part, of);
        ASSERT_TRUE(share);
        quiet.context.share = &*share;
        ASSERT_TRUE(work(quiet.context, count, done));
        outcomes.push_back(share->outcomes());
      }
      auto all = Share::all(Json::parse(outcomes.dump()));
      ASSERT_TRUE(all);
      quiet.context.share = &*all;
      done = 0;
      EXPECT_EQ(work(quiet.context, count, done).value_or(std::vector<Outcome>{}), *whole) << count << " by " << of;
      EXPECT_EQ(done, 0);
    }
  }
}

TEST(Trials, AShareDoesNoMoreThanItsPart) {
  Quiet quiet;
  auto share = Share::one(1, 4);
  quiet.context.share = &*share;
  std::atomic<int> done = 0;
  ASSERT_TRUE(work(quiet.context, 100, done));
  EXPECT_EQ(done, 25 + 1);
}

TEST(Trials, WhatIsNoShareIsRefused) {
  EXPECT_EQ(code_of(Share::one(2, 2)), Code::invalid);
  EXPECT_EQ(code_of(Share::one(0, 0)), Code::invalid);
  for (const char* wrong : {"[]", "{}", "3", "null"}) {
    EXPECT_EQ(code_of(Share::all(Json::parse(wrong))), Code::invalid) << wrong;
  }
}

TEST(Trials, OutcomesThatDoNotFitAreRefused) {
  for (const char* wrong : {R"([[[1,2],[]]])", R"([[[{"square":0,"halves":[]}]]])", R"([3])",
                            R"([[[{"square":-1,"halves":[]},{"square":1,"halves":[]}]]])", R"([[3,4]])"}) {
    Quiet quiet;
    auto share = Share::all(Json::parse(wrong));
    ASSERT_TRUE(share) << wrong;
    quiet.context.share = &*share;
    std::atomic<int> done = 0;
    EXPECT_EQ(code_of(work(quiet.context, 2, done)), Code::invalid) << wrong;
    EXPECT_EQ(done, 0);
  }
}

TEST(Trials, TheFirstErrorInOrderIsTold) {
  Quiet quiet;
  const auto trial = [](std::size_t i) -> Result<int> {
    if (i >= 5) return fail(Code::limit, "trial {}", "{} 回目", i);
    return 0;
  };
  const auto got = each_trial<int>(50, 4, quiet.context, [&] { return Result<decltype(trial)>(trial); });
  ASSERT_FALSE(got);
  EXPECT_EQ(got.error().message.en, "trial 5");
}

}  // namespace
}  // namespace asobi
