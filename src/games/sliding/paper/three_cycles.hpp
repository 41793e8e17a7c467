// Even permutations as products of 3-cycles: paper 004, "考察". The paper's own 3-cycles are (2 3 4), (2 3 5), …, which
// generate the whole group of the game; shortest words in them come from ShortestWords. With arbitrary 3-cycles the
// least number is known: (points - odd cycles) / 2, fixed points being odd cycles.
// (a b c) takes a to b to c to a. Products are the paper's: the rightmost factor acts first.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "games/sliding/paper/loops.hpp"
#include "games/sliding/paper/paper_group.hpp"

namespace asobi::sliding {

struct ThreeCycle {
  int a, b, c;
  friend bool operator==(const ThreeCycle&, const ThreeCycle&) = default;
};

Images images_of(const ThreeCycle& cycle, int degree);
std::string three_cycles_text(const std::vector<ThreeCycle>& product);  // "(2 5 4)(2 3 6)", and "()" if empty

// (2 3 4), (2 3 5), …, (2 3 degree), as generators; degree >= 4.
std::vector<Images> paper_three_cycles(int degree);
// A word in these, as the paper writes it: "(235)^2 (234)^2 (235)". A seat above 9 makes it "(2 3 10)".
std::string paper_three_cycles_text(const Word& word);

// `invalid` when the permutation is odd.
Result<std::size_t> least_three_cycles(const Images& images);
// A product of exactly that many.
Result<std::vector<ThreeCycle>> as_three_cycles(const Images& images);

enum class ActsFirst { rightmost, leftmost };
// The value of a product of powers of cycles such as "(235)^2 (234)^2 (235)" or "(2 3 10)^-1(4 5)".
Result<Images> parse_cycle_product(std::string_view text, int degree, ActsFirst order = ActsFirst::rightmost);

}  // namespace asobi::sliding
