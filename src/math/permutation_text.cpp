// Cycle and image notation of permutations, read and written. A fault is named with its column (in characters, from 1)
// and, in a list of generators, its line.
#include <algorithm>

#include "base/text_reader.hpp"
#include "math/permutation.hpp"

namespace asobi {

namespace {

class PointReader : public TextReader {
 public:
  PointReader(std::string_view text, int greatest) : TextReader(text), greatest_(greatest) {}

  void skip_separators() { skip_any_of(" \t,\r"); }

  std::unexpected<Error> unexpected_character() const {
    return fault(character(), "unexpected {}", "{} は使えません", shown(character()));
  }

  // The point at the reading position, from 1.
  Result<int> point() {
    if (!is_digit(peek())) return unexpected_character();
    const std::size_t begin = at();
    const int value = take_number(1'000'000'000);
    last_ = piece_from(begin);
    if (value == 0) {
      return fault(last_, "points are counted from 1, there is no point 0", "点は 1 から数えます。点 0 はありません");
    }
    if (value > greatest_) {
      return fault(last_, Code::limit, "point {} is too large, the greatest allowed is {}",
                   "点 {} は大きすぎます。{} までにしてください", shown(last_), greatest_);
    }
    return value;
  }
  std::string_view last() const { return last_; }  // the point read last, as it was written

 private:
  int greatest_;
  std::string_view last_;
};

// Images by point, -1 where nothing is known yet.
using Images = std::vector<int>;

void make_room(Images& images, int point) {
  if (static_cast<int>(images.size()) < point) images.resize(static_cast<std::size_t>(point), -1);
}

Result<void> read_cycle(PointReader& reader, Images& images) {
  const std::string_view opened = reader.character();
  reader.skip();
  int first = -1, last = -1;
  for (;;) {
    reader.skip_separators();
    if (reader.at_end()) {
      return reader.fault(opened, "the bracket ( is never closed", "括弧 ( が閉じていません");
    }
    if (reader.peek() == ')') break;
    if (reader.peek() == '(') {
      return reader.fault(reader.character(), "a bracket ( inside a cycle", "巡回の中に括弧 ( があります");
    }
    ASOBI_TRY(const int point, reader.point());
    make_room(images, point);
    if (images[point - 1] >= 0 || point - 1 == last) {
      return reader.fault(reader.last(), "point {} appears twice; cycles must be disjoint",
                          "点 {} が二度現れます。巡回は互いに素でなければなりません", point);
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

Result<Images> read_cycles(PointReader& reader) {
  Images images;
  for (;;) {
    reader.skip_separators();
    if (reader.at_end()) break;
    if (reader.peek() == ')') {
      return reader.fault(reader.character(), "a bracket ) that was never opened",
                          "対応する ( のない括弧 ) があります");
    }
    if (reader.peek() != '(') {
      if (!is_digit(reader.peek())) return reader.unexpected_character();
      const std::string_view point = reader.take_while(is_digit);
      return reader.fault(point, "a point outside the cycles", "巡回の括弧の外に点があります");
    }
    ASOBI_CHECK(read_cycle(reader, images));
  }
  for (std::size_t x = 0; x < images.size(); ++x) {
    if (images[x] < 0) images[x] = static_cast<int>(x);
  }
  return images;
}

Result<Images> read_images(PointReader& reader) {
  const bool bracket = reader.peek() == '[';
  const std::string_view opened = reader.character();
  if (bracket) reader.skip();
  Images images;
  std::vector<std::string_view> written;
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
    written.push_back(reader.last());
  }
  if (bracket && !closed) {
    return reader.fault(opened, "the bracket [ is never closed", "括弧 [ が閉じていません");
  }
  if (images.empty()) {
    return reader.fault(opened, "no images; the identity is written ()", "像がありません。恒等置換は () と書きます");
  }
  std::vector<bool> hit(images.size());
  for (std::size_t i = 0; i < images.size(); ++i) {
    const auto image = static_cast<std::size_t>(images[i]);
    if (image >= images.size()) {
      return reader.fault(written[i], "image {} does not belong among {} images: not a permutation",
                          "像 {} は {} 個の像の並びに入りません（置換ではありません）", image + 1, images.size());
    }
    if (hit[image]) {
      return reader.fault(written[i], "image {} appears twice: not a permutation",
                          "像 {} が二度現れます（置換ではありません）", image + 1);
    }
    hit[image] = true;
  }
  return images;
}

Result<Permutation> read_permutation(std::string_view text, int greatest) {
  PointReader reader(text, greatest);
  reader.skip_separators();
  if (reader.at_end()) {
    return fail_at(reader.place(reader.character()), Code::invalid, "no permutation; the identity is written ()",
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
    auto p = within(read_permutation(row, largest_generator_degree), row, text);
    if (!p) {
      Error error = std::move(p).error();
      error.message = say("line {0}, {1}", "{0} 行目 {2}", line, error.message.en, error.message.ja);
      return fail(error);
    }
    degree = std::max(degree, p->degree());
    out.push_back(std::move(*p));
    if (out.size() * static_cast<std::size_t>(std::max(degree, 1)) > most_points) {
      return fail_at(place_of(row, text), Code::limit, "line {}: too many generators of degree {}",
                     "{} 行目: 次数 {} の生成元が多すぎます", line, degree);
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
