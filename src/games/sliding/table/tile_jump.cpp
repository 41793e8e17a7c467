#include "games/sliding/table/tile_jump.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

namespace asobi::sliding {

namespace {

constexpr Bits ones = ~Bits{0};

// Exchanging two adjacent tiles, in their Lehmer digits.
constexpr void exchange_digits(int& a, int& b) {
  const int front = a, back = b;
  a = front <= back ? back + 1 : back;
  b = front <= back ? front : front - 1;
}

// ---- Exchanges inside a word: bits that move equally far are moved together.

struct Shifts {
  int count = 0;
  std::array<int, 16> shift{};
  std::array<Bits, 16> mask{};
};

// The digits have radices `radix` and radix-1, and a step of the second one is `field` bits.
constexpr Shifts exchange_shifts(int radix, int field) {
  Shifts out;
  const int block = radix * (radix - 1) * field;
  for (int from = 0; from < 60; ++from) {
    int a = from % block / field / (radix - 1);
    int b = from % block / field % (radix - 1);
    exchange_digits(a, b);
    const int to = from / block * block + (a * (radix - 1) + b) * field + from % field;
    int i = 0;
    while (i < out.count && out.shift[i] != to - from) ++i;
    if (i == out.count) ++out.count;
    out.shift[i] = to - from;
    out.mask[i] |= Bits{1} << from;
  }
  return out;
}

constexpr Shifts first_shifts = exchange_shifts(5, 3);
constexpr Shifts second_shifts = exchange_shifts(4, 1);

template <int shift>
constexpr Bits shifted(Bits x) {
  return shift >= 0 ? x << (shift & 63) : x >> (-shift & 63);
}

template <const Shifts& shifts>
constexpr Bits moved(Bits x) {
  return [x]<std::size_t... i>(std::index_sequence<i...>) {
    return (shifted<shifts.shift[i]>(x & shifts.mask[i]) | ...);
  }(std::make_index_sequence<shifts.count>());
}

template <const Shifts& shifts>
ASOBI_KERNEL inline void exchange_inside(const Bits* from, Bits* to, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) to[i] = moved<shifts>(from[i]);
}

// The third pair has digits of radix 3 and 2, the second one not stored: it follows from the parity of the three last
// tiles. If they are in even order the stored digit goes 0 -> 1 -> 2 -> 0, else 0 -> 2 -> 1 -> 0.
constexpr Bits digit_is(int digit) {
  Bits out = 0;
  for (int bit = digit; bit < 60; bit += 3) out |= Bits{1} << bit;
  return out;
}

// The bits whose two first digits (radix 5 and 4) have an odd sum.
constexpr Bits odd_bits = [] {
  Bits out = 0;
  for (int bit = 0; bit < 60; ++bit) {
    if ((bit / 12 + bit / 3 % 4) % 2 != 0) out |= Bits{1} << bit;
  }
  return out;
}();

ASOBI_KERNEL inline void exchange_third(const Bits* from, Bits* to, std::size_t count, const Bits* parity, Bits flip) {
  for (std::size_t i = 0; i < count; ++i) {
    const Bits odd = odd_bits ^ parity[i] ^ flip;
    const Bits x = from[i] & ~odd;
    const Bits y = from[i] & odd;
    to[i] = (x & ~digit_is(2)) << 1 | (x & digit_is(2)) >> 2 | (y & ~digit_is(0)) >> 1 | (y & digit_is(0)) << 2;
  }
}

// ---- The exchange across the border: a digit of radix 6 (which word) and one of radix 5 (which 12 bits).

template <int to, int field>
constexpr Bits border_field(const Bits* from) {
  constexpr int source = field >= to ? field + 1 : field;
  constexpr int source_field = field >= to ? to : to - 1;
  return (from[source] >> (12 * source_field) & 0xFFF) << (12 * field);
}

template <int to>
constexpr Bits border_word(const Bits* from) {
  return border_field<to, 0>(from) | border_field<to, 1>(from) | border_field<to, 2>(from) | border_field<to, 3>(from) |
         border_field<to, 4>(from);
}

ASOBI_KERNEL inline void exchange_border(const Bits* from, Bits* to, std::size_t count) {
  for (std::size_t i = 0; i < count; i += 6) {
    const std::array<Bits, 6> out = {border_word<0>(from + i), border_word<1>(from + i), border_word<2>(from + i),
                                     border_word<3>(from + i), border_word<4>(from + i), border_word<5>(from + i)};
    std::ranges::copy(out, to + i);
  }
}

template <std::size_t count>
ASOBI_KERNEL inline void add_words(const Bits* from, Bits* to) {
  for (std::size_t i = 0; i < count; ++i) to[i] |= from[i];
}

ASOBI_KERNEL inline void add_words(const Bits* from, Bits* to, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) to[i] |= from[i];
}

bool odd_digits(std::uint64_t word, int tiles) {
  std::uint64_t sum = 0;
  for (int radix = word_places + 1; radix <= tiles; ++radix) {
    sum += word % radix;
    word /= radix;
  }
  return sum % 2 != 0;
}

}  // namespace

std::size_t slice_words(int tiles) { return order_words(std::min(tiles, 8)); }

// ---- Runs

RunMap::RunMap(int tiles, int place, int width, Toward toward) {
  assert(place + width + word_places <= tiles);
  for (int p = place + width; p < tiles - word_places; ++p) run_ *= tiles - p;
  std::size_t size = 1;
  for (int i = 0; i < width; ++i) size *= tiles - place - i;
  for (std::size_t target = 0; target < size; ++target) {
    std::array<int, most_tiles> digits{};
    std::size_t rest = target;
    for (int i = width - 1; i >= 0; --i) {
      digits[i] = static_cast<int>(rest % (tiles - place - i));
      rest /= tiles - place - i;
    }
    // From the target back to its source.
    for (int i = 0; i + 1 < width; ++i) {
      const int pair = toward == Toward::front ? i : width - 2 - i;
      exchange_digits(digits[pair], digits[pair + 1]);
    }
    std::uint64_t source = 0;
    for (int i = 0; i < width; ++i) source = source * (tiles - place - i) + digits[i];
    source_.push_back(source * run_);
  }
}

WordRange RunMap::reach(std::uint64_t first, std::size_t count) const {
  const std::uint64_t base = first / group() * group();
  if (run_ < count) return {base, base + std::max<std::uint64_t>(group(), count)};
  const std::uint64_t source = base + source_[first % group() / run_] + first % run_;
  return {source, source + count};
}

std::vector<Run> RunMap::runs(std::uint64_t words) const {
  std::vector<Run> out;
  for (std::uint64_t base = 0; base < words; base += group()) {
    for (std::size_t middle = 0; middle < source_.size(); ++middle) {
      out.push_back({base + source_[middle], base + middle * run_, run_});
    }
  }
  return out;
}

ASOBI_KERNEL inline void RunMap::pull(const Bits* from, std::uint64_t first, std::size_t count, Bits* out) const {
  const std::uint64_t within = first % group();
  const Bits* base = from + (first - within);
  std::size_t middle = within / run_;
  std::uint64_t low = within % run_;
  for (std::size_t i = 0; i < count;) {
    const std::size_t length = std::min<std::uint64_t>(run_ - low, count - i);
    const Bits* source = base + source_[middle] + low;
    if (length == 1) {
      out[i] |= *source;
    } else if (length == 6) {
      add_words<6>(source, out + i);
    } else {
      add_words(source, out + i, length);
    }
    i += length;
    low = 0;
    if (++middle == source_.size()) {
      middle = 0;
      base += group();
    }
  }
}

// ---- Jumps

TileJump::TileJump(int tiles, int place, int width, Toward toward, bool odd)
    : tiles_(tiles), slice_(slice_words(tiles)), all_runs_(place + width + word_places <= tiles) {
  assert(width == 2 || width == 3);
  if (all_runs_) {
    run_map_.emplace_back(tiles, place, width, toward);
    return;
  }
  for (std::size_t word = 0; word < slice_; ++word) parity_.push_back(odd_digits(word, tiles) ? ones : 0);
  for (int i = 0; i + 1 < width; ++i) {
    const int pair = toward == Toward::back ? place + i : place + width - 2 - i;
    const int from_end = tiles - 2 - pair;
    steps_.push_back({static_cast<Exchange>(5 - std::min(from_end, 5)), odd != (i % 2 != 0)});
    if (from_end >= 5) run_map_.emplace_back(tiles, pair, 2, toward);
  }
}

WordRange TileJump::reach(std::uint64_t first) const {
  return all_runs_ ? run_map_[0].reach(first, slice_) : WordRange{first, first + slice_};
}

ASOBI_KERNEL inline void TileJump::apply(Step step, std::uint64_t first, const Bits* from, Bits* to) const {
  switch (step.exchange) {
    case Exchange::words:
      std::fill_n(to, slice_, 0);
      return run_map_[0].pull(from, 0, slice_, to);
    case Exchange::border:
      return exchange_border(from, to, slice_);
    case Exchange::first:
      return exchange_inside<first_shifts>(from, to, slice_);
    case Exchange::second:
      return exchange_inside<second_shifts>(from, to, slice_);
    case Exchange::third:
      return exchange_third(from, to, slice_, parity_.data(), odd_digits(first, tiles_) != step.odd ? ones : 0);
    case Exchange::last:
      std::copy_n(from, slice_, to);
      return;
  }
}

ASOBI_KERNEL inline void TileJump::pull_steps(const Bits* from, std::uint64_t first, Bits* out) const {
  std::array<std::array<Bits, largest_slice>, 2> buffers;
  const Bits* source = from + first;
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    apply(steps_[i], first, source, buffers[i % 2].data());
    source = buffers[i % 2].data();
  }
  add_words(source, out, slice_);
}

void TileJump::pull(const Bits* from, std::uint64_t first, Bits* out, Processor processor) const {
  on(processor, [&] {
    if (all_runs_) return run_map_[0].pull(from, first, slice_, out);
    pull_steps(from, first, out);
  });
}

}  // namespace asobi::sliding
