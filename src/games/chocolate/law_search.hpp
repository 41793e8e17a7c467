// Looking for laws in the L-states of a bar: is the Grundy number the nim-sum, and if not, where first; and do the
// L-states, sorted by first coordinate, fall into lines {p n + r, a n + s k + b, c n + e k + d} as in the paper's
// AA…FF?
//
// For a stride s the L-states of one x are cut into chains (y, z), (y + s, z + e), (y + 2s, z + 2e), …; for a period p
// the chains of x = p n + r must have the same steps and begin and end at linear functions of n. What is found is
// written as a law and compared with all L-states up to the bound. It is a guess that fits, not a proof.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/chocolate/law_check.hpp"
#include "games/chocolate/lstates.hpp"

namespace asobi::chocolate {

struct NimSumSearch {
  std::uint64_t positions = 0;
  std::uint64_t exceptions = 0;
  std::optional<LStates::YZ> first = std::nullopt;  // by y, then z
};

Result<NimSumSearch> search_nim_sum(const Plane& plane, const Progress& progress);

struct FoundLaw {
  std::uint32_t period;  // in x
  std::uint32_t stride;  // in y
  struct Class {
    std::uint32_t residue;  // of x
    std::uint32_t tables;   // lines of points
    std::uint32_t endless;  // of these, without end
  };
  std::vector<Class> classes;
  std::vector<Point> single;  // points near the beginning that lie on no line
  std::string text;
  Comparison comparison;
};

constexpr std::uint32_t greatest_period = 256;
constexpr std::uint32_t greatest_stride = 8;

// The law with the least period, then stride, that fits all L-states with x, y ≤ most; none if there is no such law
// with period and stride up to those above.
Result<std::optional<FoundLaw>> search_law(const Plane& plane, const LStates& lstates, Progress& progress);

}  // namespace asobi::chocolate
