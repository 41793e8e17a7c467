#include "games/twisty/tools/exchange_tools.hpp"

#include <algorithm>

#include "base/fields_json.hpp"
#include "base/files.hpp"
#include "games/twisty/exchange/facelets.hpp"
#include "games/twisty/exchange/twsearch_text.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {

// --- map ---

PuzzleMap puzzle_map(const Model& from, const Model& to, const Equivalence& found) {
  const auto joined = std::ranges::count_if(found.pieces, [](const auto& list) { return list.size() > 1; });
  PuzzleMap out{.from = from.named.name,
                .to = to.named.name,
                .inside = found.inside(),
                .whole = found.whole(),
                .pieces = found.fate.size(),
                .shown = found.count(Fate::shown),
                .hidden = found.count(Fate::hidden),
                .absent = found.count(Fate::absent),
                .joined = static_cast<std::size_t>(joined),
                .oriented = static_cast<std::size_t>(std::ranges::count(found.oriented, true)),
                .exhaustive = found.exhaustive,
                .turns = {},
                .map = found.pieces};
  for (const auto& [turn, image] : found.turns) {
    out.turns.push_back({turn_text(from, turn), image ? std::optional(turn_text(to, *image)) : std::nullopt});
  }
  return out;
}

Result<PuzzleMap> map_to_other(const Game& game, const State&, const MapArguments& asked, Context& context) {
  ASOBI_TRY(const Model other, Model::make(asked.other));
  ASOBI_TRY(const Equivalence found, find_map(game.model(), other, context.progress));
  return puzzle_map(game.model(), other, found);
}

std::string text(const PuzzleMap& map, Lang lang) {
  std::string out = map.inside ? say(lang, "{0} is inside {1}\n", "{0} は {1} の中にあります\n", map.from, map.to)
                               : say(lang, "only a part of {0} is inside {1}\n",
                                     "{0} の一部だけが {1} の中にあります\n", map.from, map.to);
  out += say(lang, "of {} pieces {} show on its surface, {} are inside it, {} are missing\n",
             "ピース {} 個のうち、表面に {} 個、内部に {} 個、ないもの {} 個\n", map.pieces, map.shown, map.hidden,
             map.absent);
  for (const TurnNames& turn : map.turns) out += fmt::format("  {} → {}\n", turn.from, turn.to.value_or("–"));
  if (!map.exhaustive) {
    out +=
        say(lang, "the search was cut short; there may be more\n", "探索は途中で打ち切りました。ほかにもあり得ます\n");
  }
  return out;
}

// --- export ---

Result<Export> exported(const Game& game, const State&, const ExportArguments& asked, Context& context) {
  const KPuzzleOptions options = {asked.marks ? Telling::marks : Telling::stickers, asked.rotations};
  ASOBI_TRY(const KPuzzle definition, kpuzzle_of(game.model(), options, context.progress));
  ASOBI_CHECK(context.progress.check());
  std::string written =
      asked.format == DefinitionFormat::tws ? twsearch_text(definition) : to_line(json_of(definition, Lang::en)) + "\n";
  Export out{.format = asked.format, .orbits = definition.orbits.size(), .moves = definition.moves.size()};
  if (asked.out) {
    ASOBI_CHECK(write_text(*asked.out, written));
    out.out = asked.out;
  } else {
    out.definition = std::move(written);
  }
  return out;
}

std::string text(const Export& answer, Lang lang) {
  if (answer.definition) return *answer.definition;
  if (answer.out == "/dev/stdout") return "";
  return say(lang, "{} orbits and {} moves written to {}\n", "軌道 {}、回転 {} を {} に書きました\n", answer.orbits,
             answer.moves, *answer.out);
}

// --- import ---

Result<Import> imported(const Game& game, const State&, const ImportArguments& asked, Context& context) {
  ASOBI_TRY(KPuzzle definition, read_kpuzzle(asked.definition));
  ASOBI_TRY(Natural order, order_of(definition, context.progress));
  ASOBI_TRY(Comparison found, compare(definition, game.model(), context.progress));
  Import out{.name = std::move(definition.name),
             .orbits = std::move(definition.orbits),
             .moves = {},
             .order = std::move(order),
             .puzzle = game.model().named.name,
             .same = found.same,
             .why = std::move(found.why),
             .move = std::move(found.move)};
  for (KPuzzle::Move& move : definition.moves) out.moves.push_back(std::move(move.name));
  return out;
}

std::string text(const Import& answer, Lang lang) {
  std::string out = answer.name + "\n";
  for (const OrbitShape& orbit : answer.orbits) {
    out += say(lang, "  {}: {} pieces, {} orientations\n", "  {}: {} 個、向き {}\n", orbit.name, orbit.pieces,
               orbit.orientations);
  }
  return out + say(lang, "moves: {}\norder of the group: {}\n{}\n", "回転: {}\n群の位数: {}\n{}\n",
                   fmt::join(answer.moves, " "), grouped(to_string(answer.order)), answer.why.in(lang));
}

// --- facelets ---

Result<Facelets> facelets_of(const Game& game, const State& state, const FaceletsArguments& asked, Context& context) {
  State shown_state = state;
  if (asked.colours) {
    auto found = parse_facelets(game.model(), *asked.colours, context.progress);
    if (!found && found.error().code == Code::unsolvable) {
      return Facelets{.possible = false, .why = std::move(found).error().message};
    }
    if (!found) return fail(found.error());
    shown_state = std::move(*found);
  }
  ASOBI_TRY(std::string letters, facelets_text(game.model(), shown_state));
  return Facelets{.facelets = std::move(letters),
                  .solved = game.solved(shown_state),
                  .picture = Text{game.picture(shown_state, Lang::en), game.picture(shown_state, Lang::ja)}};
}

std::string text(const Facelets& facelets, Lang lang) {
  if (facelets.possible) return facelets.picture->in(lang) + *facelets.facelets + "\n";
  return say(lang, "impossible: {}\n", "この配色はあり得ません。{}\n", facelets.why->in(lang));
}

ToolRows<Game> exchange_tools() {
  return {
      tool_row({.name = "map",
                .label = {"Inside another puzzle", "ほかのパズルの中"},
                .summary = {"whether a puzzle is found inside another, and how its turns go",
                            "あるパズルが別のパズルの中にあるか、回転はどう対応するか"},
                .setup = {"puzzle"},
                .words = {"other"},
                .example = "asobi twisty map dino octa-face-3",
                .yes_field = "inside"},
               {argument("other", &MapArguments::other, {"Other puzzle", "ほかのパズル"},
                         {"the other puzzle: a name or a description", "もう一つのパズル。名前か記述"})
                    .required()},
               map_to_other),
      tool_row(
          {.name = "export",
           .label = {"Export", "書き出し"},
           .summary = {"the puzzle for other programs: KPuzzle (cubing.js) or twsearch",
                       "他のプログラム用の定義。KPuzzle（cubing.js）か twsearch"},
           .setup = {"puzzle"},
           .example = "asobi twisty export skewb --format tws"},
          {argument("format", &ExportArguments::format, {"Format", "形式"},
                    {"for which program", "どのプログラム用か"}),
           argument("out", &ExportArguments::out, {"File", "ファイル"}, {"write it to this file", "このファイルに書く"})
               .kind(ParameterKind::path),
           argument("marks", &ExportArguments::marks, {"Tell pieces apart", "ピースを区別する"},
                    {"tell all pieces and the directions of middles apart", "ピースと中央の向きをすべて区別する"}),
           argument("rotations", &ExportArguments::rotations, {"Whole rotations", "全体の回転"},
                    {"also rotations of the whole", "全体の回転も含める"})},
          exported),
      tool_row({.name = "import",
                .label = {"Import", "読み込み"},
                .summary = {"read a KPuzzle definition, and whether it is this puzzle",
                            "KPuzzle の定義を読み、このパズルと同じかどうかを調べる"},
                .setup = {"puzzle"},
                .words = {"definition"},
                .example = "asobi twisty import skewb skewb.json",
                .yes_field = "same"},
               {argument("definition", &ImportArguments::definition, {"Definition", "定義"},
                         {"a file of JSON", "JSON のファイル"})
                    .required()
                    .kind(ParameterKind::file)},
               imported),
      tool_row({.name = "facelets",
                .label = {"Colours of a cube", "立方体の色"},
                .summary = {"the colours of a cube as a string, or whether a string of colours is possible",
                            "立方体の色の文字列。または文字列の配色があり得るか"},
                .setup = {"puzzle"},
                .setup_optional = {"scramble"},
                .example = R"(asobi twisty facelets rubik --scramble "R U F")",
                .yes_field = "possible"},
               {argument("colours", &FaceletsArguments::colours, {"Colours", "色"},
                         {"letters in the order U R F D L B, each face row by row; the present ones if absent",
                          "U R F D L B の面の順に行ごとの文字。省けば今の色"})},
               facelets_of),
  };
}

}  // namespace asobi::twisty
