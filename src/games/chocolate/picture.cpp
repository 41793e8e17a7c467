#include "games/chocolate/picture.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "base/text.hpp"

namespace asobi::chocolate {

namespace {

constexpr std::uint32_t widest = 36;
constexpr std::uint32_t highest = 24;

// A corner by the lines that meet in it: 1 up, 2 down, 4 left, 8 right.
constexpr std::array<const char*, 16> corners = {" ", "│", "│", "│", "─", "┘", "┐", "┤",
                                                 "─", "└", "┌", "├", "─", "┴", "┬", "┼"};

class Drawing {
 public:
  Drawing(std::uint32_t left, const std::vector<std::uint32_t>& heights)
      : left_(left), columns_(left + static_cast<std::uint32_t>(heights.size())), heights_(heights) {}

  std::string run() const {
    std::uint32_t rows = 1;
    for (const std::uint32_t height : heights_) rows = std::max(rows, height + 1);
    std::string out;
    for (std::uint32_t row = rows + 1; row-- > 0;) {
      out += groove(row);
      if (row > 0) out += squares(row - 1);
    }
    return out;
  }

 private:
  std::uint32_t left_;
  std::uint32_t columns_;
  const std::vector<std::uint32_t>& heights_;

  // Rows count from the bottom, columns from the left; one more of each, wrapped, is outside.
  bool square(std::uint32_t column, std::uint32_t row) const {
    if (column >= columns_) return false;
    return column < left_ ? row == 0 : row <= heights_[column - left_];
  }

  // The line below the squares of `row` and above those of row - 1.
  std::string groove(std::uint32_t row) const {
    std::string out;
    for (std::uint32_t column = 0; column <= columns_; ++column) {
      const bool up_left = square(column - 1, row);
      const bool up_right = square(column, row);
      const bool down_left = row > 0 && square(column - 1, row - 1);
      const bool down_right = row > 0 && square(column, row - 1);
      const int lines = (up_left || up_right ? 1 : 0) + (down_left || down_right ? 2 : 0) +
                        (up_left || down_left ? 4 : 0) + (up_right || down_right ? 8 : 0);
      out += corners[static_cast<std::size_t>(lines)];
      if (column < columns_) out += up_right || down_right ? "───" : "   ";
    }
    return trimmed_right(out) + "\n";
  }

  std::string squares(std::uint32_t row) const {
    std::string out;
    for (std::uint32_t column = 0; column <= columns_; ++column) {
      out += square(column - 1, row) || square(column, row) ? "│" : " ";
      if (column < columns_) out += column == left_ && row == 0 ? "▓✕▓" : "   ";
    }
    return trimmed_right(out) + "\n";
  }

  static std::string trimmed_right(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
  }
};

}  // namespace

std::string bar_picture(const Position& p, const std::vector<std::uint32_t>& heights, Lang lang) {
  const std::string out = position_text(p) + "\n";
  if (std::uint64_t{p.x} + p.y + 1 > widest || p.z >= highest) {
    return out + say(lang, "(too large to draw)\n", "（大きすぎて描けません）\n");
  }
  return Drawing(p.x, heights).run() + out;
}

}  // namespace asobi::chocolate
