#include "games/twisty/solve/common/state_reader.hpp"

#include "games/twisty/group/action.hpp"
#include "math/orbits.hpp"

namespace asobi::twisty {
namespace {

// By axis: all layers that turn about it, each sticker in its own.
std::vector<Permutation> turns_about_axes(const Puzzle& puzzle, Turning turning) {
  std::vector<bool> turns(puzzle.layers().size(), false);
  for (const int layer : turning_layers(puzzle, turning)) turns[layer] = true;
  std::vector<Permutation> out;
  for (int a = 0; a < static_cast<int>(puzzle.axes().size()); ++a) {
    std::vector<Point> images;
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      const bool moves = turns[puzzle.layer(a, puzzle.layer_of_sticker(s, a))];
      images.push_back(static_cast<Point>(moves ? puzzle.sticker_image(puzzle.axes()[a].rotation, s) : s));
    }
    out.push_back(Permutation::from_images_unchecked(std::move(images)));
  }
  return out;
}

}  // namespace

Permutation places_of(const State& state) {
  std::vector<Point> out(state.at.size());
  for (std::size_t place = 0; place < state.at.size(); ++place) out[state.at[place]] = static_cast<Point>(place);
  return Permutation::from_images_unchecked(std::move(out));
}

StateReader::StateReader(const Puzzle& puzzle, Turning turning)
    : puzzle_(&puzzle), system_(puzzle, Telling::stickers, turning) {
  orbit_of_sticker_.resize(puzzle.sticker_count());
  const auto orbits = orbits_of(puzzle.sticker_count(), turns_about_axes(puzzle, turning));
  for (std::size_t o = 0; o < orbits.size(); ++o) {
    for (const Point s : orbits[o]) orbit_of_sticker_[s] = static_cast<int>(o);
  }
}

std::optional<OrbitState> StateReader::read(const Permutation& places, int rotation) const {
  const Permutation marks = places * puzzle_->mark_rotation(rotation);
  const auto now = [&](int sticker) { return puzzle_->sticker_of_mark(marks[sticker]); };
  const int stickers = puzzle_->sticker_count();
  for (int s = 0; s < stickers; ++s) {
    if (orbit_of_sticker_[s] != orbit_of_sticker_[now(s)]) return std::nullopt;
  }
  OrbitState out = system_.state_of(marks);
  const Permutation images = system_.images_of(out);
  for (int s = 0; s < stickers; ++s) {
    if (images[s] != now(s)) return std::nullopt;
  }
  return out;
}

}  // namespace asobi::twisty
