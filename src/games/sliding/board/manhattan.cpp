#include "games/sliding/board/manhattan.hpp"

#include <algorithm>
#include <optional>

namespace asobi::sliding {

int manhattan_distance(const Normal& normal) {
  int sum = 0;
  for (int cell = 0; cell < normal.shape.cells(); ++cell) {
    if (cell == normal.blank) continue;
    sum += normal.shape.distance(cell, normal.home[static_cast<std::size_t>(cell)]);
  }
  return sum;
}

namespace {

class ManhattanSearch {
 public:
  ManhattanSearch(const Normal& normal, std::uint64_t node_limit, const Progress& progress, std::array<Slide, 4> order)
      : tiles_(normal.home), limit_(node_limit), progress_(progress) {
    const Shape shape = normal.shape;
    exits_.resize(tiles_.size());
    for (int cell = 0; cell < shape.cells(); ++cell) {
      for (const Slide slide : order) {
        if (const auto next = blank_after(shape, cell, slide)) {
          exits_[static_cast<std::size_t>(cell)].add({static_cast<Cell>(*next), slide});
        }
      }
    }
    for (int home = 0; home < shape.cells(); ++home) {
      for (int at = 0; at < shape.cells(); ++at) {
        distance_.push_back(static_cast<std::uint8_t>(shape.distance(at, home)));
      }
    }
  }

  // True when a solution of at most `bound` moves was found.
  bool iterate(int blank, int distance, int bound) {
    path_.assign(static_cast<std::size_t>(bound) + 1, Slide::left);
    bound_ = bound;
    return visit(static_cast<std::size_t>(blank), tiles_.size(), distance, bound);
  }

  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }
  std::vector<Slide> slides() const { return {path_.begin(), path_.begin() + length_}; }

 private:
  struct Exit {
    Cell cell;
    Slide slide;
  };
  struct Exits {
    std::array<Exit, 4> all;
    std::uint8_t count = 0;
    void add(Exit exit) { all[count++] = exit; }
  };

  std::vector<Cell> tiles_;
  std::vector<Exits> exits_;
  std::vector<std::uint8_t> distance_;  // by home and cell
  std::uint64_t nodes_ = 1;
  std::uint64_t next_pause_ = 0;
  std::uint64_t limit_;
  const Progress& progress_;
  std::vector<Slide> path_;
  int bound_ = 0;
  int length_ = 0;
  bool stopped_ = false;

  // `distance` <= `room`, the moves still allowed.
  bool visit(std::size_t blank, std::size_t before, int distance, int room) {
    if (distance == 0) {
      length_ = bound_ - room;
      return true;
    }
    if (nodes_ >= next_pause_ && pause()) return true;
    const Exits& exits = exits_[blank];
    for (std::size_t i = 0; i < exits.count; ++i) {
      const std::size_t cell = exits.all[i].cell;
      if (cell == before) continue;
      ++nodes_;
      const Cell tile = tiles_[cell];
      const std::uint8_t* away = distance_.data() + tile * tiles_.size();
      const int next = distance - away[cell] + away[blank];
      if (next >= room) continue;
      tiles_[blank] = tile;
      const bool found = visit(cell, blank, next, room - 1);
      tiles_[cell] = tile;
      if (found) {
        path_[static_cast<std::size_t>(bound_ - room)] = exits.all[i].slide;
        return true;
      }
    }
    return false;
  }

  bool pause() {
    next_pause_ = nodes_ + 65536;
    if (progress_.stopped() || (limit_ != 0 && nodes_ > limit_)) stopped_ = true;
    return stopped_;
  }
};

}  // namespace

Result<OptimalAnswer> solve_by_manhattan(const Normal& normal, std::uint64_t node_limit, Progress& progress,
                                         std::array<Slide, 4> order) {
  if (!solvable(normal)) {
    return fail(Code::unsolvable, "no moves lead from this position to the goal: the parity is wrong",
                "この配置から目標へは動かせません: 偶奇が合いません");
  }
  ManhattanSearch search(normal, node_limit, progress, order);
  const int distance = manhattan_distance(normal);
  int bound = distance;
  for (;; bound += 2) {
    progress.stage(say("looking for {} moves", "{} 手の解を探しています", bound));
    if (search.iterate(normal.blank, distance, bound)) break;
  }
  ASOBI_CHECK(progress.check());
  if (search.stopped() || (node_limit != 0 && search.nodes() > node_limit)) {
    return fail(Code::limit, "no solution of less than {} moves exists; the search was given up after {} nodes",
                "{} 手未満の解はありません。探索を {} 節点で打ち切りました", bound, grouped(search.nodes()));
  }
  OptimalAnswer answer{search.slides(), search.nodes()};
  if (!solves(normal, answer.slides)) {
    return fail(Code::internal, "the moves found do not solve the position", "見つけた手順では解けません");
  }
  return answer;
}

}  // namespace asobi::sliding
