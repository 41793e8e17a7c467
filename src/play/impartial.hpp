// Two tools that every impartial game has: `reply`, a computer opponent's move, and `hint`, a ladder of four rungs.
// Game is an Alternating<…> with, besides what TypedSession needs:
//   Result<std::vector<Move>> winning_moves(const State&, Context&) const     all of them; none when the game is lost
//   Text where(const State&, const Move&) const                              the heap, row or side it touches
//   Result<Text> why(const State&, const std::vector<Move>& winning, Context&) const   one or two sentences
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "play/typed_session.hpp"

namespace asobi {

namespace impartial {

template <class Game>
Result<Json> run_reply(const Game& game, const typename Game::State& state, const Json& arguments, Context& context) {
  const auto opponent = arguments.value("opponent", std::string("perfect"));
  const auto errs = static_cast<std::uint64_t>(arguments.value("errs", std::int64_t{20}));
  std::vector<typename Game::Move> moves;
  game.moves(state, moves);
  if (moves.empty()) return fail(Code::illegal_move, "the game is over", "勝負はついています");
  Random random(arguments.value("dice", std::uint64_t{1}));
  const bool blind = opponent == "random" || (opponent == "skilled" && random.below(100) < errs);
  if (!blind) {
    ASOBI_TRY(auto winning, game.winning_moves(state, context));
    if (!winning.empty()) moves = std::move(winning);
  }
  return Json{{"move", game.move_name(state, moves[random.below(moves.size())])}};
}

template <class Game>
Result<Json> run_hint(const Game& game, const typename Game::State& state, const Json& arguments, Context& context) {
  const auto level = arguments.value("level", std::int64_t{1});
  ASOBI_TRY(const auto winning, game.winning_moves(state, context));
  const bool over = game.status(state).kind != Status::Kind::running;
  const bool wins = !winning.empty() || (over && game.status(state).player == state.to_move);
  Json out = {{"level", level}, {"wins", wins}};
  if (level >= 2) {
    std::vector<std::string> places;
    for (const auto& move : winning) {
      const std::string place = game.where(state, move).in(context.lang);
      if (std::ranges::find(places, place) == places.end()) places.push_back(place);
    }
    out["where"] = places;
  }
  if (level >= 3) {
    std::vector<std::string> names;
    for (const auto& move : winning) names.push_back(game.move_name(state, move));
    out["moves"] = names;
  }
  if (level >= 4) {
    ASOBI_TRY(const Text why, game.why(state, winning, context));
    out["why"] = why.in(context.lang);
  }
  return out;
}

std::string text_reply(const Json& answer, Lang lang);
std::string text_hint(const Json& answer, Lang lang);

}  // namespace impartial

// `setup` are the words that name a position on the command line; `options` those that may be added.
template <class Game>
std::vector<ToolRow<Game>> impartial_tools(const std::string& game, const std::vector<std::string>& setup,
                                           const std::vector<std::string>& options, const std::string& sample) {
  return {
      {{.name = "hint",
        .summary = {"is it won, where, by which move, and why: four levels",
                    "勝ちか、どこか、どの手か、なぜか。四段階の助言"},
        .setup = setup,
        .setup_optional = options,
        .parameters = {{"level", {"1 to 4 (default 1)", "1 から 4（既定 1）"}, Kind::integer, false, 1, 4}},
        .example = "asobi " + game + " hint " + sample + " --level 4",
        .text = impartial::text_hint},
       impartial::run_hint<Game>},
      {{.name = "reply",
        .summary = {"the move of a computer opponent", "コンピュータの応手"},
        .setup = setup,
        .setup_optional = options,
        .parameters = {{.name = "opponent",
                        .help = {"perfect (default), skilled or random", "perfect（既定）, skilled, random のいずれか"},
                        .choices = {"perfect", "skilled", "random"}},
                       {"errs",
                        {"how often of 100 the skilled one moves blindly (default 20)",
                         "skilled が 100 回に何回でたらめに指すか（既定 20）"},
                        Kind::integer,
                        false,
                        0,
                        100},
                       {"dice", {"seed of the opponent's choices", "相手の選択の乱数の種"}, Kind::integer, false, 0}},
        .example = "asobi " + game + " reply " + sample,
        .text = impartial::text_reply},
       impartial::run_reply<Game>},
  };
}

}  // namespace asobi
