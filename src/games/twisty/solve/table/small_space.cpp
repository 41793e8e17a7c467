#include "games/twisty/solve/table/small_space.hpp"

#include <algorithm>
#include <cmath>

#include "games/twisty/group/action.hpp"
#include "games/twisty/group/group.hpp"
#include "games/twisty/notation/grip.hpp"
#include "games/twisty/notation/notation.hpp"

namespace asobi::twisty {
namespace {

constexpr std::uint64_t most_states = std::uint64_t{1} << 37;    // to be counted, which may take hours
constexpr std::uint64_t most_to_solve = std::uint64_t{1} << 33;  // where one waits for a solution
constexpr int most_pieces = 500;              // puzzles with more have more states, and to count those may take minutes
constexpr int most_places = 256;              // a key has bytes
constexpr std::size_t most_symmetries = 255;  // of a space

Permutation marks_of(const Puzzle& puzzle, const Turn& turn) {
  Permutation out = Permutation::identity(puzzle.mark_count());
  const int axis = puzzle.cut_axis(turn.axis);
  for (int l = turn.first; l <= turn.last; ++l) out *= puzzle.mark_turn(puzzle.layer(axis, l), turn.times);
  return out;
}

// First a, then b.
template <class Number>
std::vector<Number> composed(const std::vector<Number>& a, const std::vector<Number>& b) {
  std::vector<Number> out(a.size());
  for (std::size_t x = 0; x < a.size(); ++x) out[x] = b[a[x]];
  return out;
}

Result<std::uint64_t> if_few(const Model& model, const Natural& all, std::uint64_t most = most_states) {
  const std::optional<std::uint64_t> states = all.to_uint64();
  if (states && *states <= most) return *states;
  return fail(Code::limit, "{} has {} states, too many for a table of all (at most {})",
              "{} の状態は {} 通りあり、全状態の表には多すぎます（{} まで）", model.named.name, grouped(to_string(all)),
              grouped(most));
}

// How many states a puzzle has, if they are few enough.
Result<std::uint64_t> few_states(const Model& model, Turning turning, Progress& progress,
                                 std::uint64_t most = most_states) {
  if (model.puzzle.piece_count() > most_pieces) {
    return fail(Code::limit, "{} has {} pieces, and so too many states for a table of all (at most {})",
                "{} のピースは {} 個で、状態が全状態の表には多すぎます（{} まで）", model.named.name,
                grouped(model.puzzle.piece_count()), grouped(most));
  }
  ASOBI_TRY(const GroupFacts facts, group_facts(model.puzzle, turning, progress));
  return if_few(model, facts.states_up_to_rotation, most);
}

bool moves(const Puzzle& puzzle, const Turn& turn, int piece) {
  const int layer = puzzle.layer_of_piece(piece, puzzle.cut_axis(turn.axis));
  return turn.first <= layer && layer <= turn.last;
}

bool moved_by_any(const Puzzle& puzzle, std::span<const Turn> turns, int piece) {
  return std::ranges::any_of(turns, [&](const Turn& turn) { return moves(puzzle, turn, piece); });
}

// The same if only these turns are made: the order of the group, since all that moves is told apart.
Result<std::uint64_t> few_states(const Model& model, std::span<const Turn> only, Turning turning, Progress& progress) {
  const Puzzle& puzzle = model.puzzle;
  std::vector<Permutation> generators;
  for (const Turn& turn : only) {
    if (is_whole(puzzle, turn) || !notation::turns_by_hand(puzzle, turning, turn)) {
      return fail(Code::invalid, "{} is no turn of layers that move by themselves",
                  "{} は、単独で回る層の回転ではありません", turn_text(model, turn));
    }
    const Permutation marks = marks_of(puzzle, turn);
    std::vector<Point> stickers;
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      stickers.push_back(static_cast<Point>(puzzle.sticker_of_mark(marks[static_cast<std::size_t>(s)])));
    }
    generators.push_back(Permutation::from_images_unchecked(std::move(stickers)));
  }
  for (const Orbit& orbit : piece_orbits(puzzle)) {
    for (const auto& members : orbit.look_alike) {
      if (std::ranges::any_of(members, [&](int p) { return moved_by_any(puzzle, only, p); })) {
        return fail(Code::limit, "these turns move pieces of {} that look alike, so its states are not listed",
                    "この回転は {} の見分けのつかないピースを動かすので、状態の表は作れません", model.named.name);
      }
    }
  }
  ASOBI_TRY(const Natural order, order_of(std::move(generators), progress));
  return if_few(model, order);
}

}  // namespace

std::vector<Turn> single_turns(const Model& model, CensusMetric metric, Turning turning) {
  int widest = 1;
  for (const TurnAxis& axis : model.puzzle.axes()) {
    if (metric == CensusMetric::half) widest = std::max(widest, axis.layer_count() - 1);
  }
  std::vector<Turn> out;
  for (int width = 1; width <= widest; ++width) {
    for (const TurnAxis& axis : model.puzzle.axes()) {
      if (width == axis.layer_count()) continue;
      for (int first = 0; first + width <= axis.layer_count(); ++first) {
        for (int times = 1; times < axis.order; ++times) {
          if (metric == CensusMetric::quarter && times != 1 && times != axis.order - 1) continue;
          const Turn turn = shortest(model.puzzle, {axis.axis, first, first + width - 1, times});
          if (notation::turns_by_hand(model.puzzle, turning, turn)) out.push_back(turn);
        }
      }
    }
  }
  return out;
}

std::vector<Turn> single_turns(const Model& model, CensusMetric metric, std::span<const Turn> only) {
  std::vector<Turn> out;
  for (const Turn& turn : only) {
    const int order = order_of(model.puzzle, turn.axis);
    for (int power = 1; power < order; ++power) {
      if (metric == CensusMetric::quarter && power != 1 && power != order - 1) continue;
      const Turn own = shortest(model.puzzle, {turn.axis, turn.first, turn.last, turn.times * power});
      if (own.times != 0 && std::ranges::find(out, own) == out.end()) out.push_back(own);
    }
  }
  return out;
}

SmallSpace::SmallSpace(const Model& model, Turning turning)
    : model_(&model),
      turning_(turning),
      reader_(model.puzzle, Turning::all),
      solved_(reader_.system().solved_by_colour()) {}

Result<SmallSpace> SmallSpace::make(const Model& model, CensusMetric metric, Turning turning, Progress& progress,
                                    std::span<const Turn> only) {
  ASOBI_TRY(const std::uint64_t states,
            only.empty() ? few_states(model, turning, progress) : few_states(model, only, turning, progress));
  SmallSpace out(model, turning);
  out.reachable_ = states;
  ASOBI_TRY(out.reference_, reference_of(model, only));
  ASOBI_CHECK(out.check_places());
  out.turns_ = only.empty() ? single_turns(model, metric, turning) : single_turns(model, metric, only);
  HeldMoves moves = out.held_moves();
  ASOBI_TRY(out.parts_, StateParts::make(out.shapes(), out.solved_, moves, states, progress));
  ASOBI_CHECK(progress.needs(DistanceTable::bytes_for(states / (1 + out.parts_->symmetries().size()))));
  out.left_.items = out.parts_->left();
  out.right_.items = out.parts_->right();
  // A part has no more states than all have, and more than can be listed are not to be planned for.
  const double log_most = std::log(static_cast<double>(std::min<std::uint64_t>(states, most_part_states)));
  out.choose_units(out.left_, std::min(out.parts_->log_left(), log_most));
  out.choose_units(out.right_, std::min(out.parts_->log_right(), log_most));
  progress.stage({"listing parts of the states", "状態の部分を列挙しています"});
  ASOBI_CHECK(out.list(out.left_, moves, progress));
  ASOBI_CHECK(out.list(out.right_, moves, progress));
  ASOBI_TRY(const auto symmetries, out.symmetries(moves.generators, progress));
  ASOBI_TRY(out.space_, FibredSpace::make(std::move(out.left_.moves), std::move(out.right_.moves), moves.generators,
                                          progress, symmetries));
  out.marks_after_ = std::move(moves.marks);
  ASOBI_TRY(auto starts, out.indices(Mover(model.puzzle).solved()));
  out.space_->start_at(std::move(starts));
  return out;
}

// Those that are symmetries of both parts, and what they make together, if there is room for them. What two known ones
// make is not followed again.
Result<std::vector<PairSymmetry>> SmallSpace::symmetries(std::size_t generators, const Progress& progress) const {
  std::vector<PairSymmetry> out;
  const std::uint64_t bytes = (left_.numbers.size() + right_.numbers.size()) * sizeof(std::uint32_t);
  if (!progress.needs(2 * parts_->symmetries().size() * bytes)) return out;
  PartSymmetries left(left_.moves, generators), right(right_.moves, generators);
  const auto product = [&](std::size_t i, std::size_t j) {
    return PairSymmetry{composed(out[i].left, out[j].left), composed(out[i].right, out[j].right),
                        composed(out[i].name, out[j].name)};
  };
  const auto made_of = [&](const Renaming& renaming) -> std::optional<PairSymmetry> {
    for (std::size_t i = 0; i < out.size() * out.size(); ++i) {
      const std::size_t first = i / out.size(), then = i % out.size();
      if (composed(out[first].name, out[then].name) == renaming.name) return product(first, then);
    }
    return std::nullopt;
  };
  for (const Renaming& renaming : parts_->symmetries()) {
    std::optional<PairSymmetry> own = made_of(renaming);
    if (!own) {
      own.emplace();
      own->name = renaming.name;
      ASOBI_TRY(own->left, left.follow(renaming, 0, progress));
      if (own->left.empty()) continue;
      ASOBI_TRY(own->right, right.follow(renaming, 0, progress));
      if (own->right.empty()) continue;
    }
    out.push_back(std::move(*own));
  }
  for (std::size_t i = 0; i < out.size(); ++i) {
    for (std::size_t j = 0; j < out.size(); ++j) {
      const std::vector<std::size_t> name = composed(out[i].name, out[j].name);
      if (std::ranges::is_sorted(name) || std::ranges::find(out, name, &PairSymmetry::name) != out.end()) continue;
      if (out.size() == most_symmetries || !progress.needs(2 * out.size() * bytes)) return std::vector<PairSymmetry>();
      out.push_back(product(i, j));
    }
  }
  // A renaming of moves that is no symmetry of the solid may take copies of the solved state elsewhere.
  const auto solved = pairs(Mover(model_->puzzle).solved());
  std::erase_if(out, [&](const PairSymmetry& own) {
    return std::ranges::any_of(solved, [&](const auto& pair) {
      const std::pair image{own.left[pair.first], own.right[pair.second]};
      return std::ranges::find(solved, image) == solved.end();
    });
  });
  return out;
}

Result<void> SmallSpace::fits(const Model& model, Turning turning, Progress& progress) {
  ASOBI_CHECK(few_states(model, turning, progress, most_to_solve));
  ASOBI_CHECK(reference_of(model, {}));
  return {};
}

Result<void> SmallSpace::check_places() const {
  for (const OrbitShape& shape : shapes()) {
    if (shape.pieces <= most_places) continue;
    return fail(Code::limit, "{} has too many pieces of a kind for a table of all states",
                "{} は同種のピースが多すぎて、全状態の表を作れません", model_->named.name);
  }
  return {};
}

// The marks of the stickers of the piece with the most of them; of those that stay, if only some turns are made. A
// rotation that keeps a single sticker where it is need not take those turns to one another, and so that is not enough
// for them.
Result<std::vector<int>> SmallSpace::reference_of(const Model& model, std::span<const Turn> only) {
  const Puzzle& puzzle = model.puzzle;
  std::vector<bool> alike(puzzle.piece_count(), false);
  for (const Orbit& orbit : piece_orbits(puzzle)) {
    for (const auto& members : orbit.look_alike) {
      for (const int p : members) alike[p] = true;
    }
  }
  std::vector<int> out;
  for (int p = 0; p < puzzle.piece_count(); ++p) {
    const auto stickers = puzzle.stickers_of(p);
    if (!alike[p] && stickers.size() > out.size() && !moved_by_any(puzzle, only, p))
      out.assign(stickers.begin(), stickers.end());
  }
  if (out.size() > (only.empty() ? 0 : 1)) return out;
  if (!only.empty()) {
    return fail(Code::limit, "these turns move every piece of {} that tells how the whole is held; leave one out",
                "この回転は {} の全体の向きを示すピースをすべて動かします。どれかを除いてください", model.named.name);
  }
  return fail(Code::limit,
              "{} has no piece that looks like no other and tells how the whole is held, so its states are not listed",
              "{} には、ほかと見分けがついて全体の向きを示すピースがないので、状態の表は作れません", model.named.name);
}

HeldMoves SmallSpace::held_moves() const {
  const Puzzle& puzzle = model_->puzzle;
  const int reference = puzzle.piece_of(reference_[0]);
  std::vector<Permutation> acts, marks_after;  // in the order of their turns
  std::vector<OrbitState> states;
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
    }
    acts.push_back(act);
    states.push_back(std::move(move));
    marks_after.push_back(std::move(marks));
  }
  std::vector<std::size_t> number(acts.size());  // by act
  for (std::size_t i = 0; i < generators.size(); ++i) number[generators[i]] = i;
  for (std::size_t i = 0; i < derived.size(); ++i) number[derived[i].first] = generators.size() + i;
  out.generators = generators.size();
  out.acts.resize(acts.size());
  out.states.resize(acts.size());
  out.marks.resize(acts.size());
  for (std::size_t i = 0; i < acts.size(); ++i) {
    out.acts[number[i]] = std::move(acts[i]);
    out.states[number[i]] = std::move(states[i]);
    out.marks[number[i]] = std::move(marks_after[i]);
  }
  for (const auto& [act, made] : derived) {
    out.derived.push_back({number[made.first], made.then ? std::optional(number[*made.then]) : std::nullopt});
  }
  return out;
}

// Units of the digits, and a table of all keys, if not too many of them occur in no state.
void SmallSpace::choose_units(Part& part, double log_states) const {
  constexpr double most_unused = 16;
  std::uint64_t unit = 1;
  for (const StateItem& item : part.items) {
    const OrbitShape& shape = shapes()[item.orbit];
    const auto values = static_cast<std::uint64_t>(item.orientations ? shape.orientations : shape.pieces);
    if (!item.orientations && item.places.size() > 1) part.sorted.emplace_back(part.digits.size(), item.places.size());
    for (std::size_t k = 0; k < item.places.size(); ++k) {
      if (unit > ~std::uint64_t{0} / values) {
        unit = 1;
        ++part.words;
      }
      part.digits.push_back({part.words - 1, unit});
      unit *= values;
    }
  }
  const bool direct = part.words == 1 && std::log(static_cast<double>(unit)) < log_states + std::log(most_unused);
  part.numbers = direct ? KeyNumbers(1, unit) : KeyNumbers(part.words);
}

SmallSpace::DigitMove SmallSpace::digit_move(const Part& part, const OrbitState& move) const {
  DigitMove out;
  for (const StateItem& item : part.items) {
    const OrbitPart& own = move[item.orbit];
    const std::size_t first = out.from.size();
    for (std::size_t k = 0; k < item.places.size(); ++k) {
      auto& value = out.value.emplace_back();
      value.fill(0);
      if (item.orientations) {
        const int ways = shapes()[item.orbit].orientations;
        for (int way = 0; way < ways; ++way) {
          value[static_cast<std::size_t>(way)] = static_cast<std::uint8_t>((way + own.orientation[k]) % ways);
        }
      } else {
        for (std::size_t place = 0; place < own.pieces.size(); ++place) {
          value[own.pieces[place]] = static_cast<std::uint8_t>(place);
        }
      }
      out.from.push_back(first + (item.orientations ? own.pieces[k] : k));
    }
  }
  return out;
}

class SmallSpace::KeyWriter {
 public:
  explicit KeyWriter(const Part& part) : part_(&part), words_(part.words), digits_(part.digits.size()) {}

  std::span<std::uint8_t> digits() { return digits_; }
  // To be called when all digits are written.
  void finish() {
    std::ranges::fill(words_, 0);
    for (std::size_t k = 0; k < digits_.size(); ++k)
      words_[part_->digits[k].word] += part_->digits[k].unit * digits_[k];
  }
  KeyNumbers::Key key() const { return words_; }

 private:
  const Part* part_;
  std::vector<std::uint64_t> words_;
  std::vector<std::uint8_t> digits_;
};

// The key after a move of the state with these digits.
void SmallSpace::write_after(KeyWriter& out, const Part& part, const DigitMove& move, const std::uint8_t* digits) {
  const std::span<std::uint8_t> moved = out.digits();
  for (std::size_t k = 0; k < moved.size(); ++k) moved[k] = move.value[k][digits[move.from[k]]];
  for (const auto& [first, count] : part.sorted) std::ranges::sort(moved.subspan(first, count));
  out.finish();
}

Result<void> SmallSpace::list(Part& part, const HeldMoves& moves, Progress& progress) const {
  std::vector<KeyWriter> after(moves.generators, KeyWriter(part));
  std::vector<DigitMove> digit_moves;
  for (std::size_t g = 0; g < moves.generators; ++g) digit_moves.push_back(digit_move(part, moves.states[g]));
  part.moves.assign(moves.generators, {});
  KeyWriter origin = *key(part, parts_->origin());
  part.numbers.add(origin.key());
  std::vector<std::uint8_t> digits(origin.digits().begin(), origin.digits().end());  // of all states
  for (std::uint32_t i = 0; i < part.numbers.size(); ++i) {
    if (i % 4096 == 0) {
      ASOBI_CHECK(progress.check());
      ASOBI_CHECK(progress.needs(part.numbers.bytes() + digits.capacity() +
                                 moves.count() * part.numbers.size() * sizeof(std::uint32_t)));
    }
    if (part.numbers.size() > most_part_states) {
      return fail(Code::limit, "{} has too many states for a table of all", "{} の状態は全状態の表には多すぎます",
                  model_->named.name);
    }
    for (std::size_t g = 0; g < after.size(); ++g) {
      write_after(after[g], part, digit_moves[g], digits.data() + i * part.digits.size());
    }
    for (const KeyWriter& each : after) part.numbers.fetch(each.key());
    for (std::size_t g = 0; g < after.size(); ++g) {
      const std::uint32_t known = part.numbers.size(), number = part.numbers.add(after[g].key());
      part.moves[g].push_back(number);
      if (number == known) digits.insert(digits.end(), after[g].digits().begin(), after[g].digits().end());
    }
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

std::optional<SmallSpace::KeyWriter> SmallSpace::key(const Part& part, const OrbitState& held) const {
  KeyWriter out(part);
  auto digit = out.digits().begin();
  for (const StateItem& item : part.items) {
    const OrbitPart &here = held[item.orbit], &home = solved_[item.orbit];
    const std::vector<bool>& fixed = parts_->fixed()[item.orbit];
    std::size_t count = 0;
    for (std::size_t place = 0; place < here.pieces.size(); ++place) {
      if (item.orientations) {
        *digit++ = here.orientation[place];
      } else if (fixed[place]) {
        if (here.pieces[place] != home.pieces[place]) return std::nullopt;
      } else if (here.pieces[place] == home.pieces[item.places[0]]) {
        if (++count > item.places.size()) return std::nullopt;
        *digit++ = static_cast<std::uint8_t>(place);
      }
    }
    if (!item.orientations && count != item.places.size()) return std::nullopt;
  }
  out.finish();
  return out;
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> SmallSpace::pairs(const State& state) const {
  const Puzzle& puzzle = model_->puzzle;
  const Permutation places = places_of(state);
  std::vector<std::pair<std::uint32_t, std::uint32_t>> out;
  for (int g = 0; g < puzzle.solid().shape().rotation_count(); ++g) {
    const bool home = std::ranges::all_of(
        reference_, [&](int mark) { return puzzle.sticker_image(g, puzzle.sticker_of_mark(places[mark])) == mark; });
    if (!home) continue;
    const std::optional<OrbitState> told = reader_.read(places, g);
    if (!told) continue;
    const OrbitState held = product(shapes(), parts_->origin(), *told);
    const auto left_key = key(left_, held), right_key = key(right_, held);
    if (!left_key || !right_key) continue;
    const std::uint32_t left = left_.numbers.find(left_key->key()), right = right_.numbers.find(right_key->key());
    if (left != KeyNumbers::absent && right != KeyNumbers::absent) out.emplace_back(left, right);
  }
  return out;
}

Result<std::vector<std::uint64_t>> SmallSpace::indices(const State& state) const {
  std::vector<std::uint64_t> out;
  for (const auto& [left, right] : pairs(state)) {
    if (space_->tied(left, right)) out.push_back(space_->index(left, right));
  }
  if (out.empty()) return unreachable();
  return out;
}

std::unexpected<Error> SmallSpace::unreachable() const {
  Progress progress;
  Error out{Code::unsolvable, say("no turns of {} lead from the solved state to this one",
                                  "{} をどう回しても、完成形からこの状態にはなりません", model_->named.name)};
  const auto known = laws(model_->puzzle, turning_, progress);
  if (!known || known->sentences.empty()) return fail(out);
  out.message.en += ". What all its states obey:";
  out.message.ja += "。すべての状態が従う法則:";
  for (const Text& law : known->sentences) {
    out.message.en += " " + law.en;
    out.message.ja += " " + law.ja;
  }
  return fail(out);
}

}  // namespace asobi::twisty
