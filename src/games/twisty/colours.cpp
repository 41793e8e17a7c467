#include "games/twisty/colours.hpp"

#include <algorithm>
#include <map>

#include "games/twisty/action.hpp"
#include "math/stabiliser_chain.hpp"

namespace asobi::twisty {
namespace {

// m!/2, or 1 for m < 2
Natural half_factorial(std::size_t m) { return m < 2 ? Natural(1) : factorial(static_cast<unsigned>(m)) / 2; }

// Counts keepers along a chain of stabilisers.
class KeeperSearch {
 public:
  KeeperSearch(const Puzzle& puzzle, const StabiliserChain& chain, const Progress& progress)
      : puzzle_(puzzle), chain_(chain), progress_(progress) {}

  Result<Natural> count() {
    const Permutation identity = Permutation::identity(chain_.degree());
    Natural out = 1;
    for (std::size_t level = 0; level < chain_.levels().size(); ++level) {
      std::uint64_t images = 0;
      for (const Point x : chain_.levels()[level].orbit()) {
        if (!same_colour(chain_.levels()[level].base(), x)) continue;
        ASOBI_TRY(const bool found, extends(level + 1, element(level, x)));
        images += found ? 1 : 0;
      }
      out *= images;
    }
    return out;
  }

 private:
  static constexpr int most_nodes = 200'000;
  const Puzzle& puzzle_;
  const StabiliserChain& chain_;
  const Progress& progress_;
  int nodes_ = 0;

  bool same_colour(int s, int t) const { return puzzle_.face_of(s) == puzzle_.face_of(t); }

  // Takes the base point of a level to x, and is in the group of that level.
  Permutation element(std::size_t level, Point x) const {
    std::vector<Point> back = Permutation::identity(chain_.degree()).images();
    chain_.levels()[level].divide(back, x);
    return Permutation::from_images_unchecked(std::move(back)).inverse();
  }

  // Whether some element of the group of this level, followed by g, keeps the colours.
  Result<bool> extends(std::size_t level, const Permutation& g) {
    if (++nodes_ > most_nodes) {
      return fail(Code::limit, "the coloured states cannot be counted: the search for look-alike states is too long",
                  "色の状態数を数えられません: 同じに見える状態の探索が長すぎます");
    }
    ASOBI_CHECK(progress_.check());
    if (level == chain_.levels().size()) {
      for (int s = 0; s < g.degree(); ++s) {
        if (!same_colour(s, g[s])) return false;
      }
      return true;
    }
    for (const Point x : chain_.levels()[level].orbit()) {
      if (!same_colour(chain_.levels()[level].base(), g[x])) continue;
      ASOBI_TRY(const bool found, extends(level + 1, element(level, x) * g));
      if (found) return true;
    }
    return false;
  }
};

Result<Natural> keepers_by_search(const Puzzle& puzzle, Turning turning, const std::vector<Orbit>& orbits,
                                  Progress& progress) {
  std::vector<Point> first;  // look-alikes leave the most choice, so they come first
  for (const Orbit& orbit : orbits) {
    for (const auto& members : orbit.look_alike) {
      for (const int p : members) first.push_back(puzzle.stickers_of(p)[0]);
    }
  }
  ASOBI_TRY(const StabiliserChain chain,
            StabiliserChain::build(puzzle.sticker_count(), sticker_turns(puzzle, turning), progress, first));
  return KeeperSearch(puzzle, chain, progress).count();
}

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
                              Natural product) -> void {
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

Result<Natural> colour_keepers(const Puzzle& puzzle, Turning turning, const std::vector<Orbit>& orbits,
                               const Natural& order, Progress& progress) {
  std::vector<bool> different, alike;
  Natural out = 1, giants = 1;
  for (const Orbit& orbit : orbits) {
    different.push_back(orbit.all_different());
    alike.push_back(!orbit.all_different());
    if (orbit.all_different()) continue;
    giants *= half_factorial(orbit.pieces.size());
    for (const auto& members : orbit.look_alike) out *= half_factorial(members.size()) * 2;
    out /= 2;
  }
  if (giants == 1) return out;
  const std::vector<bool> none(orbits.size(), false);
  ASOBI_TRY(const Natural quotient, order_of(part_of_action(puzzle, turning, orbits, different, alike), progress));
  ASOBI_TRY(const Natural outside, order_of(part_of_action(puzzle, turning, orbits, different, none), progress));
  if (quotient * giants != order) return keepers_by_search(puzzle, turning, orbits, progress);
  return out * quotient / outside;
}

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
