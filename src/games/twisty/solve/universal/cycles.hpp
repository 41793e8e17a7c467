// Three-cycles of the pieces of one orbit, everywhere in it, from words that make such a cycle and leave alone what
// must be kept: a word between a set-up and its inverse. The cheapest for every cycle is found by one search from all
// the words at once (Dijkstra; a turn more on either side costs two), so a cycle with the wanted twists costs one look.
// Cost: n^3 k^2 entries for n places with k orientations, n k <= 60.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "games/twisty/solve/common/turn_actions.hpp"

namespace asobi::twisty {

// What is at places[0] goes to places[1], from there to places[2] and back to places[0]; twists[i] is added on the way
// from places[i]. The twists add up to nothing.
struct Cycle {
  std::array<int, 3> places;
  std::array<int, 3> twists;
};

// The effect of a word on an orbit, if it is a 3-cycle whose twists add up to nothing.
std::optional<Cycle> as_cycle(const OrbitPart& effect, int orientations);

// The state after it.
void make_cycle(OrbitPart& part, const Cycle& cycle, int orientations);

class CycleTable {
 public:
  // At least one word, each of which makes a 3-cycle in the orbit.
  static Result<std::unique_ptr<CycleTable>> make(const TurnActions& actions, std::size_t orbit,
                                                  const std::vector<Letters>& words, const Progress& progress);

  int places() const { return places_; }
  int orientations() const { return ways_; }
  // Turns; nothing if there is no such cycle. The third twist follows from the others.
  std::optional<int> cost(const std::array<int, 3>& places, int first, int second) const;
  Letters word(const Cycle& cycle) const;

 private:
  static constexpr std::uint16_t far = 0xFFFF;
  static constexpr std::uint16_t none = 0xFFFF;  // not by a turn but by a word

  int places_, ways_;
  const TurnActions* actions_;
  std::vector<std::uint16_t> usable_;
  std::vector<std::vector<std::pair<int, int>>> goes_;  // by usable turn, by place: where to, and twisted how
  std::vector<std::uint8_t> untwisted_;  // the same without twists, if there are none: [usable * places + place]
  std::vector<std::uint16_t> cost_;      // by cycle
  std::vector<std::uint16_t> last_;      // by cycle: the last turn of the set-up, in usable_
  std::unordered_map<std::size_t, Letters> words_;  // by cycle

  CycleTable(const TurnActions& actions, std::size_t orbit);
  Result<void> fill(const std::vector<Letters>& words, std::size_t orbit, const Progress& progress);
  std::size_t number(const Cycle& cycle) const;
  Cycle cycle(std::size_t number) const;
  Cycle after(const Cycle& cycle, std::size_t usable) const;
  std::size_t number_after(const std::array<int, 3>& places, std::size_t usable) const;
  Cycle before(const Cycle& cycle, std::size_t usable) const;
  Result<void> spread(std::vector<std::vector<std::size_t>> by_cost, const Progress& progress);
};

}  // namespace asobi::twisty
