// States of a puzzle and fast turns. A state tells for every place of a mark (puzzle.hpp) which mark stands there, so
// it holds the coloured state and the oriented one (picture cubes) at once.
// Mover keeps, axis by axis and layer by layer, the cycles of the unit turn; all have the length of the axis's order. A
// turn goes through the cycles of its layers, which stand side by side: O(marks that move), with no look at the rest.
// Memory: two bytes for each mark and axis of the solid.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/twisty/puzzle/turn.hpp"

namespace asobi::twisty {

struct State {
  std::vector<Point> at;  // by place: the mark that stands there

  friend bool operator==(const State&, const State&) = default;
};

class Mover {
 public:
  // The puzzle must outlive the mover.
  explicit Mover(const Puzzle& puzzle);

  const Puzzle& puzzle() const { return *puzzle_; }

  State solved() const;
  // Any `times` will do; the layers exist.
  void apply(State& state, const Turn& turn) const;
  void apply(State& state, std::span<const Turn> turns) const;

  // The sticker that stands at a sticker's place, and the face whose colour it shows there.
  int sticker_at(const State& state, int place) const { return puzzle_->sticker_of_mark(state.at[place]); }
  int colour_at(const State& state, int place) const { return puzzle_->face_of(sticker_at(state, place)); }
  // By how many corners, counter-clockwise, the sticker in the middle of a face, at this place, is turned against the
  // way in which the rotations that carry face 0 to each face (FaceFrame) would bring it.
  int turned_at(const State& state, int place) const;

  // Every face has one colour, and a rotation of the whole would bring the colours home.
  bool is_solved(const State& state) const;
  // A rotation of the whole would bring every mark home.
  bool is_oriented_solved(const State& state) const;

 private:
  struct Cycles {
    int order = 1;
    std::vector<Point> points;         // `order` for each cycle: each goes to the next, the last to the first
    std::vector<std::uint32_t> first;  // by layer: where its points begin; one more at the end
  };

  const Puzzle* puzzle_;
  std::vector<Cycles> axes_;  // by axis of the solid

  Cycles cycles_about(int axis) const;
};

}  // namespace asobi::twisty
