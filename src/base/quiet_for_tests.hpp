// For tests: a context that nobody watches, with a shelf of its own; and the code of an error.
#pragma once

#include <optional>

#include "base/context.hpp"

namespace asobi {

struct Quiet {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
};

template <class T>
std::optional<Code> code_of(const Result<T>& result) {
  return result ? std::nullopt : std::optional(result.error().code);
}

}  // namespace asobi
