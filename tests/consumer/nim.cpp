// Nim with heaps of 3, 5 and 7, at most three stones a turn: who wins, and how.
#include <asobi/games/nim/theory.hpp>
#include <fmt/format.h>

using namespace asobi::nim;

int main() {
  const Heaps heaps = {3, 5, 7};
  const Rules rules(heaps, {3, 3, 3});
  const bool misere = false;
  fmt::print("Grundy number {}\n", grundy(rules, heaps));

  const auto takes = winning_takes(rules, heaps, misere);
  for (const Take& take : takes) {
    const Heaps after = rules.after(heaps, take);
    fmt::print("take {} from heap {}, which leaves {}\n", take.stones, take.heap + 1, fmt::join(after, " "));
    if (wins(rules, after, misere)) return 1;  // a winning move leaves a lost position
  }
  return wins(rules, heaps, misere) && !takes.empty() ? 0 : 1;
}
