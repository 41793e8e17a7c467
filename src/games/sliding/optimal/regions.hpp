// Where the blank is, as far as the tiles of a pattern matter: the free cells fall into regions, and within one the
// blank moves for nothing. The pairs (occupied set, region) are numbered, those of a set side by side and the sets in
// the order of their ranks. Clausecker, "The quality of heuristic functions for IDA*" (2020), calls tables over them
// zero-aware.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "base/progress.hpp"
#include "games/sliding/optimal/pattern_index.hpp"

namespace asobi::sliding {

// By cell: the cells beside it.
std::vector<std::uint32_t> neighbour_masks(Shape shape);

class Regions {
 public:
  // Unfinished, and not to be used, once `progress` was stopped.
  Regions(Shape shape, const PatternIndex& index, const Progress& progress);

  std::uint32_t size() const { return static_cast<std::uint32_t>(regions_.size()); }
  std::uint32_t set(std::uint32_t rank) const { return sets_[rank]; }
  std::uint32_t first(std::uint32_t rank) const { return first_[rank]; }
  std::uint32_t cells(std::uint32_t number) const { return regions_[number]; }
  std::uint32_t rank_of(std::uint32_t number) const;  // of the set; by bisection

  // The blank is on a free cell of the set.
  std::uint32_t find(std::uint32_t rank, int blank) const {
    return raw().find(rank, static_cast<std::uint32_t>(blank));
  }

  // The same as plain pointers, for inner loops.
  struct Raw {
    const std::uint32_t* first;
    const std::uint32_t* regions;

    std::uint32_t find(std::uint32_t rank, std::uint32_t blank) const {
      std::uint32_t number = first[rank];
      while ((regions[number] >> blank & 1) == 0) ++number;
      return number;
    }
  };
  Raw raw() const { return {first_.data(), regions_.data()}; }

 private:
  std::vector<std::uint32_t> sets_;
  std::vector<std::uint32_t> first_;  // by rank of the set, and one more
  std::vector<std::uint32_t> regions_;
};

}  // namespace asobi::sliding
