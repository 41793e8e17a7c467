// Two-dimensional Nim as a game of the catalogue: rules, names of moves, what is drawn, and its tools.
#pragma once

#include <string>
#include <vector>

#include "base/context.hpp"
#include "base/json_fwd.hpp"
#include "games/gridnim/board.hpp"
#include "play/entry.hpp"
#include "play/impartial.hpp"
#include "solve/adapters.hpp"

namespace asobi::gridnim {

class Rules {
 public:
  using State = Position;
  using Move = Run;
  static constexpr bool impartial = true;

  explicit Rules(Position start) : start_(start) {}

  Position start() const { return start_; }
  void moves(const Position& position, std::vector<Run>& out) const { append_runs(position, out); }
  Position after(const Position& position, const Run& run) const { return without(position, run); }
  Mask key(const Position& position) const { return position.stones; }

 private:
  Position start_;
};

class Game : public Alternating<Rules> {
 public:
  using Alternating<Rules>::Alternating;

  std::string move_name(const State&, const Run& run) const { return run_name(run); }
  Json view(const State& state, Lang lang) const;
  std::string picture(const State& state, Lang lang) const;

  // All of them; on a board too large for that, those that the mirror method finds, if there are any.
  Result<std::vector<Run>> winning_moves(const State& state, Context& context) const;
  impartial::Where where(const State& state, const Run& run) const;
  Result<impartial::Reason> why(const State& state, const std::vector<Run>& winning, Context& context) const;

  static const std::vector<ToolRow<Game>>& tools();
};

Entry entry();

}  // namespace asobi::gridnim
