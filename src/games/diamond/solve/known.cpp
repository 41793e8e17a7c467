#include "games/diamond/solve/known.hpp"

#include <algorithm>
#include <array>

namespace asobi::diamond {

namespace {

// The solid board of 51 points, 1- against 1+: draws, then by distance what the mover wins and loses.
constexpr auto census_of_51 = std::to_array<std::uint64_t>({
    2'491'083,
    12'307'116,
    12'307'185,
    76'695'335,
    0,
    0,
    1'991'753,
    21'691'885,
    0,
    0,
    17'639'466,
    138'600'394,
    0,
    0,
    102'495'866,
    638'305'531,
    0,
    0,
    421'062'957,
    1'972'384'922,
    0,
    0,
    1'223'571'895,
    4'180'111'664,
    0,
    0,
    2'492'927'744,
    6'072'143'585,
    0,
    0,
    3'625'740'765,
    6'220'326'888,
    0,
    0,
    3'762'236'095,
    4'629'532'603,
    0,
    0,
    2'783'049'481,
    2'508'628'156,
    0,
    0,
    1'462'658'699,
    1'018'231'013,
    0,
    0,
    553'743'408,
    315'134'002,
    0,
    0,
    157'821'184,
    79'810'145,
    0,
    0,
    37'206'480,
    18'048'030,
    0,
    0,
    8'040'371,
    3'709'903,
    0,
    0,
    1'603'287,
    687'375,
    0,
    0,
    283'752,
    117'405,
    0,
    0,
    46'818,
    18'873,
    0,
    0,
    7'323,
    2'325,
    0,
    0,
    582,
    150,
    0,
    0,
    6,
});

constexpr auto line_of_51 = std::to_array<std::string_view>({
    "-2,2,2,2:0,0,2,2",  "3,0,0,1:2,0,1,1",   "-1,1,2,2:0,1,1,2",  "3,1,0,0:2,1,1,0",   "-1,2,1,2:1,0,1,2",
    "2,0,1,1:0,2,1,1",   "0,1,1,2:1,1,0,2",   "4,0,0,0:2,2,0,0",   "1,1,0,2:2,1,0,1",   "0,2,1,1:-1,2,1,2",
    "-1,2,2,1:-1,1,2,2", "3,0,1,0:3,1,0,0",   "-1,1,2,2:1,1,0,2",  "2,2,0,0:2,0,0,2",   "1,0,1,2:2,0,1,1",
    "2,0,0,2:-2,2,2,2",  "2,0,1,1:3,0,1,0",   "-2,2,2,2:-1,2,2,1", "0,0,2,2:1,0,1,2",   "-1,2,1,2:-2,2,2,2",
    "1,0,1,2:1,0,0,3",   "-2,2,2,2:-1,1,2,2", "1,0,0,3:3,0,0,1",   "-1,1,2,2:-2,2,2,2", "1,1,0,2:2,0,0,2",
    "3,1,0,0:1,1,0,2",   "2,0,0,2:4,0,0,0",   "-2,2,2,2:-1,1,2,2", "2,1,0,1:3,1,0,0",
});

constexpr auto known_duels = std::to_array<KnownDuel>({
    {.table = "diamond/solved/3/2/1-1+/full-free-leave",
     .census = census_of_51,
     .line = line_of_51,
     .source_en =
         "found by asobi 0.2.0 in November 2026 (about an hour of two cores, 41 steps), checked at random positions; "
         "solving with resume finds it again",
     .source_ja =
         "asobi 0.2.0 が 2026 年 11 月に求めた結果（2 コアで約 1 時間、41 段。無作為の局面で検算済み）。resume "
         "を指定すると計算し直せる"},
});

}  // namespace

const KnownDuel* known_duel(std::string_view table) {
  const auto found = std::ranges::find(known_duels, table, &KnownDuel::table);
  return found == known_duels.end() ? nullptr : &*found;
}

}  // namespace asobi::diamond
