#include "games/twisty/solve/cube3/two_phase.hpp"

#include <algorithm>

namespace asobi::twisty::cube3 {
namespace {

constexpr int gods_number = 20;  // every cube has a solution as short
constexpr int longest = 32;      // of a path: a first phase of at most 20 moves, and a second one
// So many nodes long a shorter solution is looked for, though one is short enough: what is a few turns from home takes
// no more. Less where more turns than anything needs are good enough.
constexpr std::uint64_t patience = 300, little_patience = 60;

}  // namespace

// One solve.
class TwoPhaseSearch {
 public:
  TwoPhaseSearch(const TwoPhase& tables, const TwoPhaseLimits& limits, const Progress& progress)
      : tables_(tables),
        moves_(*tables.first_moves_),
        limits_(limits),
        progress_(progress),
        patience_(limits.length > gods_number ? little_patience : patience) {}

  Result<TwoPhaseAnswer> run(const Cube& cube) {
    if (cube == solved_cube()) return TwoPhaseAnswer{};
    look(cube);
    if (limits_.length >= gods_number) bound_ = limits_.length + 1;
    for (int length = 0; length < bound_ && !done_; ++length) {
      for (view_ = 0; view_ < view_count && !done_; ++view_) {
        const View& view = views_[view_];
        if (static_cast<int>(view.distance) > length || length >= bound_) continue;
        known_edges_ = 0;
        first_corners_[0] = view.first_corners;
        last_corners_[0] = view.last_corners;
        slice_[0] = view.slice;
        first_edges_[0] = view.first_edges;
        last_edges_[0] = view.last_edges;
        descend(0, {view.first, tables_.first_.entry(moves_, view.first), view.distance}, length, -1);
      }
    }
    const auto stopped = progress_.check();
    if (!stopped && (best_.empty() || stopped.error().code == Code::cancelled)) return fail(stopped.error());
    return TwoPhaseAnswer{std::move(best_), nodes_};
  }

 private:
  static constexpr int view_count = 6;
  static constexpr std::uint64_t nodes_between_checks = 4096;
  // No shorter word of moves leaves the group of the second phase and comes back by another way.
  static constexpr int shortest_excursion = 5;

  struct View {
    FirstCoordinates first;
    unsigned distance;
    std::uint16_t first_corners, last_corners, slice, first_edges, last_edges;
  };

  const TwoPhase& tables_;
  const FirstMoves& moves_;
  const TwoPhaseLimits& limits_;
  const Progress& progress_;
  std::uint64_t patience_;
  std::array<View, view_count> views_;
  int view_ = 0;
  int bound_ = longest - 1;  // only solutions shorter than this count
  bool done_ = false;
  std::uint64_t nodes_ = 0;
  std::vector<std::uint8_t> best_;
  std::array<std::uint8_t, longest> path_;
  // After each move of the path; those of edges off the slice as far as known.
  std::array<std::uint16_t, longest> first_corners_, last_corners_, slice_, first_edges_, last_edges_;
  int known_edges_ = 0;

  static Cube seen(const Cube& cube, int v) {
    const Geometry& geometry = Geometry::get();
    Cube out = v % 2 == 0 ? cube : inverse(cube);
    for (int i = 0; i < v / 2; ++i) out = geometry.conjugate(out, geometry.cycle_of_axes());
    return out;
  }

  void look(const Cube& cube) {
    std::array<FirstCoordinates, view_count> first;
    std::array<unsigned, view_count> distances;
    for (int v = 0; v < view_count; ++v) {
      views_[v] = view_of(seen(cube, v));
      first[v] = views_[v].first;
    }
    tables_.first_.distances(moves_, first, distances);
    for (int v = 0; v < view_count; ++v) views_[v].distance = distances[v];
  }

  View view_of(const Cube& own) const {
    return {moves_.of(own),
            0,
            static_cast<std::uint16_t>(corner_placement_of(own, 0)),
            static_cast<std::uint16_t>(corner_placement_of(own, 4)),
            static_cast<std::uint16_t>(placement_of(own, 8)),
            static_cast<std::uint16_t>(placement_of(own, 0)),
            static_cast<std::uint16_t>(placement_of(own, 4))};
  }

  bool short_enough() const { return bound_ <= limits_.length; }

  // Ends the search when it is time.
  void look_around() {
    if (short_enough() && nodes_ >= patience_) done_ = true;
    if (limits_.nodes != 0 && nodes_ >= limits_.nodes && !best_.empty()) done_ = true;
    if (nodes_ % nodes_between_checks != 0) return;
    if (progress_.stopped()) done_ = true;
  }

  struct Child {
    FirstCoordinates at;
    FirstEntry entry;
    unsigned distance;
  };

  Child child(FirstCoordinates at, unsigned distance, int move) const {
    const FirstCoordinates next = moves_.after(at, static_cast<std::uint32_t>(move));
    const FirstEntry entry = tables_.first_.entry(moves_, next);
    return {next, entry, neighbour_distance(distance, entry.distance_modulo_3())};
  }

  // Where every move must lower the distance, only turns of faces that do so are looked at.
  void descend(int depth, const Child& here, int togo, int last) {
    const bool straight = static_cast<int>(here.distance) == togo;
    if (straight && togo <= NearMoves::reach) return descend_near(depth, here.at, togo, last);
    ++nodes_;
    look_around();
    std::array<Child, move_count> children;
    std::array<std::uint8_t, move_count> moves;
    int count = 0;
    for (int face = 0; face < 6; ++face) {
      if (!may_follow(face, last) || (straight && !here.entry.lowered_by(moves_.face_seen(here.at, face)))) continue;
      for (int m = 3 * face; m < 3 * face + 3; ++m, ++count) {
        moves[count] = static_cast<std::uint8_t>(m);
        children[count] = child(here.at, here.distance, m);
      }
    }
    for (int i = 0; i < count && !done_ && depth + togo < bound_; ++i) go(depth, children[i], togo, moves[i]);
  }

  // The same within reach of the second phase, where all that is to be known is at hand.
  void descend_near(int depth, FirstCoordinates at, int togo, int last) {
    if (togo == 0) return enter_second(depth, last);
    ++nodes_;
    look_around();
    const std::uint32_t lowering = tables_.near_.lowering(moves_.place(at));
    for (int face = 0; face < 6; ++face) {
      if (!may_follow(face, last)) continue;
      for (int m = 3 * face; m < 3 * face + 3; ++m) {
        if ((lowering >> moves_.move_seen(at, m) & 1) == 0) continue;
        step(depth, m);
        descend_near(depth + 1, moves_.after(at, static_cast<std::uint32_t>(m)), togo - 1, face);
        if (done_ || depth + togo >= bound_) return;
      }
    }
  }

  static std::uint16_t moved(const Coordinate& coordinate, std::size_t value, int move) {
    return coordinate.moved[value * move_count + static_cast<std::size_t>(move)];
  }

  void step(int depth, int move) {
    path_[depth] = static_cast<std::uint8_t>(move);
    first_corners_[depth + 1] = moved(tables_.corners_, first_corners_[depth], move);
    last_corners_[depth + 1] = moved(tables_.corners_, last_corners_[depth], move);
    slice_[depth + 1] = moved(tables_.edges_, slice_[depth], move);
    known_edges_ = std::min(known_edges_, depth);
  }

  void go(int depth, const Child& next, int togo, int move) {
    if (static_cast<int>(next.distance) >= togo) return;
    if (next.distance == 0 && togo > 1 && togo - 1 < shortest_excursion) return;
    moves_.fetch(next.at);
    step(depth, move);
    descend(depth + 1, next, togo - 1, face_of(move));
  }

  void enter_second(int depth, int last) {
    const int most = bound_ - 1 - depth;
    const std::uint32_t corners = order_of(first_corners_[depth], last_corners_[depth]), slice = slice_[depth] % 24;
    int least = static_cast<int>(tables_.second_.corner_slice_distance(corners, slice));
    if (least > most) return;
    for (; known_edges_ < depth; ++known_edges_) {
      const int i = known_edges_;
      first_edges_[i + 1] = moved(tables_.edges_, first_edges_[i], path_[i]);
      last_edges_[i + 1] = moved(tables_.edges_, last_edges_[i], path_[i]);
    }
    const std::uint32_t edges = order_of(first_edges_[depth], last_edges_[depth]);
    const SecondTable& second = tables_.second_;
    least = std::max(least, static_cast<int>(second.distance(second.spot(corners, edges))));
    for (int togo = least; togo <= most; ++togo) {
      if (finish({corners, edges, slice}, depth, togo, last)) return keep(depth + togo);
    }
  }

  // Whether `togo` more moves of the second phase solve it. What the moves lead to is looked up side by side.
  bool finish(SecondCoordinates at, int depth, int togo, int last) {
    if (togo == 0) return at.corners == 0 && at.edges == 0 && at.slice == 0;
    struct Next {
      SecondCoordinates at;
      SecondTable::Spot spot;
      std::uint8_t move;
    };
    const SecondTable& second = tables_.second_;
    const auto moves = second_phase_moves();
    std::array<Next, 10> nexts;
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < moves.size(); ++i) {
      if (!may_follow(face_of(moves[i]), last)) continue;
      const SecondCoordinates next = second.after(at, i);
      if (static_cast<int>(second.corner_slice_distance(next.corners, next.slice)) >= togo) continue;
      nexts[count++] = {next, second.spot(next.corners, next.edges), moves[i]};
    }
    for (const Next& next : std::span(nexts).first(count)) {
      if (static_cast<int>(SecondTable::distance(next.spot)) >= togo) continue;
      path_[depth] = next.move;
      if (finish(next.at, depth + 1, togo - 1, face_of(next.move))) return true;
    }
    return false;
  }

  // The path in the view solves the cube.
  void keep(int length) {
    const Geometry& geometry = Geometry::get();
    best_.assign(path_.begin(), path_.begin() + length);
    for (std::uint8_t& move : best_) {
      for (int i = 0; i < view_ / 2; ++i) {
        move = static_cast<std::uint8_t>(
            geometry.conjugate_move(move, geometry.inverse_symmetry(geometry.cycle_of_axes())));
      }
      if (view_ % 2 == 1) move = static_cast<std::uint8_t>(inverse_move(move));
    }
    if (view_ % 2 == 1) std::ranges::reverse(best_);
    bound_ = length;
    if (short_enough() && nodes_ >= patience_) done_ = true;
  }
};

Result<TwoPhase> TwoPhase::make(Context& context) {
  const Progress& progress = context.progress;
  ASOBI_CHECK(progress.needs(table_bytes()));
  ASOBI_TRY(auto moves, FirstMoves::make(progress));
  ASOBI_TRY(Coordinate corners, Coordinate::explore(corner_placement_values, first_corners_of, all_moves(), progress));
  ASOBI_TRY(Coordinate edges, Coordinate::explore(placement_values, slice_of, all_moves(), progress));
  ASOBI_TRY(FirstTable first, FirstTable::make(*moves, context));
  ASOBI_TRY(SecondTable second, SecondTable::make(context));
  return TwoPhase(std::move(moves), std::move(first), std::move(second), std::move(corners), std::move(edges));
}

Result<std::shared_ptr<const TwoPhase>> TwoPhase::shared(Context& context) {
  ASOBI_CHECK(context.progress.needs(table_bytes()));
  for (int time = 0;; ++time) {
    const std::string name = fmt::format("twisty/cube3/two-phase/{}", time);
    ASOBI_TRY(auto out,
              context.shelf.shared<TwoPhase>(name, [&](Progress&) { return make(context); }, context.progress));
    ASOBI_TRY(const bool first, out->first_.is_current(out->first_moves(), context));
    ASOBI_TRY(const bool second, out->second_.is_current(context));
    if (first && second) return out;
  }
}

Result<TwoPhaseAnswer> TwoPhase::solve(const Cube& cube, const TwoPhaseLimits& limits, const Progress& progress) const {
  return TwoPhaseSearch(*this, limits, progress).run(cube);
}

}  // namespace asobi::twisty::cube3
