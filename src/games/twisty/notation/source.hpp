// A text that is being read, and faults that point into it. Inside of the notation.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "base/result.hpp"

namespace asobi::twisty::notation {

class Source {
 public:
  explicit Source(std::string_view text) : text_(text) {}

  std::string_view text() const { return text_; }
  std::string_view rest() const { return text_.substr(at_); }
  std::size_t at() const { return at_; }
  bool at_end() const { return at_ == text_.size(); }
  char peek() const { return at_end() ? '\0' : text_[at_]; }
  void skip(std::size_t bytes) { at_ += bytes; }
  bool take(std::string_view wanted) {
    if (!rest().starts_with(wanted)) return false;
    skip(wanted.size());
    return true;
  }

  std::string_view character() const { return text_.substr(at_, character_size()); }

  // Blanks, also wide ones, and comments from // to the end of the line.
  void skip_blanks();
  // Whether a move or a group may end here.
  bool at_separator() const;
  // The bytes from here to the next separator.
  std::string_view word() const;

  bool take_prime();
  // Digits. Far too big numbers all become the same one.
  static constexpr int too_big = 1'000'000;
  int number();

  std::size_t column(std::size_t at) const {  // bytes 10xxxxxx continue a character
    return 1 + static_cast<std::size_t>(std::count_if(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at),
                                                      [](char c) { return (c & 0xC0) != 0x80; }));
  }

  template <class... Args>
  std::unexpected<Error> fault(std::size_t at, fmt::format_string<const Args&...> en,
                               fmt::format_string<const Args&...> ja, const Args&... args) const {
    return fault(Code::invalid, at, en, ja, args...);
  }
  template <class... Args>
  std::unexpected<Error> fault(Code code, std::size_t at, fmt::format_string<const Args&...> en,
                               fmt::format_string<const Args&...> ja, const Args&... args) const {
    return fail(code, "column {0}: {1}", "{0} 文字目: {2}", column(at), fmt::format(en, args...),
                fmt::format(ja, args...));
  }
  // That something else is expected here.
  std::unexpected<Error> unexpected(std::string_view wanted_en, std::string_view wanted_ja) const;

 private:
  std::string_view text_;
  std::size_t at_ = 0;

  std::size_t blank_size() const;  // of the blank that stands here; 0 if none does
  std::size_t character_size() const;
};

bool is_digit(char c);

// How often, and which way: R2', R'2, (A B)3, and nothing for once.
Result<int> read_amount(Source& source);

}  // namespace asobi::twisty::notation
