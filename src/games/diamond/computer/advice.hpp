// Why a move is good, in words that a player can check on the board: levels gained, hops, the straggler brought on, a
// piece brought into the goal, the next player's best move shortened, a longer move of one's own prepared, the win.
#pragma once

#include "games/diamond/board/win_rule.hpp"
#include "games/diamond/computer/search.hpp"

namespace asobi::diamond {

struct Reasons {
  bool pass = false;
  int gain = 0;                    // levels
  std::size_t hops = 0;            // 0: a step
  bool wins = false;               // at once
  int home_in = 0;                 // own moves, this one included, until the win on the line found; 0: not seen
  bool straggler = false;          // the piece was alone on the army's lowest level
  bool arrives = false;            // in the goal
  std::size_t home = 0, army = 0;  // pieces in the goal after the move, and all
  int denied = 0;                  // levels by which the next player's best move becomes shorter
  int prepared = 0;                // levels by which one's own best move becomes longer
  WinRule rule = WinRule::full;    // of the game

  // Without the gain, the hops and the rule, which a hint tells beside its reasons.
  static constexpr auto fields() {
    return field_list(field("pass", &Reasons::pass, "no piece can move"), field("wins", &Reasons::wins, "at once"),
                      field("home_in", &Reasons::home_in, "own moves until the win on the line found; 0: not seen"),
                      field("straggler", &Reasons::straggler, "the piece was alone on the army's lowest level"),
                      field("arrives", &Reasons::arrives, "in the goal"),
                      field("home", &Reasons::home, "pieces in the goal after the move"),
                      field("army", &Reasons::army, "all pieces"),
                      field("denied", &Reasons::denied, "levels by which the next player's best move becomes shorter"),
                      field("prepared", &Reasons::prepared, "levels by which one's own best move becomes longer"));
  }
};

Reasons reasons_for(const Mover<WideBits>& mover, const Position<WideBits>& position, const Best& best);
Text in_words(const Reasons& reasons);

}  // namespace asobi::diamond
