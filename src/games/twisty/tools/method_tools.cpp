// The tool that tells which ways to solve a puzzle there are: methods.
#include "base/json.hpp"
#include "games/twisty/methods/methods.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {
namespace {

// The parameters of `solve` that the method understands.
std::vector<std::string> wishes_of(const Method& method) {
  std::vector<std::string> out;
  if (method.improves) out.push_back("improved");
  if (method.takes_length) out.push_back("length");
  if (method.takes_memory) out.push_back("memory");
  return out;
}

Result<Json> run_methods(const Game& game, const State&, const Json&, Context& context) {
  Json rows = Json::array();
  for (const Method& method : methods()) {
    if (!method.fits(game.model())) continue;
    rows.push_back({{"id", method.id},
                    {"title", method.title.in(context.lang)},
                    {"about", method.about.in(context.lang)},
                    {"wishes", wishes_of(method)}});
  }
  return Json{{"methods", std::move(rows)}, {"auto", best_method(game.model()).id}};
}

std::string text_methods(const Json& answer, Lang) {
  std::string out;
  for (const Json& row : answer.at("methods")) {
    out += fmt::format("{:<10} {}\n", text_of(row, "id"), text_of(row, "about"));
  }
  return out;
}

}  // namespace

ToolRows<Game> method_tools() {
  return {{{.name = "methods",
            .summary = {"the methods that solve a puzzle, and what they can be asked for",
                        "そのパズルの解法の一覧と、それぞれに指定できること"},
            .setup = {"puzzle"},
            .example = "asobi twisty methods rubik",
            .text = text_methods},
           run_methods}};
}

}  // namespace asobi::twisty
