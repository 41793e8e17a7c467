// The numbers in which distances of cuts are written: decimals, fractions, square roots and the golden ratio, as in
// `1/3`, `0.577`, `sqrt(1/5)`, `1/phi`, `phi^2/4`, `2/3*R`. Values are doubles; what is exact about a distance is its
// text, and whether two features of a puzzle coincide is decided in cutting.hpp with a gap argument.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace asobi::twisty {

struct Number {
  double value = 0;
  std::string text;   // as written, without spaces
  int decimals = -1;  // of a plain decimal such as 0.577: digits after the point; -1 for anything else (exact)
};

// What the letters stand for: r the inradius (1), m the midradius, R the circumradius of the solid.
struct Lengths {
  double m = 1;
  double R = 1;
};

// + - * / ^ ( ) sqrt phi r m R, decimals; also the signs − × √ φ. Errors name the place of the fault.
Result<Number> parse_number(std::string_view text, const Lengths& lengths = {});

// The simplest of p/q, sqrt(p/q), (p + q sqrt(5))/n, sqrt((p + q sqrt(5))/n) within 1e-12 of the value; else its
// seventeen digits.
std::string closed_form(double value);

}  // namespace asobi::twisty
