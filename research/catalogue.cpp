#include "research/catalogue.hpp"

#include "games/catalogue.hpp"
#include "games/diamond/entry.hpp"
#include "games/sliding/entry.hpp"
#include "games/twisty/entry.hpp"
#include "research/diamond/solve_tool.hpp"
#include "research/sliding/census_tool.hpp"
#include "research/twisty/census_tool.hpp"

namespace asobi {

std::vector<Entry> research_games() {
  std::vector<Entry> out = all_games();
  for (Entry& entry : out) {
    if (entry.id == "sliding") entry = sliding::entry(sliding::research_tools());
    if (entry.id == "twisty") entry = twisty::entry(twisty::research_tools());
    if (entry.id == "diamond") entry = diamond::entry(diamond::research_tools());
  }
  return out;
}

}  // namespace asobi
