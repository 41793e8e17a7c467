// For the fuzzers: what must hold.
#pragma once

#include <string_view>

#include <fmt/format.h>

namespace asobi {

// A fault: what is wrong is said, and the input is kept.
inline void demand(bool holds, std::string_view what) {
  if (holds) return;
  fmt::print(stderr, "{}\n", what);
  __builtin_trap();
}

}  // namespace asobi
