#include "games/catalogue.hpp"

#include "games/chocolate/game.hpp"
#include "games/diamond/entry.hpp"
#include "games/gridnim/game.hpp"
#include "games/group/game.hpp"
#include "games/nim/game.hpp"
#include "games/numbers/game.hpp"
#include "games/sliding/entry.hpp"
#include "games/twisty/entry.hpp"

namespace asobi {

std::vector<Entry> all_games() {
  return {
      sliding::entry(), twisty::entry(),    group::entry(),   nim::entry(),
      gridnim::entry(), chocolate::entry(), numbers::entry(), diamond::entry(),
  };
}

}  // namespace asobi
