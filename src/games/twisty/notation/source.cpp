#include "games/twisty/notation/source.hpp"

#include <algorithm>
#include <array>

namespace asobi::twisty::notation {
namespace {

constexpr std::array<std::string_view, 6> blanks = {" ", "\t", "\n", "\r", "\u3000", "\u00a0"};
constexpr std::array<std::string_view, 3> primes = {"'", "\u2019", "\u2032"};
constexpr std::string_view punctuation = "()[],:";

}  // namespace

std::size_t Source::blank_size() const {
  const auto found = std::ranges::find_if(blanks, [&](std::string_view b) { return sees(b); });
  return found == blanks.end() ? 0 : found->size();
}

void Source::skip_blanks() {
  for (;;) {
    if (const std::size_t size = blank_size()) {
      skip(size);
    } else if (sees("//")) {
      take_while([](char c) { return c != '\n'; });
    } else {
      return;
    }
  }
}

bool Source::at_separator() const {
  return at_end() || blank_size() > 0 || sees("//") || punctuation.find(peek()) != punctuation.npos;
}

std::string_view Source::word() const {
  Source end = *this;
  while (!end.at_separator()) end.skip(end.character().size());
  return rest().substr(0, end.at() - at());
}

bool Source::take_prime() {
  return std::ranges::any_of(primes, [&](std::string_view prime) { return take(prime); });
}

Result<int> read_amount(Source& source) {
  bool back = source.take_prime();
  int amount = 1;
  if (is_digit(source.peek())) {
    const std::size_t begin = source.at();
    amount = source.number();
    if (amount == 0) {
      return source.fault(source.piece_from(begin), "0 times is nothing; leave it out",
                          "0 回では何も起きません。書かないでください");
    }
    if (amount == Source::too_big) {
      return source.fault(source.piece_from(begin), Code::limit, "that is too often; numbers up to {} are read",
                          "回数が大きすぎます。{} までの数が書けます", Source::too_big - 1);
    }
  }
  if (!back) back = source.take_prime();
  return back ? -amount : amount;
}

}  // namespace asobi::twisty::notation
