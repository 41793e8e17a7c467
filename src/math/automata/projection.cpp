#include <algorithm>
#include <iterator>
#include <utility>

#include "math/automata/automaton.hpp"

namespace asobi::automata {

namespace {

using Set = std::vector<Reference>;

// A set holds a state as often as there are ways to it, by digits on the tracks that are taken away; but no oftener
// than `count`. Where only one completion is wanted it is a set, and tracks at which no node looks need no thought.
class Projection {
 public:
  Projection(const Automaton& a, std::span<const Track> away, std::uint32_t count)
      : a_(a), away_(away), count_(count), diagram_(a.diagram.numeration()) {}

  Result<Automaton> run(Work& work) {
    Automaton out{Diagram({}), {}, {}, {}};
    sets_.intern(initial());
    for (State s = 0; s < sets_.size(); ++s) {
      if (s % 256 == 0) ASOBI_CHECK(work.check(a_.bytes() + diagram_.bytes() + 2 * memo_.bytes() + sets_.bytes()));
      Set roots(sets_[s].begin(), sets_[s].end());
      const auto found = std::ranges::count_if(roots, [&](State t) { return a_.accepting[t] != 0; });
      out.accepting.push_back(static_cast<char>(std::cmp_greater_equal(found, count_)));
      for (Reference& r : roots) r = a_.roots[r];
      out.roots.push_back(united(std::move(roots), 0));
    }
    std::ranges::set_difference(a_.tracks, away_, std::back_inserter(out.tracks));
    out.diagram = std::move(diagram_);
    memo_ = Sequences();
    return minimised(out, work);
  }

 private:
  const Automaton& a_;
  std::span<const Track> away_;
  std::uint32_t count_;
  Diagram diagram_;
  Sequences sets_;  // of states: the states of the projection
  Sequences memo_;  // sets of references
  std::vector<Reference> results_;

  bool is_away(Track track) const { return std::ranges::find(away_, track) != away_.end(); }

  // The track to be taken away now, of a letter of which so many have been, if all nodes left look at this level or
  // later ones.
  std::optional<Track> away_now(Track level, std::size_t passed) const {
    if (count_ == 1) return is_away(level) ? std::optional(level) : std::nullopt;
    return passed < away_.size() && away_[passed] <= level ? std::optional(away_[passed]) : std::nullopt;
  }

  void children(const Set& set, Track level, Set& out) const {
    for (const Reference r : set) {
      for (std::uint32_t digit = 0; digit < diagram_.digits(); ++digit) {
        out.push_back(a_.diagram.child(r, level, digit));
      }
    }
  }

  // What zeros before the number may be on the tracks that are taken away: any digits.
  Set initial() const {
    Set out = {0}, before, next;
    while (out != before) {
      next.clear();
      for (const State state : out) {
        if (count_ != 1 || !std::ranges::binary_search(before, state)) after_zeros({a_.roots[state]}, 0, next);
      }
      before = out;
      if (count_ == 1) next.insert(next.end(), out.begin(), out.end());
      out = std::exchange(next, {});
      sort(out);
    }
    return out;
  }

  void after_zeros(const Set& set, std::size_t passed, Set& out) const {
    for (const Reference r : set) {
      const Track level = a_.diagram.level(r);
      if (const auto track = away_now(level, passed)) {
        Set next;
        children({r}, *track, next);
        after_zeros(next, passed + 1, out);
      } else if (is_leaf(r)) {
        out.push_back(state_of(r));
      } else {
        after_zeros({a_.diagram.children(r)[0]}, passed, out);
      }
    }
  }

  // In order, each no oftener than it counts.
  void sort(Set& set) const {
    std::ranges::sort(set);
    if (count_ == 1) {
      set.erase(std::ranges::unique(set).begin(), set.end());
      return;
    }
    std::size_t kept = 0;
    for (const Reference r : set) {
      if (kept < count_ || set[kept - count_] != r) set[kept++] = r;
    }
    set.resize(kept);
  }

  // Nothing that leads nowhere; and what accepts everything alone.
  void tidy(Set& set) const {
    sort(set);
    const auto is_last = [&](Reference r, bool accepting) {
      return is_leaf(r) && a_.roots[state_of(r)] == r && (a_.accepting[state_of(r)] != 0) == accepting;
    };
    const auto all = std::ranges::find_if(set, [&](Reference r) { return is_last(r, true); });
    if (all != set.end() && std::cmp_greater_equal(std::ranges::count(set, *all), count_)) {
      set = Set(count_, *all);
    } else {
      std::erase_if(set, [&](Reference r) { return is_last(r, false); });
    }
  }

  Reference united(Set set, std::size_t passed) {
    tidy(set);
    Track level = no_track;
    for (const Reference r : set) level = std::min(level, a_.diagram.level(r));
    const std::optional<Track> track = away_now(level, passed);
    if (!track && level == no_track) {
      for (Reference& r : set) r = state_of(r);
      return leaf(sets_.intern(set));
    }
    if (count_ != 1) set.push_back(leaf_bit | static_cast<Reference>(passed));  // a part of the key
    const std::uint32_t before = memo_.size();
    const std::uint32_t number = memo_.intern(set);
    if (number < before) return results_[number];
    results_.push_back(0);
    if (count_ != 1) set.pop_back();
    Set next;
    if (track) {
      children(set, *track, next);
      return results_[number] = united(std::move(next), passed + 1);
    }
    Set row(diagram_.digits());
    for (std::uint32_t digit = 0; digit < diagram_.digits(); ++digit) {
      next.clear();
      for (const Reference r : set) next.push_back(a_.diagram.child(r, level, digit));
      row[digit] = united(next, passed);
    }
    return results_[number] = diagram_.node(level, row);
  }
};

// What is written as it counts: after a digit that makes the next one count as 0, there is a 0.
Automaton canonical(Track track, Numeration numeration) {
  enum : State { free, full, wrong };
  Automaton out{Diagram(numeration), {}, {1, 1, 0}, {track}};
  std::vector<Reference> row(numeration.digits(), leaf(free));
  row.back() = leaf(full);
  out.roots.push_back(out.diagram.node(track, row));
  std::ranges::fill(row, leaf(wrong));
  row[0] = leaf(free);
  out.roots.push_back(out.diagram.node(track, row));
  out.roots.push_back(leaf(wrong));
  out.diagram.freeze();
  return out;
}

}  // namespace

Result<Automaton> projected(const Automaton& a, std::span<const Track> away, Work& work) {
  return Projection(a, away, 1).run(work);
}

Result<Automaton> projected_often(const Automaton& a, std::span<const Track> away, std::uint32_t count, Work& work) {
  if (!a.diagram.numeration().is_metallic()) return Projection(a, away, count).run(work);
  Automaton once = a;
  for (const Track track : away) {
    ASOBI_TRY(once, product(once, canonical(track, a.diagram.numeration()), Both::conjunction, work));
  }
  return Projection(once, away, count).run(work);
}

}  // namespace asobi::automata
