#include "games/twisty/paper/notation.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

#include "base/text_reader.hpp"
#include "math/modulo.hpp"

namespace asobi::twisty::paper {

namespace {

constexpr int most_turns = 1'000'000;
constexpr std::string_view blanks = " \t\n\r";

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

class TurnsReader : TextReader {
 public:
  TurnsReader(const Puzzle& puzzle, std::string_view text, int l) : TextReader(text), puzzle_(puzzle), l_(l) {}

  Result<std::vector<Turn>> all() {
    std::vector<Turn> out;
    for (;;) {
      skip_any_of(blanks);
      if (at_end()) return out;
      if (out.size() == most_turns) {
        return fault(character(), Code::limit, "more than {} turns", "回転が {} 回を超えました", most_turns);
      }
      ASOBI_TRY(const Turn turn, one());
      if (!at_end() && !blanks.contains(peek())) return unexpected("a blank", "空白");
      out.push_back(turn);
    }
  }

 private:
  const Puzzle& puzzle_;
  int l_;

  bool has_commands() const { return puzzle_.family().name == "cube-face"; }

  Result<Turn> one() {
    const std::string_view letters = puzzle_.family().axis_frame->letters;
    const bool lower = is_lower(peek()) && has_commands();
    const auto axis = letters.find(lower ? static_cast<char>(peek() - 'a' + 'A') : peek());
    if (at_end() || axis == letters.npos) {
      const std::string list = fmt::format("{}", fmt::join(letters, ", "));
      return unexpected("one of the axes " + list, "軸 " + list + " のどれか");
    }
    skip();
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
      const std::size_t begin = at();
      const int number = take_number(1'000'000);
      if (!puzzle_.layer_index(number)) {
        const std::string_view digits = piece_from(begin);
        return fault(digits, "there is no layer {}; the layers of {} are {}", "層 {} はありません。{} の層は {} です",
                     shown(digits), puzzle_.name(), layer_list());
      }
      turn.layer = number;
    }
    if (peek() != '+' && peek() != '-') return unexpected("the sense + or -", "回転方向 + または - ");
    turn.times = peek() == '+' ? 1 : -1;
    skip();
    return turn;
  }

  // After the axis: the letter of the layer, and ' or d.
  Result<Turn> command(int axis, bool whole) {
    ASOBI_TRY(const int layer, layer_letter());
    Turn turn{axis, whole ? Turn::whole : layer, 1};
    if (take("'")) {
      turn.times = -1;
    } else if (take("d")) {
      turn.times = 2;
    }
    return turn;
  }

  Result<int> layer_letter() {
    const int n = puzzle_.n();
    if (take("0")) return 0;
    if (take("n")) return n - 1;
    if (peek() == 'm') {
      if (n % 2 == 0) {
        return fault(character(), "m is the middle layer, and {} has none", "m は中央の層ですが、{} にはありません",
                     puzzle_.name());
      }
      skip();
      return (n - 1) / 2;
    }
    if (peek() == 'l' || peek() == 'r') {
      const std::size_t begin = at();
      const char letter = peek();
      skip();
      const int l = is_digit(peek()) ? take_number(1'000'000) : l_;
      if (l < 1 || 2 * l >= n - 1) {
        return fault(piece_from(begin), "{} needs an L with 0 < L < (N-1)/2, and L is {} on {}",
                     "{0} には 0 < L < (N-1)/2 の L が要りますが、{2} で L は {1} です", letter, l, puzzle_.name());
      }
      return letter == 'l' ? l : n - 1 - l;
    }
    return unexpected("one of the layers 0, l, m, r, n", "層 0, l, m, r, n のどれか");
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
  return TurnsReader(puzzle, text, l).all();
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
