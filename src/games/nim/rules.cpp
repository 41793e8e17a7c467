#include "games/nim/rules.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <utility>

#include "base/text_reader.hpp"

namespace asobi::nim {

Rules::Rules(Heaps start, std::vector<Stones> limits) : start_(std::move(start)), limits_(std::move(limits)) {
  assert(start_.size() == limits_.size() && std::ranges::find(limits_, Stones{0}) == limits_.end());
}

bool Rules::limited() const {
  return std::ranges::any_of(limits_, [](Stones limit) { return limit != unlimited; });
}

Stones Rules::count_moves(const Heaps& heaps) const {
  Stones sum = 0;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if (most(heaps, i) > unlimited - sum) return unlimited;
    sum += most(heaps, i);
  }
  return sum;
}

void Rules::moves(const Heaps& heaps, std::vector<Take>& out) const {
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    for (Stones n = 1; n <= most(heaps, i); ++n) out.push_back({i, n});
  }
}

Heaps Rules::after(Heaps heaps, const Take& take) const {
  heaps[take.heap] -= take.stones;
  return heaps;
}

std::string Rules::key(const Heaps& heaps) const {
  return {reinterpret_cast<const char*>(heaps.data()), heaps.size() * sizeof(Stones)};
}

std::optional<Stones> to_stones(std::string_view word) {
  Stones value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || value > most_stones) return std::nullopt;
  return value;
}

Result<Heaps> parse_heaps(std::string_view text) {
  const auto typed = words(text, ",");
  if (typed.empty() || typed.size() > most_heaps) {
    return fail(Code::invalid, "there must be 1 to {} heaps, not {}; write them like 3 5 7",
                "山は 1 から {} 個です（{} 個は不可）。3 5 7 のように書いてください", grouped(most_heaps),
                grouped(typed.size()));
  }
  Heaps heaps;
  for (const std::string_view word : typed) {
    const auto stones = to_stones(word);
    if (!stones) {
      return fail_at(place_of(word, text), Code::invalid, "heap {} is {}; a heap is a whole number from 0 to 2^63 = {}",
                     "山 {} が {} になっています。石の数は 0 から 2^63 = {} までの整数です", heaps.size() + 1,
                     shown(word), grouped(most_stones));
    }
    heaps.push_back(*stones);
  }
  return heaps;
}

Result<std::vector<Stones>> parse_limits(std::string_view text, std::size_t heaps) {
  std::vector<Stones> limits;
  for (const std::string_view word : words(text, ",")) {
    const auto limit = word == "-" ? std::optional(unlimited) : to_stones(word);
    if (!limit || *limit == 0) {
      return fail_at(place_of(word, text), Code::invalid,
                     "the limit {} is not a whole number from 1 to 2^63 (or - for none)",
                     "上限 {} は 1 から 2^63 までの整数（なしは -）ではありません", shown(word));
    }
    limits.push_back(*limit);
  }
  if (limits.size() == 1) limits.resize(heaps, limits.front());
  if (limits.size() != heaps) {
    return fail(Code::invalid, "there are {} heaps, but {} limits; give one for all, or one for each like 3,4,5",
                "山は {} 個ですが上限は {} 個です。全体に一つか、3,4,5 のように山ごとに書いてください", grouped(heaps),
                grouped(limits.size()));
  }
  return limits;
}

}  // namespace asobi::nim
