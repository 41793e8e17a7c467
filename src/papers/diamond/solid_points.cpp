// Section 3: the lists of points of the solid board, as printed.
#include <algorithm>
#include <array>

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

// "AB (1, 0, -2), (2, 0, -1)": how both sides write a row.
std::string row_text(const std::string& on, const std::vector<Vector>& points) {
  std::vector<std::string> texts;
  for (const Vector& x : points) texts.push_back(text_of(x));
  return fmt::format("{} {}", on, fmt::join(texts, ", "));
}

// The rows as printed.
template <class Rows>
std::string printed_text(const Rows& rows) {
  std::vector<std::string> out;
  for (const PrintedPoints& row : rows) {
    std::vector<Vector> points;
    for (const std::string_view word : words(row.points)) points.push_back(numbers(word));
    out.push_back(row_text(row.on, points));
  }
  return fmt::format("{}", fmt::join(out, "; "));
}

// What is asked of the paper's rows: their names alone.
template <class Rows>
std::vector<std::string> names_of(const Rows& rows) {
  std::vector<std::string> out;
  for (const PrintedPoints& row : rows) out.emplace_back(row.on);
  return out;
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

// All points of the rows, for the page.
std::string lit_by(const std::vector<std::string>& names, Points points) {
  std::vector<std::string> out;
  for (const std::string& on : names) {
    for (const Vector& x : points(on)) out.push_back(fmt::format("{}", fmt::join(x, ",")));
  }
  return fmt::format("{}", fmt::join(out, " "));
}

Claim list_claim(const std::string& id, const Text& section, const Text& says, const std::vector<std::string>& names,
                 Points points) {
  return {id, section, says,
          [=](Context&) -> Result<Finding> {
            const auto board = cube_points_of(*the_board(3, 3));
            std::vector<std::string> rows;
            std::size_t count = 0;
            bool on_board = true;
            for (const std::string& on : names) {
              const auto found = points(on);
              count += found.size();
              for (const Vector& x : found) on_board = on_board && board.contains(x);
              rows.push_back(row_text(on, found));
            }
            return computes(fmt::format("{}", fmt::join(rows, "; ")),
                            {fmt::format("all {} rows the same: {} points of the board", rows.size(), count),
                             fmt::format("{} 行とも同じ。盤の {} 点", rows.size(), count)},
                            on_board);
          },
          live_points(3, 3, lit_by(names, points))};
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
  const auto add = [&](const auto& rows, Points points) {
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

struct PrintedName {
  const char* name;
  const char* at;
};

constexpr std::array<PrintedName, 14> printed_names = {{{"P1", "(3, 3, -3)"},
                                                        {"P2", "(-3, 3, -3)"},
                                                        {"P3", "(-3, -3, -3)"},
                                                        {"P4", "(3, -3, -3)"},
                                                        {"P5", "(3, 3, 3)"},
                                                        {"P6", "(-3, 3, 3)"},
                                                        {"P7", "(-3, -3, 3)"},
                                                        {"P8", "(3, -3, 3)"},
                                                        {"A", "(0, 0, -3)"},
                                                        {"B", "(3, 0, 0)"},
                                                        {"C", "(0, 3, 0)"},
                                                        {"D", "(-3, 0, 0)"},
                                                        {"E", "(0, -3, 0)"},
                                                        {"F", "(0, 0, 3)"}}};

Claim named_claim(const PrintedName& row) {
  const std::string name = row.name;
  return Claim{"solid-" + name, same("3"), same(fmt::format("{} = {}", name, row.at)),
               [=](Context&) -> Result<Finding> {
                 const auto board = the_board(3, 3);
                 ASOBI_TRY(const Point point, parse_point(*board, name));
                 const Vector x(board->at(point).begin(), board->at(point).end());
                 return computes(text_of(cube_of(*board, x)),
                                 {"the same; with four coordinates " + text_of(x), "同じ。4 成分では " + text_of(x)},
                                 x == four_of(name, 3));
               },
               live_points(3, 3, name)}
      .prints(row.at);
}

}  // namespace

std::vector<Claim> solid_points() {
  const std::string shape = live_shape(3, 3);
  std::vector<Claim> out;
  for (const PrintedName& row : printed_names) out.push_back(named_claim(row));
  const std::vector<Claim> lists = {
      Claim{"edge-lengths",
            same("3"),
            {"all edges are 3√2 long and keep one coordinate", "各辺の長さは 3√2 で、どの線分でも 1 つの成分が一定"},
            check_edge_lengths,
            shape}
          .prints("3√2; 1"),
      list_claim("octahedron-edges", {"3, figure 6", "3, 図6"},
                 {"the thirds of AB … EB (12 edges)", "AB~EB 上を 3 等分する点（12 辺）"}, names_of(octahedron_edges),
                 thirds)
          .prints(printed_text(octahedron_edges)),
      list_claim("tetrahedron-edges", {"3, figure 6", "3, 図6"},
                 {"the thirds of P1A … P8B (24 edges)", "P1A~P8B 上を 3 等分する点（24 辺）"},
                 names_of(tetrahedron_edges), thirds)
          .prints(printed_text(tetrahedron_edges)),
      list_claim(
          "tetrahedron-faces", {"3, figure 7", "3, 図7"},
          {"one point in the middle of each face of the tetrahedra (24)", "各正四面体の各面の中心に 1 点（24 面）"},
          names_of(tetrahedron_faces), face_centre)
          .prints(printed_text(tetrahedron_faces)),
      list_claim("octahedron-faces", {"3, figure 7", "3, 図7"},
                 {"one point in the middle of each face of the octahedron (8)", "正八面体の各面の中心点（8 面）"},
                 names_of(octahedron_faces), face_centre)
          .prints(printed_text(octahedron_faces)),
      list_claim("inner-points", {"3, figure 8", "3, 図8"},
                 {"six points inside the octahedron, on AF, BD, CE", "正八面体の内部には 6 つの点"},
                 names_of(inner_points), inside_on)
          .prints(printed_text(inner_points)),
      Claim{"complete",
            same("3"),
            {"these are all points", "これで駒を置ける点の座標を全て求めることができた"},
            check_complete,
            shape}
          .prints("every"),
  };
  out.insert(out.end(), lists.begin(), lists.end());
  return out;
}

}  // namespace asobi::diamond_claims_by_part
