#include "games/nim/digits.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

namespace asobi::nim {

std::string binary(Stones number, int places) { return fmt::format("{:0{}b}", number, places); }

DigitTable digit_table(std::span<const Stones> numbers) {
  DigitTable table;
  table.numbers.assign(numbers.begin(), numbers.end());
  int places = 1;
  for (const Stones n : numbers) places = std::max(places, static_cast<int>(std::bit_width(n)));
  table.ones.assign(static_cast<std::size_t>(places), 0);
  for (const Stones n : numbers) {
    table.rows.push_back(binary(n, places));
    for (std::size_t place = 0; place < table.ones.size(); ++place)
      table.ones[place] += table.rows.back()[place] == '1';
  }
  for (const int count : table.ones) table.sum = table.sum * 2 + static_cast<Stones>(count % 2);
  return table;
}

}  // namespace asobi::nim
