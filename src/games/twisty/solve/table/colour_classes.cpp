#include "games/twisty/solve/table/colour_classes.hpp"

#include <algorithm>
#include <set>

namespace asobi::twisty {
namespace {

std::vector<WholeSymmetry> symmetries_of(const Puzzle& puzzle, std::span<const Turn> turns) {
  const auto stickers = static_cast<std::size_t>(puzzle.sticker_count());
  std::set<std::vector<Point>> made;  // by turn: where stickers go
  for (const Turn& turn : turns) {
    Permutation own = Permutation::identity(puzzle.sticker_count());
    for (int l = turn.first; l <= turn.last; ++l)
      own *= puzzle.turn(puzzle.layer(puzzle.cut_axis(turn.axis), l), turn.times);
    made.insert(own.images());
  }
  std::vector<WholeSymmetry> out = whole_symmetries(puzzle);
  std::erase_if(out, [&](const WholeSymmetry& symmetry) {
    return std::ranges::any_of(made, [&](const std::vector<Point>& turn) {
      std::vector<Point> image(stickers);
      for (std::size_t s = 0; s < stickers; ++s) image[symmetry.stickers[s]] = symmetry.stickers[turn[s]];
      return !made.contains(image);
    });
  });
  return out;
}

}  // namespace

ColourClasses::ColourClasses(const Puzzle& puzzle, std::span<const int> reference, std::span<const Turn> turns)
    : symmetries_(symmetries_of(puzzle, turns)),
      faces_(puzzle.solid().shape().faces().size()),
      first_(static_cast<std::size_t>(reference[0])),
      second_(static_cast<std::size_t>(reference.back())),
      taking_(2 * faces_ * faces_) {
  const int first = puzzle.face_of(reference[0]), second = puzzle.face_of(reference.back());
  for (std::size_t i = 0; i < symmetries_.size(); ++i) {
    const WholeSymmetry& own = symmetries_[i];
    taking_[way(own.mirrors, own.faces[first], own.faces[second])].push_back(i);
  }
}

bool ColourClasses::keep(std::span<const std::uint8_t> colours, const WholeSymmetry& places,
                         const WholeSymmetry& faces) {
  for (std::size_t s = 0; s < colours.size(); ++s) {
    if (colours[places.stickers[s]] != faces.faces[colours[s]]) return false;
  }
  return true;
}

// A symmetry of the colours goes with at most one of the places, since no rotation keeps a state.
std::uint64_t ColourClasses::kept_by(std::span<const std::uint8_t> colours) const {
  std::uint64_t out = 0;
  for (const WholeSymmetry& places : symmetries_) {
    const std::size_t own = way(places.mirrors, colours[places.stickers[first_]], colours[places.stickers[second_]]);
    for (const std::size_t faces : taking_[own]) out += keep(colours, places, symmetries_[faces]) ? 1 : 0;
  }
  return out;
}

}  // namespace asobi::twisty
