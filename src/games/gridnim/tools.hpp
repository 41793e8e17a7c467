// What is asked about two-dimensional Nim: who wins a position and how, the paper's method for point symmetry, and the
// Grundy numbers of a whole board. Cost: see analysis.hpp and table.hpp; the method is at once.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/gridnim/analysis.hpp"
#include "games/gridnim/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::gridnim {

using impartial::Outcome;

struct AnalyzeArguments {
  std::uint64_t shapes = usual_shapes;  // give up after so many
};

// A connected part of the stones, alone on the board.
struct PartNumber {
  Position board;
  int grundy = 0;

  static constexpr auto fields() {
    return field_list(field("board", &PartNumber::board, "like 110/011/111"), field("grundy", &PartNumber::grundy));
  }
};

struct PositionAnalysis {
  Position position;
  Outcome outcome = Outcome::previous_player_wins;
  std::optional<int> grundy = {};  // none in misère play
  std::vector<Run> winning_moves;
  std::vector<PartNumber> parts;

  int stones() const { return position.count(); }
  std::string drawn() const { return picture(position); }

  static constexpr auto fields() {
    return field_list(
        field("outcome", &PositionAnalysis::outcome, "N: the player to move wins"),
        field("grundy", &PositionAnalysis::grundy, "null in misère play").or_null(),
        field("winning_moves", &PositionAnalysis::winning_moves, "each as its cells: row and column from 0"),
        field("parts", &PositionAnalysis::parts, "none in misère play and where the mirror method decided"),
        field("stones", &PositionAnalysis::stones), field("picture", &PositionAnalysis::drawn));
  }
};
// An error of code `limit` where the position is too large.
Result<PositionAnalysis> analyze(const Game& game, const Game::State& state, const AnalyzeArguments& asked,
                                 Context& context);
std::string text(const PositionAnalysis& analysis, Lang lang);

// The name of a move of the player who loses.
struct StrategyArguments {
  std::optional<std::string> move = {};
};

// Why the method does not apply.
struct NoStrategy {
  bool symmetric = false;
  Text reason;

  static constexpr auto fields() {
    return field_list(field("symmetric", &NoStrategy::symmetric), field("reason", &NoStrategy::reason));
  }
};

struct Rectangle {
  int row = 0, column = 0;  // its first cell
  int rows = 0, columns = 0;

  static constexpr auto fields() {
    return field_list(field("row", &Rectangle::row, "of its first cell, from 0"), field("column", &Rectangle::column),
                      field("rows", &Rectangle::rows, "how many"), field("columns", &Rectangle::columns));
  }
};

enum class Winner { first, second };

constexpr auto names(Winner) { return std::to_array<std::string_view>({"first", "second"}); }

struct Strategy {
  bool symmetric = true;
  MirrorCase which;
  Rectangle rectangle;  // the smallest around all stones
  Winner winner;
  std::optional<Run> first_move;
  std::vector<Partners> pairs;
  std::vector<Cell> centre;  // case (i): the two middle cells, (ii): the centre, (iii): none
  Text reason;
  std::string picture;  // partners have the same letter; stones that are taken together first are marked *
  // Only where a move was asked about: the answer to it, and what is then left.
  std::optional<Run> move = {}, answer = {};
  std::optional<Position> left = {};

  static constexpr auto fields() {
    return field_list(field("symmetric", &Strategy::symmetric), field("case", &Strategy::which, "of the paper"),
                      field("rectangle", &Strategy::rectangle, "the smallest around all stones"),
                      field("winner", &Strategy::winner, "the first is the player to move"),
                      field("first_move", &Strategy::first_move, "of the first player, if that one wins").or_null(),
                      field("pairs", &Strategy::pairs, "a stone and its partner, as row and column from 0"),
                      field("centre", &Strategy::centre, "the cells in the middle that the reason speaks of"),
                      field("reason", &Strategy::reason), field("picture", &Strategy::picture),
                      field("move", &Strategy::move, "what was asked about"), field("answer", &Strategy::answer),
                      field("left", &Strategy::left, "the board after the answer"));
  }
};
using StrategyAnswer = std::variant<NoStrategy, Strategy>;

Result<StrategyAnswer> strategy(const Game& game, const Game::State& state, const StrategyArguments& asked,
                                Context& context);
std::string text(const StrategyAnswer& strategy, Lang lang);

// All placements on a board, counted by Grundy number.
struct GrundyCounts {
  std::uint64_t positions = 0;
  int full_board_grundy = 0;
  std::vector<std::uint64_t> histogram;  // not empty

  std::uint64_t p_positions() const { return histogram.front(); }
  std::size_t max_grundy() const { return histogram.size() - 1; }

  static constexpr auto fields() {
    return field_list(field("positions", &GrundyCounts::positions),
                      field("p_positions", &GrundyCounts::p_positions, "lost for the player to move"),
                      field("max_grundy", &GrundyCounts::max_grundy),
                      field("full_board_grundy", &GrundyCounts::full_board_grundy),
                      field("histogram", &GrundyCounts::histogram, "how many have the number 0, 1, 2, …"));
  }
};
Result<GrundyCounts> table(const Game& game, const Game::State& state, const NoArguments&, Context& context);
std::string text(const GrundyCounts& counts, Lang lang);

const ToolRows<Game>& tools();

}  // namespace asobi::gridnim
