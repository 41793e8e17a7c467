// How points, directions and moves are written. Three systems of coordinates, as in the paper: n + 1 coordinates of
// sum S (section 2 for the plane, section 4 for the solid), and on solid boards also three, (a, b, c) with a + b + c of
// the parity of m (section 3, which forgets the parity). How many numbers there are tells which is meant. The paper's
// names (A … F, P1 … P8, and a … l or b1 … n for the points of the boards of sizes 2 and 3) may stand for points.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/diamond/board/board.hpp"

namespace asobi::diamond {

enum class System { simplex, cube };

constexpr auto names(System) { return std::to_array<std::string_view>({"simplex", "cube"}); }
inline auto labels(System) {
  return std::to_array<Text>({{"of the simplex", "単体の座標"}, {"of the cube", "立方体の座標"}});
}

// The cube system of solid boards: (x, y, z, w) -> (x + z - m, y + z - m, z + w - m), and back.
std::array<int, 3> to_cube(const Board& board, Point point);
std::optional<Point> from_cube(const Board& board, const std::array<int, 3>& cube);

// "3,3,3,-3"; in the cube system "3,3,-3".
std::string point_text(const Board& board, Point point, System system = System::simplex);
// Coordinates of either system, or a name of the paper (upper and lower case differ).
Result<Point> parse_point(const Board& board, std::string_view text);

struct NamedPoint {
  std::string name;
  Point point;
};

// The points the paper names on this board; none outside dimension 3.
std::vector<NamedPoint> named_points(const Board& board);

// A line along which pieces move: +1 on coordinate `up` while -1 on `down`, or the other way round.
struct Direction {
  int up = 0;
  int down = 0;
  std::optional<std::string> edge = {};  // of the paper's octahedron (AB …), dimension 3 only
  std::optional<Text> colour = {};       // the paper's, dimensions 2 and 3 only

  static constexpr auto fields() {
    return field_list(field("up", &Direction::up, "coordinate, from 0"), field("down", &Direction::down),
                      field("edge", &Direction::edge, "of the paper's octahedron, in dimension 3"),
                      field("colour", &Direction::colour, "the paper's, in dimensions 2 and 3"));
  }
};

std::vector<Direction> directions(const Board& board);

}  // namespace asobi::diamond
