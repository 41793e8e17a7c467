// The shortest path between two near arrangements: iterative deepening (IDA*, Korf 1985) on the sum of the tiles'
// distances, with a limit on the nodes. It ends the fast solver's peeling and shortens windows of its answers.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/sliding/fast/lattice.hpp"

namespace asobi::sliding {

struct PathLimits {
  int longest;          // moves
  std::uint64_t nodes;  // for the whole search
};

// The least number of slides from `from` to `to` that pass only over cells not in `locked`; nullopt when there is none
// within the limits. Both arrangements hold the same things.
std::optional<std::vector<Slide>> short_path(const Lattice& lattice, const Arrangement& from, const Arrangement& to,
                                             const std::array<bool, most_cells>& locked, PathLimits limits);

}  // namespace asobi::sliding
