// The breadth-first census of any Space: how many states are 0, 1, 2, … moves from the start. Slow and obvious: it is
// the reference that fast, special searches are tested against. The states seen are kept as keys in a hash set or, if
// the Space is Ranked, as one bit each.
#pragma once

#include <cstdint>
#include <limits>
#include <numeric>
#include <unordered_set>
#include <vector>

#include "base/progress.hpp"
#include "base/result.hpp"
#include "solve/concepts.hpp"

namespace asobi {

constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

// A set of states; add says whether the state is new.
template <Space S>
class Seen {
 public:
  explicit Seen(const S& space) : space_(space) {}
  bool add(const typename S::State& state) { return keys_.insert(space_.key(state)).second; }

 private:
  using Keys = std::unordered_set<decltype(std::declval<const S&>().key(std::declval<const typename S::State&>()))>;
  const S& space_;
  Keys keys_;
};

template <Ranked S>
class Seen<S> {
 public:
  explicit Seen(const S& space) : space_(space), bits_(space.size()) {}
  bool add(const typename S::State& state) {
    auto bit = bits_[space_.rank(state)];
    if (bit) return false;
    return bit = true;
  }

 private:
  const S& space_;
  std::vector<bool> bits_;
};

// Calls visit(state, distance) once for every state, nearest first. Errors: `limit` when there are more than `limit`
// states, `cancelled` when stopped.
template <Space S, class Visit>
Result<void> breadth_first(const S& space, const Visit& visit, Progress& progress, std::uint64_t limit = no_limit) {
  progress.stage({"counting states", "状態を数えています"});
  Seen<S> seen(space);
  std::uint64_t found = 0;
  std::vector<typename S::State> level, next;
  std::vector<typename S::Move> moves;
  const auto discover = [&](typename S::State state) -> Result<void> {
    if (!seen.add(state)) return {};
    if (++found > limit) {
      return fail(Code::limit, "there are more than {} states", "状態が {} 個を超えます", grouped(limit));
    }
    next.push_back(std::move(state));
    return {};
  };
  ASOBI_CHECK(discover(space.start()));
  for (int distance = 0; !next.empty(); ++distance) {
    level.swap(next);
    next.clear();
    for (const auto& state : level) {
      ASOBI_CHECK(progress.check());
      visit(state, distance);
      moves.clear();
      space.moves(state, moves);
      for (const auto& move : moves) ASOBI_CHECK(discover(space.after(state, move)));
      progress.advance();
    }
  }
  return {};
}

// By distance from the start: how many states.
template <Space S>
Result<std::vector<std::uint64_t>> census(const S& space, Progress& progress, std::uint64_t limit = no_limit) {
  std::vector<std::uint64_t> counts;
  const auto count = [&](const typename S::State&, int distance) {
    if (distance == static_cast<int>(counts.size())) counts.push_back(0);
    ++counts.back();
  };
  ASOBI_CHECK(breadth_first(space, count, progress, limit));
  return counts;
}

}  // namespace asobi
