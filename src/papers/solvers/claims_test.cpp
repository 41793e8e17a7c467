#include "papers/solvers/claims.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"
#include "papers/solvers/cases.hpp"
#include "papers/solvers/search.hpp"

namespace asobi {
namespace {

TEST(SolversPaperExtreme, EveryClaimGetsItsVerdict) {
  EXPECT_EQ(verdicts_of(solver_claims(60), 2), (Verdicts{{Verdict::reproduced, 61},
                                                         {Verdict::compatible, 1},
                                                         {Verdict::bettered, 8},
                                                         {Verdict::corrected, 7},
                                                         {Verdict::answered, 6},
                                                         {Verdict::failed, 2}}));
}

// A point is predicted for every mean but that of LBL, and lies in the span of what is left open.
TEST(SolversPaperStandard, MeansArePredictedByOneModel) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf, 1};
  int points = 0;
  for (const Claim& claim : solver_claims(20)) {
    if (!claim.printed || !claim.printed->sample || claim.id == "tsukuda-9" || claim.id == "tsukuda-10") continue;
    const auto finding = claim.check(context);
    ASSERT_TRUE(finding && finding->span) << claim.id;
    EXPECT_EQ(finding->point.has_value(), claim.id != "lbl") << claim.id;
    if (!finding->point) continue;
    ++points;
    EXPECT_LT(finding->span->least.mean, finding->point->mean) << claim.id;
    EXPECT_LT(finding->point->mean, finding->span->most.mean) << claim.id;
  }
  EXPECT_EQ(points, 9);
}

TEST(SolversPaperStandard, ClaimsOfCasesGetTheirVerdict) {
  std::vector<Claim> claims = solver_claims(10);
  const std::vector<Claim> cases = case_claims();
  std::erase_if(claims,
                [&](const Claim& claim) { return std::ranges::find(cases, claim.id, &Claim::id) == cases.end(); });
  EXPECT_EQ(claims.size(), cases.size());
  EXPECT_EQ(verdicts_of(claims),
            (Verdicts{{Verdict::reproduced, 43}, {Verdict::bettered, 8}, {Verdict::corrected, 7}}));
}

TEST(SolversPaperExtreme, SearchAnswersTheWishes) {
  EXPECT_EQ(verdicts_of(search_claims(50), 2), (Verdicts{{Verdict::reproduced, 1}, {Verdict::answered, 2}}));
}

TEST(SolversPaper, AStoppedCheckEndsAsCancelled) {
  expect_cancelled(solver_claims(10), {"tsukuda-4", "test-method", "other-puzzles", "fewer-turns", "shortest"});
}

}  // namespace
}  // namespace asobi
