// Words for one orbit from two short words u, v (short_words.hpp) that meet in few places: their commutator moves only
// what is there and what u or v brings there. If they meet in one place and both move what is there, it is a 3-cycle;
// in two or three, it moves a few pieces more. Where turns move half of all pieces these are the shortest that are
// known. Cost: some 10^6 pairs of words for an orbit, 10^9 for all.
#pragma once

#include "games/twisty/solve/universal/short_words.hpp"

namespace asobi::twisty {

class Crossings {
 public:
  // Both outlive it. The effort is shared by so many orbits.
  Crossings(const TurnActions& actions, const ShortWords& words, std::size_t orbits);

  // Of the fewest turns that were found, or nearly.
  struct Found {
    std::vector<Letters> cycles;  // each makes one 3-cycle in the orbit
    std::vector<Letters> others;  // each moves a few pieces more there
  };
  // Nothing else is touched but, by orbit, what is free.
  Result<Found> find(std::size_t orbit, const std::vector<bool>& free, const Progress& progress);

 private:
  const TurnActions& actions_;
  const ShortWords& words_;
  std::vector<std::size_t> first_place_;            // by orbit
  std::vector<std::vector<std::size_t>> at_first_;  // by orbit: the words that move what is at its first place
  std::vector<std::uint32_t> stamp_;                // by place: scratch
  std::uint32_t stamps_ = 0;

  int cost(std::size_t u, std::size_t v) const { return 2 * (words_.cost(u) + words_.cost(v)); }
  int common_places(std::size_t word, std::size_t orbit, const std::vector<bool>& free) const;
};

}  // namespace asobi::twisty
