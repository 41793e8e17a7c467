// How deep values of JSON may stand in one another. Copying, printing and destroying one takes stack for every level of
// it, so texts of strangers are looked at before they are read.
#pragma once

#include <cstddef>
#include <string_view>

namespace asobi {

constexpr int deepest_nesting = 32;

constexpr bool nested_too_deeply(std::string_view text) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '\\') {
      ++i;
    } else if (c == '"') {
      quoted = !quoted;
    } else if (!quoted && (c == '[' || c == '{')) {
      if (++depth > deepest_nesting) return true;
    } else if (!quoted && (c == ']' || c == '}')) {
      --depth;
    }
  }
  return false;
}

}  // namespace asobi
