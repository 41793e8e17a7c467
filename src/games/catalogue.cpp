#include "games/catalogue.hpp"

#include "games/group/game.hpp"
#include "games/sliding/game.hpp"

namespace asobi {

std::vector<Entry> all_games() {
  return {
      sliding::entry(),
      group::entry(),
  };
}

}  // namespace asobi
