// A puzzle in the hands of a solver: where every mark stands and how the whole is held. Turns move only the marks of
// their layers, O(N) for an inner layer; a place is found by its face and its layer on each axis, as in the paper
// (14.1: "n, 0, n" on side Y-).
// A *place* is where a mark may stand, with the whole standing still in space; the mark that belongs there depends on
// the hold, which whole turns change.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "games/twisty/puzzle/turn.hpp"

namespace asobi::twisty::human {

using Word = std::vector<Turn>;

// What never changes: the puzzle's turns as tables.
class Mechanism {
 public:
  // All layers of all axes of the puzzle turn, and each axis has the same number of them.
  explicit Mechanism(const Puzzle& puzzle);

  const Puzzle& puzzle() const { return *puzzle_; }
  int n() const { return n_; }  // layers on an axis
  int axes() const { return static_cast<int>(puzzle_->axes().size()); }
  int order() const { return order_; }  // unit turns in a circle
  int marks() const { return static_cast<int>(colour_.size()); }

  int colour(int mark) const { return colour_[mark]; }  // the face of its home
  int piece(int mark) const { return piece_[mark]; }
  int layer(int mark, int axis) const { return layer_[axis][mark]; }
  // Where `times` unit turns of the whole take a mark; times from 0 to order() - 1.
  int image(int mark, int axis, int times) const { return image_[axis * order_ + times][mark]; }
  const std::vector<std::uint16_t>& places_in(int axis, int layer) const { return places_in_[axis * n_ + layer]; }
  // The mark on a face, given by the paper's name, of the piece that has these layers; -1 if there is none.
  int place(std::string_view face, std::span<const int> layers) const;
  int place(std::string_view face, std::initializer_list<int> layers) const {
    return place(face, std::span(layers.begin(), layers.size()));
  }
  int face(std::string_view name) const;

  // Where a word takes what is at a place, and from where it brings what comes there; and the same for the whole alone.
  int moved(int place, const Turn& turn) const;
  int moved(int place, std::span<const Turn> word) const;
  int fetched(int place, std::span<const Turn> word) const;
  int hold_after(int hold, const Turn& turn) const;
  // By rotation of the whole: where it takes a mark, and which it brings there.
  int rotated(int hold, int mark) const { return rotated_[hold][mark]; }
  int belongs(int hold, int place) const { return rotated_[inverse_[hold]][place]; }
  int holds() const { return static_cast<int>(rotated_.size()); }
  int product(int g, int h) const { return puzzle_->solid().shape().product(g, h); }
  int inverse(int g) const { return inverse_[g]; }

  int cost(const Turn& turn) const;  // the paper's count: unit turns of single layers; the whole is free
  int cost(std::span<const Turn> word) const;
  Word inverse(std::span<const Turn> word) const;

 private:
  const Puzzle* puzzle_;
  int n_, order_;
  std::vector<std::uint8_t> colour_;
  std::vector<std::uint16_t> piece_;
  std::vector<std::vector<std::uint8_t>> layer_;       // by axis, mark
  std::vector<std::vector<std::uint16_t>> image_;      // by axis and times, mark
  std::vector<std::vector<std::uint16_t>> places_in_;  // by axis and layer
  std::vector<std::vector<std::uint16_t>> rotated_;    // by rotation, mark
  std::vector<int> inverse_;                           // by rotation
  std::vector<int> piece_at_;                          // by the layers' number; -1 for none

  std::size_t layers_number(std::span<const int> layers) const;
};

class Board {
 public:
  explicit Board(const Mechanism& mechanism);
  // at[place] = the mark that stands there; the whole is taken to be held as it was made.
  Board(const Mechanism& mechanism, std::vector<std::uint16_t> at);

  const Mechanism& mechanism() const { return *mechanism_; }
  void turn(const Turn& turn);
  void turn(std::span<const Turn> word);
  // The same state, looked at as if the whole had been turned by this rotation more than thought before.
  void hold_as(int rotation) { hold_ = rotation; }

  int hold() const { return hold_; }
  int at(int place) const { return at_[place]; }
  // Where the mark that belongs at this place is now.
  int where_is(int place) const { return where_[mechanism_->belongs(hold_, place)]; }
  bool shows_right_colour(int place) const {
    return mechanism_->colour(at_[place]) == mechanism_->colour(mechanism_->belongs(hold_, place));
  }
  bool is_right(int place) const { return at_[place] == mechanism_->belongs(hold_, place); }
  bool solved_by_colour() const;
  bool solved_by_marks() const;

 private:
  const Mechanism* mechanism_;
  std::vector<std::uint16_t> at_, where_;
  std::vector<std::uint16_t> lifted_;
  int hold_ = 0;
};

}  // namespace asobi::twisty::human
