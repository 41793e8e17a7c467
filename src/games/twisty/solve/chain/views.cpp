#include "games/twisty/solve/chain/views.hpp"

#include <map>

namespace asobi::twisty {

Result<Views> Views::make(const Puzzle& puzzle, Turning turning, const TurnActions& actions, const Progress& progress) {
  Views out;
  out.actions_ = &actions;
  std::map<Permutation, std::uint16_t> letters;
  std::vector<const Permutation*> turns;
  for (const int layer : turning_layers(puzzle, turning)) {
    for (int times = 1; times < puzzle.axes()[puzzle.layers()[layer].axis].order; ++times) {
      const auto letter = static_cast<std::uint16_t>(turns.size());
      turns.push_back(&letters.emplace(puzzle.mark_turn(layer, times), letter).first->first);
    }
  }
  for (int g = 0; g < puzzle.solid().shape().rotation_count(); ++g) {
    ASOBI_CHECK(progress.check());
    Rotation rotation{puzzle.mark_rotation(g), {}};
    const Permutation back = rotation.marks.inverse();
    for (const Permutation* turn : turns) {
      const auto image = letters.find(rotation.marks * *turn * back);
      if (image == letters.end()) break;
      rotation.turns.push_back(image->second);
    }
    if (rotation.turns.size() == turns.size()) out.rotations_.push_back(std::move(rotation));
  }
  return out;
}

std::optional<OrbitState> Views::state(std::size_t view, const Permutation& places, const StateReader& reader) const {
  const Permutation& marks = rotations_[view / 2].marks;
  std::optional<OrbitState> out = reader.read(marks.inverse() * places * marks, 0);
  if (out && view % 2 == 1) out = inverse(actions_->shapes, *out);
  return out;
}

Letters Views::word(std::size_t view, const Letters& word) const {
  Letters out;
  for (const std::uint16_t letter : word) out.push_back(rotations_[view / 2].turns[letter]);
  return view % 2 == 0 ? out : actions_->inverse(out);
}

}  // namespace asobi::twisty
