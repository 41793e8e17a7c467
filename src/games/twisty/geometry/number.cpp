#include "games/twisty/geometry/number.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <numeric>
#include <optional>

namespace asobi::twisty {
namespace {

constexpr std::size_t longest_text = 200;
constexpr int deepest_nesting = 40;

// Recursive descent: sum = product {(+|-) product}, product = power {(*|/) power}, power = signed [^ signed].
class Parser {
 public:
  Parser(std::string_view text, const Lengths& lengths) : text_(text), lengths_(lengths) {}

  Result<double> whole() {
    ASOBI_TRY(const double value, sum());
    if (at_ < text_.size()) return unexpected();
    if (!std::isfinite(value)) {
      return fail(Code::invalid, "{} is not a finite number", "{} は有限の数になりません", shown(text_));
    }
    return value;
  }

 private:
  std::string_view text_;
  Lengths lengths_;
  std::size_t at_ = 0;
  int depth_ = 0;

  bool take(std::string_view token) {
    if (!text_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }
  bool take_minus() { return take("-") || take("−"); }

  std::unexpected<Error> unexpected() const {
    if (at_ >= text_.size()) {
      return fail(Code::invalid, "the number {} ends too early", "数 {} が途中で終わっています", shown(text_));
    }
    return fail(Code::invalid,
                "the number {} cannot be read from its character {} on; write for example 1/3, 0.577, sqrt(1/5), 1/phi",
                "数 {} は {} 文字目から読めません。1/3, 0.577, sqrt(1/5), 1/phi のように書いてください", shown(text_),
                at_ + 1);
  }

  Result<double> sum() {
    if (++depth_ > deepest_nesting) {
      return fail(Code::limit, "the number {} is nested too deeply", "数 {} の括弧が深すぎます", shown(text_));
    }
    ASOBI_TRY(double value, product());
    for (;;) {
      if (take("+")) {
        ASOBI_TRY(const double term, product());
        value += term;
      } else if (take_minus()) {
        ASOBI_TRY(const double term, product());
        value -= term;
      } else {
        --depth_;
        return value;
      }
    }
  }

  Result<double> product() {
    ASOBI_TRY(double value, power());
    for (;;) {
      if (take("*") || take("×")) {
        ASOBI_TRY(const double factor, power());
        value *= factor;
      } else if (take("/")) {
        ASOBI_TRY(const double divisor, power());
        if (divisor == 0) {
          return fail(Code::invalid, "the number {} divides by zero", "数 {} は 0 で割っています", shown(text_));
        }
        value /= divisor;
      } else {
        return value;
      }
    }
  }

  Result<double> power() {
    int signs = 0;
    while (take_minus()) ++signs;
    ASOBI_TRY(double value, atom());
    if (take("^")) {
      const bool negative = take_minus();
      ASOBI_TRY(const double exponent, atom());
      value = std::pow(value, negative ? -exponent : exponent);
    }
    return signs % 2 == 0 ? value : -value;
  }

  Result<double> atom() {
    if (take("(")) return closed();
    if (take("sqrt(") || take("√(")) {
      ASOBI_TRY(const double value, closed());
      return root(value);
    }
    if (take("√")) {
      ASOBI_TRY(const double value, atom_after_root());
      return root(value);
    }
    if (take("phi") || take("φ")) return std::numbers::phi;
    if (take("R")) return lengths_.R;
    if (take("m")) return lengths_.m;
    if (take("r")) return 1.0;
    return decimal();
  }

  // √5, √phi: no root of a root without parentheses, so this does not recur.
  Result<double> atom_after_root() {
    if (take("phi") || take("φ")) return std::numbers::phi;
    return decimal();
  }

  Result<double> closed() {
    ASOBI_TRY(const double value, sum());
    if (!take(")")) return unexpected();
    return value;
  }

  Result<double> root(double value) const {
    if (value < 0) {
      return fail(Code::invalid, "the number {} takes the root of a negative number",
                  "数 {} は負の数の平方根をとっています", shown(text_));
    }
    return std::sqrt(value);
  }

  Result<double> decimal() {
    const std::size_t end = std::min(text_.find_first_not_of("0123456789.", at_), text_.size());
    const std::string digits(text_.substr(at_, end - at_));
    const auto points = std::ranges::count(digits, '.');
    if (points > 1 || digits.size() == static_cast<std::size_t>(points)) return unexpected();
    at_ = end;
    return std::strtod(digits.c_str(), nullptr);
  }
};

// Digits after the point of -0.577 or .5, or -1 for what is not a plain decimal with a point.
int plain_decimals(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  if (text.starts_with("−")) text.remove_prefix(std::string_view("−").size());
  const std::size_t point = text.find('.');
  if (point == std::string_view::npos || text.find_first_not_of("0123456789.") != std::string_view::npos) return -1;
  return static_cast<int>(text.size() - point - 1);
}

bool same(double a, double b) { return std::abs(a - b) < 1e-12; }

std::string fraction(std::string_view top, int n) { return n == 1 ? std::string(top) : fmt::format("{}/{}", top, n); }

std::optional<std::string> rational(double value) {
  for (int q = 1; q <= 1000; ++q) {
    const double p = std::round(value * q);
    if (std::abs(p) < 1e6 && same(value, p / q)) return fraction(fmt::format("{}", static_cast<long>(p)), q);
  }
  return std::nullopt;
}

// (p + q sqrt(5))/n
std::optional<std::string> golden(double value) {
  const double root = std::sqrt(5.0);
  for (int n = 1; n <= 60; ++n) {
    for (int q = 1; q <= 60; ++q) {
      for (const int sign : {1, -1}) {
        const double p = std::round(value * n - sign * q * root);
        if (std::abs(p) > 200 || !same(value, (p + sign * q * root) / n)) continue;
        const std::string surd = q == 1 ? "sqrt(5)" : fmt::format("{}*sqrt(5)", q);
        if (p == 0) return fraction((sign > 0 ? "" : "-") + surd, n);
        const std::string top = sign > 0 && p < 0
                                    ? fmt::format("{}-{}", surd, static_cast<long>(-p))
                                    : fmt::format("{}{}{}", static_cast<long>(p), sign > 0 ? "+" : "-", surd);
        return n == 1 ? top : fmt::format("({})/{}", top, n);
      }
    }
  }
  return std::nullopt;
}

}  // namespace

Result<Number> parse_number(std::string_view text, const Lengths& lengths) {
  std::string dense;
  for (const char c : text) {
    if (c != ' ' && c != '\t') dense += c;
  }
  if (dense.size() > longest_text) {
    return fail(Code::limit, "a number has at most {} characters", "数は {} 文字までです", longest_text);
  }
  ASOBI_TRY(const double value, Parser(dense, lengths).whole());
  const int decimals = plain_decimals(dense);
  return Number{value, std::move(dense), decimals};
}

std::string closed_form(double value) {
  if (value < 0) {
    const std::string positive = closed_form(-value);
    return positive.find_first_of("+-", 1) == std::string::npos || positive.ends_with(')') ? "-" + positive
                                                                                           : "-(" + positive + ")";
  }
  if (const auto found = rational(value)) return *found;
  if (const auto found = rational(value * value)) return "sqrt(" + *found + ")";
  if (const auto found = golden(value)) return *found;
  if (const auto found = golden(value * value)) return "sqrt(" + *found + ")";
  return fmt::format("{:.17g}", value);
}

}  // namespace asobi::twisty
