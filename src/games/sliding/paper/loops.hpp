// Closed walks of the blank from its home, seat 1, and the permutations they make: paper 004, (i)-(vi) and figures
// 5-10. Seats are the paper's: numbered from the top right, right to left, row by row. A permutation is the paper's
// list: element k-1 is the seat to which the piece on seat k goes. Products are the paper's: a * b means first b, then
// a.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/board/board.hpp"

namespace asobi::sliding {

using Images = std::vector<std::uint8_t>;

Images identity_images(int degree);
Images product(const Images& a, const Images& b);  // first b, then a; the paper's subs_product
Images inverse(const Images& a);
bool is_even(const Images& a);
// Every point is an image exactly once.
bool is_permutation(const Images& a);
// The cycles longer than 1, each from its least seat on, in order of these.
std::vector<std::vector<int>> cycles(const Images& a);
std::string images_text(const Images& a);  // "[1, 3, 6, 2, 4, 5]", as the paper prints it
std::string cycles_text(const Images& a);  // "(2 3 6 5 4)", and "()" for the identity

struct Loop {
  std::string name;           // as parse_loop reads it: "outer", "inner", "2x3", "2x3-", "1-4-5-2-1"
  std::vector<int> seats;     // the blank's way, home seat first and last
  std::vector<Slide> slides;  // the same way as moves of tiles
  Images images;
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
