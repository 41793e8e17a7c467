#include "papers/sliding/claims.hpp"

#include <algorithm>
#include <array>
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
#include "papers/sliding/listing.hpp"

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

// "the loop `name` makes the permutation …"
Claim printed_loop(std::string id, Shape shape, const std::string& loop, const std::string& name,
                   const std::string& printed, const Text& section) {
  return Claim{std::move(id), section, same(name + " = " + printed),
               [=](Context&) -> Result<Finding> {
                 ASOBI_TRY(const Loop walked, parse_loop(shape, loop));
                 const std::string way = fmt::format("{}", fmt::join(walked.seats, "-"));
                 return computes(images_text(walked.images),
                                 {"the same, by the way " + way, "同じ。空きの通り道は " + way});
               },
               live_board(shape, "loop", argument("walk", loop))}
      .prints(printed);
}

Natural half_factorial(int n) {
  Natural out = 1;
  for (int i = 3; i <= n; ++i) out = out * Natural(i);
  return out;
}

// How many permutations the two loops make, told by `value` (order, number of pieces).
template <class Value>
Claim generated(std::string id, Shape shape, const std::string& loops, Text section, Text says, Value value) {
  return {std::move(id), std::move(section), std::move(says),
          [=](Context& context) -> Result<Finding> {
            ASOBI_TRY(const auto xy, generators(shape, loops));
            ASOBI_TRY(const Natural order, group_order(xy));
            ASOBI_TRY(const auto elements, list_elements(xy, context));
            std::set<Images> different;
            for (const Element& element : elements) different.insert(element.images);
            return computes(
                value(order, shape.cells() - 1),
                {in_groups(order) + ", listed one by one, all different", in_groups(order) + " 個。列挙して重複なし"},
                order == elements.size() && order == different.size());
          },
          live_board(shape, "words", argument("loops", loops))};
}

std::string bare(const Natural& order, int) { return to_string(order); }
std::string by_formula(const Natural& order, int pieces) {
  return order == half_factorial(pieces) ? fmt::format("{}!/2 = {}", pieces, to_string(order)) : to_string(order);
}
std::string of_all(const Natural& order, int pieces) {
  return order == half_factorial(pieces) ? "every" : to_string(order);
}

Result<Finding> check_parity(Context& context) {
  std::size_t odd = 0, looked_at = 0;
  const auto look = [&](const Images& images) {
    ++looked_at;
    odd += is_even(images) ? 0 : 1;
  };
  for (const Shape shape : {game5, game7, game8}) {
    ASOBI_TRY(const auto loops, simple_loops(shape, context));
    for (const Loop& loop : loops) look(loop.images);
    ASOBI_TRY(const auto xy, generators(shape, "outer,inner"));
    ASOBI_TRY(const auto elements, list_elements(xy, context));
    for (const Element& element : elements) look(element.images);
  }
  return computes(every_but(odd, looked_at), {"every simple loop and every element of the three groups is even",
                                              "三つの盤の全ての単純な周回と全ての元が偶置換"});
}

// The rows of the table, as the paper prints them.
std::string printed_rows() {
  std::vector<std::string> out;
  for (const auto& [permutation, word] : printed_elements()) out.push_back(fmt::format("{} {}", permutation, word));
  return fmt::format("{}", fmt::join(out, "; "));
}

Result<Finding> check_rows(Context& context) {
  ASOBI_TRY(const auto xy, generators(game5, "outer,inner"));
  ASOBI_TRY(const auto elements, list_elements(xy, context));
  std::vector<std::string> rows;
  for (const Element& element : elements) {
    rows.push_back(fmt::format("{} {}", images_text(element.images), element.word));
  }
  return computes(fmt::format("{}", fmt::join(rows, "; ")),
                  say("{} rows, all as printed, in the same order", "{} 行すべてが順序も語も一致", rows.size()));
}

// Of all ways to write the comparisons, those with which the listing writes what the 5-game's table is.
Result<Finding> check_listing(Context& context) {
  namespace listing = sliding_listing;
  ASOBI_TRY(const auto xy, generators(game5, "outer,inner"));
  ASOBI_TRY(const auto elements, list_elements(xy, context));
  std::vector<std::string> table, right;
  for (const Element& element : elements) {
    table.push_back(fmt::format("{} {}", images_text(element.images), element.word));
  }
  for (const auto sum : listing::comparisons) {
    for (const auto joined : listing::comparisons) {
      for (const auto beside : listing::comparisons) {
        for (const auto write : listing::comparisons) {
          ASOBI_CHECK(context.progress.check());
          const listing::Operators operators = {sum, joined, beside, write};
          std::size_t row = 0;
          const auto rows = listing::game5_rows(operators, [&](const std::string& text) {
            const bool as_in_table = row < table.size() && text == table[row];
            ++row;
            return as_in_table;
          });
          if (rows == table) right.push_back(operators.text());
        }
      }
    }
  }
  const auto terms = listing::Comparison::terms;
  const auto as_printed = listing::game5_rows({terms, terms, terms, terms}, [](const std::string&) { return true; });
  const auto text = fmt::format("{}", fmt::join(as_printed, "; "));
  return computes(fmt::format("{}", fmt::join(right, " | ")),
                  {fmt::format("as printed it writes “{}” and stops: == compares terms, and 10 mod 10 is not the term "
                               "0. With these signs, and with no others of 81 choices, it writes the table; the "
                               "authors ran it, so the text may have been damaged by scanning",
                               text),
                   fmt::format("印刷のままでは「{}」と出て止まる。== は項の比較で、10 mod 10 は項 0 ではない。81 "
                               "通りのうちこの記号のときだけ論文の表が出る。著者は実行しているので、"
                               "スキャンで文字が損なわれた可能性がある",
                               text)});
}

// When all n elements stand in the list, the program still tries their n² products. Only the 2n by a generator count:
// where these bring nothing new, none does.
Result<Finding> check_ending(Context& context) {
  std::vector<std::string> sizes;
  bool ended = true;
  for (const Shape shape : {game7, game8}) {
    ASOBI_TRY(const auto xy, generators(shape, "outer,inner"));
    ASOBI_TRY(const auto elements, list_elements(xy, context));
    std::set<Images> listed;
    for (const Element& element : elements) listed.insert(element.images);
    const auto stays = [&](const Images& a) {
      return std::ranges::all_of(xy, [&](const Images& b) { return listed.contains(product(a, b)); });
    };
    ended = ended && half_factorial(shape.cells() - 1) == listed.size() && std::ranges::all_of(listed, stays);
    sizes.push_back(grouped(listed.size()));
  }
  const auto n = fmt::format("{}", fmt::join(sizes, ", "));
  return answered_if(
      ended, {fmt::format("it has not stopped: with all n = {} listed it still tries n² products. The 2n by X and Y "
                          "bring nothing new, so the list is at its end",
                          n),
              fmt::format("止まったのではない。n = {} 個をすべて並べた後も n² 個の積を試し続けている。X, Y との 2n 個の"
                          "積から新しいものは出ないので、列挙はそこで終わる",
                          n)});
}

// Whether two loops, by their names, are among the pairs that generate everything.
Result<bool> generates(const PairSurvey& survey, std::string_view loops) {
  ASOBI_TRY(const auto xy, generators(survey.shape, loops));
  return std::ranges::any_of(survey.pairs, [&](const LoopPair& pair) {
    const std::array<Images, 2> both = {survey.loops[pair.first].images, survey.loops[pair.second].images};
    const auto is = [](const Images& a, const Images& b) { return a == b || a == inverse(b); };
    return pair.order == survey.everything &&
           ((is(xy[0], both[0]) && is(xy[1], both[1])) || (is(xy[0], both[1]) && is(xy[1], both[0])));
  });
}

// The paper's two pairs for the 8-game are among them. The orders of the small boards' pairs are those of their lists.
Result<Finding> check_pairs(Context& context) {
  std::vector<std::string> parts;
  bool holds = true;
  for (const Shape shape : {game5, game7, game8}) {
    ASOBI_TRY(const auto survey, survey_pairs(shape, context));
    ASOBI_TRY(const bool first, generates(survey, "outer,inner"));
    const auto all = std::ranges::count(survey.pairs, survey.everything, &LoopPair::order);
    holds = holds && first && static_cast<std::size_t>(all) == survey.generating;
    if (shape == game8) {
      ASOBI_TRY(const bool second, generates(survey, "outer,2x3"));
      holds = holds && second && survey.generating > 2;
    }
    for (const LoopPair& pair : survey.pairs) {
      if (shape == game8) break;
      ASOBI_TRY(const auto elements,
                list_elements({survey.loops[pair.first].images, survey.loops[pair.second].images}, context));
      holds = holds && pair.order == elements.size();
    }
    parts.push_back(fmt::format("{}: {}/{}", shape.name(), survey.generating, survey.pairs.size()));
  }
  const auto list = fmt::format("{}", fmt::join(parts, ", "));
  return answered_if(
      holds, {"pairs of simple loops that generate everything: " + list, "すべてを生成する単純な周回の組: " + list});
}

// An even group of n!/2 permutations of n pieces is the alternating one.
Result<Finding> check_three_cycle_groups(Context&) {
  std::vector<std::string> groups, orders;
  for (const Shape shape : {game5, game7, game8}) {
    const int pieces = shape.cells() - 1;
    const auto cycles = paper_three_cycles(shape.cells());
    ASOBI_TRY(const Natural order, group_order(cycles));
    const bool alternating = order == half_factorial(pieces) && std::ranges::all_of(cycles, is_even);
    groups.push_back(alternating ? fmt::format("A{}", pieces) : to_string(order));
    orders.push_back(in_groups(order));
  }
  return computes(fmt::format("{}", fmt::join(groups, ", ")),
                  {fmt::format("orders {}", fmt::join(orders, "; ")), fmt::format("位数 {}", fmt::join(orders, "、"))});
}

// "(254)", as the paper writes a cycle.
std::string tight(const std::string& cycles) {
  std::string out;
  for (const char c : cycles) {
    if (c != ' ') out += c;
  }
  return out;
}

// The loop in cycles, and whether the product is equal to it.
Claim formula(std::string id, const std::string& loop, const std::string& name, const std::string& product,
              const std::string& printed) {
  return Claim{std::move(id),
               {"discussion", "考察"},
               same(name + " = " + printed),
               [=](Context& context) -> Result<Finding> {
                 ASOBI_TRY(const Loop walked, parse_loop(game5, loop));
                 ASOBI_TRY(const Images by_product, parse_cycle_product(product, 6));
                 ASOBI_TRY(const auto words, ShortestWords::search(paper_three_cycles(6), true, context));
                 ASOBI_TRY(const Word word, words.word_of(walked.images));
                 const char* relation = walked.images == by_product ? "=" : "≠";
                 return computes(fmt::format("{} {} {}", tight(walked.cycles()), relation, product),
                                 {"true, the right factor first; shorter: " + paper_three_cycles_text(word),
                                  "正しい（右の因子が先）。より短く " + paper_three_cycles_text(word)});
               },
               live_board(game5, "cycles", argument("permutation", loop))}
      .prints(printed);
}

// What the discussion could count of a pair of loops: the least numbers of 3-cycles, and how many of its own (2 3 k)
// occur in the shortest products.
struct CountedPair {
  std::vector<std::size_t> least;
  std::set<std::uint8_t> kinds;
  Natural order;
};

Result<CountedPair> counted_pair(const std::string& loops, const ShortestWords& words) {
  ASOBI_TRY(const auto xy, generators(game8, loops));
  CountedPair out;
  for (const Images& images : xy) {
    ASOBI_TRY(const std::size_t least, least_three_cycles(images));
    out.least.push_back(least);
    ASOBI_TRY(const Word word, words.word_of(images));
    for (const Syllable& syllable : word) out.kinds.insert(syllable.generator);
  }
  ASOBI_TRY(out.order, group_order(xy));
  return out;
}

// A pair with the same numbers of 3-cycles as the paper's own, and with all of its 3-cycles, that generates less.
Result<Finding> check_numbers_decide(Context& context) {
  ASOBI_TRY(const auto words, ShortestWords::search(paper_three_cycles(game8.cells()), true, context));
  ASOBI_TRY(const CountedPair own, counted_pair("inner,outer", words));
  ASOBI_TRY(const CountedPair other, counted_pair("inner,1-4-7-8-9-6-5-2-1", words));
  const auto numbers = [](const CountedPair& pair) {
    return fmt::format("{} / {}", fmt::join(pair.least, " + "), pair.kinds.size());
  };
  const std::string value =
      numbers(own) == numbers(other)
          ? fmt::format("{}: {}, {}", numbers(own), to_string(own.order), to_string(other.order))
          : fmt::format("{}: {}; {}: {}", numbers(own), to_string(own.order), numbers(other), to_string(other.order));
  return computes(
      value,
      {fmt::format("not if “how many” means the factors, nor if it means the different 3-cycles (2 3 k): inner with "
                   "1-4-7-8-9-6-5-2-1 needs {} 3-cycles and uses {} different ones, as the paper's own pair does, but "
                   "generates {} and not {}. Every seat must be visited",
                   fmt::join(other.least, " + "), other.kinds.size(), in_groups(other.order), in_groups(own.order)),
       fmt::format("「何個」を因子の数と読んでも、異なる 3 サイクル (2 3 k) の数と読んでも成り立たない。内回りと "
                   "1-4-7-8-9-6-5-2-1 の組は論文の組と同じく {} 個、{} 種だが、生成するのは {} 個でなく {} 個。"
                   "全ての座席を通るかどうかで決まる",
                   fmt::join(other.least, " + "), other.kinds.size(), in_groups(own.order), in_groups(other.order))});
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
  return answered_if(list == "8 (6), 16 (12), 20 (16), 21 (14)",
                     {"longest shortest word, in brackets with inverses: " + list,
                      "最短の語の最大長（括弧内は逆回りも使う場合）: " + list});
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
  return answered_if(list == "2x3: 21, 2x4: 36, 3x3: 31",
                     {"every position is solved in the fewest moves; the farthest need " + list,
                      "どの局面も最短手数で解ける。最も遠い局面の手数は " + list});
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
              Claim{"parity",
                    same("(iv)"),
                    {"with the blank home again, the permutation is even", "空きが元に戻れば偶置換である"},
                    check_parity,
                    live_board(game8, "loop", argument("walk", "outer"))}
                  .prints("every"),
              printed_loop("tau5-1", game5, "outer", "τ5_1", "[1, 3, 6, 2, 4, 5]", same("(v)")),
              printed_loop("tau5-2", game5, "inner", "τ5_2", "[1, 5, 3, 2, 4, 6]", same("(v)")),
              printed_loop("tau7-1", game7, "outer", "τ7_1", "[1, 3, 4, 8, 2, 5, 6, 7]", same("(vi)")),
              printed_loop("tau7-2", game7, "inner", "τ7_2", "[1, 6, 3, 4, 2, 5, 7, 8]", same("(vi)")),
              printed_loop("tau8-1", game8, "outer", "τ8_1", "[1, 3, 6, 2, 5, 9, 4, 7, 8]", same("(vi)")),
              printed_loop("tau8-2", game8, "inner", "τ8_2", "[1, 5, 3, 2, 4, 6, 7, 8, 9]", same("(vi)")),
              printed_loop("tau8-2-prime", game8, "2x3", "τ'8_2", "[1, 3, 6, 2, 4, 5, 7, 8, 9]", {"method", "方法"}),
              Claim{"rows",
                    {"method", "方法"},
                    {"game5 prints 60 rows of permutations and words in X and Y",
                     "game5 は 60 行の置換と X, Y の語を出力する"},
                    check_rows,
                    live_board(game5, "group", R"("words":true)")}
                  .prints(printed_rows()),
              Claim{"listing",
                    {"method", "方法"},
                    {"the listing of game5, whose comparisons are all printed ==",
                     "game5 のプログラム。比較の記号はすべて == と印刷されている"},
                    check_listing,
                    live_board(game5, "group", R"("words":true)")}
                  .corrects("youso_sum5 ==; youso5 ==, ==; if_write ==",
                            "youso_sum5 =:=; youso5 =:=, =\\=; if_write =:="),
              generated("order5", game5, "outer,inner", {"method", "方法"},
                        {"the 5-game has 5!/2 = 60 patterns", "5ゲームは 5!/2 = 60 通り"}, by_formula)
                  .prints("5!/2 = 60"),
              generated("order7", game7, "outer,inner", {"method", "方法"},
                        {"the 7-game has 7!/2 = 2520", "7ゲームは 7!/2 = 2520 通り"}, by_formula)
                  .prints("7!/2 = 2520"),
              generated("order8", game8, "outer,inner", {"method", "方法"},
                        {"the 8-game has 20160", "8ゲームは 20160 通り"}, bare)
                  .prints("20160"),
              generated("order8-prime", game8, "outer,2x3", {"method", "方法"},
                        {"τ'8_1, τ'8_2 generate all patterns too", "τ'8_1, τ'8_2 でも全てが生成される"}, of_all)
                  .prints("every"),
              {"ending",
               {"method", "方法"},
               {"game7 and game8 stop unexpectedly at the last number", "game7, game8 は最後の数で予期せず止まる"},
               check_ending,
               live_board(game7, "group", R"("words":true)")},
              {"pairs",
               {"method", "方法"},
               {"other pairs of loops generate everything; left out", "他にもすべてを生成する組があるが省略"},
               check_pairs,
               live_board(game8, "pairs")},
              Claim{"three-cycles",
                    {"discussion", "考察"},
                    {"A5 = <(234), (235), (236)>, likewise for 7 and 8", "A5 = <(234), (235), (236)>、7・8 も同様"},
                    check_three_cycle_groups,
                    live_ask("group", "order", argument("generators", "(2 3 4);(2 3 5);(2 3 6)"))}
                  .prints("A5, A7, A8"),
              formula("formula5-2", "inner", "τ5_2", "(235)^2 (234)^2 (235)", "(254) = (235)^2 (234)^2 (235)"),
              formula("formula5-1", "outer", "τ5_1", "(235)^2 (234)^2 (235) (236)",
                      "(23654) = (235)^2 (234)^2 (235) (236)"),
              Claim{"numbers",
                    {"discussion", "考察"},
                    {"what matters is how many 3-cycles are multiplied", "何個の 3 サイクルの積かが重要である"},
                    check_numbers_decide,
                    live_board(game8, "words", argument("loops", "2x3,1-4-7-8-5-6-3-2-1"))}
                  .corrects("何個の 3 サイクルの積かで決まる", "1 + 3 / 6: 20160, 2520"),
              {"words",
               {"impressions", "感想"},
               {"no useful law of the words was found", "語の有用な法則は発見できなかった"},
               check_shortest_words,
               live_board(game8, "words", argument("loops", "outer,2x3") + R"(,"inverses":true)")},
              {"shortest",
               {"future work", "今後の課題"},
               {"the shortest way back is left to those who follow", "最短で元に戻す問題は後続に期待する"},
               check_shortest_solutions,
               live_board(game8, "census")},
          },
  };
}

}  // namespace asobi
