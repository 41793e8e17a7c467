// A row of bits, one for each placement in the order of their numbers, seen from the rests: for each rest the points
// that with it make a placement whose bit is set; and back. Every placement has a bit in as many sets as it has pieces,
// a million of them on 51 points, and to find them one by one costs more than all else that is done with a row. But
// numbers are in colex order. Take the pieces of a rest above its lowest, x: with them and any one point p the
// placements for all x follow one another, so that they are read at once, for each p a run of bits; what is wanted, for
// each x the set of all p, is the same square mirrored at its diagonal. Where p is below x, too, the two change roles.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/diamond/solve/placements.hpp"

namespace asobi::diamond {

class RestSets {
 public:
  explicit RestSets(const Placements& placements);

  // Of a row: whole cache lines, and a word at the end that nobody uses.
  static std::uint64_t words(const Placements& placements) { return (placements.count() / 64 + 2 + 7) / 8 * 8; }

  // All sets; `sets` has one for each rest.
  void split(std::span<const std::uint64_t> row, std::span<PointSet> sets) const;
  // Sets the bits of all placements that are in a set of any rest of theirs.
  void join(std::span<const PointSet> sets, std::span<std::uint64_t> row) const;

 private:
  // All rests with the same pieces above the lowest, which is below `width`.
  struct Family {
    std::uint32_t first;  // of its rests
    std::uint32_t runs;   // from there in `runs_`, by point
    std::uint8_t width;
    std::uint8_t shift;  // in the square where it stands beside others
  };
  struct Run {
    std::uint32_t first : 26;  // of its placements
    std::uint32_t length : 6;  // 0 where no piece can be put
  };
  unsigned points_;
  std::vector<Family> families_;
  std::vector<std::uint32_t> squares_;  // where each begins in `families_`, and the end
  std::vector<Run> runs_;

  void add_family(PointSet upper);
};

}  // namespace asobi::diamond
