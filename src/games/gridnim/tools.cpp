// Tools about one position: analyze, strategy; and about the whole board: table.
#include "games/gridnim/tools.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "games/gridnim/analysis.hpp"
#include "games/gridnim/mirror.hpp"
#include "games/gridnim/table.hpp"

namespace asobi::gridnim {

Json cell_json(Size size, int cell) { return {size.row(cell), size.col(cell)}; }

Json run_json(const Run& run) {
  Json out = Json::array();
  for (int i = 0; i < run.length; ++i)
    out.push_back({run.down ? run.row + i : run.row, run.down ? run.col : run.col + i});
  return out;
}

namespace {

// The name of a run written as the list of its cells.
std::string name_of(const Json& cells) {
  const auto at = [&](std::size_t i, std::size_t j) { return cells[i][j].get<int>(); };
  const bool down = cells.size() > 1 && at(0, 1) == at(1, 1);
  return run_name({at(0, 0), at(0, 1), static_cast<int>(cells.size()), down});
}

// --- analyze ---

Result<Json> run_analyze(const Game& game, const Game::State& state, const Json& arguments, Context& context) {
  const Position& position = state.position;
  const auto limit = arguments.value("shapes", usual_shapes);
  ASOBI_TRY(const Analysis found, game.misere() ? analyze_misere(position, context, std::min(limit, usual_shapes))
                                                : analyze(position, context, limit));
  Json moves = Json::array(), parts = Json::array();
  for (const Run& run : found.winning) moves.push_back(run_json(run));
  for (const Part& part : found.parts) {
    parts.push_back({{"board", position_text({position.size, part.stones})}, {"grundy", part.grundy}});
  }
  return Json{{"outcome", found.wins ? "N" : "P"},
              {"grundy", game.misere() ? Json(nullptr) : Json(found.grundy)},
              {"winning_moves", moves},
              {"parts", parts},
              {"stones", position.count()},
              {"picture", picture(position)}};
}

std::string text_analyze(const Json& answer, Lang lang) {
  const bool wins = answer.at("outcome") == "N";
  std::string out = answer.at("picture").get<std::string>();
  out += wins       ? ja(lang) ? "手番の勝ち（N）\n" : "the player to move wins (N)\n"
         : ja(lang) ? "手番の負け（P）\n"
                    : "the player to move loses (P)\n";
  if (!answer.at("grundy").is_null()) {
    out += fmt::format("{} {}", ja(lang) ? "グランディ数" : "Grundy number", answer.at("grundy").get<int>());
    std::vector<int> parts;
    for (const Json& part : answer.at("parts")) parts.push_back(part.at("grundy").get<int>());
    if (parts.size() > 1) out += fmt::format(" = {}", fmt::join(parts, " ⊕ "));
    out += "\n";
  }
  if (wins && !answer.at("winning_moves").empty()) {
    std::vector<std::string> names;
    for (const Json& move : answer.at("winning_moves")) names.push_back(name_of(move));
    out += fmt::format("{}: {}\n", ja(lang) ? "勝つ手" : "winning moves", fmt::join(names, " "));
  }
  return out;
}

// --- strategy ---

// Partners have the same letter; stones that are taken together first are marked *.
std::string picture_of_pairs(const Position& position, const Mirror& mirror) {
  static constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  std::vector<char> label(position.size.cells(), '.');
  for (std::size_t i = 0; i < mirror.pairs.size(); ++i) {
    label[mirror.pairs[i].first] = label[mirror.pairs[i].second] = letters[i];
  }
  if (mirror.first_move) {
    for (const int cell : mirror.centre) label[cell] = '*';
  }
  std::string out;
  for (int row = 0; row < position.size.rows; ++row) {
    out += "   ";
    for (int col = 0; col < position.size.cols; ++col) (out += ' ') += label[position.size.cell(row, col)];
    out += "\n";
  }
  return out;
}

std::string case_name(MirrorCase which) {
  return which == MirrorCase::even_by_odd ? "(i)" : which == MirrorCase::odd_by_odd ? "(ii)" : "(iii)";
}

Text explained(const Mirror& mirror) {
  const auto box = mirror.box.name();
  switch (mirror.which) {
    case MirrorCase::even_by_odd:
      if (mirror.first_move) {
        return {fmt::format("Case (i): the smallest rectangle is {}, one side odd, the other even, and its two middle "
                            "cells have stones. Take both, then answer every move with its partners.",
                            box),
                fmt::format("(i) の場合: 最小の長方形は {} で一方が奇数、もう一方が偶数。中央の 2 マスに石があるので、"
                            "まずその 2 個を取り、以後は相手が取った石に対応する石を取ります。",
                            box)};
      }
      return {fmt::format("Case (i): the smallest rectangle is {}, one side odd, the other even, and its two middle "
                          "cells are empty. Whatever is taken, take the partners.",
                          box),
              fmt::format("(i) の場合: 最小の長方形は {} で一方が奇数、もう一方が偶数。中央の 2 マスに石がないので、"
                          "どの石を取られても対応する石を取れます。",
                          box)};
    case MirrorCase::odd_by_odd:
      if (mirror.first_move) {
        return {fmt::format("Case (ii): the smallest rectangle is {}, both sides odd, and its centre has a stone. Take "
                            "it, then answer every move with its partners.",
                            box),
                fmt::format("(ii) の場合: 最小の長方形は {} でどちらも奇数。中心に石があるので、まずそれを取り、以後は"
                            "相手が取った石に対応する石を取ります。",
                            box)};
      }
      return {fmt::format("Case (ii): the smallest rectangle is {}, both sides odd, and its centre is empty. Whatever "
                          "is taken, take the partners.",
                          box),
              fmt::format("(ii) の場合: 最小の長方形は {} でどちらも奇数。中心に石がないので、どの石を取られても対応"
                          "する石を取れます。",
                          box)};
    default:
      return {fmt::format("Case (iii): the smallest rectangle is {}, both sides even: no line passes through its "
                          "centre. Whatever is taken, take the partners.",
                          box),
              fmt::format("(iii) の場合: 最小の長方形は {} でどちらも偶数。中心を通る行も列もないので、どの石を取られて"
                          "も対応する石を取れます。",
                          box)};
  }
}

Json no_strategy(const Position& position, Lang lang) {
  const Text reason =
      position.stones == 0
          ? Text{"There are no stones: the game is over.", "石がありません。勝負はついています。"}
          : Text{"The placement has no point symmetry, so the paper's method does not apply; analyze tells who wins.",
                 "点対称の配置ではないので、論文の方法は使えません。勝敗は analyze でわかります。"};
  return {{"symmetric", false}, {"reason", reason.in(lang)}};
}

// Adds the answer to `name`, a move of the player who loses.
Result<void> add_answer(Json& out, const Position& position, const Mirror& mirror, const std::string& name) {
  const Position symmetric = mirror.first_move ? without(position, *mirror.first_move) : position;
  ASOBI_TRY(const Run move, parse_run(symmetric, name));
  const Run answer = mirror.answer(move);
  const Position after = without(symmetric, move);
  const auto legal = runs_of(after);
  if (std::ranges::find(legal, answer) == legal.end() || !lost_by_mirror(without(after, answer))) {
    return fail(Code::internal, "the partners of {} cannot be taken", "{} に対応する石を取れません", shown(name));
  }
  out["move"] = run_json(move);
  out["answer"] = run_json(answer);
  out["left"] = position_text(without(after, answer));
  return {};
}

Result<Json> run_strategy(const Game& game, const Game::State& state, const Json& arguments, Context& context) {
  const Position& position = state.position;
  if (game.misere()) {
    return fail(Code::invalid, "the paper's method is for normal play, where the last stone wins",
                "論文の方法は、最後の石を取った方が勝ちの場合のものです");
  }
  const auto mirror = mirror_method(position);
  if (!mirror) return no_strategy(position, context.lang);
  Json pairs = Json::array();
  for (const auto& [a, b] : mirror->pairs) pairs.push_back({cell_json(position.size, a), cell_json(position.size, b)});
  Json out = {
      {"symmetric", true},
      {"case", case_name(mirror->which)},
      {"rectangle",
       {{"row", mirror->top}, {"column", mirror->left}, {"rows", mirror->box.rows}, {"columns", mirror->box.cols}}},
      {"winner", mirror->first_player_wins() ? "first" : "second"},
      {"first_move", mirror->first_move ? run_json(*mirror->first_move) : Json(nullptr)},
      {"pairs", pairs},
      {"reason", explained(*mirror).in(context.lang)},
      {"picture", picture_of_pairs(position, *mirror)}};
  if (const auto move = arguments.find("move"); move != arguments.end()) {
    ASOBI_CHECK(add_answer(out, position, *mirror, move->get<std::string>()));
  }
  return out;
}

std::string text_strategy(const Json& answer, Lang lang) {
  const std::string reason = answer.at("reason").get<std::string>() + "\n";
  if (!answer.at("symmetric").get<bool>()) return reason;
  std::string out = answer.at("picture").get<std::string>() + reason;
  out += answer.at("winner") == "first" ? ja(lang) ? "先手必勝" : "the first player wins"
         : ja(lang)                     ? "後手必勝"
                                        : "the second player wins by mirroring";
  if (const Json& first = answer.at("first_move"); !first.is_null()) {
    out += fmt::format("{}{}", ja(lang) ? "。初手 " : ", beginning with ", name_of(first));
  }
  out += "\n";
  if (answer.contains("answer")) {
    out += fmt::format(fmt::runtime(ja(lang) ? "{} には {} と応じる\n" : "answer {} with {}\n"),
                       name_of(answer.at("move")), name_of(answer.at("answer")));
  }
  return out;
}

// --- table ---

Result<Json> run_table(const Game& game, const Game::State&, const Json&, Context& context) {
  const Size size = game.rules().start().size;
  ASOBI_TRY(const GrundyTable table, GrundyTable::make(size, context));
  const auto& histogram = table.histogram();
  return Json{{"positions", std::uint64_t{1} << size.cells()},
              {"p_positions", histogram[0]},
              {"max_grundy", histogram.size() - 1},
              {"full_board_grundy", table.grundy(size.full())},
              {"histogram", histogram}};
}

std::string text_table(const Json& answer, Lang lang) {
  const auto counts = answer.at("histogram").get<std::vector<std::uint64_t>>();
  const std::uint64_t most = *std::ranges::max_element(counts);
  const std::size_t width = grouped(most).size();
  std::string out;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    std::string bar;
    for (std::uint64_t b = 0; b < counts[i] * 40 / most; ++b) bar += "█";
    out += fmt::format("{:>3}  {:>{}}  {}\n", i, grouped(counts[i]), width, bar);
  }
  return out + fmt::format(
                   fmt::runtime(ja(lang) ? "局面 {}、うち手番の負け（P）{}。グランディ数の最大 {}、全マスに石なら {}\n"
                                         : "{} positions, {} of them lost for the player to move (P); greatest "
                                           "Grundy number {}, of the full board {}\n"),
                   grouped(answer.at("positions").get<std::uint64_t>()), grouped(counts[0]),
                   answer.at("max_grundy").get<int>(), answer.at("full_board_grundy").get<int>());
}

}  // namespace

std::vector<ToolRow<Game>> board_tools() {
  return {
      {{.name = "analyze",
        .summary = {"who wins, the Grundy number, all winning moves", "勝敗、グランディ数、勝つ手のすべて"},
        .setup = {"board"},
        .setup_optional = {"misere"},
        .parameters = {{"shapes",
                        {"give up after so many different shapes (default 5,000,000)",
                         "調べる形の種類の上限（既定 5,000,000）"},
                        ParameterKind::integer,
                        false,
                        1,
                        static_cast<std::int64_t>(most_shapes)}},
        .example = "asobi gridnim analyze 110/011/111",
        .text = text_analyze},
       run_analyze},
      {{.name = "strategy",
        .summary = {"the paper's method for point symmetry: partners, first move, answers",
                    "点対称の配置での論文の方法: 対応する石、初手、応手"},
        .setup = {"board"},
        .parameters = {{"move",
                        {"a move of the player who loses: which answer?", "負ける側の手。それへの応手を答える"}}},
        .example = "asobi gridnim strategy 011/111/110 --move r1:2-3",
        .yes_field = "symmetric",
        .text = text_strategy},
       run_strategy},
      {{.name = "table",
        .summary = {"the Grundy numbers of all placements on a board of up to 30 cells, counted",
                    "30 マスまでの盤の全配置のグランディ数を数える"},
        .setup = {"size"},
        .example = "asobi gridnim table 4x5",
        .text = text_table},
       run_table},
  };
}

}  // namespace asobi::gridnim
