#include "games/twisty/solve/universal/crossings.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "games/twisty/solve/universal/cycles.hpp"

namespace asobi::twisty {
namespace {

constexpr std::size_t most_crossed = 3000;  // words at a place, the shortest ones
constexpr double most_pairs = 3e8;          // of them, for all orbits
constexpr std::size_t most_found = 1000;    // commutators of each kind
constexpr int longer_by = 4;                // turns more than the shortest of that kind
constexpr int most_common = 3;              // places
constexpr int too_many = most_common + 1;

}  // namespace

Crossings::Crossings(const TurnActions& actions, const ShortWords& words, std::size_t orbits)
    : actions_(actions), words_(words) {
  const double share = std::sqrt(2 * most_pairs / static_cast<double>(std::max<std::size_t>(orbits, 1)));
  const std::size_t most = std::min(most_crossed, static_cast<std::size_t>(share));
  std::size_t places = 0;
  for (const OrbitShape& shape : actions.shapes) {
    first_place_.push_back(places);
    places += static_cast<std::size_t>(shape.pieces);
  }
  stamp_.assign(places, 0);
  at_first_.resize(actions.shapes.size());
  for (std::size_t w = 0; w < words.size(); ++w) {
    for (const PieceMove& m : words.moves(w)) {
      if (m.from == 0 && m.to != 0) at_first_[m.orbit].push_back(w);
    }
  }
  for (auto& here : at_first_) {
    std::ranges::sort(here, {}, [&](std::size_t w) { return std::pair(words.cost(w), w); });
    here.resize(std::min(here.size(), most));
  }
}

// At the first place of the orbit: set-ups bring the words everywhere.
Result<Crossings::Found> Crossings::find(std::size_t orbit, const std::vector<bool>& free, const Progress& progress) {
  const std::vector<std::size_t>& here = at_first_[orbit];
  Found out;
  constexpr int any = std::numeric_limits<int>::max();
  int longest_cycle = any, longest_other = any;  // turns
  for (std::size_t i = 0; i < here.size(); ++i) {
    ASOBI_CHECK(progress.check());
    ++stamps_;
    for (const PieceMove& m : words_.moves(here[i])) stamp_[first_place_[m.orbit] + m.from] = stamps_;
    for (std::size_t j = 0; j < i && cost(here[i], here[j]) <= std::max(longest_cycle, longest_other); ++j) {
      const int common = common_places(here[j], orbit, free), turns = cost(here[i], here[j]);
      int& longest = common == 1 ? longest_cycle : longest_other;
      std::vector<Letters>& found = common == 1 ? out.cycles : out.others;
      if (common == too_many || turns > longest || found.size() == most_found) continue;
      longest = std::min(longest, turns + longer_by);
      found.push_back(actions_.commutator(words_.letters(here[i]), words_.letters(here[j])));
    }
  }
  std::erase_if(out.cycles, [&](const Letters& word) {
    return !as_cycle(actions_.effect(orbit, word), actions_.shapes[orbit].orientations);
  });
  return out;
}

// Of the word and the stamped one, which both move the first place; too many if they meet where they must not.
int Crossings::common_places(std::size_t word, std::size_t orbit, const std::vector<bool>& free) const {
  int out = 0;
  for (const PieceMove& m : words_.moves(word)) {
    if (free[m.orbit] || stamp_[first_place_[m.orbit] + m.from] != stamps_) continue;
    if (m.orbit != orbit || ++out == too_many) return too_many;
  }
  return out;
}

}  // namespace asobi::twisty
