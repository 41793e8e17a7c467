#include "games/twisty/paper/notation.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

#include "math/modulo.hpp"

namespace asobi::twisty::paper {

namespace {

constexpr int most_turns = 1'000'000;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

class Reader {
 public:
  Reader(const Puzzle& puzzle, std::string_view text, int l) : puzzle_(puzzle), text_(text), l_(l) {}

  Result<std::vector<Turn>> all() {
    std::vector<Turn> out;
    for (;;) {
      while (is_blank(peek())) ++at_;
      if (at_end()) return out;
      if (out.size() == most_turns) {
        return fail(Code::limit, "column {}: more than {} turns", "{} 文字目: 回転が {} 回を超えました", column(at_),
                    most_turns);
      }
      ASOBI_TRY(const Turn turn, one());
      if (!at_end() && !is_blank(peek())) return unexpected("a blank", "空白");
      out.push_back(turn);
    }
  }

 private:
  const Puzzle& puzzle_;
  std::string_view text_;
  int l_;
  std::size_t at_ = 0;

  bool at_end() const { return at_ == text_.size(); }
  char peek() const { return at_end() ? '\0' : text_[at_]; }

  std::size_t column(std::size_t at) const {  // bytes 10xxxxxx continue a character
    return 1 + static_cast<std::size_t>(std::count_if(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at),
                                                      [](char c) { return (c & 0xC0) != 0x80; }));
  }

  std::unexpected<Error> unexpected(std::string_view wanted_en, std::string_view wanted_ja) const {
    if (at_end()) {
      return fail(Code::invalid, "column {0}: the text ends where {1} is expected",
                  "{0} 文字目: {2}が来るべきところで終わっています", column(at_), wanted_en, wanted_ja);
    }
    std::size_t end = at_ + 1;
    while (end < text_.size() && (text_[end] & 0xC0) == 0x80) ++end;
    return fail(Code::invalid, "column {0}: {1} is expected, not {3}",
                "{0} 文字目: {2}が来るべきところに {3} があります", column(at_), wanted_en, wanted_ja,
                shown(text_.substr(at_, end - at_)));
  }

  bool has_commands() const { return puzzle_.family().name == "cube-face"; }

  Result<Turn> one() {
    const std::string_view letters = puzzle_.family().axis_frame->letters;
    const bool lower = is_lower(peek()) && has_commands();
    const auto axis = letters.find(lower ? static_cast<char>(peek() - 'a' + 'A') : peek());
    if (at_end() || axis == letters.npos) {
      const std::string list = fmt::format("{}", fmt::join(letters, ", "));
      return unexpected("one of the axes " + list, "軸 " + list + " のどれか");
    }
    ++at_;
    if (lower) return command(static_cast<int>(axis), false);
    if (peek() == 'n' && has_commands()) return command(static_cast<int>(axis), true);
    return layer_turn(static_cast<int>(axis));
  }

  std::string layer_list() const {
    const auto& layers = puzzle_.layers();
    if (layers.size() <= 4) return fmt::format("{}", fmt::join(layers, ", "));
    return fmt::format("{}, {}, {}, …, {}", layers[0], layers[1], layers[2], layers.back());
  }

  // After the axis: the layer's number, if any, and the sense.
  Result<Turn> layer_turn(int axis) {
    Turn turn{axis, Turn::whole, 1};
    if (is_digit(peek())) {
      const std::size_t begin = at_;
      int number = 0;
      for (; is_digit(peek()); ++at_) number = std::min(10 * number + (peek() - '0'), 1'000'000);
      if (!puzzle_.layer_index(number)) {
        return fail(Code::invalid, "column {}: there is no layer {}; the layers of {} are {}",
                    "{} 文字目: 層 {} はありません。{} の層は {} です", column(begin),
                    shown(text_.substr(begin, at_ - begin)), puzzle_.name(), layer_list());
      }
      turn.layer = number;
    }
    if (peek() != '+' && peek() != '-') return unexpected("the sense + or -", "回転方向 + または - ");
    turn.times = text_[at_++] == '+' ? 1 : -1;
    return turn;
  }

  // After the axis: the letter of the layer, and ' or d.
  Result<Turn> command(int axis, bool whole) {
    ASOBI_TRY(const int layer, layer_letter());
    Turn turn{axis, whole ? Turn::whole : layer, 1};
    if (peek() == '\'') {
      turn.times = -1;
      ++at_;
    } else if (peek() == 'd') {
      turn.times = 2;
      ++at_;
    }
    return turn;
  }

  Result<int> layer_letter() {
    const int n = puzzle_.n();
    switch (peek()) {
      case '0':
        return ++at_, 0;
      case 'n':
        return ++at_, n - 1;
      case 'm':
        if (n % 2 == 0) {
          return fail(Code::invalid, "column {}: m is the middle layer, and {} has none",
                      "{} 文字目: m は中央の層ですが、{} にはありません", column(at_), puzzle_.name());
        }
        return ++at_, (n - 1) / 2;
      case 'l':
      case 'r':
        if (l_ < 1 || 2 * l_ >= n - 1) {
          return fail(Code::invalid, "column {}: {} needs an L with 0 < L < (N-1)/2, and L is {} on {}",
                      "{0} 文字目: {1} には 0 < L < (N-1)/2 の L が要りますが、{3} で L は {2} です", column(at_),
                      peek(), l_, puzzle_.name());
        }
        return text_[at_++] == 'l' ? l_ : n - 1 - l_;
      default:
        return unexpected("one of the layers 0, l, m, r, n", "層 0, l, m, r, n のどれか");
    }
  }
};

// The letter of Table 14.1 for a layer.
std::optional<char> letter_of(const Puzzle& puzzle, int layer, int l) {
  const int n = puzzle.n();
  if (layer == 0) return '0';
  if (layer == n - 1 || layer == Turn::whole) return 'n';
  if (2 * layer == n - 1) return 'm';
  if (layer == l) return 'l';
  if (layer == n - 1 - l) return 'r';
  return std::nullopt;
}

}  // namespace

Result<std::vector<Turn>> parse_turns(const Puzzle& puzzle, std::string_view text, int l) {
  return Reader(puzzle, text, l).all();
}

std::string turns_text(const Puzzle& puzzle, const std::vector<Turn>& turns) {
  std::vector<std::string> out;
  for (const Turn& turn : turns) {
    const int times = nearest_remainder(turn.times, puzzle.family().turns);
    std::string word(1, puzzle.family().axis_frame->letters[static_cast<std::size_t>(turn.axis)]);
    if (turn.layer != Turn::whole) word += std::to_string(turn.layer);
    word += times < 0 ? '-' : '+';
    out.insert(out.end(), static_cast<std::size_t>(std::abs(times)), word);
  }
  return fmt::format("{}", fmt::join(out, " "));
}

Result<std::string> commands_text(const Puzzle& puzzle, const std::vector<Turn>& turns, int l) {
  if (puzzle.family().name != "cube-face") {
    return fail(Code::invalid, "the paper has commands such as xn' for cube-face-N only, not for {}",
                "xn' のようなコマンドは cube-face-N だけのもので、{} にはありません", puzzle.name());
  }
  std::vector<std::string> out;
  for (const Turn& turn : turns) {
    const auto layer = letter_of(puzzle, turn.layer, l);
    if (!layer) {
      return fail(Code::invalid, "no letter stands for layer {} when l is {}; write the turns by number",
                  "l が {1} のとき層 {0} を表す文字はありません。番号で書いてください", turn.layer, l);
    }
    const char axis = puzzle.family().axis_frame->letters[static_cast<std::size_t>(turn.axis)];
    const int times = nearest_remainder(turn.times, 4);
    if (times == 0) continue;
    out.push_back(fmt::format("{}{}{}", turn.layer == Turn::whole ? axis : static_cast<char>(axis - 'A' + 'a'), *layer,
                              times == 1   ? ""
                              : times == 2 ? "d"
                                           : "'"));
  }
  return fmt::format("{}", fmt::join(out, " "));
}

std::vector<Turn> inverse(const std::vector<Turn>& turns) {
  std::vector<Turn> out(turns.rbegin(), turns.rend());
  for (Turn& turn : out) turn.times = -turn.times;
  return out;
}

// A stack of runs about one axis; when a run vanishes, the next turn may join the run below it.
std::vector<Turn> simplified(const Puzzle& puzzle, const std::vector<Turn>& turns) {
  struct Run {
    int axis;
    std::map<int, int> times;  // by layer
  };
  const int order = puzzle.family().turns;
  std::vector<Run> runs;
  for (const Turn& turn : turns) {
    if (nearest_remainder(turn.times, order) == 0) continue;
    if (runs.empty() || runs.back().axis != turn.axis) runs.push_back({turn.axis, {}});
    auto& times = runs.back().times;
    const int now = nearest_remainder(times[turn.layer] + nearest_remainder(turn.times, order), order);
    if (now == 0) {
      times.erase(turn.layer);
    } else {
      times[turn.layer] = now;
    }
    if (times.empty()) runs.pop_back();
  }
  std::vector<Turn> out;
  for (const Run& run : runs) {
    for (const auto& [layer, times] : run.times) out.push_back({run.axis, layer, times});
  }
  return out;
}

int count(const Puzzle& puzzle, const std::vector<Turn>& turns) {
  int total = 0;
  for (const Turn& turn : turns) {
    if (turn.layer != Turn::whole) total += std::abs(nearest_remainder(turn.times, puzzle.family().turns));
  }
  return total;
}

}  // namespace asobi::twisty::paper
