// Closed walks of the blank from its home, seat 1, and the permutations they make: paper 004, (i)-(vi) and figures
// 5-10. Seats are the paper's: numbered from the top right, right to left, row by row.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/board/board.hpp"
#include "games/sliding/paper/images.hpp"

namespace asobi::sliding {

struct Loop {
  std::string name;           // as parse_loop reads it: "outer", "inner", "2x3", "2x3-", "1-4-5-2-1"
  std::vector<int> seats;     // the blank's way, home seat first and last
  std::vector<Slide> slides;  // the same way as moves of tiles
  Images images;

  std::string moves() const { return letters(slides); }
  std::string cycles() const { return cycles_text(images); }

  static constexpr auto fields() {
    return field_list(field("name", &Loop::name, "as it can be asked for"),
                      field("seats", &Loop::seats, "the blank's way, from 1 to 1"),
                      field("moves", &Loop::moves, "the same way as moves of tiles"),
                      field("permutation", &Loop::images, "by seat: where the piece on it goes"),
                      field("cycles", &Loop::cycles, "the permutation in cycles"));
  }
};

Result<Loop> loop_of_seats(Shape shape, const std::vector<int>& seats);
Result<Loop> loop_of_slides(Shape shape, const std::vector<Slide>& slides);

// Round the block of rows x cols seats in the home corner; clockwise the blank first goes down.
Result<Loop> rectangle_loop(Shape shape, int rows, int cols, bool clockwise = true);
Loop outer_loop(Shape shape);  // the paper's tau_1: round the whole board
Loop inner_loop(Shape shape);  // the paper's tau_2: round the 2x2 block in the home corner

// "outer", "inner", a block "2x3", the seats "1-4-5-2-1", or moves such as "URDL"; with a final - or ' the other way
// round.
Result<Loop> parse_loop(Shape shape, std::string_view text);
// The same, separated by commas.
Result<std::vector<Loop>> parse_loops(Shape shape, std::string_view text);

// Every loop that visits no seat twice, each once: the corner has two neighbours, so of its two directions exactly one
// first goes down, and that one (clockwise) is given. Ordered by length, then by seats. `limit` when there are more
// than `most`: their number grows exponentially with the area.
constexpr std::size_t most_loops = 20'000;
Result<std::vector<Loop>> simple_loops(Shape shape, Context& context, std::size_t most = most_loops);

}  // namespace asobi::sliding
