#include "games/twisty/geometry/number.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <numeric>
#include <optional>
#include <vector>

#include "base/text_reader.hpp"

namespace asobi::twisty {
namespace {

constexpr std::size_t longest_text = 200;
constexpr int deepest_nesting = 40;

// Recursive descent: sum = product {(+|-) product}, product = power {(*|/) power}, power = signed [^ signed].
// Faults are at their places in the text without blanks.
class Parser : TextReader {
 public:
  Parser(std::string_view text, const Lengths& lengths) : TextReader(text), lengths_(lengths) {}

  Result<double> whole() {
    ASOBI_TRY(const double value, sum());
    if (!at_end()) return unreadable();
    if (!std::isfinite(value)) {
      return fail_at(place(text()), Code::invalid, "{} is not a finite number", "{} は有限の数になりません",
                     shown(text()));
    }
    return value;
  }

 private:
  Lengths lengths_;
  int depth_ = 0;

  bool take_minus() { return take("-") || take("−"); }

  std::unexpected<Error> unreadable() const {
    if (at_end()) {
      return fail_at(place(character()), Code::invalid, "the number {} ends too early", "数 {} が途中で終わっています",
                     shown(text()));
    }
    return fail_at(
        place(character()), Code::invalid,
        "the number {} cannot be read from its character {} on; write for example 1/3, 0.577, sqrt(1/5), 1/phi",
        "数 {} は {} 文字目から読めません。1/3, 0.577, sqrt(1/5), 1/phi のように書いてください", shown(text()),
        column(at()));
  }

  Result<double> sum() {
    if (++depth_ > deepest_nesting) {
      return fail_at(place(character()), Code::limit, "the number {} is nested too deeply", "数 {} の括弧が深すぎます",
                     shown(text()));
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
        const std::size_t begin = at();
        ASOBI_TRY(const double divisor, power());
        if (divisor == 0) {
          return fail_at(place(piece_from(begin)), Code::invalid, "the number {} divides by zero",
                         "数 {} は 0 で割っています", shown(text()));
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
    const std::size_t begin = at();
    if (take("(")) return closed();
    if (take("sqrt(") || take("√(")) {
      ASOBI_TRY(const double value, closed());
      return root(value, begin);
    }
    if (take("√")) {
      ASOBI_TRY(const double value, atom_after_root());
      return root(value, begin);
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
    if (!take(")")) return unreadable();
    return value;
  }

  // Its text began there.
  Result<double> root(double value, std::size_t begin) const {
    if (value < 0) {
      return fail_at(place(piece_from(begin)), Code::invalid, "the number {} takes the root of a negative number",
                     "数 {} は負の数の平方根をとっています", shown(text()));
    }
    return std::sqrt(value);
  }

  Result<double> decimal() {
    const std::size_t begin = at();
    const std::string digits(take_while([](char c) { return is_digit(c) || c == '.'; }));
    const auto points = std::ranges::count(digits, '.');
    if (points > 1 || digits.size() == static_cast<std::size_t>(points)) {
      go_to(begin);
      return unreadable();
    }
    return std::strtod(digits.c_str(), nullptr);
  }
};

// A character of which numbers and names are made.
bool in_a_value(char c) { return is_digit(c) || c == '.' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// The place in the text of one in the text without blanks. from: where in the text each character of that one begins.
Place with_blanks(std::string_view text, const std::vector<std::size_t>& from, const Place& dense) {
  if (dense.length == 0) return place_of(text.substr(text.size()), text);
  TextReader reader(text);
  reader.go_to(from[dense.column + dense.length - 2]);
  reader.skip(reader.character().size());
  return reader.place(reader.piece_from(from[dense.column - 1]));
}

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
  std::vector<std::size_t> from;  // by character: where in the text it begins
  for (TextReader reader(text); reader.skip_any_of(" \t\r\n"), !reader.at_end();) {
    const bool after_blank = !from.empty() && reader.at() > from.back() + 1;
    if (after_blank && in_a_value(dense.back()) && in_a_value(reader.peek())) {
      return fail_at(reader.place(reader.rest()), Code::invalid,
                     "after the number {} another one begins, and no sign stands between them: {}",
                     "数 {} の後に、記号なしで別の数が続いています: {}", shown(dense), shown(reader.rest()));
    }
    from.push_back(reader.at());
    dense += reader.character();
    reader.skip(reader.character().size());
  }
  if (dense.size() > longest_text) {
    return fail(Code::limit, "a number has at most {} characters", "数は {} 文字までです", longest_text);
  }
  auto value = Parser(dense, lengths).whole();
  if (!value) {
    Error error = std::move(value).error();
    error.place = with_blanks(text, from, error.place.value());
    return fail(error);
  }
  const int decimals = plain_decimals(dense);
  return Number{*value, std::move(dense), decimals};
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
