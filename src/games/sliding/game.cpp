#include "games/sliding/game.hpp"

#include <algorithm>
#include <iterator>

#include "base/json.hpp"
#include "games/sliding/board/picture.hpp"
#include "games/sliding/tools/tools.hpp"
#include "play/typed_session.hpp"

namespace asobi::sliding {

void Rules::moves(const Position& position, std::vector<Push>& out) const {
  for (const Slide slide : all_slides) {
    int blank = position.blank;
    for (int tiles = 1; const auto next = blank_after(shape(), blank, slide); ++tiles) {
      out.push_back({slide, tiles});
      blank = *next;
    }
  }
}

Position Rules::after(Position position, const Push& push) const {
  for (int i = 0; i < push.tiles; ++i) position.slide_unchecked(push.slide);
  return position;
}

std::string Rules::move_name(const Position&, const Push& push) const {
  return push.tiles == 1 ? std::string(1, letter(push.slide)) : fmt::format("{}{}", letter(push.slide), push.tiles);
}

Json Rules::view(const Position& position, Lang) const {
  Json labels = Json::array();
  for (const Tile tile : position.tiles) labels.push_back(tile == 0 ? "" : fmt::to_string(tile));
  return {{"kind", "tiles"},         {"rows", shape().rows}, {"cols", shape().cols},    {"labels", labels},
          {"tiles", position.tiles}, {"goal", goal_.tiles},  {"blank", position.blank}, {"solved", solved(position)}};
}

std::string Rules::picture(const Position& position, Lang) const { return sliding::picture(position); }

const std::vector<ToolRow<Game>>& Game::tools() {
  static const std::vector<ToolRow<Game>> all = [] {
    std::vector<ToolRow<Game>> rows = position_tools();
    std::ranges::move(sample_tools(), std::back_inserter(rows));
    std::ranges::move(group_tools(), std::back_inserter(rows));
    return rows;
  }();
  return all;
}

Result<std::vector<Push>> Game::parse_line(Position position, std::string_view text) const {
  std::vector<Push> out;
  for (const std::string_view word : words(text)) {
    for (std::size_t from = 0, to = 1; from < word.size(); from = to++) {
      while (to < word.size() && word[to] >= '0' && word[to] <= '9') ++to;
      ASOBI_TRY(const Push push, listed_move(*this, position, word.substr(from, to - from)));
      position = after(std::move(position), push);
      out.push_back(push);
    }
  }
  return out;
}

namespace {

constexpr std::string_view default_size = "4x4";

Result<Position> position_option(const Json& options, const char* name, Shape shape, const Position& otherwise) {
  const auto text = options.find(name);
  if (text == options.end()) return otherwise;
  if (options.value("paper", false)) return parse_paper_position(shape, text->get<std::string>());
  return parse_position(shape, text->get<std::string>());
}

Result<std::unique_ptr<Session>> open(const Json& options) {
  ASOBI_TRY(const Shape shape, parse_shape(options.value("size", std::string(default_size))));
  const Position home = options.value("paper", false) ? Position::paper_ordered(shape) : Position::ordered(shape);
  ASOBI_TRY(const Position goal, position_option(options, "goal", shape, home));
  ASOBI_TRY(Position start, position_option(options, "tiles", shape, goal));
  if (options.contains("seed")) {
    Random random(options.at("seed").get<std::uint64_t>());
    start = random_position(goal, random);
  }
  return std::make_unique<TypedSession<Game>>(Game(Rules(std::move(start), goal)));
}

}  // namespace

Entry entry() {
  return {
      .id = "sliding",
      .title = {"Sliding puzzles (5-, 7-, 8-, 15-puzzle)", "スライディングパズル（5・7・8・15 ゲーム）"},
      .about = {"Slide tiles into the blank until they are in order. Boards from 2x2 to 10x10, any target.",
                "空きマスへ駒を滑らせて順に並べるパズル。2x2 から 10x10 まで、完成形は自由。"},
      .paper = "sliding",
      .options =
          {
              {"size", {"rows x columns, 2x2 to 10x10 (default 4x4)", "行x列。2x2 から 10x10（既定 4x4）"}},
              {"tiles", {"the tiles row by row, 0 the blank", "駒を上の行から順に。0 は空き"}},
              {"goal", {"the target (default 1 2 3 … 0)", "完成形（既定 1 2 3 … 0）"}},
              {"paper",
               {"tiles and goal are in the paper's numbering: the pieces on seats 1, 2, …, 1 the blank",
                "駒と完成形を論文の番号で書く: 座席 1, 2, … にいるピース。1 が空き"},
               ParameterKind::flag},
              {"seed",
               {"a random solvable position, instead of tiles", "解ける局面を乱数で選ぶ（tiles の代わり）"},
               ParameterKind::integer,
               false,
               0},
          },
      .tools = tools_of<Game>(),
      .open_checked = open,
  };
}

}  // namespace asobi::sliding
