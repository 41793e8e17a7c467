#include "games/diamond/puzzle/puzzle.hpp"

#include <set>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/quiet_for_tests.hpp"
#include "games/diamond/board/reference.hpp"
#include "games/diamond/entry.hpp"
#include "games/diamond/puzzle/lessons.hpp"
#include "games/diamond/tools/opponent_tools.hpp"
#include "games/diamond/tools/puzzle_tools.hpp"
#include "play/asking_for_tests.hpp"
#include "play/typed_session.hpp"

namespace asobi::diamond {
namespace {

// Every chain of `hops` hops without a point twice, from the paper's formulas; those that end on `to` are counted.
std::uint64_t plain_chains(const ReferenceGame& plain, const ReferenceGame::Placing& lifted,
                           std::vector<ReferenceGame::Spot>& path, const ReferenceGame::Spot& to, std::size_t hops) {
  if (hops == 0) return path.back() == to ? 1 : 0;
  std::uint64_t sum = 0;
  const ReferenceGame::Spot at = path.back();
  for (std::size_t i = 0; i < at.size(); ++i) {
    for (std::size_t j = 0; j < at.size(); ++j) {
      if (i == j) continue;
      auto over = at, next = at;
      over[i] += 1, over[j] -= 1, next[i] += 2, next[j] -= 2;
      const bool seen = std::ranges::find(path, next) != path.end();
      if (seen || !lifted.contains(over) || lifted.contains(next) || !plain.on_board(next)) continue;
      path.push_back(next);
      sum += plain_chains(plain, lifted, path, to, hops - 1);
      path.pop_back();
    }
  }
  return sum;
}

// The solution is one move by the plain rules, nothing shorter leads there, and there are as many ways as is said.
void expect_sound(const Board& board, const Puzzle& puzzle) {
  const auto players = static_cast<int>(puzzle.placement.armies.size());
  const ReferenceGame plain(board.dim(), board.size(), usual_seats(players), {});
  ReferenceGame::Placing placing;
  for (int k = 0; k < players; ++k) {
    for (const Point p : puzzle.placement.armies[static_cast<std::size_t>(k)]) placing[spot_of(board, p)] = k;
  }
  const auto from = spot_of(board, puzzle.target.from), to = spot_of(board, puzzle.target.to);
  EXPECT_TRUE(plain.moves(placing, 0).contains({from, to}));
  std::set<ReferenceGame::Spot> near;
  for (const Point p : board.neighbours(puzzle.target.from)) near.insert(spot_of(board, p));
  EXPECT_FALSE(near.contains(to));
  placing.erase(from);
  const std::size_t hops = puzzle.solution.points.size() - 1;
  for (std::size_t fewer = 1; fewer <= hops; ++fewer) {
    std::vector<ReferenceGame::Spot> path = {from};
    EXPECT_EQ(plain_chains(plain, placing, path, to, fewer), fewer == hops ? puzzle.solution.ways : 0u) << fewer;
  }
}

TEST(DiamondPuzzle, PuzzlesHaveOneShortestChainByThePlainRules) {
  Progress progress;
  for (const auto& [dim, size, most] : {std::tuple(2, 2, 1), std::tuple(2, 4, 3), std::tuple(2, 8, 5),
                                        std::tuple(3, 2, 4), std::tuple(3, 3, 5), std::tuple(4, 2, 4)}) {
    const auto board = Board::make(dim, size).value();
    for (int hops = 1; hops <= most; ++hops) {
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        SCOPED_TRACE(fmt::format("{}:{} hops {} seed {}", dim, size, hops, seed));
        Random random(seed);
        const auto puzzle = make_puzzle(*board, static_cast<std::size_t>(hops), random, progress);
        ASSERT_TRUE(puzzle);
        EXPECT_EQ(puzzle->solution.points.size(), static_cast<std::size_t>(hops) + 1);
        EXPECT_EQ(puzzle->solution.ways, 1u);
        EXPECT_GT(puzzle->solution.within_reach.size(), static_cast<std::size_t>(hops)) << "there are false ways";
        EXPECT_GT(board->at(puzzle->target.to)[0], board->at(puzzle->target.from)[0]);
        expect_sound(*board, *puzzle);
      }
    }
  }
}

TEST(DiamondPuzzle, TheToolOpensPlaysAndWinsItsPuzzle) {
  Quiet quiet;
  const auto anywhere = entry().open({{"dim", 3}, {"size", 3}}).value();
  std::set<std::string> different;
  for (int seed = 0; seed < 5; ++seed) {
    const Json puzzle = ask_json(*anywhere, "puzzle", {{"seed", seed}, {"hops", 4}}, quiet.context).value();
    EXPECT_EQ(puzzle, ask_json(*anywhere, "puzzle", {{"seed", seed}, {"hops", 4}}, quiet.context).value());
    const auto session = entry().open(puzzle.at("options")).value();
    different.insert(puzzle.at("options").at("position").get<std::string>());
    EXPECT_EQ(session->status().to_move, 0);
    ASSERT_TRUE(session->play(puzzle.at("solution").get<std::string>()));
    EXPECT_EQ(session->status().winner, 0);
  }
  EXPECT_EQ(different.size(), 5u);
}

TEST(DiamondPuzzle, ItsStructOpensIt) {
  Quiet quiet;
  const Game anywhere = open({}).value();
  const PlayablePuzzle puzzle = new_puzzle(anywhere, anywhere.start(), {.seed = 3, .hops = 4}, quiet.context).value();
  const Game game = open(puzzle.options).value();
  const Hint way = hint(game, game.start(), {}, quiet.context).value();
  EXPECT_EQ(way.path.size(), 5u);
  EXPECT_FALSE(way.reasons);
  const Move move = game.parse_move(game.start(), puzzle.solution).value();
  EXPECT_EQ(game.status(game.after(game.start(), move)).kind, Status::Kind::won);
}

TEST(DiamondPuzzle, TheHintIsTheWay) {
  Quiet quiet;
  const Json puzzle = ask_json(*entry().open(Json::object()).value(), "puzzle", {{"hops", 4}}, quiet.context).value();
  const auto session = entry().open(puzzle.at("options")).value();
  const Json hint = ask_json(*session, "hint", Json::object(), quiet.context).value();
  EXPECT_EQ(hint.at("path").size(), 5u);
  EXPECT_NE(hint.at("why").get<std::string>().find(puzzle.at("solution").get<std::string>()), std::string::npos);
  ASSERT_TRUE(session->play(hint.at("move").get<std::string>()));
  EXPECT_EQ(session->status().winner, 0);
  EXPECT_EQ(code_of(ask_json(*session, "hint", Json::object(), quiet.context)), Code::illegal_move);
  const auto far = entry().open({{"dim", 2}, {"size", 4}, {"target", "-2,4,4:6,0,0"}}).value();
  EXPECT_EQ(code_of(ask_json(*far, "hint", Json::object(), quiet.context)), Code::unsolvable);
}

TEST(DiamondPuzzle, LargeBoardsHavePuzzlesToo) {
  Progress progress;
  Random random(1);
  const auto board = Board::make(3, 10).value();
  const auto puzzle = make_puzzle(*board, 12, random, progress);
  ASSERT_TRUE(puzzle);
  expect_sound(*board, *puzzle);
}

TEST(DiamondPuzzle, TooManyHopsForABoardAreRefused) {
  Progress progress;
  Random random(1);
  EXPECT_EQ(code_of(make_puzzle(*Board::make(2, 2).value(), 9, random, progress)), Code::limit);
}

TEST(DiamondPuzzle, MakingCanBeStopped) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Random random(1);
  EXPECT_EQ(code_of(make_puzzle(*Board::make(3, 3).value(), 20, random, progress)), Code::cancelled);
}

TEST(DiamondLessons, EveryPuzzleIsSoundAndItsTextsAreWhole) {
  std::vector<std::size_t> hops;
  for (const Lesson& lesson : lessons()) {
    EXPECT_FALSE(lesson.title.ja.empty() || lesson.explanation.ja.empty());
    const auto board = Board::make(lesson.dim, lesson.size).value();
    for (const LessonPuzzle& row : lesson.puzzles) {
      SCOPED_TRACE(row.title.en);
      EXPECT_FALSE(row.title.ja.empty() || row.explanation.en.empty() || row.explanation.ja.empty());
      const auto puzzle = lesson_puzzle(*board, row);
      ASSERT_TRUE(puzzle);
      ASSERT_GE(puzzle->solution.points.size(), 2u);
      EXPECT_EQ(puzzle->solution.ways, 1u);
      EXPECT_GT(puzzle->solution.within_reach.size(), puzzle->solution.points.size() - 1);
      expect_sound(*board, *puzzle);
      hops.push_back(puzzle->solution.points.size() - 1);
    }
  }
  EXPECT_EQ(hops, (std::vector<std::size_t>{1, 2, 3, 1, 2, 3, 3, 5, 5, 2, 4, 4}));
}

// What the texts say about the ways.
TEST(DiamondLessons, TheWaysAreAsTold) {
  const auto heights = [](std::size_t lesson, std::size_t puzzle) {
    const Lesson& of = lessons()[lesson];
    const auto board = Board::make(of.dim, of.size).value();
    std::vector<int> out;
    const Puzzle made = lesson_puzzle(*board, of.puzzles[puzzle]).value();
    for (const Point p : made.solution.points) out.push_back(board->at(p)[0]);
    return out;
  };
  using Heights = std::vector<int>;
  EXPECT_EQ(heights(0, 2), (Heights{1, -1, 1, 3})) << "back into the home";
  EXPECT_EQ(heights(1, 0), (Heights{0, 2})) << "two levels up";
  EXPECT_EQ(heights(1, 1), (Heights{0, 0, 2})) << "along the level, then up";
  EXPECT_EQ(heights(1, 2), (Heights{-1, 1, 1, 3})) << "up, along, up";
  EXPECT_EQ(heights(2, 0), (Heights{0, 2, 2, 2}));
  EXPECT_EQ(heights(2, 2), (Heights{-2, 0, 0, 0, 2, 4}));
  EXPECT_EQ(heights(3, 0), (Heights{1, 3, 5}));
  EXPECT_EQ(heights(3, 1), (Heights{-1, 1, 1, 3, 1})) << "the last goes down";
  EXPECT_EQ(heights(3, 2), (Heights{-1, -1, 1, 1, 3}));
}

TEST(DiamondLessons, TheToolSpeaksBothLanguagesAndItsPuzzlesOpen) {
  for (const Lang lang : {Lang::en, Lang::ja}) {
    Quiet quiet;
    quiet.context.lang = lang;
    const Json answer =
        ask_json(*entry().open(Json::object()).value(), "lessons", Json::object(), quiet.context).value();
    ASSERT_EQ(answer.at("lessons").size(), 4u);
    EXPECT_EQ(answer.at("lessons")[0].at("title"), lessons()[0].title.in(lang));
    for (const Json& lesson : answer.at("lessons")) {
      for (const Json& puzzle : lesson.at("puzzles")) {
        const auto session = entry().open(puzzle.at("options")).value();
        ASSERT_TRUE(session->play(puzzle.at("solution").get<std::string>()));
        EXPECT_EQ(session->status().winner, 0);
      }
    }
  }
}

}  // namespace
}  // namespace asobi::diamond
