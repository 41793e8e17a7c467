#include "games/sliding/paper/paper_group.hpp"

#include <algorithm>
#include <functional>

#include "base/text_reader.hpp"
#include "math/permutation.hpp"
#include "math/permutation_group.hpp"

namespace asobi::sliding {

std::string word_text(const Word& word) {
  if (word.empty()) return "X^0";
  std::string out;
  for (const auto& [generator, exponent] : word) {
    if (!out.empty()) out += " * ";
    out += fmt::format("{}^{}", generator_letters[generator], exponent);
  }
  return out;
}

Result<Word> parse_word(std::string_view text, std::size_t generators) {
  Word out;
  for (const auto part : words(text, "*")) {
    const auto generator = generator_letters.substr(0, generators).find(part.front());
    const auto exponent = part.size() == 1                    ? std::optional<std::int64_t>(1)
                          : part.size() > 2 && part[1] == '^' ? to_integer(part.substr(2))
                                                              : std::nullopt;
    if (generator == std::string_view::npos || !exponent || *exponent > 1'000'000 || *exponent < -1'000'000) {
      return fail_at(place_of(part, text), Code::invalid,
                     "{} is not a power of a loop; write words such as X^2 * Y * X^-1",
                     "{} は周回のべきではありません。X^2 * Y * X^-1 のように書いてください", shown(part));
    }
    out.push_back({static_cast<std::uint8_t>(generator), static_cast<int>(*exponent)});
  }
  return out;
}

Images value_of_word(const Word& word, const std::vector<Images>& generators) {
  Images out = identity_images(static_cast<int>(generators.front().size()));
  for (const auto& [generator, exponent] : word) {
    const Images step = exponent < 0 ? inverse(generators[generator]) : generators[generator];
    for (int i = 0; i < std::abs(exponent); ++i) out = product(out, step);
  }
  return out;
}

std::size_t letters_in(const Word& word) {
  std::size_t out = 0;
  for (const auto& syllable : word) out += static_cast<std::size_t>(std::abs(syllable.exponent));
  return out;
}

namespace {

Result<void> check_generators(const std::vector<Images>& generators) {
  if (generators.empty() || generators.size() > most_generators) {
    return fail(Code::invalid, "a group is listed for 1 to {} generators, not for {}",
                "群の元を並べられるのは生成元が 1 個から {} 個までのときです（{} 個が与えられました）", most_generators,
                generators.size());
  }
  for (const Images& images : generators) {
    if (!is_permutation(images) || images.empty() || images.size() != generators.front().size()) {
      return fail(Code::invalid, "{} is not a permutation of 1 to {}", "{} は 1 から {} までの置換ではありません",
                  images_text(images), generators.front().size());
    }
  }
  return {};
}

// Appends one power, joined with the last syllable if that is of the same generator.
void append(Word& word, std::uint8_t generator, int exponent) {
  if (!word.empty() && word.back().generator == generator) {
    word.back().exponent += exponent;
  } else {
    word.push_back({generator, exponent});
  }
}

Error wrong_word(const Images& images) {
  return {Code::internal, say("the word found for {} has another value", "{} について見つけた語の値が一致しません",
                              images_text(images))};
}

int order_of(const Images& images) {
  const Images one = identity_images(static_cast<int>(images.size()));
  int order = 1;
  for (Images power = images; power != one; power = product(images, power)) ++order;
  return order;
}

Result<std::uint64_t> listable_order(const std::vector<Images>& generators) {
  ASOBI_TRY(const Natural order, group_order(generators));
  if (order <= largest_listed_group) return *order.to_uint64();
  return fail(Code::limit, "the group has {} elements; at most {} are listed",
              "群の元は {} 個です。並べられるのは {} 個までです", grouped(std::string_view(to_string(order))),
              grouped(largest_listed_group));
}

}  // namespace

Result<Natural> group_order(const std::vector<Images>& generators) {
  ASOBI_CHECK(check_generators(generators));
  std::vector<Permutation> permutations;
  for (const Images& images : generators) {
    std::vector<Point> points(images.begin(), images.end());
    for (Point& point : points) --point;
    permutations.push_back(Permutation::from_images_unchecked(std::move(points)));
  }
  Progress silent;  // at most 100 points: milliseconds
  ASOBI_TRY(const PermutationGroup group, PermutationGroup::generate(std::move(permutations), silent));
  return group.order();
}

// Only the generators ever occur as A: once generator * B is known for every generator and every B found, the set is
// closed under multiplication by generators from the left, so it is the whole group. So for each generator it is enough
// to remember up to which B it was tried.
Result<std::vector<Element>> list_elements(const std::vector<Images>& generators, Context& context) {
  ASOBI_TRY(const std::uint64_t order, listable_order(generators));
  struct Factors {
    std::uint8_t generator;
    std::uint32_t rest;
  };
  constexpr std::uint32_t none = ~std::uint32_t{0};
  context.progress.stage({"listing the group", "群の元を並べています"}, order);

  ImagesIndex index(static_cast<int>(generators.front().size()));
  std::vector<Factors> factors;
  std::vector<std::uint8_t> distinct;
  for (std::uint8_t g = 0; g < generators.size(); ++g) {
    if (!index.insert(generators[g])) continue;
    factors.push_back({g, none});
    distinct.push_back(g);
  }
  std::vector<std::uint32_t> tried(distinct.size(), 0);
  for (std::size_t a = 0; a < distinct.size();) {
    if (tried[a] == index.size()) {
      ++a;
      continue;
    }
    const std::uint32_t b = tried[a]++;
    if (!index.insert(product(generators[distinct[a]], index.images(b)))) continue;
    factors.push_back({distinct[a], b});
    a = 0;
    if (index.size() % 1024 == 0) ASOBI_CHECK(context.progress.check());
  }

  std::vector<int> orders;
  for (const Images& g : generators) orders.push_back(order_of(g));
  std::vector<Element> out;
  out.reserve(index.size());
  for (std::uint32_t i = 0; i < index.size(); ++i) {
    if (i % 1024 == 0) ASOBI_CHECK(context.progress.check());
    Word word;
    for (std::uint32_t at = i; at != none; at = factors[at].rest) append(word, factors[at].generator, 1);
    if (factors[i].rest != none) {
      for (auto& [generator, exponent] : word) exponent %= orders[generator];
    }
    out.push_back({index.images(i), word_text(word)});
    if (value_of_word(word, generators) != out.back().images) return fail(wrong_word(out.back().images));
    context.progress.advance();
  }
  return out;
}

Images ImagesIndex::images(std::size_t i) const {
  const auto begin = points_.begin() + static_cast<std::ptrdiff_t>(i * degree_);
  return {begin, begin + degree_};
}

std::size_t ImagesIndex::slot_of(const std::uint8_t* images) const {
  const std::string_view bytes(reinterpret_cast<const char*>(images), degree_);
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t slot = std::hash<std::string_view>{}(bytes)&mask;; slot = (slot + 1) & mask) {
    if (slots_[slot] == empty) return slot;
    const auto* there = points_.data() + std::size_t{slots_[slot]} * degree_;
    if (std::equal(there, there + degree_, images)) return slot;
  }
}

std::optional<std::uint32_t> ImagesIndex::find(const Images& images) const {
  if (static_cast<int>(images.size()) != degree_) return std::nullopt;
  const std::uint32_t at = slots_[slot_of(images.data())];
  return at == empty ? std::nullopt : std::optional(at);
}

bool ImagesIndex::insert(const Images& images) {
  const std::size_t slot = slot_of(images.data());
  if (slots_[slot] != empty) return false;
  slots_[slot] = static_cast<std::uint32_t>(size_++);
  points_.insert(points_.end(), images.begin(), images.end());
  if (size_ * 2 > slots_.size()) grow();
  return true;
}

void ImagesIndex::grow() {
  slots_.assign(slots_.size() * 2, empty);
  for (std::size_t i = 0; i < size_; ++i) {
    slots_[slot_of(points_.data() + i * degree_)] = static_cast<std::uint32_t>(i);
  }
}

Result<ShortestWords> ShortestWords::search(const std::vector<Images>& generators, bool inverses, Context& context) {
  ASOBI_TRY(const std::uint64_t order, listable_order(generators));
  context.progress.stage({"finding shortest words", "最短の語を求めています"}, order);
  const int degree = static_cast<int>(generators.front().size());
  ShortestWords out(generators, degree);
  struct Letter {
    std::uint8_t generator;
    std::int8_t exponent;
    Images images;
  };
  std::vector<Letter> alphabet;
  for (std::uint8_t g = 0; g < generators.size(); ++g) {
    alphabet.push_back({g, 1, generators[g]});
    if (inverses) alphabet.push_back({g, -1, inverse(generators[g])});
  }

  out.index_.insert(identity_images(degree));
  out.steps_.push_back({0, 0, 0});
  for (std::size_t done = 0; done < out.order();) {
    const std::size_t level_end = out.order();
    out.counts_.push_back(level_end - done);
    for (; done < level_end; ++done) {
      if (done % 1024 == 0) ASOBI_CHECK(context.progress.check());
      const Images here = out.images(done);
      for (const Letter& letter : alphabet) {
        if (!out.index_.insert(product(here, letter.images))) continue;
        out.steps_.push_back({static_cast<std::uint32_t>(done), letter.generator, letter.exponent});
      }
      context.progress.advance();
    }
  }
  return out;
}

Result<Word> ShortestWords::word(std::size_t i) const {
  std::vector<Step> way;
  for (std::size_t at = i; at != 0; at = steps_[at].parent) way.push_back(steps_[at]);
  Word out;
  for (auto step = way.rbegin(); step != way.rend(); ++step) append(out, step->generator, step->exponent);
  if (value_of_word(out, generators_) != images(i)) return fail(wrong_word(images(i)));
  return out;
}

Result<Word> ShortestWords::word_of(const Images& images) const {
  if (const auto i = index_.find(images)) return word(*i);
  return fail(Code::unsolvable, "{} is not in the group", "{} はこの群の元ではありません", images_text(images));
}

}  // namespace asobi::sliding
