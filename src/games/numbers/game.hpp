// Games on numbers as a game of the catalogue: who types the rules can play it, see which positions are lost, and ask
// what holds for all of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/numbers/turns.hpp"
#include "play/impartial.hpp"

namespace asobi::numbers {

struct View {
  Literal<"numbers"> kind;
  std::optional<Text> title;
  std::vector<std::string> names;
  Tuple values;
  std::string position, move;  // the statements
  std::string numeration;
  bool misere = false;
  std::uint32_t blocks = 0;
  bool forbidding = false;
  std::vector<Tuple> forbidden = {};

  static constexpr auto fields() {
    return field_list(field("kind", &View::kind), field("title", &View::title, "of rules that have a name"),
                      field("names", &View::names), field("values", &View::values),
                      field("position", &View::position, "which values are a position, as a statement"),
                      field("move", &View::move, "where a move leads (x'), as a statement"),
                      field("numeration", &View::numeration, "whose digits the law reads"),
                      field("misere", &View::misere),
                      field("blocks", &View::blocks, "how many moves may be forbidden before each move"),
                      field("forbidding", &View::forbidding, "whose turn it is forbids a move, or is done"),
                      field("forbidden", &View::forbidden, "where the next move must not lead"));
  }
};

class Game : public Turns {
 public:
  explicit Game(Rules rules, std::optional<Text> title = {}) : Turns(std::move(rules)), title_(std::move(title)) {}

  // What a position is worth to whoever has to move there, now or after the other has forbidden.
  struct Worth {
    std::vector<Tuple> lost = {};  // of the moves that are open, those into lost positions
    bool wins = false;
    bool all_lost = false;  // there is no other open move: in misère play nobody forbids all of them
  };
  Result<Worth> worth(const State& state, Context& context) const;

  // Of forbidding: a move into a lost position, or done if none is left. Others may win, too, if they do no harm.
  Result<std::vector<Move>> winning_moves(const State& state, Context& context) const;
  std::vector<Move> winning_moves(const State& state, const Worth& worth) const;
  impartial::Where where(const State& state, const Move& move) const;
  Result<impartial::Reason> why(const State& state, const std::vector<Move>& winning, Context& context) const;

  View view(const State& state) const;
  std::string picture(const State& state, Lang lang) const;

 private:
  std::optional<Text> title_;

  impartial::Reason why_forbid(const State& state, const Worth& worth) const;
};

constexpr std::uint32_t most_blocks = 5;

// How a game begins. A move that is typed takes the place of the rules that have a name.
struct Options {
  std::optional<std::string> start = {};
  std::string rules = "wythoff";
  std::optional<std::string> names = {}, position = {}, move = {}, numeration = {};
  bool misere = false;
  std::optional<std::uint32_t> blocks = {};
};
Result<Game> open(const Options& options);

Entry entry();

}  // namespace asobi::numbers
