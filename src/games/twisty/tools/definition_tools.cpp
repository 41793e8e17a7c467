// The tools that tell what a puzzle is: list, info, pieces, order.
#include <algorithm>
#include <map>

#include "base/json.hpp"
#include "games/twisty/group/group.hpp"
#include "games/twisty/show/labels.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {
namespace {

std::string family_name(const Family& family) {
  return family.most == 0 ? family.stem : family.stem + (family.stem == "cube-edge-odd" ? "-M" : "-N");
}

Result<Json> run_list(const Game&, const State&, const Json&, Context& context) {
  Json family_rows = Json::array(), aliases = Json::array(), geometry = Json::array();
  for (const Family& family : families()) {
    family_rows.push_back({{"name", family_name(family)},
                           {"title", family.title.in(context.lang)},
                           {"section", family.section},
                           {"least", family.most == 0 ? Json() : Json(family.least)},
                           {"most", family.most == 0 ? Json() : Json(family.most)}});
  }
  for (const Alias& alias : commercial_names()) {
    aliases.push_back({{"name", alias.name},
                       {"title", alias.title.in(context.lang)},
                       {"is", alias.target},
                       {"turning", alias.turning == Turning::all ? "all" : "core"}});
  }
  for (const PuzzleGeometryName& known : puzzle_geometry_names()) {
    geometry.push_back({{"name", known.name}, {"is", known.description}});
  }
  return Json{{"families", family_rows}, {"commercial", aliases}, {"puzzle_geometry", geometry}};
}

std::string padded_name(const std::string& text, std::size_t width) {
  const std::size_t used = display_width(text);
  return text + std::string(used < width ? width - used : 0, ' ');
}

std::string text_list(const Json& answer, Lang lang) {
  const bool j = ja(lang);
  std::string out = j ? "論文の十四種の族（節）\n" : "Families of the paper (section)\n";
  for (const Json& row : answer.at("families")) {
    std::string range;
    if (!row.at("least").is_null()) {
      range = fmt::format(" {}–{}", row.at("least").get<int>(), row.at("most").get<int>());
    }
    out += fmt::format("  {}  {} ({}{}){}\n", padded_name(text_of(row, "name"), 20), text_of(row, "title"),
                       j ? "第" : "§", text_of(row, "section") + (j ? " 節" : ""), range);
  }
  out += j ? "市販のパズル\n" : "Commercial puzzles\n";
  for (const Json& row : answer.at("commercial")) {
    out += fmt::format("  {}  {} = {}\n", padded_name(text_of(row, "name"), 20), text_of(row, "title"),
                       text_of(row, "is"));
  }
  out += j ? "PuzzleGeometry の名前\n" : "Names of PuzzleGeometry\n";
  for (const Json& row : answer.at("puzzle_geometry")) {
    out += fmt::format("  {}  {}\n", padded_name(text_of(row, "name"), 28), text_of(row, "is"));
  }
  return out + (j ? "または c f 1/3 v 0.577 のような記述（t c o d i の立体、f v e の軸、距離）\n"
                  : "or a description such as c f 1/3 v 0.577: a solid t c o d i, axes f v e, distances\n");
}

// A kind of axis that has cuts, with its name, and one axis of it: all axes of a kind are alike.
std::vector<std::pair<std::string, int>> cut_kinds(const Puzzle& puzzle) {
  std::vector<std::pair<std::string, int>> out;
  for (int a = 0; a < static_cast<int>(puzzle.axes().size()); ++a) {
    const std::string name(1, axis_letters[static_cast<std::size_t>(puzzle.line_of(a).kind)]);
    if (std::ranges::none_of(out, [&](const auto& kind) { return kind.first == name; })) out.emplace_back(name, a);
  }
  return out;
}

// One value for a puzzle with cuts on one kind of axis; by kind ("f", "v", "e") for a mixture.
template <class Value>
Json by_kind(const Puzzle& puzzle, const Value& value) {
  const auto kinds = cut_kinds(puzzle);
  if (kinds.size() == 1) return value(kinds[0].second);
  Json out = Json::object();
  for (const auto& [name, axis] : kinds) out[name] = value(axis);
  return out;
}

Json pieces_per_layer(const Puzzle& puzzle, int axis) {
  Json out = Json::array();
  for (int l = 0; l < puzzle.axes()[axis].layer_count(); ++l) {
    out.push_back(puzzle.pieces_in(puzzle.layer(axis, l)).size());
  }
  return out;
}

Json pieces_by_type(const Puzzle& puzzle) {
  Json out = Json::object();
  std::map<PieceKind, int> counts;
  for (int p = 0; p < puzzle.piece_count(); ++p) ++counts[kind_of(puzzle, p)];
  for (const auto& [kind, pieces] : counts) out[kind_text(kind).en] = pieces;
  return out;
}

Result<Json> run_info(const Game& game, const State&, const Json&, Context& context) {
  const Model& model = game.model();
  const Puzzle& puzzle = game.puzzle();
  Json snaps = Json::array(), axes = Json::array();
  for (const Snap& snap : puzzle.snaps()) snaps.push_back({{"given", snap.given}, {"exact", snap.exact}});
  for (int a = 0; a < static_cast<int>(puzzle.axes().size()); ++a) axes.push_back(puzzle.line_of(a).name);
  return Json{
      {"name", model.named.name},
      {"title", model.named.title.in(context.lang)},
      {"member", model.named.member},
      {"description", puzzle.description().text()},
      {"snaps", std::move(snaps)},
      {"pieces", puzzle.piece_count()},
      {"stickers", puzzle.sticker_count()},
      {"layers", by_kind(puzzle, [&](int axis) { return Json(puzzle.axes()[axis].layer_count()); })},
      {"pieces_by_type", pieces_by_type(puzzle)},
      {"pieces_per_layer", by_kind(puzzle, [&](int axis) { return pieces_per_layer(puzzle, axis); })},
      {"orbits", piece_orbits(puzzle).size()},
      {"axes", std::move(axes)},
      {"turning", model.named.turning == Turning::all ? "all" : "core"},
      {"paper_layers", model.paper ? Json(model.paper->layers()) : Json()},
  };
}

std::string kind_in(const std::string& english, Lang lang) {
  for (int k = 0; k < piece_kinds; ++k) {
    const Text text = kind_text(static_cast<PieceKind>(k));
    if (text.en == english) return text.in(lang);
  }
  return english;
}

std::string text_info(const Json& answer, Lang lang) {
  const bool j = ja(lang);
  const std::string member = text_of(answer, "member");
  std::string out = fmt::format("{}{}\n{}: {}\n", text_of(answer, "title"),
                                member.empty() || member == text_of(answer, "name") ? "" : " (" + member + ")",
                                j ? "記述" : "description", text_of(answer, "description"));
  for (const Json& snap : answer.at("snaps")) {
    out += fmt::format(fmt::runtime(j ? "  {} は臨界値 {} とみなしました\n" : "  {} was taken for the critical {}\n"),
                       text_of(snap, "given"), text_of(snap, "exact"));
  }
  std::vector<std::string> types;
  for (const auto& [name, number] : answer.at("pieces_by_type").items()) {
    types.push_back(fmt::format("{} {}", kind_in(name, lang), number.get<int>()));
  }
  out += fmt::format(
      fmt::runtime(j ? "ラベル {}、ピース {}（{}）、軌道 {}\n" : "{} stickers, {} pieces ({}), {} orbits\n"),
      answer.at("stickers").get<int>(), answer.at("pieces").get<int>(), fmt::join(types, ", "),
      answer.at("orbits").get<int>());
  out += fmt::format("{}: {}\n", j ? "軸" : "axes", fmt::join(answer.at("axes").get<std::vector<std::string>>(), " "));
  out += fmt::format("{}: {}\n{}: {}\n", j ? "軸ごとの層の数" : "layers on an axis", to_line(answer.at("layers")),
                     j ? "層ごとのピース数" : "pieces per layer", to_line(answer.at("pieces_per_layer")));
  if (!answer.at("paper_layers").is_null()) {
    out +=
        fmt::format("{}: {}\n", j ? "論文の層番号" : "the paper's layer numbers", to_line(answer.at("paper_layers")));
  }
  if (text_of(answer, "turning") == "core") {
    out += j ? "中心を含む層はそれだけでは回りません\n" : "the layers that hold the centre do not turn by themselves\n";
  }
  return out;
}

Result<Json> run_pieces(const Game& game, const State&, const Json& arguments, Context& context) {
  const Puzzle& puzzle = game.puzzle();
  const bool all = arguments.value("all", false);
  const auto orbits = piece_orbits(puzzle, game.model().named.turning);
  const auto titles = orbit_names(puzzle, orbits);
  const auto names = piece_names(game.model());
  Json rows = Json::array();
  for (std::size_t i = 0; i < orbits.size(); ++i) {
    const Orbit& orbit = orbits[i];
    Json row = {{"name", titles[i].in(context.lang)},
                {"pieces", orbit.pieces.size()},
                {"stickers", orbit.stickers},
                {"orientations", orbit.orientations},
                {"look_alike", orbit.look_alike.size()},
                {"example", names[orbit.pieces[0]]}};
    if (all) {
      Json list = Json::array();
      for (const int piece : orbit.pieces) list.push_back(names[piece]);
      row["names"] = std::move(list);
    }
    rows.push_back(std::move(row));
  }
  return Json{{"pieces", puzzle.piece_count()}, {"orbits", std::move(rows)}};
}

std::string text_pieces(const Json& answer, Lang lang) {
  const bool j = ja(lang);
  std::string out;
  int number = 0;
  for (const Json& row : answer.at("orbits")) {
    out += fmt::format(fmt::runtime(j ? "軌道 {}  {} {:>5} 個  ラベル {}  向き {}  例 {}"
                                      : "orbit {}  {} {:>5} pieces  stickers {}  orientations {}  such as {}"),
                       ++number, padded_name(text_of(row, "name"), 10), row.at("pieces").get<int>(),
                       row.at("stickers").get<int>(), row.at("orientations").get<int>(), text_of(row, "example"));
    if (const int alike = row.at("look_alike").get<int>(); alike > 0) {
      out += fmt::format(fmt::runtime(j ? "  同じ色の組 {}" : "  look-alike groups {}"), alike);
    }
    out += '\n';
    if (const auto names = row.find("names"); names != row.end()) {
      out += fmt::format("  {}\n", fmt::join(names->get<std::vector<std::string>>(), "  "));
    }
  }
  return out;
}

Result<Json> run_order(const Game& game, const State&, const Json& arguments, Context& context) {
  const Turning turning =
      arguments.value("turning", std::string("all")) == "core" ? Turning::around_core : Turning::all;
  ASOBI_TRY(const GroupFacts facts, group_facts(game.puzzle(), turning, context.progress));
  ASOBI_TRY(const Laws found, laws(game.puzzle(), turning, context.progress));
  Json sentences = Json::array();
  for (const Text& law : found.sentences) sentences.push_back(law.in(context.lang));
  return Json{{"order", to_string(facts.order)},
              {"states", to_string(facts.states)},
              {"states_up_to_rotation", to_string(facts.states_up_to_rotation)},
              {"oriented", to_string(facts.oriented)},
              {"rotations", facts.rotations},
              {"turning", turning == Turning::all ? "all" : "core"},
              {"laws", std::move(sentences)},
              {"laws_complete", found.complete}};
}

std::string text_order(const Json& answer, Lang lang) {
  const bool j = ja(lang);
  const auto number = [&](const char* field) { return grouped(std::string_view(text_of(answer, field))); };
  std::string out = fmt::format("{} {}\n", j ? "群の位数:          " : "order of the group:      ", number("order"));
  out += fmt::format("{} {}\n", j ? "印まで区別すると:  " : "with marks:              ", number("oriented"));
  out += fmt::format("{} {}\n", j ? "色の状態:          " : "coloured states:         ", number("states"));
  out +=
      fmt::format("{} {}\n", j ? "全体の回転を除くと:" : "up to rotations:         ", number("states_up_to_rotation"));
  for (const Json& law : answer.at("laws")) out += fmt::format("- {}\n", law.get<std::string>());
  if (answer.at("laws_complete").get<bool>()) {
    out += j ? "この法則を満たす状態はすべて作れます。\n" : "Every state that obeys these laws can be reached.\n";
  }
  return out;
}

}  // namespace

ToolRows<Game> definition_tools() {
  return {
      {{.name = "list",
        .summary = {"the puzzles that have a name", "名前のあるパズルの一覧"},
        .example = "asobi twisty list",
        .text = text_list},
       run_list},
      {{.name = "info",
        .summary = {"stickers, pieces and layers of a puzzle", "パズルのラベル・ピース・層"},
        .setup = {"puzzle"},
        .example = "asobi twisty info megaminx",
        .text = text_info},
       run_info},
      {{.name = "pieces",
        .summary = {"the pieces, orbit by orbit", "ピースを軌道ごとに"},
        .setup = {"puzzle"},
        .parameters = {{"all", {"the name of every piece", "すべてのピースの名前"}, ParameterKind::flag}},
        .example = "asobi twisty pieces pyraminx --all",
        .text = text_pieces},
       run_pieces},
      {{.name = "order",
        .summary = {"the order of the group, the number of states, and the laws they obey",
                    "群の位数、状態の数、状態が従う法則"},
        .setup = {"puzzle"},
        .parameters = {{.name = "turning",
                        .help = {"all: every layer turns (default); core: all but those that hold the centre",
                                 "all: すべての層が回る（既定）。core: 中心を含む層は回らない"},
                        .choices = {"all", "core"}}},
        .example = "asobi twisty order rubik",
        .text = text_order},
       run_order},
  };
}

}  // namespace asobi::twisty
