#include "games/twisty/group/action.hpp"

namespace asobi::twisty {
namespace {

constexpr int not_here = -1;

}  // namespace

std::vector<Permutation> sticker_turns(const Puzzle& puzzle, Turning turning) {
  std::vector<Permutation> out;
  for (const int layer : turning_layers(puzzle, turning)) out.push_back(puzzle.turn(layer));
  return out;
}

std::vector<Permutation> mark_turns(const Puzzle& puzzle, Turning turning) {
  std::vector<Permutation> out;
  for (const int layer : turning_layers(puzzle, turning)) out.push_back(puzzle.mark_turn(layer));
  return out;
}

std::vector<Permutation> piece_turns_in(const Puzzle& puzzle, Turning turning, const Orbit& orbit) {
  std::vector<int> place(puzzle.piece_count(), not_here);
  for (std::size_t i = 0; i < orbit.pieces.size(); ++i) place[orbit.pieces[i]] = static_cast<int>(i);
  std::vector<Permutation> out;
  for (const int layer : turning_layers(puzzle, turning)) {
    const Layer& l = puzzle.layers()[layer];
    const int g = puzzle.rotation_of(layer);
    std::vector<Point> images;
    for (const int p : orbit.pieces) {
      const bool moves = puzzle.layer_of_piece(p, l.axis) == l.index;
      images.push_back(static_cast<Point>(place[moves ? puzzle.piece_image(g, p) : p]));
    }
    out.push_back(Permutation::from_images_unchecked(std::move(images)));
  }
  return out;
}

std::vector<int> orbit_numbers(const Puzzle& puzzle, const std::vector<Orbit>& orbits) {
  std::vector<int> out(puzzle.piece_count());
  for (std::size_t o = 0; o < orbits.size(); ++o) {
    for (const int p : orbits[o].pieces) out[p] = static_cast<int>(o);
  }
  return out;
}

std::vector<bool> signs(const Permutation& pieces, const std::vector<Orbit>& orbits) {
  std::vector<bool> out, seen(static_cast<std::size_t>(pieces.degree()));
  for (const Orbit& orbit : orbits) out.push_back(is_odd_on(pieces, orbit.pieces, seen));
  return out;
}

std::vector<Permutation> part_of_action(const Puzzle& puzzle, Turning turning, const std::vector<Orbit>& orbits,
                                        const std::vector<bool>& whole, const std::vector<bool>& sign) {
  const std::vector<int> orbit_of = orbit_numbers(puzzle, orbits);
  std::vector<int> place(puzzle.sticker_count(), not_here);
  int degree = 0;
  for (int s = 0; s < puzzle.sticker_count(); ++s) {
    if (whole[orbit_of[puzzle.piece_of(s)]]) place[s] = degree++;
  }
  std::vector<int> sign_place(orbits.size(), not_here);
  for (std::size_t o = 0; o < orbits.size(); ++o) {
    if (!sign[o]) continue;
    sign_place[o] = degree;
    degree += 2;
  }
  std::vector<Permutation> out;
  for (const int layer : turning_layers(puzzle, turning)) {
    const Permutation turn = puzzle.turn(layer);
    const std::vector<bool> odd = signs(puzzle.piece_turn(layer), orbits);
    std::vector<Point> images(degree);
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      if (place[s] != not_here) images[place[s]] = static_cast<Point>(place[turn[s]]);
    }
    for (std::size_t o = 0; o < orbits.size(); ++o) {
      if (sign_place[o] == not_here) continue;
      images[sign_place[o]] = static_cast<Point>(sign_place[o] + (odd[o] ? 1 : 0));
      images[sign_place[o] + 1] = static_cast<Point>(sign_place[o] + (odd[o] ? 0 : 1));
    }
    out.push_back(Permutation::from_images_unchecked(std::move(images)));
  }
  return out;
}

Result<Natural> order_of(std::vector<Permutation> generators, Progress& progress) {
  ASOBI_TRY(const PermutationGroup group, PermutationGroup::generate(std::move(generators), progress));
  return group.order();
}

}  // namespace asobi::twisty
