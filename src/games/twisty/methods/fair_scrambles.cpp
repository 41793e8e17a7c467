#include "games/twisty/methods/fair_scrambles.hpp"

#include "base/trials.hpp"
#include "games/twisty/group/action.hpp"
#include "games/twisty/methods/methods.hpp"
#include "games/twisty/notation/notation.hpp"

namespace asobi::twisty {

namespace {

struct FairScramble {
  std::string turns;

  static constexpr auto fields() { return field_list(field("turns", &FairScramble::turns)); }
};

}  // namespace

Result<FairStates> FairStates::make(const Model& model, Progress& progress) {
  ASOBI_TRY(PermutationGroup group,
            PermutationGroup::generate(mark_turns(model.puzzle, model.named.turning), progress));
  return FairStates(std::move(group));
}

Result<std::vector<std::string>> fair_scrambles(const Model& model, std::size_t count, std::uint64_t seed,
                                                Context& context) {
  const Mover mover(model.puzzle);
  Progress quiet = context.progress.unwatched();
  std::optional<FairStates> states;
  const Method* method = nullptr;
  std::unique_ptr<Solver> solver;
  const auto scramble = [&](std::size_t number) -> Result<FairScramble> {
    Random random(seed_of_trial(seed, number));
    const State state = states->draw(random);
    ASOBI_TRY(const Solution solution, solve_and_replay(*method, *solver, mover, state, quiet));
    return FairScramble{turns_text(model, inverse(model.puzzle, solution.turns))};
  };
  const auto prepare = [&]() -> Result<decltype(scramble)> {
    ASOBI_TRY(states, FairStates::make(model, context.progress));
    ASOBI_TRY(method, best_method(model, context.progress));
    ASOBI_TRY(solver, method->make(model, {.length = method->quick_length}, context));
    context.progress.stage({"scrambling", "崩しています"}, count);
    return scramble;
  };
  ASOBI_TRY(const auto found, each_trial<FairScramble>(count, context.threads, context, prepare));
  std::vector<std::string> out;
  for (const FairScramble& one : found) out.push_back(one.turns);
  return out;
}

}  // namespace asobi::twisty
