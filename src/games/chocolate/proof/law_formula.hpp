// Laws and edges as statements about numbers (math/automata): what is linear, rounds down when divided by a constant,
// takes the least, the greatest or a nim-sum can be said there; products of variables and roots cannot.
#pragma once

#include "games/chocolate/edge.hpp"
#include "games/chocolate/law.hpp"
#include "math/automata/terms.hpp"

namespace asobi::chocolate {

constexpr std::uint32_t proof_base = 2;  // nim-sums are of binary digits

// z = f(y) on these tracks. `free` and all tracks after it are used by nobody else. An error if that cannot be said.
Result<automata::Formula> edge_formula(const Edge& edge, automata::Track y, automata::Track z, automata::Track free);

// An error unless f is defined, not negative and monotone for all y.
Result<void> check_edge(const Edge& edge, automata::Work& work);

// {x, y, z} is a point of the law.
Result<automata::Formula> law_formula(const Law& law, const std::array<automata::Track, 3>& point,
                                      automata::Track free);

// A point with a negative coordinate, if the law has one. Errors also: it takes a nim-sum of negative numbers.
Result<std::optional<Point>> negative_point(const Law& law, automata::Work& work);

}  // namespace asobi::chocolate
