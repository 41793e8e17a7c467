// Beam search for words (edges_words.hpp) that put the wings of some depths right: few turns in all for many wings.
//
// A wing at slot s has the *aim* t: either the slot where the edge to which it is to be joined stands, so it is right
// when t = s; or, with `pairs`, the slot of the other wing of its own edge, so it is right when they are in one edge.
// Outer turns keep what is right. Each step appends one word, with those layers that gain most, and keeps the best by
// turns - right wings / rate. Turns are counted exactly, as packing.hpp will write them. One that gains exists as long
// as anything is wrong, so it ends. Gains of all layers are added at once, a byte each: a step costs some words times
// three times the bytes of all layers, half a millisecond for N ≤ 17.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/big_cube/edges_words.hpp"

namespace asobi::twisty::big_cube {

struct EdgeTask {
  int size;
  std::vector<int> depths;  // by orbit
  bool pairs = false;
  std::size_t beam = 1;
  double rate = 1;  // right wings a turn that are hoped for
};

struct EdgeStart {
  std::vector<Slots> aims;    // by orbit; even permutations
  std::vector<Block> blocks;  // that led here
};

// Turns that the end of a word costs besides.
using EndCost = std::function<int(std::span<const Block>)>;

// The blocks of the best start and what follows.
Result<std::vector<Block>> search_edges(std::span<const EdgeWord> words, const EdgeTask& task,
                                        std::span<const EdgeStart> starts, const EndCost& end_cost, Progress& progress);

}  // namespace asobi::twisty::big_cube
