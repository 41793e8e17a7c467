#include "research/diamond/rest_sets.hpp"

#include <algorithm>
#include <bit>

#include "base/bit_square.hpp"

namespace asobi::diamond {

namespace {

PointSet below(unsigned point) { return set_of(point) - 1; }

std::uint64_t read_run(const std::uint64_t* row, std::uint32_t from, unsigned length) {
  const std::uint64_t* at = row + from / 64;
  return (at[0] >> from % 64 | at[1] << 1 << (63 - from % 64)) & below(length);
}

void add_run(std::uint64_t* row, std::uint32_t from, std::uint64_t bits) {
  std::uint64_t* at = row + from / 64;
  at[0] |= bits << from % 64;
  at[1] |= bits >> 1 >> (63 - from % 64);
}

}  // namespace

RestSets::RestSets(const Placements& placements) : points_(placements.points()) {
  if (placements.pieces() == 1) return;  // one rest, without a piece: its set is the row
  const auto upper_pieces = static_cast<int>(placements.pieces()) - 2;
  const auto points = static_cast<int>(points_);
  for (std::uint64_t i = 0; i < binomial(points, upper_pieces); ++i) {
    add_family(unrank_combination(i, points, upper_pieces));
  }
  squares_.push_back(static_cast<std::uint32_t>(families_.size()));
}

void RestSets::add_family(PointSet upper) {
  const unsigned width = upper == 0 ? points_ : static_cast<unsigned>(lowest_bit(upper));
  if (width == 0) return;
  unsigned shift = families_.empty() ? 0 : unsigned{families_.back().shift} + families_.back().width;
  if (families_.empty() || shift + width > bit_square_side) {
    shift = 0;
    squares_.push_back(static_cast<std::uint32_t>(families_.size()));
  }
  families_.push_back({.first = Placements::number(upper | 1),
                       .runs = static_cast<std::uint32_t>(runs_.size()),
                       .width = static_cast<std::uint8_t>(width),
                       .shift = static_cast<std::uint8_t>(shift)});
  for (unsigned p = 0; p < points_; ++p) {
    const unsigned length = (upper & set_of(p)) != 0 ? 0 : std::min(p, width);
    runs_.push_back({length == 0 ? 0 : Placements::number(upper | set_of(p) | 1), length});
  }
}

void RestSets::split(std::span<const std::uint64_t> row, std::span<PointSet> sets) const {
  if (squares_.empty()) sets[0] = row[0];
  for (std::size_t i = 0; i + 1 < squares_.size(); ++i) {
    const auto families = std::span(families_).subspan(squares_[i], squares_[i + 1] - squares_[i]);
    BitSquare square = {};
    std::uint64_t any = 0;
    for (const Family& family : families) {
      const Run* runs = runs_.data() + family.runs;
      for (unsigned p = 0; p < points_; ++p) {
        square[p] |= read_run(row.data(), runs[p].first, runs[p].length) << family.shift;
        any |= square[p];
      }
    }
    if (any != 0) transpose(square);
    for (const Family& family : families) {
      const Run* runs = runs_.data() + family.runs;
      for (unsigned x = 0; x < family.width; ++x) {
        sets[family.first + x] = square[family.shift + x] | read_run(row.data(), runs[x].first, runs[x].length);
      }
    }
  }
}

void RestSets::join(std::span<const PointSet> sets, std::span<std::uint64_t> row) const {
  if (squares_.empty()) row[0] |= sets[0];
  for (std::size_t i = 0; i + 1 < squares_.size(); ++i) {
    const auto families = std::span(families_).subspan(squares_[i], squares_[i + 1] - squares_[i]);
    BitSquare square = {};
    std::uint64_t any = 0;
    for (const Family& family : families) {
      for (unsigned x = 0; x < family.width; ++x) any |= square[family.shift + x] = sets[family.first + x];
    }
    if (any == 0) continue;
    transpose(square);
    for (const Family& family : families) {
      const Run* runs = runs_.data() + family.runs;
      for (unsigned p = 0; p < points_; ++p) {
        std::uint64_t bits = square[p] >> family.shift;
        if (p < family.width) bits |= sets[family.first + p];
        add_run(row.data(), runs[p].first, bits & below(runs[p].length));
      }
    }
  }
}

}  // namespace asobi::diamond
