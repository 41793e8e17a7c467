#include "base/parallel.hpp"

#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(Parallel, EveryIndexOnce) {
  for (const unsigned threads : {0u, 1u, 2u, 8u, 50u}) {
    for (const std::size_t count :
         {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{7}, std::size_t{1000}}) {
      std::vector<std::atomic<int>> calls(count);
      parallel_for(count, threads, [&](std::size_t i) { ++calls.at(i); });
      for (const auto& c : calls) EXPECT_EQ(c, 1);
    }
  }
}

TEST(Parallel, AnExceptionComesThroughAndEndsTheWork) {
  for (const unsigned threads : {1u, 4u}) {
    std::atomic<int> calls = 0;
    try {
      parallel_for(1'000'000, threads, [&](std::size_t i) {
        ++calls;
        if (i == 10) throw std::runtime_error("ten");
      });
      ADD_FAILURE() << "nothing was thrown";
    } catch (const std::runtime_error& error) {
      EXPECT_EQ(error.what(), std::string("ten"));
    }
    EXPECT_GE(calls, 11);
    EXPECT_LT(calls, 1'000'000);
  }
}

TEST(Parallel, OfManyExceptionsOneComesThrough) {
  EXPECT_THROW(parallel_for(100, 8, [](std::size_t) { throw std::logic_error("each"); }), std::logic_error);
}

TEST(Parallel, TheFirstPartThatFindsSomethingWins) {
  for (const unsigned threads : {1u, 2u, 8u}) {
    for (const std::size_t least : {std::size_t{0}, std::size_t{7}, std::size_t{99}, std::size_t{100}}) {
      FirstFound<std::string> first;
      parallel_for(100, threads, [&](std::size_t i) {
        if (first.beats(i)) return;
        if (i >= least && (i - least) % 3 == 0) first.found(i, std::to_string(i));
      });
      EXPECT_EQ(first.what().has_value(), least < 100);
      EXPECT_EQ(first.what().value_or("100"), std::to_string(least));
      EXPECT_EQ(std::min<std::size_t>(first.part(), 100), least);
    }
  }
}

}  // namespace
}  // namespace asobi
