// Computer opponents as tools: a move, a hint with its reasons, many games between two of them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/diamond/computer/advice.hpp"
#include "games/diamond/computer/match.hpp"
#include "games/diamond/game.hpp"
#include "play/argument.hpp"

namespace asobi::diamond {

struct ReplyArguments {
  Level opponent = Level::strong;
  std::uint64_t dice = 1;
};

struct Reply {
  std::string move;

  static constexpr auto fields() { return field_list(field("move", &Reply::move)); }
};
// In a puzzle, the move to its target.
Result<Reply> reply(const Game& game, const Game::State& state, const ReplyArguments& asked, Context& context);
std::string text(const Reply& reply, Lang lang);

struct HintArguments {
  std::uint64_t dice = 1;
};

struct Hint {
  std::string move = {};
  std::vector<Point> path = {};
  int gain = 0;
  std::optional<std::size_t> hops = {};
  int depth = 0;
  std::uint64_t nodes = 0;
  std::optional<Value> value = {};
  std::optional<std::optional<unsigned>> distance = {};  // none where there is no table, then none for a draw
  bool table_lacking = false;
  Text why = {};
  std::optional<Reasons> reasons = {};

  static constexpr auto fields() {
    return field_list(
        field("move", &Hint::move), field("path", &Hint::path, "the points it touches"),
        field("gain", &Hint::gain, "levels"), field("hops", &Hint::hops, "0: a step; not in a puzzle"),
        field("depth", &Hint::depth, "moves looked ahead"), field("nodes", &Hint::nodes, "positions looked at"),
        field("value", &Hint::value, "for the player to move, where the game is solved"),
        field("distance", &Hint::distance, "moves of all players to the win; null for a draw"),
        field("table_lacking", &Hint::table_lacking, "the game is solved, but there was no memory for its table"),
        field("why", &Hint::why), field("reasons", &Hint::reasons, "the same as data; not in a puzzle"));
  }
};
// In a puzzle the way to its target, if it can be reached in one turn.
Result<Hint> hint(const Game& game, const Game::State& state, const HintArguments& asked, Context& context);
std::string text(const Hint& hint, Lang lang);

struct MatchArguments {
  Level a = Level::strong, b = Level::greedy;
  std::uint64_t games = 10;
  std::uint64_t seed = 1;
};

struct Match {
  Level a = Level::strong, b = Level::greedy;
  WinRule win = WinRule::full;
  std::size_t games = 0;
  Tally tally = {};

  std::uint64_t a_wins() const { return tally.count[0]; }
  std::uint64_t b_wins() const { return tally.count[1]; }
  std::uint64_t draws() const { return tally.count[2]; }
  // Rounded to 0.001.
  std::array<double, 2> a_share() const;
  std::array<double, 2> b_share() const;
  // Rounded to 0.01.
  double mean_length() const;
  double length_error() const;
  double length_deviation() const;
  std::size_t shortest() const { return tally.shortest; }
  std::size_t longest() const { return tally.longest; }

  static constexpr auto fields() {
    return field_list(
        field("a", &Match::a), field("b", &Match::b), field("win", &Match::win, "the rule by which games were won"),
        field("games", &Match::games), field("a_wins", &Match::a_wins), field("b_wins", &Match::b_wins),
        field("draws", &Match::draws), field("a_share", &Match::a_share, "of games won: Wilson's interval of 95 %"),
        field("b_share", &Match::b_share), field("mean_length", &Match::mean_length, "moves"),
        field("length_error", &Match::length_error, "± 95 %"), field("length_deviation", &Match::length_deviation),
        field("shortest", &Match::shortest), field("longest", &Match::longest));
  }
};
Result<Match> match(const Game& game, const Game::State& state, const MatchArguments& asked, Context& context);
std::string text(const Match& match, Lang lang);

}  // namespace asobi::diamond
