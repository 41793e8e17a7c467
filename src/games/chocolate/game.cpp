#include "games/chocolate/game.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "games/chocolate/picture.hpp"
#include "games/chocolate/tools.hpp"

namespace asobi::chocolate {

void Rules::moves(const Position& position, std::vector<Cut>& out) const {
  for (std::uint32_t to = 0; to < position.x; ++to) out.push_back({'x', to});
  for (std::uint32_t to = 0; to < position.y; ++to) out.push_back({'y', to});
  for (std::uint32_t to = 0; to < position.z; ++to) out.push_back({'z', to});
}

Position Rules::after(const Position& position, const Cut& cut) const {
  switch (cut.side) {
    case 'x':
      return {cut.to, position.y, position.z};
    case 'y':
      return {position.x, cut.to, std::min(position.z, height(cut.to))};
    default:
      return {position.x, position.y, cut.to};
  }
}

void Game::moves(const State& state, std::vector<Cut>& out) const {
  const Position& p = state.position;
  constexpr std::uint32_t most_moves = 10'000;
  if (p.x + p.y + p.z <= most_moves) return rules().moves(p, out);
  for (const auto& [side, cuts] : {std::pair{'x', p.x}, std::pair{'y', p.y}, std::pair{'z', p.z}}) {
    if (cuts > 0) out.push_back({side, 0});
    if (cuts > 2) out.push_back({side, cuts / 2});
    if (cuts > 1) out.push_back({side, cuts - 1});
  }
}

Result<Cut> Game::parse_move(const State& state, std::string_view text) const {
  const Position& p = state.position;
  const auto to = text.empty() ? std::nullopt : to_integer(text.substr(1));
  for (const auto& [side, cuts] : {std::pair{'x', p.x}, std::pair{'y', p.y}, std::pair{'z', p.z}}) {
    if (to && 0 <= *to && *to < cuts && equal_ignoring_case(text.substr(0, 1), std::string_view(&side, 1))) {
      return Cut{side, static_cast<std::uint32_t>(*to)};
    }
  }
  return listed_move(*this, state, text);
}

std::string Game::move_name(const State&, const Cut& cut) const { return fmt::format("{}{}", cut.side, cut.to); }

View Game::view(const State& state) const {
  const Position& p = state.position;
  View out{.kind = {}, .position = p, .f = rules().edge().text(), .heights = {}};
  for (std::uint32_t y = 0; y <= p.y; ++y) out.heights.push_back(std::min(p.z, rules().height(y)) + 1);
  return out;
}

std::string Game::picture(const State& state, Lang lang) const {
  const Position& p = state.position;
  std::vector<std::uint32_t> heights;
  for (std::uint32_t y = 0; y <= p.y; ++y) heights.push_back(std::min(p.z, rules().height(y)));
  return bar_picture(p, heights, lang);
}

Result<Plane> Game::plane(const State& state, Context& context) const {
  return plane_below(rules().edge(), state.position.y, state.position.z, context.progress);
}

std::vector<Cut> Game::winning_moves(const State& state, const Plane& plane) const {
  const Position& p = state.position;
  std::vector<Cut> out;
  const std::uint32_t g = plane(p.y, p.z);
  if (g < p.x) out.push_back({'x', g});
  for (std::uint32_t y = 0; y < p.y; ++y) {
    if (plane(y, std::min(p.z, plane.height(y))) == p.x) out.push_back({'y', y});
  }
  for (std::uint32_t z = 0; z < p.z; ++z) {
    if (plane(p.y, z) == p.x) out.push_back({'z', z});
  }
  return out;
}

Result<std::vector<Cut>> Game::winning_moves(const State& state, Context& context) const {
  ASOBI_TRY(const Plane table, plane(state, context));
  return winning_moves(state, table);
}

impartial::Where Game::where(const State&, const Cut& cut) const {
  switch (cut.side) {
    case 'x':
      return {{"cut x (left of the bitter square)", "x を切る（苦い部分の左）"}, {.side = "x"}};
    case 'y':
      return {{"cut y (right of the bitter square)", "y を切る（苦い部分の右）"}, {.side = "y"}};
    default:
      return {{"cut z (above the bitter square)", "z を切る（苦い部分の上）"}, {.side = "z"}};
  }
}

Result<impartial::Reason> Game::why(const State& state, const std::vector<Cut>& winning, Context& context) const {
  ASOBI_TRY(const Plane table, plane(state, context));
  const Position& p = state.position;
  const std::uint32_t g = table(p.y, p.z);
  const Text value =
      say("x is a heap of its own, and the rest counts g({1},{2}) = {3}: {0} ⊕ {3} = {4}.",
          "x は独立した山で、残りの値は g({1},{2}) = {3}。{0} ⊕ {3} = {4} です。", p.x, p.y, p.z, g, p.x ^ g);
  if (winning.empty()) {
    return impartial::Reason{
        say("{0} Zero is lost: every cut makes it another number, and the opponent makes it zero again.",
            "{1}0 は負け。どう切っても 0 でなくなり、相手がまた 0 に戻します。", value.en, value.ja)};
  }
  const Cut& cut = winning.front();
  const Position next = rules().after(p, cut);
  return impartial::Reason{say("{0} {2} leaves {{{3}, {4}, {5}}} with {3} ⊕ {6} = 0.",
                               "{1}{2} で {{{3}, {4}, {5}}} が残り、{3} ⊕ {6} = 0 になります。", value.en, value.ja,
                               move_name(state, cut), next.x, next.y, next.z, table(next.y, next.z)),
                           impartial::Spot{.side = std::string(1, cut.side), .move = move_name(state, cut)}};
}

namespace {

constexpr Integer usual_k = 1;
constexpr Position default_start = {3, 6, 6};  // figure 1.6

Result<Edge> edge_of(const Options& options) {
  if (!options.f) return Edge::quotient(options.k.value_or(usual_k));
  if (options.k) {
    return fail(Code::invalid, "k and f exclude each other: k means f(y) = floor(y/k)",
                "k と f は同時に使えません。k は f(y) = floor(y/k) のことです");
  }
  return Edge::parse(*options.f);
}

Result<Position> random_start(const Edge& edge, std::uint64_t seed) {
  Random random(seed);
  const auto x = static_cast<std::uint32_t>(random.below(10));
  const auto y = std::min(edge.last(), static_cast<std::uint32_t>(1 + random.below(12)));
  ASOBI_TRY(const auto heights, edge.heights(y, 12));
  return Position{x, y, static_cast<std::uint32_t>(random.below(std::uint64_t{heights.back()} + 1))};
}

Result<Position> start_of(const Options& options, const Edge& edge) {
  if (options.seed) return random_start(edge, *options.seed);
  Position p = default_start;
  p.x = options.x.value_or(p.x);
  p.y = options.y.value_or(std::min(p.y, edge.last()));
  ASOBI_TRY(const auto heights, edge.heights(p.y, no_cap));
  const std::uint32_t most = heights.back();
  p.z = options.z.value_or(std::min(options.y ? most : p.z, std::min(most, greatest_coordinate)));
  if (p.z > most) {
    return fail(Code::invalid, "z must be at most f(y): f({}) = {}, but z is {} (f is {})",
                "z は f(y) 以下でなければなりません: f({}) = {} ですが z は {} です（f は {}）", p.y, most, p.z,
                edge.text());
  }
  return p;
}

}  // namespace

Result<Game> open(const Options& options) {
  ASOBI_TRY(Edge edge, edge_of(options));
  ASOBI_TRY(const Position start, start_of(options, edge));
  ASOBI_TRY(auto heights, edge.heights(start.y, no_cap));
  return Game(Rules(std::move(edge), std::move(heights), start));
}

Entry entry() {
  return game_entry<Game, Options>(
      {.id = "chocolate",
       .title = {"The chocolate game", "チョコレートゲーム"},
       .about = {"Cut the bar along a groove and eat the part without the bitter square; who is left with only the "
                 "bitter square loses.",
                 "溝に沿って割り、苦い部分のない方を食べる。苦い部分だけを残された方が負け。"},
       .paper = "chocolate"},
      {
          argument("x", &Options::x, {"Left", "左"}, {"cuts left of the bitter square", "苦い部分の左を切れる回数"})
              .within(0, greatest_coordinate),
          argument("y", &Options::y, {"Right", "右"}, {"cuts right of it", "右を切れる回数"})
              .within(0, greatest_coordinate),
          argument("z", &Options::z, {"Above", "上"}, {"cuts above it, at most f(y)", "上を切れる回数。f(y) 以下"})
              .within(0, greatest_coordinate),
          argument("k", &Options::k, {"Step", "段の幅"},
                   {"the edge of the bar: z ≤ floor(y/k)", "チョコの縁: z ≤ floor(y/k)"})
              .within(1, greatest_coordinate)
              .usually(usual_k),
          argument("f", &Options::f, {"Edge", "縁の式"},
                   {"another edge z ≤ f(y), f monotone: a list \"0,0,1,1,2\", one that goes on by a rule \"0,0,1 then "
                    "f(y-2)+1\", or a formula in y; a number is the rectangle",
                    "別の縁 z ≤ f(y)（f は単調）: 並び \"0,0,1,1,2\"、規則で続く並び \"0,0,1 then f(y-2)+1\"、y "
                    "の式のどれか。定数なら長方形"}),
          argument("seed", &Options::seed, {"Seed", "乱数の種"},
                   {"a random position, instead of x, y, z", "局面を乱数で選ぶ（x, y, z の代わり）"}),
      },
      open, tools());
}

}  // namespace asobi::chocolate
