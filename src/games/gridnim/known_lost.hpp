// Counts of lost placements that took long, as facts: nobody need count them again. Whoever wants to can (census with
// `again`).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "games/gridnim/lost_kernel.hpp"

namespace asobi::gridnim {

struct KnownLost {
  Size size;
  LosingRule rule;
  std::span<const std::uint64_t> by_stones;
};

// By what, when, how long.
constexpr std::string_view known_lost_source_en =
    "counted by asobi 0.2.0 in November 2026 (a minute and a half of one core, 4.5 GiB); again counts it anew";
constexpr std::string_view known_lost_source_ja =
    "asobi 0.2.0 が 2026 年 11 月に数えた結果（1 コアで約 1 分半、4.5 GiB）。again を指定すると数え直せる";

// A turn as Turn::on gives it.
const KnownLost* known_lost(Size size, const LosingRule& rule);

}  // namespace asobi::gridnim
