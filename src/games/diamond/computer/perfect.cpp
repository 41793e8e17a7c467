#include "games/diamond/computer/perfect.hpp"

namespace asobi::diamond {

Result<std::optional<Solved>> table_for(const Mover<WideBits>& mover, const Position<WideBits>& position, TableUse use,
                                        Context& context) {
  const auto whole = check_whole(mover, position);
  if (use != TableUse::insist) {
    if (!whole) return std::nullopt;
    const auto effort = use == TableUse::small ? Solved::Effort::small : Solved::Effort::kept;
    return Solved::at_hand(mover.shared_board(), mover.seats(), mover.switches(), effort, context);
  }
  ASOBI_CHECK(whole);
  ASOBI_TRY(Solved solved, Solved::make(mover.shared_board(), mover.seats(), mover.switches(), context));
  return solved;
}

Text in_words(const Outcome& outcome, int to_move) {
  if (!outcome.winner) return {"solved: a draw if nobody errs", "解析済み: 誰も間違えなければ引き分け"};
  if (*outcome.winner == to_move) {
    return {fmt::format("solved: you win in {} moves, all players' counted", outcome.distance),
            fmt::format("解析済み: 全員の手を数えて {} 手で勝ち", outcome.distance)};
  }
  return {fmt::format("solved: you lose, but not before {} moves, all players' counted", outcome.distance),
          fmt::format("解析済み: 負けだが、全員の手を数えて {} 手までは延ばせる", outcome.distance)};
}

}  // namespace asobi::diamond
