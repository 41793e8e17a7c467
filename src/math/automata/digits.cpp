#include "math/automata/digits.hpp"

#include <algorithm>

namespace asobi::automata {

Automaton of_steps(std::vector<Track> tracks, std::uint32_t digits, std::vector<char> accepting,
                   const std::function<State(State, const std::vector<std::uint32_t>&)>& next) {
  Automaton out{Diagram(digits), {}, std::move(accepting), std::move(tracks)};
  std::vector<std::uint32_t> letter;
  const auto node = [&](auto&& self, State state) -> Reference {
    if (letter.size() == out.tracks.size()) return leaf(next(state, letter));
    std::vector<Reference> row;
    for (std::uint32_t digit = 0; digit < digits; ++digit) {
      letter.push_back(digit);
      row.push_back(self(self, state));
      letter.pop_back();
    }
    return out.diagram.node(out.tracks[letter.size()], row);
  };
  for (State s = 0; s < out.accepting.size(); ++s) out.roots.push_back(node(node, s));
  out.diagram.freeze();
  return out;
}

namespace {

std::vector<Track> in_order(std::vector<Track> tracks) {
  std::ranges::sort(tracks);
  tracks.erase(std::ranges::unique(tracks).begin(), tracks.end());
  return tracks;
}

std::size_t place(const std::vector<Track>& tracks, Track track) {
  return static_cast<std::size_t>(std::ranges::find(tracks, track) - tracks.begin());
}

}  // namespace

Automaton digitwise(Digitwise operation, Track a, Track b, Track c) {
  const std::vector<Track> tracks = in_order({a, b, c});
  return of_steps(tracks, 2, {1, 0}, [&](State state, const std::vector<std::uint32_t>& letter) -> State {
    const std::uint32_t x = letter[place(tracks, a)], y = letter[place(tracks, b)], z = letter[place(tracks, c)];
    const std::uint32_t wanted = operation == Digitwise::nim_sum       ? x ^ y
                                 : operation == Digitwise::conjunction ? x & y
                                                                       : x | y;
    return state == 0 && z == wanted ? 0 : 1;
  });
}

Automaton power_of_base(Track track, std::uint32_t digits) {
  return of_steps({track}, digits, {0, 1, 0}, [](State state, const std::vector<std::uint32_t>& letter) -> State {
    return letter[0] == 0 ? state : letter[0] == 1 && state == 0 ? 1 : 2;
  });
}

Automaton digit_at(Track a, Track b, std::uint32_t digit, std::uint32_t digits) {
  const std::vector<Track> tracks = in_order({a, b});
  return of_steps(tracks, digits, {0, 1, 0}, [&](State state, const std::vector<std::uint32_t>& letter) -> State {
    const std::uint32_t x = letter[place(tracks, a)], y = letter[place(tracks, b)];
    return y == 0 ? state : y == 1 && state == 0 && x == digit ? 1 : 2;
  });
}

}  // namespace asobi::automata
