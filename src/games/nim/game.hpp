// Nim as a game of the catalogue. A move is named heap:stones, heaps counted from 1: 2:3 takes three from the second.
// A position with more than 10,000 moves lists some of each heap only (1, half, all that is allowed, and what wins);
// every legal move can be played by its name.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/context.hpp"
#include "games/nim/digits.hpp"
#include "games/nim/rules.hpp"
#include "play/impartial.hpp"
#include "solve/adapters.hpp"

namespace asobi::nim {

constexpr Stones most_listed = 10'000;

struct View {
  Literal<"heaps"> kind;
  Heaps heaps;
  std::vector<std::optional<Stones>> limits;  // none where there is no limit
  bool misere = false;
  DigitTable digits;

  static constexpr auto fields() {
    return field_list(field("kind", &View::kind), field("heaps", &View::heaps).large(),
                      field("limits", &View::limits, "by heap; null: none").large(), field("misere", &View::misere),
                      field("digits", &View::digits));
  }
};

class Game : public Alternating<Rules> {
 public:
  using Alternating<Rules>::Alternating;

  void moves(const State& state, std::vector<Take>& out) const;
  Status status(const State& state) const;
  Result<Take> parse_move(const State& state, std::string_view text) const;

  Result<std::vector<Take>> winning_moves(const State& state, Context& context) const;
  impartial::Where where(const State& state, const Take& take) const;
  Result<impartial::Reason> why(const State& state, const std::vector<Take>& winning, Context& context) const;

  std::string move_name(const State& state, const Take& take) const;
  View view(const State& state) const;
  std::string picture(const State& state, Lang lang) const;
};

// How a game begins.
struct Options {
  std::optional<std::string> heaps = {};
  std::string limit = "-";
  bool misere = false;
  std::optional<std::uint64_t> seed = {};
};
Result<Game> open(const Options& options);

Entry entry();

}  // namespace asobi::nim
