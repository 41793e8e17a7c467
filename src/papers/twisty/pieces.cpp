// Which coordinates have pieces, what the pieces show, which of them a turn leaves where they are.
#include <array>
#include <iterator>
#include <map>
#include <set>

#include "games/twisty/paper/notation.hpp"
#include "papers/twisty/formulas.hpp"
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
  std::size_t puzzles = 0, turned = 0, exceptions = 0;
  for (const Family& of : families()) {
    ASOBI_CHECK(for_every_n(of.name, context, [&](const Puzzle& puzzle) {
      ++puzzles;
      for (int axis = 0; axis < puzzle.axes(); ++axis) {
        for (int place = 0; place < static_cast<int>(puzzle.pieces().size()); ++place) {
          ++turned;
          exceptions += !finds_its_kind(puzzle, place, axis);
        }
      }
      return true;
    }));
  }
  return computes(every_but(exceptions, turned), {fmt::format("true of every turn of all {} puzzles", puzzles),
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

// "N = 2m: 0~N-1: 0; N = 2m+1: 0: 1; …": how many pieces stay in the layers, for the least number of kinds of N that
// rows can be found for.
std::string staying_text(const std::vector<LayerCounts>& layers) {
  for (int period = 1; period <= 3; ++period) {
    std::vector<std::string> out;
    for (int rest = 0; rest < period; ++rest) {
      std::vector<LayerCounts> some;
      std::ranges::copy_if(layers, std::back_inserter(some),
                           [&](const LayerCounts& line) { return line.n % period == rest; });
      const auto rows = rows_of(some);
      if (rows.empty()) break;
      const std::string kind =
          period == 1 ? "" : fmt::format("N = {}m{}: ", period, rest == 0 ? "" : fmt::format("+{}", rest));
      out.push_back(fmt::format("{}{}", kind, fmt::join(rows, ", ")));
    }
    if (static_cast<int>(out.size()) == period) return fmt::format("{}", fmt::join(out, "; "));
  }
  return "";
}

Result<Finding> check_staying(const Json& with, Context& context) {
  const std::string name = text_of(with, "family");
  const Json correction = with.value("correction", Json());
  std::vector<LayerCounts> layers;
  ASOBI_TRY(const bool alike, for_every_n(name, context, [&](const Puzzle& puzzle) {
              bool same_about_all = true;
              for (const int layer : puzzle.layers()) {
                layers.push_back({puzzle.n(), layer, {staying(puzzle, 0, layer)}});
                for (int axis = 1; axis < puzzle.axes(); ++axis) {
                  same_about_all = same_about_all && staying(puzzle, axis, layer) == layers.back().counts.front();
                }
              }
              return same_about_all;
            }));
  const Text got = correction.is_null() ? Text{"counted in every layer for every N; all others go round in full cycles",
                                               "すべての N と層で数えて一致。他はすべて完全な巡回置換"}
                                        : Text{text_of(correction, "en"), text_of(correction, "ja")};
  return computes(staying_text(layers), got, alike);
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

// On how many sides pieces show in all puzzles of a family and in its largest, and from which N on as in the largest.
struct KindsOfFamily {
  SidesShown all, largest;
  int forward_from = 0, reverse_from = 0, single_from = 0;  // single: forward pieces of one side
};

Result<KindsOfFamily> kinds_of_family(std::string_view name, Context& context) {
  std::map<int, SidesShown> by_n;
  KindsOfFamily out;
  ASOBI_CHECK(for_every_n(name, context, [&](const Puzzle& puzzle) {
    const SidesShown shown = by_n[puzzle.n()] = sides_shown(puzzle);
    out.all.forward.insert(shown.forward.begin(), shown.forward.end());
    out.all.reverse.insert(shown.reverse.begin(), shown.reverse.end());
    return true;
  }));
  out.largest = by_n.rbegin()->second;
  const auto from = [&](const auto& complete) {
    int first = by_n.rbegin()->first + 1;
    while (first > by_n.begin()->first && complete(by_n.at(first - 1))) --first;
    return first;
  };
  out.forward_from = from([&](const SidesShown& shown) { return shown.forward == out.largest.forward; });
  out.reverse_from = from([&](const SidesShown& shown) { return shown.reverse == out.largest.reverse; });
  out.single_from = from([](const SidesShown& shown) { return shown.forward.contains(1); });
  return out;
}

Result<Finding> check_tetra_kinds(Context& context) {
  ASOBI_TRY(const auto kinds, kinds_of_family("tetra-vertexface", context));
  return computes(fmt::format("forward {} from N = {}; reverse {} from N = {}", fmt::join(kinds.largest.forward, ", "),
                              kinds.forward_from, fmt::join(kinds.largest.reverse, ", "), kinds.reverse_from),
                  {"reverse pieces of one side exist from N = 5 on only; N = 4 has 6 of two and 4 of three",
                   "1 面だけの逆方向ピースは N が 5 以上でのみ存在。N = 4 では 2 面 6 個と 3 面 4 個"});
}

Result<Finding> check_tetra_edge_kinds(Context& context) {
  ASOBI_TRY(const auto kinds, kinds_of_family("tetra-edge", context));
  return computes(fmt::format("forward {} (1 from N = {}); reverse {}", fmt::join(kinds.all.forward, ", "),
                              kinds.single_from, fmt::join(kinds.all.reverse, ", ")),
                  {"seen in all pieces of every N", "すべての N の全ピースで確認"});
}

auto kinds_check(std::string_view name) {
  return [=](Context& context) -> Result<Finding> {
    ASOBI_TRY(const auto kinds, kinds_of_family(name, context));
    const bool both = !kinds.all.reverse.empty();
    return computes(both ? fmt::format("forward {}; reverse {}", fmt::join(kinds.all.forward, ", "),
                                       fmt::join(kinds.all.reverse, ", "))
                         : fmt::format("{}", fmt::join(kinds.all.forward, ", ")),
                    {"seen in all pieces of every N", "すべての N の全ピースで確認"});
  };
}

std::map<std::size_t, int> by_sides(const Puzzle& puzzle) {
  std::map<std::size_t, int> out;
  for (const Piece& piece : puzzle.pieces()) ++out[piece.sides.size()];
  return out;
}

Result<Finding> check_dodecahedron(const Json& with, Context&) {
  const std::string name = text_of(with, "family");

  std::vector<std::string> parts;
  int total = 0;
  for (const auto& [sides, count] : by_sides(Puzzle(family(name), 0))) {
    total += count;
    parts.push_back(fmt::format("{} on {}", count, sides == 1 ? "1 side" : fmt::format("{} sides", sides)));
  }
  return computes(fmt::format("{}", fmt::join(parts, ", ")),
                  {fmt::format("the same; {} pieces in all", total), fmt::format("同じ。ピースは全部で {} 個", total)});
}

// 14.4: up to which N the pieces that it names are missing, and which kind the centre is, by N modulo 3.
Result<Finding> check_names(Context& context) {
  int last_without[4] = {};  // edges forward and reverse, inner pieces forward and reverse
  std::set<std::string> centres[3];
  ASOBI_CHECK(for_every_n("tetra-vertexface", context, [&](const Puzzle& puzzle) {
    int pieces[4] = {};
    std::string centre = "none";
    for (const Piece& piece : puzzle.pieces()) {
      const int kind = piece.reverse ? 1 : 0;
      const std::multiset<int> around(piece.at.begin(), piece.at.end());
      const bool middle = around.count(*around.rbegin()) >= 3 && *around.begin() == 0;
      if (middle) centre = piece.reverse ? "reverse" : "forward";
      pieces[kind] += piece.sides.size() == 2;
      pieces[2 + kind] += piece.sides.size() == 1 && !middle;
    }
    for (int i = 0; i < 4; ++i) {
      if (pieces[i] == 0) last_without[i] = puzzle.n();
    }
    centres[puzzle.n() % 3].insert(centre);
    return true;
  }));
  const auto [edge, edge_reverse, inner, inner_reverse] = std::to_array(last_without);
  return computes(
      fmt::format("missing: edge forward N <= {}, edge reverse N <= {}, inner forward N <= {}, inner reverse N <= {}; "
                  "centre: 3m {}, 3m+1 {}, 3m+2 {}",
                  edge, edge_reverse, inner, inner_reverse, fmt::join(centres[0], " or "),
                  fmt::join(centres[1], " or "), fmt::join(centres[2], " or ")),
      {"seen in all pieces of every N", "すべての N の全ピースで確認"});
}

// ---- Equations --------------------------------------------------------------------------------------------------

// 4.1.3: -x + y + z for J, and so on, as a formula of Nmax and the layer.
Result<Finding> check_layer_equation(Context& context) {
  std::vector<Value> values;
  for (const std::string_view name : {"cube-vertex1", "cube-vertex2"}) {
    ASOBI_CHECK(for_every_n(name, context, [&](const Puzzle& puzzle) {
      for (int place = 0; place < static_cast<int>(puzzle.pieces().size()); ++place) {
        const Coordinates& at = puzzle.pieces()[static_cast<std::size_t>(place)].at;
        const int sums[] = {-at[0] + at[1] + at[2], at[0] - at[1] + at[2], at[0] + at[1] - at[2]};
        for (int axis = 1; axis <= 3; ++axis) {
          values.push_back({puzzle.family().greatest(puzzle.n()), puzzle.layer_of(place, axis), sums[axis - 1]});
        }
      }
      return true;
    }));
  }
  std::string found = formula_of(values);
  if (const auto n = found.find('N'); n != found.npos) found.replace(n, 1, "Nmax");
  return computes(
      found, {"2Nmax-Layer, for both types; as printed no piece of type I would ever move, the two sides "
              "being odd and even",
              "両タイプとも 2Nmax-Layer。印刷の式はタイプ I では左辺が奇数、右辺が偶数で、どのピースも満たさない"});
}

// 10.1.1: what x, y and z of a piece of the side add up to, with these signs: the forward piece's sum, the reverse's.
struct SideSums {
  Side side;
  std::array<int, 3> signs;
  int forward, reverse;

  int sum(const Coordinates& at) const { return signs[0] * at[0] + signs[1] * at[1] + signs[2] * at[2]; }
};

std::array<SideSums, 8> octahedron_sides(int n) {
  return {{{{0, 1}, {1, 1, 1}, 4 * n - 1, 4 * n - 2},
           {{1, 1}, {1, -1, -1}, 1, 0},
           {{2, 1}, {-1, 1, -1}, 1, 0},
           {{3, 1}, {-1, -1, 1}, 1, 0},
           {{0, -1}, {1, 1, 1}, 2 * n - 2, 2 * n - 1},
           {{1, -1}, {-1, 1, 1}, 2 * n, 2 * n - 1},
           {{2, -1}, {1, -1, 1}, 2 * n, 2 * n - 1},
           {{3, -1}, {1, 1, -1}, 2 * n, 2 * n - 1}}};
}

// Whether every piece satisfies the equation of its side; how many cells satisfy one of them, wherever they lie.
Result<Finding> check_octant(Context& context) {
  std::size_t pieces = 0, wrong = 0;
  std::vector<std::string> cells;
  ASOBI_CHECK(for_every_n("octa-vertex", context, [&](const Puzzle& puzzle) {
    const int n = puzzle.n();
    const auto sides = octahedron_sides(n);
    for (const Piece& piece : puzzle.pieces()) {
      const auto on = std::ranges::find(sides, piece.sides.front(), &SideSums::side);
      ++pieces;
      wrong += on->sum(piece.at) == (piece.reverse ? on->reverse : on->forward) ? 0 : 1;
    }
    if (n > 3) return true;
    int found = 0;
    for (int cell = 0; cell < 8 * n * n * n; ++cell) {
      const Coordinates at = {cell % (2 * n), cell / (2 * n) % (2 * n), cell / (4 * n * n)};
      found += std::ranges::any_of(
          sides, [&](const SideSums& side) { return side.sum(at) == side.forward || side.sum(at) == side.reverse; });
    }
    cells.push_back(fmt::format("N = {}: {} / {}", n, puzzle.pieces().size(), found));
    return true;
  }));
  const auto list = fmt::format("{}", fmt::join(cells, ", "));
  return computes(every_but(wrong, pieces),
                  {"true of every piece of every N, on its side. The equations alone are true of more cells, in other "
                   "octants (pieces / cells): " +
                       list,
                   "すべての N のどのピースも、属する面の式を満たす。式だけなら他の八分空間の区画も満たす"
                   "（ピース / 区画）: " +
                       list});
}

Result<Finding> check_megaminx_layers(Context&) {
  const auto layers = Puzzle(family("dodeca-face2"), 0).layers();
  return computes(fmt::format("{}~{}", layers.front(), layers.back()),
                  {"0~2: two cuts make three layers", "0~2。2 つの面で 3 層に分かれる"});
}

}  // namespace

std::vector<Check> pieces() {
  return {{"conditions", check_conditions},
          {"stays", check_staying},
          {"pieces", check_dodecahedron},
          {"layer-equation", check_layer_equation},
          {"edge-pieces", kinds_check("cube-edge")},
          {"tetra-kinds", check_tetra_kinds},
          {"tetra-edge-kinds", check_tetra_edge_kinds},
          {"octa-kinds", kinds_check("octa-face")},
          {"octa-vertex-kinds", kinds_check("octa-vertex")},
          {"octant", check_octant},
          {"megaminx-layers", check_megaminx_layers},
          {"pyraminx-names", check_names}};
}

}  // namespace asobi::twisty_claims_by_part
