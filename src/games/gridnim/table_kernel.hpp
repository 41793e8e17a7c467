// The inner loop of the whole tables. A block is all placements with the same upper rows; its lanes are the 2^lane_bits
// fillings of the lowest rows. Runs in the upper rows lead to whole blocks, so the sets of values that can be reached
// are gathered for all lanes at once, in plain loops that compilers turn into vectors. A run that begins in the lowest
// of the upper rows and goes up can be prolonged into the lanes: what it reaches is gathered by column and added to the
// lanes that have the stones. Runs inside the lanes come last, lane by lane, from fewer stones to more.
// A Grundy number is at most the number of stones (30), so a set of them is a 32-bit word.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>

#include "base/bits.hpp"
#include "base/processor.hpp"
#include "games/gridnim/fold.hpp"

namespace asobi::gridnim {

template <int width>
class BlockKernel {
 public:
  static constexpr int lane_rows = 5 / width;
  static constexpr int lane_bits = lane_rows * width;
  static constexpr int lanes = 1 << lane_bits;
  static constexpr int top_bits = width == 5 ? 10 : width == 4 ? 8 : 6;  // whole rows

  // The board must have more than top_bits + lane_bits cells or as many.
  BlockKernel(int height, const Fold& fold, std::uint8_t* data)
      : upper_rows_(height - lane_rows), upper_bits_(upper_rows_ * width), fold_(fold), data_(data) {
    for (int length = 1; length <= upper_rows_; ++length) {
      up_[length] = length == 1 ? 1u : up_[length - 1] << width | 1u;
    }
    for (int length = 2; length <= width; ++length) {
      for (int row = 0; row < upper_rows_; ++row) fits_[length] |= ((1u << (width - length + 1)) - 1) << (row * width);
    }
    for (int cell = 0; cell < upper_bits_; ++cell) {
      cell_mirror_[cell] = static_cast<std::uint8_t>(cell + width - 1 - 2 * (cell % width));
    }
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      lane_mirror_[lane] = static_cast<std::uint8_t>(fold.mirrored(lane));
    }
  }

  // All placements whose highest top_bits are `top`; the counts of their values. Those with fewer stones there must be
  // done, and the top row must be a kept one.
  ASOBI_KERNEL std::array<std::uint64_t, 32> fill(std::uint32_t top) const {
    std::array<std::array<std::uint32_t, 32>, 4> counts{};
    const int low_bits = upper_bits_ - top_bits;
    Sources sources;
    for (std::uint32_t low = 0; low < 1u << low_bits; ++low) {
      std::uint8_t* const out = fill_block(top << low_bits | low, sources);
      for (int lane = 0; lane < lanes; ++lane) ++counts[lane % 4][out[lane]];
    }
    std::array<std::uint64_t, 32> sum{};
    for (const auto& part : counts) {
      for (std::size_t g = 0; g < sum.size(); ++g) sum[g] += part[g];
    }
    return sum;
  }

 private:
  using Sets = std::array<std::uint32_t, lanes>;

  struct List {
    std::array<const std::uint8_t*, 512> block;
    int count = 0;
    void add(const std::uint8_t* source) { block[count++] = source; }
  };

  // Blocks that a run leads to: [0] as they are kept, [1] kept as their mirror image.
  struct Sources {
    std::array<List, 2> plain;
    std::array<std::array<List, 2>, width> rising;  // by column: the run begins in the lowest upper row and goes up
  };

  int upper_rows_;
  int upper_bits_;
  const Fold& fold_;
  std::uint8_t* data_;
  std::array<std::uint32_t, 32> up_{};           // a rising run of that length, from bit 0
  std::array<std::uint32_t, width + 1> fits_{};  // where a level run of that length may begin
  std::array<std::uint8_t, 32> cell_mirror_{};   // of the upper rows
  std::array<std::uint8_t, lanes> lane_mirror_{};

  std::uint8_t* block(std::uint32_t upper) const {
    const int low_bits = upper_bits_ - width;
    return data_ + fold_.begin(upper >> low_bits) + (std::size_t{upper & ((1u << low_bits) - 1)} << lane_bits);
  }

  // The block of these stones, of which the mirror image is told, too.
  void add(std::array<List, 2>& lists, std::uint32_t upper, std::uint32_t mirror) const {
    if (fold_.kept(upper >> (upper_bits_ - width))) {
      lists[0].add(block(upper));
    } else {
      lists[1].add(block(mirror));
    }
  }

  ASOBI_KERNEL void find_sources(std::uint32_t upper, Sources& sources) const {
    for (auto& list : sources.plain) list.count = 0;
    for (auto& lists : sources.rising) lists[0].count = lists[1].count = 0;
    const auto mirror = static_cast<std::uint32_t>(fold_.mirrored(upper));
    std::uint32_t begins = upper;
    for (int length = 2; length <= width; ++length) {
      begins &= upper >> (length - 1);
      const std::uint32_t run = (1u << length) - 1;
      for (std::uint32_t left = begins & fits_[length]; left != 0; left &= left - 1) {
        const int at = lowest_bit(left);
        add(sources.plain, upper ^ run << at, mirror ^ run << cell_mirror_[at + length - 1]);
      }
    }
    begins = upper;
    for (int length = 1; begins != 0; ++length) {
      std::uint32_t left = begins;
      for (; left != 0; left &= left - 1) {
        const int at = lowest_bit(left);
        add(at < width ? sources.rising[at] : sources.plain, upper ^ up_[length] << at,
            mirror ^ up_[length] << cell_mirror_[at]);
      }
      if (length == upper_rows_) break;
      begins &= upper >> (length * width);
    }
  }

  // By lane: the set of values in these blocks.
  ASOBI_KERNEL static void gather(const List& list, Sets& sets) {
    constexpr int step = lanes < 16 ? lanes : 16;
    for (int from = 0; from < lanes; from += step) gather_lanes<step>(list, from, sets.data() + from);
  }

#ifdef __wasm__
  using Bytes = std::uint8_t __attribute__((vector_size(16)));

  // The lower or upper bytes of two vectors by turns.
  static Bytes lower(Bytes a, Bytes b) {
    return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  }
  static Bytes upper(Bytes a, Bytes b) {
    return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
  }

  // The vectors of WebAssembly cannot be shifted each by its own amount, but sixteen bytes at once are looked up in a
  // table of sixteen, which gives 0 beyond its end: so the bytes of the sets are gathered apart.
  template <int count>
  static void gather_lanes(const List& list, int from, std::uint32_t* sets) {
    constexpr Bytes bit_of = {1, 2, 4, 8, 16, 32, 64, 128};
    std::array<Bytes, 4> part{};
    for (int i = 0; i < list.count; ++i) {
      Bytes values{};
      std::memcpy(&values, list.block[i] + from, count);
      for (Bytes& byte : part) {
        byte |= __builtin_wasm_swizzle_i8x16(bit_of, values);
        values -= 8;
      }
    }
    const Bytes low_even = lower(part[0], part[2]), low_odd = lower(part[1], part[3]);
    const Bytes high_even = upper(part[0], part[2]), high_odd = upper(part[1], part[3]);
    const std::array<Bytes, 4> together = {lower(low_even, low_odd), upper(low_even, low_odd),
                                           lower(high_even, high_odd), upper(high_even, high_odd)};
    std::memcpy(sets, together.data(), count * sizeof *sets);
  }
#else
  template <class T, int count>
  struct Vector {  // g++ 12 knows what depends on a parameter as a vector only so
    using type [[gnu::vector_size(count * sizeof(T))]] = T;
  };

  // Vectors as such: of loops over lists and lanes compilers have put four blocks into one vector, byte by byte.
  template <int count>
  ASOBI_KERNEL static void gather_lanes(const List& list, int from, std::uint32_t* sets) {
    using Bytes = typename Vector<std::uint8_t, count>::type;
    using Words = typename Vector<std::uint32_t, count>::type;
    Words part{};
    for (int i = 0; i < list.count; ++i) {
      Bytes values;
      std::memcpy(&values, list.block[i] + from, count);
      part |= (Words{} + 1) << __builtin_convertvector(values, Words);
    }
    std::memcpy(sets, &part, sizeof part);
  }
#endif

  // Both lists, the mirror images turned back.
  ASOBI_KERNEL void gather_both(const std::array<List, 2>& lists, Sets& sets) const {
    gather(lists[0], sets);
    if (lists[1].count == 0) return;
    Sets mirrored;
    gather(lists[1], mirrored);
    for (int lane = 0; lane < lanes; ++lane) sets[lane] |= mirrored[lane_mirror_[lane]];
  }

  // A rising run prolonged down by 1, 2, … lane rows reaches the same block at the lane without those stones.
  template <int column>
  ASOBI_KERNEL void prolong(const Sources& sources, Sets& seen) const {
    const auto& lists = sources.rising[column];
    if (lists[0].count + lists[1].count == 0) return;
    Sets reached;
    gather_both(lists, reached);
    for (int lane = 0; lane < lanes; ++lane) seen[lane] |= reached[lane];
    int stones = 0;
    for (int row = lane_rows - 1; row >= 0; --row) {
      stones |= 1 << (row * width + column);
      for (int lane = stones; lane < lanes; lane = (lane + 1) | stones) seen[lane] |= reached[lane ^ stones];
    }
  }

  static constexpr int lane_run_count =
      lane_rows * width * (width + 1) / 2 + width * (lane_rows * (lane_rows + 1) / 2 - lane_rows);

  static constexpr std::array<int, lane_run_count> lane_runs = [] {
    std::array<int, lane_run_count> out{};
    int count = 0;
    for (int row = 0; row < lane_rows; ++row) {
      for (int col = 0; col < width; ++col) {
        for (int n = 1; col + n <= width; ++n) out[count++] = ((1 << n) - 1) << (row * width + col);
        int run = 1 << (row * width + col);
        for (int top = row + 1; top < lane_rows; ++top) out[count++] = run |= 1 << (top * width + col);
      }
    }
    return out;
  }();

  template <std::size_t lane, std::size_t... run>
  ASOBI_KERNEL static std::uint32_t reach_inside(const Sets& value, std::index_sequence<run...>) {
    return (((static_cast<int>(lane) & lane_runs[run]) == lane_runs[run]
                 ? value[static_cast<int>(lane) ^ lane_runs[run]]
                 : 0u) |
            ...);
  }

  // The least value not seen, as a single bit; lanes with fewer stones first.
  template <std::size_t... lane>
  ASOBI_KERNEL static void decide(Sets& seen, std::index_sequence<lane...>) {
    ((seen[lane] |= reach_inside<lane>(seen, std::make_index_sequence<lane_run_count>()),
      seen[lane] = ~seen[lane] & (seen[lane] + 1)),
     ...);
  }

  template <std::size_t... column>
  ASOBI_KERNEL void prolong_all(const Sources& sources, Sets& seen, std::index_sequence<column...>) const {
    (prolong<column>(sources, seen), ...);
  }

  ASOBI_KERNEL std::uint8_t* fill_block(std::uint32_t upper, Sources& sources) const {
    find_sources(upper, sources);
    Sets seen;
    gather_both(sources.plain, seen);
    prolong_all(sources, seen, std::make_index_sequence<width>());
    decide(seen, std::make_index_sequence<lanes>());
    std::uint8_t* const out = block(upper);
    for (int lane = 0; lane < lanes; ++lane) out[lane] = static_cast<std::uint8_t>(std::countr_zero(seen[lane]));
    return out;
  }
};

}  // namespace asobi::gridnim
