#include "games/sliding/fast/line_guide.hpp"

#include <algorithm>
#include <cstdlib>

namespace asobi::sliding {

namespace {

constexpr std::uint8_t unknown = 255;
constexpr std::uint8_t most_moves = 254;
constexpr int band_reach = 3;

}  // namespace

LineGuide::LineGuide(const Lattice& lattice, const PeelStep& step, const Mask& locked)
    : lattice_(&lattice), step_(step), locked_(locked), cells_(lattice.shape.cells()), first_(solo(step.first)) {
  greatest_ = first_.greatest;
  if (step.single()) return;
  second_ = solo(step.second);
  make_band();
  make_pair_table();
  greatest_ += second_.greatest + pair_greatest_;
}

LineGuide::Solo LineGuide::solo(int target) const {
  Solo out{std::vector<std::uint8_t>(cells_ * cells_, unknown)};
  std::vector<int> queue;
  queue.reserve(cells_ * cells_);
  for (int blank = 0; blank < cells_; ++blank) {
    if (locked_[blank] || blank == target) continue;
    out.moves[target * cells_ + blank] = 0;
    queue.push_back(target * cells_ + blank);
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const int tile = queue[i] / cells_, blank = queue[i] % cells_;
    const int moves = out.moves[queue[i]];
    out.greatest = std::max(out.greatest, moves);
    for (const int to : lattice_->next[blank]) {
      if (to < 0 || locked_[to]) continue;
      const int code = (to == tile ? blank : tile) * cells_ + to;
      if (out.moves[code] != unknown) continue;
      out.moves[code] = std::min<std::uint8_t>(most_moves, static_cast<std::uint8_t>(moves + 1));
      queue.push_back(code);
    }
  }
  return out;
}

void LineGuide::make_band() {
  const Shape shape = lattice_->shape;
  place_.fill(-1);
  for (int cell = 0; cell < cells_; ++cell) {
    const int down = std::abs(shape.row(cell) - shape.row(step_.second));
    const int across = std::abs(shape.col(cell) - shape.col(step_.second));
    if (locked_[cell] || std::max(down, across) > band_reach) continue;
    place_[cell] = static_cast<std::int8_t>(band_.size());
    band_.push_back(cell);
  }
  for (int cell = 0; cell < cells_; ++cell) {
    nearest_band_[cell] = static_cast<std::uint8_t>(
        *std::ranges::min_element(band_, {}, [&](int other) { return lattice_->distance[cell][other]; }));
  }
}

void LineGuide::make_pair_table() {
  const int size = static_cast<int>(band_.size());
  pair_.assign(size * size * size, unknown);
  struct State {
    int first, second, blank;
  };
  std::vector<State> queue;
  for (int blank = 0; blank < size; ++blank) {
    const State state = {place_[step_.first], place_[step_.second], blank};
    if (blank == state.first || blank == state.second) continue;
    pair(state.first, state.second, blank) = 0;
    queue.push_back(state);
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const auto [first, second, blank] = queue[i];
    const int moves = pair(first, second, blank);
    pair_greatest_ = moves;
    for (const int cell : lattice_->next[band_[blank]]) {
      if (cell < 0 || place_[cell] < 0) continue;
      const int to = place_[cell];
      const State next = {to == first ? blank : first, to == second ? blank : second, to};
      std::uint8_t& found = pair(next.first, next.second, next.blank);
      if (found != unknown) continue;
      found = static_cast<std::uint8_t>(moves + 1);
      queue.push_back(next);
    }
  }
}

int LineGuide::moves(int first, int second, int blank) const {
  if (step_.single()) return first_.moves[first * cells_ + blank];
  if (first == step_.first && second == step_.second) return 0;
  const int a = place_[first], b = place_[second];
  if (a < 0) return first_.moves[first * cells_ + blank] + second_.greatest + pair_greatest_;
  if (b < 0) return second_.moves[second * cells_ + blank] + pair_greatest_;
  if (place_[blank] >= 0) return pair(a, b, place_[blank]);
  const int near = nearest_band_[blank];
  const int inside = near == first || near == second ? pair_greatest_ : pair(a, b, place_[near]);
  return inside + lattice_->distance[blank][near];
}

}  // namespace asobi::sliding
