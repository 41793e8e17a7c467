#include "research/diamond/folding.hpp"

#include <algorithm>
#include <bit>

namespace asobi::diamond {

Folding::Folding(const Arena& arena) {
  const std::vector<PointMap> maps = symmetries_of_seats(arena.board(), arena.seats(), most_symmetries);
  slots_ = std::bit_ceil(static_cast<unsigned>(maps.size()));
  number_symmetries(maps);
  number_classes(arena, maps);
}

void Folding::number_symmetries(const std::vector<PointMap>& maps) {
  const auto number = [&](const PointMap& map) {
    return static_cast<unsigned>(std::ranges::find(maps, map) - maps.begin());
  };
  for (const PointMap& map : maps) {
    inverses_.push_back(number(diamond::inverse(map)));
    products_.emplace_back();
    for (const PointMap& next : maps) products_.back().push_back(number(diamond::joined(map, next)));
  }
  for (unsigned bits = 0; bits < inverted_.size(); ++bits) {
    for (unsigned bit = 0; bit < 8; ++bit) {
      const unsigned symmetry = bit % slots_, cell = bit - symmetry;
      if ((bits >> bit & 1) == 0 || symmetry >= symmetries()) continue;
      inverted_[bits] |= static_cast<std::uint8_t>(1u << (cell + inverses_[symmetry]));
    }
  }
}

void Folding::number_classes(const Arena& arena, const std::vector<PointMap>& maps) {
  const Placements& placements = arena.placements();
  std::vector<std::vector<std::uint32_t>> images;
  for (const PointMap& map : maps) images.push_back(placements.images(map));
  constexpr Label unknown = ~Label{0};
  label_of_.assign(placements.count(), unknown);
  label_at_.resize(placements.count());
  for (std::uint32_t placement = 0; placement < placements.count(); ++placement) {
    if (label_of_[placement] != unknown) continue;
    const Label base = labels();
    own_.push_back(placements.set(placement));
    members_.push_back(0);
    firsts_.resize((labels() + 7) / 8);
    pieces_.resize(labels());
    placements_.resize(labels());
    same_.resize(labels());
    for (unsigned i = 0; i < maps.size(); ++i) {
      const std::uint32_t seen = arena.shifted()[images[i][placement]];
      Label& label = label_of_[images[i][placement]];
      if (label == unknown) {
        label = label_at_[seen] = base + i;
        ++members_.back();
        firsts_[label / 8] |= static_cast<std::uint8_t>(1u << label % 8);
      }
      placements_[base + i] = seen;
      pieces_[base + i] = placements.set(seen);
      same_[label] |= static_cast<std::uint8_t>(1u << (base + i) % 8);
    }
    for (unsigned i = 0; i < maps.size(); ++i) same_[base + i] = same_[label_of_[images[i][placement]]];
  }
}

}  // namespace asobi::diamond
