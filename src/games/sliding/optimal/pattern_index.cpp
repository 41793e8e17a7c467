#include "games/sliding/optimal/pattern_index.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "base/bits.hpp"

namespace asobi::sliding {

namespace {

std::uint32_t factorial(int n) { return n <= 1 ? 1 : static_cast<std::uint32_t>(n) * factorial(n - 1); }

std::uint64_t binomial(int n, int k) {
  if (k > n) return 0;
  std::uint64_t out = 1;
  for (int i = 1; i <= k; ++i) out = out * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
  return out;
}

// The colex rank share of the cells of `mask`, moved up by `shift`, when `below` tiles lie in lower cells.
std::uint32_t share(std::uint32_t mask, int shift, int below) {
  std::uint64_t out = 0;
  for (; mask != 0; mask &= mask - 1) out += binomial(lowest_bit(mask) + shift, ++below);
  return static_cast<std::uint32_t>(out);
}

}  // namespace

PatternIndex::PatternIndex(int cells, int tiles, int cols)
    : cells_(cells), tiles_(tiles), low_bits_((cells + 1) / 2), low_mask_((1u << low_bits_) - 1) {
  assert(1 <= tiles && tiles <= largest_pattern && tiles <= cells && cells <= most_pattern_cells);
  sets_ = static_cast<std::uint32_t>(binomial(cells, tiles));
  orders_ = factorial(tiles);
  row_ = (sets_ + std::size_t{127}) / 128 * 128;
  make_ranks();
  make_jumps(std::min(cols, tiles) - 1);
}

void PatternIndex::make_ranks() {
  low_.resize(std::size_t{1} << low_bits_);
  high_.resize(std::size_t{1} << (cells_ - low_bits_));
  for (std::uint32_t mask = 0; mask < low_.size(); ++mask) {
    if (std::popcount(mask) <= tiles_) low_[mask] = share(mask, 0, 0);
  }
  for (std::uint32_t mask = 0; mask < high_.size(); ++mask) {
    const int above = std::popcount(mask);
    if (above <= tiles_) high_[mask] = share(mask, low_bits_, tiles_ - above);
  }
}

// Neighbouring places p, p+1 with Lehmer digits a, b (how many later tiles are smaller) exchange to (b+1, a) if a <= b,
// else to (b, a-1); longer jumps are products of these.
void PatternIndex::make_jumps(int farthest) {
  const auto space = [&](int from, int to) {
    jump_offset_[from][to] = static_cast<std::uint32_t>(jumps_.size());
    jumps_.resize(jumps_.size() + orders_);
    return jumps_.data() + jump_offset_[from][to];
  };
  auto* same = space(0, 0);  // a tile that keeps its place, so that nobody need ask
  for (std::uint32_t order = 0; order < orders_; ++order) same[order] = static_cast<std::uint16_t>(order);
  for (int p = 1; p < tiles_; ++p) jump_offset_[p][p] = jump_offset_[0][0];
  if (farthest < 1) return;
  for (int p = 0; p + 1 < tiles_; ++p) {
    const std::uint32_t weight_a = factorial(tiles_ - 1 - p), weight_b = factorial(tiles_ - 2 - p);
    auto* out = space(p, p + 1);
    jump_offset_[p + 1][p] = jump_offset_[p][p + 1];
    for (std::uint32_t order = 0; order < orders_; ++order) {
      const std::uint32_t a = order / weight_a % static_cast<std::uint32_t>(tiles_ - p);
      const std::uint32_t b = order / weight_b % static_cast<std::uint32_t>(tiles_ - 1 - p);
      const std::uint32_t rest = order - a * weight_a - b * weight_b;
      out[order] = static_cast<std::uint16_t>(
          rest + (a <= b ? (b + 1) * weight_a + a * weight_b : b * weight_a + (a - 1) * weight_b));
    }
  }
  for (int far = 2; far <= farthest; ++far) {
    for (int from = 0; from < tiles_; ++from) {
      for (const int step : {1, -1}) {
        const int to = from + far * step;
        if (to < 0 || to >= tiles_) continue;
        auto* out = space(from, to);
        const auto first = jump(from, to - step), last = jump(to - step, to);
        for (std::uint32_t order = 0; order < orders_; ++order) out[order] = last[first[order]];
      }
    }
  }
}

std::vector<std::uint32_t> PatternIndex::all_sets() const {
  std::vector<std::uint32_t> out;
  out.reserve(sets_);
  // Colex order is the order of the masks as numbers; the next mask with as many bits (Gosper).
  std::uint64_t mask = (std::uint64_t{1} << tiles_) - 1;
  while (mask >> cells_ == 0) {
    out.push_back(static_cast<std::uint32_t>(mask));
    const std::uint64_t lowest = mask & -mask, carried = mask + lowest;
    mask = carried | (((mask ^ carried) >> 2) / lowest);
  }
  return out;
}

std::uint32_t PatternIndex::rank_order(std::span<const std::uint8_t> order) const {
  std::uint32_t out = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto smaller = std::ranges::count_if(order.subspan(i + 1), [&](std::uint8_t t) { return t < order[i]; });
    out = out * static_cast<std::uint32_t>(order.size() - i) + static_cast<std::uint32_t>(smaller);
  }
  return out;
}

}  // namespace asobi::sliding
