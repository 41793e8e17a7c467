#include "games/twisty/solve/common/turn_actions.hpp"

namespace asobi::twisty {

Result<TurnActions> TurnActions::make(const Puzzle& puzzle, Turning turning, const OrbitSystem& system,
                                      const Progress& progress) {
  TurnActions out;
  out.shapes = system.shapes();
  for (const int number : turning_layers(puzzle, turning)) {
    const Layer& layer = puzzle.layers()[number];
    const TurnAxis& axis = puzzle.axes()[layer.axis];
    const std::size_t first = out.turns.size();
    for (int times = 1; times < axis.order; ++times) {
      ASOBI_CHECK(progress.check());
      out.turns.push_back(shortest(puzzle, {axis.axis, layer.index, layer.index, times}));
      out.unit.push_back(times == 1 || times == axis.order - 1);
      out.effects.push_back(system.state_of(puzzle.mark_turn(number, times)));
      out.inverse_of.push_back(static_cast<std::uint16_t>(first + static_cast<std::size_t>(axis.order - times) - 1));
    }
  }
  return out;
}

std::vector<std::uint16_t> TurnActions::layers() const {
  std::vector<std::uint16_t> out;
  for (std::size_t t = 0; t < turns.size(); ++t) {
    const bool same = t > 0 && turns[t].axis == turns[t - 1].axis && turns[t].first == turns[t - 1].first;
    out.push_back(static_cast<std::uint16_t>(t == 0 ? 0 : out.back() + (same ? 0 : 1)));
  }
  return out;
}

std::vector<std::vector<bool>> TurnActions::commuting_layers() const {
  const std::vector<std::uint16_t> layer_of = layers();
  std::vector<std::size_t> first;
  for (std::size_t t = 0; t < turns.size(); ++t) {
    if (layer_of[t] == first.size()) first.push_back(t);
  }
  std::vector<std::vector<bool>> out(first.size(), std::vector<bool>(first.size(), true));
  for (std::size_t a = 0; a < first.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      const OrbitState &x = effects[first[a]], &y = effects[first[b]];
      out[a][b] = out[b][a] =
          turns[first[a]].axis == turns[first[b]].axis || product(shapes, x, y) == product(shapes, y, x);
    }
  }
  return out;
}

std::vector<std::uint16_t> TurnActions::moving(std::size_t orbit) const {
  std::vector<std::uint16_t> out;
  for (std::size_t t = 0; t < turns.size(); ++t) {
    if (!is_home(effects[t][orbit])) out.push_back(static_cast<std::uint16_t>(t));
  }
  return out;
}

OrbitPart TurnActions::effect(std::size_t orbit, const Letters& word) const {
  const auto ways = static_cast<unsigned>(shapes[orbit].orientations);
  OrbitPart out = effects[word[0]][orbit], next = out;
  for (std::size_t w = 1; w < word.size(); ++w) {
    const OrbitPart& turn = effects[word[w]][orbit];
    for (std::size_t i = 0; i < turn.pieces.size(); ++i) {
      const Point from = turn.pieces[i];
      next.pieces[i] = out.pieces[from];
      next.orientation[i] = static_cast<std::uint8_t>((out.orientation[from] + turn.orientation[i]) % ways);
    }
    std::swap(out, next);
  }
  return out;
}

Letters TurnActions::inverse(const Letters& word) const {
  Letters out;
  for (std::size_t i = word.size(); i-- > 0;) out.push_back(inverse_of[word[i]]);
  return out;
}

Letters TurnActions::commutator(const Letters& u, const Letters& v) const {
  Letters out = u;
  for (const Letters& part : {v, inverse(u), inverse(v)}) out.insert(out.end(), part.begin(), part.end());
  return out;
}

bool is_home(const OrbitPart& part) {
  for (std::size_t i = 0; i < part.pieces.size(); ++i) {
    if (moves(part, i)) return false;
  }
  return true;
}

}  // namespace asobi::twisty
