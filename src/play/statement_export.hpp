// A tool of games whose positions are a few numbers: a statement about the game in the language of another prover
// (math/statements/export.hpp), so that others can repeat what was decided. A law, forall x, y: lost(x, y) <=> …,
// becomes what makes it one: it lies in the positions, no move leads from it to it, and from every other position one
// does; with blocking, no more moves than may be forbidden, or more. A law of Grundy numbers is one of the lost
// positions beside a heap.
#pragma once

#include "play/conjecture.hpp"

namespace asobi {

enum class ProverLanguage { mona, walnut };

constexpr auto names(ProverLanguage) { return std::to_array<std::string_view>({"mona", "walnut"}); }
inline auto labels(ProverLanguage) { return std::to_array<Text>({{"MONA", "MONA"}, {"Walnut", "Walnut"}}); }

struct ExportArguments {
  std::string statement;
  ProverLanguage to = ProverLanguage::mona;
};

struct ExportedStatement {
  ProverLanguage to = ProverLanguage::mona;
  std::string read = {};  // the statement with all quantifiers and brackets
  std::string program = {};

  static constexpr auto fields() {
    return field_list(
        field("to", &ExportedStatement::to, "for which prover"),
        field("read", &ExportedStatement::read, "how the statement was read: with all quantifiers and brackets"),
        field("program", &ExportedStatement::program, "what it is to be given"));
  }
};
inline std::string text(const ExportedStatement& exported, Lang) { return exported.program; }

// Errors: those of the statement; rules that are known by their digits only; lost positions or Grundy numbers of which
// no law is told.
Result<ExportedStatement> exported(const NumberedGame& game, const ExportArguments& asked, automata::Work& work);

template <class Game>
Result<ExportedStatement> export_statement(const Game& game, const typename Game::State&, const ExportArguments& asked,
                                           Context& context) {
  automata::Work work(context.progress);
  ASOBI_TRY(const NumberedGame rules, numbered(game, work));
  return exported(rules, asked, work);
}

Arguments<ExportArguments> export_arguments();

template <class Game>
ToolRow<Game> export_row(const std::vector<std::string>& setup, const std::vector<std::string>& options,
                         const std::string& example) {
  return tool_row({.name = "export",
                   .label = {"Export for other provers", "他の証明系への書き出し"},
                   .summary = {"a statement in the language of MONA or Walnut, so that others can repeat the proof",
                               "主張を MONA か Walnut の言語で書き出す（他の人が証明を追試できる）"},
                   .setup = setup,
                   .setup_optional = options,
                   .example = example},
                  export_arguments(), export_statement<Game>);
}

}  // namespace asobi
