#include "games/twisty/solve/chain/leads.hpp"

#include <set>

#include "base/sort_stably.hpp"
#include "games/twisty/solve/common/look_alikes.hpp"

namespace asobi::twisty {

Result<Leads> Leads::make(const Puzzle& puzzle, Turning turning, const StateReader& reader, const TurnActions& actions,
                          const ChainAim& aim, Progress& progress) {
  Leads out(reader, aim.looks);
  ASOBI_TRY(out.chain_, Chain::make(actions, aim, {}, progress));
  ASOBI_TRY(out.views_, Views::make(puzzle, turning, actions, progress));
  return out;
}

Result<std::vector<Letters>> Leads::words(const Permutation& places, std::size_t most, const Progress& progress) const {
  std::vector<OrbitState> states;
  for (std::size_t view = 0; view < views_.count(); ++view) {
    ASOBI_CHECK(progress.check());
    auto state = views_.state(view, places, *reader_);
    if (!state) return std::vector<Letters>{};
    for (std::size_t o = 0; o < state->size(); ++o) {
      (*state)[o] = with_look_alikes_home((*state)[o], (*looks_)[o], reader_->shapes()[o].orientations);
    }
    states.push_back(std::move(*state));
  }
  ASOBI_TRY(const auto stages, chain_.lead(states, progress));
  struct Ranked {
    double turns;
    const Chain::Lead* lead;
  };
  std::vector<Ranked> ranked;
  for (const std::vector<Chain::Lead>& stage : stages) {
    for (const Chain::Lead& lead : stage) ranked.push_back({chain_.promise(lead), &lead});
  }
  sort_stably(ranked, {}, &Ranked::turns);
  std::vector<Letters> out;
  std::set<Letters> seen;  // an end may lead where a stage does
  for (const Ranked& one : ranked) {
    if (out.size() == most) break;
    Letters word = views_.word(one.lead->from, one.lead->word);
    if (seen.insert(word).second) out.push_back(std::move(word));
  }
  return out;
}

}  // namespace asobi::twisty
