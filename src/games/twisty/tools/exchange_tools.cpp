// The tools that lead to other puzzles and other programs: map, export, import, facelets.
#include "base/files.hpp"
#include "base/json.hpp"
#include "games/twisty/exchange/facelets.hpp"
#include "games/twisty/exchange/kpuzzle.hpp"
#include "games/twisty/exchange/twsearch_text.hpp"
#include "games/twisty/inside/equivalence.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {
namespace {

Result<Json> run_map(const Game& game, const State&, const Json& arguments, Context& context) {
  ASOBI_TRY(const Model other, Model::make(text_of(arguments, "other")));
  ASOBI_TRY(const Equivalence map, find_map(game.model(), other, context.progress));
  return to_json(game.model(), other, map);
}

std::string text_map(const Json& answer, Lang lang) {
  const bool j = ja(lang), inside = answer.at("inside").get<bool>();
  const auto number = [&](const char* field) { return answer.at(field).get<int>(); };
  std::string out = fmt::format(fmt::runtime(inside ? j ? "{0} は {1} の中にあります\n" : "{0} is inside {1}\n"
                                             : j    ? "{0} の一部だけが {1} の中にあります\n"
                                                    : "only a part of {0} is inside {1}\n"),
                                text_of(answer, "from"), text_of(answer, "to"));
  out += fmt::format(fmt::runtime(j ? "ピース {} 個のうち、表面に {} 個、内部に {} 個、ないもの {} 個\n"
                                    : "of {} pieces {} show on its surface, {} are inside it, {} are missing\n"),
                     number("pieces"), number("shown"), number("hidden"), number("absent"));
  for (const Json& turn : answer.at("turns")) {
    out += fmt::format("  {} → {}\n", text_of(turn, "from"), turn.at("to").is_null() ? "–" : text_of(turn, "to"));
  }
  if (!answer.at("exhaustive").get<bool>()) {
    out += j ? "探索は途中で打ち切りました。ほかにもあり得ます\n" : "the search was cut short; there may be more\n";
  }
  return out;
}

Result<Json> run_export(const Game& game, const State&, const Json& arguments, Context&) {
  const std::string format = arguments.value("format", std::string("kpuzzle"));
  const KPuzzleOptions options{arguments.value("marks", false) ? Telling::marks : Telling::stickers,
                               arguments.value("rotations", false)};
  const KPuzzle definition = kpuzzle_of(game.model(), options);
  const std::string text = format == "tws" ? twsearch_text(definition) : to_line(to_json(definition)) + "\n";
  Json out = {{"format", format}, {"orbits", definition.orbits.size()}, {"moves", definition.moves.size()}};
  if (const auto file = arguments.find("out"); file != arguments.end()) {
    ASOBI_CHECK(write_text(file->get<std::string>(), text));
    out["out"] = *file;
  } else {
    out["definition"] = text;
  }
  return out;
}

std::string text_export(const Json& answer, Lang lang) {
  if (answer.contains("definition")) return text_of(answer, "definition");
  if (text_of(answer, "out") == "/dev/stdout") return "";
  return fmt::format(
      fmt::runtime(ja(lang) ? "軌道 {}、回転 {} を {} に書きました\n" : "{} orbits and {} moves written to {}\n"),
      answer.at("orbits").get<int>(), answer.at("moves").get<int>(), text_of(answer, "out"));
}

Result<Json> run_import(const Game& game, const State&, const Json& arguments, Context& context) {
  ASOBI_TRY(const KPuzzle definition, read_kpuzzle(text_of(arguments, "definition")));
  ASOBI_TRY(const Natural order, order_of(definition, context.progress));
  ASOBI_TRY(const Comparison found, compare(definition, game.model(), context.progress));
  Json orbits = Json::array(), moves = Json::array();
  for (const OrbitShape& orbit : definition.orbits) {
    orbits.push_back({{"name", orbit.name}, {"pieces", orbit.pieces}, {"orientations", orbit.orientations}});
  }
  for (const KPuzzle::Move& move : definition.moves) moves.push_back(move.name);
  return Json{{"name", definition.name},          {"orbits", std::move(orbits)},       {"moves", std::move(moves)},
              {"order", to_string(order)},        {"puzzle", game.model().named.name}, {"same", found.same},
              {"why", found.why.in(context.lang)}};
}

std::string text_import(const Json& answer, Lang lang) {
  const bool j = ja(lang);
  std::string out = fmt::format("{}\n", text_of(answer, "name"));
  for (const Json& orbit : answer.at("orbits")) {
    out += fmt::format(fmt::runtime(j ? "  {}: {} 個、向き {}\n" : "  {}: {} pieces, {} orientations\n"),
                       text_of(orbit, "name"), orbit.at("pieces").get<int>(), orbit.at("orientations").get<int>());
  }
  return out + fmt::format("{} {}\n{} {}\n{}\n",
                           j ? "回転:" : "moves:", fmt::join(answer.at("moves").get<std::vector<std::string>>(), " "),
                           j ? "群の位数:" : "order of the group:", grouped(std::string_view(text_of(answer, "order"))),
                           text_of(answer, "why"));
}

// With colours: whether they can be; without: those of the present state.
Result<Json> run_facelets(const Game& game, const State& state, const Json& arguments, Context& context) {
  const auto colours = arguments.find("colours");
  State shown_state = state;
  if (colours != arguments.end()) {
    auto found = parse_facelets(game.model(), colours->get<std::string>(), context.progress);
    if (!found && found.error().code == Code::unsolvable) {
      return Json{{"possible", false}, {"why", found.error().message.in(context.lang)}};
    }
    if (!found) return fail(found.error());
    shown_state = std::move(*found);
  }
  ASOBI_TRY(const std::string text, facelets_text(game.model(), shown_state));
  return Json{{"possible", true},
              {"facelets", text},
              {"solved", game.solved(shown_state)},
              {"picture", game.picture(shown_state, context.lang)}};
}

std::string text_facelets(const Json& answer, Lang lang) {
  if (answer.at("possible").get<bool>()) return text_of(answer, "picture") + text_of(answer, "facelets") + "\n";
  return fmt::format("{}{}\n", ja(lang) ? "この配色はあり得ません。" : "impossible: ", text_of(answer, "why"));
}

}  // namespace

ToolRows<Game> exchange_tools() {
  return {
      {{.name = "map",
        .summary = {"whether a puzzle is found inside another, and how its turns go",
                    "あるパズルが別のパズルの中にあるか、回転はどう対応するか"},
        .setup = {"puzzle"},
        .parameters = {{"other",
                        {"the other puzzle: a name or a description", "もう一つのパズル。名前か記述"},
                        ParameterKind::text,
                        true}},
        .words = {"other"},
        .example = "asobi twisty map dino octa-face-3",
        .yes_field = "inside",
        .text = text_map},
       run_map},
      {{.name = "export",
        .summary = {"the puzzle for other programs: KPuzzle (cubing.js) or twsearch",
                    "他のプログラム用の定義。KPuzzle（cubing.js）か twsearch"},
        .setup = {"puzzle"},
        .parameters = {{.name = "format",
                        .help = {"kpuzzle (default) or tws", "kpuzzle（既定）か tws"},
                        .choices = {"kpuzzle", "tws"}},
                       {"out", {"write it to this file", "このファイルに書く"}, ParameterKind::path},
                       {"marks",
                        {"tell all pieces and the directions of middles apart", "ピースと中央の向きをすべて区別する"},
                        ParameterKind::flag},
                       {"rotations", {"also rotations of the whole", "全体の回転も含める"}, ParameterKind::flag}},
        .example = "asobi twisty export skewb --format tws",
        .text = text_export},
       run_export},
      {{.name = "import",
        .summary = {"read a KPuzzle definition, and whether it is this puzzle",
                    "KPuzzle の定義を読み、このパズルと同じかどうかを調べる"},
        .setup = {"puzzle"},
        .parameters = {{"definition", {"a file of JSON", "JSON のファイル"}, ParameterKind::file, true}},
        .words = {"definition"},
        .example = "asobi twisty import skewb skewb.json",
        .yes_field = "same",
        .text = text_import},
       run_import},
      {{.name = "facelets",
        .summary = {"the colours of a cube as a string, or whether a string of colours is possible",
                    "立方体の色の文字列。または文字列の配色があり得るか"},
        .setup = {"puzzle"},
        .setup_optional = {"scramble"},
        .parameters = {{"colours",
                        {"letters in the order U R F D L B, each face row by row; those of the scramble if absent",
                         "U R F D L B の面の順に行ごとの文字。省けば scramble の色"}}},
        .example = R"(asobi twisty facelets rubik --scramble "R U F")",
        .yes_field = "possible",
        .text = text_facelets},
       run_facelets},
  };
}

}  // namespace asobi::twisty
