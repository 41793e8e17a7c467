#include "math/automata/terms.hpp"

#include <algorithm>
#include <numeric>

namespace asobi::automata {

Result<Sum> added(const Sum& a, const Sum& b, Integer times) {
  auto out = sum(a, b, times);
  if (!out) return fail(Code::limit, "a number of the formula grows beyond 2^62", "式の途中の数が 2^62 を超えます");
  return std::move(*out);
}

bool never_negative(const Sum& a) {
  return a.constant >= 0 && std::ranges::all_of(a.terms, [](const auto& term) { return term.second > 0; });
}

std::vector<Track> Terms::tracks() const {
  std::vector<Track> out(next_ - first_);
  std::iota(out.begin(), out.end(), first_);
  return out;
}

// A difference of two variables, one of which is 0.
Sum Terms::integer() {
  const Track plus = fresh(), minus = fresh();
  demand(Formula::any({Formula::zero(Sum::of(plus)), Formula::zero(Sum::of(minus))}));
  return {{{plus, 1}, {minus, -1}}, 0};
}

Result<Sum> Terms::quotient(const Sum& a, Integer by) {
  ASOBI_TRY(Sum top, added({}, a, by < 0 ? -1 : 1));
  by = by < 0 ? -by : by;
  if (by == 1) return top;
  Sum out = never_negative(top) ? Sum::of(fresh()) : integer();
  ASOBI_TRY(const Sum rest, added(top, out, -by));
  ASOBI_TRY(const Sum room, added(Sum::number(by - 1), rest, -1));
  demand(Formula::all({Formula::not_negative(rest), Formula::not_negative(room)}));
  return out;
}

// a where a_before_b ≥ 0, else b.
Result<Sum> Terms::one_of(const Sum& a, const Sum& b, const Sum& a_before_b) {
  Sum out = never_negative(a) && never_negative(b) ? Sum::of(fresh()) : integer();
  ASOBI_TRY(const Sum is_a, added(out, a, -1));
  ASOBI_TRY(const Sum is_b, added(out, b, -1));
  const Formula first = Formula::not_negative(a_before_b);
  demand(Formula::any(
      {Formula::all({first, Formula::zero(is_a)}), Formula::all({first.negation(), Formula::zero(is_b)})}));
  return out;
}

Result<Sum> Terms::least(const Sum& a, const Sum& b) {
  ASOBI_TRY(const Sum difference, added(b, a, -1));
  return one_of(a, b, difference);
}

Result<Sum> Terms::greatest(const Sum& a, const Sum& b) {
  ASOBI_TRY(const Sum difference, added(a, b, -1));
  return one_of(a, b, difference);
}

Result<Track> Terms::track_of(const Sum& a) {
  if (a.constant == 0 && a.terms.size() == 1 && a.terms[0].second == 1) return a.terms[0].first;
  if (!never_negative(a)) {
    ASOBI_TRY(const Sum negative_part, added(Sum::number(-1), a, -1));
    undefined_.push_back(Formula::all({conditions(), Formula::not_negative(negative_part)}));
  }
  const auto same = std::ranges::find(tracks_of_sums_, a, &std::pair<Sum, Track>::first);
  if (same != tracks_of_sums_.end()) return same->second;
  const Track out = fresh();
  ASOBI_TRY(const Sum difference, added(a, Sum::of(out), -1));
  demand(Formula::zero(difference));
  tracks_of_sums_.emplace_back(a, out);
  return out;
}

Sum Terms::told(const std::string& what, Track out, Automaton automaton) {
  demand(Formula::of(fmt::format("{}=v{}", what, out), std::make_shared<const Automaton>(std::move(automaton))));
  known_.emplace(what, out);
  return Sum::of(out);
}

Result<Sum> Terms::nim_sum(const Sum& a, const Sum& b) {
  ASOBI_TRY(const Track x, track_of(a));
  ASOBI_TRY(const Track y, track_of(b));
  const std::string what = fmt::format("v{}^v{}", x, y);
  if (const auto known = known_.find(what); known != known_.end()) return Sum::of(known->second);
  const Track out = fresh();
  return told(what, out, digitwise(Digitwise::nim_sum, x, y, out));
}

Result<Sum> Terms::shifted(const Sum& a, Numeration numeration, Work& work) {
  ASOBI_TRY(const Track x, track_of(a));
  if (!numeration.is_metallic()) return added({}, Sum::of(x), numeration.digits());
  const std::string what = fmt::format("shift v{}", x);
  if (const auto known = known_.find(what); known != known_.end()) return Sum::of(known->second);
  const Track out = fresh();
  ASOBI_TRY(Automaton automaton, automata::shifted(x, out, numeration, work));
  return told(what, out, std::move(automaton));
}

// The numbers ⌊aφ⌋ - 1 for a = 1, 2, … are those that end in 0 (Carlitz, Scoville, Hoggatt 1972), in order: those of
// a - 1 shifted.
Result<Sum> Terms::golden(const Sum& a, Work& work) {
  ASOBI_TRY(const Track x, track_of(a));
  const std::string what = fmt::format("golden v{}", x);
  if (const auto known = known_.find(what); known != known_.end()) return Sum::of(known->second);
  const Track out = fresh(), less = out + 1, end = out + 2;
  ASOBI_TRY(Automaton shift, automata::shifted(less, end, Numeration::zeckendorf(), work));
  const Formula later =
      Formula::all({Formula::zero({{{x, 1}, {less, -1}}, -1}), Formula::zero({{{out, 1}, {end, -1}}, -1}),
                    Formula::of("shift", std::make_shared<const Automaton>(std::move(shift)))});
  const Formula first = Formula::all({Formula::zero(Sum::of(x)), Formula::zero(Sum::of(out))});
  ASOBI_TRY(const auto automaton,
            compiled(Formula::any({first, Formula::exists({less, end}, later)}), Numeration::zeckendorf(), work));
  return told(what, out, *automaton);
}

}  // namespace asobi::automata
