// Sets of placements of one army, and which placements are alike.
// PlacementSet: open addressing in 256 parts with a lock each, so that threads can add at once; 4/3 to 8/3 of the
// placements' own size. Alike: placements that a permutation of the other axes carries into each other count as one.
// Every point has a random key; of all images the one whose keys have the least sum stands for them (of equal sums the
// least image), and after a move the n! sums change by two keys each.
#pragma once

#include <algorithm>
#include <array>
#include <mutex>
#include <numeric>
#include <span>
#include <vector>

#include "base/random.hpp"
#include "games/diamond/board/bits.hpp"
#include "games/diamond/board/board.hpp"
#include "games/diamond/board/position.hpp"

namespace asobi::diamond {

template <class B>
class PlacementSet {
 public:
  static constexpr std::size_t parts = 256;

  explicit PlacementSet(std::size_t points) : nothing_(points), parts_(parts) {}

  static std::size_t part_of(const B& men) { return men.hash() >> 56; }

  bool contains(const B& men) const {
    const Part& part = parts_[part_of(men)];
    return part.count > 0 && part.slots[place(part, men)] == men;
  }

  // Placements of one part, not empty; safe from several threads. Returns how many were new.
  std::size_t add(std::size_t number, std::span<const B> all) {
    Part& part = parts_[number];
    const std::lock_guard lock(part.mutex);
    const std::size_t before = part.count;
    for (const B& men : all) {
      if (part.count >= part.slots.size() / 4 * 3) grow(part);
      const std::size_t at = place(part, men);
      if (part.slots[at] == men) continue;
      part.slots[at] = men;
      ++part.count;
    }
    return part.count - before;
  }

  template <class F>
  void each(std::size_t number, F&& f) const {
    for (const B& men : parts_[number].slots) {
      if (men != nothing_) f(men);
    }
  }

  std::size_t size() const {
    std::size_t sum = 0;
    for (const Part& part : parts_) sum += part.count;
    return sum;
  }

 private:
  struct Part {
    std::mutex mutex = {};
    std::vector<B> slots = {};  // a power of two, or none yet
    std::size_t count = 0;
  };

  B nothing_;
  std::vector<Part> parts_;

  std::size_t place(const Part& part, const B& men) const {
    const std::size_t mask = part.slots.size() - 1;
    std::size_t at = men.hash() & mask;
    while (part.slots[at] != nothing_ && part.slots[at] != men) at = (at + 1) & mask;
    return at;
  }
  void grow(Part& part) const {
    Part larger;
    larger.slots.assign(std::max<std::size_t>(8, 2 * part.slots.size()), nothing_);
    for (const B& men : part.slots) {
      if (men != nothing_) larger.slots[place(larger, men)] = men;
    }
    part.slots.swap(larger.slots);
  }
};

template <class B>
class Alike {
 public:
  static constexpr std::size_t most_ways = 120;  // n! for n = most_dim

  Alike(const Board& board, Corner home) : points_(board.points()) {
    std::vector<std::size_t> axes(static_cast<std::size_t>(board.axes()));
    std::iota(axes.begin(), axes.end(), std::size_t{0});
    axes.erase(axes.begin() + home.axis);
    const auto first = axes;
    Random random(0x5010);
    std::vector<std::uint64_t> key(points_);
    for (auto& k : key) k = random.next();
    std::vector<std::vector<Point>> images;
    do {
      auto& image = images.emplace_back();
      for (Point p = 0; p < points_; ++p) {
        Coordinates x(board.at(p).begin(), board.at(p).end());
        for (std::size_t i = 0; i < axes.size(); ++i) x[axes[i]] = board.at(p)[first[i]];
        image.push_back(*board.find(x));
      }
    } while (std::ranges::next_permutation(axes).found);
    ways_ = images.size();
    for (Point p = 0; p < points_; ++p) {
      Coordinates x(board.at(p).begin(), board.at(p).end());
      for (int& a : x) a = board.size() - a;
      opposite_.push_back(*board.find(x));
      for (const auto& image : images) {
        image_.push_back(image[p]);
        key_.push_back(key[image[p]]);
      }
    }
  }

  Point opposite(Point p) const { return opposite_[p]; }

  // By permutation: the sum of the keys of the image.
  using Sums = std::array<std::uint64_t, most_ways>;
  Sums sums(const B& men) const {
    Sums out = {};
    men.each([&](Point p) {
      for (std::size_t w = 0; w < ways_; ++w) out[w] += key_[p * ways_ + w];
    });
    return out;
  }
  // The one that stands for these men; and once a move has been made, when the sums before it are known.
  B chosen(const B& men) const { return chosen(men, sums(men)); }
  B chosen_after(B men, const Sums& before, Move move) const {
    Sums now;
    for (std::size_t w = 0; w < ways_; ++w) {
      now[w] = before[w] - key_[move.from * ways_ + w] + key_[move.to * ways_ + w];
    }
    men.remove(move.from);
    men.add(move.to);
    return chosen(men, now);
  }
  B opposite(const B& men) const {
    B out(points_);
    men.each([&](Point p) { out.add(opposite_[p]); });
    return out;
  }

 private:
  std::size_t points_, ways_ = 0;
  std::vector<Point> opposite_;
  std::vector<Point> image_;        // by point and permutation
  std::vector<std::uint64_t> key_;  // of that image

  B chosen(const B& men, const Sums& sums) const {
    const std::uint64_t least = *std::min_element(sums.begin(), sums.begin() + static_cast<std::ptrdiff_t>(ways_));
    std::size_t w = 0;
    while (sums[w] != least) ++w;
    B out = image(men, w);
    while (++w < ways_) {
      if (sums[w] == least) out = std::min(out, image(men, w));
    }
    return out;
  }
  B image(const B& men, std::size_t way) const {
    if (way == 0) return men;
    B out(points_);
    men.each([&](Point p) { out.add(image_[p * ways_ + way]); });
    return out;
  }
};

}  // namespace asobi::diamond
