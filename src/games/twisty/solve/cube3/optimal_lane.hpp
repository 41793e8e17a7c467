// A walk through one subtree of the optimal search, in steps that end where memory is to be waited for: what was
// fetched ahead is there when the lane has its next turn, and meanwhile other lanes have theirs.
#pragma once

#include <optional>
#include <vector>

#include "games/twisty/solve/cube3/optimal_table.hpp"

namespace asobi::twisty::cube3 {

// A cube and its inverse on the way; side 0 is the cube, side 1 its inverse.
struct OptimalNode {
  using Bounds = std::array<std::array<std::uint8_t, view_count>, 2>;  // by side and view

  BothWays at;
  Bounds bounds;
  std::array<std::int8_t, 2> last = {-1, -1};  // by side: the face that was moved last

  static OptimalNode of(const BothWays& at, const OptimalTable& table);
  // Whether it may lie so far from home.
  bool can_be(int togo) const;
};

class OptimalLane {
 public:
  OptimalLane(const OptimalTable& table, const PieceMoves& pieces) : table_(&table), pieces_(&pieces) {}

  // Looks for a way home from a node that costs exactly `togo`, which is more than 0.
  void begin(const OptimalNode& node, int togo);
  // False when there is nothing left to do.
  bool step();

  std::uint64_t nodes() const { return nodes_; }  // positions generated since the beginning
  // The moves from the node home, if they were found.
  const std::optional<std::vector<std::uint8_t>>& solution() const { return solution_; }

 private:
  using Moves = std::uint32_t;  // a bit for each

  struct Frame {
    OptimalNode node;
    // Of the children, by the move that leads there: by side, and by side and view.
    std::array<std::array<Sums, move_count>, 2> sums;
    std::array<std::array<std::array<std::uint8_t, move_count>, view_count>, 2> bounds;
    Moves left = 0;  // children that may lead home
    std::uint8_t side = 0, togo = 0;
    std::uint8_t move = 0;  // the last one that was made
  };

  void enter(Frame& frame);
  Moves moves_of(const Frame& frame, unsigned faces) const;
  void turn_to(Frame& frame, int side);
  void see(const Frame& frame);
  void sieve(Frame& frame);
  bool go_on();
  void descend(const Frame& from);
  void arrive();

  const OptimalTable* table_;
  const PieceMoves* pieces_;
  std::vector<Frame> frames_ = std::vector<Frame>(28);  // no solution has more moves
  std::size_t depth_ = 0;
  std::uint64_t nodes_ = 0;
  std::optional<std::vector<std::uint8_t>> solution_;

  // Of the last frame: the bound that is being looked up.
  std::uint8_t looked_ = 0;  // bounds that have been
  std::uint8_t side_ = 0;
  std::array<std::uint8_t, view_count> views_ = {};  // of this side, in their order
  Moves same_ = 0;                                   // those that leave the bound as it is
  Moves tight_ = 0;                                  // whose bounds of this side are all that is left to go
  std::array<OptimalTable::Spot, move_count> spots_;
};

}  // namespace asobi::twisty::cube3
