#include "games/twisty/puzzle/turn.hpp"

#include "math/modulo.hpp"

namespace asobi::twisty {

int layers_on(const Puzzle& puzzle, int axis) {
  const int cut = puzzle.cut_axis(axis);
  return cut < 0 ? 1 : puzzle.axes()[cut].layer_count();
}

int order_of(const Puzzle& puzzle, int axis) {
  const int cut = puzzle.cut_axis(axis);
  return cut < 0 ? puzzle.solid().axes()[axis].order : puzzle.axes()[cut].order;
}

Turn whole(const Puzzle& puzzle, int axis, int times) { return {axis, 0, layers_on(puzzle, axis) - 1, times}; }

Turn layer_turn(const Puzzle& puzzle, int layer, int times) {
  const auto& [axis, index, from, to] = puzzle.layers()[layer];
  return {puzzle.axes()[axis].axis, index, index, times};
}

bool is_whole(const Puzzle& puzzle, const Turn& turn) {
  return turn.first == 0 && turn.last == layers_on(puzzle, turn.axis) - 1;
}

Turn shortest(const Puzzle& puzzle, Turn turn) {
  turn.times = nearest_remainder(turn.times, order_of(puzzle, turn.axis));
  return turn;
}

Turn inverse(const Puzzle& puzzle, const Turn& turn) {
  return shortest(puzzle, {turn.axis, turn.first, turn.last, -turn.times});
}

}  // namespace asobi::twisty
