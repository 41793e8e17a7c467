// The positions by distance of boards that took long to count, as facts: 2x7 and 3x5, for every home of the blank that
// is no mirror image of another. Nobody need count them again; whoever wants to can (asobi-research, census with
// `again`), and a count that differs is refused.
//
// Provenance: 2x7 on two machines (aarch64, x86-64), 3x5 twice on two machines of 16 cores (x86-64, by clang and g++;
// 70 to 90 s, 87 GB each), all by asobi 0.2.0. The first 39 (2x7) and 35 (3x5) numbers for a blank in the corner are
// those of OEIS A346736 and A346737.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "games/sliding/board/normal.hpp"

namespace asobi::sliding {

struct KnownCensus {
  Shape shape;
  int blank;  // the cell where it belongs
  std::string_view by_distance_text;
  std::string_view farthest;  // the tiles of one, the blank 0

  // The tiles in order around the blank.
  Position goal() const;
  std::vector<std::uint64_t> by_distance() const;
};

constexpr std::string_view known_census_source_en =
    "counted by asobi 0.2.0 in November 2026 (16 cores: 7 s and 6 GB for 2x7, 70 to 90 s and 87 GB for 3x5); "
    "asobi-research sliding census --again counts it anew";
constexpr std::string_view known_census_source_ja =
    "asobi 0.2.0 が 2026 年 11 月に数えた結果（16 コア: 2x7 は 7 秒・6 GB、3x5 は 70〜90 秒・87 GB）。"
    "asobi-research sliding census --again で数え直せる";

std::span<const KnownCensus> known_censuses();
// Of a board as normalise turns it; null where none is known.
const KnownCensus* known_census(Shape shape, int goal_blank);

}  // namespace asobi::sliding
