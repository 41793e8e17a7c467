// Statements about natural numbers: linear equations, inequalities and congruences, digits, automata; joined by and,
// or, not, if and only if; with quantifiers. Every one is decided by an automaton that accepts the tuples of which it
// holds.
//
// What is built is simplified at once: conjunctions and unions of linear conditions become cells, and a variable told
// by an equation is replaced, so that most quantifiers never become a projection.
#pragma once

#include <memory>
#include <string>

#include "math/automata/digits.hpp"
#include "math/automata/linear.hpp"

namespace asobi::automata {

class Formula {
 public:
  static Formula constant(bool value);
  static Formula zero(const Sum& sum);          // sum = 0
  static Formula not_negative(const Sum& sum);  // sum ≥ 0
  static Formula divisible(const Sum& sum, Integer modulus);
  static Formula of(Cells cells);
  // Numbers on the automaton's tracks that it accepts. Its name tells it from all others of the same formula.
  static Formula of(std::string name, std::shared_ptr<const Automaton> automaton);

  static Formula all(std::vector<Formula> parts);
  static Formula any(std::vector<Formula> parts);
  static Formula same(const Formula& a, const Formula& b);
  static Formula implies(const Formula& a, const Formula& b) { return any({a.negation(), b}); }
  static Formula exists(std::vector<Track> bound, const Formula& part);
  static Formula for_all(std::vector<Track> bound, const Formula& part) {
    return exists(std::move(bound), part.negation()).negation();
  }
  Formula negation() const;

  bool mentions(Track track) const;

  enum class Kind { cells, automaton, all, any, negation, same, exists };
  Kind kind() const;
  const Cells& cells() const;
  const Automaton& automaton() const;
  const std::vector<Formula>& parts() const;
  const std::vector<Track>& bound() const;  // in order
  // Equal texts, equal formulas.
  const std::string& key() const;

 private:
  struct Node;
  std::shared_ptr<const Node> node_;

  explicit Formula(Node node);
  static Formula exists_of_all(const std::vector<Track>& bound, const Formula& all_of);
};

// The automaton of the tuples of which it holds; conjuncts in the order of their sizes, each variable projected as soon
// as no other conjunct knows it, equal parts compiled once. Cost: automaton.hpp, for every step; non-elementary at
// worst (each change of quantifiers may be an exponential).
Result<std::shared_ptr<const Automaton>> compiled(const Formula& formula, Numeration numeration, Work& work);

}  // namespace asobi::automata
