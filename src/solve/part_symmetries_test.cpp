// Symmetries found from tables of moves, and spaces folded by them, against a plain search of pairs.
#include "solve/part_symmetries.hpp"

#include <array>
#include <map>
#include <numeric>

#include <gtest/gtest.h>

#include "solve/fibred_census.hpp"

namespace asobi {
namespace {

using Images = std::vector<std::uint32_t>;

// All arrangements that moves of places make of what is where, and what the moves do to them.
PartMoves arrangements(const std::vector<Images>& moves, const Images& start) {
  std::vector<Images> all = {start};
  std::map<Images, std::uint32_t> number = {{start, 0}};
  PartMoves out(moves.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t g = 0; g < moves.size(); ++g) {
      Images next(start.size());
      for (std::size_t place = 0; place < start.size(); ++place) next[moves[g][place]] = all[i][place];
      const auto [found, fresh] = number.try_emplace(next, static_cast<std::uint32_t>(all.size()));
      if (fresh) all.push_back(next);
      out[g].push_back(found->second);
    }
  }
  return out;
}

std::vector<Permutation> as_permutations(const std::vector<Images>& moves) {
  std::vector<Permutation> out;
  for (const Images& move : moves) {
    out.push_back(Permutation::from_images_unchecked(std::vector<Point>(move.begin(), move.end())));
  }
  return out;
}

std::vector<PairSymmetry> symmetries_of(const PartMoves& left, const PartMoves& right,
                                        const std::vector<Images>& moves) {
  std::vector<PairSymmetry> out;
  PartSymmetries of_left(left, left.size()), of_right(right, right.size());
  for (const Renaming& renaming : renamings_of(as_permutations(moves))) {
    Images a = of_left.follow(renaming, 0, Progress()).value(), b = of_right.follow(renaming, 0, Progress()).value();
    if (!a.empty() && !b.empty()) out.push_back({std::move(a), std::move(b), renaming.name});
  }
  return out;
}

// Distances of a folded space are those of a plain search of pairs.
void expect_folded(const PartMoves& left, const PartMoves& right, const std::vector<Images>& moves,
                   std::size_t symmetries) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, unsigned> slow = {{{0, 0}, 0}};
  std::vector<std::pair<std::uint32_t, std::uint32_t>> queue = {{0, 0}};
  std::vector<std::uint64_t> distribution;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const auto [l, r] = queue[i];
    const unsigned distance = slow[queue[i]];
    distribution.resize(distance + 1);
    ++distribution[distance];
    for (std::size_t g = 0; g < moves.size(); ++g) {
      const std::pair next{left[g][l], right[g][r]};
      if (slow.try_emplace(next, distance + 1).second) queue.push_back(next);
    }
  }
  Progress progress;
  const std::vector<PairSymmetry> found = symmetries_of(left, right, moves);
  EXPECT_EQ(found.size(), symmetries);
  const FibredSpace space = FibredSpace::make(left, right, left.size(), progress, found).value();
  EXPECT_EQ(space.size(), slow.size());
  EXPECT_LT(space.entries(), space.size());
  for (const unsigned threads : {1u, 2u}) {
    const FibredCount count = count_states(space, threads, progress).value();
    EXPECT_EQ(count.distribution, distribution);
    const auto words = count.distances.as<std::uint64_t>();
    for (const auto& [pair, distance] : slow) {
      const std::uint64_t state = space.index(pair.first, pair.second);
      EXPECT_EQ(DistanceTable::value(words, space.entry(state)), distance % 3);
      EXPECT_EQ(descend(space, words, state, slow.size())->size(), distance);
      std::uint64_t unfolded = state;
      const auto down = descend(space, words, space.state_at(space.entry(state)), slow.size());
      for (const std::size_t move : *down) {
        unfolded = space.after(unfolded, space.unfolded(space.folding(state), move));
      }
      EXPECT_EQ(unfolded, space.starts().front());
    }
    const std::uint64_t farthest = space.state_at(count.farthest.front());
    EXPECT_EQ(space.entry(farthest), count.farthest.front());
    EXPECT_EQ(descend(space, words, farthest, slow.size())->size() + 1, distribution.size());
  }
}

// Neighbours on a circle of six change places: the circle turns and turns over.
const std::vector<Images> swaps = {{1, 0, 2, 3, 4, 5}, {0, 2, 1, 3, 4, 5}, {0, 1, 3, 2, 4, 5},
                                   {0, 1, 2, 4, 3, 5}, {0, 1, 2, 3, 5, 4}, {5, 1, 2, 3, 4, 0}};

TEST(PartSymmetries, RenamesSwapsOfNeighboursAsTheCircleTurns) {
  EXPECT_EQ(renamings_of(as_permutations(swaps)).size(), 11u);
  EXPECT_EQ(renamings_of(as_permutations({swaps[0], swaps[1], swaps[3]})).size(), 1u);
}

TEST(PartSymmetries, KeepsWhatAPartShows) {
  // Where one of six is, only turning over about its place keeps; all of them, everything.
  const PartMoves one = arrangements(swaps, {1, 0, 0, 0, 0, 0}), all = arrangements(swaps, {0, 1, 2, 3, 4, 5});
  std::size_t of_one = 0, of_all = 0;
  for (const Renaming& renaming : renamings_of(as_permutations(swaps))) {
    of_one += PartSymmetries(one, swaps.size()).follow(renaming, 0, Progress()).value().empty() ? 0 : 1;
    of_all += PartSymmetries(all, swaps.size()).follow(renaming, 0, Progress()).value().empty() ? 0 : 1;
  }
  EXPECT_EQ(of_one, 1u);
  EXPECT_EQ(of_all, 11u);
}

TEST(PartSymmetries, FoldsArrangements) {
  const PartMoves all = arrangements(swaps, {0, 1, 2, 3, 4, 5}), none = PartMoves(swaps.size(), Images{0});
  expect_folded(all, none, swaps, 11);
  // Left where 0 and 3 are, right the others: turning half round keeps both, and so does turning over about these two.
  expect_folded(arrangements(swaps, {1, 0, 0, 2, 0, 0}), arrangements(swaps, {0, 1, 2, 0, 3, 4}), swaps, 3);
}

// Three coins, a move swaps two and turns one of them over: renamings come from the points, and few keep one of these.
TEST(PartSymmetries, TellsWhereThePointsGo) {
  const std::vector<Images> moves = {{2, 3, 1, 0, 4, 5}, {3, 2, 0, 1, 4, 5}, {0, 1, 4, 5, 3, 2},
                                     {0, 1, 5, 4, 2, 3}, {5, 4, 2, 3, 0, 1}, {4, 5, 2, 3, 1, 0}};
  const std::vector<Renaming> renamings = renamings_of(as_permutations(moves));
  ASSERT_FALSE(renamings.empty());
  for (const Renaming& renaming : renamings) {
    for (std::size_t g = 0; g < moves.size(); ++g) {
      for (std::size_t x = 0; x < 6; ++x) {
        EXPECT_EQ(renaming.points[moves[g][x]], moves[renaming.name[g]][renaming.points[x]]);
      }
    }
  }
  PartMoves points(moves.begin(), moves.end());
  PartSymmetries part(points, moves.size());
  std::size_t kept = 0;
  for (const Renaming& renaming : renamings) kept += part.keeps(renaming, 0, Progress()).value() ? 1 : 0;
  EXPECT_LT(kept, renamings.size());
}

TEST(PartSymmetries, StopsWhenAsked) {
  std::stop_source stop;
  const Progress progress(stop.get_token());
  const PartMoves one = {{0}};
  stop.request_stop();
  EXPECT_EQ(PartSymmetries(one, 1).follow({{0}, {0}}, 0, progress).error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi
