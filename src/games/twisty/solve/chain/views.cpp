#include "games/twisty/solve/chain/views.hpp"

namespace asobi::twisty {

Result<Views> Views::make(const Puzzle& puzzle, Turning turning, const TurnActions& actions, const Progress& progress) {
  Views out;
  out.actions_ = &actions;
  const RotatedTurns rotated(puzzle, turning);
  for (int g = 0; g < puzzle.solid().shape().rotation_count(); ++g) {
    ASOBI_CHECK(progress.check());
    Permutation marks = puzzle.mark_rotation(g);
    auto turns = rotated.after(marks.inverse());
    if (turns) out.rotations_.push_back({std::move(marks), std::move(*turns)});
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
