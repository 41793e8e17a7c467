// Packed words do the same up to a rotation of the whole, in as few turns as a breadth-first search finds.
#include "games/twisty/solve/big_cube/packing.hpp"

#include <algorithm>
#include <map>
#include <queue>

#include <gtest/gtest.h>

#include "games/twisty/solve/big_cube/blocks_for_tests.hpp"
#include "games/twisty/solve/big_cube/layer_blocks.hpp"

namespace asobi::twisty::big_cube {
namespace {

using Quarters = std::vector<std::uint8_t>;  // by layer

// Whether some rotation of the whole makes them the same.
bool same_however_held(Grid a, const Grid& b) {
  const auto last = static_cast<std::uint8_t>(a.size() - 1);
  for (int up = 0; up < 6; ++up) {
    for (int i = 0; i < 4; ++i) {
      if (a == b) return true;
      a.turn({0, 0, last, 1});
    }
    a.turn({static_cast<std::uint8_t>(1 + up % 2), 0, last, 1});
  }
  return false;
}

TEST(BigCubePacking, DoesTheSameUpToARotation) {
  Random random(1);
  for (const int size : {4, 5, 6, 9}) {
    for (int trial = 0; trial < 30; ++trial) {
      std::vector<Block> blocks;
      std::vector<std::size_t> ends;
      for (int i = 0; i < 25; ++i) {
        blocks.push_back(random_block(size, random));
        if (i % 8 == 0) ends.push_back(blocks.size());
      }
      ends.push_back(blocks.size());
      const Packed shorter = packed(blocks, ends, size);
      Grid plain(size), other(size);
      plain.turn(blocks);
      other.turn(shorter.blocks);
      EXPECT_TRUE(same_however_held(plain, other)) << size;
      EXPECT_LE(shorter.blocks.size(), static_cast<std::size_t>(turns_of(merged(blocks), size)));
      EXPECT_EQ(turns_of(shorter.blocks, size), static_cast<int>(shorter.blocks.size()));
      ASSERT_EQ(shorter.part_ends.size(), ends.size());
      EXPECT_TRUE(std::ranges::is_sorted(shorter.part_ends));
      EXPECT_EQ(shorter.part_ends.back(), shorter.blocks.size());
    }
  }
}

TEST(BigCubePacking, TakesTheFewestTurns) {
  constexpr std::size_t size = 6;
  std::vector<Quarters> turns;  // single layers and outer blocks
  for (std::size_t first = 0; first < size; ++first) {
    for (std::size_t last = first; last < size; ++last) {
      if (first != last && first != 0 && last != size - 1) continue;
      for (std::uint8_t times = 1; times < 4; ++times) {
        Quarters one(size, 0);
        std::fill(one.begin() + static_cast<std::ptrdiff_t>(first), one.begin() + static_cast<std::ptrdiff_t>(last) + 1,
                  times);
        turns.push_back(std::move(one));
      }
    }
  }
  // A turn of all layers costs nothing, so states are told by their steps from the first layer.
  const auto held = [](Quarters quarters) {
    const int first = quarters[0];
    for (std::uint8_t& one : quarters) one = static_cast<std::uint8_t>((one + 4 - first) % 4);
    return quarters;
  };
  std::map<Quarters, int> distance = {{Quarters(size, 0), 0}};
  std::queue<Quarters> waiting({Quarters(size, 0)});
  for (; !waiting.empty(); waiting.pop()) {
    const int next = distance[waiting.front()] + 1;
    for (const Quarters& turn : turns) {
      Quarters after = waiting.front();
      for (std::size_t i = 0; i < size; ++i) after[i] = static_cast<std::uint8_t>((after[i] + turn[i]) % 4);
      if (distance.emplace(held(after), next).second) waiting.push(held(after));
    }
  }
  EXPECT_EQ(distance.size(), 1024u);
  for (const auto& [quarters, turns_needed] : distance) EXPECT_EQ(turns_of_layers(quarters, Ends::none), turns_needed);
}

}  // namespace
}  // namespace asobi::twisty::big_cube
