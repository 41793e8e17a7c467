// Three-cycles of the pieces of one orbit, everywhere in it, from one word that makes such a cycle and leaves alone
// what must be kept: the word between a set-up and its inverse. All set-ups are found by one breadth-first search over
// where the three pieces can be brought, so a cycle with the wanted twists costs one look. Cost: n^3 k^2 entries for n
// places with k orientations, n <= 60.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/twisty/orbit_state.hpp"

namespace asobi::twisty {

// Letters are numbers in the list of turns of who uses it; those of the set-up undo themselves.
using Letters = std::vector<std::uint16_t>;

// What is at places[0] goes to places[1], from there to places[2] and back to places[0]; twists[i] is added on the way
// from places[i].
struct Cycle {
  std::array<int, 3> places;
  std::array<int, 3> twists;
  int cost;          // turns
  std::size_t node;  // for CycleTable::word
};

class CycleTable {
 public:
  // `turns` act on this orbit; `inverse_of` by turn. `usable`: turns that set-ups may use. The word makes a 3-cycle.
  CycleTable(const OrbitShape& shape, const std::vector<OrbitPart>& turns, const std::vector<std::uint16_t>& inverse_of,
             const std::vector<std::uint16_t>& usable, Letters word, const OrbitPart& effect);

  int places() const { return places_; }
  int orientations() const { return ways_; }
  // Between these places in this order, with first and second - first twist of the set-up as given, if there is one.
  std::optional<Cycle> cycle(int a, int b, int c, int first, int second) const;
  Letters word(const Cycle& cycle) const;

 private:
  struct Node {
    std::array<int, 3> at;
    int first, second;  // twists of the second against the first, the third against the second
  };
  static constexpr std::uint8_t far = 255;

  int places_, ways_;
  std::array<int, 3> home_, twists_;  // of the word
  Letters word_;
  std::vector<std::uint16_t> inverse_of_, usable_;
  std::vector<std::vector<std::pair<int, int>>> goes_;  // by usable turn, by place: where to, and twisted how
  std::vector<std::uint8_t> depth_;                     // by node: turns of the set-up
  std::vector<std::uint8_t> last_;                      // by node: the last of them, in usable_

  std::size_t number(const Node& node) const;
  Node node(std::size_t number) const;
  Node after(const Node& node, std::size_t usable) const;
};

}  // namespace asobi::twisty
