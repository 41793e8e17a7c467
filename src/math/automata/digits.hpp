// What is said of numbers digit by digit.
#pragma once

#include <functional>

#include "math/automata/automaton.hpp"

namespace asobi::automata {

// The automaton with these states, as far as they can be reached, and steps; next(state, digits of the tracks in their
// order). It is not asked about digits that the numeration does not allow.
Automaton of_steps(std::vector<Track> tracks, Numeration numeration, std::vector<char> accepting,
                   const std::function<State(State, const std::vector<std::uint32_t>&)>& next);

enum class Digitwise { nim_sum, conjunction, disjunction };

// c = a ⊕ b, a ∧ b, a ∨ b of binary digits; the tracks may be the same ones.
Automaton digitwise(Digitwise operation, Track a, Track b, Track c);

// The number is a power of the base (or another weight): one digit is 1, all others are 0.
Automaton power_of_base(Track track, Numeration numeration);

// One digit of b, and only one, is not 0; it is 1; and a has there the digit `digit`.
Automaton digit_at(Track a, Track b, std::uint32_t digit, Numeration numeration);

// b has the digits of a and then a 0; minimised. The tracks are not the same.
Result<Automaton> shifted(Track a, Track b, Numeration numeration, Work& work);

}  // namespace asobi::automata
