#include "games/sliding/fast/short_path.hpp"

namespace asobi::sliding {

namespace {

class Deepening {
 public:
  Deepening(const Lattice& lattice, const Arrangement& from, const Arrangement& to,
            const std::array<bool, most_cells>& locked, PathLimits limits)
      : lattice_(lattice), board_(from), locked_(locked), limits_(limits) {
    const int cells = lattice.shape.cells();
    for (int cell = 0; cell < cells; ++cell) target_[to.home[cell]] = static_cast<Cell>(cell);
    for (int cell = 0; cell < cells; ++cell) {
      if (cell != from.blank) remaining_ += lattice.distance[cell][target_[from.home[cell]]];
    }
    blank_target_ = to.blank;
  }

  std::optional<std::vector<Slide>> run() {
    const int blank_distance = lattice_.distance[board_.blank][blank_target_];
    int bound = remaining_ + ((remaining_ ^ blank_distance) & 1);
    for (; bound <= limits_.longest && nodes_ <= limits_.nodes; bound += 2) {
      if (descend(bound, -1)) return std::vector<Slide>(path_.begin(), path_.end());
    }
    return std::nullopt;
  }

 private:
  // True when the target was reached in `left` moves; the path then stands in path_.
  bool descend(int left, int came) {
    if (remaining_ == 0 && board_.blank == blank_target_) return left == 0;
    if (++nodes_ > limits_.nodes) return false;
    const int blank = board_.blank;
    for (int slide = 0; slide < 4; ++slide) {
      const int to = lattice_.next[blank][slide];
      if (to < 0 || locked_[to] || slide == (came ^ 1)) continue;
      const int target = target_[board_.home[to]];
      const int change = lattice_.distance[blank][target] - lattice_.distance[to][target];
      if (remaining_ + change > left - 1) continue;
      remaining_ += change;
      board_.slide(lattice_, static_cast<Slide>(slide));
      path_.push_back(static_cast<Slide>(slide));
      if (descend(left - 1, slide)) return true;
      path_.pop_back();
      board_.slide(lattice_, static_cast<Slide>(slide ^ 1));
      remaining_ -= change;
    }
    return false;
  }

  const Lattice& lattice_;
  Arrangement board_;
  const std::array<bool, most_cells>& locked_;
  const PathLimits limits_;
  std::array<Cell, most_cells> target_{};  // by home: the cell to be reached
  int blank_target_ = 0;
  int remaining_ = 0;
  std::uint64_t nodes_ = 0;
  std::vector<Slide> path_;
};

}  // namespace

std::optional<std::vector<Slide>> short_path(const Lattice& lattice, const Arrangement& from, const Arrangement& to,
                                             const std::array<bool, most_cells>& locked, PathLimits limits) {
  return Deepening(lattice, from, to, locked, limits).run();
}

}  // namespace asobi::sliding
