// How many states the puzzles have, which the paper does not count: for the smallest of each family by both models and
// by GAP, for whole families by closed forms. All orders are computed and proven (math/permutation_group).
//
// Closed forms: an orbit of n places gives n!/2, its pieces' directions some factor more, and the signs of the orbits
// are free up to a rank, which gives a power of 2.
#include "games/twisty/group/action.hpp"
#include "games/twisty/group/group.hpp"
#include "games/twisty/paper/group.hpp"
#include "games/twisty/puzzle/names.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

// ---- Single puzzles -------------------------------------------------------------------------------------------------

Result<Finding> check_orders(const Json& with, Context& context) {
  const std::string name = text_of(with, "puzzle");
  ASOBI_TRY(const auto paper, twisty::paper::Puzzle::named(name));
  ASOBI_TRY(const Natural order, twisty::order_of(twisty::paper::sticker_turns(paper), context.progress));
  ASOBI_TRY(const Natural oriented, twisty::order_of(twisty::paper::marked_turns(paper), context.progress));
  ASOBI_TRY(const auto solid, twisty::make_named(name));
  ASOBI_TRY(const auto facts, twisty::group_facts(solid, twisty::Turning::all, context.progress));
  const bool holds = to_string(order) == text_of(with, "order") && to_string(oriented) == text_of(with, "oriented") &&
                     facts.order == order && facts.oriented == oriented;
  return answered_if(
      holds,
      {fmt::format("{} with numbered stickers, {} with marks (3.2.7); {} by colours up to turning the whole. The "
                   "paper's model, the cut solid and GAP agree",
                   in_digits(order), in_digits(oriented), in_digits(facts.states_up_to_rotation)),
       fmt::format("番号付きの面で {} 通り、マーク表示 (3.2.7) で {} 通り、色だけで全体の回転を除けば {} 通り。"
                   "論文のモデル、立体の切断、GAP の三者が一致",
                   in_digits(order), in_digits(oriented), in_digits(facts.states_up_to_rotation))});
}

// ---- Closed forms ---------------------------------------------------------------------------------------------------

Natural power(const Natural& base, int exponent) {
  Natural out = 1;
  for (int i = 0; i < exponent; ++i) out *= base;
  return out;
}

// n!/2
Natural even(int n) { return factorial(n) / 2; }

int unless_three_divides(int n) { return n % 3 == 0 ? 0 : 1; }

Natural cube_face(int n) {
  const int odd = n % 2, wings = (n - 2) / 2, inner = ((n - 2) * (n - 2) - odd) / 4;
  Natural out = even(8) * power(3, 7) * power(even(24), wings + inner) * power(2, (n + 1) / 2);
  if (odd == 1) out *= even(12) * power(2, 11) * 12;
  return out;
}
Natural cube_vertex1(int n) { return power(even(12), n * n); }
Natural cube_vertex2(int n) { return power(even(4) * power(3, 4), 2) * even(6) * power(even(12), n * (n - 2)); }
Natural cube_edge(int n) { return power(even(24), n * n) * power(2, n - 1); }
Natural tetra_vertexface(int n) {
  const int e = unless_three_divides(n);
  if (n == 2) return even(4) * power(3, 4);
  return power(even(4), 2 + e) * power(3, 7) * even(6) * power(2, 3) * power(even(12), (n * n - 3 * n - e) / 3);
}
Natural octa_face(int n) {
  const int e = unless_three_divides(n);
  return even(6) * power(2, 5) * power(even(4), 2 * e) * power(even(12), (2 * n * n - 3 * n - 2 * e) / 3);
}
Natural octa_vertex(int n) {
  const int e = unless_three_divides(n);
  return power(even(24), (n * n - e) / 3) * power(even(8), e) * power(2, n);
}
Natural octa_edge(int n) {
  const int m = n / 2;
  if (n % 2 == 0) return power(even(24), m * (2 * m - 1)) * power(2, m - 1);
  return even(6) * even(8) * even(12) * power(even(24), (5 * m - 2) * (m + 1) / 2) * power(2, 22 + m);
}
Natural cube_edge_odd(int n) {
  const int m = n / 2;
  return even(6) * even(8) * even(12) * power(3, 7) * power(even(24), (5 * m - 2) * (m + 1) / 2) * power(2, 12 + m);
}
Natural icosa_vertex(int n) {
  const int e = unless_three_divides(n);
  return power(even(20), e) * power(even(60), (n * n - e) / 3);
}
Natural dodeca_vertex(int) { return even(12) * power(even(60), 2); }
Natural through_the_centre(int) { return factorial(60) * even(60); }  // dodeca-edge and icosa-edge
Natural icosa_face(int) { return even(20) * even(60) * even(12) * power(5, 11); }
Natural dodeca_face_vertices(int) { return even(12) * even(60) * even(30) * power(2, 29); }
// Edges and corners with directions; both signs are free only together.
Natural dodeca_face_centres(int) { return even(30) * power(2, 29) * even(20) * power(3, 19); }

struct WholeFamily {
  std::string stem;
  int first, last, step;  // N; all 0 where there is none
  std::string formula;
  Natural (*value)(int n);
};

std::string member(const WholeFamily& of, int n) { return of.last == 0 ? of.stem : fmt::format("{}-{}", of.stem, n); }

Result<Finding> check_closed_form(const WholeFamily& of, Context& context) {
  std::vector<std::string> states;
  for (int n = of.first; n <= of.last; n += of.step) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const auto puzzle, twisty::make_named(member(of, n)));
    ASOBI_TRY(const auto facts, twisty::group_facts(puzzle, twisty::Turning::all, context.progress));
    if (facts.order != of.value(n)) return Finding{false, same(member(of, n))};
    const std::string number = about(facts.states_up_to_rotation);
    states.push_back(of.last == 0 ? number : fmt::format("N={}: {}", n, number));
  }
  const auto list = fmt::format("{}", fmt::join(states, ", "));
  return answered_if(
      true, {fmt::format("with numbered stickers {}, equal to the computed orders; by colours up to turning "
                         "the whole {}",
                         of.formula, list),
             fmt::format("番号付きの面で {}（計算した位数と一致）。色だけで全体の回転を除けば {}", of.formula, list)});
}

Check closed_form(const WholeFamily& of) {
  return {"orders-" + of.stem, [=](Context& context) { return check_closed_form(of, context); }};
}

// The half turns of tetrahedron/edge let places of at most four pieces change, so only 2 and 3 divide the order.
// Up to N = 7: each of the next three takes up to a second.
Result<Finding> check_tetra_edge(Context& context) {
  const std::pair<int, int> exponents[] = {{5, 1}, {16, 4}, {26, 8}, {45, 17}, {63, 22}, {90, 38}};
  std::vector<std::string> list;
  for (int n = 2; n <= 7; ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const auto puzzle, twisty::make_named(fmt::format("tetra-edge-{}", n)));
    ASOBI_TRY(const Natural order, twisty::order_of(twisty::sticker_turns(puzzle), context.progress));
    const auto [twos, threes] = exponents[n - 2];
    if (order != power(2, twos) * power(3, threes)) return Finding{false, same(fmt::format("N = {}", n))};
    list.push_back(fmt::format("N={}: 2^{}·3^{}", n, twos, threes));
  }
  const auto text = fmt::format("{}", fmt::join(list, ", "));
  return answered_if(true, {"with numbered stickers " + text + "; a quarter of it up to turning the whole",
                            "番号付きの面で " + text + "。全体の回転を除けばその 4 分の 1"});
}

// ---- Marks ----------------------------------------------------------------------------------------------------------

// 3.2.7: a cube that is solved by colours need not be as it was.
Result<Finding> check_marks(Context& context) {
  int first = 0;
  Natural turned = 1, moved = 1;
  for (int n = 2; n <= 5; ++n) {
    ASOBI_TRY(const auto puzzle, twisty::make_named(fmt::format("cube-face-{}", n)));
    ASOBI_TRY(const auto facts, twisty::group_facts(puzzle, twisty::Turning::all, context.progress));
    if (n == 3) turned = facts.oriented / facts.order;
    if (facts.order == facts.states || first > 0) continue;
    first = n;
    moved = facts.order / facts.states;
  }
  return computes(fmt::format("N >= {}", first),
                  {fmt::format("N = 3: {} ways to turn the centres, all positions being right; N = {}: {} ways to "
                               "place the inner pieces that look the same",
                               in_digits(turned), first, in_digits(moved)),
                   fmt::format("N = 3: 位置が全て正しくてもセンターの向きは {} 通り。N = {}: 見た目の同じ"
                               "インナーピースの配置は {} 通り",
                               in_digits(turned), first, in_digits(moved))});
}

std::vector<WholeFamily> whole_families() {
  return {
      {"cube-face", 2, 10, 1,
       "8!/2·3^7·(12!/2·2^11·12)^(N mod 2)·(24!/2)^(w+c)·2^floor((N+1)/2), w = floor((N-2)/2), c = floor((N-2)²/4)",
       cube_face},
      {"cube-vertex1", 1, 10, 1, "(12!/2)^(N²)", cube_vertex1},
      {"cube-vertex2", 2, 10, 1, "(4!/2·3^4)²·6!/2·(12!/2)^(N²-2N)", cube_vertex2},
      {"cube-edge", 1, 10, 1, "(24!/2)^(N²)·2^(N-1)", cube_edge},
      {"tetra-vertexface", 2, 10, 1, "(4!/2)^(2+e)·3^7·6!/2·2^3·(12!/2)^((N²-3N-e)/3), e = N² mod 3 (N = 2: 4!/2·3^4)",
       tetra_vertexface},
      {"octa-face", 2, 10, 1, "6!/2·2^5·(4!/2)^(2e)·(12!/2)^((2N²-3N-2e)/3), e = N² mod 3", octa_face},
      {"octa-vertex", 2, 10, 1, "(24!/2)^((N²-e)/3)·(8!/2)^e·2^N, e = N² mod 3", octa_vertex},
      {"octa-edge", 2, 10, 1,
       "(24!/2)^(m(2m-1))·2^(m-1) (N = 2m), 6!/2·8!/2·12!/2·(24!/2)^((5m-2)(m+1)/2)·2^(22+m) (N = 2m+1)", octa_edge},
      {"cube-edge-odd", 3, 9, 2, "6!/2·8!/2·12!/2·3^7·(24!/2)^((5m-2)(m+1)/2)·2^(12+m), N = 2m+1", cube_edge_odd},
      {"icosa-vertex", 1, 10, 1, "(20!/2)^e·(60!/2)^((N²-e)/3), e = N² mod 3", icosa_vertex},
      {"icosa-face", 0, 0, 1, "20!/2·60!/2·12!/2·5^11", icosa_face},
      {"icosa-edge", 0, 0, 1, "60!²/2", through_the_centre},
      {"dodeca-vertex", 0, 0, 1, "12!/2·(60!/2)²", dodeca_vertex},
      {"dodeca-edge", 0, 0, 1, "60!²/2", through_the_centre},
      {"dodeca-face-vertices", 0, 0, 1, "12!/2·60!/2·30!/2·2^29", dodeca_face_vertices},
      {"dodeca-face-centres", 0, 0, 1, "30!/2·2^29·20!/2·3^19", dodeca_face_centres},
  };
}

}  // namespace

std::string in_digits(const Natural& number) { return grouped(std::string_view(to_string(number))); }

std::string about(const Natural& number) {
  const std::string digits = to_string(number);
  if (digits.size() <= 21) return in_digits(number);
  const double leading = std::stod(digits.substr(0, 10)) / 1e9;
  return fmt::format("{:.3f}·10^{}", leading, digits.size() - 1);
}

std::vector<Check> groups() {
  std::vector<Check> out = {{"order", check_orders}, {"orders-tetra-edge", check_tetra_edge}, {"marks", check_marks}};
  for (const WholeFamily& of : whole_families()) out.push_back(closed_form(of));
  return out;
}

}  // namespace asobi::twisty_claims_by_part
