#include <cmath>

#include <fmt/format.h>

#include "base/json.hpp"
#include "games/twisty/puzzle/critical_distances.hpp"

namespace asobi::twisty {
namespace {

// Twelve digits, so that every compiler says the same.
double steady(double distance) { return std::round(distance * 1e12) / 1e12; }

}  // namespace

Json to_json(const Description& others, AxisKind kind, const std::vector<Stage>& stages) {
  Json rows = Json::array();
  for (const Stage& stage : stages) {
    Json counts;
    if (stage.census) {
      Json by_stickers = Json::object();
      for (const auto& [stickers, pieces] : stage.census->pieces_by_stickers) {
        by_stickers[std::to_string(stickers)] = pieces;
      }
      counts = {{"stickers", stage.census->stickers},
                {"pieces", stage.census->pieces},
                {"orbits", stage.census->orbits},
                {"by_stickers", std::move(by_stickers)},
                {"puzzle", stage.census->planes_meet}};
    }
    rows.push_back({{"from", steady(stage.from)},
                    {"to", steady(stage.to)},
                    {"exact", stage.exact.empty() ? Json() : Json(stage.exact)},
                    {"counts", std::move(counts)}});
  }
  return {{"description", others.text()},
          {"kind", std::string(1, axis_letters[static_cast<std::size_t>(kind)])},
          {"stages", std::move(rows)}};
}

std::string stages_text(const Json& answer, Lang lang) {
  const bool j = ja(lang);
  std::string out = fmt::format(fmt::runtime(j ? "{} に {} の切断を加えると\n" : "{} with a cut {} at\n"),
                                text_of(answer, "description"), text_of(answer, "kind"));
  for (const Json& row : answer.at("stages")) {
    const bool point = row.at("exact").is_string();
    const double from = row.at("from").get<double>(), to = row.at("to").get<double>();
    out += point ? fmt::format("  {} = {:.6f}", row.at("exact").get<std::string>(), from)
                 : fmt::format("    {:.6f} – {:.6f}", from, to);
    if (const Json& counts = row.at("counts"); counts.is_object()) {
      out +=
          fmt::format(fmt::runtime(j ? ": ラベル {}、ピース {}、軌道 {}{}" : ": {} stickers, {} pieces, {} orbits{}"),
                      counts.at("stickers").get<int>(), counts.at("pieces").get<int>(), counts.at("orbits").get<int>(),
                      counts.at("puzzle").get<bool>() ? ""
                      : j                             ? "（面が内部で交わらない）"
                                                      : " (no planes meet inside)");
    }
    out += '\n';
  }
  return out;
}

}  // namespace asobi::twisty
