// The paper's table (003, 前提): the numbers in binary, one below the other, and how many ones stand at each place. If
// all counts are even it is a balance (バランス), otherwise an imbalance (アンバランス).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "games/nim/rules.hpp"

namespace asobi::nim {

enum class Balance { balance, imbalance };

constexpr auto names(Balance) { return std::to_array<std::string_view>({"balance", "imbalance"}); }

struct DigitTable {
  std::vector<Stones> numbers;
  std::vector<std::string> rows;  // the digits of each, all of the same length, highest place first
  std::vector<int> ones;          // by place, highest first
  Stones sum = 0;                 // 1 where the count is odd: the nim-sum

  bool balanced() const { return sum == 0; }
  Balance state() const { return balanced() ? Balance::balance : Balance::imbalance; }

  static constexpr auto fields() {
    return field_list(field("numbers", &DigitTable::numbers, "the heaps, or their remainders by limit + 1").large(),
                      field("rows", &DigitTable::rows, "binary digits, all of the same length, highest place first"),
                      field("ones", &DigitTable::ones, "how many, by place"),
                      field("xor", &DigitTable::sum, "the nim-sum").large(), field("state", &DigitTable::state));
  }
};

DigitTable digit_table(std::span<const Stones> numbers);

// `number` in binary with that many places, or more if it needs them.
std::string binary(Stones number, int places);

}  // namespace asobi::nim
