// Tools about the board and the rules: board, shape, perft.
#include "games/diamond/tools/tools.hpp"

#include "base/json.hpp"

namespace asobi::diamond {

namespace {

// --- board ---

Result<Json> run_board(const Game& game, const Game::State&, const Json&, Context&) {
  const Board& board = game.board();
  Json neighbours = Json::object();
  for (const auto& [degree, points] : board.degrees()) neighbours[fmt::format("{}", degree)] = points;
  return Json{{"points", board.points()}, {"home", board.home({0, false}).size()},
              {"players", board.axes()},  {"neighbours", neighbours},
              {"sum", board.sum()},       {"dim", board.dim()},
              {"size", board.size()}};
}

std::string text_board(const Json& answer, Lang lang) {
  const auto number = [&](const char* field) { return grouped(answer.at(field).get<std::uint64_t>()); };
  std::string out =
      ja(lang) ? fmt::format("{} 次元、大きさ {}: 点 {} 個、各陣地の駒 {} 個、1 人から {} 人用。座標の和は {}\n",
                             number("dim"), number("size"), number("points"), number("home"), number("players"),
                             number("sum"))
               : fmt::format(
                     "dimension {}, size {}: {} points, {} pieces a corner, 1 to {} players; coordinates add up "
                     "to {}\n",
                     number("dim"), number("size"), number("points"), number("home"), number("players"), number("sum"));
  for (const auto& [degree, points] : answer.at("neighbours").items()) {
    out += ja(lang) ? fmt::format("  隣が {} 個の点: {}\n", degree, grouped(points.get<std::uint64_t>()))
                    : fmt::format("  points with {} neighbours: {}\n", degree, grouped(points.get<std::uint64_t>()));
  }
  return out;
}

// --- shape ---

Json directions_json(const Board& board, Lang lang) {
  Json out = Json::array();
  for (const Direction& direction : directions(board)) {
    Json row = {{"up", direction.up}, {"down", direction.down}};
    if (!direction.edge.empty()) row["edge"] = direction.edge;
    if (!direction.colour.en.empty()) row["colour"] = direction.colour.in(lang);
    out.push_back(std::move(row));
  }
  return out;
}

Result<Json> run_shape(const Game& game, const Game::State&, const Json&, Context& context) {
  const Board& board = game.board();
  Json points = Json::array(), cube = Json::array(), corners = Json::array(), names = Json::object();
  for (Point p = 0; p < board.points(); ++p) {
    points.push_back(board.at(p));
    if (board.dim() == 3) cube.push_back(to_cube(board, p));
  }
  for (int i = 0; i < board.corners(); ++i) {
    const Corner corner = {i / 2, i % 2 == 1};
    corners.push_back({{"name", name(corner)}, {"points", board.home(corner)}});
  }
  for (const NamedPoint& named : named_points(board)) names[named.name] = named.point;
  Json out = {{"dim", board.dim()}, {"size", board.size()}, {"sum", board.sum()}, {"points", std::move(points)}};
  if (board.dim() == 3) out["cube"] = std::move(cube);
  out["names"] = std::move(names);
  out["corners"] = std::move(corners);
  out["directions"] = directions_json(board, context.lang);
  return out;
}

std::string numbers(const Json& row) {
  std::string out;
  for (const Json& value : row) out += fmt::format("{}{}", out.empty() ? "" : ",", value.get<int>());
  return out;
}

std::string text_shape(const Json& answer, Lang lang) {
  std::string out;
  for (const Json& direction : answer.at("directions")) {
    out += fmt::format("{} +x{} -x{}  {} {}\n", ja(lang) ? "方向" : "direction", direction.at("up").get<int>() + 1,
                       direction.at("down").get<int>() + 1, direction.value("edge", std::string()),
                       direction.value("colour", std::string()));
  }
  std::vector<std::string> name_of(answer.at("points").size());
  for (const auto& [paper, point] : answer.at("names").items()) name_of[point.get<std::size_t>()] = paper;
  for (const Json& corner : answer.at("corners")) {
    for (const Json& point : corner.at("points")) {
      auto& text = name_of[point.get<std::size_t>()];
      text += (text.empty() ? "" : " ") + corner.at("name").get<std::string>();
    }
  }
  for (std::size_t p = 0; p < name_of.size(); ++p) {
    std::string line = numbers(answer.at("points")[p]);
    if (answer.contains("cube")) line += "  (" + numbers(answer.at("cube")[p]) + ")";
    out += name_of[p].empty() ? line + "\n" : line + "  " + name_of[p] + "\n";
  }
  return out;
}

// --- perft ---

constexpr std::int64_t usual_depth = 3;
constexpr std::int64_t most_depth = 30;

template <class B>
Result<Json> perft_json(const Game& game, const Game::State& state, std::int64_t depth, Context& context) {
  const Mover<B> mover(game.mover().shared_board(), game.mover().seats(), game.mover().switches());
  auto position = converted(mover, state.position);
  Json nodes = Json::array();
  context.progress.stage({"counting moves", "手順を数えています"}, static_cast<std::uint64_t>(depth));
  for (int d = 1; d <= depth; ++d) {
    nodes.push_back(perft(mover, position, d, context.progress));
    ASOBI_CHECK(context.progress.check());
    context.progress.advance();
  }
  return Json{{"nodes", nodes}};
}

Result<Json> run_perft(const Game& game, const Game::State& state, const Json& arguments, Context& context) {
  ASOBI_CHECK(check_race(game));
  const Switches& switches = game.mover().switches();
  if (switches.repetition > 0 || switches.limit > 0) {
    return fail(Code::invalid, "sequences are counted without draws; open the game without repetition and limit",
                "手順の数は引き分けなしで数えます。repetition と limit なしで始めてください");
  }
  const auto depth = arguments.value("depth", usual_depth);
  return with_bits(game.board(), [&]<class B>() { return perft_json<B>(game, state, depth, context); });
}

std::string text_perft(const Json& answer, Lang) {
  std::string out;
  std::size_t depth = 0;
  for (const Json& nodes : answer.at("nodes")) {
    out += fmt::format("{:3}  {}\n", ++depth, grouped(nodes.get<std::uint64_t>()));
  }
  return out;
}

}  // namespace

std::vector<ToolRow<Game>> diamond_tools() {
  std::vector<ToolRow<Game>> rows = {
      {{.name = "board",
        .summary = {"the board in numbers: points, pieces, neighbours", "盤の点、駒、隣の数"},
        .setup_optional = board_options,
        .example = "asobi diamond board --dim 3 --size 3",
        .text = text_board},
       run_board},
      {{.name = "shape",
        .summary = {"all points with their coordinates and names, corners and directions",
                    "全部の点の座標と名前、陣地、方向"},
        .setup_optional = board_options,
        .example = "asobi diamond shape --dim 3 --size 2",
        .text = text_shape},
       run_shape},
      {{.name = "perft",
        .summary = {"how many sequences of 1, 2, … moves there are from here", "ここから 1, 2, … 手の手順の数"},
        .setup_optional = game_options,
        .parameters = {{"depth",
                        {"the longest (default 3)", "最大の手数（既定 3）"},
                        ParameterKind::integer,
                        false,
                        1,
                        most_depth}},
        .example = "asobi diamond perft --dim 2 --size 4 --seats 1-,1+ --depth 4",
        .text = text_perft},
       run_perft},
  };
  for (auto& row : opponent_tools()) rows.push_back(std::move(row));
  for (auto& row : solo_tools()) rows.push_back(std::move(row));
  for (auto& row : solve_tools()) rows.push_back(std::move(row));
  for (auto& row : puzzle_tools()) rows.push_back(std::move(row));
  return rows;
}

}  // namespace asobi::diamond
