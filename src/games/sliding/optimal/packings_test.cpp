#include "games/sliding/optimal/packings.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace asobi::sliding {
namespace {

bool disjoint(const std::vector<std::uint32_t>& parts, Packing packing) {
  std::uint32_t seen = 0;
  for (std::size_t p = 0; p < parts.size(); ++p) {
    if ((packing >> p & 1) == 0) continue;
    if ((seen & parts[p]) != 0) return false;
    seen |= parts[p];
  }
  return true;
}

// By trying all sets of parts.
std::vector<Packing> tried(const std::vector<std::uint32_t>& parts) {
  std::vector<Packing> out;
  for (Packing packing = 0; packing < Packing{1} << parts.size(); ++packing) {
    bool grows = false;
    for (std::size_t p = 0; p < parts.size(); ++p) {
      const Packing more = packing | Packing{1} << p;
      grows = grows || (more != packing && disjoint(parts, more));
    }
    if (disjoint(parts, packing) && !grows) out.push_back(packing);
  }
  return out;
}

std::vector<int> members(Packing packing) {
  std::vector<int> out;
  for (int p = 0; p < 32; ++p) {
    if ((packing >> p & 1) != 0) out.push_back(p);
  }
  return out;
}

TEST(Packings, AreAllSetsThatCannotGrow) {
  Random random(3);
  for (int i = 0; i < 200; ++i) {
    std::vector<std::uint32_t> parts(1 + random.below(9));
    for (std::uint32_t& part : parts) part = 1 + static_cast<std::uint32_t>(random.below(255));
    const auto found = packings(parts);
    auto sorted = found;
    std::ranges::sort(sorted);
    EXPECT_EQ(sorted, tried(parts));
    EXPECT_TRUE(std::ranges::is_sorted(found, {}, members));
  }
}

TEST(Packings, AtMost32Parts) {
  std::vector<std::uint32_t> parts;
  for (int p = 0; p < 32; ++p) parts.push_back(std::uint32_t{1} << p);
  EXPECT_EQ(packings(parts), std::vector<Packing>{0xFFFFFFFF});
  EXPECT_EQ(packings({}), std::vector<Packing>{0});
}

// The first is the best alone; the second best alone adds nothing to it, and so the third is taken before.
TEST(Packings, TheBestTogetherAreChosen) {
  const std::vector<Packing> all = {1, 2, 4};
  const std::vector<std::vector<std::uint8_t>> sums = {{2, 2, 2, 0}, {3, 3, 3, 0}, {0, 0, 0, 1}};
  EXPECT_EQ(best_packings(all, sums, 2), (std::vector<Packing>{2, 4}));
  EXPECT_EQ(best_packings(all, sums, 5), (std::vector<Packing>{2, 4, 1}));
  EXPECT_TRUE(best_packings({}, {}, 5).empty());
}

}  // namespace
}  // namespace asobi::sliding
