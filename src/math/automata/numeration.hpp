// How numbers are written.
//
// In base b: digits 0 … b - 1, of weights 1, b, b², …
//
// In Zeckendorf's way: digits 0 and 1, of weights 1, 2, 3, 5, 8, …, no two ones side by side. More generally, for a
// number m: digits 0 … m, of weights U(0) = 1, U(1) = m + 1, U(n + 1) = m · U(n) + U(n - 1), and after an m comes a 0
// (m = 1: Zeckendorf; Fraenkel 1982 for all m). The quotients of the weights approach the metallic means: the golden
// one, the silver one, … Every natural number below U(n) has n such digits, and only these.
//
// Automata read any digits. What stands after an m counts as 0, whatever it is; so every word is a number, and only
// what makes automata of numbers knows about it: complements, products and quantifiers do not.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace asobi::automata {

class Numeration {
 public:
  static constexpr std::uint32_t most_digits = 10;

  // The base, 2 … most_digits.
  constexpr Numeration(std::uint32_t base = 2) : digits_(base) {}
  // m is 1 … most_digits - 1.
  static constexpr Numeration metallic(std::uint32_t m) {
    Numeration out(m + 1);
    out.metallic_ = true;
    return out;
  }
  static constexpr Numeration zeckendorf() { return metallic(1); }

  constexpr std::uint32_t digits() const { return digits_; }
  constexpr bool is_metallic() const { return metallic_; }
  // The digit after this one counts as 0.
  constexpr bool is_full(std::uint32_t digit) const { return metallic_ && digit + 1 == digits_; }
  // A digit more: the weight w before which v stands becomes growth() · w, plus v if this is metallic.
  constexpr std::uint32_t growth() const { return metallic_ ? digits_ - 1 : digits_; }

  // The weight of the digit with so many after it: the first number with one digit more. Numbers here are below 2^59.
  std::uint64_t weight(std::uint32_t place) const;
  // How many digits it has: none if it is 0.
  std::uint32_t length(std::uint64_t number) const;
  // Its digits, the greatest first; there are so many, zeros before them if need be.
  std::vector<std::uint32_t> written(std::uint64_t number, std::uint32_t digits) const;

  // As people write it: base 2, zeckendorf, metallic 2.
  std::string name() const;
  static Result<Numeration> named(std::string_view text);

  friend constexpr bool operator==(Numeration, Numeration) = default;

 private:
  std::uint32_t digits_;
  bool metallic_ = false;
};

// The weights, one after the other.
class Weight {
 public:
  explicit Weight(Numeration numeration) : growth_(numeration.growth()), metallic_(numeration.is_metallic()) {}

  std::uint64_t value() const { return value_; }
  void up() {
    const std::uint64_t next = growth_ * value_ + (metallic_ ? before_ : 0);
    before_ = value_;
    value_ = next;
  }
  void down() {
    const std::uint64_t last = metallic_ ? value_ - growth_ * before_ : before_ / growth_;
    value_ = before_;
    before_ = last;
  }

 private:
  std::uint64_t growth_;
  bool metallic_;
  std::uint64_t value_ = 1, before_ = 1;  // before_: of a metallic one U(-1) = 1, too
};

// A number as far as it is read.
struct Beginning {
  std::uint64_t value = 0;   // if nothing follows
  std::uint64_t before = 0;  // with each digit's weight that of the place below
  bool full = false;         // the next digit counts as 0

  Beginning then(std::uint32_t digit, Numeration numeration) const;
  friend bool operator==(const Beginning&, const Beginning&) = default;
};

}  // namespace asobi::automata
