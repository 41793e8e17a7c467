#include "math/automata/automaton.hpp"

#include <algorithm>
#include <array>

namespace asobi::automata {

Result<void> Work::check(std::uint64_t bytes) const {
  constexpr std::uint64_t most = std::uint64_t{1} << 33;  // so that references have bits enough
  most_bytes_ = std::max(most_bytes_, bytes);
  ASOBI_CHECK(progress_.check());
  if (bytes > most) {
    return fail(Code::limit, "the automata become too large: more than {} MiB",
                "オートマトンが大きくなりすぎます（{} MiB を超えます）", most >> 20);
  }
  return progress_.needs(bytes);
}

void Work::saw(const Automaton& automaton) { largest_ = std::max(largest_, automaton.states()); }

Automaton constant(bool value, Numeration numeration) {
  return {Diagram(numeration), {leaf(0)}, {static_cast<char>(value)}, {}};
}

Automaton complement(Automaton a) {
  for (char& accepting : a.accepting) accepting = accepting == 0 ? 1 : 0;
  return a;
}

bool accepts(const Automaton& a, std::span<const Track> tracks, std::span<const std::uint64_t> values) {
  const std::uint32_t length = a.diagram.numeration().length(values.empty() ? 0 : std::ranges::max(values));
  Weight weight(a.diagram.numeration());
  for (std::uint32_t i = 1; i < length; ++i) weight.up();
  std::vector<std::uint64_t> rest(values.begin(), values.end());
  State state = 0;
  for (std::uint32_t i = 0; i < length; ++i, weight.down()) {
    Reference at = a.roots[state];
    while (!is_leaf(at)) {
      const auto track = std::ranges::find(tracks, a.diagram.level(at)) - tracks.begin();
      at = a.diagram.children(at)[rest[static_cast<std::size_t>(track)] / weight.value()];
    }
    for (std::uint64_t& value : rest) value %= weight.value();
    state = state_of(at);
  }
  return a.accepting[state] != 0;
}

std::vector<std::vector<State>> rows_of(const Automaton& a, std::span<const Track> tracks) {
  std::vector<std::vector<State>> out(a.states());
  const auto write = [&](auto&& self, std::vector<State>& row, Reference at, std::size_t depth) -> void {
    if (depth == tracks.size()) {
      row.push_back(state_of(at));
      return;
    }
    for (std::uint32_t digit = 0; digit < a.diagram.digits(); ++digit) {
      self(self, row, a.diagram.child(at, tracks[depth], digit), depth + 1);
    }
  };
  for (State s = 0; s < a.states(); ++s) write(write, out[s], a.roots[s], 0);
  return out;
}

bool accepts_nothing(const Automaton& a) { return std::ranges::count(a.accepting, 0) == std::ssize(a.accepting); }

Result<Automaton> minimised(const Automaton& a, Work& work) {
  std::vector<State> kind(a.states());  // numbered in the order of the first of each
  for (State s = 0; s < a.states(); ++s) kind[s] = a.accepting[s] == a.accepting[0] ? 0 : 1;
  State kinds = *std::ranges::max_element(kind) + 1;
  std::vector<Reference> image(a.diagram.size());
  std::vector<Reference> row(a.diagram.digits());
  const auto image_of = [&](Reference r) { return is_leaf(r) ? leaf(kind[state_of(r)]) : image[r]; };
  for (;;) {
    Diagram next(a.diagram.numeration());
    for (Reference node = 0; node < a.diagram.size(); ++node) {
      if (node % 65'536 == 0) ASOBI_CHECK(work.check(a.bytes() + next.bytes() + image.capacity() * 4));
      std::ranges::transform(a.diagram.children(node), row.begin(), image_of);
      image[node] = next.node(a.diagram.level(node), row);
    }
    Sequences finer(2);
    std::vector<State> finer_kind(a.states());
    for (State s = 0; s < a.states(); ++s) {
      finer_kind[s] = finer.intern(std::array{kind[s], image_of(a.roots[s])});
    }
    if (finer.size() == kinds) {
      Automaton out{std::move(next), std::vector<Reference>(kinds), std::vector<char>(kinds), a.tracks};
      for (State s = 0; s < a.states(); ++s) {
        out.roots[kind[s]] = image_of(a.roots[s]);
        out.accepting[kind[s]] = a.accepting[s];
      }
      out.diagram.freeze();
      work.saw(out);
      return out;
    }
    kinds = finer.size();
    kind = std::move(finer_kind);
  }
}

}  // namespace asobi::automata
