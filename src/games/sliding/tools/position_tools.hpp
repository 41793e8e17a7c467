// What is asked about one position: what it is in the paper's numbers, how it is solved, the next move, and whether it
// can be solved at all (its answer is ParityArgument, board/parity.hpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/board/parity.hpp"
#include "games/sliding/game.hpp"
#include "play/argument.hpp"

namespace asobi::sliding {

// The position as the paper writes it (board/picture.hpp).
struct PaperNumbers {
  std::vector<int> pieces, permutation;

  static constexpr auto fields() {
    return field_list(field("pieces", &PaperNumbers::pieces, "by seat"),
                      field("permutation", &PaperNumbers::permutation, "by piece: the seat it has gone to"));
  }
};

struct ShowAnswer {
  std::vector<Tile> tiles, goal;
  bool solved = false;
  std::optional<PaperNumbers> paper = {};  // where the goal's blank is in a corner
  std::string picture;

  static constexpr auto fields() {
    return field_list(field("tiles", &ShowAnswer::tiles, "by cell, 0 the blank"),
                      field("goal", &ShowAnswer::goal, "by cell"), field("solved", &ShowAnswer::solved),
                      field("paper", &ShowAnswer::paper, "only where the goal's blank is in a corner"),
                      field("picture", &ShowAnswer::picture));
  }
};
Result<ShowAnswer> show(const Game& game, const Position& position, const NoArguments&, Context& context);
std::string text(const ShowAnswer& answer, Lang lang);

struct SolveArguments {
  bool fast = false, optimal = false;
  std::uint64_t nodes = 0;  // 0: the usual limit of the board
};

struct SolveAnswer {
  bool solvable = false;
  std::optional<std::vector<Slide>> slides = {};  // none where it cannot be solved
  bool optimal = false;
  std::uint64_t nodes = 0;
  // Only where it cannot be solved: why.
  std::optional<Text> reason = {};
  std::optional<ParityFacts> about = {};

  std::optional<std::size_t> length() const;
  std::optional<std::string> moves() const;

  static constexpr auto fields() {
    return field_list(field("solvable", &SolveAnswer::solvable),
                      field("length", &SolveAnswer::length, "moves of one tile").or_null(),
                      field("moves", &SolveAnswer::moves, "a letter for each").or_null(),
                      field("optimal", &SolveAnswer::optimal, "whether there is no shorter one"),
                      field("nodes", &SolveAnswer::nodes, "positions looked at"),
                      field("reason", &SolveAnswer::reason, "why it cannot be solved, for people"),
                      field("about", &SolveAnswer::about, "what the reason counts"));
  }
};
Result<SolveAnswer> solve(const Game& game, const Position& position, const SolveArguments& asked, Context& context);
std::string text(const SolveAnswer& answer, Lang lang);

struct HintAnswer {
  bool solved = false;
  std::vector<Slide> moves = {};
  std::size_t left = 0;
  bool optimal = false;

  static constexpr auto fields() {
    return field_list(field("solved", &HintAnswer::solved),
                      field("moves", &HintAnswer::moves, "each the first of a solution"),
                      field("left", &HintAnswer::left, "moves of that solution"),
                      field("optimal", &HintAnswer::optimal, "whether there is no shorter one"));
  }
};
// On boards up to 12 cells every move of a shortest solution; elsewhere the first of one solution.
Result<HintAnswer> hint(const Game& game, const Position& position, const NoArguments&, Context& context);
std::string text(const HintAnswer& answer, Lang lang);

Result<ParityArgument> parity(const Game& game, const Position& position, const NoArguments&, Context& context);

}  // namespace asobi::sliding
