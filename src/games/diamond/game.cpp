#include "games/diamond/game.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "games/diamond/tools/tools.hpp"
#include "play/typed_session.hpp"

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
  const bool late = switches.limit > 0 && state.played >= switches.limit;
  const bool again =
      switches.repetition > 0 && std::ranges::count(state.seen, state.position.hash) >= switches.repetition;
  return {late || again ? Status::Kind::drawn : Status::Kind::running, state.position.to_move};
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
    const auto point = parse_point(board(), word);
    if (!point) return fail(Error{Code::illegal_move, point.error().message});
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
    const auto move = parse_move(state, name);
    if (!move) {
      const Text& why = move.error().message;
      return fail(move.error().code, "move {0} ({1}): {2}", "{0} 手目（{1}）: {3}", state.played + 1, shown(name),
                  why.en, why.ja);
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

// By player: the sum of the heights of the pieces, how many are in the goal.
Json standing(const Game& game, const Game::State& state) {
  Json out = Json::array();
  for (int k = 0; k < game.players(); ++k) {
    const auto player = static_cast<std::size_t>(k);
    const Corner seat = game.mover().seats()[player];
    int height = 0, home = 0;
    state.position.men[player].each([&](Point p) {
      height += game.board().height(seat, p);
      home += game.mover().goal(k).has(p) ? 1 : 0;
    });
    out.push_back({{"corner", name(seat)}, {"goal", name(seat.opposite())}, {"height", height}, {"home", home}});
  }
  return out;
}

}  // namespace

Json Game::view(const State& state, Lang) const {
  Json moves = Json::array();
  const bool running = status(state).kind == Status::Kind::running;
  if (running) {
    state.position.men[static_cast<std::size_t>(state.position.to_move)].each([&](Point from) {
      auto paths = mover_.paths(state.position, from);
      if (!paths.empty()) moves.push_back({{"from", from}, {"paths", std::move(paths)}});
    });
  }
  Json out = {{"kind", "diamond"},
              {"dim", board().dim()},
              {"size", board().size()},
              {"seats", standing(*this, state)},
              {"at", owners(mover_, state.position)},
              {"to_move", running ? Json(state.position.to_move) : Json(nullptr)},
              {"moves", moves}};
  if (target_.from != nowhere) out["target"] = {{"piece", state.marked}, {"to", target_.to}};
  return out;
}

std::string Game::picture(const State& state, Lang lang) const { return board_picture(*this, state, lang); }

const std::vector<ToolRow<Game>>& Game::tools() {
  static const std::vector<ToolRow<Game>> rows = diamond_tools();
  return rows;
}

namespace {

constexpr int usual_dim = 3;
constexpr int usual_size = 3;
constexpr int usual_players = 2;

int usual_size_of(int dim) { return dim == 2 ? 8 : std::min(usual_size, std::max(1, most_size(dim))); }

Result<std::vector<Corner>> seats_of(const Board& board, const Json& options) {
  if (options.contains("seats")) {
    if (options.contains("players")) {
      return fail(Code::invalid, "give players or seats, not both", "players と seats は片方だけ指定してください");
    }
    return parse_seats(board, options.at("seats").get<std::string>());
  }
  const auto players = options.value("players", std::int64_t{usual_players});
  if (players > board.axes()) {
    return fail(Code::invalid, "this board is for 1 to {} players, not {}",
                "この盤は 1 人から {} 人用です（{} 人は不可）", board.axes(), players);
  }
  return usual_seats(static_cast<int>(players));
}

// Where a session begins, and what is to be reached, if that is told.
struct Opening {
  std::optional<Placement> placement;
  Move target;
};

Result<Opening> opening_of(const Board& board, const std::vector<Corner>& seats, const Json& options) {
  Opening out;
  if (options.contains("position")) {
    const auto players = static_cast<int>(seats.size());
    ASOBI_TRY(out.placement, parse_placement(board, players, options.at("position").get<std::string>()));
  }
  if (options.contains("target")) {
    const Placement here = out.placement ? *out.placement : at_home(board, seats);
    ASOBI_TRY(out.target, parse_target(board, here, options.at("target").get<std::string>()));
  }
  return out;
}

// A goal cannot be filled by an army that is too small, so there all its pieces must arrive.
Result<void> check_win_rule(const Board& board, const Opening& opening, const Json& options, Switches& switches) {
  if (!opening.placement || opening.placement->whole(board)) return {};
  if (options.value("win", std::string()) == "full") {
    return fail(Code::invalid,
                "win full needs whole armies of {} pieces, and this position has fewer; leave win away, or give all",
                "win full には {} 個ずつの駒が必要ですが、この局面には足りません。win を省くか all にしてください",
                board.home({0, false}).size());
  }
  switches.block_wins = false;
  return {};
}

Result<Switches> switches_of(const Json& options) {
  Switches out;
  out.block_wins = options.value("win", std::string("full")) == "full";
  out.foreign_rest = options.value("corners", std::string("free")) == "free";
  out.leave_goal = options.value("goal", std::string("leave")) == "leave";
  out.repetition = static_cast<int>(options.value("repetition", std::int64_t{0}));
  out.limit = options.value("limit", std::int64_t{0});
  if (out.repetition == 1) {
    return fail(Code::invalid, "repetition 1 would end the game at once; give 0 (never) or at least 2",
                "repetition が 1 では始まる前に終わります。0（なし）か 2 以上にしてください");
  }
  if (out.repetition > 0 && (out.limit == 0 || out.limit > longest_with_repetition)) {
    out.limit = longest_with_repetition;
  }
  return out;
}

Result<std::unique_ptr<Session>> open(const Json& options) {
  const int dim = static_cast<int>(options.value("dim", std::int64_t{usual_dim}));
  const int size = static_cast<int>(options.value("size", std::int64_t{usual_size_of(dim)}));
  ASOBI_TRY(auto board, Board::make(dim, size));
  ASOBI_TRY(auto seats, seats_of(*board, options));
  const bool cube = options.value("coordinates", std::string("simplex")) == "cube";
  if (cube && dim != 3) {
    return fail(Code::invalid, "cube coordinates are for boards of dimension 3 only, not {}",
                "cube の座標は 3 次元の盤だけのものです（{} 次元は不可）", dim);
  }
  ASOBI_TRY(auto opening, opening_of(*board, seats, options));
  ASOBI_TRY(Switches switches, switches_of(options));
  ASOBI_CHECK(check_win_rule(*board, opening, options, switches));
  return std::make_unique<TypedSession<Game>>(Game(std::move(board), std::move(seats), switches,
                                                   cube ? System::cube : System::simplex, std::move(opening.placement),
                                                   opening.target));
}

}  // namespace

Entry entry() {
  constexpr std::int64_t most = 1'000'000;
  return {
      .id = "diamond",
      .title = {"Diamond game in 2, 3, 4 and 5 dimensions", "ダイヤモンドゲーム（2, 3, 4, 5 次元）"},
      .about = {"Race across a star of the plane, of space or of higher dimension: step, or hop over pieces in chains; "
                "who first brings all pieces to the opposite corner wins. 1 to 6 players.",
                "平面、空間、さらに高次元の星形の盤で競走する。一歩進むか、駒を次々に飛び越え、"
                "全部の駒を向かいの陣地へ先に移した人の勝ち。1 人から 6 人まで。"},
      .paper = "diamond",
      .options =
          {
              {"dim",
               {"dimension: 2, 3 (default), 4 or 5", "次元: 2, 3（既定）, 4, 5"},
               ParameterKind::integer,
               false,
               -most,
               most},
              {"size",
               {"size m (default 8 in the plane, 3 in space, 2 and 1 above): in the plane even, in space any",
                "大きさ m（既定は平面 8、空間 3、4 次元 2、5 次元 1）。平面では偶数、空間では何でもよい"},
               ParameterKind::integer,
               false,
               -most,
               most},
              {"players",
               {"how many players, at 1-, 2-, … (default 2)", "人数。1-, 2-, … に座る（既定 2）"},
               ParameterKind::integer,
               false,
               1,
               most_players},
              {"seats",
               {"the corners of the players in the order of play; 1-,1+ is the usual duel",
                "指す順に各プレイヤーの陣地。1-,1+ は普通の二人対戦"}},
              {.name = "win",
               .help =
                   {"full (default): a full goal with at least one own piece wins; all: all own pieces must be there",
                    "full（既定）: 目標が埋まり自分の駒が一つでもあれば勝ち。all: 自分の駒が全部入れば勝ち"},
               .choices = {"full", "all"}},
              {.name = "corners",
               .help = {"free (default), or own: a move may not end in a corner that is neither home nor goal",
                        "free（既定）か own: 自分の陣地と目標以外の陣地に止まれない"},
               .choices = {"free", "own"}},
              {.name = "goal",
               .help = {"leave (default), or stay: a piece in its goal may not leave it",
                        "leave（既定）か stay: 目標に入った駒は外へ出られない"},
               .choices = {"leave", "stay"}},
              {"repetition",
               {"a position that occurs so often is a draw, as are 10,000 moves then (default 0: never)",
                "同じ局面がこの回数現れたら引き分け。このとき 10,000 手でも引き分け（既定 0: なし）"},
               ParameterKind::integer,
               false,
               0,
               1000},
              {"limit",
               {"so many moves are a draw (default 0: never)", "この手数で引き分け（既定 0: なし）"},
               ParameterKind::integer,
               false,
               0,
               most},
              {.name = "coordinates",
               .help = {"how points are printed: simplex (n + 1 numbers, default), or in space cube (3 numbers)",
                        "点の書き方: simplex（n + 1 個の数、既定）か、空間では cube（3 個の数）"},
               .choices = {"simplex", "cube"}},
              {"position",
               {"where it begins, if not at home: the points of each army, armies between /, * before the one to move",
                "初期配置以外から始めるとき: 各プレイヤーの駒の点を空白で並べ、プレイヤーを / で区切る。手番の前に *"}},
              {"target",
               {"a puzzle, from:to: it is won when, and only when, the piece on from rests on to",
                "問題（元の点:行き先）: 元の点の駒が行き先に止まったときだけ勝ち"}},
          },
      .tools = tools_of<Game>(),
      .open_checked = open,
  };
}

}  // namespace asobi::diamond
