// What the checks of all papers say.
#pragma once

#include <cstdint>
#include <string>

#include "base/text.hpp"
#include "play/paper.hpp"

namespace asobi {

// The same in both languages: numbers and signs.
inline Text same(const std::string& text) { return {text, text}; }

// A check's answer: the value as the paper would print it, and the same in a sentence. `holds`: what is not printed,
// and must be so besides.
inline Finding computes(std::string value, Text got, bool holds = true) {
  return {holds, std::move(got), std::move(value)};
}

// How far a statement about all of so many cases holds.
inline std::string every_but(std::uint64_t exceptions, std::uint64_t cases) {
  if (cases == 0) return "no case";
  return exceptions == 0 ? "every" : fmt::format("all but {} of {}", exceptions, cases);
}

// A claim that prints nothing.
inline Finding answered_if(bool holds, Text got) { return {holds, std::move(got)}; }

}  // namespace asobi
