// Which parts, each a set of tiles, may be added up: those without a common tile.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace asobi::sliding {

using Packing = std::uint32_t;  // disjoint parts, as a mask

// All sets of disjoint parts to which no other part can be added, those with the first parts first. A part is a mask of
// tiles; at most 32.
std::vector<Packing> packings(std::span<const std::uint32_t> parts);

// At most so many of them, each the one that most raises the bounds of a sample beside those chosen before it.
// `sums`: by packing, what it tells of every position of the sample.
std::vector<Packing> best_packings(const std::vector<Packing>& all, const std::vector<std::vector<std::uint8_t>>& sums,
                                   std::size_t most);

}  // namespace asobi::sliding
