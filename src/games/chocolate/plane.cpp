#include "games/chocolate/plane.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "base/bits.hpp"

namespace asobi::chocolate {

std::string position_text(const Position& position) {
  return fmt::format("{{{}, {}, {}}}", position.x, position.y, position.z);
}

namespace {

using Word = std::uint64_t;
constexpr Word full = ~Word{0};
constexpr std::uint32_t rows_at_once = 16;

// Bitsets of Grundy numbers, one a line, each with the first word that has room.
class Lines {
 public:
  Lines(std::size_t count, std::size_t words) : words_(words), bits_(count * words), room_(count) {}

  Word* bits(std::size_t line) { return bits_.data() + line * words_; }
  std::uint32_t& room(std::size_t line) { return room_[line]; }
  void clear() {
    std::ranges::fill(bits_, 0);
    std::ranges::fill(room_, 0);
  }

 private:
  std::size_t words_;
  std::vector<Word> bits_;
  std::vector<std::uint32_t> room_;
};

// Whether the next eight words have no bit missing in both lines; written so that it vectorises.
ASOBI_KERNEL inline bool eight_full(const Word* row, const Word* column) {
  Word all = full;
  for (int i = 0; i < 8; ++i) all &= row[i] | column[i];
  return all == full;
}

// The least number in neither line, entered into both.
ASOBI_KERNEL inline std::uint32_t take_mex(Word* row, std::uint32_t& row_room, Word* column,
                                           std::uint32_t& column_room) {
  std::uint32_t word = std::max(row_room, column_room);
  Word free = ~(row[word] | column[word]);
  if (free == 0) {
    ++word;
    while (eight_full(row + word, column + word)) word += 8;
    while ((free = ~(row[word] | column[word])) == 0) ++word;
  }
  const Word bit = free & (~free + 1);
  row[word] |= bit;
  column[word] |= bit;
  while (row[row_room] == full) ++row_room;
  while (column[column_room] == full) ++column_room;
  return word * 64 + static_cast<std::uint32_t>(lowest_bit(free));
}

// Some rows together, column by column, so that a column's bitset is fetched once for all of them. A row is full when
// the columns have passed its end; from then on its edge value belongs to the beginning of every later column.
ASOBI_KERNEL inline void fill_rows(std::span<const std::uint32_t> heights, std::span<const std::uint64_t> begin,
                                   std::uint32_t top, std::uint32_t end, std::span<Plane::Value> values, Lines& rows,
                                   Lines& columns, std::vector<Word>& edge) {
  std::uint32_t first = top;  // the first row that reaches the column
  const auto enter_full_rows = [&](std::uint64_t column) {
    for (; first < end && heights[first] < column; ++first) {
      const Plane::Value value = values[begin[first] + heights[first]];
      edge[value / 64] |= Word{1} << (value % 64);
    }
  };
  for (std::uint32_t z = 0; z <= heights[end - 1]; ++z) {
    enter_full_rows(z);
    Word* column = columns.bits(z);
    std::uint32_t room = columns.room(z);
    if (top == 0 || heights[top - 1] < z) std::ranges::copy(edge, column);
    for (std::uint32_t y = first; y < end; ++y) {
      values[begin[y] + z] = static_cast<Plane::Value>(take_mex(rows.bits(y - top), rows.room(y - top), column, room));
    }
    columns.room(z) = room;
  }
  enter_full_rows(std::uint64_t{heights[end - 1]} + 1);
}

}  // namespace

Result<Plane> Plane::make(std::vector<std::uint32_t> heights, Progress& progress, Processor processor) {
  Plane plane;
  plane.heights_ = std::move(heights);
  plane.begin_.push_back(0);
  for (const std::uint32_t height : plane.heights_) plane.begin_.push_back(plane.begin_.back() + height + 1);
  const std::uint64_t greatest = std::uint64_t{plane.rows()} - 1 + plane.heights_.back();  // as many moves there are
  if (plane.positions() > most_positions || greatest > std::numeric_limits<Value>::max()) {
    return fail(Code::limit,
                "the table of Grundy numbers up to y = {} and z = {} would be too large ({} positions; at most {}, and "
                "y + z at most {})",
                "y = {}, z = {} までのグランディ数の表は大きすぎます（{} 局面。上限は {} 局面、y + z は {} まで）",
                plane.rows() - 1, plane.heights_.back(), plane.positions(), most_positions,
                std::numeric_limits<Value>::max());
  }
  ASOBI_CHECK(progress.needs(plane.positions() * sizeof(Value)));
  ASOBI_TRY(plane.values_, Buffer::zeroed(plane.positions() * sizeof(Value)));
  const std::size_t words = greatest / 64 + 10;  // eight are looked at together
  Lines columns(std::size_t{plane.heights_.back()} + 1, words);
  Lines rows(rows_at_once, words);
  std::vector<Word> edge(words);  // the edge values of the rows that are full
  progress.stage({"Grundy numbers", "グランディ数"}, plane.positions());
  for (std::uint32_t top = 0; top < plane.rows(); top += rows_at_once) {
    ASOBI_CHECK(progress.check());
    const std::uint32_t end = std::min(top + rows_at_once, plane.rows());
    rows.clear();
    on(processor,
       [&] { fill_rows(plane.heights_, plane.begin_, top, end, plane.values_.as<Value>(), rows, columns, edge); });
    progress.advance(plane.begin_[end] - plane.begin_[top]);
  }
  return plane;
}

Result<Plane> plane_up_to(const Edge& edge, std::uint32_t last, Progress& progress) {
  ASOBI_TRY(auto heights, edge.heights(last, no_cap));
  return Plane::make(std::move(heights), progress);
}

Result<Plane> plane_below(const Edge& edge, std::uint32_t y, std::uint32_t z, Progress& progress) {
  ASOBI_TRY(auto heights, edge.heights(y, z));
  return Plane::make(std::move(heights), progress);
}

}  // namespace asobi::chocolate
