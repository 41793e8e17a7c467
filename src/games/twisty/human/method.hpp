// A method is a list of phases; a phase is a goal, and cases with procedures that reach it (paper, section 14).
// What a phase must reach, and every later one must keep, is a list of looks, so tests and people can check both.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/progress.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "games/twisty/human/table.hpp"
#include "games/twisty/solve/common/solver.hpp"

namespace asobi::twisty::human {

// A puzzle being solved: its state and what was done to it.
class Hand {
 public:
  // progress: asked now and then whether to stop; may be nobody's. chance: draws what the paper leaves open.
  explicit Hand(Board board, const Progress* progress = nullptr, Random chance = Random(0))
      : board_(std::move(board)), progress_(progress), chance_(chance) {}

  const Board& board() const { return board_; }
  const Mechanism& mechanism() const { return board_.mechanism(); }
  const Word& turns() const { return turns_; }
  bool stopped() const { return progress_ != nullptr && progress_->stopped(); }
  Result<void> check() const { return progress_ == nullptr ? Result<void>{} : progress_->check(); }
  void make(std::span<const Turn> word) {
    board_.turn(word);
    turns_.insert(turns_.end(), word.begin(), word.end());
  }
  void make(const Turn& turn) { make(std::span(&turn, 1)); }
  // From now on the whole is taken to be held so (Board::hold_as).
  void hold_as(int rotation) { board_.hold_as(rotation); }
  // Does what the table says for what is seen, keeping these guards; false if the table has no such case.
  bool follow(const Table& table, unsigned keep);
  // What the paper leaves open here (Solution::open_turns): the turns that each way would take more than the best.
  void leave_open(std::span<const int> ways);
  // Any number of turns more up to this.
  void leave_open_up_to(int turns);
  // As many turns more at worst, and as many if chance chose.
  void leave_open(int worst, int drawn);
  Random& chance() { return chance_; }
  int open_turns() const { return open_turns_; }
  int drawn_turns() const { return drawn_turns_; }
  // Merges what can be merged in the turns since the first `from`.
  void shorten(std::size_t from);
  // Called with each table and procedure that is followed.
  std::function<void(const Table&, const Procedure&)> watcher;

 private:
  Board board_;
  const Progress* progress_;
  Word turns_;
  Random chance_;
  int open_turns_ = 0, drawn_turns_ = 0;
};

struct Phase {
  std::string id;
  std::string section;  // of the paper
  Text name;
  std::vector<Look> goal;          // right from now on; some may be of no places
  std::function<bool(Hand&)> run;  // false if there is no way, or the hand was stopped
  Text unreachable = {};           // why there may be no case for what is seen
  std::vector<const Table*> tables = {};
  bool as_written = false;  // every turn is counted, also where two of one layer follow each other
};

bool reached(const Phase& phase, const Board& board);

// The first table of each phase that has one, a case for each row.
std::vector<Lesson> lessons_of(const Mechanism& mechanism, const std::vector<Phase>& phases);

// Runs the phases one after the other and checks after each one that its goal and all earlier ones are reached.
Result<Solution> follow_phases(const std::vector<Phase>& phases, Hand& hand);

}  // namespace asobi::twisty::human
