// The tool for makers of puzzles: distances, where a further cut changes a puzzle.
#include "base/json.hpp"
#include "games/twisty/puzzle/critical_distances.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {
namespace {

Result<Json> run_distances(const Game&, const State&, const Json& arguments, Context& context) {
  ASOBI_TRY(const Description others, parse_description(text_of(arguments, "others")));
  const auto kind = static_cast<AxisKind>(axis_letters.find(arguments.value("axes", std::string("f"))));
  const Counting counting = arguments.value("counts", false) ? Counting::yes : Counting::no;
  ASOBI_TRY(const auto found, stages(others, kind, counting, context.progress));
  return to_json(others, kind, found);
}

}  // namespace

ToolRows<Game> distance_tools() {
  return {
      {{.name = "distances",
        .summary = {"the exact distances at which a further cut changes a puzzle",
                    "切断を加えるとき、パズルが変わる正確な距離"},
        .parameters = {{"others",
                        {"the solid and the cuts there are: c, or c f 1/3", "立体と今ある切断。c や c f 1/3"},
                        ParameterKind::text,
                        true},
                       {.name = "axes",
                        .help = {"of the further cut: f (default), v or e", "加える切断の軸。f（既定）, v, e"},
                        .choices = {"f", "v", "e"}},
                       {"counts",
                        {"stickers, pieces and orbits at each and between them",
                         "各距離とその間のラベル・ピース・軌道の数"},
                        ParameterKind::flag}},
        .words = {"others"},
        .example = "asobi twisty distances d --axes f --counts",
        .text = stages_text},
       run_distances},
  };
}

}  // namespace asobi::twisty
