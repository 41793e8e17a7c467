#include "research/diamond/rest_sets.hpp"

#include <random>

#include <gtest/gtest.h>

namespace asobi::diamond {
namespace {

struct Rows {
  Placements placements;
  RestSets sets;
  std::mt19937_64 random{1};

  Rows(int points, int pieces) : placements(points, pieces), sets(placements) {}

  std::vector<std::uint64_t> none() const { return std::vector<std::uint64_t>(RestSets::words(placements)); }
  std::vector<std::uint64_t> some(unsigned one_of) {
    auto out = none();
    for (std::uint32_t i = 0; i < placements.count(); ++i) {
      if (random() % one_of == 0) out[i / 64] |= std::uint64_t{1} << i % 64;
    }
    return out;
  }
};

TEST(DiamondRestSets, AreThoseFoundOneByOne) {
  for (const auto& [points, pieces] :
       {std::pair(13, 1), {14, 1}, {9, 2}, {62, 2}, {37, 3}, {11, 4}, {24, 4}, {12, 6}}) {
    Rows rows(points, pieces);
    const Placements& placements = rows.placements;
    for (const unsigned one_of : {1u, 2u, 50u, 5'000u}) {
      const auto row = rows.some(one_of);
      std::vector<PointSet> plain(placements.rests()), sets(placements.rests(), ~PointSet{0});
      for (std::uint32_t i = 0; i < placements.count(); ++i) {
        if ((row[i / 64] >> i % 64 & 1) == 0) continue;
        for (const auto [rest, point] : placements.parts(i)) plain[rest] |= set_of(point);
      }
      rows.sets.split(row, sets);
      ASSERT_EQ(sets, plain) << points << " " << pieces;
    }
  }
}

TEST(DiamondRestSets, JoinWhateverAnyRestHas) {
  for (const auto& [points, pieces] : {std::pair(13, 1), {9, 2}, {62, 2}, {37, 3}, {24, 4}, {12, 6}}) {
    Rows rows(points, pieces);
    const Placements& placements = rows.placements;
    for (const unsigned one_of : {1u, 3u, 100u, 10'000u}) {
      std::vector<PointSet> sets(placements.rests());
      auto plain = rows.some(50), row = plain;
      for (std::uint32_t rest = 0; rest < placements.rests(); ++rest) {
        each_point(((set_of(placements.points()) - 1) & ~placements.rest(rest)), [&](unsigned point) {
          if (rows.random() % one_of != 0) return;
          sets[rest] |= set_of(point);
          const std::uint32_t i = placements.with(rest, point);
          plain[i / 64] |= std::uint64_t{1} << i % 64;
        });
      }
      rows.sets.join(sets, row);
      ASSERT_EQ(row, plain) << points << " " << pieces;
    }
  }
}

}  // namespace
}  // namespace asobi::diamond
