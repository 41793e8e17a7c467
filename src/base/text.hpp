// Texts for people: every sentence exists in English and Japanese, and numbers get thousands separators.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace asobi {

enum class Lang { en, ja };

inline bool ja(Lang lang) { return lang == Lang::ja; }

struct Text {
  std::string en;
  std::string ja;

  const std::string& in(Lang lang) const { return asobi::ja(lang) ? ja : en; }
  friend bool operator==(const Text&, const Text&) = default;
};

// 239500800 -> "239,500,800"
std::string grouped(std::uint64_t number);
// The same for a decimal string of any length; anything that is not all digits is returned as it is.
std::string grouped(std::string_view digits);

// Words separated by spaces, tabs or any of `separators`; empty words vanish.
std::vector<std::string_view> words(std::string_view text, std::string_view separators = "");
std::string_view trimmed(std::string_view text);

// Upper and lower case of ASCII letters are the same to a person at a keyboard.
bool equal_ignoring_case(std::string_view a, std::string_view b);

// A whole decimal number and nothing else; nullopt for anything else or when it does not fit.
std::optional<std::int64_t> to_integer(std::string_view text);

// The candidate nearest to `name` by edit distance, if it is near enough to be a slip of the finger.
std::optional<std::string> nearest(std::string_view name, std::span<const std::string> candidates);
// "; did you mean rubik?", to stand behind "there is no rubick"; empty if no candidate is near.
Text did_you_mean(std::string_view name, std::span<const std::string> candidates);

// Columns a terminal needs: wide East Asian characters count two.
std::size_t display_width(std::string_view utf8);
// With blanks behind it, up to so many columns.
std::string padded(std::string text, std::size_t width);

// What a person typed, made safe to print inside a message: control bytes escaped, long texts cut.
std::string shown(std::string_view input);

}  // namespace asobi
