// The tool census, of boards far larger than a table in memory, kept, in files or by a team.
#pragma once

#include "games/sliding/tools/board_tools.hpp"
#include "play/typed_session.hpp"
#include "research/keep/store.hpp"

namespace asobi::sliding {

struct CountArguments : KeepArguments {
  bool again = false;  // count, even where the census is known
};

struct CountAnswer : CensusAnswer {
  std::optional<std::vector<std::uint64_t>> sent = {};

  static constexpr auto fields() {
    return field_list(CensusAnswer::fields(),
                      field("sent", &CountAnswer::sent,
                            "where several processes counted: bytes they sent to each other, by distance"));
  }
};
// Errors: `limit` when the board is too large, or memory or disk do not suffice, `cancelled`, those of the store.
Result<CountAnswer> count(const Game& game, const Position& position, const CountArguments& asked, Context& context);

const ToolRows<Game>& research_tools();

}  // namespace asobi::sliding
