// Deterministic automata that read numbers: one track of digits for each number, all tracks at once, the greatest digit
// first; shorter numbers have zeros before them, and whether a tuple is accepted does not depend on how many.
//
// Why the greatest digit first: the sets in question (the L-states of a game) are near planes. Read from the greatest
// digit, a prefix soon decides near which plane a point can be at all; read from the least, all of them stay possible
// to the end, and the subsets of a projection are products over the planes. Figures: bench/prove/task.md.
//
// A diagram's node has a child for each digit of the numeration. Every automaton here is complete, its first state is
// the initial one, and all of its states can be reached. No two automata that meet are of different numerations.
#pragma once

#include <optional>

#include "base/progress.hpp"
#include "math/automata/diagram.hpp"

namespace asobi::automata {

struct Automaton {
  Diagram diagram;
  std::vector<Reference> roots;  // of each state
  std::vector<char> accepting;
  std::vector<Track> tracks;  // those that its nodes look at, and perhaps more, in order

  State states() const { return static_cast<State>(roots.size()); }
  std::uint64_t bytes() const { return diagram.bytes() + roots.capacity() * 5; }
};

// What bounds the work on automata: who may stop it, how much memory it may take; and the largest automaton so far.
class Work {
 public:
  explicit Work(const Progress& progress) : progress_(progress) {}

  // Every few thousand steps, with the memory taken at the moment.
  Result<void> check(std::uint64_t bytes) const;
  const Progress& progress() const { return progress_; }

  void saw(const Automaton& automaton);
  State largest() const { return largest_; }
  std::uint64_t most_bytes() const { return most_bytes_; }

 private:
  const Progress& progress_;
  State largest_ = 0;
  mutable std::uint64_t most_bytes_ = 0;
};

// Accepts everything, or nothing.
Automaton constant(bool value, Numeration numeration);

Automaton complement(Automaton a);

// The automaton with fewest states, numbered by the first way to each. Moore's refinement: some rounds (as many as
// digits are needed to tell states apart), each with one look-up a node.
Result<Automaton> minimised(const Automaton& a, Work& work);

// The tuples of which `both` (a bit for each case: neither, only a, only b, both accept) holds; minimised.
// Cost: at most a look-up for each pair of nodes that meet.
enum class Both : std::uint8_t { conjunction = 0b1000, disjunction = 0b1110, difference = 0b0010, same = 0b1001 };
Result<Automaton> product(const Automaton& a, const Automaton& b, Both both, Work& work);

// The tuples that can be completed on the tracks named, which are taken away; minimised. The subset construction:
// exponential at worst.
Result<Automaton> projected(const Automaton& a, std::span<const Track> away, Work& work);

// The tuples that can be completed on the tracks named (in order) in at least `count` ways; minimised. As above, with
// sets that hold a state up to `count` times.
Result<Automaton> projected_often(const Automaton& a, std::span<const Track> away, std::uint32_t count, Work& work);

// The same set with other names: track from[i] becomes to[i], the others stay. No two become one.
Result<Automaton> renamed(const Automaton& a, std::span<const Track> from, std::span<const Track> to, Work& work);

// Whether it accepts this tuple, values[i] on tracks[i].
bool accepts(const Automaton& a, std::span<const Track> tracks, std::span<const std::uint64_t> values);

// Its transitions written out: for each state the next one by every letter, the first track's digit being the greatest
// of the letter's. All of its nodes look at these tracks.
std::vector<std::vector<State>> rows_of(const Automaton& a, std::span<const Track> tracks);

// Of a minimised automaton.
bool accepts_nothing(const Automaton& a);

// The tuple with the least sum, of these the first by the order of `tracks`; none if nothing is accepted. An error if
// its numbers are beyond 2^58. Cost: nodes × length of the word.
Result<std::optional<std::vector<std::uint64_t>>> least_tuple(const Automaton& a, std::span<const Track> tracks,
                                                              Work& work);

}  // namespace asobi::automata
