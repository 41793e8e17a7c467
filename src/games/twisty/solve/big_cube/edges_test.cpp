// Wings turn as the cube does, words do what they say and keep the centres, and edges are joined from every kind of
// state: of any sign in each depth, with corners of either sign.
#include "games/twisty/solve/big_cube/edges.hpp"

#include <set>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "games/twisty/solve/big_cube/finish.hpp"
#include "math/ranking.hpp"

namespace asobi::twisty::big_cube {
namespace {

std::uint8_t layer_byte(int depth, bool other_end, int size) {
  return static_cast<std::uint8_t>(layer_at(depth, other_end, size));
}

bool has_solved_centres(const Grid& grid) {
  for (int face = 0; face < 6; ++face) {
    for (int row = 1; row < grid.size() - 1; ++row) {
      for (int column = 1; column < grid.size() - 1; ++column) {
        if (grid.colour(face, row, column) != face) return false;
      }
    }
  }
  return true;
}

void apply_word(const EdgeWord& word, const std::vector<Block>& slices, Grid& grid) {
  for (const std::uint8_t move : word.before) grid.turn(outer_turn(move, grid.size()));
  grid.turn(slices);
  for (const std::uint8_t move : word.inside) grid.turn(outer_turn(move, grid.size()));
  for (const Block& slice : slices) grid.turn(inverse(slice));
}

// Changes the sign of the wings of this depth, and keeps the centres.
void make_odd(int depth, Grid& grid) {
  const std::uint8_t layer = layer_byte(depth, false, grid.size());
  for (int i = 0; i < 5; ++i) {
    if (i > 0) grid.turn(outer_turn(10, grid.size()));
    grid.turn({0, layer, layer, 1});
  }
}

// Mixed by turns that keep the centres; bit d - 1 of `odd_depths`: whether the wings of depth d are odd; the bit
// after those: whether the corners are.
Grid mixed_edges(int size, const std::vector<EdgeWord>& words, std::uint64_t odd_depths, Random& random) {
  Grid out(size);
  for (int i = 0; i < 40; ++i) {
    out.turn(outer_turn(static_cast<int>(random.below(6)) * 3 + 1, size));
    const EdgeWord& word = words[random.below(words.size())];
    std::vector<Block> slices;
    for (int depth = 1; depth <= (size - 2) / 2; ++depth) {
      for (const bool other_end : {false, true}) {
        const auto quarters = static_cast<std::uint8_t>(random.below(4));
        const std::uint8_t layer = layer_byte(depth, other_end, size);
        if (quarters > 0) slices.push_back({word.axis, layer, layer, quarters});
      }
    }
    apply_word(word, slices, out);
  }
  const int depths = (size - 2) / 2;
  for (int depth = 1; depth <= depths; ++depth) {
    if ((odd_depths >> (depth - 1) & 1) != 0) make_odd(depth, out);
  }
  if (odd_corners_of(out).value() != ((odd_depths >> depths & 1) != 0)) out.turn(outer_turn(0, size));
  return out;
}

// All pieces of an edge belong together, and the 3x3x3 that they make can be solved by outer layers.
void expect_joined(const Grid& grid) {
  EXPECT_TRUE(has_solved_centres(grid)) << grid.size();
  const EdgePieces pieces = EdgePieces::read(grid).value();
  const Slots& edges = pieces.wings[0];
  for (const Slots& wings : pieces.wings) EXPECT_EQ(wings, edges) << grid.size();
  if (grid.size() % 2 == 1) {
    EXPECT_EQ(pieces.middles, edges);
  }
  bool odd = false;
  for (std::size_t a = 0; a < slot_count; a += 2) {
    EXPECT_EQ(edges[a] ^ 1, edges[a + 1]) << grid.size();
    for (std::size_t b = a; b < slot_count; b += 2) odd ^= edges[a] / 2 > edges[b] / 2;
  }
  EXPECT_FALSE(is_odd(edges)) << "an edge is turned over";
  EXPECT_EQ(odd, odd_corners_of(grid).value()) << "two edges are exchanged";
}

TEST(BigCubeEdges, WingsTurnAsTheCubeDoes) {
  Random random(1);
  for (const int size : {4, 5, 6, 9}) {
    Grid grid(size);
    EdgePieces pieces = EdgePieces::read(grid).value();
    for (const Slots& wings : pieces.wings) EXPECT_EQ(wings, home_slots());
    for (int i = 0; i < 200; ++i) {
      const auto layer = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(size)));
      if (2 * layer + 1 == size) continue;
      const Block block = {static_cast<std::uint8_t>(random.below(3)), layer, layer,
                           static_cast<std::uint8_t>(1 + random.below(3))};
      grid.turn(block);
      pieces.turn(block);
      const EdgePieces read = EdgePieces::read(grid).value();
      ASSERT_EQ(pieces.wings, read.wings) << size;
      ASSERT_EQ(pieces.middles, read.middles) << size;
    }
  }
}

TEST(BigCubeEdges, SignsOfWingsAreThoseOfTheTurns) {
  Random random(12);
  for (const int size : {4, 7, 10}) {
    Grid grid(size);
    std::uint64_t odd = 0;
    for (int i = 0; i < 60; ++i) {
      const auto first = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(size)));
      const auto last = static_cast<std::uint8_t>(first + random.below(static_cast<std::uint64_t>(size - first)));
      const Block block = {static_cast<std::uint8_t>(random.below(3)), first, last,
                           static_cast<std::uint8_t>(1 + random.below(3))};
      grid.turn(block);
      odd ^= odd_depths(block, size);
      const EdgePieces pieces = EdgePieces::read(grid).value();
      for (std::size_t depth = 0; depth < pieces.wings.size(); ++depth) {
        ASSERT_EQ(is_odd(pieces.wings[depth]), (odd >> depth & 1) == 1) << size;
      }
      ASSERT_EQ(has_odd_wings(pieces), odd != 0);
    }
  }
}

TEST(BigCubeEdges, WordsDoWhatTheySayAndKeepCentres) {
  constexpr int size = 6;
  Random random(2);
  const std::vector<EdgeWord> words = edge_words();
  for (int trial = 0; trial < 300; ++trial) {
    const EdgeWord& word = words[random.below(words.size())];
    const auto quarters = static_cast<std::uint8_t>(1 + random.below(3));
    const bool other_end = random.below(2) == 1;
    const std::uint8_t layer = layer_byte(2, other_end, size);
    Grid grid(size);
    apply_word(word, {{word.axis, layer, layer, quarters}}, grid);
    ASSERT_TRUE(has_solved_centres(grid));
    const EdgePieces pieces = EdgePieces::read(grid).value();
    const Slots to = targets(word, quarters, other_end);
    Slots moved_first;
    for (std::uint8_t slot = 0; slot < slot_count; ++slot) moved_first[to[slot]] = slot;
    for (std::size_t slot = 0; slot < slot_count; ++slot) {
      EXPECT_EQ(pieces.wings[0][slot], word.source[slot]);
      EXPECT_EQ(pieces.wings[1][slot], moved_first[word.source[slot]]);
    }
  }
}

TEST(BigCubeEdges, EveryCycleOfThreeWingsIsAWord) {
  std::set<std::array<int, 3>> cycles;
  for (const EdgeWord& word : edge_words()) {
    for (int quarters = 1; quarters < 4; ++quarters) {
      for (const bool other_end : {false, true}) {
        const Slots to = targets(word, quarters, other_end);
        int first = 0;
        while (to[first] == first) ++first;
        if (to[to[to[first]]] == first && word.effects[static_cast<std::size_t>(quarters)].count == 3) {
          cycles.insert({first, to[first], to[to[first]]});
        }
      }
    }
  }
  EXPECT_EQ(cycles.size(), 24u * 23 * 22 / 3);
}

TEST(BigCubeEdges, RefusesColoursOfNoPiece) {
  Grid grid(5);
  grid.set_colour(1, 0, 1, grid.colour(1, 0, 1) ^ 1);  // beside its own opposite, or a piece that is there already
  const auto read = EdgePieces::read(grid);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, Code::unsolvable);
}

TEST(BigCubeEdges, CornersKeepTheirLaws) {
  for (const int size : {4, 5}) {
    Grid grid(size);
    EXPECT_FALSE(odd_corners_of(grid).value());
    grid.turn(outer_turn(0, size));
    EXPECT_TRUE(odd_corners_of(grid).value());
    // The corner of faces 1, 3 and 5 twisted in place.
    const int end = size - 1;
    Grid twisted(size);
    twisted.set_colour(1, end, end, 3);
    twisted.set_colour(3, end, end, 5);
    twisted.set_colour(5, end, end, 1);
    ASSERT_FALSE(odd_corners_of(twisted));
    EXPECT_EQ(odd_corners_of(twisted).error().code, Code::unsolvable);
    Grid painted(size);
    painted.set_colour(1, end, end, 0);
    EXPECT_FALSE(odd_corners_of(painted));
  }
  Grid flipped(5);  // a middle edge of faces 1 and 3
  flipped.set_colour(1, 4, 2, 3);
  flipped.set_colour(3, 2, 4, 1);
  EXPECT_FALSE(odd_corners_of(flipped));
}

TEST(BigCubeEdgesStandard, JoinsOddWingsAndOddCorners) {
  const std::vector<EdgeWord> words = edge_words();
  Random random(3);
  Quiet quiet;
  for (const auto& [size, odd] : {std::pair(4, 1u), std::pair(4, 2u), std::pair(5, 1u)}) {
    Grid grid = mixed_edges(size, words, odd, random);
    EXPECT_EQ(is_odd(EdgePieces::read(grid).value().wings[0]), odd % 2 == 1);
    EXPECT_EQ(odd_corners_of(grid).value(), odd / 2 == 1);
    grid.turn(Edges(size).solve(grid, odd_corners_of(grid).value(), quiet.progress).value());
    expect_joined(grid);
  }
}

TEST(BigCubeEdgesExtreme, JoinsFromEverySign) {
  const std::vector<EdgeWord> words = edge_words();
  Random random(4);
  Quiet quiet;
  for (int size = 4; size <= 11; ++size) {
    const Edges edges(size);
    for (unsigned odd = 0; odd < 1u << ((size - 2) / 2 + 1); ++odd) {
      Grid grid = mixed_edges(size, words, odd, random);
      grid.turn(edges.solve(grid, odd_corners_of(grid).value(), quiet.progress).value());
      expect_joined(grid);
    }
  }
  for (const int size : {40, 41, 100}) {
    Grid grid = mixed_edges(size, words, random.next(), random);
    grid.turn(Edges(size).solve(grid, odd_corners_of(grid).value(), quiet.progress).value());
    expect_joined(grid);
  }
}

TEST(BigCubeEdges, StopsWhenAsked) {
  const std::vector<EdgeWord> words = edge_words();
  Random random(5);
  const Grid grid = mixed_edges(6, words, 0, random);
  std::stop_source source;
  source.request_stop();
  Progress stopped(source.get_token());
  const auto blocks = Edges(6).solve(grid, odd_corners_of(grid).value(), stopped);
  ASSERT_FALSE(blocks);
  EXPECT_EQ(blocks.error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi::twisty::big_cube
