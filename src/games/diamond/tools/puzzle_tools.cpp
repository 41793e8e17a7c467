#include "games/diamond/tools/puzzle_tools.hpp"

#include "games/diamond/puzzle/lessons.hpp"
#include "games/diamond/puzzle/puzzle.hpp"
#include "games/diamond/tools/tools.hpp"

namespace asobi::diamond {

std::string chain_text(const Board& board, const std::vector<Point>& points) {
  std::vector<std::string> out;
  for (const Point p : points) out.push_back(point_text(board, p));
  return fmt::format("{}", fmt::join(out, ":"));
}

// --- position ---

Result<PositionText> position_text(const Game& game, const Game::State& state, const NoArguments&, Context&) {
  return PositionText{placement_text(game.board(), placement_of(game.mover(), state.position), game.system())};
}

std::string text(const PositionText& position, Lang) { return position.position + "\n"; }

// --- puzzle ---

namespace {

// The solution is played once by the rules of the game.
Result<PlayablePuzzle> playable(const Board& board, const Puzzle& puzzle) {
  PlayablePuzzle out{.from = point_text(board, puzzle.target.from),
                     .to = point_text(board, puzzle.target.to),
                     .hops = puzzle.solution.points.size() - 1,
                     .solution = chain_text(board, puzzle.solution.points),
                     .unique = puzzle.solution.ways == 1,
                     .reach = puzzle.solution.within_reach.size()};
  out.options = {.dim = board.dim(),
                 .size = board.size(),
                 .players = static_cast<int>(puzzle.placement.armies.size()),
                 .position = placement_text(board, puzzle.placement),
                 .target = out.from + ":" + out.to,
                 .limit = 1};
  ASOBI_TRY(const Game game, open(out.options));
  ASOBI_TRY(const Move move, game.parse_move(game.start(), out.solution));
  if (game.status(game.after(game.start(), move)).kind != Status::Kind::won) {
    return fail(Code::internal, "the puzzle is not solved by its solution", "解答が問題を解いていません");
  }
  return out;
}

std::string puzzle_text(const PlayablePuzzle& puzzle, Lang lang, const char* indent) {
  const Options& options = puzzle.options;
  const std::string task =
      say(lang, "bring the piece on {0} to {1} in one turn, by {2} hop{3}", "{0} の駒を、一手（{2} 回の跳び）で {1} へ",
          puzzle.from, puzzle.to, puzzle.hops, puzzle.hops == 1 ? "" : "s");
  const std::string board =
      say(lang, "dimension {}, size {}, players {}, position {}", "次元 {}、大きさ {}、人数 {}、配置 {}", *options.dim,
          *options.size, *options.players, *options.position);
  return fmt::format("{0}{1}\n{0}{2}\n{0}{3} {4}\n", indent, task, board,
                     ja(lang) ? "解答:" : "solution:", puzzle.solution);
}

}  // namespace

Result<PlayablePuzzle> new_puzzle(const Game& game, const Game::State&, const PuzzleArguments& asked,
                                  Context& context) {
  Random random(asked.seed);
  ASOBI_TRY(const Puzzle puzzle, make_puzzle(game.board(), asked.hops, random, context.progress));
  return playable(game.board(), puzzle);
}

std::string text(const PlayablePuzzle& puzzle, Lang lang) { return puzzle_text(puzzle, lang, ""); }

// --- lessons ---

namespace {

Result<PlayableLesson> playable(const Lesson& lesson) {
  ASOBI_TRY(const auto board, Board::make(lesson.dim, lesson.size));
  PlayableLesson out{lesson.title, lesson.explanation, lesson.dim, lesson.size};
  for (const LessonPuzzle& row : lesson.puzzles) {
    ASOBI_TRY(const Puzzle puzzle, lesson_puzzle(*board, row));
    ASOBI_TRY(PlayablePuzzle playable_puzzle, playable(*board, puzzle));
    out.puzzles.push_back({std::move(playable_puzzle), row.title, row.explanation});
  }
  return out;
}

}  // namespace

Result<PlayableLessons> playable_lessons(const Game&, const Game::State&, const NoArguments&, Context&) {
  PlayableLessons out;
  for (const Lesson& lesson : lessons()) {
    ASOBI_TRY(PlayableLesson row, playable(lesson));
    out.lessons.push_back(std::move(row));
  }
  return out;
}

std::string text(const PlayableLessons& lessons, Lang lang) {
  std::string out;
  for (const PlayableLesson& lesson : lessons.lessons) {
    out += fmt::format("{}\n  {}\n", lesson.title.in(lang), lesson.explanation.in(lang));
    for (const TitledPuzzle& puzzle : lesson.puzzles) {
      out += fmt::format("\n  {}\n    {}\n", puzzle.title.in(lang), puzzle.explanation.in(lang));
      out += puzzle_text(puzzle, lang, "    ");
    }
    out += "\n";
  }
  return out;
}

ToolRows<Game> puzzle_tools() {
  const Arguments<PuzzleArguments> arguments = {
      argument("seed", &PuzzleArguments::seed, {"Seed", "乱数の種"}, {"which puzzle", "問題の番号"}),
      argument("hops", &PuzzleArguments::hops, {"Hops", "跳ぶ回数"}, {"how many hops it takes", "跳ぶ回数"})
          .within(1, most_puzzle_hops),
  };
  return {
      tool_row({.name = "position",
                .label = {"Write the position", "配置を書き出す"},
                .summary = {"where the pieces stand, as a game can begin there", "駒の位置（設定の「配置」に書く形）"},
                .setup_optional = {"dim", "size", "players", "seats", "coordinates", "position"},
                .example = "asobi diamond position --dim 2 --size 4"},
               Arguments<NoArguments>{}, position_text),
      tool_row({.name = "puzzle",
                .label = {"Hop puzzle", "跳び問題"},
                .summary = {"a random hop puzzle: one piece is to reach a point in one turn",
                            "跳びの問題を作る。一つの駒を一手で決まった点へ"},
                .setup_optional = board_options,
                .example = "asobi diamond puzzle --dim 3 --size 3 --hops 4 --seed 7"},
               arguments, new_puzzle),
      tool_row({.name = "lessons",
                .label = {"Lessons", "レッスン"},
                .summary = {"hop puzzles from the plane to four dimensions, step by step",
                            "平面から 4 次元まで、順に学ぶ跳びの問題"},
                .example = "asobi diamond lessons"},
               Arguments<NoArguments>{}, playable_lessons),
  };
}

}  // namespace asobi::diamond
