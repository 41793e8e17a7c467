// Decision diagrams: a function from the digits of several tracks to states. A node looks at the digit of one track
// (its level) and leads to one child for each digit; levels grow on every way down; no node has equal children, and no
// two nodes are equal, so equal functions are the same reference. Nodes are numbered children first.
// (As in Henriksen, Jensen, Jørgensen, Klarlund, Paige, Rauhe, Sandholm 1995: the transitions of a state are a diagram,
// and the states of an automaton share their nodes.)
#pragma once

#include <limits>

#include "math/automata/numeration.hpp"
#include "math/automata/sequences.hpp"

namespace asobi::automata {

using State = std::uint32_t;
using Track = std::uint32_t;
using Reference = std::uint32_t;  // a node, or a leaf: a state

constexpr Reference leaf_bit = 0x8000'0000;
constexpr Reference leaf(State state) { return state | leaf_bit; }
constexpr bool is_leaf(Reference reference) { return (reference & leaf_bit) != 0; }
constexpr State state_of(Reference reference) { return reference & ~leaf_bit; }
constexpr Track no_track = std::numeric_limits<Track>::max();

class Diagram {
 public:
  explicit Diagram(Numeration numeration)
      : numeration_(numeration), digits_(numeration.digits()), nodes_(digits_ + 1), row_(digits_ + 1) {}

  Numeration numeration() const { return numeration_; }
  std::uint32_t digits() const { return digits_; }
  // The node, or the child if all are one. The children's levels are greater.
  Reference node(Track level, std::span<const Reference> children);
  // That of a leaf is greater than all others.
  Track level(Reference reference) const { return is_leaf(reference) ? no_track : nodes_[reference][0]; }
  std::span<const Reference> children(Reference node) const { return nodes_[node].subspan(1); }
  Reference child(Reference reference, Track level, std::uint32_t digit) const {
    return this->level(reference) == level ? nodes_[reference][digit + 1] : reference;
  }
  std::uint32_t size() const { return nodes_.size(); }
  std::uint64_t bytes() const { return nodes_.bytes(); }
  void freeze() { nodes_.freeze(); }

 private:
  Numeration numeration_;
  std::uint32_t digits_;
  Sequences nodes_;
  std::vector<Sequences::Word> row_;
};

}  // namespace asobi::automata
