// What is asked about one position of the chocolate game: who wins it and how, and its picture.
#pragma once

#include <vector>

#include "games/chocolate/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::chocolate {

using impartial::Outcome;

struct PositionAnalysis {
  Position position;
  std::uint32_t plane_grundy = 0;       // of what lies right of x: g(y, z)
  std::vector<Position> winning_moves;  // the positions they lead to

  std::uint32_t grundy() const { return position.x ^ plane_grundy; }
  Outcome outcome() const { return grundy() == 0 ? Outcome::previous_player_wins : Outcome::next_player_wins; }
  std::uint32_t nim_sum() const { return position.x ^ position.y ^ position.z; }

  static constexpr auto fields() {
    return field_list(field("outcome", &PositionAnalysis::outcome, "N: the player to move wins"),
                      field("grundy", &PositionAnalysis::grundy, "x ⊕ g(y, z)"),
                      field("winning_moves", &PositionAnalysis::winning_moves, "the positions {x, y, z} they lead to"),
                      field("position", &PositionAnalysis::position),
                      field("plane_grundy", &PositionAnalysis::plane_grundy, "g(y, z)"),
                      field("nim_sum", &PositionAnalysis::nim_sum, "x ⊕ y ⊕ z"));
  }
};
// Cost: the plane table below the position (plane.hpp).
Result<PositionAnalysis> analyze(const Game& game, const Game::State& state, const NoArguments&, Context& context);
std::string text(const PositionAnalysis& analysis, Lang lang);

struct DrawnBar {
  Text picture;  // for a terminal
  View view;

  static constexpr auto fields() {
    return field_list(field("picture", &DrawnBar::picture, "for a terminal"), field("view", &DrawnBar::view));
  }
};
Result<DrawnBar> draw(const Game& game, const Game::State& state, const NoArguments&, Context& context);
std::string text(const DrawnBar& drawn, Lang lang);

ToolRows<Game> position_tools();

}  // namespace asobi::chocolate
