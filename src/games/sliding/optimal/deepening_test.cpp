#include "games/sliding/optimal/deepening.hpp"

#include <gtest/gtest.h>

namespace asobi::sliding {
namespace {

using enum Slide;

struct Toy {
  int place = 0;

  int bound() const { return 1; }
};

// From the root 0 there are 21 ways on, each a single line. The goal lies at the end of one of them, `home`; of the
// others one, `near`, seems to be close to it already in the iteration before.
struct ToySearch {
  int home, near;
};

constexpr int ways = 21;

class ToyWalker {
 public:
  using Node = Toy;

  ToyWalker(const ToySearch& search, Shared& shared) : search_(search), shared_(shared) {}

  bool search(const Toy& node, int room, std::vector<Slide> path, int depth = 0,
              std::vector<Subtree<Toy>>* collect = nullptr) {
    nodes_ = 1;
    closest_ = 100;
    path_ = std::move(path);
    if (collect != nullptr) {
      for (int way = 0; way < ways; ++way) {
        if (room > way)
          collect->push_back({{way}, room - depth, std::vector<Slide>(static_cast<std::size_t>(way), left)});
      }
      return false;
    }
    if (node.place == search_.near) closest_ = 7;
    if (node.place == search_.home) closest_ = 9;
    shared_.nodes += nodes_;
    return node.place == search_.home && room >= 20;
  }

  const std::vector<Slide>& path() const { return path_; }
  std::uint64_t nodes() const { return nodes_; }
  int closest() const { return closest_; }

 private:
  const ToySearch& search_;
  Shared& shared_;
  std::vector<Slide> path_;
  std::uint64_t nodes_ = 0;
  int closest_ = 0;
};

TEST(Deepening, WhatCameCloseComesFirst) {
  const Progress progress;
  const ToySearch search{.home = 12, .near = 5};
  for (const unsigned threads : {1u, 3u}) {
    Shared shared{progress, 0};
    std::vector<Searched> searched;
    EXPECT_FALSE(search_split<ToyWalker>(search, {}, 15, threads, shared, searched).found);
    ASSERT_EQ(searched.size(), 15u);
    EXPECT_EQ(searched[5].closest, 7);
    EXPECT_EQ(searched[12].closest, 9);
    // Now with all ways: of the trunk, of the one that seemed near, and of the one with the goal.
    const Iteration last = search_split<ToyWalker>(search, {}, 30, threads, shared, searched);
    EXPECT_TRUE(last.found);
    EXPECT_EQ(last.slides.size(), 12u);
    EXPECT_EQ(last.nodes, 3u);
  }
}

TEST(Deepening, SubtreesThatAreNewAreNotMistakenForOld) {
  const std::vector<Searched> before = {{{left}, 3}, {{up, up}, 5}};
  std::vector<Subtree<Toy>> subtrees;
  for (const auto& path : {std::vector{down}, {left}, {left, up}, {up, up}, {up, down}}) {
    subtrees.push_back({{}, 1, path});
  }
  remember(before, subtrees);
  const int unknown = Subtree<Toy>().closest;
  EXPECT_EQ(subtrees[0].closest, unknown);
  EXPECT_EQ(subtrees[1].closest, 3);
  EXPECT_EQ(subtrees[2].closest, unknown);
  EXPECT_EQ(subtrees[3].closest, 5);
  EXPECT_EQ(subtrees[4].closest, unknown);
}

}  // namespace
}  // namespace asobi::sliding
