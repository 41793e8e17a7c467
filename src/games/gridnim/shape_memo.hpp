// What is known of the Grundy numbers of shapes, by canonical shape: the number itself, or numbers it is not. Open
// addressing, 16 bytes a place, at most 3/4 full.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash.hpp"
#include "games/gridnim/shape.hpp"

namespace asobi::gridnim {

struct Knowledge {
  static constexpr std::uint8_t open = 255;

  std::uint8_t grundy = open;
  std::uint32_t excluded = 0;  // bit n: the number is not n; numbers from 32 on are not remembered

  bool known() const { return grundy != open; }
  bool excludes(int n) const { return n < 32 && (excluded >> n & 1) != 0; }
  void exclude(int n) { excluded |= n < 32 ? std::uint32_t{1} << n : 0u; }
  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

class ShapeMemo {
 public:
  ShapeMemo() : places_(std::size_t{1} << 10) {}

  std::size_t size() const { return count_; }

  // What is known of the shape, perhaps nothing.
  Knowledge find(const Shape& shape) const {
    const Place& place = places_[seek(places_, shape.cells, box(shape))];
    return {place.grundy, place.excluded};
  }

  void keep(const Shape& shape, const Knowledge& knowledge) {
    if ((count_ + 1) * 4 > places_.size() * 3) grow();
    Place& place = places_[seek(places_, shape.cells, box(shape))];
    if (place.cells == 0) ++count_;
    place = {shape.cells, box(shape), knowledge.grundy, knowledge.excluded};
  }

 private:
  struct Place {
    Mask cells = 0;  // no shape is empty
    std::uint16_t box = 0;
    std::uint8_t grundy = Knowledge::open;
    std::uint32_t excluded = 0;
  };

  std::vector<Place> places_;
  std::size_t count_ = 0;

  static std::uint16_t box(const Shape& shape) {
    return static_cast<std::uint16_t>(shape.size.rows << 8 | shape.size.cols);
  }

  static std::size_t seek(const std::vector<Place>& places, Mask cells, std::uint16_t box) {
    std::size_t at = mixed(cells ^ Mask{box} << 48) & (places.size() - 1);
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
