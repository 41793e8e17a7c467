// The plane table of a bar: g(y, z) for z ≤ f(y), the Grundy numbers with x = 0. Cutting x changes nothing else, so x
// is a heap of Nim beside the rest: G(x, y, z) = x ⊕ g(y, z), and the L-states (P-positions) are the points x = g(y,
// z).
//
//   g(y, z) = mex( {g(y, z') : z' < z} ∪ {g(y', z) : y' < y, f(y') ≥ z} ∪ {g(y', f(y')) : f(y') < z} )
//
// The first set is a bitset of the row; the other two are one bitset of column z: f is monotone, so the edge values
// g(y', f(y')) with f(y') < z are all known when the column begins, and every later row adds one bit. A mex is the
// first bit missing in both. Some 100 million positions a second; 2 bytes a position.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/buffer.hpp"
#include "base/processor.hpp"
#include "base/progress.hpp"
#include "games/chocolate/edge.hpp"

namespace asobi::chocolate {

struct Position {
  std::uint32_t x = 0;
  std::uint32_t y = 0;
  std::uint32_t z = 0;
  friend auto operator<=>(const Position&, const Position&) = default;
};

// "{3, 2, 1}"
std::string position_text(const Position& position);

// As a field of an answer: [x, y, z].
inline std::array<std::uint32_t, 3> wire(const Position& position) { return {position.x, position.y, position.z}; }

class Plane {
 public:
  using Value = std::uint16_t;
  static constexpr std::uint64_t most_positions = std::uint64_t{1} << 28;

  // heights: f(0) ≤ f(1) ≤ …, one for each row. An error of code `limit` when the table would be too large.
  static Result<Plane> make(std::vector<std::uint32_t> heights, Progress& progress,
                            Processor processor = this_processor());

  std::uint32_t rows() const { return static_cast<std::uint32_t>(heights_.size()); }
  std::uint32_t height(std::uint32_t y) const { return heights_[y]; }
  const std::vector<std::uint32_t>& heights() const { return heights_; }
  std::uint64_t positions() const { return begin_.back(); }
  // Where row y begins when all positions are numbered row by row.
  std::uint64_t begin(std::uint32_t y) const { return begin_[y]; }

  std::span<const Value> row(std::uint32_t y) const {
    return values_.as<Value>().subspan(begin_[y], std::size_t{heights_[y]} + 1);
  }
  Value operator()(std::uint32_t y, std::uint32_t z) const { return at(begin_[y] + z); }
  Value at(std::uint64_t number) const { return values_.as<Value>()[number]; }

 private:
  std::vector<std::uint32_t> heights_;
  std::vector<std::uint64_t> begin_;
  Buffer values_;
};

// The tables people ask for: all rows up to `last`; only what lies below height `z`.
Result<Plane> plane_up_to(const Edge& edge, std::uint32_t last, Progress& progress);
Result<Plane> plane_below(const Edge& edge, std::uint32_t y, std::uint32_t z, Progress& progress);

}  // namespace asobi::chocolate
