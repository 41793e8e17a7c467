// A puzzle of the paper and its states as the paper keeps them: an array of pieces by place, each with the number of
// its own place and its direction matrix (3.1.1, 3.1.2). The plain model: one table of where a place goes for each
// axis; a turn costs O(pieces of the layer), making a puzzle O(coordinates), 0.1 s for octa-face-40.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/twisty/paper/family.hpp"

namespace asobi::twisty::paper {

// One layer about one axis, `times` unit turns; a unit turn is right-handed about the axis (3.1.3).
struct Turn {
  static constexpr int whole = -1;

  int axis = 0;
  int layer = 0;  // the paper's number, or `whole`: all layers together
  int times = 1;  // negative: the other way round

  friend bool operator==(const Turn&, const Turn&) = default;
};

struct Piece {
  Coordinates at;
  std::int64_t number = 0;  // the paper's index x + N(y + Nz)
  std::vector<Side> sides;
  bool reverse = false;
};

// Which piece is at a place, and where its axes point to.
struct Placed {
  int piece = 0;
  SignedPermutation direction;

  friend bool operator==(const Placed&, const Placed&) = default;
};

using State = std::vector<Placed>;  // by place

struct Sticker {
  int place = 0;
  Side side;

  friend auto operator<=>(const Sticker&, const Sticker&) = default;
};

class Puzzle {
 public:
  // n is in family.possible.
  Puzzle(const Family& family, int n);
  static Result<Puzzle> named(std::string_view name);

  const Family& family() const { return *family_; }
  int n() const { return n_; }
  std::string name() const;

  // Pieces and places have the same indices, in the order of the paper's numbers.
  const std::vector<Piece>& pieces() const { return pieces_; }
  const std::vector<Sticker>& stickers() const { return stickers_; }
  std::optional<int> place_at(const Coordinates& at) const;

  int axes() const { return family_->axis_frame->size(); }
  const std::vector<int>& layers() const { return layers_; }  // the paper's numbers, the same for all axes
  std::optional<int> layer_index(int layer) const;            // where it stands in layers()
  int layer_of(int place, int axis) const { return layers_[static_cast<std::size_t>(layer_index_[axis][place])]; }
  // For each axis where the place's layer stands in layers(); no two places have the same, so this tells which is which
  // in any other model of the puzzle, too.
  std::vector<int> layer_indices(int place) const;
  const std::vector<int>& places_in(int axis, int layer) const;
  // Where a unit turn takes the piece at this place.
  int moved(int place, int axis) const { return moved_[axis][place]; }
  std::vector<Turn> unit_turns() const;  // every layer of every axis once

  State solved() const;
  // The layer exists, or the turn is of the whole.
  void apply(State& state, const Turn& turn) const;
  void apply(State& state, const std::vector<Turn>& turns) const;

  // The side whose colour the sticker shows now.
  Side colour(const State& state, const Sticker& sticker) const;
  bool solved_by_colour(const State& state) const;  // every sticker shows the colour of its side
  bool solved_by_marks(const State& state) const;   // every piece is home and points where it did
  // From "x,y,z|X+" to the name of the side whose colour is there.
  std::map<std::string, std::string> facelets(const State& state) const;

  std::string sticker_name(const Sticker& sticker) const;

 private:
  const Family* family_;
  int n_;
  std::vector<Piece> pieces_;
  std::vector<Sticker> stickers_;
  std::vector<int> layers_;
  std::vector<std::vector<int>> moved_;                   // by axis, place
  std::vector<std::vector<int>> layer_index_;             // by axis, place
  std::vector<std::vector<std::vector<int>>> places_in_;  // by axis, index of the layer

  void find_pieces();
  void find_layers();
  void find_moves();
  void turn_once(State& state, int axis, const std::vector<int>& places) const;
};

}  // namespace asobi::twisty::paper
