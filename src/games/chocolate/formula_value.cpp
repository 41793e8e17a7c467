// What a formula is worth: apart from what reads it, since laws have millions of points.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include "games/chocolate/formula.hpp"

namespace asobi::chocolate {

bool Affine::value(std::span<const Integer> variables, Integer& out) const {
  out = constant;
  for (std::size_t i = 0; i < coefficients.size(); ++i) {
    if (coefficients[i] == 0) continue;
    Integer product = 0;
    if (product_overflows(coefficients[i], variables[i], product) || __builtin_add_overflow(out, product, &out)) {
      return false;
    }
  }
  return true;
}

Formula::Fault Formula::apply(Kind kind, Integer a, Integer b, Integer& out) {
  switch (kind) {
    case Kind::add:
      return __builtin_add_overflow(a, b, &out) ? Fault::overflow : Fault::none;
    case Kind::subtract:
      return __builtin_sub_overflow(a, b, &out) ? Fault::overflow : Fault::none;
    case Kind::multiply:
      return product_overflows(a, b, out) ? Fault::overflow : Fault::none;
    case Kind::divide:
    case Kind::modulo: {
      if (b == 0) return Fault::division_by_zero;
      if (b == -1 && a == std::numeric_limits<Integer>::min()) return Fault::overflow;
      const bool down = a % b != 0 && (a % b < 0) != (b < 0);
      out = kind == Kind::divide ? a / b - (down ? 1 : 0) : a % b + (down ? b : 0);
      return Fault::none;
    }
    case Kind::least:
      out = std::min(a, b);
      return Fault::none;
    case Kind::greatest:
      out = std::max(a, b);
      return Fault::none;
    case Kind::nim:
      if (a < 0 || b < 0) return Fault::negative;
      out = a ^ b;
      return Fault::none;
    case Kind::root:
      if (b < 0) return Fault::negative;
      out = static_cast<Integer>(std::sqrt(static_cast<double>(b)));
      while (out > 0 && out > b / out) --out;
      while (out + 1 <= b / (out + 1)) ++out;
      return Fault::none;
    case Kind::power:
      if (b < 0) return Fault::negative;
      out = static_cast<Integer>(std::bit_floor(static_cast<std::uint64_t>(b)));
      return Fault::none;
    case Kind::number:
    case Kind::variable:
      break;
  }
  return Fault::none;
}

std::unexpected<Error> Formula::error(Fault fault) {
  switch (fault) {
    case Fault::division_by_zero:
      return fail(Code::invalid, "the formula divides by zero", "式が 0 で割っています");
    case Fault::negative:
      return fail(Code::invalid, "the formula takes a root, power of two or nim-sum of a negative number",
                  "式が負の数の平方根・2 の累乗・ニム和を求めています");
    case Fault::overflow:
    case Fault::none:
      break;
  }
  return fail(Code::invalid, "a number of the formula grows beyond 2^63", "式の途中の数が 2^63 を超えます");
}

Formula::Fault Formula::evaluate(std::span<const Integer> variables, Integer& out) const {
  if (affine_) return affine_->value(variables, out) ? Fault::none : Fault::overflow;
  std::array<Integer, longest> stack;
  std::size_t top = 0;
  for (const Operation& operation : operations_) {
    Fault fault = Fault::none;
    if (operation.kind == Kind::number) {
      stack[top++] = operation.value;
    } else if (operation.kind == Kind::variable) {
      stack[top++] = variables[static_cast<std::size_t>(operation.value)];
    } else if (takes_one(operation.kind)) {
      fault = apply(operation.kind, 0, stack[top - 1], stack[top - 1]);
    } else {
      --top;
      fault = apply(operation.kind, stack[top - 1], stack[top], stack[top - 1]);
    }
    if (fault != Fault::none) return fault;
  }
  out = stack[0];
  return Fault::none;
}

Result<Integer> Formula::value(std::span<const Integer> variables) const {
  Integer out = 0;
  const Fault fault = evaluate(variables, out);
  if (fault != Fault::none) return error(fault);
  return out;
}

}  // namespace asobi::chocolate
