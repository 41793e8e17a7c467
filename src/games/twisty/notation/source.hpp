// A text of turns that is being read: blanks, comments, separators and amounts. Inside of the notation.
#pragma once

#include <cstddef>
#include <string_view>

#include "base/text_reader.hpp"

namespace asobi::twisty::notation {

class Source : public TextReader {
 public:
  using TextReader::TextReader;

  // Blanks, also wide ones, and comments from // to the end of the line.
  void skip_blanks();
  // Whether a move or a group may end here.
  bool at_separator() const;
  // The bytes from here to the next separator.
  std::string_view word() const;

  bool take_prime();
  // Digits. Far too big numbers all become the same one.
  static constexpr int too_big = 1'000'000;
  int number() { return take_number(too_big); }

 private:
  std::size_t blank_size() const;  // of the blank that stands here; 0 if none does
};

// How often, and which way: R2', R'2, (A B)3, and nothing for once.
Result<int> read_amount(Source& source);

}  // namespace asobi::twisty::notation
