// Many games between two opponents, who swap seats after each; with k players they sit alternately. Every game has its
// own dice and its own memory, so that the games are the same on any number of threads.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/trials.hpp"
#include "games/diamond/computer/opponents.hpp"

namespace asobi::diamond {

constexpr std::int64_t longest_match_game = 2'000;  // a draw, unless the switches say otherwise

struct MatchGame {
  std::size_t length = 0;
  std::optional<std::size_t> winner;  // 0 or 1: which of the two opponents

  static constexpr auto fields() {
    return field_list(field("length", &MatchGame::length), field("winner", &MatchGame::winner));
  }
};

// Player k is the first of the two opponents where k + swapped is even.
template <class B>
Result<MatchGame> play_match_game(const Mover<B>& mover, Position<B> position, const std::array<Skill, 2>& who,
                                  std::size_t swapped, Random random, const Progress& progress) {
  std::array<Opponent<B>, 2> opponents = {Opponent<B>(mover, who[0].level, who[0].table),
                                          Opponent<B>(mover, who[1].level, who[1].table)};
  const Switches& switches = mover.switches();
  const auto longest = static_cast<std::size_t>(switches.limit > 0 ? switches.limit : longest_match_game);
  std::vector<std::uint64_t> seen = {position.hash};
  for (std::size_t length = 0;; ++length) {
    const auto opponent_of = [&](int player) { return (static_cast<std::size_t>(player) + swapped) % 2; };
    if (const auto winner = mover.winner(position)) return MatchGame{length, opponent_of(*winner)};
    const bool again = switches.repetition > 0 && std::ranges::count(seen, seen.back()) >= switches.repetition;
    if (again || length == longest) return MatchGame{length, std::nullopt};
    ASOBI_CHECK(progress.check());
    ASOBI_TRY(const Best best, opponents[opponent_of(position.to_move)].choose(position, seen, random, progress));
    mover.apply(position, best.move);
    seen.push_back(position.hash);
  }
}

template <class B>
Result<std::vector<MatchGame>> play_match(const Mover<B>& mover, const Position<B>& start,
                                          const std::array<Skill, 2>& who, std::size_t games, std::uint64_t seed,
                                          Context& context) {
  context.progress.stage({"playing", "対局しています"}, games);
  const Progress quiet = context.progress.unwatched();
  std::vector<Random> dice;
  Random seeds(seed);
  for (std::size_t i = 0; i < games; ++i) dice.emplace_back(seeds.next());
  const auto game = [&](std::size_t i) { return play_match_game(mover, start, who, i % 2, dice[i], quiet); };
  return each_trial<MatchGame>(games, context.threads, context, [&] { return Result<decltype(game)>(game); });
}

// What a match came to. Shares are Wilson's intervals of 95 %.
struct Tally {
  std::array<std::uint64_t, 3> count = {};  // won by the first, by the second, drawn
  std::array<std::array<double, 2>, 2> share = {};
  double mean_length = 0;
  double deviation = 0;     // of a length
  double length_error = 0;  // of the mean, 95 %
  std::size_t shortest = 0, longest = 0;
};

std::array<double, 2> wilson_interval(double wins, double games);
// At least one game.
Tally tally(const std::vector<MatchGame>& played);

}  // namespace asobi::diamond
