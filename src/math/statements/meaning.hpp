// What a statement means, as a formula of automata.
#pragma once

#include "math/automata/formula.hpp"
#include "math/statements/statement.hpp"

namespace asobi::statements {

// The tuples of which a predicate holds, on the tracks 0 … arity - 1; of a function, its arguments and, on the next
// track, its value.
using Meaning = std::shared_ptr<const automata::Automaton>;

// Variable v is track v. The numeration is that of the predicates, and what the statement was parsed for. Errors:
// numbers that grow too large; those of automata::Work.
Result<automata::Formula> formula_of(const Node& statement, std::span<const Meaning> predicates, automata::Work& work,
                                     automata::Numeration numeration = {});

}  // namespace asobi::statements
