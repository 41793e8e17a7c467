// Where a piece can go, for every set of the other pieces of all armies: steps and hop chains, without switches. With
// the piece lifted, hops join the empty points into components, so one flood serves all of its points, and going there
// and coming back are the same. A word a set and point: 129 MB for the six pieces of the duel on 37 points.
#pragma once

#include <algorithm>

#include "base/bits.hpp"
#include "base/buffer.hpp"
#include "base/parallel.hpp"
#include "base/progress.hpp"
#include "games/diamond/solve/placements.hpp"

namespace asobi::diamond {

class HopTable {
 public:
  static std::uint64_t bytes(const Board& board, int others) {
    return binomial(board.points(), others) * board.points() * sizeof(PointSet);
  }

  static Result<HopTable> make(const Board& board, int others, unsigned threads, const Progress& progress) {
    ASOBI_TRY(Buffer data, Buffer::zeroed(bytes(board, others)));
    HopTable out(board, std::move(data));
    const std::uint64_t sets = binomial(board.points(), others);
    constexpr std::uint64_t chunk = 1024;
    parallel_for((sets + chunk - 1) / chunk, threads, [&](std::size_t i) {
      if (progress.stopped()) return;
      PointSet set = unrank_combination(i * chunk, board.points(), others);
      for (std::uint64_t rank = i * chunk; rank < std::min(sets, (i + 1) * chunk); ++rank) {
        out.fill(board, rank, set);
        if (set != 0) set = next_combination(set);
      }
    });
    ASOBI_CHECK(progress.check());
    return out;
  }

  // By point, which must not be in `others`: where a piece there can go.
  const PointSet* targets(PointSet others) const { return words_.data() + rank_combination(others) * points_; }

 private:
  std::size_t points_;
  Buffer data_;
  std::span<PointSet> words_;
  std::vector<PointSet> near_;

  HopTable(const Board& board, Buffer data)
      : points_(board.points()), data_(std::move(data)), words_(data_.as<PointSet>()) {
    for (Point p = 0; p < points_; ++p) {
      PointSet near = 0;
      for (const Point q : board.neighbours(p)) near |= set_of(q);
      near_.push_back(near);
    }
  }

  void fill(const Board& board, std::uint64_t rank, PointSet others) {
    const std::span<PointSet> targets = words_.subspan(rank * points_, points_);
    const PointSet empty = (set_of(static_cast<unsigned>(points_)) - 1) & ~others;
    for (PointSet left = empty; left != 0;) {
      const PointSet together = joined_by_hops(board, others, static_cast<unsigned>(lowest_bit(left)));
      each_point(together, [&](unsigned p) { targets[p] = (together | (near_[p] & empty)) & ~set_of(p); });
      left &= ~together;
    }
  }

  static PointSet joined_by_hops(const Board& board, PointSet others, unsigned start) {
    PointSet out = set_of(start);
    for (PointSet fresh = out; fresh != 0;) {
      const auto at = static_cast<Point>(lowest_bit(fresh));
      fresh &= fresh - 1;
      for (const Jump& jump : board.jumps(at)) {
        const PointSet to = set_of(jump.to);
        if ((others & set_of(jump.over)) == 0 || ((others | out) & to) != 0) continue;
        out |= to;
        fresh |= to;
      }
    }
    return out;
  }
};

}  // namespace asobi::diamond
