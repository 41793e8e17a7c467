#include "games/diamond/tools/board_tools.hpp"

#include <numeric>

#include "games/diamond/options.hpp"
#include "games/diamond/solve/solved.hpp"
#include "games/diamond/tools/tools.hpp"

namespace asobi::diamond {

// --- board ---

namespace {

bool is_solved(const Game& game, const Game::State& state, Context& context) {
  const auto& mover = game.mover();
  return game.target().from == nowhere && check_whole(mover, state.position) &&
         Solved::available(game.board(), mover.seats(), mover.switches(), context.shelf);
}

}  // namespace

Result<BoardNumbers> board_numbers(const Game& game, const Game::State& state, const NoArguments&, Context& context) {
  const Board& board = game.board();
  return BoardNumbers{.points = board.points(),
                      .home = board.home({0, false}).size(),
                      .players = board.axes(),
                      .neighbours = board.degrees(),
                      .sum = board.sum(),
                      .dim = board.dim(),
                      .size = board.size(),
                      .solved = is_solved(game, state, context)};
}

std::string text(const BoardNumbers& numbers, Lang lang) {
  std::string out =
      say(lang,
          "dimension {}, size {}: {} points, {} pieces a corner, 1 to {} players; coordinates add up to "
          "{}\n",
          "{} 次元、大きさ {}: 点 {} 個、各陣地の駒 {} 個、1 人から {} 人用。座標の和は {}\n", numbers.dim,
          numbers.size, grouped(numbers.points), grouped(numbers.home), numbers.players, numbers.sum);
  for (const auto& [degree, points] : numbers.neighbours) {
    out += say(lang, "  points with {} neighbours: {}\n", "  隣が {} 個の点: {}\n", degree, grouped(points));
  }
  if (numbers.solved) {
    out += say(lang, "solved: the opponent perfect can play here\n", "解析済み: 相手 perfect が使えます\n");
  }
  return out;
}

// --- boards ---

Result<BoardList> board_list(const Game&, const Game::State&, const BoardsArguments& asked, Context&) {
  BoardList out;
  for (const auto& [dim, size] : all_boards()) {
    if (out.dimensions.empty() || out.dimensions.back().dim != dim) {
      out.dimensions.push_back({.dim = dim, .least = size, .greatest = size, .usual = usual_size(dim)});
    }
    BoardsOfDimension& here = out.dimensions.back();
    if (size > here.greatest) here.step = size - here.greatest;
    here.greatest = size;
  }
  if (asked.dim || asked.size) {
    const int dim = asked.dim.value_or(usual_options.dim);
    out.nearest = nearest_boards(dim, asked.size.value_or(usual_size(dim)));
  }
  return out;
}

std::string text(const BoardList& list, Lang lang) {
  std::string out;
  for (const BoardsOfDimension& row : list.dimensions) {
    out += say(lang, "dimension {}: sizes {} to {} in steps of {} (default {})\n",
               "{} 次元: 大きさ {} から {} まで {} ごと（既定 {}）\n", row.dim, row.least, row.greatest, row.step,
               row.usual);
  }
  if (list.nearest) {
    std::vector<std::string> names;
    for (const auto& [dim, size] : *list.nearest) names.push_back(fmt::format("{}:{}", dim, size));
    out += say(lang, "nearest (dimension:size): {}\n", "近い盤（次元:大きさ）: {}\n", fmt::join(names, ", "));
  }
  return out;
}

// --- shape ---

Result<Shape> board_shape(const Game& game, const Game::State&, const ShapeArguments& asked, Context&) {
  const Board& board = game.board();
  Shape out = {.dim = board.dim(), .size = board.size(), .sum = board.sum(), .directions = diamond::directions(board)};
  if (board.dim() == 3) out.cube.emplace();
  for (Point p = 0; p < board.points(); ++p) {
    out.points.emplace_back(board.at(p).begin(), board.at(p).end());
    if (out.cube) out.cube->push_back(to_cube(board, p));
  }
  for (NamedPoint& named : named_points(board)) out.names.emplace(std::move(named.name), named.point);
  for (int i = 0; i < board.corners(); ++i) {
    const Corner corner = {i / 2, i % 2 == 1};
    out.corners.push_back({corner, {board.home(corner).begin(), board.home(corner).end()}});
  }
  for (const std::string_view word : words(asked.points)) {
    ASOBI_TRY(const Point point, parse_point(board, word));
    if (!out.chosen) out.chosen.emplace();
    out.chosen->push_back(point);
  }
  return out;
}

std::string text(const Shape& shape, Lang lang) {
  std::string out;
  for (const Direction& direction : shape.chosen ? std::vector<Direction>{} : shape.directions) {
    out += fmt::format("{} +x{} -x{}  {} {}\n", ja(lang) ? "方向" : "direction", direction.up + 1, direction.down + 1,
                       direction.edge.value_or(""), direction.colour ? direction.colour->in(lang) : "");
  }
  std::vector<std::string> name_of(shape.points.size());
  for (const auto& [paper, point] : shape.names) name_of[point] = paper;
  for (const CornerPoints& corner : shape.corners) {
    for (const Point point : corner.points) {
      name_of[point] += (name_of[point].empty() ? "" : " ") + name(corner.name);
    }
  }
  std::vector<Point> told(shape.points.size());
  std::iota(told.begin(), told.end(), Point{0});
  for (const Point p : shape.chosen.value_or(told)) {
    out += fmt::format("{}", fmt::join(shape.points[p], ","));
    if (shape.cube) out += fmt::format("  ({})", fmt::join((*shape.cube)[p], ","));
    out += name_of[p].empty() ? "\n" : "  " + name_of[p] + "\n";
  }
  return out;
}

// --- perft ---

Result<PerftCounts> perft_counts(const Game& game, const Game::State& state, const PerftArguments& asked,
                                 Context& context) {
  ASOBI_CHECK(check_race(game));
  const Switches& switches = game.mover().switches();
  if (switches.repetition > 0 || switches.limit > 0) {
    return fail(Code::invalid, "sequences are counted without draws; open the game without repetition and limit",
                "手順の数は引き分けなしで数えます。repetition と limit なしで始めてください");
  }
  return with_bits(game.board(), [&]<class B>() -> Result<PerftCounts> {
    const Mover<B> mover(game.mover().shared_board(), game.mover().seats(), switches);
    auto position = converted(mover, state.position);
    PerftCounts out;
    context.progress.stage({"counting moves", "手順を数えています"}, static_cast<std::uint64_t>(asked.depth));
    for (int depth = 1; depth <= asked.depth; ++depth) {
      out.nodes.push_back(perft(mover, position, depth, context.progress));
      ASOBI_CHECK(context.progress.check());
      context.progress.advance();
    }
    return out;
  });
}

std::string text(const PerftCounts& counts, Lang) {
  std::string out;
  for (std::size_t i = 0; i < counts.nodes.size(); ++i) {
    out += fmt::format("{:3}  {}\n", i + 1, grouped(counts.nodes[i]));
  }
  return out;
}

ToolRows<Game> board_tools() {
  constexpr std::int64_t most_depth = 30, far = 1'000'000;
  return {
      tool_row({.name = "board",
                .label = {"The board in numbers", "盤の数値"},
                .summary = {"the board in numbers: points, pieces, neighbours", "盤の点、駒、隣の数"},
                .setup_optional = game_options,
                .example = "asobi diamond board --dim 3 --size 3"},
               Arguments<NoArguments>{}, board_numbers),
      tool_row(
          {.name = "boards",
           .label = {"Boards", "盤の一覧"},
           .summary = {"which boards there are, and those nearest to a wish", "盤の一覧と、望みに近い盤"},
           .example = "asobi diamond boards --dim 4 --size 3"},
          Arguments<BoardsArguments>{
              argument("dim", &BoardsArguments::dim, {"Dimension", "次元"}, {"the dimension wished for", "望む次元"})
                  .within(-far, far),
              argument("size", &BoardsArguments::size, {"Size", "大きさ"}, {"the size wished for", "望む大きさ"})
                  .within(-far, far)},
          board_list),
      tool_row(
          {.name = "shape",
           .label = {"Points of the board", "盤の点"},
           .summary = {"all points with their coordinates and names, corners and directions",
                       "全部の点の座標と名前、陣地、方向"},
           .setup_optional = board_options,
           .example = "asobi diamond shape --dim 3 --size 2 --points \"P1 1,1,1,1\""},
          Arguments<ShapeArguments>{argument("points", &ShapeArguments::points, {"Points", "点"},
                                             {"only these, by coordinates or by the paper's names, with spaces "
                                              "between; the page lights them",
                                              "この点だけ。座標か論文の名前を空白で区切る。ページでは光って見える"})},
          board_shape),
      tool_row({.name = "perft",
                .label = {"Count sequences of moves", "手順の数を数える"},
                .summary = {"how many sequences of 1, 2, … moves there are from here", "ここから 1, 2, … 手の手順の数"},
                .setup_optional = game_options,
                .example = "asobi diamond perft --dim 2 --size 4 --seats 1-,1+ --depth 4"},
               Arguments<PerftArguments>{
                   argument("depth", &PerftArguments::depth, {"Depth", "深さ"}, {"the longest", "最大の手数"})
                       .within(1, most_depth)},
               perft_counts),
  };
}

}  // namespace asobi::diamond
