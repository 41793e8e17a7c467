// Tools about one position: analyze, draw.
#include "base/json.hpp"
#include "games/chocolate/tools.hpp"

namespace asobi::chocolate {

std::string point_text(const Json& point) {
  return fmt::format("{{{}, {}, {}}}", point.at(0).get<Integer>(), point.at(1).get<Integer>(),
                     point.at(2).get<Integer>());
}

namespace {

// --- analyze ---

Result<Json> run_analyze(const Game& game, const Game::State& state, const Json&, Context& context) {
  ASOBI_TRY(const Plane plane, game.plane(state, context));
  const Position& p = state.position;
  const std::uint32_t g = plane(p.y, p.z);
  Json winning = Json::array();
  for (const Cut& cut : game.winning_moves(state, plane)) {
    const Position next = game.rules().after(p, cut);
    if (plane(next.y, next.z) != next.x) {
      return fail(Code::internal, "a winning cut does not leave an L-state", "勝つはずの切り方で L-state になりません");
    }
    winning.push_back({next.x, next.y, next.z});
  }
  return Json{{"outcome", p.x == g ? "P" : "N"}, {"grundy", p.x ^ g}, {"winning_moves", winning},
              {"position", {p.x, p.y, p.z}},     {"plane_grundy", g}, {"nim_sum", p.x ^ p.y ^ p.z}};
}

std::string text_analyze(const Json& answer, Lang lang) {
  const bool wins = answer.at("outcome") == "N";
  const auto x = answer.at("position").at(0).get<std::uint32_t>();
  std::string out = fmt::format("{}: {}\n", point_text(answer.at("position")),
                                wins       ? ja(lang) ? "W-state（手番の勝ち）" : "W-state: the player to move wins"
                                : ja(lang) ? "L-state（手番の負け）"
                                           : "L-state: the player to move loses");
  out += fmt::format("{} {} = {} ⊕ {}", ja(lang) ? "グランディ数" : "Grundy number",
                     answer.at("grundy").get<std::uint32_t>(), x, answer.at("plane_grundy").get<std::uint32_t>());
  out += fmt::format(fmt::runtime(ja(lang) ? "（x ⊕ y ⊕ z は {}）\n" : " (x ⊕ y ⊕ z is {})\n"),
                     answer.at("nim_sum").get<std::uint32_t>());
  if (!wins) return out;
  out += ja(lang) ? "勝つ切り方:" : "winning cuts:";
  for (const Json& point : answer.at("winning_moves")) out += " → " + point_text(point);
  return out + "\n";
}

// --- draw ---

Result<Json> run_draw(const Game& game, const Game::State& state, const Json&, Context& context) {
  return Json{{"picture", game.picture(state, context.lang)}, {"view", game.view(state, context.lang)}};
}

std::string text_draw(const Json& answer, Lang) { return answer.at("picture").get<std::string>(); }

}  // namespace

std::vector<ToolRow<Game>> position_tools() {
  return {
      {{.name = "analyze",
        .summary = {"who wins, the Grundy number and every winning cut",
                    "どちらの勝ちか、グランディ数、全ての勝つ切り方"},
        .setup = {"x", "y", "z"},
        .setup_optional = {"k", "f"},
        .example = "asobi chocolate analyze 6 10 7 --k 1",
        .text = text_analyze},
       run_analyze},
      {{.name = "draw",
        .summary = {"the bar with its bitter square", "苦い部分のあるチョコの図"},
        .setup = {"x", "y", "z"},
        .setup_optional = {"k", "f"},
        .example = "asobi chocolate draw 3 6 3 --k 2",
        .text = text_draw},
       run_draw},
  };
}

}  // namespace asobi::chocolate
