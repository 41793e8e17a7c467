// The paper's table (003, 前提): the numbers in binary, one below the other, and how many ones stand at each place. If
// all counts are even it is a balance (バランス), otherwise an imbalance (アンバランス).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "games/nim/rules.hpp"

namespace asobi::nim {

struct DigitTable {
  std::vector<Stones> numbers;
  std::vector<std::string> rows;  // the digits of each, all of the same length, highest place first
  std::vector<int> ones;          // by place, highest first
  Stones sum = 0;                 // 1 where the count is odd: the nim-sum

  bool balanced() const { return sum == 0; }
};

DigitTable digit_table(std::span<const Stones> numbers);

// `number` in binary with that many places, or more if it needs them.
std::string binary(Stones number, int places);

}  // namespace asobi::nim
