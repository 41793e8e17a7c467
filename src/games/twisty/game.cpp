#include "games/twisty/game.hpp"

#include <iterator>

#include "base/json.hpp"
#include "games/twisty/exchange/facelets.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/puzzle/scramble.hpp"
#include "games/twisty/show/picture.hpp"
#include "games/twisty/tools/tools.hpp"
#include "play/typed_session.hpp"

namespace asobi::twisty {

void Rules::moves(const State&, std::vector<Turn>& out) const {
  for (const int number : turning_layers(puzzle(), model().named.turning)) {
    const Turn turn = layer_turn(puzzle(), number);
    out.push_back(turn);
    if (order_of(puzzle(), turn.axis) > 2) out.push_back(layer_turn(puzzle(), number, -1));
  }
}

State Rules::after(State state, const Turn& turn) const {
  mover().apply(state, turn);
  return state;
}

std::string Rules::key(const State& state) const {
  return {reinterpret_cast<const char*>(state.at.data()), state.at.size() * sizeof(Point)};
}

std::string Rules::move_name(const State&, const Turn& turn) const { return turn_text(model(), turn); }

Result<std::vector<Turn>> Rules::parse_line(const State&, std::string_view text) const {
  auto turns = parse_turns(model(), text);
  if (!turns) return fail(Error{Code::illegal_move, std::move(turns).error().message});
  return turns;
}

Result<Turn> Rules::parse_move(const State& state, std::string_view text) const {
  ASOBI_TRY(const auto turns, parse_line(state, text));
  if (turns.size() == 1) return turns[0];
  return fail(Code::illegal_move, "{} is {} turns; one is played at a time", "{} は {} 手です。一手ずつ指してください",
              shown(text), turns.size());
}

Json Rules::view(const State& state, Lang) const {
  const Puzzle& p = puzzle();
  Json at = Json::array();
  bool middle = false;
  for (int s = 0; s < p.sticker_count(); ++s) {
    at.push_back(mover().sticker_at(state, s));
    middle = middle || p.is_middle(s);
  }
  Json out = {{"kind", "stickers"}, {"puzzle", model().named.name}, {"at", std::move(at)}};
  if (middle) {
    Json turned = Json::array();
    const int faces = static_cast<int>(p.solid().shape().faces().size());
    for (int f = 0; f < faces; ++f) turned.push_back(mover().turned_at(state, f));
    out["turned"] = std::move(turned);
  }
  out["solved"] = mover().is_solved(state);
  out["oriented_solved"] = mover().is_oriented_solved(state);
  return out;
}

std::string Rules::picture(const State& state, Lang lang) const {
  return twisty::picture(model(), mover(), state, lang);
}

const std::vector<ToolRow<Game>>& Game::tools() {
  static const std::vector<ToolRow<Game>> all = [] {
    std::vector<ToolRow<Game>> rows = definition_tools();
    std::ranges::move(distance_tools(), std::back_inserter(rows));
    std::ranges::move(state_tools(), std::back_inserter(rows));
    std::ranges::move(exchange_tools(), std::back_inserter(rows));
    std::ranges::move(method_tools(), std::back_inserter(rows));
    std::ranges::move(solver_tools(), std::back_inserter(rows));
    std::ranges::move(statistics_tools(), std::back_inserter(rows));
    return rows;
  }();
  return all;
}

namespace {

constexpr const char* usual_puzzle = "rubik";

constexpr double seconds_for_facelets = 20;

Result<State> start_of(const PreparedPuzzle& prepared, const Json& options) {
  State state = prepared.mover.solved();
  if (const auto text = options.find("scramble"); text != options.end()) {
    ASOBI_TRY(const auto turns, parse_turns(prepared.model, text->get<std::string>()));
    prepared.mover.apply(state, turns);
  } else if (const auto facelets = options.find("facelets"); facelets != options.end()) {
    Progress progress({}, {}, seconds_for_facelets);
    return parse_facelets(prepared.model, facelets->get<std::string>(), progress);
  } else if (const auto colours = options.find("colours"); colours != options.end()) {
    Progress progress({}, {}, seconds_for_facelets);
    return parse_colours(prepared.model, colours->get<std::string>(), progress);
  } else if (const auto seed = options.find("seed"); seed != options.end()) {
    Random random(seed->get<std::uint64_t>());
    const Puzzle& puzzle = prepared.model.puzzle;
    const Turning turning = prepared.model.named.turning;
    prepared.mover.apply(state, random_turns(puzzle, turning, usual_turns(puzzle, turning), random));
  }
  return state;
}

Result<std::unique_ptr<Session>> open_twisty(const Json& options) {
  ASOBI_TRY(Model model, Model::make(options.value("puzzle", std::string(usual_puzzle))));
  const auto prepared = std::make_shared<const PreparedPuzzle>(std::move(model));
  ASOBI_TRY(State start, start_of(*prepared, options));
  return std::make_unique<TypedSession<Game>>(Game(Rules(prepared, std::move(start))));
}

}  // namespace

Entry entry() {
  return {
      .id = "twisty",
      .title = {"Twisty puzzles (cubes, Pyraminx, Skewb, Megaminx …)",
                "回転パズル（ルービックキューブ・ピラミンクス・スキューブ・メガミンクスなど）"},
      .about = {"Any regular solid, cut by planes across its axes, whose layers turn: all fourteen families of the "
                "paper, any mixture of cuts, every usual notation.",
                "正多面体を軸に垂直な平面で切り、層を回すパズル。論文の十四種すべてと、任意の切断の組み合わせ、各種の記"
                "法。"},
      .paper = "twisty",
      .options =
          {
              {"puzzle",
               {"a name (cube-face-3, megaminx) or a description (c f 1/3); default rubik",
                "名前（cube-face-3、megaminx など）か記述（c f 1/3）。既定 rubik"}},
              {"scramble",
               {"turns made before the start, in any notation: R U2 F', X2+, [R, U]",
                "始める前に行う回転。記法は自由: R U2 F'、X2+、[R, U]"}},
              {"facelets",
               {"the colours of a cube at the start, face after face in the order U R F D L B, instead of scramble",
                "始める時の立方体の色。U R F D L B の面の順（scramble の代わり）"}},
              {"colours",
               {"the colours of any puzzle at the start: letters of faces, sticker after sticker as in shape, instead "
                "of "
                "scramble",
                "始める時の色。どのパズルでも、shape のラベルの順に面の文字を並べる（scramble の代わり）"}},
              {"seed",
               {"random turns before the start, instead of scramble", "始める前に乱数で崩す（scramble の代わり）"},
               ParameterKind::integer,
               false,
               0},
          },
      .tools = tools_of<Game>(),
      .open_checked = open_twisty,
  };
}

}  // namespace asobi::twisty
