// The tool census: the lost placements of a board, by the number of their stones.
#pragma once

#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "games/gridnim/game.hpp"
#include "play/argument.hpp"

namespace asobi::gridnim {

struct CensusArguments {
  bool again = false;  // count, even where the count is known
};

struct LostCensus {
  Size size = {};
  std::vector<std::uint64_t> by_stones = {};  // not empty
  std::optional<Text> source = {};

  std::uint64_t positions() const { return std::uint64_t{1} << size.cells(); }
  std::uint64_t lost() const { return std::accumulate(by_stones.begin(), by_stones.end(), std::uint64_t{0}); }
  impartial::Outcome full_board() const {
    return by_stones.back() != 0 ? impartial::Outcome::previous_player_wins : impartial::Outcome::next_player_wins;
  }

  static constexpr auto fields() {
    return field_list(field("positions", &LostCensus::positions),
                      field("lost", &LostCensus::lost, "for the player to move"),
                      field("full_board", &LostCensus::full_board, "N: the player to move wins"),
                      field("by_stones", &LostCensus::by_stones, "how many lost ones have 0, 1, 2, … stones"),
                      field("source", &LostCensus::source, "where it is known from, if it was not counted now"));
  }
};
Result<LostCensus> census(const Game& game, const Game::State& state, const CensusArguments& asked, Context& context);
std::string text(const LostCensus& census, Lang lang);

}  // namespace asobi::gridnim
