// The searches on the 3x3x3 under pressure: stopped while each table is made and while they search, too little memory,
// damaged tables, many at once.
#include <filesystem>
#include <fstream>
#include <set>
#include <thread>

#include <gtest/gtest.h>

#include "base/forged_table_for_tests.hpp"
#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/solve/cube3/methods.hpp"
#include "games/twisty/solve/cube3/optimal.hpp"

namespace asobi::twisty::cube3 {
namespace {

Cube cube_after(std::uint64_t seed, int moves) {
  Random random(seed);
  Cube out = solved_cube();
  for (int i = 0; i < moves; ++i) out = product(out, Geometry::get().move(static_cast<int>(random.below(move_count))));
  return out;
}

// All edges flipped in place: 20 moves away (M. Reid 1995).
Cube superflip() {
  Cube out = solved_cube();
  for (int q = first_edge_facelet; q < facelet_count; q += 2) std::swap(out.at[q], out.at[q + 1]);
  return out;
}

TEST(Cube3Limits, LittleMemoryIsAnErrorBeforeAnyWork) {
  const ScratchFolder folder;
  for (const std::uint64_t memory : {std::uint64_t{0}, std::uint64_t{1} << 20, std::uint64_t{50} << 20}) {
    Quiet quiet;
    EXPECT_EQ(code_of(Optimal::make(memory, CubeMetric::half, quiet.context)), Code::limit) << memory;
    Progress poor({}, {}, 0, memory);
    Shelf shelf(folder.path());
    Context context{poor, shelf, 1};
    EXPECT_EQ(code_of(TwoPhase::make(context)), Code::limit) << memory;
  }
  EXPECT_TRUE(kept_in(folder.path()).empty());
}

TEST(Cube3Limits, StoppedAtOnceMakesNothing) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  EXPECT_EQ(code_of(FirstMoves::make(progress)), Code::cancelled);
  EXPECT_EQ(code_of(Coordinate::explore(twist_values, twist_of, all_moves(), progress)), Code::cancelled);
  EXPECT_EQ(code_of(Classes::explore(order_values, corner_order_of, second_phase_moves(), progress)), Code::cancelled);
}

// Stopped at the first word of each stage, with the tables of the stages before at hand.
TEST(Cube3LimitsExtreme, StoppedInAnyTableLeavesNoneBehind) {
  const ScratchFolder folder;
  const auto files = [&] {
    std::set<std::string> out;
    for (const auto& file : kept_in(folder.path())) out.insert(file.filename());
    return out;
  };
  std::set<std::string> stages;
  for (bool stopped = true; stopped;) {
    stopped = false;
    std::stop_source stop;
    std::set<std::string> before;
    Progress progress(stop.get_token(), [&](const Report& report) {
      if (stopped || report.note || !stages.insert(report.stage.en).second) return;
      stopped = true;
      before = files();
      stop.request_stop();
    });
    Shelf shelf(folder.path());
    Context context{progress, shelf, 2};
    const auto made = Optimal::make(Optimal::least_memory(), CubeMetric::half, context);
    EXPECT_EQ(made.has_value(), !stopped);
    if (stopped) {
      EXPECT_EQ(code_of(made), Code::cancelled);
      EXPECT_EQ(files(), before);
    }
  }
  EXPECT_GE(stages.size(), 3u);
  EXPECT_EQ(files().size(), 3u);

  // A kept table with a wrong bit is made anew, with a note.
  const std::filesystem::path second = folder / "twisty-cube3-second.table";
  std::string bytes = read_text(second).value();
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
  for (const std::string& damaged : {bytes, bytes.substr(0, 1000)}) {
    ASSERT_TRUE(write_text(second, damaged));
    std::vector<std::string> notes;
    Progress progress({}, [&](const Report& report) {
      if (report.note) notes.push_back(report.stage.en);
    });
    Shelf shelf(folder.path());
    Context context{progress, shelf, 2};
    const TwoPhase search = TwoPhase::make(context).value();
    EXPECT_LE(search.solve(cube_after(5, 100), {}, progress).value().moves.size(), 20u);
    ASSERT_EQ(notes.size(), 1u);
    EXPECT_NE(notes[0].find("made anew"), std::string::npos);
  }
}

// Zeros under a right name, census and checksum; and, where the way down is looked at too, one wrong value elsewhere.
TEST(Cube3LimitsExtreme, ForgedTablesAreMadeAnew) {
  const ScratchFolder folder;
  const auto solves = [&](bool anew) {
    Noted noted(folder.path());
    const Optimal search = Optimal::make(Optimal::least_memory(), CubeMetric::half, noted.context).value();
    EXPECT_EQ(noted.made_anew(), anew);
    EXPECT_LE(search.solve(cube_after(5, 6), 2, noted.progress).value().moves.size(), 6u);
  };
  solves(false);
  const auto one_value = [](Buffer& data) { data.bytes()[data.size() / 2] ^= std::byte{1}; };
  for (const char* name : {"twisty/cube3/first", "twisty/cube3/second", "twisty/cube3/bounds/half/1"}) {
    SCOPED_TRACE(name);
    ASSERT_TRUE(forge_zeroed_table(folder.path(), name));
    solves(true);
    ASSERT_TRUE(forge_table(folder.path(), name, one_value));
    solves(true);
    solves(false);
  }
}

// Zeros written over a table while it is mapped, so that the search has them, too: the next request does not.
TEST(Cube3LimitsExtreme, MappedTablesThatChangeAreMadeAnew) {
  const ScratchFolder folder;
  std::vector<std::string> notes;
  Progress progress({}, [&](const Report& report) {
    if (report.note) notes.push_back(report.stage.en);
  });
  Shelf shelf(folder.path(), Loading::mapped);
  Context context{progress, shelf, 2};
  const auto solves = [&] {
    const auto search = TwoPhase::shared(context).value();
    EXPECT_EQ(search, TwoPhase::shared(context).value());
    EXPECT_LE(search->solve(cube_after(5, 100), {}, progress).value().moves.size(), 20u);
  };
  solves();
  EXPECT_TRUE(notes.empty());
  for (const char* name : {"twisty/cube3/first", "twisty/cube3/second"}) {
    const auto path = shelf.path_of(name);
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(std::filesystem::file_size(path) / 2))
        .write(std::string(1 << 20, '\0').data(), 1 << 20);
    file.close();
    notes.clear();
    solves();
    ASSERT_EQ(notes.size(), 1u) << name;
    EXPECT_NE(notes[0].find("made anew"), std::string::npos);
  }
}

TEST(Cube3Limits, TheSmallestTableIsNamedBySolver) {
  Progress progress({}, {}, 0, 1);  // a byte for all tables
  Shelf shelf;
  Context context{progress, shelf, 1};
  const auto why = [&](std::uint64_t memory) {
    return Optimal::make(memory, CubeMetric::half, context).error().message.en;
  };
  EXPECT_EQ(why(Optimal::least_memory() - 1).find("the smallest table takes"), 0u);
  EXPECT_EQ(why(Optimal::least_memory()).find("the smallest table takes"), std::string::npos)
      << "chosen, and then refused";
}

TEST(Cube3LimitsExtreme, ManyMaySearchAtOnceAndEachMayBeStopped) {
  Quiet quiet;
  quiet.context.threads = 2;
  const Optimal search = Optimal::make(Optimal::least_memory(), CubeMetric::half, quiet.context).value();
  std::vector<std::size_t> lengths, together(8);
  for (std::size_t i = 0; i < together.size(); ++i) {
    lengths.push_back(search.solve(cube_after(i, 9), 1, quiet.progress).value().moves.size());
  }
  {
    // One asks for what takes hours, and is stopped when the others are done.
    std::stop_source stop;
    std::optional<Code> code;
    std::jthread hours([&] {
      Progress progress(stop.get_token());
      code = code_of(search.solve(superflip(), 1, progress));
    });
    {
      std::vector<std::jthread> team;
      for (std::size_t i = 0; i < together.size(); ++i) {
        team.emplace_back([&, i] {
          Progress progress;
          together[i] = search.solve(cube_after(i, 9), 2, progress).value().moves.size();
        });
      }
    }
    stop.request_stop();
    hours.join();
    EXPECT_EQ(code, Code::cancelled);
  }
  EXPECT_EQ(together, lengths);
  Progress late({}, {}, 0.05);
  EXPECT_EQ(code_of(search.solve(superflip(), 2, late)), Code::limit);
}

}  // namespace
}  // namespace asobi::twisty::cube3
