#include "papers/solvers/cases.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "base/random.hpp"
#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/lbl.hpp"
#include "games/twisty/human/pyraminx.hpp"
#include "games/twisty/human/tsukuda.hpp"
#include "papers/finding.hpp"
#include "papers/live.hpp"

namespace asobi {

namespace {

using namespace twisty;

human::Word after(human::Word word, const human::Word& more) {
  word.insert(word.end(), more.begin(), more.end());
  return word;
}

// Cases that turns before and after a procedure carry into each other, by one of each class.
std::vector<const human::Word*> classes(const human::Table& table, const std::vector<human::Word>& before,
                                        const std::vector<human::Word>& behind) {
  std::set<std::set<human::Key>> seen;
  std::vector<const human::Word*> out;
  for (const auto& [key, procedures] : table.cases()) {
    std::set<human::Key> alike;
    for (const human::Word& first : before) {
      for (const human::Word& last : behind) {
        alike.insert(table.look().before(table.mechanism(), after(after(first, procedures[0].word), last)));
      }
    }
    if (seen.insert(alike).second) out.push_back(&procedures[0].word);
  }
  return out;
}

std::vector<human::Word> words_of(const human::Mechanism& mechanism, std::initializer_list<std::string_view> texts,
                                  int l = 1) {
  std::vector<human::Word> out;
  for (const auto text : texts) out.push_back(read_word(mechanism, text, human::Letters::with_l(mechanism.n(), l)));
  return out;
}

std::vector<human::Word> holds(const human::Mechanism& mechanism) {
  return human::beginnings(mechanism, human::Letters(mechanism.n()));
}

int longest(const human::Table& table) {
  int most = 0;
  for (const auto& [key, procedures] : table.cases()) {
    if (const auto* procedure = table.find(key, table.possible(key))) most = std::max(most, procedure->cost);
  }
  return most;
}

// Where the second of a pair of edge pieces may be, the first standing in its place.
std::size_t second_cases(const human::Table& table) {
  return static_cast<std::size_t>(
      std::ranges::count_if(table.cases(), [&](const auto& one) { return (table.possible(one.first) & 1u) != 0; }));
}

using Count = std::string (*)(const human::Phase& phase);

std::string all_cases(const human::Table& table) { return std::to_string(table.cases().size()); }
std::string all(const human::Phase& phase) { return all_cases(*phase.tables[0]); }
std::string and_longest(const human::Phase& phase) {
  return fmt::format("{}, {}", all(phase), longest(*phase.tables[0]));
}
std::string first_and_second(const human::Phase& phase) {
  return fmt::format("{} + {}", all(phase), second_cases(*phase.tables[1]));
}
std::string up_to_holds(const human::Phase& phase) {
  const human::Table& table = *phase.tables[0];
  return std::to_string(classes(table, holds(table.mechanism()), {{}}).size());
}
std::string up_to_top(const human::Phase& phase) {
  const human::Table& table = *phase.tables[0];
  return std::to_string(classes(table, words_of(table.mechanism(), {"", "yn", "ynd", "yn'"}), {{}}).size());
}
std::string up_to_both_layers(const human::Phase& phase) {
  const human::Table& table = *phase.tables[0];
  return std::to_string(classes(table, words_of(table.mechanism(), {"", "yl yr", "yld yrd", "yl' yr'"}), {{}}).size());
}

struct Cases {
  std::string section, phase;
  Text says;
  Count count;
  std::string printed;
  std::string right = {};  // where the print is wrong
};

// The cases and procedures of the method that a section is about, as the paper writes them.
std::string live_cases(std::string_view section) {
  const auto cases = [](std::string_view puzzle, std::string_view method) {
    return live_ask("twisty", "cases", fmt::format(R"("puzzle":"{}")", puzzle),
                    fmt::format(R"("method":"{}","as":"paper")", method));
  };
  if (section.starts_with("14.2")) return cases("cube-face-3", "lbl");
  if (section.starts_with("14.3")) return cases("cube-face-3", "picture");
  if (section.starts_with("14.4")) return cases("tetra-vertexface-3", "pyraminx");
  return cases("cube-face-5", "tsukuda");
}

template <class Tables>
Claim case_claim(const std::string& puzzle, const Cases& cases) {
  return step_claim(
      "cases-" + cases.phase, cases.section, {cases.phase + ": " + cases.says.en, cases.phase + ": " + cases.says.ja},
      [=](Context&) -> Result<Finding> {
        ASOBI_TRY(const auto ready, prepared<Tables>(puzzle));
        const auto faithful = ready->tables.phases(Manner::paper), plain = ready->tables.phases(Manner::plain);
        const auto phase = std::ranges::find(faithful, cases.phase, &human::Phase::id);
        const auto shorter = std::ranges::find(plain, cases.phase, &human::Phase::id);
        const std::string value = cases.count(*phase);
        const int most = longest(*phase->tables[0]), least = longest(*shorter->tables[0]);
        return computes(value,
                        {fmt::format("{}; the longest takes {} turns here, {} at the shortest", value, most, least),
                         fmt::format("{}。最長の手順はここで {} 手、最短にすれば {} 手", value, most, least)});
      },
      cases.printed, cases.right);
}

// A step whose procedures are lost but for the turns of the longest: ours are the shortest.
template <class Tables>
Claim longest_claim(const std::string& puzzle, const std::string& section, const std::string& phase,
                    const std::string& printed) {
  return step_claim(
             "longest-" + phase, section, {phase + ": turns of the longest procedure", phase + ": 最長の手順の手数"},
             [=](Context&) -> Result<Finding> {
               ASOBI_TRY(const auto ready, prepared<Tables>(puzzle));
               const auto phases = ready->tables.phases(Manner::paper);
               int most = 0;
               for (const human::Table* table : std::ranges::find(phases, phase, &human::Phase::id)->tables) {
                 most = std::max(most, longest(*table));
               }
               return computes(std::to_string(most),
                               {fmt::format("the procedures are lost; of the shortest the longest takes {}", most),
                                fmt::format("手順は失われている。最短の手順のうち最長は {} 手", most)});
             })
      .needs(printed);
}

const Text number_of_cases = {"how many cases", "場合の数"};
const Text number_and_longest = {"how many cases, and the turns of the longest", "場合の数と、最長の手順の手数"};

// 14.1.1: where the centre of Y- can be, however the whole is held.
Result<Finding> check_holds(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::Tsukuda>("cube-face-3"));
  const int centre = human::CubeParts(ready->mechanism).centre("Y-").places[0];
  std::set<int> places;
  for (int hold = 0; hold < ready->mechanism.holds(); ++hold) {
    places.insert(ready->mechanism.colour(ready->mechanism.rotated(hold, centre)));
  }
  return computes(std::to_string(places.size()), {"the centre may be on any face", "センターはどの面にもあり得る"});
}

// 14.1.11, Table 14.3: eight pieces, two of each of four kinds, four in each layer, kinds not told apart.
Result<Finding> check_split(Context&) {
  std::set<std::vector<int>> ways;
  for (unsigned upper = 0; upper < 256; ++upper) {
    if (std::popcount(upper) != 4) continue;
    std::vector<int> kinds;
    for (unsigned kind = 0; kind < 4; ++kind) kinds.push_back(std::popcount(upper >> 2 * kind & 3u));
    std::ranges::sort(kinds);
    ways.insert(kinds);
  }
  return computes(std::to_string(ways.size()), {"by how many of each kind are above", "上の層にある同種の数による"});
}

// After the layers were turned to have most pairs: the cases in which no other turn would give more.
Result<Finding> check_thirteen(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::Tsukuda>("cube-face-4"));
  const auto phases = ready->tables.phases(Manner::paper);
  const human::Table& table = *std::ranges::find(phases, "pairing", &human::Phase::id)->tables[0];
  const auto pairs = [&](const human::Word& word) {
    human::Board board(ready->mechanism);
    board.turn(word);
    const human::Key seen = table.look().seen(board);
    int out = 0;
    for (std::size_t i = 0; i < seen.size(); i += 2) {
      const auto at = [&](std::size_t k) {
        const int mark = ready->model.puzzle.stickers_of(seen[k])[0];
        return std::pair(ready->mechanism.layer(mark, 0), ready->mechanism.layer(mark, 2));
      };
      out += at(i) == at(i + 1);
    }
    return out;
  };
  std::size_t met = 0;
  for (const auto& [key, procedures] : table.cases()) {
    const human::Word undone = ready->mechanism.inverse(procedures[0].word);
    const auto slides = words_of(ready->mechanism, {"yr", "yrd", "yr'"});
    met += std::ranges::none_of(slides,
                                [&](const human::Word& slide) { return pairs(after(undone, slide)) > pairs(undone); });
  }
  return computes(fmt::format("{}, {}", table.cases().size(), met),
                  {"all words of Table 14.4 do what they are to do, in one case each",
                   "Table 14.4 のどの語も、それぞれ一つの場合を解く"});
}

// 14.2.2: both pieces of a pair, and after the corner was brought to one of two places.
Result<Finding> check_pairs(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::LayerByLayer>("cube-face-3"));
  const auto phases = ready->tables.phases(Manner::plain);
  const human::Table& table = *std::ranges::find(phases, "f2l", &human::Phase::id)->tables[0];
  const human::CubeParts parts(ready->mechanism);
  const int home = ready->mechanism.piece(parts.corners(0).places[0]),
            above = ready->mechanism.piece(parts.corners(2).places[0]);
  std::set<int> places;
  std::size_t prepared_cases = 0;
  for (const auto& [key, procedures] : table.cases()) {
    const int at = ready->mechanism.piece(key[0]);
    places.insert(at);
    prepared_cases += at == home || at == above;
  }
  return computes(
      fmt::format("{}, {} of {}, {}", table.cases().size(), places.size() - 2, places.size(), prepared_cases),
      {"all cases; places from which the corner is brought; cases that are left",
       "すべての場合、準備の要るコーナーの位置、残る場合"});
}

// 14.2.6: an edge of F2L in another place that is not on Y+.
Result<Finding> check_far_edges(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::LayerByLayer>("cube-face-3"));
  const auto longest_of = [&](Manner manner, int x, int z) {
    const auto phases = ready->tables.phases(manner);
    const human::Table& table = *std::ranges::find(phases, "f2l", &human::Phase::id)->tables[0];
    int most = 0;
    for (const auto& [key, procedures] : table.cases()) {
      const human::Mechanism& m = ready->mechanism;
      if (m.layer(key[1], 0) != x || m.layer(key[1], 2) != z || m.layer(key[1], 1) != 1) continue;
      if (const auto* one = table.find(key, table.possible(key))) most = std::max(most, one->cost);
    }
    return most;
  };
  const int beside = longest_of(Manner::plain, 0, 2), opposite = longest_of(Manner::plain, 0, 0);
  return computes(fmt::format("{}, {}", beside, opposite),
                  {fmt::format("the shortest procedures take at most {} turns from the next place, {} from the "
                               "opposite one",
                               beside, opposite),
                   fmt::format("最短の手順なら、隣の位置から最大 {} 手、反対側から最大 {} 手", beside, opposite)});
}

// 14.2.1: the patterns of one edge; and the procedures.
Result<Finding> check_cross(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::LayerByLayer>("cube-face-3"));
  const auto phases = ready->tables.phases(Manner::paper);
  const human::Table& table = *std::ranges::find(phases, "cross", &human::Phase::id)->tables[0];
  std::size_t procedures = 0;
  for (const auto& [key, list] : table.cases()) procedures += list.size();
  return computes(
      all_cases(table),
      {fmt::format("by stage {} procedures that are shortest; the paper wrote 43, of which none is printed, "
                   "nor what tells the stages apart, so that they cannot be counted",
                   procedures),
       fmt::format("段階ごとの最短手順は {} 通り。論文の 43 "
                   "通りは、手順も段階の分け方も印刷されていないので数えられない",
                   procedures)});
}

// 14.2.3, Table 14.8: classes of OLL by how many edges are wrong, and, of two, whether they are opposite.
Result<Finding> check_oll(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::LayerByLayer>("cube-face-3"));
  const auto phases = ready->tables.phases(Manner::plain);
  const human::Table& table = *std::ranges::find(phases, "oll", &human::Phase::id)->tables[0];
  const human::CubeParts parts(ready->mechanism);
  const auto edges = parts.edges(2, 1).places;
  std::map<std::string, int> count;
  const auto found = classes(table, holds(ready->mechanism), {{}});
  for (const human::Word* word : found) {
    human::Board board(ready->mechanism);
    board.turn(ready->mechanism.inverse(*word));
    std::vector<bool> right;
    for (const int place : edges) right.push_back(board.shows_right_colour(place));
    const auto wrong = std::ranges::count(right, false);
    ++count[wrong == 2 ? (right[0] == right[2] ? "beta" : "gamma") : wrong == 0 ? "alpha" : "delta"];
  }
  return computes(fmt::format("{} + {} + {} + {} = {}", count["alpha"], count["beta"], count["gamma"], count["delta"],
                              found.size()),
                  {"classes of all 216 states, by the edges as in Table 14.8",
                   "全 216 状態の類を、Table 14.8 のエッジの型ごとに数えた"});
}

Result<Finding> check_pll(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::LayerByLayer>("cube-face-3"));
  const auto phases = ready->tables.phases(Manner::plain);
  const human::Table& table = *std::ranges::find(phases, "pll", &human::Phase::id)->tables[0];
  const auto tops = words_of(ready->mechanism, {"", "yn", "ynd", "yn'"});
  std::vector<human::Word> before;
  for (const human::Word& hold : holds(ready->mechanism)) {
    for (const human::Word& top : tops) before.push_back(after(hold, top));
  }
  return computes(fmt::format("{}, {}, {}", table.cases().size(), classes(table, tops, {{}}).size(),
                              classes(table, before, tops).size()),
                  {"states; up to turns of the top; up to turns of the whole besides",
                   "状態の数、上の層の回転を同じとみた数、全体の回転も同じとみた数"});
}

}  // namespace

human::Board shuffled(const human::Mechanism& mechanism, Random& random) {
  human::Board board(mechanism);
  for (int i = 0; i < 100; ++i) {
    const int axis = static_cast<int>(random.below(static_cast<std::uint64_t>(mechanism.axes()))),
              layer = static_cast<int>(random.below(static_cast<std::uint64_t>(mechanism.n())));
    board.turn(Turn{axis, layer, layer, random.below(2) == 0 ? 1 : -1});
  }
  return board;
}

Claim step_claim(std::string id, const std::string& section, Text says, std::function<Result<Finding>(Context&)> check,
                 const std::string& printed, const std::string& right) {
  Claim claim{std::move(id), {section, section}, std::move(says), std::move(check), live_cases(section)};
  if (printed.empty()) return claim;
  return right.empty() ? claim.prints(printed) : claim.corrects(printed, right);
}

std::vector<Claim> case_claims() {
  std::vector<Claim> out;
  out.push_back(step_claim("cases-hold", "14.1.1",
                           {"where the centre of Y- may be", "Y- 面のセンターピースの位置の場合の数"}, check_holds,
                           "6"));
  for (const Cases& cases :
       std::initializer_list<Cases>{{"14.1.3", "bottom-corners", number_and_longest, and_longest, "24, 8"},
                                    {"14.1.4", "bottom-edges", number_of_cases, first_and_second, "24 + 23"},
                                    {"14.1.5", "bottom-central-edges", number_and_longest, and_longest, "24, 8"},
                                    {"14.1.7", "top-corner-positions", number_of_cases, up_to_top, "6"},
                                    {"14.1.8", "top-corner-directions", number_of_cases, up_to_holds, "8"},
                                    {"14.1.9", "top-edges", number_of_cases, first_and_second, "16 + 15"},
                                    {"14.1.10", "top-central-edges", number_and_longest, and_longest, "24, 8", "16, 8"},
                                    {"14.1.12", "pair-positions", number_of_cases, up_to_both_layers, "6"},
                                    {"14.1.13", "pair-directions", number_of_cases, up_to_holds, "6"},
                                    {"14.1.14", "central-positions", number_and_longest, and_longest, "12, 12"},
                                    {"14.1.15", "central-directions", number_of_cases, up_to_holds, "4"}}) {
    out.push_back(case_claim<human::Tsukuda>("cube-face-5", cases));
  }
  out.push_back(step_claim("layer-split", "14.1.11, Table 14.3",
                           {"ways in which the pieces are divided between the layers", "ピースの二つの層への分かれ方"},
                           check_split, "3"));
  out.push_back(step_claim("pairing-words", "14.1.11, Table 14.4",
                           {"cases with a pair made, and those that are left once the layers are turned",
                            "ペアが一つある場合の数と、層を回した後に残る場合の数"},
                           check_thirteen, "15, 13"));
  out.push_back(step_claim("cases-f2l", "14.2.2",
                           {"cases; places of the corner that need a preparation; cases after it",
                            "すべての場合、準備の要るコーナーの位置、準備の後の場合"},
                           check_pairs, "384, 6 of 8, 96"));
  out.push_back(step_claim("cases-oll", "14.2.3, Table 14.8",
                           {"cases by the pattern of the edges", "エッジの型ごとの場合の数"}, check_oll,
                           "8 + 15 + 27 + 8 = 58"));
  out.push_back(step_claim("cases-pll", "14.2.4", {"states, and what is left of them", "状態の数と、絞った後の数"},
                           check_pll, "288, 72, 22"));
  out.push_back(step_claim("cross", "14.2.1", {"patterns of an edge of the Cross", "Cross のエッジ 1 個のパターンの数"},
                           check_cross, "24"));
  out.push_back(step_claim("far-edges", "14.2.6",
                           {"turns for edges of F2L in another place below Y+: the next, the opposite one",
                            "Y+ 面以外の別の位置（隣、反対側）にある F2L のエッジにかかる手数"},
                           check_far_edges)
                    .needs("11, 13"));
  out.push_back(longest_claim<human::Tsukuda>("cube-face-5", "14.1.4", "bottom-edges", "13"));
  out.push_back(longest_claim<human::Tsukuda>("cube-face-5", "14.1.7", "top-corner-positions", "14"));
  out.push_back(longest_claim<human::Tsukuda>("cube-face-5", "14.1.9", "top-edges", "15"));
  out.push_back(longest_claim<human::Tsukuda>("cube-face-5", "14.1.12", "pair-positions", "16"));
  out.push_back(longest_claim<human::LayerByLayer>("cube-face-3", "14.2.2", "f2l", "13"));
  out.push_back(longest_claim<human::LayerByLayer>("cube-face-3", "14.2.3", "oll", "14"));
  out.push_back(longest_claim<human::LayerByLayer>("cube-face-3", "14.2.4", "pll", "17"));
  for (const Cases& cases :
       std::initializer_list<Cases>{{"14.4.3", "face-edges", number_and_longest, and_longest, "12, 7"},
                                    {"14.4.5", "upper-positions", number_and_longest, and_longest, "3, 11"}}) {
    out.push_back(case_claim<human::Pyraminx>("tetra-vertexface-3", cases));
  }
  for (Claim& claim : procedure_claims()) out.push_back(std::move(claim));
  for (Claim& claim : printed_claims()) out.push_back(std::move(claim));
  for (Claim& claim : piece_claims()) out.push_back(std::move(claim));
  return out;
}

}  // namespace asobi
