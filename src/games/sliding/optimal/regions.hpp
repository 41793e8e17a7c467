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

  std::uint32_t size() const { return static_cast<std::uint32_t>(sets_.size() + others_.size()); }
  std::uint32_t set(std::uint32_t rank) const { return sets_[rank]; }
  // How many regions a set has, and their numbers: the largest has the set's rank, the others follow after all of
  // those.
  std::uint32_t count(std::uint32_t rank) const { return 1 + first_other_[rank + 1] - first_other_[rank]; }
  std::uint32_t number(std::uint32_t rank, std::uint32_t i) const {
    return i == 0 ? rank : static_cast<std::uint32_t>(sets_.size()) + first_other_[rank] + i - 1;
  }
  std::uint32_t cells(std::uint32_t number) const {
    return number < sets_.size() ? largest_[number] : others_[number - sets_.size()];
  }
  std::uint32_t rank_of(std::uint32_t number) const;  // of the set; by bisection

  // The blank is on a free cell of the set.
  std::uint32_t find(std::uint32_t rank, int blank) const {
    for (std::uint32_t i = 0;; ++i) {
      const std::uint32_t out = number(rank, i);
      if ((cells(out) >> blank & 1) != 0) return out;
    }
  }

  // The same for inner loops: the blank is in the largest region as a rule, and that is seen by one look.
  struct Raw {
    const Regions* regions;
    const std::uint32_t* largest;

    std::uint32_t find(std::uint32_t rank, std::uint32_t blank) const {
      if ((largest[rank] >> blank & 1) != 0) return rank;
      return regions->find(rank, static_cast<int>(blank));
    }
  };
  Raw raw() const { return {this, largest_.data()}; }

 private:
  std::vector<std::uint32_t> sets_;
  std::vector<std::uint32_t> largest_;      // by rank of the set
  std::vector<std::uint32_t> first_other_;  // the same, and one more
  std::vector<std::uint32_t> others_;
};

}  // namespace asobi::sliding
