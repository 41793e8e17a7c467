// The shapes of stickers, up to congruence, as section 13 of the twisty paper counts them.
#pragma once

#include <string>
#include <vector>

#include "base/text.hpp"
#include "games/twisty/puzzle/puzzle.hpp"

namespace asobi::twisty_claims_by_part {

// A polygon by its sides and angles: angle i is between the sides i and i + 1.
struct Shape {
  std::vector<double> sides;
  std::vector<double> angles;  // in degrees
  int per_face = 0;            // so many stickers of a face have it

  std::size_t corners() const { return sides.size(); }
  bool equilateral() const;
  bool regular() const;
  bool has_right_angle() const;
  bool is_trapezoid() const;  // exactly one pair of parallel sides
  // "right triangle 30°, 60°, 90°"
  Text text() const;
  std::string name() const;  // the same without angles, in English
};

Shape shape_of(const std::vector<Vector>& outline);

// Mirror images count as congruent.
bool congruent(const Shape& a, const Shape& b);
bool similar(const Shape& a, const Shape& b);

// Of all stickers, each shape once, in the order of the cells.
std::vector<Shape> shapes_of(const twisty::Puzzle& puzzle);
Text shapes_text(const std::vector<Shape>& shapes);

}  // namespace asobi::twisty_claims_by_part
