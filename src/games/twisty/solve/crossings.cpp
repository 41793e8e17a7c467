#include "games/twisty/solve/crossings.hpp"

#include <algorithm>
#include <limits>

#include "games/twisty/solve/cycles.hpp"

namespace asobi::twisty {
namespace {

constexpr std::size_t most_crossed = 3000;  // words at a place, the shortest ones
constexpr std::size_t most_found = 1000;    // commutators for an orbit
constexpr int longer_by = 4;                // turns more than the shortest of them

class Crossing {
 public:
  Crossing(const TurnActions& actions, const ShortWords& words) : actions_(actions), words_(words) {
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
  }

  // At the first place of the orbit: set-ups bring the cycles everywhere.
  Result<std::vector<Letters>> run(std::size_t orbit, const Progress& progress) {
    std::vector<std::size_t>& here = at_first_[orbit];
    std::ranges::sort(here, {}, [&](std::size_t w) { return std::pair(words_.cost(w), w); });
    here.resize(std::min(here.size(), most_crossed));
    std::vector<Letters> out;
    int most = std::numeric_limits<int>::max();  // turns
    for (std::size_t i = 0; i < here.size() && out.size() < most_found; ++i) {
      ASOBI_CHECK(progress.check());
      ++stamps_;
      for (const PieceMove& m : words_.moves(here[i])) stamp_[first_place_[m.orbit] + m.from] = stamps_;
      for (std::size_t j = 0; j < i && cost(here[i], here[j]) <= most; ++j) {
        if (!meet_once(here[j])) continue;
        most = std::min(most, cost(here[i], here[j]) + longer_by);
        out.push_back(commutator(words_.letters(here[i]), words_.letters(here[j])));
      }
    }
    std::erase_if(out, [&](const Letters& word) {
      return !as_cycle(actions_.effect(orbit, word), actions_.shapes[orbit].orientations);
    });
    return out;
  }

 private:
  const TurnActions& actions_;
  const ShortWords& words_;
  std::vector<std::size_t> first_place_;            // by orbit
  std::vector<std::vector<std::size_t>> at_first_;  // by orbit: the words that move what is at its first place
  std::vector<std::uint32_t> stamp_;                // by place: scratch
  std::uint32_t stamps_ = 0;

  int cost(std::size_t u, std::size_t v) const { return 2 * (words_.cost(u) + words_.cost(v)); }

  // The word and the stamped one, which both move the first place.
  bool meet_once(std::size_t word) const {
    int common = 0;
    for (const PieceMove& m : words_.moves(word)) {
      if (stamp_[first_place_[m.orbit] + m.from] == stamps_ && ++common > 1) return false;
    }
    return true;
  }

  Letters commutator(Letters u, const Letters& v) const {
    const Letters u_back = actions_.inverse(u), v_back = actions_.inverse(v);
    for (const Letters* part : {&v, &u_back, &v_back}) u.insert(u.end(), part->begin(), part->end());
    return u;
  }
};

}  // namespace

Result<std::vector<std::vector<Letters>>> crossed_cycles(const TurnActions& actions, const ShortWords& words,
                                                         const std::vector<std::size_t>& wanted,
                                                         const Progress& progress) {
  Crossing crossing(actions, words);
  std::vector<std::vector<Letters>> out(actions.shapes.size());
  for (const std::size_t o : wanted) {
    ASOBI_TRY(out[o], crossing.run(o, progress));
  }
  return out;
}

}  // namespace asobi::twisty
