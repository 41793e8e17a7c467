// What is asked about a position of Nim: who wins and how, and the paper's table.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/nim/game.hpp"
#include "play/statement_export.hpp"

namespace asobi::nim {

// A heap in blocks of limit + 1.
struct Blocks {
  std::size_t heap = 0;
  std::optional<Stones> limit = {}, block = {};  // none where there is no limit
  Stones blocks = 0, remainder = 0;

  static constexpr auto fields() {
    return field_list(field("heap", &Blocks::heap, "from 0"), field("limit", &Blocks::limit).or_null().large(),
                      field("block", &Blocks::block, "limit + 1").or_null().large(),
                      field("blocks", &Blocks::blocks, "how many of them").large(),
                      field("remainder", &Blocks::remainder).large());
  }
};

struct Table {
  Heaps heaps;
  DigitTable digits;
  std::optional<std::vector<Blocks>> blocks = {};  // only where there are limits

  static constexpr auto fields() {
    return field_list(field("heaps", &Table::heaps).large(), field("digits", &Table::digits),
                      field("blocks", &Table::blocks, "only where there are limits"));
  }
};
Result<Table> table(const Game& game, const Game::State& state, const NoArguments&, Context& context);
std::string text(const Table& table, Lang lang);

using impartial::Outcome;

struct Analysis : Table {
  Outcome outcome;
  Stones grundy = 0;
  std::vector<Take> winning_moves;
  Text why;
  std::optional<impartial::Spot> about;  // what the reason speaks of
  bool misere = false;

  static constexpr auto fields() {
    return field_list(field("outcome", &Analysis::outcome, "N: the player to move wins"),
                      field("grundy", &Analysis::grundy, "of normal play").large(),
                      field("winning_moves", &Analysis::winning_moves), field("why", &Analysis::why),
                      field("about", &Analysis::about, "what the reason speaks of"), field("misere", &Analysis::misere),
                      Table::fields());
  }
};
Result<Analysis> analyze(const Game& game, const Game::State& state, const NoArguments&, Context& context);
std::string text(const Analysis& analysis, Lang lang);

// The heaps x, y, z, w and their limits as statements; up to four heaps.
Result<NumberedGame> numbered(const Game& game, automata::Work& work);

const ToolRows<Game>& tools();

}  // namespace asobi::nim
