#include "games/diamond/game.hpp"

#include <algorithm>

#include "base/say.hpp"
#include "base/text_reader.hpp"

namespace asobi::diamond {

Game::State Game::start() const {
  State out = {placement_ ? placed(mover_, *placement_) : mover_.start()};
  out.seen.push_back(out.position.hash);
  out.marked = target_.from;
  return out;
}

void Game::moves(const State& state, std::vector<Move>& out) const {
  if (status(state).kind != Status::Kind::running) return;
  mover_.each_move(state.position, [&](Move move) { out.push_back(move); });
}

Game::State Game::after(State state, const Move& move) const {
  mover_.apply(state.position, move);
  ++state.played;
  if (target_.from != nowhere && move.from == state.marked) state.marked = move.to;
  if (mover_.switches().repetition == 0 && state.seen.size() == remembered) state.seen.erase(state.seen.begin());
  state.seen.push_back(state.position.hash);
  return state;
}

std::string Game::key(const State& state) const {
  std::string out;
  for (const int owner : owners(mover_, state.position)) out.push_back(static_cast<char>('0' + owner));
  out += fmt::format(" {}", state.position.to_move);
  if (target_.from != nowhere) out += fmt::format(" {}", state.marked);
  if (mover_.switches().limit > 0) out += fmt::format(" {}", state.played);
  if (mover_.switches().repetition > 0) {
    for (const std::uint64_t hash : state.seen) out += fmt::format(" {}", hash);
  }
  return out;
}

Status Game::status(const State& state) const {
  if (target_.from != nowhere) {
    if (state.marked == target_.to) return {Status::Kind::won, placement_ ? placement_->to_move : 0};
  } else if (const auto winner = mover_.winner(state.position)) {
    return {Status::Kind::won, *winner};
  }
  const Switches& switches = mover_.switches();
  const bool at_limit = switches.limit > 0 && state.played >= switches.limit;
  const bool again =
      switches.repetition > 0 && std::ranges::count(state.seen, state.position.hash) >= switches.repetition;
  return {at_limit || again ? Status::Kind::drawn : Status::Kind::running, state.position.to_move};
}

std::string Game::move_name(const State&, const Move& move) const {
  if (move.from == nowhere) return "pass";
  return point_text(board(), move.from, system_) + ":" + point_text(board(), move.to, system_);
}

Result<void> Game::check_piece(const State& state, Point from) const {
  const auto& position = state.position;
  if (!position.occupied.has(from)) {
    return fail(Code::illegal_move, "there is no piece on {}", "{} に駒はありません",
                point_text(board(), from, system_));
  }
  for (int k = 0; k < players(); ++k) {
    if (k == position.to_move || !position.men[static_cast<std::size_t>(k)].has(from)) continue;
    return fail(Code::illegal_move, "the piece on {} is player {}'s, and player {} is to move",
                "{} の駒はプレイヤー {} のものです。手番はプレイヤー {} です", point_text(board(), from, system_),
                k + 1, position.to_move + 1);
  }
  return {};
}

Result<void> Game::check_chain(const State& state, const std::vector<Point>& chain) const {
  for (std::size_t i = 1; i < chain.size(); ++i) {
    const auto jumps = board().jumps(chain[i - 1]);
    const auto jump = std::ranges::find(jumps, chain[i], &Jump::to);
    if (jump == jumps.end() || !mover_.can_hop(state.position, chain.front(), *jump)) {
      return fail(Code::illegal_move,
                  "there is no hop from {} to {}: a hop goes straight over exactly one piece to the empty point behind "
                  "it",
                  "{} から {} へは飛べません。隣の駒一つだけを飛び越えて、そのすぐ先の空いた点へ行きます",
                  point_text(board(), chain[i - 1], system_), point_text(board(), chain[i], system_));
    }
  }
  return {};
}

Result<Move> Game::parse_move(const State& state, std::string_view text) const {
  if (status(state).kind != Status::Kind::running) {
    return fail(Code::illegal_move, "the game is over", "勝負はついています");
  }
  bool must_pass = true;
  state.position.men[static_cast<std::size_t>(state.position.to_move)].each(
      [&](Point from) { must_pass = must_pass && !mover_.targets(state.position, from).any(); });
  if (must_pass && equal_ignoring_case(text, "pass")) return Move{};
  if (must_pass) {
    return fail(Code::illegal_move, "player {} cannot move any piece; play pass",
                "プレイヤー {} の動かせる駒がありません。pass と書いてください", state.position.to_move + 1);
  }
  if (equal_ignoring_case(text, "pass")) {
    return fail(Code::illegal_move, "player {} can move, and may not pass",
                "プレイヤー {} は動かせる駒があるので pass はできません", state.position.to_move + 1);
  }
  std::vector<Point> chain;
  for (const std::string_view word : words(text, ":>")) {
    auto point = within(parse_point(board(), word), word, text);
    if (!point) {
      point.error().code = Code::illegal_move;
      return fail(point.error());
    }
    chain.push_back(*point);
  }
  if (chain.size() < 2) {
    return fail(Code::illegal_move, "{} is not a move; write from:to, like {}",
                "{} は手ではありません。{} のように 元の点:行き先 の形で書いてください", shown(text), [&] {
                  std::string sample;
                  mover_.each_move(state.position, [&](Move move) {
                    if (sample.empty()) sample = move_name(state, move);
                  });
                  return sample;
                }());
  }
  ASOBI_CHECK(check_piece(state, chain.front()));
  if (chain.size() > 2) ASOBI_CHECK(check_chain(state, chain));
  const Move move = {chain.front(), chain.back()};
  const WideBits targets = mover_.targets(state.position, move.from);
  if (targets.has(move.to)) return move;
  if (move.from != move.to && state.position.occupied.has(move.to)) {
    return fail(Code::illegal_move, "there is a piece on {} already", "{} にはすでに駒があります",
                point_text(board(), move.to, system_));
  }
  if (move.from == move.to) {
    return fail(Code::illegal_move, "a chain may pass its start, but not end there",
                "出発した点を通ることはできますが、そこで終わることはできません");
  }
  if (mover_.reach(state.position, move.from).has(move.to)) {
    return mover_.goal(state.position.to_move).has(move.from)
               ? fail(Code::illegal_move, "a piece in its goal may not leave it (goal stay)",
                      "目標に入った駒は外へ出られません（goal stay）")
               : fail(Code::illegal_move, "a move may not end in another player's corner (corners own)",
                      "自分の陣地と目標以外の陣地には止まれません（corners own）");
  }
  std::vector<std::string> reach;
  targets.each([&](Point p) { reach.push_back(point_text(board(), p, system_)); });
  constexpr std::size_t most = 12;
  const bool more = reach.size() > most;
  reach.resize(std::min(reach.size(), most));
  return fail(Code::illegal_move,
              "the piece on {0} cannot go to {1}: it steps to an empty neighbour or hops, over exactly one piece at a "
              "time. It can go to: {2}{3}",
              "{0} の駒は {1} へ行けません。隣の空いた点へ進むか、駒を一つずつ飛び越えます。行ける点: {2}{4}",
              point_text(board(), move.from, system_), point_text(board(), move.to, system_),
              fmt::format("{}", fmt::join(reach, " ")),
              more            ? " …"
              : reach.empty() ? "nowhere"
                              : "",
              more            ? " …"
              : reach.empty() ? "なし"
                              : "");
}

// A fault is told with the number of its move in the game.
Result<std::vector<Move>> Game::parse_line(const State& start, std::string_view text) const {
  const auto names = words(text);
  constexpr std::size_t longest = 100'000;
  if (names.size() > longest) {
    return fail(Code::limit, "a record has at most {} moves, not {}", "棋譜は {} 手までです（{} 手は不可）",
                grouped(longest), grouped(names.size()));
  }
  std::vector<Move> out;
  State state = start;
  for (const std::string_view name : names) {
    auto move = within(parse_move(state, name), name, text);
    if (!move) {
      const Text& why = move.error().message;
      move.error().message =
          say("move {0} ({1}): {2}", "{0} 手目（{1}）: {3}", state.played + 1, shown(name), why.en, why.ja);
      return fail(move.error());
    }
    state = after(std::move(state), *move);
    out.push_back(*move);
  }
  return out;
}

std::vector<int> owners(const Mover<WideBits>& mover, const Position<WideBits>& position) {
  std::vector<int> out(mover.board().points(), -1);
  for (int k = 0; k < mover.players(); ++k) {
    position.men[static_cast<std::size_t>(k)].each([&](Point p) { out[p] = k; });
  }
  return out;
}

namespace {

Seat seat_of(const Game& game, const Game::State& state, int player) {
  Seat out = {game.mover().seats()[static_cast<std::size_t>(player)]};
  state.position.men[static_cast<std::size_t>(player)].each([&](Point p) {
    out.height += game.board().height(out.corner, p);
    out.home += game.mover().goal(player).has(p) ? 1 : 0;
  });
  return out;
}

}  // namespace

View Game::view(const State& state) const {
  View out = {.dim = board().dim(), .size = board().size(), .at = owners(mover_, state.position)};
  for (int k = 0; k < players(); ++k) out.seats.push_back(seat_of(*this, state, k));
  if (status(state).kind == Status::Kind::running) {
    out.to_move = state.position.to_move;
    state.position.men[static_cast<std::size_t>(state.position.to_move)].each([&](Point from) {
      auto paths = mover_.paths(state.position, from);
      if (!paths.empty()) out.moves.push_back({from, std::move(paths)});
    });
  }
  if (target_.from != nowhere) {
    out.target = Target{state.marked, target_.to};
  } else {
    out.win = win_rule(mover_.switches());
  }
  return out;
}

std::string Game::picture(const State& state, Lang lang) const { return board_picture(*this, state, lang); }

}  // namespace asobi::diamond
