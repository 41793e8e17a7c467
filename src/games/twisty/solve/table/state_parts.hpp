// What the states of a held puzzle consist of, and how it is divided into two parts that symmetries respect
// (small_space.hpp).
//
// An *item* is the places of pieces that cannot be told apart, or the orientations of an orbit's pieces, place by
// place: what moves do to it depends on it alone. Symmetries take items to items, but "not twisted" is a matter of
// choice, and only some choices are kept by all: the pieces of the *origin*, to which moves are applied, stand so that
// most are.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "games/twisty/puzzle/orbit_state.hpp"
#include "solve/part_symmetries.hpp"

namespace asobi::twisty {

// The turns as they act while the reference stays at home, each once: first some that generate all, then the others,
// each the inverse of an earlier one or first one earlier one, then another.
struct HeldMoves {
  struct Derived {
    std::size_t first;
    std::optional<std::size_t> then;  // nothing: the inverse
  };
  std::size_t generators = 0;
  std::vector<Derived> derived;    // those that follow
  std::vector<OrbitState> states;  // by move
  std::vector<Permutation> acts;   // by move: as_permutation
  std::vector<Permutation> marks;  // by move: where it takes the puzzle's marks

  std::size_t count() const { return states.size(); }
};

constexpr std::uint32_t most_part_states = 1u << 26;  // that are listed; memory is met before, where turns are many

struct StateItem {
  std::size_t orbit;
  bool orientations;                 // else places of pieces that look alike
  std::vector<std::uint8_t> places;  // at home; of orientations all
};

class StateParts {
 public:
  // Of the solved state by colours, and how many states there are. The moves' symmetries are found, too. Fails only if
  // it was stopped.
  static Result<StateParts> make(const std::vector<OrbitShape>& shapes, const OrbitState& solved,
                                 const HeldMoves& moves, std::uint64_t states, Progress& progress);

  // The solved state, but for orientations of pieces that look like no others.
  const OrbitState& origin() const { return origin_; }
  // Those that keep the origin.
  const std::vector<Renaming>& symmetries() const { return symmetries_; }
  // By orbit, by place: whether no turn brings a piece there or away.
  const std::vector<std::vector<bool>>& fixed() const { return fixed_; }
  const std::vector<StateItem>& left() const { return left_; }
  const std::vector<StateItem>& right() const { return right_; }
  // Logarithms of bounds on their states.
  double log_left() const { return log_left_; }
  double log_right() const { return log_right_; }

 private:
  using Unit = std::vector<StateItem>;

  const std::vector<OrbitShape>* shapes_;
  OrbitState origin_;
  std::vector<Renaming> symmetries_;
  std::vector<std::vector<bool>> fixed_;
  std::vector<std::size_t> joined_;  // orbits whose places and orientations are together
  std::vector<StateItem> left_, right_;
  double log_left_ = 0, log_right_ = 0;

  StateParts(const std::vector<OrbitShape>& shapes, const OrbitState& solved) : shapes_(&shapes), origin_(solved) {}
  // Orbits whose orientations some symmetry does not keep are joined, or else the symmetry is dropped.
  Result<void> choose_origin(const HeldMoves& moves, bool join, const Progress& progress);
  PartMoves orientation_moves(const HeldMoves& moves, std::size_t orbit) const;
  // Items that symmetries take to one another are together, and those of joined orbits.
  std::vector<Unit> units() const;
  // By bounds that are known at once; if these leave a part with too many states to be listed, by better ones.
  Result<void> divide(const HeldMoves& moves, Progress& progress);
  using Bound = std::function<Result<double>(std::span<const Unit* const>)>;
  Result<void> divide_by(const Bound& log_states, const std::vector<Unit>& units);
  bool splits_orbits(std::span<const Unit* const> left, std::span<const Unit* const> right) const;
  double cost(std::uint64_t states) const;
  std::vector<double> log_states(std::span<const Unit* const> units) const;
  std::vector<bool> whole_orbits(std::span<const Unit* const> units, const std::vector<Unit>& all) const;
  // The logarithm of the order of the group that acts on these orbits.
  Result<double> log_order(const HeldMoves& moves, const std::vector<bool>& orbits, Progress& progress) const;
};

}  // namespace asobi::twisty
