#include "games/sliding/table/distance_table.hpp"

#include <algorithm>
#include <array>

#include "base/tally.hpp"
#include "games/sliding/table/distance_search.hpp"
#include "games/sliding/table/known_census.hpp"
#include "games/sliding/table/tile_order.hpp"

namespace asobi::sliding {

namespace {

// What a right table must say: greatest distance, how many positions have it, and the sum of all distances.
struct Known {
  Shape shape;
  int goal_blank;
  std::size_t diameter;
  std::uint64_t farthest;
  std::uint64_t sum;
};

// One row for each normal home of the blank; all others are mirror images of these. Of larger boards whole censuses are
// known (known_census.hpp).
constexpr std::array<Known, 18> known_tables = {{
    {{2, 2}, 3, 6, 1, 36},
    {{3, 2}, 5, 21, 1, 4'544},
    {{3, 2}, 3, 21, 1, 4'416},
    {{4, 2}, 7, 36, 1, 457'180},
    {{4, 2}, 5, 35, 4, 448'578},
    {{3, 3}, 8, 31, 2, 3'986'672},
    {{3, 3}, 7, 31, 2, 3'944'202},
    {{3, 3}, 4, 30, 148, 3'901'468},
    {{5, 2}, 9, 55, 2, 63'011'770},
    {{5, 2}, 7, 55, 1, 62'233'850},
    {{5, 2}, 5, 54, 12, 62'063'052},
    {{6, 2}, 11, 80, 2, 11'734'163'390},
    {{6, 2}, 9, 79, 8, 11'632'303'730},
    {{6, 2}, 7, 79, 4, 11'608'699'850},
    {{4, 3}, 11, 53, 18, 8'407'513'030},
    {{4, 3}, 10, 53, 3, 8'354'410'188},
    {{4, 3}, 8, 53, 5, 8'333'351'350},
    {{4, 3}, 7, 53, 4, 8'285'079'970},
}};

// The solved position with the blank at that cell.
Position goal_position(Shape shape, int goal_blank) {
  Position out{shape, std::vector<Tile>(shape.cells()), goal_blank};
  for (int cell = 0, tile = 1; cell < shape.cells(); ++cell) {
    if (cell != goal_blank) out.tiles[cell] = static_cast<Tile>(tile++);
  }
  return out;
}

// Whether the second bits of the distances are those of the census; the first ones are the colours of the blank's
// cells.
bool holds_its_census(Shape shape, int goal_blank, const Table& table) {
  const std::uint64_t bits = order_words(shape.cells() - 1) * 64;  // of one cell; those that stand for nothing are 0
  std::array<Tally<1>, 2> by_colour = {Tally<1>(table.data.bytes()), Tally<1>(table.data.bytes())};
  for (int cell = 0; cell < shape.cells(); ++cell) {
    const bool other = odd_cell(shape, cell) != odd_cell(shape, goal_blank);
    by_colour[other ? 1 : 0].add(static_cast<std::uint64_t>(cell) * bits, bits);
  }
  std::array<std::uint64_t, 4> said{};  // by distance modulo 4
  for (std::size_t d = 0; d < table.census.size(); ++d) said[d % 4] += table.census[d];
  return by_colour[0].ones()[0] == said[2] && by_colour[1].ones()[0] == said[3];
}

const Known* known_of(Shape shape, int goal_blank) {
  const Position goal = goal_position(shape, goal_blank);
  const int normal_blank = normalise(goal, goal).goal_blank;
  const auto known = std::ranges::find_if(
      known_tables, [&](const Known& k) { return k.shape == shape && k.goal_blank == normal_blank; });
  return known == known_tables.end() ? nullptr : &*known;
}

// Is it the table of that board, as far as a census can tell?
bool sound(Shape shape, int goal_blank, const Table& table) {
  const auto& census = table.census;
  const std::uint64_t words = shape.cells() * order_words(shape.cells() - 1);
  if (known_of(shape, goal_blank) == nullptr || !possible_census(shape, goal_blank, census)) return false;
  if (table.data.size() != (words + farthest_room) * sizeof(std::uint64_t) || census.back() > farthest_room)
    return false;
  const auto farthest = table.data.as<std::uint64_t>().subspan(words, census.back());
  if (std::ranges::any_of(farthest, [&](std::uint64_t number) { return number / 64 >= words || number % 64 >= 60; })) {
    return false;
  }
  return holds_its_census(shape, goal_blank, table);
}

// The tiles in reading order, renamed 0, 1, … in the order of their homes.
Order order_of(const Normal& normal) {
  Order out{};
  int place = 0;
  for (const Cell home : normal.home) {
    if (home != normal.goal_blank) out[place++] = static_cast<Tile>(home > normal.goal_blank ? home - 1 : home);
  }
  return out;
}

Normal normal_of(Shape shape, int goal_blank, int blank, const Order& order) {
  Normal out{shape, goal_blank, blank, std::vector<Cell>(shape.cells()), {}};
  int place = 0;
  for (int cell = 0; cell < shape.cells(); ++cell) {
    if (cell == blank) {
      out.home[cell] = static_cast<Cell>(goal_blank);
    } else {
      const Tile tile = order[place++];
      out.home[cell] = static_cast<Cell>(tile >= goal_blank ? tile + 1 : tile);
    }
  }
  return out;
}

}  // namespace

bool possible_census(Shape shape, int goal_blank, const std::vector<std::uint64_t>& census) {
  std::uint64_t total = 0, sum = 0;
  for (std::size_t d = 0; d < census.size(); ++d) {
    total += census[d];
    sum += d * census[d];
  }
  if (census.empty() || census[0] != 1 || census.back() == 0 || total != positions(shape)) return false;
  if (const KnownCensus* whole = known_census(shape, goal_blank)) return census == whole->by_distance();
  const Known* known = known_of(shape, goal_blank);
  return known == nullptr ||
         (census.size() == known->diameter + 1 && census.back() == known->farthest && sum == known->sum);
}

Normal numbered_position(Shape shape, int goal_blank, std::uint64_t number) {
  const int tiles = shape.cells() - 1;
  const std::uint64_t words = order_words(tiles);
  const int blank = static_cast<int>(number / 64 / words);
  const OrderRank rank{number / 64 % words, static_cast<int>(number % 64)};
  return normal_of(shape, goal_blank, blank, unrank_order(rank, tiles, odd_order(shape, goal_blank, blank)));
}

Result<DistanceTable> distance_table(Shape shape, int goal_blank, Context& context) {
  if (shape.cols < smallest_side || shape.rows < shape.cols || goal_blank < 0 || goal_blank >= shape.cells()) {
    return fail(Code::invalid, "a distance table needs rows >= columns >= 2 and a goal cell on the board, not {}, {}",
                "手数の表には 行数 ≧ 列数 ≧ 2 と盤上の目標マスが必要ですが、{} と {} が与えられました", shape.name(),
                goal_blank);
  }
  if (shape.cells() > most_table_cells) {
    return fail(Code::limit, "exact distances of all positions are kept for boards of up to {} cells; this one has {}",
                "全局面の手数を持てるのは {} マスまでの盤です。この盤は {} マスあります", most_table_cells,
                shape.cells());
  }
  const std::string name = fmt::format("sliding/distance/{}/blank{}", shape.name(), goal_blank);
  const auto make = [&](Progress& progress) -> Result<Table> {
    ASOBI_TRY(Table table, search_distances(shape, goal_blank, context.threads, progress));
    table.name = name;
    return table;
  };
  const auto is_sound = [&](const Table& table) { return sound(shape, goal_blank, table); };
  ASOBI_TRY(auto table, context.shelf.table(name, make, is_sound, context.progress));
  return DistanceTable(shape, goal_blank, std::move(table));
}

Result<void> DistanceTable::check(const Normal& normal) const {
  if (normal.shape != shape_ || normal.goal_blank != goal_blank_) {
    return fail(Code::invalid, "this table is for {} with the blank's home at cell {}, not for {} with cell {}",
                "この表は {} で空きの目標がマス {} のものです。{} でマス {} のものではありません", shape_.name(),
                goal_blank_, normal.shape.name(), normal.goal_blank);
  }
  if (!solvable(normal)) {
    return fail(Code::unsolvable, "no sequence of moves leads from this position to the goal",
                "この局面からは、どう動かしても目標にたどり着けません");
  }
  return {};
}

int DistanceTable::distance_mod_4(const Normal& normal) const {
  const int tiles = shape_.cells() - 1;
  const OrderRank rank = rank_order(order_of(normal), tiles);
  const std::uint64_t word = table_->data.as<std::uint64_t>()[normal.blank * order_words(tiles) + rank.word];
  const int low = odd_cell(shape_, normal.blank) != odd_cell(shape_, goal_blank_) ? 1 : 0;
  return 2 * static_cast<int>(word >> rank.bit & 1) + low;
}

std::vector<Slide> DistanceTable::descents(Normal& normal) const {
  std::vector<Slide> out;
  if (normal.solved()) return out;
  const int wanted = (distance_mod_4(normal) + 3) % 4;
  for (const Slide slide : all_slides) {
    if (!blank_after(shape_, normal.blank, slide)) continue;
    normal.slide_unchecked(slide);
    if (distance_mod_4(normal) == wanted) out.push_back(slide);
    normal.slide_unchecked(opposite(slide));
  }
  return out;
}

Result<std::vector<Slide>> DistanceTable::best_slides(const Normal& normal) const {
  ASOBI_CHECK(check(normal));
  Normal here = normal;
  return descents(here);
}

Result<std::vector<Slide>> DistanceTable::solve(const Normal& normal) const {
  ASOBI_CHECK(check(normal));
  std::vector<Slide> out;
  for (Normal here = normal; static_cast<int>(out.size()) < diameter();) {
    const auto nearer = descents(here);
    if (nearer.empty()) break;
    here.slide_unchecked(nearer.front());
    out.push_back(nearer.front());
  }
  if (!solves(normal, out)) {
    return fail(Code::internal, "the distance table of {} gave moves that do not solve the position",
                "{} の手数の表から得た手順では解けませんでした", shape_.name());
  }
  return out;
}

Result<int> DistanceTable::distance(const Normal& normal) const {
  ASOBI_TRY(const auto slides, solve(normal));
  return static_cast<int>(slides.size());
}

std::vector<Normal> DistanceTable::farthest() const {
  const std::uint64_t words = order_words(shape_.cells() - 1);
  const auto numbers = table_->data.as<std::uint64_t>().subspan(shape_.cells() * words, census().back());
  std::vector<Normal> out;
  for (const std::uint64_t number : numbers) out.push_back(numbered_position(shape_, goal_blank_, number));
  return out;
}

}  // namespace asobi::sliding
