// The tool solve: the value of the position at hand, and of all positions of the game.
#include <numeric>

#include "base/json.hpp"
#include "games/diamond/solve/solved.hpp"
#include "games/diamond/tools/tools.hpp"

namespace asobi::diamond {

namespace {

struct Counted {
  std::vector<std::uint64_t> wins, losses;  // by distance, for whoever is to move
  std::uint64_t draws = 0;
};

Counted counted(const Solved& solved) {
  const auto& census = solved.table().census;
  const unsigned players = solved.arena().players(), stands_for = solved.arena().stands_for();
  Counted out;
  out.draws = census[0] * stands_for;
  const unsigned longest = Verdict::decoded(players, static_cast<unsigned>(census.size() - 1)).distance;
  out.wins.resize(longest + 1);
  out.losses.resize(longest + 1);
  for (unsigned code = 1; code < census.size(); ++code) {
    const Verdict verdict = Verdict::decoded(players, code);
    (*verdict.winner == 0 ? out.wins : out.losses)[verdict.distance] += census[code] * stands_for;
  }
  return out;
}

// Best play of all from here on, by the game's own rules; none for a draw.
Result<std::vector<std::string>> best_line(const Game& game, Game::State state, const Solved& solved) {
  std::vector<std::string> names;
  const Outcome promised = solved.at(state.position);
  if (!promised.winner) return names;
  for (unsigned left = promised.distance; left > 0 && game.status(state).kind == Status::Kind::running; --left) {
    const Move best = solved.best_moves(game.mover(), state.position).front();
    names.push_back(game.move_name(state, best));
    ASOBI_TRY(const Move legal, game.parse_move(state, names.back()));
    state = game.after(state, legal);
  }
  const Status status = game.status(state);
  const bool kept = status.kind == Status::Kind::won && status.player == *promised.winner;
  if (kept && names.size() == promised.distance) return names;
  return fail(Code::internal, "the table's line does not lead to the win it promises",
              "表の手順が約束された勝ちに至りません");
}

std::uint64_t sum_of(const std::vector<std::uint64_t>& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

Result<Json> run_solve(const Game& game, const Game::State& state, const Json&, Context& context) {
  ASOBI_CHECK(check_race(game));
  const auto& mover = game.mover();
  ASOBI_CHECK(check_whole(mover, state.position));
  ASOBI_TRY(const Solved solved, Solved::make(mover.shared_board(), mover.seats(), mover.switches(), context));
  const Outcome outcome = solved.at(state.position);
  ASOBI_TRY(const auto line, best_line(game, state, solved));
  const Counted counts = counted(solved);
  const bool drawn = !outcome.winner;
  const auto seat = [&] { return name(mover.seats()[static_cast<std::size_t>(*outcome.winner)]); };
  return Json{{"value", outcome.value_for(state.position.to_move)},
              {"distance", drawn ? Json(nullptr) : Json(outcome.distance)},
              {"winner", drawn ? Json(nullptr) : Json(seat())},
              {"positions", solved.arena().positions()},
              {"wins", sum_of(counts.wins)},
              {"losses", sum_of(counts.losses)},
              {"draws", counts.draws},
              {"longest", counts.wins.size() - 1},
              {"wins_in", counts.wins},
              {"losses_in", counts.losses},
              {"table_bytes", solved.table().data.size()},
              {"line", line}};
}

std::string text_solve(const Json& answer, Lang lang) {
  const auto number = [&](const char* field) { return grouped(answer.at(field).get<std::uint64_t>()); };
  std::string out;
  if (answer.at("value") == "draw") {
    out = ja(lang) ? "引き分け: 誰も勝ちを強制できない\n" : "a draw: nobody can force a win\n";
  } else {
    const auto winner = answer.at("winner").get<std::string>();
    const bool mine = answer.at("value") == "win";
    out = ja(lang)
              ? fmt::format("{}: {} が {} 手で勝つ\n", mine ? "手番の勝ち" : "手番の負け", winner, number("distance"))
              : fmt::format("a {} for the player to move: {} wins in {} moves\n", mine ? "win" : "loss", winner,
                            number("distance"));
  }
  out += ja(lang)
             ? fmt::format("全局面 {}: 手番の勝ち {}、負け {}、引き分け {}。最長 {} 手\n", number("positions"),
                           number("wins"), number("losses"), number("draws"), number("longest"))
             : fmt::format("{} positions: {} won by the player to move, {} lost, {} drawn; the longest takes {}\n",
                           number("positions"), number("wins"), number("losses"), number("draws"), number("longest"));
  out += ja(lang) ? " 手数        手番の勝ち        手番の負け\n" : "moves  won by the mover              lost\n";
  const Json &wins = answer.at("wins_in"), &losses = answer.at("losses_in");
  for (std::size_t d = 0; d < wins.size(); ++d) {
    out += fmt::format("{:5}  {:>16}  {:>16}\n", d, grouped(wins[d].get<std::uint64_t>()),
                       grouped(losses[d].get<std::uint64_t>()));
  }
  if (answer.at("line").empty()) return out;
  out += ja(lang) ? "双方最善の手順\n" : "best play\n";
  for (const Json& move : answer.at("line")) out += "  " + move.get<std::string>() + "\n";
  return out;
}

}  // namespace

std::vector<ToolRow<Game>> solve_tools() {
  return {
      {{.name = "solve",
        .summary = {"who wins and when, here and everywhere: duels of up to 37 points, any players on 13 or 14 (three "
                    "and more: who can force it against all others together)",
                    "誰が何手で勝つか、この局面と全局面で。37 点までの二人対戦と 13 点・14 点の盤"
                    "（三人以上では、他の全員を相手に勝ちを強制できる人の勝ち）"},
        .setup_optional = game_options,
        .example = "asobi diamond solve --dim 2 --size 2 --seats 1-,1+",
        .text = text_solve},
       run_solve},
  };
}

}  // namespace asobi::diamond
