// The sliding puzzle as a game: rules, names of moves, what is drawn, and how it begins.
// A push slides one or more tiles of the blank's row or column at once, as a finger does: L, L2, L3, …
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/sliding/board/board.hpp"
#include "solve/adapters.hpp"

namespace asobi::sliding {

struct Push {
  Slide slide;
  int tiles = 1;
  friend bool operator==(const Push&, const Push&) = default;
};

struct View {
  Literal<"tiles"> kind;
  int rows = 0, cols = 0;
  std::vector<std::string> labels;
  std::vector<Tile> tiles, goal;
  int blank = 0;
  bool solved = false, solvable = false;

  static constexpr auto fields() {
    return field_list(field("kind", &View::kind), field("rows", &View::rows), field("cols", &View::cols),
                      field("labels", &View::labels, "by cell: what is written on it"),
                      field("tiles", &View::tiles, "by cell, 0 the blank"), field("goal", &View::goal, "by cell"),
                      field("blank", &View::blank, "its cell"), field("solved", &View::solved),
                      field("solvable", &View::solvable, "whether the goal can be reached"));
  }
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
  View view(const Position& position) const;
  std::string picture(const Position& position, Lang lang) const;

 private:
  Position start_;
  Position goal_;
};

class Game : public Solo<Rules> {
 public:
  using Solo<Rules>::Solo;
  // LURD2 as well as L U R D2
  Result<std::vector<Push>> parse_line(Position position, std::string_view text) const;
};

// How a game begins.
struct Options {
  std::string size = "4x4";
  std::optional<std::string> tiles = {}, goal = {};
  bool paper = false;  // tiles and goal are in the paper's numbering
  std::optional<std::uint64_t> seed = {};
};
Result<Game> open(const Options& options);

}  // namespace asobi::sliding
