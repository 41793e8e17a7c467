// How an army stands by height alone: the number of pieces on each level between its home and its goal. A move of the
// true game is a move here: a step changes a piece's level by at most 1; a hop changes it by -2, 0 or 2, and a hop from
// level j to j + 2 needs another piece on level j + 1 and room on level j + 2. So the fewest moves between two profiles
// here are a lower bound for the true game, and the few million profiles can all be searched.
// On boards with too many profiles the levels are taken several together: then a hop leads to the same or the next
// level, and needs another piece on one of the two.
// A profile with k pieces on levels h_0 <= … <= h_{k-1} has the number sum C(h_e + e, e + 1); what a move makes of the
// number is found from prefix sums in constant time. A search of all profiles costs some 0.5 us each.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/progress.hpp"
#include "games/diamond/board/board.hpp"

namespace asobi::diamond {

class HeightProfiles {
 public:
  static constexpr std::uint8_t beyond = 255;  // more moves than are counted

  static constexpr std::int64_t usual_most = 8'000'000;

  // With at most so many profiles, below 2^32.
  HeightProfiles(const Board& board, Corner home, std::int64_t most = usual_most);

  int levels() const { return static_cast<int>(room_.size()); }
  int level(Point p) const { return level_[p]; }
  // Is every height a level of its own?
  bool fine() const { return thick_ == 1; }
  // How many profiles there are; 0 when there is no way to number them, and then nothing below may be asked.
  std::uint32_t count() const { return count_; }
  std::uint32_t number(std::span<const int> counts) const;
  std::vector<int> counts(std::uint32_t number) const;

  // One profile, ready to say what moves make of it.
  class Look {
   public:
    explicit Look(const HeightProfiles& profiles) : profiles_(profiles) {}
    void at(std::span<const int> counts);

    std::uint32_t number() const { return number_; }
    // f(to, the number then) for every other level that a piece of level `from` can get to; there must be a piece.
    template <class F>
    void each_move(int from, F&& f) const {
      const auto go = [&](int to) { f(to, after(from, to)); };
      if (room(from + 1)) go(from + 1);
      if (room(from - 1)) go(from - 1);
      const int hop = profiles_.thick_ == 1 ? 2 : 1;
      for (int at = from; helped(from, at, 1) && room(at + hop); at += hop) {
        if (at + hop != from + 1) go(at + hop);
      }
      for (int at = from; helped(from, at, -1) && room(at - hop); at -= hop) {
        if (at - hop != from - 1) go(at - hop);
      }
    }

   private:
    bool room(int level) const {
      return level >= 0 && level < profiles_.levels() &&
             count(level) < profiles_.room_[static_cast<std::size_t>(level)];
    }
    // Can a piece that came from `from` hop over another, up (1) or down (-1) from level `at`?
    bool helped(int from, int at, int way) const {
      const int next = at + way;
      if (next < 0 || next >= profiles_.levels()) return false;
      return count(next) > 0 || (profiles_.thick_ > 1 && count(at) > (at == from ? 1 : 0));
    }
    int count(int level) const { return counts_[static_cast<std::size_t>(level)]; }
    std::uint32_t after(int from, int to) const;
    std::int64_t share(int place, int level) const {
      return profiles_.share_[static_cast<std::size_t>(place)][static_cast<std::size_t>(level)];
    }

    const HeightProfiles& profiles_;
    std::uint32_t number_ = 0;
    std::vector<int> counts_, ends_;       // ends_[i]: pieces below level i
    std::vector<std::int64_t> down_, up_;  // what the number gains if all pieces before this slip down or up one place
  };

  // The fewest moves from home to goal. Seen from the other side a way back is a way, so the profiles up to the middle
  // are searched: a bit for each of all, and 8 bytes for each of the last two layers. Errors: `limit`, `cancelled`.
  Result<int> fewest(Progress& progress) const;

  // left[p]: the fewest moves home from any placement of profile p, where it is known to be at most `depth`; `beyond`
  // elsewhere. The placement with `depth` moves left, through which the way from elsewhere leads, may share its profile
  // with one that has fewer left; so the way leads through a profile with at most `depth`. Fills in lower bounds up to
  // `most`.
  Result<void> extend(std::vector<std::uint8_t>& left, int depth, int most, const Progress& progress) const;

 private:
  int thick_ = 1;          // heights taken together
  std::vector<int> room_;  // points of each level
  std::vector<int> level_;
  std::vector<std::vector<std::int64_t>> share_;  // [e][h]: C(h + e, e + 1)
  std::uint32_t count_ = 0;
  std::uint32_t home_ = 0;

  bool number_profiles(std::size_t pieces, std::int64_t most);
  // Seen from the other side.
  std::uint32_t opposite(std::uint32_t number) const;
};

}  // namespace asobi::diamond
