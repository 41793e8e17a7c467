// Reading a text that a person typed: a cursor over its bytes (UTF-8), and faults that know their place in it.
// A piece of the text is a view into it, so it knows where it stands; finding its place costs O(text), a step O(1).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace asobi {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Characters of well-formed text; a stray byte 10xxxxxx belongs to the character before it.
std::size_t character_count(std::string_view utf8);

// Where a piece of `text` stands in it. The piece is a view into the text; an empty one means the character behind it.
Place place_of(std::string_view piece, std::string_view text);
// The fault of what was read from a piece of `text`, at its place in the whole text: the whole piece, if none is known.
Error fault_within(Error error, std::string_view piece, std::string_view text);
// ASOBI_TRY(const auto x, within(read(piece), piece, text)): what was read, or its fault as above.
template <class T>
Result<T> within(Result<T> read, std::string_view piece, std::string_view text) {
  if (!read) read = std::unexpected(fault_within(std::move(read).error(), piece, text));
  return read;
}

class TextReader {
 public:
  explicit TextReader(std::string_view text) : text_(text) {}

  std::string_view text() const { return text_; }
  std::string_view rest() const { return text_.substr(at_); }
  std::size_t at() const { return at_; }
  bool at_end() const { return at_ == text_.size(); }
  char peek() const { return at_end() ? '\0' : text_[at_]; }
  // All bytes of the character that stands here; none at the end.
  std::string_view character() const;
  // What was read since byte `begin`; if that is nothing, the character that stands here.
  std::string_view piece_from(std::size_t begin) const {
    return begin == at_ ? character() : text_.substr(begin, at_ - begin);
  }

  void skip(std::size_t bytes = 1) { at_ += bytes; }
  void go_to(std::size_t at) { at_ = at; }
  bool sees(std::string_view wanted) const { return rest().starts_with(wanted); }
  bool take(std::string_view wanted) {
    if (!sees(wanted)) return false;
    skip(wanted.size());
    return true;
  }
  // The bytes from here on for which holds(byte).
  template <class Holds>
  std::string_view take_while(Holds holds) {
    const std::size_t begin = at_;
    while (!at_end() && holds(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }
  void skip_any_of(std::string_view bytes) {
    take_while([&](char c) { return bytes.find(c) != bytes.npos; });
  }
  // The number whose digits stand here, 0 if none do; all that are greater than `most` become `most`.
  int take_number(int most);

  // Which character of the whole text begins at this byte, from 1; line ends count.
  std::size_t column(std::size_t at) const { return 1 + character_count(text_.substr(0, at)); }
  Place place(std::string_view piece) const { return place_of(piece, text_); }

  // "column 5: …", "5 文字目: …", at the place of the piece.
  template <class... Args>
  std::unexpected<Error> fault(std::string_view piece, Code code, fmt::format_string<const Args&...> en,
                               fmt::format_string<const Args&...> ja, const Args&... args) const {
    return column_fault(piece, code, {fmt::format(en, args...), fmt::format(ja, args...)});
  }
  template <class... Args>
  std::unexpected<Error> fault(std::string_view piece, fmt::format_string<const Args&...> en,
                               fmt::format_string<const Args&...> ja, const Args&... args) const {
    return column_fault(piece, Code::invalid, {fmt::format(en, args...), fmt::format(ja, args...)});
  }
  // That something else should stand here.
  std::unexpected<Error> unexpected(std::string_view wanted_en, std::string_view wanted_ja) const;

 private:
  std::string_view text_;
  std::size_t at_ = 0;

  std::unexpected<Error> column_fault(std::string_view piece, Code code, const Text& what) const;
};

}  // namespace asobi
