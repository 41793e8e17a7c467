#include "games/twisty/puzzle/state.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>

#include "math/modulo.hpp"

namespace asobi::twisty {
namespace {

// What stands on each point of a cycle goes `times` points on, 0 < times < length.
template <std::size_t length>
void turn_cycles(std::vector<Point>& at, std::span<const Point> points, std::size_t times) {
  std::array<std::size_t, length> to;
  for (std::size_t i = 0; i < length; ++i) to[i] = (i + times) % length;
  for (std::size_t c = 0; c < points.size(); c += length) {
    std::array<Point, length> held;
    for (std::size_t i = 0; i < length; ++i) held[i] = at[points[c + i]];
    for (std::size_t i = 0; i < length; ++i) at[points[c + to[i]]] = held[i];
  }
}

}  // namespace

Mover::Mover(const Puzzle& puzzle) : puzzle_(&puzzle) {
  for (int a = 0; a < static_cast<int>(puzzle.solid().axes().size()); ++a) axes_.push_back(cycles_about(a));
}

Mover::Cycles Mover::cycles_about(int axis) const {
  const int cut = puzzle_->cut_axis(axis);
  const int unit = cut < 0 ? puzzle_->solid().axes()[axis].rotation : puzzle_->axes()[cut].rotation;
  const Permutation turn = puzzle_->mark_rotation(unit);
  const auto layers = static_cast<std::size_t>(layers_on(*puzzle_, axis));
  std::vector<std::vector<Point>> by_layer(layers);
  Cycles out{order_of(*puzzle_, axis), {}, {0}};
  std::vector<bool> seen(static_cast<std::size_t>(turn.degree()));
  for (int m = 0; m < turn.degree(); ++m) {
    if (seen[m] || turn[m] == m) continue;
    const int layer = cut < 0 ? 0 : puzzle_->layer_of_sticker(puzzle_->sticker_of_mark(m), cut);
    Point at = static_cast<Point>(m);
    for (int i = 0; i < out.order; ++i, at = turn[at]) {
      by_layer[layer].push_back(at);
      seen[at] = true;
    }
    assert(at == m);
  }
  for (const auto& points : by_layer) {
    out.points.insert(out.points.end(), points.begin(), points.end());
    out.first.push_back(static_cast<std::uint32_t>(out.points.size()));
  }
  return out;
}

State Mover::solved() const {
  State state{std::vector<Point>(static_cast<std::size_t>(puzzle_->mark_count()))};
  std::iota(state.at.begin(), state.at.end(), Point{0});
  return state;
}

void Mover::apply(State& state, const Turn& turn) const {
  const Cycles& cycles = axes_[turn.axis];
  assert(0 <= turn.first && turn.first <= turn.last && turn.last + 1 < static_cast<int>(cycles.first.size()));
  const std::span<const Point> points(cycles.points.data() + cycles.first[turn.first],
                                      cycles.points.data() + cycles.first[turn.last + 1]);
  const int times = modulo(turn.times, cycles.order);
  if (times == 0) return;
  switch (cycles.order) {
    case 2:
      return turn_cycles<2>(state.at, points, times);
    case 3:
      return turn_cycles<3>(state.at, points, times);
    case 4:
      return turn_cycles<4>(state.at, points, times);
    default:
      assert(cycles.order == 5);
      return turn_cycles<5>(state.at, points, times);
  }
}

void Mover::apply(State& state, std::span<const Turn> turns) const {
  for (const Turn& turn : turns) apply(state, turn);
}

int Mover::turned_at(const State& state, int place) const {
  // The mark of direction d stands where direction 0 belongs, so the sticker is turned back by d.
  const int mark = state.at[place];
  const int sides = puzzle_->solid().shape().sides();
  const int direction = mark < puzzle_->sticker_count() ? 0 : (mark - puzzle_->sticker_count()) % (sides - 1) + 1;
  return (sides - direction) % sides;
}

bool Mover::is_solved(const State& state) const {
  const RegularSolid& shape = puzzle_->solid().shape();
  const int faces = static_cast<int>(shape.faces().size()), count = puzzle_->stickers_per_face();
  std::vector<int> colours;
  for (int f = 0; f < faces; ++f) {
    colours.push_back(colour_at(state, f * count));
    for (int c = 1; c < count; ++c) {
      if (colour_at(state, f * count + c) != colours.back()) return false;
    }
  }
  for (int g = 0; g < shape.rotation_count(); ++g) {
    bool same = true;
    for (int f = 0; f < faces && same; ++f) same = colours[shape.image(g, f).face] == f;
    if (same) return true;
  }
  return false;
}

bool Mover::is_oriented_solved(const State& state) const {
  const RegularSolid& shape = puzzle_->solid().shape();
  const int faces = static_cast<int>(shape.faces().size()), sides = shape.sides();
  for (int g = 0; g < shape.rotation_count(); ++g) {
    bool same = true;
    for (int s = 0; s < puzzle_->sticker_count() && same; ++s) {
      same = sticker_at(state, puzzle_->sticker_image(g, s)) == s;
    }
    for (int f = 0; f < faces && same; ++f) {
      const auto [face, shift] = shape.image(g, f);
      for (const int middle : puzzle_->middles()) {
        same = same && turned_at(state, face * puzzle_->stickers_per_face() + middle) == shift % sides;
      }
    }
    if (same) return true;
  }
  return false;
}

}  // namespace asobi::twisty
