// The listing of `game5` in paper 004, followed clause by clause, with its comparisons as they may have been written.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace asobi::sliding_listing {

// `==` compares terms as they stand: the term 10 mod 10 is never the term 0. The others compare values.
enum class Comparison { terms, equal, unequal };
constexpr std::array<Comparison, 3> comparisons = {Comparison::terms, Comparison::equal, Comparison::unequal};
std::string sign(Comparison comparison);  // "==", "=:=", "=\="

// The places of the listing where remainders by 10 are compared.
struct Operators {
  Comparison sum;     // youso_sum5: C mod 10 == 0 (and 1)
  Comparison joined;  // the second clause of youso5: C mod 10 == D mod 10
  Comparison beside;  // its third clause: E mod 10 == F mod 10
  Comparison write;   // if_write: A mod 10 == 0 (and 1)

  std::string text() const;  // "youso_sum5 ==; youso5 ==, ==; if_write =="
};

// What `game5` writes: "[1, 3, 6, 2, 4, 5] X^1" and so on; a row may lack its word, and then nothing follows. Nor does
// anything follow a row of which keep is false.
std::vector<std::string> game5_rows(const Operators& operators, const std::function<bool(const std::string&)>& keep);

}  // namespace asobi::sliding_listing
