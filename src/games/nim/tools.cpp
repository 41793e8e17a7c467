#include "games/nim/tools.hpp"

#include <algorithm>
#include <iterator>

#include "games/nim/theory.hpp"
#include "games/nim/words.hpp"

namespace asobi::nim {

namespace {

using Line = std::vector<std::string>;

constexpr std::size_t most_lines = 40;

// --- table ---

Blocks blocks_of(const Rules& rules, const Heaps& heaps, std::size_t heap) {
  const Stones limit = rules.limits()[heap];
  Blocks out{.heap = heap, .remainder = remainder(heaps[heap], limit)};
  if (limit != unlimited) {
    out.limit = limit;
    out.block = limit + 1;
    out.blocks = heaps[heap] / (limit + 1);
  }
  return out;
}

Table table_of(const Rules& rules, const Heaps& heaps) {
  Table out{heaps, digit_table(remainders(rules, heaps))};
  if (!rules.limited()) return out;
  out.blocks.emplace();
  for (std::size_t i = 0; i < heaps.size(); ++i) out.blocks->push_back(blocks_of(rules, heaps, i));
  return out;
}

// "= 2 × 4 + 3"
std::string block_text(const Blocks& row) {
  if (!row.block) return "";
  return fmt::format("= {} × {} + {}", grouped(row.blocks), grouped(*row.block), grouped(row.remainder));
}

std::string rests_text(const std::vector<Stones>& rests, Lang lang) {
  if (rests.size() == 3) return fmt::format("(α, β, γ) = ({})\n", fmt::join(rests, ", "));
  if (rests.size() > most_lines) return "";
  return say(lang, "remainders: ({})\n", "余り: ({})\n", fmt::join(rests, ", "));
}

}  // namespace

Result<Table> table(const Game& game, const Game::State& state, const NoArguments&, Context&) {
  return table_of(game.rules(), state.position);
}

std::string text(const Table& table, Lang lang) {
  const DigitTable& digits = table.digits;
  std::vector<Line> lines;
  for (std::size_t i = 0; i < std::min(digits.rows.size(), most_lines); ++i) {
    lines.push_back({say(lang, "heap {}", "山 {}", i + 1), grouped(table.heaps[i])});
    if (table.blocks) lines.back().push_back(block_text((*table.blocks)[i]));
    lines.back().push_back(spaced(digits.rows[i], digits.ones));
  }
  if (digits.rows.size() > most_lines) lines.push_back({"…"});
  lines.push_back({say(lang, "ones", "1 の個数"), ""});
  if (table.blocks) lines.back().emplace_back();
  lines.back().push_back(spaced(digits.ones));
  std::string out = aligned(lines);
  if (table.blocks) out += rests_text(digits.numbers, lang);
  return out + (digits.balanced() ? say(lang, "all even: balance\n", "すべて偶数: バランス\n")
                                  : say(lang, "some are odd: imbalance\n", "奇数がある: アンバランス\n"));
}

// --- analyze ---

Result<Analysis> analyze(const Game& game, const Game::State& state, const NoArguments&, Context& context) {
  const Heaps& heaps = state.position;
  ASOBI_TRY(auto winning, game.winning_moves(state, context));
  ASOBI_TRY(impartial::Reason why, game.why(state, winning, context));
  return Analysis{table_of(game.rules(), heaps),
                  wins(game.rules(), heaps, game.misere()) ? Outcome::next_player_wins : Outcome::previous_player_wins,
                  grundy(game.rules(), heaps),
                  std::move(winning),
                  std::move(why.text),
                  std::move(why.about),
                  game.misere()};
}

namespace {

std::string winning_text(const Analysis& analysis, Lang lang) {
  const std::vector<Take>& winning = analysis.winning_moves;
  if (winning.empty()) return say(lang, "no move wins\n", "勝つ手はない\n");
  std::vector<Line> lines;
  for (const Take& take : winning) {
    if (lines.size() == most_lines) break;
    lines.push_back({"", take_name(take),
                     say(lang, "heap {0}: take {1}, leave {2}", "山 {0} から {1} 個取り、{2} 個残す", take.heap + 1,
                         grouped(take.stones), grouped(analysis.heaps[take.heap] - take.stones))});
  }
  std::string out = say(lang, "winning moves:\n", "勝つ手:\n") + aligned(lines);
  if (winning.size() > lines.size()) {
    out += say(lang, "  (and {} more)\n", "  （ほかに {} 手）\n", grouped(winning.size() - lines.size()));
  }
  return out;
}

}  // namespace

std::string text(const Analysis& analysis, Lang lang) {
  std::string out = text(static_cast<const Table&>(analysis), lang) + "\n";
  out += analysis.outcome == Outcome::next_player_wins
             ? say(lang, "N: the player to move wins\n", "N: 手番（先手）の勝ち\n")
             : say(lang, "P: the other player wins\n", "P: 相手（後手）の勝ち\n");
  out += say(lang, "Grundy number {}{}\n", "グランディ数 {}{}\n", grouped(analysis.grundy),
             analysis.misere ? say(lang, " (of normal play)", "（通常の遊び方での値）") : "");
  return out + winning_text(analysis, lang) + analysis.why.in(lang) + "\n";
}

// --- conjecture ---

Result<NumberedGame> numbered(const Game& game, automata::Work&) {
  static const std::vector<std::string> names = {"x", "y", "z", "w"};
  const std::vector<Stones>& limits = game.rules().limits();
  if (limits.size() > names.size()) {
    return fail(Code::limit, "statements about all positions can be decided for at most {} heaps",
                "全ての局面についての主張を判定できるのは {} 山までです", names.size());
  }
  NumberRules out{.names = {names.begin(), names.begin() + static_cast<std::ptrdiff_t>(limits.size())},
                  .move = {},
                  .misere = game.misere()};
  std::vector<std::string> moves;
  for (std::size_t heap = 0; heap < limits.size(); ++heap) {
    std::vector<std::string> move = {fmt::format("{0}' < {0}", names[heap])};
    if (limits[heap] != unlimited && limits[heap] > statements::largest_number) {
      return fail(Code::limit, "statements about all positions can be decided for limits up to {}",
                  "全ての局面についての主張を判定できるのは、上限が {} 個までのときです",
                  grouped(statements::largest_number));
    }
    if (limits[heap] != unlimited) move.push_back(fmt::format("{0} - {0}' <= {1}", names[heap], limits[heap]));
    for (const std::string& other : out.names) {
      if (other != names[heap]) move.push_back(fmt::format("{0}' = {0}", other));
    }
    moves.push_back(fmt::format("{}", fmt::join(move, " and ")));
  }
  out.move = fmt::format("{}", fmt::join(moves, " or "));
  return NumberedGame{std::move(out)};
}

const ToolRows<Game>& tools() {
  static const ToolRows<Game> rows = [] {
    const std::vector<std::string> setup = {"heaps"};
    const std::vector<std::string> options = {"limit", "misere"};
    ToolRows<Game> out = {
        tool_row(
            {.name = "analyze",
             .label = {"Analyse", "解析"},
             .summary = {"who wins, the Grundy number, and all winning moves", "勝者、グランディ数、勝つ手のすべて"},
             .setup = setup,
             .setup_optional = options,
             .example = "asobi nim analyze 3 5 7 --limit 3"},
            {}, analyze),
        tool_row({.name = "table",
                  .label = {"The paper's table", "論文の表"},
                  .summary = {"the paper's table: binary digits, the ones at each place, balance or imbalance, and "
                              "blocks of limit + 1",
                              "論文の表: 2 進数、位ごとの 1 の個数、バランスかアンバランスか、上限 + 1 個の塊"},
                  .setup = setup,
                  .setup_optional = {"limit"},
                  .example = "asobi nim table 3 5 7"},
                 {}, table),
    };
    out.push_back(law_row<Game>(setup, options, "asobi nim law 3 5 7 --limit 3"));
    out.push_back(conjecture_row<Game>(
        setup, options,
        "asobi nim conjecture 3 5 7 --statement 'forall x, y, z: lost(x, y, z) <=> x xor y xor z = 0'"));
    out.push_back(
        export_row<Game>(setup, options, "asobi nim export 3 5 --statement 'forall x, y: lost(x, y) <=> x = y'"));
    std::ranges::move(impartial_tools<Game>("nim", setup, options, "3 5 7"), std::back_inserter(out));
    return out;
  }();
  return rows;
}

}  // namespace asobi::nim
