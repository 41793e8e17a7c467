// The L-states {x, y, z} (P-positions) with x and y up to a bound, arranged by first coordinate as in paper 001: a
// counting sort of the plane table, 4 bytes an L-state. Written as CSV some 30 million rows a second.
#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <vector>

#include "games/chocolate/plane.hpp"

namespace asobi::chocolate {

class LStates {
 public:
  struct YZ {
    std::uint16_t y;
    std::uint16_t z;
    friend bool operator==(const YZ&, const YZ&) = default;
  };

  // Of the plane's rows, those with x ≤ most. Every y and z of a plane fits 16 bits.
  static Result<LStates> of(const Plane& plane, std::uint32_t most, const Progress& progress);

  std::uint64_t count() const { return begin_.back(); }
  std::uint32_t most() const { return static_cast<std::uint32_t>(begin_.size() - 2); }
  // Those with first coordinate x, by growing y (no two share it).
  std::span<const YZ> with(std::uint32_t x) const {
    return std::span(points_).subspan(begin_[x], begin_[x + 1] - begin_[x]);
  }

 private:
  explicit LStates(std::uint32_t most) : begin_(std::size_t{most} + 2) {}

  std::vector<std::uint64_t> begin_;
  std::vector<YZ> points_;
};

// "x,y,z" and one row each, by x, then y. An existing file is replaced whole or not at all.
Result<void> write_csv(const LStates& lstates, const std::filesystem::path& path, Progress& progress);

}  // namespace asobi::chocolate
