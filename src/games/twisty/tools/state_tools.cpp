// The tools that turn and look: apply, scramble, moves, shape.
#include "base/json.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/puzzle/scramble.hpp"
#include "games/twisty/show/labels.hpp"
#include "games/twisty/show/shape.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {
namespace {

constexpr std::int64_t most_scramble_turns = 10'000;

Result<Json> run_apply(const Game& game, const State& state, const Json& arguments, Context& context) {
  const Model& model = game.model();
  const std::vector<std::string> names = sticker_names(model);
  Json facelets = Json::object();
  // Appended as to a list: every look-up by name would be a walk over all that came before.
  std::vector<Json::object_t::value_type>& rows = facelets.get_ref<Json::object_t&>();
  for (int s = 0; s < game.puzzle().sticker_count(); ++s) {
    rows.emplace_back(names[s], colour_name(model, game.mover().colour_at(state, s)));
  }
  Json out = {{"solved", game.solved(state)},
              {"oriented_solved", game.mover().is_oriented_solved(state)},
              {"facelets", std::move(facelets)}};
  if (!arguments.value("facelets", false)) out["picture"] = game.picture(state, context.lang);
  return out;
}

std::string text_apply(const Json& answer, Lang lang) {
  std::string out = text_of(answer, "picture");
  if (out.empty()) {
    for (const auto& [sticker, colour] : answer.at("facelets").items()) {
      out += fmt::format("{} {}\n", sticker, colour.get<std::string>());
    }
  }
  const auto yes = [&](const char* field) {
    return answer.at(field).get<bool>() ? ja(lang) ? "はい" : "yes" : ja(lang) ? "いいえ" : "no";
  };
  return out + fmt::format(fmt::runtime(ja(lang) ? "色が揃っている: {}　印まで揃っている: {}\n"
                                                 : "solved by colour: {}   solved by marks: {}\n"),
                           yes("solved"), yes("oriented_solved"));
}

Result<Json> run_scramble(const Game& game, const State&, const Json& arguments, Context&) {
  const Turning turning = game.model().named.turning;
  Random random(arguments.value("seed", std::uint64_t{1}));
  const int turns = arguments.value("turns", usual_turns(game.puzzle(), turning));
  return Json{{"scramble", turns_text(game.model(), random_turns(game.puzzle(), turning, turns, random))}};
}

std::string text_scramble(const Json& answer, Lang) { return text_of(answer, "scramble") + "\n"; }

Result<Json> run_moves(const Game& game, const State&, const Json& arguments, Context& context) {
  const Model& model = game.model();
  ASOBI_TRY(const auto turns, parse_turns(model, text_of(arguments, "moves")));
  const auto shorter = simplified(game.puzzle(), turns, model.named.turning);
  const auto counts = count(game.puzzle(), turns);
  Json out = {{"moves", turns_text(model, turns)},
              {"simplified", turns_text(model, shorter)},
              {"inverse", turns_text(model, twisty::inverse(game.puzzle(), turns))},
              {"turns", turns.size()},
              {"quarter", counts.quarter},
              {"half", counts.half},
              {"layers", counts.layers}};
  if (const auto paper = paper_text(model, turns)) {
    out["paper"] = *paper;
  } else {
    out["paper"] = nullptr;
    out["no_paper"] = paper.error().message.in(context.lang);
  }
  return out;
}

std::string text_moves(const Json& answer, Lang lang) {
  const bool j = ja(lang);
  std::string out = fmt::format("{} {}\n", j ? "手順:  " : "moves:     ", text_of(answer, "moves"));
  out += fmt::format("{} {}\n", j ? "簡約:  " : "simplified:", text_of(answer, "simplified"));
  out += fmt::format("{} {}\n", j ? "逆手順:" : "inverse:   ", text_of(answer, "inverse"));
  const Json& paper = answer.at("paper");
  out += fmt::format("{} {}\n", j ? "論文:  " : "paper:     ",
                     paper.is_null() ? "– " + text_of(answer, "no_paper") : paper.get<std::string>());
  const auto turns = [&](const char* kind) { return grouped(answer.at(kind).get<std::uint64_t>()); };
  return out +
         fmt::format(fmt::runtime(j ? "{} 手。層の単位回転 {}、まとめた回転 {}、層の回転 {}（全体の回転は数えない）\n"
                                    : "turns: {}; unit turns: {}, turns of blocks: {}, turns of layers: {} "
                                      "(rotations of the whole are free)\n"),
                     turns("turns"), turns("quarter"), turns("half"), turns("layers"));
}

Result<Json> run_shape(const Game& game, const State&, const Json&, Context& context) {
  return shape_json(game.model(), context.lang);
}

std::string text_shape(const Json& answer, Lang lang) {
  return fmt::format(
      fmt::runtime(ja(lang) ? "{}（{}）: 面 {}、一面のラベル {}、軸 {}。描画用のデータは --json で\n"
                            : "{} ({}): {} faces of {} stickers, {} axes; --json gives all to draw it\n"),
      text_of(answer, "title"), text_of(answer, "description"), answer.at("faces").size(), answer.at("cells").size(),
      answer.at("axes").size());
}

}  // namespace

ToolRows<Game> state_tools() {
  return {
      {{.name = "apply",
        .summary = {"the state after turns, in any notation", "回転を行った後の状態。記法は自由"},
        .setup = {"puzzle", "scramble"},
        .parameters = {{"facelets", {"every sticker by its name", "すべてのラベルを名前つきで"}, ParameterKind::flag}},
        .example = R"(asobi twisty apply rubik "R U R' U'")",
        .text = text_apply},
       run_apply},
      {{.name = "scramble",
        .summary = {"random turns that do not cancel", "打ち消し合わない乱数の回転"},
        .setup = {"puzzle"},
        .parameters = {{"seed",
                        {"the same seed gives the same turns (default 1)", "同じ種なら同じ回転（既定 1）"},
                        ParameterKind::integer,
                        false,
                        0},
                       {"turns",
                        {"how many (default: 3 for each layer, at least 20)",
                         "回転の数（既定は層ごとに 3、少なくとも 20）"},
                        ParameterKind::integer,
                        false,
                        0,
                        most_scramble_turns}},
        .example = "asobi twisty scramble megaminx --seed 7",
        .text = text_scramble},
       run_scramble},
      {{.name = "moves",
        .summary = {"turns simplified, inverted, counted, and in the paper's notation",
                    "手順の簡約・逆・手数と、論文の記法"},
        .setup = {"puzzle"},
        .parameters = {{"moves", {"turns, in any notation", "手順。記法は自由"}, ParameterKind::text, true}},
        .words = {"moves"},
        .example = R"(asobi twisty moves rubik "[R, U] R R")",
        .text = text_moves},
       run_moves},
      {{.name = "shape",
        .summary = {"faces, stickers, axes, layers and cuts, to draw the puzzle",
                    "面・ラベル・軸・層・切断面。パズルを描くためのデータ"},
        .setup = {"puzzle"},
        .example = "asobi twisty shape dino --json",
        .text = text_shape},
       run_shape},
  };
}

}  // namespace asobi::twisty
