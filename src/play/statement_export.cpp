#include "play/statement_export.hpp"

#include "math/statements/export.hpp"

namespace asobi {

namespace {

using statements::Definition;
using statements::Predicate;

// The definitions one after the other, each of which may speak of those before it.
class Definitions {
 public:
  Definitions(automata::Numeration numeration, std::string read) : numeration_(numeration), read_(std::move(read)) {}

  void add(const Predicate& predicate, std::shared_ptr<const statements::Node> meaning) {
    all_.push_back({predicate, std::move(meaning)});
    predicates_.push_back(predicate);
  }
  Result<void> add(const std::string& name, const std::vector<std::string>& variables, const std::string& statement) {
    ASOBI_TRY(auto meaning, statements::parsed(statement, {variables, predicates_, numeration_}));
    add({name, variables.size()}, std::move(meaning));
    return {};
  }
  Result<void> add_rules(const NumberRules& rules, const std::string& position, const std::string& move) {
    std::vector<std::string> both = rules.names;
    for (const std::string& name : rules.names) both.push_back(name + "'");
    const std::span<const std::string> all(both);
    const std::size_t numbers = rules.names.size();
    ASOBI_CHECK(add(position, rules.names, rules.position));
    return add(move, both,
               fmt::format("{0}({1}) and {0}({2}) and ({3})", position, fmt::join(all.first(numbers), ", "),
                           fmt::join(all.subspan(numbers), ", "), rules.move));
  }
  Result<ExportedStatement> with(const std::string& statement, ProverLanguage to) const {
    ASOBI_TRY(const auto asked, statements::parsed(statement, {{}, predicates_, numeration_}));
    if (to == ProverLanguage::walnut) {
      ASOBI_TRY(std::string program, export_walnut(*asked, all_, numeration_));
      return ExportedStatement{to, read_, std::move(program)};
    }
    if (numeration_ != automata::Numeration(2)) {
      return fail(Code::invalid, "MONA knows binary digits only; this game is written in {}",
                  "MONA が扱えるのは 2 進法だけです（このゲームの表し方は {}）", numeration_.name());
    }
    ASOBI_TRY(std::string program, export_mona(*asked, all_));
    return ExportedStatement{to, read_, std::move(program)};
  }

 private:
  automata::Numeration numeration_;
  std::string read_;
  std::vector<Definition> all_;
  std::vector<Predicate> predicates_;
};

// "x, y" with so many strokes.
std::string list_of(const std::vector<std::string>& names, std::size_t strokes) {
  std::vector<std::string> out;
  for (const std::string& name : names) out.push_back(name + std::string(strokes, '\''));
  return fmt::format("{}", fmt::join(out, ", "));
}

// So many moves, all different, lead from here into the law.
std::string moves_into_law(const std::vector<std::string>& names, std::string_view of, std::size_t count) {
  const std::string here = list_of(names, 0);
  std::vector<std::string> all, parts;
  for (std::size_t i = 1; i <= count; ++i) {
    all.push_back(list_of(names, i));
    parts.push_back(fmt::format("move{0}({1}, {2}) and law({2})", of, here, all.back()));
    for (std::size_t j = 1; j < i; ++j) {
      std::vector<std::string> differ;
      for (const std::string& name : names) {
        differ.push_back(fmt::format("{0}{1} != {0}{2}", name, std::string(i, '\''), std::string(j, '\'')));
      }
      parts.push_back(fmt::format("({})", fmt::join(differ, " or ")));
    }
  }
  return fmt::format("exists {}: {}", fmt::join(all, ", "), fmt::join(parts, " and "));
}

// What makes a set of positions that of the lost ones; of the rules whose names end so. It is won from where more moves
// lead into it than may be forbidden, and in misère play from where no other move leads.
Result<std::string> kernel(Definitions& definitions, const NumberRules& rules, std::string_view of) {
  ASOBI_CHECK(definitions.add("won", rules.names, moves_into_law(rules.names, of, rules.blocked + 1)));
  const std::string here = list_of(rules.names, 0), there = list_of(rules.names, 1);
  const std::string out = fmt::format("(exists {1}: move{2}({0}, {1}) and not law({1}))", here, there, of);
  const std::string won = fmt::format("won({}){}", here, rules.misere ? fmt::format(" or not {}", out) : "");
  return fmt::format(
      "(forall {0}: law({0}) => position{1}({0})) and (forall {0}: position{1}({0}) => (law({0}) <=> not ({2})))", here,
      of, won);
}

}  // namespace

Result<ExportedStatement> exported(const NumberedGame& game, const ExportArguments& asked, automata::Work& work) {
  const NumberRules& rules = game.told ? *game.told : game.rules;
  if (!rules.predicates.empty() || (rules.blocked != 0 && rules.blockable != "true")) {
    return fail(Code::invalid, "the rules of this game cannot be said in that language",
                "このゲームの規則はその言語では書けません");
  }
  ASOBI_TRY(const auto node, statement_about(game, asked.statement, work));
  const std::string read = reading(*node, vocabulary_of(rules));
  Definitions definitions(rules.numeration, read);
  ASOBI_CHECK(definitions.add_rules(rules, "position", "move"));
  if (!speaks_of_lost(*node) && !speaks_of_grundy(*node)) return definitions.with(read, asked.to);
  const auto law = law_told(*node, rules.names.size());
  if (!law) {
    return fail(
        Code::invalid,
        "only a law can be exported, forall {0}: lost({0}) <=> … or grundy({0}) = …: other provers know neither "
        "lost positions nor Grundy numbers",
        "書き出せるのは法則 forall {0}: lost({0}) <=> … か grundy({0}) = … "
        "だけです（他の証明系は負け局面もグランディ数も知りません）",
        fmt::format("{}", fmt::join(rules.names, ", ")));
  }
  if (!law->grundy) {
    definitions.add({"law", rules.names.size()}, law->set);
    ASOBI_TRY(const std::string lost, kernel(definitions, rules, ""));
    return definitions.with(lost, asked.to);
  }
  ASOBI_TRY(const NumberRules beside, beside_heap(rules));
  definitions.add({"law", beside.names.size()}, law->set);
  ASOBI_CHECK(definitions.add_rules(beside, "position_beside", "move_beside"));
  const std::string everywhere =
      law->everywhere ? fmt::format("(forall {0}: position({0})) and ", fmt::join(rules.names, ", ")) : "";
  ASOBI_TRY(const std::string lost, kernel(definitions, beside, "_beside"));
  return definitions.with(everywhere + lost, asked.to);
}

Arguments<ExportArguments> export_arguments() {
  return {
      argument(
          "statement", &ExportArguments::statement, {"Statement", "主張"},
          {"about numbers, position(…) and move(…), or a law: forall x, y: lost(x, y) <=> x = y, or forall x, y: "
           "grundy(x, y) = x xor y",
           "数と position(…)、move(…) についての主張、または法則。例: forall x, y: lost(x, y) <=> x = y、forall x, y: "
           "grundy(x, y) = x xor y"})
          .required(),
      argument("to", &ExportArguments::to, {"Prover", "証明系"}, {"which prover reads it", "どの証明系で読むか"}),
  };
}

}  // namespace asobi
