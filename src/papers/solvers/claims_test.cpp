#include "papers/solvers/claims.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"
#include "papers/solvers/search.hpp"

namespace asobi {
namespace {

TEST(SolversPaperExtreme, EveryClaimGetsItsVerdict) {
  EXPECT_EQ(verdicts_of(solver_claims(60), 2),
            (Verdicts{{Verdict::reproduced, 33}, {Verdict::corrected, 1}, {Verdict::answered, 5}}));
}

TEST(SolversPaperStandard, ClaimsOfCasesGetTheirVerdict) {
  std::vector<Claim> claims = solver_claims(10);
  std::erase_if(claims, [](const Claim& claim) { return !claim.id.starts_with("cases-") && claim.id != "steps"; });
  EXPECT_EQ(verdicts_of(claims), (Verdicts{{Verdict::reproduced, 18}, {Verdict::corrected, 1}}));
}

TEST(SolversPaperExtreme, SearchAnswersTheWishes) {
  EXPECT_EQ(verdicts_of(search_claims(50), 2), (Verdicts{{Verdict::answered, 3}}));
}

TEST(SolversPaper, AStoppedCheckEndsAsCancelled) {
  expect_cancelled(solver_claims(10), {"tsukuda-4", "test-method", "other-puzzles", "fewer-turns", "shortest"});
}

}  // namespace
}  // namespace asobi
