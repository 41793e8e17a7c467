#include "base/bits.hpp"

#include <gtest/gtest.h>

namespace asobi {
namespace {

static_assert(lowest_bit(std::uint8_t{6}) == 1);

template <class T>
void expect_each_bit_found() {
  for (int bit = 0; bit < static_cast<int>(sizeof(T) * 8); ++bit) {
    const T one = static_cast<T>(T{1} << bit), all_above = static_cast<T>(~T{0} << bit);
    EXPECT_EQ(lowest_bit(one), bit);
    EXPECT_EQ(lowest_bit(all_above), bit);
  }
}

TEST(Bits, TheLowestIsFound) {
  expect_each_bit_found<std::uint8_t>();
  expect_each_bit_found<std::uint16_t>();
  expect_each_bit_found<std::uint32_t>();
  expect_each_bit_found<std::uint64_t>();
}

}  // namespace
}  // namespace asobi
