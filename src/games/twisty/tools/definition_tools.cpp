#include "games/twisty/tools/definition_tools.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {

// --- list ---

Result<PuzzleList> puzzle_list(const Game&, const State&, const NoArguments&, Context&) {
  return PuzzleList{families(), commercial_names(), puzzle_geometry_names()};
}

std::string text(const PuzzleList& list, Lang lang) {
  std::string out = say(lang, "Families of the paper (section)\n", "論文の十四種の族（節）\n");
  for (const Family& family : list.families) {
    const std::string range = family.most == 0 ? "" : fmt::format(" {}–{}", family.least, family.most);
    out += say(lang, "  {}  {} (§{}){}\n", "  {}  {} (第{} 節){}\n", padded(family.name(), 20), family.title.in(lang),
               family.section, range);
  }
  out += say(lang, "Commercial puzzles, and a solid cube\n", "市販のパズルなど\n");
  for (const Alias& alias : list.commercial) {
    out += fmt::format("  {}  {} = {}\n", padded(alias.name, 20), alias.title.in(lang), alias.target);
  }
  out += say(lang, "Names of PuzzleGeometry\n", "PuzzleGeometry の名前\n");
  for (const PuzzleGeometryName& known : list.puzzle_geometry) {
    out += fmt::format("  {}  {}\n", padded(known.name, 28), known.description);
  }
  return out + say(lang, "or a description such as c f 1/3 v 0.577: a solid t c o d i, axes f v e, distances\n",
                   "または c f 1/3 v 0.577 のような記述（t c o d i の立体、f v e の軸、距離）\n");
}

// --- info ---

namespace {

// All axes of a kind are alike, so the first of each kind stands for them.
template <class Value>
auto by_axis(const Puzzle& puzzle, const Value& value) -> ByAxis<decltype(value(0))> {
  std::map<AxisLetter, decltype(value(0))> out;
  for (int a = 0; a < static_cast<int>(puzzle.axes().size()); ++a) {
    const AxisLetter letter = letter_of(puzzle.line_of(a).kind);
    if (!out.contains(letter)) out.emplace(letter, value(a));
  }
  if (out.size() == 1) return std::move(out.begin()->second);
  return out;
}

std::vector<std::size_t> pieces_per_layer(const Puzzle& puzzle, int axis) {
  std::vector<std::size_t> out;
  for (int l = 0; l < puzzle.axes()[axis].layer_count(); ++l) {
    out.push_back(puzzle.pieces_in(puzzle.layer(axis, l)).size());
  }
  return out;
}

}  // namespace

Result<PuzzleInfo> puzzle_info(const Game& game, const State&, const NoArguments&, Context&) {
  const Model& model = game.model();
  const Puzzle& puzzle = game.puzzle();
  PuzzleInfo out{.name = model.named.name,
                 .title = model.named.title,
                 .member = model.named.member,
                 .description = puzzle.description().text(),
                 .snaps = puzzle.snaps(),
                 .pieces = puzzle.piece_count(),
                 .stickers = puzzle.sticker_count(),
                 .layers = by_axis(puzzle, [&](int axis) { return puzzle.axes()[axis].layer_count(); }),
                 .pieces_by_type = {},
                 .pieces_per_layer = by_axis(puzzle, [&](int axis) { return pieces_per_layer(puzzle, axis); }),
                 .orbits = piece_orbits(puzzle).size(),
                 .axes = {},
                 .turning = model.named.turning,
                 .paper_layers = {},
                 .shells = {}};
  for (int p = 0; p < puzzle.piece_count(); ++p) ++out.pieces_by_type[kind_of(puzzle, p)];
  if (puzzle.keeps_inside()) {
    out.shells.emplace(puzzle.shell_count());
    for (int p = 0; p < puzzle.piece_count(); ++p) ++out.shells->at(puzzle.shell_of(puzzle.stickers_of(p)[0]));
  }
  for (int a = 0; a < static_cast<int>(puzzle.axes().size()); ++a) out.axes.push_back(puzzle.line_of(a).name);
  if (model.paper) out.paper_layers = model.paper->layers();
  return out;
}

std::string text(const PuzzleInfo& info, Lang lang) {
  const bool other_name = !info.member.empty() && info.member != info.name;
  std::string out = fmt::format("{}{}\n", info.title.in(lang), other_name ? " (" + info.member + ")" : "");
  out += say(lang, "description: {}\n", "記述: {}\n", info.description);
  for (const Snap& snap : info.snaps) {
    out +=
        say(lang, "  {} was taken for the critical {}\n", "  {} は臨界値 {} とみなしました\n", snap.given, snap.exact);
  }
  std::vector<std::string> types;
  for (const auto& [kind, number] : info.pieces_by_type) {
    types.push_back(fmt::format("{} {}", kind_text(kind).in(lang), number));
  }
  out += say(lang, "{} stickers, {} pieces ({}), {} orbits\n", "ステッカー {}、ピース {}（{}）、軌道 {}\n",
             info.stickers, info.pieces, fmt::join(types, ", "), info.orbits);
  out += say(lang, "axes: {}\n", "軸: {}\n", fmt::join(info.axes, " "));
  out += say(lang, "layers on an axis: {}\npieces per layer: {}\n", "軸ごとの層の数: {}\n層ごとのピース数: {}\n",
             to_line(json_of(info.layers, lang)), to_line(json_of(info.pieces_per_layer, lang)));
  if (info.paper_layers) {
    out += say(lang, "the paper's layer numbers: [{}]\n", "論文の層番号: [{}]\n", fmt::join(*info.paper_layers, ","));
  }
  if (info.shells) {
    out += say(lang, "pieces by shell, from outside: {}\n", "殻ごとのピース数（外から）: {}\n",
               fmt::join(*info.shells, " + "));
  }
  if (info.turning == Turning::around_core) {
    out += say(lang, "the layers that hold the centre do not turn by themselves\n",
               "中心を含む層はそれだけでは回りません\n");
  }
  return out;
}

// --- pieces ---

Result<PieceList> piece_list(const Game& game, const State&, const PiecesArguments& asked, Context&) {
  const Puzzle& puzzle = game.puzzle();
  const auto orbits = piece_orbits(puzzle, game.model().named.turning);
  const auto titles = orbit_names(puzzle, orbits);
  const auto names = piece_names(game.model());
  PieceList out{.pieces = puzzle.piece_count(), .orbits = {}};
  for (std::size_t i = 0; i < orbits.size(); ++i) {
    const Orbit& orbit = orbits[i];
    OrbitOfPieces row{.name = titles[i],
                      .pieces = orbit.pieces.size(),
                      .stickers = orbit.stickers,
                      .orientations = orbit.orientations,
                      .look_alike = orbit.look_alike.size(),
                      .example = names[orbit.pieces[0]]};
    if (asked.all) {
      row.names.emplace();
      for (const int piece : orbit.pieces) row.names->push_back(names[piece]);
    }
    out.orbits.push_back(std::move(row));
  }
  return out;
}

std::string text(const PieceList& list, Lang lang) {
  std::string out;
  for (std::size_t i = 0; i < list.orbits.size(); ++i) {
    const OrbitOfPieces& row = list.orbits[i];
    out += say(lang, "orbit {}  {} {:>5} pieces  stickers {}  orientations {}  such as {}",
               "軌道 {}  {} {:>5} 個  ステッカー {}  向き {}  例 {}", i + 1, padded(row.name.in(lang), 10), row.pieces,
               row.stickers, row.orientations, row.example);
    if (row.look_alike > 0) out += say(lang, "  look-alike groups {}", "  同じ色の組 {}", row.look_alike);
    out += '\n';
    if (row.names) out += fmt::format("  {}\n", fmt::join(*row.names, "  "));
  }
  return out;
}

// --- order ---

Result<GroupAnswer> group_order(const Game& game, const State&, const OrderArguments& asked, Context& context) {
  ASOBI_TRY(GroupFacts facts, group_facts(game.puzzle(), asked.turning, context.progress));
  ASOBI_TRY(Laws found, laws(game.puzzle(), asked.turning, context.progress));
  return GroupAnswer{std::move(facts), asked.turning, std::move(found.sentences), std::move(found.orbits),
                     found.complete};
}

std::string text(const GroupAnswer& answer, Lang lang) {
  const auto number = [](const Natural& natural) { return grouped(to_string(natural)); };
  std::string out = say(lang, "order of the group:       {}\n", "群の位数:           {}\n", number(answer.order));
  out += say(lang, "with marks:               {}\n", "印まで区別すると:   {}\n", number(answer.oriented));
  out += say(lang, "coloured states:          {}\n", "色の状態:           {}\n", number(answer.states));
  out += say(lang, "up to rotations:          {}\n", "全体の回転を除くと: {}\n", number(answer.states_up_to_rotation));
  for (const Text& law : answer.laws) out += fmt::format("- {}\n", law.in(lang));
  if (answer.laws_complete) {
    out += say(lang, "Every state that obeys these laws can be reached.\n", "この法則を満たす状態はすべて作れます。\n");
  }
  return out;
}

ToolRows<Game> definition_tools() {
  return {
      tool_row({.name = "list",
                .label = {"Puzzles with names", "名前のあるパズル"},
                .summary = {"the puzzles that have a name", "名前のあるパズルの一覧"},
                .example = "asobi twisty list"},
               {}, puzzle_list),
      tool_row({.name = "info",
                .label = {"About the puzzle", "パズルの概要"},
                .summary = {"stickers, pieces and layers of a puzzle", "パズルのステッカー・ピース・層"},
                .setup = {"puzzle"},
                .example = "asobi twisty info megaminx"},
               {}, puzzle_info),
      tool_row({.name = "pieces",
                .label = {"Pieces", "ピース"},
                .summary = {"the pieces, orbit by orbit", "ピースを軌道ごとに"},
                .setup = {"puzzle"},
                .example = "asobi twisty pieces pyraminx --all"},
               {argument("all", &PiecesArguments::all, {"Every piece", "すべてのピース"},
                         {"the name of every piece", "すべてのピースの名前"})},
               piece_list),
      tool_row({.name = "order",
                .label = {"Number of states", "状態の数"},
                .summary = {"the order of the group, the number of states, and the laws they obey",
                            "群の位数、状態の数、状態が従う法則"},
                .setup = {"puzzle"},
                .example = "asobi twisty order rubik"},
               {argument("turning", &OrderArguments::turning, {"Turning", "回す層"},
                         {"which layers turn", "どの層が回るか"})},
               group_order),
  };
}

}  // namespace asobi::twisty
