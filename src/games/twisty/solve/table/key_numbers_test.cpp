// Numbers of keys against a map.
#include "games/twisty/solve/table/key_numbers.hpp"

#include <map>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace asobi::twisty {
namespace {

void expect_those_of_a_map(KeyNumbers numbers, std::size_t words, std::uint64_t shifts) {
  std::map<std::vector<std::uint64_t>, std::uint32_t> known;
  Random random(words);
  for (int trial = 0; trial < 20'000; ++trial) {
    std::vector<std::uint64_t> key(words);
    for (std::uint64_t& word : key) word = random.below(words == 1 ? 8'000 : 30) << 8 * random.below(shifts);
    EXPECT_EQ(numbers.find(key), known.contains(key) ? known[key] : KeyNumbers::absent);
    const auto [kept, fresh] = known.try_emplace(key, static_cast<std::uint32_t>(known.size()));
    EXPECT_EQ(numbers.add(key), kept->second);
    EXPECT_EQ(numbers.size(), known.size());
  }
  for (const auto& [key, number] : known) EXPECT_TRUE(std::ranges::equal(numbers[number], key));
}

TEST(KeyNumbers, AreThoseOfAMap) {
  for (const std::size_t words : {1u, 2u, 3u}) {
    expect_those_of_a_map(KeyNumbers(words), words, 3);
  }
  expect_those_of_a_map(KeyNumbers(1, 8'000), 1, 1);
}

}  // namespace
}  // namespace asobi::twisty
