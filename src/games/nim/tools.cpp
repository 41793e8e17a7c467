#include "games/nim/tools.hpp"

#include <algorithm>
#include <iterator>

#include "base/json.hpp"
#include "games/nim/theory.hpp"
#include "games/nim/words.hpp"
#include "play/impartial.hpp"

namespace asobi::nim {

namespace {

using Line = std::vector<std::string>;

constexpr std::size_t most_lines = 40;

// --- table ---

Json block_json(const Rules& rules, const Heaps& heaps, std::size_t heap) {
  const Stones limit = rules.limits()[heap];
  Json row = {{"heap", heap},
              {"limit", nullptr},
              {"block", nullptr},
              {"blocks", 0},
              {"remainder", remainder(heaps[heap], limit)}};
  if (limit != unlimited) {
    row["limit"] = limit;
    row["block"] = limit + 1;
    row["blocks"] = heaps[heap] / (limit + 1);
  }
  return row;
}

// "blocks" only where there are limits.
Json table_json(const Rules& rules, const Heaps& heaps) {
  Json out = {{"heaps", heaps}, {"digits", digits_json(rules, heaps)}};
  if (!rules.limited()) return out;
  Json blocks = Json::array();
  for (std::size_t i = 0; i < heaps.size(); ++i) blocks.push_back(block_json(rules, heaps, i));
  out["blocks"] = std::move(blocks);
  return out;
}

Result<Json> run_table(const Game& game, const Game::State& state, const Json&, Context&) {
  return table_json(game.rules(), state.position);
}

// "= 2 × 4 + 3"
std::string block_text(const Json& row) {
  if (row.at("block").is_null()) return "";
  return fmt::format("= {} × {} + {}", grouped(row.at("blocks").get<Stones>()), grouped(row.at("block").get<Stones>()),
                     grouped(row.at("remainder").get<Stones>()));
}

std::string text_rests(const std::vector<Stones>& rests, Lang lang) {
  if (rests.size() == 3) return fmt::format("(α, β, γ) = ({})\n", fmt::join(rests, ", "));
  if (rests.size() > most_lines) return "";
  return fmt::format(fmt::runtime(ja(lang) ? "余り: ({})\n" : "remainders: ({})\n"), fmt::join(rests, ", "));
}

std::string text_table(const Json& answer, Lang lang) {
  const Json& digits = answer.at("digits");
  const auto rows = digits.at("rows").get<std::vector<std::string>>();
  const auto ones = digits.at("ones").get<std::vector<int>>();
  const bool limited = answer.contains("blocks");
  std::vector<Line> lines;
  for (std::size_t i = 0; i < std::min(rows.size(), most_lines); ++i) {
    lines.push_back({fmt::format(fmt::runtime(ja(lang) ? "山 {}" : "heap {}"), i + 1),
                     grouped(answer.at("heaps").at(i).get<Stones>())});
    if (limited) lines.back().push_back(block_text(answer.at("blocks").at(i)));
    lines.back().push_back(spaced(rows[i], ones));
  }
  if (rows.size() > most_lines) lines.push_back({"…"});
  lines.push_back({ja(lang) ? "1 の個数" : "ones", ""});
  if (limited) lines.back().emplace_back();
  lines.back().push_back(spaced(ones));
  std::string out = aligned(lines);
  if (limited) out += text_rests(digits.at("numbers").get<std::vector<Stones>>(), lang);
  const bool balance = digits.at("state") == "balance";
  return out + (balance    ? ja(lang) ? "すべて偶数: バランス\n" : "all even: balance\n"
                : ja(lang) ? "奇数がある: アンバランス\n"
                           : "some are odd: imbalance\n");
}

// --- analyze ---

Result<Json> run_analyze(const Game& game, const Game::State& state, const Json&, Context& context) {
  const Heaps& heaps = state.position;
  ASOBI_TRY(const auto winning, game.winning_moves(state, context));
  ASOBI_TRY(const Text why, game.why(state, winning, context));
  Json moves = Json::array();
  for (const Take& take : winning) moves.push_back({{"heap", take.heap}, {"take", take.stones}});
  Json out = {{"outcome", wins(game.rules(), heaps, game.misere()) ? "N" : "P"},
              {"grundy", grundy(game.rules(), heaps)},
              {"winning_moves", moves},
              {"why", why.in(context.lang)},
              {"misere", game.misere()}};
  out.update(table_json(game.rules(), heaps));
  return out;
}

std::string text_winning(const Json& answer, Lang lang) {
  const Json& winning = answer.at("winning_moves");
  if (winning.empty()) return ja(lang) ? "勝つ手はない\n" : "no move wins\n";
  std::string out = ja(lang) ? "勝つ手:\n" : "winning moves:\n";
  std::vector<Line> lines;
  for (const Json& move : winning) {
    if (lines.size() == most_lines) break;
    const Take take = {move.at("heap").get<std::size_t>(), move.at("take").get<Stones>()};
    const Stones left = answer.at("heaps").at(take.heap).get<Stones>() - take.stones;
    lines.push_back(
        {"", take_name(take),
         fmt::format(fmt::runtime(ja(lang) ? "山 {} から {} 個取り、{} 個残す" : "heap {}: take {}, leave {}"),
                     take.heap + 1, grouped(take.stones), grouped(left))});
  }
  out += aligned(lines);
  if (winning.size() > lines.size()) {
    out += fmt::format(fmt::runtime(ja(lang) ? "  （ほかに {} 手）\n" : "  (and {} more)\n"),
                       grouped(winning.size() - lines.size()));
  }
  return out;
}

std::string text_analyze(const Json& answer, Lang lang) {
  const bool won = answer.at("outcome") == "N";
  std::string out = text_table(answer, lang) + "\n";
  out += won        ? ja(lang) ? "N: 手番（先手）の勝ち\n" : "N: the player to move wins\n"
         : ja(lang) ? "P: 相手（後手）の勝ち\n"
                    : "P: the other player wins\n";
  out += fmt::format(fmt::runtime(ja(lang) ? "グランディ数 {}{}\n" : "Grundy number {}{}\n"),
                     grouped(answer.at("grundy").get<Stones>()),
                     !answer.at("misere").get<bool>() ? ""
                     : ja(lang)                       ? "（通常の遊び方での値）"
                                                      : " (of normal play)");
  return out + text_winning(answer, lang) + answer.at("why").get<std::string>() + "\n";
}

}  // namespace

std::vector<ToolRow<Game>> nim_tools() {
  const std::vector<std::string> setup = {"heaps"};
  const std::vector<std::string> options = {"limit", "misere"};
  std::vector<ToolRow<Game>> rows = {
      {{.name = "analyze",
        .summary = {"who wins, the Grundy number, and all winning moves", "勝者、グランディ数、勝つ手のすべて"},
        .setup = setup,
        .setup_optional = options,
        .example = "asobi nim analyze 3 5 7 --limit 3",
        .text = text_analyze},
       run_analyze},
      {{.name = "table",
        .summary = {"the paper's table: binary digits, the ones at each place, balance or imbalance, and blocks of "
                    "limit + 1",
                    "論文の表: 2 進数、位ごとの 1 の個数、バランスかアンバランスか、上限 + 1 個の塊"},
        .setup = setup,
        .setup_optional = {"limit"},
        .example = "asobi nim table 3 5 7",
        .text = text_table},
       run_table},
  };
  std::ranges::move(impartial_tools<Game>("nim", setup, options, "3 5 7"), std::back_inserter(rows));
  return rows;
}

}  // namespace asobi::nim
