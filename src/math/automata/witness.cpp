#include <algorithm>
#include <limits>

#include "math/automata/automaton.hpp"

namespace asobi::automata {

namespace {

// The best that words of some length do from a state or a node on: the sum, then the numbers in order. (A digit that
// counts as 0 is taken for what is written there; the same word with a 0 is better, and accepted, too.)
using Totals = std::vector<std::uint64_t>;

constexpr std::uint64_t nothing = std::numeric_limits<std::uint64_t>::max();

class Least {
 public:
  Least(const Automaton& a, std::span<const Track> tracks)
      : a_(a),
        tracks_(tracks),
        width_(tracks.size() + 1),
        states_(a.states() * width_),
        nodes_(a.diagram.size() * width_) {
    for (State s = 0; s < a.states(); ++s) {
      if (a.accepting[s] == 0) states_[s * width_] = nothing;
    }
  }

  const std::uint64_t* initial() const { return states_.data(); }

  // One digit more, of this weight, before the others.
  void lengthen(std::uint64_t weight) {
    for (Reference node = 0; node < a_.diagram.size(); ++node) {
      const auto track = static_cast<std::size_t>(std::ranges::find(tracks_, a_.diagram.level(node)) - tracks_.begin());
      Totals best(width_, nothing);
      Totals other(width_);
      for (std::uint32_t digit = 0; digit < a_.diagram.digits(); ++digit) {
        const std::uint64_t* child = totals(a_.diagram.children(node)[digit]);
        if (child[0] == nothing) continue;
        std::copy_n(child, width_, other.begin());
        other[0] += digit * weight;
        other[track + 1] += digit * weight;
        best = std::min(best, other);
      }
      std::ranges::copy(best, nodes_.begin() + static_cast<std::ptrdiff_t>(node * width_));
    }
    std::vector<std::uint64_t> next(states_.size());
    for (State s = 0; s < a_.states(); ++s) std::copy_n(totals(a_.roots[s]), width_, next.data() + s * width_);
    states_ = std::move(next);
  }

 private:
  const Automaton& a_;
  std::span<const Track> tracks_;
  std::size_t width_;
  std::vector<std::uint64_t> states_;  // row by row
  std::vector<std::uint64_t> nodes_;

  const std::uint64_t* totals(Reference r) const {
    return is_leaf(r) ? states_.data() + state_of(r) * width_ : nodes_.data() + r * width_;
  }
};

}  // namespace

Result<std::optional<std::vector<std::uint64_t>>> least_tuple(const Automaton& a, std::span<const Track> tracks,
                                                              Work& work) {
  constexpr std::uint64_t greatest_number = std::uint64_t{1} << 58;
  if (accepts_nothing(a)) return std::nullopt;
  ASOBI_CHECK(work.check(a.bytes() + 8 * (tracks.size() + 1) * (2 * std::uint64_t{a.states()} + a.diagram.size())));
  Least least(a, tracks);
  // A longer word has a digit of at least this weight.
  for (Weight weight(a.diagram.numeration()); least.initial()[0] >= weight.value(); weight.up()) {
    ASOBI_CHECK(work.progress().check());
    if (weight.value() > greatest_number) {
      return fail(Code::limit, "the smallest example is beyond 2^58", "最小の例は 2^58 を超えます");
    }
    least.lengthen(weight.value());
  }
  return std::vector<std::uint64_t>(least.initial() + 1, least.initial() + 1 + tracks.size());
}

}  // namespace asobi::automata
