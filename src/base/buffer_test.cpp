#include "base/buffer.hpp"

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(Buffer, IsZeroedAlignedAndWritableToItsEnd) {
  for (const std::size_t bytes :
       {std::size_t{1}, std::size_t{4096}, std::size_t{2} << 20, (std::size_t{4} << 20) + 1}) {
    Buffer buffer = *Buffer::zeroed(bytes);
    ASSERT_EQ(buffer.size(), bytes);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(buffer.data()) % (std::size_t{2} << 20), 0u);
    EXPECT_TRUE(std::ranges::all_of(buffer.bytes(), [](std::byte b) { return b == std::byte{0}; }));
    buffer.bytes().front() = buffer.bytes().back() = std::byte{7};
    EXPECT_EQ(static_cast<const Buffer&>(buffer).bytes().back(), std::byte{7});
  }
}

TEST(Buffer, ViewsCountWholeElements) {
  Buffer buffer = *Buffer::zeroed(15);
  EXPECT_EQ(buffer.as<std::uint32_t>().size(), 3u);
  buffer.as<std::uint32_t>()[2] = 0x01020304;
  EXPECT_EQ(static_cast<const Buffer&>(buffer).as<std::uint32_t>()[2], 0x01020304u);
}

TEST(Buffer, MayBeEmptyAndIsEmptyAfterAMove) {
  EXPECT_EQ(Buffer().size(), 0u);
  EXPECT_EQ(Buffer::zeroed(0)->size(), 0u);
  Buffer from = *Buffer::zeroed(100);
  const std::byte* data = from.data();
  Buffer to(std::move(from));
  EXPECT_EQ(to.data(), data);
  EXPECT_EQ(to.size(), 100u);
  EXPECT_EQ(from.size(), 0u);
  EXPECT_TRUE(from.bytes().empty());
  from = std::move(to);
  EXPECT_EQ(from.size(), 100u);
  EXPECT_EQ(to.size(), 0u);
}

TEST(Buffer, KeepsWhatStandsFirst) {
  constexpr std::size_t mebi = std::size_t{1} << 20;
  Buffer buffer = *Buffer::zeroed(9 * mebi);
  for (const std::size_t at : {std::size_t{0}, mebi, 3 * mebi}) buffer.bytes()[at] = std::byte{7};
  for (const std::size_t bytes : {7 * mebi, 3 * mebi + 1, 2 * mebi, std::size_t{1}}) {
    buffer.shrink(bytes);
    ASSERT_EQ(buffer.size(), bytes);
    for (const std::size_t at : {std::size_t{0}, mebi, 3 * mebi}) {
      if (at < bytes) EXPECT_EQ(buffer.bytes()[at], std::byte{7}) << at;
    }
  }
}

TEST(Buffer, TooMuchMemoryIsRefused) {
  for (const std::size_t bytes : {std::numeric_limits<std::size_t>::max(), std::numeric_limits<std::size_t>::max() / 2,
                                  ~std::size_t{0} - (std::size_t{2} << 20) + 1}) {
    const auto buffer = Buffer::zeroed(bytes);
    ASSERT_FALSE(buffer);
    EXPECT_EQ(buffer.error().code, Code::limit);
  }
}

}  // namespace
}  // namespace asobi
