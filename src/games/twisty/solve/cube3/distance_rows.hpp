// Distances of all pairs (row, column) from one of them, where a move takes row r to row r' and a column to another by
// a map that depends on the move and on a symmetry, which r and the move tell: rows are classes under symmetries, so
// the table is as many times smaller (Kociemba, "Symmetric pruning tables").
//
// Breadth first, level by level, by pulling: for each row and move either the frontier of the row after it is marked in
// a byte for each column, or what is unseen of the row is looked up there, whichever is fewer; both rows lie in the
// first cache, and neither branches nor loads depend on what was found before. A thread writes only its own rows, with
// values that nobody looks for on this level, so the result does not depend on threads. No memory but the table and 12
// bytes a row.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "base/bits.hpp"
#include "base/buffer.hpp"
#include "base/parallel.hpp"
#include "base/progress.hpp"
#include "base/tally.hpp"

namespace asobi::twisty::cube3 {

// Values of `bits` bits side by side: 2 for the distance modulo 3, 4 for the distance; all ones: farther than was
// looked for.
template <unsigned bits>
struct RowFormat {
  static constexpr std::uint64_t per_word = 64 / bits, unseen = (1u << bits) - 1;
  static constexpr std::uint64_t lowest = ~std::uint64_t{0} / unseen;  // the lowest bit of every value
  static constexpr std::uint32_t width = bits;

  static constexpr std::uint64_t words_for(std::uint64_t columns) { return (columns + per_word - 1) / per_word; }
  static constexpr std::uint64_t level(unsigned distance) { return bits == 2 ? distance % 3 : distance; }
  static unsigned value(const std::uint64_t* row, std::uint32_t column) {
    return static_cast<unsigned>(row[column / per_word] >> (column % per_word * bits) & unseen);
  }
  // The lowest bit of every value that is `value`.
  static constexpr std::uint64_t equal(std::uint64_t word, std::uint64_t value) {
    std::uint64_t differ = word ^ value * lowest;
    for (unsigned shift = 1; shift < bits; shift *= 2) differ |= differ >> shift;
    return ~differ & lowest;
  }

  // What RowSearch asks of a format. Where a column stands: the place of its value, counted from the first word on; and
  // the spot, which tells its word and how far to shift it.
  static constexpr std::uint16_t cell(std::uint32_t column) { return static_cast<std::uint16_t>(column); }
  static constexpr std::uint16_t spot(std::uint32_t column) { return static_cast<std::uint16_t>(column); }
  static constexpr std::uint32_t word_of(std::uint32_t spot) { return spot / per_word; }
  static constexpr std::uint32_t shift_of(std::uint32_t spot) { return spot % per_word * bits; }
  // What is written for a distance, and what those at the distance before have while it is looked for.
  static constexpr std::uint64_t mark(unsigned distance) { return level(distance); }
  static constexpr std::uint64_t sought(unsigned distance) { return level(distance - 1); }
  static constexpr bool rewrites_before(unsigned) { return false; }
  static constexpr std::uint64_t rewritten(std::uint64_t word, unsigned) { return word; }
  // A word in which values at a distance were found and written.
  static constexpr std::uint64_t with_found(std::uint64_t word, unsigned) { return word; }
};

// What a search for shortest solutions asks, in two bits: 1 and 2 for the distances base + 1 and base + 2, 0 for less,
// 3 for more. Thirty values to a word, whose highest four bits have the least distance of them, for those with a 0.
struct BoundFormat {
  unsigned base;

  static constexpr std::uint64_t per_word = 30, unseen = 3;
  static constexpr std::uint64_t lowest = 0x0555'5555'5555'5555;
  static constexpr std::uint32_t width = 2;
  static constexpr unsigned least_shift = 60;

  static constexpr std::uint64_t words_for(std::uint64_t columns) { return (columns + per_word - 1) / per_word; }
  static constexpr std::uint64_t equal(std::uint64_t word, std::uint64_t value) {
    const std::uint64_t differ = word ^ value * lowest;
    return ~(differ | differ >> 1) & lowest;
  }
  static constexpr std::uint16_t cell(std::uint32_t column) {
    return static_cast<std::uint16_t>(column / per_word * 32 + column % per_word);
  }
  static constexpr std::uint16_t spot(std::uint32_t column) { return static_cast<std::uint16_t>(2 * cell(column)); }
  static constexpr std::uint32_t word_of(std::uint32_t spot) { return spot / 64; }
  static constexpr std::uint32_t shift_of(std::uint32_t spot) { return spot % 64; }
  // Up to the base distances modulo 3 stand there, then what they are to be: those before the last distance need not be
  // told apart, since all their neighbours have been seen.
  constexpr std::uint64_t mark(unsigned distance) const { return distance <= base ? distance % 3 : distance - base; }
  constexpr std::uint64_t sought(unsigned distance) const {
    return distance <= base ? (distance - 1) % 3 : distance == base + 1 ? 2 : 1;
  }
  constexpr bool rewrites_before(unsigned distance) const { return distance == base + 1 || distance == base + 2; }
  constexpr std::uint64_t rewritten(std::uint64_t word, unsigned distance) const {
    const std::uint64_t kept = distance == base + 1 ? 2 * equal(word, base % 3) : equal(word, 1);
    return word >> least_shift << least_shift | kept | unseen * equal(word, unseen);
  }
  static constexpr std::uint64_t with_found(std::uint64_t word, unsigned distance) {
    constexpr std::uint64_t none = std::uint64_t{15} << least_shift;
    return (word & none) == none ? word ^ (std::uint64_t{15} ^ distance) << least_shift : word;
  }
  constexpr unsigned bound(std::uint64_t word, std::uint32_t shift) const {
    const auto value = static_cast<unsigned>(word >> shift & 3);
    return value != 0 ? base + value : static_cast<unsigned>(word >> least_shift);
  }
};

// Rows of cells, of which the first `columns` count, as many times as weight(row) says.
template <unsigned bits, unsigned width, class Weight>
Ones<bits> ones_of_rows(std::span<const std::byte> table, std::uint64_t row_bytes, std::uint64_t columns,
                        const Weight& weight) {
  Tally<bits, width> tally(table);
  const std::uint64_t row_cells = row_bytes * 8 / width;
  for (std::uint32_t row = 0; row < table.size() / row_bytes; ++row) tally.add(row * row_cells, columns, weight(row));
  return tally.ones();
}

// How a move and then a symmetry take columns: [(move * symmetries + symmetry) * columns + column], to spots of a
// format, and back, to its cells.
struct ColumnMaps {
  std::uint32_t columns = 0, symmetries = 0;
  std::vector<std::uint16_t> forth, back;

  // moved: [column * moves + move]; conjugated: [symmetry * columns + column].
  template <class Format>
  ColumnMaps(const Format&, std::uint32_t column_count, std::uint32_t moves, std::span<const std::uint16_t> moved,
             std::span<const std::uint16_t> conjugated)
      : columns(column_count), symmetries(static_cast<std::uint32_t>(conjugated.size() / column_count)) {
    forth.resize(std::size_t{moves} * conjugated.size());
    back.resize(forth.size());
    for (std::size_t m = 0; m < moves; ++m) {
      for (std::size_t s = 0; s < symmetries; ++s) {
        const std::size_t base = (m * symmetries + s) * columns;
        for (std::uint32_t c = 0; c < columns; ++c) {
          const std::uint16_t to = conjugated[s * columns + moved[c * moves + m]];
          forth[base + c] = Format::spot(to);
          back[base + to] = Format::cell(c);
        }
      }
    }
  }
};

struct RowAfter {
  std::uint32_t row, symmetry;
};

// After: RowAfter(row, move); Weight: how many states a value of the row stands for.
template <class Format, class After, class Weight>
class RowSearch {
 public:
  // `moves`: those by which it goes, as they are counted by `after` and in the maps.
  RowSearch(Format format, std::uint32_t rows, std::span<const std::uint8_t> moves, const ColumnMaps& maps,
            const After& after, const Weight& weight)
      : format_(format),
        rows_(rows),
        moves_(moves),
        words_(Format::words_for(maps.columns)),
        chunk_(static_cast<std::uint32_t>(std::clamp<std::uint64_t>(words_in_chunk / words_, 1, 64))),
        maps_(maps),
        after_(after),
        weight_(weight),
        unseen_(rows, maps.columns),
        fresh_(rows),
        next_(rows) {}

  static std::uint64_t bytes(std::uint64_t rows, std::uint64_t columns) {
    return rows * Format::words_for(columns) * sizeof(std::uint64_t);
  }

  // From row 0, column 0, as far as `farthest`. The census by distance; the table is the second.
  Result<std::pair<std::vector<std::uint64_t>, Buffer>> run(unsigned farthest, unsigned threads, Progress& progress) {
    ASOBI_CHECK(progress.needs(bytes(rows_, maps_.columns) + std::uint64_t{12} * rows_));
    ASOBI_TRY(Buffer table, Buffer::zeroed(bytes(rows_, maps_.columns)));
    table_ = table.as<std::uint64_t>().data();
    begin();
    std::vector<std::uint64_t> census = {weight_(0)};
    progress.advance();
    for (unsigned distance = 1; distance <= farthest; ++distance) {
      if (format_.rewrites_before(distance)) rewrite(distance, threads, progress);
      ASOBI_TRY(const std::uint64_t count, level(distance, threads, progress));
      if (count == 0) break;
      census.push_back(count);
    }
    return std::pair(std::move(census), std::move(table));
  }

 private:
  static constexpr std::uint64_t cells_in_word = 64 / Format::width;
  static constexpr std::uint64_t words_in_chunk = (32 << 10) / cells_in_word;  // marks in the first cache

  Format format_;
  std::uint32_t rows_;
  std::span<const std::uint8_t> moves_;
  std::uint64_t words_;
  std::uint32_t chunk_;  // rows that are done together
  const ColumnMaps& maps_;
  const After& after_;
  const Weight& weight_;
  std::uint64_t* table_ = nullptr;
  std::vector<std::uint32_t> unseen_, fresh_, next_;  // by row: how many; fresh on the last level, on this one

  std::uint64_t read(std::uint64_t word) const { return std::atomic_ref(table_[word]).load(std::memory_order_relaxed); }
  void write(std::uint64_t word, std::uint64_t value) {
    std::atomic_ref(table_[word]).store(value, std::memory_order_relaxed);
  }

  void begin() {
    std::fill_n(table_, rows_ * words_, ~std::uint64_t{0});
    table_[0] = format_.with_found(table_[0] ^ Format::unseen, 0);
    unseen_[0] -= 1;
    fresh_[0] = 1;
  }

  // A bit for each value of a row that has not been seen.
  std::uint64_t open_in(std::uint64_t row, std::uint64_t word) const {
    const std::uint64_t out = Format::equal(read(row * words_ + word), Format::unseen);
    const std::uint64_t behind = maps_.columns - word * Format::per_word;
    return behind >= Format::per_word ? out : out & ((std::uint64_t{1} << behind * Format::width) - 1);
  }

  template <class Body>
  void each_chunk(unsigned threads, const Progress& progress, const Body& body) {
    parallel_for((rows_ + chunk_ - 1) / chunk_, threads, [&](std::size_t c) {
      if (progress.stopped()) return;
      const auto first = static_cast<std::uint32_t>(c * chunk_);
      body(first, std::min(rows_, first + chunk_));
    });
  }

  void rewrite(unsigned distance, unsigned threads, const Progress& progress) {
    each_chunk(threads, progress, [&](std::uint32_t first, std::uint32_t end) {
      for (std::uint64_t word = first * words_; word < end * words_; ++word) {
        table_[word] = format_.rewritten(table_[word], distance);
      }
    });
  }

  Result<std::uint64_t> level(unsigned distance, unsigned threads, Progress& progress) {
    std::atomic<std::uint64_t> count = 0;
    each_chunk(threads, progress, [&](std::uint32_t first, std::uint32_t end) {
      pull(first, end, distance);
      std::uint64_t own = 0, entries = 0;
      for (std::uint32_t row = first; row < end; ++row) {
        own += std::uint64_t{next_[row]} * weight_(row);
        entries += next_[row];
      }
      count.fetch_add(own, std::memory_order_relaxed);
      progress.advance(entries);
    });
    ASOBI_CHECK(progress.check());
    for (std::uint32_t row = 0; row < rows_; ++row) unseen_[row] -= next_[row];
    std::swap(fresh_, next_);
    return count.load();
  }

  // One move after the other, whose maps are then at hand.
  void pull(std::uint32_t first, std::uint32_t end, unsigned distance) {
    std::vector<std::uint8_t> marks((end - first) * words_ * cells_in_word);
    for (const std::uint8_t m : moves_) {
      RowAfter after = fetched(first, m);
      for (std::uint32_t row = first; row < end; ++row) {
        const RowAfter here = after;
        if (row + 1 < end) after = fetched(row + 1, m);
        if (fresh_[here.row] == 0 || unseen_[row] == 0) continue;
        std::uint8_t* const own = marks.data() + (row - first) * words_ * cells_in_word;
        const std::size_t map = (std::size_t{m} * maps_.symmetries + here.symmetry) * maps_.columns;
        if (fresh_[here.row] < unseen_[row]) {
          bring(here.row, maps_.back.data() + map, format_.sought(distance), own);
        } else {
          look(row, here.row, maps_.forth.data() + map, format_.sought(distance), own);
        }
      }
    }
    for (std::uint32_t row = first; row < end; ++row) {
      next_[row] = write_marked(row, distance, marks.data() + (row - first) * words_ * cells_in_word);
    }
  }

  // The row after a move, which is fetched ahead if something in it is sought.
  RowAfter fetched(std::uint32_t row, std::uint8_t move) const {
    constexpr std::uint64_t line = 8;
    const RowAfter out = after_(row, move);
    if (fresh_[out.row] > 0) {
      for (std::uint64_t w = 0; w < words_; w += line) __builtin_prefetch(&table_[out.row * words_ + w]);
    }
    return out;
  }

  // What is marked and was not seen; how many there are.
  std::uint32_t write_marked(std::uint32_t row, unsigned distance, const std::uint8_t* marks) {
    std::uint32_t count = 0;
    for (std::uint64_t w = 0; w < words_; ++w) {
      const std::uint64_t word = read(row * words_ + w), found = open_in(row, w) & marked(marks + w * cells_in_word);
      if (found == 0) continue;
      count += static_cast<std::uint32_t>(std::popcount(found));
      write(row * words_ + w, format_.with_found(word ^ found * (Format::unseen ^ format_.mark(distance)), distance));
    }
    return count;
  }

  // The lowest bit of every value of a word whose cell is marked.
  static std::uint64_t marked(const std::uint8_t* cells) {
    constexpr auto spread = [] {  // eight bits to eight values
      std::array<std::uint32_t, 256> out{};
      for (std::uint32_t bits = 0; bits < 256; ++bits) {
        for (std::uint32_t i = 0; i < 8; ++i) out[bits] |= (bits >> i & 1) << i * Format::width;
      }
      return out;
    }();
    std::uint64_t out = 0;
    for (std::uint64_t first = 0; first < cells_in_word; first += 8) {
      std::uint64_t eight = 0;
      for (std::uint64_t i = 0; i < 8; ++i) eight |= std::uint64_t{cells[first + i]} << 8 * i;
      out |= std::uint64_t{spread[eight * 0x0102'0408'1020'4080 >> 56]} << first * Format::width;
    }
    return out;
  }

  // Marks the frontier of the other row. The bits of `width` words stand side by side in one, so that there are fewer
  // loops whose lengths nobody can foresee.
  void bring(std::uint64_t other, const std::uint16_t* back, std::uint64_t sought, std::uint8_t* marks) const {
    constexpr auto columns = [] {  // by bit
      std::array<std::uint8_t, 64> out{};
      for (std::uint32_t bit = 0; bit < 64; ++bit) {
        out[bit] = static_cast<std::uint8_t>(bit % Format::width * Format::per_word + bit / Format::width);
      }
      return out;
    }();
    for (std::uint64_t first = 0; first < words_; first += Format::width) {
      std::uint64_t hits = 0;
      for (std::uint64_t w = 0; w < Format::width && first + w < words_; ++w) {
        hits |= Format::equal(read(other * words_ + first + w), sought) << w;
      }
      const std::uint16_t* const own = back + first * Format::per_word;
      for (; hits != 0; hits &= hits - 1) marks[own[columns[lowest_bit(hits)]]] = 1;
    }
  }

  // Marks what is unseen in this row and not marked yet, if it is on the frontier in the other.
  void look(std::uint64_t row, std::uint64_t other, const std::uint16_t* forth, std::uint64_t sought,
            std::uint8_t* marks) const {
    for (std::uint64_t w = 0; w < words_; ++w, forth += Format::per_word, marks += cells_in_word) {
      std::uint64_t left = open_in(row, w);
      if (left != 0) left &= ~marked(marks);
      for (; left != 0; left &= left - 1) {
        const std::uint64_t i = static_cast<unsigned>(lowest_bit(left)) / Format::width;
        const std::uint32_t to = forth[i];
        const std::uint64_t value = read(other * words_ + Format::word_of(to)) >> Format::shift_of(to) & Format::unseen;
        marks[i] = value == sought ? 1 : 0;
      }
    }
  }
};

}  // namespace asobi::twisty::cube3
