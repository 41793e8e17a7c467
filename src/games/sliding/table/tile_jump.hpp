// One tile jumping over its neighbours, done to whole sets of orders at once. A set is a bitmap by rank
// (tile_order.hpp). A jump changes only the Lehmer digits of the places it crosses, so words move as they are, in runs,
// when the jump stays before the last five places; else it is a product of exchanges of adjacent places, each a few
// masks and shifts of 64 bits. Cost: 1 to 50 operations a word, that is, for 60 orders.
#pragma once

#include <cstdint>
#include <vector>

#include "base/processor.hpp"
#include "games/sliding/table/tile_order.hpp"
#include "solve/blocks.hpp"

namespace asobi::sliding {

using Bits = std::uint64_t;

// Words are worked on in slices that no exchange of the last eight places leaves.
constexpr std::size_t largest_slice = 8 * 7 * 6;
std::size_t slice_words(int tiles);

enum class Toward { front, back };

// A rotation of places before the last five, as a map of words.
class RunMap {
 public:
  RunMap(int tiles, int place, int width, Toward toward);

  // Which words of `from` the slice at `first` may depend on.
  WordRange reach(std::uint64_t first, std::size_t count) const;
  // All of it, for bitmaps of that many words.
  std::vector<Run> runs(std::uint64_t words) const;
  // Adds the moved words first … first+count-1 to out[0 … count-1].
  inline void pull(const Bits* from, std::uint64_t first, std::size_t count, Bits* out) const;

 private:
  std::uint64_t run_ = 1;              // words that stay together
  std::vector<std::uint64_t> source_;  // by the digits that change: where the run comes from, in words

  std::uint64_t group() const { return source_.size() * run_; }
};

// The tile at the back of places place … place+width-1 jumps to the front, the others step back; or the reverse.
class TileJump {
 public:
  // `odd` is the parity of the orders before the jump. width is 2 or 3.
  TileJump(int tiles, int place, int width, Toward toward, bool odd);

  WordRange reach(std::uint64_t first) const;
  // The jump as a map of words, if it is one.
  const RunMap* run_map() const { return all_runs_ ? &run_map_[0] : nullptr; }
  // Adds the slice of moved words that begins at `first` to `out`.
  void pull(const Bits* from, std::uint64_t first, Bits* out, Processor processor) const;

 private:
  // The exchange of two adjacent places, by where it stands: before the last five places, across their border, at
  // their first, second, third or last pair.
  enum class Exchange { words, border, first, second, third, last };
  struct Step {
    Exchange exchange;
    bool odd;  // the orders before this step
  };

  int tiles_;
  std::size_t slice_;
  std::vector<RunMap> run_map_;  // the whole jump, if all_runs_; else the exchange of words among the steps, if any
  bool all_runs_;
  std::vector<Step> steps_;
  std::vector<Bits> parity_;  // by word of a slice: all ones where the sum of its digits is odd

  inline void apply(Step step, std::uint64_t first, const Bits* from, Bits* to) const;
  inline void pull_steps(const Bits* from, std::uint64_t first, Bits* out) const;
};

}  // namespace asobi::sliding
