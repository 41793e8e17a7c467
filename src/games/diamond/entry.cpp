#include "games/diamond/entry.hpp"

#include "games/diamond/options.hpp"
#include "games/diamond/tools/tools.hpp"

namespace asobi::diamond {

namespace {

Arguments<Options> option_rows() {
  constexpr std::int64_t most = 1'000'000;
  return {
      argument("dim", &Options::dim, {"Dimension", "次元"}, {"dimension: 2, 3, 4 or 5", "次元: 2, 3, 4, 5"})
          .within(-most, most)
          .usually(usual_options.dim),
      argument("size", &Options::size, {"Size", "大きさ"},
               {"size m (default 8 in the plane, 3 in space, 2 and 1 above): in the plane even, in space any",
                "大きさ m（既定は平面 8、空間 3、4 次元 2、5 次元 1）。平面では偶数、空間では何でもよい"})
          .within(-most, most),
      argument("players", &Options::players, {"Players", "人数"},
               {"how many players, at 1-, 2-, …", "人数。1-, 2-, … に座る"})
          .within(1, most_players)
          .usually(usual_options.players),
      argument("seats", &Options::seats, {"Seats", "席"},
               {"the corners of the players in the order of play; 1-,1+ is the usual duel",
                "指す順に各プレイヤーの陣地。1-,1+ は普通の二人対戦"}),
      argument(
          "win", &Options::win, {"Winning", "勝ちの条件"},
          {"a full goal with at least one own piece wins (the usual rule against blockade), or all own pieces must "
           "be there (the paper's rule)",
           "目標が埋まり自分の駒が一つでもあれば勝ち（居座りを防ぐ通常のルール）か、自分の駒が全部入れば勝ち"
           "（論文のルール）か"})
          .usually(usual_options.win),
      argument("corners", &Options::corners, {"Other corners", "ほかの角"},
               {"whether a move may end in a corner that is neither home nor goal",
                "自分の陣地と目標以外の陣地に止まれるか"})
          .usually(usual_options.corners),
      argument("goal", &Options::goal, {"In the goal", "ゴールに入った駒"},
               {"whether a piece in its goal may leave it", "目標に入った駒が外へ出られるか"})
          .usually(usual_options.goal),
      argument("repetition", &Options::repetition, {"Repetition", "千日手"},
               {"a position that occurs so often is a draw, as are 10,000 moves then (0: never)",
                "同じ局面がこの回数現れたら引き分け。このとき 10,000 手でも引き分け（0: なし）"})
          .within(0, 1000)
          .usually(usual_options.repetition),
      argument("limit", &Options::limit, {"Most moves", "手数の上限"},
               {"so many moves are a draw (0: never)", "この手数で引き分け（0: なし）"})
          .within(0, most)
          .usually(usual_options.limit),
      argument("coordinates", &Options::coordinates, {"Coordinates", "座標"},
               {"how points are printed: n + 1 numbers, or in space also 3",
                "点の書き方。n + 1 個の数か、空間では 3 個の数も"})
          .usually(usual_options.coordinates),
      argument("position", &Options::position, {"Position", "配置"},
               {"where it begins, if not at home: the points of each army, armies between /, * before the one to move",
                "初期配置以外から始めるとき: 各プレイヤーの駒の点を空白で並べ、プレイヤーを / で区切る。手番の前に *"}),
      argument("target", &Options::target, {"Target", "目標"},
               {"a puzzle, from:to: it is won when, and only when, the piece on from rests on to",
                "問題（元の点:行き先）: 元の点の駒が行き先に止まったときだけ勝ち"}),
  };
}

}  // namespace

Entry entry() { return entry(tools()); }

Entry entry(const ToolRows<Game>& rows) {
  return game_entry<Game, Options>(
      {.id = "diamond",
       .title = {"Diamond game in 2, 3, 4 and 5 dimensions", "ダイヤモンドゲーム（2, 3, 4, 5 次元）"},
       .about =
           {"Race across a star of the plane, of space or of higher dimension: step, or hop over pieces in chains. You "
            "win when the opposite corner is full and a piece in it is yours, or, by the paper's rule, when all of "
            "yours "
            "are there. 1 to 6 players.",
            "平面、空間、さらに高次元の星形の盤で競走する。一歩進むか、駒を次々に飛び越え、向かいの陣地が埋まって"
            "その中に自分の駒があれば勝ち（論文のルールでは、自分の駒が全部そこに入れば勝ち）。1 人から 6 人まで。"},
       .paper = "diamond"},
      option_rows(), open, rows);
}

}  // namespace asobi::diamond
