#include "games/diamond/computer/match.hpp"

#include <cmath>

#include "math/moments.hpp"

namespace asobi::diamond {

namespace {

constexpr double two_sided = 1.959964;  // 95 % of a normal distribution lie within so many deviations

}  // namespace

std::array<double, 2> wilson_interval(double wins, double games) {
  const double z = two_sided, p = wins / games;
  const double middle = p + z * z / (2 * games);
  const double half = z * std::sqrt(p * (1 - p) / games + z * z / (4 * games * games));
  const double scale = 1 + z * z / games;
  return {std::max(0.0, (middle - half) / scale), std::min(1.0, (middle + half) / scale)};
}

Tally tally(const std::vector<MatchGame>& played) {
  const auto games = static_cast<double>(played.size());
  Tally out = {.shortest = played.front().length, .longest = played.front().length};
  Moments lengths;
  for (const MatchGame& game : played) {
    ++out.count[game.winner.value_or(2)];
    lengths.add(game.length);
    out.shortest = std::min(out.shortest, game.length);
    out.longest = std::max(out.longest, game.length);
  }
  out.mean_length = lengths.mean();
  out.deviation = lengths.deviation();
  out.length_error = two_sided * out.deviation / std::sqrt(games);
  for (std::size_t k = 0; k < 2; ++k) out.share[k] = wilson_interval(static_cast<double>(out.count[k]), games);
  return out;
}

}  // namespace asobi::diamond
