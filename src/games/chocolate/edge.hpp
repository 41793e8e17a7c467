// The edge of a bar: the monotone function f with z ≤ f(y) (paper 001: y ≥ kz, so f(y) = ⌊y/k⌋). A constant f is the
// rectangle. f is given by k, as a list of values (which may go on by a rule), or as a formula in y.
#pragma once

#include <cstdint>
#include <optional>
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
  // "0,0,1,1,2", "floor(y/2)+1", "0,0,1 then f(y-2)+1" or "0,0,1 then y/2": after the list, the rule.
  static Result<Edge> parse(std::string_view text);

  // f(0), …, f(last), each at most `cap`. An error names the first y where f is negative, decreases, is not defined, or
  // where the list ends.
  Result<std::vector<std::uint32_t>> heights(std::uint32_t last, std::uint32_t cap) const;

  // The k of ⌊y/k⌋ and of y/k as a formula; 0 for other edges.
  Integer k() const { return k_; }
  // Where a list without a rule ends; no_cap for what is defined everywhere.
  std::uint32_t last() const;

  // f(0), f(1), … as far as they are listed.
  const std::vector<Integer>& list() const { return list_; }
  // After the list f(y) = f(y - period) + rise; 0: it does not go on so.
  Integer period() const { return period_; }
  Integer rise() const { return rise_; }
  // f of what a formula gives; an error if f is a list.
  Result<Formula> at(const Formula& y) const;
  // What gives f after the list, if there is a formula.
  const Formula* formula() const { return formula_ ? &*formula_ : nullptr; }

  // How people read it: "⌊y/2⌋", "0,0,1,1", "min(y,7)".
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  Integer k_ = 0;
  std::vector<Integer> list_;
  Integer period_ = 0, rise_ = 0;
  std::optional<Formula> formula_;

  Result<void> read_list(std::string_view part, std::string_view text);
  Result<void> read_formula_or_rule(std::string_view part, std::string_view text);
  Result<Integer> value(std::uint32_t y) const;
};

}  // namespace asobi::chocolate
