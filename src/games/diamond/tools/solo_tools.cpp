// The tool solo: the fewest moves of one army alone.
#include <algorithm>

#include "base/json.hpp"
#include "games/diamond/solo/solo.hpp"
#include "games/diamond/tools/tools.hpp"

namespace asobi::diamond {

namespace {

constexpr std::int64_t most_width = 2'000'000;
constexpr std::int64_t usual_proof = 500'000;
constexpr std::int64_t most_proof = 1'000'000'000;

// A search of some seconds: a line has about three moves a piece, and a placement five.
std::size_t usual_width(std::size_t pieces) {
  return std::clamp<std::size_t>(1'000'000 / (pieces * pieces), 1, 10'000);
}

// The line on another state, with the game's own rules.
Result<std::vector<std::string>> replayed(const Game& alone, Game::State state, const std::vector<Move>& line) {
  std::vector<std::string> names;
  for (const Move& move : line) {
    names.push_back(alone.move_name(state, move));
    ASOBI_TRY(const Move legal, alone.parse_move(state, names.back()));
    state = alone.after(state, legal);
  }
  if (alone.status(state).kind == Status::Kind::won) return names;
  return fail(Code::internal, "the line does not bring the army home", "手順が目標に届いていません");
}

// The army of whoever is to move, the other pieces taken away.
Result<Json> run_solo(const Game& game, const Game::State& state, const Json& arguments, Context& context) {
  ASOBI_CHECK(check_race(game));
  const auto me = static_cast<std::size_t>(state.position.to_move);
  Switches switches = game.mover().switches();
  switches.repetition = 0, switches.limit = 0;  // nobody is there to draw with
  const Game alone(game.mover().shared_board(), {game.mover().seats()[me]}, switches, game.system());
  Game::State start = {alone.mover().empty(0)};
  state.position.men[me].each([&](Point p) { alone.mover().put(start.position, 0, p); });
  const SoloEffort effort = {
      arguments.value("width", usual_width(state.position.men[me].count())),
      arguments.value("prove", static_cast<std::size_t>(usual_proof)),
  };
  ASOBI_TRY(const SoloAnswer answer, with_bits(game.board(), [&]<class B>() -> Result<SoloAnswer> {
              const Mover<B> mover(game.mover().shared_board(), alone.mover().seats(), switches);
              return solo(mover, converted(mover, start.position).occupied, effort, context);
            }));
  ASOBI_TRY(const auto names, replayed(alone, start, answer.line));
  return Json{{"moves", names.size()}, {"proved", answer.proved()},       {"lower_bound", answer.lower_bound},
              {"width", effort.width}, {"placements", answer.placements}, {"kept", answer.kept},
              {"line", names}};
}

std::string text_solo(const Json& answer, Lang lang) {
  const auto moves = answer.at("moves").get<std::size_t>(), least = answer.at("lower_bound").get<std::size_t>();
  std::string out;
  if (answer.at("proved") == true) {
    out = ja(lang) ? fmt::format("{} 手。これより少ない手数はない（証明済み）\n", moves)
                   : fmt::format("{} moves, and no fewer (proved)\n", moves);
  } else {
    out =
        ja(lang)
            ? fmt::format("見つけた最善は {} 手。少なくとも {} 手は必要（最短とは証明していない）\n", moves, least)
            : fmt::format("{} moves are the best found; at least {} are needed (not proved shortest)\n", moves, least);
  }
  for (const Json& move : answer.at("line")) out += move.get<std::string>() + "\n";
  return out;
}

}  // namespace

std::vector<ToolRow<Game>> solo_tools() {
  return {
      {{.name = "solo",
        .summary = {"the fewest moves in which the army to move gets home, alone on the board",
                    "手番の駒だけを盤に置いて、全部を目標へ移す最少手数"},
        .setup_optional = {"dim", "size", "seats", "corners", "goal", "position"},
        .parameters =
            {{"width",
              {"placements kept after each move on the way to a line (the default takes some seconds)",
               "手順を探すとき各手のあとに残す配置の数（既定では数秒）"},
              ParameterKind::integer,
              false,
              1,
              most_width},
             {"prove",
              {"placements that the proof may keep, 16 to 64 bytes each and as much again (default 500,000; 0: no "
               "proof)",
               "証明のために覚えてよい配置の数。一つ 16～64 バイトとその倍まで（既定 500,000、0 なら証明しない）"},
              ParameterKind::integer,
              false,
              0,
              most_proof}},
        .example = "asobi diamond solo --dim 2 --size 4",
        .text = text_solo},
       run_solo},
  };
}

}  // namespace asobi::diamond
