#include "base/text_reader.hpp"

#include <algorithm>
#include <cassert>

namespace asobi {

namespace {

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

std::size_t offset_of(std::string_view piece, std::string_view text) {
  const auto out = static_cast<std::size_t>(piece.data() - text.data());
  assert(out + piece.size() <= text.size());
  return out;
}

}  // namespace

std::size_t character_count(std::string_view utf8) {
  return static_cast<std::size_t>(std::ranges::count_if(utf8, [](char c) { return !continues_character(c); }));
}

Place place_of(std::string_view piece, std::string_view text) {
  const std::size_t begin = offset_of(piece, text);
  const std::string_view before = text.substr(0, begin);
  const std::size_t line_begin = before.rfind('\n') + 1;  // npos + 1 is 0
  return {1 + static_cast<std::size_t>(std::ranges::count(before, '\n')),
          1 + character_count(before.substr(line_begin)),
          begin == text.size() ? 0 : std::max<std::size_t>(1, character_count(piece))};
}

Error fault_within(Error error, std::string_view piece, std::string_view text) {
  const Place outer = place_of(piece, text);
  if (!error.place) {
    error.place = outer;
    return error;
  }
  if (error.place->line == 1) error.place->column += outer.column - 1;
  error.place->line += outer.line - 1;
  const bool ends_text = offset_of(piece, text) + piece.size() == text.size();
  if (error.place->length == 0 && !ends_text) error.place->length = 1;
  return error;
}

std::string_view TextReader::character() const {
  std::size_t size = at_end() ? 0 : 1;
  while (at_ + size < text_.size() && continues_character(text_[at_ + size])) ++size;
  return text_.substr(at_, size);
}

int TextReader::take_number(int most) {
  std::int64_t out = 0;
  for (const char digit : take_while(is_digit)) out = std::min<std::int64_t>(10 * out + (digit - '0'), most);
  return static_cast<int>(out);
}

std::unexpected<Error> TextReader::column_fault(std::string_view piece, Code code, const Text& what) const {
  return fail_at(place(piece), code, "column {0}: {1}", "{0} 文字目: {2}", column(offset_of(piece, text_)), what.en,
                 what.ja);
}

std::unexpected<Error> TextReader::unexpected(std::string_view wanted_en, std::string_view wanted_ja) const {
  if (at_end()) {
    return fault(character(), "the text ends where {0} is expected", "{1}が来るべきところで終わっています", wanted_en,
                 wanted_ja);
  }
  return fault(character(), "{0} is expected, not {2}", "{1}が来るべきところに {2} があります", wanted_en, wanted_ja,
               shown(character()));
}

}  // namespace asobi
