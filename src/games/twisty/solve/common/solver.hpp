// What solves a puzzle, and a way of solving as data: which puzzles it is for, how its tables are made once, and then
// any number of states solved, from many threads at once. The list of all is in methods/methods.hpp.
#pragma once

#include <memory>
#include <optional>
#include <string>
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

  static constexpr auto fields() {
    return field_list(field("id", &PhaseSpan::id), field("name", &PhaseSpan::name),
                      field("from", &PhaseSpan::from, "its first turn, from 0"),
                      field("to", &PhaseSpan::to, "the turn after its last"));
  }
};

struct Solution {
  std::vector<Turn> turns;
  std::vector<PhaseSpan> phases = {};  // none, or one after the other from the first turn to the last
  bool optimal = false;                // no solution has fewer turns, as the method counts them
  // In the manner `paper`: how many turns more it would take if every choice that the paper leaves open fell badly, and
  // every procedure that is lost took as many turns as the longest of its step.
  int open_turns = 0;
  // The same if every choice fell as chance would have it, and every lost procedure took any number of turns from the
  // fewest to the longest, each as likely: drawn once, by the state.
  int drawn_turns = 0;
};

// Three ways to follow a method of the paper (chapter 14). paper: its own procedures, every printed turn counted; where
// a procedure is lost with its figure, one of ours that fits what is printed of it. plain: its steps with the shortest
// procedures. improved: with the improvements that it proposes.
enum class Manner { paper, plain, improved };
constexpr auto names(Manner) { return std::to_array<std::string_view>({"paper", "plain", "improved"}); }
inline auto labels(Manner) {
  return std::to_array<Text>({{"as the paper writes it", "論文のとおり"},
                              {"the shortest procedures", "各手順を最短に"},
                              {"with its improvements", "改善案も加えて"}});
}

// What the paper proposes to do better (14.1.18, 14.2.6). stages: procedures for Y- corners that mind only those there
// already. order: of the Y+ edges the one that takes fewest turns next. clusters: inner pieces moved several at once.
// opposite: inner pieces moved to the opposite face directly. pairs: the four pairs of F2L in the best order.
enum class Improvement { stages, order, clusters, opposite, pairs };
constexpr auto names(Improvement) {
  return std::to_array<std::string_view>({"stages", "order", "clusters", "opposite", "pairs"});
}

// What may be asked of a method besides a solution.
struct MethodOptions {
  Manner as = Manner::plain;
  std::optional<Improvement> alone = {};  // of a method of the paper: the manner `plain` with this improvement
  int length = 0;                         // a solution of so many turns is short enough; 0: as the method likes
  std::uint64_t memory = 0;               // bytes that its largest table may take; 0: as the method likes
  std::string only = {};  // of a method of the paper this phase alone, for states where the others have nothing to do
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
  bool has_manners = false;                         // the paper's: can be followed as it is written, or better
  bool takes_length = false, takes_memory = false;  // can be asked for so many turns, told how large a table may be
  int quick_length = 0;                             // at which it answers soonest, if it takes one
  bool heavy = false;                               // a solution may take hours, and takes all threads
  // An error that says for which puzzles the method is, if not for this one. To find that out may take long.
  Result<void> (*fits)(const Model& model, Progress& progress) = nullptr;
  // The model fits and outlives the solver; nothing is wished for that the method cannot do.
  Result<std::unique_ptr<Solver>> (*make)(const Model& model, const MethodOptions& options, Context& context) = nullptr;
};

}  // namespace asobi::twisty
