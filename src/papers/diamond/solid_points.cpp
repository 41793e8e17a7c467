// Section 3: the lists of points of the solid board, as printed.
#include <algorithm>
#include <array>

#include "papers/diamond/parts.hpp"

namespace asobi::diamond_claims {

namespace {

using namespace diamond;

constexpr std::string_view octahedron_edges = "AB AC AD AE BF CF DF EF BC CD DE EB";

constexpr std::string_view tetrahedron_edges =
    "P1A P2A P3A P4A P1B P1C P2C P2D P3D P3E P4E P4B P5F P6F P7F P8F P5B P5C P6C P6D P7D P7E P8E P8B";

constexpr std::string_view tetrahedron_faces =
    "P1AB P1AC P1BC P2AC P2AD P2CD P3AD P3AE P3DE P4AE P4AB P4EB P5FB P5FC P5BC P6FC P6FD P6CD P7FD P7FE P7DE P8FE "
    "P8FB P8EB";

constexpr std::string_view octahedron_faces = "ABC ACD ADE AEB FBC FCD FDE FEB";

constexpr std::string_view inner_points = "AF BD CE";

// "AB (1, 0, -2), (2, 0, -1)": how both sides write a row.
std::string row_text(const std::string& on, const std::vector<Vector>& points) {
  std::vector<std::string> texts;
  for (const Vector& x : points) texts.push_back(text_of(x));
  return fmt::format("{} {}", on, fmt::join(texts, ", "));
}

std::vector<std::string> names_of(std::string_view list) {
  const auto names = words(list);
  return {names.begin(), names.end()};
}

// The two points that divide the edge into three equal parts, in the order of its name.
std::vector<Vector> thirds(const std::string& edge) {
  const auto ends = letters(edge);
  const Vector &x = named_cube().at(ends[0]), &y = named_cube().at(ends[1]);
  return {between(x, y, 2, 3), between(x, y, 1, 3)};
}

// The middle of the triangle.
std::vector<Vector> face_centre(const std::string& face) {
  Vector total = {0, 0, 0};
  for (const std::string& name : letters(face)) total = sum(total, named_cube().at(name));
  return {between(total, {0, 0, 0}, 1, 3)};
}

// The points of the board inside the octahedron on that diagonal, in the order of its name.
std::vector<Vector> inside_on(const std::string& diagonal) {
  const auto ends = letters(diagonal);
  const Vector &from = named_cube().at(ends[0]), &to = named_cube().at(ends[1]);
  const auto board = cube_points_of(*the_board(3, 3));
  std::vector<Vector> out;
  for (int k = 5; k > 0; --k) {
    const Vector x = between(from, to, k, 6);
    if (board.contains(x)) out.push_back(x);
  }
  return out;
}

using Points = std::vector<Vector> (*)(const std::string&);

Check list(std::string name, std::string_view names, Points points) {
  return {std::move(name), [=](Context&) -> Result<Finding> {
            const auto board = cube_points_of(*the_board(3, 3));
            std::vector<std::string> rows;
            std::size_t count = 0;
            bool on_board = true;
            for (const std::string& on : names_of(names)) {
              const auto found = points(on);
              count += found.size();
              for (const Vector& x : found) on_board = on_board && board.contains(x);
              rows.push_back(row_text(on, found));
            }
            return computes(fmt::format("{}", fmt::join(rows, "; ")),
                            {fmt::format("all {} rows the same: {} points of the board", rows.size(), count),
                             fmt::format("{} 行とも同じ。盤の {} 点", rows.size(), count)},
                            on_board);
          }};
}

Result<Finding> check_edge_lengths(Context&) {
  std::set<std::string> lengths;
  std::set<int> constant;
  int edges = 0;
  const auto look = [&](const std::string& edge) {
    const auto ends = letters(edge);
    const Vector &x = named_cube().at(ends[0]), &y = named_cube().at(ends[1]);
    lengths.insert(root(squared_distance(x, y)));
    constant.insert((x[0] == y[0]) + (x[1] == y[1]) + (x[2] == y[2]));
    ++edges;
  };
  std::ranges::for_each(names_of(octahedron_edges), look);
  std::ranges::for_each(names_of(tetrahedron_edges), look);
  return computes(fmt::format("{}; {}", fmt::join(lengths, ", "), fmt::join(constant, ", ")),
                  {fmt::format("all {} edges have length {}, and keep {} coordinate", edges, fmt::join(lengths, ", "),
                               fmt::join(constant, ", ")),
                   fmt::format("{} 本の辺はどれも長さ {} で、{} つの成分が一定", edges, fmt::join(lengths, ", "),
                               fmt::join(constant, ", "))});
}

Result<Finding> check_complete(Context&) {
  std::vector<Vector> listed;
  for (const auto& [name, x] : named_cube()) listed.push_back(x);
  std::vector<std::size_t> counts = {listed.size()};
  const auto add = [&](std::string_view rows, Points points) {
    const std::size_t before = listed.size();
    for (const std::string& on : names_of(rows)) {
      for (const Vector& x : points(on)) listed.push_back(x);
    }
    counts.push_back(listed.size() - before);
  };
  add(octahedron_edges, thirds);
  add(tetrahedron_edges, thirds);
  add(tetrahedron_faces, face_centre);
  add(octahedron_faces, face_centre);
  add(inner_points, inside_on);
  const Vectors different(listed.begin(), listed.end()), board = cube_points_of(*the_board(3, 3));
  const bool odd = std::ranges::all_of(different, [](const Vector& x) { return (x[0] + x[1] + x[2]) % 2 != 0; });
  const auto total = fmt::format("{} = {}", fmt::join(counts, " + "), listed.size());
  return computes(every_but(differing(different, board), board.size()),
                  {total + ", all different, all with an odd sum: the whole board",
                   total + "。重複なく、和はすべて奇数で、盤の全部の点"},
                  odd && different.size() == listed.size());
}

Result<Finding> check_name(const Json& with, Context&) {
  const std::string name = text_of(with, "name");

  const auto board = the_board(3, 3);
  ASOBI_TRY(const Point point, parse_point(*board, name));
  const Vector x(board->at(point).begin(), board->at(point).end());
  return computes(text_of(cube_of(*board, x)),
                  {"the same; with four coordinates " + text_of(x), "同じ。4 成分では " + text_of(x)},
                  x == four_of(name, 3));
}

}  // namespace

std::vector<Check> solid_points() {
  return {{"edge-lengths", check_edge_lengths},
          {"complete", check_complete},
          {"solid-name", check_name},
          list("octahedron-edges", octahedron_edges, thirds),
          list("tetrahedron-edges", tetrahedron_edges, thirds),
          list("tetrahedron-faces", tetrahedron_faces, face_centre),
          list("octahedron-faces", octahedron_faces, face_centre),
          list("inner-points", inner_points, inside_on)};
}

}  // namespace asobi::diamond_claims
