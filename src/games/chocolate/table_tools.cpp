#include "games/chocolate/table_tools.hpp"

#include <algorithm>

#include "games/chocolate/lstates.hpp"

namespace asobi::chocolate {

// --- lstates ---

Result<LStateList> lstates(const Game& game, const Game::State&, const LStatesArguments& asked, Context& context) {
  constexpr std::uint64_t most_listed = 500'000;
  ASOBI_TRY(const Plane plane, plane_up_to(game.rules().edge(), asked.max, context.progress));
  ASOBI_TRY(const LStates found, LStates::of(plane, asked.max, context.progress));
  if (asked.csv) {
    ASOBI_CHECK(write_csv(found, *asked.csv, context.progress));
    return LStateList{.count = found.count(), .csv = asked.csv};
  }
  if (found.count() > most_listed) {
    return fail(Code::limit, "there are {} L-states, more than {}: write them to a file with csv",
                "L-state が {} 個あり、{} 個を超えます。csv でファイルに書き出してください", grouped(found.count()),
                grouped(most_listed));
  }
  std::vector<Position> points;
  points.reserve(found.count());
  for (std::uint32_t x = 0; x <= asked.max; ++x) {
    for (const auto& [y, z] : found.with(x)) points.push_back({x, y, z});
  }
  return LStateList{.count = found.count(), .lstates = std::move(points)};
}

std::string text(const LStateList& list, Lang lang) {
  if (list.csv) {
    if (*list.csv == "/dev/stdout") return "";
    return say(lang, "{} L-states written to {}\n", "L-state {} 個を {} に書きました\n", grouped(list.count),
               *list.csv);
  }
  std::string out;
  std::uint32_t x = 0;
  for (const Position& point : *list.lstates) {
    if (!out.empty()) out += point.x == x ? " " : "\n";
    out += position_text(point);
    x = point.x;
  }
  return out + say(lang, "\n{} L-states\n", "\nL-state {} 個\n", grouped(list.count));
}

// --- table ---

Result<PlaneTable> table(const Game& game, const Game::State&, const TableArguments& asked, Context& context) {
  ASOBI_TRY(const Plane plane, plane_up_to(game.rules().edge(), asked.max, context.progress));
  constexpr std::uint64_t most_entries = 1'001 * 1'001;
  if (plane.positions() > most_entries) {
    return fail(Code::limit, "the table has {} entries, more than {}: choose a smaller max",
                "表の項目が {} 個あり、{} 個を超えます。max を小さくしてください", plane.positions(), most_entries);
  }
  PlaneTable out{.positions = plane.positions(), .rows = {}};
  for (std::uint32_t y = 0; y <= asked.max; ++y) {
    const auto row = plane.row(y);
    out.greatest = std::max<std::uint32_t>(out.greatest, std::ranges::max(row));
    out.rows.emplace_back(row.begin(), row.end());
  }
  return out;
}

std::string text(const PlaneTable& table, Lang lang) {
  const std::size_t width = fmt::to_string(table.greatest).size();
  std::string out = say(lang, "rows y = 0, 1, …; columns z = 0, 1, …\n", "行は y = 0, 1, …、列は z = 0, 1, …\n");
  for (const auto& row : table.rows) {
    std::string line;
    for (const Plane::Value value : row) line += fmt::format("{:>{}} ", value, width);
    line.back() = '\n';
    out += line;
  }
  return out;
}

ToolRows<Game> table_tools() {
  return {
      tool_row({.name = "lstates",
                .label = {"Lost positions", "負け局面（L-state）"},
                .summary = {"the L-states (lost positions) up to a bound", "上限までの L-state（負けの局面）"},
                .setup_optional = {"k", "f"},
                .example = "asobi chocolate lstates --k 1 --max 20"},
               {bound_argument(&LStatesArguments::max, {"the greatest x and y", "x と y の上限"}).required(),
                argument("csv", &LStatesArguments::csv, {"File", "ファイル"},
                         {"write them to this file as CSV", "CSV としてこのファイルに書く"})
                    .kind(ParameterKind::path)},
               lstates),
      tool_row({.name = "table",
                .label = {"Grundy numbers", "グランディ数の表"},
                .summary = {"the Grundy numbers g(y,z) of the plane x = 0", "平面 x = 0 のグランディ数 g(y,z)"},
                .setup_optional = {"k", "f"},
                .example = "asobi chocolate table --k 1 --max 12"},
               {bound_argument(&TableArguments::max, {"the greatest y", "y の上限"})}, table),
  };
}

}  // namespace asobi::chocolate
