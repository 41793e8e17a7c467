#include "games/twisty/human/tetrahedron.hpp"

#include <gtest/gtest.h>

#include "games/twisty/human/phases_for_tests.hpp"
#include "games/twisty/human/pyraminx.hpp"
#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty::human {
namespace {

TEST(HumanPyraminxStandard, EveryCaseOccursAndIsSolvedInItsStep) {
  const Puzzle puzzle = *make_named("pyraminx");
  const Mechanism mechanism(puzzle);
  const Pyraminx method(mechanism);
  const auto phases = method.phases(Manner::plain);
  expect_every_case_to_work(mechanism, phases);
  std::map<const Table*, std::size_t> wanted;
  for (const Phase& phase : phases) {
    for (const Table* table : phase.tables) wanted[table] = table->cases().size();
  }
  const std::vector<std::size_t> counts = {wanted[phases[2].tables[0]], wanted[phases[3].tables[0]],
                                           wanted[phases[4].tables[0]]};
  EXPECT_EQ(counts, (std::vector<std::size_t>{12, 4, 3}));
  const Occurred occurred = solve_until(mechanism, phases, wanted, 2000);
  for (const auto& [table, count] : wanted) EXPECT_EQ(occurred.at(table).size(), count);
  for (const Manner manner : {Manner::paper, Manner::improved}) {
    expect_every_case_to_work(mechanism, method.phases(manner));
    solve_until(mechanism, method.phases(manner), {{nullptr, 1}}, 200);
  }
}

TEST(HumanPyraminx, RefusesAFlippedEdge) {
  const Puzzle puzzle = *make_named("pyraminx");
  const Mechanism mechanism(puzzle);
  std::vector<std::uint16_t> at;
  for (int m = 0; m < mechanism.marks(); ++m) at.push_back(static_cast<std::uint16_t>(m));
  std::swap(at[static_cast<std::size_t>(mechanism.place("K", {1, 1, 0, 0}))],
            at[static_cast<std::size_t>(mechanism.place("L", {1, 1, 0, 0}))]);
  Hand hand{Board(mechanism, at)};
  const Pyraminx method(mechanism);
  const auto solution = follow_phases(method.phases(Manner::plain), hand);
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error().code, Code::unsolvable);
}

TEST(HumanTetrahedronStandard, SolvesEveryN) {
  for (const int n : {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20}) {
    const Puzzle puzzle = *make_named(fmt::format("tetra-vertexface-{}", n));
    const Mechanism mechanism(puzzle);
    const Tetrahedron method(mechanism);
    solve_until(mechanism, method.phases(Manner::plain), {{nullptr, 1}}, n < 8 ? 30 : 3);
  }
}

// Cycles of three among twelve places: 12 * 11 * 10 / 3; for edges of which six flip, with every flip.
TEST(HumanTetrahedronStandard, HasEveryCycleOfThree) {
  EXPECT_EQ(CyclesOfKind(4, {"ia jb ia' jb'"}, {1, 2}).repertoire.effects().size(), 440u);
  EXPECT_EQ(CyclesOfKind(3, {"ia ja ia' ja'"}, {1}).repertoire.effects().size(), 6u * 5u * 4u / 3u * 4u);
  EXPECT_EQ(CyclesOfKind(5, {"ia ja ib ja' ia' ja ib' ja'"}, {1, 2}).repertoire.effects().size(), 440u);
}

}  // namespace
}  // namespace asobi::twisty::human
