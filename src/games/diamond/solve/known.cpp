#include "games/diamond/solve/known.hpp"

#include <algorithm>
#include <array>

#include "base/say.hpp"

namespace asobi::diamond {

namespace {

// The solid board of 51 points. A census has the draws, then by distance what the mover wins and loses.

// clang-format off
// 1- against 1+, by the rule `full` (the goal is full with at least one own piece), as are the next two.
constexpr auto opposite_census = std::to_array<std::uint64_t>({
    2'491'083, 12'307'116, 12'307'185, 76'695'335, 0, 0, 1'991'753, 21'691'885, 0, 0, 17'639'466, 138'600'394, 0, 0,
    102'495'866, 638'305'531, 0, 0, 421'062'957, 1'972'384'922, 0, 0, 1'223'571'895, 4'180'111'664, 0, 0,
    2'492'927'744, 6'072'143'585, 0, 0, 3'625'740'765, 6'220'326'888, 0, 0, 3'762'236'095, 4'629'532'603, 0, 0,
    2'783'049'481, 2'508'628'156, 0, 0, 1'462'658'699, 1'018'231'013, 0, 0, 553'743'408, 315'134'002, 0, 0,
    157'821'184, 79'810'145, 0, 0, 37'206'480, 18'048'030, 0, 0, 8'040'371, 3'709'903, 0, 0, 1'603'287, 687'375, 0, 0,
    283'752, 117'405, 0, 0, 46'818, 18'873, 0, 0, 7'323, 2'325, 0, 0, 582, 150, 0, 0, 6,
});

constexpr auto opposite_line = std::to_array<std::string_view>({
    "-2,2,2,2:0,0,2,2",  "3,0,0,1:2,0,1,1",   "-1,1,2,2:0,1,1,2",  "3,1,0,0:2,1,1,0",   "-1,2,1,2:1,0,1,2",
    "2,0,1,1:0,2,1,1",   "0,1,1,2:1,1,0,2",   "4,0,0,0:2,2,0,0",   "1,1,0,2:2,1,0,1",   "0,2,1,1:-1,2,1,2",
    "-1,2,2,1:-1,1,2,2", "3,0,1,0:3,1,0,0",   "-1,1,2,2:1,1,0,2",  "2,2,0,0:2,0,0,2",   "1,0,1,2:2,0,1,1",
    "2,0,0,2:-2,2,2,2",  "2,0,1,1:3,0,1,0",   "-2,2,2,2:-1,2,2,1", "0,0,2,2:1,0,1,2",   "-1,2,1,2:-2,2,2,2",
    "1,0,1,2:1,0,0,3",   "-2,2,2,2:-1,1,2,2", "1,0,0,3:3,0,0,1",   "-1,1,2,2:-2,2,2,2", "1,1,0,2:2,0,0,2",
    "3,1,0,0:1,1,0,2",   "2,0,0,2:4,0,0,0",   "-2,2,2,2:-1,1,2,2", "2,1,0,1:3,1,0,0",
});

// 1- against 2-
constexpr auto beside_census = std::to_array<std::uint64_t>({
    17'777'561, 12'307'116, 12'307'185, 76'694'122, 0, 0, 1'991'739, 21'691'406, 0, 0, 17'639'751, 138'596'798, 0, 0,
    102'554'080, 638'536'154, 0, 0, 422'979'501, 1'979'016'005, 0, 0, 1'245'312'326, 4'238'738'367, 0, 0,
    2'592'875'418, 6'262'445'361, 0, 0, 3'801'256'712, 6'396'499'354, 0, 0, 3'842'953'104, 4'558'195'700, 0, 0,
    2'657'969'354, 2'285'143'739, 0, 0, 1'282'653'936, 870'098'099, 0, 0, 471'870'155, 281'366'143, 0, 0, 152'642'672,
    86'908'524, 0, 0, 47'691'827, 26'420'915, 0, 0, 14'104'138, 7'597'320, 0, 0, 4'051'988, 2'248'649, 0, 0,
    1'166'386, 605'607, 0, 0, 283'383, 126'341, 0, 0, 56'227, 22'833, 0, 0, 10'475, 4'125, 0, 0, 1'760, 778, 0, 0,
    206, 140, 0, 0, 18, 2,
});

constexpr auto beside_line = std::to_array<std::string_view>(
    {"-2,2,2,2:0,0,2,2",  "1,-1,2,2:1,0,1,2",  "-1,1,2,2:0,1,2,1",  "1,0,1,2:1,1,1,1",   "-1,2,1,2:0,1,1,2",
     "1,1,1,1:1,0,2,1",   "-1,2,2,1:-1,1,2,2", "1,0,2,1:-1,2,2,1",  "-1,1,2,2:1,1,0,2",  "-1,2,2,1:-1,2,1,2",
     "0,0,2,2:1,0,1,2",   "-1,2,1,2:-2,2,2,2", "0,1,1,2:1,1,1,1",   "-2,2,2,2:-1,1,2,2", "0,1,2,1:2,1,0,1",
     "-1,1,2,2:-2,2,2,2", "1,0,1,2:2,0,0,2",   "-2,2,2,2:-1,1,2,2", "1,1,0,2:3,1,0,0",   "-1,1,2,2:-2,2,2,2",
     "1,1,1,1:2,0,1,1",   "-2,2,2,2:-1,1,2,2", "2,0,0,2:4,0,0,0",   "-1,1,2,2:-2,2,2,2", "2,0,1,1:3,0,1,0",
     "-2,2,2,2:-1,1,2,2", "2,1,0,1:3,0,0,1"});

// 1- against 2+
constexpr auto across_census = std::to_array<std::uint64_t>({
    158'913'788, 12'307'116, 12'307'185, 76'694'122, 0, 0, 1'991'515, 21'690'865, 0, 0, 17'638'885, 138'596'930, 0, 0,
    102'608'181, 638'669'397, 0, 0, 424'308'285, 1'982'059'889, 0, 0, 1'257'726'996, 4'260'999'108, 0, 0,
    2'639'644'618, 6'309'802'351, 0, 0, 3'866'767'918, 6'401'249'198, 0, 0, 3'854'033'728, 4'488'199'907, 0, 0,
    2'620'519'138, 2'229'365'090, 0, 0, 1'259'624'223, 836'874'215, 0, 0, 454'267'284, 254'010'918, 0, 0, 130'738'163,
    65'609'392, 0, 0, 31'259'091, 14'408'135, 0, 0, 6'247'780, 2'608'423, 0, 0, 1'033'330, 408'469, 0, 0, 145'743,
    55'293, 0, 0, 17'329, 6'573, 0, 0, 2'303, 978, 0, 0, 450, 192, 0, 0, 220, 264, 0, 0, 218, 143, 0, 0, 71, 58, 0, 0,
    30, 2,
});

constexpr auto across_line = std::to_array<std::string_view>({"-1,2,1,2:0,1,1,2", "0,3,0,1:0,2,0,2", "-2,2,2,2:0,0,2,2", "0,2,0,2:-1,2,1,2", "-1,1,2,2:0,1,2,1", "-1,2,1,2:-1,1,2,2", "-1,2,2,1:1,0,2,1", "-1,1,2,2:-2,2,2,2", "0,0,2,2:2,0,2,0", "0,3,1,0:1,2,1,0", "0,1,1,2:0,2,1,1", "0,4,0,0:2,2,0,0", "0,2,1,1:2,0,1,1", "2,2,0,0:2,1,0,1", "0,1,2,1:1,1,2,0", "-2,2,2,2:-1,1,2,2", "1,0,2,1:3,0,0,1", "-1,1,2,2:-2,2,2,2", "1,1,2,0:2,1,1,0", "-2,2,2,2:-1,1,2,2", "2,0,1,1:3,0,1,0", "-1,1,2,2:-2,2,2,2", "2,0,2,0:4,0,0,0", "-2,2,2,2:-1,1,2,2", "2,1,1,0:3,1,0,0"});

// By the paper's rule the start is a draw; so these have no line.
constexpr auto opposite_census_all = std::to_array<std::uint64_t>({
    44'447'074'402, 178'364, 178'365, 2'351'457, 0, 0, 1'467'810, 17'386'248, 0, 0, 5'018'826, 48'469'240, 0, 0,
    4'511'523, 38'435'817, 0, 0, 890'415, 6'549'155, 0, 0, 77'667, 683'058, 0, 0, 12'816, 118'011, 0, 0, 672, 8'718,
    0, 0, 60, 876,
});
constexpr auto beside_census_all = std::to_array<std::uint64_t>({
    44'445'785'484, 178'364, 178'365, 2'351'457, 0, 0, 1'467'851, 17'386'471, 0, 0, 5'022'821, 48'494'425, 0, 0,
    4'577'542, 38'925'324, 0, 0, 971'291, 7'078'562, 0, 0, 86'827, 756'713, 0, 0, 13'654, 126'342, 0, 0, 802,
    10'197, 0, 0, 66, 942,
});
constexpr auto across_census_all = std::to_array<std::uint64_t>({
    44'445'341'311, 178'364, 178'365, 2'351'457, 0, 0, 1'467'865, 17'386'639, 0, 0, 5'025'362, 48'517'772, 0, 0,
    4'602'143, 39'137'636, 0, 0, 988'171, 7'218'221, 0, 0, 88'857, 774'588, 0, 0, 14'148, 130'373, 0, 0, 819,
    10'401, 0, 0, 66, 942,
});

// One army alone on the star of 121 points, and on the solid board of 124.
constexpr auto plane_line = std::to_array<std::string_view>({
    "-1,5,8:0,5,7", "-3,7,8:1,5,6", "-2,8,6:2,4,6", "2,4,6:3,3,6", "-4,8,8:4,2,6",
    "-2,6,8:2,4,6", "-1,6,7:5,2,5", "5,2,5:6,2,4", "-1,8,5:7,2,3", "-3,8,7:5,2,5",
    "0,5,7:0,6,6", "-2,7,7:8,1,3", "3,3,6:9,1,2", "9,1,2:10,1,1", "1,5,6:11,1,0",
    "-1,7,6:9,1,2", "9,1,2:9,2,1", "0,6,6:1,5,6", "1,5,6:9,3,0", "2,4,6:3,3,6",
    "3,3,6:9,1,2", "6,2,4:12,0,0", "4,2,6:10,0,2", "5,2,5:6,2,4", "6,2,4:10,2,0",
    "7,2,3:11,0,1", "8,1,3:9,0,3",
});
constexpr auto solid_line = std::to_array<std::string_view>({
    "-1,3,3,1:0,3,2,1", "-3,3,3,3:1,3,1,1", "1,3,1,1:2,2,1,1", "-1,1,3,3:3,1,1,1", "-1,3,1,3:1,3,1,1",
    "-2,3,3,2:4,1,1,0", "2,2,1,1:2,2,0,2", "-2,2,3,3:4,0,1,1", "-1,3,2,2:5,1,0,0", "0,3,2,1:0,2,2,2",
    "3,1,1,1:3,1,0,2", "-2,3,2,3:4,1,0,1", "-1,2,3,2:5,0,1,0", "1,3,1,1:1,2,1,2", "-1,2,2,3:5,0,0,1",
    "2,2,0,2:4,2,0,0", "0,2,2,2:4,0,2,0", "1,2,1,2:2,2,0,2", "2,2,0,2:6,0,0,0", "3,1,0,2:4,0,0,2",
});
// clang-format on

constexpr auto known_solos = std::to_array<KnownSolo>({
    {.name = "diamond/solved/2/8/1-/full-free-leave",
     .lower_bound = 27,
     .line = plane_line,
     .prove = 200'000'000,
     .took = {"4 minutes of processor time, 32.6 million placements", "計算時間 4 分、配置 3,260 万"}},
    {.name = "diamond/solved/2/10/1-/full-free-leave",
     .lower_bound = 29,
     .prove = 30'000'000,
     .took = {"4 minutes of processor time, 30 million placements", "計算時間 4 分、配置 3,000 万"}},
    {.name = "diamond/solved/3/3/1-/full-free-leave",
     .lower_bound = 20,
     .line = solid_line,
     .prove = 160'000'000,
     .took = {"13 minutes of processor time, 155 million placements", "計算時間 13 分、配置 1 億 5,500 万"}},
    {.name = "diamond/solved/3/4/1-/full-free-leave",
     .lower_bound = 27,
     .prove = 500'000,
     .took = {"13 seconds of processor time", "計算時間 13 秒"}},
    {.name = "diamond/solved/4/2/1-/full-free-leave",
     .lower_bound = 23,
     .prove = 40'000'000,
     .took = {"5 minutes of processor time, 40 million placements", "計算時間 5 分、配置 4,000 万"}},
    {.name = "diamond/solved/5/1/1-/full-free-leave",
     .lower_bound = 20,
     .prove = 50'000'000,
     .took = {"90 seconds of processor time, 1.4 million placements", "計算時間 90 秒、配置 140 万"}},
});

constexpr auto known_duels = std::to_array<KnownDuel>({
    {.name = "diamond/solved/3/2/1-1+/full-free-leave",
     .census = opposite_census,
     .line = opposite_line,
     .took = {"about an hour of two cores, 41 steps", "2 コアで約 1 時間、41 段"}},
    {.name = "diamond/solved/3/2/1-2-/full-free-leave",
     .census = beside_census,
     .line = beside_line,
     .took = {"69 minutes of processor time, 46 steps", "計算時間 69 分、46 段"}},
    {.name = "diamond/solved/3/2/1-2+/full-free-leave",
     .census = across_census,
     .line = across_line,
     .took = {"66 minutes of processor time, 48 steps", "計算時間 66 分、48 段"}},
    {.name = "diamond/solved/3/2/1-1+/all-free-leave",
     .census = opposite_census_all,
     .took = {"4 minutes of processor time, 18 steps", "計算時間 4 分、18 段"}},
    {.name = "diamond/solved/3/2/1-2-/all-free-leave",
     .census = beside_census_all,
     .took = {"10 minutes of processor time, 18 steps", "計算時間 10 分、18 段"}},
    {.name = "diamond/solved/3/2/1-2+/all-free-leave",
     .census = across_census_all,
     .took = {"10 minutes of processor time, 18 steps", "計算時間 10 分、18 段"}},
});

template <class All>
auto named(const All& all, std::string_view name) {
  const auto found = std::ranges::find_if(all, [&](const auto& one) { return one.name == name; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

Text KnownDuel::source() const {
  return say(
      "found by asobi 0.2.0 in November 2026 ({}), checked at random positions; asobi-research diamond solve --resume "
      "finds it again",
      "asobi 0.2.0 が 2026 年 11 月に求めた結果（{1}。無作為の局面で検算済み）。asobi-research diamond solve --resume "
      "で計算し直せる",
      took.en, took.ja);
}

Text KnownSolo::source() const {
  return say("known since asobi 0.2.0, November 2026 ({0}); solo with prove {2} finds it again",
             "asobi 0.2.0 が 2026 年 11 月に求めた結果（{1}）。solo に prove {2} を指定すると計算し直せる", took.en,
             took.ja, grouped(prove));
}

const KnownDuel* known_duel(std::string_view name) { return named(known_duels, name); }
const KnownSolo* known_solo(std::string_view name) { return named(known_solos, name); }

}  // namespace asobi::diamond
