#include "games/sliding/fast/line_beam.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <utility>

#include <boost/unordered/unordered_flat_set.hpp>

#include "base/random.hpp"
#include "games/sliding/fast/line_guide.hpp"

namespace asobi::sliding {

namespace {

constexpr int unit = 8;                // judgements are in eighths of a move
constexpr double core_weight = 0.75;   // of one step of distance of a tile of the core, while lines are filled
constexpr int most_idle_levels = 250;  // levels without a step done, or in the core
constexpr int most_urgency = 16;       // greater than any factor of a guide

class LineBeam {
 public:
  LineBeam(const Lattice& lattice, int goal_blank, const BeamSettings& settings)
      : lattice_(lattice), cells_(lattice.shape.cells()), goal_blank_(goal_blank), settings_(settings) {
    const auto plan = peel_plan(lattice.shape, goal_blank, settings.order, settings.largest_core);
    for (const PeelStep& step : plan) {
      guides_.emplace_back(lattice, step, core_locked_);
      core_locked_[step.first] = core_locked_[step.second] = true;
    }
    // Every later step counts as its worst case, so that to finish a step is always a gain.
    later_.resize(guides_.size() + 1);
    for (std::size_t s = guides_.size(); s > 0; --s) {
      later_[s - 1] = later_[s] + unit * most_urgency * (s < guides_.size() ? guides_[s].greatest() : core_worth());
    }
    set_weights();
    Random random(cells_);
    for (auto& row : mark_) {
      for (auto& mark : row) mark = random.next();
    }
  }

  std::optional<std::vector<Slide>> run(const Arrangement& start, const Progress& progress) {
    if (begin(start)) return std::vector<Slide>{};
    int best = now_.front().stage;
    for (int level = 1, last_gain = 0; level <= settings_.longest && level - last_gain <= most_idle_levels; ++level) {
      if (progress.stopped()) return std::nullopt;
      // The longer a step takes, the more its guide counts: no step is put off for ever.
      guide_weight_ = unit + unit * (level - last_gain) / settings_.haste;
      generate(level);
      if (candidates_.empty()) return std::nullopt;
      const int width = best == core() ? settings_.core_width : settings_.width;
      if (candidates_.size() > static_cast<std::size_t>(width)) {
        std::ranges::nth_element(candidates_, candidates_.begin() + width, {}, &Candidate::key);
        candidates_.resize(width);
      }
      if (const auto done = select()) return path_to(*done);
      for (const Node& node : now_) {
        if (node.stage <= best) continue;
        best = node.stage;
        last_gain = level;
      }
    }
    return std::nullopt;
  }

 private:
  struct Node {
    std::uint64_t hash;
    int weighted;           // sum of weight * distance over the tiles of later steps
    std::int16_t distance;  // sum of all distances
    std::int16_t stage;     // the step being done; guides_.size() in the core
    Cell blank, first, second;
    std::int8_t came;  // the slide that led here, or -1
  };
  struct Candidate {
    std::uint32_t key;  // the judgement, and a random byte for equals
    std::uint32_t parent_and_slide;
    std::uint64_t hash;
  };
  struct Trace {
    std::uint32_t parent_and_slide;
  };

  int core() const { return static_cast<int>(guides_.size()); }
  int core_worth() const { return 4 * cells_; }

  void set_weights() {
    weight_.fill(static_cast<int>(std::lround(unit * core_weight)));
    for (std::size_t s = 0; s < guides_.size(); ++s) {
      const double part = static_cast<double>(s) / static_cast<double>(guides_.size());
      const auto weight = static_cast<int>(std::lround(unit * std::lerp(settings_.first_weight, core_weight, part)));
      weight_[guides_[s].step().first] = weight_[guides_[s].step().second] = weight;
    }
    const Shape shape = lattice_.shape;
    for (int cell = 0; cell < cells_; ++cell) {
      core_weight_[cell] = 4 + std::max(std::abs(shape.row(cell) - shape.row(goal_blank_)),
                                        std::abs(shape.col(cell) - shape.col(goal_blank_)));
    }
  }

  Cell* board(std::vector<Cell>& boards, std::size_t i) const { return boards.data() + i * cells_; }
  const Cell* board(const std::vector<Cell>& boards, std::size_t i) const { return boards.data() + i * cells_; }

  // True when the start is the goal.
  bool begin(const Arrangement& start) {
    boards_.assign(start.home.begin(), start.home.begin() + cells_);
    Node node{1, 0, 0, -1, static_cast<Cell>(start.blank), 0, 0, -1};
    for (int cell = 0; cell < cells_; ++cell) {
      if (cell == start.blank) continue;
      const int home = start.home[cell];
      node.hash ^= mark_[home][cell];
      node.distance = static_cast<std::int16_t>(node.distance + lattice_.distance[cell][home]);
      node.weighted += weight_[home] * lattice_.distance[cell][home];
    }
    enter_next(node, boards_.data());
    settle(node, boards_.data());
    now_ = {node};
    seen_.insert(node.hash);
    return node.distance == 0;
  }

  void enter_next(Node& node, const Cell* home) const {
    if (++node.stage == core()) {
      node.weighted = 0;
      for (int cell = 0; cell < cells_; ++cell) {
        if (cell != node.blank) node.weighted += core_weight_[home[cell]] * lattice_.distance[cell][home[cell]];
      }
      return;
    }
    const PeelStep& step = guides_[node.stage].step();
    const auto where = [&](int target) { return static_cast<Cell>(std::find(home, home + cells_, target) - home); };
    node.first = where(step.first);
    node.second = where(step.second);
    node.weighted -= weight_[step.first] * lattice_.distance[node.first][step.first];
    if (!step.single()) node.weighted -= weight_[step.second] * lattice_.distance[node.second][step.second];
  }

  void settle(Node& node, const Cell* home) const {
    while (node.stage < core() && node.first == guides_[node.stage].step().first &&
           node.second == guides_[node.stage].step().second) {
      enter_next(node, home);
    }
  }

  // The node after sliding `tile` from `to` into the blank; its stage is not settled.
  Node moved(const Node& node, int tile, int to, int slide) const {
    Node out = node;
    const int change = lattice_.distance[node.blank][tile] - lattice_.distance[to][tile];
    out.distance = static_cast<std::int16_t>(out.distance + change);
    out.hash ^= mark_[tile][to] ^ mark_[tile][node.blank];
    if (node.stage == core()) {
      out.weighted += change * core_weight_[tile];
    } else {
      const PeelStep& step = guides_[node.stage].step();
      if (tile == step.first) out.first = node.blank;
      if (tile == step.second) out.second = node.blank;
      if (tile != step.first && tile != step.second) out.weighted += change * weight_[tile];
    }
    out.blank = static_cast<Cell>(to);
    out.came = static_cast<std::int8_t>(slide);
    return out;
  }

  std::uint32_t judgement(const Node& node) const {
    int value = node.weighted + later_[node.stage];
    if (node.stage < core()) value += guide_weight_ * guides_[node.stage].moves(node.first, node.second, node.blank);
    return static_cast<std::uint32_t>(value);
  }

  bool locked(const Node& node, int cell) const {
    return node.stage == core() ? core_locked_[cell] : guides_[node.stage].locked(cell);
  }

  void generate(int level) {
    candidates_.clear();
    for (std::uint32_t i = 0; i < now_.size(); ++i) {
      const Node& node = now_[i];
      const Cell* home = board(boards_, i);
      for (int slide = 0; slide < 4; ++slide) {
        const int to = lattice_.next[node.blank][slide];
        if (to < 0 || slide == (node.came ^ 1) || locked(node, to)) continue;
        const Node next = moved(node, home[to], to, slide);
        if (level + next.distance > settings_.longest || seen_.contains(next.hash)) continue;
        candidates_.push_back(
            {judgement(next) << 8 | static_cast<std::uint32_t>(next.hash >> 56), i << 2 | slide, next.hash});
      }
    }
  }

  // Makes the candidates the new level; the index of a solved one, if there is one.
  std::optional<std::uint32_t> select() {
    next_.clear();
    next_boards_.resize(candidates_.size() * cells_);
    auto& traces = traces_.emplace_back();
    for (const Candidate& candidate : candidates_) {
      if (!seen_.insert(candidate.hash).second) continue;
      const std::uint32_t parent = candidate.parent_and_slide >> 2;
      const int slide = static_cast<int>(candidate.parent_and_slide & 3);
      const Node& node = now_[parent];
      Cell* home = board(next_boards_, next_.size());
      std::memcpy(home, board(boards_, parent), cells_);
      const int to = lattice_.next[node.blank][slide];
      Node child = moved(node, home[to], to, slide);
      std::swap(home[node.blank], home[to]);
      settle(child, home);
      next_.push_back(child);
      traces.push_back({candidate.parent_and_slide});
      if (child.distance == 0) return static_cast<std::uint32_t>(next_.size() - 1);
    }
    now_.swap(next_);
    boards_.swap(next_boards_);
    return std::nullopt;
  }

  std::vector<Slide> path_to(std::uint32_t at) const {
    std::vector<Slide> out;
    for (std::size_t level = traces_.size(); level > 0; --level) {
      const std::uint32_t trace = traces_[level - 1][at].parent_and_slide;
      out.push_back(static_cast<Slide>(trace & 3));
      at = trace >> 2;
    }
    std::ranges::reverse(out);
    return out;
  }

  const Lattice& lattice_;
  const int cells_;
  const int goal_blank_;
  const BeamSettings settings_;
  std::vector<LineGuide> guides_;
  Mask core_locked_{};
  int guide_weight_ = unit;
  std::vector<int> later_;                                                // by stage: the worth of all later steps
  std::array<int, most_cells> weight_{};                                  // by home
  std::array<int, most_cells> core_weight_{};                             // by home
  std::array<std::array<std::uint64_t, most_cells>, most_cells> mark_{};  // by home and cell (Zobrist)
  boost::unordered_flat_set<std::uint64_t> seen_;                         // every position that was ever in the beam
  std::vector<Node> now_, next_;
  std::vector<Cell> boards_, next_boards_;
  std::vector<Candidate> candidates_;
  std::vector<std::vector<Trace>> traces_;
};

}  // namespace

std::optional<std::vector<Slide>> line_beam(const Lattice& lattice, const Arrangement& start, int goal_blank,
                                            const BeamSettings& settings, const Progress& progress) {
  return LineBeam(lattice, goal_blank, settings).run(start, progress);
}

}  // namespace asobi::sliding
