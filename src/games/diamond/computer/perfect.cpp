#include "games/diamond/computer/perfect.hpp"

namespace asobi::diamond {

Result<std::optional<Solved>> table_for(const Mover<WideBits>& mover, const Position<WideBits>& position, TableUse use,
                                        Context& context) {
  if (const auto whole = check_whole(mover, position); !whole) {
    if (use == TableUse::required) return fail(whole.error());
    return std::nullopt;
  }
  return Solved::find(mover.shared_board(), mover.seats(), mover.switches(), use, context);
}

Text in_words(const Outcome& outcome, int to_move, WinRule rule) {
  const std::string_view win = asobi::name(rule);
  const std::string called = label(rule).ja;
  if (!outcome.winner) {
    return say("solved (win {0}): a draw if nobody errs", "解析済み（勝ちの条件「{1}」）: 誰も間違えなければ引き分け",
               win, called);
  }
  if (*outcome.winner == to_move) {
    return say("solved (win {0}): you win in {2} moves, all players' counted",
               "解析済み（勝ちの条件「{1}」）: 全員の手を数えて {2} 手で勝ち", win, called, outcome.distance);
  }
  return say("solved (win {0}): you lose, but not before {2} moves, all players' counted",
             "解析済み（勝ちの条件「{1}」）: 負けだが、全員の手を数えて {2} 手までは延ばせる", win, called,
             outcome.distance);
}

}  // namespace asobi::diamond
