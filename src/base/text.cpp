#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>

#include <fmt/format.h>

namespace asobi {

std::string grouped(std::uint64_t number) { return grouped(std::string_view(fmt::to_string(number))); }

std::string grouped(std::string_view digits) {
  if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos) return std::string(digits);
  std::string out;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) out += ',';
    out += digits[i];
  }
  return out;
}

std::vector<std::string_view> words(std::string_view text, std::string_view separators) {
  const std::string stops = " \t\r\n" + std::string(separators);
  std::vector<std::string_view> out;
  for (std::size_t at = text.find_first_not_of(stops); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(stops, at), text.size());
    out.push_back(text.substr(at, end - at));
    at = text.find_first_not_of(stops, end);
  }
  return out;
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return text.substr(text.size());
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

bool equal_ignoring_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::ranges::equal(a, b, {}, lower, lower);
}

std::optional<std::int64_t> to_integer(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

namespace {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
    }
  }
  return row.back();
}

struct CodePoint {
  std::uint32_t value;
  std::size_t bytes;
};

// A byte that begins no well-formed character (stray or missing continuation, overlong form, surrogate, beyond
// U+10FFFF) counts as one narrow character.
CodePoint decode(std::string_view s) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(s[i]); };
  const std::uint32_t first = byte(0);
  if (first < 0xC2 || first > 0xF4) return {first, 1};
  const std::size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (length > s.size()) return {first, 1};
  std::uint32_t value = first & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return {first, 1};
    value = value << 6 | (byte(i) & 0x3F);
  }
  constexpr std::array<std::uint32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
  if (value < least[length] || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF)) return {first, 1};
  return {value, length};
}

}  // namespace

std::optional<std::string> nearest(std::string_view name, std::span<const std::string> candidates) {
  constexpr std::size_t longest = 64;  // longer names are no slips
  if (name.size() > longest) return std::nullopt;
  std::optional<std::string> best;
  std::size_t best_distance = std::max<std::size_t>(1, name.size() / 3) + 1;
  for (const std::string& candidate : candidates) {
    const std::size_t distance = edit_distance(name, candidate);
    if (distance < best_distance) {
      best_distance = distance;
      best = candidate;
    }
  }
  return best;
}

Text did_you_mean(std::string_view name, std::span<const std::string> candidates) {
  const auto near = nearest(name, candidates);
  if (!near) return {};
  return {"; did you mean " + *near + "?", "。" + *near + " のことですか"};
}

std::size_t display_width(std::string_view utf8) {
  std::size_t width = 0;
  while (!utf8.empty()) {
    const auto [c, bytes] = decode(utf8);
    const bool wide = (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) || (c >= 0xAC00 && c <= 0xD7A3) ||
                      (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60) ||
                      (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x1F300 && c <= 0x1FAFF) || (c >= 0x20000 && c <= 0x3FFFD);
    const bool combining = (c >= 0x0300 && c <= 0x036F) || c == 0x3099 || c == 0x309A || (c >= 0x200B && c <= 0x200F) ||
                           (c >= 0xFE00 && c <= 0xFE0F);
    width += combining ? 0 : wide ? 2 : 1;
    utf8.remove_prefix(bytes);
  }
  return width;
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t used = display_width(text);
  return used < width ? std::move(text) + std::string(width - used, ' ') : text;
}

std::string shown(std::string_view input) {
  constexpr std::size_t longest = 40;
  std::string out = "\"";
  std::size_t count = 0;
  while (!input.empty() && count++ < longest) {
    const auto [c, bytes] = decode(input);
    const bool control = c < 0x20 || c == 0x7F || (bytes == 1 && c >= 0x80);
    // C1 controls, and marks that turn the direction of the text around them
    const bool unsafe = (c >= 0x80 && c < 0xA0) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    if (control) {
      out += fmt::format("\\x{:02x}", c);
    } else if (unsafe) {
      out += fmt::format("\\u{:04x}", c);
    } else {
      out += input.substr(0, bytes);
    }
    input.remove_prefix(bytes);
  }
  return out + (input.empty() ? "\"" : "…\"");
}

}  // namespace asobi
