#include "games/sliding/tools/position_tools.hpp"

#include "games/sliding/board/normal.hpp"
#include "games/sliding/board/picture.hpp"
#include "games/sliding/methods/solver.hpp"
#include "games/sliding/table/distance_table.hpp"
#include "games/sliding/tools/tools.hpp"

namespace asobi::sliding {

// --- show ---

Result<ShowAnswer> show(const Game& game, const Position& position, const NoArguments&, Context&) {
  ShowAnswer out{.tiles = position.tiles,
                 .goal = game.goal().tiles,
                 .solved = game.solved(position),
                 .picture = picture(position)};
  if (const auto pieces = paper_pieces(position, game.goal())) {
    out.paper = {*pieces, paper_permutation(*pieces)};
    out.picture = side_by_side(out.picture, paper_picture(position, game.goal()));
  }
  return out;
}

std::string text(const ShowAnswer& answer, Lang lang) {
  if (!answer.paper) return answer.picture;
  return answer.picture +
         say(lang, "in the paper's numbers, the pieces on seats 1, 2, … are {}\nthe paper's permutation [{}]\n",
             "論文の番号では、座席 1, 2, … にいるピースは {}\n論文の置換 [{}]\n", fmt::join(answer.paper->pieces, ", "),
             fmt::join(answer.paper->permutation, ", "));
}

// --- solve ---

std::optional<std::size_t> SolveAnswer::length() const { return slides ? std::optional(slides->size()) : std::nullopt; }

std::optional<std::string> SolveAnswer::moves() const {
  return slides ? std::optional(letters(*slides)) : std::nullopt;
}

Result<SolveAnswer> solve(const Game& game, const Position& position, const SolveArguments& asked, Context& context) {
  if (asked.fast && asked.optimal) {
    return fail(Code::invalid, "fast and optimal exclude each other", "fast と optimal は同時に使えません");
  }
  const Method method = asked.fast ? Method::fast : asked.optimal ? Method::optimal : Method::automatic;
  auto solution = solve(position, game.goal(), method, asked.nodes, context);
  if (!solution && solution.error().code == Code::unsolvable) {
    const ParityArgument argument = parity_argument(position, game.goal());
    return SolveAnswer{.reason = argument.words, .about = argument.facts()};
  }
  if (!solution) return fail(solution.error());
  return SolveAnswer{
      .solvable = true, .slides = std::move(solution->slides), .optimal = solution->optimal, .nodes = solution->nodes};
}

namespace {

// LRUD… in groups of five, so that a finger can follow.
std::string in_fives(const std::string& moves) {
  std::string out;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (i > 0) out += i % 50 == 0 ? "\n" : i % 5 == 0 ? " " : "";
    out += moves[i];
  }
  return out;
}

}  // namespace

std::string text(const SolveAnswer& answer, Lang lang) {
  if (!answer.solvable) return answer.reason->in(lang) + "\n";
  std::string out = say(lang, "{} moves{}\n", "{} 手{}\n", grouped(answer.slides->size()),
                        answer.optimal ? say(lang, ", the fewest possible", "（最短）") : "");
  if (!answer.slides->empty()) out += in_fives(*answer.moves()) + "\n";
  if (answer.nodes > 0) out += say(lang, "{} positions looked at\n", "{} 局面を調べた\n", grouped(answer.nodes));
  return out;
}

// --- hint ---

namespace {

Result<HintAnswer> hint_by_table(const Normal& normal, Context& context) {
  ASOBI_TRY(const DistanceTable table, distance_table(normal.shape, normal.goal_blank, context));
  ASOBI_TRY(const int left, table.distance(normal));
  ASOBI_TRY(const auto best, table.best_slides(normal));
  return HintAnswer{.moves = restored(normal, best), .left = static_cast<std::size_t>(left), .optimal = true};
}

}  // namespace

Result<HintAnswer> hint(const Game& game, const Position& position, const NoArguments&, Context& context) {
  if (game.solved(position)) return HintAnswer{.solved = true, .optimal = true};
  if (game.shape().cells() <= most_table_cells && solvable(position, game.goal())) {
    return hint_by_table(normalise(position, game.goal()), context);
  }
  const bool searched = game.shape().cells() <= 16;
  ASOBI_TRY(const Solution solution,
            solve(position, game.goal(), searched ? Method::automatic : Method::fast, 0, context));
  return HintAnswer{.moves = {solution.slides.front()}, .left = solution.slides.size(), .optimal = solution.optimal};
}

std::string text(const HintAnswer& answer, Lang lang) {
  if (answer.solved) return say(lang, "it is solved\n", "完成しています\n");
  std::vector<std::string_view> moves;
  for (const Slide slide : answer.moves) moves.push_back(name(slide));
  const auto either = fmt::format("{}", fmt::join(moves, ja(lang) ? " か " : " or "));
  if (answer.optimal) {
    return say(lang, "{} ({} moves to go at best)\n", "{}（最短であと {} 手）\n", either, answer.left);
  }
  return say(lang, "{} (a solution of {} moves begins so)\n", "{}（この先 {} 手の解がある）\n", either, answer.left);
}

// --- parity ---

Result<ParityArgument> parity(const Game& game, const Position& position, const NoArguments&, Context&) {
  return parity_argument(position, game.goal());
}

// --- the rows ---

namespace {

Arguments<SolveArguments> solve_arguments() {
  return {argument("fast", &SolveArguments::fast, {"Fast", "速く"},
                   {"at once, not necessarily shortest", "すぐに。最短とは限らない"}),
          argument("optimal", &SolveArguments::optimal, {"Shortest only", "最短のみ"},
                   {"a shortest one or none", "最短でなければ答えない"}),
          argument("nodes", &SolveArguments::nodes, {"Most positions", "局面の上限"},
                   {"give up after so many positions (0: the usual limit of the board)",
                    "調べる局面数の上限（0: その盤の普通の上限）"})};
}

}  // namespace

ToolRows<Game> position_tools() {
  return {
      tool_row(
          {.name = "show",
           .label = {"The position", "局面"},
           .summary = {"the position, with the paper's numbering beside the usual one", "局面を、論文の番号と並べて"},
           .setup = {"size"},
           .setup_optional = {"tiles", "goal", "paper", "seed"},
           .example = "asobi sliding show 2x3 --tiles \"4 1 2 5 0 3\""},
          {}, show),
      tool_row({.name = "solve",
                .label = {"Solve", "解く"},
                .summary = {"a solution; a shortest one wherever that can be found", "解。できるかぎり最短のもの"},
                .setup = {"size", "tiles"},
                .setup_optional = {"goal", "paper"},
                .example = "asobi sliding solve 3x3 8 6 7 2 5 4 3 0 1",
                .yes_field = "solvable"},
               solve_arguments(), solve),
      tool_row({.name = "hint",
                .label = {"Hint", "ヒント"},
                .summary = {"the next good move", "次の良い手"},
                .setup = {"size", "tiles"},
                .setup_optional = {"goal", "paper"},
                .example = "asobi sliding hint 3x3 8 6 7 2 5 4 3 0 1"},
               {}, hint),
      tool_row({.name = "parity",
                .label = {"Parity", "偶奇"},
                .summary = {"whether it can be solved, and why", "解けるかどうか、その理由"},
                .setup = {"size", "tiles"},
                .setup_optional = {"goal", "paper"},
                .example = "asobi sliding parity 3x3 1 2 3 4 5 6 8 7 0",
                .yes_field = "solvable"},
               {}, parity),
  };
}

}  // namespace asobi::sliding
