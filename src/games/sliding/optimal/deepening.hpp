// Iterative deepening A*, whatever the heuristic: bounds grow by two, an iteration worth it is split into subtrees that
// are handed out in order, and the first solution in that order counts, so that moves and nodes do not depend on the
// number of threads. Those that came closest to the goal in the iteration before come first (Powley, Korf,
// "Single-agent parallel window search", 1991): of the last iteration, which has most of the nodes, little is left to
// be searched. A Walker is one worker's depth-first search: it has a type Node with bound(), and
//   Walker(search, shared); Node root(normal);
//   bool search(node, room, path, depth, collect): whether a solution was found within `room` moves; with `collect` the
//     subtrees at `depth` are put there instead of searched;
//   path(), nodes(), closest(): the least Manhattan distance of the nodes that were expanded.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "base/context.hpp"
#include "base/parallel.hpp"
#include "games/sliding/board/manhattan.hpp"

namespace asobi::sliding {

// What the workers of one search share.
struct Shared {
  const Progress& progress;
  std::uint64_t node_limit;
  std::atomic<std::uint64_t> nodes = 0;
  std::atomic<bool> stopped = false;
};

template <class Node>
struct Subtree {
  Node root;
  int room = 0;  // moves still allowed
  std::vector<Slide> path;
  std::uint64_t nodes = 0;
  int closest = std::numeric_limits<int>::max();  // in the last iteration that searched it
};

// A subtree after an iteration.
struct Searched {
  std::vector<Slide> path;
  int closest;
};

// How often a walker tells its nodes, and asks whether it is to stop.
class NodeCount {
 public:
  explicit NodeCount(Shared& shared) : shared_(shared) {}

  void start() {
    nodes_ = 0;
    next_ = often;
  }
  void add() { ++nodes_; }
  std::uint64_t nodes() const { return nodes_; }
  // To be asked at every node.
  bool stopped() { return nodes_ >= next_ && pause(); }
  void finish() { shared_.nodes += nodes_ + often - next_; }

 private:
  static constexpr std::uint64_t often = 1 << 14;

  Shared& shared_;
  std::uint64_t nodes_ = 0;
  std::uint64_t next_ = often;

  bool pause() {
    shared_.nodes += often;
    next_ += often;
    if (shared_.progress.stopped() || (shared_.node_limit != 0 && shared_.nodes > shared_.node_limit)) {
      shared_.stopped = true;
    }
    return shared_.stopped;
  }
};

struct Iteration {
  bool found = false;
  std::vector<Slide> slides;
  std::uint64_t nodes = 0;
};

// Both lists have the order of the depth-first search, and whatever was searched before is searched again.
template <class Node>
void remember(std::span<const Searched> before, std::vector<Subtree<Node>>& subtrees) {
  auto old = before.begin();
  for (Subtree<Node>& subtree : subtrees) {
    if (old == before.end()) return;
    if (old->path == subtree.path) subtree.closest = old++->closest;
  }
}

// The first subtree with a solution decides, and later ones do not count.
template <class Walker, class Search>
Iteration search_split(const Search& search, const typename Walker::Node& root, int bound, unsigned threads,
                       Shared& shared, std::vector<Searched>& searched) {
  constexpr int split_depth = 10;
  using Tree = Subtree<typename Walker::Node>;
  std::vector<Tree> subtrees;
  Walker trunk(search, shared);
  if (trunk.search(root, bound, {}, split_depth, &subtrees)) return {true, trunk.path(), trunk.nodes()};
  remember(searched, subtrees);
  std::vector<Tree*> order;
  for (Tree& subtree : subtrees) order.push_back(&subtree);
  std::ranges::sort(order, {}, [](const Tree* one) { return std::pair(one->closest, one); });
  FirstFound<std::vector<Slide>> first;
  parallel_for(order.size(), threads, [&](std::size_t i) {
    if (shared.stopped || first.beats(i)) return;
    Walker walker(search, shared);
    const bool found = walker.search(order[i]->root, order[i]->room, order[i]->path);
    order[i]->nodes = walker.nodes();
    order[i]->closest = walker.closest();
    if (found) first.found(i, walker.path());
  });
  Iteration out{first.what().has_value(), first.what().value_or(std::vector<Slide>()), trunk.nodes()};
  for (std::size_t i = 0; i < order.size() && i <= first.part(); ++i) out.nodes += order[i]->nodes;
  searched.clear();
  for (Tree& subtree : subtrees) searched.push_back({std::move(subtree.path), subtree.closest});
  return out;
}

template <class Walker, class Search>
Iteration search_whole(const Search& search, const typename Walker::Node& root, int bound, Shared& shared) {
  Walker walker(search, shared);
  const bool found = walker.search(root, bound, {});
  return {found, walker.path(), walker.nodes()};
}

// Whether a search that was prepared for this board and place of the blank can solve it.
inline Result<void> check_normal(const Normal& normal, const Shape& shape, int goal_blank) {
  if (normal.shape != shape || normal.goal_blank != goal_blank) {
    return fail(Code::invalid, "the search was prepared for another board", "別の盤のために用意された探索です");
  }
  if (!solvable(normal)) {
    return fail(Code::unsolvable, "no moves lead from this position to the goal: the parity is wrong",
                "この配置から目標へは動かせません: 偶奇が合いません");
  }
  return {};
}

template <class Walker, class Search>
int bound_at_root(const Search& search, const Normal& normal) {
  const Progress unwatched;
  Shared shared{unwatched, 0};
  return Walker(search, shared).root(normal).bound();
}

// `normal` is solvable. Errors: `cancelled`, `limit` after node_limit nodes (0: no limit).
template <class Walker, class Search>
Result<OptimalAnswer> deepen(const Search& search, const Normal& normal, std::uint64_t node_limit, Context& context) {
  constexpr std::uint64_t worth_splitting = 4'000;  // nodes of an iteration whose successor is split
  Shared shared{context.progress, node_limit};
  const auto root = Walker(search, shared).root(normal);
  OptimalAnswer answer;
  std::uint64_t last = 0;
  std::vector<Searched> searched;
  for (int bound = root.bound();; bound += 2) {
    context.progress.stage(say("looking for {} moves", "{} 手の解を探しています", bound));
    auto iteration = last < worth_splitting
                         ? search_whole<Walker>(search, root, bound, shared)
                         : search_split<Walker>(search, root, bound, context.threads, shared, searched);
    last = iteration.nodes;
    answer.nodes += last;
    ASOBI_CHECK(context.progress.check());
    if (node_limit != 0 && (shared.stopped || answer.nodes > node_limit)) {
      return fail(Code::limit, "no solution of less than {} moves exists; the search was given up after {} nodes",
                  "{} 手未満の解はありません。探索を {} 節点で打ち切りました", bound, grouped(answer.nodes));
    }
    if (!iteration.found) continue;
    answer.slides = std::move(iteration.slides);
    break;
  }
  if (!solves(normal, answer.slides)) {
    return fail(Code::internal, "the moves found do not solve the position", "見つけた手順では解けません");
  }
  return answer;
}

}  // namespace asobi::sliding
