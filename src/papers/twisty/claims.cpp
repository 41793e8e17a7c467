#include "papers/twisty/claims.hpp"

#include <iterator>

#include "papers/twisty/parts.hpp"

namespace asobi {

std::vector<Claim> twisty_claims() {
  namespace part = twisty_claims_by_part;
  std::vector<Claim> out;
  for (auto claims : {part::conditions(), part::definitions(), part::axes_and_rotations(), part::layer_tables(),
                      part::coordinates(), part::pieces(), part::solids(), part::points(), part::pointer_control(),
                      part::sold(), part::groups(), part::other_puzzles(), part::relations(), part::census()}) {
    std::ranges::move(claims, std::back_inserter(out));
  }
  return out;
}

Paper twisty_paper() {
  return {.id = "twisty",
          .title = {"Twisty puzzles of the regular solids", "正多面体の立体パズル"},
          .citation = {"The copy at hand names no author; programs in Excel VBA, Java and C#",
                       "手元の版に著者名はない。Excel VBA、Java Applet、Visual C# による再現"},
          .abstract = {"Best known of the puzzles whose coloured pieces are moved an"
                       "d turned in space until all are home again is Rubik’s Cube. "
                       "This and several other puzzles are rebuilt as programs, and "
                       "solved automatically: which regular solids may be cut about "
                       "which axes, which pieces there are, and how they turn.",
                       "カラーラベルのついたピースを三次元的に移動・回転させて元の状態に戻す立体パズルとしてはルービッ"
                       "クキューブが有名である。本"
                       "研究ではこれを初めとしたいくつかのパズルを Excel VBA, Java Applet, Visual C# で再現し"
                       "、プログラムによる自動解法を開発した。"},
          .source = "002_21becf672cca9858",
          .claims = twisty_claims()};
}

}  // namespace asobi
