#include "games/sliding/entry.hpp"

#include "games/sliding/tools/tools.hpp"

namespace asobi::sliding {

Entry entry() { return entry(tools()); }

Entry entry(const ToolRows<Game>& rows) {
  return game_entry<Game, Options>(
      {.id = "sliding",
       .title = {"Sliding puzzles (5-, 7-, 8-, 15-puzzle)", "スライディングパズル（5・7・8・15 ゲーム）"},
       .about = {"Slide tiles into the blank until they are in order. Boards from 2x2 to 10x10, any target.",
                 "空きマスへ駒を滑らせて順に並べるパズル。2x2 から 10x10 まで、完成形は自由。"},
       .paper = "sliding"},
      {
          argument("size", &Options::size, {"Size", "大きさ"},
                   {"rows x columns, 2x2 to 10x10", "行x列。2x2 から 10x10"})
              .grid({smallest_side, largest_side, largest_side * largest_side}),
          argument("tiles", &Options::tiles, {"Tiles", "駒の並び"},
                   {"the tiles row by row, 0 the blank", "駒を上の行から順に。0 は空き"}),
          argument("goal", &Options::goal, {"Goal", "完成形"},
                   {"the target (default 1 2 3 … 0)", "完成形（既定 1 2 3 … 0）"}),
          argument("paper", &Options::paper, {"The paper's numbering", "論文の番号"},
                   {"tiles and goal are in the paper's numbering: the pieces on seats 1, 2, …, 1 the blank",
                    "駒と完成形を論文の番号で書く: 座席 1, 2, … にいるピース。1 が空き"}),
          argument(
              "seed", &Options::seed, {"Seed", "乱数の種"},
              {"a random solvable position, instead of written tiles", "解ける局面を乱数で選ぶ（駒の並びの代わり）"}),
      },
      open, rows);
}

}  // namespace asobi::sliding
