// Twisty puzzles as a game of the catalogue: rules, names of moves, what is drawn, and the tools.
// A move is any turn that notation.hpp reads: a layer, a block of layers or the whole. The puzzle is solved when its
// colours are, however the whole stands.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/json_fwd.hpp"
#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/state.hpp"
#include "play/entry.hpp"
#include "solve/adapters.hpp"

namespace asobi {
template <class Game>
struct ToolRow;
}

namespace asobi::twisty {

// A puzzle ready to be turned.
struct PreparedPuzzle {
  const Model model;
  const Mover mover;

  explicit PreparedPuzzle(Model made) : model(std::move(made)), mover(model.puzzle) {}
  PreparedPuzzle(const PreparedPuzzle&) = delete;
  PreparedPuzzle& operator=(const PreparedPuzzle&) = delete;
};

class Rules {
 public:
  using State = twisty::State;
  using Move = Turn;

  Rules(std::shared_ptr<const PreparedPuzzle> prepared, State start)
      : prepared_(std::move(prepared)), start_(std::move(start)) {}

  const Model& model() const { return prepared_->model; }
  const Puzzle& puzzle() const { return prepared_->model.puzzle; }
  const Mover& mover() const { return prepared_->mover; }

  State start() const { return start_; }
  // Unit turns of single layers, both ways.
  void moves(const State& state, std::vector<Turn>& out) const;
  State after(State state, const Turn& turn) const;
  std::string key(const State& state) const;
  bool solved(const State& state) const { return mover().is_solved(state); }
  Turn inverse(const Turn& turn) const { return twisty::inverse(puzzle(), turn); }

  std::string move_name(const State& state, const Turn& turn) const;
  Result<Turn> parse_move(const State& state, std::string_view text) const;
  Result<std::vector<Turn>> parse_line(const State& state, std::string_view text) const;
  Json view(const State& state, Lang lang) const;
  std::string picture(const State& state, Lang lang) const;

 private:
  std::shared_ptr<const PreparedPuzzle> prepared_;
  State start_;
};

class Game : public Solo<Rules> {
 public:
  using Solo<Rules>::Solo;
  static const std::vector<ToolRow<Game>>& tools();
};

Entry entry();

}  // namespace asobi::twisty
