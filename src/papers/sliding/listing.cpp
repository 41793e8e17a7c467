#include "papers/sliding/listing.hpp"

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "games/sliding/paper/images.hpp"

namespace asobi::sliding_listing {

namespace {

using sliding::Images;

// A word of the listing: X^e is 10 e, Y^e is 10 e + 1.
using Code = std::vector<int>;

// (A mod 10 ? number)
bool compared(Comparison comparison, int a, int number) {
  if (comparison == Comparison::terms) return false;
  return (a % 10 == number) == (comparison == Comparison::equal);
}

// (A mod 10 ? B mod 10)
bool alike(Comparison comparison, int a, int b) {
  if (comparison == Comparison::terms) return a == b;
  return (a % 10 == b % 10) == (comparison == Comparison::equal);
}

std::optional<int> youso_sum5(const Operators& operators, int c, int d) {
  if (compared(operators.sum, c, 0)) return (c + d - c % 10) % 50;
  if (compared(operators.sum, c, 1)) return (c + d - c % 10) % 30;
  return std::nullopt;
}

// The first answer; the others belong to the same product, and so are never used.
std::optional<Code> youso5(const Operators& operators, const Code& a, const Code& b) {
  Code out(a.begin(), a.end() - 1);
  const int last = a.back(), first = b.front();
  if (alike(operators.joined, last, first)) {
    if (const auto added = youso_sum5(operators, last, first)) {
      out.push_back(*added);
      out.insert(out.end(), b.begin() + 1, b.end());
      return out;
    }
  }
  if (!alike(operators.beside, last, first)) return std::nullopt;
  out.push_back(last);
  out.insert(out.end(), b.begin(), b.end());
  return out;
}

std::optional<std::string> youso_write(const Operators& operators, const Code& word) {
  std::string out;
  for (const int a : word) {
    const bool x = compared(operators.write, a, 0), y = compared(operators.write, a, 1);
    if (!x && !y) return std::nullopt;
    out += fmt::format("{}{}^{}", out.empty() ? "" : " * ", x ? "X" : "Y", a / 10);
  }
  return out;
}

struct Fact {
  Images permutation;
  Code word;
};

// The first product that is new and has a word.
std::optional<Fact> next_fact(const Operators& operators, const std::vector<Fact>& facts) {
  for (const Fact& a : facts) {
    for (const Fact& b : facts) {
      const Images c = sliding::product(a.permutation, b.permutation);
      if (std::ranges::find(facts, c, &Fact::permutation) != facts.end()) continue;
      if (auto word = youso5(operators, a.word, b.word)) return Fact{c, std::move(*word)};
    }
  }
  return std::nullopt;
}

}  // namespace

std::string sign(Comparison comparison) {
  constexpr std::array<const char*, 3> signs = {"==", "=:=", "=\\="};
  return signs[static_cast<std::size_t>(comparison)];
}

std::string Operators::text() const {
  return fmt::format("youso_sum5 {}; youso5 {}, {}; if_write {}", sign(sum), sign(joined), sign(beside), sign(write));
}

std::vector<std::string> game5_rows(const Operators& operators, const std::function<bool(const std::string&)>& keep) {
  std::vector<std::string> rows;
  // Whether the program goes on after this row.
  const auto write = [&](const Fact& fact) {
    const auto word = youso_write(operators, fact.word);
    rows.push_back(sliding::images_text(fact.permutation) + (word ? " " + *word : ""));
    return word.has_value() && keep(rows.back());
  };
  std::vector<Fact> facts = {{{1, 3, 6, 2, 4, 5}, {10}}, {{1, 5, 3, 2, 4, 6}, {11}}};
  if (!write(facts[0]) || !write(facts[1])) return rows;
  while (auto fact = next_fact(operators, facts)) {
    facts.push_back(std::move(*fact));
    if (!write(facts.back())) break;
  }
  return rows;
}

}  // namespace asobi::sliding_listing
