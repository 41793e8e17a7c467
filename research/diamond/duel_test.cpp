#include <atomic>
#include <numeric>
#include <stop_token>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "base/thread_team_for_tests.hpp"
#include "games/diamond/solve/solved.hpp"
#include "games/diamond/tools/game_for_tests.hpp"
#include "research/diamond/duel_search.hpp"
#include "research/diamond/duel_table.hpp"
#include "research/diamond/duel_values.hpp"
#include "research/diamond/solve_tool.hpp"
#include "research/keep/killed_for_tests.hpp"
#include "research/keep/small_disk_for_tests.hpp"

namespace asobi::diamond {
namespace {

struct SmallDuel {
  Arena arena;
  std::shared_ptr<const Folding> folding;
  Table table;  // of every position, without any folding

  SmallDuel(int dim, int size, const char* seats, const Switches& switches)
      : arena(arena_of(dim, size, seats, switches)), folding(std::make_shared<const Folding>(arena)) {
    Progress progress;
    table = decide_all(arena, 2, progress).value();
  }

  static Arena arena_of(int dim, int size, const char* seats, const Switches& switches) {
    const auto board = Board::make(dim, size).value();
    return Arena::make_duel(board, parse_seats(*board, seats).value(), switches).value();
  }

  PositionValue value(std::uint32_t row, std::uint32_t column) const {
    const std::size_t cell = std::size_t{row} * arena.placements().count() + column;
    return PositionValue::decoded(2, table.data.as<std::uint8_t>()[cell]);
  }
  // As the search counts them.
  std::vector<DuelCount> counts() const {
    std::vector<DuelCount> out;
    for (unsigned code = 1; code < table.census.size(); ++code) {
      const PositionValue value = PositionValue::decoded(2, code);
      if (out.size() <= value.distance) out.resize(value.distance + 1);
      (*value.winner == 0 ? out[value.distance].won : out[value.distance].lost) = table.census[code];
    }
    return out;
  }
  Result<std::vector<DuelCount>> search(const std::filesystem::path& folder, Progress& progress) const {
    Team alone;
    ASOBI_TRY(StepLog log, StepLog::open(folder, arena.name(), progress));
    ASOBI_TRY(DuelBands bands, DuelBands::make(*folding, alone, progress));
    return decide_duel(arena, *folding, log, bands, 2, progress);
  }
  // Says whether every position, looked up by its placements, has the table's value.
  void expect_values(const std::filesystem::path& folder) const {
    Progress progress;
    const StepLog log = StepLog::open(folder, arena.name(), progress).value();
    Team alone;
    const DuelBands bands = DuelBands::make(*folding, alone, progress).value();
    ASSERT_TRUE(write_values(arena, *folding, log, bands, counts(), folder / "values", 2, progress));
    expect_values(DuelValues::open(arena, folder / "values").value());
  }
  void expect_values(const DuelValues& values) const {
    EXPECT_EQ(values.census(), table.census);
    const Placements& placements = arena.placements();
    const std::uint32_t step = placements.count() > 100 ? 311 : 1;
    for (std::uint32_t row = 0; row < placements.count(); row += step) {
      for (std::uint32_t column = 0; column < placements.count(); ++column) {
        if ((placements.set(row) & placements.set(column)) != 0) continue;
        ASSERT_EQ(values.at(arena.shifted()[column], row).value(), value(row, column)) << row << " " << column;
      }
    }
  }
};

TEST(DiamondFolding, LabelsNameEveryPlacementAndTheirSymmetriesAreAGroup) {
  for (const auto& [dim, size, seats, symmetries] :
       {std::tuple(2, 4, "1-,1+", 2u), {2, 4, "1-,2-", 1u}, {3, 1, "1-,1+", 6u}, {3, 1, "1-,2+", 2u}}) {
    const Arena arena = SmallDuel::arena_of(dim, size, seats, {});
    const Folding folding(arena);
    ASSERT_EQ(folding.symmetries(), symmetries);
    for (unsigned a = 0; a < symmetries; ++a) {
      EXPECT_EQ(folding.joined(a, folding.inverse(a)), 0u);
      for (unsigned b = 0; b < symmetries; ++b) EXPECT_LT(folding.joined(a, b), symmetries);
    }
    std::uint32_t placements = 0;
    for (std::uint32_t of = 0; of < folding.classes(); ++of) placements += folding.members(of);
    EXPECT_EQ(placements, arena.placements().count());
    for (std::uint32_t number = 0; number < placements; ++number) {
      const auto label = folding.label_of(number);
      ASSERT_EQ(folding.pieces(label), arena.placements().set(arena.shifted()[number]));
      ASSERT_EQ(folding.placement(label), arena.shifted()[number]);
      ASSERT_EQ(folding.label_at(arena.shifted()[number]), label);
    }
  }
}

TEST(DiamondFolding, AsManyAxesAreReorderedAsThereIsRoomFor) {
  const auto board = Board::make(4, 2).value();
  EXPECT_EQ(symmetries_of_seats(*board, parse_seats(*board, "1-,1+").value(), 8).size(), 6u);
  EXPECT_EQ(symmetries_of_seats(*board, parse_seats(*board, "1-,1+").value(), 24).size(), 24u);
  EXPECT_EQ(symmetries_of_seats(*board, parse_seats(*board, "1-,2-,3+").value(), 8).size(), 2u);
}

TEST(DiamondDuel, EveryPositionIsThatOfTheUnfoldedTable) {
  for (const bool block : {true, false}) {
    for (const bool rest : {true, false}) {
      for (const bool leave : {true, false}) {
        const Switches switches{.block_wins = block, .foreign_rest = rest, .leave_goal = leave};
        for (const auto& [dim, size, seats] :
             {std::tuple(2, 2, "1-,1+"), {2, 2, "1-,2-"}, {2, 2, "3+,1-"}, {3, 1, "1-,1+"}, {3, 1, "2-,4-"}}) {
          const SmallDuel duel(dim, size, seats, switches);
          const ScratchFolder folder;
          Progress progress;
          EXPECT_EQ(duel.search(folder.path(), progress).value(), duel.counts()) << seats;
          duel.expect_values(folder.path());
        }
      }
    }
  }
}

// Thirty-eight steps.
const SmallDuel& duel_on_37_points() {
  static const SmallDuel out(2, 4, "1-,1+", {});
  return out;
}

TEST(DiamondDuelStandard, OtherSeatsAndRulesOn37Points) {
  for (const auto& [seats, switches] : {std::pair("1-,2+", Switches{.block_wins = false, .foreign_rest = false}),
                                        {"1-,1+", {.foreign_rest = false, .leave_goal = false}}}) {
    const SmallDuel duel(2, 4, seats, switches);
    const ScratchFolder folder;
    Progress progress;
    EXPECT_EQ(duel.search(folder.path(), progress).value(), duel.counts()) << seats;
    duel.expect_values(folder.path());
  }
}

// All of one's pieces in the goal: a piece that stays in the rival's goal blocks it for ever.
TEST(DiamondDuelExtreme, ByThePapersRule37PointsAreADrawForBothSolvers) {
  struct Row {
    const char* seats;
    std::uint64_t won, lost, drawn;
  };
  for (const auto& [seats, won, lost, drawn] : {Row{"1-,1+", 2'210'508, 572'898, 90'207'954},
                                                {"1-,2-", 2'368'174, 641'164, 89'982'022},
                                                {"1-,2+", 2'544'434, 709'368, 89'737'558}}) {
    const SmallDuel duel(2, 4, seats, {.block_wins = false});
    const ScratchFolder folder;
    Progress progress;
    const auto counts = duel.search(folder.path(), progress).value();
    EXPECT_EQ(counts, duel.counts()) << seats;
    EXPECT_EQ(counts.size(), 18u);  // the longest takes 17
    DuelCount all;
    for (const DuelCount& count : counts) all = {all.won + count.won, all.lost + count.lost};
    EXPECT_EQ(2 * all.won, won) << seats;
    EXPECT_EQ(2 * all.lost, lost) << seats;
    EXPECT_EQ(2 * duel.table.census[0], drawn) << seats;
    const Mover<WideBits> mover(Board::make(2, 4).value(), duel.arena.seats(), {.block_wins = false});
    EXPECT_EQ(duel.table.data.as<std::uint8_t>()[duel.arena.cell(mover.start())], 0) << seats;
  }
}

TEST(DiamondDuelStandard, WhoeverStopsGoesOnWhereItWas) {
  const SmallDuel& duel = duel_on_37_points();
  const ScratchFolder folder;
  Result<std::vector<DuelCount>> found = stopped_error();
  int stops = 0;
  for (; !found; ++stops) {
    std::stop_source source;
    int seen = 0;
    std::string stage;
    Progress progress(source.get_token(), [&](const Report& report) {
      if (report.stage.en != stage && ++seen > 16) source.request_stop();
      stage = report.stage.en;
    });
    found = duel.search(folder.path(), progress);
    ASSERT_TRUE(found || found.error().code == Code::cancelled);
    ASSERT_LT(stops, 60);
  }
  EXPECT_GT(stops, 0);
  EXPECT_EQ(*found, duel.counts());
  duel.expect_values(folder.path());
}

TEST(DiamondDuelStandard, AFullDiskKeepsTheFinishedSteps) {
  const SmallDuel& duel = duel_on_37_points();
  const ScratchFolder folder;
  Progress progress;
  {
    const FullDisk full(400'000);
    EXPECT_EQ(code_of(duel.search(folder.path(), progress)), Code::limit);
  }
  EXPECT_GT(StepLog::open(folder.path(), duel.arena.name(), progress)->steps(), 1u);
  EXPECT_EQ(duel.search(folder.path(), progress).value(), duel.counts());
}

TEST(DiamondDuelStandard, ADiskThatIsReallyFullKeepsThemToo) {
  const auto disk = SmallDisk::mounted(1 << 20);
  if (!disk) GTEST_SKIP() << SmallDisk::skipped;
  const SmallDuel& duel = duel_on_37_points();
  Progress progress;
  const auto stopped = duel.search(disk->path(), progress);
  ASSERT_EQ(code_of(stopped), Code::limit);
  EXPECT_NE(stopped.error().message.en.find("No space left on device"), std::string::npos)
      << stopped.error().message.en;
  const unsigned steps = StepLog::open(disk->path(), duel.arena.name(), progress)->steps();
  EXPECT_GT(steps, 1u);
  EXPECT_LT(steps, duel.counts().size());
  ASSERT_TRUE(disk->grow(64 << 20));
  EXPECT_EQ(duel.search(disk->path(), progress).value(), duel.counts());
}

TEST(DiamondDuel, TheToolAsksForAFolderAndForMemoryAndStops) {
  const Game game = game_of(3, 2, "1-,1+");
  Quiet quiet;
  EXPECT_EQ(code_of(decide(game, game.start(), {.resume = true}, quiet.context)), Code::invalid);
  const ScratchFolder folder;
  Shelf shelf(folder.path());
  Progress small({}, {}, 0, std::uint64_t{1} << 30);
  Context poor{small, shelf};
  EXPECT_EQ(code_of(decide(game, game.start(), {.resume = true}, poor)), Code::limit);
  EXPECT_TRUE(folder.empty());
}

TEST(DiamondDuelTeam, SmallBoardsAreDecidedAsByOneAndAskedTogether) {
  for (const auto& [dim, size, seats] : {std::tuple(2, 2, "1-,1+"), {3, 1, "1-,1+"}, {3, 1, "2-,4-"}}) {
    const SmallDuel duel(dim, size, seats, {});
    for (const std::size_t members : {1u, 2u, 4u}) {
      const ScratchFolder folder;
      run_team(members, [&](Team& team) {
        Progress progress;
        ASSERT_TRUE(decide_in_steps(duel.arena, folder / "values", {}, team, 1, progress));
        duel.expect_values(DuelValues::open(duel.arena, folder / "values", team).value());
      });
      EXPECT_EQ(kept_in(folder.path()).size(), 1u) << "the table alone is left";
    }
  }
}

TEST(DiamondDuelTeamStandard, KilledAtAnyMomentItGoesOnWhereAllWere) {
  const SmallDuel duel(3, 1, "1-,1+", {});
  const ScratchFolder folder;
  const auto work = [&] {
    bool done = true;
    run_team(2, [&](Team& team) {
      Progress progress;
      if (!decide_in_steps(duel.arena, folder / "values", {}, team, 1, progress)) done = false;
    });
    return done;
  };
  expect_to_end_though_killed(work, 3'000);
  duel.expect_values(DuelValues::open(duel.arena, folder / "values").value());
}

// Everybody has rows here. One of them stops again and again.
TEST(DiamondDuelTeamStandard, WhoeverStopsStopsAllAndTheyGoOnWhereAllWere) {
  const SmallDuel& duel = duel_on_37_points();
  const ScratchFolder folder;
  std::atomic<bool> done = false;
  int stops = 0;
  for (; !done && stops < 20; ++stops) {
    run_team(4, [&](Team& team) {
      std::stop_source source;
      int seen = 0;
      std::string stage;
      Progress progress(source.get_token(), [&](const Report& report) {
        if (report.stage.en.starts_with("deciding") && report.stage.en != stage && ++seen > 16 && team.rank() == 2) {
          source.request_stop();
        }
        stage = report.stage.en;
      });
      const auto decided = decide_in_steps(duel.arena, folder / "values", {}, team, 1, progress);
      if (team.rank() == 0) done = decided.has_value();
      if (!decided) EXPECT_EQ(decided.error().code, team.rank() == 2 ? Code::cancelled : Code::limit);
    });
  }
  EXPECT_EQ(stops, 3);
  duel.expect_values(DuelValues::open(duel.arena, folder / "values").value());
}

}  // namespace
}  // namespace asobi::diamond
