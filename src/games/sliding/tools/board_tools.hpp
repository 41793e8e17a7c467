// What is asked about a board as a whole: a random position, which boards can be counted, all positions by distance, a
// sample of them, and the behaviour number of the search.
#pragma once

#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/board/normal.hpp"
#include "games/sliding/board/picture.hpp"
#include "games/sliding/game.hpp"
#include "games/sliding/methods/sample.hpp"
#include "play/argument.hpp"

namespace asobi::sliding {

struct ScrambleAnswer {
  Position position;

  std::string picture() const { return sliding::picture(position); }

  static constexpr auto fields() {
    return field_list(field("tiles", &ScrambleAnswer::position, "by cell, as they can be given again"),
                      field("picture", &ScrambleAnswer::picture));
  }
};
// The position itself: the seed is an option of the game.
Result<ScrambleAnswer> scramble(const Game& game, const Position& position, const NoArguments&, Context& context);
std::string text(const ScrambleAnswer& answer, Lang lang);

// Cells of the largest boards on which this can be asked.
struct ExactLimits {
  int census = 0, shortest = 0;
  std::vector<std::string> known = {};

  static constexpr auto fields() {
    return field_list(field("census", &ExactLimits::census, "cells: census counts every position in seconds"),
                      field("known_censuses", &ExactLimits::known, "larger boards whose census is known"),
                      field("shortest", &ExactLimits::shortest, "cells: sample solves in the fewest moves"));
  }
};
Result<ExactLimits> exact_limits(const Game& game, const Position& position, const NoArguments&, Context& context);
std::string text(const ExactLimits& limits, Lang lang);

struct CensusAnswer {
  std::uint64_t states = 0;
  int diameter = 0;
  std::vector<std::uint64_t> distribution;
  std::vector<Position> antipodes;
  std::optional<Text> source = {};

  static constexpr auto fields() {
    return field_list(field("states", &CensusAnswer::states),
                      field("diameter", &CensusAnswer::diameter, "moves to the farthest"),
                      field("distribution", &CensusAnswer::distribution, "positions by distance from home"),
                      field("antipodes", &CensusAnswer::antipodes, "some of the farthest"),
                      field("source", &CensusAnswer::source, "where it is known from, if it was not counted now"));
  }
};
// Errors: `limit` when the board is too large, or memory or disk do not suffice, `cancelled`.
Result<CensusAnswer> census(const Game& game, const Position& position, const NoArguments&, Context& context);
// As it is told: the counts by distance, and the first of the farthest.
CensusAnswer census_answer(const Position& goal, std::vector<std::uint64_t> counts, std::vector<Normal> farthest);
std::string text(const CensusAnswer& answer, Lang lang);

struct BenchAnswer {
  std::uint64_t signature = 0;
  Text what;

  static constexpr auto fields() {
    return field_list(field("signature", &BenchAnswer::signature, "the same on every machine"),
                      field("what", &BenchAnswer::what, "what is counted"));
  }
};
// Positions expanded by plain search on fixed instances: a number about the algorithm.
Result<BenchAnswer> bench(const Game& game, const Position& position, const NoArguments&, Context& context);
std::string text(const BenchAnswer& answer, Lang lang);

struct SampleArguments {
  std::uint64_t positions = 1'000;
  std::uint64_t seed = 1;
  bool fast = false;
  std::uint64_t nodes = 0;
};

struct SampleExamples {
  std::size_t length = 0;
  std::vector<Position> positions;

  static constexpr auto fields() {
    return field_list(field("length", &SampleExamples::length), field("tiles", &SampleExamples::positions));
  }
};

struct SampleAnswer : Sample {
  std::uint64_t positions = 0;
  std::uint64_t seed = 0;
  bool optimal = false;

  // Of the lengths that occurred.
  std::vector<SampleExamples> examples_by_length() const;

  static constexpr auto fields() {
    return field_list(field("positions", &SampleAnswer::positions), field("seed", &SampleAnswer::seed).large(),
                      field("optimal", &SampleAnswer::optimal, "whether lengths are those of shortest solutions"),
                      field("unsolved", &SampleAnswer::unsolved, "given up after `nodes`; in none of what follows"),
                      field("distribution", &SampleAnswer::counts, "positions by length"),
                      field("mean", &SampleAnswer::mean),
                      field("deviation", &SampleAnswer::deviation, "with n - 1; 0 for one position"),
                      field("least", &SampleAnswer::least), field("greatest", &SampleAnswer::greatest),
                      field("examples", &SampleAnswer::examples_by_length, "of the lengths that occurred"));
  }
};
Result<SampleAnswer> sample(const Game& game, const Position& position, const SampleArguments& asked, Context& context);
std::string text(const SampleAnswer& answer, Lang lang);

}  // namespace asobi::sliding
