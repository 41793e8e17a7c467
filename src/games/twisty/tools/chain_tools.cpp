#include "games/twisty/tools/chain_tools.hpp"

#include <algorithm>

#include "games/twisty/notation/notation.hpp"
#include "games/twisty/solve/chain/plan.hpp"
#include "games/twisty/solve/common/state_reader.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {
namespace {

// Places of an orbit to which these turns move something.
std::size_t moved_places(const TurnActions& actions, const Letters& turns, std::size_t orbit) {
  std::size_t out = 0;
  for (std::size_t place = 0; place < static_cast<std::size_t>(actions.shapes[orbit].pieces); ++place) {
    out += std::ranges::any_of(turns, [&](auto t) { return moves(actions.effects[t][orbit], place); }) ? 1 : 0;
  }
  return out;
}

ChainRow row_of(const Model& model, const TurnActions& actions, const ChainStage& stage) {
  ChainRow out{.layers = {}, .home = {}, .states = Natural(1)};
  const std::vector<std::uint16_t> layer_of = actions.layers();
  for (std::size_t t = 0; t < stage.turns.size(); ++t) {
    const std::uint16_t turn = stage.turns[t];
    if (t > 0 && layer_of[turn] == layer_of[stage.turns[t - 1]]) continue;
    const std::string forth = turn_text(model, actions.turns[turn]);
    const std::string back = turn_text(model, inverse(model.puzzle, actions.turns[turn]));
    out.layers.push_back(back.size() < forth.size() ? back : forth);
  }
  for (std::size_t o = 0; o < actions.shapes.size(); ++o) {
    const auto count = static_cast<std::size_t>(std::ranges::count(stage.pieces, o, &HomePiece::orbit));
    if (count == 0) continue;
    out.home.push_back({actions.shapes[o].name, count});
    const std::size_t places = moved_places(actions, stage.turns, o);
    for (std::size_t p = 0; p < count; ++p) {
      out.states *= Natural((places - p) * static_cast<std::size_t>(actions.shapes[o].orientations));
    }
  }
  return out;
}

}  // namespace

Result<ChainAnswer> chain_of(const Game& game, const State&, const NoArguments&, Context& context) {
  const Model& model = game.model();
  if (model.puzzle.piece_count() > most_pieces_in_chain) {
    return fail(Code::limit, "chains are made for puzzles of up to {} pieces; {} has {}",
                "段階の列を作れるのは {} ピースまでです（{} は {} ピース）", most_pieces_in_chain, model.named.name,
                model.puzzle.piece_count());
  }
  const StateReader reader(model.puzzle, model.named.turning);
  ASOBI_TRY(const TurnActions actions,
            TurnActions::make(model.puzzle, model.named.turning, reader.system(), context.progress));
  const OrbitState looks = reader.system().solved_by_colour();
  ASOBI_TRY(const ChainPlan plan,
            plan_chain(actions, {looks, std::vector<double>(actions.shapes.size(), 1.0)}, {}, context.progress));
  ChainAnswer out;
  Letters all;
  for (std::size_t t = 0; t < actions.turns.size(); ++t) all.push_back(static_cast<std::uint16_t>(t));
  for (std::size_t o = 0; o < actions.shapes.size(); ++o) out.pieces += moved_places(actions, all, o);
  out.left = out.pieces;
  for (const ChainStage& stage : plan.stages) {
    ASOBI_CHECK(context.progress.check());
    out.stages.push_back(row_of(model, actions, stage));
    out.left -= stage.pieces.size();
  }
  return out;
}

std::string text(const ChainAnswer& answer, Lang lang) {
  std::string out;
  for (std::size_t s = 0; s < answer.stages.size(); ++s) {
    const ChainRow& row = answer.stages[s];
    std::vector<std::string> home;
    for (const ChainPieces& own : row.home) home.push_back(fmt::format("{} {}", own.pieces, own.orbit));
    out += say(lang, "{}. {} layers turn ({}); {} come home, in at most {} states\n",
               "{}. {} 層を回し（{}）、{} を揃える（高々 {} 状態）\n", s + 1, row.layers.size(),
               fmt::format("{}", fmt::join(row.layers, " ")), fmt::format("{}", fmt::join(home, ", ")),
               grouped(to_string(row.states)));
  }
  out += say(lang, "{} of {} pieces are left; they come home by 3-cycles.\n",
             "残りは {1} 個のうち {0} 個で、三つずつの入れ替えで揃える。\n", answer.left, answer.pieces);
  return out;
}

ToolRows<Game> chain_tools() {
  return {tool_row({.name = "chain",
                    .label = {"Chain of stages", "段階の列"},
                    .summary = {"stages in which layers are let go one after another, as the method universal begins",
                                "層を一つずつ使わないようにしていく段階（万能解法のはじめ方）"},
                    .setup = {"puzzle"},
                    .example = "asobi twisty chain megaminx"},
                   {}, chain_of)};
}

}  // namespace asobi::twisty
