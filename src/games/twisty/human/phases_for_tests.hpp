// For tests: the paper's own way of testing a step (14.1): shuffle and solve until every case of the step has occurred;
// follow_phases checks after each step that its goal is reached and that nothing earlier was disturbed.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/twisty/human/method.hpp"

namespace asobi::twisty::human {

inline Board shuffled(const Mechanism& mechanism, Random& random, int turns = 100) {
  Board board(mechanism);
  for (int i = 0; i < turns; ++i) {
    const int axis = static_cast<int>(random.below(static_cast<std::uint64_t>(mechanism.axes())));
    const int layer = static_cast<int>(random.below(static_cast<std::uint64_t>(mechanism.n())));
    board.turn(Turn{axis, layer, layer, random.below(2) == 0 ? 1 : -1});
  }
  return board;
}

using Occurred = std::map<const Table*, std::set<Key>>;

// Solves shuffled states until for each table as many cases have occurred as `wanted` says, or `most` were solved.
inline Occurred solve_until(const Mechanism& mechanism, const std::vector<Phase>& phases,
                            const std::map<const Table*, std::size_t>& wanted, int most) {
  Occurred occurred;
  Random random(14);
  for (int i = 0; i < most; ++i) {
    const Board board = shuffled(mechanism, random);
    Hand hand(board);
    hand.watcher = [&](const Table& table, const Procedure&) {
      occurred[&table].insert(table.look().seen(hand.board()));
    };
    const auto solution = follow_phases(phases, hand);
    if (!solution) {
      ADD_FAILURE() << solution.error().message.en;
      return occurred;
    }
    EXPECT_TRUE(hand.board().solved_by_colour());
    bool all = true;
    for (const auto& [table, count] : wanted) all = all && occurred[table].size() >= count;
    if (all) break;
  }
  return occurred;
}

// Every case of every table, put up by undoing its procedure: the procedure solves it, leaves what it says it leaves,
// and keeps all that was reached in the phases before.
inline void expect_every_case_to_work(const Mechanism& mechanism, const std::vector<Phase>& phases) {
  std::vector<const Look*> reached_before;
  for (const Phase& phase : phases) {
    for (const Table* table : phase.tables) {
      for (const auto& [key, procedures] : table->cases()) {
        for (const Procedure& procedure : procedures) {
          Board board(mechanism);
          board.turn(mechanism.inverse(procedure.word));
          EXPECT_EQ(table->look().seen(board), key);
          for (const Look* look : reached_before) {
            EXPECT_TRUE(look->kept_by(mechanism, procedure.word)) << phase.id << " row " << procedure.row;
          }
          board.turn(procedure.word);
          EXPECT_TRUE(board.solved_by_marks());
        }
      }
    }
    for (const Look& look : phase.goal) reached_before.push_back(&look);
  }
}

}  // namespace asobi::twisty::human
