#include "papers/sliding/checks.hpp"

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
#include "papers/sliding/listing.hpp"

namespace asobi {

namespace {

using namespace sliding;  // the paper speaks of nothing else

constexpr Shape game5 = {2, 3};
constexpr Shape game7 = {2, 4};
constexpr Shape game8 = {3, 3};

std::string in_groups(const Natural& number) { return grouped(std::string_view(to_string(number))); }

Result<std::vector<Images>> generators(Shape shape, std::string_view loops) {
  ASOBI_TRY(const auto parsed, parse_loops(shape, loops));
  std::vector<Images> out;
  for (const Loop& loop : parsed) out.push_back(loop.images);
  return out;
}

Natural half_factorial(int n) {
  Natural out = 1;
  for (int i = 3; i <= n; ++i) out = out * Natural(i);
  return out;
}

// How many permutations the two loops make, told by `value` (order, number of pieces).
template <class Value>
Check generated(std::string name, Shape shape, const std::string& loops, Value value) {
  return {std::move(name), [=](Context& context) -> Result<Finding> {
            ASOBI_TRY(const auto xy, generators(shape, loops));
            ASOBI_TRY(const Natural order, group_order(xy));
            ASOBI_TRY(const auto elements, list_elements(xy, context));
            std::set<Images> different;
            for (const Element& element : elements) different.insert(element.images);
            return computes(
                value(order, shape.cells() - 1),
                {in_groups(order) + ", listed one by one, all different", in_groups(order) + " 個。列挙して重複なし"},
                order == elements.size() && order == different.size());
          }};
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
Check formula(std::string name, const std::string& loop, const std::string& product) {
  return {std::move(name), [=](Context& context) -> Result<Finding> {
            ASOBI_TRY(const Loop walked, parse_loop(game5, loop));
            ASOBI_TRY(const Images by_product, parse_cycle_product(product, 6));
            ASOBI_TRY(const auto words, ShortestWords::search(paper_three_cycles(6), true, context));
            ASOBI_TRY(const Word word, words.word_of(walked.images));
            const char* relation = walked.images == by_product ? "=" : "≠";
            return computes(fmt::format("{} {} {}", tight(walked.cycles()), relation, product),
                            {"true, the right factor first; shorter: " + paper_three_cycles_text(word),
                             "正しい（右の因子が先）。より短く " + paper_three_cycles_text(word)});
          }};
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

}  // namespace

std::vector<Check> sliding_checks() {
  return {{"parity", check_parity},
          {"listing", check_listing},
          generated("order5", game5, "outer,inner", by_formula),
          generated("order7", game7, "outer,inner", by_formula),
          generated("order8", game8, "outer,inner", bare),
          generated("order8-prime", game8, "outer,2x3", of_all),
          {"ending", check_ending},
          {"pairs", check_pairs},
          {"three-cycles", check_three_cycle_groups},
          formula("formula5-2", "inner", "(235)^2 (234)^2 (235)"),
          formula("formula5-1", "outer", "(235)^2 (234)^2 (235) (236)"),
          {"numbers", check_numbers_decide}};
}

}  // namespace asobi
