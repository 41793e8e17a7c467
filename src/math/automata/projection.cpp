#include <algorithm>
#include <iterator>

#include "math/automata/automaton.hpp"

namespace asobi::automata {

namespace {

using Set = std::vector<Reference>;

class Projection {
 public:
  Projection(const Automaton& a, std::span<const Track> away) : a_(a), away_(away), diagram_(a.diagram.numeration()) {}

  Result<Automaton> run(Work& work) {
    Automaton out{Diagram({}), {}, {}, {}};
    sets_.intern(initial());
    for (State s = 0; s < sets_.size(); ++s) {
      if (s % 256 == 0) ASOBI_CHECK(work.check(a_.bytes() + diagram_.bytes() + 2 * memo_.bytes() + sets_.bytes()));
      Set roots(sets_[s].begin(), sets_[s].end());
      out.accepting.push_back(
          static_cast<char>(std::ranges::any_of(roots, [&](State t) { return a_.accepting[t] != 0; })));
      for (Reference& r : roots) r = a_.roots[r];
      out.roots.push_back(united(std::move(roots)));
    }
    std::ranges::set_difference(a_.tracks, away_, std::back_inserter(out.tracks));
    out.diagram = std::move(diagram_);
    memo_ = Sequences();
    return minimised(out, work);
  }

 private:
  const Automaton& a_;
  std::span<const Track> away_;
  Diagram diagram_;
  Sequences sets_;  // of states: the states of the projection
  Sequences memo_;  // sets of references
  std::vector<Reference> results_;

  bool is_away(Track track) const { return std::ranges::find(away_, track) != away_.end(); }

  // What zeros before the number may be on the tracks that are taken away: any digits.
  Set initial() const {
    Set out = {0};
    std::vector<Reference> open;
    for (std::size_t i = 0; i < out.size(); ++i) {
      open = {a_.roots[out[i]]};
      while (!open.empty()) {
        const Reference at = open.back();
        open.pop_back();
        if (is_leaf(at)) {
          if (std::ranges::find(out, state_of(at)) == out.end()) out.push_back(state_of(at));
          continue;
        }
        const auto children = a_.diagram.children(at);
        if (is_away(a_.diagram.level(at))) {
          open.insert(open.end(), children.begin(), children.end());
        } else {
          open.push_back(children[0]);
        }
      }
    }
    std::ranges::sort(out);
    return out;
  }

  // Each once, in order; nothing that leads nowhere; and what accepts everything alone.
  void tidy(Set& set) const {
    std::ranges::sort(set);
    set.erase(std::ranges::unique(set).begin(), set.end());
    const auto is_last = [&](Reference r, bool accepting) {
      return is_leaf(r) && a_.roots[state_of(r)] == r && (a_.accepting[state_of(r)] != 0) == accepting;
    };
    const auto all = std::ranges::find_if(set, [&](Reference r) { return is_last(r, true); });
    if (all != set.end()) {
      set = {*all};
    } else {
      std::erase_if(set, [&](Reference r) { return is_last(r, false); });
    }
  }

  Reference united(Set set) {
    tidy(set);
    if (std::ranges::all_of(set, is_leaf)) {
      for (Reference& r : set) r = state_of(r);
      return leaf(sets_.intern(set));
    }
    const std::uint32_t before = memo_.size();
    const std::uint32_t number = memo_.intern(set);
    if (number < before) return results_[number];
    results_.push_back(0);
    Track level = no_track;
    for (const Reference r : set) level = std::min(level, a_.diagram.level(r));
    Set next;
    if (is_away(level)) {
      for (const Reference r : set) {
        for (std::uint32_t digit = 0; digit < diagram_.digits(); ++digit) {
          next.push_back(a_.diagram.child(r, level, digit));
        }
      }
      return results_[number] = united(std::move(next));
    }
    Set row(diagram_.digits());
    for (std::uint32_t digit = 0; digit < diagram_.digits(); ++digit) {
      next.clear();
      for (const Reference r : set) next.push_back(a_.diagram.child(r, level, digit));
      row[digit] = united(next);
    }
    return results_[number] = diagram_.node(level, row);
  }
};

}  // namespace

Result<Automaton> projected(const Automaton& a, std::span<const Track> away, Work& work) {
  return Projection(a, away).run(work);
}

}  // namespace asobi::automata
