#include "base/tally.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace asobi {
namespace {

// Cell by cell, bit by bit.
template <unsigned bits, unsigned width>
Ones<bits> plain_ones(std::span<const std::byte> bytes, std::uint64_t first, std::uint64_t cells) {
  Ones<bits> out{};
  for (std::uint64_t cell = first; cell < first + cells; ++cell) {
    for (unsigned b = 0; b < bits; ++b) {
      const std::uint64_t at = cell * width + b;
      out[b] += std::to_integer<std::uint64_t>(bytes[at / 8]) >> at % 8 & 1;
    }
  }
  return out;
}

template <unsigned bits, unsigned width>
void expect_as_plainly_counted() {
  Random random(bits * 10 + width);
  std::vector<std::byte> bytes(10'007);
  for (std::byte& byte : bytes) byte = static_cast<std::byte>(random.below(256));
  const std::uint64_t all = bytes.size() * 8 / width, some = all / 3;
  Tally<bits, width> sum(bytes);
  Ones<bits> expected{};
  std::uint64_t weight = 1;
  for (const auto& [first, cells] : std::vector<std::pair<std::uint64_t, std::uint64_t>>{
           {0, all}, {0, 0}, {1, 1}, {3, 2}, {some, 7}, {some + 5, some}, {all - 1, 1}, {all, 0}, {63, 66}, {64, 64}}) {
    sum.add(first, cells, weight);
    const Ones<bits> found = plain_ones<bits, width>(bytes, first, cells);
    for (unsigned b = 0; b < bits; ++b) expected[b] += weight * found[b];
    EXPECT_EQ(sum.ones(), expected) << bits << "/" << width << " " << first << " " << cells;
    ++weight;
  }
}

TEST(Tally, CountsAsThePlainLoopDoes) {
  expect_as_plainly_counted<1, 1>();
  expect_as_plainly_counted<2, 2>();
  expect_as_plainly_counted<4, 4>();
  expect_as_plainly_counted<8, 8>();
  expect_as_plainly_counted<2, 8>();
}

TEST(Tally, ACensusSaysTheSame) {
  const std::vector<std::uint64_t> census = {1, 10, 100, 1000, 10'000};
  EXPECT_EQ(ones_of_census<4>(census), (Ones<4>{1010, 1100, 10'000, 0}));
  EXPECT_EQ(ones_of_census<2>(census, 3), (Ones<2>{10'010, 100}));
  EXPECT_EQ(ones_of_census<2>(census, 3, 7), (Ones<2>{10'017, 107}));
}

}  // namespace
}  // namespace asobi
