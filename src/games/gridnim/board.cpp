#include "games/gridnim/board.hpp"

#include <algorithm>
#include <optional>

#include "base/text_reader.hpp"

namespace asobi::gridnim {

std::string Size::name() const { return fmt::format("{}x{}", rows, cols); }

Turn Turn::on(Size size) const { return {most < std::max(size.rows, size.cols) ? most : no_limit, any}; }

Mask Run::cells(Size size) const {
  Mask out = 0;
  for (const auto& [r, c] : list()) out |= Mask{1} << size.cell(r, c);
  return out;
}

std::vector<Cell> Run::list() const {
  std::vector<Cell> out;
  for (int i = 0; i < length; ++i) {
    if ((left >> i & 1) == 0) out.emplace_back(down ? row + i : row, down ? col : col + i);
  }
  return out;
}

namespace {

// How many stones lie from here on without a gap.
int stretch_from(const Position& position, int row, int col, bool down) {
  int out = 0;
  while (row < position.size.rows && col < position.size.cols && position.has(row, col)) {
    ++out;
    ++(down ? row : col);
  }
  return out;
}

// The runs that begin here. What is taken of the stretch is a set of bits, the first of them always in it; the sets
// count up: 1, 11, 111 of neighbours, 1, 11, 101, 111 of any.
void append_from(const Position& position, int row, int col, bool down, const Turn& turn, std::vector<Run>& out) {
  const int stretch = stretch_from(position, row, col, down);
  for (Mask taken = 1; stretch > 0; taken = turn.any ? taken + 2 : taken << 1 | 1) {
    const int length = std::bit_width(taken);
    if (std::popcount(taken) <= turn.most && (!down || length > 1)) {
      out.push_back({row, col, length, down, first_cells(length) & ~taken});
    }
    if (taken == first_cells(stretch)) return;
  }
}

}  // namespace

void append_runs(const Position& position, std::vector<Run>& out, const Turn& turn) {
  const Size size = position.size;
  for (int row = 0; row < size.rows; ++row) {
    for (int col = 0; col < size.cols; ++col) append_from(position, row, col, false, turn, out);
  }
  for (int col = 0; col < size.cols; ++col) {
    for (int row = 0; row < size.rows; ++row) append_from(position, row, col, true, turn, out);
  }
}

std::vector<Run> runs_of(const Position& position, const Turn& turn) {
  std::vector<Run> out;
  append_runs(position, out, turn);
  return out;
}

std::string run_name(const Run& run) {
  const int first = (run.down ? run.row : run.col) + 1;
  std::vector<std::string> pieces;
  for (int from = 0; from < run.length;) {
    const int many = std::min(std::countr_zero(run.left >> from), run.length - from);
    pieces.push_back(many == 1 ? fmt::format("{}", first + from)
                               : fmt::format("{}-{}", first + from, first + from + many - 1));
    from += many;
    while (from < run.length && (run.left >> from & 1) != 0) ++from;
  }
  return fmt::format("{}{}:{}", run.down ? 'c' : 'r', (run.down ? run.col : run.row) + 1, fmt::join(pieces, ","));
}

Result<Run> parse_run(const Position& position, std::string_view name, const Turn& turn) {
  std::string typed(trimmed(name));
  if (!typed.empty() && (typed[0] == 'c' || typed[0] == 'C') && typed.find_first_of("-,") == std::string::npos) {
    if (const auto colon = typed.find(':'); colon != std::string::npos)
      typed = "r" + typed.substr(colon + 1) + ":" + typed.substr(1, colon - 1);
  }
  for (const Run& run : runs_of(position, turn)) {
    if (equal_ignoring_case(run_name(run), typed)) return run;
  }
  return fail(Code::illegal_move,
              "{} is not a move here; write r1:2 for the stone in row 1, column 2, r1:2-3 or c2:1-3 for a run without "
              "a gap",
              "ここで {} という手は指せません。1 行 2 列の石は r1:2、途切れずに並ぶ石は r1:2-3 や c2:1-3 と書きます",
              shown(name));
}

namespace {

std::optional<std::pair<std::int64_t, std::int64_t>> two_sides(std::string_view text) {
  std::string plain(trimmed(text));
  if (const auto cross = plain.find("×"); cross != std::string::npos)
    plain.replace(cross, std::string("×").size(), "x");
  const auto x = plain.find_first_of("xX");
  if (x == std::string::npos) return std::nullopt;
  const auto rows = to_integer(trimmed(std::string_view(plain).substr(0, x)));
  const auto cols = to_integer(trimmed(std::string_view(plain).substr(x + 1)));
  if (!rows || !cols) return std::nullopt;
  return std::pair(*rows, *cols);
}

std::unexpected<Error> too_many_cells() {
  return fail(Code::invalid, "the board has more than {} cells", "盤のマスが {} を超えています", most_cells);
}

}  // namespace

Result<Size> parse_size(std::string_view text) {
  const auto sides = two_sides(text);
  if (!sides) {
    return fail_at(place_of(text, text), Code::invalid, "{} is not a board size; write rows x columns, for example 3x4",
                   "{} は盤の大きさではありません。3x4 のように「行x列」で書いてください", shown(text));
  }
  const auto [rows, cols] = *sides;
  if (rows < 1 || cols < 1) {
    return fail(Code::invalid, "a board of {}x{} is not possible; each side is at least 1",
                "{}x{} の盤は作れません。縦横はそれぞれ 1 以上です", rows, cols);
  }
  if (rows > most_cells || cols > most_cells || rows * cols > most_cells) return too_many_cells();
  return Size{static_cast<int>(rows), static_cast<int>(cols)};
}

Result<Position> parse_position(std::string_view text) {
  if (text.find_first_of("xX") != std::string_view::npos || text.find("×") != std::string_view::npos) {
    ASOBI_TRY(const Size size, parse_size(text));
    return Position{size, size.full()};
  }
  const auto rows = words(text, "/\n\r,");
  if (rows.empty()) {
    return fail(Code::invalid, "the board is empty; write its rows as 110/011/111 (1 a stone, 0 a gap), or 3x4",
                "盤が空です。110/011/111（1 は石、0 は空き）または 3x4 のように書いてください");
  }
  for (const std::string_view row : rows) {
    if (row.find_first_not_of("01") != std::string_view::npos) {
      return fail_at(place_of(row, text), Code::invalid,
                     "{} is not a row of the board; write 1 for a stone and 0 for a gap: 110/011/111",
                     "{} は盤の行ではありません。石を 1、空きを 0 として 110/011/111 のように書いてください",
                     shown(row));
    }
    if (row.size() != rows[0].size()) {
      return fail_at(place_of(row, text), Code::invalid,
                     "the rows differ in length: {} has {} cells, {} has {}; write 0 for each gap",
                     "行の長さがそろっていません: {} は {} マス、{} は {} マスです。空きは 0 と書いてください",
                     shown(rows[0]), rows[0].size(), shown(row), row.size());
    }
  }
  if (rows.size() * rows[0].size() > most_cells) return too_many_cells();
  Position out = {{static_cast<int>(rows.size()), static_cast<int>(rows[0].size())}, 0};
  for (int row = 0; row < out.size.rows; ++row) {
    for (int col = 0; col < out.size.cols; ++col) {
      if (rows[row][col] == '1') out.stones |= Mask{1} << out.size.cell(row, col);
    }
  }
  return out;
}

std::string position_text(const Position& position) {
  std::string out;
  for (int row = 0; row < position.size.rows; ++row) {
    if (row > 0) out += '/';
    for (int col = 0; col < position.size.cols; ++col) out += position.has(row, col) ? '1' : '0';
  }
  return out;
}

Position random_position(Size size, Random& random) { return {size, random.next() & size.full()}; }

std::string picture(const Position& position) {
  const Size size = position.size;
  const int width = size.cols < 10 ? 2 : 3;
  std::string out = "   ";
  for (int col = 0; col < size.cols; ++col) out += fmt::format("{:>{}}", col + 1, width);
  out += "\n";
  for (int row = 0; row < size.rows; ++row) {
    out += fmt::format("{:>2} ", row + 1);
    for (int col = 0; col < size.cols; ++col) {
      out += fmt::format("{}{}", width == 2 ? " " : "  ", position.has(row, col) ? "●" : "·");
    }
    out += "\n";
  }
  return out;
}

}  // namespace asobi::gridnim
