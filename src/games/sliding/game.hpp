// The sliding puzzle as a game of the catalogue: rules, names of moves, what is drawn, and its tools.
// A push slides one or more tiles of the blank's row or column at once, as a finger does: L, L2, L3, …
#pragma once

#include <string>
#include <vector>

#include "base/json_fwd.hpp"
#include "games/sliding/board/board.hpp"
#include "play/entry.hpp"
#include "solve/adapters.hpp"

namespace asobi {
template <class Game>
struct ToolRow;
}

namespace asobi::sliding {

struct Push {
  Slide slide;
  int tiles = 1;
  friend bool operator==(const Push&, const Push&) = default;
};

class Rules {
 public:
  using State = Position;
  using Move = Push;

  Rules(Position start, Position goal) : start_(std::move(start)), goal_(std::move(goal)) {}

  const Position& goal() const { return goal_; }
  Shape shape() const { return goal_.shape; }

  Position start() const { return start_; }
  void moves(const Position& position, std::vector<Push>& out) const;
  Position after(Position position, const Push& push) const;
  std::string key(const Position& position) const { return {position.tiles.begin(), position.tiles.end()}; }
  bool solved(const Position& position) const { return position == goal_; }
  Push inverse(const Push& push) const { return {opposite(push.slide), push.tiles}; }

  std::string move_name(const Position& position, const Push& push) const;
  Json view(const Position& position, Lang lang) const;
  std::string picture(const Position& position, Lang lang) const;

 private:
  Position start_;
  Position goal_;
};

class Game : public Solo<Rules> {
 public:
  using Solo<Rules>::Solo;
  static const std::vector<ToolRow<Game>>& tools();
  // LURD2 as well as L U R D2
  Result<std::vector<Push>> parse_line(Position position, std::string_view text) const;
};

Entry entry();

}  // namespace asobi::sliding
