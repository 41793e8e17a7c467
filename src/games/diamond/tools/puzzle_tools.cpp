// The tools position, puzzle and lessons.
#include <algorithm>

#include "base/json.hpp"
#include "games/diamond/puzzle/lessons.hpp"
#include "games/diamond/puzzle/puzzle.hpp"
#include "games/diamond/tools/tools.hpp"

namespace asobi::diamond {

namespace {

// --- position ---

Result<Json> run_position(const Game& game, const Game::State& state, const Json&, Context&) {
  return Json{{"position", placement_text(game.board(), placement_of(game.mover(), state.position), game.system())}};
}

std::string text_position(const Json& answer, Lang) { return answer.at("position").get<std::string>() + "\n"; }

// --- puzzle ---

std::string chain_text(const Board& board, const std::vector<Point>& points) {
  std::vector<std::string> out;
  for (const Point p : points) out.push_back(point_text(board, p));
  return fmt::format("{}", fmt::join(out, ":"));
}

// What opens a session at the puzzle, and its solution. It is played once by the rules of the game.
Result<Json> puzzle_json(const std::shared_ptr<const Board>& board, const Puzzle& puzzle) {
  const auto players = static_cast<int>(puzzle.placement.armies.size());
  Switches switches;
  switches.limit = 1;
  const Game game(board, usual_seats(players), switches, System::simplex, puzzle.placement, puzzle.target);
  const std::string solution = chain_text(*board, puzzle.solution.points);
  ASOBI_TRY(const Move move, game.parse_move(game.start(), solution));
  if (game.status(game.after(game.start(), move)).kind != Status::Kind::won) {
    return fail(Code::internal, "the puzzle is not solved by its solution", "解答が問題を解いていません");
  }
  const std::string from = point_text(*board, puzzle.target.from), to = point_text(*board, puzzle.target.to);
  return Json{{"options",
               {{"dim", board->dim()},
                {"size", board->size()},
                {"players", players},
                {"position", placement_text(*board, puzzle.placement)},
                {"target", from + ":" + to},
                {"limit", 1}}},
              {"from", from},
              {"to", to},
              {"hops", puzzle.solution.points.size() - 1},
              {"solution", solution},
              {"unique", puzzle.solution.ways == 1},
              {"reach", puzzle.solution.within_reach.size()}};
}

Result<Json> run_puzzle(const Game& game, const Game::State&, const Json& arguments, Context& context) {
  Random random(arguments.value("seed", std::uint64_t{1}));
  const auto hops = static_cast<std::size_t>(arguments.value("hops", std::int64_t{3}));
  ASOBI_TRY(const Puzzle puzzle, make_puzzle(game.board(), hops, random, context.progress));
  return puzzle_json(game.mover().shared_board(), puzzle);
}

std::string puzzle_text(const Json& answer, Lang lang, const char* indent) {
  const Json& options = answer.at("options");
  const auto field = [](const Json& of, const char* name) { return of.at(name).get<std::string>(); };
  const auto number = [&](const char* name) { return options.at(name).get<int>(); };
  const auto from = field(answer, "from"), to = field(answer, "to");
  const auto hops = answer.at("hops").get<int>();
  const std::string ask = ja(lang) ? fmt::format("{} の駒を、一手（{} 回の跳び）で {} へ", from, hops, to)
                                   : fmt::format("bring the piece on {} to {} in one turn, by {} hop{}", from, to, hops,
                                                 hops == 1 ? "" : "s");
  const std::string play = fmt::format(
      "asobi play diamond --dim {} --size {} --players {} --position=\"{}\" --target={} --limit 1 --people",
      number("dim"), number("size"), number("players"), field(options, "position"), field(options, "target"));
  return fmt::format("{0}{1}\n{0}{2}\n{0}{3} {4}\n", indent, ask, play,
                     ja(lang) ? "解答:" : "solution:", field(answer, "solution"));
}

std::string text_puzzle(const Json& answer, Lang lang) { return puzzle_text(answer, lang, ""); }

// --- lessons ---

Result<Json> lesson_json(const Lesson& lesson, Lang lang) {
  ASOBI_TRY(const auto board, Board::make(lesson.dim, lesson.size));
  Json puzzles = Json::array();
  for (const LessonPuzzle& row : lesson.puzzles) {
    ASOBI_TRY(const Puzzle puzzle, lesson_puzzle(*board, row));
    ASOBI_TRY(Json out, puzzle_json(board, puzzle));
    out["title"] = row.title.in(lang);
    out["explanation"] = row.explanation.in(lang);
    puzzles.push_back(std::move(out));
  }
  return Json{{"title", lesson.title.in(lang)},
              {"explanation", lesson.explanation.in(lang)},
              {"dim", lesson.dim},
              {"size", lesson.size},
              {"puzzles", std::move(puzzles)}};
}

Result<Json> run_lessons(const Game&, const Game::State&, const Json&, Context& context) {
  Json out = Json::array();
  for (const Lesson& lesson : lessons()) {
    ASOBI_TRY(Json row, lesson_json(lesson, context.lang));
    out.push_back(std::move(row));
  }
  return Json{{"lessons", std::move(out)}};
}

std::string text_lessons(const Json& answer, Lang lang) {
  std::string out;
  for (const Json& lesson : answer.at("lessons")) {
    out +=
        fmt::format("{}\n  {}\n", lesson.at("title").get<std::string>(), lesson.at("explanation").get<std::string>());
    for (const Json& puzzle : lesson.at("puzzles")) {
      out += fmt::format("\n  {}\n    {}\n", puzzle.at("title").get<std::string>(),
                         puzzle.at("explanation").get<std::string>());
      out += puzzle_text(puzzle, lang, "    ");
    }
    out += "\n";
  }
  return out;
}

}  // namespace

Result<void> check_race(const Game& game) {
  if (game.target().from == nowhere) return {};
  return fail(Code::invalid,
              "this is asked of the race, and here a piece is to reach a target; open the game without target",
              "これは競走についての問いで、ここは駒を目標の点に着けるパズルです。target なしで始めてください");
}

Result<Json> target_hint(const Game& game, const Game::State& state, Lang lang) {
  if (game.status(state).kind != Status::Kind::running) {
    return fail(Code::illegal_move, "the game is over", "勝負はついています");
  }
  const Move wanted = {state.marked, game.target().to};
  const auto& mine = state.position.men[static_cast<std::size_t>(state.position.to_move)];
  const auto path = mine.has(wanted.from) ? game.mover().path(state.position, wanted) : std::vector<Point>();
  if (path.empty()) {
    return fail(Code::unsolvable, "the piece on {} cannot reach {} in this turn",
                "{} の駒はこの一手では {} に着けません", point_text(game.board(), wanted.from, game.system()),
                point_text(game.board(), wanted.to, game.system()));
  }
  return Json{{"move", game.move_name(state, wanted)},
              {"path", path},
              {"gain", game.mover().gain(state.position.to_move, wanted)},
              {"depth", 1},
              {"nodes", game.mover().targets(state.position, wanted.from).count()},
              {"why", ja(lang) ? "目標への道: " + chain_text(game.board(), path)
                               : "the way to the target: " + chain_text(game.board(), path)}};
}

std::vector<ToolRow<Game>> puzzle_tools() {
  return {
      {{.name = "position",
        .summary = {"where the pieces stand, as the option position reads it", "駒の位置（オプション position の形）"},
        .setup_optional = {"dim", "size", "players", "seats", "coordinates", "position"},
        .example = "asobi diamond position --dim 2 --size 4",
        .text = text_position},
       run_position},
      {{.name = "puzzle",
        .summary = {"a random hop puzzle: one piece is to reach a point in one turn",
                    "跳びの問題を作る。一つの駒を一手で決まった点へ"},
        .setup_optional = board_options,
        .parameters = {{"seed", {"which puzzle (default 1)", "問題の番号（既定 1）"}, ParameterKind::integer, false, 0},
                       {"hops",
                        {"how many hops it takes (default 3)", "跳ぶ回数（既定 3）"},
                        ParameterKind::integer,
                        false,
                        1,
                        most_puzzle_hops}},
        .example = "asobi diamond puzzle --dim 3 --size 3 --hops 4 --seed 7",
        .text = text_puzzle},
       run_puzzle},
      {{.name = "lessons",
        .summary = {"hop puzzles from the plane to four dimensions, step by step",
                    "平面から 4 次元まで、順に学ぶ跳びの問題"},
        .example = "asobi diamond lessons",
        .text = text_lessons},
       run_lessons},
  };
}

}  // namespace asobi::diamond
