#include "papers/sliding/claims.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include "games/sliding/board/board.hpp"
#include "games/sliding/board/normal.hpp"
#include "games/sliding/paper/generating_pairs.hpp"
#include "games/sliding/paper/loops.hpp"
#include "games/sliding/paper/paper_group.hpp"
#include "games/sliding/paper/paper_table.hpp"
#include "games/sliding/paper/three_cycles.hpp"
#include "games/sliding/table/distance_table.hpp"
#include "papers/finding.hpp"
#include "papers/live.hpp"

namespace asobi {

namespace {

using namespace sliding;  // the paper speaks of nothing else

constexpr Shape game5 = {2, 3};
constexpr Shape game7 = {2, 4};
constexpr Shape game8 = {3, 3};

std::string in_groups(const Natural& number) { return grouped(std::string_view(to_string(number))); }

// A tool asked about that board, in the paper's numbering.
std::string live_board(Shape shape, const std::string& tool, const std::string& arguments = {}) {
  return live_ask("sliding", tool, fmt::format(R"("size":"{}","paper":true)", shape.name()), arguments);
}

std::string argument(const std::string& name, const std::string& value) {
  return fmt::format(R"("{}":"{}")", name, value);
}

Result<std::vector<Images>> generators(Shape shape, std::string_view loops) {
  ASOBI_TRY(const auto parsed, parse_loops(shape, loops));
  std::vector<Images> out;
  for (const Loop& loop : parsed) out.push_back(loop.images);
  return out;
}

// "the loop `name` makes the permutation `printed`"
Claim printed_loop(std::string id, Shape shape, const std::string& loop, const std::string& name, const Images& printed,
                   const char* section) {
  return {std::move(id), same(section), same(name + " = " + images_text(printed)),
          [=](Context&) -> Result<Finding> {
            ASOBI_TRY(const Loop walked, parse_loop(shape, loop));
            return reproduced_if(walked.images == printed, same(images_text(walked.images)));
          },
          live_board(shape, "loop", argument("walk", loop))};
}

// "these two loops generate `printed` permutations"
Claim generated(std::string id, Shape shape, const std::string& loops, std::uint64_t printed, const char* section,
                Text says) {
  return {std::move(id), same(section), std::move(says),
          [=](Context& context) -> Result<Finding> {
            ASOBI_TRY(const auto xy, generators(shape, loops));
            ASOBI_TRY(const Natural order, group_order(xy));
            ASOBI_TRY(const auto elements, list_elements(xy, context));
            std::set<Images> different;
            for (const Element& element : elements) different.insert(element.images);
            return reproduced_if(
                order == printed && elements.size() == printed && different.size() == printed,
                {in_groups(order) + ", listed one by one, all different", in_groups(order) + " 個。列挙して重複なし"});
          },
          live_board(shape, "words", argument("loops", loops))};
}

Result<Finding> check_parity(Context& context) {
  for (const Shape shape : {game5, game7, game8}) {
    ASOBI_TRY(const auto loops, simple_loops(shape, context));
    const bool all_even = std::ranges::all_of(loops, [](const Loop& loop) { return is_even(loop.images); });
    ASOBI_TRY(const auto xy, generators(shape, "outer,inner"));
    ASOBI_TRY(const auto elements, list_elements(xy, context));
    const bool group_even = std::ranges::all_of(elements, [](const Element& e) { return is_even(e.images); });
    if (!all_even || !group_even) return Finding{Verdict::failed, {"an odd one was found", "奇置換が見つかった"}};
  }
  return Finding{Verdict::reproduced,
                 {"every simple loop and every element of the three groups is even",
                  "三つの盤の全ての単純な周回と全ての元が偶置換"}};
}

Result<Finding> check_rows(Context& context) {
  ASOBI_TRY(const auto xy, generators(game5, "outer,inner"));
  ASOBI_TRY(const auto elements, list_elements(xy, context));
  const auto rows = printed_elements();
  std::size_t equal = 0;
  for (std::size_t i = 0; i < std::min(rows.size(), elements.size()); ++i) {
    equal += images_text(elements[i].images) == rows[i].permutation && elements[i].word == rows[i].word ? 1 : 0;
  }
  return reproduced_if(
      equal == rows.size() && rows.size() == elements.size(),
      say("{} of {} rows equal, in the same order", "{1} 行中 {0} 行が順序も語も一致", equal, rows.size()));
}

Result<Finding> check_ending(Context& context) {
  std::size_t listed = 0;
  for (const Shape shape : {game7, game8}) {
    ASOBI_TRY(const auto xy, generators(shape, "outer,inner"));
    ASOBI_TRY(const auto elements, list_elements(xy, context));
    listed += elements.size();
  }
  if (listed != 2520 + 20160) return Finding{Verdict::failed, same(grouped(listed))};
  return Finding{Verdict::answered,
                 {"it has not stopped: it still tries all n² products; 2n are enough, and the list ends at once",
                  "止まったのではなく n² 個の積を試し続けている。2n 個で足り、列挙はすぐ終わる"}};
}

Result<Finding> check_pairs(Context& context) {
  std::vector<std::string> parts;
  for (const Shape shape : {game5, game7, game8}) {
    ASOBI_TRY(const auto survey, survey_pairs(shape, context));
    if (survey.generating == 0) return Finding{Verdict::failed, same(shape.name())};
    parts.push_back(fmt::format("{}: {}/{}", shape.name(), survey.generating, survey.pairs.size()));
  }
  const auto list = fmt::format("{}", fmt::join(parts, ", "));
  return Finding{
      Verdict::answered,
      {"pairs of simple loops that generate everything: " + list, "すべてを生成する単純な周回の組: " + list}};
}

Result<Finding> check_three_cycle_groups(Context&) {
  std::vector<std::string> orders;
  for (const int degree : {6, 8, 9}) {
    ASOBI_TRY(const Natural order, group_order(paper_three_cycles(degree)));
    orders.push_back(in_groups(order));
  }
  return reproduced_if(
      orders == std::vector<std::string>{"60", "2,520", "20,160"},
      {fmt::format("orders {}", fmt::join(orders, "; ")), fmt::format("位数 {}", fmt::join(orders, "、"))});
}

Claim formula(std::string id, const std::string& loop, const std::string& name, const std::string& cycle,
              const std::string& product) {
  return {std::move(id), same("考察"), same(name + " = " + cycle + " = " + product),
          [=](Context& context) -> Result<Finding> {
            ASOBI_TRY(const Loop walked, parse_loop(game5, loop));
            ASOBI_TRY(const Images by_cycle, parse_cycle_product(cycle, 6));
            ASOBI_TRY(const Images by_product, parse_cycle_product(product, 6));
            ASOBI_TRY(const auto words, ShortestWords::search(paper_three_cycles(6), true, context));
            ASOBI_TRY(const Word word, words.word_of(walked.images));
            return reproduced_if(walked.images == by_cycle && walked.images == by_product,
                                 {"true, the right factor first; shorter: " + paper_three_cycles_text(word),
                                  "正しい（右の因子が先）。より短く " + paper_three_cycles_text(word)});
          },
          live_board(game5, "cycles", argument("permutation", loop))};
}

// Two pairs of loops with equal numbers of 3-cycles that generate different groups refute it.
Result<Finding> check_numbers_decide(Context&) {
  std::vector<std::size_t> counts[2];
  Natural orders[2];
  const std::string pairs[2] = {"2x3,outer", "2x3,1-4-7-8-5-6-3-2-1"};
  for (int i = 0; i < 2; ++i) {
    ASOBI_TRY(const auto xy, generators(game8, pairs[i]));
    for (const Images& images : xy) {
      ASOBI_TRY(const std::size_t least, least_three_cycles(images));
      counts[i].push_back(least);
    }
    ASOBI_TRY(orders[i], group_order(xy));
  }
  const bool refuted = counts[0] == counts[1] && orders[0] != orders[1];
  const auto list = fmt::format("{} + {}", counts[0][0], counts[0][1]);
  return Finding{refuted ? Verdict::corrected : Verdict::failed,
                 say("no: pairs of {} 3-cycles generate {} or {}; every seat must be visited",
                     "否。{} 個の組が {} 個も {} 個も生成する。全ての座席を通るかどうかで決まる", list,
                     in_groups(orders[0]), in_groups(orders[1]))};
}

Result<Finding> check_shortest_words(Context& context) {
  std::vector<std::string> parts;
  for (const auto& [shape, loops] : {std::pair(game5, "outer,inner"), std::pair(game7, "outer,inner"),
                                     std::pair(game8, "outer,inner"), std::pair(game8, "outer,2x3")}) {
    ASOBI_TRY(const auto xy, generators(shape, loops));
    ASOBI_TRY(const auto forward, ShortestWords::search(xy, false, context));
    ASOBI_TRY(const auto both, ShortestWords::search(xy, true, context));
    parts.push_back(fmt::format("{} ({})", forward.greatest(), both.greatest()));
  }
  const auto list = fmt::format("{}", fmt::join(parts, ", "));
  return Finding{list == "8 (6), 16 (12), 20 (16), 21 (14)" ? Verdict::answered : Verdict::failed,
                 {"longest shortest word, in brackets with inverses: " + list,
                  "最短の語の最大長（括弧内は逆回りも使う場合）: " + list}};
}

Result<Finding> check_shortest_solutions(Context& context) {
  std::vector<std::string> parts;
  for (const Shape shape : {game5, game7, game8}) {
    const Position goal = Position::paper_ordered(shape);
    const Normal normal = normalise(goal, goal);
    ASOBI_TRY(const auto table, distance_table(normal.shape, normal.goal_blank, context));
    parts.push_back(fmt::format("{}: {}", shape.name(), table.diameter()));
  }
  const auto list = fmt::format("{}", fmt::join(parts, ", "));
  return Finding{list == "2x3: 21, 2x4: 36, 3x3: 31" ? Verdict::answered : Verdict::failed,
                 {"every position is solved in the fewest moves; the farthest need " + list,
                  "どの局面も最短手数で解ける。最も遠い局面の手数は " + list}};
}

}  // namespace

Paper sliding_paper() {
  return {
      .id = "sliding",
      .title = {"A study of the 5-, 7- and 8-games", "5ゲーム、7ゲーム、8ゲームの研究"},
      .citation = {"Y. Ōkubo, Department of Mathematics, Gakushūin University, 2 February 2010",
                   "大久保祐希（学習院大学理学部数学科 4 年）、平成 22 年 2 月 2 日"},
      .abstract = {"The 5-, 7- and 8-games are the 15-puzzle made simpler, on boards of 2×3, 2×4 and 3×3. "
                   "Their play is defined and studied as permutation groups, by computations in SWI-Prolog: "
                   "the ways of the blank that return home generate the alternating groups.",
                   "この研究では 15 ゲームを簡略化した 5 ゲーム、7 ゲーム、8 ゲームのやり方を定義し、それらを SWI-Prolo"
                   "g を用いた計算により置換群の立場から考察する。"},
      .source = "004_97ce1b9f8c69107c",
      .claims =
          {
              {"parity",
               same("(iv)"),
               {"with the blank home again, the permutation is even", "空きが元に戻れば偶置換である"},
               check_parity,
               live_board(game8, "loop", argument("walk", "outer"))},
              printed_loop("tau5-1", game5, "outer", "τ5_1", {1, 3, 6, 2, 4, 5}, "(v)"),
              printed_loop("tau5-2", game5, "inner", "τ5_2", {1, 5, 3, 2, 4, 6}, "(v)"),
              printed_loop("tau7-1", game7, "outer", "τ7_1", {1, 3, 4, 8, 2, 5, 6, 7}, "(vi)"),
              printed_loop("tau7-2", game7, "inner", "τ7_2", {1, 6, 3, 4, 2, 5, 7, 8}, "(vi)"),
              printed_loop("tau8-1", game8, "outer", "τ8_1", {1, 3, 6, 2, 5, 9, 4, 7, 8}, "(vi)"),
              printed_loop("tau8-2", game8, "inner", "τ8_2", {1, 5, 3, 2, 4, 6, 7, 8, 9}, "(vi)"),
              printed_loop("tau8-2-prime", game8, "2x3", "τ'8_2", {1, 3, 6, 2, 4, 5, 7, 8, 9}, "方法"),
              {"rows",
               same("方法"),
               {"game5 prints 60 rows of permutations and words in X and Y",
                "game5 は 60 行の置換と X, Y の語を出力する"},
               check_rows,
               live_board(game5, "group", R"("words":true)")},
              generated("order5", game5, "outer,inner", 60, "方法",
                        {"the 5-game has 5!/2 = 60 patterns", "5ゲームは 5!/2 = 60 通り"}),
              generated("order7", game7, "outer,inner", 2520, "方法",
                        {"the 7-game has 7!/2 = 2520", "7ゲームは 7!/2 = 2520 通り"}),
              generated("order8", game8, "outer,inner", 20160, "方法",
                        {"the 8-game has 20160", "8ゲームは 20160 通り"}),
              generated("order8-prime", game8, "outer,2x3", 20160, "方法",
                        {"τ'8_1, τ'8_2 generate all patterns too", "τ'8_1, τ'8_2 でも全てが生成される"}),
              {"ending",
               same("方法"),
               {"game7 and game8 stop unexpectedly at the last number", "game7, game8 は最後の数で予期せず止まる"},
               check_ending,
               live_board(game7, "group", R"("words":true)")},
              {"pairs",
               same("方法"),
               {"other pairs of loops generate everything; left out", "他にもすべてを生成する組があるが省略"},
               check_pairs,
               live_board(game8, "pairs")},
              {"three-cycles",
               same("考察"),
               {"A5 = <(234), (235), (236)>, likewise for 7 and 8", "A5 = <(234), (235), (236)>、7・8 も同様"},
               check_three_cycle_groups,
               live_ask("group", "order", argument("generators", "(2 3 4);(2 3 5);(2 3 6)"))},
              formula("formula5-2", "inner", "τ5_2", "(254)", "(235)^2 (234)^2 (235)"),
              formula("formula5-1", "outer", "τ5_1", "(23654)", "(235)^2 (234)^2 (235) (236)"),
              {"numbers",
               same("考察"),
               {"what matters is how many 3-cycles are multiplied", "何個の 3 サイクルの積かが重要である"},
               check_numbers_decide,
               live_board(game8, "words", argument("loops", "2x3,1-4-7-8-5-6-3-2-1"))},
              {"words",
               same("感想"),
               {"no useful law of the words was found", "語の有用な法則は発見できなかった"},
               check_shortest_words,
               live_board(game8, "words", argument("loops", "outer,2x3") + R"(,"inverses":true)")},
              {"shortest",
               same("今後の課題"),
               {"the shortest way back is left to those who follow", "最短で元に戻す問題は後続に期待する"},
               check_shortest_solutions,
               live_board(game8, "census")},
          },
  };
}

}  // namespace asobi
