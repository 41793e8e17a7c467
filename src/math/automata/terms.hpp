// Terms that are not linear, made so by further variables: q = ⌊a/3⌋ is 3q ≤ a ≤ 3q + 2. The variables and what is said
// of them are collected here; a statement about the terms is then "there are values of them such that".
#pragma once

#include <map>

#include "math/automata/formula.hpp"

namespace asobi::automata {

class Terms {
 public:
  // The variables are this track and those after it.
  explicit Terms(Track first) : first_(first), next_(first) {}

  Track fresh() { return next_++; }
  void demand(const Formula& condition) { conditions_.push_back(condition); }
  void demand_not_negative(const Sum& sum) { demand(Formula::not_negative(sum)); }

  Result<Sum> quotient(const Sum& a, Integer by);  // rounded down; by is not 0
  Result<Sum> least(const Sum& a, const Sum& b);
  Result<Sum> greatest(const Sum& a, const Sum& b);
  // Of binary digits. Neither may be negative: then no values of the variables would be left.
  Result<Sum> nim_sum(const Sum& a, const Sum& b);

  // The number with the digits of a and then a 0, in this numeration. a may not be negative, as above.
  Result<Sum> shifted(const Sum& a, Numeration numeration, Work& work);
  // ⌊aφ⌋ for the golden mean φ, by Zeckendorf's digits; a may not be negative, as above.
  Result<Sum> golden(const Sum& a, Work& work);

  // A variable that is a; none of its values is if a is negative.
  Result<Track> track_of(const Sum& a);

  std::vector<Track> tracks() const;
  Formula conditions() const { return Formula::all(conditions_); }
  // The conditions that stood before the first nim-sum of something that may be negative, and that it is.
  const std::vector<Formula>& undefined() const { return undefined_; }

 private:
  Track first_;
  Track next_;
  std::vector<Formula> conditions_;
  std::vector<Formula> undefined_;
  std::vector<std::pair<Sum, Track>> tracks_of_sums_;
  std::map<std::string, Track> known_;  // by what is said of them: equal terms are one variable

  Sum integer();
  Sum told(const std::string& what, Track out, Automaton automaton);
  Result<Sum> one_of(const Sum& a, const Sum& b, const Sum& a_before_b);
};

// a + times · b, or an error of code `limit`.
Result<Sum> added(const Sum& a, const Sum& b, Integer times);

// No natural numbers make it negative: surely so if true.
bool never_negative(const Sum& a);

}  // namespace asobi::automata
