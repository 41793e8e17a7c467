// Answers that can fail. Everything that depends on input or resources returns Result<T>; contracts are asserted.
#pragma once

#include <expected>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "base/text.hpp"

namespace asobi {

enum class Code { invalid, illegal_move, unknown_name, unsolvable, limit, cancelled, corrupt, internal };

std::string_view name(Code code);

struct Error {
  Code code;
  Text message;
};

template <class T>
using Result = std::expected<T, Error>;

// fail(Code::invalid, "tile {} appears twice", "駒 {} が二度現れます", tile)
template <class... Args>
std::unexpected<Error> fail(Code code, fmt::format_string<const Args&...> en, fmt::format_string<const Args&...> ja,
                            const Args&... args) {
  return std::unexpected(Error{code, {fmt::format(en, args...), fmt::format(ja, args...)}});
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
