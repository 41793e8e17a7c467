// Section 3: the lists of points of the solid board, as printed.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>

#include "papers/diamond/parts.hpp"

namespace asobi::diamond_claims_by_part {

namespace {

using namespace diamond;

struct PrintedPoints {
  const char* on;
  const char* points;
};

constexpr std::array<PrintedPoints, 12> octahedron_edges = {{{"AB", "1,0,-2 2,0,-1"},
                                                             {"AC", "0,1,-2 0,2,-1"},
                                                             {"AD", "-1,0,-2 -2,0,-1"},
                                                             {"AE", "0,-1,-2 0,-2,-1"},
                                                             {"BF", "2,0,1 1,0,2"},
                                                             {"CF", "0,2,1 0,1,2"},
                                                             {"DF", "-2,0,1 -1,0,2"},
                                                             {"EF", "0,-2,1 0,-1,2"},
                                                             {"BC", "2,1,0 1,2,0"},
                                                             {"CD", "-1,2,0 -2,1,0"},
                                                             {"DE", "-2,-1,0 -1,-2,0"},
                                                             {"EB", "1,-2,0 2,-1,0"}}};

constexpr std::array<PrintedPoints, 24> tetrahedron_edges = {
    {{"P1A", "2,2,-3 1,1,-3"},     {"P2A", "-2,2,-3 -1,1,-3"}, {"P3A", "-2,-2,-3 -1,-1,-3"},
     {"P4A", "2,-2,-3 1,-1,-3"},   {"P1B", "3,2,-2 3,1,-1"},   {"P1C", "2,3,-2 1,3,-1"},
     {"P2C", "-2,3,-2 -1,3,-1"},   {"P2D", "-3,2,-2 -3,1,-1"}, {"P3D", "-3,-2,-2 -3,-1,-1"},
     {"P3E", "-2,-3,-2 -1,-3,-1"}, {"P4E", "2,-3,-2 1,-3,-1"}, {"P4B", "3,-2,-2 3,-1,-1"},
     {"P5F", "2,2,3 1,1,3"},       {"P6F", "-2,2,3 -1,1,3"},   {"P7F", "-2,-2,3 -1,-1,3"},
     {"P8F", "2,-2,3 1,-1,3"},     {"P5B", "3,2,2 3,1,1"},     {"P5C", "2,3,2 1,3,1"},
     {"P6C", "-2,3,2 -1,3,1"},     {"P6D", "-3,2,2 -3,1,1"},   {"P7D", "-3,-2,2 -3,-1,1"},
     {"P7E", "-2,-3,2 -1,-3,1"},   {"P8E", "2,-3,2 1,-3,1"},   {"P8B", "3,-2,2 3,-1,1"}}};

constexpr std::array<PrintedPoints, 24> tetrahedron_faces = {
    {{"P1AB", "2,1,-2"},  {"P1AC", "1,2,-2"},   {"P1BC", "2,2,-1"},   {"P2AC", "-1,2,-2"},  {"P2AD", "-2,1,-2"},
     {"P2CD", "-2,2,-1"}, {"P3AD", "-2,-1,-2"}, {"P3AE", "-1,-2,-2"}, {"P3DE", "-2,-2,-1"}, {"P4AE", "1,-2,-2"},
     {"P4AB", "2,-1,-2"}, {"P4EB", "2,-2,-1"},  {"P5FB", "2,1,2"},    {"P5FC", "1,2,2"},    {"P5BC", "2,2,1"},
     {"P6FC", "-1,2,2"},  {"P6FD", "-2,1,2"},   {"P6CD", "-2,2,1"},   {"P7FD", "-2,-1,2"},  {"P7FE", "-1,-2,2"},
     {"P7DE", "-2,-2,1"}, {"P8FE", "1,-2,2"},   {"P8FB", "2,-1,2"},   {"P8EB", "2,-2,1"}}};

constexpr std::array<PrintedPoints, 8> octahedron_faces = {{{"ABC", "1,1,-1"},
                                                            {"ACD", "-1,1,-1"},
                                                            {"ADE", "-1,-1,-1"},
                                                            {"AEB", "1,-1,-1"},
                                                            {"FBC", "1,1,1"},
                                                            {"FCD", "-1,1,1"},
                                                            {"FDE", "-1,-1,1"},
                                                            {"FEB", "1,-1,1"}}};

constexpr std::array<PrintedPoints, 3> inner_points = {
    {{"AF", "0,0,-1 0,0,1"}, {"BD", "1,0,0 -1,0,0"}, {"CE", "0,1,0 0,-1,0"}}};

std::vector<Vector> vectors(const char* text) {
  std::vector<Vector> out;
  for (const std::string_view word : words(text)) out.push_back(numbers(word));
  return out;
}

// Whether the points divide the edge into three equal parts, in the order of its name, and lie on the board.
bool thirds(const PrintedPoints& row, const Vectors& board) {
  const auto ends = letters(row.on);
  const auto points = vectors(row.points);
  const Vector &x = printed_cube().at(ends[0]), &y = printed_cube().at(ends[1]);
  return points.size() == 2 && points[0] == between(x, y, 2, 3) && points[1] == between(x, y, 1, 3) &&
         board.contains(points[0]) && board.contains(points[1]);
}

// Whether the point is the middle of the triangle, and on the board.
bool face_centre(const PrintedPoints& row, const Vectors& board) {
  Vector total = {0, 0, 0};
  for (const std::string& name : letters(row.on)) total = sum(total, printed_cube().at(name));
  const Vector point = numbers(row.points);
  return sum({0, 0, 0}, point, 3) == total && board.contains(point);
}

template <class Rows, class Right>
Result<Finding> check_rows(const Rows& rows, const Right& right, int each) {
  const auto board = cube_points_of(*the_board(3, 3));
  const auto good = std::ranges::count_if(rows, [&](const PrintedPoints& row) { return right(row, board); });
  return reproduced_if(static_cast<std::size_t>(good) == rows.size(),
                       {fmt::format("all {} right: {} points", good, good * each),
                        fmt::format("{} 個とも正しい。{} 点", good, good * each)});
}

Result<Finding> check_edges(Context&) { return check_rows(octahedron_edges, thirds, 2); }
Result<Finding> check_tip_edges(Context&) { return check_rows(tetrahedron_edges, thirds, 2); }
Result<Finding> check_tip_faces(Context&) { return check_rows(tetrahedron_faces, face_centre, 1); }
Result<Finding> check_faces(Context&) { return check_rows(octahedron_faces, face_centre, 1); }

Result<Finding> check_edge_lengths(Context&) {
  bool holds = true;
  int edges = 0, constant = 0;
  const auto look = [&](const PrintedPoints& row) {
    const auto ends = letters(row.on);
    const Vector &x = printed_cube().at(ends[0]), &y = printed_cube().at(ends[1]);
    holds = holds && squared_distance(x, y) == 18;
    constant += (x[0] == y[0]) + (x[1] == y[1]) + (x[2] == y[2]);
    ++edges;
  };
  std::ranges::for_each(octahedron_edges, look);
  std::ranges::for_each(tetrahedron_edges, look);
  return reproduced_if(holds && edges == 36 && constant == 36,
                       {"all 36 edges have length √18 = 3√2, and each keeps exactly one coordinate",
                        "36 本の辺はどれも長さ √18 = 3√2 で、ちょうど 1 つの成分が一定"});
}

Result<Finding> check_inner(Context&) {
  Vectors printed, inside;
  for (const PrintedPoints& row : inner_points) {
    for (const Vector& x : vectors(row.points)) printed.insert(x);
  }
  for (const Vector& x : cube_points_of(*the_board(3, 3))) {
    if (std::abs(x[0]) + std::abs(x[1]) + std::abs(x[2]) < 3) inside.insert(x);
  }
  return reproduced_if(printed == inside && inside.size() == 6, {"the same six", "同じ 6 点"});
}

Result<Finding> check_complete(Context&) {
  std::vector<Vector> listed;
  for (const auto& [name, x] : printed_cube()) listed.push_back(x);
  std::vector<std::size_t> counts = {listed.size()};
  const auto add = [&](const auto& rows) {
    const std::size_t before = listed.size();
    for (const PrintedPoints& row : rows) {
      for (const Vector& x : vectors(row.points)) listed.push_back(x);
    }
    counts.push_back(listed.size() - before);
  };
  add(octahedron_edges);
  add(tetrahedron_edges);
  add(tetrahedron_faces);
  add(octahedron_faces);
  add(inner_points);
  const Vectors different(listed.begin(), listed.end());
  const bool odd = std::ranges::all_of(different, [](const Vector& x) { return (x[0] + x[1] + x[2]) % 2 != 0; });
  const auto total = fmt::format("{} = {}", fmt::join(counts, " + "), listed.size());
  return reproduced_if(odd && different.size() == listed.size() && different == cube_points_of(*the_board(3, 3)),
                       {total + ", all different, all with an odd sum: the whole board",
                        total + "。重複なく、和はすべて奇数で、盤の全部の点"});
}

Claim named_claim(const std::string& name) {
  return {"solid-" + name, same("3"), same(fmt::format("{} = {}", name, text_of(printed_cube().at(name)))),
          [=](Context&) -> Result<Finding> {
            const auto board = the_board(3, 3);
            ASOBI_TRY(const Point point, parse_point(*board, name));
            const Vector x(board->at(point).begin(), board->at(point).end());
            return reproduced_if(cube_of(*board, x) == printed_cube().at(name) && x == four_of(name, 3),
                                 {"the same; with four coordinates " + text_of(x), "同じ。4 成分では " + text_of(x)});
          },
          live_shape(3, 3)};
}

}  // namespace

std::vector<Claim> solid_points() {
  const std::string shape = live_shape(3, 3);
  std::vector<Claim> out;
  for (const std::string& name : letters("P1P2P3P4P5P6P7P8ABCDEF")) out.push_back(named_claim(name));
  const std::vector<Claim> lists = {
      {"edge-lengths",
       same("3"),
       {"all edges are 3√2 long and keep one coordinate", "各辺の長さは 3√2 で、どの線分でも 1 つの成分が一定"},
       check_edge_lengths,
       shape},
      {"octahedron-edges",
       same("3, 図6"),
       {"the thirds of AB … EB (12 edges)", "AB~EB 上を 3 等分する点（12 辺）"},
       check_edges,
       shape},
      {"tetrahedron-edges",
       same("3, 図6"),
       {"the thirds of P1A … P8B (24 edges)", "P1A~P8B 上を 3 等分する点（24 辺）"},
       check_tip_edges,
       shape},
      {"tetrahedron-faces",
       same("3, 図7"),
       {"one point in the middle of each face of the tetrahedra (24)", "各正四面体の各面の中心に 1 点（24 面）"},
       check_tip_faces,
       shape},
      {"octahedron-faces",
       same("3, 図7"),
       {"one point in the middle of each face of the octahedron (8)", "正八面体の各面の中心点（8 面）"},
       check_faces,
       shape},
      {"inner-points",
       same("3, 図8"),
       {"six points inside the octahedron, on AF, BD, CE", "正八面体の内部には 6 つの点"},
       check_inner,
       shape},
      {"complete",
       same("3"),
       {"these are all points", "これで駒を置ける点の座標を全て求めることができた"},
       check_complete,
       shape},
  };
  out.insert(out.end(), lists.begin(), lists.end());
  return out;
}

}  // namespace asobi::diamond_claims_by_part
