#include "games/chocolate/plane.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/chocolate/reference.hpp"

namespace asobi::chocolate {
namespace {

Plane plane(std::vector<std::uint32_t> heights) {
  Progress progress;
  return *Plane::make(std::move(heights), progress);
}

Plane plane_of(Integer k, std::uint32_t last) {
  Progress progress;
  return *plane_up_to(Edge::quotient(k), last, progress);
}

// G(x, y, z) = x ⊕ g(y, z) against plain search in three dimensions: x is an independent heap.
void expect_plain(const std::vector<std::uint32_t>& heights, std::uint32_t most_x) {
  const Plane fast = plane(heights);
  const ReferenceTable plain(heights, most_x);
  for (std::uint32_t x = 0; x <= most_x; ++x) {
    for (std::uint32_t y = 0; y < heights.size(); ++y) {
      for (std::uint32_t z = 0; z <= heights[y]; ++z) {
        ASSERT_EQ(plain({x, y, z}), x ^ fast(y, z)) << x << ' ' << y << ' ' << z;
      }
    }
  }
}

TEST(Plane, XIsAnIndependentHeapForEveryK) {
  for (const Integer k : {1, 2, 3, 4, 5, 7, 100}) expect_plain(*Edge::quotient(k).heights(40, no_cap), 20);
}

TEST(Plane, AnyMonotoneEdgeAgreesWithPlainSearch) {
  Random random(5);
  for (int round = 0; round < 60; ++round) {
    std::vector<std::uint32_t> heights = {static_cast<std::uint32_t>(random.below(3))};
    while (heights.size() < 36) {
      const auto step = static_cast<std::uint32_t>(random.below(3) == 0 ? random.below(6) : 0);
      heights.push_back(heights.back() + step);
    }
    expect_plain(heights, 5);
  }
}

TEST(Plane, EveryMonotoneEdgeOfSmallBars) {
  // f(0) ≤ f(1) ≤ … ≤ f(4) ≤ 4: all of them
  std::vector<std::uint32_t> f(5);
  int bars = 0;
  for (f[0] = 0; f[0] <= 4; ++f[0])
    for (f[1] = f[0]; f[1] <= 4; ++f[1])
      for (f[2] = f[1]; f[2] <= 4; ++f[2])
        for (f[3] = f[2]; f[3] <= 4; ++f[3])
          for (f[4] = f[3]; f[4] <= 4; ++f[4], ++bars) expect_plain(f, 3);
  EXPECT_EQ(bars, 126);
}

TEST(PlaneStandard, TheKnownSumsUpToOneHundred) {
  const ReferenceTable plain(*Edge::quotient(1).heights(100, no_cap), 100);
  EXPECT_EQ(plain.size(), 520'251u);
  EXPECT_EQ(plain.lstates(), 4'284u);
  EXPECT_EQ(plain.greatest(), 247u);
  EXPECT_EQ(plain.total(), 34'811'271u);
  expect_plain(*Edge::quotient(1).heights(100, no_cap), 100);
}

TEST(Plane, IsTheSameForAllProcessors) {
  const auto heights = *Edge::quotient(1).heights(700, no_cap);
  Progress progress;
  const Plane plain = *Plane::make(heights, progress, Processor::plain);
  for (const Processor processor : processors_here()) {
    const Plane other = *Plane::make(heights, progress, processor);
    std::uint64_t different = 0;
    for (std::uint32_t y = 0; y < heights.size(); ++y) {
      for (std::uint32_t z = 0; z <= heights[y]; ++z) different += plain(y, z) == other(y, z) ? 0 : 1;
    }
    EXPECT_EQ(different, 0u);
  }
}

TEST(Plane, TheRectangleIsNim) {
  const Plane rectangle = plane(std::vector<std::uint32_t>(90, 40));
  for (std::uint32_t y = 0; y < 90; ++y) {
    for (std::uint32_t z = 0; z <= 40; ++z) ASSERT_EQ(rectangle(y, z), y ^ z);
  }
}

TEST(Plane, EvenKGivesTheNimSum) {
  for (const Integer k : {2, 4, 6, 8, 10}) {
    const Plane even = plane_of(k, 400);
    for (std::uint32_t y = 0; y <= 400; ++y) {
      for (std::uint32_t z = 0; z <= even.height(y); ++z) ASSERT_EQ(even(y, z), y ^ z) << k;
    }
  }
}

TEST(Plane, ALowerTableIsPartOfTheWholeOne) {
  Progress progress;
  const Plane whole = plane_of(1, 120);
  const auto lower = plane_below(Edge::quotient(1), 120, 37, progress);
  ASSERT_TRUE(lower);
  for (std::uint32_t y = 0; y <= 120; ++y) {
    for (std::uint32_t z = 0; z <= lower->height(y); ++z) ASSERT_EQ((*lower)(y, z), whole(y, z));
  }
}

TEST(Plane, TooLargeIsRefusedAndStoppingStops) {
  Progress progress;
  for (const auto& [f, last] : {std::pair{"y", 30'000u}, std::pair{"4000000000", 3u}, std::pair{"0", 70'000u}}) {
    const auto refused = plane_up_to(*Edge::parse(f), last, progress);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Code::limit);
  }
  std::stop_source stop;
  stop.request_stop();
  Progress stopped(stop.get_token());
  const auto cancelled = plane_up_to(Edge::quotient(1), 5'000, stopped);
  ASSERT_FALSE(cancelled);
  EXPECT_EQ(cancelled.error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi::chocolate
