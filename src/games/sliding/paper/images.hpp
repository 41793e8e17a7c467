// Permutations of the seats as paper 004 writes them: a list whose element k-1 is the seat to which the piece on seat k
// goes. Products are the paper's: a * b means first b, then a. Every function costs one pass.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

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
// Reads what images_text writes, with or without brackets and commas; `invalid` unless it is a permutation of 1 …
// degree.
Result<Images> parse_images(std::string_view text, int degree);

}  // namespace asobi::sliding
