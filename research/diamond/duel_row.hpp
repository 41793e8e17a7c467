// One step back in one row of a folded duel (folding.hpp): from what was decided last for the rival, after a move of
// this row, to what that decides here. A row is one placement of the rival; with one more piece lifted, hops join
// empty points into groups (hop_groups.hpp), and "from where is there a move into this set of points" is a few
// operations on words for all points at once. Rows of bits become such sets, and sets rows, by rest_sets.hpp. Nothing
// about hops is kept: a table of them (hop_table.hpp) would have 47 GB for 51 points.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "research/diamond/folding.hpp"
#include "research/diamond/hop_groups.hpp"
#include "research/diamond/rest_sets.hpp"

namespace asobi::diamond {

// How many positions (of one player to move) are won and lost by the mover in so many moves.
struct DuelCount {
  std::uint64_t won = 0, lost = 0;

  friend bool operator==(const DuelCount&, const DuelCount&) = default;
};

// Rows by the mover's placement, as it is seen from the row (rest_sets.hpp). What stands for nothing, two pieces being
// on one point, is never to be decided.
void rule_out_impossible(const Arena& arena, const Folding& folding, std::uint32_t row,
                         std::span<std::uint64_t> decided);
// Adds what a row by labels has. How many placements that are.
std::uint32_t add_placements(const Folding& folding, std::span<const std::uint8_t> labels,
                             std::span<std::uint64_t> placements);

class DuelRow {
 public:
  DuelRow(const Arena& arena, const Folding& folding);

  struct Bits {
    // By placement.
    std::span<std::uint64_t> decided;  // here, or never to be
    std::span<std::uint64_t> beaten;   // after the move the rival wins
    // By label. News: what the rival, to move, wins and loses since the step before; in its place, what is won and
    // lost here.
    std::span<std::uint8_t> wins, losses;
  };

  // Says what is over from the beginning. How many placements of the mover were decided.
  DuelCount begin(std::uint32_t row, const Bits& bits);
  DuelCount step_back(std::uint32_t row, const Bits& bits);

 private:
  using Label = Folding::Label;
  using Row = std::vector<std::uint64_t>;

  const Arena& arena_;
  const Folding& folding_;
  const Placements& placements_;
  RestSets rest_sets_;
  HopGroups hop_groups_;
  std::array<std::array<PointSet, 256>, 8> near_bytes_ = {};  // by byte of a set: all neighbours
  std::vector<PointSet> steps_;                               // by placement: where any piece may step, if it is empty
  PointSet goal_, to_outside_, to_inside_;  // where a piece may end that begins outside the goal, or in it

  // Of the row:
  PointSet rivals_ = 0;
  Bits bits_;
  Row to_won_, to_lost_, won_, lost_, escaping_;
  std::vector<PointSet> to_, from_, beaten_;  // by rest

  void enter(std::uint32_t row, const Bits& bits);
  std::uint32_t read(std::span<std::uint8_t> news, Row& to);
  void pass(const Row& to, Row& from);
  void find_moves(const Row& to, Row& from);
  void find_lost(std::uint32_t news);
  void drop_escaping(Row& candidates);
  std::uint64_t decide(Row& found, std::span<std::uint8_t> news);
  bool is_stuck(std::uint32_t placement);
  PointSet empty(std::uint32_t rest) const;
  PointSet sources(std::uint32_t rest, PointSet among, PointSet to);
  PointSet reach(std::span<const PointSet> groups, PointSet to) const;
  PointSet near(PointSet set) const;
};

}  // namespace asobi::diamond
