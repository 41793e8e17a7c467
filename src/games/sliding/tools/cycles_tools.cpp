#include "games/sliding/tools/cycles_tools.hpp"

#include "games/sliding/tools/tools.hpp"

namespace asobi::sliding {

std::optional<std::string> CyclesAnswer::paper_product() const {
  return paper ? std::optional(paper_three_cycles_text(*paper)) : std::nullopt;
}

std::optional<std::size_t> CyclesAnswer::paper_length() const {
  return paper ? std::optional(letters_in(*paper)) : std::nullopt;
}

namespace {

Result<Images> parse_permutation_or_loop(Shape shape, const std::string& written) {
  if (auto loop = parse_loop(shape, written)) return std::move(loop->images);
  if (written.find('(') != std::string::npos) return parse_cycle_product(written, shape.cells());
  return parse_images(written, shape.cells());
}

}  // namespace

Result<CyclesAnswer> cycles(const Game& game, const Position&, const CyclesArguments& asked, Context& context) {
  ASOBI_TRY(Images images, parse_permutation_or_loop(game.shape(), asked.permutation));
  ASOBI_TRY(auto factors, as_three_cycles(images));
  CyclesAnswer out{std::move(images), std::move(factors)};
  if (out.permutation[0] != 1) return out;
  const auto generators = paper_three_cycles(game.shape().cells());
  const auto order = group_order(generators);
  if (!order || *order > largest_listed_group) return out;
  ASOBI_TRY(const auto search, ShortestWords::search(generators, true, context));
  ASOBI_TRY(out.paper, search.word_of(out.permutation));
  return out;
}

std::string text(const CyclesAnswer& answer, Lang lang) {
  std::string out = fmt::format("{} = {}\n", images_text(answer.permutation), answer.cycles());
  out += say(lang, "= {}  ({} 3-cycles, the least possible)\n",
             "= {}  （3 サイクル {} 個。これより少なくはできない）\n", answer.product(), answer.least());
  if (answer.paper) {
    out += say(lang, "= {}  ({} of the paper's (2 3 k))\n", "= {}  （論文の (2 3 k) を {} 個）\n",
               *answer.paper_product(), *answer.paper_length());
  }
  return out + say(lang, "the rightmost factor acts first\n", "右の因子から順に作用する\n");
}

ToolRows<Game> cycles_tools() {
  return {tool_row({.name = "cycles",
                    .label = {"As 3-cycles", "3-サイクルの積"},
                    .summary = {"an even permutation as a product of 3-cycles", "偶置換を 3 サイクルの積で表す"},
                    .setup = {"size"},
                    .example = "asobi sliding cycles 2x3 --permutation outer"},
                   {argument("permutation", &CyclesArguments::permutation, {"Permutation", "置換"},
                             {"a loop, images such as [1,3,6,2,4,5], or cycles such as (2 5 4)",
                              "周回, [1,3,6,2,4,5] のような像の列, または (2 5 4) のような巡回置換"})
                        .required()},
                   cycles)};
}

}  // namespace asobi::sliding
