#include "math/automata/digits.hpp"

#include <algorithm>
#include <array>

namespace asobi::automata {

Automaton of_steps(std::vector<Track> tracks, Numeration numeration, std::vector<char> accepting,
                   const std::function<State(State, const std::vector<std::uint32_t>&)>& next) {
  Automaton out{Diagram(numeration), {}, {}, std::move(tracks)};
  Sequences states(2);  // which, and on which tracks the next digit counts as 0
  std::vector<std::uint32_t> letter;
  const auto node = [&](auto&& self, State state, std::uint32_t full) -> Reference {
    const std::size_t track = letter.size();
    if (track == out.tracks.size()) {
      std::uint32_t now_full = 0;
      for (std::size_t t = 0; t < track; ++t) now_full |= (numeration.is_full(letter[t]) ? 1U : 0U) << t;
      return leaf(states.intern(std::array{next(state, letter), now_full}));
    }
    std::vector<Reference> row(numeration.digits());
    for (std::uint32_t digit = 0; digit < numeration.digits(); ++digit) {
      letter.push_back((full >> track & 1U) != 0 ? 0 : digit);
      row[digit] = self(self, state, full);
      letter.pop_back();
    }
    return out.diagram.node(out.tracks[track], row);
  };
  states.intern(std::array{State{0}, 0U});
  for (State s = 0; s < states.size(); ++s) {
    const State state = states[s][0];
    out.accepting.push_back(accepting[state]);
    out.roots.push_back(node(node, state, states[s][1]));
  }
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

Automaton power_of_base(Track track, Numeration numeration) {
  return of_steps({track}, numeration, {0, 1, 0}, [](State state, const std::vector<std::uint32_t>& letter) -> State {
    return letter[0] == 0 ? state : letter[0] == 1 && state == 0 ? 1 : 2;
  });
}

Automaton digit_at(Track a, Track b, std::uint32_t digit, Numeration numeration) {
  const std::vector<Track> tracks = in_order({a, b});
  return of_steps(tracks, numeration, {0, 1, 0}, [&](State state, const std::vector<std::uint32_t>& letter) -> State {
    const std::uint32_t x = letter[place(tracks, a)], y = letter[place(tracks, b)];
    return y == 0 ? state : y == 1 && state == 0 && x == digit ? 1 : 2;
  });
}

Result<Automaton> shifted(Track a, Track b, Numeration numeration, Work& work) {
  const std::vector<Track> tracks = in_order({a, b});
  // State d: the next digit of a is d, since that of b was. The last state: it was not.
  std::vector<char> accepting(numeration.digits() + 1);
  accepting[0] = 1;
  const State wrong = numeration.digits();
  return minimised(of_steps(tracks, numeration, std::move(accepting),
                            [&](State state, const std::vector<std::uint32_t>& letter) -> State {
                              return letter[place(tracks, a)] == state ? letter[place(tracks, b)] : wrong;
                            }),
                   work);
}

}  // namespace asobi::automata
