// The state of a puzzle as orbits of pieces with permutation and orientation, from the geometry alone.
//
// A piece is brought from its home h to a place q by a rotation g of the solid. In each orbit, b is the first place, c
// the least turn of b in place, clockwise as seen from outside, and r_q one rotation from b to q. Then
// r_h g r_q^-1 = c^o (first r_h), and o is the orientation of the piece at q. r_q is the rotation that takes the first
// sticker of b as near the front of all stickers as it can, where stickers on faces up and down come first, then front
// and back: on the cube, turns of U and D twist no corner and flip no edge.
//
// A part that holds the centre of the solid turns about every axis, so it is told by its stickers one
// by one, each as a piece of its own. Making this costs O(stickers * rotations of the solid), a conversion O(stickers).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "games/twisty/puzzle/orbits.hpp"

namespace asobi::twisty {

// What tells states apart: stickers (a sticker in the middle of its face shows no direction), or marks (it does).
enum class Telling { stickers, marks };

// By orbit, by place: which piece stands there (by its home place), and how. A turn is the state that it makes of the
// solved one.
struct OrbitPart {
  std::vector<Point> pieces;
  std::vector<std::uint8_t> orientation;

  friend bool operator==(const OrbitPart&, const OrbitPart&) = default;
};
using OrbitState = std::vector<OrbitPart>;

struct OrbitShape {
  std::string name;  // CORNERS, EDGES, CENTERS by the number of stickers, with a number from the second on
  int pieces;
  int orientations;

  static constexpr auto fields() {
    return field_list(field("name", &OrbitShape::name), field("pieces", &OrbitShape::pieces),
                      field("orientations", &OrbitShape::orientations));
  }
  friend bool operator==(const OrbitShape&, const OrbitShape&) = default;
};

OrbitState solved_state(std::span<const OrbitShape> shapes);
// First a, then b; and what undoes a.
OrbitState product(std::span<const OrbitShape> shapes, const OrbitState& a, const OrbitState& b);
OrbitState inverse(std::span<const OrbitShape> shapes, const OrbitState& a);
bool permutes_oddly(const OrbitPart& part);           // its permutation of pieces
std::vector<bool> signs_of(const OrbitState& state);  // by orbit: whether it is odd
// On points: orbit by orbit, place by place, the orientations of the piece there.
Permutation as_permutation(std::span<const OrbitShape> shapes, const OrbitState& a);

// Which rotations of the whole keep pieces in their orbits: those that turns of all layers make, or every one.
enum class Rotations { by_turns, all };

class OrbitSystem {
 public:
  // Orbits of all layers have room for rotations of the whole about the axes with cuts, whichever layers turn.
  explicit OrbitSystem(const Puzzle& puzzle, Telling telling = Telling::marks, Turning turning = Turning::all,
                       Rotations rotations = Rotations::by_turns);

  const std::vector<OrbitShape>& shapes() const { return shapes_; }
  Telling telling() const { return telling_; }

  // `marks` says where each mark of the solved puzzle is now, as Puzzle::mark_turn does; pieces stay in their orbits.
  OrbitState state_of(const Permutation& marks) const;
  // The other way: of marks, or, if only stickers are told, of stickers. Numbers fit the shapes.
  Permutation images_of(const OrbitState& state) const;

  // The solved state by colours: pieces that look alike have one number (the least of theirs), and stand as the first
  // of them would.
  OrbitState solved_by_colour() const;

  // The places of stickers at a place of an orbit, the one that tells the orientation first, in an order that rotations
  // carry from place to place; and the home stickers that stand on them, in this order, when the piece stands there in
  // this orientation.
  const std::vector<int>& stickers_at(std::size_t orbit, std::size_t place) const {
    return orbits_[orbit].stickers[place];
  }
  std::vector<int> shown_by(std::size_t orbit, std::size_t piece, std::size_t orientation) const;

 private:
  struct Place {
    int orbit = -1, place = -1, orientation = -1;
  };
  struct Orbit {
    std::vector<std::vector<int>> stickers;  // by place: those of b, brought there
    std::vector<int> bring;                  // by place: r_q
    std::vector<int> twist;                  // by orientation: c^o
    std::vector<Point> mark;                 // by place and orientation: where the first mark of b is then
  };
  // Rotations of a piece, as the constructor was told.
  std::vector<int> reach(int piece) const;
  void add_orbit(const std::vector<int>& first, std::span<const int> reached);
  int mark_image(int g, int mark) const;
  int front(int mark) const;  // how near the front of all stickers

  const Puzzle* puzzle_;
  Telling telling_;
  Turning turning_;
  Rotations rotations_;
  std::vector<int> face_rank_;
  std::vector<int> unit_of_;               // by sticker
  std::vector<std::vector<int>> members_;  // by unit: its stickers
  std::vector<OrbitShape> shapes_;
  std::vector<Orbit> orbits_;
  std::vector<Place> where_;  // by mark: which piece's first mark stands here when it is in that place and orientation
};

}  // namespace asobi::twisty
