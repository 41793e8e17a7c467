// One puzzle inside another (chapter 15, and 8, 12.2.2), and the commands of 14.1 and 14.2.
#include <set>

#include "games/twisty/group/group.hpp"
#include "games/twisty/methods/statistics.hpp"
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
  const int layers = static_cast<int>(octahedron.layers().size());
  std::vector<std::string> cubes;
  int found = 0;
  for (int n = 2; n <= layers; n += 2) {
    const auto part = part_of(octahedron, Puzzle(family("cube-face"), n), (layers - n) / 2);
    if (!part || part->pieces == 0) continue;
    found += part->pieces;
    const bool inner = part->sides == std::set<std::size_t>{1};
    cubes.push_back(fmt::format("N = {}{}", n, inner ? " (inner pieces)" : ""));
  }
  return computes(fmt::format("{}", fmt::join(cubes, ", ")),
                  {"24 pieces move as the inner pieces of the 4-cube, 8 as the pieces of the 2-cube inside it",
                   "24 個は N = 4 のインナーピース、8 個はその内側の N = 2 のピースと同じ動きをする"},
                  found == static_cast<int>(octahedron.pieces().size()));
}

// The cube of 2N layers is the shell around the cube of 2N - 2 layers, and so on.
Result<Finding> check_octahedron_n(Context& context) {
  std::size_t pieces = 0, found = 0;
  ASOBI_TRY(const bool agree, for_every_n("octa-vertex", context, [&](const Puzzle& octahedron) {
              pieces += octahedron.pieces().size();
              for (int depth = 0; depth < octahedron.n(); ++depth) {
                const Puzzle cube(family("cube-face"), 2 * (octahedron.n() - depth));
                const auto part = part_of(octahedron, cube, depth);
                if (!part) return false;
                found += static_cast<std::size_t>(part->pieces);
              }
              return true;
            }));
  return computes(every_but(pieces - found, pieces),
                  {"every piece, for N = 2 to 10, moves as a piece of one of the cubes of 2N, 2N-2, …, 2 layers "
                   "inside each other: map of all pieces and turns verified",
                   "N = 2~10 のどのピースも、入れ子になった 2N, 2N-2, …, 2 層の正六面体のどれかのピースと同じ動きをする"
                   "（全ピース・全回転の対応を検証）"},
                  agree);
}

// Fig. 15.2: three directions look the same. Which pieces can come home in them?
Result<Finding> check_three_directions(Context& context) {
  std::set<std::size_t> several;
  ASOBI_TRY(const bool so, for_every_n("octa-vertex", context, [&](const Puzzle& puzzle) {
              int pieces = 0;
              for (int place = 0; place < static_cast<int>(puzzle.pieces().size()); ++place) {
                const std::size_t directions = directions_at_home(puzzle, place).size();
                if (directions == 1) continue;
                several.insert(directions);
                ++pieces;
              }
              return pieces == (puzzle.n() % 3 == 0 ? 0 : 8);
            }));
  return computes(
      fmt::format("{}", fmt::join(several, ", ")),
      {"true; such directions occur for the 8 pieces in the middles of the sides, when 3 does not "
       "divide N. All other pieces come home in one direction only",
       "そのとおり。3 方向をとるのは面の中央の 8 個だけで、N が 3 の倍数でないときに限る。他は常に 1 方向で戻る"},
      so);
}

// The smallest octahedron that has every piece of the cube.
Result<Finding> check_dino(Context&) {
  const Puzzle dino(family("cube-vertex1"), 1);
  const int layers = static_cast<int>(dino.layers().size());
  for (int n = 2; n <= 2 * layers; ++n) {
    if ((layers - n) % 2 != 0) continue;
    const auto part = part_of(dino, Puzzle(family("octa-face"), n), (layers - n) / 2);
    if (!part || part->pieces != static_cast<int>(dino.pieces().size())) continue;
    return computes(fmt::format("{} pieces in N = {}", part->pieces, n),
                    {"the 12 pieces move as the 12 edge pieces of the octahedron, layers 1, 3, 5 as 0, 1, 2",
                     "12 個は正八面体の 12 個のエッジピースと同じ動きをする（層 1, 3, 5 が 0, 1, 2 に対応）"},
                    part->sides == std::set<std::size_t>{2});
  }
  return computes("in none", {"in none", "どれにもない"});
}

// The middles of both lie upon each other; the octahedron may have more layers than the cube, or fewer.
Result<Finding> check_larger_dinos(Context& context) {
  std::vector<std::string> parts;
  std::vector<int> contained;
  bool octahedra_have_more = true;
  for (int n = 1; n <= 4; ++n) {
    const Puzzle dino(family("cube-vertex1"), n);
    int most = 0;
    for (int layers = 2 + n % 2; layers <= 3 * n + 12; layers += 2) {
      ASOBI_CHECK(context.progress.check());
      const Puzzle octahedron(family("octa-face"), layers);
      const auto part = part_of(dino, octahedron, (3 * n - layers) / 2);
      if (!part) return Finding{false, same(fmt::format("{}, {}", dino.name(), octahedron.name()))};
      most = std::max(most, part->pieces);
      octahedra_have_more = octahedra_have_more && part->pieces < static_cast<int>(octahedron.pieces().size());
    }
    if (most == static_cast<int>(dino.pieces().size())) contained.push_back(n);
    parts.push_back(fmt::format("N={}: {}/{}", n, most, dino.pieces().size()));
  }
  const auto list = fmt::format("{}", fmt::join(parts, ", "));
  return computes(fmt::format("N = {}", fmt::join(contained, ", ")),
                  {"most pieces of the cube that any octahedron of up to 3N+12 layers has, too: " + list,
                   "3N+12 層までの正八面体に見つかる正六面体のピースの最大数: " + list},
                  octahedra_have_more);
}

// 8: with 90 degrees N = 2 is the Pyramorphix, the cube N = 2 in other clothes.
Result<Finding> check_pyramorphix(Context&) {
  const Puzzle tetrahedron(family("tetra-edge"), 2), cube(family("cube-face"), 2);
  int differ = std::abs(static_cast<int>(tetrahedron.pieces().size()) - static_cast<int>(cube.pieces().size()));
  for (int place = 0; differ == 0 && place < static_cast<int>(cube.pieces().size()); ++place) {
    const auto at = static_cast<std::size_t>(place);
    bool is_same = tetrahedron.pieces()[at].at == cube.pieces()[at].at;
    for (int axis = 0; axis < 3; ++axis) {
      is_same = is_same && tetrahedron.layer_of(place, axis) == cube.layer_of(place, axis) &&
                tetrahedron.moved(place, axis) == cube.moved(cube.moved(place, axis), axis);
    }
    differ += !is_same;
  }
  return computes(every_but(static_cast<std::size_t>(differ), cube.pieces().size()),
                  {"the same 8 coordinates and layers; a half turn is two quarter turns of the cube",
                   "8 個の座標と層が一致し、半回転は正六面体の 90° 回転 2 回に等しい"});
}

// 12.2.2: layer 1 need not be offered. Which turns of the other two and of the whole are a turn of layer 1?
Result<Finding> check_middle_layer(Context&) {
  const Puzzle megaminx(family("dodeca-face2"), 0);
  std::set<std::string> found;
  for (int axis = 0; axis < megaminx.axes(); ++axis) {
    State middle = megaminx.solved();
    megaminx.apply(middle, Turn{axis, 1, 1});
    for (int below = -2; below <= 2; ++below) {
      for (int above = -2; above <= 2; ++above) {
        State others = megaminx.solved();
        megaminx.apply(others, {{axis, 0, below}, {axis, 2, above}, {axis, Turn::whole, 1}});
        if (middle == others) found.insert(fmt::format("{}{}", below != 0 ? "0" : "", above != 0 ? ", 2" : ""));
      }
    }
  }
  return computes(fmt::format("{}", fmt::join(found, " or ")),
                  {"up to turning the whole: 1+ is 0- 2- and the whole +, about every axis",
                   "全体の回転を除いて等価。どの軸でも 1+ は 0- 2- と全体の + に等しい"});
}

// ---- Commands ---------------------------------------------------------------------------------------------------

struct CornerRow {
  std::string_view number;
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
  const CornerRow rows[] = {{"No. 1", 1, 0, 1, {0, -1}, "xn' yn' xn ynd zn yn' zn'"},
                            {"No. 23", 0, 1, 1, {2, -1}, "ynd zn yn' zn'"}};
  std::vector<std::string_view> right;
  for (const CornerRow& row : rows) {
    bool always = true;
    for (int n = 2; n <= 10; ++n) {
      ASOBI_CHECK(context.progress.check());
      ASOBI_TRY(const bool holds, row_holds(Puzzle(family("cube-face"), n), row));
      always = always && holds;
    }
    if (always) right.push_back(row.number);
  }
  return computes(fmt::format("{}", fmt::join(right, ", ")),
                  {"they do for N = 2 to 10, and leave all other pieces of Y- alone",
                   "N = 2~10 でそのとおり。Y- 面の他のピースは動かさない"});
}

// 14.2: U is the side Y+, F the side Z+; clockwise from outside is backward about the axis. As commands of 14.1.
Result<Finding> check_official(Context&) {
  const Puzzle puzzle(family("cube-face"), 3);
  std::vector<std::string> commands;
  std::vector<Turn> turns;
  for (const std::string_view letter : words("U F' U2 F U2 F' U F")) {
    const int axis = letter[0] == 'U' ? 1 : 2;
    const int times = letter.ends_with('2') ? 2 : letter.ends_with('\'') ? 1 : -1;
    turns.push_back({axis, 2, times});
    commands.push_back(fmt::format("{}n{}", axis == 1 ? "y" : "z", times == 2 ? "d" : times < 0 ? "'" : ""));
  }
  const auto text = fmt::format("{}", fmt::join(commands, " "));
  ASOBI_TRY(const auto read, parse_turns(puzzle, text));
  return computes(text, {"the same turns: " + turns_text(puzzle, turns), "同じ回転: " + turns_text(puzzle, turns)},
                  read == turns);
}

Result<Finding> check_eighteen(Context&) {
  const std::size_t turns = 2 * Puzzle(family("cube-face"), 3).unit_turns().size();
  return computes(std::to_string(turns), {fmt::format("{} turns", turns), fmt::format("{} 通り", turns)});
}

// Random states of a puzzle solved by a method that was carried over, and replayed.
Result<twisty::Performance> carried_over(const std::string& puzzle, int trials, Context& context) {
  ASOBI_TRY(const twisty::Model model, twisty::Model::make(puzzle));
  ASOBI_TRY(const twisty::Method* method, twisty::find_method("carried", model, context.progress));
  return twisty::perform(model, *method, {.trials = trials}, context);
}

double quarter_turns(const twisty::Performance& found) {
  return twisty::spread_of(found.in(twisty::Metric::quarter)).mean;
}

Result<Finding> check_carried_dino(Context& context) {
  ASOBI_TRY(const twisty::Performance found, carried_over("cube-vertex1-1", 10, context));
  const std::size_t states = found.turns.size() + static_cast<std::size_t>(found.failed);
  return computes(
      every_but(static_cast<std::uint64_t>(found.failed), states),
      {fmt::format("{} random states solved as states of the octahedron whose other pieces are at home, turn "
                   "for turn: {:.0f} quarter turns in the mean",
                   states, quarter_turns(found)),
       fmt::format("乱数で作った {} 状態を、ほかのピースが揃った正八面体の状態として、一手ずつ対応させて解いた。"
                   "平均 {:.0f} 手",
                   states, quarter_turns(found))});
}

Result<Finding> check_carried_octahedron(Context& context) {
  ASOBI_TRY(const twisty::Performance found, carried_over("octa-vertex-2", 10, context));
  return answered_if(
      found.failed == 0 && !found.turns.empty(),
      {fmt::format(
           "the 8 first, by the Tsukuda method of the 2-cube; then the 24, by cycles of three inner pieces of the "
           "4-cube, which are commutators of layers about one axis and keep what is inside: {} random states "
           "solved, {:.0f} quarter turns in the mean",
           found.turns.size(), quarter_turns(found)),
       fmt::format("まず 8 個を N = 2 のツクダ式で、次に 24 個を N = 4 "
                   "のインナーピース三つの巡回で揃える。後者は同じ軸の層の交換子なので、内側を崩さない。"
                   "乱数で作った {} 状態を解いて平均 {:.0f} 手",
                   found.turns.size(), quarter_turns(found))});
}

Result<Finding> check_solid_cube(Context& context) {
  ASOBI_TRY(const twisty::Model solid, twisty::Model::make("cube-solid-6"));
  ASOBI_TRY(const twisty::Method* method, twisty::find_method("solid", solid, context.progress));
  ASOBI_TRY(const twisty::Performance inside, twisty::perform(solid, *method, {.trials = 2}, context));
  ASOBI_TRY(const twisty::Performance found, carried_over("octa-vertex-3", 3, context));
  const std::size_t states = found.turns.size() + static_cast<std::size_t>(found.failed);
  return computes(
      every_but(static_cast<std::uint64_t>(found.failed), states),
      {fmt::format("all 216 pieces of the cube with N = 6, those inside too, come home by one method: {:.0f} quarter "
                   "turns in the mean of {}; it solved {} random states of the octahedron with N = 3 as states of that "
                   "cube whose other pieces are at home: {:.0f} quarter turns in the mean",
                   quarter_turns(inside), inside.turns.size(), states, quarter_turns(found)),
       fmt::format(
           "N = 6 の正六面体の内部も含む 216 個のピースを全て合わせる解法で {} 状態を解いて平均 {:.0f} 手。"
           "それをそのまま使い、N = 3 の正八面体の乱数で作った {} 状態を、ほかのピースが揃った正六面体の状態として"
           "解いて平均 {:.0f} 手",
           inside.turns.size(), quarter_turns(inside), states, quarter_turns(found))},
      inside.failed == 0);
}

// The power of N that the pieces of solid cubes are, inside and out; and how far their shells are shuffled by
// themselves.
Result<Finding> check_solid_pieces(Context& context) {
  const auto is_power = [](int value, int n, int exponent) {
    for (; exponent > 0 && value % n == 0; --exponent) value /= n;
    return exponent == 0 && value == 1;
  };
  std::set<int> exponents = {1, 2, 3, 4};
  for (int n = 2; n <= 10; ++n) {
    ASOBI_TRY(const twisty::Model solid, twisty::Model::make(fmt::format("cube-solid-{}", n)));
    std::erase_if(exponents, [&](int e) { return !is_power(solid.puzzle.piece_count(), n, e); });
  }
  std::vector<std::string> orders;
  for (int n = 3; n <= 6; ++n) {
    ASOBI_TRY(const twisty::Model solid, twisty::Model::make(fmt::format("cube-solid-{}", n)));
    ASOBI_TRY(const auto facts, twisty::group_facts(solid.puzzle, twisty::Turning::all, context.progress));
    orders.push_back(fmt::format("N = {}: {}", n, about(facts.order)));
  }
  return computes(
      exponents.size() == 1 ? fmt::format("N^{}", *exponents.begin()) : "no power of N",
      {fmt::format("counted in the cut cube for N = 2 to 10; the order of the group: {}", fmt::join(orders, "; ")),
       fmt::format("N = 2〜10 の切断した正六面体で数えた。群の位数は {}", fmt::join(orders, "、"))});
}

}  // namespace

std::vector<Check> relations() {
  return {{"pyramorphix", check_pyramorphix},
          {"middle-layer", check_middle_layer},
          {"eighteen", check_eighteen},
          {"corner-rows", check_corner_rows},
          {"official", check_official},
          {"octahedron-2", check_octahedron_2},
          {"octahedron-n", check_octahedron_n},
          {"three-directions", check_three_directions},
          {"dino", check_dino},
          {"larger-dinos", check_larger_dinos},
          {"carried-dino", check_carried_dino},
          {"carried-octahedron", check_carried_octahedron},
          {"solid-pieces", check_solid_pieces},
          {"solid-method", check_solid_cube}};
}

}  // namespace asobi::twisty_claims_by_part
