#include "games/sliding/optimal/regions.hpp"

#include <algorithm>

#include "base/bits.hpp"

namespace asobi::sliding {

std::vector<std::uint32_t> neighbour_masks(Shape shape) {
  std::vector<std::uint32_t> out(static_cast<std::size_t>(shape.cells()));
  for (int cell = 0; cell < shape.cells(); ++cell) {
    for (const Slide slide : all_slides) {
      if (const auto next = blank_after(shape, cell, slide)) out[static_cast<std::size_t>(cell)] |= 1u << *next;
    }
  }
  return out;
}

Regions::Regions(Shape shape, const PatternIndex& index, const Progress& progress) : sets_(index.all_sets()) {
  const auto near = neighbour_masks(shape);
  const auto region = [&](std::uint32_t seed, std::uint32_t free) {
    for (;;) {
      std::uint32_t grown = seed;
      for (std::uint32_t rest = seed; rest != 0; rest &= rest - 1) {
        grown |= near[static_cast<std::size_t>(lowest_bit(rest))] & free;
      }
      if (grown == seed) return seed;
      seed = grown;
    }
  };
  const auto all = static_cast<std::uint32_t>((std::uint64_t{1} << shape.cells()) - 1);
  for (std::uint32_t rank = 0; rank < sets_.size(); ++rank) {
    if (rank % 1024 == 0 && progress.stopped()) return;
    first_other_.push_back(static_cast<std::uint32_t>(others_.size()));
    std::uint32_t largest = 0;
    for (std::uint32_t free = all & ~sets_[rank]; free != 0;) {
      std::uint32_t cells = region(free & -free, free);
      free &= ~cells;
      if (std::popcount(cells) > std::popcount(largest)) std::swap(cells, largest);
      if (cells != 0) others_.push_back(cells);
    }
    largest_.push_back(largest);
  }
  first_other_.push_back(static_cast<std::uint32_t>(others_.size()));
}

std::uint32_t Regions::rank_of(std::uint32_t number) const {
  if (number < sets_.size()) return number;
  const auto other = static_cast<std::uint32_t>(number - sets_.size());
  return static_cast<std::uint32_t>(std::ranges::upper_bound(first_other_, other) - first_other_.begin()) - 1;
}

}  // namespace asobi::sliding
