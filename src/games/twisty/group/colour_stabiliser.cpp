#include "games/twisty/group/colour_stabiliser.hpp"

#include <algorithm>

#include "games/twisty/group/action.hpp"
#include "math/stabiliser_chain.hpp"

namespace asobi::twisty {
namespace {

// Counts the elements of a group that take every point to a point of the same colour.
class KeeperSearch {
 public:
  KeeperSearch(const StabiliserChain& chain, std::vector<int> colour, const Progress& progress)
      : chain_(chain), colour_(std::move(colour)), progress_(progress) {}

  Result<Natural> count() {
    Natural out = 1;
    for (std::size_t level = 0; level < chain_.levels().size(); ++level) {
      const StabiliserLevel& here = chain_.levels()[level];
      std::uint64_t images = 0;
      for (const Point x : here.orbit()) {
        if (colour_[here.base()] != colour_[x]) continue;
        ASOBI_TRY(const bool found, extends(level + 1, element(level, x)));
        images += found ? 1 : 0;
      }
      out *= images;
    }
    return out;
  }

 private:
  static constexpr int most_nodes = 200'000;
  const StabiliserChain& chain_;
  std::vector<int> colour_;
  const Progress& progress_;
  int nodes_ = 0;

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
        if (colour_[s] != colour_[g[s]]) return false;
      }
      return true;
    }
    const StabiliserLevel& here = chain_.levels()[level];
    for (const Point x : here.orbit()) {
      if (colour_[here.base()] != colour_[g[x]]) continue;
      ASOBI_TRY(const bool found, extends(level + 1, x == here.base() ? g : element(level, x) * g));
      if (found) return true;
    }
    return false;
  }
};

// By piece, a number that look-alikes share; times the faces, plus the face, it is the colour of a sticker.
std::vector<int> look_numbers(const Puzzle& puzzle, const std::vector<Orbit>& orbits) {
  std::vector<int> out(puzzle.piece_count());
  for (int p = 0; p < puzzle.piece_count(); ++p) out[p] = p;
  for (const Orbit& orbit : orbits) {
    for (const auto& members : orbit.look_alike) {
      for (const int p : members) out[p] = members[0];
    }
  }
  return out;
}

// The elements of Q (see the header) that keep colours. `free`: by orbit, whether it is in F.
Result<Natural> stabiliser_outside(const Puzzle& puzzle, Turning turning, const std::vector<Orbit>& orbits,
                                   const std::vector<bool>& free, Progress& progress) {
  std::vector<bool> whole;
  for (const bool f : free) whole.push_back(!f);
  const std::vector<int> orbit_of = orbit_numbers(puzzle, orbits), look = look_numbers(puzzle, orbits);
  const int faces = static_cast<int>(puzzle.solid().shape().faces().size());
  // Base points: look-alikes before others, those first that the turns round the core keep together.
  const std::vector<int> block = orbit_numbers(puzzle, piece_orbits(puzzle, Turning::around_core));
  std::vector<int> colour;
  std::vector<std::pair<int, Point>> first;
  for (int s = 0; s < puzzle.sticker_count(); ++s) {
    const int p = puzzle.piece_of(s), o = orbit_of[p];
    if (!whole[o]) continue;
    if (!orbits[o].all_different()) first.emplace_back(block[p], static_cast<Point>(colour.size()));
    colour.push_back(look[p] * faces + puzzle.face_of(s));
  }
  for (std::size_t o = 0; o < orbits.size(); ++o) {
    if (free[o]) colour.insert(colour.end(), 2, -1 - static_cast<int>(o));
  }
  std::ranges::sort(first);
  std::vector<Point> base;
  for (const auto& [number, point] : first) base.push_back(point);
  const auto generators = part_of_action(puzzle, turning, orbits, whole, free);
  ASOBI_TRY(const StabiliserChain chain,
            StabiliserChain::build(static_cast<int>(colour.size()), generators, progress, base));
  return KeeperSearch(chain, std::move(colour), progress).count();
}

// Orbits with look-alikes on which the group acts as the alternating or symmetric group.
Result<std::vector<bool>> free_orbits(const Puzzle& puzzle, Turning turning, const std::vector<Orbit>& orbits,
                                      Progress& progress) {
  std::vector<bool> out;
  for (const Orbit& orbit : orbits) {
    bool free = false;
    if (!orbit.all_different()) {
      ASOBI_TRY(const Natural order, order_of(piece_turns_in(puzzle, turning, orbit), progress));
      free = order * 2 >= factorial(static_cast<unsigned>(orbit.pieces.size()));
    }
    out.push_back(free);
  }
  return out;
}

}  // namespace

Result<Natural> colour_stabiliser_order(const Puzzle& puzzle, Turning turning, const std::vector<Orbit>& orbits,
                                        const Natural& order, Progress& progress) {
  if (std::ranges::all_of(orbits, &Orbit::all_different)) return 1;
  ASOBI_TRY(std::vector<bool> free, free_orbits(puzzle, turning, orbits, progress));
  Natural kernel = 1, ways = 1;
  for (std::size_t o = 0; o < orbits.size(); ++o) {
    if (!free[o]) continue;
    kernel *= factorial(static_cast<unsigned>(orbits[o].pieces.size())) / 2;
    Natural among_look_alikes = 1;
    for (const auto& members : orbits[o].look_alike) {
      among_look_alikes *= factorial(static_cast<unsigned>(members.size()));
    }
    ways *= among_look_alikes / 2;
  }
  std::vector<bool> whole;
  bool settled = true;  // all look-alikes are in F
  for (std::size_t o = 0; o < orbits.size(); ++o) {
    whole.push_back(!free[o]);
    settled &= free[o] || orbits[o].all_different();
  }
  ASOBI_TRY(const Natural outside, order_of(part_of_action(puzzle, turning, orbits, whole, free), progress));
  if (outside * kernel == order && settled) {
    // Keepers fix everything outside F; what is left of them are signs.
    const std::vector<bool> none(orbits.size(), false);
    ASOBI_TRY(const Natural fixed, order_of(part_of_action(puzzle, turning, orbits, whole, none), progress));
    return outside / fixed * ways;
  }
  if (outside * kernel != order) {
    free.assign(orbits.size(), false);
    ways = 1;
  }
  ASOBI_TRY(const Natural keep, stabiliser_outside(puzzle, turning, orbits, free, progress));
  return keep * ways;
}

}  // namespace asobi::twisty
