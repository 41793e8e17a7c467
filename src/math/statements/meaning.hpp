// What a statement means, as a formula of automata; binary digits.
#pragma once

#include "math/automata/formula.hpp"
#include "math/statements/statement.hpp"

namespace asobi::statements {

// The tuples of which a predicate holds, on the tracks 0 … arity - 1.
using Meaning = std::shared_ptr<const automata::Automaton>;

// Variable v is track v. Errors: numbers that grow too large; those of automata::Work.
Result<automata::Formula> formula_of(const Node& statement, std::span<const Meaning> predicates, automata::Work& work);

}  // namespace asobi::statements
