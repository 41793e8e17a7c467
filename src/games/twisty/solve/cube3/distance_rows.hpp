// Distances of all pairs (row, column) from one of them, where a move takes row r to row r' and a column to another by
// a map that depends on the move and on a symmetry, which r and the move tell: rows are classes under symmetries, so
// the table is as many times smaller (Kociemba, "Symmetric pruning tables").
//
// Breadth first, level by level, by pulling: for each row and move either the frontier of the row after it is brought
// back, or what is unseen of the row is looked up there, whichever is fewer; both rows lie in the first cache. A thread
// writes only its own rows, with values that nobody looks for on this level, so the result does not depend on threads.
// Values have `bits` bits: 2 for the distance modulo 3, 4 for the distance; all ones: farther than was looked for. No
// memory but the table and 12 bytes a row.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "base/buffer.hpp"
#include "base/parallel.hpp"
#include "base/progress.hpp"
#include "base/tally.hpp"

namespace asobi::twisty::cube3 {

template <unsigned bits>
struct RowFormat {
  static constexpr std::uint64_t per_word = 64 / bits, unseen = (1u << bits) - 1;
  static constexpr std::uint64_t lowest = ~std::uint64_t{0} / unseen;  // the lowest bit of every value

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

// How a move and then a symmetry take columns: [(move * symmetries + symmetry) * columns + column], and back.
struct ColumnMaps {
  std::uint32_t columns = 0, symmetries = 0;
  std::vector<std::uint16_t> forth, back;

  // moved: [column * moves + move]; conjugated: [symmetry * columns + column].
  ColumnMaps(std::uint32_t column_count, std::uint32_t moves, std::span<const std::uint16_t> moved,
             std::span<const std::uint16_t> conjugated)
      : columns(column_count), symmetries(static_cast<std::uint32_t>(conjugated.size() / column_count)) {
    forth.resize(std::size_t{moves} * conjugated.size());
    back.resize(forth.size());
    for (std::size_t m = 0; m < moves; ++m) {
      for (std::size_t s = 0; s < symmetries; ++s) {
        const std::size_t base = (m * symmetries + s) * columns;
        for (std::uint32_t c = 0; c < columns; ++c) {
          const std::uint16_t to = conjugated[s * columns + moved[c * moves + m]];
          forth[base + c] = to;
          back[base + to] = static_cast<std::uint16_t>(c);
        }
      }
    }
  }
};

struct RowAfter {
  std::uint32_t row, symmetry;
};

// After: RowAfter(row, move); Weight: how many states a value of the row stands for.
template <unsigned bits, class After, class Weight>
class RowSearch {
 public:
  using Format = RowFormat<bits>;

  RowSearch(std::uint32_t rows, std::uint32_t moves, const ColumnMaps& maps, const After& after, const Weight& weight)
      : rows_(rows),
        moves_(moves),
        words_(Format::words_for(maps.columns)),
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
    std::ranges::fill(table.as<std::uint64_t>(), ~std::uint64_t{0});
    write(0, 0, 0);
    unseen_[0] -= 1;
    fresh_[0] = 1;
    std::vector<std::uint64_t> census = {weight_(0)};
    progress.advance();
    for (unsigned distance = 1; distance <= farthest; ++distance) {
      ASOBI_TRY(const std::uint64_t count, level(distance, threads, progress));
      if (count == 0) break;
      census.push_back(count);
    }
    return std::pair(std::move(census), std::move(table));
  }

 private:
  static constexpr std::uint32_t chunk = 64;

  std::uint32_t rows_, moves_;
  std::uint64_t words_;
  const ColumnMaps& maps_;
  const After& after_;
  const Weight& weight_;
  std::uint64_t* table_ = nullptr;
  std::vector<std::uint32_t> unseen_, fresh_, next_;  // by row: how many; fresh on the last level, on this one

  std::uint64_t read(std::uint64_t word) const { return std::atomic_ref(table_[word]).load(std::memory_order_relaxed); }
  void write(std::uint64_t row, std::uint32_t column, std::uint64_t value) {
    const std::uint64_t word = row * words_ + column / Format::per_word;
    const std::uint64_t flip = (Format::unseen ^ value) << (column % Format::per_word * bits);
    std::atomic_ref(table_[word]).store(read(word) ^ flip, std::memory_order_relaxed);
  }
  std::uint64_t value(std::uint64_t row, std::uint32_t column) const {
    return read(row * words_ + column / Format::per_word) >> (column % Format::per_word * bits) & Format::unseen;
  }

  Result<std::uint64_t> level(unsigned distance, unsigned threads, Progress& progress) {
    std::atomic<std::uint64_t> count = 0;
    parallel_for((rows_ + chunk - 1) / chunk, threads, [&](std::size_t c) {
      if (progress.stopped()) return;
      const auto first = static_cast<std::uint32_t>(c * chunk);
      std::uint64_t own = 0, entries = 0;
      for (std::uint32_t row = first; row < std::min(rows_, first + chunk); ++row) {
        next_[row] = unseen_[row] == 0 ? 0 : pull(row, distance);
        own += std::uint64_t{next_[row]} * weight_(row);
        entries += next_[row];
      }
      count.fetch_add(own, std::memory_order_relaxed);
      progress.advance(entries);
    });
    ASOBI_CHECK(progress.check());
    std::swap(fresh_, next_);
    return count.load();
  }

  std::uint32_t pull(std::uint32_t row, unsigned distance) {
    std::uint32_t found = 0;
    for (std::uint32_t m = 0; m < moves_ && unseen_[row] > 0; ++m) {
      const RowAfter after = after_(row, m);
      if (fresh_[after.row] == 0) continue;
      const std::size_t map = (std::size_t{m} * maps_.symmetries + after.symmetry) * maps_.columns;
      const std::uint32_t own = fresh_[after.row] < unseen_[row]
                                    ? bring(row, after.row, maps_.back.data() + map, distance)
                                    : look(row, after.row, maps_.forth.data() + map, distance);
      unseen_[row] -= own;
      found += own;
    }
    return found;
  }

  // The frontier of the other row, where it is unseen in this one.
  std::uint32_t bring(std::uint32_t row, std::uint32_t other, const std::uint16_t* back, unsigned distance) {
    std::uint32_t found = 0;
    for (std::uint64_t w = 0; w < words_; ++w) {
      std::uint64_t hits = Format::equal(read(other * words_ + w), Format::level(distance - 1));
      for (; hits != 0; hits &= hits - 1) {
        const std::uint64_t column = w * Format::per_word + static_cast<unsigned>(std::countr_zero(hits)) / bits;
        const std::uint16_t to = back[column];
        if (value(row, to) != Format::unseen) continue;
        write(row, to, Format::level(distance));
        ++found;
      }
    }
    return found;
  }

  // What is unseen in this row, if it is on the frontier in the other.
  std::uint32_t look(std::uint32_t row, std::uint32_t other, const std::uint16_t* forth, unsigned distance) {
    std::uint32_t found = 0;
    for (std::uint64_t w = 0; w < words_; ++w) {
      std::uint64_t open = Format::equal(read(row * words_ + w), Format::unseen);
      for (; open != 0; open &= open - 1) {
        const std::uint64_t column = w * Format::per_word + static_cast<unsigned>(std::countr_zero(open)) / bits;
        if (column >= maps_.columns) return found;
        if (value(other, forth[column]) != Format::level(distance - 1)) continue;
        write(row, static_cast<std::uint32_t>(column), Format::level(distance));
        ++found;
      }
    }
    return found;
  }
};

}  // namespace asobi::twisty::cube3
