#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/quiet_for_tests.hpp"
#include "games/diamond/computer/opponents.hpp"
#include "games/diamond/entry.hpp"
#include "play/asking_for_tests.hpp"

namespace asobi::diamond {
namespace {

Result<Json> perfect_answer(const Json& options, const char* tool, const Json& arguments) {
  Quiet quiet;
  ASOBI_TRY(const auto session, entry().open(options));
  return ask_json(*session, tool, arguments, quiet.context);
}

const Json small_duel = {{"dim", 2}, {"size", 2}, {"seats", "1-,1+"}};

TEST(DiamondPerfect, SolveCountsAllPositionsAndShowsBestPlay) {
  const Json duel = perfect_answer(small_duel, "solve", Json::object()).value();
  EXPECT_EQ(duel.at("value"), "win");
  EXPECT_EQ(duel.at("winner"), "1-");
  EXPECT_EQ(duel.at("distance"), 9);
  EXPECT_EQ(duel.at("positions"), 13 * 12 * 2);
  EXPECT_EQ(duel.at("wins").get<int>() + duel.at("losses").get<int>() + duel.at("draws").get<int>(), 13 * 12 * 2);
  EXPECT_EQ(duel.at("line").size(), 9u);
  int sum = 0;
  for (const char* field : {"wins_in", "losses_in"}) {
    for (const Json& count : duel.at(field)) sum += count.get<int>();
  }
  EXPECT_EQ(sum, 13 * 12 * 2 - duel.at("draws").get<int>());
  const Json three = perfect_answer({{"dim", 2}, {"size", 2}, {"players", 3}}, "solve", Json::object()).value();
  EXPECT_EQ(three.at("value"), "draw");
  EXPECT_EQ(three.at("distance"), nullptr);
  EXPECT_EQ(three.at("positions"), 13 * 12 * 11 * 3);
  EXPECT_TRUE(three.at("line").empty());
}

TEST(DiamondPerfect, SolveSpeaksOfThePositionAtHand) {
  Quiet quiet;
  const auto session = entry().open(small_duel).value();
  const Json start = ask_json(*session, "solve", Json::object(), quiet.context).value();
  ASSERT_TRUE(session->play(start.at("line")[0].get<std::string>()));
  const Json next = ask_json(*session, "solve", Json::object(), quiet.context).value();
  EXPECT_EQ(next.at("value"), "loss");
  EXPECT_EQ(next.at("winner"), "1-");
  EXPECT_EQ(next.at("distance"), 8);
}

TEST(DiamondPerfect, HintsSayWhoWinsAndWhen) {
  const Json hint = perfect_answer(small_duel, "hint", Json::object()).value();
  EXPECT_EQ(hint.at("value"), "win");
  EXPECT_EQ(hint.at("distance"), 9);
  EXPECT_NE(hint.at("why").get<std::string>().find("solved (win full): you win in 9 moves"), std::string::npos);
  Json papers = small_duel;
  papers["win"] = "all";
  EXPECT_NE(perfect_answer(papers, "hint", Json::object()).value().at("why").get<std::string>().find("(win all)"),
            std::string::npos);
  Json repeating = small_duel;
  repeating["repetition"] = 3;
  EXPECT_FALSE(perfect_answer(repeating, "hint", Json::object()).value().contains("value"))
      << "a table knows no history";
}

TEST(DiamondPerfect, AHintSaysThatThereWasNoMemoryForTheTable) {
  Progress poor({}, {}, 0, 1);  // one byte
  Shelf shelf;
  Context context{poor, shelf};
  const auto session = entry().open(small_duel).value();
  const Json hint = ask_json(*session, "hint", Json::object(), context).value();
  EXPECT_EQ(hint.at("table_lacking"), true);
  EXPECT_FALSE(hint.contains("value"));
  EXPECT_NE(hint.at("why").get<std::string>().find("not enough memory"), std::string::npos) << hint;
  EXPECT_EQ(code_of(ask_json(*session, "reply", {{"opponent", "perfect"}}, context)), Code::limit);
  EXPECT_TRUE(ask_json(*session, "reply", {{"opponent", "strong"}}, context)) << "it can do without";
  EXPECT_EQ(perfect_answer(small_duel, "hint", Json::object()).value().at("table_lacking"), false);
}

TEST(DiamondPerfect, WinsEveryWonGameAndKeepsEveryDraw) {
  const auto board = Board::make(2, 2).value();
  Quiet quiet;
  for (const char* text : {"1-,1+", "1-,2-", "1-,2-,3-"}) {
    const auto seats = parse_seats(*board, text).value();
    const Mover<FixedBits<1>> mover(board, seats, {});
    const Solved solved = Solved::make(board, seats, {}, quiet.context).value();
    Opponent<FixedBits<1>> perfect(mover, Level::perfect, solved);
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      Random random(seed);
      auto position = mover.start();
      for (int ply = 0; ply < 60 && !mover.winner(position); ++ply) {
        const Outcome before = solved.at(position).value();
        const int me = position.to_move;
        if (me == 0) {
          mover.apply(position, perfect.choose(position, {}, random, quiet.progress).value().move);
          const Outcome after = solved.at(position).value();
          ASSERT_EQ(after.winner, before.winner) << text;
          ASSERT_EQ(before.winner ? after.distance + 1 : 0, before.distance) << text;
        } else {
          std::vector<Move> moves;
          mover.each_move(position, [&](Move move) { moves.push_back(move); });
          mover.apply(position, moves[random.below(moves.size())]);
        }
      }
    }
  }
}

TEST(DiamondPerfect, TablesAreOfWholeArmies) {
  Quiet quiet;
  const auto board = Board::make(2, 4).value();
  const Mover<WideBits> mover(board, usual_seats(2), {});
  auto position = mover.empty(0);
  for (int k = 0; k < 2; ++k) mover.put(position, k, board->home({k, false})[0]);
  EXPECT_EQ(code_of(table_for(mover, position, TableUse::required, quiet.context)), Code::invalid);
  EXPECT_FALSE(table_for(mover, position, TableUse::kept, quiet.context).value());
}

TEST(DiamondPerfect, IsOfferedOnSolvedBoardsOnly) {
  const Json perfect = {{"opponent", "perfect"}};
  EXPECT_TRUE(perfect_answer(small_duel, "reply", perfect));
  EXPECT_EQ(code_of(perfect_answer({{"dim", 3}, {"size", 2}}, "reply", perfect)), Code::limit);
  const Json match = {{"a", "perfect"}, {"b", "random"}, {"games", 10}};
  const Json played = perfect_answer(small_duel, "match", match).value();
  EXPECT_GE(played.at("a_wins"), 5) << "whoever begins wins";
  Json limited = small_duel;
  limited["limit"] = 100;
  EXPECT_EQ(code_of(perfect_answer(limited, "match", match)), Code::invalid);
}

}  // namespace
}  // namespace asobi::diamond
