#include "games/twisty/game.hpp"

#include "games/twisty/exchange/facelets.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/puzzle/scramble.hpp"
#include "games/twisty/show/picture.hpp"

namespace asobi::twisty {

void Rules::moves(const State&, std::vector<Turn>& out) const {
  for (const int number : turning_layers(puzzle(), model().named.turning)) {
    const Turn turn = layer_turn(puzzle(), number);
    out.push_back(turn);
    if (order_of(puzzle(), turn.axis) > 2) out.push_back(layer_turn(puzzle(), number, -1));
  }
}

State Rules::after(State state, const Turn& turn) const {
  mover().apply(state, turn);
  return state;
}

std::string Rules::key(const State& state) const {
  return {reinterpret_cast<const char*>(state.at.data()), state.at.size() * sizeof(Point)};
}

std::string Rules::move_name(const State&, const Turn& turn) const { return turn_text(model(), turn); }

Result<std::vector<Turn>> Rules::parse_line(const State&, std::string_view text) const {
  auto turns = parse_turns(model(), text);
  if (!turns) turns.error().code = Code::illegal_move;
  return turns;
}

Result<Turn> Rules::parse_move(const State& state, std::string_view text) const {
  ASOBI_TRY(const auto turns, parse_line(state, text));
  if (turns.size() == 1) return turns[0];
  return fail(Code::illegal_move, "{} is {} turns; one is played at a time", "{} は {} 手です。一手ずつ指してください",
              shown(text), turns.size());
}

View Rules::view(const State& state) const {
  const Puzzle& p = puzzle();
  View out{.kind = {}, .puzzle = model().named.name, .at = {}};
  out.at.reserve(static_cast<std::size_t>(p.sticker_count()));
  if (!p.middles().empty()) out.turned.emplace();
  for (int s = 0; s < p.sticker_count(); ++s) {
    out.at.push_back(mover().sticker_at(state, s));
    if (p.is_middle(s)) out.turned->push_back(mover().turned_at(state, s));
  }
  out.solved = mover().is_solved(state);
  out.oriented_solved = mover().is_oriented_solved(state);
  return out;
}

std::string Rules::picture(const State& state, Lang lang) const {
  return twisty::picture(model(), mover(), state, lang);
}

namespace {

constexpr double seconds_for_facelets = 20;

Result<State> start_of(const PreparedPuzzle& prepared, const Options& options) {
  State state = prepared.mover.solved();
  if (options.scramble) {
    ASOBI_TRY(const auto turns, parse_turns(prepared.model, *options.scramble));
    prepared.mover.apply(state, turns);
  } else if (options.facelets) {
    Progress progress({}, {}, seconds_for_facelets);
    return parse_facelets(prepared.model, *options.facelets, progress);
  } else if (options.colours) {
    Progress progress({}, {}, seconds_for_facelets);
    return parse_colours(prepared.model, *options.colours, progress);
  } else if (options.seed) {
    Random random(*options.seed);
    prepared.mover.apply(state, scramble(prepared.model.puzzle, random));
  }
  return state;
}

}  // namespace

Result<Game> open(const Options& options) {
  ASOBI_TRY(Model model, Model::make(options.puzzle));
  const auto prepared = std::make_shared<const PreparedPuzzle>(std::move(model));
  ASOBI_TRY(State start, start_of(*prepared, options));
  return Game(Rules(prepared, std::move(start)));
}

}  // namespace asobi::twisty
