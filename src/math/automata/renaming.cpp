#include <algorithm>
#include <array>

#include "math/automata/automaton.hpp"

namespace asobi::automata {

namespace {

// The same functions with the tracks in another order: for each track of the new order its digit is asked first.
class Reordering {
 public:
  Reordering(const Automaton& a, std::vector<std::pair<Track, Track>> new_and_old)
      : source_(a.diagram), order_(std::move(new_and_old)), diagram_(a.diagram.numeration()) {}

  Result<Automaton> run(const Automaton& a, Work& work) {
    Automaton out{Diagram({}), {}, a.accepting, {}};
    for (const auto& [now, before] : order_) out.tracks.push_back(now);
    for (State s = 0; s < a.states(); ++s) {
      if (s % 256 == 0) ASOBI_CHECK(work.check(source_.bytes() + diagram_.bytes() + memo_.bytes()));
      out.roots.push_back(built(a.roots[s], 0));
    }
    out.diagram = std::move(diagram_);
    out.diagram.freeze();
    return out;
  }

 private:
  const Diagram& source_;
  std::vector<std::pair<Track, Track>> order_;
  Diagram diagram_;
  Sequences memo_;
  std::vector<Reference> results_;
  std::vector<std::uint32_t> chosen_;  // digits of the first tracks of the order

  Reference built(Reference from, std::size_t depth) {
    if (is_leaf(from)) return from;
    const Track level = source_.level(from);
    const auto known = std::ranges::find(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(depth), level,
                                         &std::pair<Track, Track>::second);
    const auto place = static_cast<std::size_t>(known - order_.begin());
    if (place < depth) return built(source_.children(from)[chosen_[place]], depth);
    std::vector<std::uint32_t> key = {from};
    key.insert(key.end(), chosen_.begin(), chosen_.end());
    const std::uint32_t before = memo_.size();
    const std::uint32_t number = memo_.intern(key);
    if (number < before) return results_[number];
    results_.push_back(0);
    std::vector<Reference> row(diagram_.digits());
    for (std::uint32_t digit = 0; digit < diagram_.digits(); ++digit) {
      chosen_.push_back(digit);
      row[digit] = built(from, depth + 1);
      chosen_.pop_back();
    }
    return results_[number] = diagram_.node(order_[depth].first, row);
  }
};

}  // namespace

Result<Automaton> renamed(const Automaton& a, std::span<const Track> from, std::span<const Track> to, Work& work) {
  std::vector<std::pair<Track, Track>> names;  // new, old
  for (const Track track : a.tracks) {
    const auto place = static_cast<std::size_t>(std::ranges::find(from, track) - from.begin());
    names.emplace_back(place < from.size() ? to[place] : track, track);
  }
  if (!std::ranges::is_sorted(names)) {
    std::ranges::sort(names);
    return Reordering(a, std::move(names)).run(a, work);
  }
  Automaton out{Diagram(a.diagram.numeration()), a.roots, a.accepting, {}};
  for (const auto& [now, before] : names) out.tracks.push_back(now);
  for (Reference node = 0; node < a.diagram.size(); ++node) {  // no two become one, so each keeps its number
    if (node % 65'536 == 0) ASOBI_CHECK(work.check(a.bytes() + out.bytes()));
    const auto place = std::ranges::find(a.tracks, a.diagram.level(node)) - a.tracks.begin();
    out.diagram.node(names[static_cast<std::size_t>(place)].first, a.diagram.children(node));
  }
  out.diagram.freeze();
  return out;
}

}  // namespace asobi::automata
