// Computer opponents, from the weakest to the strongest: random; greedy (farthest advance, ties at random); easy,
// medium and strong look ahead with larger and larger budgets. In a duel they look at both sides until the armies have
// passed each other; then, and wherever there are not two players, they look at their own moves only and take the
// others' pieces as they stand, which with three and more measures far better than the paranoid search. With a table of
// all positions (solved.hpp) they keep to the best moves, and look ahead only to choose among those of a draw; perfect
// is strong with the table required.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string_view>

#include "base/random.hpp"
#include "games/diamond/computer/perfect.hpp"
#include "games/diamond/computer/search.hpp"

namespace asobi::diamond {

enum class Level { random, greedy, easy, medium, strong, perfect };

constexpr auto names(Level) {
  return std::to_array<std::string_view>({"random", "greedy", "easy", "medium", "strong", "perfect"});
}
inline auto labels(Level) {
  return std::to_array<Text>({{"random", "ランダム"},
                              {"greedy", "欲張り"},
                              {"easy", "やさしい"},
                              {"medium", "ふつう"},
                              {"strong", "強い"},
                              {"perfect", "完璧"}});
}

// How far each looks ahead; the two weakest do not.
inline constexpr std::array<Budget, 6> budgets = {{{}, {}, {400, 2}, {4'000, 8}, {100'000, 24}, {100'000, 24}}};

// A level, and the table it plays by, if it has one.
struct Skill {
  Level level;
  std::optional<Solved> table = {};
};

template <class B>
class Opponent {
 public:
  Opponent(const Mover<B>& mover, Level level, std::optional<Solved> solved = {})
      : mover_(mover), level_(level), solved_(std::move(solved)), alone_(most_players) {}

  // Moves that lead to a position in `seen` (hashes) are avoided. The game must be running.
  Result<Best> choose(const Position<B>& position, std::span<const std::uint64_t> seen, Random& random,
                      const Progress& progress) {
    if (level_ == Level::random || level_ == Level::greedy) return blind(position, random);
    const Budget& budget = budgets[static_cast<std::size_t>(level_)];
    std::vector<Move> unwanted = leading_to(position, seen);
    if (solved_) {
      ASOBI_TRY(const auto decided, decided_move(*solved_, mover_, position, random));
      if (decided) return *decided;
      ASOBI_TRY(unwanted, not_to_play(*solved_, mover_, position, unwanted));
    }
    if (mover_.players() == 2 && !passed(position)) {
      if (!duel_) duel_ = std::make_unique<Search<B>>(mover_);
      return duel_->best(position, budget, unwanted, random, progress);
    }
    const auto me = static_cast<std::size_t>(position.to_move);
    if (!alone_[me]) alone_[me] = std::make_unique<Alone>(mover_, me);
    const Mover<B>& mover = alone_[me]->mover;
    auto mine = mover.empty(0);
    position.men[me].each([&](Point p) { mover.put(mine, 0, p); });
    mine.occupied = position.occupied;
    return alone_[me]->search.best(mine, budget, unwanted, random, progress);
  }

 private:
  const Mover<B>& mover_;
  Level level_;
  std::optional<Solved> solved_;
  // The army of one player as if nobody else were to move.
  struct Alone {
    Alone(const Mover<B>& all, std::size_t player)
        : mover(all.shared_board(), {all.seats()[player]}, all.switches()), search(mover) {}
    Mover<B> mover;
    Search<B> search;
  };
  std::unique_ptr<Search<B>> duel_;  // made when they are needed
  std::vector<std::unique_ptr<Alone>> alone_;

  std::vector<Move> leading_to(Position<B> position, std::span<const std::uint64_t> seen) const {
    std::vector<Move> all, out;
    mover_.each_move(position, [&](Move move) { all.push_back(move); });
    for (const Move move : all) {
      mover_.apply(position, move);
      if (std::ranges::find(seen, position.hash) != seen.end()) out.push_back(move);
      mover_.revert(position, move);
    }
    return out;
  }

  // Of every two pieces, the mover's and another's, one has left the other behind by two levels on its own way. Then
  // they seldom meet again; with opposite seats never, unless one turns back.
  bool passed(const Position<B>& position) const {
    const Board& board = mover_.board();
    const auto me = static_cast<std::size_t>(position.to_move);
    const Corner mine = mover_.seats()[me], other = mover_.seats()[1 - me];
    bool out = true;
    position.men[me].each([&](Point p) {
      position.men[1 - me].each([&](Point q) {
        out = out && (board.height(mine, p) > board.height(mine, q) + 1 ||
                      board.height(other, q) > board.height(other, p) + 1);
      });
    });
    return out;
  }

  Best blind(const Position<B>& position, Random& random) const {
    std::vector<Move> best;
    best.reserve(64);  // seldom more, and growing would take longer than looking at the moves
    int most = std::numeric_limits<int>::min();
    mover_.each_move(position, [&](Move move) {
      const int gain = level_ == Level::greedy ? mover_.gain(position.to_move, move) : 0;
      if (gain > most) best.clear();
      most = std::max(most, gain);
      if (gain == most) best.push_back(move);
    });
    return {best[random.below(best.size())], 0, 0, best.size()};
  }
};

}  // namespace asobi::diamond
