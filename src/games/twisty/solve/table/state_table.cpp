#include "games/twisty/solve/table/state_table.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "games/twisty/group/group.hpp"

namespace asobi::twisty {
namespace {

Result<Table> counted_table(const std::string& name, const FibredSpace& space, unsigned threads, Progress& progress) {
  ASOBI_TRY(FibredCount count, count_states(space, threads, progress));
  const std::size_t words = count.distances.size() / sizeof(std::uint64_t);
  ASOBI_TRY(Buffer data, Buffer::zeroed((words + 1) * sizeof(std::uint64_t)));
  std::ranges::copy(count.distances.as<std::uint64_t>(), data.as<std::uint64_t>().begin());
  data.as<std::uint64_t>()[words] = count.farthest;
  return Table{name, std::move(count.distribution), std::move(data)};
}

class TableSolver final : public Solver {
 public:
  explicit TableSolver(StateTable table) : table_(std::move(table)) {}
  Result<Solution> solve(const State& state, Progress& progress) const override {
    ASOBI_CHECK(progress.check());
    ASOBI_TRY(std::vector<Turn> turns, table_.solution(state));
    return Solution{std::move(turns), {}, true};
  }

 private:
  StateTable table_;
};

Result<std::unique_ptr<Solver>> make_table_solver(const Model& model, const MethodOptions&, Context& context) {
  ASOBI_TRY(StateTable table, StateTable::make(model, CensusMetric::half, model.named.turning, context));
  return std::make_unique<TableSolver>(std::move(table));
}

Result<void> fits_table(const Model& model, Progress& progress) {
  return SmallSpace::fits(model, model.named.turning, progress);
}

}  // namespace

Result<StateTable> StateTable::make(const Model& model, CensusMetric metric, Turning turning, Context& context) {
  ASOBI_TRY(SmallSpace small, SmallSpace::make(model, metric, turning, context.progress));
  const FibredSpace& space = small.space();
  const std::string name =
      fmt::format("twisty/table/{}/{}/{}", model.puzzle.description().text(), turning == Turning::all ? "all" : "core",
                  metric == CensusMetric::half ? "half" : "quarter");
  const auto made = [&](Progress& progress) { return counted_table(name, space, context.threads, progress); };
  const auto sound = [&](const Table& table) {
    const auto reached = std::accumulate(table.census.begin(), table.census.end(), std::uint64_t{0});
    const auto words = table.data.as<std::uint64_t>();
    if (table.data.size() != DistanceTable::bytes_for(space.entries()) + sizeof(std::uint64_t)) return false;
    if (reached != small.reachable() || words.back() >= space.entries()) return false;
    if (!holds(space, table.data.bytes(), table.census)) return false;
    const auto home = descend(space, words, space.state_at(words.back()), table.census.size());
    return home && home->size() + 1 == table.census.size();
  };
  ASOBI_TRY(auto table, context.shelf.table(name, made, sound, context.progress));
  return StateTable(std::move(small), std::move(table), model);
}

Turn StateTable::turn_to(State& state, std::uint64_t index) const {
  const Puzzle& puzzle = mover_.puzzle();
  for (const Turn& turn : space_.turns()) {
    mover_.apply(state, turn);
    if (space_.index(state) == index) return turn;
    mover_.apply(state, inverse(puzzle, turn));
  }
  std::unreachable();
}

Result<std::vector<std::uint64_t>> StateTable::way_home(std::uint64_t index) const {
  const auto moves = descend(space_.space(), words(), index, distribution().size() - 1);
  if (!moves) {
    return fail(Code::corrupt, "the kept table {} is not of this puzzle: delete it, and it is made anew",
                "保存された表 {} はこのパズルのものではありません。消せば作り直します", table_->name);
  }
  std::vector<std::uint64_t> out = {index};
  for (const std::size_t move : *moves) out.push_back(space_.space().after(out.back(), move));
  return out;
}

Result<std::vector<Turn>> StateTable::solution(State state) const {
  ASOBI_TRY(const std::uint64_t index, space_.index(state));
  ASOBI_TRY(const std::vector<std::uint64_t> path, way_home(index));
  std::vector<Turn> out;
  for (std::size_t i = 1; i < path.size(); ++i) out.push_back(turn_to(state, path[i]));
  return out;
}

Result<std::vector<Turn>> StateTable::antipode() const {
  ASOBI_TRY(const std::vector<std::uint64_t> path, way_home(space_.space().state_at(words().back())));
  State state = mover_.solved();
  std::vector<Turn> out;
  for (std::size_t i = path.size() - 1; i-- > 0;) out.push_back(turn_to(state, path[i]));
  return out;
}

std::vector<Method> table_methods() {
  return {
      {.id = "table",
       .title = {"table of all states", "全状態の表"},
       .about = {"puzzles with few states (2x2x2, Pyraminx, Skewb, Dino, Skewb Diamond …): as few turns of blocks as "
                 "possible",
                 "状態の少ないパズル（2×2×2、ピラミンクス、スキューブ、ダイノ、スキューブダイヤモンドなど）。まとめた"
                 "回転で数えて最短"},
       .fits = fits_table,
       .make = make_table_solver}};
}

}  // namespace asobi::twisty
