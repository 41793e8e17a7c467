#include "math/automata/numeration.hpp"

#include "base/text.hpp"

namespace asobi::automata {

std::uint64_t Numeration::weight(std::uint32_t place) const {
  Weight out(*this);
  for (; place != 0; --place) out.up();
  return out.value();
}

std::uint32_t Numeration::length(std::uint64_t number) const {
  std::uint32_t out = 0;
  for (Weight weight(*this); weight.value() <= number; weight.up()) ++out;
  return out;
}

std::vector<std::uint32_t> Numeration::written(std::uint64_t number, std::uint32_t digits) const {
  std::vector<std::uint32_t> out;
  Weight weight(*this);
  for (std::uint32_t i = 1; i < digits; ++i) weight.up();
  for (; digits != 0; --digits, weight.down()) {
    out.push_back(static_cast<std::uint32_t>(number / weight.value()));
    number %= weight.value();
  }
  return out;
}

std::string Numeration::name() const {
  if (!metallic_) return fmt::format("base {}", digits_);
  return digits_ == 2 ? "zeckendorf" : fmt::format("metallic {}", digits_ - 1);
}

Result<Numeration> Numeration::named(std::string_view text) {
  for (std::uint32_t digits = 2; digits <= most_digits; ++digits) {
    for (const Numeration one : {Numeration(digits), metallic(digits - 1)}) {
      if (one.name() == trimmed(text)) return one;
    }
  }
  return fail(Code::invalid, "a numeration is base 2 … base {0}, zeckendorf, or metallic 2 … metallic {1}, not {2}",
              "記数法は base 2 … base {0}、zeckendorf、metallic 2 … metallic {1} のどれかです（{2} ではありません）",
              most_digits, most_digits - 1, shown(text));
}

Beginning Beginning::then(std::uint32_t digit, Numeration numeration) const {
  if (full) digit = 0;
  return {.value = numeration.growth() * value + (numeration.is_metallic() ? before : 0) + digit,
          .before = value + digit,
          .full = numeration.is_full(digit)};
}

}  // namespace asobi::automata
