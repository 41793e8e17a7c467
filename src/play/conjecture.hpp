// A tool of games whose positions are a few numbers: a statement about the game, decided for all positions. It speaks
// of the game by position(x, y, …), move(x, y, …, x', y', …) and lost(x, y, …): the player to move loses.
//
// Cost: the rules become automata at once; the lost positions (only if the statement speaks of them) are found from
// those with small numbers, seconds at most, and proved; then the statement is decided (math/automata/formula.hpp). A
// statement that is a law, forall x, y: lost(x, y) <=> …, needs no search: its other side is proved or refuted.
#pragma once

#include <functional>

#include "play/typed_session.hpp"
#include "solve/number_game.hpp"

namespace asobi {

struct ConjectureArguments {
  std::string statement;
};

struct Conjecture {
  bool holds = false;
  std::optional<std::vector<statements::Value>> example = {};
  std::optional<std::uint32_t> lost_states = {};  // of the automaton of the lost positions
  std::uint32_t states = 0;                       // of the largest automaton
  double seconds = 0;
  bool exists = false;  // the example shows that it holds

  static constexpr auto fields() {
    return field_list(
        field("holds", &Conjecture::holds, "for all numbers"),
        field("example", &Conjecture::example,
              "where it fails, with the smallest sum; of a statement that begins with exists, where it holds"),
        field("lost_states", &Conjecture::lost_states, "of the automaton of the lost positions, if asked for"),
        field("states", &Conjecture::states, "of the largest automaton, minimised"),
        field("seconds", &Conjecture::seconds));
  }
};
std::string text(const Conjecture& conjecture, Lang lang);

// Makes a set that may be that of the lost positions; or none.
using Candidate = std::function<Result<statements::Meaning>(automata::Work&)>;

// The rules, and candidates, the likeliest first: each is believed only when it is proved.
struct NumberedGame {
  NumberRules rules;
  std::vector<Candidate> candidates = {};
};

// The lost positions, proved: one of the candidates, or found from small numbers. An error if no law was found.
Result<statements::Meaning> lost_positions(const NumberGame& game, std::span<const Candidate> candidates,
                                           automata::Work& work);

Result<Conjecture> decided(const NumberedGame& game, const std::string& statement, automata::Work& work);

// Game has a function numbered(game, work): Result<NumberedGame>.
template <class Game>
Result<Conjecture> conjecture(const Game& game, const typename Game::State&, const ConjectureArguments& asked,
                              Context& context) {
  context.progress.stage({"automata", "オートマトン"});
  automata::Work work(context.progress);
  ASOBI_TRY(const NumberedGame rules, numbered(game, work));
  return decided(rules, asked.statement, work);
}

Arguments<ConjectureArguments> conjecture_arguments();

template <class Game>
ToolRow<Game> conjecture_row(const std::vector<std::string>& setup, const std::vector<std::string>& options,
                             const std::string& example) {
  return tool_row(
      {.name = "conjecture",
       .summary = {"a statement about all positions, decided: true for all, or the smallest counter-example",
                   "全ての局面についての主張を判定する。真か、最小の反例か"},
       .setup = setup,
       .setup_optional = options,
       .example = example,
       .yes_field = "holds"},
      conjecture_arguments(), conjecture<Game>);
}

}  // namespace asobi
