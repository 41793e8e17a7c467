// asobi-mpi as processes that mpirun starts: what it answers is what asobi answers.
#include <string>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "tests/program_for_tests.hpp"

namespace asobi {
namespace {

#ifdef ASOBI_MPI_PROGRAM

Json answer(const std::string& program, const std::string& words) {
  const ScratchFolder folder;
  const std::string line = program + " --json --threads 1 --tables " + folder.path().string() + " " + words;
  // What the library of MPI itself forgets to free is not ours to count.
  const std::string out = run_in_shell("ASAN_OPTIONS=detect_leaks=0 LC_ALL=C " + line).out;
  Json json = Json::parse(out, nullptr, false);
  EXPECT_FALSE(json.is_discarded()) << line << ": " << out;
  if (json.is_object()) json.erase("sent");  // by a team alone
  return json;
}

void expect_the_same(const std::string& words) {
  const Json alone = answer(ASOBI_PROGRAM, words);
  ASSERT_FALSE(alone.contains("error")) << words;
  for (const int processes : {1, 2, 4}) {
    const std::string team = std::string(ASOBI_MPIEXEC) + " --allow-run-as-root --oversubscribe -n " +
                             std::to_string(processes) + " " + ASOBI_MPI_PROGRAM;
    EXPECT_EQ(answer(team, words), alone) << words << " by " << processes;
  }
}

TEST(ClusterStandard, DiamondDuelsAreSolvedAsByOne) { expect_the_same("diamond solve --dim 2 --size 2 --seats 1-,1+"); }

TEST(ClusterStandard, DiamondGamesOfThreeAreSolvedAsByOne) {
  expect_the_same("diamond solve --dim 3 --size 1 --seats 1-,2-,3-");
}

TEST(ClusterStandard, CensusesAndTrialsAreThoseOfOne) {
  expect_the_same("sliding census 3x3");
  expect_the_same("twisty census skewb-diamond");
  expect_the_same("twisty stats tetra-edge-2 --trials 50 --seed 4");
}

#else

TEST(ClusterStandard, NeedsMpi) { GTEST_SKIP() << "asobi-mpi is not built: no MPI was found"; }

#endif

}  // namespace
}  // namespace asobi
