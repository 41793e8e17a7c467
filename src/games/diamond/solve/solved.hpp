// A solved game: the verdict on every position, and perfect play from it. A small table is made wherever it is wanted
// (up to 20 ms); the one of a duel on 37 points (60 MB) takes seconds and is kept on the shelf. Whoever has the
// verdicts of a larger one (research/diamond) puts them on the shelf, where they are found.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "base/context.hpp"
#include "games/diamond/solve/arena.hpp"
#include "games/diamond/solve/retrograde.hpp"

namespace asobi::diamond {

// What a position is to a player.
enum class Value { win, loss, draw };

constexpr auto names(Value) { return std::to_array<std::string_view>({"win", "loss", "draw"}); }

// Who can force a win, against all others together, and in how many moves from here; a draw when nobody can.
struct Outcome {
  std::optional<int> winner = {};
  unsigned distance = 0;

  Value value_for(int player) const {
    if (!winner) return Value::draw;
    return *winner == player ? Value::win : Value::loss;
  }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Tables are of whole armies: an error of code `invalid` where one has lost pieces.
Result<void> check_whole(const Mover<WideBits>& mover, const Position<WideBits>& position);

// Which tables may be used. small: those that are made at once; kept: also a large one that is on the shelf; required:
// any, a large one being made now if it is not on the shelf, and it is an error where there can be none.
enum class TableUse { small, kept, required };

// The verdicts on the positions of an arena, wherever they are.
class Verdicts {
 public:
  Verdicts() = default;
  Verdicts(const Verdicts&) = delete;
  Verdicts& operator=(const Verdicts&) = delete;
  virtual ~Verdicts() = default;

  // Errors: `corrupt` where they cannot be read.
  virtual Result<PositionValue> at(std::uint64_t cell) const = 0;
  // How many positions of one player to move have each code.
  virtual const std::vector<std::uint64_t>& census() const = 0;
  virtual std::uint64_t bytes() const = 0;
};

class Solved {
 public:
  Solved(std::shared_ptr<const Arena> arena, std::shared_ptr<const Verdicts> verdicts)
      : arena_(std::move(arena)), verdicts_(std::move(verdicts)) {}

  // From the shelf or made now, by the store's team if there is one. Errors besides those of Arena: `limit` when there
  // is too little memory, `cancelled`.
  static Result<Solved> make(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                             const Switches& switches, Context& context, BlockStore* store = nullptr);

  // Whether there is a table, or can be made in seconds.
  static bool available(const Board& board, const std::vector<Corner>& seats, const Switches& switches, Shelf& shelf);

  // The table, if its use is allowed. Errors: `cancelled`, `limit` when there is too little memory for it, and with
  // `required` all those of `make`.
  static Result<std::optional<Solved>> find(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                                            const Switches& switches, TableUse use, Context& context);

  const Arena& arena() const { return *arena_; }
  const std::vector<std::uint64_t>& census() const { return verdicts_->census(); }
  std::uint64_t bytes() const { return verdicts_->bytes(); }

  // Errors: `corrupt` where a table on disk cannot be read.
  template <class B>
  Result<Outcome> at(const Position<B>& position) const {
    ASOBI_TRY(const PositionValue verdict, verdicts_->at(arena_->cell(position)));
    if (!verdict.winner) return Outcome();
    const int winner = (position.to_move + static_cast<int>(*verdict.winner)) % static_cast<int>(arena_->players());
    return Outcome{winner, verdict.distance};
  }

  // The moves that keep the outcome: to win soonest, else to draw, else to lose latest. The game must be running.
  template <class B>
  Result<std::vector<Move>> best_moves(const Mover<B>& mover, Position<B> position) const {
    std::vector<Move> all, best;
    mover.each_move(position, [&](Move move) { all.push_back(move); });
    const int me = position.to_move;
    std::optional<int> most;
    for (const Move move : all) {
      mover.apply(position, move);
      const Result<Outcome> after = at(position);
      mover.revert(position, move);
      if (!after) return fail(after.error());
      const int worth = worth_to(me, *after);
      if (!most || worth > *most) best.clear();
      most = std::max(most.value_or(worth), worth);
      if (worth == *most) best.push_back(move);
    }
    return best;
  }

 private:
  std::shared_ptr<const Arena> arena_;
  std::shared_ptr<const Verdicts> verdicts_;

  static int worth_to(int player, const Outcome& outcome) {
    constexpr int sure = 1000;
    const int distance = static_cast<int>(outcome.distance);
    if (!outcome.winner) return 0;
    return *outcome.winner == player ? sure - distance : distance - sure;
  }
};

}  // namespace asobi::diamond
