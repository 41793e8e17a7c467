#include "games/sliding/optimal/optimal_search.hpp"

#include <algorithm>

#include "games/sliding/optimal/catalogue.hpp"
#include "games/sliding/optimal/compound_search.hpp"
#include "games/sliding/optimal/deepening.hpp"

namespace asobi::sliding {

Result<OptimalSearch> OptimalSearch::prepare(Shape shape, int goal_blank, Context& context, std::uint64_t most) {
  return prepare(shape, goal_blank, partition(shape, goal_blank, most), context);
}

Result<OptimalSearch> OptimalSearch::prepare(Shape shape, int goal_blank, const std::vector<Pattern>& patterns,
                                             Context& context) {
  if (shape.cells() > most_searched_cells) {
    return fail(Code::limit, "pattern databases are kept for boards up to {} cells, not for {}",
                "パターンデータベースは {} マスまでの盤のものです ({} 盤には使えません)", most_searched_cells,
                shape.name());
  }
  OptimalSearch out;
  out.board_ = SearchBoard(shape, goal_blank);
  ASOBI_TRY(out.databases_, pattern_databases(shape, goal_blank, patterns, false, context));
  out.pattern_.resize(static_cast<std::size_t>(shape.cells()));
  for (std::size_t p = 0; p < patterns.size(); ++p) {
    for (const Cell cell : patterns[p]) out.pattern_[cell] = static_cast<std::uint8_t>(p);
  }
  for (const auto& database : out.databases_) {
    out.lookups_.push_back({database.index().raw(), database.nibbles()});
  }
  return out;
}

namespace {

struct Node {
  std::array<Cell, most_searched_cells> tiles{};             // by cell: where the thing belongs
  std::array<PatternView, 2 * most_searched_cells> views{};  // by pattern; then by pattern, mirrored
  std::size_t blank = 0;
  PathAutomaton::State state = PathAutomaton::start();
  int distance = 0;  // Manhattan
  int excess = 0;    // sum over the patterns
  int mirror_excess = 0;

  int bound() const { return distance + 2 * std::max(excess, mirror_excess); }
};

}  // namespace

// One worker's depth-first search.
class Walker {
 public:
  using Node = sliding::Node;

  Walker(const OptimalSearch& search, Shared& shared) : search_(search), shared_(shared), count_(shared) {}

  Node root(const Normal& normal) const {
    Node node;
    std::ranges::copy(normal.home, node.tiles.begin());
    node.blank = static_cast<std::size_t>(normal.blank);
    node.distance = manhattan_distance(normal);
    const std::size_t patterns = search_.databases_.size();
    for (std::size_t p = 0; p < patterns; ++p) {
      node.views[p] = search_.board_.view(normal, search_.databases_[p], false);
      node.excess += node.views[p].excess;
      if (!search_.board_.mirrored) continue;
      node.views[patterns + p] = search_.board_.view(normal, search_.databases_[p], true);
      node.mirror_excess += node.views[patterns + p].excess;
    }
    return node;
  }

  // Searches below `node` with `room` moves. With `collect`, the subtrees at `depth` are put there instead of searched.
  bool search(const Node& node, int room, std::vector<Slide> path, int depth = 0,
              std::vector<Subtree<Node>>* collect = nullptr) {
    node_ = node;
    path_ = std::move(path);
    base_ = path_.size();
    path_.resize(base_ + static_cast<std::size_t>(room));
    bound_ = room;
    collect_ = collect;
    collect_room_ = collect == nullptr ? -1 : room - depth;
    closest_ = node.distance;
    count_.start();
    const bool found = search_.board_.mirrored
                           ? visit<true>(node.blank, node.state, room, node.distance, node.excess, node.mirror_excess)
                           : visit<false>(node.blank, node.state, room, node.distance, node.excess, 0);
    count_.finish();
    return found && !shared_.stopped;
  }

  const std::vector<Slide>& path() const { return path_; }
  std::uint64_t nodes() const { return count_.nodes(); }
  int closest() const { return closest_; }

 private:
  struct Child {
    PatternView view, mirror_view;
    std::size_t entry, mirror_entry;
    std::uint8_t pattern, mirror_pattern;
    Cell cell;
    Slide slide;
    PathAutomaton::State state;
    int distance;
  };

  const OptimalSearch& search_;
  Shared& shared_;
  Node node_;
  std::vector<Slide> path_;
  std::size_t base_ = 0;
  int bound_ = 0;
  int collect_room_ = -1;
  std::vector<Subtree<Node>>* collect_ = nullptr;
  NodeCount count_;
  int closest_ = 0;

  static std::uint16_t excess_of(const OptimalSearch::Lookup& lookup, std::size_t entry) {
    return lookup.nibbles[entry >> 1] >> (entry % 2 * 4) & 15;
  }

  void collect(std::size_t blank, PathAutomaton::State state, int room, int distance, int excess, int mirror_excess) {
    Subtree<Node> subtree{node_, room, {path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(depth(room))}};
    subtree.root.blank = blank;
    subtree.root.state = state;
    subtree.root.distance = distance;
    subtree.root.excess = excess;
    subtree.root.mirror_excess = mirror_excess;
    collect_->push_back(std::move(subtree));
  }

  std::size_t depth(int room) const { return base_ + static_cast<std::size_t>(bound_ - room); }

  template <bool mirrored>
  bool visit(std::size_t blank, PathAutomaton::State state, int room, int distance, int excess, int mirror_excess) {
    if (distance == 0) {
      path_.resize(depth(room));
      return true;
    }
    if (room == collect_room_) {
      collect(blank, state, room, distance, excess, mirror_excess);
      return false;
    }
    if (count_.stopped()) return true;
    closest_ = std::min(closest_, distance);
    std::array<Child, 4> children;
    const std::size_t count = generate<mirrored>(blank, state, room, distance, excess, mirror_excess, children);
    const std::size_t patterns = search_.databases_.size();
    for (std::size_t i = 0; i < count; ++i) {
      Child& child = children[i];
      PatternView& view = node_.views[child.pattern];
      child.view.excess = excess_of(search_.lookups_[child.pattern], child.entry);
      const int next_excess = excess - view.excess + child.view.excess;
      if (child.distance + 2 * next_excess >= room) continue;
      int next_mirror = 0;  // NOLINT(misc-const-correctness): it changes where `mirrored`
      PatternView* mirror_view = nullptr;
      if constexpr (mirrored) {
        mirror_view = &node_.views[patterns + child.mirror_pattern];
        child.mirror_view.excess = excess_of(search_.lookups_[child.mirror_pattern], child.mirror_entry);
        next_mirror = mirror_excess - mirror_view->excess + child.mirror_view.excess;
        if (child.distance + 2 * next_mirror >= room) continue;
        std::swap(*mirror_view, child.mirror_view);
      }
      std::swap(view, child.view);
      const Cell tile = node_.tiles[child.cell];
      node_.tiles[blank] = tile;
      path_[depth(room)] = child.slide;
      if (visit<mirrored>(child.cell, child.state, room - 1, child.distance, next_excess, next_mirror)) return true;
      node_.tiles[child.cell] = tile;
      view = child.view;
      if constexpr (mirrored) *mirror_view = child.mirror_view;
    }
    return false;
  }

  // The children that are not cut without a look into a table; their table lines are fetched.
  template <bool mirrored>
  std::size_t generate(std::size_t blank, PathAutomaton::State state, int room, int distance, int excess,
                       int mirror_excess, std::array<Child, 4>& children) {
    const std::size_t cells = search_.board_.mirror.size();
    const std::size_t patterns = search_.databases_.size();
    std::size_t count = 0;
    const auto& exits = search_.board_.exits[blank];
    for (std::size_t i = 0; i < exits.count; ++i) {
      const auto& exit = exits.all[i];
      Child& child = children[count];
      child.state = search_.automaton_->after(state, exit.slide);
      if (child.state == PathAutomaton::forbidden) continue;
      count_.add();
      const Cell tile = node_.tiles[exit.cell];
      const std::uint8_t* away = search_.board_.distance.data() + tile * cells;
      child.distance = distance - away[exit.cell] + away[blank];
      child.pattern = search_.pattern_[tile];
      const PatternView& view = node_.views[child.pattern];
      if (child.distance + 2 * (excess - view.excess) >= room) continue;
      child.cell = exit.cell;
      child.slide = exit.slide;
      const auto& lookup = search_.lookups_[child.pattern];
      child.view = exit.ways[0].moved(lookup.index, view);
      child.entry = lookup.index.index(child.view.mask, child.view.order);
      if constexpr (mirrored) {
        child.mirror_pattern = search_.pattern_[search_.board_.mirror[tile]];
        const PatternView& mirror_view = node_.views[patterns + child.mirror_pattern];
        if (child.distance + 2 * (mirror_excess - mirror_view.excess) >= room) continue;
        const auto& mirror_lookup = search_.lookups_[child.mirror_pattern];
        child.mirror_view = exit.ways[1].moved(mirror_lookup.index, mirror_view);
        child.mirror_entry = mirror_lookup.index.index(child.mirror_view.mask, child.mirror_view.order);
        __builtin_prefetch(mirror_lookup.nibbles + (child.mirror_entry >> 1));
      }
      __builtin_prefetch(lookup.nibbles + (child.entry >> 1));
      ++count;
    }
    return count;
  }
};

int OptimalSearch::lower_bound(const Normal& normal) const { return bound_at_root<Walker>(*this, normal); }

Result<OptimalAnswer> OptimalSearch::solve(const Normal& normal, std::uint64_t node_limit, Context& context) const {
  ASOBI_CHECK(check_normal(normal, board_.shape, board_.goal_blank));
  return deepen<Walker>(*this, normal, node_limit, context);
}

namespace {

// Some positions beyond 4x4 are solved before the tables of a catalogue would be made, and where less than this is to
// be tried in all, it is tried without.
constexpr std::uint64_t easy_nodes = 30'000'000;
constexpr std::uint64_t worth_a_catalogue = 200'000'000;

template <class T>
bool is_limit(const Result<T>& result, const Context& context) {
  return !result && result.error().code == Code::limit && !context.progress.stopped();
}

}  // namespace

Result<OptimalAnswer> solve_optimal_by_search(const Normal& normal, std::uint64_t node_limit, Context& context) {
  if (normal.shape.cells() <= 12 || normal.shape.cells() > most_searched_cells) {
    return solve_by_manhattan(normal, node_limit, context.progress);
  }
  const auto tables = catalogue(normal.shape, normal.goal_blank);
  const bool many = !tables.empty() && (node_limit == 0 || node_limit > worth_a_catalogue) &&
                    context.progress.needs(catalogue_bytes(normal.shape, tables));
  ASOBI_TRY(const OptimalSearch search, OptimalSearch::prepare(normal.shape, normal.goal_blank, context));
  if (!many) return search.solve(normal, node_limit, context);
  auto easy = search.solve(normal, easy_nodes, context);
  if (!is_limit(easy, context)) return easy;
  const auto compound = CompoundSearch::prepare(normal.shape, normal.goal_blank, tables, context);
  if (is_limit(compound, context)) return search.solve(normal, node_limit, context);  // no memory for it after all
  if (!compound) return std::unexpected(compound.error());
  ASOBI_TRY(auto answer, compound->solve(normal, node_limit == 0 ? 0 : node_limit - easy_nodes, context));
  answer.nodes += easy_nodes;
  return answer;
}

}  // namespace asobi::sliding
