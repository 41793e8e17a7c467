// The tools position, puzzle and lessons.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/diamond/options.hpp"
#include "play/argument.hpp"

namespace asobi::diamond {

// "from:by:…:to"
std::string chain_text(const Board& board, const std::vector<Point>& points);

struct PositionText {
  std::string position;

  static constexpr auto fields() {
    return field_list(field("position", &PositionText::position, "as the option position reads it"));
  }
};
Result<PositionText> position_text(const Game& game, const Game::State& state, const NoArguments&, Context& context);
std::string text(const PositionText& position, Lang lang);

struct PuzzleArguments {
  std::uint64_t seed = 1;
  std::size_t hops = 3;
};

// A puzzle as it is opened, and its solution.
struct PlayablePuzzle {
  Options options = {};
  std::string from = {}, to = {};
  std::size_t hops = 0;
  std::string solution = {};
  bool unique = false;
  std::size_t reach = 0;

  static constexpr auto fields() {
    return field_list(field("options", &PlayablePuzzle::options, "that open it"),
                      field("from", &PlayablePuzzle::from, "the piece"), field("to", &PlayablePuzzle::to),
                      field("hops", &PlayablePuzzle::hops, "that it takes"),
                      field("solution", &PlayablePuzzle::solution, "a move: from:by:…:to"),
                      field("unique", &PlayablePuzzle::unique, "there is no other chain as short"),
                      field("reach", &PlayablePuzzle::reach, "points that the piece can hop to"));
  }
};
Result<PlayablePuzzle> new_puzzle(const Game& game, const Game::State& state, const PuzzleArguments& asked,
                                  Context& context);
std::string text(const PlayablePuzzle& puzzle, Lang lang);

struct TitledPuzzle : PlayablePuzzle {
  Text title, explanation;

  static constexpr auto fields() {
    return field_list(PlayablePuzzle::fields(), field("title", &TitledPuzzle::title),
                      field("explanation", &TitledPuzzle::explanation));
  }
};

// The puzzles of one board.
struct PlayableLesson {
  Text title, explanation;
  int dim = 0, size = 0;
  std::vector<TitledPuzzle> puzzles = {};

  static constexpr auto fields() {
    return field_list(field("title", &PlayableLesson::title), field("explanation", &PlayableLesson::explanation),
                      field("dim", &PlayableLesson::dim), field("size", &PlayableLesson::size),
                      field("puzzles", &PlayableLesson::puzzles));
  }
};

struct PlayableLessons {
  std::vector<PlayableLesson> lessons;

  static constexpr auto fields() { return field_list(field("lessons", &PlayableLessons::lessons)); }
};
Result<PlayableLessons> playable_lessons(const Game& game, const Game::State& state, const NoArguments&,
                                         Context& context);
std::string text(const PlayableLessons& lessons, Lang lang);

}  // namespace asobi::diamond
