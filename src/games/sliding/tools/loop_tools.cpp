#include "games/sliding/tools/loop_tools.hpp"

#include "games/sliding/tools/tools.hpp"

namespace asobi::sliding {

std::string loop_line(const Loop& loop) {
  return fmt::format("{} = {} {}  ({})\n", loop.name, images_text(loop.images), loop.cycles(), loop.moves());
}

Result<LoopAnswer> loop(const Game& game, const Position&, const LoopArguments& asked, Context&) {
  ASOBI_TRY(Loop walked, parse_loop(game.shape(), asked.walk));
  const bool even = is_even(walked.images);
  return LoopAnswer{std::move(walked), even};
}

std::string text(const LoopAnswer& answer, Lang lang) {
  return loop_line(answer) +
         (answer.even ? say(lang, "an even permutation\n", "偶置換\n") : say(lang, "an odd permutation\n", "奇置換\n"));
}

Result<LoopsAnswer> loops(const Game& game, const Position&, const NoArguments&, Context& context) {
  ASOBI_TRY(auto all, simple_loops(game.shape(), context));
  return LoopsAnswer{std::move(all)};
}

std::string text(const LoopsAnswer& answer, Lang) {
  std::string out;
  for (const Loop& each : answer.loops) out += loop_line(each);
  return out + grouped(answer.count()) + "\n";
}

ToolRows<Game> loop_tools() {
  return {
      tool_row({.name = "loop",
                .label = {"Loop", "周回"},
                .summary = {"the permutation of a closed walk of the blank, in the paper's seats",
                            "空きマスの閉じた道が起こす置換（論文の座席番号で）"},
                .setup = {"size"},
                .example = "asobi sliding loop 2x3 --walk outer"},
               {argument("walk", &LoopArguments::walk, {"Walk", "道順"},
                         {"outer, inner, a block such as 2x3, seats such as 1-4-5-2-1, or moves; a final - reverses it",
                          "outer, inner, 2x3 のような区画, 1-4-5-2-1 のような座席列, または手の列。末尾の - で逆回り"})
                    .required()},
               loop),
      tool_row({.name = "loops",
                .label = {"All loops", "すべての周回"},
                .summary = {"every simple loop of the blank through its home corner", "空きの隅を通る単純な周回すべて"},
                .setup = {"size"},
                .example = "asobi sliding loops 3x3"},
               {}, loops),
  };
}

}  // namespace asobi::sliding
