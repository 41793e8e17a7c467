// Two-dimensional Nim as a game of the catalogue: rules, names of moves, what is drawn, and how it begins.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/gridnim/mirror.hpp"
#include "play/impartial.hpp"
#include "solve/adapters.hpp"

namespace asobi::gridnim {

class Rules {
 public:
  using State = Position;
  using Move = Run;
  static constexpr bool impartial = true;

  explicit Rules(Position start, const Turn& turn = {}) : start_(start), turn_(turn) {}

  Position start() const { return start_; }
  const Turn& turn() const { return turn_; }
  void moves(const Position& position, std::vector<Run>& out) const { append_runs(position, out, turn_); }
  Position after(const Position& position, const Run& run) const { return without(position, run); }
  Mask key(const Position& position) const { return position.stones; }

 private:
  Position start_;
  Turn turn_;
};

struct View {
  Literal<"stones"> kind;
  Position position;
  std::vector<Partners> pairs;  // none where there is no point symmetry
  std::optional<int> limit = {};
  bool any = false;
  bool misere = false;

  int rows() const { return position.size.rows; }
  int cols() const { return position.size.cols; }
  std::vector<std::string> labels() const;

  static constexpr auto fields() {
    return field_list(field("kind", &View::kind), field("rows", &View::rows), field("cols", &View::cols),
                      field("labels", &View::labels, "row by row; empty for a gap"),
                      field("board", &View::position, "like 110/011/111"),
                      field("pairs", &View::pairs, "partners in a point symmetry, as row and column from 0"),
                      field("limit", &View::limit, "of stones per turn, where there is one"),
                      field("any", &View::any, "stones of a stretch may be taken, and not only neighbours"),
                      field("misere", &View::misere));
  }
};

class Game : public Alternating<Rules> {
 public:
  using Alternating<Rules>::Alternating;

  std::string move_name(const State&, const Run& run) const { return run_name(run); }
  View view(const State& state) const;
  std::string picture(const State& state, Lang lang) const;

  // All of them; on a board too large for that, those that the mirror method finds, if there are any.
  Result<std::vector<Run>> winning_moves(const State& state, Context& context) const;
  impartial::Where where(const State& state, const Run& run) const;
  Result<impartial::Reason> why(const State& state, const std::vector<Run>& winning, Context& context) const;
};

// How a game begins: a board or the size of a full one.
struct Options {
  std::optional<std::string> board = {}, size = {};
  std::optional<int> limit = {};
  bool any = false;
  bool misere = false;
  std::optional<std::uint64_t> seed = {};
};
Result<Game> open(const Options& options);

Entry entry();

}  // namespace asobi::gridnim
