#include "games/sliding/paper/three_cycles.hpp"

#include <algorithm>

#include "base/text_reader.hpp"
#include "math/modulo.hpp"

namespace asobi::sliding {

Images images_of(const ThreeCycle& cycle, int degree) {
  Images out = identity_images(degree);
  out[cycle.a - 1] = static_cast<std::uint8_t>(cycle.b);
  out[cycle.b - 1] = static_cast<std::uint8_t>(cycle.c);
  out[cycle.c - 1] = static_cast<std::uint8_t>(cycle.a);
  return out;
}

std::string three_cycles_text(const std::vector<ThreeCycle>& product) {
  std::string out;
  for (const auto& [a, b, c] : product) out += fmt::format("({} {} {})", a, b, c);
  return out.empty() ? "()" : out;
}

std::vector<Images> paper_three_cycles(int degree) {
  std::vector<Images> out;
  for (int k = 4; k <= degree; ++k) out.push_back(images_of({2, 3, k}, degree));
  return out;
}

std::string paper_three_cycles_text(const Word& word) {
  std::string out;
  for (const auto& [generator, exponent] : word) {
    const int power = modulo(exponent, 3);
    if (power == 0) continue;
    if (!out.empty()) out += ' ';
    const int k = generator + 4;
    out += k <= 9 ? fmt::format("(23{})", k) : fmt::format("(2 3 {})", k);
    if (power == 2) out += "^2";
  }
  return out.empty() ? "()" : out;
}

Result<std::size_t> least_three_cycles(const Images& images) {
  if (!is_permutation(images)) {
    return fail(Code::invalid, "{} is not a permutation", "{} は置換ではありません", images_text(images));
  }
  if (!is_even(images)) {
    return fail(Code::invalid, "{} is odd, and a product of 3-cycles is even",
                "{} は奇置換です。3 サイクルの積は偶置換になります", cycles_text(images));
  }
  std::size_t excess = 0;  // moved points less odd cycles among them
  for (const auto& cycle : cycles(images)) excess += cycle.size() - cycle.size() % 2;
  return excess / 2;
}

// A cycle (a b c d …) is (a d …) after (a b c); two exchanges (a b)(c d) are (a d c) after (a b c). Each step makes two
// more odd cycles, the most a 3-cycle can do.
Result<std::vector<ThreeCycle>> as_three_cycles(const Images& images) {
  ASOBI_TRY(const std::size_t least, least_three_cycles(images));
  const int degree = static_cast<int>(images.size());
  std::vector<ThreeCycle> out;
  Images rest = images;
  for (auto left = cycles(rest); !left.empty(); left = cycles(rest)) {
    const auto longest = std::ranges::max_element(left, {}, &std::vector<int>::size);
    const ThreeCycle factor = longest->size() >= 3 ? ThreeCycle{(*longest)[0], (*longest)[1], (*longest)[2]}
                                                   : ThreeCycle{left[0][0], left[0][1], left[1][0]};
    rest = product(rest, inverse(images_of(factor, degree)));
    out.push_back(factor);
  }
  std::ranges::reverse(out);

  Images value = identity_images(degree);
  for (const ThreeCycle& factor : out) value = product(value, images_of(factor, degree));
  if (value != images || out.size() != least) {
    return fail(Code::internal, "the 3-cycles found for {} have another product",
                "{} について見つけた 3 サイクルの積が一致しません", cycles_text(images));
  }
  return out;
}

namespace {

std::unexpected<Error> bad_cycle(std::string_view text) {
  return fail(Code::invalid, "{} is not a product of cycles; write (235)^2 (234) or (2 3 10)^-1",
              "{} は巡回置換の積ではありません。(235)^2 (234) や (2 3 10)^-1 のように書いてください", shown(text));
}

// "235" with every digit a seat, or "2 3 10".
Result<Images> parse_cycle(std::string_view text, int degree) {
  std::vector<std::string_view> seats = words(text, ",");
  if (seats.size() == 1 && seats.front().size() > 1) {
    const std::string_view digits = seats.front();
    seats.clear();
    for (std::size_t i = 0; i < digits.size(); ++i) seats.push_back(digits.substr(i, 1));
  }
  std::vector<int> cycle;
  for (const auto word : seats) {
    const auto seat = to_integer(word);
    if (!seat) return fail(fault_within(bad_cycle(text).error(), word, text));
    if (*seat < 1 || *seat > degree) {
      return fail_at(place_of(word, text), Code::invalid, "there is no seat {}; the seats are 1 to {}",
                     "座席 {} はありません。座席は 1 から {} までです", *seat, degree);
    }
    if (std::ranges::count(cycle, static_cast<int>(*seat))) {
      return fail_at(place_of(word, text), Code::invalid, "seat {} is twice in one cycle",
                     "座席 {} が一つの巡回置換に二度現れます", *seat);
    }
    cycle.push_back(static_cast<int>(*seat));
  }
  Images out = identity_images(degree);
  for (std::size_t i = 0; i < cycle.size(); ++i)
    out[cycle[i] - 1] = static_cast<std::uint8_t>(cycle[(i + 1) % cycle.size()]);
  return out;
}

}  // namespace

Result<Images> parse_cycle_product(std::string_view text, int degree, ActsFirst order) {
  Images out = identity_images(degree);
  std::string_view rest = trimmed(text);
  if (rest.empty()) return fail(fault_within(bad_cycle(text).error(), rest, text));
  while (!rest.empty()) {
    const std::size_t close = rest.find(')');
    if (rest.front() != '(' || close == std::string_view::npos) {
      return fail(fault_within(bad_cycle(text).error(), rest, text));
    }
    const std::string_view inside = rest.substr(1, close - 1);
    ASOBI_TRY(const Images cycle, within(parse_cycle(inside, degree), inside, text));
    rest = trimmed(rest.substr(close + 1));
    std::int64_t exponent = 1;
    if (rest.starts_with('^')) {
      const std::size_t end = std::min(rest.find_first_of("( \t", 1), rest.size());
      const auto number = to_integer(rest.substr(1, end - 1));
      if (!number || *number > 1000 || *number < -1000) {
        return fail(fault_within(bad_cycle(text).error(), rest.substr(0, end), text));
      }
      exponent = *number;
      rest = trimmed(rest.substr(end));
    }
    const Images step = exponent < 0 ? inverse(cycle) : cycle;
    for (std::int64_t i = 0; i < std::abs(exponent); ++i)
      out = order == ActsFirst::rightmost ? product(out, step) : product(step, out);
  }
  return out;
}

}  // namespace asobi::sliding
