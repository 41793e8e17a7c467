// The edge of a bar: the monotone function f with z ≤ f(y) (paper 001: y ≥ kz, so f(y) = ⌊y/k⌋). A constant f is the
// rectangle. f is given by k, as a list of values, or as a formula in y.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/chocolate/formula.hpp"

namespace asobi::chocolate {

constexpr std::uint32_t no_cap = 0xFFFF'FFFF;

class Edge {
 public:
  // ⌊y/k⌋, k ≥ 1
  static Edge quotient(Integer k);
  // "0,0,1,1,2" or "floor(y/2)+1"
  static Result<Edge> parse(std::string_view text);

  // f(0), …, f(last), each at most `cap`. An error names the first y where f is negative, decreases, is not defined, or
  // where the list ends.
  Result<std::vector<std::uint32_t>> heights(std::uint32_t last, std::uint32_t cap) const;

  // The k of ⌊y/k⌋; 0 for other edges.
  Integer k() const { return k_; }
  // Where a list ends; no_cap for what is defined everywhere.
  std::uint32_t last() const;

  // What gives f, if neither k nor a list does.
  const Formula* formula() const { return k_ == 0 && list_.empty() ? &formula_ : nullptr; }

  // How people read it: "⌊y/2⌋", "0,0,1,1", "min(y,7)".
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  Integer k_ = 0;
  std::vector<Integer> list_;
  Formula formula_;

  Result<Integer> value(std::uint32_t y) const;
};

}  // namespace asobi::chocolate
