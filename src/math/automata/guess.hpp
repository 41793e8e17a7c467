// An automaton guessed from what a set looks like among small numbers. What was read so far (the greatest digits of all
// numbers) is known by what can follow: two beginnings with the same continuations of up to `look` digits are taken
// for the same state. (Myhill and Nerode, with short continuations in the place of all.) Nothing is proved by this: who
// needs the set must check what is asked of it.
#pragma once

#include <functional>

#include "math/automata/automaton.hpp"

namespace asobi::automata {

// Whether a tuple of numbers below the bound is in the set.
using Member = std::function<bool(std::span<const std::uint64_t>)>;

struct Guess {
  std::optional<Automaton> automaton;  // none: more digits than are known would be needed
  std::uint32_t look = 0;
};

// Of tuples on these tracks (in order), known for numbers of known_digits digits. Continuations of 1, 2, … digits are
// tried until the automaton agrees with all that is known.
// Cost: for each state and letter a look at digits^(tracks · look) tuples, and then one at every known tuple; what
// would take more than some seconds is given up.
Result<Guess> guessed(std::vector<Track> tracks, Numeration numeration, std::uint32_t known_digits,
                      const Member& member, Work& work);

}  // namespace asobi::automata
