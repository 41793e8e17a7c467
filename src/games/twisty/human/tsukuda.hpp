// The Tsukuda method (14.1) for cube/face N, N = 2 … 40, in the paper's sixteen steps. The improved one (14.1.18)
// chooses the next piece freely, has cases by stage, and moves inner pieces in clusters, also to the opposite face; the
// one of the manner `paper` has the paper's own procedures (tsukuda_paper.hpp).
// Making it costs some milliseconds for N = 10 and 0.2 s for N = 40; a solution of N = 10 takes about a millisecond.
#pragma once

#include <memory>

#include "games/twisty/human/inner_steps.hpp"
#include "games/twisty/human/method.hpp"

namespace asobi::twisty::human {

class Tsukuda {
 public:
  explicit Tsukuda(const Mechanism& mechanism);  // of a cube/face N

  std::vector<Phase> phases(Manner manner) const;
  std::vector<Phase> phases_with(Improvement improvement) const;  // the manner `plain` with it

 private:
  struct Improvements {
    bool stages = false, order = false;  // of 14.1.18
    InnerImprovements inner = {};        // likewise
    bool all = false;                    // and our own
  };
  const Mechanism* mechanism_;
  int n_;
  InnerSteps inner_;
  std::vector<std::unique_ptr<Table>> tables_;
  const Table *lower_corner_, *upper_corners_, *upper_twists_;
  std::vector<const Table*> lower_edges_, upper_edges_;  // by L, left and right
  std::vector<const Table*> lower_pairs_, upper_pairs_;  // by L, both at once
  const Table *lower_central_ = nullptr, *upper_central_ = nullptr;
  std::vector<const Table*> pairing_, pair_positions_, pair_directions_;  // by L
  const Table *central_positions_ = nullptr, *central_directions_ = nullptr;

  const Table* keep(Table table);
  void make_corner_tables();
  void make_edge_tables(int l);
  void make_central_tables();

  std::vector<Phase> phases_with(const Improvements& improvements) const;
  void follow_the_paper(std::vector<Phase>& phases) const;
  // What must be kept of what may be right already, or of what is right.
  enum class Minding { possible, standing };
  static unsigned kept(const Table& table, const Board& board, Minding minding);
  bool place_in_order(Hand& hand, const std::vector<const Table*>& tables, Minding minding = Minding::possible) const;
  bool place_freely(Hand& hand, const std::vector<const Table*>& tables, Minding minding) const;
  bool begin_well(Hand& hand, const std::vector<Word>& beginnings, std::vector<const Table*> tables) const;
};

}  // namespace asobi::twisty::human
