// Statements about natural numbers, as people type them:
//
//   forall x, y, z: lost(x, y, z) <=> x ⊕ y ⊕ z = 0
//   exists y: (x = 2y + 1 or x = 3y) and not power(y)
//
// Weakest first: forall and exists (∀ ∃, as far as the text goes), <=> (⇔), => (⇒), or (∨), and (∧), not (¬),
// = != < <= > >= (also chained: x < y <= z), ⊕ (xor), + and -, * / and mod. A number before a name or bracket
// multiplies; "/" rounds down. One factor of a product, and what is divided by, must be a number without names: nothing
// else can be decided. A power is a product, 2 * 2 * 2; ^ is refused, since some take it for a power and some for xor.
// Functions: min(a, b), max(a, b); shift(a), the number with the digits of a and then a 0; and phi(a), phi2(a), which
// are ⌊aφ⌋, ⌊aφ²⌋ for the golden mean φ; and those of the vocabulary.
//
// A term may have no value: a nim-sum, shift or phi of a negative number (differences may be negative) or a function of
// the vocabulary where it is not defined; nor has what is made of a term without value. A comparison or predicate with
// such a term is false, != too: so a <= b is always a < b or a = b, and a != b is a < b or a > b, but not always
// not (a = b).
//
// A statement means the same in all numerations, but some can be said only in one: ⊕ is of base 2, phi and phi2 are of
// Zeckendorf's; and shift(a) is another number in each.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "math/automata/numeration.hpp"

namespace asobi::statements {

constexpr std::int64_t largest_number = 1 << 24;  // in a text

struct Node;
using NodeList = std::vector<std::shared_ptr<const Node>>;

enum class Kind : std::uint8_t {
  // numbers
  number,
  variable,
  add,
  subtract,
  multiply,  // by a number, the second part
  divide,
  modulo,
  nim_sum,
  least,
  greatest,
  shift,   // of one number
  golden,  // ⌊aφ⌋; ⌊aφ²⌋ = ⌊aφ⌋ + a where the value is 1
  function,
  // truths
  constant,
  equal,
  unequal,
  less,
  at_most,
  predicate,
  negation,
  conjunction,
  disjunction,
  implication,
  equivalence,
  exists,
  for_all,
};

constexpr bool is_number(Kind kind) { return kind < Kind::constant; }

struct Node {
  Kind kind;
  // number, constant: its value; variable, predicate, function: which; exists, for_all: the first of the variables that
  // it binds
  std::int64_t value = 0;
  NodeList parts = {};
  std::vector<std::string> names = {};  // exists, for_all: of the variables that it binds, from `value` on
};

struct Predicate {
  std::string name;
  std::size_t arity;
  bool function = false;  // a number, not a truth: what it means is said of its arguments and its value
};

// What a statement may speak of: variables that nothing binds, numbered in this order, predicates, and what can be said
// in this numeration.
struct Vocabulary {
  std::vector<std::string> variables = {};
  std::vector<Predicate> predicates = {};
  automata::Numeration numeration = {};
};

// Whether a variable may be called so: a letter, then letters and digits; no word that means something here.
bool is_free_name(std::string_view name);

// Whether it speaks of this predicate or function.
bool mentions(const Node& statement, std::size_t predicate);

// Errors tell their place in the text.
Result<std::shared_ptr<const Node>> parsed(std::string_view text, const Vocabulary& vocabulary);

// The same of a whole statement, all of whose names are bound. One that does not begin with a quantifier may leave that
// out: names that nothing binds are meant for all numbers, as forall does; the `usual` ones first, then as they come.
Result<std::shared_ptr<const Node>> parsed_whole(std::string_view text, const Vocabulary& vocabulary,
                                                 std::span<const std::string> usual = {});

// How it was read: every quantifier and all brackets written out. It parses to the same statement again.
std::string reading(const Node& statement, const Vocabulary& vocabulary);

// What people take for a power, where one stands; and what to write instead.
std::string_view power_sign(std::string_view text);
Text instead_of_power(std::string_view sign);

}  // namespace asobi::statements
