#include "games/twisty/solve/table/state_table.hpp"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <utility>

#include "base/parallel.hpp"
#include "games/twisty/group/group.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/solve/table/colour_classes.hpp"
#include "solve/fibred_census.hpp"

namespace asobi::twisty {
namespace {

// The states at the greatest distance, each way home replayed by colours: found at one of those that fold together, and
// renamed for the others. All of them are looked at: a symmetry that folds the table need not be one of the solid, and
// then takes a state to one that other symmetries of the solid keep.
Result<std::uint64_t> classes_of_farthest(const SmallSpace& small, const Puzzle& puzzle, const FibredCount& count,
                                          unsigned threads, Progress& progress) {
  constexpr std::size_t at_once = 16;
  const FibredSpace& space = small.space();
  const ColourClasses classes(puzzle, small.reference(), small.turns());
  const auto stickers = static_cast<std::size_t>(puzzle.sticker_count());
  const std::size_t farthest = count.distribution.size() - 1;
  const auto foldings = space.foldings();
  std::atomic<std::uint64_t> keeping = 0, states = 0;
  std::atomic<bool> wrong = false;
  progress.stage({"comparing the farthest states", "最も遠い状態を比べています"}, count.farthest.size());
  const auto compare = [&](std::uint64_t entry, std::vector<std::uint8_t>& colours) {
    const auto home = descend(space, count.distances.as<std::uint64_t>(), space.state_at(entry), farthest);
    if (!home || home->size() != farthest) {
      wrong = true;
      return;
    }
    for (const std::uint8_t symmetry : foldings[entry / space.row_size()]) {
      // The moves home bring the sticker at each place to where its colour belongs.
      for (std::size_t place = 0; place < stickers; ++place) {
        std::size_t mark = place;
        for (const std::size_t move : *home) mark = small.marks_after()[space.unfolded(symmetry, move)][mark];
        colours[place] = static_cast<std::uint8_t>(puzzle.face_of(puzzle.sticker_of_mark(static_cast<int>(mark))));
      }
      keeping += classes.kept_by(colours);
      ++states;
    }
  };
  parallel_for((count.farthest.size() + at_once - 1) / at_once, threads, [&](std::size_t part) {
    std::vector<std::uint8_t> colours(stickers);
    const std::size_t begin = part * at_once, end = std::min(begin + at_once, count.farthest.size());
    for (std::size_t i = begin; i < end && !wrong && !progress.stopped(); ++i) compare(count.farthest[i], colours);
    progress.advance(end - begin);
  });
  ASOBI_CHECK(progress.check());
  const std::uint64_t once = classes.symmetries() * small.copies();
  if (wrong || states != count.distribution.back() || keeping % once != 0) {
    return fail(Code::internal, "the farthest states are not as far as they were counted",
                "最も遠い状態の手数が数えたものと合いません");
  }
  return keeping / once;
}

Result<Table> counted_table(const std::string& name, const SmallSpace& small, const Puzzle& puzzle, Blocks& blocks,
                            Team& team, unsigned threads, Progress& progress) {
  ASOBI_TRY(FibredCount count, count_states(small.space(), blocks, team, threads, progress));
  ASOBI_TRY(const std::uint64_t classes, classes_of_farthest(small, puzzle, count, threads, progress));
  const auto words = count.distances.as<std::uint64_t>();
  words[words.size() - 2] = count.farthest.front();
  words.back() = classes;
  return Table{name, std::move(count.distribution), std::move(count.distances)};
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

Result<StateTable> StateTable::make(const Model& model, CensusMetric metric, Turning turning, Context& context,
                                    std::span<const Turn> only, BlockStore* given) {
  BlockStore memory;
  BlockStore& store = given != nullptr ? *given : memory;
  Team& team = store.team();
  const std::string name = fmt::format(
      "twisty/states/{}/{}/{}{}", model.puzzle.description().text(), turning == Turning::all ? "all" : "core",
      metric == CensusMetric::half ? "half" : "quarter", only.empty() ? "" : "/" + turns_text(model, only));
  ASOBI_TRY(SmallSpace small, SmallSpace::make(model, metric, turning, context.progress, only));
  const FibredSpace& space = small.space();
  const auto made = [&](Progress& progress) -> Result<Table> {
    const std::uint64_t beside = team.size() > 1 ? bytes_of_distances(space.entries()) : 0;
    ASOBI_TRY(const auto blocks,
              store.open(name, {rows_to_count, rows_made_anew, parts_of_team(space, team.size()), beside}, progress));
    return counted_table(name, small, model.puzzle, *blocks, team, context.threads, progress);
  };
  const auto sound = [&](const Table& table) {
    const auto reached = std::accumulate(table.census.begin(), table.census.end(), std::uint64_t{0});
    const auto words = table.data.as<std::uint64_t>();
    if (words.size_bytes() != bytes_of_distances(space.entries())) return false;
    const std::uint64_t farthest = words[words.size() - 2], classes = words.back();
    if (reached != small.reachable() * small.copies() || farthest >= space.entries()) return false;
    const auto symmetries = static_cast<std::uint64_t>(2 * model.puzzle.solid().shape().rotation_count());
    const std::uint64_t last = table.census.back() / small.copies();
    if (classes > last || classes < (last + symmetries - 1) / symmetries) return false;
    if (!holds(space, table.data.bytes(), table.census)) return false;
    const auto home = descend(space, words, space.state_at(farthest), table.census.size());
    return home && home->size() + 1 == table.census.size();
  };
  // What a team counts is not kept: one member could find it, and another not.
  Shelf of_team;
  Shelf& shelf = team.size() > 1 ? of_team : context.shelf;
  ASOBI_TRY(auto table, shelf.table(name, made, sound, context.progress));
  store.done(name);
  return StateTable(std::move(small), std::move(table), model);
}

StateTable::StateTable(SmallSpace space, std::shared_ptr<const Table> table, const Model& model)
    : space_(std::move(space)), table_(std::move(table)), distribution_(table_->census), mover_(model.puzzle) {
  for (std::uint64_t& states : distribution_) states /= space_.copies();
}

Turn StateTable::turn_to(State& state, std::uint64_t index) const {
  const Puzzle& puzzle = mover_.puzzle();
  for (const Turn& turn : space_.turns()) {
    mover_.apply(state, turn);
    const auto indices = space_.indices(state);
    if (indices && std::ranges::find(*indices, index) != indices->end()) return turn;
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
  ASOBI_TRY(const std::vector<std::uint64_t> indices, space_.indices(state));
  ASOBI_TRY(const std::vector<std::uint64_t> path, way_home(indices.front()));
  std::vector<Turn> out;
  for (std::size_t i = 1; i < path.size(); ++i) out.push_back(turn_to(state, path[i]));
  return out;
}

Result<std::vector<Turn>> StateTable::antipode() const {
  ASOBI_TRY(const std::vector<std::uint64_t> path, way_home(space_.space().state_at(farthest())));
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
