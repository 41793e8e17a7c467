#include "games/twisty/methods/carried.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "games/twisty/group/action.hpp"
#include "games/twisty/inside/equivalence.hpp"
#include "games/twisty/methods/methods.hpp"

namespace asobi::twisty {
namespace {

struct CarriedStep {
  std::string puzzle;
  std::string method;     // of that puzzle
  std::string only = {};  // this phase of it
};

struct CarriedPlan {
  std::string puzzle;
  std::vector<CarriedStep> steps;
};

const std::vector<CarriedPlan>& plans() {
  static const std::vector<CarriedPlan> list = {
      {"cube-vertex1-1", {{"octa-face-3", "universal"}}},                                            // 15.2
      {"octa-vertex-2", {{"cube-face-2", "tsukuda"}, {"cube-face-4", "picture", "picture-inner"}}},  // 15.1
      {"octa-vertex-3", {{"cube-solid-6", "solid"}}},                                                // 15.1
      {"octa-vertex-4", {{"cube-solid-8", "solid"}}},
      {"cube-face-2", {{"cube-face-3", "lbl"}}},
      {"icosa-vertex-1", {{"dodeca-face2", "universal"}}},
  };
  return list;
}

const CarriedPlan* plan_for(const Model& model) {
  if (model.named.turning != Turning::all) return nullptr;
  const auto found = std::ranges::find(plans(), model.named.member, &CarriedPlan::puzzle);
  return found == plans().end() ? nullptr : &*found;
}

// Two marks change places.
void exchange(State& state, int a, int b) {
  const auto at_a = std::ranges::find(state.at, a), at_b = std::ranges::find(state.at, b);
  std::iter_swap(at_a, at_b);
}

// Another puzzle, the pieces of ours that stand for its own, and what solves it.
class CarriedPart {
 public:
  static Result<std::unique_ptr<CarriedPart>> make(const Model& target, const CarriedStep& step,
                                                   const MethodOptions& options, Context& context) {
    ASOBI_TRY(Model source, Model::make(step.puzzle));
    ASOBI_TRY(Equivalence map, find_map(source, target, context.progress));
    auto out = std::unique_ptr<CarriedPart>(new CarriedPart(target.puzzle, step, std::move(source), std::move(map)));
    ASOBI_TRY(const Method* method, find_method(step.method, out->source_, context.progress));
    MethodOptions wishes = options;
    wishes.only = step.only;
    ASOBI_TRY(out->solver_, method->make(out->source_, wishes, context));
    return out;
  }

  const CarriedStep& step() const { return step_; }
  const Solver& solver() const { return *solver_; }

  // The states of the other puzzle that look as this one, in the order in which they are to be tried; none where a
  // piece stands as no turns bring it.
  std::vector<State> readings(State state) const;
  // Its turns, made here.
  std::vector<Turn> carried(const std::vector<Turn>& turns) const;
  // Whether all pieces that stand for others have the right colours after the rotation of the whole.
  bool right(const Mover& mover, const State& state, int rotation) const;

 private:
  // By piece of the other puzzle: rotations that put it where it is seen, each of which turns it in another way.
  using Ways = std::vector<std::vector<int>>;

  CarriedPart(const Puzzle& target, const CarriedStep& step, Model source, Equivalence map)
      : target_(target), step_(step), source_(std::move(source)), map_(std::move(map)) {
    for (const auto& turn : map_.turns) images_[{turn.from.axis, turn.from.first}] = turn.to;
    for (int g = 0; g < rotation_count(); ++g) marks_.push_back(source_.puzzle.mark_rotation(g));
    find_exchanges();
  }

  int rotation_count() const { return source_.puzzle.solid().shape().rotation_count(); }
  bool stands(int piece) const { return map_.pieces[piece].size() == 1; }
  void settle(State& state) const;
  std::vector<State> alike(const State& state) const;
  std::optional<Ways> ways(const State& state) const;
  State placed(const std::vector<int>& rotations) const;
  void append_twisted(const Ways& ways, const std::vector<int>& rotations, std::vector<State>& out) const;
  void find_exchanges();
  int rotation_between(int from, int to) const;

  const Puzzle& target_;
  CarriedStep step_;
  Model source_;
  Equivalence map_;
  std::unique_ptr<Solver> solver_;
  std::map<std::pair<int, int>, std::optional<Turn>> images_;  // by axis and layer of the other: one unit turn
  std::vector<Permutation> marks_;                             // by rotation of the other
  std::vector<std::vector<std::pair<int, int>>> exchanges_;    // pairs of its pieces, told below
};

// Pieces with one sticker that look alike: who stands on a place of its own colour is taken to be at home.
void CarriedPart::settle(State& state) const {
  for (const Orbit& orbit : piece_orbits(target_)) {
    if (orbit.stickers != 1) continue;
    for (const auto& pieces : orbit.look_alike) {
      for (const int piece : pieces) {
        const int home = target_.stickers_of(piece)[0];
        const int there = target_.piece_of(target_.sticker_of_mark(state.at[home]));
        if (there != piece && std::ranges::find(pieces, there) != pieces.end()) exchange(state, home, state.at[home]);
      }
    }
  }
}

// The state, and with two changed that look alike.
std::vector<State> CarriedPart::alike(const State& state) const {
  std::vector<State> out = {state};
  for (const Orbit& orbit : piece_orbits(target_)) {
    if (orbit.stickers != 1 || orbit.all_different()) continue;
    out.push_back(state);
    const auto& pieces = orbit.look_alike[0];
    exchange(out.back(), target_.stickers_of(pieces[0])[0], target_.stickers_of(pieces[1])[0]);
  }
  return out;
}

std::optional<CarriedPart::Ways> CarriedPart::ways(const State& state) const {
  std::vector<int> place(state.at.size());
  for (std::size_t at = 0; at < state.at.size(); ++at) place[state.at[at]] = static_cast<int>(at);
  Ways out(map_.pieces.size());
  for (std::size_t q = 0; q < out.size(); ++q) {
    if (!stands(static_cast<int>(q))) {
      out[q] = {0};
      continue;
    }
    const auto stickers = target_.stickers_of(map_.pieces[q][0]);
    std::set<std::vector<int>> looks;
    for (int g = 0; g < rotation_count(); ++g) {
      const int image = map_.rotations[g];
      if (image < 0 ||
          !std::ranges::all_of(
              stickers, [&](int s) { return target_.sticker_image(image, s) == target_.sticker_of_mark(place[s]); })) {
        continue;
      }
      std::vector<int> look;
      for (const int s : source_.puzzle.stickers_of(static_cast<int>(q))) look.push_back(marks_[g][s]);
      if (looks.insert(std::move(look)).second) out[q].push_back(g);
    }
    if (out[q].empty()) return std::nullopt;
  }
  return out;
}

State CarriedPart::placed(const std::vector<int>& rotations) const {
  State out;
  out.at.resize(static_cast<std::size_t>(source_.puzzle.mark_count()));
  for (int mark = 0; mark < source_.puzzle.mark_count(); ++mark) {
    const int piece = source_.puzzle.piece_of(source_.puzzle.sticker_of_mark(mark));
    out.at[marks_[rotations[piece]][mark]] = static_cast<Point>(mark);
  }
  return out;
}

// The state, and with one piece turned in every way that does not show.
void CarriedPart::append_twisted(const Ways& ways, const std::vector<int>& rotations, std::vector<State>& out) const {
  out.push_back(placed(rotations));
  const auto free = std::ranges::find_if(ways, [](const auto& list) { return list.size() > 1; });
  if (free == ways.end()) return;
  for (const int g : *free) {
    std::vector<int> twisted = rotations;
    twisted[free - ways.begin()] = g;
    if (twisted != rotations) out.push_back(placed(twisted));
  }
}

// Which orbits turns may leave odd, all together, of those without a counterpart: there two pieces have changed places.
void CarriedPart::find_exchanges() {
  constexpr std::size_t most = 256;
  const std::vector<Orbit> orbits = piece_orbits(source_.puzzle);
  std::vector<std::vector<bool>> odd = {std::vector<bool>(orbits.size(), false)};
  for (int l = 0; l < static_cast<int>(source_.puzzle.layers().size()) && odd.size() < most; ++l) {
    std::vector<bool> turn = signs(source_.puzzle.piece_turn(l), orbits);
    for (std::size_t o = 0; o < orbits.size(); ++o) turn[o] = turn[o] && !stands(orbits[o].pieces[0]);
    if (std::ranges::find(odd, turn) != odd.end()) continue;
    for (std::size_t i = odd.size(); i-- > 0;) {
      std::vector<bool> both = odd[i];
      for (std::size_t o = 0; o < orbits.size(); ++o) both[o] = both[o] != turn[o];
      odd.push_back(std::move(both));
    }
  }
  for (const std::vector<bool>& one : odd) {
    auto& pairs = exchanges_.emplace_back();
    for (std::size_t o = 0; o < orbits.size(); ++o) {
      if (one[o]) pairs.emplace_back(orbits[o].pieces[0], orbits[o].pieces[1]);
    }
  }
}

int CarriedPart::rotation_between(int from, int to) const {
  int g = 0;
  while (source_.puzzle.piece_image(g, from) != to) ++g;
  return g;
}

std::vector<State> CarriedPart::readings(State state) const {
  settle(state);
  std::vector<State> out;
  for (const State& one : alike(state)) {
    const auto seen = ways(one);
    if (!seen) return {};
    std::vector<int> rotations;
    for (const auto& list : *seen) rotations.push_back(list[0]);
    for (const auto& pairs : exchanges_) {
      std::vector<int> changed = rotations;
      for (const auto& [a, b] : pairs) {
        changed[a] = rotation_between(a, b);
        changed[b] = source_.puzzle.solid().shape().inverse(changed[a]);  // so that no twist is left over
      }
      append_twisted(*seen, changed, out);
    }
  }
  return out;
}

std::vector<Turn> CarriedPart::carried(const std::vector<Turn>& turns) const {
  std::vector<Turn> out;
  for (const Turn& turn : turns) {
    std::vector<Turn> made;
    for (int layer = turn.first; layer <= turn.last; ++layer) {
      const auto found = images_.find({turn.axis, layer});
      if (found == images_.end() || !found->second) continue;
      Turn image = *found->second;
      image.times *= turn.times;
      made.push_back(shortest(target_, image));
    }
    std::ranges::sort(made, {}, &Turn::first);
    for (const Turn& one : made) {
      if (one.times == 0) continue;
      Turn* const last = out.empty() ? nullptr : &out.back();
      if (&one != made.data() && last != nullptr && last->axis == one.axis && last->times == one.times &&
          last->last + 1 == one.first) {
        last->last = one.last;
      } else {
        out.push_back(one);
      }
    }
  }
  return out;
}

bool CarriedPart::right(const Mover& mover, const State& state, int rotation) const {
  for (std::size_t q = 0; q < map_.pieces.size(); ++q) {
    if (!stands(static_cast<int>(q))) continue;
    for (const int place : target_.stickers_of(map_.pieces[q][0])) {
      if (mover.colour_at(state, place) != target_.face_of(target_.sticker_image(rotation, place))) return false;
    }
  }
  return true;
}

class CarriedSolver final : public Solver {
 public:
  CarriedSolver(const Puzzle& puzzle, std::vector<std::unique_ptr<CarriedPart>> parts)
      : puzzle_(puzzle), mover_(puzzle), parts_(std::move(parts)) {}

  Result<Solution> solve(const State& state, Progress& progress) const override {
    Solution out;
    State now = state;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const std::size_t from = out.turns.size();
      ASOBI_TRY(const std::vector<Turn> turns, solve_part(i, now, progress));
      out.turns.insert(out.turns.end(), turns.begin(), turns.end());
      mover_.apply(now, turns);
      const CarriedStep& step = parts_[i]->step();
      out.phases.push_back({step.puzzle,
                            say("as {}, by the method {}", "{} として（解法 {}）", step.puzzle, step.method), from,
                            out.turns.size()});
    }
    return out;
  }

 private:
  Result<std::vector<Turn>> solve_part(std::size_t part, const State& state, Progress& progress) const;
  std::optional<int> homing(std::size_t part, const State& state) const;
  std::vector<Turn> rotate(int rotation) const;

  const Puzzle& puzzle_;
  Mover mover_;
  std::vector<std::unique_ptr<CarriedPart>> parts_;
};

// The rotation of the whole after which this part and those before it are right.
std::optional<int> CarriedSolver::homing(std::size_t part, const State& state) const {
  for (int g = 0; g < puzzle_.solid().shape().rotation_count(); ++g) {
    if (std::all_of(parts_.begin(), parts_.begin() + static_cast<std::ptrdiff_t>(part) + 1,
                    [&](const auto& one) { return one->right(mover_, state, g); })) {
      return g;
    }
  }
  return std::nullopt;
}

// Turns of the whole that make the rotation, as few as there may be.
std::vector<Turn> CarriedSolver::rotate(int rotation) const {
  std::map<int, std::vector<Turn>> ways = {{0, {}}};
  std::vector<int> todo = {0};
  for (std::size_t i = 0; i < todo.size() && !ways.contains(rotation); ++i) {
    for (const TurnAxis& axis : puzzle_.axes()) {
      int next = todo[i];
      for (int times = 1; times < axis.order; ++times) {
        next = puzzle_.solid().shape().product(next, axis.rotation);
        std::vector<Turn> word = ways[todo[i]];
        word.push_back(shortest(puzzle_, whole(puzzle_, axis.axis, times)));
        if (ways.emplace(next, std::move(word)).second) todo.push_back(next);
      }
    }
  }
  return ways[rotation];
}

Result<std::vector<Turn>> CarriedSolver::solve_part(std::size_t part, const State& state, Progress& progress) const {
  for (const State& source : parts_[part]->readings(state)) {
    const auto solution = parts_[part]->solver().solve(source, progress);
    if (!solution && solution.error().code != Code::unsolvable) return std::unexpected(solution.error());
    if (!solution) continue;
    std::vector<Turn> turns = parts_[part]->carried(solution->turns);
    State after = state;
    mover_.apply(after, turns);
    const auto rotation = homing(part, after);
    if (!rotation) continue;
    if (part + 1 < parts_.size()) std::ranges::copy(rotate(*rotation), std::back_inserter(turns));
    return turns;
  }
  return fail(Code::unsolvable,
              "no turns lead from here to the goal: no state of {} that looks like this one is solved",
              "ここから完成に至る回転はありません: これに対応する {} の状態は解けません", parts_[part]->step().puzzle);
}

Result<void> fits_carried(const Model& model, Progress&) {
  if (plan_for(model) != nullptr) return {};
  return fail(Code::invalid, "no method is carried over to {}; there are some for {}",
              "{} に応用する解法はありません。あるもの: {}", model.named.name,
              fmt::format("{}", fmt::join(carried_puzzles(), ", ")));
}

Result<std::unique_ptr<Solver>> make_carried(const Model& model, const MethodOptions& options, Context& context) {
  std::vector<std::unique_ptr<CarriedPart>> parts;
  for (const CarriedStep& step : plan_for(model)->steps) {
    ASOBI_TRY(auto part, CarriedPart::make(model, step, options, context));
    parts.push_back(std::move(part));
  }
  return std::make_unique<CarriedSolver>(model.puzzle, std::move(parts));
}

}  // namespace

std::vector<std::string> carried_puzzles() {
  std::vector<std::string> out;
  for (const CarriedPlan& plan : plans()) out.push_back(plan.puzzle);
  return out;
}

std::vector<Method> carried_methods() {
  return {
      {.id = "carried",
       .title = {"carried over", "対応による解法"},
       .about =
           {"the Dino Cube as an octahedron of three layers, octahedra that turn about their vertices as cubes, and "
            "others: by methods for puzzles whose pieces move as these do (15)",
            "ダイノキューブを 3 層の正八面体として、頂点のまわりに回る正八面体を立方体として解くなど、"
            "同じ動きをする別のパズルの解法を応用する（15 章）"},
       .fits = fits_carried,
       .make = make_carried}};
}

}  // namespace asobi::twisty
