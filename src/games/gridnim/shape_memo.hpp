// The Grundy numbers found so far, by canonical shape: open addressing, 16 bytes a place, at most 3/4 full.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/gridnim/shape.hpp"

namespace asobi::gridnim {

class ShapeMemo {
 public:
  ShapeMemo() : places_(std::size_t{1} << 10) {}

  std::size_t size() const { return count_; }

  std::optional<int> find(const Shape& shape) const {
    const Place& place = places_[seek(places_, shape.cells, box(shape))];
    if (place.cells == 0) return std::nullopt;
    return place.grundy;
  }

  void insert(const Shape& shape, int grundy) {
    if ((count_ + 1) * 4 > places_.size() * 3) grow();
    Place& place = places_[seek(places_, shape.cells, box(shape))];
    if (place.cells == 0) ++count_;
    place = {shape.cells, box(shape), static_cast<std::uint16_t>(grundy)};
  }

 private:
  struct Place {
    Mask cells = 0;  // no shape is empty
    std::uint16_t box = 0;
    std::uint16_t grundy = 0;
  };

  std::vector<Place> places_;
  std::size_t count_ = 0;

  static std::uint16_t box(const Shape& shape) {
    return static_cast<std::uint16_t>(shape.size.rows << 8 | shape.size.cols);
  }

  static std::size_t seek(const std::vector<Place>& places, Mask cells, std::uint16_t box) {
    Mask hash = (cells ^ Mask{box} << 48) * 0x9E3779B97F4A7C15u;
    hash = (hash ^ hash >> 29) * 0xBF58476D1CE4E5B9u;
    std::size_t at = hash >> 20 & (places.size() - 1);
    while (places[at].cells != 0 && (places[at].cells != cells || places[at].box != box)) {
      at = (at + 1) & (places.size() - 1);
    }
    return at;
  }

  void grow() {
    std::vector<Place> larger(places_.size() * 2);
    for (const Place& place : places_) {
      if (place.cells != 0) larger[seek(larger, place.cells, place.box)] = place;
    }
    places_ = std::move(larger);
  }
};

}  // namespace asobi::gridnim
