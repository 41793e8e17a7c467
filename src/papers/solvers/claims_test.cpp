#include "papers/solvers/claims.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"
#include "papers/solvers/cases.hpp"
#include "papers/solvers/search.hpp"

namespace asobi {
namespace {

TEST(SolversPaperExtreme, EveryClaimGetsItsVerdict) {
  EXPECT_EQ(verdicts_of(solver_claims(60), 2), (Verdicts{{Verdict::reproduced, 31},
                                                         {Verdict::compatible, 12},
                                                         {Verdict::bettered, 8},
                                                         {Verdict::corrected, 6},
                                                         {Verdict::answered, 9}}));
}

TEST(SolversPaperStandard, ClaimsOfCasesGetTheirVerdict) {
  std::vector<Claim> claims = solver_claims(10);
  const std::vector<Claim> cases = case_claims();
  std::erase_if(claims,
                [&](const Claim& claim) { return std::ranges::find(cases, claim.id, &Claim::id) == cases.end(); });
  EXPECT_EQ(claims.size(), cases.size());
  EXPECT_EQ(
      verdicts_of(claims),
      (Verdicts{{Verdict::reproduced, 30}, {Verdict::bettered, 8}, {Verdict::corrected, 6}, {Verdict::answered, 1}}));
}

TEST(SolversPaperExtreme, SearchAnswersTheWishes) {
  EXPECT_EQ(verdicts_of(search_claims(50), 2), (Verdicts{{Verdict::answered, 3}}));
}

TEST(SolversPaper, AStoppedCheckEndsAsCancelled) {
  expect_cancelled(solver_claims(10), {"tsukuda-4", "test-method", "other-puzzles", "fewer-turns", "shortest"});
}

}  // namespace
}  // namespace asobi
