#include "games/twisty/solve/small_space.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "games/twisty/group.hpp"
#include "games/twisty/notation_grip.hpp"

namespace asobi::twisty {
namespace {

constexpr std::uint64_t most_states = std::uint64_t{1} << 33;
constexpr std::uint32_t most_part_states = 5'000'000;
constexpr int most_spots = 256;  // a key has one byte for a piece

Permutation marks_of(const Puzzle& puzzle, const Turn& turn) {
  Permutation out = Permutation::identity(puzzle.mark_count());
  const int axis = puzzle.cut_axis(turn.axis);
  for (int l = turn.first; l <= turn.last; ++l) out *= puzzle.mark_turn(puzzle.layer(axis, l), turn.times);
  return out;
}

// How many states a puzzle has, if they are few enough.
Result<std::uint64_t> few_states(const Model& model, Turning turning, Progress& progress) {
  ASOBI_TRY(const GroupFacts facts, group_facts(model.puzzle, turning, progress));
  const std::optional<std::uint64_t> states = facts.states_up_to_rotation.to_uint64();
  if (states && *states <= most_states) return *states;
  return fail(Code::limit, "{} has {} states, too many for a table of all (at most {})",
              "{} の状態は {} 通りあり、全状態の表には多すぎます（{} まで）", model.named.name,
              grouped(to_string(facts.states_up_to_rotation)), grouped(most_states));
}

}  // namespace

std::vector<Turn> single_turns(const Model& model, CensusMetric metric, Turning turning) {
  std::vector<Turn> out;
  for (const TurnAxis& axis : model.puzzle.axes()) {
    const int layers = axis.layer_count();
    for (int first = 0; first < layers; ++first) {
      const int widest = metric == CensusMetric::half ? layers - 1 : first;
      for (int last = first; last <= widest; ++last) {
        if (last - first + 1 == layers) continue;
        for (int times = 1; times < axis.order; ++times) {
          if (metric == CensusMetric::quarter && times != 1 && times != axis.order - 1) continue;
          const Turn turn = shortest(model.puzzle, {axis.axis, first, last, times});
          if (notation::turns_by_hand(model.puzzle, turning, turn)) out.push_back(turn);
        }
      }
    }
  }
  return out;
}

SmallSpace::SmallSpace(const Model& model)
    : model_(&model), reader_(model.puzzle, Turning::all), solved_(reader_.system().solved_by_colour()) {}

Result<SmallSpace> SmallSpace::make(const Model& model, CensusMetric metric, Turning turning, Progress& progress) {
  ASOBI_TRY(const std::uint64_t states, few_states(model, turning, progress));
  ASOBI_CHECK(progress.needs(bytes_to_count(states)));
  SmallSpace out(model);
  out.reachable_ = states;
  ASOBI_TRY(out.reference_, reference_of(model));
  ASOBI_CHECK(out.check_spots());
  out.turns_ = single_turns(model, metric, turning);
  const HeldMoves moves = out.held_moves();
  out.divide(moves.generators);
  progress.stage({"listing parts of the states", "状態の部分を列挙しています"});
  ASOBI_CHECK(out.list(out.left_, moves, progress));
  ASOBI_CHECK(out.list(out.right_, moves, progress));
  ASOBI_TRY(out.space_, FibredSpace::make(std::move(out.left_.moves), std::move(out.right_.moves),
                                          moves.generators.size(), progress));
  return out;
}

Result<void> SmallSpace::fits(const Model& model, Turning turning, Progress& progress) {
  ASOBI_CHECK(few_states(model, turning, progress));
  ASOBI_CHECK(reference_of(model));
  return {};
}

Result<void> SmallSpace::check_spots() const {
  for (const OrbitShape& shape : shapes()) {
    if (shape.pieces * shape.orientations <= most_spots) continue;
    return fail(Code::limit, "{} has too many pieces of a kind for a table of all states",
                "{} は同種のピースが多すぎて、全状態の表を作れません", model_->named.name);
  }
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

SmallSpace::HeldMoves SmallSpace::held_moves() const {
  const Puzzle& puzzle = model_->puzzle;
  const int reference = puzzle.piece_of(reference_[0]);
  std::vector<Permutation> acts;  // by move, in the order of their turns
  HeldMoves out;
  std::vector<std::size_t> generators;                              // by place among the generators: which act
  std::vector<std::pair<std::size_t, HeldMoves::Derived>> derived;  // act, and how it is made of acts
  const auto how = [&](const Permutation& act) -> std::optional<HeldMoves::Derived> {
    const auto inverse_act = std::ranges::find(acts, act.inverse());
    if (inverse_act != acts.end()) {
      return HeldMoves::Derived{static_cast<std::size_t>(inverse_act - acts.begin()), std::nullopt};
    }
    for (std::size_t first = 0; first < acts.size(); ++first) {
      const auto then = std::ranges::find(acts, acts[first].inverse() * act);
      if (then != acts.end()) return HeldMoves::Derived{first, static_cast<std::size_t>(then - acts.begin())};
    }
    return std::nullopt;
  };
  for (const Turn& turn : turns_) {
    Permutation marks = marks_of(puzzle, turn);
    const int axis = puzzle.cut_axis(turn.axis), layer = puzzle.layer_of_piece(reference, axis);
    if (turn.first <= layer && layer <= turn.last) {
      marks *= puzzle.mark_rotation(puzzle.rotation_of(puzzle.layer(axis, layer), -turn.times));
    }
    OrbitState move = reader_.system().state_of(marks);
    const Permutation act = as_permutation(shapes(), move);
    if (act.is_identity() || std::ranges::find(acts, act) != acts.end()) continue;
    if (const auto made = how(act)) {
      derived.emplace_back(acts.size(), *made);
    } else {
      generators.push_back(acts.size());
      out.generators.push_back(std::move(move));
    }
    acts.push_back(act);
  }
  std::vector<std::size_t> number(acts.size());  // by act
  for (std::size_t i = 0; i < generators.size(); ++i) number[generators[i]] = i;
  for (std::size_t i = 0; i < derived.size(); ++i) number[derived[i].first] = generators.size() + i;
  for (const auto& [act, made] : derived) {
    out.derived.push_back({number[made.first], made.then ? std::optional(number[*made.then]) : std::nullopt});
  }
  return out;
}

// Logarithm of a bound on the states of some items: as if each could be anywhere among the places of its like.
double SmallSpace::log_states(std::span<const Item> items) const {
  std::map<std::size_t, std::size_t> taken;
  double out = 0;
  for (const Item& item : items) {
    const OrbitShape& shape = shapes()[item.orbit];
    for (std::size_t k = 1; k <= item.home.size(); ++k) {
      const std::size_t free = static_cast<std::size_t>(shape.pieces) - taken[item.orbit]++;
      out += std::log(static_cast<double>(free) / static_cast<double>(k) * shape.orientations);
    }
  }
  return out;
}

void SmallSpace::divide(std::span<const OrbitState> generators) {
  std::vector<Item> items;
  for (std::size_t o = 0; o < solved_.size(); ++o) {
    std::map<Point, Item> by_look;
    still_.emplace_back();
    for (std::size_t place = 0; place < solved_[o].pieces.size(); ++place) {
      still_[o].push_back(std::ranges::all_of(generators, [&](const OrbitState& m) {
        return m[o].pieces[place] == place && m[o].orientation[place] == 0;
      }));
      if (still_[o][place]) continue;
      Item& item = by_look[solved_[o].pieces[place]];
      item.orbit = o;
      item.home.push_back(spot(o, place, solved_[o].orientation[place]));
    }
    for (auto& [look, item] : by_look) items.push_back(std::move(item));
  }
  std::size_t best = 0;
  double least = INFINITY;
  for (std::size_t cut = 0; cut <= items.size(); ++cut) {
    const double larger = std::max(log_states(std::span(items).first(cut)), log_states(std::span(items).subspan(cut)));
    if (larger < least) {
      least = larger;
      best = cut;
    }
  }
  const auto middle = items.begin() + static_cast<std::ptrdiff_t>(best);
  left_.items.assign(items.begin(), middle);
  right_.items.assign(middle, items.end());
}

SmallSpace::SpotMove SmallSpace::spot_move(const OrbitState& move) const {
  SpotMove out;
  for (std::size_t o = 0; o < move.size(); ++o) {
    const auto ways = static_cast<std::size_t>(shapes()[o].orientations);
    auto& to = out.emplace_back(move[o].pieces.size() * ways);
    for (std::size_t place = 0; place < move[o].pieces.size(); ++place) {
      for (std::size_t way = 0; way < ways; ++way) {
        to[spot(o, move[o].pieces[place], way)] = spot(o, place, (way + move[o].orientation[place]) % ways);
      }
    }
  }
  return out;
}

// Spots are written into the key by their bytes, so that one of eight pieces is compared as one number.
class SmallSpace::KeyWriter {
 public:
  explicit KeyWriter(std::size_t words) : words_(words) {}
  void clear() {
    std::ranges::fill(words_, 0);
    next_ = 0;
  }
  void write(Spot spot) {
    words_[next_ / 8] |= Word{spot} << next_ % 8 * 8;
    ++next_;
  }
  KeyNumbers::Key key() const { return words_; }

 private:
  std::vector<Word> words_;
  std::size_t next_ = 0;
};

Result<void> SmallSpace::list(Part& part, const HeldMoves& moves, Progress& progress) const {
  std::size_t pieces = 0;
  for (const Item& item : part.items) pieces += item.home.size();
  part.words = (pieces + 7) / 8;
  std::vector<KeyWriter> after(moves.generators.size(), KeyWriter(part.words));  // by generator
  std::vector<SpotMove> spot_moves;
  for (const OrbitState& move : moves.generators) spot_moves.push_back(spot_move(move));
  KeyWriter start(part.words);
  for (const Item& item : part.items) {
    for (const Spot own : item.home) start.write(own);
  }
  part.numbers = KeyNumbers(part.words);
  part.numbers.add(start.key());
  part.moves.assign(moves.generators.size(), {});
  std::vector<Spot> spots(pieces), moved;
  for (std::uint32_t i = 0; i < part.numbers.size(); ++i) {
    if (i % 4096 == 0) {
      ASOBI_CHECK(progress.check());
      ASOBI_CHECK(progress.needs(part.numbers.bytes() + moves.count() * part.numbers.size() * sizeof(std::uint32_t)));
    }
    if (part.numbers.size() > most_part_states) {
      return fail(Code::limit, "{} has too many states for a table of all", "{} の状態は全状態の表には多すぎます",
                  model_->named.name);
    }
    for (std::size_t k = 0; k < pieces; ++k) spots[k] = static_cast<Spot>(part.numbers[i][k / 8] >> k % 8 * 8);
    for (std::size_t g = 0; g < spot_moves.size(); ++g) {
      after[g].clear();
      std::size_t k = 0;
      for (const Item& item : part.items) {
        const std::vector<Spot>& to = spot_moves[g][item.orbit];
        if (item.home.size() == 1) {
          after[g].write(to[spots[k++]]);
          continue;
        }
        moved.clear();
        for (const std::size_t end = k + item.home.size(); k < end; ++k) moved.push_back(to[spots[k]]);
        std::ranges::sort(moved);
        for (const Spot own : moved) after[g].write(own);
      }
      part.numbers.fetch(after[g].key());
    }
    for (std::size_t g = 0; g < spot_moves.size(); ++g) part.moves[g].push_back(part.numbers.add(after[g].key()));
  }
  for (const HeldMoves::Derived& how : moves.derived) {
    ASOBI_CHECK(progress.check());
    std::vector<std::uint32_t> images(part.numbers.size());
    const std::vector<std::uint32_t>& first = part.moves[how.first];
    for (std::uint32_t i = 0; i < images.size(); ++i) {
      if (how.then) {
        images[i] = part.moves[*how.then][first[i]];
      } else {
        images[first[i]] = i;
      }
    }
    part.moves.push_back(std::move(images));
  }
  return {};
}

std::uint32_t SmallSpace::number(const Part& part, const OrbitState& held) const {
  KeyWriter writer(part.words);
  for (const Item& item : part.items) {
    const OrbitPart& here = held[item.orbit];
    const auto ways = static_cast<std::size_t>(shapes()[item.orbit].orientations);
    const Point look = solved_[item.orbit].pieces[item.home[0] / ways];
    std::size_t count = 0;
    for (std::size_t place = 0; place < here.pieces.size(); ++place) {
      if (here.pieces[place] != look || still_[item.orbit][place]) continue;
      if (++count > item.home.size()) return KeyNumbers::absent;
      writer.write(spot(item.orbit, place, here.orientation[place]));
    }
    if (count < item.home.size()) return KeyNumbers::absent;
  }
  return part.numbers.find(writer.key());
}

bool SmallSpace::keeps_still(const OrbitState& held) const {
  for (std::size_t o = 0; o < held.size(); ++o) {
    for (std::size_t place = 0; place < still_[o].size(); ++place) {
      if (still_[o][place] && (held[o].pieces[place] != solved_[o].pieces[place] ||
                               held[o].orientation[place] != solved_[o].orientation[place])) {
        return false;
      }
    }
  }
  return true;
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
    const std::uint32_t left = number(left_, held), right = number(right_, held);
    if (left == KeyNumbers::absent || right == KeyNumbers::absent) break;
    if (!keeps_still(held) || !space_->tied(left, right)) break;
    return space_->index(left, right);
  }
  return fail(Code::unsolvable, "no turns of {} lead from the solved state to this one",
              "{} をどう回しても、完成形からこの状態にはなりません", model_->named.name);
}

}  // namespace asobi::twisty
