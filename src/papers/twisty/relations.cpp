// One puzzle inside another (chapter 15, and 8, 12.2.2), and the commands of 14.1 and 14.2.
#include <set>

#include "games/twisty/paper/group.hpp"
#include "games/twisty/paper/map.hpp"
#include "games/twisty/paper/notation.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using namespace twisty::paper;
using twisty::paper::Puzzle;

struct Part {
  int pieces = 0;
  std::set<std::size_t> sides;  // of the pieces that are met in the other puzzle
};

// How much of `from` is found in `to`; nullopt if a turn tells them apart.
std::optional<Part> part_of(const Puzzle& from, const Puzzle& to, int shift) {
  const auto map = map_by_layers(from, to, shift);
  if (!map || !turns_agree(from, to, shift, *map)) return std::nullopt;
  Part out{map->mapped(), {}};
  for (const auto& image : map->piece) {
    if (image) out.sides.insert(to.pieces()[static_cast<std::size_t>(*image)].sides.size());
  }
  return out;
}

Result<Finding> check_octahedron_2(Context&) {
  const Puzzle octahedron(family("octa-vertex"), 2);
  const auto large = part_of(octahedron, Puzzle(family("cube-face"), 4), 0);
  const auto small = part_of(octahedron, Puzzle(family("cube-face"), 2), 1);
  const bool holds = large && small && large->pieces == 24 && large->sides == std::set<std::size_t>{1} &&
                     small->pieces == 8 && octahedron.pieces().size() == 32;
  return reproduced_if(holds,
                       {"24 pieces move as the inner pieces of the 4-cube, 8 as the pieces of the 2-cube inside it",
                        "24 個は N = 4 のインナーピース、8 個はその内側の N = 2 のピースと同じ動きをする"});
}

// The cube of 2N layers is the shell around the cube of 2N - 2 layers, and so on.
Result<Finding> check_octahedron_n(Context& context) {
  ASOBI_TRY(const bool holds, for_every_n("octa-vertex", context, [](const Puzzle& octahedron) {
              int found = 0;
              for (int depth = 0; depth < octahedron.n(); ++depth) {
                const Puzzle cube(family("cube-face"), 2 * (octahedron.n() - depth));
                const auto part = part_of(octahedron, cube, depth);
                if (!part) return false;
                found += part->pieces;
              }
              return found == static_cast<int>(octahedron.pieces().size());
            }));
  return reproduced_if(
      holds, {"every piece, for N = 2 to 10, moves as a piece of one of the cubes of 2N, 2N-2, …, 2 layers "
              "inside each other: map of all pieces and turns verified",
              "N = 2~10 のどのピースも、入れ子になった 2N, 2N-2, …, 2 層の正六面体のどれかのピースと同じ動きをする"
              "（全ピース・全回転の対応を検証）"});
}

// Fig. 15.2: three directions look the same. Which pieces can come home in them?
Result<Finding> check_three_directions(Context& context) {
  ASOBI_TRY(const bool holds, for_every_n("octa-vertex", context, [](const Puzzle& puzzle) {
              int three = 0;
              for (int place = 0; place < static_cast<int>(puzzle.pieces().size()); ++place) {
                const std::size_t directions = directions_at_home(puzzle, place).size();
                if (directions == 3) ++three;
                if (directions != 1 && directions != 3) return false;
              }
              return three == (puzzle.n() % 3 == 0 ? 0 : 8);
            }));
  return reproduced_if(
      holds,
      {"true; such directions occur for the 8 pieces in the middles of the sides, when 3 does not "
       "divide N. All other pieces come home in one direction only",
       "そのとおり。3 方向をとるのは面の中央の 8 個だけで、N が 3 の倍数でないときに限る。他は常に 1 方向で戻る"});
}

Result<Finding> check_dino(Context&) {
  const Puzzle dino(family("cube-vertex1"), 1), octahedron(family("octa-face"), 3);
  const auto part = part_of(dino, octahedron, 0);
  const bool holds = part && part->pieces == 12 && part->sides == std::set<std::size_t>{2};
  return reproduced_if(holds,
                       {"the 12 pieces move as the 12 edge pieces of the octahedron, layers 1, 3, 5 as 0, 1, 2",
                        "12 個は正八面体の 12 個のエッジピースと同じ動きをする（層 1, 3, 5 が 0, 1, 2 に対応）"});
}

// The middles of both lie upon each other; the octahedron may have more layers than the cube, or fewer.
Result<Finding> check_larger_dinos(Context& context) {
  std::vector<std::string> parts;
  for (int n = 2; n <= 4; ++n) {
    const Puzzle dino(family("cube-vertex1"), n);
    int most = 0;
    bool both_lack = true;
    for (int layers = 2 + n % 2; layers <= 3 * n + 12; layers += 2) {
      ASOBI_CHECK(context.progress.check());
      const Puzzle octahedron(family("octa-face"), layers);
      const auto part = part_of(dino, octahedron, (3 * n - layers) / 2);
      if (!part) return Finding{Verdict::failed, same(fmt::format("{}, {}", dino.name(), octahedron.name()))};
      most = std::max(most, part->pieces);
      both_lack = both_lack && part->pieces < static_cast<int>(octahedron.pieces().size());
    }
    if (!both_lack || most >= static_cast<int>(dino.pieces().size())) {
      return Finding{Verdict::failed, same(dino.name())};
    }
    parts.push_back(fmt::format("N={}: {}/{}", n, most, dino.pieces().size()));
  }
  const auto list = fmt::format("{}", fmt::join(parts, ", "));
  return reproduced_if(true, {"most pieces of the cube that any octahedron of up to 3N+12 layers has, too: " + list,
                              "3N+12 層までの正八面体に見つかる正六面体のピースの最大数: " + list});
}

// 8: with 90 degrees N = 2 is the Pyramorphix, the cube N = 2 in other clothes.
Result<Finding> check_pyramorphix(Context&) {
  const Puzzle tetrahedron(family("tetra-edge"), 2), cube(family("cube-face"), 2);
  bool holds = tetrahedron.pieces().size() == cube.pieces().size();
  for (int place = 0; holds && place < static_cast<int>(cube.pieces().size()); ++place) {
    const auto at = static_cast<std::size_t>(place);
    holds = tetrahedron.pieces()[at].at == cube.pieces()[at].at;
    for (int axis = 0; axis < 3; ++axis) {
      holds = holds && tetrahedron.layer_of(place, axis) == cube.layer_of(place, axis) &&
              tetrahedron.moved(place, axis) == cube.moved(cube.moved(place, axis), axis);
    }
  }
  return reproduced_if(holds, {"the same 8 coordinates and layers; a half turn is two quarter turns of the cube",
                               "8 個の座標と層が一致し、半回転は正六面体の 90° 回転 2 回に等しい"});
}

// 12.2.2: layer 1 need not be offered.
Result<Finding> check_middle_layer(Context&) {
  const Puzzle megaminx(family("dodeca-face2"), 0);
  bool holds = true;
  for (int axis = 0; axis < megaminx.axes(); ++axis) {
    State middle = megaminx.solved(), others = megaminx.solved();
    megaminx.apply(middle, Turn{axis, 1, 1});
    megaminx.apply(others, {{axis, 0, -1}, {axis, 2, -1}, {axis, Turn::whole, 1}});
    holds = holds && middle == others;
  }
  return reproduced_if(holds, {"up to turning the whole: 1+ is 0- 2- and the whole +, about every axis",
                               "全体の回転を除いて等価。どの軸でも 1+ は 0- 2- と全体の + に等しい"});
}

// ---- Commands ---------------------------------------------------------------------------------------------------

struct CornerRow {
  int x, y, z;     // times N-1
  Side points_to;  // where D_y points
  std::string_view commands;
};

// Whether the commands bring the piece of (N-1, 0, N-1) home from where the row says, and disturb nothing else of Y-.
Result<bool> row_holds(const Puzzle& puzzle, const CornerRow& row) {
  const int far = puzzle.n() - 1, home = puzzle.place_at({far, 0, far}).value();
  ASOBI_TRY(const auto turns, parse_turns(puzzle, row.commands));
  State state = puzzle.solved();
  puzzle.apply(state, inverse(turns));
  const Placed& corner =
      state[static_cast<std::size_t>(puzzle.place_at({row.x * far, row.y * far, row.z * far}).value())];
  if (corner.piece != home || corner.direction[1] != row.points_to) return false;
  for (int place = 0; place < static_cast<int>(state.size()); ++place) {
    if (puzzle.pieces()[static_cast<std::size_t>(place)].at[1] != 0 || place == home) continue;
    const Placed& placed = state[static_cast<std::size_t>(place)];
    if (placed.piece != place || !placed.direction.is_identity()) return false;
  }
  return true;
}

Result<Finding> check_corner_rows(Context& context) {
  const CornerRow rows[] = {{1, 0, 1, {0, -1}, "xn' yn' xn ynd zn yn' zn'"}, {0, 1, 1, {2, -1}, "ynd zn yn' zn'"}};
  for (int n = 2; n <= 10; ++n) {
    ASOBI_CHECK(context.progress.check());
    for (const CornerRow& row : rows) {
      ASOBI_TRY(const bool holds, row_holds(Puzzle(family("cube-face"), n), row));
      if (!holds) return Finding{Verdict::failed, same(fmt::format("N = {}: {}", n, row.commands))};
    }
  }
  return reproduced_if(true, {"they do for N = 2 to 10, and leave all other pieces of Y- alone",
                              "N = 2~10 でそのとおり。Y- 面の他のピースは動かさない"});
}

Result<Finding> check_official(Context&) {
  const Puzzle puzzle(family("cube-face"), 3);
  ASOBI_TRY(const auto commands, parse_turns(puzzle, "yn' zn ynd zn' ynd zn yn' zn'"));
  const Turn u{1, 2, -1}, u2{1, 2, 2}, f{2, 2, -1}, f_back{2, 2, 1};  // 14.2: U is Y layer 2 backward, F is Z layer 2
  return reproduced_if(
      commands == std::vector{u, f_back, u2, f, u2, f_back, u, f},
      {"the same turns: " + turns_text(puzzle, commands), "同じ回転: " + turns_text(puzzle, commands)});
}

Result<Finding> check_eighteen(Context&) {
  const std::size_t turns = 2 * Puzzle(family("cube-face"), 3).unit_turns().size();
  return reproduced_if(turns == 18, {fmt::format("{} turns", turns), fmt::format("{} 通り", turns)});
}

std::string live_map(std::string_view from, std::string_view to) {
  return live_puzzle("map", from, fmt::format(R"("other":"{}")", to));
}

}  // namespace

std::vector<Claim> relations() {
  return {
      {"pyramorphix",
       same("8"),
       {"tetrahedron/edge N = 2 is in structure the cube/face N = 2",
        "正四面体・辺型 N = 2 は構造的に正六面体・面型 N = 2 と等価"},
       check_pyramorphix,
       live_map("tetra-edge-2", "cube-face-2")},
      {"middle-layer",
       same("12.2.2"),
       {"a turn of layer 1 is equivalent to turns of layers 0 and 2",
        "第 1 層の回転は第 0 層、第 2 層の回転の組合せと等価"},
       check_middle_layer,
       live_turns("dodeca-face2", "I0- I2-")},
      {"eighteen",
       same("14"),
       {"N = 3 has 3 axes × 3 layers × 2 senses = 18 turns", "N = 3 の回転は 3 軸 × 3 層 × 2 方向 = 18 通り"},
       check_eighteen,
       live_open("twisty", puzzle_option("cube-face-3"))},
      {"corner-rows",
       same("Fig. 14.1"),
       {"No. 1 and No. 23 put the corner (N-1, 0, N-1) home",
        "No.1 と No.23 は (N-1, 0, N-1) のコーナーを正しく入れる"},
       check_corner_rows,
       live_turns("cube-face-3", "xn' yn' xn ynd zn yn' zn'")},
      {"official",
       same("14.2"),
       {"U F' U2 F U2 F' U F is yn' zn ynd zn' ynd zn yn' zn'",
        "U F' U2 F U2 F' U F は yn' zn ynd zn' ynd zn yn' zn' にあたる"},
       check_official,
       live_turns("cube-face-3", "yn' zn ynd zn' ynd zn yn' zn'")},
      {"octahedron-2",
       same("15.1"),
       {"octahedron/vertex N = 2 has a part like the 2-cube and one like the inner pieces of the 4-cube",
        "正八面体・頂点型 N = 2 は N = 2 の正六面体にあたる部分と N = 4 のインナーピースにあたる部分を持つ"},
       check_octahedron_2,
       live_map("octa-vertex-2", "cube-face-4")},
      {"octahedron-n",
       same("15.1"),
       {"octahedron/vertex N has the structure of the solid cube/face 2N",
        "正八面体・頂点型 N は中身のある一辺 2N の正六面体・面型と同じ構造"},
       check_octahedron_n,
       live_map("octa-vertex-3", "cube-face-6")},
      {"three-directions",
       same("15.1, Fig. 15.2"),
       {"three directions of a piece count as the same, which may help to solve",
        "ピースの 3 つの方向は全て同じ扱いになり、解法の助けになるかもしれない"},
       check_three_directions,
       live_turns("octa-vertex-2", "X3+ Y3+")},
      {"dino",
       same("15.2"),
       {"cube/vertex I N = 1 lies in octahedron/face N = 3", "正八面体・面型 N = 3 は正六面体・頂点型 I N = 1 を含む"},
       check_dino,
       live_map("cube-vertex1-1", "octa-face-3")},
      {"larger-dinos",
       same("15.2"),
       {"for larger N each has pieces that the other lacks", "N が大きくなると互いに対応するもののないピースを持つ"},
       check_larger_dinos,
       live_map("cube-vertex1-2", "octa-face-6")},
  };
}

}  // namespace asobi::twisty_claims_by_part
