#include "games/twisty/puzzle/scramble.hpp"

#include <algorithm>
#include <set>

namespace asobi::twisty {

int usual_turns(const Puzzle& puzzle, Turning turning) {
  return std::max(20, 3 * static_cast<int>(turning_layers(puzzle, turning).size()));
}

std::vector<Turn> scramble(const Puzzle& puzzle, Random& random, std::optional<int> turns) {
  constexpr Turning turning = Turning::around_core;
  return random_turns(puzzle, turning, turns.value_or(usual_turns(puzzle, turning)), random);
}

std::vector<Turn> random_turns(const Puzzle& puzzle, Turning turning, int count, Random& random) {
  const std::vector<int> layers = turning_layers(puzzle, turning);
  std::vector<Turn> out;
  int axis = -1;
  std::set<int> turned;  // layers, since turns are about this axis
  while (!layers.empty() && static_cast<int>(out.size()) < count) {
    const Layer& layer = puzzle.layers()[layers[random.below(layers.size())]];
    const TurnAxis& about = puzzle.axes()[layer.axis];
    if (layer.axis != axis) {
      axis = layer.axis;
      turned.clear();
    } else if (turned.contains(layer.index) || static_cast<int>(turned.size()) + 1 == about.layer_count()) {
      continue;
    }
    turned.insert(layer.index);
    const int times = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(about.order) - 1));
    out.push_back(shortest(puzzle, {about.axis, layer.index, layer.index, times}));
  }
  return out;
}

}  // namespace asobi::twisty
