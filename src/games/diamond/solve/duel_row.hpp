// One step back in one row of a folded duel (folding.hpp): from what was decided last for the rival, after a move of
// this row, to what that decides here. A row is one placement of the rival; with one more piece lifted, hops join
// empty points into groups, and "from where is there a move into this set of points" is a few operations on words for
// all points at once. Nothing about hops is kept: a table of them (hop_table.hpp) would have 47 GB for 51 points.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/diamond/solve/folding.hpp"

namespace asobi::diamond {

class DuelRow {
 public:
  DuelRow(const Arena& arena, const Folding& folding);

  // A row of the matrices: a byte for each class.
  struct Bits {
    std::span<std::uint8_t> decided;  // here
    std::span<std::uint8_t> beaten;   // after the move the rival wins
    // News: what the rival, to move, wins and loses since the step before; in its place, what is won and lost here.
    std::span<std::uint8_t> wins, losses;
  };

  // Says what is over from the beginning. How many placements of the mover were decided.
  std::uint64_t begin(std::uint32_t row, const Bits& bits);
  std::uint64_t step_back(std::uint32_t row, const Bits& bits);

 private:
  using Label = Folding::Label;
  // What is known of a rest of the mover's army in this row.
  struct Rest {
    std::uint32_t row = 0;  // of which this is known; counted from 1
    std::uint32_t groups = 0, groups_end = 0;
  };
  static constexpr PointSet unknown = ~PointSet{0};

  const Arena& arena_;
  const Folding& folding_;
  const Placements& placements_;
  std::vector<std::vector<PointSet>> hops_over_;              // by point: both ends
  std::array<std::array<PointSet, 256>, 8> near_bytes_ = {};  // by byte of a set: all neighbours
  std::vector<PointSet> near_;                                // by label: neighbours of any piece
  PointSet goal_, to_outside_, to_inside_;  // where a piece may end that begins outside the goal, or in it

  // Of the row:
  PointSet rivals_ = 0;
  std::uint32_t count_ = 0;
  std::vector<PointSet> row_hops_;
  std::vector<Rest> rests_;
  std::vector<PointSet> groups_;
  std::vector<PointSet> escapes_;  // by rest: points of a lifted piece that has a move after which the rival does
                                   // not win; `unknown` until asked for
  std::vector<PointSet> to_won_, to_lost_;  // by rest: where news are, good and bad for the mover
  std::vector<std::uint32_t> touched_;
  std::vector<Label> candidates_;  // for a loss
  Bits bits_;
  std::uint64_t decided_ = 0;

  void enter(std::uint32_t row, const Bits& bits);
  void read(std::span<std::uint8_t> news, std::vector<PointSet>& to, std::vector<Label>& stuck);
  void take_back_wins();
  void take_back_losses();
  bool open(Label label) const { return (bits_.decided[label / Folding::slots] >> label % Folding::slots & 1) == 0; }
  void decide(Label label, std::span<std::uint8_t> news);
  void decide_candidates();
  bool all_lost(Label label);
  bool is_stuck(Label label);
  Rest& rest(std::uint32_t number);
  PointSet empty(std::uint32_t rest) const;
  PointSet escapes(std::uint32_t number);
  PointSet sources(const Rest& rest, PointSet empty, PointSet to) const;
  PointSet reach(const Rest& rest, PointSet to) const;
  PointSet near(PointSet set) const;
};

}  // namespace asobi::diamond
