// What is asked about the board and the rules: its numbers, its points, how many sequences of moves there are.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/diamond/game.hpp"
#include "play/argument.hpp"

namespace asobi::diamond {

struct BoardNumbers {
  std::size_t points = 0;
  std::size_t home = 0;  // pieces of a corner
  int players = 0;       // at most
  std::map<std::size_t, std::size_t> neighbours = {};
  int sum = 0;  // of coordinates
  int dim = 0, size = 0;
  bool solved = false;

  static constexpr auto fields() {
    return field_list(field("points", &BoardNumbers::points), field("home", &BoardNumbers::home, "pieces of a corner"),
                      field("players", &BoardNumbers::players, "at most"),
                      field("neighbours", &BoardNumbers::neighbours, "how many points have so many neighbours"),
                      field("sum", &BoardNumbers::sum, "of the coordinates of a point"),
                      field("dim", &BoardNumbers::dim), field("size", &BoardNumbers::size),
                      field("solved", &BoardNumbers::solved, "with these seats and rules, so that perfect can play"));
  }
};
Result<BoardNumbers> board_numbers(const Game& game, const Game::State& state, const NoArguments&, Context& context);
std::string text(const BoardNumbers& numbers, Lang lang);

// The boards of a dimension: sizes from least to greatest in steps.
struct BoardsOfDimension {
  int dim = 0;
  int least = 0, greatest = 0, step = 1;
  int usual = 0;

  static constexpr auto fields() {
    return field_list(field("dim", &BoardsOfDimension::dim), field("least", &BoardsOfDimension::least, "size"),
                      field("greatest", &BoardsOfDimension::greatest),
                      field("step", &BoardsOfDimension::step, "from one size to the next"),
                      field("usual", &BoardsOfDimension::usual, "where no size is given"));
  }
};

// What may be no board.
struct BoardsArguments {
  std::optional<int> dim = {}, size = {};
};

struct BoardList {
  std::vector<BoardsOfDimension> dimensions = {};
  std::optional<std::vector<BoardName>> nearest = {};

  static constexpr auto fields() {
    return field_list(field("dimensions", &BoardList::dimensions),
                      field("nearest", &BoardList::nearest, "to the board that was asked for"));
  }
};
Result<BoardList> board_list(const Game& game, const Game::State& state, const BoardsArguments& asked,
                             Context& context);
std::string text(const BoardList& list, Lang lang);

struct CornerPoints {
  Corner name;
  std::vector<Point> points;

  static constexpr auto fields() {
    return field_list(field("name", &CornerPoints::name, "like 1-"), field("points", &CornerPoints::points));
  }
};

struct ShapeArguments {
  std::string points = {};  // those asked for, with spaces between; all, where it is empty
};

// Points are their indices in `points`.
struct Shape {
  int dim = 0, size = 0, sum = 0;
  std::vector<Coordinates> points = {};
  std::optional<std::vector<std::array<int, 3>>> cube = {};
  std::map<std::string, Point> names = {};
  std::vector<CornerPoints> corners = {};
  std::vector<Direction> directions = {};
  std::optional<std::vector<Point>> chosen = {};

  static constexpr auto fields() {
    return field_list(field("dim", &Shape::dim), field("size", &Shape::size),
                      field("sum", &Shape::sum, "of the coordinates of a point"), field("points", &Shape::points),
                      field("cube", &Shape::cube, "the same points in the cube system, in dimension 3"),
                      field("names", &Shape::names, "that the paper gives to points"),
                      field("corners", &Shape::corners), field("directions", &Shape::directions),
                      field("chosen", &Shape::chosen, "those asked for, in the order asked"));
  }
};
Result<Shape> board_shape(const Game& game, const Game::State& state, const ShapeArguments& asked, Context& context);
std::string text(const Shape& shape, Lang lang);

struct PerftArguments {
  int depth = 3;
};

struct PerftCounts {
  std::vector<std::uint64_t> nodes;

  static constexpr auto fields() {
    return field_list(field("nodes", &PerftCounts::nodes, "sequences of 1, 2, … moves"));
  }
};
Result<PerftCounts> perft_counts(const Game& game, const Game::State& state, const PerftArguments& asked,
                                 Context& context);
std::string text(const PerftCounts& counts, Lang lang);

}  // namespace asobi::diamond
