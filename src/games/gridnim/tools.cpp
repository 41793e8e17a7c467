#include "games/gridnim/tools.hpp"

#include <algorithm>
#include <iterator>

#include "games/gridnim/census_tool.hpp"
#include "games/gridnim/table.hpp"

namespace asobi::gridnim {

// --- analyze ---

Result<PositionAnalysis> analyze(const Game& game, const Game::State& state, const AnalyzeArguments& asked,
                                 Context& context) {
  const Position& position = state.position;
  ASOBI_TRY(Analysis found,
            game.misere() ? analyze_misere(position, context, std::min(asked.shapes, usual_shapes), game.rules().turn())
                          : analyze(position, context, asked.shapes, game.rules().turn()));
  PositionAnalysis out{.position = position,
                       .outcome = found.wins ? Outcome::next_player_wins : Outcome::previous_player_wins,
                       .winning_moves = std::move(found.winning),
                       .parts = {}};
  if (!game.misere()) out.grundy = found.grundy;
  for (const Part& part : found.parts) out.parts.push_back({{position.size, part.stones}, part.grundy});
  return out;
}

namespace {

// "Grundy number 3 = 1 ⊕ 2"
std::string number_text(const PositionAnalysis& analysis, Lang lang) {
  std::string out = say(lang, "Grundy number {}", "グランディ数 {}", *analysis.grundy);
  std::vector<int> parts;
  for (const PartNumber& part : analysis.parts) parts.push_back(part.grundy);
  if (parts.size() > 1) out += fmt::format(" = {}", fmt::join(parts, " ⊕ "));
  return out + "\n";
}

}  // namespace

std::string text(const PositionAnalysis& analysis, Lang lang) {
  std::string out = analysis.drawn();
  out += analysis.outcome == Outcome::next_player_wins
             ? say(lang, "the player to move wins (N)\n", "手番の勝ち（N）\n")
             : say(lang, "the player to move loses (P)\n", "手番の負け（P）\n");
  if (analysis.grundy) out += number_text(analysis, lang);
  if (!analysis.winning_moves.empty()) {
    std::vector<std::string> names;
    for (const Run& run : analysis.winning_moves) names.push_back(run_name(run));
    out += say(lang, "winning moves: {}\n", "勝つ手: {}\n", fmt::join(names, " "));
  }
  return out;
}

// --- strategy ---

namespace {

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

Text explained(const Mirror& mirror) {
  const auto box = mirror.box.name();
  switch (mirror.which) {
    case MirrorCase::even_by_odd:
      if (mirror.first_move) {
        return say(
            "Case (i): the smallest rectangle is {}, one side odd, the other even, and its two middle cells have "
            "stones. Take both, then answer every move with its partners.",
            "(i) の場合: 最小の長方形は {} で一方が奇数、もう一方が偶数。中央の 2 マスに石があるので、"
            "まずその 2 個を取り、以後は相手が取った石に対応する石を取ります。",
            box);
      }
      return say(
          "Case (i): the smallest rectangle is {}, one side odd, the other even, and its two middle cells are empty. "
          "Whatever is taken, take the partners.",
          "(i) の場合: 最小の長方形は {} で一方が奇数、もう一方が偶数。中央の 2 マスに石がないので、"
          "どの石を取られても対応する石を取れます。",
          box);
    case MirrorCase::odd_by_odd:
      if (mirror.first_move) {
        return say(
            "Case (ii): the smallest rectangle is {}, both sides odd, and its centre has a stone. Take it, then answer "
            "every move with its partners.",
            "(ii) の場合: 最小の長方形は {} でどちらも奇数。中心に石があるので、まずそれを取り、以後は"
            "相手が取った石に対応する石を取ります。",
            box);
      }
      return say(
          "Case (ii): the smallest rectangle is {}, both sides odd, and its centre is empty. Whatever is taken, take "
          "the partners.",
          "(ii) の場合: 最小の長方形は {} でどちらも奇数。中心に石がないので、どの石を取られても対応"
          "する石を取れます。",
          box);
    default:
      return say(
          "Case (iii): the smallest rectangle is {}, both sides even: no line passes through its centre. Whatever is "
          "taken, take the partners.",
          "(iii) の場合: 最小の長方形は {} でどちらも偶数。中心を通る行も列もないので、どの石を取られて"
          "も対応する石を取れます。",
          box);
  }
}

NoStrategy no_strategy(const Position& position) {
  if (position.stones == 0) {
    return {.reason = {"There are no stones: the game is over.", "石がありません。勝負はついています。"}};
  }
  return {
      .reason = {"The placement has no point symmetry, so the paper's method does not apply; analyze tells who wins.",
                 "点対称の配置ではないので、論文の方法は使えません。勝敗は analyze でわかります。"}};
}

Strategy strategy_of(const Position& position, const Mirror& mirror) {
  Strategy out{.which = mirror.which,
               .rectangle = {mirror.top, mirror.left, mirror.box.rows, mirror.box.cols},
               .winner = mirror.first_player_wins() ? Winner::first : Winner::second,
               .first_move = mirror.first_move,
               .pairs = mirror.partners(position.size),
               .centre = {},
               .reason = explained(mirror),
               .picture = picture_of_pairs(position, mirror)};
  for (const int cell : mirror.centre) out.centre.push_back(position.size.at(cell));
  return out;
}

// Adds the answer to `name`, a move of the player who loses.
Result<void> add_answer(Strategy& out, const Position& position, const Mirror& mirror, const std::string& name,
                        const Turn& turn) {
  const Position symmetric = mirror.first_move ? without(position, *mirror.first_move) : position;
  ASOBI_TRY(const Run move, parse_run(symmetric, name, turn));
  const Run answer = mirror.answer(move);
  const Position after = without(symmetric, move);
  const auto legal = runs_of(after, turn);
  if (std::ranges::find(legal, answer) == legal.end() || !lost_by_mirror(without(after, answer))) {
    return fail(Code::internal, "the partners of {} cannot be taken", "{} に対応する石を取れません", shown(name));
  }
  out.move = move;
  out.answer = answer;
  out.left = without(after, answer);
  return {};
}

}  // namespace

Result<StrategyAnswer> strategy(const Game& game, const Game::State& state, const StrategyArguments& asked, Context&) {
  const Position& position = state.position;
  if (game.misere()) {
    return fail(Code::invalid, "the paper's method is for normal play, where the last stone wins",
                "論文の方法は、最後の石を取った方が勝ちの場合のものです");
  }
  if (game.rules().turn().most == 1) {
    return fail(Code::invalid, "with one stone a turn nothing is to be chosen: an odd number of stones is won",
                "一手に 1 個ずつなら選ぶところがありません。石が奇数個なら手番の勝ちです");
  }
  const auto mirror = mirror_method(position);
  if (!mirror) return no_strategy(position);
  Strategy out = strategy_of(position, *mirror);
  if (asked.move) ASOBI_CHECK(add_answer(out, position, *mirror, *asked.move, game.rules().turn()));
  return out;
}

std::string text(const StrategyAnswer& answer, Lang lang) {
  if (const auto* none = std::get_if<NoStrategy>(&answer)) return none->reason.in(lang) + "\n";
  const auto& found = std::get<Strategy>(answer);
  std::string out = found.picture + found.reason.in(lang) + "\n";
  out += found.winner == Winner::first ? say(lang, "the first player wins", "先手必勝")
                                       : say(lang, "the second player wins by mirroring", "後手必勝");
  if (found.first_move) out += say(lang, ", beginning with {}", "。初手 {}", run_name(*found.first_move));
  out += "\n";
  if (found.answer) {
    out += say(lang, "answer {} with {}\n", "{} には {} と応じる\n", run_name(*found.move), run_name(*found.answer));
  }
  return out;
}

// --- table ---

namespace {

constexpr int most_plain_cells = 20;  // a quarter of a second; any stones of a stretch: a second

Result<GrundyCounts> plain_table(Size size, const Turn& turn) {
  if (size.cells() > most_plain_cells) {
    return fail(Code::limit,
                "with a limit of stones per turn, or any stones of a stretch, a table is made of at most {} cells",
                "一手の上限がある場合や、並びの中の好きな石を取れる場合、表は {} マスまでです", most_plain_cells);
  }
  const auto numbers = plain_grundy(size, turn);
  GrundyCounts out{numbers.size(), numbers[size.full()], {}};
  for (const std::uint8_t number : numbers) {
    if (number >= out.histogram.size()) out.histogram.resize(number + std::size_t{1});
    ++out.histogram[number];
  }
  return out;
}

}  // namespace

Result<GrundyCounts> table(const Game& game, const Game::State&, const NoArguments&, Context& context) {
  const Size size = game.rules().start().size;
  if (const Turn turn = game.rules().turn().on(size); turn != Turn{}) return plain_table(size, turn);
  ASOBI_TRY(const GrundyTable made, GrundyTable::make(size, context));
  return GrundyCounts{std::uint64_t{1} << size.cells(), made.grundy(size.full()), made.histogram()};
}

std::string text(const GrundyCounts& counts, Lang lang) {
  const std::uint64_t most = std::ranges::max(counts.histogram);
  const std::size_t width = grouped(most).size();
  std::string out;
  for (std::size_t i = 0; i < counts.histogram.size(); ++i) {
    const std::uint64_t count = counts.histogram[i];
    std::string bar;
    for (std::uint64_t b = 0; b < count * 40 / most; ++b) bar += "█";
    out += fmt::format("{:>3}  {:>{}}  {}\n", i, grouped(count), width, bar);
  }
  return out + say(lang,
                   "{} positions, {} of them lost for the player to move (P); greatest Grundy number {}, of the full "
                   "board {}\n",
                   "局面 {}、うち手番の負け（P）{}。グランディ数の最大 {}、全マスに石なら {}\n",
                   grouped(counts.positions), grouped(counts.p_positions()), counts.max_grundy(),
                   counts.full_board_grundy);
}

// --- all of them ---

const ToolRows<Game>& tools() {
  static const ToolRows<Game> rows = [] {
    ToolRows<Game> out = {
        tool_row({.name = "analyze",
                  .label = {"Analyse", "解析"},
                  .summary = {"who wins, the Grundy number, all winning moves", "勝敗、グランディ数、勝つ手のすべて"},
                  .setup = {"board"},
                  .setup_optional = {"limit", "any", "misere"},
                  .example = "asobi gridnim analyze 110/011/111"},
                 {argument("shapes", &AnalyzeArguments::shapes, {"Most shapes", "形の上限"},
                           {"give up after so many different shapes", "調べる形の種類の上限"})
                      .within(1, most_shapes)},
                 analyze),
        tool_row({.name = "strategy",
                  .label = {"The paper's strategy", "論文の必勝法"},
                  .summary = {"the paper's method for point symmetry: partners, first move, answers",
                              "点対称の配置での論文の方法: 対応する石、初手、応手"},
                  .setup = {"board"},
                  .setup_optional = {"limit", "any"},
                  .example = "asobi gridnim strategy 011/111/110 --move r1:2-3",
                  .yes_field = "symmetric"},
                 {argument("move", &StrategyArguments::move, {"Move", "手"},
                           {"a move of the player who loses: which answer?", "負ける側の手。それへの応手を答える"})},
                 strategy),
        tool_row({.name = "table",
                  .label = {"Grundy numbers of a board", "盤のグランディ数"},
                  .summary = {"the Grundy numbers of all placements on a board of up to 30 cells, counted",
                              "30 マスまでの盤の全配置のグランディ数を数える"},
                  .setup = {"size"},
                  .setup_optional = {"limit", "any"},
                  .example = "asobi gridnim table 4x5"},
                 {}, table),
        tool_row({.name = "census",
                  .label = {"Lost placements of a board", "盤の負けの配置"},
                  .summary = {"the lost placements of a board of up to 36 cells, counted by number of stones",
                              "36 マスまでの盤の負けの配置を、石の数ごとに数える"},
                  .setup = {"size"},
                  .setup_optional = {"limit", "any", "misere"},
                  .example = "asobi gridnim census 6x6"},
                 {argument("again", &CensusArguments::again, {"Count again", "数え直す"},
                           {"count, even where the count is known", "結果がわかっている盤でも数え直す"})},
                 census),
    };
    std::ranges::move(impartial_tools<Game>("gridnim", {"board"}, {"limit", "any", "misere"}, "110/011/111"),
                      std::back_inserter(out));
    return out;
  }();
  return rows;
}

}  // namespace asobi::gridnim
