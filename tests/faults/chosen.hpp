// Which of many calls are made to fail.
#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

namespace asobi::faults {

// How far and how closely it is gone through: the first calls one by one, then in growing steps, and the last ones.
struct Thoroughness {
  std::uint64_t one_by_one;
  double growth;
};

inline std::vector<std::uint64_t> chosen(std::uint64_t calls, const Thoroughness& how) {
  std::set<std::uint64_t> out;
  for (double n = 1; n <= static_cast<double>(calls);) {
    out.insert(static_cast<std::uint64_t>(n));
    n = n < static_cast<double>(how.one_by_one) ? n + 1 : std::max(n + 1, n * how.growth);
  }
  for (std::uint64_t n = calls; n > 0 && n + 8 > calls; --n) out.insert(n);
  return {out.begin(), out.end()};
}

}  // namespace asobi::faults
