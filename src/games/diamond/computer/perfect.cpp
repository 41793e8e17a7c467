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

Text in_words(const Outcome& outcome, int to_move) {
  if (!outcome.winner) return {"solved: a draw if nobody errs", "解析済み: 誰も間違えなければ引き分け"};
  if (*outcome.winner == to_move) {
    return say("solved: you win in {} moves, all players' counted", "解析済み: 全員の手を数えて {} 手で勝ち",
               outcome.distance);
  }
  return say("solved: you lose, but not before {} moves, all players' counted",
             "解析済み: 負けだが、全員の手を数えて {} 手までは延ばせる", outcome.distance);
}

}  // namespace asobi::diamond
