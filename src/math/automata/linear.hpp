// Sets of tuples of natural numbers given by linear equations, inequalities and congruences: unions of cells, a cell
// being the conjunction of some of them. They are kept in a normal form, so that cells which differ only in constants
// share their forms: a law with hundreds of tables has a handful of forms, and one automaton is made for all at once.
#pragma once

#include <utility>

#include "math/automata/automaton.hpp"

namespace asobi::automata {

using Integer = std::int64_t;

constexpr Integer endless = std::numeric_limits<Integer>::max();

// constant + Σ coefficient · track
struct Sum {
  std::vector<std::pair<Track, Integer>> terms = {};  // by track, none 0
  Integer constant = 0;

  static Sum of(Track track) { return {{{track, 1}}, 0}; }
  static Sum number(Integer value) { return {{}, value}; }
  Integer coefficient(Track track) const;
  friend bool operator==(const Sum&, const Sum&) = default;
};
// a + times · b. Numbers must stay below 2^62: none if they do not.
std::optional<Sum> sum(const Sum& a, const Sum& b, Integer times);

using Form = std::vector<std::pair<Track, Integer>>;  // Σ coefficient · track

// low ≤ form ≤ high; -endless and endless: no bound. The coefficients have no common divisor, the first is positive.
struct Bounds {
  Form form;
  Integer low = -endless, high = endless;
};

// form ≡ residue (mod modulus); everything is in 0 … modulus - 1.
struct Congruence {
  Form form;
  Integer modulus = 1, residue = 0;
};

class Cell {
 public:
  // Adds sum = 0, sum ≥ 0, sum ≡ 0.
  void zero(const Sum& sum);
  void not_negative(const Sum& sum);
  void divisible(const Sum& sum, Integer modulus);
  void add(const Cell& other);

  // No tuple is in it: surely so if true.
  bool empty() const { return empty_; }
  const std::vector<Bounds>& bounds() const { return bounds_; }
  const std::vector<Congruence>& congruences() const { return congruences_; }
  bool mentions(Track track) const;
  // Each bound and congruence by itself.
  std::vector<Cell> pieces() const;

  // The tuples that some value on this track completes, if an equation tells the value; else none.
  std::optional<Cell> without(Track track) const;

 private:
  bool empty_ = false;
  std::vector<Bounds> bounds_;
  std::vector<Congruence> congruences_;

  void bound(Form form, Integer low, Integer high);
};

using Cells = std::vector<Cell>;  // their union

std::vector<Track> tracks_of(const Cells& cells);

// Reads all forms at once; a state is their values so far, each as far as it still matters. Where the numeration is
// metallic the value so far is two numbers (what was read, if no digit follows, and if one fewer does), and the state
// knows besides on which tracks the next digit counts as 0. Cost: a look-up for each state and letter; the states of k
// forms on n tracks are at most those near the crossings of n of them.
// Errors: `limit` when a constant or coefficient is beyond 2^28 or there are more than a million letters, besides those
// of Work.
Result<Automaton> automaton_of(const Cells& cells, Numeration numeration, Work& work);

}  // namespace asobi::automata
