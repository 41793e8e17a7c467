#include "games/twisty/solve/cube3/optimal.hpp"

#include <algorithm>
#include <atomic>
#include <functional>
#include <optional>

#include "base/parallel.hpp"

namespace asobi::twisty::cube3 {
namespace {

constexpr std::uint64_t first_nodes = 1'000'000;       // of the two-phase search, half a second
constexpr int prefix = 2;                              // moves that tell subtrees apart
constexpr std::uint64_t nodes_to_compare = 1'000'000;  // up to here the cube and its inverse are both searched

struct Node {
  std::array<OptimalCoordinates, 3> at;  // by axis
  std::array<unsigned, 3> distance;
};

std::vector<std::uint8_t> inverse(const std::vector<std::uint8_t>& moves) {
  std::vector<std::uint8_t> out;
  for (std::size_t i = moves.size(); i-- > 0;) out.push_back(static_cast<std::uint8_t>(inverse_move(moves[i])));
  return out;
}

struct Child {
  Node node;
  std::uint8_t move;
};

// Whether a node may lie so many moves from home.
bool can_be(const Node& node, int togo) {
  const auto [least, most] = std::ranges::minmax(node.distance);
  return static_cast<int>(most) <= togo && !(static_cast<int>(least) == togo && togo > 0);
}

}  // namespace

// One depth of one solve; many subtrees at a time.
class OptimalSearch {
 public:
  OptimalSearch(const OptimalTable& table, const Cube& cube, Progress& progress)
      : table_(table), cube_(cube), progress_(progress) {
    const Geometry& geometry = Geometry::get();
    int turned = 0;
    Cube seen = cube;
    for (int axis = 0; axis < 3; ++axis) {
      root_.at[axis] = table.of(seen);
      root_.distance[axis] = table.distance(root_.at[axis]);
      for (int m = 0; m < move_count; ++m)
        seen_[axis][m] = static_cast<std::uint8_t>(geometry.conjugate_move(m, turned));
      turned = geometry.compose(turned, geometry.cycle_of_axes());
      seen = geometry.conjugate(seen, geometry.cycle_of_axes());
    }
  }

  int least() const {
    int out = 0;
    while (!can_be(root_, out)) ++out;
    return out;
  }

  // A solution of exactly so many moves, or nothing.
  std::vector<std::uint8_t> search(int length, unsigned threads) {
    const Text name = say("solutions of {} moves", "{} 手の手順", length);
    first_.emplace();
    nodes_before_ = nodes_;
    if (length <= prefix) {
      progress_.stage(name);
      Walk walk{.search = *this, .subtree = 0};
      walk.path.resize(static_cast<std::size_t>(length));
      walk.down(root_, 0, length, -1);
      nodes_ += walk.nodes;
      return found();
    }
    std::vector<std::array<std::uint8_t, prefix>> subtrees;
    for (int a = 0; a < move_count; ++a) {
      for (int b = 0; b < move_count; ++b) {
        if (may_follow(face_of(b), face_of(a))) {
          subtrees.push_back({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
        }
      }
    }
    progress_.stage(name, subtrees.size());
    parallel_for(subtrees.size(), threads, [&](std::size_t i) {
      Walk walk{.search = *this, .subtree = i};
      walk.path.resize(static_cast<std::size_t>(length));
      if (const auto below = after(subtrees[i], length, walk.path)) {
        walk.down(*below, prefix, length - prefix, face_of(subtrees[i][prefix - 1]));
        nodes_.fetch_add(walk.nodes, std::memory_order_relaxed);
      }
      progress_.advance();
    });
    return found();
  }

  std::uint64_t nodes() const { return nodes_; }
  // Of the last depth.
  std::uint64_t last_nodes() const { return nodes_ - nodes_before_; }

 private:
  // The node where a subtree begins, unless no solution of that length can pass through it.
  std::optional<Node> after(const std::array<std::uint8_t, prefix>& moves, int length,
                            std::vector<std::uint8_t>& path) const {
    Node node = root_;
    for (int d = 0; d < prefix; ++d) {
      path[d] = moves[d];
      for (int axis = 0; axis < 3; ++axis) node = moved(node, axis, path[d]);
      if (!can_be(node, length - d - 1)) return {};
    }
    return node;
  }

  // What one thread does in one subtree.
  struct Walk {
    OptimalSearch& search;
    std::size_t subtree;
    std::uint64_t nodes = 0, next_check = 0;
    bool done = false;
    std::vector<std::uint8_t> path = {};

    void look_around() {
      constexpr std::uint64_t between = 1 << 16;
      next_check = nodes + between;
      search.progress_.advance(0);  // subtrees are counted; this only says that the work goes on
      done = done || search.progress_.stopped() || search.first_->beats(subtree);
    }

    // The children are looked up along one axis after the other, from the greatest distance to the least, all that are
    // left side by side, so that the memory is waited for once.
    void down(const Node& node, int depth, int togo, int last) {
      if (togo == 0) return search.arrive(*this);
      if (nodes >= next_check) look_around();
      if (done) return;
      std::array<Child, move_count> children;
      std::size_t count = 0;
      for (int m = 0; m < move_count; ++m) {
        if (may_follow(face_of(m), last)) children[count++].move = static_cast<std::uint8_t>(m);
      }
      nodes += count;
      std::array<std::size_t, 3> axes = {0, 1, 2};
      std::ranges::sort(axes, std::ranges::greater(), [&](std::size_t axis) { return node.distance[axis]; });
      for (const std::size_t axis : axes) count = near(node, axis, togo, std::span(children).first(count));
      const auto left = std::span(children).first(count);
      for (const Child& child : left) search.table_.fetch_moves(child.node.at[axes[0]]);
      for (const Child& child : left) {
        if (!can_be(child.node, togo - 1)) continue;
        path[depth] = child.move;
        down(child.node, depth + 1, togo - 1, face_of(child.move));
        if (done) return;
      }
    }

    // Moves to the front those children that are less than `togo` away along an axis; how many there are.
    std::size_t near(const Node& node, std::size_t axis, int togo, std::span<Child> children) const {
      const OptimalTable& table = search.table_;
      std::array<OptimalTable::Spot, move_count> spots;
      for (std::size_t i = 0; i < children.size(); ++i) {
        OptimalCoordinates& at = children[i].node.at[axis];
        at = table.after(node.at[axis], search.seen_[axis][children[i].move]);
        spots[i] = table.spot(at);
        spots[i].fetch();
      }
      std::size_t count = 0;
      for (std::size_t i = 0; i < children.size(); ++i) {
        const unsigned distance = neighbour_distance(node.distance[axis], spots[i].value());
        if (static_cast<int>(distance) >= togo) continue;
        children[i].node.distance[axis] = distance;
        if (count != i) children[count] = children[i];
        ++count;
      }
      return count;
    }
  };

  const OptimalTable& table_;
  Cube cube_;
  Progress& progress_;
  Node root_;
  std::array<std::array<std::uint8_t, move_count>, 3> seen_;  // by axis: moves as they are seen along it
  std::atomic<std::uint64_t> nodes_ = 0;
  std::uint64_t nodes_before_ = 0;
  std::optional<FirstFound<std::vector<std::uint8_t>>> first_;  // of this depth

  std::vector<std::uint8_t> found() const { return first_->what().value_or(std::vector<std::uint8_t>()); }

  Node moved(const Node& node, int axis, int move) const {
    Node out = node;
    out.at[axis] = table_.after(node.at[axis], seen_[axis][move]);
    out.distance[axis] = neighbour_distance(node.distance[axis], table_.spot(out.at[axis]).value());
    return out;
  }

  // All three distances are 0; of such cubes only the solved one is wanted.
  void arrive(Walk& walk) {
    Cube cube = cube_;
    for (const std::uint8_t m : walk.path) cube = product(cube, Geometry::get().move(m));
    if (cube != solved_cube()) return;
    walk.done = true;
    first_->found(walk.subtree, walk.path);
  }
};

Result<Optimal> Optimal::make(std::uint64_t memory, Context& context) {
  std::uint32_t fineness = 0;
  for (const std::uint32_t one : OptimalTable::finenesses) {
    if (OptimalTable::bytes(one) <= memory) fineness = one;
  }
  if (fineness == 0) {
    return fail(Code::limit, "the smallest table takes {} MiB", "一番小さな表でも {} MiB 必要です",
                (OptimalTable::bytes(OptimalTable::finenesses[0]) >> 20) + 1);
  }
  ASOBI_CHECK(context.progress.needs(TwoPhase::table_bytes() + OptimalTable::bytes(fineness)));
  ASOBI_TRY(TwoPhase two_phase, TwoPhase::make(context));
  ASOBI_TRY(OptimalTable table, OptimalTable::make(two_phase.shared_moves(), fineness, context));
  return Optimal(std::move(two_phase), std::move(table));
}

Result<OptimalAnswer> Optimal::solve(const Cube& cube, unsigned threads, Progress& progress) const {
  OptimalSearch forth(table_, cube, progress), back(table_, inverse(cube), progress);
  const int least = std::max(forth.least(), back.least());
  ASOBI_TRY(TwoPhaseAnswer upper, two_phase_.solve(cube, {std::max(least, 1), first_nodes}, progress));
  OptimalSearch *fewer = &forth, *more = &back;
  for (int length = least; length < static_cast<int>(upper.moves.size()); ++length) {
    std::vector<std::uint8_t> found = fewer->search(length, threads);
    ASOBI_CHECK(progress.check());
    if (!found.empty()) {
      if (fewer == &back) found = inverse(found);
      return OptimalAnswer{std::move(found), forth.nodes() + back.nodes()};
    }
    if (fewer->last_nodes() > nodes_to_compare) continue;
    more->search(length, threads);
    ASOBI_CHECK(progress.check());
    if (more->last_nodes() < fewer->last_nodes()) std::swap(fewer, more);
  }
  return OptimalAnswer{std::move(upper.moves), forth.nodes() + back.nodes()};
}

}  // namespace asobi::twisty::cube3
