// Two tools of games whose positions are a few numbers. `law` finds and proves which are lost. `conjecture` decides a
// statement about the game for all positions. It speaks
// of the game by position(x, y, …), move(x, y, …, x', y', …) and lost(x, y, …): the player to move loses; and by the
// Grundy number grundy(x, y, …) of a position (that of normal play; what is no position has none).
//
// Cost: the rules become automata at once; the lost positions (only if the statement speaks of them) are found from
// those with small numbers, seconds at most, and proved; then the statement is decided (math/automata/formula.hpp). A
// statement that is a law, forall x, y: lost(x, y) <=> … or forall x, y: grundy(x, y) = …, needs no search: its other
// side is proved or refuted.
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
  std::string read = {};  // the statement with all quantifiers and brackets
  std::optional<std::vector<statements::Value>> example = {};
  std::optional<std::uint32_t> lost_states = {};    // of the automaton of the lost positions
  std::optional<std::uint32_t> grundy_states = {};  // of that of the positions and their Grundy numbers
  std::uint32_t states = 0;                         // of the largest automaton
  double seconds = 0;
  bool exists = false;  // it begins so: then the example shows that it holds

  static constexpr auto fields() {
    return field_list(
        field("holds", &Conjecture::holds, "for all numbers"),
        field("read", &Conjecture::read, "how the statement was read: with all quantifiers and brackets"),
        field("example", &Conjecture::example,
              "where it fails, with the smallest sum; of a statement that begins with exists, where it holds"),
        field("exists", &Conjecture::exists, "it begins with exists"),
        field("lost_states", &Conjecture::lost_states, "of the automaton of the lost positions, if asked for"),
        field("grundy_states", &Conjecture::grundy_states,
              "of the automaton of the positions and their Grundy numbers, if asked for"),
        field("states", &Conjecture::states, "of the largest automaton, minimised"),
        field("seconds", &Conjecture::seconds));
  }
};
std::string text(const Conjecture& conjecture, Lang lang);

// Of the lost positions: those with nim-sum 0, the same after a shift, families of points told by linear functions, or
// whatever an automaton reads.
enum class LawKind { nim_sum, shifted_nim_sum, families, automatic };

constexpr auto names(LawKind) {
  return std::to_array<std::string_view>({"nim_sum", "shifted_nim_sum", "families", "automatic"});
}

// Makes a set that may be that of the lost positions; or none.
struct Candidate {
  LawKind kind = LawKind::automatic;
  std::function<Result<statements::Meaning>(automata::Work&)> make = {};
  std::string formula = {};        // the statement that tells the set, if one does
  std::optional<Text> tried = {};  // what was looked for where none was made
};

// A law in another language, as a statement about the game; none if the text is no such law.
using LawReader = std::function<Result<std::optional<std::string>>(std::string_view, automata::Work&)>;

// The rules, and candidates, the likeliest first: each is believed only when it is proved.
struct NumberedGame {
  NumberRules rules;
  std::vector<Candidate> candidates = {};
  std::optional<NumberRules> told = {};  // the same rules without predicates of their own, where they have some
  LawReader law_reader = {};             // where the game has such a language
};

// A statement as it was typed, or a law of the game in its own language. Names that nothing binds are for all numbers.
Result<std::shared_ptr<const statements::Node>> statement_about(const NumberedGame& game, const std::string& text,
                                                                automata::Work& work);

// The lost positions, proved: one of the candidates, or found from small numbers. An error (`limit`) if no law was
// found: it tells how far was looked, for there may be one beyond.
struct LostPositions {
  LawKind kind = LawKind::automatic;
  statements::Meaning set = nullptr;
  std::string formula = {};
};
Result<LostPositions> lost_positions(const NumberGame& game, std::span<const Candidate> candidates,
                                     automata::Work& work);

// The same as an answer: the automaton state by state.
struct NumberLaw {
  LawKind kind = LawKind::automatic;
  std::uint32_t states = 0;
  std::optional<std::vector<std::vector<std::uint32_t>>> next = {};
  std::vector<std::uint32_t> accepting = {};
  std::string numeration = {};
  double seconds = 0;
  std::vector<std::string> names = {};  // of the numbers
  statements::Meaning set = nullptr;
  std::optional<std::string> formula = {};

  static constexpr auto fields() {
    return field_list(
        field("kind", &NumberLaw::kind,
              "nim-sum 0, the same after a shift, families of points told by linear functions, or found as an "
              "automaton"),
        field("formula", &NumberLaw::formula, "the statement that tells the lost positions, if there is one"),
        field("states", &NumberLaw::states, "the first is 0, where reading begins"),
        field("next", &NumberLaw::next,
              "by state and letter (a digit of each number, those of the first the greatest); not where it is large"),
        field("accepting", &NumberLaw::accepting, "states in which a lost position ends"),
        field("numeration", &NumberLaw::numeration), field("seconds", &NumberLaw::seconds));
  }
};
std::string text(const NumberLaw& law, Lang lang);
Result<NumberLaw> found_law(const NumberedGame& game, automata::Work& work);

// What a statement about a game may speak of: position, move, lost and grundy.
statements::Vocabulary vocabulary_of(const NumberRules& rules);
bool speaks_of_lost(const statements::Node& statement);
bool speaks_of_grundy(const statements::Node& statement);

// What a statement says if it is a law:
//   forall x, y: lost(x, y) <=> …
//   forall x, y: grundy(x, y) = …                     (then all tuples are positions, too)
//   forall x, y: position(x, y) => grundy(x, y) = …
//   forall x, y, v: grundy(x, y) = v <=> …
// where the other side speaks of neither. A law of Grundy numbers is one of the lost positions beside a heap.
struct ToldLaw {
  std::shared_ptr<const statements::Node> set;  // the tuples in question; of Grundy numbers, each with its number
  bool grundy = false;
  bool everywhere = false;
};
std::optional<ToldLaw> law_told(const statements::Node& statement, std::size_t numbers);

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

template <class Game>
Result<NumberLaw> law(const Game& game, const typename Game::State&, const NoArguments&, Context& context) {
  context.progress.stage({"automata", "オートマトン"});
  automata::Work work(context.progress);
  ASOBI_TRY(const NumberedGame rules, numbered(game, work));
  return found_law(rules, work);
}

Arguments<ConjectureArguments> conjecture_arguments();

template <class Game>
ToolRow<Game> conjecture_row(const std::vector<std::string>& setup, const std::vector<std::string>& options,
                             const std::string& example) {
  return tool_row(
      {.name = "conjecture",
       .label = {"Conjecture", "予想"},
       .summary = {"a statement about all positions, decided: true for all, or the smallest counter-example",
                   "全ての局面についての主張を判定する。真か、最小の反例か"},
       .setup = setup,
       .setup_optional = options,
       .example = example,
       .yes_field = "holds"},
      conjecture_arguments(), conjecture<Game>);
}

// Of a game that has more to say of it, or by law_row.
inline Tool law_tool(const std::vector<std::string>& setup, const std::vector<std::string>& options,
                     const std::string& example) {
  return {.name = "law",
          .label = {"Law", "法則"},
          .summary = {"all lost positions, proved: an automaton found from small numbers",
                      "全ての負け局面（証明つき）。小さい数から見つけたオートマトン"},
          .setup = setup,
          .setup_optional = options,
          .example = example};
}

template <class Game>
ToolRow<Game> law_row(const std::vector<std::string>& setup, const std::vector<std::string>& options,
                      const std::string& example) {
  return tool_row(law_tool(setup, options, example), {}, law<Game>);
}

}  // namespace asobi
