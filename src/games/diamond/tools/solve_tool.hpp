// The tool solve: the value of the position at hand, and of all positions of the game.
#pragma once

#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "games/diamond/game.hpp"
#include "games/diamond/solve/solved.hpp"
#include "play/argument.hpp"

namespace asobi::diamond {

struct Solution {
  WinRule win = WinRule::full;
  Value value = Value::draw;
  std::optional<unsigned> distance = {};
  std::optional<Corner> winner = {};
  std::uint64_t positions = 0;
  std::vector<std::uint64_t> wins_in = {}, losses_in = {};
  std::uint64_t draws = 0;
  std::uint64_t table_bytes = 0;
  std::vector<std::string> line = {};
  std::optional<Text> source = {};

  std::uint64_t wins() const { return std::accumulate(wins_in.begin(), wins_in.end(), std::uint64_t{0}); }
  std::uint64_t losses() const { return std::accumulate(losses_in.begin(), losses_in.end(), std::uint64_t{0}); }
  std::size_t longest() const { return wins_in.size() - 1; }

  static constexpr auto fields() {
    return field_list(
        field("win", &Solution::win, "the rule under which all of this holds"),
        field("value", &Solution::value, "for the player to move"),
        field("distance", &Solution::distance, "moves of all players; null for a draw").or_null(),
        field("winner", &Solution::winner, "the corner, like 1-; null for a draw").or_null(),
        field("positions", &Solution::positions, "of the game"),
        field("wins", &Solution::wins, "positions that the player to move wins"), field("losses", &Solution::losses),
        field("draws", &Solution::draws), field("longest", &Solution::longest, "distance"),
        field("wins_in", &Solution::wins_in, "by distance"), field("losses_in", &Solution::losses_in, "by distance"),
        field("table_bytes", &Solution::table_bytes),
        field("line", &Solution::line, "best play from here; empty for a draw"),
        field("source", &Solution::source, "where it is known from, if it was not computed now"));
  }
};

Result<Solution> solve(const Game& game, const Game::State& state, const NoArguments&, Context& context);
// What it says of the position.
Result<Solution> solution(const Game& game, const Game::State& state, const Solved& solved);
std::string text(const Solution& solution, Lang lang);

}  // namespace asobi::diamond
