// The exact distance of every position of a board with up to 12 cells, for any home of the blank. A move changes the
// colour of the blank's cell (as on a chessboard), which gives the distance modulo 2; the table keeps one bit more a
// position, so the distance modulo 4, which tells nearer neighbours from farther ones. Answers are walks down the
// table. 3x4 has 239,500,800 positions: 32 MB, and twice that while the table is made.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/context.hpp"
#include "base/files.hpp"
#include "games/sliding/board/normal.hpp"

namespace asobi::sliding {

constexpr int most_table_cells = 12;

class DistanceTable {
 public:
  Shape shape() const { return shape_; }
  int goal_blank() const { return goal_blank_; }
  // How many positions are 0, 1, 2, … moves from the goal.
  const std::vector<std::uint64_t>& census() const { return table_->census; }
  int diameter() const { return static_cast<int>(census().size()) - 1; }

  // Errors of the next three: `invalid` for another board or goal than the table's, `unsolvable`.
  Result<int> distance(const Normal& normal) const;
  // A shortest solution: of several, the first in the order of all_slides.
  Result<std::vector<Slide>> solve(const Normal& normal) const;
  // Every first move of a shortest solution; none if solved.
  Result<std::vector<Slide>> best_slides(const Normal& normal) const;

  // Every position at the greatest distance.
  std::vector<Normal> farthest() const;

 private:
  friend Result<DistanceTable> distance_table(Shape shape, int goal_blank, Context& context);
  DistanceTable(Shape shape, int goal_blank, std::shared_ptr<const Table> table)
      : shape_(shape), goal_blank_(goal_blank), table_(std::move(table)) {}

  Shape shape_;
  int goal_blank_;
  std::shared_ptr<const Table> table_;

  Result<void> check(const Normal& normal) const;
  int distance_mod_4(const Normal& normal) const;
  // The moves to positions nearer by one. `normal` is moved and put back.
  std::vector<Slide> descents(Normal& normal) const;
};

// Whether that could be the census of all positions of the board: they are all there and, where it is known what must
// come out, that it does.
bool possible_census(Shape shape, int goal_blank, const std::vector<std::uint64_t>& census);
// The position that a search (distance_search.hpp) knows by that number.
Normal numbered_position(Shape shape, int goal_blank, std::uint64_t number);

// The table of that board (rows >= cols, as in Normal), from the shelf or made now on context.threads threads. Errors:
// `limit` beyond 12 cells, `invalid` for a board that is not normal, `cancelled`.
Result<DistanceTable> distance_table(Shape shape, int goal_blank, Context& context);

}  // namespace asobi::sliding
