// Statements in the languages of other provers, so that others can repeat what was decided: MONA's (WS1S, where a
// number is the set of its binary digits) and Walnut's (the greatest digit first, in a numeration that it knows). What
// is not linear becomes further variables, as in math/automata/terms.hpp.
#pragma once

#include <memory>
#include <span>

#include "math/statements/statement.hpp"

namespace asobi::statements {

// What a predicate (no function) means: a statement about the variables 0 … arity - 1, which may speak of the
// predicates before it.
struct Definition {
  Predicate predicate;
  std::shared_ptr<const Node> meaning;
};

// A whole program for MONA 1.4: definitions and a statement all of whose variables are bound, of base 2.
Result<std::string> export_mona(const Node& statement, std::span<const Definition> definitions);

// Commands for Walnut: msd_2, msd_3, …, msd_fib. An error in other numerations.
Result<std::string> export_walnut(const Node& statement, std::span<const Definition> definitions,
                                  automata::Numeration numeration);

}  // namespace asobi::statements
