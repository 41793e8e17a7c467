// A queen walks to the corner: rules typed as a statement, a law of the lost positions, proved for all of them or
// refuted.
#include <asobi/play/conjecture.hpp>
#include <fmt/format.h>

using namespace asobi;

int main() {
  const NumberedGame king = {
      {.names = {"x", "y"}, .move = "x' + 1 = x and (y' = y or y' + 1 = y) or x' = x and y' + 1 = y"}};
  const Progress progress;
  automata::Work work(progress);
  for (const char* law : {"x mod 2 = 0 and y mod 2 = 0", "(x + y) mod 2 = 0"}) {
    const auto found = decided(king, fmt::format("forall x, y: lost(x, y) <=> {}", law), work);
    if (!found) return 1;
    fmt::print("{}: {}", law, text(*found, Lang::en));
    if (found->holds != (law[0] == 'x')) return 1;
  }
}
