// Symmetries of a space whose parts are given by tables of moves (solve/fibred_space.hpp), found from the moves alone.
// A *renaming* is a permutation of the moves that comes from one of the points that they permute. Whether it comes from
// a symmetry of a part, too, is seen by following it: the start stays, and if x goes to y, then x after a move goes to
// y after the move's new name.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/progress.hpp"
#include "math/permutation.hpp"
#include "solve/fibred_space.hpp"

namespace asobi {

struct Renaming {
  std::vector<std::size_t> name;  // by move: its new one
  std::vector<Point> points;      // by point: where it goes
};

// All renamings of different moves but the one that changes nothing; none if there are very many.
std::vector<Renaming> renamings_of(std::span<const Permutation> moves);

class PartSymmetries {
 public:
  // The first `generators` moves generate the others. The tables outlive this.
  PartSymmetries(const PartMoves& moves, std::size_t generators)
      : moves_(moves), generators_(generators), image_(moves[0].size(), none) {}

  // By state of the part: its image. Empty if the renaming is of no symmetry that keeps the start.
  Result<std::vector<std::uint32_t>> follow(const Renaming& renaming, std::uint32_t start, const Progress& progress);
  // Whether there is one.
  Result<bool> keeps(const Renaming& renaming, std::uint32_t start, const Progress& progress);
  // How many states were followed so far.
  std::uint64_t followed() const { return followed_; }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  const PartMoves& moves_;
  std::size_t generators_;
  std::vector<std::uint32_t> image_;    // none but while following
  std::vector<std::uint32_t> reached_;  // states with an image
  std::uint64_t followed_ = 0;

  Result<bool> trace(const Renaming& renaming, std::uint32_t start, const Progress& progress);
  void forget();
};

}  // namespace asobi
