#include "games/twisty/solve/cube3/methods.hpp"

#include "games/twisty/solve/cube3/optimal.hpp"
#include "games/twisty/solve/cube3/reader.hpp"

namespace asobi::twisty::cube3 {
namespace {

constexpr int usual_length = 20;                  // every cube has a solution as short
constexpr std::uint64_t most_nodes = 20'000'000;  // for shorter ones, which there may not be: some ten seconds
constexpr std::uint64_t usual_memory = 256ull << 20;

class TwoPhaseSolver final : public Solver {
 public:
  TwoPhaseSolver(const Model& model, std::shared_ptr<const TwoPhase> search, const MethodOptions& options)
      : reader_(model), search_(std::move(search)) {
    limits_.length = options.length > 0 ? options.length : usual_length;
    limits_.nodes = limits_.length < usual_length ? most_nodes : 0;
  }

  Result<Solution> solve(const State& state, Progress& progress) const override {
    ASOBI_TRY(const HeldCube held, reader_.read(state));
    ASOBI_TRY(const TwoPhaseAnswer answer, search_->solve(held.cube, limits_, progress));
    return Solution{reader_.turns(answer.moves, held.rotation), {}};
  }

 private:
  CubeReader reader_;
  std::shared_ptr<const TwoPhase> search_;
  TwoPhaseLimits limits_;
};

class OptimalSolver final : public Solver {
 public:
  OptimalSolver(const Model& model, Optimal search, unsigned threads)
      : reader_(model), search_(std::move(search)), threads_(threads) {}

  Result<Solution> solve(const State& state, Progress& progress) const override {
    ASOBI_TRY(const HeldCube held, reader_.read(state));
    ASOBI_TRY(const OptimalAnswer answer, search_.solve(held.cube, threads_, progress));
    return Solution{reader_.turns(answer.moves, held.rotation), {}, true};
  }

 private:
  CubeReader reader_;
  Optimal search_;
  unsigned threads_;
};

Result<std::unique_ptr<Solver>> make_two_phase(const Model& model, const MethodOptions& options, Context& context) {
  ASOBI_TRY(auto search, TwoPhase::shared(context));
  return std::make_unique<TwoPhaseSolver>(model, std::move(search), options);
}

template <CubeMetric metric>
Result<std::unique_ptr<Solver>> make_optimal(const Model& model, const MethodOptions& options, Context& context) {
  ASOBI_TRY(Optimal search, Optimal::make(options.memory > 0 ? options.memory : usual_memory, metric, context));
  return std::make_unique<OptimalSolver>(model, std::move(search), context.threads);
}

Result<void> fits_cube(const Model& model, Progress&) { return CubeReader::fits(model); }

}  // namespace

std::vector<Method> cube3_methods() {
  return {
      {.id = "twophase",
       .title = {"two phases", "二段階探索"},
       .about = {"3x3x3: at most 20 turns of faces, in milliseconds once the tables are made; fewer if asked for",
                 "3×3×3。面の回転 20 手以内の手順を、表ができていれば数ミリ秒で見つける。望めばさらに短く"},
       .takes_length = true,
       .quick_length = 21,  // one less would take ten times as long
       .fits = fits_cube,
       .make = make_two_phase},
      {.id = "optimal",
       .title = {"shortest", "最短手順"},
       .about = {"3x3x3: as few turns of faces as possible; seconds to hours, less with a larger table",
                 "3×3×3。面の回転で数えた最短手順。数秒から数時間。表を大きくすると速くなる"},
       .takes_memory = true,
       .heavy = true,
       .fits = fits_cube,
       .make = make_optimal<CubeMetric::half>},
      {.id = "optimal-quarter",
       .title = {"shortest in quarter turns", "90° 回転で数えた最短手順"},
       .about = {"3x3x3: as few quarter turns of faces as possible, a half turn counting as two; seconds to hours, "
                 "less with a larger table",
                 "3×3×3。面の 90° 回転で数えた最短手順（180° 回転は 2 手）。数秒から数時間。表を大きくすると速くなる"},
       .takes_memory = true,
       .heavy = true,
       .fits = fits_cube,
       .make = make_optimal<CubeMetric::quarter>}};
}

}  // namespace asobi::twisty::cube3
