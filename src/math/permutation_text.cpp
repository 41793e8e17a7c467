// Cycle and image notation of permutations, read and written. A fault is named with its column (in characters, from 1)
// and, in a list of generators, its line.
#include <algorithm>
#include <optional>

#include "math/permutation.hpp"

namespace asobi {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_separator(char c) { return c == ' ' || c == '\t' || c == ',' || c == '\r'; }

class Reader {
 public:
  Reader(std::string_view text, int greatest) : text_(text), greatest_(greatest) {}

  bool at_end() const { return at_ == text_.size(); }
  char peek() const { return at_end() ? '\0' : text_[at_]; }
  void skip() { ++at_; }
  void skip_separators() {
    while (!at_end() && is_separator(text_[at_])) ++at_;
  }

  std::size_t column() const { return column(at_); }
  std::size_t column(std::size_t at) const {  // bytes 10xxxxxx continue a character
    return 1 + static_cast<std::size_t>(std::count_if(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at),
                                                      [](char c) { return (c & 0xC0) != 0x80; }));
  }

  std::unexpected<Error> unexpected_character() const {
    std::size_t end = at_ + 1;
    while (end < text_.size() && (text_[end] & 0xC0) == 0x80) ++end;
    return fail(Code::invalid, "column {}: unexpected {}", "{} 文字目: {} は使えません", column(),
                shown(text_.substr(at_, end - at_)));
  }

  // The point at the reading position, from 1.
  Result<int> point() {
    if (!is_digit(peek())) return unexpected_character();
    const std::size_t begin = at_;
    std::int64_t value = 0;
    for (; is_digit(peek()); ++at_) value = std::min<std::int64_t>(10 * value + (peek() - '0'), 1'000'000'000);
    if (value == 0) {
      return fail(Code::invalid, "column {}: points are counted from 1, there is no point 0",
                  "{} 文字目: 点は 1 から数えます。点 0 はありません", column(begin));
    }
    if (value > greatest_) {
      return fail(Code::limit, "column {}: point {} is too large, the greatest allowed is {}",
                  "{} 文字目: 点 {} は大きすぎます。{} までにしてください", column(begin),
                  shown(text_.substr(begin, at_ - begin)), greatest_);
    }
    last_at_ = begin;
    return static_cast<int>(value);
  }
  std::size_t last_at() const { return last_at_; }  // where the point read last begins

 private:
  std::string_view text_;
  int greatest_;
  std::size_t at_ = 0;
  std::size_t last_at_ = 0;
};

// Images by point, -1 where nothing is known yet.
using Images = std::vector<int>;

void make_room(Images& images, int point) {
  if (static_cast<int>(images.size()) < point) images.resize(static_cast<std::size_t>(point), -1);
}

Result<void> read_cycle(Reader& reader, Images& images) {
  const std::size_t opened = reader.column();
  reader.skip();
  int first = -1, last = -1;
  for (;;) {
    reader.skip_separators();
    if (reader.at_end()) {
      return fail(Code::invalid, "column {}: the bracket ( is never closed", "{} 文字目: 括弧 ( が閉じていません",
                  opened);
    }
    if (reader.peek() == ')') break;
    if (reader.peek() == '(') {
      return fail(Code::invalid, "column {}: a bracket ( inside a cycle", "{} 文字目: 巡回の中に括弧 ( があります",
                  reader.column());
    }
    ASOBI_TRY(const int point, reader.point());
    make_room(images, point);
    if (images[point - 1] >= 0 || point - 1 == last) {
      return fail(Code::invalid, "column {}: point {} appears twice; cycles must be disjoint",
                  "{} 文字目: 点 {} が二度現れます。巡回は互いに素でなければなりません",
                  reader.column(reader.last_at()), point);
    }
    if (first < 0) {
      first = point - 1;
    } else {
      images[last] = point - 1;
    }
    last = point - 1;
  }
  reader.skip();
  if (last >= 0) images[last] = first;
  return {};
}

Result<Images> read_cycles(Reader& reader) {
  Images images;
  for (;;) {
    reader.skip_separators();
    if (reader.at_end()) break;
    if (reader.peek() == ')') {
      return fail(Code::invalid, "column {}: a bracket ) that was never opened",
                  "{} 文字目: 対応する ( のない括弧 ) があります", reader.column());
    }
    if (reader.peek() != '(') {
      if (!is_digit(reader.peek())) return reader.unexpected_character();
      return fail(Code::invalid, "column {}: a point outside the cycles", "{} 文字目: 巡回の括弧の外に点があります",
                  reader.column());
    }
    ASOBI_CHECK(read_cycle(reader, images));
  }
  for (std::size_t x = 0; x < images.size(); ++x) {
    if (images[x] < 0) images[x] = static_cast<int>(x);
  }
  return images;
}

Result<Images> read_images(Reader& reader) {
  const bool bracket = reader.peek() == '[';
  const std::size_t opened = reader.column();
  if (bracket) reader.skip();
  Images images;
  std::vector<std::size_t> places;
  bool closed = false;
  for (;;) {
    reader.skip_separators();
    if (reader.at_end()) break;
    if (bracket && reader.peek() == ']') {
      closed = true;
      reader.skip();
      reader.skip_separators();
      if (!reader.at_end()) return reader.unexpected_character();
      break;
    }
    ASOBI_TRY(const int point, reader.point());
    images.push_back(point - 1);
    places.push_back(reader.last_at());
  }
  if (bracket && !closed) {
    return fail(Code::invalid, "column {}: the bracket [ is never closed", "{} 文字目: 括弧 [ が閉じていません",
                opened);
  }
  if (images.empty()) {
    return fail(Code::invalid, "column {}: no images; the identity is written ()",
                "{} 文字目: 像がありません。恒等置換は () と書きます", opened);
  }
  std::vector<bool> hit(images.size());
  for (std::size_t i = 0; i < images.size(); ++i) {
    const auto image = static_cast<std::size_t>(images[i]);
    if (image >= images.size()) {
      return fail(Code::invalid, "column {}: image {} does not belong among {} images: not a permutation",
                  "{} 文字目: 像 {} は {} 個の像の並びに入りません（置換ではありません）", reader.column(places[i]),
                  image + 1, images.size());
    }
    if (hit[image]) {
      return fail(Code::invalid, "column {}: image {} appears twice: not a permutation",
                  "{} 文字目: 像 {} が二度現れます（置換ではありません）", reader.column(places[i]), image + 1);
    }
    hit[image] = true;
  }
  return images;
}

Result<Permutation> read_permutation(std::string_view text, int greatest) {
  Reader reader(text, greatest);
  reader.skip_separators();
  if (reader.at_end()) {
    return fail(Code::invalid, "no permutation; the identity is written ()",
                "置換がありません。恒等置換は () と書きます");
  }
  const bool cycles = reader.peek() == '(' || reader.peek() == ')';
  ASOBI_TRY(const Images images, cycles ? read_cycles(reader) : read_images(reader));
  return Permutation::from_images_unchecked({images.begin(), images.end()});
}

}  // namespace

std::string cycle_text(const Permutation& p) {
  std::string out;
  for (const auto& cycle : p.cycles()) {
    for (std::size_t i = 0; i < cycle.size(); ++i) {
      out += i == 0 ? '(' : ' ';
      out += std::to_string(cycle[i] + 1);
    }
    out += ')';
  }
  return out.empty() ? "()" : out;
}

std::string image_text(const Permutation& p) {
  std::string out = "[";
  for (const Point image : p.images()) {
    if (out.size() > 1) out += ',';
    out += std::to_string(image + 1);
  }
  return out + "]";
}

Result<Permutation> parse_permutation(std::string_view text, int degree) {
  ASOBI_TRY(const Permutation p, read_permutation(text, degree > 0 ? degree : Permutation::max_degree));
  return p.extended(std::max(degree, p.degree()));
}

Result<std::vector<Permutation>> parse_generators(std::string_view text) {
  constexpr std::size_t most_points = 100'000'000;  // 200 MB of images
  std::vector<Permutation> out;
  int degree = 0;
  for (std::size_t line = 1, begin = 0; begin <= text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view row = text.substr(begin, end - begin);
    row = row.substr(0, row.find('#'));
    begin = end + 1;
    if (trimmed(row).empty()) continue;
    auto p = read_permutation(row, largest_generator_degree);
    if (!p) {
      const Error& error = p.error();
      return fail(Error{
          error.code,
          {fmt::format("line {}, {}", line, error.message.en), fmt::format("{} 行目 {}", line, error.message.ja)}});
    }
    degree = std::max(degree, p->degree());
    out.push_back(std::move(*p));
    if (out.size() * static_cast<std::size_t>(std::max(degree, 1)) > most_points) {
      return fail(Code::limit, "line {}: too many generators of degree {}", "{} 行目: 次数 {} の生成元が多すぎます",
                  line, degree);
    }
  }
  if (out.empty()) {
    return fail(Code::invalid, "no generators; give one permutation a line, like (1 2 3)(4 5) or [2,3,1,5,4]",
                "生成元がありません。一行に一つずつ (1 2 3)(4 5) や [2,3,1,5,4] のように書いてください");
  }
  for (Permutation& p : out) p = p.extended(degree);
  return out;
}

}  // namespace asobi
