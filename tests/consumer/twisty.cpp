// A Megaminx scrambled at random and solved by the best method for it, and the number of its states.
#include <asobi/games/twisty/group/group.hpp>
#include <asobi/games/twisty/methods/methods.hpp>
#include <asobi/games/twisty/notation/notation.hpp>
#include <asobi/games/twisty/puzzle/scramble.hpp>
#include <fmt/format.h>

using namespace asobi::twisty;

int main() {
  asobi::Progress progress;
  asobi::Shelf shelf;
  asobi::Context context{.progress = progress, .shelf = shelf};
  const Model model = Model::make("megaminx").value();
  const auto facts = group_facts(model.puzzle, model.named.turning, progress).value();
  fmt::print("{} states\n", to_string(facts.states));

  asobi::Random random(7);
  const Mover mover(model.puzzle);
  State state = mover.solved();
  mover.apply(state, random_turns(model.puzzle, model.named.turning, 50, random));
  const auto solver = best_method(model, progress).value()->make(model, {}, context).value();
  const Solution solution = solver->solve(state, progress).value();
  mover.apply(state, solution.turns);
  fmt::print("{} turns: {}\n", solution.turns.size(), turns_text(model, solution.turns));
  return mover.is_solved(state) ? 0 : 1;
}
