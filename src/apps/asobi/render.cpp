#include "apps/asobi/render.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "base/json.hpp"
#include "base/say.hpp"

namespace asobi {

namespace {

template <class Row>
std::size_t widest(const std::vector<Row>& rows, std::string Row::* member) {
  std::size_t width = 0;
  for (const Row& row : rows) width = std::max(width, display_width(row.*member));
  return width;
}

std::string mark(std::string_view verdict) {
  if (verdict == "reproduced") return "✓";
  if (verdict == "compatible") return "≈";
  if (verdict == "bettered") return "▲";
  if (verdict == "corrected") return "✎";
  if (verdict == "answered") return "★";
  return "✗";
}

std::string verdict_word(std::string_view verdict, Lang lang) {
  if (lang == Lang::en) return std::string(verdict);
  if (verdict == "reproduced") return "再現";
  if (verdict == "compatible") return "矛盾なし";
  if (verdict == "bettered") return "改善";
  if (verdict == "corrected") return "訂正";
  if (verdict == "answered") return "解決";
  return "未確認";
}

// What a verdict on statistics is worth.
std::string how_far(const Json& claim, Lang lang) {
  if (claim.contains("width")) {
    return say(lang, " (the span is {:.1f} standard errors wide)", "（幅は標準誤差の {:.1f} 倍）",
               claim.at("width").get<double>());
  }
  if (!claim.contains("residual")) return {};
  const Json& off = claim.at("residual");
  return say(lang, " (printed − predicted: mean {:+.1f}, deviation {:+.1f} standard errors)",
             "（論文 − 予測: 平均 {:+.1f}、標準偏差 {:+.1f} 標準誤差）", off.at("mean").get<double>(),
             off.at("deviation").get<double>());
}

}  // namespace

std::string text(const GameList& list, Lang lang) {
  std::string out;
  for (const GameSummary& game : list.games) {
    out += fmt::format("{}  {}\n", padded(game.id, widest(list.games, &GameSummary::id)), game.title.in(lang));
  }
  return out + say(lang, "\nasobi info ID tells more, asobi play ID plays.\n",
                   "\nasobi info ID で詳しく、asobi play ID で遊ぶ。\n");
}

std::string text(const GameInfo& game, Lang lang) {
  std::string out = fmt::format("{} ({})\n{}\n", game.title.in(lang), game.id, game.about.in(lang));
  if (!game.paper.empty()) out += say(lang, "paper: asobi reproduce {}\n", "論文: asobi reproduce {}\n", game.paper);
  out += say(lang, "\nOptions (with play: --name value)\n", "\n設定（play では --名前 値）\n");
  const std::size_t option_width = widest(game.options, &ParameterInfo::name);
  for (const ParameterInfo& option : game.options) {
    out += fmt::format("  {}  {}\n", padded(option.name, option_width), told(option, lang));
  }
  out += say(lang, "\nTools\n", "\nツール\n");
  const std::size_t tool_width = widest(game.tools, &ToolInfo::name);
  for (const ToolInfo& tool : game.tools) {
    out += fmt::format("  {}  {}\n", padded(tool.name, tool_width), tool.summary.in(lang));
    out += fmt::format("  {}    {}\n", std::string(tool_width, ' '), tool.example);
  }
  return out;
}

std::string render_paper(const Paper& paper, Lang lang) {
  return fmt::format("{} ({})\n", paper.title.in(lang), paper.source);
}

std::string render_claim(const Json& claim, Lang lang) {
  const std::string verdict = text_of(claim, "verdict");
  std::string out =
      fmt::format("{} {} {}: {} → {}{}\n", mark(verdict), padded(verdict_word(verdict, lang), 10),
                  text_of(claim, "section"), text_of(claim, "says"), text_of(claim, "got"), how_far(claim, lang));
  if (claim.contains("caveat")) out += say(lang, "    caveat: {}\n", "    注意: {}\n", text_of(claim, "caveat"));
  return out;
}

std::string render_verdicts(const Json& reproduction, Lang lang) {
  std::vector<std::string> counts;
  for (const auto& [verdict, count] : reproduction.at("count").items()) {
    counts.push_back(fmt::format("{} {}", verdict_word(verdict, lang), count.get<int>()));
  }
  const Json& not_run = reproduction.at("not_run");
  if (!not_run.empty()) counts.push_back(say(lang, "not run {}", "未実行 {}", not_run.size()));
  std::string out = fmt::format("{}\n", fmt::join(counts, ", "));
  if (!not_run.empty()) {
    out += say(lang, "not run: {}\n", "未実行: {}\n", fmt::join(not_run.get<std::vector<std::string>>(), ", "));
  }
  return out;
}

std::string render_bench(const Json& answer, Lang lang) {
  std::string out;
  for (const Json& part : answer.at("parts")) {
    out += fmt::format("{}  {:>15}  {}\n", padded(text_of(part, "game"), 10),
                       grouped(part.at("signature").get<std::uint64_t>()), text_of(part, "what"));
  }
  return out +
         fmt::format("{}{}\n", lang == Lang::ja ? "署名 " : "signature ", answer.at("signature").get<std::uint64_t>());
}

}  // namespace asobi
