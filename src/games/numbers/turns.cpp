#include "games/numbers/turns.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/ranges.h>

namespace asobi::numbers {

std::size_t Turns::bytes(const State& state) {
  std::size_t out = Rules::bytes(state.position);
  for (const Tuple& one : state.forbidden) out += sizeof(Tuple) + Rules::bytes(one);
  return out;
}

Turns::State Turns::at(Tuple position, int mover) const {
  const bool forbids = blocks() != 0 && rules_.game().can_move(position);
  return {std::move(position), forbids ? 1 - mover : mover, forbids};
}

std::vector<Tuple> Turns::open_moves(const State& state) const {
  std::vector<Tuple> out;
  rules_.moves(state.position, out);
  std::erase_if(out, [&](const Tuple& to) { return std::ranges::find(state.forbidden, to) != state.forbidden.end(); });
  return out;
}

void Turns::moves(const State& state, std::vector<Move>& out) const {
  const auto kind = state.forbidding ? Move::Kind::forbid : Move::Kind::go;
  if (!state.forbidding || state.forbidden.size() < blocks()) {
    std::ranges::transform(open_moves(state), std::back_inserter(out), [&](const Tuple& to) { return Move{to, kind}; });
  }
  if (state.forbidding) out.push_back({{}, Move::Kind::done});
}

Turns::State Turns::after(State state, const Move& move) const {
  switch (move.kind) {
    case Move::Kind::forbid:
      state.forbidden.push_back(move.to);
      return state;
    case Move::Kind::done:
      state.forbidding = false;
      state.to_move = 1 - state.to_move;
      return state;
    default:
      return at(move.to, 1 - state.to_move);
  }
}

// Numbers apart from each other by a comma, tuples by a semicolon.
std::string Turns::key(const State& state) const {
  std::string out = fmt::format("{}{}{}", state.to_move, state.forbidding ? "!" : "?", fmt::join(state.position, ","));
  std::vector<Tuple> forbidden = state.forbidden;
  std::ranges::sort(forbidden);
  for (const Tuple& one : forbidden) out += fmt::format(";{}", fmt::join(one, ","));
  return out;
}

std::string Turns::move_name(const State&, const Move& move) const {
  if (move.kind == Move::Kind::done) return "done";
  return fmt::format("{}{}", move.kind == Move::Kind::forbid ? "forbid:" : "", fmt::join(move.to, ","));
}

Status Turns::status(const State& state) const {
  const bool can_move = state.forbidden.empty() ? rules_.game().can_move(state.position) : !open_moves(state).empty();
  if (state.forbidding || can_move) return {Status::Kind::running, state.to_move};
  return {Status::Kind::won, misere() ? state.to_move : 1 - state.to_move};
}

}  // namespace asobi::numbers
