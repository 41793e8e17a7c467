// What is asked about a game on numbers: who wins, which positions are lost, and what holds for all of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/numbers/game.hpp"
#include "play/statement_export.hpp"

namespace asobi::numbers {

using impartial::Outcome;

struct Analysis {
  Tuple position;
  Outcome outcome = Outcome::previous_player_wins;
  std::vector<Tuple> winning_moves = {};
  Text why = {};

  static constexpr auto fields() {
    return field_list(field("position", &Analysis::position),
                      field("outcome", &Analysis::outcome, "N: the player to move wins"),
                      field("winning_moves", &Analysis::winning_moves,
                            "the positions they lead to; the other player may still forbid some where it is his turn"),
                      field("why", &Analysis::why));
  }
};
Result<Analysis> analyze(const Game& game, const Game::State& state, const NoArguments&, Context& context);
std::string text(const Analysis& analysis, Lang lang);

struct TableArguments {
  std::uint64_t sum = 20;
};

struct LostTable {
  std::uint64_t sum = 0;
  std::vector<Tuple> lost = {};

  static constexpr auto fields() {
    return field_list(field("sum", &LostTable::sum, "of the numbers, at most"),
                      field("lost", &LostTable::lost, "by sum, then in order"));
  }
};
Result<LostTable> table(const Game& game, const Game::State& state, const TableArguments& asked, Context& context);
std::string text(const LostTable& table, Lang lang);

// The rules that have a name.
struct NamedRules {
  std::string id;
  Text title;
  std::string names, position, move, numeration, start;
  std::uint32_t blocks = 0;

  static constexpr auto fields() {
    return field_list(field("id", &NamedRules::id), field("title", &NamedRules::title),
                      field("names", &NamedRules::names), field("position", &NamedRules::position),
                      field("move", &NamedRules::move), field("numeration", &NamedRules::numeration),
                      field("start", &NamedRules::start, "where play usually begins"),
                      field("blocks", &NamedRules::blocks, "how many moves may be forbidden before each move"));
  }
};
struct RulesList {
  std::vector<NamedRules> rules;

  static constexpr auto fields() { return field_list(field("rules", &RulesList::rules)); }
};
Result<RulesList> list(const Game& game, const Game::State& state, const NoArguments&, Context& context);
std::string text(const RulesList& list, Lang lang);

Result<NumberedGame> numbered(const Game& game, automata::Work& work);

const ToolRows<Game>& tools();

}  // namespace asobi::numbers
