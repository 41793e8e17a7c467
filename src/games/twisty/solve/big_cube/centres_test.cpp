// The centres come home from random states of many sizes; words do to the centres alone what their blocks do to the
// cube, gain what they promise and cost what they say; faults are named.
#include "games/twisty/solve/big_cube/centres.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"

namespace asobi::twisty::big_cube {
namespace {

// The middles stay at home.
Grid mixed_centres(int size, int turns, Random& random) {
  Grid out(size);
  for (int i = 0; i < turns; ++i) {
    const auto layer = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(size)));
    if (size % 2 == 1 && layer == size / 2) continue;
    out.turn(
        {static_cast<std::uint8_t>(random.below(3)), layer, layer, static_cast<std::uint8_t>(1 + random.below(3))});
  }
  return out;
}

bool centres_are_home(const Grid& grid) {
  for (int face = 0; face < 6; ++face) {
    for (int row = 1; row < grid.size() - 1; ++row) {
      for (int column = 1; column < grid.size() - 1; ++column) {
        if (grid.colour(face, row, column) != face) return false;
      }
    }
  }
  return true;
}

void solves_centres(int size, int cubes, std::uint64_t seed) {
  Random random(seed);
  Quiet quiet;
  const auto centres = Centres::make(size, quiet.context);
  ASSERT_TRUE(centres);
  for (int i = 0; i < cubes; ++i) {
    Grid grid = mixed_centres(size, 20 * size, random);
    const auto ways = centres->solve(grid, {}, quiet.progress);
    ASSERT_TRUE(ways) << size << ": " << ways.error().message.en;
    ASSERT_FALSE(ways->empty());
    for (const std::vector<Block>& blocks : *ways) {
      EXPECT_EQ(blocks, merged(blocks));
      EXPECT_EQ(turns_of(blocks, size), static_cast<int>(blocks.size()));
      Grid after = grid;
      after.turn(blocks);
      EXPECT_TRUE(centres_are_home(after)) << size;
    }
  }
}

TEST(BigCubeCentres, TurnAsTheGridDoes) {
  Random random(2);
  for (const int size : {4, 5, 8}) {
    const CentreCells map(size);
    Grid grid = mixed_centres(size, 100, random);
    Cells cells = map.read(grid);
    for (std::uint8_t axis = 0; axis < 3; ++axis) {
      for (std::uint8_t layer = 0; layer < size; ++layer) {
        for (std::uint8_t quarters = 1; quarters < 4; ++quarters) {
          grid.turn({axis, layer, layer, quarters});
          if (layer > 0 && layer < size - 1) map.turn_layer(cells, axis, layer - 1, quarters);
          if (layer == 0) map.turn_face(cells, 2 * axis, quarters);
          if (layer == size - 1) map.turn_face(cells, 2 * axis + 1, quarters);
          ASSERT_EQ(cells, map.read(grid)) << size;
        }
      }
    }
  }
}

// The fewest blocks, by trying all sets of blocks of growing number.
int fewest_blocks(const LayerTurns& layers, int width, Ends ends) {
  const int size = width + 2;
  std::vector<Block> blocks;
  for (int first = 0; first < size; ++first) {
    for (int last = first; last < size; ++last) {
      if (first != 0 && last != size - 1 && first != last) continue;
      for (std::uint8_t quarters = 1; quarters < 4; ++quarters) {
        blocks.push_back({0, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(last), quarters});
      }
    }
  }
  std::vector<int> wanted(size);
  for (int layer = 0; layer < width; ++layer) wanted[layer + 1] = layers[layer];
  const auto can = [&](const auto& self, const std::vector<int>& left, std::size_t from, int count) -> bool {
    bool done = true;
    for (int layer = 0; layer < size; ++layer) {
      const bool free = ends == Ends::free && (layer == 0 || layer == size - 1);
      done = done && (free || left[layer] == 0);
    }
    if (done) return true;
    for (std::size_t i = from; i < blocks.size() && count > 0; ++i) {
      std::vector<int> less = left;
      for (int layer = blocks[i].first; layer <= blocks[i].last; ++layer) {
        less[layer] = (less[layer] + 4 - blocks[i].quarters) % 4;
      }
      if (self(self, less, i + 1, count - 1)) return true;
    }
    return false;
  };
  int out = 0;
  while (!can(can, wanted, 0, out)) ++out;
  return out;
}

TEST(BigCubeCentres, LayersTakeFewBlocks) {
  Random random(3);
  for (int i = 0; i < 40; ++i) {
    const int width = 2 + i % 4;
    LayerTurns layers{};
    for (int layer = 0; layer < width; ++layer) layers[layer] = static_cast<std::uint8_t>(random.below(4));
    const auto told = std::span(layers).first(static_cast<std::size_t>(width));
    for (const Ends ends : {Ends::free, Ends::still}) {
      const std::vector<Block> blocks = blocks_of_layers(0, told, ends);
      std::vector<int> sum(width + 2);
      for (const Block& block : blocks) {
        for (int layer = block.first; layer <= block.last; ++layer) sum[layer] = (sum[layer] + block.quarters) % 4;
      }
      for (int layer = 0; layer < width; ++layer) EXPECT_EQ(sum[layer + 1], layers[layer]);
      if (ends == Ends::still) {
        EXPECT_EQ(sum[0] + sum[width + 1], 0);
      }
      EXPECT_EQ(turns_of(blocks, width + 2), turns_of_layers(told, ends));
      // A few sums of blocks that happen to make a run whole again are not looked for.
      const int fewest = fewest_blocks(layers, width, ends);
      EXPECT_GE(turns_of_layers(told, ends), fewest);
      EXPECT_LE(turns_of_layers(told, ends), fewest + 1);
    }
  }
}

TEST(BigCubeCentres, WordsKeepTheirPromises) {
  Random random(4);
  for (const int size : {4, 5, 7}) {
    const CentreCells map(size);
    const Grid grid = mixed_centres(size, 30, random);
    const Cells cells = map.read(grid);
    WordFinder finder(map, WordFinder::Middles::move);
    std::vector<FoundWord> found;
    const std::vector<int> least(20, 1);
    finder.find(cells, 0, 0, least, found);
    finder.find(cells, 3, 1, least, found);
    std::array<int, 6> kinds{};
    int turned_twice = 0;
    for (const FoundWord& one : found) {
      turned_twice += std::ranges::any_of(one.word.then, std::identity()) ? 1 : 0;
      ++kinds[static_cast<std::size_t>(one.word.kind)];
      Grid turned = grid;
      const std::vector<Block> blocks = blocks_of(map, one.word);
      turned.turn(blocks);
      Cells after = cells;
      apply(map, one.word, after);
      ASSERT_EQ(after, map.read(turned));
      ASSERT_EQ(cost_of(map, cells) - cost_of(map, after), one.gain);
      ASSERT_EQ(turns_of(blocks, size), one.turns);
    }
    for (int kind = 0; kind < 5; ++kind) EXPECT_GT(kinds[kind], 0) << size;
    EXPECT_GT(turned_twice, 0) << size;
  }
}

// Where some turns lead nearer by one, none by more, unless it is home: this holds for the true distances only.
TEST(BigCubeCentresStandard, TablesHoldTrueDistances) {
  Random random(6);
  Quiet quiet;
  for (const int size : {4, 5}) {
    const CentreCells map(size);
    const auto phases = CentrePhases::make(map, quiet.progress);
    ASSERT_TRUE(phases);
    ASSERT_EQ(phases->orbit_count(), size - 3);
    for (int phase = 0; phase < CentrePhases::phase_count; ++phase) {
      CentrePhases::Orbits orbits = phases->read(map.read(Grid(size)));
      for (int i = 0; i < 300; ++i) {
        const int turn = static_cast<int>(random.below(phases->turns().size()));
        if (phases->allowed(phase, turn)) phases->turn(orbits, turn);
        for (int orbit = 0; orbit < phases->orbit_count(); ++orbit) {
          const int here = phases->distance(phase, orbit, orbits[orbit]);
          int nearest = here;
          for (int next = 0; next < static_cast<int>(phases->turns().size()); ++next) {
            if (!phases->allowed(phase, next)) continue;
            CentrePhases::Orbits after = orbits;
            phases->turn(after, next);
            const int there = phases->distance(phase, orbit, after[orbit]);
            ASSERT_LE(std::abs(there - here), 1);
            nearest = std::min(nearest, there);
          }
          ASSERT_EQ(nearest, std::max(0, here - 1));
        }
      }
    }
  }
}

TEST(BigCubeCentresStandard, PhasesReadAndTurnAsTheCellsDo) {
  Random random(7);
  Quiet quiet;
  for (const int size : {4, 5}) {
    const CentreCells map(size);
    const auto phases = CentrePhases::make(map, quiet.progress);
    ASSERT_TRUE(phases);
    Grid grid = mixed_centres(size, 100, random);
    CentrePhases::Orbits orbits = phases->read(map.read(grid));
    for (int turn = 0; turn < static_cast<int>(phases->turns().size()); ++turn) {
      grid.turn(phases->turns()[turn]);
      phases->turn(orbits, turn);
      ASSERT_EQ(orbits, phases->read(map.read(grid)));
    }
  }
}

TEST(BigCubeCentresStandard, ComeHomeByABeam) { solves_centres(15, 1, 1); }

TEST(BigCubeCentresStandard, ComeHomeForManySizes) {
  for (const int size : {4, 5, 21, 36}) solves_centres(size, 1, static_cast<std::uint64_t>(size));
}

TEST(BigCubeCentresExtreme, ComeHomeForAllSizes) {
  for (int size = 4; size <= 100; ++size) solves_centres(size, 2, static_cast<std::uint64_t>(size));
}

TEST(BigCubeCentres, NothingToDoIsDoneInNoTurns) {
  Quiet quiet;
  for (const int size : {6, 7, 30}) {
    const auto ways = Centres::make(size, quiet.context)->solve(Grid(size), {}, quiet.progress);
    ASSERT_TRUE(ways);
    EXPECT_TRUE(ways->front().empty());
  }
}

TEST(BigCubeCentres, NamesWhatNoTurnsCanReach) {
  Quiet quiet;
  for (const int size : {6, 7, 30}) {
    Grid grid(size);
    grid.set_colour(3, 1, 2, 5);
    const auto blocks = Centres::make(size, quiet.context)->solve(grid, {}, quiet.progress);
    ASSERT_EQ(code_of(blocks), Code::unsolvable);
    EXPECT_NE(blocks.error().message.en.find("row 2 and column 3"), std::string::npos) << blocks.error().message.en;
    EXPECT_NE(blocks.error().message.ja.find("2 行 3 列"), std::string::npos) << blocks.error().message.ja;
  }
  // Two orbits exchange a colour each: every colour is still there as often as it should be.
  Grid grid(6);
  grid.set_colour(2, 1, 1, 3);
  grid.set_colour(3, 2, 2, 2);
  EXPECT_EQ(code_of(Centres::make(6, quiet.context)->solve(grid, {}, quiet.progress)), Code::unsolvable);
  Grid turned(7);
  turned.turn({0, 3, 3, 1});
  EXPECT_EQ(code_of(Centres::make(7, quiet.context)->solve(turned, {}, quiet.progress)), Code::unsolvable);
}

TEST(BigCubeCentres, AreForSomeSizes) {
  Quiet quiet;
  for (const int size : {-1, 0, 3, 101}) EXPECT_EQ(code_of(Centres::make(size, quiet.context)), Code::invalid);
}

TEST(BigCubeCentres, StopWhenTold) {
  Quiet quiet;
  std::stop_source source;
  source.request_stop();
  Progress stopped(source.get_token());
  Random random(5);
  for (const int size : {6, 30}) {
    const auto blocks = Centres::make(size, quiet.context)->solve(mixed_centres(size, 300, random), {}, stopped);
    EXPECT_EQ(code_of(blocks), Code::cancelled);
  }
}

}  // namespace
}  // namespace asobi::twisty::big_cube
