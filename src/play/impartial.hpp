// Three tools that every impartial game has: `reply`, a computer opponent's move; `hint`, a ladder of four rungs; and
// `match`, many games between two opponents.
// Game is an Alternating<…> with, besides what TypedSession needs:
//   Result<std::vector<Move>> winning_moves(const State&, Context&) const     all of them; none when the game is lost
//   Text where(const State&, const Move&) const                              the heap, row or side it touches
//   Result<Text> why(const State&, const std::vector<Move>& winning, Context&) const   one or two sentences
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "play/typed_session.hpp"

namespace asobi {

namespace impartial {

constexpr std::uint64_t usual_errs = 20;
constexpr std::uint64_t usual_games = 100;
constexpr std::uint64_t most_games = 100'000;
constexpr std::size_t longest_game = 10'000;

struct Played {
  std::size_t length = 0;
  bool first_won = false;
};

Json match_json(const std::array<std::string, 2>& players, const std::vector<Played>& games);
Parameter opponent_parameter(const std::string& name, const Text& help);
Parameter errs_parameter();
Parameter dice_parameter();

// The move of an opponent, or none when the game is over. The skilled one moves blindly `errs` times of 100.
template <class Game>
Result<std::optional<typename Game::Move>> chosen_move(const Game& game, const typename Game::State& state,
                                                       const std::string& opponent, std::uint64_t errs, Random& random,
                                                       Context& context) {
  std::vector<typename Game::Move> moves;
  game.moves(state, moves);
  if (moves.empty()) return std::nullopt;
  const bool blind = opponent == "random" || (opponent == "skilled" && random.below(100) < errs);
  if (!blind) {
    ASOBI_TRY(auto winning, game.winning_moves(state, context));
    if (!winning.empty()) moves = std::move(winning);
  }
  return moves[random.below(moves.size())];
}

template <class Game>
Result<Json> run_reply(const Game& game, const typename Game::State& state, const Json& arguments, Context& context) {
  Random random(arguments.value("dice", std::uint64_t{1}));
  ASOBI_TRY(const auto move, chosen_move(game, state, arguments.value("opponent", std::string("perfect")),
                                         arguments.value("errs", usual_errs), random, context));
  if (!move) return fail(Code::illegal_move, "the game is over", "勝負はついています");
  return Json{{"move", game.move_name(state, *move)}};
}

// Plays one game to its end; how many moves it took and who won.
template <class Game>
Result<Played> played_game(const Game& game, typename Game::State state, const std::array<std::string, 2>& players,
                           std::uint64_t errs, Random& random, Context& context) {
  const int first = state.to_move;
  for (std::size_t length = 0; length <= longest_game; ++length) {
    ASOBI_CHECK(context.progress.check());
    const auto& player = players[state.to_move == first ? 0 : 1];
    ASOBI_TRY(const auto move, chosen_move(game, state, player, errs, random, context));
    if (!move) return Played{length, game.status(state).player == first};
    state = game.after(state, *move);
  }
  return fail(Code::limit, "a game went on for more than {} moves; begin from a smaller position",
              "{} 手を超えても終わらない対局がありました。もっと小さい局面から始めてください", longest_game);
}

template <class Game>
Result<Json> run_match(const Game& game, const typename Game::State& state, const Json& arguments, Context& context) {
  const auto games = arguments.value("games", usual_games);
  const std::array<std::string, 2> players = {arguments.value("first", std::string("perfect")),
                                              arguments.value("second", std::string("random"))};
  ASOBI_CHECK(game.winning_moves(state, context));  // the tables it needs, with their own progress
  context.progress.stage({"playing", "対局しています"}, games);
  Progress quiet = context.progress.unwatched();
  Context inner{quiet, context.shelf, context.threads, context.lang};
  Random random(arguments.value("dice", std::uint64_t{1}));
  std::vector<Played> all;
  for (std::uint64_t i = 0; i < games; ++i) {
    ASOBI_TRY(const Played played,
              played_game(game, state, players, arguments.value("errs", usual_errs), random, inner));
    all.push_back(played);
    context.progress.advance();
  }
  return match_json(players, all);
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
std::string text_match(const Json& answer, Lang lang);

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
        .parameters = {impartial::opponent_parameter("opponent", {"perfect (default), skilled or random",
                                                                  "perfect（既定）, skilled, random のいずれか"}),
                       impartial::errs_parameter(), impartial::dice_parameter()},
        .example = "asobi " + game + " reply " + sample,
        .text = impartial::text_reply},
       impartial::run_reply<Game>},
      {{.name = "match",
        .summary = {"many games between two opponents from here: who wins how often, and how long they are",
                    "この局面から二人の対局を何回も。勝ち数と手数の分布"},
        .setup = setup,
        .setup_optional = options,
        .parameters = {impartial::opponent_parameter("first", {"who moves first: perfect (default), skilled or random",
                                                               "先手: perfect（既定）, skilled, random のいずれか"}),
                       impartial::opponent_parameter("second",
                                                     {"who moves second: random (default), skilled or perfect",
                                                      "後手: random（既定）, skilled, perfect のいずれか"}),
                       {"games",
                        {"how many games (default 100)", "対局の数（既定 100）"},
                        Kind::integer,
                        false,
                        1,
                        impartial::most_games},
                       impartial::errs_parameter(),
                       impartial::dice_parameter()},
        .example = "asobi " + game + " match " + sample + " --games 200",
        .text = impartial::text_match},
       impartial::run_match<Game>},
  };
}

}  // namespace asobi
