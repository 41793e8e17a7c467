// Methods of solving, as data: the one list that the tools `solve`, `stats` and `compare` know. A method says which
// puzzles it is for, makes its tables once, and then solves any number of states, from many threads at once.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/state.hpp"

namespace asobi::twisty {

// A part of a solution that has a goal of its own.
struct PhaseSpan {
  std::string id;
  Text name;
  std::size_t from = 0, to = 0;  // turns
};

struct Solution {
  std::vector<Turn> turns;
  std::vector<PhaseSpan> phases = {};  // none, or one after the other from the first turn to the last
  bool optimal = false;                // no solution has fewer turns, as the method counts them
};

// What may be asked of a method besides a solution.
struct MethodOptions {
  bool improved = false;     // better than the plain method
  int length = 0;            // a solution of so many turns is short enough; 0: as the method likes
  std::uint64_t memory = 0;  // bytes that its largest table may take; 0: as the method likes
};

// What a person learns of a phase: what may be seen, and what to do then.
struct Lesson {
  std::string id, section;
  Text name;
  std::size_t states = 0;  // that may be seen, with the whole and free layers turned in every way
  struct Case {
    std::vector<std::string> seen;  // "Y- (2,0,2): X+ (0,2,2)", where the mark of the first place is now
    std::vector<Turn> procedure;
  };
  std::vector<Case> cases;  // by their procedures, the shortest first
};

class Solver {
 public:
  virtual ~Solver() = default;
  virtual std::vector<Lesson> lessons() const { return {}; }
  // An error of code `unsolvable`, with the reason, if no turns lead from the state to the goal.
  virtual Result<Solution> solve(const State& state, Progress& progress) const = 0;
};

struct Method {
  std::string id;
  Text title;
  Text about;                                       // for which puzzles, and how it works
  bool to_marks = false;                            // solved when every mark is home, not only every colour
  bool improves = false;                            // can be asked to do better than the plain method
  bool takes_length = false, takes_memory = false;  // can be asked for so many turns, told how large a table may be
  bool heavy = false;                               // a solution may take hours, and takes all threads
  // An error that says for which puzzles the method is, if not for this one.
  Result<void> (*fits)(const Model& model) = nullptr;
  // The model fits and outlives the solver; nothing is wished for that the method cannot do.
  Result<std::unique_ptr<Solver>> (*make)(const Model& model, const MethodOptions& options, Context& context) = nullptr;
};

const std::vector<Method>& methods();
// The one with the shortest solutions of those that never take long: there is always one.
const Method& best_method(const Model& model);
// "auto" is the best. An error that names the methods for this puzzle if there is none of that name, or it does not
// fit.
Result<const Method*> find_method(std::string_view id, const Model& model);

// Solves and replays the solution on a fresh state; an error of code `internal` if it does not solve.
Result<Solution> solve_and_replay(const Method& method, const Solver& solver, const Mover& mover, const State& state,
                                  Progress& progress);

}  // namespace asobi::twisty
