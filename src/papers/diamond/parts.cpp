#include "papers/diamond/parts.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "games/diamond/board/reference.hpp"

namespace asobi::diamond_claims {

using namespace diamond;

Vector numbers(std::string_view text) {
  Vector out;
  for (const std::string_view word : words(text, ",")) out.push_back(static_cast<int>(to_integer(word).value()));
  return out;
}

std::string text_of(const Vector& x) { return fmt::format("({})", fmt::join(x, ", ")); }

std::string text_of(const Vectors& points) {
  std::vector<std::string> out;
  for (const Vector& x : points) out.push_back(text_of(x));
  return fmt::format("{}", fmt::join(out, ", "));
}

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

const std::map<std::string, Vector>& named_cube() {
  static const std::map<std::string, Vector> points = [] {
    const auto board = the_board(3, 3);
    std::map<std::string, Vector> out;
    for (const std::string& name : letters("P1P2P3P4P5P6P7P8ABCDEF")) {
      out[name] = cube_of(*board, at(*board, parse_point(*board, name).value()));
    }
    return out;
  }();
  return points;
}

std::size_t differing(const Vectors& a, const Vectors& b) {
  const auto not_in = [](const Vectors& other) { return [&other](const Vector& x) { return !other.contains(x); }; };
  return static_cast<std::size_t>(std::ranges::count_if(a, not_in(b)) + std::ranges::count_if(b, not_in(a)));
}

std::string root(int square) {
  int outside = 1, inside = square;
  for (int i = 2; i * i <= inside; ++i) {
    for (; inside % (i * i) == 0; inside /= i * i) outside *= i;
  }
  if (inside == 1) return fmt::to_string(outside);
  return outside == 1 ? fmt::format("√{}", inside) : fmt::format("{}√{}", outside, inside);
}

namespace {

// Each coordinate with its sign in "±, 複号同順": that of the first that is not 0 is ±.
template <class Write>
std::string with_signs(const Vector& step, const Write& write) {
  const auto first = std::ranges::find_if(step, [](int a) { return a != 0; });
  std::vector<std::string> out;
  for (std::size_t i = 0; i < step.size(); ++i) {
    const char* sign = step[i] == 0 ? "" : (step[i] < 0) == (*first < 0) ? "±" : "∓";
    out.push_back(write(i, sign, std::abs(step[i])));
  }
  return fmt::format("{}", fmt::join(out, ", "));
}

constexpr std::string_view coordinates = "xyzw", letters_of_points = "abcd";

}  // namespace

std::string signed_change(const Vector& step) {
  return with_signs(step, [](std::size_t i, const char* sign, int size) {
    return fmt::format("{} = {}{}", coordinates[i], sign, size);
  });
}

std::string seen_from(const Vector& step) {
  return "(" +
         with_signs(step,
                    [](std::size_t i, const char* sign, int size) {
                      return size == 0 ? fmt::format("{}", letters_of_points[i])
                                       : fmt::format("{}{}{}", letters_of_points[i], sign, size);
                    }) +
         ")";
}

std::string condition_text(const Vectors& points) {
  std::set<int> totals;
  int high = 0, low = 0;
  for (const Vector& x : points) {
    totals.insert(std::accumulate(x.begin(), x.end(), 0));
    if (std::ranges::min(x) < 0) high = std::max(high, std::ranges::max(x));
  }
  for (const Vector& x : points) {
    if (std::ranges::max(x) > high) low = std::min(low, std::ranges::min(x));
  }
  const auto axes = points.begin()->size();
  return fmt::format("{} = {}; ≥ {} または ≤ {}", fmt::join(letters_of_points.substr(0, axes), " + "),
                     fmt::join(totals, ", "), low, high);
}

std::string home_text(const Vectors& points, const Vectors& home, const Vectors& goal, std::size_t axis) {
  int least = 0, most = 0;
  for (const Vector& x : points) {
    if (!home.contains(x)) least = std::min(least, x[axis]);
    if (!goal.contains(x)) most = std::max(most, x[axis]);
  }
  const bool apart = std::ranges::all_of(home, [&](const Vector& x) { return x[axis] < least; }) &&
                     std::ranges::all_of(goal, [&](const Vector& x) { return x[axis] > most; });
  return apart ? fmt::format("{0} < {1} → {0} > {2}", coordinates[axis], least, most) : "-";
}

Vector four_of(const std::string& name, int size) {
  const Vector& cube = named_cube().at(name);
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
      ++out.hops;
      out.over_own += goes(p, jump.to, {{0, jump.over}}) ? 1 : 0;
      out.over_other += goes(p, jump.to, {{1, jump.over}}) ? 1 : 0;
      const bool onto = goes(p, jump.to, {{1, jump.over}, {0, jump.to}}) || goes(p, jump.over, {{1, jump.over}});
      out.onto_taken += onto ? 1 : 0;
      const auto third = board.find(sum(at(board, p), sum(at(board, jump.over), at(board, p), -1), 3));
      if (!third) continue;
      ++out.doubles;
      out.over_two += goes(p, *third, {{0, jump.over}, {1, jump.to}}) ? 1 : 0;
    }
  }
  return out;
}

std::set<std::pair<Vector, Vector>> hops_along(const Board& board, const Direction& direction, bool cube) {
  Vector step(static_cast<std::size_t>(board.axes()));
  step[static_cast<std::size_t>(direction.up)] = 1;
  step[static_cast<std::size_t>(direction.down)] = -1;
  const auto seen = [&](Point p, Point q) {
    return cube ? sum(cube_of(board, at(board, q)), cube_of(board, at(board, p)), -1)
                : sum(at(board, q), at(board, p), -1);
  };
  std::set<std::pair<Vector, Vector>> out;
  for (Point p = 0; p < board.points(); ++p) {
    for (const Jump& jump : board.jumps(p)) {
      if (sum(at(board, jump.over), at(board, p), -1) == step) out.emplace(seen(p, jump.over), seen(p, jump.to));
    }
  }
  return out;
}

}  // namespace asobi::diamond_claims
