// Games on numbers as a game of the catalogue: who types the rules can play it, see which positions are lost, and ask
// what holds for all of them. A move is named by the position that it leads to: 3,1.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/numbers/rules.hpp"
#include "play/impartial.hpp"
#include "solve/adapters.hpp"

namespace asobi::numbers {

struct View {
  Literal<"numbers"> kind;
  std::optional<Text> title;
  std::vector<std::string> names;
  Tuple values;
  std::string position, move;  // the statements
  std::string numeration;
  bool misere = false;

  static constexpr auto fields() {
    return field_list(field("kind", &View::kind), field("title", &View::title, "of rules that have a name"),
                      field("names", &View::names), field("values", &View::values),
                      field("position", &View::position, "which values are a position, as a statement"),
                      field("move", &View::move, "where a move leads (x'), as a statement"),
                      field("numeration", &View::numeration, "whose digits the law reads"),
                      field("misere", &View::misere));
  }
};

class Game : public Alternating<Rules> {
 public:
  explicit Game(Rules rules, std::optional<Text> title = {})
      : Alternating<Rules>(std::move(rules)), title_(std::move(title)) {}

  bool misere() const { return rules().told().misere; }
  std::size_t bytes() const { return rules().bytes(); }
  static std::size_t bytes(const State& state) { return Rules::bytes(state.position); }
  Status status(const State& state) const;

  Result<std::vector<Tuple>> winning_moves(const State& state, Context& context) const;
  impartial::Where where(const State& state, const Tuple& move) const;
  Result<impartial::Reason> why(const State& state, const std::vector<Tuple>& winning, Context& context) const;

  std::string move_name(const State&, const Tuple& move) const { return fmt::format("{}", fmt::join(move, ",")); }
  View view(const State& state) const;
  std::string picture(const State& state, Lang lang) const;

 private:
  std::optional<Text> title_;
};

// How a game begins. A move that is typed takes the place of the rules that have a name.
struct Options {
  std::optional<std::string> start = {};
  std::string rules = "wythoff";
  std::optional<std::string> names = {}, position = {}, move = {}, numeration = {};
  bool misere = false;
};
Result<Game> open(const Options& options);

Entry entry();

}  // namespace asobi::numbers
