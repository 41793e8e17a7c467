#include "games/chocolate/position_tools.hpp"

namespace asobi::chocolate {

Result<PositionAnalysis> analyze(const Game& game, const Game::State& state, const NoArguments&, Context& context) {
  ASOBI_TRY(const Plane plane, game.plane(state, context));
  const Position& p = state.position;
  PositionAnalysis out{.position = p, .plane_grundy = plane(p.y, p.z), .winning_moves = {}};
  for (const Cut& cut : game.winning_moves(state, plane)) {
    const Position next = game.rules().after(p, cut);
    if (plane(next.y, next.z) != next.x) {
      return fail(Code::internal, "a winning cut does not leave an L-state", "勝つはずの切り方で L-state になりません");
    }
    out.winning_moves.push_back(next);
  }
  return out;
}

std::string text(const PositionAnalysis& analysis, Lang lang) {
  const bool wins = analysis.outcome() == Outcome::next_player_wins;
  const std::string position = position_text(analysis.position);
  std::string out = wins
                        ? say(lang, "{}: W-state: the player to move wins\n", "{}: W-state（手番の勝ち）\n", position)
                        : say(lang, "{}: L-state: the player to move loses\n", "{}: L-state（手番の負け）\n", position);
  out += say(lang, "Grundy number {} = {} ⊕ {} (x ⊕ y ⊕ z is {})\n", "グランディ数 {} = {} ⊕ {}（x ⊕ y ⊕ z は {}）\n",
             analysis.grundy(), analysis.position.x, analysis.plane_grundy, analysis.nim_sum());
  if (!wins) return out;
  out += say(lang, "winning cuts:", "勝つ切り方:");
  for (const Position& next : analysis.winning_moves) out += " → " + position_text(next);
  return out + "\n";
}

Result<DrawnBar> draw(const Game& game, const Game::State& state, const NoArguments&, Context&) {
  return DrawnBar{{game.picture(state, Lang::en), game.picture(state, Lang::ja)}, game.view(state)};
}

std::string text(const DrawnBar& drawn, Lang lang) { return drawn.picture.in(lang); }

ToolRows<Game> position_tools() {
  return {
      tool_row({.name = "analyze",
                .label = {"Analyse", "解析"},
                .summary = {"who wins, the Grundy number and every winning cut",
                            "どちらの勝ちか、グランディ数、全ての勝つ切り方"},
                .setup = {"x", "y", "z"},
                .setup_optional = {"k", "f"},
                .example = "asobi chocolate analyze 6 10 7 --k 1"},
               {}, analyze),
      tool_row({.name = "draw",
                .label = {"Draw the bar", "チョコを描く"},
                .summary = {"the bar with its bitter square", "苦い部分のあるチョコの図"},
                .setup = {"x", "y", "z"},
                .setup_optional = {"k", "f"},
                .example = "asobi chocolate draw 3 6 3 --k 2"},
               {}, draw),
  };
}

}  // namespace asobi::chocolate
