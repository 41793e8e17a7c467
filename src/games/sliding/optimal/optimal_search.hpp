// Optimal solutions by iterative deepening A* with additive pattern databases (Korf, Felner, AI 134 (2002)): the bound
// is the Manhattan distance plus twice the sum of the excesses; on square boards whose goal blank lies on the main
// diagonal also that of the mirrored position, looked up only if the first does not cut. The index of every pattern is
// kept by single updates, the table lines of all children are fetched ahead, and duplicate paths are pruned. Moves and
// nodes do not depend on the number of threads: subtrees are handed out in order and the first solution in that order
// counts.
#pragma once

#include <cstdint>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/board/manhattan.hpp"
#include "games/sliding/optimal/path_automaton.hpp"
#include "games/sliding/optimal/pattern_database.hpp"
#include "games/sliding/optimal/search_board.hpp"

namespace asobi::sliding {

constexpr int most_searched_cells = 25;  // beyond, pattern databases are too small to help

// Ready for all positions with one shape and one goal blank.
class OptimalSearch {
 public:
  // Takes the tables from the shelf or makes them; `most` bounds the placements of one table.
  static Result<OptimalSearch> prepare(Shape shape, int goal_blank, Context& context,
                                       std::uint64_t most = usual_placements);
  // The same with given patterns, which together are all goal cells but the blank's.
  static Result<OptimalSearch> prepare(Shape shape, int goal_blank, const std::vector<Pattern>& patterns,
                                       Context& context);

  // Nodes are positions generated, the root not counted. Errors: `unsolvable`, `cancelled`, and `limit` after
  // node_limit nodes (0: no limit).
  Result<OptimalAnswer> solve(const Normal& normal, std::uint64_t node_limit, Context& context) const;

  // A lower bound of the length of any solution.
  int lower_bound(const Normal& normal) const;

  bool mirrored() const { return board_.mirrored; }
  const std::vector<PatternDatabase>& databases() const { return databases_; }

 private:
  friend class Walker;

  // A pattern's table as the inner loop reads it.
  struct Lookup {
    PatternIndex::Raw index;
    const std::uint8_t* nibbles;
  };
  SearchBoard board_;
  std::vector<PatternDatabase> databases_;
  std::vector<Lookup> lookups_;        // by pattern
  std::vector<std::uint8_t> pattern_;  // by goal cell

  const PathAutomaton* automaton_ = &PathAutomaton::usual();
};

// Boards up to 12 cells and beyond 25 are searched with the Manhattan distance alone. Where there is a catalogue (5x5)
// and memory for it, and the position is not solved soon, it goes on with that (compound_search.hpp).
Result<OptimalAnswer> solve_optimal_by_search(const Normal& normal, std::uint64_t node_limit, Context& context);

}  // namespace asobi::sliding
