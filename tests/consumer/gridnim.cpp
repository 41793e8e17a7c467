// Two-dimensional Nim: the Grundy number of a position, its winning moves, and how often each number occurs on 4x4.
#include <asobi/games/gridnim/analysis.hpp>
#include <asobi/games/gridnim/table.hpp>
#include <fmt/ranges.h>

using namespace asobi::gridnim;

int main() {
  asobi::Progress progress;
  asobi::Shelf shelf;
  asobi::Context context{.progress = progress, .shelf = shelf};

  const Position position = parse_position("1101/0111/1110/1010").value();
  const auto analysis = analyze(position, context);
  if (!analysis) return fmt::print("{}\n", analysis.error().message.en), 1;
  fmt::print("Grundy number {}\n", analysis->grundy);
  for (const Run& run : analysis->winning) fmt::print("{} wins\n", run_name(run));

  const GrundyTable table = GrundyTable::make(position.size, context).value();
  fmt::print("of all placements on {}: {}\n", position.size.name(), table.histogram());
  return table.grundy(position.stones) == analysis->grundy ? 0 : 1;
}
