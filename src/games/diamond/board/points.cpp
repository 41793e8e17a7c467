#include "games/diamond/board/points.hpp"

#include <algorithm>

#include "base/text_reader.hpp"

namespace asobi::diamond {

namespace {

struct PaperPoint {
  const char* name;
  std::array<int, 4> at;
};

// Section 4, in units of m.
constexpr std::array<PaperPoint, 14> paper_corners = {{{"A", {1, 1, 0, 0}},
                                                       {"B", {1, 0, 1, 0}},
                                                       {"C", {0, 1, 1, 0}},
                                                       {"D", {0, 1, 0, 1}},
                                                       {"E", {1, 0, 0, 1}},
                                                       {"F", {0, 0, 1, 1}},
                                                       {"P1", {1, 1, 1, -1}},
                                                       {"P2", {0, 2, 0, 0}},
                                                       {"P3", {1, 1, -1, 1}},
                                                       {"P4", {2, 0, 0, 0}},
                                                       {"P5", {0, 0, 2, 0}},
                                                       {"P6", {-1, 1, 1, 1}},
                                                       {"P7", {0, 0, 0, 2}},
                                                       {"P8", {1, -1, 1, 1}}}};

// The middles of the edges of the small board; the print has BF for each of i to l, which lie on BF, CF, DF and EF.
constexpr std::array<PaperPoint, 12> paper_middles = {{{"a", {2, 1, 1, 0}},
                                                       {"b", {1, 2, 1, 0}},
                                                       {"c", {1, 2, 0, 1}},
                                                       {"d", {2, 1, 0, 1}},
                                                       {"e", {1, 1, 2, 0}},
                                                       {"f", {0, 2, 1, 1}},
                                                       {"g", {1, 1, 0, 2}},
                                                       {"h", {2, 0, 1, 1}},
                                                       {"i", {1, 0, 2, 1}},
                                                       {"j", {0, 1, 2, 1}},
                                                       {"k", {0, 1, 1, 2}},
                                                       {"l", {1, 0, 1, 2}}}};

constexpr std::array<PaperPoint, 24> paper_thirds = {
    {{"b1", {3, 2, 1, 0}}, {"b2", {3, 1, 2, 0}}, {"b3", {2, 0, 3, 1}}, {"b4", {1, 0, 3, 2}}, {"c1", {2, 3, 1, 0}},
     {"c2", {1, 3, 2, 0}}, {"c3", {0, 2, 3, 1}}, {"c4", {0, 1, 3, 2}}, {"d1", {2, 3, 0, 1}}, {"d2", {1, 3, 0, 2}},
     {"d3", {0, 2, 1, 3}}, {"d4", {0, 1, 2, 3}}, {"e1", {3, 2, 0, 1}}, {"e2", {3, 1, 0, 2}}, {"e3", {2, 0, 1, 3}},
     {"e4", {1, 0, 2, 3}}, {"g", {2, 1, 3, 0}},  {"h", {1, 2, 3, 0}},  {"i", {0, 3, 2, 1}},  {"j", {0, 3, 1, 2}},
     {"k", {1, 2, 0, 3}},  {"l", {2, 1, 0, 3}},  {"m", {3, 0, 1, 2}},  {"n", {3, 0, 2, 1}}}};

void add_names(const Board& board, std::span<const PaperPoint> points, int unit, std::vector<NamedPoint>& out) {
  for (const PaperPoint& point : points) {
    auto x = point.at;
    for (int& value : x) value *= unit;
    out.push_back({point.name, board.find(x).value()});
  }
}

// The paper's table of directions, section 3 (colours of the 3-coordinate version) and section 4 (edges).
Direction solid_direction(int up, int down) {
  struct Row {
    int up, down;
    const char* edge;
    Text colour;
  };
  static const std::vector<Row> rows = {
      {0, 1, "BC", {"green", "緑"}},    {0, 2, "AC", {"purple", "紫"}}, {0, 3, "AD", {"yellow", "黄"}},
      {1, 2, "AB", {"pink", "ピンク"}}, {1, 3, "AE", {"red", "赤"}},    {2, 3, "CD", {"blue", "青"}},
  };
  const auto row = std::ranges::find_if(rows, [&](const Row& r) { return r.up == up && r.down == down; });
  return {up, down, row->edge, row->colour};
}

Direction plane_direction(int up, int down) {
  static const std::array<Text, 3> by_fixed = {{{"green", "緑"}, {"red", "赤"}, {"yellow", "黄"}}};
  return {up, down, {}, by_fixed[static_cast<std::size_t>(3 - up - down)]};
}

Result<Point> point_at(const Board& board, std::span<const int> x, std::string_view text) {
  const bool cube = board.dim() == 3 && x.size() == 3;
  if (!cube && x.size() != static_cast<std::size_t>(board.axes())) {
    const bool solid = board.dim() == 3;
    return fail_at(place_of(text, text), Code::invalid,
                   "{0} is not a point: a point of this board has {2} coordinates{3}, not {1}",
                   "{0} は点ではありません。この盤の点の座標は {2} 個{4}です（{1} 個は不可）", shown(text), x.size(),
                   board.axes(), solid ? ", or 3 in the cube" : "", solid ? "（立方体の座標なら 3 個）" : "");
  }
  const auto point = cube ? from_cube(board, {x[0], x[1], x[2]}) : board.find(x);
  if (point) return *point;
  if (cube) {
    const bool even = board.size() % 2 == 0;
    return fail_at(
        place_of(text, text), Code::invalid,
        "{0} is not on the board: it must lie in the star, and its coordinates must add up to an {1} number, "
        "like the size {3}",
        "{0} は盤の上にありません。点は星形の中にあり、座標の和は大きさ {3} と同じく{2}数です", shown(text),
        even ? "even" : "odd", even ? "偶" : "奇", board.size());
  }
  return fail_at(place_of(text, text), Code::invalid,
                 "{} is not on the board: the coordinates must add up to {}, and all be >= 0 or all <= {}",
                 "{} は盤の上にありません。座標の和は {} で、すべて 0 以上か、すべて {} 以下です", shown(text),
                 board.sum(), board.size());
}

}  // namespace

std::array<int, 3> to_cube(const Board& board, Point point) {
  const auto x = board.at(point);
  return {x[0] + x[2] - board.size(), x[1] + x[2] - board.size(), x[2] + x[3] - board.size()};
}

std::optional<Point> from_cube(const Board& board, const std::array<int, 3>& cube) {
  const auto [a, b, c] = cube;
  const int m = board.size();
  for (const int value : cube) {
    if (value < -m || value > m) return std::nullopt;
  }
  if ((a + b + c + m) % 2 != 0) return std::nullopt;
  const std::array<int, 4> x = {(m + a - b - c) / 2, (m - a + b - c) / 2, (m + a + b + c) / 2, (m - a - b + c) / 2};
  return board.find(x);
}

std::string point_text(const Board& board, Point point, System system) {
  if (system == System::cube) return fmt::format("{}", fmt::join(to_cube(board, point), ","));
  return fmt::format("{}", fmt::join(board.at(point), ","));
}

Result<Point> parse_point(const Board& board, std::string_view text) {
  for (const NamedPoint& paper : named_points(board)) {
    if (paper.name == text) return paper.point;
  }
  const bool named = board.dim() == 3;
  std::vector<int> x;
  for (const std::string_view word : words(text, ",()")) {
    const auto value = to_integer(word);
    if (!value || *value < -1000 || *value > 1000) {
      return fail_at(place_of(word, text), Code::invalid, "{0} is not a point; write its coordinates like {1}{2}",
                     "{0} は点ではありません。{1} のような座標{3}で書いてください", shown(text), point_text(board, 0),
                     named ? ", or a name of the paper like P1" : "", named ? "か、P1 のような論文の名前" : "");
    }
    x.push_back(static_cast<int>(*value));
  }
  return point_at(board, x, text);
}

std::vector<NamedPoint> named_points(const Board& board) {
  std::vector<NamedPoint> out;
  if (board.dim() != 3) return out;
  add_names(board, paper_corners, board.size(), out);
  if (board.size() == 2) add_names(board, paper_middles, 1, out);
  if (board.size() == 3) add_names(board, paper_thirds, 1, out);
  return out;
}

std::vector<Direction> directions(const Board& board) {
  std::vector<Direction> out;
  for (int up = 0; up < board.axes(); ++up) {
    for (int down = up + 1; down < board.axes(); ++down) {
      if (board.dim() == 2) {
        out.push_back(plane_direction(up, down));
      } else if (board.dim() == 3) {
        out.push_back(solid_direction(up, down));
      } else {
        out.push_back({up, down});
      }
    }
  }
  return out;
}

}  // namespace asobi::diamond
