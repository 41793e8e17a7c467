#include "games/chocolate/edge.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace asobi::chocolate {

Edge Edge::quotient(Integer k) {
  Edge out;
  out.k_ = k;
  out.text_ = k == 1 ? "y" : fmt::format("⌊y/{}⌋", k);
  return out;
}

Result<Edge> Edge::parse(std::string_view text) {
  constexpr std::size_t longest = 1 << 20;
  constexpr std::string_view then = "then";
  if (text.size() > longest) return fail(Code::limit, "the text of f is too long", "f の文字列が長すぎます");
  Edge out;
  out.text_ = trimmed(text);
  if (const auto at = text.find(then); at != std::string_view::npos) {
    ASOBI_CHECK(out.read_list(text.substr(0, at), text));
    ASOBI_CHECK(out.read_formula_or_rule(text.substr(at + then.size()), text));
  } else if (text.contains(',') &&
             text.find_first_of("(abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ[") == std::string_view::npos) {
    ASOBI_CHECK(out.read_list(text, text));
  } else {
    ASOBI_CHECK(out.read_formula_or_rule(text, text));
  }
  return out;
}

namespace {

// The k of y/k, written so; 0 for other formulas.
Integer divisor(const Formula& formula) {
  using enum Formula::Kind;
  const auto& written = formula.operations();
  if (written.empty() || written[0].kind != variable) return 0;
  if (written.size() == 1) return 1;
  const bool quotient = written.size() == 3 && written[1].kind == number && written[2].kind == divide;
  return quotient ? std::max<Integer>(written[1].value, 0) : 0;
}

}  // namespace

Result<void> Edge::read_list(std::string_view part, std::string_view text) {
  for (const auto word : words(part, ",")) {
    const auto number = to_integer(trimmed(word));
    if (!number) {
      return fail_at(place_of(word, text), Code::invalid, "f is a list of whole numbers, but {} is not one",
                     "f は整数の並びですが、{} は整数ではありません", shown(word));
    }
    list_.push_back(*number);
  }
  if (list_.empty()) return fail(Code::invalid, "the list of f is empty", "f の並びが空です");
  return {};
}

Result<void> Edge::read_formula_or_rule(std::string_view part, std::string_view text) {
  Reader reader(part);
  if (!list_.empty() && reader.see_name() == "f") {
    reader.name();
    const auto number = [&]() -> Result<Integer> {
      const auto digits = reader.digits();
      if (!digits) return reader.fault({"a number is expected here: f(y-2)+1", "ここには数が必要です: f(y-2)+1"});
      const auto out = to_integer(*digits);
      if (!out) return fail(Code::limit, "{} is too large", "{} は大きすぎます", *digits);
      return *out;
    };
    for (const std::string_view sign : {"(", "y", "-"}) ASOBI_CHECK(reader.expect(sign));
    ASOBI_TRY(period_, number());
    ASOBI_CHECK(reader.expect(")"));
    if (reader.take("+")) {
      ASOBI_TRY(rise_, number());
    }
    if (period_ < 1 || std::cmp_greater(period_, list_.size())) {
      return fail(Code::invalid, "f(y-{0}) needs {0} values before it, and at least one; the list has {1}",
                  "f(y-{0}) の前には値が {0} 個（1 個以上）要りますが、並びには {1} 個あります", period_, list_.size());
    }
    constexpr Integer greatest_rise = 1 << 24;
    if (rise_ > greatest_rise) return fail(Code::limit, "f grows too fast", "f の増え方が大きすぎます");
  } else {
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
    formula_ = std::move(*formula);
    if (list_.empty()) k_ = divisor(*formula_);
  }
  if (!reader.at_end()) return reader.fault({"f should end here", "f はここで終わるはずです"});
  return {};
}

std::uint32_t Edge::last() const {
  return list_.empty() || period_ > 0 || formula_ ? no_cap : static_cast<std::uint32_t>(list_.size() - 1);
}

Result<Formula> Edge::at(const Formula& y) const {
  if (!list_.empty()) {
    return fail(Code::invalid, "f is a list here, so write the range of the third number: Table[{{…}}, {{z, 0, …}}]",
                "f が並びで与えられているので、第 3 座標の範囲を Table[{{…}}, {{z, 0, …}}] のように書いてください");
  }
  if (formula_) return formula_->of(y);
  const std::string quotient = fmt::format("y/{}", k_);
  Reader reader(quotient);
  Names names;
  ASOBI_TRY(const Formula formula, read_formula(reader, names));
  return formula.of(y);
}

Result<Integer> Edge::value(std::uint32_t y) const {
  if (k_ > 0) return y / k_;
  if (y < list_.size()) return list_[y];
  if (formula_) return formula_->value(std::array<Integer, 1>{y});
  if (period_ > 0) {
    const Integer times = (Integer{y} - static_cast<Integer>(list_.size())) / period_ + 1;
    return list_[static_cast<std::size_t>(y - times * period_)] + times * rise_;
  }
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
