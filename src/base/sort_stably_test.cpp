#include "base/sort_stably.hpp"

#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace asobi {
namespace {

TEST(SortStably, OrdersByTheKeyAndLeavesEqualsAsTheyStood) {
  Random random(1);
  for (std::size_t length = 0; length < 100; ++length) {
    std::vector<std::pair<int, std::size_t>> list;
    for (std::size_t i = 0; i < length; ++i) list.emplace_back(static_cast<int>(random.below(10)), i);
    auto down = list;
    auto wanted = list;
    std::ranges::sort(wanted);
    sort_stably(list, {}, &std::pair<int, std::size_t>::first);
    EXPECT_EQ(list, wanted);
    std::ranges::sort(wanted, {}, [](const auto& p) { return std::pair(-p.first, p.second); });
    sort_stably(down, std::ranges::greater(), &std::pair<int, std::size_t>::first);
    EXPECT_EQ(down, wanted);
  }
}

}  // namespace
}  // namespace asobi
