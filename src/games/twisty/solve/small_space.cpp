#include "games/twisty/solve/small_space.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "games/twisty/group.hpp"

namespace asobi::twisty {
namespace {

constexpr std::uint64_t most_states = std::uint64_t{1} << 33;
constexpr std::uint32_t most_part_states = 20'000'000;
constexpr int most_codes = 255;  // a key has one byte for a place

Permutation marks_of(const Puzzle& puzzle, const Turn& turn) {
  Permutation out = Permutation::identity(puzzle.mark_count());
  const int axis = puzzle.cut_axis(turn.axis);
  for (int l = turn.first; l <= turn.last; ++l) out *= puzzle.mark_turn(puzzle.layer(axis, l), turn.times);
  return out;
}

// How many states a puzzle has, if they are few enough and every layer turns.
Result<std::uint64_t> few_states(const Model& model, Progress& progress) {
  if (model.named.turning != Turning::all) {
    return fail(Code::limit, "tables of all states are for puzzles whose every layer turns, not for {}",
                "全状態の表は、すべての層が回るパズルのためのもので、{} には作れません", model.named.name);
  }
  ASOBI_TRY(const GroupFacts facts, group_facts(model.puzzle, Turning::all, progress));
  const std::optional<std::uint64_t> states = facts.states_up_to_rotation.to_uint64();
  if (states && *states <= most_states) return *states;
  return fail(Code::limit, "{} has {} states, too many for a table of all (at most {})",
              "{} の状態は {} 通りあり、全状態の表には多すぎます（{} まで）", model.named.name,
              grouped(to_string(facts.states_up_to_rotation)), grouped(most_states));
}

}  // namespace

std::vector<Turn> single_turns(const Model& model, CensusMetric metric) {
  std::vector<Turn> out;
  for (const TurnAxis& axis : model.puzzle.axes()) {
    const int layers = axis.layer_count();
    for (int first = 0; first < layers; ++first) {
      const int widest = metric == CensusMetric::half ? layers - 1 : first;
      for (int last = first; last <= widest; ++last) {
        if (last - first + 1 == layers) continue;
        for (int times = 1; times < axis.order; ++times) {
          if (metric == CensusMetric::quarter && times != 1 && times != axis.order - 1) continue;
          out.push_back(shortest(model.puzzle, {axis.axis, first, last, times}));
        }
      }
    }
  }
  return out;
}

SmallSpace::SmallSpace(const Model& model)
    : model_(&model), reader_(model.puzzle, Turning::all), solved_(reader_.system().solved_by_colour()) {}

Result<SmallSpace> SmallSpace::make(const Model& model, CensusMetric metric, Progress& progress) {
  ASOBI_TRY(const std::uint64_t states, few_states(model, progress));
  SmallSpace out(model);
  out.reachable_ = states;
  ASOBI_TRY(out.reference_, reference_of(model));
  const std::vector<OrbitState> moves = out.held_moves(metric);
  out.divide(moves);
  ASOBI_CHECK(out.list(out.left_, moves, progress));
  ASOBI_CHECK(out.list(out.right_, moves, progress));
  out.space_.emplace(out.left_.moves, out.right_.moves);
  out.left_.moves.clear();
  out.right_.moves.clear();
  return out;
}

Result<void> SmallSpace::fits(const Model& model, Progress& progress) {
  ASOBI_CHECK(few_states(model, progress));
  ASOBI_CHECK(reference_of(model));
  return {};
}

// The marks of the stickers of the piece with the most of them.
Result<std::vector<int>> SmallSpace::reference_of(const Model& model) {
  const Puzzle& puzzle = model.puzzle;
  std::vector<bool> alike(puzzle.piece_count(), false);
  for (const Orbit& orbit : piece_orbits(puzzle)) {
    for (const auto& members : orbit.look_alike) {
      for (const int p : members) alike[p] = true;
    }
  }
  std::vector<int> out = {0};
  for (int p = 0; p < puzzle.piece_count(); ++p) {
    const auto stickers = puzzle.stickers_of(p);
    if (!alike[p] && stickers.size() > out.size()) out.assign(stickers.begin(), stickers.end());
  }
  if (out.size() > 1) return out;
  return fail(Code::limit, "{} has no piece that alone tells how the whole is held, so its states are not listed",
              "{} には全体の向きを一つで示すピースがないので、状態の表は作れません", model.named.name);
}

// The turns as they act while the reference stays at home, each once.
std::vector<OrbitState> SmallSpace::held_moves(CensusMetric metric) {
  const Puzzle& puzzle = model_->puzzle;
  turns_ = single_turns(*model_, metric);
  const int reference = puzzle.piece_of(reference_[0]);
  std::vector<OrbitState> out;
  std::set<Permutation> known;
  for (const Turn& turn : turns_) {
    Permutation marks = marks_of(puzzle, turn);
    const int axis = puzzle.cut_axis(turn.axis), layer = puzzle.layer_of_piece(reference, axis);
    if (turn.first <= layer && layer <= turn.last) {
      marks *= puzzle.mark_rotation(puzzle.rotation_of(puzzle.layer(axis, layer), -turn.times));
    }
    OrbitState move = reader_.system().state_of(marks);
    const Permutation images = as_permutation(shapes(), move);
    if (!images.is_identity() && known.insert(images).second) out.push_back(std::move(move));
  }
  return out;
}

// Logarithm of a bound on the states of some items: as if each could be anywhere among the places of its like.
double SmallSpace::log_states(const std::vector<Item>& items, std::size_t from, std::size_t to) const {
  std::map<std::size_t, std::size_t> taken;
  double out = 0;
  for (std::size_t i = from; i < to; ++i) {
    const OrbitShape& shape = shapes()[items[i].orbit];
    for (std::size_t k = 1; k <= items[i].places.size(); ++k) {
      const std::size_t free = static_cast<std::size_t>(shape.pieces) - taken[items[i].orbit]++;
      out += std::log(static_cast<double>(free) / static_cast<double>(k) * shape.orientations);
    }
  }
  return out;
}

void SmallSpace::divide(const std::vector<OrbitState>& moves) {
  std::vector<Item> items;
  std::vector<std::size_t> first_point;
  std::size_t points = 0;
  for (std::size_t o = 0; o < solved_.size(); ++o) {
    first_point.push_back(points);
    const std::size_t places = solved_[o].pieces.size();
    points += places;
    std::map<Point, Item> by_look;
    for (std::size_t place = 0; place < places; ++place) {
      const bool still = std::ranges::all_of(
          moves, [&](const OrbitState& m) { return m[o].pieces[place] == place && m[o].orientation[place] == 0; });
      if (still) continue;
      Item& item = by_look[solved_[o].pieces[place]];
      item.orbit = o;
      item.places.push_back(place);
    }
    for (auto& [look, item] : by_look) items.push_back(std::move(item));
  }
  std::size_t best = 0;
  double least = INFINITY;
  for (std::size_t cut = 0; cut <= items.size(); ++cut) {
    const double larger = std::max(log_states(items, 0, cut), log_states(items, cut, items.size()));
    if (larger < least) {
      least = larger;
      best = cut;
    }
  }
  left_.chosen.assign(points, 0);
  right_.chosen.assign(points, 0);
  for (std::size_t i = 0; i < items.size(); ++i) {
    for (const std::size_t place : items[i].places) {
      (i < best ? left_ : right_).chosen[first_point[items[i].orbit] + solved_[items[i].orbit].pieces[place]] = 1;
    }
  }
}

// By place: 0 for what is in the other part, else which look stands there, and how.
std::string SmallSpace::key(const Part& part, const OrbitState& state) const {
  std::string out;
  out.reserve(part.chosen.size());
  std::size_t first = 0;
  for (std::size_t o = 0; o < state.size(); ++o) {
    const int ways = shapes()[o].orientations;
    for (std::size_t place = 0; place < state[o].pieces.size(); ++place) {
      const Point look = state[o].pieces[place];
      const int code = part.chosen[first + look] != 0 ? 1 + look * ways + state[o].orientation[place] : 0;
      out.push_back(static_cast<char>(code));
    }
    first += state[o].pieces.size();
  }
  return out;
}

Result<void> SmallSpace::list(Part& part, const std::vector<OrbitState>& moves, Progress& progress) const {
  progress.stage({"listing parts of the states", "状態の部分を列挙しています"});
  for (const OrbitShape& shape : shapes()) {
    if (shape.pieces * shape.orientations < most_codes) continue;
    return fail(Code::limit, "{} has too many pieces of a kind for a table of all states",
                "{} は同種のピースが多すぎて、全状態の表を作れません", model_->named.name);
  }
  const std::string start = key(part, solved_);
  part.numbers = KeyNumbers(start.size());
  part.numbers.add(start);
  part.moves.assign(moves.size(), {});
  // The table of an inverse is the inverse of the table.
  std::vector<std::optional<std::size_t>> inverse_of(moves.size());
  for (std::size_t g = 0; g < moves.size(); ++g) {
    const auto other = static_cast<std::size_t>(std::ranges::find(moves, inverse(shapes(), moves[g])) - moves.begin());
    if (other < g) inverse_of[g] = other;
  }
  for (std::uint32_t i = 0; i < part.numbers.size(); ++i) {
    if (i % 4096 == 0) ASOBI_CHECK(progress.check());
    if (part.numbers.size() > most_part_states) {
      return fail(Code::limit, "{} has too many states for a table of all", "{} の状態は全状態の表には多すぎます",
                  model_->named.name);
    }
    for (std::size_t g = 0; g < moves.size(); ++g) {
      if (!inverse_of[g]) part.moves[g].push_back(part.numbers.add(after(part.numbers[i], moves[g])));
    }
  }
  for (std::size_t g = 0; g < moves.size(); ++g) {
    if (!inverse_of[g]) continue;
    part.moves[g].resize(part.numbers.size());
    for (std::uint32_t i = 0; i < part.numbers.size(); ++i) part.moves[g][part.moves[*inverse_of[g]][i]] = i;
  }
  return {};
}

std::string SmallSpace::after(std::string_view key, const OrbitState& move) const {
  std::string out(key.size(), 0);
  std::size_t first = 0;
  for (std::size_t o = 0; o < move.size(); ++o) {
    const auto ways = static_cast<unsigned>(shapes()[o].orientations);
    const std::size_t places = move[o].pieces.size();
    for (std::size_t place = 0; place < places; ++place) {
      const unsigned code = static_cast<unsigned char>(key[first + move[o].pieces[place]]);
      if (code == 0) continue;
      const unsigned way = (code - 1) % ways, turned = way + move[o].orientation[place];
      out[first + place] = static_cast<char>(code - way + (turned < ways ? turned : turned - ways));
    }
    first += places;
  }
  return out;
}

Result<std::uint64_t> SmallSpace::index(const State& state) const {
  const Puzzle& puzzle = model_->puzzle;
  const Permutation places = places_of(state);
  for (int g = 0; g < puzzle.solid().shape().rotation_count(); ++g) {
    const bool home = std::ranges::all_of(
        reference_, [&](int mark) { return puzzle.sticker_image(g, puzzle.sticker_of_mark(places[mark])) == mark; });
    if (!home) continue;
    const std::optional<OrbitState> told = reader_.read(places, g);
    if (!told) break;
    const OrbitState held = product(shapes(), solved_, *told);
    const std::uint32_t left = left_.numbers.find(key(left_, held)), right = right_.numbers.find(key(right_, held));
    if (left == KeyNumbers::absent || right == KeyNumbers::absent || !space_->tied(left, right)) break;
    return space_->index(left, right);
  }
  return fail(Code::unsolvable, "no turns of {} lead from the solved state to this one",
              "{} をどう回しても、完成形からこの状態にはなりません", model_->named.name);
}

}  // namespace asobi::twisty
