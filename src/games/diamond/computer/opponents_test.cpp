#include "games/diamond/computer/opponents.hpp"

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/quiet_for_tests.hpp"
#include "games/diamond/entry.hpp"
#include "play/asking_for_tests.hpp"

namespace asobi::diamond {
namespace {

Result<Json> answer_of(const Json& options, const char* tool, const Json& arguments) {
  Quiet quiet;
  ASOBI_TRY(const auto session, entry().open(options));
  return ask_json(*session, tool, arguments, quiet.context);
}

// Minimax without any cleverness, over the same moves and the same values.
template <class B>
int plain_value(const Mover<B>& mover, Position<B>& position, const std::vector<std::vector<int>>& to_go, int me,
                int depth, int ply) {
  if (const auto winner = mover.winner(position)) return *winner == me ? won_score - ply : ply - won_score;
  if (depth == 0) {
    int value = 0;
    for (int k = 0; k < mover.players(); ++k) {
      position.men[static_cast<std::size_t>(k)].each(
          [&](Point p) { value += (k == me ? -1 : 1) * to_go[static_cast<std::size_t>(k)][p]; });
    }
    return value;
  }
  const Corner seat = mover.seats()[static_cast<std::size_t>(position.to_move)];
  std::vector<Move> forward, all;
  mover.each_move(position, [&](Move move) {
    all.push_back(move);
    if (mover.board().height(seat, move.to) >= mover.board().height(seat, move.from)) forward.push_back(move);
  });
  if (ply > 0 && !forward.empty()) all = forward;
  const bool mine = position.to_move == me;
  std::optional<int> best;
  for (const Move move : all) {
    mover.apply(position, move);
    const int value = plain_value(mover, position, to_go, me, depth - 1, ply + 1);
    mover.revert(position, move);
    if (!best || (mine ? value > *best : value < *best)) best = value;
  }
  return *best;
}

TEST(DiamondSearchStandard, FindsTheValueOfPlainMinimax) {
  const Progress progress;
  for (const auto [dim, size, depth] : {std::tuple(2, 2, 5), {2, 4, 3}, {3, 1, 4}, {3, 2, 3}}) {
    const auto board = Board::make(dim, size).value();
    const Mover<FixedBits<1>> mover(board, parse_seats(*board, "1-,1+").value(), {});
    std::vector<std::vector<int>> to_go;
    for (const Corner seat : mover.seats()) to_go.push_back(distances_to_go(*board, seat));
    Search<FixedBits<1>> search(mover);
    Random random(7);
    auto position = mover.start();
    for (int ply = 0; ply < 12 && !mover.winner(position); ++ply) {
      const auto best = search.best(position, {100'000'000, depth}, {}, random, progress).value();
      const bool decided = best.value > won || best.value < -won;
      auto copy = position;
      const int value = plain_value(mover, copy, to_go, position.to_move, decided ? best.depth : depth, 0);
      ASSERT_EQ(best.value, value) << dim << " " << size << " " << ply;
      std::vector<Move> moves;
      mover.each_move(position, [&](Move move) { moves.push_back(move); });
      mover.apply(position, moves[random.below(moves.size())]);
    }
  }
}

TEST(DiamondSearch, TakesAWinAndAvoidsWhatIsUnwanted) {
  const Progress progress;
  const auto board = Board::make(2, 2).value();
  const Mover<FixedBits<1>> mover(board, parse_seats(*board, "1-,2-").value(), {});
  auto position = mover.empty(0);
  const Point goal = board->home({0, true})[0];
  const Point near = board->neighbours(goal)[0];
  mover.put(position, 0, near);
  mover.put(position, 1, board->home({1, false})[0]);
  Search<FixedBits<1>> search(mover);
  Random random(1);
  const Best best = search.best(position, {10'000, 4}, {}, random, progress).value();
  EXPECT_EQ(best.move, (Move{near, goal}));
  EXPECT_EQ(best.value, won_score - 1);
  const std::array unwanted = {best.move};
  EXPECT_NE(search.best(position, {10'000, 4}, unwanted, random, progress).value().move, best.move);
}

TEST(DiamondOpponentsStandard, EachLevelBeatsTheOneBelow) {
  for (const auto& [size, seats, a, b] : {std::tuple(2, "1-,1+", "greedy", "random"),
                                          {2, "1-,1+", "easy", "greedy"},
                                          {3, "1-,2-", "easy", "greedy"},
                                          {2, "1-,1+", "medium", "easy"}}) {
    const Json answer =
        answer_of({{"dim", 3}, {"size", size}, {"seats", seats}}, "match", {{"a", a}, {"b", b}, {"games", 20}}).value();
    EXPECT_GE(answer.at("a_wins"), 15) << answer.dump();
    EXPECT_EQ(answer.at("a_wins").get<int>() + answer.at("b_wins").get<int>() + answer.at("draws").get<int>(), 20);
  }
}

TEST(DiamondOpponentsStandard, MatchesWithOneThreeAndSixPlayersEnd) {
  for (const auto& [dim, size, players] : {std::tuple(2, 4, 1), {2, 4, 3}, {3, 2, 4}, {5, 1, 6}}) {
    const Json answer = answer_of({{"dim", dim}, {"size", size}, {"players", players}}, "match",
                                  {{"a", "medium"}, {"b", "greedy"}, {"games", 2}})
                            .value();
    EXPECT_EQ(answer.at("draws"), 0) << answer.dump();
  }
}

TEST(DiamondOpponents, DependOnTheDiceOnly) {
  for (const std::string_view level : names(Level{})) {
    if (level == "strong") continue;
    const int size = level == "perfect" ? 2 : 4;  // where a table is made at once
    const Json options = {{"dim", 2}, {"size", size}, {"seats", "1-,1+"}};
    const Json arguments = {{"opponent", level}, {"dice", 5}};
    EXPECT_EQ(answer_of(options, "reply", arguments).value(), answer_of(options, "reply", arguments).value());
  }
}

TEST(DiamondOpponents, DrawRulesHoldInMatches) {
  const Json answer = answer_of({{"dim", 2}, {"size", 4}, {"seats", "1-,1+"}, {"limit", 5}}, "match",
                                {{"a", "greedy"}, {"b", "random"}, {"games", 3}})
                          .value();
  EXPECT_EQ(answer.at("draws"), 3);
  EXPECT_EQ(answer.at("mean_length"), 5.0);
}

TEST(DiamondOpponentsStandard, HintsAreLegalMovesWithTheirWay) {
  const auto session = entry().open({{"dim", 3}, {"size", 2}, {"seats", "1-,1+"}}).value();
  Quiet quiet;
  for (int ply = 0; ply < 4; ++ply) {
    const Json hint = ask_json(*session, "hint", Json::object(), quiet.context).value();
    const auto path = hint.at("path").get<std::vector<int>>();
    EXPECT_GE(path.size(), 2u);
    EXPECT_FALSE(hint.at("why").get<std::string>().empty());
    EXPECT_EQ(hint.at("reasons").at("army"), 4);
    ASSERT_TRUE(session->play(hint.at("move").get<std::string>()));
  }
}

TEST(DiamondOpponents, AFinishedGameHasNoReply) {
  const auto session = entry().open({{"dim", 2}, {"size", 2}, {"limit", 1}}).value();
  ASSERT_TRUE(session->play(session->moves().front()));
  Quiet quiet;
  EXPECT_EQ(code_of(ask_json(*session, "reply", Json::object(), quiet.context)), Code::illegal_move);
}

}  // namespace
}  // namespace asobi::diamond
