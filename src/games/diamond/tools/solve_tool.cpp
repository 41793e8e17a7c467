#include "games/diamond/tools/solve_tool.hpp"

#include "games/diamond/solve/known.hpp"
#include "games/diamond/tools/lines.hpp"
#include "games/diamond/tools/tools.hpp"

namespace asobi::diamond {

namespace {

// How many positions the table decides, by distance.
void add_counts(const Arena& arena, std::span<const std::uint64_t> census, Solution& out) {
  const unsigned players = arena.players(), stands_for = arena.stands_for();
  out.positions = arena.positions();
  out.draws = census[0] * stands_for;
  const unsigned longest = PositionValue::decoded(players, static_cast<unsigned>(census.size() - 1)).distance;
  out.wins_in.resize(longest + 1);
  out.losses_in.resize(longest + 1);
  for (unsigned code = 1; code < census.size(); ++code) {
    const PositionValue verdict = PositionValue::decoded(players, code);
    (*verdict.winner == 0 ? out.wins_in : out.losses_in)[verdict.distance] += census[code] * stands_for;
  }
}

// The best moves of all players from here to the end, checked by the game's own rules; none for a draw.
Result<std::vector<std::string>> best_line(const Game& game, Game::State state, const Solved& solved) {
  std::vector<std::string> names;
  ASOBI_TRY(const Outcome promised, solved.at(state.position));
  if (!promised.winner) return names;
  for (unsigned left = promised.distance; left > 0 && game.status(state).kind == Status::Kind::running; --left) {
    ASOBI_TRY(const std::vector<Move> best, solved.best_moves(game.mover(), state.position));
    names.push_back(game.move_name(state, best.front()));
    ASOBI_TRY(const Move legal, game.parse_move(state, names.back()));
    state = game.after(state, legal);
  }
  const Status status = game.status(state);
  const bool kept = status.kind == Status::Kind::won && status.player == *promised.winner;
  if (kept && names.size() == promised.distance) return names;
  return fail(Code::internal, "the table's line does not lead to the win it promises",
              "表の手順が約束された勝ちに至りません");
}

// What is known of this game without its table, from its start; nothing elsewhere, or where nothing is known.
Result<std::optional<Solution>> known_solution(const Game& game, const Game::State& state) {
  const auto& mover = game.mover();
  if (state.position.hash != mover.start().hash) return std::nullopt;
  const KnownDuel* known = known_duel(Arena::name_of(mover.board(), mover.seats(), mover.switches()));
  if (known == nullptr) return std::nullopt;
  ASOBI_TRY(const Arena arena, Arena::make_duel(mover.shared_board(), mover.seats(), mover.switches()));
  Solution out{.win = win_rule(mover.switches()), .source = known->source()};
  add_counts(arena, known->census, out);
  if (known->line.empty()) return out;                     // a draw
  const int winner = known->line.size() % 2 == 1 ? 0 : 1;  // who makes the last move
  out.value = winner == 0 ? Value::win : Value::loss;
  out.distance = static_cast<unsigned>(known->line.size());
  out.winner = mover.seats()[static_cast<std::size_t>(winner)];
  ASOBI_TRY(out.line, known_line(game, known->line));
  return out;
}

}  // namespace

Result<Solution> solve(const Game& game, const Game::State& state, const NoArguments&, Context& context) {
  ASOBI_CHECK(check_race(game));
  const auto& mover = game.mover();
  ASOBI_CHECK(check_whole(mover, state.position));
  const auto table = Solved::make(mover.shared_board(), mover.seats(), mover.switches(), context);
  if (!table && table.error().code == Code::limit && mover.seats().size() == 2) {
    ASOBI_TRY(auto known, known_solution(game, state));
    if (known) return std::move(*known);
  }
  if (!table) return fail(table.error());
  return solution(game, state, *table);
}

Result<Solution> solution(const Game& game, const Game::State& state, const Solved& solved) {
  ASOBI_TRY(const Outcome outcome, solved.at(state.position));
  Solution out{.win = win_rule(game.mover().switches()),
               .value = outcome.value_for(state.position.to_move),
               .table_bytes = solved.bytes()};
  if (outcome.winner) {
    out.distance = outcome.distance;
    out.winner = game.mover().seats()[static_cast<std::size_t>(*outcome.winner)];
  }
  ASOBI_TRY(out.line, best_line(game, state, solved));
  add_counts(solved.arena(), solved.census(), out);
  return out;
}

std::string text(const Solution& solution, Lang lang) {
  std::string out;
  if (solution.value == Value::draw) {
    out = say(lang, "a draw: nobody can force a win\n", "引き分け: 誰も勝ちを強制できない\n");
  } else {
    const bool mine = solution.value == Value::win;
    out = say(lang, "a {0} for the player to move: {2} wins in {3} moves\n", "{1}: {2} が {3} 手で勝つ\n",
              mine ? "win" : "loss", mine ? "手番の勝ち" : "手番の負け", name(*solution.winner), *solution.distance);
  }
  out += meaning(solution.win).in(lang) + "\n";
  out += say(lang, "{} positions: {} won by the player to move, {} lost, {} drawn; the longest takes {}\n",
             "全局面 {}: 手番の勝ち {}、負け {}、引き分け {}。最長 {} 手\n", grouped(solution.positions),
             grouped(solution.wins()), grouped(solution.losses()), grouped(solution.draws), solution.longest());
  out += ja(lang) ? " 手数        手番の勝ち        手番の負け\n" : "moves  won by the mover              lost\n";
  for (std::size_t d = 0; d < solution.wins_in.size(); ++d) {
    out += fmt::format("{:5}  {:>16}  {:>16}\n", d, grouped(solution.wins_in[d]), grouped(solution.losses_in[d]));
  }
  if (solution.source) out += solution.source->in(lang) + "\n";
  if (solution.line.empty()) return out;
  out += ja(lang) ? "双方最善の手順\n" : "best play\n";
  for (const std::string& move : solution.line) out += "  " + move + "\n";
  return out;
}

ToolRows<Game> solve_tools() {
  return {
      tool_row({.name = "solve",
                .label = {"Solve the board", "盤の完全解析"},
                .summary =
                    {"who wins and when, here and everywhere: duels of up to 37 points, any players on 13 or 14 (three "
                     "and more: who can force it against all others together)",
                     "誰が何手で勝つか、この局面と全局面で。37 点までの二人対戦と 13 点・14 点の盤"
                     "（三人以上では、他の全員を相手に勝ちを強制できる人の勝ち）"},
                .setup_optional = game_options,
                .example = "asobi diamond solve --dim 2 --size 2 --seats 1-,1+"},
               Arguments<NoArguments>{}, solve),
  };
}

}  // namespace asobi::diamond
