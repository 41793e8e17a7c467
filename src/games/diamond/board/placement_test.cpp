#include "games/diamond/board/placement.hpp"

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/quiet_for_tests.hpp"
#include "games/diamond/entry.hpp"
#include "play/asking_for_tests.hpp"
#include "play/typed_session.hpp"

namespace asobi::diamond {
namespace {

std::string fault(const Json& options) {
  const auto opened = entry().open(options);
  EXPECT_EQ(code_of(opened), Code::invalid) << options.dump();
  if (opened) return "opened";
  EXPECT_FALSE(opened.error().message.ja.empty());
  return opened.error().message.en;
}

TEST(DiamondPlacement, PositionsOfGamesOpenTheSamePositionsAgain) {
  Quiet quiet;
  for (const auto& [dim, size, seats] :
       {std::tuple(2, 4, "1-,1+"), std::tuple(3, 2, "1-,2-,3-,4-"), std::tuple(4, 2, "2+,3-")}) {
    const Json board = {{"dim", dim}, {"size", size}, {"seats", seats}};
    const auto session = entry().open(board).value();
    Random random(5);
    for (int ply = 0; ply < 30 && session->status().over == false; ++ply) {
      Json options = board;
      options.update(ask_json(*session, "position", Json::object(), quiet.context).value());
      const auto again = entry().open(options);
      ASSERT_TRUE(again) << options.dump();
      EXPECT_EQ((*again)->view(Lang::en), session->view(Lang::en));
      EXPECT_EQ((*again)->status().to_move, session->status().to_move);
      const auto moves = session->moves();
      ASSERT_TRUE(session->play(moves[random.below(moves.size())]));
    }
  }
}

TEST(DiamondPlacement, NamesAndEitherSystemAreRead) {
  const auto session =
      entry().open({{"size", 2}, {"coordinates", "cube"}, {"position", "P6 a / * 2,2,-2 0,1,1,2"}}).value();
  Quiet quiet;
  EXPECT_EQ(ask_json(*session, "position", Json::object(), quiet.context).value().at("position"),
            "-2,2,2 1,0,-1 / *-1,0,1 2,2,-2");
  EXPECT_EQ(session->status().to_move, 1);
}

TEST(DiamondPlacement, FaultsAreNamed) {
  const auto said = [](const char* position, const char* more = nullptr, const char* value = nullptr) {
    Json options = {{"dim", 2}, {"size", 4}, {"position", position}};
    if (more != nullptr) options[more] = value;
    return fault(options);
  };
  const auto has = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
  EXPECT_TRUE(has(said("2,2,2 / 9,9,9"), "not on the board"));
  EXPECT_TRUE(has(said("2,2,2 / P1"), "is not a point"));
  EXPECT_TRUE(has(said("2,2,2 / 1,2,3 2,2,2"), "two pieces stand on 2,2,2"));
  EXPECT_TRUE(has(said("2,2,2 2,2,2 / 1,2,3"), "two pieces stand on 2,2,2"));
  EXPECT_TRUE(has(said("2,2,2 /"), "player 2 has 0 pieces"));
  EXPECT_TRUE(has(said(""), "player 1 has 0 pieces"));
  EXPECT_TRUE(has(said("0,2,4 0,3,3 0,4,2 1,2,3 / 2,2,2"), "player 1 has 4 pieces"));
  EXPECT_TRUE(has(said("2,2,2"), "between): 1; players: 2"));
  EXPECT_TRUE(has(said("2,2,2 / 1,2,3 / 0,2,4"), "between): 3; players: 2"));
  EXPECT_TRUE(has(said("*2,2,2 / *1,2,3"), "two armies are marked"));
  EXPECT_TRUE(has(said("2,2,2 / 1,2,3", "win", "full"), "whole armies of 3 pieces"));
  EXPECT_TRUE(has(said("2,2,2 / 1,2,3", "target", "2,2,2"), "is not a target"));
  EXPECT_TRUE(has(said("2,2,2 / 1,2,3", "target", "1,2,3:0,2,4"), "has no piece"));
  EXPECT_TRUE(has(said("2,2,2 / 1,2,3", "target", "2,2,2:1,2,3"), "stands already"));
  EXPECT_TRUE(has(said("2,2,2 / 1,2,3", "target", "2,2,2:2,2,2"), "stands already"));
  EXPECT_TRUE(has(said("2,2,2 / 1,2,3", "target", "2,2,2:7,7,7"), "not on the board"));
}

TEST(DiamondPlacement, FaultsKnowTheirPlace) {
  const std::shared_ptr<const Board> shared = *Board::make(2, 4);
  const Board& board = *shared;
  const auto place = [&](std::string_view text) { return parse_placement(board, 2, text).error().place; };
  EXPECT_EQ(place("2,2,2 / 1,1,4 1,2,4"), (Place{1, 15, 5}));
  EXPECT_EQ(place("2,2,2 / 1,x,4"), (Place{1, 11, 1}));
  EXPECT_EQ(place("2,2,2 / 1,1,4 2,2,2"), (Place{1, 15, 5}));
  EXPECT_EQ(place("*2,2,2 /\n*1,1,4"), (Place{2, 1, 1}));
  EXPECT_EQ(place("/ 1,1,4"), (Place{1, 1, 1}));
  EXPECT_EQ(place("2,2,2 / "), (Place{1, 9, 0}));
  EXPECT_EQ(parse_target(board, {{{0}}, 0}, "2,2,2:2,2,x").error().place, (Place{1, 11, 1}));
}

TEST(DiamondPlacement, SmallArmiesWinWhenAllHaveArrived) {
  const auto session =
      entry().open({{"dim", 2}, {"size", 4}, {"position", "5,1,0 4,1,1 / 2,2,2"}, {"seats", "1-,2-"}}).value();
  EXPECT_EQ(session->status().over, false);
  ASSERT_TRUE(session->play("4,1,1:5,0,1"));
  EXPECT_EQ(session->status().winner, 0);
}

TEST(DiamondPlacement, ATargetIsReachedByItsOwnPieceOnly) {
  const Json options = {{"dim", 2}, {"size", 4}, {"position", "2,2,2 0,2,4 / *3,1,2 1,1,4"}, {"target", "3,1,2:2,1,3"}};
  const auto session = entry().open(options).value();
  EXPECT_EQ(session->view(Lang::en).at("target").at("to"),
            entry().open(options).value()->view(Lang::en)["target"]["to"]);
  ASSERT_TRUE(session->play("1,1,4:2,1,3"));
  EXPECT_EQ(session->status().over, false) << "another piece of the same player";
  ASSERT_TRUE(session->undo());
  ASSERT_TRUE(session->play("3,1,2:4,0,2"));
  ASSERT_TRUE(session->play("0,2,4:1,2,3"));
  ASSERT_TRUE(session->play("4,0,2:3,0,3"));
  ASSERT_TRUE(session->play("1,2,3:0,2,4"));
  EXPECT_EQ(session->status().over, false);
  ASSERT_TRUE(session->play("3,0,3:2,1,3"));
  EXPECT_EQ(session->status().winner, 1) << "the piece is followed on its way";
  EXPECT_TRUE(session->moves().empty());
}

TEST(DiamondPlacement, WithALimitAMissEndsThePuzzle) {
  const auto session =
      entry()
          .open({{"dim", 2}, {"size", 4}, {"position", "0,3,3 2,2,2 / 1,2,3"}, {"target", "0,3,3:2,1,3"}, {"limit", 1}})
          .value();
  ASSERT_TRUE(session->play("0,3,3:0,2,4"));
  EXPECT_EQ(session->status().over, true);
  EXPECT_FALSE(session->status().winner);
  ASSERT_TRUE(session->undo());
  ASSERT_TRUE(session->play("0,3,3:2,1,3"));
  EXPECT_EQ(session->status().winner, 0);
}

TEST(DiamondPlacement, ADamagedRecordIsRefusedWithTheNumberOfTheMove) {
  const auto session = entry().open({{"dim", 2}, {"size", 4}, {"seats", "1-,1+"}}).value();
  const auto said = [&](const char* record) {
    const auto refused = session->plan(record);
    EXPECT_EQ(code_of(refused), Code::illegal_move) << record;
    return refused ? Text{} : refused.error().message;
  };
  EXPECT_EQ(said("-1,4,3:0,3,3 5,0,1:4,1,1 0,3,3:x").en.rfind("move 3 (\"0,3,3:x\"): \"x\" is not a point", 0), 0u);
  EXPECT_EQ(
      said("-1,4,3:0,3,3 -1,3,4:0,3,3").en.rfind("move 2 (\"-1,3,4:0,3,3\"): the piece on -1,3,4 is player 1's", 0),
      0u);
  EXPECT_EQ(said("-1,4,3:0,3,3 5,0,1:4,1").ja.rfind("2 手目（\"5,0,1:4,1\"）", 0), 0u);
  EXPECT_TRUE(session->line().empty());
  ASSERT_TRUE(session->plan("-1,4,3:0,3,3 5,0,1:4,1,1"));
  ASSERT_TRUE(session->go(1));
  EXPECT_EQ(said("2,2,2:1,2,3").en.rfind("move 2", 0), 0u) << "counted from the beginning of the game";
  std::string longest;
  for (int i = 0; i <= 100'000; ++i) longest += "x ";
  EXPECT_EQ(code_of(session->plan(longest)), Code::limit);
}

}  // namespace
}  // namespace asobi::diamond
