#include "games/chocolate/edge.hpp"

#include <algorithm>
#include <array>

namespace asobi::chocolate {

Edge Edge::quotient(Integer k) {
  Edge out;
  out.k_ = k;
  out.text_ = k == 1 ? "y" : fmt::format("⌊y/{}⌋", k);
  return out;
}

Result<Edge> Edge::parse(std::string_view text) {
  constexpr std::size_t longest = 1 << 20;
  if (text.size() > longest) return fail(Code::limit, "the text of f is too long", "f の文字列が長すぎます");
  Edge out;
  out.text_ = trimmed(text);
  if (text.find(',') != std::string_view::npos &&
      text.find_first_of("(abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ[") == std::string_view::npos) {
    for (const auto part : words(text, ",")) {
      const auto number = to_integer(part);
      if (!number) {
        return fail_at(place_of(part, text), Code::invalid, "f is a list of whole numbers, but {} is not one",
                       "f は整数の並びですが、{} は整数ではありません", shown(part));
      }
      out.list_.push_back(*number);
    }
    if (out.list_.empty()) return fail(Code::invalid, "the list of f is empty", "f の並びが空です");
    return out;
  }
  Reader reader(text);
  Names names;
  names.number_of("y");
  auto formula = read_formula(reader, names);
  if (!formula) {
    Error error = std::move(formula).error();
    error.message = say("f = {0}: {1}", "f = {0}: {2}", shown(text), error.message.en, error.message.ja);
    return fail(error);
  }
  if (names.size() > 1) {
    return fail(Code::invalid, "f is a formula in y alone, but {} names {}",
                "f は y だけの式ですが、{} に {} があります", shown(text), names[1]);
  }
  if (!reader.at_end()) return reader.fault({"f should end here", "f はここで終わるはずです"});
  out.formula_ = std::move(*formula);
  return out;
}

std::uint32_t Edge::last() const { return list_.empty() ? no_cap : static_cast<std::uint32_t>(list_.size() - 1); }

Result<Integer> Edge::value(std::uint32_t y) const {
  if (k_ > 0) return y / k_;
  if (list_.empty()) return formula_.value(std::array<Integer, 1>{y});
  if (y < list_.size()) return list_[y];
  return fail(Code::invalid, "the list of f ends at f({}), but f({}) is needed",
              "f の並びは f({}) までですが、f({}) が要ります", list_.size() - 1, y);
}

Result<std::vector<std::uint32_t>> Edge::heights(std::uint32_t last, std::uint32_t cap) const {
  std::vector<std::uint32_t> out;
  out.reserve(std::size_t{last} + 1);
  Integer before = 0;
  for (std::uint32_t y = 0; y <= last; ++y) {
    const auto now = value(y);
    if (!now) {
      return fail(now.error().code, "f({0}): {1}", "f({0}): {2}", y, now.error().message.en, now.error().message.ja);
    }
    if (*now < 0) return fail(Code::invalid, "f({}) = {} is negative", "f({}) = {} は負です", y, *now);
    if (*now < before) {
      return fail(Code::invalid, "f is not monotone: f({}) = {}, but f({}) = {}",
                  "f が単調ではありません: f({}) = {} なのに f({}) = {}", y - 1, before, y, *now);
    }
    before = *now;
    out.push_back(static_cast<std::uint32_t>(std::min<Integer>(*now, cap)));
  }
  return out;
}

}  // namespace asobi::chocolate
