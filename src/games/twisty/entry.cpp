#include "games/twisty/entry.hpp"

#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {

Entry entry() { return entry(tools()); }

Entry entry(const ToolRows<Game>& rows) {
  return game_entry<Game, Options>(
      {.id = "twisty",
       .title = {"Twisty puzzles (cubes, Pyraminx, Skewb, Megaminx …)",
                 "回転パズル（ルービックキューブ・ピラミンクス・スキューブ・メガミンクスなど）"},
       .about = {"Any regular solid, cut by planes across its axes, whose layers turn: all fourteen families of the "
                 "paper, any mixture of cuts, every usual notation.",
                 "正多面体を軸に垂直な平面で切り、層を回すパズル。論文の十四種すべてと、任意の切断の組み合わせ、各種の"
                 "記法。"},
       .paper = "twisty"},
      {
          argument("puzzle", &Options::puzzle, {"Puzzle", "パズル"},
                   {"a name (cube-face-3, megaminx) or a description (c f 1/3)",
                    "名前（cube-face-3、megaminx など）か記述（c f 1/3）"}),
          argument("scramble", &Options::scramble, {"Scramble", "スクランブル"},
                   {"turns made before the start, in any notation: R U2 F', X2+, [R, U]",
                    "始める前に行う回転。記法は自由: R U2 F'、X2+、[R, U]"}),
          argument(
              "facelets", &Options::facelets, {"Colours of a cube", "立方体の色"},
              {"the colours of a cube at the start, face after face in the order U R F D L B, instead of a scramble",
               "始める時の立方体の色。U R F D L B の面の順（スクランブルの代わり）"}),
          argument(
              "colours", &Options::colours, {"Colours", "色"},
              {"the colours of any puzzle at the start: letters of faces, sticker after sticker as they are drawn, "
               "instead of a scramble",
               "始める時の色。どのパズルでも、描画データのステッカーの順に面の文字を並べる（スクランブルの代わり）"}),
          argument("seed", &Options::seed, {"Seed", "乱数の種"},
                   {"random turns before the start, instead of a scramble",
                    "始める前に乱数でスクランブルする（スクランブルの代わり）"}),
      },
      open, rows);
}

}  // namespace asobi::twisty
