// Any position of up to 64 cells: outcome, Grundy number, all winning moves. The number of a sum is the XOR of those of
// its components, and of these each canonical shape is searched once (shape_search). Half-full boards of 8x8 take
// milliseconds, dense ones beyond some 35 stones end at the limit. Misère play has no such sums: there the whole
// position is searched, once per multiset of shapes. With a limit of stones per turn, and where any stones of a stretch
// may be taken, there are no tables beneath: some 25 stones that hang together.
#pragma once

#include <cstdint>
#include <vector>

#include "base/context.hpp"
#include "games/gridnim/board.hpp"

namespace asobi::gridnim {

constexpr std::uint64_t most_shapes = 20'000'000;  // minutes, 0.8 GB
constexpr std::uint64_t usual_shapes = 5'000'000;  // about a minute
constexpr std::uint64_t shapes_in_play = 300'000;  // seconds

struct Part {
  Mask stones;
  int grundy;
};

struct Analysis {
  int grundy = 0;  // of normal play
  bool wins = false;
  std::vector<Run> winning;  // in the order of append_runs
  std::vector<Part> parts;   // empty when the whole position was shown lost by the mirror method, and in misère play
  std::uint64_t shapes = 0;  // searched
};

// An error of code `limit` after `limit` shapes.
Result<Analysis> analyze(const Position& position, Context& context, std::uint64_t limit = usual_shapes,
                         const Turn& turn = {});
Result<Analysis> analyze_misere(const Position& position, Context& context, std::uint64_t limit = shapes_in_play,
                                const Turn& turn = {});

}  // namespace asobi::gridnim
