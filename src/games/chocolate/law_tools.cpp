// Tools about all positions of a bar: lstates, table; and about laws: laws, check, search, proof.
#include <algorithm>
#include <array>

#include "base/json.hpp"
#include "games/chocolate/law_search.hpp"
#include "games/chocolate/shipped_laws.hpp"
#include "games/chocolate/tools.hpp"

namespace asobi::chocolate {

namespace {

constexpr std::uint64_t most_in_json = 500'000;  // L-states given without --csv
constexpr std::size_t most_listed = 1'000;       // missing and surplus points
constexpr std::uint32_t most_table = 1'000;

std::uint64_t number(const Json& object, const char* field) { return object.at(field).get<std::uint64_t>(); }

Parameter bound(std::int64_t greatest, bool required, const Text& help) {
  return {"max", help, ParameterKind::integer, required, 0, greatest};
}

const Parameter law_parameter = {
    "law",
    {"a file with a law, the name of a shipped law (see: asobi chocolate laws), or the law itself",
     "法則のファイル、付属の法則の名前（asobi chocolate laws を参照）、または法則の文そのもの"},
    ParameterKind::file};

Parameter required(Parameter parameter) {
  parameter.required = true;
  return parameter;
}

std::uint32_t bound_of(const Json& arguments, std::uint32_t otherwise) { return arguments.value("max", otherwise); }

// --- lstates ---

Result<Json> run_lstates(const Game& game, const Game::State&, const Json& arguments, Context& context) {
  const std::uint32_t most = bound_of(arguments, 0);
  ASOBI_TRY(const Plane plane, plane_up_to(game.rules().edge(), most, context.progress));
  ASOBI_TRY(const LStates lstates, LStates::of(plane, most, context.progress));
  if (const auto csv = arguments.find("csv"); csv != arguments.end()) {
    ASOBI_CHECK(write_csv(lstates, csv->get<std::string>(), context.progress));
    return Json{{"count", lstates.count()}, {"csv", *csv}};
  }
  if (lstates.count() > most_in_json) {
    return fail(Code::limit, "there are {} L-states, more than {}: write them to a file with csv",
                "L-state が {} 個あり、{} 個を超えます。csv でファイルに書き出してください", grouped(lstates.count()),
                grouped(most_in_json));
  }
  Json points = Json::array();
  for (std::uint32_t x = 0; x <= most; ++x) {
    for (const auto& [y, z] : lstates.with(x)) points.push_back({x, y, z});
  }
  return Json{{"count", lstates.count()}, {"lstates", std::move(points)}};
}

std::string text_lstates(const Json& answer, Lang lang) {
  if (answer.contains("csv")) {
    const auto path = answer.at("csv").get<std::string>();
    if (path == "/dev/stdout") return "";
    return fmt::format(fmt::runtime(ja(lang) ? "L-state {} 個を {} に書きました\n" : "{} L-states written to {}\n"),
                       grouped(number(answer, "count")), path);
  }
  std::string out;
  Json last;
  for (const Json& point : answer.at("lstates")) {
    out += point.at(0) == last ? " " : out.empty() ? "" : "\n";
    out += point_text(point);
    last = point.at(0);
  }
  return out + fmt::format(fmt::runtime(ja(lang) ? "\nL-state {} 個\n" : "\n{} L-states\n"),
                           grouped(number(answer, "count")));
}

// --- table ---

Result<Json> run_table(const Game& game, const Game::State&, const Json& arguments, Context& context) {
  const std::uint32_t most = bound_of(arguments, 15);
  ASOBI_TRY(const Plane plane, plane_up_to(game.rules().edge(), most, context.progress));
  constexpr std::uint64_t most_cells = (most_table + 1) * (most_table + 1);
  if (plane.positions() > most_cells) {
    return fail(Code::limit, "the table has {} entries, more than {}: choose a smaller max",
                "表の項目が {} 個あり、{} 個を超えます。max を小さくしてください", plane.positions(), most_cells);
  }
  Json rows = Json::array();
  std::uint32_t greatest = 0;
  for (std::uint32_t y = 0; y <= most; ++y) {
    const auto row = plane.row(y);
    greatest = std::max<std::uint32_t>(greatest, std::ranges::max(row));
    rows.push_back(std::vector<Plane::Value>(row.begin(), row.end()));
  }
  return Json{{"positions", plane.positions()}, {"greatest", greatest}, {"rows", std::move(rows)}};
}

std::string text_table(const Json& answer, Lang lang) {
  const std::size_t width = fmt::to_string(answer.at("greatest").get<std::uint32_t>()).size();
  std::string out = ja(lang) ? "行は y = 0, 1, …、列は z = 0, 1, …\n" : "rows y = 0, 1, …; columns z = 0, 1, …\n";
  for (const Json& row : answer.at("rows")) {
    std::string line;
    for (const Json& value : row) line += fmt::format("{:>{}} ", value.get<std::uint32_t>(), width);
    line.pop_back();
    out += line + "\n";
  }
  return out;
}

// --- laws ---

Result<Json> run_laws(const Game&, const Game::State&, const Json&, Context& context) {
  Json out = Json::array();
  for (const ShippedLaw& law : shipped_laws()) {
    out.push_back({{"name", law.name}, {"k", law.k}, {"about", law.about.in(context.lang)}, {"text", law.text}});
  }
  return Json{{"laws", out}};
}

std::string text_laws(const Json& answer, Lang) {
  std::string out;
  for (const Json& law : answer.at("laws")) {
    out += fmt::format("{}: {}\n{}\n", law.at("name").get<std::string>(), law.at("about").get<std::string>(),
                       law.at("text").get<std::string>());
  }
  return out;
}

// --- check ---

Result<Json> run_check(const Game& game, const Game::State&, const Json& arguments, Context& context) {
  ASOBI_TRY(const Law law, law_named_or_written(arguments.at("law").get<std::string>()));
  const std::uint32_t most = bound_of(arguments, 0);
  ASOBI_TRY(const Plane plane, plane_up_to(game.rules().edge(), most, context.progress));
  ASOBI_TRY(const Comparison found, compare(law, plane, most, most_listed, context.progress));
  Json notes = Json::array();
  for (const Text& note : law.notes()) notes.push_back(note.in(context.lang));
  return Json{{"holds", found.holds()},
              {"count", found.lstates},
              {"missing", found.missing},
              {"surplus", found.surplus},
              {"missing_count", found.missing_count},
              {"surplus_count", found.surplus_count},
              {"surplus_more", found.surplus_more},
              {"max", most},
              {"f", game.rules().edge().text()},
              {"notes", notes}};
}

void add_points(std::string& out, const Json& points, std::uint64_t count, bool more, const char* title, Lang lang) {
  if (count == 0) return;
  out += fmt::format("{} ({}{}):", title, more ? ja(lang) ? "少なくとも " : "at least " : "", grouped(count));
  constexpr std::size_t most_printed = 40;
  for (std::size_t i = 0; i < std::min(points.size(), most_printed); ++i) out += " " + point_text(points[i]);
  out += count > most_printed ? " …\n" : "\n";
}

std::string text_check(const Json& answer, Lang lang) {
  std::string out;
  for (const Json& note : answer.at("notes")) out += note.get<std::string>() + "\n";
  out += fmt::format(fmt::runtime(ja(lang) ? "f(y) = {0}、x, y ≤ {1} の L-state は {2} 個\n"
                                           : "f(y) = {0}: {2} L-states with x, y ≤ {1}\n"),
                     answer.at("f").get<std::string>(), number(answer, "max"), grouped(number(answer, "count")));
  if (answer.at("holds").get<bool>()) {
    return out + (ja(lang) ? "法則と一致。足りない点も余分な点もない\n"
                           : "the law gives exactly these: none missing, none surplus\n");
  }
  add_points(out, answer.at("missing"), number(answer, "missing_count"), false, ja(lang) ? "足りない点" : "missing",
             lang);
  add_points(out, answer.at("surplus"), number(answer, "surplus_count"), answer.at("surplus_more").get<bool>(),
             ja(lang) ? "余分な点" : "surplus", lang);
  return out;
}

// --- search ---

Json law_json(const FoundLaw& law, std::uint32_t most, Lang lang) {
  Json classes = Json::array();
  for (const auto& c : law.classes) {
    classes.push_back({{"residue", c.residue}, {"tables", c.tables}, {"endless", c.endless}});
  }
  const auto status =
      fmt::format(fmt::runtime(ja(lang) ? "{} まで一致。証明ではない" : "fits up to {}, not proved"), most);
  return {{"status", status},   {"period", law.period}, {"stride", law.stride},
          {"classes", classes}, {"single", law.single}, {"text", law.text}};
}

Result<Json> run_search(const Game& game, const Game::State&, const Json& arguments, Context& context) {
  const std::uint32_t most = bound_of(arguments, 300);
  ASOBI_TRY(const Plane plane, plane_up_to(game.rules().edge(), most, context.progress));
  ASOBI_TRY(const NimSumSearch nim, search_nim_sum(plane, context.progress));
  Json nim_sum = {{"holds", nim.exceptions == 0}, {"exceptions", nim.exceptions}, {"positions", nim.positions}};
  if (nim.first) {
    nim_sum["first"] = {{"y", nim.first->y},
                        {"z", nim.first->z},
                        {"grundy", plane(nim.first->y, nim.first->z)},
                        {"nim_sum", nim.first->y ^ nim.first->z}};
  }
  ASOBI_TRY(const LStates lstates, LStates::of(plane, most, context.progress));
  Json shapes = Json::array();
  for (std::uint32_t x = 0; x <= std::min(most, 11u); ++x) {
    const auto points = lstates.with(x);
    if (points.empty()) continue;
    shapes.push_back({{"x", x},
                      {"count", points.size()},
                      {"y", {points.front().y, points.back().y}},
                      {"gaps", static_cast<std::size_t>(points.back().y - points.front().y) + 1 != points.size()},
                      {"to_the_bound", points.back().y == most}});
  }
  ASOBI_TRY(const auto law, search_law(plane, lstates, context.progress));
  return Json{{"max", most},
              {"f", game.rules().edge().text()},
              {"count", lstates.count()},
              {"nim_sum", nim_sum},
              {"by_x", shapes},
              {"law", law ? law_json(*law, most, context.lang) : Json()}};
}

std::string text_nim_sum(const Json& answer, Lang lang) {
  const Json& nim = answer.at("nim_sum");
  if (nim.at("holds").get<bool>()) {
    return fmt::format(fmt::runtime(ja(lang) ? "y ≤ {} の全 {} 点で g(y,z) = y ⊕ z（証明ではない）\n"
                                             : "g(y,z) = y ⊕ z at all {1} points with y ≤ {0} (not proved)\n"),
                       number(answer, "max"), grouped(number(nim, "positions")));
  }
  const Json& first = nim.at("first");
  return fmt::format(
      fmt::runtime(
          ja(lang)
              ? "g(y,z) は y ⊕ z ではない。最初の例外 y = {0}, z = {1}: g = {2}, y ⊕ z = {3}（{5} 点中 {4} 点が例外）\n"
              : "g(y,z) is not y ⊕ z; the first exception is y = {0}, z = {1}: g = {2}, y ⊕ z = {3} ({4} "
                "exceptions among {5} points)\n"),
      number(first, "y"), number(first, "z"), number(first, "grundy"), number(first, "nim_sum"),
      grouped(number(nim, "exceptions")), grouped(number(nim, "positions")));
}

std::string text_search(const Json& answer, Lang lang) {
  std::string out = fmt::format("f(y) = {}\n", answer.at("f").get<std::string>()) + text_nim_sum(answer, lang);
  for (const Json& shape : answer.at("by_x")) {
    out += fmt::format(
        fmt::runtime(ja(lang) ? "x = {}: L-state {} 個, y = {}…{}{}\n" : "x = {}: {} L-states, y = {}…{}{}\n"),
        number(shape, "x"), grouped(number(shape, "count")), shape.at("y").at(0).get<int>(),
        shape.at("y").at(1).get<int>(),
        shape.at("to_the_bound").get<bool>() ? ja(lang) ? "（上限まで続く）" : " (on to the bound)" : "");
  }
  const Json& law = answer.at("law");
  if (law.is_null()) {
    return out + fmt::format(
                     fmt::runtime(ja(lang) ? "周期 {} 以下、間隔 {} 以下の一次式の族は見つからない\n"
                                           : "no family of linear formulas with period up to {} and stride up to {}\n"),
                     greatest_period, greatest_stride);
  }
  out += fmt::format(fmt::runtime(ja(lang) ? "x についての周期 {}。一次式の族（{}）:\n"
                                           : "period {} in x; a family of linear formulas ({}):\n"),
                     number(law, "period"), law.at("status").get<std::string>());
  return out + law.at("text").get<std::string>();
}

// --- proof ---

Result<std::string> law_for(const Edge& edge, const Json& arguments) {
  if (const auto law = arguments.find("law"); law != arguments.end()) return law->get<std::string>();
  for (const ShippedLaw& law : shipped_laws()) {
    if (law.k == edge.k()) return law.name;
  }
  return fail(Code::invalid, "no law is shipped for this bar: give one with law",
              "このチョコの法則は付属していません。law で指定してください");
}

Result<Json> run_proof(const Game& game, const Game::State&, const Json& arguments, Context& context) {
  const Edge& edge = game.rules().edge();
  ASOBI_TRY(const std::string text, law_for(edge, arguments));
  ASOBI_TRY(const Law law, law_named_or_written(text));
  const std::uint32_t most = bound_of(arguments, 200);
  ASOBI_TRY(const auto heights, edge.heights(most, no_cap));
  ASOBI_TRY(const ProofSketch sketch, check_sketch(law, heights, context.progress));
  Json out = {{"holds", sketch.holds()}, {"max", most}, {"points", sketch.points}, {"positions", sketch.positions}};
  const auto property = [&](const char* name, const std::optional<Point>& fault) {
    out[name] = {{"holds", !fault.has_value()}, {"exception", fault ? Json(*fault) : Json()}};
  };
  property("inside", sketch.outside);
  property("different_x_differ_in_yz", sketch.shares_yz);
  property("same_x_differ_in_y", sketch.shares_y);
  property("same_x_differ_in_z", sketch.shares_z);
  property("same_x_no_edge_reached", sketch.reaches_edge);
  property("others_reach_one", sketch.reaches_none);
  return out;
}

std::string text_proof(const Json& answer, Lang lang) {
  struct Property {
    const char* field;
    const char* en;
    const char* ja;
  };
  static constexpr std::array<Property, 6> properties = {{
      {"inside", "every point of the law is a position", "法則の点は全て局面である"},
      {"different_x_differ_in_yz",
       "1. points with different x never share (y, z): no cut of x leads from one to another",
       "1. x の異なる点は (y, z) を共有しない: x を切っても他の点に移らない"},
      {"same_x_differ_in_y", "2a. points with the same x never share y: no cut of z does",
       "2a. x の等しい点は y を共有しない: z を切っても移らない"},
      {"same_x_differ_in_z", "2b. points with the same x never share z: no cut of y that leaves z does",
       "2b. x の等しい点は z を共有しない: z を変えない y の切り方でも移らない"},
      {"same_x_no_edge_reached", "2c. (not in the sketch) no cut of y that lowers z does",
       "2c.（論文の概略にはない）z も下げる y の切り方でも移らない"},
      {"others_reach_one", "3. from every other position some cut leads to a point",
       "3. 他の全ての局面から、ある切り方で点に移れる"},
  }};
  std::string out;
  for (const Property& p : properties) {
    const Json& property = answer.at(p.field);
    const bool holds = property.at("holds").get<bool>();
    out += fmt::format("{} {}{}\n", holds ? "✓" : "✗", ja(lang) ? p.ja : p.en,
                       holds ? "" : ": " + point_text(property.at("exception")));
  }
  out += fmt::format(fmt::runtime(ja(lang) ? "法則の {0} 点と、x, y ≤ {2} の {1} 局面を調べた\n"
                                           : "{} points of the law and {} positions with x, y ≤ {} looked at\n"),
                     grouped(number(answer, "points")), grouped(number(answer, "positions")), number(answer, "max"));
  return out;
}

}  // namespace

std::vector<ToolRow<Game>> law_tools() {
  const Text up_to = {"the greatest x and y", "x と y の上限"};
  return {
      {{.name = "lstates",
        .summary = {"the L-states (lost positions) up to a bound", "上限までの L-state（負けの局面）"},
        .setup_optional = {"k", "f"},
        .parameters =
            {bound(65'535, true, up_to),
             {"csv", {"write them to this file as CSV", "CSV としてこのファイルに書く"}, ParameterKind::path}},
        .example = "asobi chocolate lstates --k 1 --max 20",
        .text = text_lstates},
       run_lstates},
      {{.name = "table",
        .summary = {"the Grundy numbers g(y,z) of the plane x = 0", "平面 x = 0 のグランディ数 g(y,z)"},
        .setup_optional = {"k", "f"},
        .parameters = {bound(65'535, false, {"the greatest y (default 15)", "y の上限（既定 15）"})},
        .example = "asobi chocolate table --k 1 --max 12",
        .text = text_table},
       run_table},
      {{.name = "laws",
        .summary = {"the laws that come with the program, in the language of the paper",
                    "付属の法則（論文の書き方で）"},
        .example = "asobi chocolate laws",
        .text = text_laws},
       run_laws},
      {{.name = "check",
        .summary = {"a law against the computed L-states: what is missing, what is surplus",
                    "法則を計算した L-state と比べる: 足りない点、余分な点"},
        .setup_optional = {"k", "f"},
        .parameters = {bound(65'535, true, up_to), required(law_parameter)},
        .example = "asobi chocolate check --k 1 --max 150 --law conjecture",
        .yes_field = "holds",
        .text = text_check},
       run_check},
      {{.name = "search",
        .summary = {"looks for laws: nim-sum, period, families of linear formulas",
                    "法則を探す: ニム和、周期、一次式の族"},
        .setup_optional = {"k", "f"},
        .parameters = {bound(65'535, false, {"the greatest x and y (default 300)", "x と y の上限（既定 300）"})},
        .example = "asobi chocolate search --k 3",
        .text = text_search},
       run_search},
      {{.name = "proof",
        .summary = {"the paper's proof sketch checked on a law, without Grundy numbers",
                    "論文の証明の概略を法則について確かめる（グランディ数を使わない）"},
        .setup_optional = {"k", "f"},
        .parameters = {bound(65'535, false, {"the greatest x and y (default 200)", "x と y の上限（既定 200）"}),
                       law_parameter},
        .example = "asobi chocolate proof --k 1 --max 500",
        .yes_field = "holds",
        .text = text_proof},
       run_proof},
  };
}

}  // namespace asobi::chocolate
