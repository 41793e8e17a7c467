// Random play by OpenSpiel: lines "GAME TURNS SEED" from the standard input; a turn is all actions of a player until
// the other is to move, a game has at most 1,000 turns. Printed for each: how many ways there are to play one, two, …
// turns from the start (told apart by what comes out of each), the actions, and the CPU seconds that playing took.
#include <ctime>
#include <iostream>
#include <memory>
#include <random>
#include <set>
#include <sstream>
#include <string>

#include "open_spiel/spiel.h"

namespace {

using open_spiel::Action;
using open_spiel::State;

constexpr int most_turns = 1000, counted = 3;

// What may be the state after the turn, each once.
void end_turn(const State& state, open_spiel::Player player, std::set<std::string>& seen,
              std::vector<std::unique_ptr<State>>& out) {
  for (const Action action : state.LegalActions()) {
    auto next = state.Child(action);
    if (!next->IsTerminal() && next->CurrentPlayer() == player) {
      end_turn(*next, player, seen, out);
    } else if (seen.insert(next->ToString()).second) {
      out.push_back(std::move(next));
    }
  }
}

long ways(const State& state, int turns) {
  if (turns == 0) return 1;
  if (state.IsTerminal()) return 0;
  std::set<std::string> seen;
  std::vector<std::unique_ptr<State>> ends;
  end_turn(state, state.CurrentPlayer(), seen, ends);
  long sum = 0;
  for (const auto& end : ends) sum += ways(*end, turns - 1);
  return sum;
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::string name;
    long turns = 0, actions = 0;
    unsigned seed = 0;
    std::istringstream(line) >> name >> turns >> seed;
    const auto game = open_spiel::LoadGame(name);
    for (int depth = 1; depth <= counted; ++depth) std::cout << ways(*game->NewInitialState(), depth) << ' ';
    std::mt19937 random(seed);
    const std::clock_t begun = std::clock();
    for (long done = 0; done < turns;) {
      const auto state = game->NewInitialState();
      for (int played = 0; done < turns && played < most_turns && !state->IsTerminal();) {
        const auto player = state->CurrentPlayer();
        const auto legal = state->LegalActions();
        state->ApplyAction(legal[std::uniform_int_distribution<std::size_t>(0, legal.size() - 1)(random)]);
        ++actions;
        if (state->IsTerminal() || state->CurrentPlayer() != player) ++played, ++done;
      }
    }
    const double taken = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    std::cout << "ways, " << actions << " actions (" << taken << " CPU seconds)" << std::endl;
  }
}
