#include "games/diamond/solve/folding.hpp"

#include <algorithm>

namespace asobi::diamond {

Folding::Folding(const Arena& arena) : men_(arena.placements().pieces()), points_(arena.placements().points()) {
  const std::vector<PointMap> maps = symmetries_of_seats(arena.board(), arena.seats(), slots);
  number_symmetries(maps);
  number_classes(arena, maps);
  lift(arena);
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
    for (unsigned i = 0; i < symmetries(); ++i) {
      if ((bits >> i & 1) != 0) inverted_[bits] |= static_cast<std::uint8_t>(1u << inverses_[i]);
    }
  }
}

void Folding::number_classes(const Arena& arena, const std::vector<PointMap>& maps) {
  const Placements& placements = arena.placements();
  std::vector<std::vector<std::uint32_t>> images;
  for (const PointMap& map : maps) images.push_back(placements.images(map));
  constexpr Label unknown = ~Label{0};
  label_of_.assign(placements.count(), unknown);
  for (std::uint32_t placement = 0; placement < placements.count(); ++placement) {
    if (label_of_[placement] != unknown) continue;
    const Label base = labels();
    own_.push_back(placements.set(placement));
    firsts_.push_back(0);
    pieces_.resize(base + slots);
    same_.resize(base + slots);
    for (unsigned i = 0; i < maps.size(); ++i) {
      Label& label = label_of_[images[i][placement]];
      if (label == unknown) {
        label = base + i;
        firsts_.back() |= static_cast<std::uint8_t>(1u << i);
      }
      pieces_[base + i] = placements.set(arena.shifted()[images[i][placement]]);
      same_[label] |= static_cast<std::uint8_t>(1u << i);
    }
    for (unsigned i = 0; i < maps.size(); ++i) same_[base + i] = same_[label_of_[images[i][placement]]];
  }
}

void Folding::lift(const Arena& arena) {
  const Placements& placements = arena.placements();
  lifted_.resize(labels() * men_);
  with_.resize(std::size_t{placements.rests()} * points_);
  for (Label label = 0; label < labels(); ++label) {
    if (pieces_[label] == 0) continue;
    const auto parts = placements.parts(Placements::number(pieces_[label]));
    for (std::size_t i = 0; i < men_; ++i) {
      lifted_[label * men_ + i] = {.rest = parts[i].rest, .point = parts[i].point};
      if ((firsts_[label / slots] >> label % slots & 1) != 0) with_[parts[i].rest * points_ + parts[i].point] = label;
    }
  }
}

}  // namespace asobi::diamond
