#include "games/group/tools.hpp"

#include "base/json.hpp"
#include "base/random.hpp"
#include "math/group_words.hpp"
#include "math/permutation_group.hpp"

namespace asobi::group {

namespace {

const Parameter permutation_parameter = {
    "permutation", {"in cycles or images; the present state if absent", "巡回置換か像の列。省けば今の置換"}};

Result<PermutationGroup> group_of(const Game& game, Context& context) {
  return PermutationGroup::generate(game.generators(), context.progress);
}

Result<Permutation> chosen(const Game& game, const Permutation& state, const Json& arguments) {
  const auto text = arguments.find("permutation");
  if (text == arguments.end()) return state;
  return parse_permutation(text->get<std::string>(), game.degree());
}

Result<Json> run_order(const Game& game, const Permutation&, const Json&, Context& context) {
  ASOBI_TRY(const auto group, group_of(game, context));
  return Json{{"order", to_string(group.order())}, {"degree", group.degree()}, {"transitive", group.is_transitive()}};
}

std::string text_order(const Json& answer, Lang lang) {
  return fmt::format(fmt::runtime(ja(lang) ? "位数 {}（次数 {}）\n" : "order {} (degree {})\n"),
                     grouped(std::string_view(text_of(answer, "order"))), answer.at("degree").get<int>());
}

Result<Json> run_orbits(const Game& game, const Permutation&, const Json&, Context& context) {
  ASOBI_TRY(const auto group, group_of(game, context));
  Json orbits = Json::array();
  for (const auto& orbit : group.orbits()) {
    Json points = Json::array();
    for (const Point point : orbit) points.push_back(point + 1);
    orbits.push_back(std::move(points));
  }
  return Json{{"count", orbits.size()}, {"orbits", orbits}};
}

std::string text_orbits(const Json& answer, Lang) {
  std::string out;
  for (const Json& orbit : answer.at("orbits")) {
    out += fmt::format("{:>6}  {{{}}}\n", orbit.size(), fmt::join(orbit.get<std::vector<int>>(), " "));
  }
  return out;
}

Result<Json> run_contains(const Game& game, const Permutation& state, const Json& arguments, Context& context) {
  ASOBI_TRY(const Permutation p, chosen(game, state, arguments));
  ASOBI_TRY(const auto group, group_of(game, context));
  return Json{{"contains", group.contains(p)}, {"permutation", cycle_text(p)}};
}

std::string text_contains(const Json& answer, Lang lang) {
  const bool yes = answer.at("contains").get<bool>();
  return fmt::format("{} {}\n", text_of(answer, "permutation"),
                     yes        ? ja(lang) ? "は群に属します" : "belongs to the group"
                     : ja(lang) ? "は群に属しません"
                                : "does not belong to the group");
}

Result<Json> run_word(const Game& game, const Permutation& state, const Json& arguments, Context& context) {
  ASOBI_TRY(const Permutation p, chosen(game, state, arguments));
  ASOBI_TRY(const auto group, group_of(game, context));
  ASOBI_TRY(const auto word, word_for(group, p, context.progress));
  std::vector<std::string> names;
  for (const Letter letter : word) names.push_back(letter_name(letter));
  return Json{{"permutation", cycle_text(p)},
              {"length", word.size()},
              {"word", fmt::format("{}", fmt::join(names, " "))},
              {"letters", word}};
}

std::string text_word(const Json& answer, Lang lang) {
  return fmt::format(fmt::runtime(ja(lang) ? "{} = {}\n{} 文字。左から順に作用する\n"
                                           : "{} = {}\n{} letters; the leftmost acts first\n"),
                     text_of(answer, "permutation"), text_of(answer, "word"), answer.at("length").get<std::uint64_t>());
}

Result<Json> run_random(const Game& game, const Permutation&, const Json& arguments, Context& context) {
  ASOBI_TRY(const auto group, group_of(game, context));
  Random random(arguments.value("seed", std::uint64_t{1}));
  const Permutation p = group.random(random);
  return Json{{"cycles", cycle_text(p)}, {"images", image_text(p)}};
}

std::string text_random(const Json& answer, Lang) { return text_of(answer, "cycles") + "\n"; }

}  // namespace

std::vector<ToolRow<Game>> group_tools() {
  return {
      {{.name = "order",
        .summary = {"the exact number of elements", "元の正確な個数"},
        .setup = {"generators"},
        .example = R"~(asobi group order <<< "(1 2 3 4 5) ; (1 2)")~",
        .text = text_order},
       run_order},
      {{.name = "orbits",
        .summary = {"which points can come to which", "どの点がどの点に移れるか"},
        .setup = {"generators"},
        .example = R"~(asobi group orbits <<< "(1 2 3)(4 5)")~",
        .text = text_orbits},
       run_orbits},
      {{.name = "contains",
        .summary = {"whether a permutation is in the group", "置換が群に属するかどうか"},
        .setup = {"generators"},
        .setup_optional = {"start"},
        .parameters = {permutation_parameter},
        .example = R"~(asobi group contains --permutation "(1 2)" <<< "(1 2 3)")~",
        .yes_field = "contains",
        .text = text_contains},
       run_contains},
      {{.name = "word",
        .summary = {"a word in the generators for a permutation", "置換を生成元の語で表す"},
        .setup = {"generators"},
        .setup_optional = {"start"},
        .parameters = {permutation_parameter},
        .example = R"~(asobi group word --permutation "(1 2 3)" <<< "(1 2 3 4 5) ; (1 2)")~",
        .text = text_word},
       run_word},
      {{.name = "random",
        .summary = {"a random element, all equally likely", "すべて等しい確率で選んだ元"},
        .setup = {"generators"},
        .parameters =
            {{"seed", {"the same seed gives the same element", "同じ種なら同じ元"}, ParameterKind::integer, false, 0}},
        .example = R"~(asobi group random --seed 7 <<< "(1 2 3 4 5) ; (1 2)")~",
        .text = text_random},
       run_random},
  };
}

}  // namespace asobi::group
