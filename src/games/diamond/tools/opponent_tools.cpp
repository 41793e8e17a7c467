// Tools with computer opponents: reply, hint, match.
#include <cmath>

#include "base/json.hpp"
#include "games/diamond/computer/advice.hpp"
#include "games/diamond/computer/match.hpp"
#include "games/diamond/computer/perfect.hpp"
#include "games/diamond/tools/tools.hpp"

namespace asobi::diamond {

namespace {

constexpr std::uint64_t usual_games = 10;
constexpr std::uint64_t most_games = 100'000;

Parameter level_parameter(const std::string& name, const Text& help) {
  Parameter out = {name, help};
  for (const LevelRow& row : levels) out.choices.emplace_back(row.name);
  return out;
}

Parameter dice_parameter(const std::string& name) {
  return {name, {"seed of the dice (default 1)", "乱数の種（既定 1）"}, ParameterKind::integer, false, 0};
}

// The table by which an opponent of this level plays, if any.
Result<std::optional<Solved>> table_of_level(const Game& game, const Game::State& state, Level level,
                                             Context& context) {
  if (level != Level::strong && level != Level::perfect) return std::nullopt;
  const auto use = level == Level::perfect ? TableUse::required : TableUse::small;
  return table_for(game.mover(), state.position, use, context);
}

Result<Best> chosen(const Game& game, const Game::State& state, Skill skill, std::uint64_t dice, Context& context) {
  if (game.status(state).kind != Status::Kind::running) {
    return fail(Code::illegal_move, "the game is over", "勝負はついています");
  }
  return with_bits(game.board(), [&]<class B>() -> Result<Best> {
    const Mover<B> mover(game.mover().shared_board(), game.mover().seats(), game.mover().switches());
    Opponent<B> opponent(mover, skill.level, std::move(skill.table));
    Random random(dice);
    return opponent.choose(converted(mover, state.position), state.seen, random, context.progress);
  });
}

// --- reply ---

Result<Json> run_level_reply(const Game& game, const Game::State& state, const Json& arguments, Context& context) {
  if (game.target().from != nowhere) {
    ASOBI_TRY(const Json way, target_hint(game, state, context.lang));
    return Json{{"move", way.at("move")}};
  }
  const Level level = *level_named(arguments.value("opponent", std::string("strong")));
  ASOBI_TRY(auto solved, table_of_level(game, state, level, context));
  ASOBI_TRY(const Best best,
            chosen(game, state, {level, std::move(solved)}, arguments.value("dice", std::uint64_t{1}), context));
  return Json{{"move", game.move_name(state, best.move)}};
}

std::string text_level_reply(const Json& answer, Lang) { return answer.at("move").get<std::string>() + "\n"; }

// --- hint ---

Result<Json> run_level_hint(const Game& game, const Game::State& state, const Json& arguments, Context& context) {
  if (game.target().from != nowhere) return target_hint(game, state, context.lang);
  const int me = state.position.to_move;
  ASOBI_TRY(const auto solved, table_for(game.mover(), state.position, TableUse::kept, context));
  ASOBI_TRY(const Best best,
            chosen(game, state, {Level::strong, solved}, arguments.value("dice", std::uint64_t{1}), context));
  const Reasons reasons = reasons_for(game.mover(), state.position, best);
  Text why = in_words(reasons);
  Json out = {{"move", game.move_name(state, best.move)},
              {"path", game.mover().path(state.position, best.move)},
              {"gain", reasons.gain},
              {"hops", reasons.hops},
              {"depth", best.depth},
              {"nodes", best.nodes}};
  if (solved) {
    const Outcome outcome = solved->at(state.position);
    out["value"] = outcome.value_for(me);
    out["distance"] = outcome.winner ? Json(outcome.distance) : Json(nullptr);
    const Text known = in_words(outcome, me);
    why = {why.en + "; " + known.en, why.ja + "。" + known.ja};
  }
  out["why"] = why.in(context.lang);
  return out;
}

std::string text_level_hint(const Json& answer, Lang) {
  return fmt::format("{}  {}\n", answer.at("move").get<std::string>(), answer.at("why").get<std::string>());
}

// --- match ---

Json level_match_json(const std::string& a, const std::string& b, const std::vector<MatchGame>& played) {
  const Tally sums = tally(played);
  const auto rounded = [](double x, double parts) { return std::round(x * parts) / parts; };
  const auto interval = [&](std::size_t k) {
    return Json{rounded(sums.share[k][0], 1000), rounded(sums.share[k][1], 1000)};
  };
  return Json{{"a", a},
              {"b", b},
              {"games", played.size()},
              {"a_wins", sums.count[0]},
              {"b_wins", sums.count[1]},
              {"draws", sums.count[2]},
              {"a_share", interval(0)},
              {"b_share", interval(1)},
              {"mean_length", rounded(sums.mean_length, 100)},
              {"length_error", rounded(sums.length_error, 100)},
              {"length_deviation", rounded(sums.deviation, 100)},
              {"shortest", sums.shortest},
              {"longest", sums.longest}};
}

Result<Json> run_level_match(const Game& game, const Game::State& state, const Json& arguments, Context& context) {
  ASOBI_CHECK(check_race(game));
  const auto a = arguments.value("a", std::string("strong"));
  const auto b = arguments.value("b", std::string("greedy"));
  std::array<Skill, 2> who = {Skill{*level_named(a)}, Skill{*level_named(b)}};
  for (Skill& skill : who) {
    ASOBI_TRY(skill.table, table_of_level(game, state, skill.level, context));
  }
  ASOBI_TRY(const auto played, with_bits(game.board(), [&]<class B>() {
              const Mover<B> mover(game.mover().shared_board(), game.mover().seats(), game.mover().switches());
              return play_match(mover, converted(mover, state.position), who, arguments.value("games", usual_games),
                                arguments.value("seed", std::uint64_t{1}), context);
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
  const auto real = [&](const char* field) { return answer.at(field).get<double>(); };
  return ja(lang)
             ? fmt::format(
                   "{} 局（一局ごとに席を交代）\n  a {}: {} 勝（95 % 区間 {}）\n  b {}: {} 勝（{}）\n  引き分け {}\n"
                   "  平均 {:.1f} ± {:.1f} 手（標準偏差 {:.1f}、最短 {}、最長 {}）\n",
                   number("games"), a, number("a_wins"), share("a_share"), b, number("b_wins"), share("b_share"),
                   number("draws"), real("mean_length"), real("length_error"), real("length_deviation"),
                   number("shortest"), number("longest"))
             : fmt::format(
                   "{} games, seats swapped after each\n  a {}: {} wins (95 % interval {})\n  b {}: {} wins ({})\n"
                   "  draws {}\n  mean length {:.1f} ± {:.1f} moves (deviation {:.1f}, shortest {}, longest {})\n",
                   number("games"), a, number("a_wins"), share("a_share"), b, number("b_wins"), share("b_share"),
                   number("draws"), real("mean_length"), real("length_error"), real("length_deviation"),
                   number("shortest"), number("longest"));
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
        .summary = {"a good move here, its way and the reason", "この局面のよい手、その道筋と理由"},
        .setup_optional = game_options,
        .parameters = {dice_parameter("dice")},
        .example = "asobi diamond hint --dim 3 --size 3 --seats 1-,1+",
        .text = text_level_hint},
       run_level_hint},
      {{.name = "match",
        .summary = {"many games between two opponents, who swap seats: wins, draws, lengths",
                    "席を交代しながら二人の対局を何回も。勝ち、引き分け、手数"},
        .setup_optional = {"dim", "size", "players", "seats", "win", "corners", "goal", "repetition", "limit"},
        .parameters = {level_parameter("a", {who.en + " (default strong)", who.ja + "（既定 strong）"}),
                       level_parameter("b", {who.en + " (default greedy)", who.ja + "（既定 greedy）"}),
                       {"games",
                        {"how many games (default 10)", "対局の数（既定 10）"},
                        ParameterKind::integer,
                        false,
                        1,
                        most_games},
                       dice_parameter("seed")},
        .example = "asobi diamond match --dim 2 --size 4 --seats 1-,1+ --a medium --b greedy --games 20",
        .text = text_level_match},
       run_level_match},
  };
}

}  // namespace asobi::diamond
