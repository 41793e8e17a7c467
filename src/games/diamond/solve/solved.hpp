// A solved game: the verdict on every position, and perfect play from it. A small table is made wherever it is wanted
// (up to 20 ms); the one of a duel on 37 points (60 MB) takes seconds and is kept on the shelf.
#pragma once

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "base/context.hpp"
#include "games/diamond/solve/arena.hpp"
#include "games/diamond/solve/duel_values.hpp"
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

// Decides a duel in steps (duel_search.hpp) that are kept beside its table, which is at `path` at the end, with the
// first member of a team.
Result<void> decide_in_steps(const Arena& arena, const std::filesystem::path& path, Team& team, unsigned threads,
                             Progress& progress);

class Solved {
 public:
  // From the shelf or made now; a duel too large for memory only from the shelf. Errors besides those of Arena: `limit`
  // when there is too little memory, `cancelled`.
  static Result<Solved> make(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                             const Switches& switches, Context& context);

  // The same, but a duel too large for memory is decided in steps that are kept beside the shelf's tables: whoever is
  // stopped goes on where it was. 51 points take an hour, 7 GB of memory and 5 GB of disk, 16 and 13 GB where seats are
  // not opposite. Members of the context's team ask together.
  static Result<Solved> make_in_steps(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                                      const Switches& switches, Context& context);

  // Whether there is a table, or can be made in seconds.
  static bool available(const Board& board, const std::vector<Corner>& seats, const Switches& switches,
                        const Shelf& shelf);

  // The table, if its use is allowed. Errors: `cancelled`, `limit` when there is too little memory for it, and with
  // `required` all those of `make`.
  static Result<std::optional<Solved>> find(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                                            const Switches& switches, TableUse use, Context& context);

  const Arena& arena() const { return *arena_; }
  // How many positions of the table have each code.
  const std::vector<std::uint64_t>& census() const { return table_ ? table_->census : on_disk_->census(); }
  std::uint64_t bytes() const { return table_ ? table_->data.size() : on_disk_->bytes(); }

  // Errors: `corrupt` where a table on disk cannot be read.
  template <class B>
  Result<Outcome> at(const Position<B>& position) const {
    ASOBI_TRY(const PositionValue verdict, verdict_of(arena_->cell(position)));
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
  std::shared_ptr<const Table> table_;  // in memory, or else
  std::optional<DuelValues> on_disk_;

  Solved(std::shared_ptr<const Arena> arena, std::shared_ptr<const Table> table)
      : arena_(std::move(arena)), table_(std::move(table)) {}
  Solved(std::shared_ptr<const Arena> arena, DuelValues on_disk)
      : arena_(std::move(arena)), on_disk_(std::move(on_disk)) {}

  static std::optional<std::filesystem::path> kept_path(const Board& board, const std::vector<Corner>& seats,
                                                        const Switches& switches, const Shelf& shelf);
  static Result<std::optional<Solved>> from_disk(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                                                 const Switches& switches, const Shelf& shelf);
  Result<PositionValue> verdict_of(std::uint64_t cell) const;

  static int worth_to(int player, const Outcome& outcome) {
    constexpr int sure = 1000;
    const int distance = static_cast<int>(outcome.distance);
    if (!outcome.winner) return 0;
    return *outcome.winner == player ? sure - distance : distance - sure;
  }
};

}  // namespace asobi::diamond
