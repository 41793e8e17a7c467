#include "games/twisty/notation/source.hpp"

#include <array>

namespace asobi::twisty::notation {
namespace {

constexpr std::array<std::string_view, 6> blanks = {" ", "\t", "\n", "\r", "\u3000", "\u00a0"};
constexpr std::array<std::string_view, 3> primes = {"'", "\u2019", "\u2032"};
constexpr std::string_view punctuation = "()[],:";

}  // namespace

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::size_t Source::blank_size() const {
  const auto found = std::ranges::find_if(blanks, [&](std::string_view b) { return rest().starts_with(b); });
  return found == blanks.end() ? 0 : found->size();
}

std::size_t Source::character_size() const {
  std::size_t size = at_end() ? 0 : 1;
  while (at_ + size < text_.size() && (text_[at_ + size] & 0xC0) == 0x80) ++size;
  return size;
}

void Source::skip_blanks() {
  for (;;) {
    if (const std::size_t size = blank_size()) {
      skip(size);
    } else if (rest().starts_with("//")) {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else {
      return;
    }
  }
}

bool Source::at_separator() const {
  return at_end() || blank_size() > 0 || rest().starts_with("//") || punctuation.find(peek()) != punctuation.npos;
}

std::string_view Source::word() const {
  Source end = *this;
  while (!end.at_separator()) end.skip(end.character_size());
  return text_.substr(at_, end.at_ - at_);
}

bool Source::take_prime() {
  return std::ranges::any_of(primes, [&](std::string_view prime) { return take(prime); });
}

int Source::number() {
  int out = 0;
  for (; is_digit(peek()); ++at_) out = std::min(10 * out + (peek() - '0'), too_big);
  return out;
}

std::unexpected<Error> Source::unexpected(std::string_view wanted_en, std::string_view wanted_ja) const {
  if (at_end()) {
    return fault(at_, "the text ends where {0} is expected", "{1}が来るべきところで終わっています", wanted_en,
                 wanted_ja);
  }
  return fault(at_, "{0} is expected, not {2}", "{1}が来るべきところに {2} があります", wanted_en, wanted_ja,
               shown(character()));
}

Result<int> read_amount(Source& source) {
  bool back = source.take_prime();
  int amount = 1;
  if (is_digit(source.peek())) {
    const std::size_t begin = source.at();
    amount = source.number();
    if (amount == 0) {
      return source.fault(begin, "0 times is nothing; leave it out", "0 回では何も起きません。書かないでください");
    }
    if (amount == Source::too_big) {
      return source.fault(Code::limit, begin, "that is too often; numbers up to {} are read",
                          "回数が大きすぎます。{} までの数が書けます", Source::too_big - 1);
    }
  }
  if (!back) back = source.take_prime();
  return back ? -amount : amount;
}

}  // namespace asobi::twisty::notation
