// Heaps of stones; a move takes one or more stones from one heap, at most as many as the heap's limit (paper 003, 前提
// and 一度に取れる石の個数を制限したとき). The limits belong to the rules, the heaps to the position.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace asobi::nim {

using Stones = std::uint64_t;
using Heaps = std::vector<Stones>;

constexpr std::size_t most_heaps = 1000;
constexpr Stones most_stones = Stones{1} << 63;
constexpr Stones unlimited = std::numeric_limits<Stones>::max();

// Heaps count from 0 here and in JSON, from 1 for people.
struct Take {
  std::size_t heap = 0;
  Stones stones = 1;

  static constexpr auto fields() {
    return field_list(field("heap", &Take::heap, "from 0"), field("take", &Take::stones).large());
  }
  friend bool operator==(const Take&, const Take&) = default;
};

class Rules {
 public:
  using State = Heaps;
  using Move = Take;
  static constexpr bool impartial = true;

  // One limit per heap, each at least 1.
  Rules(Heaps start, std::vector<Stones> limits);
  static std::size_t bytes(const Heaps& heaps) { return heaps.size() * sizeof(Stones); }

  const std::vector<Stones>& limits() const { return limits_; }
  bool limited() const;
  // How many stones may be taken from that heap now.
  Stones most(const Heaps& heaps, std::size_t heap) const { return std::min(heaps[heap], limits_[heap]); }
  // How many moves there are, or `unlimited` if they are more than 64 bits can count.
  Stones count_moves(const Heaps& heaps) const;

  Heaps start() const { return start_; }
  void moves(const Heaps& heaps, std::vector<Take>& out) const;
  Heaps after(Heaps heaps, const Take& take) const;
  std::string key(const Heaps& heaps) const;

 private:
  Heaps start_;
  std::vector<Stones> limits_;
};

// A whole number from 0 to 2^63 and nothing else.
std::optional<Stones> to_stones(std::string_view word);
// "3 5 7" or "3,5,7"; 1 to 1000 heaps of 0 to 2^63 stones.
Result<Heaps> parse_heaps(std::string_view text);
// "3" for all heaps, or one for each: "3,4,-" (- means no limit).
Result<std::vector<Stones>> parse_limits(std::string_view text, std::size_t heaps);

}  // namespace asobi::nim
