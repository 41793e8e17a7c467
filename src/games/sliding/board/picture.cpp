#include "games/sliding/board/picture.hpp"

#include <algorithm>

#include "base/text_reader.hpp"
#include "games/sliding/board/normal.hpp"

namespace asobi::sliding {

namespace {

// By cell: the seat of the paper, when the board is mirrored so that `corner` becomes seat 1.
std::optional<std::vector<int>> seats_from(Shape shape, int corner) {
  const int row = shape.row(corner), col = shape.col(corner);
  const bool is_corner = (row == 0 || row == shape.rows - 1) && (col == 0 || col == shape.cols - 1);
  if (!is_corner) return std::nullopt;
  const Symmetry mirror = {row != 0, col == 0, false};
  std::vector<int> out(shape.cells());
  for (int cell = 0; cell < shape.cells(); ++cell) out[cell] = paper_seat(shape, mirror.cell(shape, cell));
  return out;
}

std::string rule(Shape shape, std::size_t width, std::string_view left, std::string_view middle,
                 std::string_view right) {
  std::string out;
  for (int col = 0; col < shape.cols; ++col) {
    out += col == 0 ? left : middle;
    for (std::size_t i = 0; i < width + 2; ++i) out += "─";
  }
  return out.append(right) + "\n";
}

// Labels by cell, right-aligned.
std::string grid(Shape shape, const std::vector<std::string>& labels) {
  std::size_t width = 0;
  for (const auto& label : labels) width = std::max(width, display_width(label));
  std::string out = rule(shape, width, "┌", "┬", "┐");
  for (int row = 0; row < shape.rows; ++row) {
    if (row > 0) out += rule(shape, width, "├", "┼", "┤");
    for (int col = 0; col < shape.cols; ++col) {
      const std::string& label = labels[shape.cell(row, col)];
      out += "│ " + std::string(width - display_width(label), ' ') + label + ' ';
    }
    out += "│\n";
  }
  return out + rule(shape, width, "└", "┴", "┘");
}

std::vector<std::string_view> lines(std::string_view text) {
  std::vector<std::string_view> out;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    out.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

}  // namespace

std::optional<std::vector<int>> paper_pieces(const Position& position, const Position& goal) {
  const auto seats = seats_from(goal.shape, goal.blank);
  if (!seats) return std::nullopt;
  std::vector<int> piece_of_tile(goal.tiles.size());
  for (std::size_t cell = 0; cell < goal.tiles.size(); ++cell) piece_of_tile[goal.tiles[cell]] = (*seats)[cell];
  std::vector<int> out(position.tiles.size());
  for (std::size_t cell = 0; cell < out.size(); ++cell) out[(*seats)[cell] - 1] = piece_of_tile[position.tiles[cell]];
  return out;
}

std::optional<Position> from_paper_pieces(const std::vector<int>& pieces, const Position& goal) {
  const auto seats = seats_from(goal.shape, goal.blank);
  if (!seats) return std::nullopt;
  std::vector<Tile> tile_of_piece(goal.tiles.size() + 1);
  for (std::size_t cell = 0; cell < goal.tiles.size(); ++cell) tile_of_piece[(*seats)[cell]] = goal.tiles[cell];
  Position out = goal;
  for (std::size_t cell = 0; cell < goal.tiles.size(); ++cell) {
    out.tiles[cell] = tile_of_piece[pieces[(*seats)[cell] - 1]];
    if (out.tiles[cell] == 0) out.blank = static_cast<int>(cell);
  }
  return out;
}

std::vector<int> paper_permutation(const std::vector<int>& pieces) {
  std::vector<int> out(pieces.size());
  for (std::size_t i = 0; i < pieces.size(); ++i) out[pieces[i] - 1] = static_cast<int>(i) + 1;
  return out;
}

Result<Position> parse_paper_position(Shape shape, std::string_view text) {
  const auto parts = words(text, ",[]");
  const auto cells = static_cast<std::size_t>(shape.cells());
  std::vector<int> pieces;
  std::vector<bool> seen(cells + 1);
  for (const std::string_view part : parts) {
    const auto number = to_integer(part);
    if (!number) {
      return fail_at(place_of(part, text), Code::invalid, "{} for seat {} is not a piece's number",
                     "座席 {1} の {0} はピースの番号ではありません", shown(part), pieces.size() + 1);
    }
    if (*number < 1 || *number > static_cast<std::int64_t>(cells)) {
      return fail_at(place_of(part, text), Code::invalid,
                     "there is no piece [{}] on a {} board; its pieces are [1] (the blank) to [{}]",
                     "ピース [{}] は {} の盤にはありません。ピースは [1]（空き）から [{}] までです", *number,
                     shape.name(), cells);
    }
    if (seen[*number]) {
      return fail_at(place_of(part, text), Code::invalid, "the piece [{}] appears twice", "ピース [{}] が二度現れます",
                     *number);
    }
    seen[*number] = true;
    pieces.push_back(static_cast<int>(*number));
  }
  if (pieces.size() != cells) {
    return fail(Code::invalid, "a {} board has {} seats, but {} pieces are given",
                "{} の盤の座席は {} 個ですが、ピースが {} 個与えられました", shape.name(), cells, pieces.size());
  }
  return *from_paper_pieces(pieces, Position::paper_ordered(shape));
}

std::string paper_text(const Position& position) {
  return fmt::format("{}", fmt::join(*paper_pieces(position, Position::paper_ordered(position.shape)), " "));
}

std::string picture(const Position& position) {
  std::vector<std::string> labels;
  for (const Tile tile : position.tiles) labels.push_back(tile == 0 ? "" : fmt::to_string(tile));
  return grid(position.shape, labels);
}

std::string paper_picture(const Position& position, const Position& goal) {
  const auto pieces = paper_pieces(position, goal);
  const auto seats = seats_from(goal.shape, goal.blank);
  if (!pieces || !seats) return "";
  std::vector<std::string> labels;
  for (const int seat : *seats) labels.push_back(fmt::format("[{}]", (*pieces)[seat - 1]));
  return grid(position.shape, labels);
}

std::string seats_picture(Shape shape) {
  constexpr std::string_view low_line = "\u0332";
  std::vector<std::string> labels(shape.cells());
  for (int cell = 0; cell < shape.cells(); ++cell) {
    for (const char digit : fmt::to_string(paper_seat(shape, cell))) labels[cell].append(1, digit).append(low_line);
  }
  return grid(shape, labels);
}

std::string side_by_side(const std::string& left, const std::string& right) {
  const auto a = lines(left), b = lines(right);
  std::size_t width = 0;
  for (const auto line : a) width = std::max(width, display_width(line));
  std::string out;
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
    const std::string_view l = i < a.size() ? a[i] : "";
    out += l;
    if (i < b.size()) out.append(width - display_width(l) + 3, ' ').append(b[i]);
    out += '\n';
  }
  return out;
}

}  // namespace asobi::sliding
