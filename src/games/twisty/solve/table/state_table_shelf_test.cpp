// Tables of all states on the shelf: kept, damaged, foreign; little memory, stopped at every stage, used by many
// threads at once.
#include <filesystem>
#include <set>
#include <thread>

#include <gtest/gtest.h>

#include "base/forged_table_for_tests.hpp"
#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "games/twisty/puzzle/scramble.hpp"
#include "games/twisty/solve/table/state_table.hpp"

namespace asobi::twisty {
namespace {

constexpr const char* shelved_puzzle = "skewb-diamond";

// Makes or loads the table with a shelf of its own, and remembers what was said.
struct ShelvedTable {
  explicit ShelvedTable(std::filesystem::path folder) : shelf(std::move(folder)) {}

  Model model = Model::make(shelved_puzzle).value();
  std::vector<std::string> notes;
  Progress progress{{}, [this](const Report& report) {
                      if (report.note) notes.push_back(report.stage.en);
                    }};
  Shelf shelf;
  Context context{progress, shelf, 2};

  std::vector<std::uint64_t> distribution() {
    return StateTable::make(model, CensusMetric::half, Turning::all, context).value().distribution();
  }
};

std::filesystem::path only_file(const std::filesystem::path& folder) { return kept_in(folder).at(0); }

TEST(StateTableShelf, IsKept) {
  const ScratchFolder folder;
  const auto made = ShelvedTable(folder.path()).distribution();
  const auto written = std::filesystem::last_write_time(only_file(folder.path()));
  ShelvedTable again(folder.path());
  EXPECT_EQ(again.distribution(), made);
  EXPECT_TRUE(again.notes.empty());
  EXPECT_EQ(std::filesystem::last_write_time(only_file(folder.path())), written);
}

TEST(StateTableShelf, MetricsAndCoresAreApart) {
  const ScratchFolder folder;
  ShelvedTable desk(folder.path());
  for (const CensusMetric metric : {CensusMetric::quarter, CensusMetric::half}) {
    for (const Turning turning : {Turning::all, Turning::around_core}) {
      ASSERT_TRUE(StateTable::make(desk.model, metric, turning, desk.context));
    }
  }
  EXPECT_EQ(kept_in(folder.path()).size(), 4u);
}

// What is no table may be another program's: it is told, and stays.
TEST(StateTableShelf, DamagedIsMadeAnewWithANoteAndForeignStays) {
  const ScratchFolder folder;
  const auto made = ShelvedTable(folder.path()).distribution();
  const std::filesystem::path file = only_file(folder.path());
  const std::string bytes = read_text(file).value();
  std::string flipped = bytes;
  flipped[bytes.size() / 2] = static_cast<char>(flipped[bytes.size() / 2] ^ 1);
  for (const std::string& damaged : {flipped, bytes.substr(0, bytes.size() - 1), bytes.substr(0, 20)}) {
    ASSERT_TRUE(write_text(file, damaged));
    ShelvedTable again(folder.path());
    EXPECT_EQ(again.distribution(), made);
    ASSERT_EQ(again.notes.size(), 1u);
    EXPECT_NE(again.notes[0].find("made anew"), std::string::npos) << again.notes[0];
    EXPECT_EQ(read_text(file).value(), bytes);
  }
  for (const std::string& foreign : {std::string("not a table"), std::string()}) {
    ASSERT_TRUE(write_text(file, foreign));
    ShelvedTable again(folder.path());
    EXPECT_EQ(again.distribution(), made);
    EXPECT_EQ(again.notes.size(), 2u);
    EXPECT_EQ(read_text(file).value(), foreign);
  }
}

// The right name, size and census, but other states behind the numbers: what a change of the numbering leaves behind.
TEST(StateTableShelf, NumberedOtherwiseIsMadeAnew) {
  const ScratchFolder folder;
  ShelvedTable first(folder.path());
  const auto made = first.distribution();
  const std::filesystem::path file = only_file(folder.path());
  Table table = load_table(file, "twisty/states/o f 0/all/half", first.progress).value();
  auto words = table.data.as<std::uint64_t>();
  std::ranges::rotate(words.first(words.size() - 2), words.begin() + 7);
  ASSERT_TRUE(save_table(file, table, first.progress));
  ShelvedTable again(folder.path());
  EXPECT_EQ(again.distribution(), made);
  EXPECT_EQ(again.notes.size(), 1u);
}

// Nothing but what the way down from a farthest state meets is looked at by going there; all else is counted.
TEST(StateTableShelf, ForgedIsMadeAnew) {
  const ScratchFolder folder;
  const auto made = ShelvedTable(folder.path()).distribution();
  const std::string name = "twisty/states/o f 0/all/half";
  const auto one_entry = [](Buffer& data) {
    auto& word = data.as<std::uint64_t>()[1234];
    word ^= (word & 3) == 0 ? 1 : 3 ^ (word & 3);
  };
  ASSERT_TRUE(forge_zeroed_table(folder.path(), name));
  for (int time = 0; time < 2; ++time) {
    ShelvedTable again(folder.path());
    EXPECT_EQ(again.distribution(), made);
    ASSERT_EQ(again.notes.size(), 1u);
    EXPECT_NE(again.notes[0].find("made anew"), std::string::npos) << again.notes[0];
    ASSERT_TRUE(forge_table(folder.path(), name, one_entry));
  }
}

TEST(StateTableShelf, FullDiskIsNoObstacle) {
  const ScratchFolder folder;
  ShelvedTable desk(folder.path());
  const FullDisk full(1000);
  EXPECT_EQ(desk.distribution().size(), 11u);
  EXPECT_EQ(desk.notes.size(), 1u);
  EXPECT_TRUE(kept_in(folder.path()).empty());
}

TEST(StateTableShelf, NeverTakesMoreMemoryThanItMay) {
  const ScratchFolder folder;
  const Model model = Model::make(shelved_puzzle).value();
  bool enough = false;
  for (std::uint64_t memory = 0; !enough; memory = memory * 2 + 1) {
    Progress poor({}, {}, 0, memory);
    Shelf shelf(folder.path());
    Context context{poor, shelf, 1};
    const auto table = StateTable::make(model, CensusMetric::half, Turning::all, context);
    enough = table.has_value();
    if (!enough) {
      EXPECT_EQ(table.error().code, Code::limit);
      EXPECT_NE(table.error().message.en.find("MiB"), std::string::npos);
      EXPECT_TRUE(kept_in(folder.path()).empty());
    }
    ASSERT_LT(memory, std::uint64_t{1} << 24);
  }
}

TEST(StateTableShelf, StoppedAtAnyStageLeavesNothing) {
  const Model model = Model::make(shelved_puzzle).value();
  std::set<std::string> stages;
  for (bool stopped = true; stopped;) {
    stopped = false;
    const ScratchFolder folder;
    std::stop_source stop;
    Progress progress(stop.get_token(), [&](const Report& report) {
      if (stopped || report.note || !stages.insert(report.stage.en).second) return;
      stopped = true;
      stop.request_stop();
    });
    Shelf shelf(folder.path());
    Context context{progress, shelf, 2};
    const auto table = StateTable::make(model, CensusMetric::half, Turning::all, context);
    if (!stopped) {
      EXPECT_TRUE(table);
    } else if (!table) {
      EXPECT_EQ(table.error().code, Code::cancelled);
      EXPECT_TRUE(kept_in(folder.path()).empty());
    }
  }
  EXPECT_GE(stages.size(), 2u);
}

TEST(StateTableShelf, ManyMaySolveAtOnce) {
  Quiet quiet;
  const Model model = Model::make(shelved_puzzle).value();
  const Mover mover(model.puzzle);
  const Method method = table_methods().front();
  const auto solver = method.make(model, {}, quiet.context).value();
  std::vector<State> states;
  std::vector<std::size_t> lengths;
  Random random(3);
  for (int i = 0; i < 40; ++i) {
    states.push_back(mover.solved());
    mover.apply(states.back(), random_turns(model.puzzle, Turning::all, 30, random));
    lengths.push_back(solver->solve(states.back(), quiet.progress).value().turns.size());
  }
  std::vector<int> wrong(4);
  {
    std::vector<std::jthread> team;
    for (int& own : wrong) {
      team.emplace_back([&] {
        Progress progress;
        for (std::size_t i = 0; i < states.size(); ++i) {
          State state = states[i];
          const auto solution = solver->solve(state, progress);
          if (solution) mover.apply(state, solution->turns);
          if (!solution || solution->turns.size() != lengths[i] || !mover.is_solved(state)) ++own;
        }
      });
    }
  }
  EXPECT_EQ(wrong, std::vector<int>(4));
}

}  // namespace
}  // namespace asobi::twisty
