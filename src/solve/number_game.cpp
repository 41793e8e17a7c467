#include "solve/number_game.hpp"

#include <algorithm>
#include <bit>
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

constexpr std::uint32_t binary = 2;
constexpr std::size_t most_numbers = 4;

std::vector<std::string> with_strokes(std::vector<std::string> names) {
  const std::size_t count = names.size();
  for (std::size_t i = 0; i < count; ++i) names.push_back(names[i] + "'");
  return names;
}

Result<Meaning> meaning_of(std::string_view text, std::vector<std::string> names, const NumberRules& rules,
                           Work& work) {
  ASOBI_TRY(const auto statement, statements::parsed(text, {std::move(names), rules.predicates}));
  ASOBI_TRY(const Formula formula, statements::formula_of(*statement, rules.meanings, work));
  return compiled(formula, binary, work);
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
  Completions(const Automaton& a, const std::vector<char>& alive) : a_(a), alive_(alive) {}

  template <class F>
  void each(std::span<const std::uint64_t> given, bool first_half, int digits, F&& found) {
    given_ = given;
    first_given_ = first_half ? 0 : given.size();
    chosen_.assign(given.size(), 0);
    from(0, digits, found);
  }

 private:
  const Automaton& a_;
  const std::vector<char>& alive_;
  std::span<const std::uint64_t> given_;
  std::size_t first_given_ = 0;  // track
  Tuple chosen_;

  template <class F>
  void from(State state, int digits, F& found) {
    if (digits != 0) return letter(a_.roots[state], 0, digits - 1, found);
    if (a_.accepting[state] != 0) found(std::as_const(chosen_));
  }

  template <class F>
  void letter(Reference at, std::size_t track, int digit, F& found) {
    if (automata::is_leaf(at) && alive_[automata::state_of(at)] == 0) return;
    if (track == 2 * given_.size()) return from(automata::state_of(at), digit, found);
    const std::size_t number = track % given_.size();
    if (track >= first_given_ && track < first_given_ + given_.size()) {
      const auto value = static_cast<std::uint32_t>(given_[number] >> digit & 1);
      return letter(a_.diagram.child(at, static_cast<Track>(track), value), track + 1, digit, found);
    }
    for (std::uint32_t value = 0; value < binary; ++value) {
      const std::uint64_t bit = std::uint64_t{value} << digit;
      chosen_[number] |= bit;
      letter(a_.diagram.child(at, static_cast<Track>(track), value), track + 1, digit, found);
      chosen_[number] &= ~bit;
    }
  }
};

// Calls visit(tuple) for all tuples of numbers below `most` with this sum.
template <class F>
void each_with_sum(Tuple& tuple, std::size_t from, std::uint64_t sum, std::uint64_t most, F& visit) {
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

std::size_t packed(std::span<const std::uint64_t> tuple, std::uint32_t digits) {
  std::size_t out = 0;
  for (const std::uint64_t value : tuple) out = out << digits | value;
  return out;
}

}  // namespace

std::vector<Track> NumberGame::tracks(std::size_t first) const {
  std::vector<Track> out(numbers_);
  std::iota(out.begin(), out.end(), static_cast<Track>(first));
  return out;
}

Result<NumberGame> NumberGame::make(const NumberRules& rules, Work& work) {
  NumberGame out;
  out.numbers_ = rules.names.size();
  out.misere_ = rules.misere;
  if (rules.names.empty() || rules.names.size() > most_numbers) {
    return fail(Code::invalid, "a position has 1 to {} numbers", "局面の数は 1〜{} 個です", most_numbers);
  }
  ASOBI_TRY(out.positions_, meaning_of(rules.position, rules.names, rules, work));
  ASOBI_TRY(const Meaning told, meaning_of(rules.move, with_strokes(rules.names), rules, work));
  ASOBI_TRY(const Automaton later, renamed(*out.positions_, out.tracks(0), out.tracks(out.numbers_), work));
  ASOBI_TRY(const Meaning from, joined(*told, *out.positions_, Both::conjunction, work));
  ASOBI_TRY(out.moves_, joined(*from, later, Both::conjunction, work));
  Sum growth;
  for (const Track t : out.tracks(0)) growth.terms.emplace_back(t, -1);
  for (const Track t : out.tracks(out.numbers_)) growth.terms.emplace_back(t, 1);
  ASOBI_TRY(const Meaning grows, compiled(Formula::not_negative(growth), binary, work));
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
  const int digits = std::bit_width(std::reduce(tuple.begin(), tuple.end()));
  Completions(*moves_, alive_).each(tuple, true, digits, [&](const Tuple& other) { out.push_back(other); });
  std::ranges::sort(out);
  return out;
}

// By their sums: a lost position makes those won from which a move leads to it, and they come later.
Result<std::vector<bool>> NumberGame::lost_below(std::uint32_t digits, Work& work) const {
  const auto most = std::uint64_t{1} << digits;
  const std::size_t count = std::size_t{1} << digits * numbers_;
  ASOBI_CHECK(work.check(count / 4));
  std::vector<bool> lost(count), won(count);
  Completions moves(*moves_, alive_);
  const std::vector<Track> all = tracks(0);
  Tuple tuple(numbers_);
  const auto visit = [&](const Tuple& here) {
    const std::size_t number = packed(here, digits);
    if (won[number] || !accepts(*positions_, all, here)) return;
    if (misere_ && !accepts(*movable_, all, here)) return;
    lost[number] = true;
    moves.each(here, false, static_cast<int>(digits), [&](const Tuple& before) { won[packed(before, digits)] = true; });
  };
  for (std::uint64_t sum = 0; sum <= numbers_ * (most - 1); ++sum) {
    ASOBI_CHECK(work.progress().check());
    each_with_sum(tuple, 0, sum, most, visit);
  }
  return lost;
}

Result<std::optional<Tuple>> NumberGame::refutation(const Automaton& set, Work& work) const {
  const std::vector<Track> here = tracks(0), there = tracks(numbers_);
  ASOBI_TRY(const Automaton later, renamed(set, here, there, work));
  ASOBI_TRY(const Meaning into, joined(*moves_, later, Both::conjunction, work));
  ASOBI_TRY(const Automaton can, projected(*into, there, work));
  ASOBI_TRY(const Meaning astray, joined(set, *positions_, Both::difference, work));
  ASOBI_TRY(const Meaning clash, joined(set, can, Both::conjunction, work));
  ASOBI_TRY(const Meaning others, joined(*positions_, set, Both::difference, work));
  ASOBI_TRY(Meaning stuck, joined(*others, can, Both::difference, work));
  std::vector<Meaning> faults = {astray, clash};
  if (misere_) {
    ASOBI_TRY(const Meaning ends, joined(*positions_, *movable_, Both::difference, work));
    ASOBI_TRY(stuck, joined(*stuck, *ends, Both::difference, work));
    ASOBI_TRY(Meaning won, joined(set, *ends, Both::conjunction, work));
    faults.push_back(std::move(won));
  }
  faults.push_back(stuck);
  std::optional<Tuple> out;
  const auto order = [](const Tuple& t) { return std::pair(std::reduce(t.begin(), t.end()), t); };
  for (const Meaning& fault : faults) {
    ASOBI_TRY(auto found, least_tuple(*fault, here, work));
    if (found && (!out || order(*found) < order(*out))) out = std::move(found);
  }
  return out;
}

Result<Meaning> NumberGame::lost(std::uint32_t most_digits, Work& work) const {
  for (std::uint32_t digits = 3; digits <= most_digits; ++digits) {
    ASOBI_TRY(const std::vector<bool> table, lost_below(digits, work));
    const auto member = [&](std::span<const std::uint64_t> tuple) -> bool { return table[packed(tuple, digits)]; };
    ASOBI_TRY(auto guess, automata::guessed(tracks(0), binary, digits, member, work));
    if (!guess.automaton) continue;
    ASOBI_TRY(const auto fault, refutation(*guess.automaton, work));
    if (!fault) return std::make_shared<const Automaton>(std::move(*guess.automaton));
  }
  return Meaning();
}

}  // namespace asobi
