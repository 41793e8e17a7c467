// The path from the plane to four dimensions: four boards, three hop puzzles on each. All begin with the marked piece
// of player 1 and are solved in one turn.
#pragma once

#include <array>
#include <vector>

#include "games/diamond/puzzle/puzzle.hpp"

namespace asobi::diamond {

struct LessonPuzzle {
  Text title;
  Text explanation;
  const char* position;
  const char* target;
};

struct Lesson {
  int dim;
  int size;
  Text title;
  Text explanation;
  std::array<LessonPuzzle, 3> puzzles;
};

const std::vector<Lesson>& lessons();
// Its placement for two players, its target and its shortest solution.
Result<Puzzle> lesson_puzzle(const Board& board, const LessonPuzzle& row);

}  // namespace asobi::diamond
