#include "games/group/tools.hpp"

#include "base/random.hpp"
#include "math/group_words.hpp"
#include "math/permutation_group.hpp"

namespace asobi::group {

namespace {

Result<PermutationGroup> group_of(const Game& game, Context& context) {
  return PermutationGroup::generate(game.generators(), context.progress);
}

Result<Permutation> chosen(const Game& game, const Permutation& state, const PermutationArguments& asked) {
  if (!asked.permutation) return state;
  return parse_permutation(*asked.permutation, game.degree());
}

}  // namespace

Result<Order> order(const Game& game, const Permutation&, const NoArguments&, Context& context) {
  ASOBI_TRY(const auto group, group_of(game, context));
  return Order{group.order(), group.degree(), group.is_transitive()};
}

std::string text(const Order& order, Lang lang) {
  return say(lang, "order {} (degree {})\n", "位数 {}（次数 {}）\n", grouped(to_string(order.order)), order.degree);
}

Result<Orbits> orbits(const Game& game, const Permutation&, const NoArguments&, Context& context) {
  ASOBI_TRY(const auto group, group_of(game, context));
  Orbits out;
  for (const auto& orbit : group.orbits()) {
    std::vector<int>& points = out.orbits.emplace_back();
    for (const Point point : orbit) points.push_back(point + 1);
  }
  return out;
}

std::string text(const Orbits& orbits, Lang) {
  std::string out;
  for (const auto& orbit : orbits.orbits) {
    out += fmt::format("{:>6}  {{{}}}\n", orbit.size(), fmt::join(orbit, " "));
  }
  return out;
}

Result<Membership> contains(const Game& game, const Permutation& state, const PermutationArguments& asked,
                            Context& context) {
  ASOBI_TRY(const Permutation p, chosen(game, state, asked));
  ASOBI_TRY(const auto group, group_of(game, context));
  return Membership{group.contains(p), p};
}

std::string text(const Membership& membership, Lang lang) {
  if (membership.contains) return say(lang, "{} belongs to the group\n", "{} は群に属します\n", membership.cycles());
  return say(lang, "{} does not belong to the group\n", "{} は群に属しません\n", membership.cycles());
}

std::string Word::word() const {
  std::vector<std::string> names;
  for (const Letter letter : letters) names.push_back(letter_name(letter));
  return fmt::format("{}", fmt::join(names, " "));
}

Result<Word> word(const Game& game, const Permutation& state, const PermutationArguments& asked, Context& context) {
  ASOBI_TRY(const Permutation p, chosen(game, state, asked));
  ASOBI_TRY(const auto group, group_of(game, context));
  ASOBI_TRY(auto letters, word_for(group, p, context.progress));
  return Word{p, std::move(letters)};
}

std::string text(const Word& word, Lang lang) {
  return say(lang, "{} = {}\n{} letters; the leftmost acts first\n", "{} = {}\n{} 文字。左から順に作用する\n",
             word.cycles(), word.word(), word.length());
}

Result<Element> random_element(const Game& game, const Permutation&, const RandomArguments& asked, Context& context) {
  ASOBI_TRY(const auto group, group_of(game, context));
  Random random(asked.seed);
  return Element{group.random(random)};
}

std::string text(const Element& element, Lang) { return element.cycles() + "\n"; }

const ToolRows<Game>& tools() {
  static const Arguments<PermutationArguments> permutation = {
      argument("permutation", &PermutationArguments::permutation, {"Permutation", "置換"},
               {"in cycles or images; the present state if absent", "巡回置換か像の列。省けば今の置換"}),
  };
  static const ToolRows<Game> rows = {
      tool_row({.name = "order",
                .label = {"Order", "位数"},
                .summary = {"the exact number of elements", "元の正確な個数"},
                .setup = {"generators"},
                .example = R"~(asobi group order <<< "(1 2 3 4 5) ; (1 2)")~"},
               {}, order),
      tool_row({.name = "orbits",
                .label = {"Orbits", "軌道"},
                .summary = {"which points can come to which", "どの点がどの点に移れるか"},
                .setup = {"generators"},
                .example = R"~(asobi group orbits <<< "(1 2 3)(4 5)")~"},
               {}, orbits),
      tool_row({.name = "contains",
                .label = {"Membership", "元の判定"},
                .summary = {"whether a permutation is in the group", "置換が群に属するかどうか"},
                .setup = {"generators"},
                .setup_optional = {"start"},
                .example = R"~(asobi group contains --permutation "(1 2)" <<< "(1 2 3)")~",
                .yes_field = "contains"},
               permutation, contains),
      tool_row({.name = "word",
                .label = {"Word", "語"},
                .summary = {"a word in the generators for a permutation", "置換を生成元の語で表す"},
                .setup = {"generators"},
                .setup_optional = {"start"},
                .example = R"~(asobi group word --permutation "(1 2 3)" <<< "(1 2 3 4 5) ; (1 2)")~"},
               permutation, word),
      tool_row({.name = "random",
                .label = {"Random element", "ランダムな元"},
                .summary = {"a random element, all equally likely", "すべて等しい確率で選んだ元"},
                .setup = {"generators"},
                .example = R"~(asobi group random --seed 7 <<< "(1 2 3 4 5) ; (1 2)")~"},
               {argument("seed", &RandomArguments::seed, {"Seed", "乱数の種"},
                         {"the same seed gives the same element", "同じ種なら同じ元"})},
               random_element),
  };
  return rows;
}

}  // namespace asobi::group
