#include "games/diamond/tools/opponent_tools.hpp"

#include <cmath>

#include "games/diamond/tools/puzzle_tools.hpp"
#include "games/diamond/tools/tools.hpp"

namespace asobi::diamond {

namespace {

// The table for whoever can do without it: also none, and then `lacking`, when there is too little memory.
struct Dispensable {
  std::optional<Solved> table = {};
  bool lacking = false;
};

Result<Dispensable> dispensable_table(const Game& game, const Game::State& state, TableUse use, Context& context) {
  auto table = table_for(game.mover(), state.position, use, context);
  if (!table && table.error().code == Code::limit) return Dispensable{.lacking = true};
  if (!table) return fail(table.error());
  return Dispensable{std::move(*table)};
}

// The table by which an opponent of this level plays, if any.
Result<std::optional<Solved>> table_of_level(const Game& game, const Game::State& state, Level level,
                                             Context& context) {
  if (level == Level::perfect) return table_for(game.mover(), state.position, TableUse::required, context);
  if (level != Level::strong) return std::nullopt;
  ASOBI_TRY(Dispensable found, dispensable_table(game, state, TableUse::small, context));
  return std::move(found.table);
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

// In a puzzle the hint is the way to the target.
Result<Hint> target_hint(const Game& game, const Game::State& state) {
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
  return Hint{.move = game.move_name(state, wanted),
              .path = path,
              .gain = game.mover().gain(state.position.to_move, wanted),
              .depth = 1,
              .nodes = game.mover().targets(state.position, wanted.from).count(),
              .why = say("the way to the target: {}", "目標への道: {}", chain_text(game.board(), path))};
}

void add_to(Text& text, const Text& more) { text = {text.en + "; " + more.en, text.ja + "。" + more.ja}; }

}  // namespace

// --- reply ---

Result<Reply> reply(const Game& game, const Game::State& state, const ReplyArguments& asked, Context& context) {
  if (game.target().from != nowhere) {
    ASOBI_TRY(Hint way, target_hint(game, state));
    return Reply{std::move(way.move)};
  }
  ASOBI_TRY(auto solved, table_of_level(game, state, asked.opponent, context));
  ASOBI_TRY(const Best best, chosen(game, state, {asked.opponent, std::move(solved)}, asked.dice, context));
  return Reply{game.move_name(state, best.move)};
}

std::string text(const Reply& reply, Lang) { return reply.move + "\n"; }

// --- hint ---

Result<Hint> hint(const Game& game, const Game::State& state, const HintArguments& asked, Context& context) {
  if (game.target().from != nowhere) return target_hint(game, state);
  const int me = state.position.to_move;
  ASOBI_TRY(const Dispensable found, dispensable_table(game, state, TableUse::kept, context));
  const auto& solved = found.table;
  ASOBI_TRY(const Best best, chosen(game, state, {Level::strong, solved}, asked.dice, context));
  const Reasons reasons = reasons_for(game.mover(), state.position, best);
  Hint out{.move = game.move_name(state, best.move),
           .path = game.mover().path(state.position, best.move),
           .gain = reasons.gain,
           .hops = reasons.hops,
           .depth = best.depth,
           .nodes = best.nodes,
           .table_lacking = found.lacking,
           .why = in_words(reasons),
           .reasons = reasons};
  if (solved) {
    ASOBI_TRY(const Outcome outcome, solved->at(state.position));
    out.value = outcome.value_for(me);
    out.distance.emplace();
    if (outcome.winner) *out.distance = outcome.distance;
    add_to(out.why, in_words(outcome, me, reasons.rule));
  }
  if (found.lacking) {
    add_to(out.why,
           {"this game is solved, but there is not enough memory for its table: this is only what a search found",
            "この対局は解析済みだが、表のためのメモリが足りないので、探索だけによる"});
  }
  return out;
}

std::string text(const Hint& hint, Lang lang) { return fmt::format("{}  {}\n", hint.move, hint.why.in(lang)); }

// --- match ---

namespace {

double rounded(double x, double parts) { return std::round(x * parts) / parts; }

std::array<double, 2> rounded_share(const std::array<double, 2>& share) {
  return {rounded(share[0], 1000), rounded(share[1], 1000)};
}

std::string share_text(const std::array<double, 2>& share) {
  return fmt::format("{:.1f}–{:.1f} %", 100 * share[0], 100 * share[1]);
}

}  // namespace

std::array<double, 2> Match::a_share() const { return rounded_share(tally.share[0]); }
std::array<double, 2> Match::b_share() const { return rounded_share(tally.share[1]); }
double Match::mean_length() const { return rounded(tally.mean_length, 100); }
double Match::length_error() const { return rounded(tally.length_error, 100); }
double Match::length_deviation() const { return rounded(tally.deviation, 100); }

Result<Match> match(const Game& game, const Game::State& state, const MatchArguments& asked, Context& context) {
  ASOBI_CHECK(check_race(game));
  std::array<Skill, 2> who = {Skill{asked.a}, Skill{asked.b}};
  for (Skill& skill : who) {
    ASOBI_TRY(skill.table, table_of_level(game, state, skill.level, context));
  }
  ASOBI_TRY(const auto played, with_bits(game.board(), [&]<class B>() {
              const Mover<B> mover(game.mover().shared_board(), game.mover().seats(), game.mover().switches());
              return play_match(mover, converted(mover, state.position), who, asked.games, asked.seed, context);
            }));
  return Match{asked.a, asked.b, win_rule(game.mover().switches()), played.size(), tally(played)};
}

std::string text(const Match& match, Lang lang) {
  return say(lang,
             "{} games, seats swapped after each\n  a {}: {} wins (95 % interval {})\n  b {}: {} wins ({})\n"
             "  draws {}\n  mean length {:.1f} ± {:.1f} moves (deviation {:.1f}, shortest {}, longest {})\n  {}\n",
             "{} 局（一局ごとに席を交代）\n  a {}: {} 勝（95 % 区間 {}）\n  b {}: {} 勝（{}）\n  引き分け {}\n"
             "  平均 {:.1f} ± {:.1f} 手（標準偏差 {:.1f}、最短 {}、最長 {}）\n  {}\n",
             grouped(match.games), label(match.a).in(lang), grouped(match.a_wins()), share_text(match.a_share()),
             label(match.b).in(lang), grouped(match.b_wins()), share_text(match.b_share()), grouped(match.draws()),
             match.mean_length(), match.length_error(), match.length_deviation(), grouped(match.shortest()),
             grouped(match.longest()), meaning(match.win).in(lang));
}

namespace {

constexpr std::int64_t most_games = 100'000;

const Text level_help = {"how well it plays; perfectly on solved boards only", "強さ。完璧なのは解析済みの盤だけ"};

const Text dice_help = {"seed of the dice", "乱数の種"};

Arguments<MatchArguments> match_arguments() {
  return {
      argument("a", &MatchArguments::a, {"First opponent", "対戦者 A"}, level_help),
      argument("b", &MatchArguments::b, {"Second opponent", "対戦者 B"}, level_help),
      argument("games", &MatchArguments::games, {"Games", "対局数"}, {"how many games", "対局の数"})
          .within(1, most_games),
      argument("seed", &MatchArguments::seed, {"Seed", "乱数の種"}, dice_help),
  };
}

}  // namespace

ToolRows<Game> opponent_tools() {
  return {
      tool_row({.name = "reply",
                .label = {"The computer's move", "コンピュータの手"},
                .summary = {"the move of a computer opponent", "コンピュータの応手"},
                .setup_optional = game_options,
                .example = "asobi diamond reply --dim 2 --size 8 --seats 1-,1+ --opponent medium"},
               Arguments<ReplyArguments>{
                   argument("opponent", &ReplyArguments::opponent, {"Opponent", "対戦相手"}, level_help),
                   argument("dice", &ReplyArguments::dice, {"Seed", "乱数の種"}, dice_help)},
               reply),
      tool_row({.name = "hint",
                .label = {"Hint", "ヒント"},
                .summary = {"a good move here, its way and the reason", "この局面のよい手、その道筋と理由"},
                .setup_optional = game_options,
                .example = "asobi diamond hint --dim 3 --size 3 --seats 1-,1+"},
               Arguments<HintArguments>{argument("dice", &HintArguments::dice, {"Seed", "乱数の種"}, dice_help)}, hint),
      tool_row({.name = "match",
                .label = {"Match", "対戦"},
                .summary = {"many games between two opponents, who swap seats: wins, draws, lengths",
                            "席を交代しながら二人の対局を何回も。勝ち、引き分け、手数"},
                .setup_optional = {"dim", "size", "players", "seats", "win", "corners", "goal", "repetition", "limit"},
                .example = "asobi diamond match --dim 2 --size 4 --seats 1-,1+ --a medium --b greedy --games 20",
                .trials = true},
               match_arguments(), match),
  };
}

}  // namespace asobi::diamond
