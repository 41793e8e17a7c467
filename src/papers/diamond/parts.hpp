// The checks of the diamond paper by section, and what they share. They reckon with the board of the game
// and with the formulas, and write what they find as the paper prints such things.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "games/diamond/board/placement.hpp"
#include "papers/check.hpp"
#include "papers/finding.hpp"

namespace asobi::diamond_claims {

std::vector<Check> plane();          // sections 1 and 2
std::vector<Check> solid();          // section 3, three coordinates
std::vector<Check> solid_points();   // its lists of points
std::vector<Check> four();           // section 4, four coordinates
std::vector<Check> four_points();    // its lists of points
std::vector<Check> any_dimension();  // n dimensions, the wishes

using Vector = std::vector<int>;
using Vectors = std::set<Vector>;

// "1,0,-2" and back.
Vector numbers(std::string_view text);
std::string text_of(const Vector& x);
std::string text_of(const Vectors& points);  // "(1, 0, -2), (2, 0, -1)"
Vector sum(const Vector& x, const Vector& y, int times = 1);
// The squared length of x - y.
int squared_distance(const Vector& x, const Vector& y);
// (x k + y (n - k)) / n where that is whole, else empty.
Vector between(const Vector& x, const Vector& y, int k, int n);

// All integer points of so many coordinates between least and most with `holds`.
template <class Holds>
Vectors lattice(std::size_t axes, int least, int most, const Holds& holds) {
  Vectors out;
  Vector x(axes, least);
  for (;;) {
    if (holds(x)) out.insert(x);
    std::size_t i = 0;
    while (i < axes && x[i] == most) x[i++] = least;
    if (i == axes) return out;
    ++x[i];
  }
}

// The game's board of that dimension and size, which must exist, and its points.
std::shared_ptr<const diamond::Board> the_board(int dim, int size);
Vectors points_of(const diamond::Board& board);
Vectors cube_points_of(const diamond::Board& board);
Vector cube_of(const diamond::Board& board, const Vector& x);
Vectors home_of(const diamond::Board& board, diamond::Corner corner);

// How many points are in one set only.
std::size_t differing(const Vectors& a, const Vectors& b);

// As the paper writes: a length of that square, "3√2"; "x = 0, y = ±1, z = ∓1"; "(a, b±1, c∓1)"; yes or no.
std::string root(int square);
std::string signed_change(const Vector& step);
std::string seen_from(const Vector& step);
inline std::string yes_no(bool yes) { return yes ? "yes" : "no"; }
// "a + b + c = 6; ≥ 0 または ≤ 4": what all points have in common, and the bounds of the two halves.
std::string condition_text(const Vectors& points);
// "x < 0 → x > 4": home and goal are all points below and above, in this coordinate.
std::string home_text(const Vectors& points, const Vectors& home, const Vectors& goal, std::size_t axis);

// A … F and P1 … P8 in three coordinates for m = 3, as the game knows them.
const std::map<std::string, Vector>& named_cube();
// The same points in four coordinates, reckoned from those for any m: (m + a - b - c)/2 and so on.
Vector four_of(const std::string& name, int size);
// "P1AB" -> P1, A, B.
std::vector<std::string> letters(std::string_view names);

// Where the piece may come to rest, by the game and by the formulas; empty where the two differ.
struct Reach {
  Vectors to;
  bool agreed = false;
};
Reach reach(const diamond::Board& board, const std::vector<Vectors>& armies, const Vector& from);

// Every hop of the board tried alone.
struct HopCount {
  int hops = 0, doubles = 0;         // tried: over one piece, over two in a row
  int over_own = 0, over_other = 0;  // made, of the hops
  int onto_taken = 0;                // made though the point behind, or the one hopped over, was taken
  int over_two = 0;                  // made, of the doubles

  bool holds() const { return hops > 0 && over_own == hops && over_other == hops && onto_taken == 0; }
};
HopCount try_all_hops(const diamond::Board& board);

// Every hop of the board in that direction as seen from its start: the piece hopped over, and the end; in three
// coordinates if `cube`.
std::set<std::pair<Vector, Vector>> hops_along(const diamond::Board& board, const diamond::Direction& direction,
                                               bool cube = false);

}  // namespace asobi::diamond_claims
