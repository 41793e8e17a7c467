#include "games/twisty/solve/cube3/optimal.hpp"

#include <algorithm>
#include <atomic>
#include <optional>

#include "base/parallel.hpp"
#include "games/twisty/solve/cube3/optimal_lane.hpp"

namespace asobi::twisty::cube3 {
namespace {

constexpr std::uint64_t first_nodes = 100'000;  // of the two-phase search, a fiftieth of a second
constexpr std::uint64_t share = 4;              // of the nodes of the search that it may take later on
constexpr int prefix = 2;                       // moves that tell subtrees apart
constexpr std::size_t lanes = 6;                // that take turns on a thread

int cost_of_all(std::span<const std::uint8_t> moves, CubeMetric metric) {
  int out = 0;
  for (const std::uint8_t move : moves) out += cost_of(move, metric);
  return out;
}

}  // namespace

// One solve.
class OptimalSearch {
 public:
  OptimalSearch(const OptimalTable& table, const PieceMoves& pieces, const Cube& cube, Progress& progress)
      : table_(table),
        pieces_(pieces),
        cube_(cube),
        progress_(progress),
        root_(OptimalNode::of(pieces.both_ways(cube), table)) {
    for (std::uint8_t a = 0; a < move_count; ++a) {
      for (std::uint8_t b = 0; b < move_count; ++b) {
        if (may_follow(face_of(b), face_of(a))) subtrees_.push_back({{a, b}});
      }
    }
  }

  int least() const {
    int out = 0;
    while (!root_.can_be(out)) ++out;
    if (table_.metric() == CubeMetric::quarter && (out % 2 == 1) != has_odd_corners(cube_)) ++out;
    return out;
  }

  // A solution of exactly so many moves, or nothing.
  std::vector<std::uint8_t> search(int length, unsigned threads) {
    const Text name = say("solutions of {} moves", "{} 手の手順", length);
    if (length <= 2 * prefix) {  // which may be half turns that count twice
      progress_.stage(name);
      return search_all(length);
    }
    std::ranges::sort(subtrees_, std::greater(), [](const Subtree& one) { return std::pair(one.nodes, one.moves); });
    progress_.stage(name, subtrees_.size());
    FirstFound<std::vector<std::uint8_t>> first;
    std::atomic<std::size_t> next = 0;
    parallel_for(threads, threads, [&](std::size_t) { Team(*this, length, next, first).work(); });
    for (const Subtree& one : subtrees_) nodes_ += one.nodes;
    return first.what().value_or(std::vector<std::uint8_t>());
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Subtree {
    std::array<std::uint8_t, prefix> moves;
    std::uint64_t nodes = 0;  // at the last depth
  };

  const OptimalTable& table_;
  const PieceMoves& pieces_;
  Cube cube_;
  Progress& progress_;
  OptimalNode root_;
  std::vector<Subtree> subtrees_;
  std::uint64_t nodes_ = 0;

  std::vector<std::uint8_t> search_all(int length) {
    if (length == 0) return {};
    OptimalLane lane(table_, pieces_);
    lane.begin(root_, length);
    while (lane.step()) {
    }
    nodes_ += lane.nodes();
    return lane.solution().value_or(std::vector<std::uint8_t>());
  }

  // The lanes of one thread.
  class Team {
   public:
    Team(OptimalSearch& search, int length, std::atomic<std::size_t>& next,
         FirstFound<std::vector<std::uint8_t>>& first)
        : search_(search), length_(length), next_(next), first_(first) {}

    void work() {
      std::vector<Member> members;
      for (std::size_t i = 0; i < lanes; ++i) members.push_back({OptimalLane(search_.table_, search_.pieces_)});
      std::erase_if(members, [&](Member& one) { return !begin(one); });
      for (std::uint64_t round = 1; !members.empty(); ++round) {
        if (round % rounds_between_checks == 0) look_around(members);
        for (Member& one : members) one.busy = one.lane.step() || (end(one), begin(one));
        if (!std::ranges::all_of(members, &Member::busy))
          std::erase_if(members, [](const Member& one) { return !one.busy; });
      }
    }

   private:
    static constexpr std::uint64_t rounds_between_checks = 1 << 12;

    struct Member {
      OptimalLane lane;
      std::size_t subtree = 0;
      bool busy = true;
    };

    OptimalSearch& search_;
    int length_;
    std::atomic<std::size_t>& next_;
    FirstFound<std::vector<std::uint8_t>>& first_;

    // The next subtree in which there may be something; false if there is none.
    bool begin(Member& one) {
      for (;;) {
        one.subtree = next_.fetch_add(1);
        if (one.subtree >= search_.subtrees_.size() || first_.beats(one.subtree)) return false;
        Subtree& subtree = search_.subtrees_[one.subtree];
        subtree.nodes = 0;
        int togo = length_;
        if (const auto node = search_.after(subtree.moves, togo)) {
          one.lane.begin(*node, togo);
          return true;
        }
        search_.progress_.advance();
      }
    }

    void end(const Member& one) {
      Subtree& subtree = search_.subtrees_[one.subtree];
      subtree.nodes = one.lane.nodes();
      if (one.lane.solution()) {
        std::vector<std::uint8_t> moves(subtree.moves.begin(), subtree.moves.end());
        moves.insert(moves.end(), one.lane.solution()->begin(), one.lane.solution()->end());
        first_.found(one.subtree, std::move(moves));
      }
      search_.progress_.advance();
    }

    // Ends the work of those who have been beaten, and of all when it is time.
    void look_around(std::vector<Member>& members) {
      search_.progress_.advance(0);  // subtrees are counted; this only says that the work goes on
      if (search_.progress_.stopped()) next_ = search_.subtrees_.size();
      std::erase_if(members, [&](const Member& one) {
        const bool beaten = search_.progress_.stopped() || first_.beats(one.subtree);
        if (beaten) search_.subtrees_[one.subtree].nodes = one.lane.nodes();
        return beaten;
      });
    }
  };

  // The node where a subtree begins, unless no solution can pass through it; what is left to go.
  std::optional<OptimalNode> after(const std::array<std::uint8_t, prefix>& moves, int& togo) const {
    OptimalNode node = root_;
    Cube cube = cube_;
    for (const std::uint8_t move : moves) {
      cube = product(cube, Geometry::get().move(move));
      node = OptimalNode::of(pieces_.both_ways(cube), table_);
      node.last[0] = static_cast<std::int8_t>(face_of(move));
      togo -= cost_of(move, table_.metric());
      if (!node.can_be(togo)) return {};
    }
    return node;
  }
};

std::uint64_t Optimal::least_memory() { return OptimalTable::bytes(OptimalRows::finenesses[0]); }

Result<Optimal> Optimal::make(std::uint64_t memory, CubeMetric metric, Context& context) {
  const OptimalTable::Fineness* finest = nullptr;
  for (const auto& one : OptimalRows::finenesses) {
    if (OptimalTable::bytes(one) <= memory) finest = &one;
  }
  if (finest == nullptr) {
    return fail(Code::limit, "the smallest table takes {} MiB", "一番小さな表でも {} MiB 必要です",
                (least_memory() >> 20) + 1);
  }
  ASOBI_CHECK(context.progress.needs(TwoPhase::table_bytes() + OptimalTable::bytes(*finest)));
  ASOBI_TRY(auto two_phase, TwoPhase::shared(context));
  ASOBI_TRY(OptimalTable table, OptimalTable::make(two_phase->first_moves(), *finest, metric, context));
  return Optimal(std::move(two_phase), std::move(table));
}

Result<OptimalAnswer> Optimal::solve(const Cube& cube, unsigned threads, Progress& progress) const {
  OptimalSearch search(table_, pieces_, cube, progress);
  const CubeMetric metric = table_.metric();
  const int least = search.least(), step = metric == CubeMetric::quarter ? 2 : 1;
  // What two phases find bounds the length, and may be a solution of the least one already: worth more time, the more
  // the search takes.
  std::uint64_t budget = first_nodes;
  const TwoPhaseLimits limits =
      metric == CubeMetric::half ? TwoPhaseLimits{std::max(least, 1), budget} : TwoPhaseLimits{};
  ASOBI_TRY(TwoPhaseAnswer upper, two_phase_->solve(cube, limits, progress));
  for (int length = least; length < cost_of_all(upper.moves, metric); length += step) {
    if (metric == CubeMetric::half && search.nodes() / share >= 2 * budget) {
      budget = search.nodes() / share;
      ASOBI_TRY(TwoPhaseAnswer again, two_phase_->solve(cube, {length, budget}, progress));
      if (again.moves.size() < upper.moves.size()) upper = std::move(again);
      if (cost_of_all(upper.moves, metric) <= length) break;
    }
    std::vector<std::uint8_t> found = search.search(length, threads);
    ASOBI_CHECK(progress.check());
    if (!found.empty()) return OptimalAnswer{std::move(found), search.nodes()};
  }
  return OptimalAnswer{std::move(upper.moves), search.nodes()};
}

}  // namespace asobi::twisty::cube3
