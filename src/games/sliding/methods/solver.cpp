#include "games/sliding/methods/solver.hpp"

#include "games/sliding/board/normal.hpp"
#include "games/sliding/fast/fast_solver.hpp"
#include "games/sliding/optimal/optimal_search.hpp"
#include "games/sliding/table/distance_table.hpp"

namespace asobi::sliding {

namespace {

// Up to 4x4 every position can be solved; beyond, a search may take days, so it is cut off where patience ends.
constexpr int always_solved_cells = 16;
constexpr std::uint64_t patience = 200'000'000;

Result<Solution> solve_by_table(const Normal& normal, Context& context) {
  ASOBI_TRY(const DistanceTable table, distance_table(normal.shape, normal.goal_blank, context));
  ASOBI_TRY(auto slides, table.solve(normal));
  const std::uint64_t nodes = slides.size() + 1;
  return Solution{std::move(slides), true, nodes};
}

Result<Solution> solve_optimally(const Normal& normal, std::uint64_t node_limit, Context& context) {
  if (normal.shape.cells() <= most_table_cells) return solve_by_table(normal, context);
  ASOBI_TRY(OptimalAnswer answer, solve_optimal_by_search(normal, node_limit, context));
  return Solution{std::move(answer.slides), true, answer.nodes};
}

Result<Solution> solve_quickly(const Normal& normal, Context& context) {
  ASOBI_TRY(auto slides, solve_fast(normal, context.progress));
  return Solution{std::move(slides), false, 0};
}

Result<Solution> solve_normal(const Normal& normal, Method method, std::uint64_t node_limit, Context& context) {
  if (method == Method::fast) return solve_quickly(normal, context);
  const bool automatic = method == Method::automatic;
  if (automatic && node_limit == 0 && normal.shape.cells() > always_solved_cells) node_limit = patience;
  auto solution = solve_optimally(normal, node_limit, context);
  const bool over_limit = !solution && solution.error().code == Code::limit && !context.progress.stopped();
  if (!automatic || !over_limit) return solution;
  context.progress.note({solution.error().message.en + "; a short solution is given instead of a shortest one",
                         solution.error().message.ja + "。最短ではなく短い解を示します"});
  return solve_quickly(normal, context);
}

}  // namespace

Result<Solution> solve(const Position& position, const Position& goal, Method method, std::uint64_t node_limit,
                       Context& context) {
  if (!solvable(position, goal)) {
    return fail(Code::unsolvable, "this position cannot be solved: the parity is wrong",
                "この局面は解けません。偶奇が合いません");
  }
  const Normal normal = normalise(position, goal);
  ASOBI_TRY(Solution solution, solve_normal(normal, method, node_limit, context));
  solution.slides = restored(normal, std::move(solution.slides));
  if (!leads_to(position, solution.slides, goal)) {
    return fail(Code::internal, "the solution found does not solve the position", "得られた解が局面を解いていません");
  }
  return solution;
}

}  // namespace asobi::sliding
