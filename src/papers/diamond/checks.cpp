// The paper as a whole, and what it leaves open: n dimensions, how fast, a program.
#include "papers/diamond/checks.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <numeric>

#include "games/diamond/board/reference.hpp"
#include "games/diamond/options.hpp"
#include "games/diamond/tools/opponent_tools.hpp"
#include "games/diamond/tools/solo_tool.hpp"
#include "games/diamond/tools/solve_tool.hpp"
#include "papers/diamond/parts.hpp"

namespace asobi {

namespace diamond_claims {

namespace {

using namespace diamond;

// All points with so many coordinates of that sum which are all >= 0 or all <= m.
Vectors star(std::size_t axes, int m, int total) {
  Vectors out;
  Vector parts(axes);
  const auto all = [&](auto&& self, std::size_t i, int left, const auto& use) -> void {
    if (i + 1 == axes) {
      parts[i] = left;
      use(parts);
      return;
    }
    for (parts[i] = 0; parts[i] <= left; ++parts[i]) {
      const int here = parts[i];
      self(self, i + 1, left - here, use);
      parts[i] = here;
    }
  };
  all(all, 0, total, [&](const Vector& x) { out.insert(x); });
  all(all, 0, static_cast<int>(axes) * m - total, [&](Vector x) {
    for (int& a : x) a = m - a;
    out.insert(std::move(x));
  });
  return out;
}

bool homes_overlap(const Vectors& points, int m) {
  return std::ranges::any_of(points, [&](const Vector& x) {
    return std::ranges::count_if(x, [](int a) { return a < 0; }) > 1 ||
           std::ranges::count_if(x, [&](int a) { return a > m; }) > 1;
  });
}

Result<Finding> check_general_condition(Context& context) {
  int tried = 0, apart = 0;
  for (int n = 2; n <= 5; ++n) {
    for (int m = 1; m <= (n == 5 ? 3 : 5); ++m) {
      for (int s = 1; s < (n + 1) * m; ++s) {
        ASOBI_CHECK(context.progress.check());
        const bool formula = (n - 1) * m - 1 <= s && s <= 2 * m + 1;
        if (formula == homes_overlap(star(static_cast<std::size_t>(n) + 1, m, s), m)) {
          return answered_if(false, same(fmt::format("n = {}, m = {}, S = {}", n, m, s)));
        }
        ++tried;
        apart += formula ? 1 : 0;
      }
    }
  }
  return answered_if(
      apart > 0 && apart < tried,
      {fmt::format("homes do not overlap exactly when (n-1)m - 1 <= S <= 2m + 1 (all {} choices up to n = 5 "
                   "tried, {} are so). With S = (n+1)m/2, where home and goal are equal: n = 2 with m even, "
                   "n = 3 with any m, 4:2 and 5:1 only",
                   tried, apart),
       fmt::format("陣地が重ならないのは (n-1)m - 1 ≤ S ≤ 2m + 1 のとき（n ≤ 5 の {} 通りを調べ、{} "
                   "通り）。初期位置と目標が同じ形の S = (n+1)m/2 では、n = 2 で m が偶数、n = 3 は任意の m、"
                   "ほかは n = 4, m = 2 と n = 5, m = 1 だけ",
                   tried, apart)});
}

// From the formulas alone: how many points have how many neighbours.
std::string neighbour_text(const Vectors& points) {
  std::map<int, int> degrees;
  for (const Vector& x : points) {
    int near = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
      for (std::size_t j = 0; j < x.size(); ++j) {
        if (i == j) continue;
        Vector y = x;
        ++y[i], --y[j];
        near += points.contains(y) ? 1 : 0;
      }
    }
    ++degrees[near];
  }
  std::string out;
  for (const auto& [near, count] : degrees) out += fmt::format("{}{}:{}", out.empty() ? "" : " ", near, count);
  return out;
}

Result<Finding> check_board(const Json& with, Context&) {
  const int dim = with.value("dim", 0);
  const int size = with.value("size", 0);
  const auto point_count = with.value("points", std::size_t{0});
  const auto home_count = with.value("home", std::size_t{0});
  const std::string neighbours = text_of(with, "neighbours");

  const int s = (dim + 1) * size / 2;
  const auto points = star(static_cast<std::size_t>(dim) + 1, size, s);
  const auto home = static_cast<std::size_t>(std::ranges::count_if(points, [](const Vector& x) { return x[0] < 0; }));
  const std::string near = neighbour_text(points);
  const bool holds = points == points_of(*the_board(dim, size)) && points.size() == point_count && home == home_count &&
                     near == neighbours;
  return answered_if(
      holds, {fmt::format("{} points, {} pieces a corner, {} players; neighbours:points {}", points.size(), home,
                          dim + 1, near),
              fmt::format("{} 点、駒は {} 個ずつ、{} 人まで。隣の数:点の数 {}", points.size(), home, dim + 1, near)});
}

// A board and how many placements are kept on it after each move: all of them on the smallest boards.
struct SoloRow {
  int dim, size;
  std::size_t width;
};
constexpr std::size_t quick_proof = 20'000;  // placements that a proof may keep

// Whether the line brings the whole army home by the rules as the paper writes them.
Result<bool> leads_home(const Game& game, const std::vector<std::string>& line) {
  const Board& board = game.mover().board();
  const ReferenceGame plain(board.dim(), board.size(), {Corner{0, false}}, {.block_wins = false});
  ReferenceGame::Placing placing = plain.start();
  Game::State state = game.start();
  for (const std::string& text : line) {
    ASOBI_TRY(const Move move, game.parse_move(state, text));
    const std::pair step(spot_of(board, move.from), spot_of(board, move.to));
    if (!plain.moves(placing, 0).contains(step)) return false;
    placing.erase(step.first);
    placing[step.second] = 0;
    state = game.after(state, move);
  }
  return plain.won(placing, 0);
}

Result<Finding> how_fast(const std::vector<SoloRow>& rows, Context& context) {
  std::vector<std::string> en, ja;
  bool sound = true;
  for (const auto& [dim, size, width] : rows) {
    ASOBI_TRY(const Game game, open({.dim = dim, .size = size, .seats = "1-"}));
    ASOBI_TRY(const SoloLine solo, solo_line(game, game.start(), {.width = width, .prove = quick_proof}, context));
    const auto moves = solo.moves(), least = static_cast<std::size_t>(solo.lower_bound);
    const bool proved = solo.proved();
    ASOBI_TRY(const SoloLine known, with_what_is_known(game, game.start(), solo));
    const auto known_least = static_cast<std::size_t>(known.lower_bound);
    ASOBI_TRY(const bool home, leads_home(game, known.line));
    ASOBI_TRY(const bool home_at_once, leads_home(game, solo.line));
    sound = sound && home && home_at_once && least <= moves && proved == (least == moves) &&
            known_least <= known.moves() && known.moves() <= moves && least <= known_least;
    const Text own = proved
                         ? say("{}:{} {} (proved)", "{}:{} {} 手（証明済み）", dim, size, moves)
                         : say("{}:{} at most {}, at least {}", "{}:{} {} 手以下、{} 手以上", dim, size, moves, least);
    Text longer;
    if (known.source && known.proved()) {
      longer = say(" (a longer search: {})", "（長い探索では {} 手）", known.moves());
    } else if (known.source) {
      longer = say(" (a longer search: at least {})", "（長い探索では {} 手以上）", known_least);
    }
    en.push_back(own.en + longer.en);
    ja.push_back(own.ja + longer.ja);
  }
  return answered_if(
      sound,
      {fmt::format("fewest moves of one army alone (dimension:size), as found at once: {}; the tool “fewest moves "
                   "alone” searches on",
                   fmt::join(en, "; ")),
       fmt::format("一人だけで全部移す最少手数（次元:大きさ）。すぐに分かる範囲: {}。ツール「一人での最少手数」"
                   "でさらに調べられる",
                   fmt::join(ja, "、"))});
}

Result<Finding> check_how_fast_solid(Context& context) {
  return how_fast({{3, 1, 2000}, {3, 2, 2000}, {3, 3, 1000}}, context);
}
Result<Finding> check_how_fast_four(Context& context) {
  return how_fast({{2, 2, 2000}, {2, 4, 2000}, {2, 6, 500}, {2, 8, 1000}, {4, 2, 50}, {5, 1, 200}}, context);
}

// Whether the line leads by the rules to the win that is promised; of a draw there is none.
Result<bool> is_kept(const Game& game, const Solution& solution) {
  if (solution.value == Value::draw) return solution.line.empty() && !solution.distance && solution.draws > 0;
  Game::State state = game.start();
  for (const std::string& text : solution.line) {
    ASOBI_TRY(const Move move, game.parse_move(state, text));
    state = game.after(state, move);
  }
  const Status status = game.status(state);
  const std::size_t winner = solution.value == Value::win ? 0 : 1;
  return status.kind == Status::Kind::won && status.player == static_cast<int>(winner) &&
         solution.line.size() == solution.distance;
}

Text ending(const Solution& solution) {
  if (solution.value == Value::draw) return {"a draw", "引き分け"};
  const bool first = solution.value == Value::win;
  return say("the {0} in {2}", "{1}が {2} 手で勝つ", first ? "first" : "second", first ? "先手" : "後手",
             *solution.distance);
}

// The solid boards for two under one rule; the larger one is known (games/diamond/solve/known.hpp).
Result<Finding> who_wins(WinRule rule, Context& context) {
  std::vector<std::string> en, ja;
  bool sound = true;
  for (const int size : {1, 2}) {
    for (const char* seats : {"1-,1+", "1-,2-", "1-,2+"}) {
      ASOBI_CHECK(context.progress.check());
      ASOBI_TRY(const Game game, open({.dim = 3, .size = size, .seats = seats, .win = rule}));
      ASOBI_TRY(const Solution solution, solve(game, game.start(), {}, context));
      ASOBI_TRY(const bool kept, is_kept(game, solution));
      sound = sound && kept && solution.win == rule &&
              solution.wins() + solution.losses() + solution.draws == solution.positions;
      const Text end = ending(solution);
      const auto points = game.mover().board().points();
      en.push_back(fmt::format("{} {}: {}, {} of {} positions drawn", points, seats, end.en, grouped(solution.draws),
                               grouped(solution.positions)));
      ja.push_back(fmt::format("{} 点 {}: {}（{} 局面のうち引き分け {}）", points, seats, end.ja,
                               grouped(solution.positions), grouped(solution.draws)));
    }
  }
  const Text by = meaning(rule);
  return answered_if(
      sound, {fmt::format("{}: {}", by.en, fmt::join(en, "; ")), fmt::format("{}: {}", by.ja, fmt::join(ja, "、"))});
}

Result<Finding> check_who_wins(Context& context) { return who_wins(WinRule::all, context); }
Result<Finding> check_who_wins_usual(Context& context) { return who_wins(WinRule::full, context); }

Result<Finding> check_summary(Context&) {
  const auto plane = star(3, 4, 6), small = star(4, 2, 4);
  const auto plane_board = points_of(*the_board(2, 4)), small_board = points_of(*the_board(3, 2));
  return computes("☆ " + condition_text(plane_board) + "; ◎ " + condition_text(small_board),
                  {fmt::format("☆ {} and ◎ {} points, as in sections 2 and 4", plane.size(), small.size()),
                   fmt::format("☆ {} 点、◎ {} 点。2 節、4 節と同じ", plane.size(), small.size())},
                  plane == plane_board && small == small_board);
}

Result<Finding> check_true_four(Context&) {
  const auto points = star(5, 2, 5);
  return answered_if(
      points == points_of(*the_board(4, 2)) && points.size() == 201 && !homes_overlap(points, 2),
      {"the board of section 4 is the solid one; the game in four dimensions needs five coordinates: 201 "
       "points, 15 pieces, 20 neighbours in the middle, 5 players",
       "4 節の盤は立体の盤である。4 次元のゲームには 5 成分の座標を使う: 201 点、駒 15 個、中心の隣は 20 点、"
       "5 人まで"});
}

Result<Finding> check_program(Context& context) {
  std::vector<std::string> parts;
  for (const auto& [dim, size, seats, depth] : {std::tuple(2, 4, 2, 3), std::tuple(3, 2, 4, 2), std::tuple(3, 3, 2, 2),
                                                std::tuple(4, 2, 2, 1), std::tuple(5, 1, 6, 1)}) {
    ASOBI_CHECK(context.progress.check());
    const Mover<FixedBits<4>> mover(the_board(dim, size), usual_seats(seats), {});
    auto position = mover.start();
    const std::uint64_t fast = perft(mover, position, depth, context.progress);
    const ReferenceGame plain(dim, size, usual_seats(seats), {});
    const std::uint64_t slow = plain.perft(plain.start(), 0, depth);
    if (fast != slow) return answered_if(false, same(fmt::format("{}:{} {} {}", dim, size, fast, slow)));
    parts.push_back(fmt::format("{}:{} {}", dim, size, grouped(fast)));
  }
  const auto list = fmt::format("{}", fmt::join(parts, ", "));
  return answered_if(true, {"here it is; sequences of moves counted by it and by the paper's formulas agree: " + list,
                            "ここにある。手順の数が論文の式による計算と一致: " + list});
}

Result<Finding> check_played(Context& context) {
  std::vector<std::string> en, ja;
  for (const auto& [dim, size, players] :
       {std::tuple(2, 4, 3), std::tuple(3, 2, 4), std::tuple(3, 3, 2), std::tuple(4, 2, 2)}) {
    ASOBI_TRY(const Game game, open({.dim = dim, .size = size, .players = players}));
    ASOBI_TRY(const Match played,
              match(game, game.start(), {.a = Level::easy, .b = Level::greedy, .games = 2}, context));
    if (played.draws() > 0) return answered_if(false, same(fmt::format("{}:{}", dim, size)));
    const double length = played.mean_length();
    en.push_back(fmt::format("{}:{} with {} players, {:.0f} moves", dim, size, players, length));
    ja.push_back(fmt::format("{}:{} を {} 人で {:.0f} 手", dim, size, players, length));
  }
  const Text by = meaning(usual_options.win);
  return answered_if(
      true, {fmt::format("playable on the page and in the terminal; games just played to the end ({}): {}", by.en,
                         fmt::join(en, "; ")),
             fmt::format("ページでも端末でも遊べる。いま最後まで指した対局（{}）: {}", by.ja, fmt::join(ja, "、"))});
}

}  // namespace

std::vector<Check> any_dimension() {
  return {{"how-fast-solid", check_how_fast_solid},
          {"who-wins-solid", check_who_wins},
          {"who-wins-solid-full", check_who_wins_usual},
          {"how-fast-four", check_how_fast_four},
          {"summary", check_summary},
          {"general-condition", check_general_condition},
          {"four-dimensions", check_true_four},
          {"program", check_program},
          {"played", check_played},
          {"board", check_board}};
}

}  // namespace diamond_claims

std::vector<Check> diamond_checks() {
  namespace part = diamond_claims;
  std::vector<Check> out;
  for (auto checks :
       {part::plane(), part::solid(), part::solid_points(), part::four(), part::four_points(), part::any_dimension()}) {
    std::ranges::move(checks, std::back_inserter(out));
  }
  return out;
}

}  // namespace asobi
