// Whole-number formulas as people type them: 6 n - 1, 4n+2k-1, floor(y/2), Min[y, 7], y ⊕ z.
// "/" rounds down, a number or name before another factor multiplies, ⊕ (or xor) binds weakest; ^ is refused, as in
// statements. Arithmetic is exact:
// overflow, division by zero and roots or nim-sums of negative numbers are errors, never wrong values.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/text_reader.hpp"

namespace asobi::chocolate {

using Integer = std::int64_t;

// The product, unless it does not fit. Small factors are told first: where the processor has no product of 128 bits
// (WebAssembly) the other way costs a function.
inline bool product_overflows(Integer a, Integer b, Integer& out) {
  const auto is_small = [](Integer x) { return x == static_cast<std::int32_t>(x); };
  if (!is_small(a) || !is_small(b)) return __builtin_mul_overflow(a, b, &out);
  out = a * b;
  return false;
}

// The text being read and the place reached in it. Blanks and comments (* … *) are skipped between signs.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  bool at_end();
  // Takes the sign, if it stands here.
  bool take(std::string_view sign);
  bool sees(std::string_view sign);
  // A name: a letter, then letters and digits; empty if there is none.
  std::string_view name();
  std::string_view see_name();
  std::optional<std::string_view> digits();
  // "line 2, character 7 (at …): …", about the next sign.
  std::unexpected<Error> fault(const Text& what);
  // The same about what was read since that place.
  std::unexpected<Error> fault_from(std::size_t begin, const Text& what);
  Result<void> expect(std::string_view sign);
  // Around what stands in brackets: so many may be inside each other and no more.
  Result<void> enter();
  void leave() { --depth_; }

  std::size_t place();      // of the next sign
  std::string_view rest();  // from the next sign on
  void go_to(std::size_t place) { text_.go_to(place); }

 private:
  TextReader text_;
  int depth_ = 0;

  void skip_blanks();
  std::unexpected<Error> fault_about(std::string_view piece, const Text& what) const;
};

// Variables by number, in the order in which they were first named.
class Names {
 public:
  std::size_t number_of(std::string_view name);
  const std::string& operator[](std::size_t number) const { return names_[number]; }
  std::size_t size() const { return names_.size(); }

 private:
  std::vector<std::string> names_;
};

// constant + Σ coefficient · variable
struct Affine {
  Integer constant = 0;
  std::vector<Integer> coefficients;

  Integer coefficient(std::size_t variable) const {
    return variable < coefficients.size() ? coefficients[variable] : 0;
  }
  bool is_constant() const;
  // False when a number does not fit; else `out` is the value.
  bool value(std::span<const Integer> variables, Integer& out) const;
};

// nullopt when a number would not fit.
std::optional<Affine> sum(const Affine& a, const Affine& b, Integer times_b);

class Formula {
 public:
  enum class Kind : std::uint8_t {
    number,
    variable,
    add,
    subtract,
    multiply,
    divide,
    modulo,
    least,
    greatest,
    nim,
    root,
    power  // the greatest power of two that is not greater; 0 of 0
  };
  static constexpr bool takes_one(Kind kind) { return kind == Kind::root || kind == Kind::power; }
  struct Operation {
    Kind kind;
    Integer value = 0;  // the number, or the number of the variable
  };

  enum class Fault : std::uint8_t { none, overflow, division_by_zero, negative };
  static constexpr std::size_t longest = 256;  // operations of one formula

  Result<Integer> value(std::span<const Integer> variables) const;
  // The same for those who ask millions of times: `out` is the value, unless there is a fault.
  Fault evaluate(std::span<const Integer> variables, Integer& out) const;
  static std::unexpected<Error> error(Fault fault);
  const std::optional<Affine>& affine() const { return affine_; }
  bool mentions(std::size_t variable) const;
  bool is_variable(std::size_t variable) const { return operations_.size() == 1 && mentions(variable); }
  // This formula of one variable, of what another gives.
  Result<Formula> of(const Formula& argument) const;
  // With all brackets; it is read as the same formula again.
  std::string text(const Names& names) const;
  // Postfix: what is no value itself takes one value or two.
  const std::vector<Operation>& operations() const { return operations_; }

 private:
  friend class FormulaParser;

  std::vector<Operation> operations_;
  std::optional<Affine> affine_;

  static Fault apply(Kind kind, Integer a, Integer b, Integer& out);
  std::optional<Affine> find_affine() const;
};

// Reads a formula as far as it goes.
Result<Formula> read_formula(Reader& reader, Names& names);

}  // namespace asobi::chocolate
