// Twisty puzzles as a game of the catalogue: rules, names of moves, what is drawn, and how one is opened.
// A move is any turn that notation.hpp reads: a layer, a block of layers or the whole. The puzzle is solved when its
// colours are, however the whole stands.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/state.hpp"
#include "solve/adapters.hpp"

namespace asobi::twisty {

// A puzzle ready to be turned.
struct PreparedPuzzle {
  const Model model;
  const Mover mover;

  explicit PreparedPuzzle(Model made) : model(std::move(made)), mover(model.puzzle) {}
  PreparedPuzzle(const PreparedPuzzle&) = delete;
  PreparedPuzzle& operator=(const PreparedPuzzle&) = delete;
};

// What is drawn; where stickers are and how they turn is told once, by the shape (show/shape.hpp).
struct View {
  Literal<"stickers"> kind;
  std::string puzzle;
  std::vector<int> at;
  std::optional<std::vector<int>> turned = {};  // only where faces have a middle sticker
  bool solved = false, oriented_solved = false;

  static constexpr auto fields() {
    return field_list(field("kind", &View::kind), field("puzzle", &View::puzzle),
                      field("at", &View::at, "by place of a sticker: which sticker is there"),
                      field("turned", &View::turned,
                            "by face, for its middle sticker, or one for each shell from outside: corners "
                            "counter-clockwise; absent if there is none"),
                      field("solved", &View::solved, "by colour"),
                      field("oriented_solved", &View::oriented_solved, "also the directions of middle stickers"));
  }
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
  // Each place has its normal, corners and names.
  std::size_t bytes() const { return start_.at.size() * 64; }
  static std::size_t bytes(const State& state) { return state.at.size() * sizeof(state.at[0]); }
  // Unit turns of single layers, both ways.
  void moves(const State& state, std::vector<Turn>& out) const;
  State after(State state, const Turn& turn) const;
  std::string key(const State& state) const;
  bool solved(const State& state) const { return mover().is_solved(state); }
  Turn inverse(const Turn& turn) const { return twisty::inverse(puzzle(), turn); }

  std::string move_name(const State& state, const Turn& turn) const;
  Result<Turn> parse_move(const State& state, std::string_view text) const;
  Result<std::vector<Turn>> parse_line(const State& state, std::string_view text) const;
  View view(const State& state) const;
  std::string picture(const State& state, Lang lang) const;

 private:
  std::shared_ptr<const PreparedPuzzle> prepared_;
  State start_;
};

class Game : public Solo<Rules> {
 public:
  using Solo<Rules>::Solo;
};

// At the start: the first that is given of scramble, facelets, colours and seed; solved if none is.
struct Options {
  std::string puzzle = "rubik";
  std::optional<std::string> scramble = {};
  std::optional<std::string> facelets = {}, colours = {};
  std::optional<std::uint64_t> seed = {};
};
Result<Game> open(const Options& options);

}  // namespace asobi::twisty
