// The groups of the ten puzzles, which the paper does not count, and the puzzles that it says are sold.
#include "games/twisty/paper/group.hpp"
#include "math/permutation_group.hpp"
#include "papers/twisty_parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using namespace twisty::paper;

std::string in_groups(const Natural& number) { return grouped(std::string_view(to_string(number))); }

Natural power(const Natural& base, int exponent) {
  Natural out = 1;
  for (int i = 0; i < exponent; ++i) out *= base;
  return out;
}

Result<Natural> order_of(std::vector<Permutation> generators, Context& context) {
  ASOBI_TRY(const auto group, PermutationGroup::generate(std::move(generators), context.progress));
  return group.order();
}

// Orders on stickers and on marked pieces, as GAP found them.
Claim orders(std::string name, std::string stickers, std::string marked) {
  return {
      "order-" + name,
      same(std::string(family(parse_name(name)->family->name).chapter)),
      {name + ": how many states are there? (not counted in the paper)", name + ": 状態の数（論文では数えていない）"},
      [=](Context& context) -> Result<Finding> {
        ASOBI_TRY(const Puzzle puzzle, Puzzle::named(name));
        ASOBI_TRY(const Natural on_stickers, order_of(sticker_turns(puzzle), context));
        ASOBI_TRY(const Natural on_marks, order_of(marked_turns(puzzle), context));
        return answered_if(to_string(on_stickers) == stickers && to_string(on_marks) == marked,
                           {fmt::format("{} with numbered stickers, {} with marks (3.2.7)", in_groups(on_stickers),
                                        in_groups(on_marks)),
                            fmt::format("番号付きの面で {} 通り、マーク表示 (3.2.7) で {} 通り", in_groups(on_stickers),
                                        in_groups(on_marks))});
      }};
}

// Closed forms: an orbit of 24 gives 24!/2, and so on, and signs are free up to a rank.
Natural cube_face_order(int n) {
  const int odd = n % 2, wings = (n - 2) / 2, inner = ((n - 2) * (n - 2) - odd) / 4;
  Natural out = factorial(8) / 2 * power(3, 7) * power(factorial(24) / 2, wings + inner) * power(2, (n + 1) / 2);
  if (odd == 1) out *= factorial(12) / 2 * power(2, 11) * 12;
  return out;
}

Natural cube_edge_order(int n) { return power(factorial(24) / 2, n * n) * power(2, n - 1); }

Natural octa_vertex_order(int n) {
  const int of_eight = n % 3 == 0 ? 0 : 1;
  return power(factorial(24) / 2, (n * n - of_eight) / 3) * power(factorial(8) / 2, of_eight) * power(2, n);
}

Claim closed_form(std::string_view name, std::string formula, Natural (*value)(int)) {
  return {fmt::format("orders-{}", name),
          same(std::string(family(name).chapter)),
          {fmt::format("{}-N for every N (not counted in the paper)", name),
           fmt::format("すべての N の {}-N（論文では数えていない）", name)},
          [=](Context& context) -> Result<Finding> {
            const Family& of = family(name);
            for (int n = of.in_paper.first; n <= of.in_paper.last; ++n) {
              ASOBI_TRY(const Natural order, order_of(sticker_turns(Puzzle(of, n)), context));
              if (order != value(n)) return Finding{Verdict::failed, same(fmt::format("N = {}", n))};
            }
            return answered_if(true, {fmt::format("{}, equal to the computed order for N = {} to {}", formula,
                                                  of.in_paper.first, of.in_paper.last),
                                      fmt::format("{}。N = {}~{} で計算した位数と一致", formula, of.in_paper.first,
                                                  of.in_paper.last)});
          }};
}

// Layers that turn together are glued; every other layer turns alone.
std::vector<Permutation> glued_turns(const Puzzle& puzzle, const std::vector<std::vector<int>>& glued) {
  const auto turns = sticker_turns(puzzle);
  const std::size_t layers = puzzle.layers().size();
  std::vector<Permutation> out;
  for (std::size_t axis = 0; axis < static_cast<std::size_t>(puzzle.axes()); ++axis) {
    std::vector<bool> done(layers);
    for (const auto& group : glued) {
      Permutation together = Permutation::identity(turns.front().degree());
      for (const int layer : group) {
        const auto index = static_cast<std::size_t>(puzzle.layer_index(layer).value());
        together *= turns[axis * layers + index];
        done[index] = true;
      }
      out.push_back(std::move(together));
    }
    for (std::size_t index = 0; index < layers; ++index) {
      if (!done[index]) out.push_back(turns[axis * layers + index]);
    }
  }
  return out;
}

// States up to turning the whole: all rotations are products of turns.
Result<Natural> states(const Puzzle& puzzle, const std::vector<std::vector<int>>& glued, Context& context) {
  ASOBI_TRY(const Natural order, order_of(glued_turns(puzzle, glued), context));
  return order / directions(puzzle.family()).size();
}

Claim sold(std::string section, std::string puzzle_name, Text title, std::string number,
           std::vector<std::vector<int>> glued = {}) {
  return {"sold-" + puzzle_name,
          same(section),
          {puzzle_name + " is the " + title.en, puzzle_name + " は " + title.ja},
          [=](Context& context) -> Result<Finding> {
            ASOBI_TRY(const Puzzle puzzle, Puzzle::named(puzzle_name));
            ASOBI_TRY(const Natural found, states(puzzle, glued, context));
            return reproduced_if(to_string(found) == number,
                                 {fmt::format("{} states up to rotation, the known number", in_groups(found)),
                                  fmt::format("回転を除いて {} 状態。知られた数と一致", in_groups(found))});
          }};
}

// 5: the first and the last layer hold one corner, which the Skewb does not turn alone.
Result<Finding> check_skewb(Context& context) {
  ASOBI_TRY(const Puzzle puzzle, Puzzle::named("cube-vertex2-2"));
  ASOBI_TRY(const Natural all, states(puzzle, {}, context));
  ASOBI_TRY(const Natural skewb, states(puzzle, {{0, 2}, {4, 6}}, context));
  return corrected_if(
      to_string(skewb) == "3149280" && all == skewb * 9,
      {fmt::format("with the layers 0 and 2, 4 and 6 glued: {} states up to rotation, the known number. "
                   "As defined single corners turn, too: {}",
                   in_groups(skewb), in_groups(all)),
       fmt::format("第 0・2 層、第 4・6 層がくっついたものが Skewb（回転を除いて {} 状態、知られた数）。"
                   "定義どおりならコーナー 1 個だけも回り {} 状態",
                   in_groups(skewb), in_groups(all))});
}

// 7: nothing but the four tips can be out of place.
Result<Finding> check_tetra_2(Context& context) {
  ASOBI_TRY(const Natural found, states(Puzzle(family("tetra-vertexface"), 2), {}, context));
  return reproduced_if(found == 81, {"81 states up to rotation: each of the four tips in three directions, no more",
                                     "回転を除いて 81 状態。4 つの頂点のピースが 3 方向ずつをとるだけ"});
}

}  // namespace

std::vector<Claim> groups() {
  return {
      sold("3", "cube-face-2", same("Pocket Cube"), "3674160"),
      sold("3", "cube-face-3", same("Rubik Cube"), "43252003274489856000"),
      sold("4", "cube-vertex1-1", same("Dinosaur"), "19958400"),
      {"sold-cube-vertex2-2", same("5"), {"cube-vertex2-2 is the Skewb", "cube-vertex2-2 は Skewb"}, check_skewb},
      sold("7", "tetra-vertexface-3", same("Pyraminx"), "75582720"),
      {"meaningless",
       same("7"),
       {"tetrahedron/vertex-face N = 2 has no meaning as a puzzle",
        "正四面体・頂点-面型 N = 2 はパズルとして意味をもたない"},
       check_tetra_2},
      sold("9", "octa-face-2", same("Skewb Diamond"), "138240"),
      sold("10", "octa-vertex-3",
           {"Magic Octahedron when the layers 2 and 3 are glued", "第 2, 3 層がくっつけば Magic Octahedron"},
           "8229184826926694400", {{2, 3}}),
      sold("12", "dodeca-face2", same("Megaminx"),
           "100669616553523347122516032313645505168688116411019768627200000000000"),
      orders("cube-face-3", "1038048078587756544000", "2125922464947725402112000"),
      orders("cube-vertex1-1", "239500800", "239500800"),
      orders("cube-vertex2-2", "340122240", "10883911680"),
      orders("cube-edge-1", "310224200866619719680000", "310224200866619719680000"),
      orders("tetra-vertexface-3", "906992640", "906992640"),
      orders("tetra-edge-2", "96", "96"),
      orders("tetra-edge-3", "5308416", "5308416"),
      orders("octa-face-2", "1658880", "1209323520"),
      orders("octa-vertex-2", "25016479557884214194995200000", "54711040793092776444454502400000"),
      orders("dodeca-face1", "338614404853905491534363492352000000", "82669532435035520394131712000000000000000000"),
      orders("dodeca-face2", "6040176993211400827350961938818730310121286984661186117632000000000000",
             "1474652586233252155114980942094416579619454830239547392000000000000000000000000"),
      closed_form(
          "cube-face",
          "8!/2·3^7·(12!/2·2^11·12)^(N mod 2)·(24!/2)^(w+c)·2^floor((N+1)/2), w = floor((N-2)/2), c = floor((N-2)²/4)",
          cube_face_order),
      closed_form("cube-edge", "(24!/2)^(N²)·2^(N-1)", cube_edge_order),
      closed_form("octa-vertex", "(24!/2)^m·(8!/2)^e·2^N, e = N² mod 3, m = (N²-e)/3", octa_vertex_order),
  };
}

}  // namespace asobi::twisty_claims_by_part
