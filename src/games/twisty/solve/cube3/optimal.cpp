#include "games/twisty/solve/cube3/optimal.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>

namespace asobi::twisty::cube3 {
namespace {

constexpr std::uint64_t first_nodes = 1'000'000;  // of the two-phase search, half a second
constexpr int prefix = 2;                         // moves that tell subtrees apart

struct Node {
  std::array<OptimalCoordinates, 3> at;  // by axis
  std::array<unsigned, 3> distance;
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
    progress_.stage({fmt::format("solutions of {} moves", length), fmt::format("{} 手の手順", length)});
    found_.clear();
    first_found_ = no_subtree;
    if (length <= prefix) {
      Walk walk{.search = *this, .subtree = 0};
      walk.path.resize(static_cast<std::size_t>(length));
      walk.down(root_, 0, length, -1);
      nodes_ += walk.nodes;
      return found_;
    }
    std::vector<std::array<std::uint8_t, prefix>> subtrees;
    for (int a = 0; a < move_count; ++a) {
      for (int b = 0; b < move_count; ++b) {
        if (may_follow(face_of(b), face_of(a))) {
          subtrees.push_back({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
        }
      }
    }
    parallel_for(subtrees.size(), threads, [&](std::size_t i) {
      Walk walk{.search = *this, .subtree = i};
      walk.path.resize(static_cast<std::size_t>(length));
      Node node = root_;
      for (int d = 0; d < prefix; ++d) {
        walk.path[d] = subtrees[i][d];
        for (int axis = 0; axis < 3; ++axis) node = moved(node, axis, walk.path[d]);
        if (!can_be(node, length - d - 1)) return;
      }
      walk.down(node, prefix, length - prefix, face_of(subtrees[i][prefix - 1]));
      nodes_.fetch_add(walk.nodes, std::memory_order_relaxed);
    });
    return found_;
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::size_t no_subtree = ~std::size_t{0};

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
      search.progress_.advance(between);
      done = done || search.progress_.stopped() || search.first_found_.load(std::memory_order_relaxed) < subtree;
    }

    // The children are looked up along the axis with the greatest distance first, and all side by side.
    void down(const Node& node, int depth, int togo, int last) {
      if (togo == 0) return search.arrive(*this);
      if (nodes >= next_check) look_around();
      if (done) return;
      const OptimalTable& table = search.table_;
      const auto first = static_cast<std::size_t>(std::ranges::max_element(node.distance) - node.distance.begin());
      std::array<OptimalCoordinates, move_count> at;
      std::array<OptimalTable::Spot, move_count> spot;
      std::array<std::uint8_t, move_count> moves;
      std::size_t count = 0;
      for (int face = 0; face < 6; ++face) {
        if (!may_follow(face, last)) continue;
        for (int m = 3 * face; m < 3 * face + 3; ++m, ++count) {
          moves[count] = static_cast<std::uint8_t>(m);
          at[count] = table.after(node.at[first], search.seen_[first][m]);
          spot[count] = table.spot(at[count]);
          spot[count].fetch();
        }
      }
      nodes += count;
      Node child;
      for (std::size_t i = 0; i < count && !done; ++i) {
        child.at[first] = at[i];
        child.distance[first] = neighbour_distance(node.distance[first], spot[i].value());
        if (static_cast<int>(child.distance[first]) >= togo) continue;
        if (!complete(node, child, first, moves[i], togo)) continue;
        path[depth] = moves[i];
        down(child, depth + 1, togo - 1, face_of(moves[i]));
      }
    }

    // The other two axes of a child; false as soon as it is too far.
    bool complete(const Node& node, Node& child, std::size_t first, int move, int togo) const {
      const OptimalTable& table = search.table_;
      for (std::size_t k = 1; k < 3; ++k) {
        const std::size_t axis = (first + k) % 3;
        child.at[axis] = table.after(node.at[axis], search.seen_[axis][move]);
        child.distance[axis] = neighbour_distance(node.distance[axis], table.spot(child.at[axis]).value());
        if (static_cast<int>(child.distance[axis]) >= togo) return false;
      }
      return can_be(child, togo - 1);
    }
  };

  const OptimalTable& table_;
  Cube cube_;
  Progress& progress_;
  Node root_;
  std::array<std::array<std::uint8_t, move_count>, 3> seen_;  // by axis: moves as they are seen along it
  std::atomic<std::uint64_t> nodes_ = 0;
  std::atomic<std::size_t> first_found_ = no_subtree;
  std::mutex mutex_;  // guards what follows
  std::vector<std::uint8_t> found_;

  Node moved(const Node& node, int axis, int move) const {
    Node out = node;
    out.at[axis] = table_.after(node.at[axis], seen_[axis][move]);
    out.distance[axis] = neighbour_distance(node.distance[axis], table_.spot(out.at[axis]).value());
    return out;
  }

  // All three distances are 0, which the solved cube is not alone in.
  void arrive(Walk& walk) {
    Cube cube = cube_;
    for (const std::uint8_t m : walk.path) cube = product(cube, Geometry::get().move(m));
    if (cube != solved_cube()) return;
    walk.done = true;
    const std::lock_guard lock(mutex_);
    if (walk.subtree >= first_found_) return;
    first_found_ = walk.subtree;
    found_ = walk.path;
  }
};

Result<Optimal> Optimal::make(std::uint64_t memory, Context& context) {
  ASOBI_TRY(TwoPhase two_phase, TwoPhase::make(context));
  const FirstMoves& moves = two_phase.first_moves();
  std::uint32_t fineness = 0;
  for (const std::uint32_t one : OptimalTable::finenesses) {
    if (OptimalTable::bytes(moves, one) <= memory) fineness = one;
  }
  if (fineness == 0) {
    return fail(Code::limit, "the smallest table takes {} MiB", "一番小さな表でも {} MiB 必要です",
                (OptimalTable::bytes(moves, OptimalTable::finenesses[0]) >> 20) + 1);
  }
  ASOBI_TRY(OptimalTable table, OptimalTable::make(two_phase.shared_moves(), fineness, context));
  return Optimal(std::move(two_phase), std::move(table));
}

Result<OptimalAnswer> Optimal::solve(const Cube& cube, unsigned threads, Progress& progress) const {
  OptimalSearch search(table_, cube, progress);
  const int least = search.least();
  ASOBI_TRY(TwoPhaseAnswer upper, two_phase_.solve(cube, {std::max(least, 1), first_nodes}, progress));
  for (int length = least; length < static_cast<int>(upper.moves.size()); ++length) {
    std::vector<std::uint8_t> found = search.search(length, threads);
    ASOBI_CHECK(progress.check());
    if (!found.empty()) return OptimalAnswer{std::move(found), search.nodes()};
  }
  return OptimalAnswer{std::move(upper.moves), search.nodes()};
}

}  // namespace asobi::twisty::cube3
