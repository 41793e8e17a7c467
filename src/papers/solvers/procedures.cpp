// Paper 002, chapter 14: single procedures and what is said of them, and the permutations of the last layer.
#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <map>
#include <set>

#include "games/twisty/human/effects.hpp"
#include "games/twisty/human/inner_paper.hpp"
#include "games/twisty/human/pyraminx.hpp"
#include "games/twisty/human/tsukuda.hpp"
#include "games/twisty/human/tsukuda_tables.hpp"
#include "games/twisty/methods/statistics.hpp"
#include "papers/finding.hpp"
#include "papers/solvers/cases.hpp"

namespace asobi {

namespace {

using namespace twisty;

// 14.1.8: the fewest times that three of four corners are twisted alike, by state.
using Twists = std::array<int, 4>;

std::map<Twists, int> twist_distances() {
  std::map<Twists, int> out = {{{0, 0, 0, 0}, 0}};
  std::vector<Twists> open = {{0, 0, 0, 0}};
  for (std::size_t i = 0; i < open.size(); ++i) {
    for (std::size_t left = 0; left < 4; ++left) {
      for (const int by : {1, 2}) {
        Twists next = open[i];
        for (std::size_t c = 0; c < 4; ++c) next[c] = (next[c] + (c == left ? 0 : by)) % 3;
        if (out.try_emplace(next, out[open[i]] + 1).second) open.push_back(next);
      }
    }
  }
  return out;
}

// Table 14.2, the corners in a circle from the upper left.
const std::map<char, Twists>& twist_table() {
  static const std::map<char, Twists> patterns = {{'A', {0, 0, 0, 0}}, {'B', {0, 1, 1, 1}}, {'C', {0, 2, 2, 2}},
                                                  {'D', {0, 1, 0, 2}}, {'E', {0, 1, 2, 0}}, {'F', {0, 2, 1, 0}},
                                                  {'G', {1, 2, 2, 1}}, {'H', {1, 2, 1, 2}}};
  return patterns;
}

// The patterns of the table that a state is, its layer turned.
std::string twist_names(Twists state) {
  std::set<char> names;
  for (int turn = 0; turn < 4; ++turn) {
    for (const auto& [name, twists] : twist_table()) {
      if (twists == state) names.insert(name);
    }
    std::ranges::rotate(state, state.begin() + 1);
  }
  return {names.begin(), names.end()};
}

// Every state of the corners that can be made, by its pattern; one that is none, or two at once, is told as it is.
Result<Finding> check_twists(Context&) {
  std::array<int, 3> count{};
  std::set<std::string> met;
  for (const auto& [state, times] : twist_distances()) {
    ++count[static_cast<std::size_t>(times)];
    const std::string names = twist_names(state);
    met.insert(names.empty() ? fmt::format("{}", fmt::join(state, "")) : names);
  }
  const std::string counts = fmt::format("{}, {}, {}", count[0], count[1], count[2]);
  return computes(fmt::format("{}", fmt::join(met, ", ")),
                  {"each of the 27 states is one of them; " + counts + " take the procedure no time, once, twice",
                   "27 状態はどれもこのうちの一つ。手順が 0 回、1 回、2 回で済むものは " + counts + " 個"});
}

Result<Finding> check_twist_patterns(Context&) {
  const auto& patterns = twist_table();
  const auto distances = twist_distances();
  std::array<std::string, 3> by_times;
  for (const auto& [name, twists] : patterns) by_times[static_cast<std::size_t>(distances.at(twists))] += name;
  return computes(fmt::format("{} 1, {} 2", by_times[1], by_times[2]),
                  {"C is done by the procedure once, as B is; D to H twice", "C は B と同じく 1 回、D〜H は 2 回"});
}

// 14.1.6, 14.1.16: for every place (j,k) of X+, on every cube, three pieces in a circle and nothing else.
Result<Finding> check_cycles(human::Word (*cycle)(const human::Mechanism&, int, int), std::string_view face, bool top) {
  std::set<int> costs;
  bool holds = true;
  for (int n = 4; n <= 10; ++n) {
    ASOBI_TRY(const Model model, Model::make(fmt::format("cube-face-{}", n)));
    const human::Mechanism mechanism(model.puzzle);
    const int e = n - 1;
    for (int j = 1; j < e; ++j) {
      for (int k = 1; k < e; ++k) {
        if (2 * j == e && 2 * k == e) continue;
        const human::Effect effect = human::effect_of(mechanism, cycle(mechanism, j, k));
        costs.insert(effect.cost);
        const int from = mechanism.place("X+", {e, j, k}), third = mechanism.place("X+", {e, k, e - j});
        const int to = top ? mechanism.place(face, {e - k, e, e - j}) : mechanism.place(face, {j, k, e});
        holds = holds && effect.moves.size() == 3 && mechanism.moved(from, effect.word) == to &&
                mechanism.moved(to, effect.word) == third && mechanism.moved(third, effect.word) == from;
      }
    }
  }
  return computes(
      fmt::format("{}", fmt::join(costs, ", ")),
      {"for every j and k, N = 4 to 10: four turns that take the third place to the second, and a quarter "
       "turn of X+, each there and back",
       "N = 4 から 10 のすべての j, k で、三番目の位置を二番目に移す 4 手と X+ 面の 90° 回転の交換子になる"},
      holds);
}

Result<Finding> check_bottom_turns(Context&) {
  ASOBI_TRY(const Model model, Model::make("cube-face-6"));
  const human::Mechanism mechanism(model.puzzle);
  const auto word = [&](std::string_view text) {
    return human::read_word(mechanism, text, human::Letters(6).set('j', 1).set('k', 2));
  };
  const auto changed_below = [&](const human::Word& turns) {
    const human::Effect effect = human::effect_of(mechanism, turns);
    return std::ranges::count_if(effect.moves, [&](const auto& move) {
      return mechanism.colour(move.second) == mechanism.face("Y-") &&
             model.puzzle.stickers_of(mechanism.piece(move.second)).size() == 1;
    });
  };
  const human::Word down = word("yk xj' yk' xj"), line = word("xj' yn xj");
  const int four = mechanism.cost(down);
  return computes(fmt::format("{}, {}~{}, {}", four, four + mechanism.cost(word("y0")),
                              four + mechanism.cost(word("y0d")), mechanism.cost(line)),
                  {"one inner piece of Y- changes by the first, none by the last",
                   "前者は Y- 面のインナーピース 1 個だけを替え、後者は替えない"},
                  changed_below(down) == 1 && changed_below(line) == 0);
}

// 14.1.11, Table 14.4: for the case that each word of the table solves, the fewest turns of words in A, B and their
// mirror images of up to three letters, which the table does not exceed.
Result<Finding> check_pairing_turns(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::Tsukuda>("cube-face-4"));
  const human::Mechanism& m = ready->mechanism;
  const auto phases = ready->tables.phases(Manner::paper);
  const human::Table& table = *std::ranges::find(phases, "pairing", &human::Phase::id)->tables[0];
  using namespace human::tsukuda;
  const std::map<char, std::string_view> texts = {
      {'A', paper_pairing_a}, {'a', paper_pairing_a_mirrored}, {'B', paper_pairing_b}, {'b', paper_pairing_b_mirrored}};
  struct Shortest {
    int turns;
    std::string letters;
  };
  std::map<human::Key, Shortest> best;
  const auto key_of = [&](std::string_view letters, int& turns) {
    human::Word word;
    turns = 0;
    for (const char letter : letters) {
      const human::Word part = human::read_word(m, texts.at(letter), human::Letters::with_l(4, 1));
      turns += m.cost(part);
      word.insert(word.end(), part.begin(), part.end());
    }
    return table.look().before(m, word);
  };
  std::vector<std::string> all = {""};
  for (std::size_t i = 0; i < all.size(); ++i) {
    int turns = 0;
    const human::Key key = key_of(all[i], turns);
    const auto [at, is_new] = best.try_emplace(key, Shortest{turns, all[i]});
    if (turns < at->second.turns) at->second = {turns, all[i]};
    for (const auto& [letter, text] : texts) {
      if (all[i].size() < 3) all.push_back(all[i] + letter);
    }
  }
  std::vector<int> turns;
  std::vector<std::string> shorter;
  for (const std::string_view letters : paper_pairing) {
    int theirs = 0;
    const Shortest& ours = best.at(key_of(letters, theirs));
    turns.push_back(ours.turns);
    if (ours.turns < theirs) shorter.push_back(fmt::format("{} {}", letters, ours.letters));
  }
  return computes(
      fmt::format("{}", fmt::join(turns, ", ")),
      {fmt::format("shorter words do the same (small letters for mirror images): {}", fmt::join(shorter, ", ")),
       fmt::format("同じことをするもっと短い語がある（小文字は鏡像）: {}", fmt::join(shorter, ", "))});
}

// 14.1.13: A exchanges the pieces of two neighbouring edges, B those of one.
Result<Finding> check_exchanges(Context&) {
  ASOBI_TRY(const Model model, Model::make("cube-face-4"));
  const human::Mechanism mechanism(model.puzzle);
  const auto effect = [&](std::string_view text) {
    return human::effect_of(mechanism, human::read_word(mechanism, text, human::Letters::with_l(4, 1)));
  };
  const auto exchanged = [&](const human::Effect& one) {
    return std::ranges::count_if(
        one.moves, [&](const auto& move) { return model.puzzle.stickers_of(mechanism.piece(move.first)).size() == 2; });
  };
  const human::Effect a = effect(human::tsukuda::paper_directions_a), b = effect(human::tsukuda::paper_directions_b);
  return computes(fmt::format("{}, {}", a.cost, b.cost),
                  {"ours of that length; the shortest that do the same take 14 and 21",
                   "同じ手数の手順による。同じことをする最短の手順は 14 手と 21 手"},
                  exchanged(a) == 8 && exchanged(b) == 4);
}

Result<Finding> check_saved(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::Tsukuda>("cube-face-4"));
  const human::Mechanism& m = ready->mechanism;
  const auto cost = [&](std::string_view text) {
    return m.cost(human::read_word(m, text, human::Letters::with_l(4, 1)));
  };
  const int twice = 2 * cost(human::tsukuda::paper_directions_b);
  const int turned = cost("z0d") + cost(human::tsukuda::paper_directions_a) + cost("z0d");
  return computes(
      std::to_string(twice - turned),
      {fmt::format("{} turns by B twice, {} by A between two half turns, each counted as 2 as everywhere else", twice,
                   turned),
       fmt::format("B を 2 回で {} 手、180° 回転で挟んだ A で {} 手（180° 回転は他と同じく 2 手と数える）", twice,
                   turned)});
}

Result<Finding> check_pieces(Context&) {
  std::vector<std::pair<double, double>> points;
  for (int n = 2; n <= 10; ++n) {
    ASOBI_TRY(const Model model, Model::make(fmt::format("cube-face-{}", n)));
    points.emplace_back(n, model.puzzle.piece_count());
  }
  const Parabola p = fit(points);
  const bool exact = std::ranges::all_of(points, [&](const auto& point) {
    const double off = p.a * point.first * point.first + p.b * point.first + p.c - point.second;
    return off * off < 1e-6;
  });
  return computes(fmt::format("{:.0f}N^2{:+.0f}N{:+.0f}", p.a, p.b, p.c),
                  {"counted for N = 2 to 10", "N = 2 から 10 で数えた"}, exact);
}

// 14.2.4: the permutations C0 … C23 of four corners, or of four edges, in the paper's order; its products apply the
// right one first.
using Four = std::array<int, 4>;

Four cycles(std::initializer_list<std::initializer_list<int>> list) {
  Four out = {0, 1, 2, 3};
  for (const auto& cycle : list) {
    for (std::size_t i = 0; i < cycle.size(); ++i) {
      out[static_cast<std::size_t>(cycle.begin()[i])] = cycle.begin()[(i + 1) % cycle.size()];
    }
  }
  return out;
}

const std::vector<Four>& fours() {
  static const std::vector<Four> list = {cycles({}),
                                         cycles({{0, 2}, {1, 3}}),
                                         cycles({{0, 1}, {2, 3}}),
                                         cycles({{0, 3}, {1, 2}}),
                                         cycles({{0, 1, 2}}),
                                         cycles({{1, 2, 3}}),
                                         cycles({{2, 3, 0}}),
                                         cycles({{3, 0, 1}}),
                                         cycles({{1, 3, 2}}),
                                         cycles({{2, 0, 3}}),
                                         cycles({{3, 1, 0}}),
                                         cycles({{0, 2, 1}}),
                                         cycles({{0, 1, 2, 3}}),
                                         cycles({{0, 3, 2, 1}}),
                                         cycles({{0, 2}}),
                                         cycles({{1, 3}}),
                                         cycles({{3, 0}}),
                                         cycles({{0, 1}}),
                                         cycles({{1, 2}}),
                                         cycles({{2, 3}}),
                                         cycles({{0, 2, 1, 3}}),
                                         cycles({{1, 3, 2, 0}}),
                                         cycles({{2, 0, 3, 1}}),
                                         cycles({{3, 1, 0, 2}})};
  return list;
}

Four first_then(const Four& p, const Four& q) {
  Four out{};
  for (std::size_t i = 0; i < 4; ++i) out[i] = q[static_cast<std::size_t>(p[i])];
  return out;
}

std::size_t number_of(const Four& p) {
  return static_cast<std::size_t>(std::ranges::find(fours(), p) - fours().begin());
}

Result<Finding> check_turned(Context&) {
  const Four turn = cycles({{0, 3, 2, 1}});
  return computes(
      fmt::format("C{}E{}", number_of(first_then(turn, fours()[5])), number_of(first_then(turn, fours()[7]))),
      {"read from right to left", "右から左に読む"});
}

// Of two arrangements alike by turns of the layer and of the whole, the least.
std::pair<std::size_t, std::size_t> class_of(std::size_t c, std::size_t e) {
  std::pair<std::size_t, std::size_t> least = {c, e};
  const Four turn = cycles({{0, 3, 2, 1}});
  Four before = cycles({});
  for (int a = 0; a < 4; ++a, before = first_then(before, turn)) {
    Four behind = cycles({});
    for (int b = 0; b < 4; ++b, behind = first_then(behind, turn)) {
      const auto number = [&](std::size_t i) { return number_of(first_then(first_then(before, fours()[i]), behind)); };
      least = std::min(least, std::pair(number(c), number(e)));
    }
  }
  return least;
}

Result<Finding> check_representatives(Context&) {
  using Pair = std::pair<std::size_t, std::size_t>;
  std::set<Pair> all, listed;
  for (std::size_t c = 0; c < 24; ++c) {
    for (std::size_t e = 0; e < 24; ++e) {
      if ((c < 12) == (e < 12)) all.insert(class_of(c, e));
    }
  }
  const std::vector<Pair> list = {{2, 0},   {5, 0},   {8, 0},   {0, 1},   {0, 2},   {0, 4},   {0, 8},
                                  {5, 8},   {5, 9},   {8, 5},   {8, 6},   {15, 14}, {15, 15}, {15, 18},
                                  {15, 19}, {18, 14}, {18, 15}, {18, 16}, {18, 17}, {18, 18}, {18, 19}};
  listed.insert(class_of(0, 0));
  for (const auto& [c, e] : list) listed.insert(class_of(c, e));
  return computes(std::to_string(listed.size()),
                  {"the listed arrangements and the solved one are all different, and none is missing",
                   "挙げられた配置と完成形は互いに異なり、漏れもない"},
                  listed == all && listed.size() == list.size() + 1);
}

// Fig. 14.21: procedure 1 turns a face and a neighbour by 90 degrees, procedure 2 one face by 180.
Result<Finding> check_odd_faces(Context&) {
  std::set<unsigned> seen = {0};
  std::vector<unsigned> open = {0};
  for (std::size_t i = 0; i < open.size(); ++i) {
    for (unsigned f = 0; f < 6; ++f) {
      for (unsigned g = 0; g < 6; ++g) {
        if (f / 2 == g / 2) continue;
        if (const unsigned next = open[i] ^ (1u << f | 1u << g); seen.insert(next).second) open.push_back(next);
      }
    }
  }
  std::set<int> odd, steps;
  for (const unsigned state : seen) odd.insert(std::popcount(state));
  for (auto it = odd.begin(); std::next(it) != odd.end(); ++it) steps.insert(*std::next(it) - *it);
  const std::string counts = fmt::format("{}", fmt::join(odd, ", "));
  return computes(fmt::format("{}", fmt::join(steps, ", ")),
                  {counts + " faces, in all states that can be made", "作れる状態での odd な面の数は " + counts});
}

// 14.4.2, 14.4.4.
Result<Finding> check_tips(Context& context) {
  ASOBI_TRY(const Model model, Model::make("tetra-vertexface-3"));
  ASOBI_TRY(const Method* method, find_method("pyraminx", model, context.progress));
  ASOBI_TRY(const Statistics found, measure(model, *method, {.as = Manner::paper}, {.trials = 200}, context));
  const auto phase = std::ranges::find(found.phases, "corner-directions", [](const auto& p) { return p.first.id; });
  const Spread spread = spread_of(phase->second);
  return computes(
      fmt::format("{}", spread.most / 8),
      {fmt::format("{} of the 8 pieces at the most", spread.most), fmt::format("8 個のうち最大 {} 個", spread.most)},
      spread.most == 8);
}

Result<Finding> check_upper_directions(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::Pyraminx>("tetra-vertexface-3"));
  const auto phases = ready->tables.phases(Manner::paper);
  const human::Table& table = *std::ranges::find(phases, "upper-directions", &human::Phase::id)->tables[0];
  std::set<int> wrong;
  int most = 0;
  for (const auto& [key, procedures] : table.cases()) {
    const human::Key solved = table.look().solved(ready->mechanism);
    wrong.insert(static_cast<int>(std::ranges::count_if(key, [&](char16_t at) { return !solved.contains(at); })));
    most = std::max(most, procedures[0].cost);
  }
  return computes(fmt::format("{}, {}", fmt::join(wrong, " or "), most),
                  {"so many point the other way; the turns that mend it", "逆向きの個数と、それを直す手数"});
}

}  // namespace

std::vector<Claim> procedure_claims() {
  std::vector<Claim> out;
  out.push_back(step_claim("bottom-inner-turns", "14.1.2",
                           {"turns to Y-, after a turn of Y-, and from Y+ to Z+",
                            "Y- 面への手数、Y- 面を回してからの手数、Y+ 面から Z+ 面への手数"},
                           check_bottom_turns, "4, 5~6, 3"));
  out.push_back(step_claim(
      "cycle-to-top", "14.1.6",
      {"(N-1,j,k), (N-1-k,N-1,N-1-j), (N-1,k,N-1-j) in a circle and nothing else: turns",
       "(N-1,j,k), (N-1-k,N-1,N-1-j), (N-1,k,N-1-j) だけを巡回させる手数"},
      [](Context&) { return check_cycles(human::cycle_to_top, "Y+", true); }, "10"));
  out.push_back(step_claim(
      "cycle-to-front", "14.1.16",
      {"(N-1,j,k), (j,k,N-1), (N-1,k,N-1-j) in a circle and nothing else: turns",
       "(N-1,j,k), (j,k,N-1), (N-1,k,N-1-j) だけを巡回させる手数"},
      [](Context&) { return check_cycles(human::cycle_to_front, "Z+", false); }, "10"));
  out.push_back(step_claim("twist-counts", "14.1.8, Table 14.2",
                           {"patterns of the corners: these and no other", "コーナーの向きの型。これ以外は現れない"},
                           check_twists, "A, B, C, D, E, F, G, H"));
  out.push_back(step_claim("twist-patterns", "14.1.8",
                           {"patterns that take the procedure once, and twice", "手順 1 回の型と 2 回の型"},
                           check_twist_patterns, "BC 1, CDEFGH 2", "BC 1, DEFGH 2"));
  out.push_back(step_claim("exchanges", "14.1.13", {"turns of A and B", "A と B の手数"}, check_exchanges, "20, 21"));
  out.push_back(
      step_claim("exchange-saved", "14.1.13",
                 {"turns that case 4 saves by A instead of B twice", "4 の場合に B 2 回の代わりに A を使って減る手数"},
                 check_saved, "20", "18"));
  out.push_back(step_claim("pieces", "14.1.17", {"the number of pieces", "ピースの数"}, check_pieces, "6N^2-12N+8"));
  out.push_back(step_claim("pll-turned", "14.2.4", {"C5E7, then (0321)(4765)", "C5E7 の後で (0321)(4765)"},
                           check_turned, "C17E19"));
  out.push_back(step_claim("pll-representatives", "14.2.4",
                           {"the arrangements that are listed stand for so many kinds", "挙げられた配置が表す種類の数"},
                           check_representatives, "22"));
  out.push_back(step_claim("odd-faces", "14.3.1, Fig. 14.21",
                           {"odd faces come and go by so many at a time", "odd な面は必ずこの数ずつ増減する"},
                           check_odd_faces, "2"));
  out.push_back(step_claim("pairing-turns", "14.1.11, Table 14.4",
                           {"turns of its words, A of 6 and B of 9", "表の語の手数（A は 6 手、B は 9 手）"},
                           check_pairing_turns)
                    .needs("6, 6, 15, 15, 18, 9, 18, 15, 24, 12, 12, 9, 18, 15"));
  out.push_back(step_claim("tips", "14.4.2",
                           {"turns for each of the corner pieces, at most", "コーナーピース 1 個あたりの最大手数"},
                           check_tips, "1"));
  out.push_back(step_claim(
      "cases-upper-directions", "14.4.4",
      {"edges that may point the other way, and the turns that mend it", "逆向きになるエッジの個数と、直す手数"},
      check_upper_directions, "0 or 2, 9"));
  return out;
}

}  // namespace asobi
