#include <algorithm>
#include <array>
#include <iterator>

#include "math/automata/automaton.hpp"

namespace asobi::automata {

namespace {

constexpr State unneeded = 0xFFFF'FFFF;  // in place of a pair whose answer is known

class Product {
 public:
  Product(const Automaton& a, const Automaton& b, Both both)
      : a_(a), b_(b), both_(static_cast<unsigned>(both)), diagram_(a.diagram.numeration()) {}

  Result<Automaton> run(Work& work) {
    Automaton out{Diagram({}), {}, {}, {}};
    pairs_.intern(std::array{State{0}, State{0}});
    for (State s = 0; s < pairs_.size(); ++s) {
      if (s % 256 == 0) ASOBI_CHECK(work.check(a_.bytes() + b_.bytes() + diagram_.bytes() + 2 * memo_.bytes()));
      const auto pair = pairs_[s];
      const State p = pair[0], q = pair[1];
      const bool known = p == unneeded;
      out.roots.push_back(known ? leaf(s) : joined(a_.roots[p], b_.roots[q]));
      out.accepting.push_back(static_cast<char>(known ? q : holds(a_.accepting[p] != 0, b_.accepting[q] != 0)));
    }
    std::ranges::set_union(a_.tracks, b_.tracks, std::back_inserter(out.tracks));
    out.diagram = std::move(diagram_);
    memo_ = Sequences(2);
    return minimised(out, work);
  }

 private:
  const Automaton& a_;
  const Automaton& b_;
  unsigned both_;
  Diagram diagram_;
  Sequences pairs_{2};  // of states: the states of the product
  Sequences memo_{2};   // of references
  std::vector<Reference> results_;

  State holds(bool a, bool b) const { return both_ >> ((a ? 1U : 0U) + (b ? 2U : 0U)) & 1U; }

  // A state that is never left.
  static bool is_last(const Automaton& automaton, Reference r) {
    return is_leaf(r) && automaton.roots[state_of(r)] == r;
  }

  // The state where the answer is known, if this leaf of a (or of b) decides it.
  std::optional<Reference> decided(Reference x, Reference y) {
    if (is_last(a_, x)) {
      const bool a = a_.accepting[state_of(x)] != 0;
      if (holds(a, false) == holds(a, true)) return leaf(pairs_.intern(std::array{unneeded, holds(a, false)}));
    }
    if (is_last(b_, y)) {
      const bool b = b_.accepting[state_of(y)] != 0;
      if (holds(false, b) == holds(true, b)) return leaf(pairs_.intern(std::array{unneeded, holds(false, b)}));
    }
    return std::nullopt;
  }

  Reference joined(Reference x, Reference y) {
    if (const auto known = decided(x, y)) return *known;
    if (is_leaf(x) && is_leaf(y)) return leaf(pairs_.intern(std::array{state_of(x), state_of(y)}));
    const std::uint32_t before = memo_.size();
    const std::uint32_t number = memo_.intern(std::array{x, y});
    if (number < before) return results_[number];
    results_.push_back(0);
    const Track level = std::min(a_.diagram.level(x), b_.diagram.level(y));
    std::vector<Reference> row(diagram_.digits());
    for (std::uint32_t digit = 0; digit < diagram_.digits(); ++digit) {
      row[digit] = joined(a_.diagram.child(x, level, digit), b_.diagram.child(y, level, digit));
    }
    return results_[number] = diagram_.node(level, row);
  }
};

}  // namespace

Result<Automaton> product(const Automaton& a, const Automaton& b, Both both, Work& work) {
  return Product(a, b, both).run(work);
}

}  // namespace asobi::automata
