#include "games/diamond/tools/board_tools.hpp"

#include "games/diamond/tools/tools.hpp"

namespace asobi::diamond {

// --- board ---

Result<BoardNumbers> board_numbers(const Game& game, const Game::State&, const NoArguments&, Context&) {
  const Board& board = game.board();
  return BoardNumbers{.points = board.points(),
                      .home = board.home({0, false}).size(),
                      .players = board.axes(),
                      .neighbours = board.degrees(),
                      .sum = board.sum(),
                      .dim = board.dim(),
                      .size = board.size()};
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
  return out;
}

// --- shape ---

Result<Shape> board_shape(const Game& game, const Game::State&, const NoArguments&, Context&) {
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
  return out;
}

std::string text(const Shape& shape, Lang lang) {
  std::string out;
  for (const Direction& direction : shape.directions) {
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
  for (std::size_t p = 0; p < name_of.size(); ++p) {
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
  constexpr std::int64_t most_depth = 30;
  return {
      tool_row({.name = "board",
                .summary = {"the board in numbers: points, pieces, neighbours", "盤の点、駒、隣の数"},
                .setup_optional = board_options,
                .example = "asobi diamond board --dim 3 --size 3"},
               Arguments<NoArguments>{}, board_numbers),
      tool_row({.name = "shape",
                .summary = {"all points with their coordinates and names, corners and directions",
                            "全部の点の座標と名前、陣地、方向"},
                .setup_optional = board_options,
                .example = "asobi diamond shape --dim 3 --size 2"},
               Arguments<NoArguments>{}, board_shape),
      tool_row({.name = "perft",
                .summary = {"how many sequences of 1, 2, … moves there are from here", "ここから 1, 2, … 手の手順の数"},
                .setup_optional = game_options,
                .example = "asobi diamond perft --dim 2 --size 4 --seats 1-,1+ --depth 4"},
               Arguments<PerftArguments>{
                   argument("depth", &PerftArguments::depth, {"the longest (default 3)", "最大の手数（既定 3）"})
                       .within(1, most_depth)},
               perft_counts),
  };
}

}  // namespace asobi::diamond
