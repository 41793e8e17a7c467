#include "games/sliding/board/board.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "base/text_reader.hpp"
#include "games/sliding/board/normal.hpp"

namespace asobi::sliding {

std::string Shape::name() const { return fmt::format("{}x{}", rows, cols); }

Result<Shape> parse_shape(std::string_view text) {
  std::string plain(trimmed(text));
  if (const auto cross = plain.find("×"); cross != std::string::npos)
    plain.replace(cross, std::string("×").size(), "x");
  const auto x = plain.find_first_of("xX");
  const auto rows = x == std::string::npos ? std::nullopt : to_integer(std::string_view(plain).substr(0, x));
  const auto cols = x == std::string::npos ? std::nullopt : to_integer(std::string_view(plain).substr(x + 1));
  if (!rows || !cols) {
    return fail_at(place_of(text, text), Code::invalid, "{} is not a board size; write rows x columns, for example 3x4",
                   "{} は盤の大きさではありません。3x4 のように「行x列」で書いてください", shown(text));
  }
  const auto fits = [](std::int64_t side) { return side >= smallest_side && side <= largest_side; };
  if (!fits(*rows) || !fits(*cols)) {
    return fail(Code::invalid, "a board of {}x{} is not possible; each side is from {} to {}",
                "{}x{} の盤は作れません。縦横はそれぞれ {} から {} までです", *rows, *cols, smallest_side,
                largest_side);
  }
  return Shape{static_cast<int>(*rows), static_cast<int>(*cols)};
}

int paper_seat(Shape shape, int cell) { return shape.row(cell) * shape.cols + (shape.cols - shape.col(cell)); }

int cell_of_paper_seat(Shape shape, int seat) {
  const int mirrored = seat - 1;
  return shape.cell(shape.row(mirrored), shape.cols - 1 - shape.col(mirrored));
}

char letter(Slide slide) { return name(slide).front(); }

Slide opposite(Slide slide) { return static_cast<Slide>(static_cast<int>(slide) ^ 1); }

std::string letters(const std::vector<Slide>& slides) {
  std::string out;
  for (const Slide slide : slides) out += letter(slide);
  return out;
}

Result<std::vector<Slide>> parse_slides(std::string_view text) {
  std::vector<Slide> out;
  for (TextReader reader(text); !reader.at_end(); reader.skip()) {
    switch (reader.peek()) {
      case 'L':
      case 'l':
        out.push_back(Slide::left);
        break;
      case 'R':
      case 'r':
        out.push_back(Slide::right);
        break;
      case 'U':
      case 'u':
        out.push_back(Slide::up);
        break;
      case 'D':
      case 'd':
        out.push_back(Slide::down);
        break;
      case ' ':
      case '\t':
        break;
      default:
        return fail_at(reader.place(reader.character()), Code::invalid,
                       "{} at place {} is not a move; moves are L, R, U and D",
                       "{1} 文字目の {0} は手ではありません。手は L, R, U, D です", shown(reader.character()),
                       reader.column(reader.at()));
    }
  }
  return out;
}

std::optional<int> blank_after(Shape shape, int blank, Slide slide) {
  switch (slide) {
    case Slide::left:
      return shape.col(blank) + 1 < shape.cols ? std::optional(blank + 1) : std::nullopt;
    case Slide::right:
      return shape.col(blank) > 0 ? std::optional(blank - 1) : std::nullopt;
    case Slide::up:
      return shape.row(blank) + 1 < shape.rows ? std::optional(blank + shape.cols) : std::nullopt;
    case Slide::down:
      return shape.row(blank) > 0 ? std::optional(blank - shape.cols) : std::nullopt;
  }
  return std::nullopt;
}

Position Position::ordered(Shape shape) {
  Position out{shape, std::vector<Tile>(shape.cells()), shape.cells() - 1};
  std::iota(out.tiles.begin(), out.tiles.end(), Tile{1});
  out.tiles.back() = 0;
  return out;
}

Position Position::paper_ordered(Shape shape) {
  Position out{shape, std::vector<Tile>(shape.cells()), cell_of_paper_seat(shape, 1)};
  for (int cell = 0; cell < shape.cells(); ++cell) out.tiles[cell] = static_cast<Tile>(paper_seat(shape, cell) - 1);
  return out;
}

void Position::slide_unchecked(Slide slide) {
  const int next = *blank_after(shape, blank, slide);
  std::swap(tiles[blank], tiles[next]);
  blank = next;
}

Result<Position> parse_position(Shape shape, std::string_view tiles) {
  const auto parts = words(tiles, ",/");
  const auto cells = static_cast<std::size_t>(shape.cells());
  Position out{shape, std::vector<Tile>(cells), 0};
  std::vector<bool> seen(cells);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto number = to_integer(parts[i]);
    if (!number) {
      return fail_at(place_of(parts[i], tiles), Code::invalid, "{} at place {} is not a tile number",
                     "{1} 番目の {0} は駒の番号ではありません", shown(parts[i]), i + 1);
    }
    if (*number < 0 || *number >= static_cast<std::int64_t>(cells)) {
      return fail_at(place_of(parts[i], tiles), Code::invalid,
                     "tile {} does not belong to a {} board; its tiles are 0 (the blank) to {}",
                     "駒 {} は {} の盤にはありません。駒は 0（空き）から {} までです", *number, shape.name(),
                     cells - 1);
    }
    if (seen[*number]) {
      return fail_at(place_of(parts[i], tiles), Code::invalid, "tile {} appears twice", "駒 {} が二度現れます",
                     *number);
    }
    seen[*number] = true;
    if (i < cells) {
      out.tiles[i] = static_cast<Tile>(*number);
      if (*number == 0) out.blank = static_cast<int>(i);
    }
  }
  if (parts.size() != cells) {
    return fail(Code::invalid, "a {} board has {} cells, but {} tiles are given",
                "{} の盤のマスは {} 個ですが、駒が {} 個与えられました", shape.name(), cells, parts.size());
  }
  return out;
}

std::string tiles_text(const Position& position) { return fmt::format("{}", fmt::join(position.tiles, " ")); }

Position random_position(const Position& goal, Random& random) {
  Position out = goal;
  random.shuffle(out.tiles);
  out.blank = static_cast<int>(std::ranges::find(out.tiles, Tile{0}) - out.tiles.begin());
  if (!solvable(out, goal)) {
    // Exchanging two tiles changes the parity: solvable and unsolvable positions are paired one to one.
    const int first = out.blank == 0 ? 1 : 0;
    const int second = out.blank == first + 1 ? first + 2 : first + 1;
    std::swap(out.tiles[first], out.tiles[second]);
  }
  return out;
}

}  // namespace asobi::sliding
