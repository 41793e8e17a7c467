#include "games/twisty/solve/cube3/near_moves.hpp"

#include <bit>
#include <limits>
#include <unordered_map>

namespace asobi::twisty::cube3 {

NearMoves::NearMoves(const FirstMoves& moves) {
  std::unordered_map<std::uint32_t, int> distances = {{0, 0}};
  std::vector<FirstCoordinates> level = {moves.at_place(0)};
  for (int distance = 1; distance <= reach; ++distance) {
    std::vector<FirstCoordinates> next;
    for (const FirstCoordinates& at : level) {
      for (std::uint32_t m = 0; m < move_count; ++m) {
        for (const std::uint32_t place : moves.places(moves.after(at, m))) {
          if (distances.emplace(place, distance).second) next.push_back(moves.at_place(place));
        }
      }
    }
    level = std::move(next);
  }
  const std::size_t size = std::bit_ceil(2 * distances.size());
  shift_ = 32 - static_cast<std::uint32_t>(std::countr_zero(size));
  slots_.assign(size, std::numeric_limits<std::uint64_t>::max());
  for (const auto& [place, distance] : distances) {
    std::uint64_t entry = std::uint64_t{place} << move_count;
    for (std::uint32_t m = 0; m < move_count; ++m) {
      const auto there = distances.find(moves.place(moves.after(moves.at_place(place), m)));
      if (there != distances.end() && there->second < distance) entry |= std::uint64_t{1} << m;
    }
    std::size_t slot = first_slot(place);
    while (slots_[slot] != std::numeric_limits<std::uint64_t>::max()) slot = (slot + 1) % size;
    slots_[slot] = entry;
  }
}

}  // namespace asobi::twisty::cube3
