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
  if (!outcome.winner) {
    return say("solved (win {}): a draw if nobody errs", "解析済み（勝ちの条件 {}）: 誰も間違えなければ引き分け", win);
  }
  if (*outcome.winner == to_move) {
    return say("solved (win {}): you win in {} moves, all players' counted",
               "解析済み（勝ちの条件 {}）: 全員の手を数えて {} 手で勝ち", win, outcome.distance);
  }
  return say("solved (win {}): you lose, but not before {} moves, all players' counted",
             "解析済み（勝ちの条件 {}）: 負けだが、全員の手を数えて {} 手までは延ばせる", win, outcome.distance);
}

}  // namespace asobi::diamond
