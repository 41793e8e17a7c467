#include "games/gridnim/game.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "games/gridnim/analysis.hpp"
#include "games/gridnim/tools.hpp"

namespace asobi::gridnim {

std::vector<std::string> View::labels() const {
  std::vector<std::string> out;
  for (int cell = 0; cell < position.size.cells(); ++cell)
    out.emplace_back((position.stones >> cell & 1) != 0 ? "●" : "");
  return out;
}

View Game::view(const State& state) const {
  View out{.kind = {}, .position = state.position, .pairs = {}, .any = rules().turn().any, .misere = misere()};
  if (const int most = rules().turn().most; most != no_limit) out.limit = most;
  if (const auto mirror = mirror_method(state.position)) out.pairs = mirror->partners(state.position.size);
  return out;
}

std::string Game::picture(const State& state, Lang) const { return gridnim::picture(state.position); }

Result<std::vector<Run>> Game::winning_moves(const State& state, Context& context) const {
  if (misere()) {
    ASOBI_TRY(const Analysis found, analyze_misere(state.position, context, shapes_in_play, rules().turn()));
    return found.winning;
  }
  const auto found = analyze(state.position, context, shapes_in_play, rules().turn());
  if (found) return found->winning;
  if (found.error().code == Code::limit) {
    if (auto moves = mirror_moves(state.position, rules().turn()); !moves.empty()) return moves;
  }
  return fail(found.error());
}

impartial::Where Game::where(const State&, const Run& run) const {
  const auto line = static_cast<std::size_t>(run.down ? run.col : run.row);
  if (run.down) return {say("column {}", "{} 列目", line + 1), {.column = line}};
  return {say("row {}", "{} 行目", line + 1), {.row = line}};
}

namespace {

Text why_misere(bool wins) {
  if (wins) {
    return {"Searched to the end: after each of these moves, whatever is answered, the opponent takes the last stone.",
            "最後まで調べました。これらの手のあとは、相手がどう受けても最後の石を取るのは相手です。"};
  }
  return {"Searched to the end: every move lets the opponent leave you the last stone.",
          "最後まで調べました。どの手を指しても、最後の石を取らされます。"};
}

// A move that leaves a placement with partners is explained by the paper's method; any other by the sum of the parts.
Text why_parts(const Analysis& found) {
  std::vector<int> numbers;
  for (const Part& part : found.parts) numbers.push_back(part.grundy);
  const auto list = fmt::format("{}", fmt::join(numbers, " ⊕ "));
  if (!found.wins) {
    return say(
        "The connected parts have the Grundy numbers {} = 0: every move spoils the 0, and an answer restores it.",
        "つながった部分のグランディ数は {} = 0 です。どの手も 0 を崩し、相手は 0 に戻せます。", list);
  }
  const auto sum = numbers.size() > 1 ? fmt::format("{} = {}", list, found.grundy) : list;
  return say("The connected parts have the Grundy numbers {}, not 0; a winning move makes the sum 0.",
             "つながった部分のグランディ数は {} で、0 ではありません。和を 0 にする手が勝ちです。", sum);
}

}  // namespace

Result<impartial::Reason> Game::why(const State& state, const std::vector<Run>& winning, Context& context) const {
  const Position& position = state.position;
  if (position.stones == 0) return impartial::Reason{{"No stone is left.", "石がもうありません。"}};
  if (misere()) return impartial::Reason{why_misere(!winning.empty())};
  if (lost_by_mirror(position)) {
    return impartial::Reason{
        {"The placement has point symmetry and no run holds a stone and its partner: every move is answered by "
         "taking the partners.",
         "配置は点対称で、対応する石どうしを一度に取る手がありません。どの手にも、対応する石を取って応じられます。"}};
  }
  if (const auto moves = mirror_moves(position, rules().turn()); !moves.empty()) {
    const std::string name = run_name(moves.front());
    impartial::Spot about = where(state, moves.front()).spot;
    about.move = name;
    if (without(position, moves.front()).stones == 0) {
      return impartial::Reason{say("{} takes the last stones.", "{} で残りの石をすべて取れます。", name), about};
    }
    return impartial::Reason{
        say("After {} the placement has point symmetry and no run holds a stone and its partner: from then on answer "
            "every move by taking the partners.",
            "{} のあとは点対称で、対応する石どうしを一度に取る手がありません。以後、相手が取った石に対応する石を取れば"
            "よいのです。",
            name),
        about};
  }
  ASOBI_TRY(const Analysis found, analyze(position, context, shapes_in_play, rules().turn()));
  return impartial::Reason{why_parts(found)};
}

namespace {

constexpr const char* usual_board = "3x3";  // that of the paper's figure

Result<Position> start_of(const Options& options) {
  if (options.board && options.size) {
    return fail(Code::invalid, "give a board or a size, not both", "board と size は同時に指定できません");
  }
  if (!options.size) return parse_position(options.board.value_or(usual_board));
  ASOBI_TRY(const Size size, parse_size(*options.size));
  return Position{size, size.full()};
}

}  // namespace

Result<Game> open(const Options& options) {
  ASOBI_TRY(Position start, start_of(options));
  if (options.seed) {
    Random random(*options.seed);
    start = random_position(start.size, random);
  }
  if (options.any && std::max(start.size.rows, start.size.cols) > most_side_of_any) {
    return fail(Code::invalid, "where any stones of a stretch may be taken a row or column has at most {} cells",
                "並びの中の好きな石を取れる場合、縦横はそれぞれ {} マスまでです", most_side_of_any);
  }
  return Game(Rules(start, {options.limit.value_or(no_limit), options.any}), options.misere);
}

Entry entry() {
  const GridBounds grid = {1, most_cells, most_cells};
  return game_entry<Game, Options>(
      {.id = "gridnim",
       .title = {"Two-dimensional Nim", "二次元石取りゲーム"},
       .about = {"Take neighbouring stones of one row or column, at most so many if you like; a gap stops you. Who "
                 "takes the last stone wins. Any "
                 "placement on up to 64 cells.",
                 "縦か横に途切れずに並ぶ石を好きなだけ（上限も決められる）取り、最後の石を取った方が勝ち。64 "
                 "マスまで、配置は自由。"},
       .paper = "nim"},
      {
          argument("board", &Options::board, {"Stones", "石の配置"},
                   {"the stones row by row, 110/011/111 (1 a stone, 0 a gap), or 3x4 for a full board",
                    "石を上の行から 110/011/111 のように（1 は石、0 は空き）。3x4 なら全マスに石"})
              .usually(usual_board)
              .grid(grid),
          argument("size", &Options::size, {"Size", "大きさ"},
                   {"rows x columns of a full board, instead of its stones",
                    "全マスに石のある盤の 行x列（石の配置の代わり）"})
              .grid(grid),
          argument("limit", &Options::limit, {"Limit", "一手の上限"},
                   {"at most so many stones a turn; none: any number", "一手で取れる石の数の上限。なければ何個でも"})
              .within(1, most_cells),
          argument("any", &Options::any, {"Any stones of a stretch", "間の石を残してよい"},
                   {"stones between may be left: any stones of one stretch without a gap, not only neighbours",
                    "途切れずに並ぶ石の中から好きな石を選んで取れる（間の石を残してもよい）"}),
          argument("misere", &Options::misere, {"Misère", "最後に取ると負け"},
                   {"who takes the last stone loses", "最後の石を取った方が負け"}),
          argument("seed", &Options::seed, {"Seed", "乱数の種"},
                   {"a random placement on the board of that size", "その大きさの盤に石を乱数で置く"}),
      },
      open, tools());
}

}  // namespace asobi::gridnim
