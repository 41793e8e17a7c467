#include "games/sliding/paper/images.hpp"

#include <numeric>

namespace asobi::sliding {

Images identity_images(int degree) {
  Images out(degree);
  std::iota(out.begin(), out.end(), std::uint8_t{1});
  return out;
}

Images product(const Images& a, const Images& b) {
  Images out(b.size());
  for (std::size_t k = 0; k < b.size(); ++k) out[k] = a[b[k] - 1];
  return out;
}

Images inverse(const Images& a) {
  Images out(a.size());
  for (std::size_t k = 0; k < a.size(); ++k) out[a[k] - 1] = static_cast<std::uint8_t>(k + 1);
  return out;
}

bool is_even(const Images& a) {
  std::size_t transpositions = 0;
  for (const auto& cycle : cycles(a)) transpositions += cycle.size() - 1;
  return transpositions % 2 == 0;
}

bool is_permutation(const Images& a) {
  std::vector<bool> seen(a.size());
  for (const std::uint8_t image : a) {
    if (image < 1 || image > a.size() || seen[image - 1]) return false;
    seen[image - 1] = true;
  }
  return true;
}

std::vector<std::vector<int>> cycles(const Images& a) {
  std::vector<std::vector<int>> out;
  std::vector<bool> seen(a.size());
  for (int first = 1; first <= static_cast<int>(a.size()); ++first) {
    if (seen[first - 1] || a[first - 1] == first) continue;
    auto& cycle = out.emplace_back();
    for (int seat = first; !seen[seat - 1]; seat = a[seat - 1]) {
      seen[seat - 1] = true;
      cycle.push_back(seat);
    }
  }
  return out;
}

std::string images_text(const Images& a) { return fmt::format("[{}]", fmt::join(a, ", ")); }

std::string cycles_text(const Images& a) {
  std::string out;
  for (const auto& cycle : cycles(a)) out += fmt::format("({})", fmt::join(cycle, " "));
  return out.empty() ? "()" : out;
}

Result<Images> parse_images(std::string_view text, int degree) {
  Images out;
  for (const auto part : words(text, "[](),")) {
    const auto number = to_integer(part);
    if (!number || *number < 1 || *number > degree) {
      return fail(Code::invalid, "{} is not a seat from 1 to {}", "{} は 1 から {} までの座席ではありません",
                  shown(part), degree);
    }
    out.push_back(static_cast<std::uint8_t>(*number));
  }
  if (static_cast<int>(out.size()) != degree || !is_permutation(out)) {
    return fail(Code::invalid, "{} is not a permutation of the seats 1 to {}",
                "{} は座席 1 から {} までの置換ではありません", shown(text), degree);
  }
  return out;
}

}  // namespace asobi::sliding
