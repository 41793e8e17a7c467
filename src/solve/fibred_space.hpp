// A transitive space of states as pairs (l, r): l in a left part, r in a right part, each with a small table of moves,
// tied by what they have in common. The tie is the finest partition of both parts that the moves respect and that puts
// the two starts together (Atkinson 1975, "An algorithm for finding the blocks of a permutation group"): subsets of
// cells, parities, sums of twists are all found as such. A pair can occur only if both belong to the same class, so
//   index of (l, r) = l * block + rank of r within its class,
// which is perfect if every such pair occurs; left states are renumbered so that those of a class are neighbours, and
// what the moves do to the right parts of a class is read once for all its rows. Each move is a permutation of each
// part, and the inverse of each move is a move.
//
// Symmetries (maps of both parts that keep the start and take moves to moves, so that distances stay) fold the table:
// of the rows that they take to one another only one is kept, and a state is looked up where they bring it.
// All states are counted in fibred_census.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/progress.hpp"

namespace asobi {

// By move, by state: the state after it; the start is state 0.
using PartMoves = std::vector<std::vector<std::uint32_t>>;

// By state of a part its image, and by move the one that it becomes.
struct PairSymmetry {
  std::vector<std::uint32_t> left, right;
  std::vector<std::size_t> name;
};

class FibredSpace {
 public:
  // The first `generators` moves, at least one, generate the others. The symmetries are a group without the identity,
  // at most 255. Fails only if it was stopped.
  static Result<FibredSpace> make(PartMoves left, PartMoves right, std::size_t generators, const Progress& progress,
                                  std::span<const PairSymmetry> symmetries = {});

  std::uint64_t size() const { return static_cast<std::uint64_t>(left_size_) * block_; }
  std::size_t moves() const { return left_.size(); }
  std::uint32_t classes() const { return classes_; }
  // Where distances begin: at the pair of the parts' starts, unless told otherwise. Symmetries take such states to one
  // another.
  const std::vector<std::uint64_t>& starts() const { return starts_; }
  void start_at(std::vector<std::uint64_t> states) { starts_ = std::move(states); }
  // How many states a table holds, and where in it a state is found.
  std::uint64_t entries() const { return static_cast<std::uint64_t>(kept_.size()) * block_; }
  std::uint64_t entry(std::uint64_t state) const {
    const auto row = static_cast<std::uint32_t>(state / block_);
    return static_cast<std::uint64_t>(kept_row_[row]) * block_ + ranks_folded(row)[state % block_];
  }
  // A state that is found there.
  std::uint64_t state_at(std::uint64_t entry) const {
    return static_cast<std::uint64_t>(kept_[entry / block_]) * block_ + entry % block_;
  }
  // The symmetry that takes a state to that one, 0 for none; and the move of the state that becomes a move of that one.
  std::uint8_t folding(std::uint64_t state) const { return fold_[state / block_]; }
  std::size_t unfolded(std::uint8_t symmetry, std::size_t move) const { return names_[inverse_[symmetry]][move]; }
  // By row that is kept: such symmetries of all rows that it stands for.
  std::vector<std::vector<std::uint8_t>> foldings() const;
  // Entries of a row, and by row that is kept how many rows it stands for.
  std::uint32_t row_size() const { return block_; }
  std::vector<std::uint32_t> weights() const;
  // The numbers are those of the tables given; the two are in the same class.
  std::uint64_t index(std::uint32_t left, std::uint32_t right) const {
    return static_cast<std::uint64_t>(row_[left]) * block_ + rank_[right];
  }
  bool tied(std::uint32_t left, std::uint32_t right) const { return row_[left] / class_rows_ == right_class_[right]; }
  std::uint64_t after(std::uint64_t state, std::size_t move) const {
    const auto row = static_cast<std::uint32_t>(state / block_);
    return static_cast<std::uint64_t>(left_[move][row]) * block_ + ranks_after(row, move)[state % block_];
  }

 private:
  friend class FibredCensus;
  friend bool holds(const FibredSpace& space, std::span<const std::byte> distances,
                    std::span<const std::uint64_t> distribution);

  FibredSpace(PartMoves left, PartMoves right) : left_(std::move(left)), right_(std::move(right)) {}
  void fold(std::span<const PairSymmetry> symmetries);

  // Of the first right part of a row's class.
  std::uint64_t place(std::uint32_t row) const { return static_cast<std::uint64_t>(row / class_rows_) * block_; }
  // By rank within a row: the rank after the move.
  const std::uint32_t* ranks_after(std::uint32_t row, std::size_t move) const {
    return right_[move].data() + place(row);
  }

  // By rank within a row: the rank in the row that is kept for it.
  const std::uint32_t* ranks_folded(std::uint32_t row) const { return folds_[fold_[row]].data() + place(row); }

  std::uint32_t left_size_ = 1, class_rows_ = 1, block_ = 1, classes_ = 1;
  PartMoves left_;                               // by move and row
  PartMoves right_;                              // by move and place (class * block + rank): rank after it
  std::vector<std::uint32_t> row_;               // by left state, as given
  std::vector<std::uint32_t> right_class_;       // by right state, as given
  std::vector<std::uint32_t> rank_;              // by right state, as given: within its class
  std::vector<std::uint32_t> kept_;              // rows that are kept
  std::vector<std::uint32_t> kept_row_;          // by row: which of these stands for it
  std::vector<std::uint8_t> fold_;               // by row: the symmetry that leads there, 0 for none
  PartMoves folds_;                              // by symmetry and place: rank after it
  std::vector<std::uint8_t> inverse_;            // by symmetry
  std::vector<std::vector<std::size_t>> names_;  // by symmetry and move
  std::vector<std::uint64_t> starts_;
  std::vector<std::pair<std::uint32_t, std::uint8_t>> stays_;  // ascending: which of the kept rows stays under what
};

// Distances modulo 3 of all entries, 3 for those that cannot be reached.
class DistanceTable {
 public:
  static std::uint64_t bytes_for(std::uint64_t entries) { return (entries + 63) / 64 * 16; }
  static unsigned value(std::span<const std::uint64_t> words, std::uint64_t entry) {
    return words[entry / 32] >> (entry % 32 * 2) & 3;
  }
};

// Whether a table of distances holds as many states at each distance modulo 3 as the distribution says.
bool holds(const FibredSpace& space, std::span<const std::byte> distances, std::span<const std::uint64_t> distribution);

// Moves that lead from a state to a start, as few as possible; at most `most`. Nothing if there are none: the state
// cannot be reached, or the table is not of this space.
std::optional<std::vector<std::size_t>> descend(const FibredSpace& space, std::span<const std::uint64_t> distances,
                                                std::uint64_t state, std::size_t most);

}  // namespace asobi
