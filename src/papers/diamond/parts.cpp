#include "papers/diamond/parts.hpp"

#include <algorithm>

#include "games/diamond/board/reference.hpp"

namespace asobi::diamond_claims_by_part {

using namespace diamond;

Vector numbers(std::string_view text) {
  Vector out;
  for (const std::string_view word : words(text, ",")) out.push_back(static_cast<int>(to_integer(word).value()));
  return out;
}

std::string text_of(const Vector& x) { return fmt::format("({})", fmt::join(x, ", ")); }

Vector sum(const Vector& x, const Vector& y, int times) {
  Vector out = x;
  for (std::size_t i = 0; i < x.size(); ++i) out[i] += times * y[i];
  return out;
}

int squared_distance(const Vector& x, const Vector& y) {
  int out = 0;
  for (std::size_t i = 0; i < x.size(); ++i) out += (x[i] - y[i]) * (x[i] - y[i]);
  return out;
}

Vector between(const Vector& x, const Vector& y, int k, int n) {
  Vector out;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const int times = x[i] * k + y[i] * (n - k);
    if (times % n != 0) return {};
    out.push_back(times / n);
  }
  return out;
}

std::shared_ptr<const Board> the_board(int dim, int size) { return Board::make(dim, size).value(); }

namespace {

Vector at(const Board& board, Point p) { return {board.at(p).begin(), board.at(p).end()}; }

}  // namespace

Vectors points_of(const Board& board) {
  Vectors out;
  for (Point p = 0; p < board.points(); ++p) out.insert(at(board, p));
  return out;
}

Vectors cube_points_of(const Board& board) {
  Vectors out;
  for (Point p = 0; p < board.points(); ++p) out.insert(cube_of(board, at(board, p)));
  return out;
}

Vector cube_of(const Board& board, const Vector& x) {
  const auto cube = to_cube(board, board.find(x).value());
  return {cube.begin(), cube.end()};
}

Vectors home_of(const Board& board, Corner corner) {
  Vectors out;
  for (const Point p : board.home(corner)) out.insert(at(board, p));
  return out;
}

const std::map<std::string, Vector>& printed_cube() {
  static const std::map<std::string, Vector> points = {
      {"P1", {3, 3, -3}}, {"P2", {-3, 3, -3}}, {"P3", {-3, -3, -3}}, {"P4", {3, -3, -3}}, {"P5", {3, 3, 3}},
      {"P6", {-3, 3, 3}}, {"P7", {-3, -3, 3}}, {"P8", {3, -3, 3}},   {"A", {0, 0, -3}},   {"B", {3, 0, 0}},
      {"C", {0, 3, 0}},   {"D", {-3, 0, 0}},   {"E", {0, -3, 0}},    {"F", {0, 0, 3}}};
  return points;
}

Vector four_of(const std::string& name, int size) {
  const Vector& cube = printed_cube().at(name);
  const int a = cube[0] * size / 3, b = cube[1] * size / 3, c = cube[2] * size / 3;
  return {(size + a - b - c) / 2, (size - a + b - c) / 2, (size + a + b + c) / 2, (size - a - b + c) / 2};
}

std::vector<std::string> letters(std::string_view names) {
  std::vector<std::string> out;
  for (const char c : names) {
    if (c >= '0' && c <= '9') {
      out.back() += c;
    } else {
      out.emplace_back(1, c);
    }
  }
  return out;
}

Reach reach(const Board& board, const std::vector<Vectors>& armies, const Vector& from) {
  const auto seats = usual_seats(static_cast<int>(armies.size()));
  const auto shared = the_board(board.dim(), board.size());
  const Mover<WideBits> mover(shared, seats, {});
  const ReferenceGame plain(board.dim(), board.size(), seats, {});
  auto position = mover.empty(0);
  ReferenceGame::Placing placing;
  for (std::size_t k = 0; k < armies.size(); ++k) {
    for (const Vector& x : armies[k]) {
      mover.put(position, static_cast<int>(k), board.find(x).value());
      placing[x] = static_cast<int>(k);
    }
  }
  Vectors by_game, by_formulas;
  mover.targets(position, board.find(from).value()).each([&](Point p) { by_game.insert(at(board, p)); });
  for (const auto& [start, end] : plain.moves(placing, 0)) {
    if (start == from) by_formulas.insert(end);
  }
  const bool agreed = by_game == by_formulas;
  return {agreed ? by_game : Vectors(), agreed};
}

HopCount try_all_hops(const Board& board) {
  const auto shared = the_board(board.dim(), board.size());
  const Mover<FixedBits<8>> mover(shared, usual_seats(2), {});
  HopCount out;
  // Whether the piece on `from` may go to `to` where the others stand so.
  const auto goes = [&](Point from, Point to, std::initializer_list<std::pair<int, Point>> others) {
    auto position = mover.empty(0);
    mover.put(position, 0, from);
    for (const auto& [player, p] : others) mover.put(position, player, p);
    return mover.targets(position, from).has(to);
  };
  for (Point p = 0; p < board.points(); ++p) {
    for (const Jump& jump : board.jumps(p)) {
      out.holds = out.holds && goes(p, jump.to, {{0, jump.over}}) && goes(p, jump.to, {{1, jump.over}}) &&
                  !goes(p, jump.to, {{1, jump.over}, {0, jump.to}}) && !goes(p, jump.over, {{1, jump.over}});
      ++out.over_own, ++out.over_other, ++out.blocked;
      const auto third = board.find(sum(at(board, p), sum(at(board, jump.over), at(board, p), -1), 3));
      if (!third) continue;
      out.holds = out.holds && !goes(p, *third, {{0, jump.over}, {1, jump.to}});
      ++out.over_two;
    }
  }
  return out;
}

std::string board_options(int dim, int size) { return fmt::format(R"("dim":{},"size":{})", dim, size); }
std::string live_shape(int dim, int size) { return live_ask("diamond", "shape", board_options(dim, size)); }
std::string live_position(int dim, int size, const std::string& position, const std::string& move) {
  return live_open("diamond", fmt::format(R"({},"position":"{}")", board_options(dim, size), position), move);
}

}  // namespace asobi::diamond_claims_by_part
