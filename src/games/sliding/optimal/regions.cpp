#include "games/sliding/optimal/regions.hpp"

#include <algorithm>

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
        grown |= near[static_cast<std::size_t>(std::countr_zero(rest))] & free;
      }
      if (grown == seed) return seed;
      seed = grown;
    }
  };
  const auto all = static_cast<std::uint32_t>((std::uint64_t{1} << shape.cells()) - 1);
  for (std::uint32_t rank = 0; rank < sets_.size(); ++rank) {
    if (rank % 1024 == 0 && progress.stopped()) return;
    first_.push_back(size());
    for (std::uint32_t free = all & ~sets_[rank]; free != 0; free &= ~regions_.back()) {
      regions_.push_back(region(free & -free, free));
    }
  }
  first_.push_back(size());
}

std::uint32_t Regions::rank_of(std::uint32_t number) const {
  return static_cast<std::uint32_t>(std::ranges::upper_bound(first_, number) - first_.begin()) - 1;
}

}  // namespace asobi::sliding
