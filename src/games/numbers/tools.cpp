#include "games/numbers/tools.hpp"

#include <algorithm>
#include <array>

#include "games/numbers/shelf.hpp"

namespace asobi::numbers {

namespace {

std::string list_text(const std::vector<Tuple>& tuples) {
  std::vector<std::string> out;
  for (const Tuple& tuple : tuples) out.push_back(tuple_text(tuple));
  return fmt::format("{}", fmt::join(out, " "));
}

}  // namespace

// --- analyze ---

Result<Analysis> analyze(const Game& game, const Game::State& state, const NoArguments&, Context& context) {
  ASOBI_TRY(Game::Worth worth, game.worth(state, context));
  ASOBI_TRY(impartial::Reason why, game.why(state, game.winning_moves(state, worth), context));
  return Analysis{state.position, worth.wins ? Outcome::next_player_wins : Outcome::previous_player_wins,
                  std::move(worth.lost), std::move(why.text)};
}

std::string text(const Analysis& analysis, Lang lang) {
  std::string out =
      analysis.outcome == Outcome::next_player_wins
          ? say(lang, "{}: the player to move wins (N)\n", "{}: 手番の勝ち（N）\n", tuple_text(analysis.position))
          : say(lang, "{}: the player to move loses (P)\n", "{}: 手番の負け（P）\n", tuple_text(analysis.position));
  if (analysis.outcome == Outcome::next_player_wins && !analysis.winning_moves.empty()) {
    out += say(lang, "winning moves: {}\n", "勝つ手: {}\n", list_text(analysis.winning_moves));
  }
  return out + analysis.why.in(lang) + "\n";
}

// --- table ---

Result<LostTable> table(const Game& game, const Game::State& state, const TableArguments& asked, Context& context) {
  const std::uint64_t most = most_sum(state.position.size());
  if (asked.sum > most) {
    return fail(Code::limit, "the sum may be at most {}", "和は {} までです", grouped(most));
  }
  automata::Work work(context.progress);
  ASOBI_TRY(const LostBelow lost, game.rules().game().lost_after(std::array{asked.sum}, work));
  return LostTable{asked.sum, lost.up_to_sum(asked.sum)};
}

std::string text(const LostTable& table, Lang lang) {
  return say(lang, "lost positions with a sum up to {}: {}\n", "和が {} までの負け局面: {} 個\n", grouped(table.sum),
             grouped(table.lost.size())) +
         list_text(table.lost) + "\n";
}

// --- list ---

Result<RulesList> list(const Game&, const Game::State&, const NoArguments&, Context&) {
  RulesList out;
  for (const Known& known : shelf()) {
    out.rules.push_back({.id = std::string(known.id),
                         .title = {std::string(known.title_en), std::string(known.title_ja)},
                         .names = std::string(known.names),
                         .position = std::string(known.position),
                         .move = std::string(known.move),
                         .numeration = std::string(known.numeration),
                         .start = std::string(known.start),
                         .blocks = known.blocks});
  }
  return out;
}

std::string text(const RulesList& list, Lang lang) {
  std::string out;
  for (const NamedRules& rules : list.rules) {
    out += fmt::format("{}: {}\n", rules.id, rules.title.in(lang));
    if (rules.position != "true") out += say(lang, "  position: {}\n", "  局面: {}\n", rules.position);
    out += say(lang, "  move: {}\n", "  手: {}\n", rules.move);
    if (rules.blocks != 0) out += say(lang, "  may be forbidden: {}\n", "  禁止できる手: {}\n", rules.blocks);
  }
  return out;
}

// --- conjecture ---

Result<NumberedGame> numbered(const Game& game, automata::Work&) { return NumberedGame{game.rules().told()}; }

const ToolRows<Game>& tools() {
  static const ToolRows<Game> rows = [] {
    const std::vector<std::string> setup = {"start"};
    const std::vector<std::string> options = {"rules", "move", "names", "position", "numeration", "misere", "blocks"};
    ToolRows<Game> out = {
        tool_row({.name = "analyze",
                  .label = {"Analyse", "解析"},
                  .summary = {"who wins, all winning moves, and why", "勝者、勝つ手のすべて、その理由"},
                  .setup = setup,
                  .setup_optional = options,
                  .example = "asobi numbers analyze 8 11 --rules wythoff"},
                 {}, analyze),
        tool_row({.name = "table",
                  .label = {"Lost positions", "負け局面"},
                  .summary = {"the lost positions with small numbers", "小さい数の負け局面"},
                  .setup_optional = options,
                  .example = "asobi numbers table --rules wythoff --sum 30"},
                 {argument("sum", &TableArguments::sum, {"Greatest sum", "和の上限"},
                           {"of the numbers, at most", "数の和の上限"})
                      .within(0, static_cast<std::int64_t>(most_sum(1)))},
                 table),
    };
    out.push_back(law_row<Game>({}, options, "asobi numbers law --rules wythoff"));
    out.push_back(tool_row({.name = "list",
                            .label = {"Known rules", "規則の一覧"},
                            .summary = {"the rules that have a name", "名前のある規則の一覧"},
                            .example = "asobi numbers list"},
                           {}, list));
    out.push_back(conjecture_row<Game>(
        {}, options, "asobi numbers conjecture --rules wythoff --statement 'forall n: lost(phi(n), phi(n) + n)'"));
    out.push_back(export_row<Game>(
        {}, options,
        "asobi numbers export --rules king --statement 'forall x, y: lost(x, y) <=> x mod 2 = 0 and y mod 2 = 0'"));
    std::ranges::move(impartial_tools<Game>("numbers", setup, options, "8 11"), std::back_inserter(out));
    return out;
  }();
  return rows;
}

}  // namespace asobi::numbers
