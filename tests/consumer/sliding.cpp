// A farthest position of the 8-puzzle, solved in as few moves as possible.
#include <asobi/games/sliding/methods/solver.hpp>
#include <fmt/format.h>

using namespace asobi::sliding;

int main() {
  asobi::Progress progress;  // reports to nobody, stops never
  asobi::Shelf shelf;        // keeps tables in memory; with a folder, on disk
  asobi::Context context{.progress = progress, .shelf = shelf};

  const auto start = parse_position({.rows = 3, .cols = 3}, "8 6 7 2 5 4 3 0 1");
  if (!start) return fmt::print("{}\n", start.error().message.en), 1;
  const Position goal = Position::ordered(start->shape);
  const auto solution = solve(*start, goal, Method::optimal, 0, context);
  if (!solution) return fmt::print("{}\n", solution.error().message.en), 1;

  Position now = *start;
  for (const Slide slide : solution->slides) now.slide_unchecked(slide);
  fmt::print("{} moves: {}\n", solution->slides.size(), letters(solution->slides));
  return now == goal && solution->slides.size() == 31 ? 0 : 1;
}
