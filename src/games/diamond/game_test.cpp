#include "games/diamond/game.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "games/diamond/entry.hpp"
#include "play/asking_for_tests.hpp"
#include "play/typed_session.hpp"

namespace asobi::diamond {
namespace {

std::unique_ptr<Session> opened(const Json& options) { return entry().open(options).value(); }

Result<Json> asked(const Json& options, std::string_view tool, const Json& arguments = Json::object()) {
  Quiet quiet;
  return ask_json(*opened(options), tool, arguments, quiet.context);
}

TEST(DiamondGame, AMoveIsFoundByItsNameInEitherSystemAndByItsChain) {
  for (const char* system : {"simplex", "cube"}) {
    const auto session = opened({{"coordinates", system}});
    Random random(3);
    for (int ply = 0; ply < 40; ++ply) {
      const auto moves = session->moves();
      for (const std::string& move : moves) {
        ASSERT_TRUE(session->play(move)) << move;
        EXPECT_EQ(session->line().back(), move);
        ASSERT_TRUE(session->undo());
      }
      ASSERT_TRUE(session->play(moves[random.below(moves.size())]));
    }
  }
}

TEST(DiamondGame, ChainsOfTheViewCanBePlayedPointByPoint) {
  const auto session = opened({{"dim", 2}, {"size", 4}, {"seats", "1-,1+"}});
  const Json points = asked({{"dim", 2}, {"size", 4}}, "shape").value().at("points");
  Random random(4);
  std::size_t chains = 0;
  for (int ply = 0; ply < 40 && session->status().over == false; ++ply) {
    std::size_t count = 0;
    const Json view = session->view(Lang::en);
    for (const Json& piece : view.at("moves")) {
      for (const Json& path : piece.at("paths")) {
        ++count;
        std::string text;
        for (const Json& point : path) {
          text += text.empty() ? "" : ":";
          const auto x = points[point.get<std::size_t>()].get<std::vector<int>>();
          text += fmt::format("{}", fmt::join(x, ","));
        }
        chains += path.size() > 2 ? 1 : 0;
        ASSERT_TRUE(session->play(text)) << text;
        ASSERT_TRUE(session->undo());
      }
    }
    const auto moves = session->moves();
    EXPECT_EQ(count, moves.size());
    ASSERT_TRUE(session->play(moves[random.below(moves.size())]));
  }
  EXPECT_GT(chains, 5u);
}

TEST(DiamondGame, FaultsOfMovesAreNamed) {
  const auto session = opened({{"dim", 2}, {"size", 4}, {"seats", "1-,1+"}});
  const auto said = [&](const char* move) {
    const auto refused = session->play(move);
    EXPECT_EQ(code_of(refused), Code::illegal_move) << move;
    return refused ? std::string() : refused.error().message.en;
  };
  EXPECT_NE(said("2,2,2:1,2,3").find("no piece"), std::string::npos);
  EXPECT_NE(said("5,0,1:4,1,1").find("player 2's"), std::string::npos);
  EXPECT_NE(said("-1,4,3:-1,3,4").find("already"), std::string::npos);
  EXPECT_NE(said("-2,4,4:1,4,1").find("exactly one piece"), std::string::npos);
  EXPECT_NE(said("-2,4,4:0,2,4:2,0,4").find("no hop"), std::string::npos);
  EXPECT_NE(said("-1,4,3:9,9,9").find("not on the board"), std::string::npos);
  EXPECT_NE(said("-1,4,3:-1,4,3").find("not end there"), std::string::npos);
  EXPECT_NE(said("pass").find("may not pass"), std::string::npos);
  EXPECT_NE(said("-1,4,3").find("from:to"), std::string::npos);
}

TEST(DiamondGame, AMoveThatASwitchForbidsIsToldTheSwitch) {
  const auto said = [](Json options, const char* position, const char* move) {
    options.update({{"dim", 2}, {"size", 4}, {"seats", "1-,1+"}, {"position", position}});
    const auto refused = opened(options)->play(move);
    EXPECT_EQ(code_of(refused), Code::illegal_move);
    return refused ? std::string() : refused.error().message.en;
  };
  EXPECT_NE(said({{"goal", "stay"}}, "5,0,1 2,2,2 / 0,3,3", "5,0,1:4,0,2").find("goal stay"), std::string::npos);
  EXPECT_NE(said({{"corners", "own"}}, "4,0,2 / 0,3,3", "4,0,2:4,-1,3").find("corners own"), std::string::npos);
}

TEST(DiamondGame, ToolsOfTheRaceRefusePuzzlesAndDraws) {
  const Json puzzle = {{"dim", 2}, {"size", 2}, {"seats", "1-,1+"}, {"target", "-1,2,2:0,1,2"}};
  for (const char* tool : {"solve", "perft", "solo", "match"})
    EXPECT_EQ(code_of(asked(puzzle, tool)), Code::invalid) << tool;
  EXPECT_EQ(asked(puzzle, "reply")->at("move"), "-1,2,2:0,1,2");
  EXPECT_EQ(code_of(asked({{"dim", 2}, {"size", 2}, {"limit", 3}}, "perft")), Code::invalid);
  EXPECT_EQ(code_of(entry().open({{"repetition", 1}})), Code::invalid);
}

TEST(DiamondGame, ARaceOnTheSmallestBoardEndsAndSaysWhoWon) {
  const auto session = opened({{"dim", 2}, {"size", 2}, {"seats", "1-,2-"}});
  ASSERT_TRUE(session->plan("-1,2,2:0,1,2 2,-1,2:1,0,2 0,1,2:1,1,1 1,0,2:0,1,2 1,1,1:2,1,0 0,1,2:0,2,1 2,1,0:3,0,0"));
  ASSERT_TRUE(session->go(7));
  EXPECT_EQ(session->status().over, true);
  EXPECT_EQ(session->status().winner, 0);
  EXPECT_TRUE(session->moves().empty());
  EXPECT_EQ(code_of(session->play("0,2,1:0,3,0")), Code::illegal_move);
  EXPECT_EQ(session->view(Lang::en).at("to_move"), nullptr);
  EXPECT_NE(session->picture(Lang::en).find("has won"), std::string::npos);
}

TEST(DiamondGame, DrawRulesEndGames) {
  const auto repeated = opened({{"dim", 2}, {"size", 2}, {"seats", "1-,1+"}, {"repetition", 2}});
  for (const char* move : {"-1,2,2:0,1,2", "3,0,0:2,1,0", "0,1,2:-1,2,2"}) {
    ASSERT_TRUE(repeated->play(move));
    EXPECT_EQ(repeated->status().over, false);
  }
  ASSERT_TRUE(repeated->play("2,1,0:3,0,0"));
  EXPECT_EQ(repeated->status().over, true);
  EXPECT_FALSE(repeated->status().winner);
  const auto limited = opened({{"dim", 2}, {"size", 4}, {"limit", 2}});
  ASSERT_TRUE(limited->play(limited->moves().front()));
  ASSERT_TRUE(limited->play(limited->moves().front()));
  EXPECT_EQ(limited->status().over, true);
}

TEST(DiamondGame, ThePictureOfThePlane) {
  EXPECT_EQ(opened({{"dim", 2}, {"size", 4}, {"seats", "1-,1+"}})->picture(Lang::en),
            " 6,0       2\n"
            " 5,0      2 2\n"
            "4,-2 . . . . . . .\n"
            "3,-1  . . . . . .\n"
            " 2,0   . . . . .\n"
            " 1,0  . . . . . .\n"
            " 0,0 . . . . . . .\n"
            "-1,3      1 1\n"
            "-2,4       1\n"
            "left of a row: x1,x2 of its first point (the sum is 6); one place to the right x2 grows by 1, x3 falls by "
            "1\n"
            "1  1- → 1+  home 0/3  to move\n"
            "2  1+ → 1-  home 0/3\n"
            "win full: a full goal wins if at least one piece in it is yours (the usual rule against blockade)\n");
}

TEST(DiamondGame, TheRuleByWhichOneWinsIsTold) {
  const auto rule = [](const Json& options) { return opened(options)->view(Lang::en).value("win", ""); };
  EXPECT_EQ(rule({{"dim", 2}, {"size", 2}}), "full");
  EXPECT_EQ(rule({{"dim", 2}, {"size", 2}, {"win", "all"}}), "all");
  EXPECT_EQ(rule({{"dim", 2}, {"size", 4}, {"players", 1}, {"position", "-1,4,3"}}), "all") << "an army lacks pieces";
  EXPECT_EQ(rule({{"dim", 2}, {"size", 2}, {"target", "-1,2,2:1,0,2"}}), "") << "a puzzle";
  for (const char* win : {"full", "all"}) {
    const auto session = opened({{"dim", 2}, {"size", 2}, {"win", win}});
    const Text told = meaning(std::string_view(win) == "all" ? WinRule::all : WinRule::full);
    EXPECT_NE(told.en.find(fmt::format("win {}:", win)), std::string::npos);
    for (const Lang lang : {Lang::en, Lang::ja}) {
      EXPECT_NE(session->picture(lang).find(told.in(lang)), std::string::npos) << win;
      Quiet quiet;
      for (const char* tool : {"solve", "match"}) {
        const Json answer = ask_json(*session, tool, Json::object(), quiet.context).value();
        EXPECT_EQ(answer.at("win"), win) << tool;
      }
    }
  }
  EXPECT_NE(meaning(WinRule::all).en.find("paper"), std::string::npos);
  EXPECT_EQ(meaning(WinRule::full).en.find("paper"), std::string::npos);
}

TEST(DiamondGame, EveryPointIsInThePicture) {
  for (const auto [dim, size] : {std::pair(2, 8), {3, 2}, {3, 3}, {4, 2}, {5, 1}}) {
    const auto session = opened({{"dim", dim}, {"size", size}, {"players", 1}});
    const std::string all = session->picture(Lang::ja);
    const auto board = Board::make(dim, size).value();
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(all, '.')), board->points() - board->home({0, false}).size());
  }
}

TEST(DiamondEntry, OptionsAreChecked) {
  for (const Json& bad : {Json{{"dim", 4}, {"size", 4}}, Json{{"dim", 2}, {"size", 3}}, Json{{"players", 5}},
                          Json{{"players", 2}, {"seats", "1-"}}, Json{{"dim", 2}, {"coordinates", "cube"}},
                          Json{{"seats", "9-"}}, Json{{"dim", 1}}, Json{{"dim", 100}}, Json{{"size", 0}}}) {
    const auto refused = entry().open(bad);
    ASSERT_FALSE(refused) << bad.dump();
    EXPECT_FALSE(refused.error().message.ja.empty());
  }
  for (int dim = 2; dim <= 5; ++dim) EXPECT_TRUE(entry().open({{"dim", dim}})) << dim;
  EXPECT_EQ(opened({{"players", 3}})->view(Lang::en).at("seats")[2].at("corner"), "3-");
}

TEST(DiamondTools, BoardHasTheNamesOtherProgramsRelyOn) {
  const Json answer = asked({{"dim", 4}, {"size", 2}}, "board").value();
  EXPECT_EQ(answer.at("points"), 201);
  EXPECT_EQ(answer.at("home"), 15);
  EXPECT_EQ(answer.at("players"), 5);
  EXPECT_EQ(answer.at("sum"), 5);
  EXPECT_EQ(answer.at("neighbours").dump(), R"({"4":10,"8":80,"12":60,"16":30,"19":20,"20":1})");
}

TEST(DiamondTools, BoardsAreThoseThatCanBeOpened) {
  std::map<int, std::set<int>> told;
  const Json answer = asked(Json::object(), "boards").value();
  for (const Json& row : answer.at("dimensions")) {
    const int dim = row.at("dim");
    for (int size = row.at("least"); size <= row.at("greatest"); size += row.at("step").get<int>()) {
      told[dim].insert(size);
    }
    EXPECT_EQ(opened({{"dim", dim}})->view(Lang::en).at("size"), row.at("usual")) << dim;
  }
  for (int dim = 1; dim <= 6; ++dim) {
    for (int size = 0; size <= 8; ++size) {
      EXPECT_EQ(told[dim].contains(size), check_board(dim, size).has_value()) << dim << " " << size;
    }
  }
  EXPECT_EQ(*told[2].rbegin(), most_size(2));
  EXPECT_EQ(*told[3].rbegin(), most_size(3));
  const Json near = asked(Json::object(), "boards", {{"dim", 2}, {"size", 3}}).value();
  EXPECT_EQ(near.at("nearest").dump(), R"([{"dim":2,"size":2},{"dim":2,"size":4},{"dim":3,"size":3}])");
}

TEST(DiamondTools, SolvedIsWherePerfectCanPlay) {
  for (const Json& options :
       {Json{{"dim", 2}, {"size", 2}, {"players", 3}}, Json{{"dim", 3}, {"size", 1}, {"players", 4}},
        Json{{"dim", 2}, {"size", 4}, {"players", 3}}, Json{{"dim", 2}, {"size", 2}, {"limit", 100}},
        Json{{"dim", 2}, {"size", 2}, {"repetition", 3}}, Json{{"dim", 2}, {"size", 2}, {"win", "all"}},
        Json{{"dim", 3}, {"size", 3}}}) {
    const bool solved = asked(options, "board").value().at("solved").get<bool>();
    EXPECT_EQ(asked(options, "reply", {{"opponent", "perfect"}}).has_value(), solved) << options;
  }
  EXPECT_EQ(asked({{"dim", 2}, {"size", 4}, {"seats", "1-,1+"}}, "board").value().at("solved"), true);
}

TEST(DiamondTools, PerftCountsFromTheSessionsPosition) {
  const auto session = opened({{"dim", 2}, {"size", 4}, {"seats", "1-,1+"}});
  Quiet quiet;
  const Json nodes = ask_json(*session, "perft", {{"depth", 3}}, quiet.context).value().at("nodes");
  std::uint64_t below = 0;
  const auto moves = session->moves();
  EXPECT_EQ(nodes[0], moves.size());
  for (const std::string& move : moves) {
    ASSERT_TRUE(session->play(move));
    below += ask_json(*session, "perft", {{"depth", 2}}, quiet.context).value().at("nodes")[1].get<std::uint64_t>();
    ASSERT_TRUE(session->undo());
  }
  EXPECT_EQ(nodes[2], below);
}

// The picture is read back: each row says where its first point is.
TEST(DiamondGame, ThePictureTellsWhereThePointsAre) {
  const auto session = opened({{"dim", 2}, {"size", 4}, {"players", 3}});
  const Json points = asked({{"dim", 2}, {"size", 4}}, "shape").value().at("points");
  const Json at = session->view(Lang::en).at("at");
  const std::string picture = session->picture(Lang::en);
  std::size_t seen = 0;
  std::size_t begin = 0;
  while (picture.compare(begin, 7, "left of") != 0) {
    const std::size_t end = picture.find('\n', begin);
    const auto parts = words(std::string_view(picture).substr(begin, end - begin));
    const auto label = words(parts[0], ",");
    const int x = static_cast<int>(*to_integer(label[0])), y = static_cast<int>(*to_integer(label[1]));
    for (std::size_t i = 1; i < parts.size(); ++i, ++seen) {
      const int along = y + static_cast<int>(i) - 1;
      const auto point = std::ranges::find(points, Json{x, along, 6 - x - along}) - points.begin();
      ASSERT_LT(static_cast<std::size_t>(point), points.size());
      const int owner = at[static_cast<std::size_t>(point)].get<int>();
      EXPECT_EQ(parts[i], owner < 0 ? "." : fmt::format("{}", owner + 1));
    }
    begin = end + 1;
  }
  EXPECT_EQ(seen, points.size());
}

TEST(DiamondTools, SoloIsNotStoppedByTheDrawRules) {
  const auto solo = asked({{"dim", 2}, {"size", 4}, {"limit", 3}, {"repetition", 2}}, "solo");
  ASSERT_TRUE(solo);
  EXPECT_EQ(solo->at("moves"), 11);
}

TEST(DiamondTools, PerftCanBeStopped) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Shelf shelf;
  Context context{progress, shelf};
  EXPECT_EQ(code_of(ask_json(*opened(Json::object()), "perft", {{"depth", 30}}, context)), Code::cancelled);
}

}  // namespace
}  // namespace asobi::diamond
