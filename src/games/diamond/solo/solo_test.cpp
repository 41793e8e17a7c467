#include "games/diamond/solo/solo.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <set>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "games/diamond/board/reference.hpp"

namespace asobi::diamond {
namespace {

// Breadth first over maps of coordinates; nothing if the army cannot get home.
std::optional<std::size_t> plain_solo(const ReferenceGame& game, const ReferenceGame::Placing& start) {
  std::set<ReferenceGame::Placing> seen = {start};
  std::vector<ReferenceGame::Placing> now = {start};
  for (std::size_t moves = 0; !now.empty(); ++moves) {
    std::vector<ReferenceGame::Placing> next;
    for (const auto& placing : now) {
      if (game.won(placing, 0)) return moves;
      for (const auto& [from, to] : game.moves(placing, 0)) {
        if (from.empty()) continue;
        auto after = placing;
        after.erase(from);
        after[to] = 0;
        if (seen.insert(after).second) next.push_back(after);
      }
    }
    now = std::move(next);
  }
  return std::nullopt;
}

template <class F>
auto on_board(int dim, int size, F&& f, const Switches& switches = {}) {
  const auto board = Board::make(dim, size).value();
  return with_bits(*board, [&]<class B>() { return f(Mover<B>(board, usual_seats(1), switches)); });
}

SoloAnswer solve_alone(int dim, int size, const SoloEffort& effort) {
  Quiet quiet;
  return on_board(dim, size, [&]<class B>(const Mover<B>& mover) {
    return solo(mover, mover.start().occupied, effort, quiet.context).value();
  });
}

// By the plain rules.
bool comes_home(int dim, int size, const std::vector<Move>& line) {
  const auto board = Board::make(dim, size).value();
  const ReferenceGame game(dim, size, usual_seats(1), {});
  auto placing = game.start();
  const auto spot = [&](Point p) { return ReferenceGame::Spot(board->at(p).begin(), board->at(p).end()); };
  for (const Move& move : line) {
    if (!game.moves(placing, 0).contains({spot(move.from), spot(move.to)})) return false;
    placing.erase(spot(move.from));
    placing[spot(move.to)] = 0;
  }
  return game.won(placing, 0);
}

TEST(DiamondSoloStandard, IsThePlainBreadthFirstSearchs) {
  for (const auto& [dim, size] : {std::pair(2, 2), {3, 1}, {2, 4}}) {
    const ReferenceGame game(dim, size, usual_seats(1), {});
    const auto least = plain_solo(game, game.start());
    for (const SoloEffort& effort : {SoloEffort{1'000'000, 0}, {10, 1'000'000}}) {
      const SoloAnswer answer = solve_alone(dim, size, effort);
      EXPECT_TRUE(answer.proved());
      EXPECT_EQ(answer.line.size(), least) << dim << " " << size;
      EXPECT_TRUE(comes_home(dim, size, answer.line));
    }
  }
}

// Some pieces anywhere: all placements kept, the answer is breadth-first search's; else the truth is between bound and
// line.
void expect_the_truth(int dim, int size, const Switches& switches, const std::vector<Point>& start) {
  const auto board = Board::make(dim, size).value();
  ReferenceGame::Placing placing;
  for (const Point p : start) placing[spot_of(*board, p)] = 0;
  const auto least = plain_solo(ReferenceGame(dim, size, usual_seats(1), switches), placing);
  for (const std::size_t width : {1u, 3u, 100'000u}) {
    SCOPED_TRACE(testing::Message() << dim << ":" << size << " width " << width << " start "
                                    << testing::PrintToString(start));
    Quiet quiet;
    const auto answer = on_board(
        dim, size,
        [&]<class B>(const Mover<B>& mover) {
          B men(board->points());
          for (const Point p : start) men.add(p);
          return solo(mover, men, {width, 0}, quiet.context);
        },
        switches);
    if (!answer) {
      EXPECT_TRUE(code_of(answer) == Code::limit || (!least && code_of(answer) == Code::unsolvable));
      EXPECT_TRUE(!least || width < 100'000u) << answer.error().message.en;
      continue;
    }
    ASSERT_TRUE(least);
    EXPECT_LE(answer->lower_bound, static_cast<int>(*least));
    EXPECT_LE(*least, answer->line.size());
    EXPECT_TRUE(answer->proved() || width < 100'000u);
  }
}

TEST(DiamondSoloStandard, IsRightFromAnyStart) {
  const auto all_home = [](bool foreign_rest, bool leave_goal) { return Switches{false, foreign_rest, leave_goal}; };
  expect_the_truth(2, 4, all_home(true, true), {*Board::make(2, 4).value()->find(std::array{1, 3, 2})});
  expect_the_truth(2, 2, all_home(true, true), {*Board::make(2, 2).value()->find(std::array{1, 0, 2})});
  Random random(20);
  for (const auto& [dim, size, pieces, times] :
       {std::array{2, 2, 1, 30}, {3, 1, 1, 20}, {2, 4, 2, 20}, {2, 6, 1, 60}, {3, 2, 2, 10}, {4, 2, 1, 20}}) {
    std::vector<Point> points(Board::make(dim, size).value()->points());
    std::iota(points.begin(), points.end(), Point{0});
    for (int i = 0; i < times; ++i) {
      random.shuffle(points);
      const auto some =
          points.begin() + 1 + static_cast<std::ptrdiff_t>(random.below(static_cast<std::uint64_t>(pieces)));
      expect_the_truth(dim, size, all_home(random.below(2) == 0, random.below(3) > 0), {points.begin(), some});
    }
  }
}

TEST(DiamondSolo, NoBoundIsAboveTheLine) {
  EXPECT_EQ(code_of(consistent({.line = {Move{}, Move{}}, .lower_bound = 3})), Code::internal);
  EXPECT_FALSE(consistent({.line = {Move{}, Move{}}, .lower_bound = 1})->proved());
  EXPECT_TRUE(consistent({.line = {Move{}, Move{}}, .lower_bound = 2})->proved());
}

TEST(DiamondSoloStandard, NarrowSearchesAreHonest) {
  for (const std::size_t width : {1u, 10u, 100u}) {
    for (const std::size_t prove : {0u, 10u, 100u}) {
      const SoloAnswer answer = solve_alone(2, 4, {width, prove});
      EXPECT_GE(answer.line.size(), 11u);
      EXPECT_LE(answer.lower_bound, 11);
      EXPECT_TRUE(comes_home(2, 4, answer.line));
    }
  }
  const SoloAnswer large = solve_alone(3, 3, {50, 1'000});
  EXPECT_FALSE(large.proved());
  EXPECT_GE(large.lower_bound, 16);
  EXPECT_TRUE(comes_home(3, 3, large.line));
}

// Both ways of finding the fewest moves, where all placements can be kept; the meeting in the middle also makes lines.
TEST(DiamondSoloStandard, MeetsInTheMiddle) {
  for (const auto& [dim, size] : {std::pair(2, 2), {3, 1}, {2, 4}, {3, 2}, {2, 6}}) {
    Quiet quiet;
    quiet.context.threads = 2;
    const SoloProved proved = on_board(dim, size, [&]<class B>(const Mover<B>& mover) -> SoloProved {
      if constexpr (std::is_same_v<B, WideBits>)
        return {};
      else
        return SoloProof<B>(mover, 1'000'000).run(100, quiet.context).value();
    });
    EXPECT_EQ(static_cast<int>(proved.line.size()), proved.lower_bound);
    EXPECT_TRUE(comes_home(dim, size, proved.line)) << dim << " " << size;
    if (size < 6) {
      EXPECT_EQ(proved.lower_bound, solve_alone(dim, size, {300'000, 0}).lower_bound);
    } else {
      EXPECT_EQ(proved.lower_bound, 17);
    }
  }
}

// The least of the images under permutations of the axes after the first.
ReferenceGame::Placing least_image(const ReferenceGame::Placing& placing) {
  std::vector<std::size_t> order(placing.begin()->first.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  auto out = placing;
  do {
    ReferenceGame::Placing image;
    for (const auto& [spot, owner] : placing) {
      ReferenceGame::Spot turned;
      for (const std::size_t axis : order) turned.push_back(spot[axis]);
      image[turned] = owner;
    }
    out = std::min(out, image);
  } while (std::next_permutation(order.begin() + 1, order.end()));
  return out;
}

// With moves to spare nothing is left out: the layers are those of the plain rules.
TEST(DiamondSoloStandard, LayersAreThePlainOnes) {
  for (const auto& [dim, size, depth] : {std::array{2, 4, 6}, {3, 2, 3}, {4, 2, 2}, {5, 1, 2}}) {
    const ReferenceGame game(dim, size, usual_seats(1), {});
    std::set<ReferenceGame::Placing> seen = {least_image(game.start())};
    std::vector<ReferenceGame::Placing> now = {game.start()};
    std::vector<std::size_t> sizes = {1};
    for (int d = 1; d <= depth; ++d) {
      std::vector<ReferenceGame::Placing> next;
      for (const auto& placing : now) {
        for (const auto& [from, to] : game.moves(placing, 0)) {
          auto after = placing;
          after.erase(from);
          after[to] = 0;
          if (seen.insert(least_image(after)).second) next.push_back(after);
        }
      }
      now = std::move(next);
      sizes.push_back(now.size());
    }
    Quiet quiet;
    const auto fast = on_board(dim, size, [&]<class B>(const Mover<B>& mover) -> std::vector<std::size_t> {
      if constexpr (std::is_same_v<B, WideBits>)
        return {};
      else {
        std::vector<std::size_t> out;
        SoloProof<B> proof(mover, 1'000'000);
        const auto count = [&](const auto& layer, const auto&, int) { out.push_back(layer.size()); };
        EXPECT_TRUE(proof.each_layer(200, depth, quiet.context, count));
        return out;
      }
    });
    EXPECT_EQ(fast, sizes) << dim << " " << size;
  }
}

// All placements that the army can get to, by the true rules backwards from the goal: no height profile is nearer to
// the goal's in truth than its bound says.
TEST(DiamondSoloStandard, HeightsNeverSayTooMuch) {
  for (const auto& [dim, size] : {std::pair(2, 2), {3, 1}, {2, 4}}) {
    const ReferenceGame game(dim, size, {{0, true}}, {});
    const auto board = Board::make(dim, size).value();
    const HeightProfiles profiles(*board, {0, false});
    const auto number = [&](const ReferenceGame::Placing& placing) {
      std::vector<int> counts(static_cast<std::size_t>(profiles.levels()));
      for (const auto& [spot, owner] : placing) ++counts[static_cast<std::size_t>(profiles.level(*board->find(spot)))];
      EXPECT_EQ(profiles.counts(profiles.number(counts)), counts);
      return profiles.number(counts);
    };
    std::vector<std::uint8_t> left(profiles.count(), HeightProfiles::beyond);
    left[number(game.start())] = 0;
    ASSERT_TRUE(profiles.extend(left, 0, 100, Progress()));
    std::set<ReferenceGame::Placing> seen = {game.start()};
    std::vector<ReferenceGame::Placing> now = {game.start()};
    for (int depth = 0; !now.empty(); ++depth) {
      std::vector<ReferenceGame::Placing> next;
      for (const auto& placing : now) {
        ASSERT_LE(left[number(placing)], depth);
        for (const auto& [from, to] : game.moves(placing, 0)) {
          auto after = placing;
          after.erase(from);
          after[to] = 0;
          if (seen.insert(after).second) next.push_back(after);
        }
      }
      now = std::move(next);
    }
  }
}

// A game of which the heights know only the moves: several placements of each profile, and of each move by heights only
// some between two of them. By profile: the fewest moves from the goal of any of its placements, -1 where none can be
// reached.
std::vector<int> distances_of_some_game(const HeightProfiles& profiles, std::uint32_t goal, Random& random) {
  constexpr std::uint32_t copies = 3;
  std::vector<std::vector<std::uint32_t>> moves(profiles.count() * copies);
  HeightProfiles::Look look(profiles);
  for (std::uint32_t p = 0; p < profiles.count(); ++p) {
    const auto counts = profiles.counts(p);
    look.at(counts);
    for (int from = 0; from < profiles.levels(); ++from) {
      if (counts[static_cast<std::size_t>(from)] == 0) continue;
      look.each_move(from, [&](int, std::uint32_t to) {
        for (std::uint32_t copy = 0; copy < copies; ++copy) {
          if (random.below(4) != 0) continue;
          moves[p * copies + copy].push_back(to * copies + static_cast<std::uint32_t>(random.below(copies)));
        }
      });
    }
  }
  std::vector<int> distance(moves.size(), -1), out(profiles.count(), -1);
  std::vector<std::uint32_t> queue = {goal * copies};
  distance[queue[0]] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const std::uint32_t here = queue[i];
    if (out[here / copies] < 0) out[here / copies] = distance[here];
    for (const std::uint32_t next : moves[here]) {
      if (distance[next] >= 0) continue;
      distance[next] = distance[here] + 1;
      queue.push_back(next);
    }
  }
  return out;
}

// Whatever the placements are that the heights stand for: what is made of the distances up to some depth is at most the
// distances beyond.
TEST(DiamondSolo, ExtendedBoundsHoldInEveryGameWithSuchHeights) {
  const auto board = Board::make(2, 4).value();
  const HeightProfiles profiles(*board, {0, false});
  std::vector<int> counts(static_cast<std::size_t>(profiles.levels()));
  for (const Point p : board->home({0, true})) ++counts[static_cast<std::size_t>(profiles.level(p))];
  const std::uint32_t goal = profiles.number(counts);
  Random random(47);
  for (int game = 0; game < 20; ++game) {
    const auto truth = distances_of_some_game(profiles, goal, random);
    for (int depth = 0; depth <= *std::ranges::max_element(truth); ++depth) {
      std::vector<std::uint8_t> left(profiles.count(), HeightProfiles::beyond);
      for (std::uint32_t p = 0; p < profiles.count(); ++p) {
        if (truth[p] >= 0 && truth[p] <= depth) left[p] = static_cast<std::uint8_t>(truth[p]);
      }
      ASSERT_TRUE(profiles.extend(left, depth, 100, Progress()));
      for (std::uint32_t p = 0; p < profiles.count(); ++p) {
        if (truth[p] < 0) continue;
        ASSERT_LE(left[p], truth[p]) << "game " << game << " depth " << depth << " profile " << p;
        if (truth[p] > depth) ASSERT_GT(left[p], depth);
      }
    }
  }
}

// From the middle as many as by a search of all profiles from one end.
TEST(DiamondSolo, FewestMovesByHeightsFromTheMiddle) {
  for (const auto& [dim, size] : {std::pair(2, 2), {2, 4}, {2, 6}, {3, 1}, {3, 2}, {3, 3}, {4, 2}, {5, 1}}) {
    const auto board = Board::make(dim, size).value();
    const HeightProfiles profiles(*board, {0, false});
    ASSERT_TRUE(profiles.fine());
    std::vector<int> home(static_cast<std::size_t>(profiles.levels()));
    for (const Point p : board->home({0, false})) ++home[static_cast<std::size_t>(profiles.level(p))];
    std::vector<int> goal(home.rbegin(), home.rend());
    std::vector<std::uint8_t> left(profiles.count(), HeightProfiles::beyond);
    left[profiles.number(goal)] = 0;
    ASSERT_TRUE(profiles.extend(left, 0, 100, Progress()));
    Progress progress;
    EXPECT_EQ(profiles.fewest(progress).value(), left[profiles.number(home)]) << dim << ":" << size;
  }
}

// The levels of 3:4 are too many to be kept with a byte each, but not with a bit.
TEST(DiamondSoloExtreme, SingleHeightsBoundLargeBoards) {
  const auto board = Board::make(3, 4).value();
  EXPECT_FALSE(HeightProfiles(*board, {0, false}).fine());
  const HeightProfiles single(*board, {0, false}, 0xffff'ffff);
  ASSERT_TRUE(single.fine());
  Progress progress;
  EXPECT_EQ(single.fewest(progress).value(), 25);
  Progress small({}, {}, 0, 1'000'000);
  EXPECT_EQ(single.fewest(small).error().code, Code::limit);
}

TEST(DiamondSolo, NumbersProfilesAndTheirMoves) {
  const auto board = Board::make(3, 2).value();
  const HeightProfiles profiles(*board, {1, true});
  HeightProfiles::Look look(profiles);
  for (std::uint32_t p = 0; p < profiles.count(); ++p) {
    const auto counts = profiles.counts(p);
    ASSERT_EQ(profiles.number(counts), p);
    look.at(counts);
    ASSERT_EQ(look.number(), p);
    for (int from = 0; from < profiles.levels(); ++from) {
      if (counts[static_cast<std::size_t>(from)] == 0) continue;
      look.each_move(from, [&](int to, std::uint32_t then) {
        auto moved = counts;
        --moved[static_cast<std::size_t>(from)];
        ++moved[static_cast<std::size_t>(to)];
        EXPECT_EQ(then, profiles.number(moved));
      });
    }
  }
}

TEST(DiamondSolo, StopsAndRefusesWhatDoesNotFit) {
  std::stop_source stop;
  stop.request_stop();
  Quiet quiet;
  Progress stopped(stop.get_token()), narrow({}, {}, 0, 1'000);
  const auto code = [&](Progress& progress) {
    Context context{progress, quiet.shelf};
    return on_board(3, 3, [&]<class B>(const Mover<B>& mover) {
      return code_of(solo(mover, mover.start().occupied, {1'000, 1'000'000}, context));
    });
  };
  EXPECT_EQ(code(stopped), Code::cancelled);
  EXPECT_EQ(code(narrow), Code::limit);
}

}  // namespace
}  // namespace asobi::diamond
