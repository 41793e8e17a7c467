#include "games/nim/theory.hpp"

#include <algorithm>
#include <optional>

namespace asobi::nim {

Stones remainder(Stones stones, Stones limit) { return limit == unlimited ? stones : stones % (limit + 1); }

std::vector<Stones> remainders(const Rules& rules, const Heaps& heaps) {
  std::vector<Stones> out;
  for (std::size_t i = 0; i < heaps.size(); ++i) out.push_back(remainder(heaps[i], rules.limits()[i]));
  return out;
}

Stones nim_sum(std::span<const Stones> numbers) {
  Stones sum = 0;
  for (const Stones n : numbers) sum ^= n;
  return sum;
}

bool is_small(std::span<const Stones> remainders) {
  return std::ranges::all_of(remainders, [](Stones r) { return r <= 1; });
}

Stones grundy(const Rules& rules, const Heaps& heaps) { return nim_sum(remainders(rules, heaps)); }

bool wins(const Rules& rules, const Heaps& heaps, bool misere) {
  const auto rests = remainders(rules, heaps);
  const Stones lost_with = misere && is_small(rests) ? 1 : 0;
  return nim_sum(rests) != lost_with;
}

namespace {

// How many stones to take so that the remainder becomes `wanted`, if that can be done.
std::optional<Stones> take_to(Stones stones, Stones limit, Stones wanted) {
  const Stones now = remainder(stones, limit);
  if (wanted < now) return now - wanted;
  if (wanted == now || wanted > limit || stones <= limit) return std::nullopt;
  return limit - (wanted - now - 1);  // into the next block of limit + 1
}

}  // namespace

std::vector<Take> winning_takes(const Rules& rules, const Heaps& heaps, bool misere) {
  const auto rests = remainders(rules, heaps);
  const Stones sum = nim_sum(rests);
  const auto large = std::ranges::count_if(rests, [](Stones r) { return r >= 2; });
  std::vector<Take> out;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const Stones others = sum ^ rests[i];
    const bool others_small = large == (rests[i] >= 2 ? 1 : 0);
    const Stones wanted = misere && others_small ? others ^ 1 : others;
    if (const auto stones = take_to(heaps[i], rules.limits()[i], wanted)) out.push_back({i, *stones});
  }
  return out;
}

}  // namespace asobi::nim
