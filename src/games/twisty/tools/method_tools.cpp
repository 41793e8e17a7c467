#include "games/twisty/tools/method_tools.hpp"

#include <algorithm>
#include <iterator>

#include "games/twisty/methods/methods.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {

namespace {

std::vector<MethodWish> wishes_of(const Method& method) {
  std::vector<MethodWish> out;
  if (method.has_manners) out.push_back(MethodWish::as);
  if (method.takes_length) out.push_back(MethodWish::length);
  if (method.takes_memory) out.push_back(MethodWish::memory);
  return out;
}

std::vector<PaperLength> measured_in_paper(const Method& method) {
  std::vector<PaperLength> out;
  std::ranges::copy_if(paper_lengths(), std::back_inserter(out),
                       [&](const PaperLength& row) { return row.method == method.id; });
  return out;
}

}  // namespace

Result<MethodList> method_list(const Game& game, const State&, const NoArguments&, Context& context) {
  ASOBI_TRY(const Method* best, best_method(game.model(), context.progress));
  MethodList out{.methods = {}, .best = best->id};
  for (const Method& method : methods()) {
    ASOBI_TRY(const bool fits, is_for(method, game.model(), context.progress));
    if (!fits) continue;
    out.methods.push_back({method.id, method.title, method.about, wishes_of(method), measured_in_paper(method)});
  }
  return out;
}

std::string text(const MethodList& list, Lang lang) {
  std::string out;
  for (const MethodRow& row : list.methods)
    out += fmt::format("{} {}\n", padded(row.title.in(lang), 22), row.about.in(lang));
  return out;
}

ToolRows<Game> method_tools() {
  return {tool_row({.name = "methods",
                    .label = {"Methods", "解法の一覧"},
                    .summary = {"the methods that solve a puzzle, and what they can be asked for",
                                "そのパズルの解法の一覧と、それぞれに指定できること"},
                    .setup = {"puzzle"},
                    .example = "asobi twisty methods rubik"},
                   {}, method_list)};
}

}  // namespace asobi::twisty
