// Nim as a game of the catalogue. A move is named heap:stones, heaps counted from 1: 2:3 takes three from the second.
// A position with more than 10,000 moves lists some of each heap only (1, half, all that is allowed, and what wins);
// every legal move can be played by its name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/context.hpp"
#include "base/json_fwd.hpp"
#include "games/nim/rules.hpp"
#include "play/entry.hpp"
#include "solve/turns.hpp"

namespace asobi {
template <class Game>
struct ToolRow;
}

namespace asobi::nim {

constexpr Stones most_listed = 10'000;

class Game : public Alternating<Rules> {
 public:
  using Alternating<Rules>::Alternating;
  static const std::vector<ToolRow<Game>>& tools();

  void moves(const State& state, std::vector<Take>& out) const;
  Status status(const State& state) const;
  Result<Take> parse_move(const State& state, std::string_view text) const;

  Result<std::vector<Take>> winning_moves(const State& state, Context& context) const;
  Text where(const State& state, const Take& take) const;
  Result<Text> why(const State& state, const std::vector<Take>& winning, Context& context) const;

  std::string move_name(const State& state, const Take& take) const;
  Json view(const State& state, Lang lang) const;
  std::string picture(const State& state, Lang lang) const;
};

// {"numbers", "rows", "ones", "xor", "state": "balance" or "imbalance"}
Json digits_json(const Rules& rules, const Heaps& heaps);
// One number per heap, null where there is no limit.
Json limits_json(const Rules& rules);

Entry entry();

}  // namespace asobi::nim
