#include "games/twisty/tools/distance_tools.hpp"

#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {

Result<Distances> cut_distances(const Game&, const State&, const DistancesArguments& asked, Context& context) {
  ASOBI_TRY(const Description others, parse_description(asked.others));
  std::optional<double> at;
  if (asked.at) {
    const RegularSolid& shape = Solid::of(others.solid).shape();
    ASOBI_TRY(const Number number, parse_number(*asked.at, {shape.midradius(), shape.circumradius()}));
    at = number.value;
  }
  const Counting counting = asked.counts ? Counting::yes : Counting::no;
  ASOBI_TRY(auto found, stages(others, kind_of(asked.axes), counting, context.progress));
  return Distances{others.text(), asked.axes, std::move(found), at};
}

std::string text(const Distances& distances, Lang lang) {
  std::string out =
      say(lang, "{} with a cut {} at\n", "{} に {} の切断を加えると\n", distances.description, name(distances.kind));
  for (const Stage& stage : distances.stages) {
    out += stage.exact.empty() ? fmt::format("    {:.6f} – {:.6f}", stage.steady_from(), stage.steady_to())
                               : fmt::format("  {} = {:.6f}", stage.exact, stage.steady_from());
    if (stage.census) {
      out += say(lang, ": {} stickers, {} pieces, {} orbits{}", ": ステッカー {}、ピース {}、軌道 {}{}",
                 stage.census->stickers, stage.census->pieces, stage.census->orbits,
                 stage.census->planes_meet ? "" : say(lang, " (no planes meet inside)", "（面が内部で交わらない）"));
    }
    out += '\n';
  }
  if (distances.at) out += say(lang, "the distance asked for: {:.6f}\n", "尋ねた距離: {:.6f}\n", *distances.at);
  return out;
}

ToolRows<Game> distance_tools() {
  return {tool_row(
      {.name = "distances",
       .label = {"Distances of cuts", "切断の距離"},
       .summary = {"the exact distances at which a further cut changes a puzzle",
                   "切断を加えるとき、パズルが変わる正確な距離"},
       .words = {"others"},
       .example = "asobi twisty distances d --axes f --counts"},
      {argument("others", &DistancesArguments::others, {"Solid and cuts", "立体と切断"},
                {"the solid and the cuts there are: c, or c f 1/3", "立体と今ある切断。c や c f 1/3"})
           .required(),
       argument("axes", &DistancesArguments::axes, {"Axes", "軸"}, {"of the further cut", "加える切断の軸"}),
       argument(
           "counts", &DistancesArguments::counts, {"Counts", "個数"},
           {"stickers, pieces and orbits at each and between them", "各距離とその間のステッカー・ピース・軌道の数"}),
       argument("at", &DistancesArguments::at, {"Distance", "距離"},
                {"a distance, to be told as a decimal, too: 1/2*m", "小数でも知りたい距離。1/2*m など"})},
      cut_distances)};
}

}  // namespace asobi::twisty
