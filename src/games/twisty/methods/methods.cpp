#include "games/twisty/methods/methods.hpp"

#include <algorithm>
#include <iterator>

#include "games/twisty/group/group.hpp"
#include "games/twisty/human/methods.hpp"
#include "games/twisty/methods/carried.hpp"
#include "games/twisty/solve/big_cube/methods.hpp"
#include "games/twisty/solve/cube3/methods.hpp"
#include "games/twisty/solve/table/state_table.hpp"
#include "games/twisty/solve/universal/universal.hpp"

namespace asobi::twisty {
namespace {

constexpr std::uint64_t few_states = 100'000'000;  // a table of them is made in seconds
constexpr int few_pieces = 64;                     // puzzles with more have more states

Result<bool> has_few_states(const Model& model, Progress& progress) {
  if (model.puzzle.piece_count() > few_pieces) return false;
  ASOBI_TRY(const GroupFacts facts, group_facts(model.puzzle, model.named.turning, progress));
  const auto states = facts.states_up_to_rotation.to_uint64();
  return states && *states <= few_states;
}

}  // namespace

const std::vector<Method>& methods() {
  static const std::vector<Method> all = [] {
    std::vector<Method> out = human::human_methods();
    std::ranges::move(table_methods(), std::back_inserter(out));
    std::ranges::move(cube3::cube3_methods(), std::back_inserter(out));
    std::ranges::move(big_cube::big_cube_methods(), std::back_inserter(out));
    std::ranges::move(universal_methods(), std::back_inserter(out));
    std::ranges::move(carried_methods(), std::back_inserter(out));
    return out;
  }();
  return all;
}

Result<bool> is_for(const Method& method, const Model& model, Progress& progress) {
  if (method.fits(model, progress)) return true;
  ASOBI_CHECK(progress.check());
  return false;
}

Result<const Method*> best_method(const Model& model, Progress& progress) {
  for (const std::string_view id : {"twophase", "short", "table"}) {  // the states are counted only if they must be
    if (id == "table") {
      ASOBI_TRY(const bool few, has_few_states(model, progress));
      if (!few) continue;
    }
    const Method& method = *std::ranges::find(methods(), id, &Method::id);
    ASOBI_TRY(const bool fits, is_for(method, model, progress));
    if (fits) return &method;
  }
  return &*std::ranges::find(methods(), "universal", &Method::id);
}

Result<const Method*> find_method(std::string_view id, const Model& model, Progress& progress) {
  if (id == "auto") return best_method(model, progress);
  const auto method = std::ranges::find(methods(), id, &Method::id);
  if (method != methods().end()) {
    ASOBI_CHECK(method->fits(model, progress));
    return &*method;
  }
  std::vector<std::string> fitting = {"auto"};
  for (const Method& one : methods()) {
    ASOBI_TRY(const bool fits, is_for(one, model, progress));
    if (fits) fitting.push_back(one.id);
  }
  return fail(Code::unknown_name, "there is no method {}; for {} there are: {}",
              "{} という解法はありません。{} の解法: {}", shown(id), model.named.name,
              fmt::format("{}", fmt::join(fitting, ", ")));
}

Result<Solution> solve_and_replay(const Method& method, const Solver& solver, const Mover& mover, const State& state,
                                  Progress& progress) {
  ASOBI_TRY(Solution solution, solver.solve(state, progress));
  State replayed = state;
  for (std::size_t i = 0; i < solution.turns.size(); ++i) {
    if (i % 1024 == 0) {  // a solution that comes after the deadline is kept; one that is not wanted any more is not
      const auto wanted = progress.check();
      if (!wanted && wanted.error().code == Code::cancelled) return std::unexpected(wanted.error());
    }
    mover.apply(replayed, solution.turns[i]);
  }
  if (!(method.to_marks ? mover.is_oriented_solved(replayed) : mover.is_solved(replayed))) {
    return fail(Code::internal, "the method {} gave turns that do not solve the puzzle",
                "解法 {} の手順ではパズルが完成しませんでした", method.id);
  }
  return solution;
}

}  // namespace asobi::twisty
