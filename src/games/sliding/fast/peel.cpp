#include "games/sliding/fast/peel.hpp"

#include <algorithm>
#include <limits>

#include "games/sliding/fast/short_path.hpp"

namespace asobi::sliding {

namespace {

// Finds moves of the blank that bring one or two tiles to their places, never touching locked cells: best-first over
// (cell, cell, blank) in buckets of moves made + weight * distance. With weight 1 the answer is the shortest.
class Carrier {
 public:
  explicit Carrier(const Lattice& lattice)
      : lattice_(lattice), cells_(lattice.shape.cells()), seen_(cells_ * cells_ * cells_) {}

  struct Task {
    std::array<int, 2> at;      // cells of the tiles; equal when there is one tile only
    std::array<int, 2> target;  // where they belong
    int weight;
  };

  std::vector<Slide> carry(const Task& task, int blank, const std::array<bool, most_cells>& locked) {
    ++round_;
    for (auto& bucket : buckets_) bucket.clear();
    lowest_ = 0;
    reach({task.at, blank}, 0, 0, task);
    for (;;) {
      const State state = decode(pop());
      Seen& here = seen_[encode(state)];
      if (here.closed) continue;
      here.closed = true;
      if (state.at == task.target) return path_to(state);
      for (int slide = 0; slide < 4; ++slide) {
        const int to = lattice_.next[state.blank][slide];
        if (to < 0 || locked[to]) continue;
        State next = {state.at, to};
        for (int& cell : next.at) {
          if (cell == to) cell = state.blank;
        }
        reach(next, here.moves + 1, slide, task);
      }
    }
  }

 private:
  struct State {
    std::array<int, 2> at;
    int blank;
  };
  struct Seen {
    std::uint32_t round = 0;
    std::uint16_t moves = 0;
    std::uint8_t slide = 0;
    bool closed = false;
  };

  int encode(const State& s) const { return (s.at[0] * cells_ + s.at[1]) * cells_ + s.blank; }
  State decode(int code) const { return {{code / cells_ / cells_, code / cells_ % cells_}, code % cells_}; }

  void reach(const State& state, int moves, int slide, const Task& task) {
    Seen& seen = seen_[encode(state)];
    if (seen.round == round_ && (seen.closed || seen.moves <= moves)) return;
    seen = {round_, static_cast<std::uint16_t>(moves), static_cast<std::uint8_t>(slide), false};
    const int first = lattice_.distance[state.at[0]][task.target[0]];
    const int second = task.at[0] == task.at[1] ? 0 : lattice_.distance[state.at[1]][task.target[1]];
    const auto bucket = static_cast<std::size_t>(moves + task.weight * (first + second));
    if (bucket >= buckets_.size()) buckets_.resize(bucket + 1);
    buckets_[bucket].push_back(encode(state));
    lowest_ = std::min(lowest_, bucket);
  }

  int pop() {
    while (buckets_[lowest_].empty()) ++lowest_;
    const int code = buckets_[lowest_].back();
    buckets_[lowest_].pop_back();
    return code;
  }

  std::vector<Slide> path_to(State state) const {
    std::vector<Slide> out;
    for (int moves = seen_[encode(state)].moves; moves > 0; --moves) {
      const int slide = seen_[encode(state)].slide;
      out.push_back(static_cast<Slide>(slide));
      const int before = lattice_.next[state.blank][slide ^ 1];
      for (int& cell : state.at) {
        if (cell == state.blank)
          cell = before;
        else if (cell == before)
          cell = state.blank;
      }
      state.blank = before;
    }
    std::ranges::reverse(out);
    return out;
  }

  const Lattice& lattice_;
  int cells_;
  std::uint32_t round_ = 0;
  std::vector<Seen> seen_;
  std::vector<std::vector<int>> buckets_;
  std::size_t lowest_ = 0;
};

}  // namespace

std::vector<PeelStep> peel_plan(Shape shape, int goal_blank, PeelOrder order, int largest_core) {
  std::vector<PeelStep> plan;
  int top = 0, bottom = shape.rows - 1, left = 0, right = shape.cols - 1;
  while ((bottom - top + 1) * (right - left + 1) > largest_core) {
    const bool row = bottom - top != right - left ? bottom - top > right - left : order.rows_first;
    int& low = row ? top : left;
    int& high = row ? bottom : right;
    const int blank = row ? shape.row(goal_blank) : shape.col(goal_blank);
    const bool at_low = blank == high || (blank != low && order.low_side);
    const int index = at_low ? low++ : high--;
    std::vector<int> line;
    for (int i = row ? left : top; i <= (row ? right : bottom); ++i) {
      line.push_back(row ? shape.cell(index, i) : shape.cell(i, index));
    }
    if (!order.forward) std::ranges::reverse(line);
    for (std::size_t i = 0; i + 2 < line.size(); ++i) plan.push_back({line[i], line[i], row});
    plan.push_back({line[line.size() - 2], line.back(), row});
  }
  return plan;
}

std::vector<Slide> peel(const Lattice& lattice, Arrangement board, int goal_blank, PeelOrder order) {
  constexpr int largest_core = 9;
  std::vector<Slide> out;
  const auto play = [&](const std::vector<Slide>& slides) {
    for (const Slide slide : slides) board.slide(lattice, slide);
    out.insert(out.end(), slides.begin(), slides.end());
  };
  const auto where = [&](int home) {
    return static_cast<int>(std::ranges::find(board.home, static_cast<Cell>(home)) - board.home.begin());
  };
  Carrier carrier(lattice);
  std::array<bool, most_cells> locked{};
  for (const PeelStep& step : peel_plan(lattice.shape, goal_blank, order, largest_core)) {
    const int weight = step.single() ? 1 : 4;
    play(carrier.carry({{where(step.first), where(step.second)}, {step.first, step.second}, weight}, board.blank,
                       locked));
    locked[step.first] = locked[step.second] = true;
  }
  constexpr PathLimits unlimited = {std::numeric_limits<int>::max() - 2, std::numeric_limits<std::uint64_t>::max()};
  play(*short_path(lattice, board, Arrangement(solved_normal(lattice.shape, goal_blank)), locked, unlimited));
  return out;
}

}  // namespace asobi::sliding
