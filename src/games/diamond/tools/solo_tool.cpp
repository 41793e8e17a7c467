#include "games/diamond/tools/solo_tool.hpp"

#include <algorithm>

#include "games/diamond/solo/solo.hpp"
#include "games/diamond/solve/arena.hpp"
#include "games/diamond/solve/known.hpp"
#include "games/diamond/tools/lines.hpp"
#include "games/diamond/tools/tools.hpp"

namespace asobi::diamond {

namespace {

// A search of some seconds: a line has about three moves a piece, and a placement five.
std::size_t usual_width(std::size_t pieces) {
  return std::clamp<std::size_t>(1'000'000 / (pieces * pieces), 1, 10'000);
}

Game game_alone(const Game& game, std::size_t player) {
  Switches switches = game.mover().switches();
  switches.repetition = 0, switches.limit = 0;  // draws are for games of several players
  return Game(game.mover().shared_board(), {game.mover().seats()[player]}, switches, game.system());
}

}  // namespace

Result<SoloLine> solo_line(const Game& game, const Game::State& state, const SoloArguments& asked, Context& context) {
  ASOBI_CHECK(check_race(game));
  const auto me = static_cast<std::size_t>(state.position.to_move);
  const Game alone = game_alone(game, me);
  const Switches& switches = alone.mover().switches();
  Game::State start = {alone.mover().empty(0)};
  state.position.men[me].each([&](Point p) { alone.mover().put(start.position, 0, p); });
  const SoloEffort effort = {asked.width.value_or(usual_width(state.position.men[me].count())), asked.prove};
  ASOBI_TRY(const SoloAnswer answer, with_bits(game.board(), [&]<class B>() -> Result<SoloAnswer> {
              const Mover<B> mover(game.mover().shared_board(), alone.mover().seats(), switches);
              return solo(mover, converted(mover, start.position).occupied, effort, context);
            }));
  ASOBI_TRY(auto names, replayed(alone, start, answer.line));
  return SoloLine{answer.lower_bound, effort.width, answer.placements, answer.kept, std::move(names)};
}

Result<SoloLine> with_what_is_known(const Game& game, const Game::State& state, SoloLine found) {
  const auto me = static_cast<std::size_t>(state.position.to_move);
  const Game alone = game_alone(game, me);
  const auto& mover = alone.mover();
  Switches switches = mover.switches();
  switches.block_wins = true;  // of a whole army alone both rules ask for the same
  const KnownSolo* known = known_solo(Arena::name_of(mover.board(), mover.seats(), switches));
  if (known == nullptr || state.position.men[me] != mover.start().men[0]) return found;
  const bool shorter = !known->line.empty() && known->line.size() < found.moves();
  if (!shorter && known->lower_bound <= found.lower_bound) return found;
  if (shorter) {
    ASOBI_TRY(found.line, known_line(alone, known->line));
  }
  found.lower_bound = std::max(found.lower_bound, known->lower_bound);
  found.source = known->source();
  return found;
}

std::string text(const SoloLine& solo, Lang lang) {
  std::string out = solo.proved()
                        ? say(lang, "{} moves, and no fewer (proved)\n",
                              "{} 手。これより少ない手数はない（証明済み）\n", solo.moves())
                        : say(lang, "{} moves are the best found; at least {} are needed (not proved shortest)\n",
                              "見つけた最善は {} 手。少なくとも {} 手は必要（最短とは証明していない）\n", solo.moves(),
                              solo.lower_bound);
  if (solo.source) out += solo.source->in(lang) + "\n";
  for (const std::string& move : solo.line) out += move + "\n";
  return out;
}

namespace {

Result<SoloLine> told_line(const Game& game, const Game::State& state, const SoloArguments& asked, Context& context) {
  ASOBI_TRY(SoloLine found, solo_line(game, state, asked, context));
  return with_what_is_known(game, state, std::move(found));
}

}  // namespace

ToolRows<Game> solo_tools() {
  constexpr std::int64_t most_width = 2'000'000;
  constexpr std::int64_t most_proof = 1'000'000'000;
  const Arguments<SoloArguments> arguments = {
      argument("width", &SoloArguments::width, {"Search width", "探索の幅"},
               {"placements kept after each move on the way to a line (the default takes some seconds)",
                "手順を探すとき各手のあとに残す配置の数（既定では数秒）"})
          .within(1, most_width),
      argument("prove", &SoloArguments::prove, {"Size of the proof", "証明の大きさ"},
               {"placements that the proof may keep, 16 to 64 bytes each and as much again (0: no "
                "proof)",
                "証明のために覚えてよい配置の数。一つ 16～64 バイトとその倍まで（0 なら証明しない）"})
          .within(0, most_proof),
  };
  return {
      tool_row({.name = "solo",
                .label = {"Fewest moves alone", "一人での最少手数"},
                .summary = {"the fewest moves in which the army to move gets home, alone on the board",
                            "手番の駒だけを盤に置いて、全部を目標へ移す最少手数"},
                .setup_optional = {"dim", "size", "seats", "corners", "goal", "position"},
                .example = "asobi diamond solo --dim 2 --size 4"},
               arguments, told_line),
  };
}

}  // namespace asobi::diamond
