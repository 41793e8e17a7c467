#include "games/sliding/board/parity.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace asobi::sliding {

namespace {

// By tile x: the tile that belongs where x stands.
std::vector<Tile> displacement(const Position& position, const Position& goal) {
  std::vector<Tile> out(position.tiles.size());
  for (std::size_t cell = 0; cell < out.size(); ++cell) out[position.tiles[cell]] = goal.tiles[cell];
  return out;
}

std::vector<std::vector<Tile>> cycles_of(const std::vector<Tile>& image) {
  std::vector<std::vector<Tile>> out;
  std::vector<bool> seen(image.size());
  for (std::size_t start = 0; start < image.size(); ++start) {
    if (seen[start] || image[start] == start) continue;
    auto& cycle = out.emplace_back();
    for (std::size_t at = start; !seen[at]; at = image[at]) {
      seen[at] = true;
      cycle.push_back(static_cast<Tile>(at));
    }
  }
  return out;
}

// A pair whose exchange brings two tiles home, else one, else none. Tiles change places, never the blank.
std::pair<Tile, Tile> best_exchange(const std::vector<Tile>& image) {
  std::optional<std::pair<Tile, Tile>> one;
  for (std::size_t x = 1; x < image.size(); ++x) {
    const std::size_t y = image[x];
    if (y == x || y == 0) continue;
    const std::pair<Tile, Tile> pair = std::minmax(static_cast<Tile>(x), static_cast<Tile>(y));
    if (image[y] == x) return pair;
    if (!one) one = pair;
  }
  return one.value_or(std::pair<Tile, Tile>(1, 2));
}

std::string english(const ParityArgument& a) {
  const bool odd = a.exchanges % 2 != 0;
  std::string out =
      a.cycles.empty()
          ? std::string("Every tile is at home: the permutation is the identity, which is even. ")
          : fmt::format(
                "Written as cycles, where (x y …) says that x stands where y belongs and 0 is the blank, the "
                "position is {}. A cycle of k is the product of k-1 exchanges; in all {} exchange{}, so the "
                "permutation is {}. ",
                cycles_text(a.cycles), a.exchanges, a.exchanges == 1 ? "" : "s", odd ? "odd" : "even");
  out += fmt::format(
      "Colour the cells like a chessboard: each move exchanges the blank with one tile and takes it to a cell of the "
      "other colour. The blank is {} step{} from its place, so every solution has an {} number of moves and undoes an "
      "{} permutation. ",
      a.blank_distance, a.blank_distance == 1 ? "" : "s", a.blank_distance % 2 != 0 ? "odd" : "even",
      a.blank_distance % 2 != 0 ? "odd" : "even");
  if (a.solvable) return out + "The parities agree, and on a rectangular board that is enough: it can be solved.";
  return out + fmt::format("But this one is {}: it cannot be solved. Exchange the tiles {} and {} by hand, and it can.",
                           odd ? "odd" : "even", a.remedy->first, a.remedy->second);
}

std::string japanese(const ParityArgument& a) {
  const bool odd = a.exchanges % 2 != 0;
  std::string out =
      a.cycles.empty()
          ? std::string("すべての駒が本来の場所にあり、置換は恒等置換、すなわち偶置換です。")
          : fmt::format(
                "「x が y の場所にいる」ことを (x y …) と書き、空きを 0 とすると、この配置は巡回置換の積 {} "
                "で表されます。長さ k の巡回置換は k-1 個の互換の積なので、全部で互換 {} 個、"
                "すなわち{}置換です。",
                cycles_text(a.cycles), a.exchanges, odd ? "奇" : "偶");
  const char* needed = a.blank_distance % 2 != 0 ? "奇" : "偶";
  out += fmt::format(
      "盤を市松模様に塗ると、1 手ごとに空きは隣の駒 1 個と入れ替わり、白マスと黒マスの間を移ります。"
      "空きは本来の場所から {} 歩離れているので、解くまでの手数は必ず{}数で、解ける配置は{}置換に限ります。",
      a.blank_distance, needed, needed);
  if (a.solvable) return out + "偶奇が一致しており、長方形の盤ではそれで十分なので、この配置は解けます。";
  return out + fmt::format(
                   "ところがこれは{}置換なので、どう動かしても解けません。駒 {} と駒 {} "
                   "を手で入れ替えると解けるようになります。",
                   odd ? "奇" : "偶", a.remedy->first, a.remedy->second);
}

}  // namespace

std::string cycles_text(const std::vector<std::vector<Tile>>& cycles) {
  if (cycles.empty()) return "()";
  std::string out;
  for (const auto& cycle : cycles) out += fmt::format("({})", fmt::join(cycle, " "));
  return out;
}

ParityArgument parity_argument(const Position& position, const Position& goal) {
  const auto image = displacement(position, goal);
  ParityArgument out;
  out.cycles = cycles_of(image);
  for (const auto& cycle : out.cycles) out.exchanges += static_cast<int>(cycle.size()) - 1;
  out.blank_distance = goal.shape.distance(position.blank, goal.blank);
  out.solvable = (out.exchanges - out.blank_distance) % 2 == 0;
  if (!out.solvable) out.remedy = best_exchange(image);
  out.words = {english(out), japanese(out)};
  return out;
}

std::string text(const ParityArgument& argument, Lang lang) { return argument.words.in(lang) + "\n"; }

}  // namespace asobi::sliding
