#include "games/twisty/exchange/kpuzzle.hpp"

#include <algorithm>
#include <map>
#include <ranges>

#include "games/twisty/notation/notation.hpp"
#include "math/modulo.hpp"
#include "math/permutation_group.hpp"

namespace asobi::twisty {
namespace {

// Both senses of a unit turn, by the shorter name.
std::pair<std::string, Turn> shorter_named(const Model& model, const Turn& turn) {
  const Turn back = inverse(model.puzzle, turn);
  std::string one = turn_text(model, turn), other = turn_text(model, back);
  if (one.size() <= other.size()) return {std::move(one), turn};
  return {std::move(other), back};
}

// Of the whole.
int rotation_of(const Puzzle& puzzle, const Turn& turn) {
  const RegularSolid& shape = puzzle.solid().shape();
  int out = 0;
  for (int i = 0; i < modulo(turn.times, order_of(puzzle, turn.axis)); ++i) {
    out = shape.product(out, puzzle.solid().axes()[turn.axis].rotation);
  }
  return out;
}

Permutation marks_of_turn(const Puzzle& puzzle, const Turn& turn) {
  if (is_whole(puzzle, turn)) return puzzle.mark_rotation(rotation_of(puzzle, turn));
  const int axis = puzzle.cut_axis(turn.axis);
  Permutation out = Permutation::identity(puzzle.mark_count());
  for (int l = turn.first; l <= turn.last; ++l) out *= puzzle.mark_turn(puzzle.layer(axis, l), turn.times);
  return out;
}

// Turns of several layers at once and rotations of the whole, which solutions and scrambles have, by what the
// definition has: single layers; and where `rotations` are no moves themselves, each as the layers of its axis or as
// other rotations. What no turns of single layers make has none: blocks with a layer that does not turn by itself, and
// some rotations about axes without cuts.
class Derived {
 public:
  Derived(const Model& model, const std::vector<int>& turning, bool rotations)
      : model_(model), turning_(turning), rotations_(rotations) {}

  Result<InOrder<std::string>> all(const Progress& progress) && {
    for (const TurnAxis& axis : model_.puzzle.axes()) {
      ASOBI_CHECK(progress.check());
      add_blocks(axis);
    }
    if (!rotations_) add_rotations();
    return std::move(out_);
  }

 private:
  void add_blocks(const TurnAxis& axis) {
    for (int first = 0; first < axis.layer_count(); ++first) {
      std::vector<std::string> forward, back;
      for (int last = first; last < axis.layer_count() && turns(axis.first_layer + last); ++last) {
        const auto [name, turn] = shorter_named(model_, layer_turn(model_.puzzle, axis.first_layer + last));
        forward.push_back(turn.times > 0 ? name : name + "'");
        back.push_back(turn.times < 0 ? name : name + "'");
        const bool all = first == 0 && last + 1 == axis.layer_count();
        if (first == last || (all && rotations_)) continue;
        const auto [block, named] = shorter_named(model_, Turn{axis.axis, first, last, turn.times});
        out_.emplace_back(block, fmt::format("{}", fmt::join(named.times > 0 ? forward : back, " ")));
      }
    }
  }

  // From one to the next by those about the axes whose layers all turn.
  void add_rotations() {
    const RegularSolid& shape = model_.puzzle.solid().shape();
    std::vector<std::optional<std::string>> words(shape.rotation_count());
    std::vector<int> queue = {0};
    words[0] = "";
    for (std::size_t i = 0; i < queue.size(); ++i) {
      for (const TurnAxis& axis : model_.puzzle.axes()) {
        const int next = shape.product(queue[i], axis.rotation);
        const auto all = std::views::iota(axis.first_layer, axis.first_layer + axis.layer_count());
        if (words[next] || !std::ranges::all_of(all, [&](int layer) { return turns(layer); })) continue;
        const std::string name = turn_text(model_, whole(model_.puzzle, axis.axis));
        words[next] = *words[queue[i]] + (i == 0 ? "" : " ") + name;
        queue.push_back(next);
      }
    }
    for (int axis = 0; axis < static_cast<int>(model_.puzzle.solid().axes().size()); ++axis) {
      if (model_.puzzle.cut_axis(axis) >= 0) continue;
      const auto [name, turn] = shorter_named(model_, whole(model_.puzzle, axis));
      const int g = rotation_of(model_.puzzle, turn);
      if (words[g]) out_.emplace_back(name, *words[g]);
    }
  }

  bool turns(int layer) const { return std::ranges::count(turning_, layer) > 0; }

  const Model& model_;
  const std::vector<int>& turning_;
  const bool rotations_;
  InOrder<std::string> out_;
};

// Points that can be carried into each other by the moves, at least two.
struct Component {
  std::vector<Point> points;
  std::vector<int> moved;  // by move: how many of them it moves
};

std::vector<Component> components(const std::vector<Permutation>& moves) {
  std::vector<Component> out;
  std::vector<bool> seen(moves[0].degree(), false);
  for (int x = 0; x < moves[0].degree(); ++x) {
    if (seen[x]) continue;
    seen[x] = true;
    Component part{{static_cast<Point>(x)}, std::vector<int>(moves.size(), 0)};
    for (std::size_t i = 0; i < part.points.size(); ++i) {
      for (std::size_t m = 0; m < moves.size(); ++m) {
        const Point next = moves[m][part.points[i]];
        if (next != part.points[i]) ++part.moved[m];
        if (!seen[next]) part.points.push_back(next);
        seen[next] = true;
      }
    }
    if (part.points.size() > 1) out.push_back(std::move(part));
  }
  return out;
}

// Whether sending x to y extends along all moves to one-to-one points.
bool extends_along(const std::vector<Permutation>& these, Point x, const std::vector<Permutation>& those, Point y) {
  std::map<Point, Point> there = {{x, y}}, back = {{y, x}};
  std::vector<Point> queue = {x};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const Point image = there[queue[i]];
    for (std::size_t m = 0; m < these.size(); ++m) {
      const Point next = these[m][queue[i]], next_image = those[m][image];
      const auto [known, is_new] = there.emplace(next, next_image);
      if (known->second != next_image || back.emplace(next_image, next).first->second != next) return false;
      if (is_new) queue.push_back(next);
    }
  }
  return true;
}

// Whether every component of these moves is found among those.
Result<bool> all_found(const std::vector<Permutation>& these, const std::vector<Permutation>& those,
                       const Progress& progress) {
  const auto there = components(those);
  for (const Component& part : components(these)) {
    bool found = false;
    for (const Component& other : there) {
      if (found || other.points.size() != part.points.size() || other.moved != part.moved) continue;
      for (std::size_t i = 0; i < other.points.size() && !found; ++i) {
        ASOBI_CHECK(progress.check());
        found = extends_along(these, part.points[0], those, other.points[i]);
      }
    }
    if (!found) return false;
  }
  return true;
}

}  // namespace

Result<KPuzzle> kpuzzle_of(const Model& model, const KPuzzleOptions& options, const Progress& progress) {
  constexpr std::uint64_t bytes_each = 40;  // that a place takes in a move, here and as text
  const Puzzle& puzzle = model.puzzle;
  const auto layers = turning_layers(puzzle, model.named.turning);
  const int axes = static_cast<int>(puzzle.solid().axes().size());
  const std::size_t moves = layers.size() + (options.rotations ? axes : 0);
  ASOBI_CHECK(progress.needs(bytes_each * moves * static_cast<std::uint64_t>(puzzle.sticker_count())));
  const OrbitSystem system(puzzle, options.telling, Turning::all,
                           options.rotations ? Rotations::all : Rotations::by_turns);
  KPuzzle out{model.named.name, system.shapes(), {}, {}, {}, {}};
  out.solved = options.telling == Telling::stickers ? system.solved_by_colour() : solved_state(system.shapes());
  out.orientation_mod.resize(out.orbits.size());
  const auto add = [&](const Turn& turn) -> Result<void> {
    ASOBI_CHECK(progress.check());
    const auto [name, named] = shorter_named(model, turn);
    out.moves.push_back({name, system.state_of(marks_of_turn(puzzle, named))});
    return {};
  };
  for (const int layer : layers) ASOBI_CHECK(add(layer_turn(puzzle, layer)));
  for (int axis = 0; axis < axes && options.rotations; ++axis) ASOBI_CHECK(add(whole(puzzle, axis)));
  ASOBI_TRY(out.derived_moves, Derived(model, layers, options.rotations).all(progress));
  return out;
}

KPuzzle kpuzzle_of(const Model& model, const KPuzzleOptions& options) {
  return kpuzzle_of(model, options, Progress()).value();
}

std::vector<KPuzzle::Orbit> KPuzzle::named_orbits() const {
  std::vector<Orbit> out;
  for (const OrbitShape& shape : orbits) out.push_back({shape});
  return out;
}

InOrder<KPuzzle::Pattern> KPuzzle::default_pattern() const {
  InOrder<Pattern> out;
  for (std::size_t o = 0; o < orbits.size(); ++o) {
    const std::vector<int>& mod = orientation_mod[o];
    out.emplace_back(orbits[o].name, Pattern{solved[o].pieces, solved[o].orientation,
                                             mod.empty() ? std::nullopt : std::optional<std::span<const int>>(mod)});
  }
  return out;
}

InOrder<InOrder<KPuzzle::Transformation>> KPuzzle::transformations() const {
  InOrder<InOrder<Transformation>> out;
  for (const Move& move : moves) {
    InOrder<Transformation>& effect = out.emplace_back(move.name, InOrder<Transformation>()).second;
    for (std::size_t o = 0; o < orbits.size(); ++o) {
      effect.emplace_back(orbits[o].name, Transformation{move.effect[o].pieces, move.effect[o].orientation});
    }
  }
  return out;
}

std::optional<InOrder<std::string>> KPuzzle::derived_moves_if_any() const {
  return derived_moves.empty() ? std::nullopt : std::optional(derived_moves);
}

std::vector<Permutation> moves_as_permutations(const KPuzzle& definition) {
  std::vector<Permutation> out;
  for (const KPuzzle::Move& move : definition.moves) out.push_back(as_permutation(definition.orbits, move.effect));
  return out;
}

Result<Natural> order_of(const KPuzzle& definition, Progress& progress) {
  ASOBI_TRY(const PermutationGroup group, PermutationGroup::generate(moves_as_permutations(definition), progress));
  return group.order();
}

Result<Comparison> compare(const KPuzzle& definition, const Model& model, Progress& progress) {
  if (definition.moves.empty()) return Comparison{false, Telling::stickers, {"it has no moves", "手がありません"}};
  std::vector<Permutation> marks;
  Rotations rotations = Rotations::by_turns;
  for (const KPuzzle::Move& move : definition.moves) {
    const auto turns = parse_turns(model, move.name);
    if (!turns) {
      return Comparison{
          false, Telling::stickers,
          say("its move {} is no turn of {}", "手 {} は {} の回転ではありません", shown(move.name), model.named.name),
          move.name};
    }
    Permutation effect = Permutation::identity(model.puzzle.mark_count());
    for (const Turn& turn : *turns) {
      effect *= marks_of_turn(model.puzzle, turn);
      if (is_whole(model.puzzle, turn)) rotations = Rotations::all;
    }
    marks.push_back(std::move(effect));
    ASOBI_CHECK(progress.check());
  }
  const std::vector<Permutation> theirs = moves_as_permutations(definition);
  for (const Telling telling : {Telling::stickers, Telling::marks}) {
    const OrbitSystem system(model.puzzle, telling, Turning::all, rotations);
    std::vector<Permutation> ours;
    for (const Permutation& effect : marks) ours.push_back(as_permutation(system.shapes(), system.state_of(effect)));
    ASOBI_TRY(const bool there, all_found(theirs, ours, progress));
    ASOBI_TRY(const bool back, all_found(ours, theirs, progress));
    if (!there || !back) continue;
    return Comparison{true, telling,
                      say("its moves do to its pieces what they do to those of {}",
                          "その手は {} のピースに対するのと同じ働きをします", model.named.name)};
  }
  return Comparison{false, Telling::stickers,
                    say("its moves have names of turns of {}, but do something else",
                        "手の名は {} の回転と同じですが、働きが違います", model.named.name)};
}

}  // namespace asobi::twisty
