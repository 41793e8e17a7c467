// Tools with computer opponents: reply, hint, match.
#include <algorithm>
#include <cmath>

#include "base/json.hpp"
#include "games/diamond/opponents.hpp"
#include "games/diamond/solved.hpp"
#include "games/diamond/tools.hpp"

namespace asobi::diamond {

namespace {

constexpr std::uint64_t usual_games = 10;
constexpr std::uint64_t most_games = 100'000;
constexpr std::int64_t longest_match_game = 2'000;

Parameter level_parameter(const std::string& name, const Text& help) {
  Parameter out = {name, help};
  for (const LevelRow& row : levels) out.choices.emplace_back(row.name);
  return out;
}

Parameter dice_parameter(const std::string& name) {
  return {name, {"seed of the dice (default 1)", "乱数の種（既定 1）"}, Kind::integer, false, 0};
}

// The table by which an opponent of this level plays, if any.
Result<std::optional<Solved>> table_of_level(const Game& game, Level level, Context& context) {
  const auto& mover = game.mover();
  if (level == Level::strong) {
    return Solved::at_hand(mover.shared_board(), mover.seats(), mover.switches(), Solved::Effort::small, context);
  }
  if (level != Level::perfect) return std::nullopt;
  ASOBI_TRY(Solved solved, Solved::make(mover.shared_board(), mover.seats(), mover.switches(), context));
  return solved;
}

Result<Best> chosen(const Game& game, const Game::State& state, Level level, std::optional<Solved> solved,
                    std::uint64_t dice, Context& context) {
  if (game.status(state).kind != Status::Kind::running) {
    return fail(Code::illegal_move, "the game is over", "勝負はついています");
  }
  return with_bits(game.board(), [&]<class B>() -> Result<Best> {
    const Mover<B> mover(game.mover().shared_board(), game.mover().seats(), game.mover().switches());
    Opponent<B> opponent(mover, level, std::move(solved));
    Random random(dice);
    return opponent.choose(converted(mover, state.position), state.seen, random, context.progress);
  });
}

// --- reply ---

Result<Json> run_level_reply(const Game& game, const Game::State& state, const Json& arguments, Context& context) {
  const Level level = *level_named(arguments.value("opponent", std::string("strong")));
  ASOBI_TRY(auto solved, table_of_level(game, level, context));
  ASOBI_TRY(const Best best,
            chosen(game, state, level, std::move(solved), arguments.value("dice", std::uint64_t{1}), context));
  return Json{{"move", game.move_name(state, best.move)}};
}

std::string text_level_reply(const Json& answer, Lang) { return answer.at("move").get<std::string>() + "\n"; }

// --- hint ---

// The way of the move, point by point; empty for a pass.
Json path_json(const Game& game, const Game::State& state, Move move) {
  if (move.from == nowhere) return Json::array();
  for (const auto& path : game.mover().paths(state.position, move.from)) {
    if (path.back() == move.to) return path;
  }
  return Json::array();
}

// What the table says, or how far was looked where there is none.
Text outcome_text(const Json& answer, int depth) {
  const std::string value = answer.value("value", std::string());
  if (value == "draw") {
    return {"solved: a draw if nobody errs", "解析済み: 双方が最善を尽くせば引き分け"};
  }
  if (value == "win") {
    return {fmt::format("solved: you win in {} moves, all players' counted", depth),
            fmt::format("解析済み: 全員の手を数えて {} 手で勝ち", depth)};
  }
  if (value == "loss") {
    return {fmt::format("solved: you lose, but not before {} moves, all players' counted", depth),
            fmt::format("解析済み: 負けだが、全員の手を数えて {} 手までは延ばせる", depth)};
  }
  return {fmt::format("looked {} moves ahead", depth), fmt::format("{} 手先まで読んだ", depth)};
}

Text hint_reason(const Json& answer) {
  const int gain = answer.at("gain").get<int>();
  const auto hops = answer.at("path").size();
  const int depth = answer.at("depth").get<int>();
  const std::string how_en = hops == 0   ? "no piece can move"
                             : hops == 2 ? "one step or hop"
                                         : fmt::format("{} hops", hops - 1);
  const std::string how_ja = hops == 0   ? "動かせる駒がない"
                             : hops == 2 ? "一歩または一回の跳び"
                                         : fmt::format("{} 回の跳び", hops - 1);
  const Text known = outcome_text(answer, depth);
  return {fmt::format("{}, {:+} levels; {}", how_en, gain, known.en),
          fmt::format("{}で {:+} 段。{}", how_ja, gain, known.ja)};
}

Result<Json> run_level_hint(const Game& game, const Game::State& state, const Json& arguments, Context& context) {
  const auto& mover = game.mover();
  ASOBI_TRY(auto solved,
            Solved::at_hand(mover.shared_board(), mover.seats(), mover.switches(), Solved::Effort::kept, context));
  ASOBI_TRY(const Best best,
            chosen(game, state, Level::strong, solved, arguments.value("dice", std::uint64_t{1}), context));
  const Corner seat = game.mover().seats()[static_cast<std::size_t>(state.position.to_move)];
  const bool pass = best.move.from == nowhere;
  const int gain = pass ? 0 : game.board().height(seat, best.move.to) - game.board().height(seat, best.move.from);
  Json out = {{"move", game.move_name(state, best.move)},
              {"path", path_json(game, state, best.move)},
              {"gain", gain},
              {"depth", best.depth},
              {"nodes", best.nodes}};
  if (solved) {
    const Outcome outcome = solved->at(state.position);
    const bool mine = outcome.winner == state.position.to_move;
    out["value"] = !outcome.winner ? "draw" : mine ? "win" : "loss";
    out["distance"] = outcome.winner ? Json(outcome.distance) : Json(nullptr);
  }
  out["why"] = hint_reason(out).in(context.lang);
  return out;
}

std::string text_level_hint(const Json& answer, Lang) {
  return fmt::format("{}  {}\n", answer.at("move").get<std::string>(), answer.at("why").get<std::string>());
}

// --- match ---

struct MatchGame {
  std::size_t length = 0;
  std::optional<int> winner;
};

// Player k is the first of the two opponents where k + game is even.
template <class B>
Result<MatchGame> play_match_game(const Mover<B>& mover, Position<B> position, std::array<Opponent<B>, 2>& opponents,
                                  int game, Random& random, const Progress& progress) {
  const Switches& switches = mover.switches();
  const auto longest = static_cast<std::size_t>(switches.limit > 0 ? switches.limit : longest_match_game);
  std::vector<std::uint64_t> seen = {position.hash};
  for (std::size_t length = 0;; ++length) {
    if (const auto winner = mover.winner(position)) return MatchGame{length, (*winner + game) % 2};
    const bool again = switches.repetition > 0 && std::ranges::count(seen, seen.back()) >= switches.repetition;
    if (again || length == longest) return MatchGame{length, std::nullopt};
    ASOBI_CHECK(progress.check());
    auto& opponent = opponents[static_cast<std::size_t>((position.to_move + game) % 2)];
    ASOBI_TRY(const Best best, opponent.choose(position, seen, random, progress));
    mover.apply(position, best.move);
    seen.push_back(position.hash);
  }
}

template <class B>
Result<std::vector<MatchGame>> play_match(const Game& game, const Game::State& state, std::array<Level, 2> who,
                                          std::uint64_t games, std::uint64_t seed, Context& context) {
  const Mover<B> mover(game.mover().shared_board(), game.mover().seats(), game.mover().switches());
  ASOBI_TRY(auto table_a, table_of_level(game, who[0], context));
  ASOBI_TRY(auto table_b, table_of_level(game, who[1], context));
  std::array<Opponent<B>, 2> opponents = {Opponent<B>(mover, who[0], std::move(table_a)),
                                          Opponent<B>(mover, who[1], std::move(table_b))};
  const auto start = converted(mover, state.position);
  Random random(seed);
  Progress quiet = context.progress.unwatched();
  context.progress.stage({"playing", "対局しています"}, games);
  std::vector<MatchGame> out;
  for (std::uint64_t i = 0; i < games; ++i) {
    ASOBI_TRY(const MatchGame played, play_match_game(mover, start, opponents, static_cast<int>(i % 2), random, quiet));
    out.push_back(played);
    context.progress.advance();
  }
  return out;
}

// Wilson's interval of 95 % for a share of `wins` of `games`.
std::array<double, 2> share_interval(double wins, double games) {
  constexpr double z = 1.959964;
  const double p = wins / games;
  const double middle = p + z * z / (2 * games);
  const double half = z * std::sqrt(p * (1 - p) / games + z * z / (4 * games * games));
  const double scale = 1 + z * z / games;
  const auto rounded = [](double x) { return std::round(x * 1000) / 1000; };
  return {rounded((middle - half) / scale), rounded((middle + half) / scale)};
}

Json level_match_json(const std::string& a, const std::string& b, const std::vector<MatchGame>& played) {
  const auto games = static_cast<double>(played.size());
  std::array<std::uint64_t, 3> count = {};  // won by a, by b, drawn
  double sum = 0, squares = 0;
  for (const MatchGame& game : played) {
    ++count[game.winner ? static_cast<std::size_t>(*game.winner) : 2];
    const auto length = static_cast<double>(game.length);
    sum += length;
    squares += length * length;
  }
  const double mean = sum / games;
  const double spread = std::sqrt(std::max(0.0, squares / games - mean * mean));
  const auto rounded = [](double x) { return std::round(x * 100) / 100; };
  return Json{{"a", a},
              {"b", b},
              {"games", played.size()},
              {"a_wins", count[0]},
              {"b_wins", count[1]},
              {"draws", count[2]},
              {"a_share", share_interval(static_cast<double>(count[0]), games)},
              {"b_share", share_interval(static_cast<double>(count[1]), games)},
              {"mean_length", rounded(mean)},
              {"length_error", rounded(1.959964 * spread / std::sqrt(games))}};
}

Result<Json> run_level_match(const Game& game, const Game::State& state, const Json& arguments, Context& context) {
  const auto a = arguments.value("a", std::string("strong"));
  const auto b = arguments.value("b", std::string("greedy"));
  ASOBI_TRY(const auto played, with_bits(game.board(), [&]<class B>() {
              return play_match<B>(game, state, {*level_named(a), *level_named(b)},
                                   arguments.value("games", usual_games), arguments.value("seed", std::uint64_t{1}),
                                   context);
            }));
  return level_match_json(a, b, played);
}

std::string text_level_match(const Json& answer, Lang lang) {
  const auto share = [&](const char* field) {
    return fmt::format("{:.1f}–{:.1f} %", 100 * answer.at(field)[0].get<double>(),
                       100 * answer.at(field)[1].get<double>());
  };
  const auto number = [&](const char* field) { return grouped(answer.at(field).get<std::uint64_t>()); };
  const auto a = answer.at("a").get<std::string>(), b = answer.at("b").get<std::string>();
  const double mean = answer.at("mean_length").get<double>(), error = answer.at("length_error").get<double>();
  return ja(lang) ? fmt::format(
                        "{} 局（一局ごとに席を交代）\n  a {}: {} 勝（95 % 区間 {}）\n  b {}: {} 勝（{}）\n  "
                        "引き分け {}\n  平均 {:.1f} ± {:.1f} 手\n",
                        number("games"), a, number("a_wins"), share("a_share"), b, number("b_wins"), share("b_share"),
                        number("draws"), mean, error)
                  : fmt::format(
                        "{} games, seats swapped after each\n  a {}: {} wins (95 % interval {})\n  b {}: {} "
                        "wins ({})\n  draws {}\n  mean length {:.1f} ± {:.1f} moves\n",
                        number("games"), a, number("a_wins"), share("a_share"), b, number("b_wins"), share("b_share"),
                        number("draws"), mean, error);
}

}  // namespace

std::vector<ToolRow<Game>> opponent_tools() {
  const Text who = {"random, greedy, easy, medium, strong, or perfect on solved boards",
                    "random, greedy, easy, medium, strong、解析済みの盤では perfect"};
  return {
      {{.name = "reply",
        .summary = {"the move of a computer opponent", "コンピュータの応手"},
        .setup_optional = game_options,
        .parameters = {level_parameter("opponent", {who.en + " (default strong)", who.ja + "（既定 strong）"}),
                       dice_parameter("dice")},
        .example = "asobi diamond reply --dim 2 --size 8 --seats 1-,1+ --opponent medium",
        .text = text_level_reply},
       run_level_reply},
      {{.name = "hint",
        .summary = {"a good move here, its way and what it gains", "この局面のよい手、その道筋と進む段数"},
        .setup_optional = game_options,
        .parameters = {dice_parameter("dice")},
        .example = "asobi diamond hint --dim 3 --size 3 --seats 1-,1+",
        .text = text_level_hint},
       run_level_hint},
      {{.name = "match",
        .summary = {"many games between two opponents, who swap seats: wins, draws, lengths",
                    "席を交代しながら二人の対局を何回も。勝ち、引き分け、手数"},
        .setup_optional = {"dim", "size", "players", "seats", "win", "corners", "goal", "repetition", "limit"},
        .parameters =
            {level_parameter("a", {who.en + " (default strong)", who.ja + "（既定 strong）"}),
             level_parameter("b", {who.en + " (default greedy)", who.ja + "（既定 greedy）"}),
             {"games", {"how many games (default 10)", "対局の数（既定 10）"}, Kind::integer, false, 1, most_games},
             dice_parameter("seed")},
        .example = "asobi diamond match --dim 2 --size 4 --seats 1-,1+ --a medium --b greedy --games 20",
        .text = text_level_match},
       run_level_match},
  };
}

}  // namespace asobi::diamond
