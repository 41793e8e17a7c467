// Three tools that every impartial game has: `reply`, a computer opponent's move; `hint`, a ladder of four rungs; and
// `match`, many games between two opponents.
// Game is an Alternating<…> with, besides what TypedSession needs:
//   Result<std::vector<Move>> winning_moves(const State&, Context&) const     all of them; none when the game is lost
//   Where where(const State&, const Move&) const                             the heap, row or side it touches
//   Result<Reason> why(const State&, const std::vector<Move>& winning, Context&) const   one or two sentences
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
constexpr std::uint64_t most_games = 100'000;
constexpr std::size_t longest_game = 10'000;

enum class Opponent { perfect, skilled, random };

constexpr auto names(Opponent) { return std::to_array<std::string_view>({"perfect", "skilled", "random"}); }
inline auto labels(Opponent) {
  return std::to_array<Text>({{"perfect", "完璧"}, {"skilled, but errs", "ときどき間違える"}, {"random", "ランダム"}});
}

enum class Outcome { next_player_wins, previous_player_wins };

constexpr auto names(Outcome) { return std::to_array<std::string_view>({"N", "P"}); }

// What a hint or a reason speaks of, as the game's moves count it, but from 0.
struct Spot {
  std::optional<std::size_t> heap = {}, row = {}, column = {};
  std::optional<std::string> side = {};
  std::optional<std::string> move = {};  // its name

  static constexpr auto fields() {
    return field_list(field("heap", &Spot::heap, "from 0"), field("row", &Spot::row, "from 0"),
                      field("column", &Spot::column, "from 0"), field("side", &Spot::side),
                      field("move", &Spot::move, "its name"));
  }
  friend bool operator==(const Spot&, const Spot&) = default;
};

// The same in words.
struct Where {
  Text text;
  Spot spot;
};

// Why a position is won or lost, and what the sentence speaks of.
struct Reason {
  Text text;
  std::optional<Spot> about = {};
};

struct HintArguments {
  int level = 1;
};

struct Hint {
  int level = 1;
  bool wins = false;
  std::optional<std::vector<Text>> where = {};
  std::optional<std::vector<Spot>> spots = {};
  std::optional<std::vector<std::string>> moves = {};
  std::optional<Text> why = {};
  std::optional<Spot> about = {};

  static constexpr auto fields() {
    return field_list(field("level", &Hint::level), field("wins", &Hint::wins, "whether the player to move can win"),
                      field("where", &Hint::where, "from level 2 on: what winning moves touch, for people"),
                      field("spots", &Hint::spots, "the same as data"),
                      field("moves", &Hint::moves, "from level 3 on: those that win"),
                      field("why", &Hint::why, "at level 4"),
                      field("about", &Hint::about, "what the reason speaks of"));
  }
};
std::string text(const Hint& hint, Lang lang);

struct ReplyArguments {
  Opponent opponent = Opponent::perfect;
  std::uint64_t errs = usual_errs;
  std::uint64_t dice = 1;
};

struct Reply {
  std::string move;

  static constexpr auto fields() { return field_list(field("move", &Reply::move)); }
};
std::string text(const Reply& reply, Lang lang);

struct MatchArguments {
  Opponent first = Opponent::perfect, second = Opponent::random;
  std::uint64_t games = 100;
  std::uint64_t errs = usual_errs;
  std::uint64_t dice = 1;
};

struct Match {
  std::uint64_t games = 0;
  Opponent first = Opponent::perfect, second = Opponent::random;
  std::array<std::uint64_t, 2> wins = {};
  std::vector<std::uint64_t> lengths = {};
  double mean = 0;

  static constexpr auto fields() {
    return field_list(field("games", &Match::games), field("first", &Match::first), field("second", &Match::second),
                      field("wins", &Match::wins, "of the first and the second"),
                      field("lengths", &Match::lengths, "how many games took so many moves"),
                      field("mean", &Match::mean, "moves"));
  }
};
std::string text(const Match& match, Lang lang);

struct Played {
  std::size_t length = 0;
  bool first_won = false;
};
Match match_of(const std::array<Opponent, 2>& players, const std::vector<Played>& games);

// The move of an opponent, or none when the game is over. The skilled one moves blindly `errs` times of 100.
template <class Game>
Result<std::optional<typename Game::Move>> chosen_move(const Game& game, const typename Game::State& state,
                                                       Opponent opponent, std::uint64_t errs, Random& random,
                                                       Context& context) {
  std::vector<typename Game::Move> moves;
  game.moves(state, moves);
  if (moves.empty()) return std::nullopt;
  const bool blind = opponent == Opponent::random || (opponent == Opponent::skilled && random.below(100) < errs);
  if (!blind) {
    ASOBI_TRY(auto winning, game.winning_moves(state, context));
    if (!winning.empty()) moves = std::move(winning);
  }
  return moves[random.below(moves.size())];
}

template <class Game>
Result<Reply> reply(const Game& game, const typename Game::State& state, const ReplyArguments& asked,
                    Context& context) {
  Random random(asked.dice);
  ASOBI_TRY(const auto move, chosen_move(game, state, asked.opponent, asked.errs, random, context));
  if (!move) return fail(Code::illegal_move, "the game is over", "勝負はついています");
  return Reply{game.move_name(state, *move)};
}

// Plays one game to its end; how many moves it took and who won.
template <class Game>
Result<Played> played_game(const Game& game, typename Game::State state, const std::array<Opponent, 2>& players,
                           std::uint64_t errs, Random& random, Context& context) {
  const int first = state.to_move;
  for (std::size_t length = 0; length <= longest_game; ++length) {
    ASOBI_CHECK(context.progress.check());
    const Opponent player = players[state.to_move == first ? 0 : 1];
    ASOBI_TRY(const auto move, chosen_move(game, state, player, errs, random, context));
    if (!move) return Played{length, game.status(state).player == first};
    state = game.after(state, *move);
  }
  return fail(Code::limit, "a game went on for more than {} moves; begin from a smaller position",
              "{} 手を超えても終わらない対局がありました。もっと小さい局面から始めてください", longest_game);
}

template <class Game>
Result<Match> match(const Game& game, const typename Game::State& state, const MatchArguments& asked,
                    Context& context) {
  const std::array players = {asked.first, asked.second};
  ASOBI_CHECK(game.winning_moves(state, context));  // the tables it needs, with their own progress
  context.progress.stage({"playing", "対局しています"}, asked.games);
  Progress quiet = context.progress.unwatched();
  Context inner{quiet, context.shelf, context.threads, context.lang};
  Random random(asked.dice);
  std::vector<Played> all;
  for (std::uint64_t i = 0; i < asked.games; ++i) {
    ASOBI_TRY(const Played played, played_game(game, state, players, asked.errs, random, inner));
    all.push_back(played);
    context.progress.advance();
  }
  return match_of(players, all);
}

template <class Game>
Result<Hint> hint(const Game& game, const typename Game::State& state, const HintArguments& asked, Context& context) {
  ASOBI_TRY(const auto winning, game.winning_moves(state, context));
  const bool over = game.status(state).kind != Status::Kind::running;
  Hint out{.level = asked.level, .wins = !winning.empty() || (over && game.status(state).player == state.to_move)};
  if (asked.level >= 2) {
    out.where.emplace();
    out.spots.emplace();
    for (const auto& move : winning) {
      const Where where = game.where(state, move);
      if (std::ranges::find(*out.spots, where.spot) != out.spots->end()) continue;
      out.where->push_back(where.text);
      out.spots->push_back(where.spot);
    }
  }
  if (asked.level >= 3) {
    out.moves.emplace();
    for (const auto& move : winning) out.moves->push_back(game.move_name(state, move));
  }
  if (asked.level >= 4) {
    ASOBI_TRY(const Reason why, game.why(state, winning, context));
    out.why = why.text;
    out.about = why.about;
  }
  return out;
}

Arguments<HintArguments> hint_arguments();
Arguments<ReplyArguments> reply_arguments();
Arguments<MatchArguments> match_arguments();

}  // namespace impartial

// `setup` are the words that name a position on the command line; `options` those that may be added.
template <class Game>
ToolRows<Game> impartial_tools(const std::string& game, const std::vector<std::string>& setup,
                               const std::vector<std::string>& options, const std::string& sample) {
  return {
      tool_row({.name = "hint",
                .label = {"Hint", "ヒント"},
                .summary = {"is it won, where, by which move, and why: four levels",
                            "勝ちか、どこか、どの手か、なぜか。四段階のヒント"},
                .setup = setup,
                .setup_optional = options,
                .example = "asobi " + game + " hint " + sample + " --level 4"},
               impartial::hint_arguments(), impartial::hint<Game>),
      tool_row({.name = "reply",
                .label = {"The computer's move", "コンピュータの手"},
                .summary = {"the move of a computer opponent", "コンピュータの応手"},
                .setup = setup,
                .setup_optional = options,
                .example = "asobi " + game + " reply " + sample},
               impartial::reply_arguments(), impartial::reply<Game>),
      tool_row({.name = "match",
                .label = {"Match", "対戦"},
                .summary = {"many games between two opponents from here: who wins how often, and how long they are",
                            "この局面から二人の対局を何回も。勝ち数と手数の分布"},
                .setup = setup,
                .setup_optional = options,
                .example = "asobi " + game + " match " + sample + " --games 200"},
               impartial::match_arguments(), impartial::match<Game>),
  };
}

}  // namespace asobi
