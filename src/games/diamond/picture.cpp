// The board for a terminal. Fixing all but the last three coordinates leaves triangular patches of a plane; each is
// drawn with its third last coordinate upwards, and the patches follow each other like words in a paragraph. A plane
// board is one patch. Pieces are the numbers of their players, the marked piece of a puzzle is o and its target *.
#include <algorithm>
#include <limits>
#include <map>

#include "games/diamond/game.hpp"

namespace asobi::diamond {

namespace {

constexpr std::size_t page_width = 100;
constexpr Point largest_picture = 2'000;

using Block = std::vector<std::string>;

// Two lines of different patches stand side by side, so all lines of a block have its width, in columns.
struct Patch {
  Block lines;
  std::size_t width = 0;
};

std::string patch_title(const std::vector<int>& fixed) {
  std::string out;
  for (std::size_t i = 0; i < fixed.size(); ++i) out += fmt::format("{}x{}={}", i == 0 ? "" : " ", i + 1, fixed[i]);
  return out;
}

// Every row begins with the two coordinates that tell where it is: its own and the next one of its first point.
Patch draw_patch(const Board& board, const std::vector<int>& fixed, const std::vector<Point>& points,
                 const std::vector<char>& signs) {
  const std::size_t first = fixed.size();
  struct Row {
    std::map<int, char> signs;  // by column
    int start = std::numeric_limits<int>::max();
  };
  std::map<int, Row, std::greater<>> rows;
  int left = std::numeric_limits<int>::max(), right = std::numeric_limits<int>::min();
  for (const Point p : points) {
    const auto x = board.at(p);
    const int column = x[first + 1] - x[first + 2];
    Row& row = rows[x[first]];
    row.signs[column] = signs[p];
    row.start = std::min<int>(row.start, x[first + 1]);
    left = std::min(left, column);
    right = std::max(right, column);
  }
  Patch out;
  std::size_t margin = 0;
  for (const auto& [height, row] : rows) margin = std::max(margin, fmt::format("{},{} ", height, row.start).size());
  out.width = margin + static_cast<std::size_t>(right - left + 1);
  if (!fixed.empty()) {
    out.lines.push_back(patch_title(fixed));
    out.width = std::max(out.width, out.lines.back().size());
  }
  for (const auto& [height, row] : rows) {
    std::string line = fmt::format("{:>{}}", fmt::format("{},{} ", height, row.start), margin);
    line.resize(out.width, ' ');
    for (const auto& [column, sign] : row.signs) line[margin + static_cast<std::size_t>(column - left)] = sign;
    out.lines.push_back(line);
  }
  return out;
}

// The patches of one line of the paragraph, their lower edges level.
std::string side_by_side(const std::vector<Patch>& patches) {
  std::size_t height = 0;
  for (const Patch& patch : patches) height = std::max(height, patch.lines.size());
  std::string out;
  for (std::size_t i = 0; i < height; ++i) {
    std::string line;
    for (const Patch& patch : patches) {
      std::string part = i < patch.lines.size() ? patch.lines[i] : std::string();
      part.resize(patch.width + 3, ' ');
      line += part;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out;
}

std::string paragraph(const std::vector<Patch>& patches) {
  std::string out;
  std::vector<Patch> line;
  std::size_t width = 0;
  for (const Patch& patch : patches) {
    if (!line.empty() && width + patch.width > page_width) {
      out += side_by_side(line) + "\n";
      line.clear();
      width = 0;
    }
    line.push_back(patch);
    width += patch.width + 3;
  }
  return out + side_by_side(line);
}

std::vector<char> point_signs(const Game& game, const Game::State& state) {
  std::vector<char> out;
  for (const int owner : owners(game.mover(), state.position)) {
    out.push_back(owner < 0 ? '.' : static_cast<char>('1' + owner));
  }
  if (game.target().from != nowhere) {
    out[game.target().to] = '*';
    out[state.marked] = 'o';
  }
  return out;
}

std::string target_lines(const Game& game, const Game::State& state, Lang lang) {
  const std::string at = point_text(game.board(), state.marked, game.system());
  const std::string to = point_text(game.board(), game.target().to, game.system());
  switch (game.status(state).kind) {
    case Status::Kind::won:
      return say(lang, "o has reached {}\n", "o は {} に着いた\n", to);
    case Status::Kind::drawn:
      return say(lang, "o has not reached {}\n", "o は {} に着かなかった\n", to);
    default:
      return say(lang, "bring o ({}) to * ({})\n", "o（{}）を *（{}）へ\n", at, to);
  }
}

std::string row_legend(const Board& board, Lang lang) {
  const int n = board.dim();
  return say(lang,
             "left of a row: x{},x{} of its first point (the sum is {}); one place to the right x{} grows by 1, x{} "
             "falls by 1\n",
             "行の左: 最初の点の x{},x{}（座標の和は {}）。右へ一つで x{} が 1 増え x{} が 1 減る\n", n - 1, n,
             board.sum(), n, n + 1);
}

std::string player_lines(const Game& game, const Game::State& state, Lang lang) {
  if (game.target().from != nowhere) return target_lines(game, state, lang);
  std::string out;
  const Status status = game.status(state);
  for (int k = 0; k < game.players(); ++k) {
    const Corner seat = game.mover().seats()[static_cast<std::size_t>(k)];
    const auto& army = state.position.men[static_cast<std::size_t>(k)];
    auto home = army;
    home &= game.mover().goal(k);
    const bool marked = status.kind != Status::Kind::drawn && status.player == k;
    const char* mark = !marked                            ? ""
                       : status.kind == Status::Kind::won ? (ja(lang) ? "  勝ち" : "  has won")
                                                          : (ja(lang) ? "  手番" : "  to move");
    out += say(lang, "{}  {} → {}  home {}/{}{}\n", "{}  {} → {}  到着 {}/{}{}\n", k + 1, name(seat),
               name(seat.opposite()), home.count(), army.count(), mark);
  }
  if (status.kind == Status::Kind::drawn) out += ja(lang) ? "引き分け\n" : "drawn\n";
  return out + meaning(win_rule(game.mover().switches())).in(lang) + "\n";
}

}  // namespace

std::string board_picture(const Game& game, const Game::State& state, Lang lang) {
  const Board& board = game.board();
  std::string players = player_lines(game, state, lang);
  if (board.points() > largest_picture) return players;
  const std::vector<char> signs = point_signs(game, state);
  const auto fixed = static_cast<std::size_t>(board.dim() - 2);
  std::map<std::vector<int>, std::vector<Point>> patches;
  for (Point p = 0; p < board.points(); ++p) {
    const auto x = board.at(p);
    patches[{x.begin(), x.begin() + static_cast<std::ptrdiff_t>(fixed)}].push_back(p);
  }
  std::vector<Patch> drawn;
  for (const auto& [prefix, points] : patches) drawn.push_back(draw_patch(board, prefix, points, signs));
  return paragraph(drawn) + row_legend(board, lang) + players;
}

}  // namespace asobi::diamond
