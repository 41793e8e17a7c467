// Answers that can fail. Everything that depends on input or resources returns Result<T>; contracts are asserted.
#pragma once

#include <expected>
#include <optional>
#include <string_view>
#include <utility>

#include "base/fields.hpp"
#include "base/say.hpp"

namespace asobi {

enum class Code { invalid, illegal_move, unknown_name, unsolvable, limit, cancelled, corrupt, internal };

constexpr auto names(Code) {
  return std::to_array<std::string_view>(
      {"invalid", "illegal_move", "unknown_name", "unsolvable", "limit", "cancelled", "corrupt", "internal"});
}

// Where in a text that was read a fault lies, in characters (code points).
struct Place {
  std::size_t line = 1;    // from 1
  std::size_t column = 1;  // from 1
  std::size_t length = 0;  // 0 at the end of the text

  static constexpr auto fields() {
    return field_list(field("line", &Place::line, "from 1"), field("column", &Place::column, "character, from 1"),
                      field("length", &Place::length, "characters; 0 where the text ends too early"));
  }
  friend bool operator==(const Place&, const Place&) = default;
};

struct Error {
  Code code;
  Text message;
  std::optional<Place> place = {};

  static constexpr auto fields() {
    return field_list(field("code", &Error::code), field("message", &Error::message, "for people"),
                      field("place", &Error::place, "where in the text that was read"));
  }
};

template <class T>
using Result = std::expected<T, Error>;

// fail(Code::invalid, "tile {} appears twice", "駒 {} が二度現れます", tile)
template <class... Args>
std::unexpected<Error> fail(Code code, fmt::format_string<const Args&...> en, fmt::format_string<const Args&...> ja,
                            const Args&... args) {
  return std::unexpected(Error{code, {fmt::format(en, args...), fmt::format(ja, args...)}});
}

// The same for a fault in a text.
template <class... Args>
std::unexpected<Error> fail_at(const Place& place, Code code, fmt::format_string<const Args&...> en,
                               fmt::format_string<const Args&...> ja, const Args&... args) {
  return std::unexpected(Error{code, {fmt::format(en, args...), fmt::format(ja, args...)}, place});
}

inline std::unexpected<Error> fail(const Error& error) { return std::unexpected(error); }

}  // namespace asobi

#define ASOBI_JOIN_(a, b) a##b
#define ASOBI_JOIN(a, b) ASOBI_JOIN_(a, b)

// ASOBI_TRY(const auto x, f()): x is the value of f(), or the function returns f()'s error.
#define ASOBI_TRY(declaration, expression)                                                                      \
  auto ASOBI_JOIN(result_, __LINE__) = (expression);                                                            \
  if (!ASOBI_JOIN(result_, __LINE__)) return std::unexpected(std::move(ASOBI_JOIN(result_, __LINE__)).error()); \
  declaration = std::move(*ASOBI_JOIN(result_, __LINE__))

// ASOBI_CHECK(f()): the function returns f()'s error, if there is one.
#define ASOBI_CHECK(expression)                                                                    \
  do {                                                                                             \
    if (auto result_ = (expression); !result_) return std::unexpected(std::move(result_).error()); \
  } while (false)
