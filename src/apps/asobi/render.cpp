#include "apps/asobi/render.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "base/json.hpp"
#include "play/parameter.hpp"

namespace asobi {

namespace {

std::string padded(const std::string& text, std::size_t width) {
  const std::size_t used = display_width(text);
  return used >= width ? text : text + std::string(width - used, ' ');
}

std::size_t widest(const Json& rows, const char* field) {
  std::size_t width = 0;
  for (const Json& row : rows) width = std::max(width, display_width(text_of(row, field)));
  return width;
}

std::string mark(std::string_view verdict) {
  if (verdict == "reproduced") return "✓";
  if (verdict == "corrected") return "✎";
  if (verdict == "answered") return "★";
  return "✗";
}

std::string verdict_word(std::string_view verdict, Lang lang) {
  if (lang == Lang::en) return std::string(verdict);
  if (verdict == "reproduced") return "再現";
  if (verdict == "corrected") return "訂正";
  if (verdict == "answered") return "解決";
  return "未確認";
}

}  // namespace

std::string render_list(const Json& answer, Lang lang) {
  const Json& games = answer.at("games");
  std::string out;
  for (const Json& game : games) {
    out += fmt::format("{}  {}\n", padded(text_of(game, "id"), widest(games, "id")), text_of(game, "title"));
  }
  out += lang == Lang::ja ? "\nasobi info ID で詳しく、asobi play ID で遊ぶ。\n"
                          : "\nasobi info ID tells more, asobi play ID plays.\n";
  return out;
}

std::string render_info(const Json& answer, Lang lang) {
  const bool ja = lang == Lang::ja;
  std::string out =
      fmt::format("{} ({})\n{}\n", text_of(answer, "title"), text_of(answer, "id"), text_of(answer, "about"));
  if (const auto paper = text_of(answer, "paper"); !paper.empty()) {
    out += fmt::format("{}: asobi reproduce {}\n", ja ? "論文" : "paper", paper);
  }
  const Json& options = answer.at("options");
  out += ja ? "\n設定（play では --名前 値）\n" : "\nOptions (with play: --name value)\n";
  for (const Json& o : options) {
    std::optional<ParameterValue> usual;
    if (const auto found = o.find("default"); found != o.end()) {
      if (found->is_string()) usual = found->get<std::string>();
      if (found->is_number()) usual = found->get<std::int64_t>();
    }
    out += fmt::format("  {}  {}\n", padded(text_of(o, "name"), widest(options, "name")),
                       with_usual(text_of(o, "help"), usual, lang));
  }
  const Json& tools = answer.at("tools");
  out += ja ? "\n道具\n" : "\nTools\n";
  for (const Json& tool : tools) {
    out += fmt::format("  {}  {}\n", padded(text_of(tool, "name"), widest(tools, "name")), text_of(tool, "summary"));
    out += fmt::format("  {}    {}\n", std::string(widest(tools, "name"), ' '), text_of(tool, "example"));
  }
  return out;
}

std::string render_reproduce(const Json& answer, Lang lang) {
  std::string out = fmt::format("{} ({})\n", text_of(answer, "title"), text_of(answer, "source"));
  const Json& claims = answer.at("claims");
  for (const Json& claim : claims) {
    const std::string verdict = text_of(claim, "verdict");
    out += fmt::format("{} {} {}: {} → {}\n", mark(verdict), padded(verdict_word(verdict, lang), 10),
                       text_of(claim, "section"), text_of(claim, "says"), text_of(claim, "got"));
  }
  std::vector<std::string> counts;
  for (const auto& [verdict, count] : answer.at("count").items()) {
    counts.push_back(fmt::format("{} {}", verdict_word(verdict, lang), count.get<int>()));
  }
  return out + fmt::format("{}\n", fmt::join(counts, ", "));
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
