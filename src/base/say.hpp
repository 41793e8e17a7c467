// Sentences for people, both languages checked when they are compiled.
#pragma once

#include <string>

#include <fmt/format.h>

#include "base/text.hpp"

namespace asobi {

// say("heap {}", "山 {}", 2): in both languages.
template <class... Args>
Text say(fmt::format_string<Args...> en, fmt::format_string<Args...> ja, Args&&... args) {
  return {fmt::vformat(en, fmt::make_format_args(args...)), fmt::vformat(ja, fmt::make_format_args(args...))};
}

// say(lang, "heap {}", "山 {}", 2): in one.
template <class... Args>
std::string say(Lang lang, fmt::format_string<Args...> en, fmt::format_string<Args...> ja, Args&&... args) {
  return fmt::vformat(asobi::ja(lang) ? ja : en, fmt::make_format_args(args...));
}

}  // namespace asobi
