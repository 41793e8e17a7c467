#include "play/statement_export.hpp"

#include "math/statements/export.hpp"

namespace asobi {

namespace {

using statements::Definition;
using statements::Predicate;

// The definitions one after the other, each of which may speak of those before it.
class Definitions {
 public:
  explicit Definitions(automata::Numeration numeration) : numeration_(numeration) {}

  void add(const Predicate& predicate, std::shared_ptr<const statements::Node> meaning) {
    all_.push_back({predicate, std::move(meaning)});
    predicates_.push_back(predicate);
  }
  Result<void> add(const std::string& name, const std::vector<std::string>& variables, const std::string& statement) {
    ASOBI_TRY(auto meaning, statements::parsed(statement, {variables, predicates_, numeration_}));
    add({name, variables.size()}, std::move(meaning));
    return {};
  }
  Result<ExportedStatement> with(const std::string& statement, ProverLanguage to) const {
    ASOBI_TRY(const auto asked, statements::parsed(statement, {{}, predicates_, numeration_}));
    if (to == ProverLanguage::walnut) {
      ASOBI_TRY(std::string program, export_walnut(*asked, all_, numeration_));
      return ExportedStatement{to, std::move(program)};
    }
    if (numeration_ != automata::Numeration(2)) {
      return fail(Code::invalid, "MONA knows binary digits only; this game is written in {}",
                  "MONA が扱えるのは 2 進法だけです（このゲームの表し方は {}）", numeration_.name());
    }
    ASOBI_TRY(std::string program, export_mona(*asked, all_));
    return ExportedStatement{to, std::move(program)};
  }

 private:
  automata::Numeration numeration_;
  std::vector<Definition> all_;
  std::vector<Predicate> predicates_;
};

// What makes a set of positions that of the lost ones.
std::string kernel(const std::vector<std::string>& names, const std::vector<std::string>& after, bool misere) {
  const std::string here = fmt::format("{}", fmt::join(names, ", ")), there = fmt::format("{}", fmt::join(after, ", "));
  const std::string inside = fmt::format("(forall {0}: law({0}) => position({0}))", here);
  const std::string apart = fmt::format("(forall {0}, {1}: law({0}) and move({0}, {1}) => not law({1}))", here, there);
  const std::string movable = fmt::format("(exists {1}: move({0}, {1}))", here, there);
  const std::string ends = misere ? fmt::format(" and {}", movable) : "";
  const std::string reach = fmt::format(
      "(forall {0}: position({0}){2} and not law({0}) => exists {1}: move({0}, {1}) and law({1}))", here, there, ends);
  const std::string won =
      misere ? fmt::format(" and (forall {0}: law({0}) => exists {1}: move({0}, {1}))", here, there) : "";
  return fmt::format("{} and {} and {}{}", inside, apart, reach, won);
}

}  // namespace

Result<ExportedStatement> exported(const NumberRules& rules, const ExportArguments& asked) {
  if (!rules.predicates.empty() || rules.blocked != 0) {
    return fail(Code::invalid, "the rules of this game cannot be said in that language",
                "このゲームの規則はその言語では書けません");
  }
  std::vector<std::string> after, both = rules.names;
  for (const std::string& name : rules.names) after.push_back(name + "'");
  both.insert(both.end(), after.begin(), after.end());
  const std::string here = fmt::format("{}", fmt::join(rules.names, ", ")),
                    there = fmt::format("{}", fmt::join(after, ", "));
  Definitions definitions(rules.numeration);
  ASOBI_CHECK(definitions.add("position", rules.names, rules.position));
  ASOBI_CHECK(
      definitions.add("move", both, fmt::format("position({}) and position({}) and ({})", here, there, rules.move)));
  const std::size_t numbers = rules.names.size();
  ASOBI_TRY(
      const auto node,
      statements::parsed(asked.statement,
                         {{}, {{"position", numbers}, {"move", 2 * numbers}, {"lost", numbers}}, rules.numeration}));
  constexpr std::size_t of_lost_positions = 2;
  if (!mentions(*node, of_lost_positions)) return definitions.with(asked.statement, asked.to);
  const statements::Node* law = law_told(*node, numbers);
  if (law == nullptr) {
    return fail(
        Code::invalid,
        "only a law can be exported, forall {0}: lost({0}) <=> …: other provers do not know which positions are lost",
        "書き出せるのは法則 forall {0}: lost({0}) <=> … だけです（他の証明系は負け局面を知りません）", here);
  }
  definitions.add({"law", numbers}, std::make_shared<const statements::Node>(*law));
  return definitions.with(kernel(rules.names, after, rules.misere), asked.to);
}

Arguments<ExportArguments> export_arguments() {
  return {
      argument("statement", &ExportArguments::statement, {"Statement", "主張"},
               {"about numbers, position(…) and move(…), or a law: forall x, y: lost(x, y) <=> x = y",
                "数と position(…)、move(…) についての主張、または法則。例: forall x, y: lost(x, y) <=> x = y"})
          .required(),
      argument("to", &ExportArguments::to, {"Prover", "証明系"}, {"which prover reads it", "どの証明系で読むか"}),
  };
}

}  // namespace asobi
