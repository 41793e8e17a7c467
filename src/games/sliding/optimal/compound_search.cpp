#include "games/sliding/optimal/compound_search.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

#include "base/bits.hpp"
#include "base/random.hpp"
#include "games/sliding/optimal/deepening.hpp"

namespace asobi::sliding {

Result<CompoundSearch> CompoundSearch::prepare(Shape shape, int goal_blank, const std::vector<Pattern>& tables,
                                               Context& context) {
  if (tables.empty() || shape.cells() > most_compound_cells) {
    return fail(Code::invalid, "there are no tables for the {} board", "{} 盤のための表がありません", shape.name());
  }
  CompoundSearch out;
  out.board_ = SearchBoard(shape, goal_blank);
  ASOBI_TRY(out.databases_, pattern_databases(shape, goal_blank, tables, true, context));
  ASOBI_CHECK(out.make_parities(context.progress));
  out.make_parts();
  out.make_packings();
  return out;
}

Result<void> CompoundSearch::make_parities(Progress& progress) {
  for (const PatternDatabase& database : databases_) {
    ASOBI_CHECK(progress.check());
    const auto nibbles = database.table().data.as<std::uint32_t>();
    ASOBI_TRY(Buffer parities, Buffer::zeroed(nibbles.size()));
    std::ranges::transform(nibbles, parities.as<std::uint8_t>().begin(), [](std::uint32_t eight) {
      eight &= 0x11111111;
      eight = (eight | eight >> 3) & 0x03030303;
      eight = (eight | eight >> 6) & 0x000F000F;
      return static_cast<std::uint8_t>(eight | eight >> 12);
    });
    parities_.push_back(std::move(parities));
  }
  return {};
}

void CompoundSearch::make_parts() {
  tiles_.resize(static_cast<std::size_t>(board_.shape.cells()));
  for (Tile& tile : tiles_) tile.part_of.fill(no_part);
  for (std::size_t d = 0; d < databases_.size(); ++d) {
    const PatternDatabase& database = databases_[d];
    auto& layout = layouts_[database.spec().cells.size()];
    layout = {database.index().raw(), database.regions().raw(), pattern_row(database.regions().size())};
    for (const bool mirrored : {false, true}) {
      if (mirrored && !board_.mirrored) continue;
      std::uint32_t tiles = 0;
      for (const Cell cell : database.spec().cells) tiles |= 1u << (mirrored ? board_.mirror[cell] : cell);
      add_part({parities_[d].as<std::uint8_t>().data(), &layout, d, tiles, mirrored});
    }
  }
}

// Unless it is there, or there is no room for it.
void CompoundSearch::add_part(Part part) {
  const auto places = [&](std::uint32_t rest, const auto& see) {
    for (; rest != 0; rest &= rest - 1) see(tiles_[static_cast<std::size_t>(lowest_bit(rest))]);
  };
  bool room = parts_.size() < most_parts;
  places(part.tiles, [&](const Tile& tile) { room = room && tile.count < most_parts_of; });
  if (!room || std::ranges::find(parts_, part.tiles, &Part::tiles) != parts_.end()) return;
  places(part.tiles, [&](Tile& tile) {
    const auto end = tile.parts.begin() + static_cast<std::ptrdiff_t>(tile.count++);
    const auto at = part.mirrored ? end : tile.parts.begin() + static_cast<std::ptrdiff_t>(tile.plain++);
    std::copy_backward(at, end, end + 1);
    *at = static_cast<std::uint8_t>(parts_.size());
  });
  parts_.push_back(part);
}

void CompoundSearch::make_packings() {
  std::vector<std::uint32_t> tiles;
  for (const Part& part : parts_) tiles.push_back(part.tiles);
  packings_ = sliding::packings(tiles);
  if (packings_.size() > most_packings) packings_ = best_packings(packings_, sample_sums(), most_packings);
  uses_.resize(parts_.size());
  for (std::size_t k = 0; k < packings_.size(); ++k) use(k);
  for (Tile& tile : tiles_) {
    std::ranges::transform(tile.part_of, tile.without.begin(), [](std::uint8_t p) { return p == no_part ? 255 : 0; });
  }
}

// By packing: the sums of its excesses in some random positions.
std::vector<std::vector<std::uint8_t>> CompoundSearch::sample_sums() const {
  constexpr std::size_t positions = 4000;
  std::vector<std::vector<std::uint8_t>> out(packings_.size(), std::vector<std::uint8_t>(positions));
  Random random(1);
  Normal normal = solved_normal(board_.shape, board_.goal_blank);
  for (std::size_t i = 0; i < positions; ++i) {
    random.shuffle(normal.home);
    normal.blank = static_cast<int>(std::ranges::find(normal.home, board_.goal_blank) - normal.home.begin());
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      const auto excess = board_.view(normal, databases_[parts_[p].database], parts_[p].mirrored).excess;
      for (std::size_t k = 0; k < packings_.size(); ++k) {
        if ((packings_[k] >> p & 1) != 0) out[k][i] = static_cast<std::uint8_t>(out[k][i] + excess);
      }
    }
  }
  return out;
}

void CompoundSearch::use(std::size_t packing) {
  for (Packing left = packings_[packing]; left != 0; left &= left - 1) {
    const auto p = static_cast<std::size_t>(lowest_bit(left));
    uses_[p][packing] = 1;
    for (std::uint32_t rest = parts_[p].tiles; rest != 0; rest &= rest - 1) {
      tiles_[static_cast<std::size_t>(lowest_bit(rest))].part_of[packing] = static_cast<std::uint8_t>(p);
    }
  }
}

namespace {

struct CompoundNode {
  std::array<Cell, most_compound_cells> tiles{};   // by cell: where the thing belongs
  std::array<PatternView, most_parts> views{};     // by part; of its excess the lowest bit
  std::array<std::uint8_t, most_packings> sums{};  // by packing: of its excesses
  std::size_t blank = 0;
  PathAutomaton::State state = PathAutomaton::start();
  int distance = 0;  // Manhattan

  int bound() const { return distance + 2 * std::ranges::max(sums); }
};

}  // namespace

// One worker's depth-first search.
class CompoundWalker {
 public:
  using Node = CompoundNode;

  CompoundWalker(const CompoundSearch& search, Shared& shared)
      : search_(search), shared_(shared), count_(shared), cells_(search.board_.mirror.size()) {}

  Node root(const Normal& normal) const {
    Node node;
    std::ranges::copy(normal.home, node.tiles.begin());
    node.blank = static_cast<std::size_t>(normal.blank);
    node.distance = manhattan_distance(normal);
    for (std::size_t p = 0; p < search_.parts_.size(); ++p) {
      const Part& part = search_.parts_[p];
      node.views[p] = search_.board_.view(normal, search_.databases_[part.database], part.mirrored);
      for (std::size_t c = 0; c < search_.packings_.size(); ++c) {
        node.sums[c] = static_cast<std::uint8_t>(node.sums[c] + node.views[p].excess * search_.uses_[p][c]);
      }
      node.views[p].excess &= 1;
    }
    return node;
  }

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
    const bool found = visit(node.blank, node.state, room, node.distance, node.sums);
    count_.finish();
    return found && !shared_.stopped;
  }

  const std::vector<Slide>& path() const { return path_; }
  std::uint64_t nodes() const { return count_.nodes(); }
  int closest() const { return closest_; }

 private:
  using Sums = CompoundSearch::Sums;
  using Part = CompoundSearch::Part;
  // Sums, all added to at once. No function takes or returns them: how that is done differs between processors.
  using Lanes [[gnu::vector_size(most_packings)]] = std::uint8_t;

  struct Look {
    PatternView view;
    std::size_t entry;
  };
  struct Child {
    const SearchBoard::Exit* exit;
    const CompoundSearch::Tile* parts;
    PathAutomaton::State state;
    Cell tile;
    int distance;
    int limit;    // a sum as great as this is too much
    bool nearer;  // the tile to its goal: sums may only rise
    std::array<Look, most_parts_of> looks;
    Sums sums;
  };

  const CompoundSearch& search_;
  Shared& shared_;
  Node node_;
  std::vector<Slide> path_;
  std::size_t base_ = 0;
  int bound_ = 0;
  int collect_room_ = -1;
  std::vector<Subtree<Node>>* collect_ = nullptr;
  NodeCount count_;
  int closest_ = 0;
  // By move: the packing that cut it last.
  std::array<std::uint8_t, most_compound_cells * most_compound_cells * 4> killers_{};
  const std::size_t cells_;

  // The part after the move, but for its excess; the table line where that stands is fetched.
  template <bool upright>
  void look(std::uint8_t p, const SearchBoard::Way& way, Look& out) const {
    const Part& part = search_.parts_[p];
    const auto& layout = *part.layout;
    out.view = way.moved<upright>(layout.index, node_.views[p]);
    const std::uint32_t mask = out.view.mask;
    const std::uint32_t rank =
        layout.index.low[mask & layout.index.low_mask] + layout.index.high[mask >> layout.index.low_bits];
    out.entry = out.view.order * layout.row + layout.regions.find(rank, way.blank);
    __builtin_prefetch(part.parities + (out.entry >> 3));
  }

  // Every part that the tile belongs to. What is upright on the board lies on the mirrored one.
  void look_all(Child& child) const {
    if (child.exit->ways[0].upright) {
      look_all<true>(child);
    } else {
      look_all<false>(child);
    }
  }
  template <bool upright>
  void look_all(Child& child) const {
    const auto& tile = *child.parts;
    const auto& ways = child.exit->ways;
    for (std::size_t k = 0; k < tile.plain; ++k) look<upright>(tile.parts[k], ways[0], child.looks[k]);
    for (std::size_t k = tile.plain; k < tile.count; ++k) look<!upright>(tile.parts[k], ways[1], child.looks[k]);
  }

  std::uint16_t parity_of(std::uint8_t p, std::size_t entry) const {
    return search_.parts_[p].parities[entry >> 3] >> (entry & 7) & 1;
  }

  std::size_t depth(int room) const { return base_ + static_cast<std::size_t>(bound_ - room); }

  void collect(std::size_t blank, PathAutomaton::State state, int room, int distance, const Sums& sums) {
    Subtree<Node> subtree{node_, room, {path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(depth(room))}};
    subtree.root.blank = blank;
    subtree.root.state = state;
    subtree.root.distance = distance;
    subtree.root.sums = sums;
    collect_->push_back(std::move(subtree));
  }

  bool visit(std::size_t blank, PathAutomaton::State state, int room, int distance, const Sums& sums) {
    if (distance == 0) {
      path_.resize(depth(room));
      return true;
    }
    if (room == collect_room_) {
      collect(blank, state, room, distance, sums);
      return false;
    }
    if (count_.stopped()) return true;
    closest_ = std::min(closest_, distance);
    std::array<Child, 4> children;
    std::array<Child*, 4> left;
    std::size_t count = generate(blank, state, room, distance, children);
    for (std::size_t i = 0; i < count; ++i) left[i] = &children[i];
    count = cut_early(sums, (room - distance) / 2, left, count);
    for (std::size_t i = 0; i < count; ++i) look_all(*left[i]);
    for (std::size_t i = 0; i < count; ++i) {
      Child& child = *left[i];
      if (cuts(child, sums)) continue;
      const auto& parts = child.parts->parts;
      for (std::size_t k = 0; k < child.parts->count; ++k) std::swap(node_.views[parts[k]], child.looks[k].view);
      node_.tiles[blank] = child.tile;
      path_[depth(room)] = child.exit->slide;
      if (visit(child.exit->cell, child.state, room - 1, child.distance, child.sums)) return true;
      node_.tiles[child.exit->cell] = child.tile;
      for (std::size_t k = 0; k < child.parts->count; ++k) node_.views[parts[k]] = child.looks[k].view;
    }
    return false;
  }

  std::size_t generate(std::size_t blank, PathAutomaton::State state, int room, int distance,
                       std::array<Child, 4>& children) {
    std::size_t count = 0;
    const auto& exits = search_.board_.exits[blank];
    for (std::size_t i = 0; i < exits.count; ++i) {
      const auto& exit = exits.all[i];
      Child& child = children[count];
      child.state = search_.automaton_->after(state, exit.slide);
      if (child.state == PathAutomaton::forbidden) continue;
      count_.add();
      child.exit = &exit;
      child.tile = node_.tiles[exit.cell];
      child.parts = &search_.tiles_[child.tile];
      const std::uint8_t* away = search_.board_.distance.data() + child.tile * cells_;
      child.distance = distance - away[exit.cell] + away[blank];
      child.nearer = child.distance < distance;
      child.limit = (room - child.distance + 1) / 2;
      if (child.limit > 0) ++count;
    }
    return count;
  }

  // As bytes of ones: the sums as great as the limit.
  using Marks = std::array<std::uint64_t, most_packings / 8>;
  static Marks marks(const Sums& sums, int limit) {
    return std::bit_cast<Marks>(__builtin_bit_cast(Lanes, sums) >= static_cast<std::uint8_t>(limit));
  }
  static bool meet(const Marks& marks, const Sums& others) {
    const auto both = std::bit_cast<Marks>(__builtin_bit_cast(Lanes, marks) & __builtin_bit_cast(Lanes, others));
    return std::ranges::any_of(both, [](std::uint64_t eight) { return eight != 0; });
  }
  // The first packing that is marked, or most_packings.
  static std::size_t first_of(const Marks& marks) {
    const auto word = std::ranges::find_if(marks, [](std::uint64_t eight) { return eight != 0; });
    if (word == marks.end()) return most_packings;
    return static_cast<std::size_t>((word - marks.begin()) * 8 + std::countr_zero(*word) / 8);
  }

  std::uint8_t& killer(const Child& child) {
    return killers_[(child.tile * most_compound_cells + child.exit->cell) * 4 +
                    static_cast<std::size_t>(child.exit->slide)];
  }

  // A sum may grow no more than the room does: only packings whose sum is critical cut. The children that are left
  // after what costs least are told: a tile that leaves its goal and that a critical packing has not, and for each
  // child one packing.
  std::size_t cut_early(const Sums& sums, int critical, std::array<Child*, 4>& children, std::size_t count) {
    const Marks marked = marks(sums, critical);
    const std::size_t first = first_of(marked);
    if (first == most_packings) return count;
    std::array<Look, 4> looks;
    std::array<std::uint8_t, 4> parts;
    std::array<std::size_t, 4> asked;
    std::size_t left = 0;
    for (std::size_t i = 0; i < count; ++i) {
      Child& child = *children[i];
      if (!child.nearer && meet(marked, child.parts->without)) continue;
      const auto& part_of = child.parts->part_of;
      asked[left] = killer(child);
      if (sums[asked[left]] < critical || part_of[asked[left]] == CompoundSearch::no_part) asked[left] = first;
      const std::uint8_t p = parts[left] = part_of[asked[left]];
      if (p != CompoundSearch::no_part) {
        const auto& way = child.exit->ways[search_.parts_[p].mirrored];
        look<true>(p, way,
                   looks[left]);  // which of both it is cannot be guessed, and a sideways one jumps over nothing
      }
      children[left++] = &child;
    }
    return keep_if(children, left, [&](const Child& child, std::size_t i) {
      const int change =
          parts[i] == CompoundSearch::no_part ? 0 : looks[i].view.excess ^ parity_of(parts[i], looks[i].entry);
      return sums[asked[i]] + (child.nearer ? change : -change) < child.limit;
    });
  }
  static std::size_t keep_if(std::array<Child*, 4>& children, std::size_t count, const auto& stays) {
    std::size_t left = 0;
    for (std::size_t i = 0; i < count; ++i) {
      if (stays(*children[i], i)) children[left++] = children[i];
    }
    return left;
  }

  bool cuts(Child& child, const Sums& sums) {
    const auto& parts = child.parts->parts;
    Lanes changes{};
    for (std::size_t k = 0; k < child.parts->count; ++k) {
      PatternView& view = child.looks[k].view;
      const std::uint16_t parity = parity_of(parts[k], child.looks[k].entry);
      changes += __builtin_bit_cast(Lanes, search_.uses_[parts[k]]) * static_cast<std::uint8_t>(parity ^ view.excess);
      view.excess = parity;
    }
    const Lanes now = __builtin_bit_cast(Lanes, sums) + (child.nearer ? changes : -changes);
    child.sums = std::bit_cast<Sums>(now);
    const std::size_t first = first_of(marks(child.sums, child.limit));
    if (first == most_packings) return false;
    killer(child) = static_cast<std::uint8_t>(first);
    return true;
  }
};

int CompoundSearch::lower_bound(const Normal& normal) const { return bound_at_root<CompoundWalker>(*this, normal); }

Result<OptimalAnswer> CompoundSearch::solve(const Normal& normal, std::uint64_t node_limit, Context& context) const {
  ASOBI_CHECK(check_normal(normal, board_.shape, board_.goal_blank));
  return deepen<CompoundWalker>(*this, normal, node_limit, context);
}

}  // namespace asobi::sliding
