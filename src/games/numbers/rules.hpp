// A game whose positions are one to four numbers and whose moves are told by a statement (solve/number_game.hpp), as an
// impartial game that can be played. A move is the position that it leads to.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solve/number_game.hpp"

namespace asobi::numbers {

using Tuple = std::vector<std::uint64_t>;

// The greatest sum of a position that is played, by how many numbers it has; so that it has some ten thousand moves at
// most, and all positions below it can be looked at.
std::uint64_t most_sum(std::size_t numbers);

class Rules {
 public:
  using State = Tuple;
  using Move = Tuple;
  static constexpr bool impartial = true;

  // The rules of the shelf are known to take little: no clock may refuse them on a slow machine.
  enum class From : std::uint8_t { shelf, someone };
  // Without a start, a position with small numbers is chosen. Errors: faults of the statements, at their place; work
  // beyond a second (what someone typed) or 64 MiB; what is no position, or too large.
  static Result<Rules> make(NumberRules told, const std::optional<Tuple>& start, From from);

  const NumberRules& told() const { return told_; }
  const NumberGame& game() const { return *game_; }
  std::size_t bytes() const { return bytes_; }
  static std::size_t bytes(const Tuple& position) { return position.size() * sizeof(std::uint64_t); }

  Tuple start() const { return start_; }
  void moves(const Tuple& position, std::vector<Tuple>& out) const;
  Tuple after(const Tuple&, const Tuple& move) const { return move; }
  std::string key(const Tuple& position) const;

 private:
  NumberRules told_;
  std::shared_ptr<const NumberGame> game_;
  std::size_t bytes_ = 0;
  Tuple start_;
};

// "3 5" or "3,5": numbers and nothing else.
Result<Tuple> parse_tuple(std::string_view text);
// "x, y": one to four different names.
Result<std::vector<std::string>> parse_names(std::string_view text);

std::string tuple_text(const Tuple& tuple);  // (3, 5)

}  // namespace asobi::numbers
