// Which coordinates have pieces, what the pieces show, which of them a turn leaves where they are.
#include <iterator>
#include <map>
#include <set>

#include "games/twisty/paper/notation.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using namespace twisty::paper;
using twisty::paper::Puzzle;

// ---- Turns ------------------------------------------------------------------------------------------------------

bool finds_its_kind(const Puzzle& puzzle, int place, int axis) {
  const Piece& piece = puzzle.pieces()[static_cast<std::size_t>(place)];
  const Piece& partner = puzzle.pieces()[static_cast<std::size_t>(puzzle.moved(place, axis))];
  const auto turned = [&](Side side) {
    return puzzle.family().axes[static_cast<std::size_t>(axis)].matrix.image(side);
  };
  return piece.reverse == partner.reverse && piece.sides.size() == partner.sides.size() &&
         puzzle.layer_of(place, axis) == puzzle.layer_of(puzzle.moved(place, axis), axis) &&
         std::ranges::all_of(piece.sides, [&](Side side) {
           return std::ranges::find(partner.sides, turned(side)) != partner.sides.end();
         });
}

Result<Finding> check_conditions(Context& context) {
  std::size_t puzzles = 0;
  for (const Family& of : families()) {
    ASOBI_TRY(const bool holds, for_every_n(of.name, context, [&](const Puzzle& puzzle) {
                ++puzzles;
                for (int axis = 0; axis < puzzle.axes(); ++axis) {
                  for (int place = 0; place < static_cast<int>(puzzle.pieces().size()); ++place) {
                    if (!finds_its_kind(puzzle, place, axis)) return false;
                  }
                }
                return true;
              }));
    if (!holds) return Finding{Verdict::failed, same(std::string(of.name))};
  }
  return reproduced_if(true, {fmt::format("true of every turn of all {} puzzles", puzzles),
                              fmt::format("全 {} パズルのすべての回転で成立", puzzles)});
}

// How many pieces of a layer its turn leaves in place; -1 if one goes round in less than the full number of turns.
int staying(const Puzzle& puzzle, int axis, int layer) {
  int out = 0;
  for (const int place : puzzle.places_in(axis, layer)) {
    int length = 1;
    for (int at = puzzle.moved(place, axis); at != place; at = puzzle.moved(at, axis)) ++length;
    if (length != 1 && length != puzzle.family().turns) return -1;
    out += length == 1;
  }
  return out;
}

using Stays = int (*)(int n, int layer, int last);  // how many pieces stay

Result<bool> stays_as(std::string_view name, Stays stays, Context& context) {
  return for_every_n(name, context, [&](const Puzzle& puzzle) {
    for (int axis = 0; axis < puzzle.axes(); ++axis) {
      for (const int layer : puzzle.layers()) {
        if (staying(puzzle, axis, layer) != stays(puzzle.n(), layer, puzzle.layers().back())) return false;
      }
    }
    return true;
  });
}

// truth: null if what the paper says is true.
Claim stays_claim(const std::string& section, const std::string& name, Text says, Stays printed, Stays truth = nullptr,
                  const Text& correction = {}) {
  const Family& of = family(name);
  const Puzzle small(of, of.has_n() ? 4 : 0);
  const std::string live = live_turns(small.name(), turns_text(small, {{0, small.layers().back(), 1}}));
  return {"stays-" + name, same(section), std::move(says),
          [=](Context& context) -> Result<Finding> {
            ASOBI_TRY(const bool as_printed, stays_as(name, printed, context));
            if (!truth) {
              return reproduced_if(as_printed, {"true of every layer for every N; all others go round in full cycles",
                                                "すべての N と層で成立。他はすべて完全な巡回置換"});
            }
            ASOBI_TRY(const bool corrected, stays_as(name, truth, context));
            return corrected_if(corrected && !as_printed, correction);
          },
          live};
}

int nothing_stays(int, int, int) { return 0; }
int outer(int layer, int last) { return layer == 0 || layer == last ? 1 : 0; }

std::vector<Claim> staying_pieces() {
  return {
      stays_claim("3.1.4", "cube-face",
                  {"only the centre on the axis stays, for odd N; all others go round by fours",
                   "N が奇数の時の軸上のセンターピースを除き、4 つずつの巡回置換"},
                  [](int n, int layer, int last) { return n % 2 * outer(layer, last); }),
      stays_claim("4.1.3", "cube-vertex1", {"pieces always go round by threes", "どの場合も 3 つずつの巡回置換"},
                  nothing_stays),
      stays_claim(
          "5.1.3", "cube-vertex2",
          {"only the single corner of the first and last layer stays", "両端の層の 1 個のコーナーピースだけが動かない"},
          [](int, int layer, int last) { return outer(layer, last); }),
      stays_claim("6.1.3", "cube-edge",
                  {"every piece of a layer changes places with another", "層上のどのピースも互換"}, nothing_stays),
      stays_claim(
          "7.1.3", "tetra-vertexface",
          {"only the tip stays, and, unless 3 divides N, the piece on the axis in layer 0",
           "頂点のピースと、N が 3 の倍数でないとき第 0 層の軸上のピースだけが動かない"},
          [](int n, int layer, int) { return layer == n - 1 || (layer == 0 && n % 3 != 0) ? 1 : 0; },
          [](int n, int layer, int) {
            return layer == n - 1 || (n >= 3 && layer == n - 2) || (layer == 0 && n % 3 != 0) ? 1 : 0;
          },
          {"also (N-2, 0, 0, 0) under the tip, in layer N-2, for N from 3",
           "N が 3 以上なら、頂点の下の (N-2, 0, 0, 0) も第 N-2 層の回転で動かない"}),
      stays_claim(
          "8.1.3", "tetra-edge",
          {"in the first and last layer the piece on the axis stays", "両端の層では軸上のピースだけは位置を変えない"},
          [](int, int layer, int last) { return outer(layer, last); },
          [](int n, int layer, int last) { return n % 2 * outer(layer, last); },
          {"there is such a piece for odd N only", "そのようなピースは N が奇数のときだけ存在する"}),
      stays_claim("9.1.3", "octa-face",
                  {"unless 3 divides N, the pieces on the axis stay in the first and last layer",
                   "N が 3 の倍数でないとき、両端の層の軸上のピースは動かない"},
                  [](int n, int layer, int last) { return n % 3 != 0 ? outer(layer, last) : 0; }),
      stays_claim("10.1.3", "octa-vertex",
                  {"always cycles of four, without exception", "必ず 4 個ずつの巡回置換で例外はない"}, nothing_stays),
      stays_claim("12.1.3", "dodeca-face2",
                  {"only the centre on the axis stays; all others go round by fives",
                   "軸上のセンターピース以外は 5 個ずつの巡回置換"},
                  [](int, int layer, int) { return layer == 1 ? 0 : 1; }),
  };
}

// ---- Kinds ------------------------------------------------------------------------------------------------------

// On how many sides forward and reverse pieces show.
struct SidesShown {
  std::set<std::size_t> forward, reverse;
};

SidesShown sides_shown(const Puzzle& puzzle) {
  SidesShown out;
  for (const Piece& piece : puzzle.pieces()) (piece.reverse ? out.reverse : out.forward).insert(piece.sides.size());
  return out;
}

Result<Finding> check_tetra_kinds(Context& context) {
  ASOBI_TRY(const bool holds, for_every_n("tetra-vertexface", context, [](const Puzzle& puzzle) {
              const SidesShown shown = sides_shown(puzzle);
              const std::set<std::size_t> all = {1, 2, 3}, no_single = {2, 3};
              if (puzzle.n() < 4) return true;
              return shown.forward == all && shown.reverse == (puzzle.n() == 4 ? no_single : all);
            }));
  return corrected_if(holds, {"reverse pieces of one side exist from N = 5 on only; N = 4 has 6 of two and 4 of three",
                              "1 面だけの逆方向ピースは N が 5 以上でのみ存在。N = 4 では 2 面 6 個と 3 面 4 個"});
}

template <class Expected>
auto kinds_check(std::string_view name, const Expected& expected) {
  return [=](Context& context) -> Result<Finding> {
    ASOBI_TRY(const bool holds, for_every_n(name, context, [&](const Puzzle& puzzle) {
                return expected(puzzle.n(), sides_shown(puzzle));
              }));
    return reproduced_if(holds, {"true for every N", "すべての N で成立"});
  };
}

std::map<std::size_t, int> by_sides(const Puzzle& puzzle) {
  std::map<std::size_t, int> out;
  for (const Piece& piece : puzzle.pieces()) ++out[piece.sides.size()];
  return out;
}

Claim dodecahedron_claim(const std::string& section, const std::string& name, const std::map<std::size_t, int>& printed,
                         Text says) {
  return {"pieces-" + name, same(section), std::move(says),
          [=](Context&) -> Result<Finding> {
            const auto found = by_sides(Puzzle(family(name), 0));
            int total = 0;
            for (const auto& [sides, count] : found) total += count;
            return reproduced_if(found == printed, {fmt::format("the same; {} pieces in all", total),
                                                    fmt::format("同じ。ピースは全部で {} 個", total)});
          },
          live_puzzle("pieces", name)};
}

// 14.4: from which N on the pieces exist that it names.
Result<Finding> check_names(Context& context) {
  ASOBI_TRY(const bool holds, for_every_n("tetra-vertexface", context, [](const Puzzle& puzzle) {
              const int n = puzzle.n();
              int edge[2] = {}, single[2] = {}, centre[2] = {};
              for (const Piece& piece : puzzle.pieces()) {
                const int kind = piece.reverse ? 1 : 0;
                edge[kind] += piece.sides.size() == 2;
                const std::multiset<int> around(piece.at.begin(), piece.at.end());
                const bool middle = around.count(*around.rbegin()) >= 3 && *around.begin() == 0;
                centre[kind] += middle;
                single[kind] += piece.sides.size() == 1 && !middle;
              }
              return (edge[0] > 0) == (n > 2) && (edge[1] > 0) == (n > 3) && (single[0] > 0) == (n > 4) &&
                     (single[1] > 0) == (n > 5) && (centre[0] > 0) == (n % 3 == 1) && (centre[1] > 0) == (n % 3 == 2);
            }));
  return reproduced_if(holds, {"true for every N", "すべての N で成立"});
}

// ---- Equations --------------------------------------------------------------------------------------------------

// 4.1.3 prints -x + y + z = Nmax - 4 Layer for J, and so on.
Result<Finding> check_layer_equation(Context& context) {
  bool never = true, corrected = true;
  for (const std::string_view name : {"cube-vertex1", "cube-vertex2"}) {
    ASOBI_TRY(const bool done, for_every_n(name, context, [&](const Puzzle& puzzle) {
                const int greatest = puzzle.family().greatest(puzzle.n());
                for (int place = 0; place < static_cast<int>(puzzle.pieces().size()); ++place) {
                  const Coordinates& at = puzzle.pieces()[static_cast<std::size_t>(place)].at;
                  const int sums[] = {-at[0] + at[1] + at[2], at[0] - at[1] + at[2], at[0] + at[1] - at[2]};
                  for (int axis = 1; axis <= 3; ++axis) {
                    const int layer = puzzle.layer_of(place, axis);
                    corrected = corrected && sums[axis - 1] == 2 * greatest - layer;
                    if (name == "cube-vertex1") {
                      for (const int other : puzzle.layers()) never = never && sums[axis - 1] != greatest - 4 * other;
                    }
                  }
                }
                return true;
              }));
    if (!done) return Finding{Verdict::failed, same(std::string(name))};
  }
  return corrected_if(never && corrected,
                      {"2 Nmax - Layer; as printed no piece would ever move, the two sides being odd and even",
                       "正しくは 2 Nmax - Layer。印刷の式は左辺が奇数、右辺が偶数で、どのピースも満たさない"});
}

Result<Finding> check_edge_coordinates(Context& context) {
  ASOBI_TRY(const bool holds, for_every_n("cube-edge", context, [](const Puzzle& puzzle) {
              int greatest = 0, inside = 0;
              for (const Piece& piece : puzzle.pieces()) {
                greatest = std::max(greatest, std::ranges::max(piece.at));
                for (const int c : piece.at) inside = std::max(inside, c == 4 * puzzle.n() ? 0 : c);
              }
              return greatest == 4 * puzzle.n() && inside == 4 * puzzle.n() - 1;
            }));
  return corrected_if(holds, {"0~4N: 4m + 3 with m up to N-1 reaches 4N-1, and 6.2.1 and Table 6.3 have 4N",
                              "0~4N。m = N-1 で 4m + 3 は 4N-1 になり、6.2.1 と Table 6.3 も 4N"});
}

Result<Finding> check_reverse_equation(Context& context) {
  ASOBI_TRY(const bool half, for_every_n("octa-face", context, [](const Puzzle& puzzle) {
              int printed = 0, all = 0;
              for (const Piece& piece : puzzle.pieces()) {
                if (!piece.reverse) continue;
                ++all;
                int sum = 0;
                for (const int c : piece.at) sum += c;
                printed += sum == 2 * puzzle.n() - 3;
              }
              return 2 * printed == all && all == 4 * puzzle.n() * (puzzle.n() - 1);
            }));
  return corrected_if(half, {"2N-3 on the sides I+ … L+ and 2N-1 on I- … L-; the first alone is half of them",
                             "I+ … L+ 面では 2N-3、I- … L- 面では 2N-1。前者だけでは半分になる"});
}

// 10.1.1: the equations of the sides, without saying where on the side.
Result<Finding> check_octant(Context&) {
  constexpr int n = 2;
  const Puzzle puzzle(family("octa-vertex"), n);
  int by_equations = 0;
  for (int x = 0; x < 2 * n; ++x) {
    for (int y = 0; y < 2 * n; ++y) {
      for (int z = 0; z < 2 * n; ++z) {
        const int i = x + y + z, j = x - y - z, k = -x + y - z, l = -x - y + z;
        const auto minus = [](int sum) { return -sum == 2 * n || -sum == 2 * n - 1; };
        const auto plus = [](int sum) { return sum == 1 || sum == 0; };
        by_equations += i == 4 * n - 1 || i == 4 * n - 2 || i == 2 * n - 2 || i == 2 * n - 1 || plus(j) || plus(k) ||
                        plus(l) || minus(j) || minus(k) || minus(l);
      }
    }
  }
  const int pieces = static_cast<int>(puzzle.pieces().size());
  return corrected_if(by_equations > pieces && pieces == 8 * n * n,
                      {fmt::format("only in the octant of the side: N = 2 has {} pieces, the equations alone give {}",
                                   pieces, by_equations),
                       fmt::format("その面の八分空間に限る。N = 2 のピースは {} 個だが、式だけでは {} 個になる", pieces,
                                   by_equations)});
}

Result<Finding> check_megaminx_layers(Context&) {
  return corrected_if(Puzzle(family("dodeca-face2"), 0).layers() == std::vector{0, 1, 2},
                      {"0~2: two cuts make three layers", "0~2。2 つの面で 3 層に分かれる"});
}

std::vector<Claim> kinds_and_equations() {
  return {
      {"layer-equation",
       same("4.1.3"),
       {"about J, pieces with -x + y + z = Nmax - 4 Layer move",
        "J 軸では -x + y + z = Nmax - 4Layer のピースが移動する"},
       check_layer_equation,
       live_turns("cube-vertex1-2", "J5+")},
      {"edge-coordinates",
       same("6.1.1"),
       {"coordinates go from 0 to 2N", "座標は 0~2N の値をとる"},
       check_edge_coordinates,
       live_puzzle("pieces", "cube-edge-2", R"("all":true)")},
      {"edge-pieces",
       same("6.1.1"),
       {"cube/edge: every piece shows one side", "辺型: ピースの露出する面はどれも 1 面だけ"},
       kinds_check("cube-edge", [](int, const SidesShown& s) { return s.forward == std::set<std::size_t>{1}; }),
       live_puzzle("pieces", "cube-edge-1")},
      {"tetra-kinds",
       same("7.1.1"),
       {"for N >= 4 both kinds have pieces of one to three sides",
        "N ≥ 4 ではどちらの種類も 1 面から 3 面のものがある"},
       check_tetra_kinds,
       live_puzzle("pieces", "tetra-vertexface-4")},
      {"tetra-edge-kinds",
       same("8.1.1"),
       {"forward pieces show one side (N >= 4) to three, reverse pieces always one",
        "順方向ピースは 1 面（N ≥ 4）から 3 面、逆方向ピースは常に 1 面"},
       kinds_check("tetra-edge",
                   [](int n, const SidesShown& s) {
                     return s.reverse == std::set<std::size_t>{1} && s.forward.contains(1) == (n >= 4) &&
                            *s.forward.rbegin() == 3;
                   }),
       live_puzzle("pieces", "tetra-edge-4")},
      {"octa-kinds",
       same("9.1.1"),
       {"forward pieces show one, two or four sides, reverse pieces always one",
        "順方向ピースは 1、2 または 4 面、逆方向ピースは常に 1 面"},
       kinds_check(
           "octa-face",
           [](int n, const SidesShown& s) {
             const std::set<std::size_t> small = {4}, middle = {2, 4}, large = {1, 2, 4};
             return s.reverse == std::set<std::size_t>{1} && s.forward == (n == 2 ? small : n == 3 ? middle : large);
           }),
       live_puzzle("pieces", "octa-face-4")},
      {"reverse-equation",
       same("9.1.1"),
       {"reverse pieces have i + j + k + l = 2N-3", "逆方向ピースは i + j + k + l = 2N-3 を満たす"},
       check_reverse_equation,
       live_puzzle("pieces", "octa-face-2", R"("all":true)")},
      {"octa-vertex-kinds",
       same("10.1.1"),
       {"octahedron/vertex: every piece shows one side", "正八面体・頂点型: どちらのピースも常に 1 つの面だけに属する"},
       kinds_check("octa-vertex",
                   [](int, const SidesShown& s) {
                     return s.forward == std::set<std::size_t>{1} && s.reverse == std::set<std::size_t>{1};
                   }),
       live_puzzle("pieces", "octa-vertex-3")},
      {"octant",
       same("10.1.1"),
       {"pieces are those with x + y + z = 4N-1, … on I+, and so on",
        "各面のピースは I+ 面で x + y + z = 4N-1, 4N-2 などを満たすもの"},
       check_octant,
       live_puzzle("pieces", "octa-vertex-2", R"("all":true)")},
      dodecahedron_claim("11.1.1", "dodeca-face1", {{1, 12}, {3, 20}},
                         {"12 centres and 20 corners", "センター 12 個、コーナー 20 個"}),
      dodecahedron_claim("12.1.1", "dodeca-face2", {{1, 12}, {2, 30}, {3, 20}},
                         {"12 centres, 30 edges and 20 corners", "センター 12 個、エッジ 30 個、コーナー 20 個"}),
      {"megaminx-layers",
       same("12.1.2"),
       {"the layers 0~3 turn", "0~3 層の回転がある"},
       check_megaminx_layers,
       live_turns("dodeca-face2", "I0+ I1+ I2+")},
      {"pyraminx-names",
       same("14.4"),
       {"tetrahedron: no forward edges for N = 2, no reverse ones up to 3, no inner forward pieces up to 4, no reverse "
        "up "
        "to 5; the centre is forward, reverse or missing as N is 3m+1, 3m+2 or 3m",
        "エッジ順ピースは N = 2、エッジ逆は N ≤ 3、インナー順は N ≤ 4、インナー逆は N ≤ 5 で存在しない。センターは N "
        "を 3 で"
        "割った余りが 1 なら順、2 なら逆、0 ならない"},
       check_names,
       live_puzzle("pieces", "tetra-vertexface-5", R"("all":true)")},
  };
}

}  // namespace

std::vector<Claim> pieces() {
  std::vector<Claim> out = {{"conditions",
                             same("1, 3.1.4"),
                             {"in every turn pieces come upon pieces of the same kind (conditions 2, 3)",
                              "どの回転でも同種のピース同士が置き換わる（条件 2、3）"},
                             check_conditions,
                             live_turns("cube-vertex2-3", "I4+ K8-")}};
  for (auto claims : {staying_pieces(), kinds_and_equations()}) std::ranges::move(claims, std::back_inserter(out));
  return out;
}

}  // namespace asobi::twisty_claims_by_part
