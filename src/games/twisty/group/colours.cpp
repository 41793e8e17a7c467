#include "games/twisty/group/colours.hpp"

#include <map>

namespace asobi::twisty {
namespace {

// In how many ways classes of these sizes can be laid on cycles of these lengths, each cycle in one class.
Natural layings(const std::map<int, int>& cycles, const std::vector<int>& classes) {
  std::vector<int> lengths, counts;
  for (const auto& [length, count] : cycles) {
    lengths.push_back(length);
    counts.push_back(count);
  }
  std::map<std::vector<int>, Natural> ways = {{counts, 1}};  // by cycles still free
  for (const int size : classes) {
    std::map<std::vector<int>, Natural> next;
    for (const auto& [free, number] : ways) {
      const auto choose = [&](const auto& self, std::size_t i, int left, std::vector<int> rest,
                              const Natural& product) -> void {
        if (i == lengths.size()) {
          if (left == 0) next[rest] += product;
          return;
        }
        Natural binomial = 1;
        for (int k = 0; k <= free[i] && k * lengths[i] <= left; ++k) {
          if (k > 0) binomial = binomial * static_cast<std::uint64_t>(free[i] - k + 1) / static_cast<std::uint64_t>(k);
          rest[i] = free[i] - k;
          self(self, i + 1, left - k * lengths[i], rest, product * binomial);
        }
      };
      choose(choose, 0, size, free, number);
    }
    ways = std::move(next);
  }
  Natural total;
  for (const auto& [free, number] : ways) total += number;
  return total;
}

// Colourings of one orbit that a rotation keeps.
Natural kept_colourings(const Puzzle& puzzle, const Orbit& orbit, const Permutation& stickers,
                        const Permutation& pieces) {
  std::map<int, int> cycles;
  std::vector<bool> seen(puzzle.piece_count(), false);
  for (const int p : orbit.pieces) {
    if (seen[p]) continue;
    int cycle = 0, at = p;
    int sticker = puzzle.stickers_of(p)[0];
    do {
      seen[at] = true;
      at = pieces[at];
      sticker = stickers[sticker];
      ++cycle;
    } while (at != p);
    // Back in its place but turned, a piece shows other colours.
    if (sticker != puzzle.stickers_of(p)[0]) return 0;
    ++cycles[cycle];
  }
  std::vector<int> classes;
  std::size_t different = orbit.pieces.size();
  for (const auto& members : orbit.look_alike) {
    classes.push_back(static_cast<int>(members.size()));
    different -= members.size();
  }
  classes.insert(classes.end(), different, 1);
  return layings(cycles, classes);
}

}  // namespace

Result<Natural> states_up_to_rotation(const Puzzle& puzzle, const std::vector<Orbit>& orbits, const Natural& states,
                                      const std::vector<int>& rotations) {
  // All colourings of the orbits one by one; Burnside needs to know that they occur in every combination.
  Natural all = 1;
  for (const Orbit& orbit : orbits) {
    Natural ways = factorial(static_cast<unsigned>(orbit.pieces.size()));
    for (const auto& members : orbit.look_alike) ways /= factorial(static_cast<unsigned>(members.size()));
    all *= ways;
  }
  Natural sum = states;
  for (const int g : rotations) {
    if (g == 0) continue;
    const Permutation stickers = puzzle.rotation(g), pieces = puzzle.piece_rotation(g);
    Natural kept = 1;
    for (const Orbit& orbit : orbits) {
      if (!kept.is_zero()) kept *= kept_colourings(puzzle, orbit, stickers, pieces);
    }
    if (!kept.is_zero() && states != all) {
      return fail(Code::limit, "the states up to rotation cannot be counted: some symmetric states may be out of reach",
                  "回転で同じになる状態を数えられません: 対称な状態のいくつかに到達できるか不明です");
    }
    sum += kept;
  }
  return sum / static_cast<std::uint64_t>(rotations.size());
}

}  // namespace asobi::twisty
