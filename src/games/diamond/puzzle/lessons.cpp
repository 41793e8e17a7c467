#include "games/diamond/puzzle/lessons.hpp"

namespace asobi::diamond {

namespace {

Lesson plane_lesson() {
  return {2,
          4,
          {"1. The plane", "1. 平面"},
          {"37 points, 6 neighbours each in the middle. A hop goes straight over one adjacent piece, of whatever "
           "colour, to the empty point behind it; in one turn a piece may go on hopping.",
           "37 点の盤。中ほどの点には隣が 6 個ある。跳びは、隣の駒一つ（どの色でもよい）をまっすぐ飛び越えて、"
           "すぐ先の空いた点へ。一手のうちに何回でも続けて跳べる。"},
          {{{{"One hop", "一回の跳び"},
             {"The piece behind which the gold point lies is the other player's. Look for the straight line: one "
              "coordinate stays as it is.",
              "金の点の手前にあるのは相手の駒。まっすぐな線を探そう。座標の一つは変わらない。"},
             "0,3,3 2,2,2 / 1,2,3",
             "0,3,3:2,1,3"},
            {{"Turn on the way", "途中で曲がる"},
             {"Two hops, one over another's piece and one over your own. The second may go in another direction.",
              "相手の駒と自分の駒を一つずつ飛び越える。二回目は別の方向でもよい。"},
             "-1,3,4 2,1,3 / 0,2,4 4,1,1",
             "-1,3,4:3,1,2"},
            {{"Back to go forward", "下がって進む"},
             {"Three hops, and the first leads back into your home. A way that loses height may be the only one.",
              "三回の跳び。最初は自分の陣地へ下がる。遠ざかる道だけが通じることもある。"},
             "0,3,3 1,4,1 2,4,0 / 0,4,2 2,2,2",
             "1,4,1:3,2,1"}}}};
}

Lesson small_solid_lesson() {
  return {
      3,
      2,
      {"2. Space, small", "2. 空間（小）"},
      {"51 points; the centre has 12 neighbours: 3 higher, 6 on its level, 3 lower. A level is a small plane board.",
       "51 点の立体の盤。中心の隣は 12 個: 上の段に 3 個、同じ段に 6 個、下の段に 3 個。一つの段は小さな平面の盤。"},
      {{{{"Two levels up", "二段上へ"},
         {"One hop over a piece on the next level leads up by two levels.",
          "すぐ上の段の駒を飛び越えると、二段上へ出る。"},
         "0,3,0,1 1,1,0,2 / 0,2,1,1 1,2,0,1",
         "0,3,0,1:2,1,0,1"},
        {{"Along the level, then up", "同じ段を跳んでから上へ"},
         {"Two hops that together change all four coordinates: first on one level, then to the next but one.",
          "二回の跳びで四つの座標がすべて変わる。まず同じ段で、次に二段上へ。"},
         "0,1,3,0 1,0,1,2 1,1,0,2 / 0,1,2,1 0,2,2,0",
         "0,1,3,0:2,-1,1,2"},
        {{"From home to goal", "陣地から目標へ"},
         {"Three hops from your home into the goal: up, along a level, up.",
          "自分の陣地から目標まで三回: 上へ、同じ段を横へ、上へ。"},
         "-1,1,2,2 1,2,0,1 2,1,1,0 / 0,1,1,2 2,2,0,0",
         "-1,1,2,2:3,1,0,0"}}}};
}

Lesson solid_lesson() {
  return {
      3,
      3,
      {"3. Space", "3. 空間"},
      {"124 points, ten pieces each: the sister of the usual board. A hop changes two coordinates by two, so what is "
       "odd stays odd: by hops alone a piece reaches only points whose coordinates are odd and even as its own.",
       "124 点、駒は 10 個ずつ。普通の盤の姉妹にあたる。跳びは二つの座標を 2 ずつ変えるので、奇数は奇数のまま。"
       "跳びだけで行けるのは、各座標の偶奇が今と同じ点だけ。"},
      {{{{"Round the corner", "角を回る"},
         {"Three hops in three directions. After the first the height does not change any more.",
          "三つの方向へ三回跳ぶ。一回目のあと、高さは変わらない。"},
         "0,3,1,2 0,4,0,2 2,1,0,3 / 1,3,0,2 2,0,1,3 3,1,0,2",
         "0,4,0,2:2,0,2,2"},
        {{"Through a foreign corner", "よその陣地を通って"},
         {"Five hops; the chain passes the tip of another player's corner and comes out again.",
          "五回の跳び。よその陣地の先端に入り、また出てくる。"},
         "0,3,3,0 1,3,1,1 2,1,2,1 2,2,3,-1 / 0,3,2,1 2,0,3,1 2,3,2,-1 3,2,1,0",
         "0,3,3,0:2,-1,3,2"},
        {{"The whole way", "端から端まで"},
         {"Five hops from home to goal. In the middle the piece makes a loop on one level.",
          "陣地から目標まで五回。途中で同じ段を一回りする。"},
         "-2,3,2,3 0,4,0,2 1,2,2,1 3,1,0,2 / -1,3,1,3 0,4,1,1 2,2,2,0 3,1,1,1",
         "-2,3,2,3:4,1,0,1"}}}};
}

Lesson four_lesson() {
  return {
      4,
      2,
      {"4. Four dimensions", "4. 4 次元"},
      {"201 points, fifteen pieces each. Fixing two coordinates leaves a patch of a plane: a point has 6 neighbours in "
       "its own patch, 3 in each of the 4 patches beside it, 1 in each of 2 patches across. Nothing else is new.",
       "201 点、駒は 15 個ずつ。二つの座標を止めると平面の一片になる。隣は、同じ片に 6 個、"
       "隣り合う 4 片に 3 個ずつ、斜めの 2 片に 1 個ずつ。新しいことはこれだけ。"},
      {{{{"The same line, a new axis", "新しい軸でも同じまっすぐ"},
         {"Two hops; each raises the first coordinate by two and lowers another by two.",
          "二回の跳び。どちらも一つ目の座標が 2 増え、別の座標が 2 減る。"},
         "0,2,0,2,1 1,0,0,2,2 4,0,0,0,1 / 1,1,0,2,1 2,0,0,1,2",
         "1,0,0,2,2:5,0,0,0,0"},
        {{"From patch to patch", "片から片へ"},
         {"Four hops, each into another patch; the last one goes down again.",
          "四回の跳びで、毎回別の片へ移る。最後は下がる。"},
         "-1,0,2,2,2 -1,1,1,2,2 1,1,1,0,2 2,3,0,0,0 / 0,0,2,1,2 2,2,0,0,1 3,1,1,0,0",
         "-1,0,2,2,2:1,4,0,0,0"},
        {{"Home in four dimensions", "4 次元の帰り道"},
         {"Four hops from home into the goal; two of them do not change the height.",
          "陣地から目標まで四回。そのうち二回は高さが変わらない。"},
         "-1,2,0,2,2 0,2,1,0,2 1,2,1,2,-1 2,0,1,0,2 / -1,2,1,1,2 1,1,1,0,2 1,2,0,1,1 1,3,0,0,1",
         "-1,2,0,2,2:3,0,0,0,2"}}}};
}

}  // namespace

const std::vector<Lesson>& lessons() {
  static const std::vector<Lesson> all = {plane_lesson(), small_solid_lesson(), solid_lesson(), four_lesson()};
  return all;
}

Result<Puzzle> lesson_puzzle(const Board& board, const LessonPuzzle& row) {
  ASOBI_TRY(Placement placement, parse_placement(board, 2, row.position));
  ASOBI_TRY(const Move target, parse_target(board, placement, row.target));
  Chain solution = shortest_chain(board, placement, target);
  return Puzzle{std::move(placement), target, std::move(solution)};
}

}  // namespace asobi::diamond
