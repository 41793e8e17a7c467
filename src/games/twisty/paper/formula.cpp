#include "games/twisty/paper/formula.hpp"

#include <algorithm>
#include <cassert>
#include <string>

namespace asobi::twisty::paper {

namespace {

class Formula {
 public:
  Formula(std::string_view text, int n, int layer) : text_(text), n_(n), layer_(layer) {}

  int value() {
    const int out = sum();
    assert(text_.empty());
    return out;
  }

 private:
  std::string_view text_;
  int n_, layer_;

  bool take(char c) {
    if (!text_.starts_with(c)) return false;
    text_.remove_prefix(1);
    return true;
  }

  int sum() {
    int out = product();
    for (;;) {
      if (take('+')) {
        out += product();
      } else if (take('-')) {
        out -= product();
      } else {
        return out;
      }
    }
  }

  int product() {
    int out = power();
    for (;;) {
      if (take('/')) {
        const int divisor = power();
        assert(out % divisor == 0);
        out /= divisor;
      } else if (!text_.empty() && text_.find_first_of("+-)") != 0) {
        out *= power();
      } else {
        return out;
      }
    }
  }

  int power() {
    const int base = atom();
    if (!take('^')) return base;
    int out = 1;
    for (int left = atom(); left > 0; --left) out *= base;
    return out;
  }

  int atom() {
    if (take('N')) return n_;
    if (take('L')) return layer_;
    if (take('(')) {
      const int out = sum();
      [[maybe_unused]] const bool closed = take(')');
      assert(closed);
      return out;
    }
    const auto digits = std::min(text_.find_first_not_of("0123456789"), text_.size());
    assert(digits > 0);
    const int out = std::stoi(std::string(text_.substr(0, digits)));
    text_.remove_prefix(digits);
    return out;
  }
};

}  // namespace

int evaluate(std::string_view formula, int n, int layer) { return Formula(formula, n, layer).value(); }

}  // namespace asobi::twisty::paper
