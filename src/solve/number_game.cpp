#include "solve/number_game.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "math/automata/guess.hpp"

namespace asobi {

namespace {

using automata::Automaton;
using automata::Both;
using automata::Formula;
using automata::Reference;
using automata::State;
using automata::Sum;
using automata::Track;
using automata::Work;
using statements::Meaning;
using Tuple = std::vector<std::uint64_t>;

constexpr std::size_t most_numbers = 4;
constexpr std::uint32_t most_blocked = 16;

std::vector<std::string> with_strokes(std::vector<std::string> names) {
  const std::size_t count = names.size();
  for (std::size_t i = 0; i < count; ++i) names.push_back(names[i] + "'");
  return names;
}

Result<Meaning> meaning_of(std::string_view text, std::vector<std::string> names, const NumberRules& rules,
                           Work& work) {
  ASOBI_TRY(const auto statement, statements::parsed(text, {std::move(names), rules.predicates, rules.numeration}));
  ASOBI_TRY(const Formula formula, statements::formula_of(*statement, rules.meanings, work, rules.numeration));
  return compiled(formula, rules.numeration, work);
}

Result<Meaning> joined(const Automaton& a, const Automaton& b, Both both, Work& work) {
  ASOBI_TRY(Automaton out, product(a, b, both, work));
  return std::make_shared<const Automaton>(std::move(out));
}

// The states from which something is accepted.
std::vector<char> alive(const Automaton& a) {
  std::vector<char> states = a.accepting;
  std::vector<char> nodes(a.diagram.size());
  for (bool more = true; more;) {
    more = false;
    const auto lives = [&](Reference r) { return automata::is_leaf(r) ? states[automata::state_of(r)] : nodes[r]; };
    for (Reference node = 0; node < nodes.size(); ++node) {  // children have smaller numbers
      nodes[node] = std::ranges::any_of(a.diagram.children(node), lives) ? 1 : 0;
    }
    for (State s = 0; s < states.size(); ++s) {
      if (states[s] != 0 || lives(a.roots[s]) == 0) continue;
      states[s] = 1;
      more = true;
    }
  }
  return states;
}

// The tuples on one half of the tracks that complete a given one on the other half, with so many digits.
class Completions {
 public:
  Completions(const Automaton& a, const std::vector<char>& alive, std::uint32_t digits)
      : a_(a), alive_(alive), digits_(digits) {
    for (std::uint32_t place = 0; place < digits; ++place) weights_.push_back(numeration().weight(place));
  }

  template <class F>
  void each(std::span<const std::uint64_t> given, bool first_half, F&& found) {
    numbers_ = given.size();
    first_given_ = first_half ? 0 : numbers_;
    given_.clear();
    for (const std::uint64_t number : given) given_.push_back(numeration().written(number, digits_));
    chosen_.assign(numbers_, 0);
    full_.assign(numbers_, 0);
    from(0, digits_, found);
  }

 private:
  const Automaton& a_;
  const std::vector<char>& alive_;
  std::uint32_t digits_;
  std::vector<std::uint64_t> weights_;
  std::size_t numbers_ = 0;
  std::size_t first_given_ = 0;  // track
  std::vector<std::vector<std::uint32_t>> given_;
  Tuple chosen_;
  std::vector<char> full_;  // of each chosen number: its next digit is 0

  automata::Numeration numeration() const { return a_.diagram.numeration(); }

  template <class F>
  void from(State state, std::uint32_t digits, F& found) {
    if (digits != 0) return letter(a_.roots[state], 0, digits - 1, found);
    if (a_.accepting[state] != 0) found(std::as_const(chosen_));
  }

  template <class F>
  void letter(Reference at, std::size_t track, std::uint32_t place, F& found) {
    if (automata::is_leaf(at) && alive_[automata::state_of(at)] == 0) return;
    if (track == 2 * numbers_) return from(automata::state_of(at), place, found);
    const std::size_t number = track % numbers_;
    if (track >= first_given_ && track < first_given_ + numbers_) {
      const std::uint32_t digit = given_[number][digits_ - 1 - place];
      return letter(a_.diagram.child(at, static_cast<Track>(track), digit), track + 1, place, found);
    }
    const std::uint64_t before = chosen_[number];
    const char full = full_[number];
    for (std::uint32_t digit = 0; digit < (full != 0 ? 1 : numeration().digits()); ++digit) {
      full_[number] = numeration().is_full(digit) ? 1 : 0;
      letter(a_.diagram.child(at, static_cast<Track>(track), digit), track + 1, place, found);
      chosen_[number] += weights_[place];
    }
    chosen_[number] = before;
    full_[number] = full;
  }
};

// Calls visit(tuple) for all tuples of numbers below `most` with this sum.
template <class F>
void each_with_sum(Tuple& tuple, std::size_t from, std::uint64_t sum, std::uint64_t most, const F& visit) {
  if (from + 1 == tuple.size()) {
    tuple[from] = sum;
    if (sum < most) visit(std::as_const(tuple));
    return;
  }
  const std::uint64_t others = (tuple.size() - from - 1) * (most - 1);  // at most
  for (std::uint64_t value = sum > others ? sum - others : 0; value <= std::min(sum, most - 1); ++value) {
    tuple[from] = value;
    each_with_sum(tuple, from + 1, sum - value, most, visit);
  }
}

std::size_t packed(std::span<const std::uint64_t> tuple, std::uint64_t most) {
  std::size_t out = 0;
  for (const std::uint64_t value : tuple) out = out * most + value;
  return out;
}

}  // namespace

Result<NumberRules> beside_heap(NumberRules rules) {
  if (rules.blocked != 0) {
    return fail(Code::invalid, "where moves are blocked there are no Grundy numbers",
                "手の禁止があるゲームにはグランディ数がありません");
  }
  std::string heap = "v";
  const std::string said = fmt::format("{} {} {}", rules.position, rules.move, fmt::join(rules.names, " "));
  while (said.contains(heap)) heap += "v";
  std::string still = fmt::format("{0}' < {0}", heap);
  for (const std::string& name : rules.names) still += fmt::format(" and {0}' = {0}", name);
  rules.move = fmt::format("({0}) and {1}' = {1} or {2}", rules.move, heap, still);
  rules.names.push_back(std::move(heap));
  rules.misere = false;
  rules.beside_heap = true;
  return rules;
}

bool LostBelow::has(std::span<const std::uint64_t> tuple) const { return tuples[packed(tuple, bound)]; }

std::vector<Tuple> LostBelow::up_to_sum(std::uint64_t most) const {
  std::vector<Tuple> out;
  Tuple tuple(numbers);
  const auto visit = [&](const Tuple& here) {
    if (has(here)) out.push_back(here);
  };
  for (std::uint64_t sum = 0; sum <= most; ++sum) each_with_sum(tuple, 0, sum, bound, visit);
  return out;
}

std::vector<Track> NumberGame::tracks(std::size_t first) const {
  std::vector<Track> out(numbers_);
  std::iota(out.begin(), out.end(), static_cast<Track>(first));
  return out;
}

Result<NumberGame> NumberGame::make(const NumberRules& rules, Work& work) {
  NumberGame out;
  out.numbers_ = rules.names.size();
  out.misere_ = rules.misere;
  out.numeration_ = rules.numeration;
  if (rules.names.empty() || rules.names.size() > most_numbers + (rules.beside_heap ? 1 : 0)) {
    return fail(Code::invalid, "a position has 1 to {} numbers", "局面の数は 1〜{} 個です", most_numbers);
  }
  ASOBI_TRY(out.positions_, meaning_of(rules.position, rules.names, rules, work));
  ASOBI_TRY(const Meaning told, meaning_of(rules.move, with_strokes(rules.names), rules, work));
  ASOBI_TRY(const Automaton later, renamed(*out.positions_, out.tracks(0), out.tracks(out.numbers_), work));
  ASOBI_TRY(const Meaning from, joined(*told, *out.positions_, Both::conjunction, work));
  ASOBI_TRY(out.moves_, joined(*from, later, Both::conjunction, work));
  if (rules.blocked != 0) {
    if (rules.blocked > most_blocked) {
      return fail(Code::invalid, "at most {} moves can be blocked", "禁止できる手は {} 個までです", most_blocked);
    }
    out.blocked_ = rules.blocked;
    ASOBI_TRY(const Meaning some, meaning_of(rules.blockable, with_strokes(rules.names), rules, work));
    ASOBI_TRY(out.blockable_, joined(*out.moves_, *some, Both::conjunction, work));
    ASOBI_TRY(out.unblockable_, joined(*out.moves_, *some, Both::difference, work));
    out.all_blockable_ = accepts_nothing(*out.unblockable_);
  }
  Sum growth;
  for (const Track t : out.tracks(0)) growth.terms.emplace_back(t, -1);
  for (const Track t : out.tracks(out.numbers_)) growth.terms.emplace_back(t, 1);
  ASOBI_TRY(const Meaning grows, compiled(Formula::not_negative(growth), rules.numeration, work));
  ASOBI_TRY(const Meaning endless, joined(*out.moves_, *grows, Both::conjunction, work));
  std::vector<Track> all = out.tracks(0);
  std::ranges::copy(out.tracks(out.numbers_), std::back_inserter(all));
  ASOBI_TRY(const auto example, least_tuple(*endless, all, work));
  if (example) {
    const std::span<const std::uint64_t> both(*example);
    return fail(Code::invalid, "every move must make the sum smaller, but one leads from ({}) to ({})",
                "どの手も和を小さくしなければなりませんが、({}) から ({}) への手があります",
                fmt::format("{}", fmt::join(both.first(out.numbers_), ", ")),
                fmt::format("{}", fmt::join(both.subspan(out.numbers_), ", ")));
  }
  for (std::size_t i = 0; i < out.numbers_ && !out.grows_; ++i) {
    const Track now = static_cast<Track>(i), then = static_cast<Track>(out.numbers_ + i);
    const Formula greater = Formula::not_negative({{{now, -1}, {then, 1}}, -1});
    ASOBI_TRY(const Meaning any, compiled(greater, rules.numeration, work));
    ASOBI_TRY(const Meaning growing, joined(*out.moves_, *any, Both::conjunction, work));
    out.grows_ = !accepts_nothing(*growing);
  }
  ASOBI_TRY(Automaton movable, projected(*out.moves_, out.tracks(out.numbers_), work));
  out.movable_ = std::make_shared<const Automaton>(std::move(movable));
  out.alive_ = alive(*out.moves_);
  return out;
}

bool NumberGame::is_position(std::span<const std::uint64_t> tuple) const {
  return accepts(*positions_, tracks(0), tuple);
}

bool NumberGame::can_move(std::span<const std::uint64_t> position) const {
  return accepts(*movable_, tracks(0), position);
}

std::vector<Tuple> NumberGame::after(std::span<const std::uint64_t> tuple) const {
  std::vector<Tuple> out;
  // No number of what comes after is greater than the sum.
  const std::uint32_t digits = numeration_.length(std::reduce(tuple.begin(), tuple.end()));
  Completions(*moves_, alive_, digits).each(tuple, true, [&](const Tuple& other) { out.push_back(other); });
  std::ranges::sort(out);
  return out;
}

bool NumberGame::can_be_blocked(const Tuple& from, const Tuple& to) const {
  if (blocked_ == 0 || all_blockable_) return blocked_ != 0;
  std::vector<Track> all = tracks(0);
  std::ranges::copy(tracks(numbers_), std::back_inserter(all));
  Tuple both = from;
  both.insert(both.end(), to.begin(), to.end());
  return accepts(*blockable_, all, both);
}

// By their sums: a lost position makes those won from which a move leads to it (or, where it can be blocked, one more
// than can), and they come later.
Result<LostBelow> NumberGame::lost_below(std::uint32_t digits, Work& work) const {
  const std::uint64_t most = numeration_.weight(digits);
  std::size_t count = 1;
  for (std::size_t i = 0; i < numbers_; ++i) count *= most;
  ASOBI_CHECK(work.check(count / 8 + count));
  LostBelow lost{most, numbers_, std::vector<bool>(count)};
  std::vector<std::uint8_t> left(count, static_cast<std::uint8_t>(blocked_ + 1));  // so many moves more, and it is won
  Completions moves(*moves_, alive_, digits);
  const std::vector<Track> all = tracks(0);
  Tuple tuple(numbers_);
  const auto leads_out_of_lost = [&](const Tuple& here) {
    if (!accepts(*movable_, all, here)) return false;
    bool out = blocked_ == 0;  // then no move leads to a lost position
    if (!out) moves.each(here, true, [&](const Tuple& later) { out = out || !lost.has(later); });
    return out;
  };
  const auto visit = [&](const Tuple& here) {
    const std::size_t number = packed(here, most);
    if (left[number] == 0 || !accepts(*positions_, all, here)) return;
    if (misere_ && !leads_out_of_lost(here)) return;
    lost.tuples[number] = true;
    moves.each(here, false, [&](const Tuple& earlier) {
      std::uint8_t& more = left[packed(earlier, most)];
      more = can_be_blocked(earlier, here) ? std::max(more, std::uint8_t{1}) - 1 : 0;
    });
  };
  for (std::uint64_t sum = 0; sum <= numbers_ * (most - 1); ++sum) {
    ASOBI_CHECK(work.progress().check());
    each_with_sum(tuple, 0, sum, most, visit);
  }
  return lost;
}

Result<LostBelow> NumberGame::lost_after(std::span<const std::uint64_t> tuple, Work& work) const {
  return lost_below(numeration_.length(std::reduce(tuple.begin(), tuple.end())), work);
}

// With blocking: by a move that cannot be blocked, or by one move more than can.
Result<Automaton> NumberGame::can_reach(const Automaton& set, Work& work) const {
  const std::vector<Track> here = tracks(0), there = tracks(numbers_);
  ASOBI_TRY(const Automaton later, renamed(set, here, there, work));
  const Automaton& free = blocked_ == 0 ? *moves_ : *unblockable_;
  ASOBI_TRY(const Meaning into, joined(free, later, Both::conjunction, work));
  ASOBI_TRY(Automaton can, projected(*into, there, work));
  if (blocked_ == 0) return can;
  ASOBI_TRY(const Meaning each, joined(*blockable_, later, Both::conjunction, work));
  ASOBI_TRY(const Automaton many, projected_often(*each, there, blocked_ + 1, work));
  return product(can, many, Both::disjunction, work);
}

Result<Automaton> NumberGame::faults(const Automaton& set, Work& work) const {
  ASOBI_TRY(const Automaton can, can_reach(set, work));
  ASOBI_TRY(const Meaning astray, joined(set, *positions_, Both::difference, work));
  ASOBI_TRY(const Meaning clash, joined(set, can, Both::conjunction, work));
  ASOBI_TRY(const Meaning others, joined(*positions_, set, Both::difference, work));
  ASOBI_TRY(Meaning stuck, joined(*others, can, Both::difference, work));
  std::vector<Meaning> more = {clash};
  if (misere_) {
    ASOBI_TRY(const Automaton later, renamed(set, tracks(0), tracks(numbers_), work));
    ASOBI_TRY(const Meaning out_of, joined(*moves_, later, Both::difference, work));
    ASOBI_TRY(const Automaton leads_out, projected(*out_of, tracks(numbers_), work));
    ASOBI_TRY(const Meaning ends, joined(*positions_, leads_out, Both::difference, work));
    ASOBI_TRY(stuck, joined(*stuck, *ends, Both::difference, work));
    ASOBI_TRY(Meaning won, joined(set, *ends, Both::conjunction, work));
    more.push_back(std::move(won));
  }
  more.push_back(stuck);
  Automaton out = *astray;
  for (const Meaning& fault : more) {
    ASOBI_TRY(out, product(out, *fault, Both::disjunction, work));
  }
  return out;
}

Result<std::optional<Tuple>> NumberGame::refutation(const Automaton& set, Work& work) const {
  ASOBI_TRY(const Automaton found, faults(set, work));
  return least_tuple(found, tracks(0), work);
}

// Where a move may make a number greater, the table must reach as far as the sums, so that nothing is missed.
Result<Meaning> NumberGame::lost(std::uint32_t most_digits, Work& work) const {
  for (std::uint32_t digits = 3;; ++digits) {
    const std::uint64_t greatest = numeration_.weight(digits) - 1;
    const std::uint32_t reach = grows_ ? numeration_.length(numbers_ * greatest) : digits;
    if (reach > most_digits) break;
    ASOBI_TRY(const LostBelow table, lost_below(reach, work));
    const auto member = [&](std::span<const std::uint64_t> tuple) { return table.has(tuple); };
    ASOBI_TRY(auto guess, automata::guessed(tracks(0), numeration_, digits, member, work));
    if (!guess.automaton) continue;
    ASOBI_TRY(const auto fault, refutation(*guess.automaton, work));
    if (!fault) return std::make_shared<const Automaton>(std::move(*guess.automaton));
  }
  return Meaning();
}

}  // namespace asobi
