// One army's placements on a board of at most 62 points, numbered in colex order, and what is left when one of its
// pieces is lifted: a placement with k pieces is k pairs of a rest (k - 1 pieces) and a point. A word of bits for each
// rest says for which points something holds, so that one instruction asks it of a whole set of moves.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/bits.hpp"
#include "games/diamond/solve/frame.hpp"
#include "math/ranking.hpp"

namespace asobi::diamond {

constexpr int most_placed_points = 62;

using PointSet = std::uint64_t;

constexpr PointSet set_of(unsigned point) { return PointSet{1} << point; }

template <class F>
void each_point(PointSet set, F&& f) {
  for (; set != 0; set &= set - 1) f(static_cast<unsigned>(lowest_bit(set)));
}

class Placements {
 public:
  struct Part {
    std::uint32_t rest;
    std::uint32_t point;
  };

  Placements(int points, int pieces) : points_(static_cast<unsigned>(points)), pieces_(static_cast<unsigned>(pieces)) {
    const auto count = static_cast<std::uint32_t>(binomial(points, pieces));
    const auto rests = static_cast<std::uint32_t>(binomial(points, pieces - 1));
    for (std::uint32_t rest = 0; rest < rests; ++rest) rests_.push_back(unrank_combination(rest, points, pieces - 1));
    with_.resize(std::size_t{rests} * points_);
    for (std::uint32_t placement = 0; placement < count; ++placement) {
      const PointSet set = unrank_combination(placement, points, pieces);
      sets_.push_back(set);
      each_point(set, [&](unsigned point) {
        const auto rest = static_cast<std::uint32_t>(rank_combination(set & ~set_of(point)));
        parts_.push_back({rest, point});
        with_[rest * points_ + point] = placement;
      });
    }
  }

  unsigned points() const { return points_; }
  unsigned pieces() const { return pieces_; }
  std::uint32_t count() const { return static_cast<std::uint32_t>(sets_.size()); }
  PointSet set(std::uint32_t placement) const { return sets_[placement]; }
  std::span<const Part> parts(std::uint32_t placement) const {
    return std::span(parts_).subspan(std::size_t{placement} * pieces_, pieces_);
  }
  std::uint32_t rests() const { return static_cast<std::uint32_t>(rests_.size()); }
  PointSet rest(std::uint32_t number) const { return rests_[number]; }
  std::uint32_t with(std::uint32_t rest, unsigned point) const { return with_[rest * points_ + point]; }

  static std::uint32_t number(PointSet set) { return static_cast<std::uint32_t>(rank_combination(set)); }

  // By placement: the number of its image.
  std::vector<std::uint32_t> images(const PointMap& map) const {
    std::vector<std::uint32_t> out;
    for (const PointSet set : sets_) {
      PointSet image = 0;
      each_point(set, [&](unsigned p) { image |= set_of(map[p]); });
      out.push_back(number(image));
    }
    return out;
  }

 private:
  unsigned points_, pieces_;
  std::vector<PointSet> sets_, rests_;
  std::vector<Part> parts_;
  std::vector<std::uint32_t> with_;
};

}  // namespace asobi::diamond
