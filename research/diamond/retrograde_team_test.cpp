// Deciding by a team: always what one process decides, and no more is sent than docs/research.md says.
#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/thread_team_for_tests.hpp"
#include "games/diamond/solve/retrograde.hpp"
#include "research/keep/store.hpp"

namespace asobi::diamond {
namespace {

Arena arena_of(int dim, int size, const char* seats) {
  const auto board = Board::make(dim, size).value();
  return Arena::make(board, parse_seats(*board, seats).value(), {}).value();
}

// What is sent by level, of all members together.
std::vector<std::uint64_t> expect_the_same(const Arena& arena, const Table& alone, std::size_t size) {
  std::vector<std::uint64_t> sent;
  run_team(size, [&](Team& team) {
    Quiet quiet;
    quiet.context.team = &team;
    ResearchStore store({}, quiet.context);
    const auto all = decide_together(arena, store, 1, quiet.progress);
    ASSERT_TRUE(all) << all.error().message.en;
    EXPECT_EQ(all->table.census, alone.census) << arena.name() << " by " << size;
    EXPECT_TRUE(std::ranges::equal(all->table.data.bytes(), alone.data.bytes())) << arena.name() << " by " << size;
    if (team.rank() == 0) sent = all->sent;
  });
  return sent;
}

TEST(DiamondTeam, SmallBoardsAreDecidedAsByOne) {
  for (const auto& [dim, size, seats] : {std::tuple(2, 2, "1-,1+"),
                                         {2, 2, "1-,2-"},
                                         {2, 2, "1-,1+,2-"},
                                         {3, 1, "1-,2+"},
                                         {3, 1, "1-,2-,3-"},
                                         {2, 2, "1-"}}) {
    const Arena arena = arena_of(dim, size, seats);
    Progress progress;
    const Table alone = decide_all(arena, 1, progress).value();
    for (const std::size_t members : {1u, 2u, 4u}) expect_the_same(arena, alone, members);
  }
}

// Before anything was begun, and in the middle.
TEST(DiamondTeam, WhoIsStoppedStopsAll) {
  const Arena arena = arena_of(2, 2, "1-,1+");
  for (const bool at_once : {true, false}) {
    run_team(2, [&](Team& team) {
      std::stop_source stop;
      if (at_once && team.rank() == 1) stop.request_stop();
      Progress progress(stop.get_token(), [&](const Report&) {
        if (team.rank() == 1) stop.request_stop();
      });
      Shelf shelf;
      Context context{.progress = progress, .shelf = shelf, .team = &team};
      ResearchStore store({}, context);
      const auto all = decide_together(arena, store, 1, progress);
      ASSERT_FALSE(all);
      EXPECT_EQ(all.error().code, at_once && team.rank() == 0 ? Code::limit : Code::cancelled);
    });
  }
}

// How many positions were decided at a distance.
std::uint64_t decided_at(const Table& table, unsigned distance) {
  std::uint64_t out = 0;
  for (unsigned code = 1; code < table.census.size(); ++code) {
    if (PositionValue::decoded(2, code).distance == distance) out += table.census[code];
  }
  return out;
}

// On 37 points there are 122 x 122 tiles, so that everybody has some.
TEST(DiamondTeamStandard, TilesAreSentOnceEachAndOnlyWhatIsNewInThem) {
  const Arena arena = arena_of(2, 4, "1-,1+");
  Progress progress;
  const Table alone = decide_all(arena, 2, progress).value();
  constexpr std::uint64_t side = 122, word = 8;
  for (const std::size_t members : {2u, 4u}) {
    std::uint64_t leaving = side * side;
    for (std::size_t rank = 0; rank < members; ++rank) {
      const std::uint64_t band = side * (rank + 1) / members - side * rank / members;
      leaving -= band * band;
    }
    const std::uint64_t masks = 2 * leaving * word;
    const std::vector<std::uint64_t> sent = expect_the_same(arena, alone, members);
    const auto last = static_cast<unsigned>(alone.census.size() - 1);
    ASSERT_EQ(sent.size(), PositionValue::decoded(2, last).distance + 2);  // the last level finds nothing
    EXPECT_EQ(sent[0], 0u);
    for (unsigned level = 1; level < sent.size(); ++level) {
      const std::uint64_t most = std::min(decided_at(alone, level - 1), 2 * 64 * leaving);
      EXPECT_GE(sent[level], masks) << level;
      EXPECT_LE(sent[level], masks + word * most) << level;
    }
  }
}

}  // namespace
}  // namespace asobi::diamond
