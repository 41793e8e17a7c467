#include "games/twisty/human/word.hpp"

#include <algorithm>
#include <cassert>

#include "base/text.hpp"

namespace asobi::twisty::human {

namespace {

std::string_view axis_names(const Mechanism& mechanism) { return mechanism.order() == 4 ? "xyz" : "ijkl"; }

}  // namespace

Word read_word(const Mechanism& mechanism, std::string_view text, const Letters& letters) {
  Word out;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == ' ') {
      ++at;
      continue;
    }
    const bool capital = text[at] >= 'A' && text[at] <= 'Z';
    const auto axis = axis_names(mechanism).find(static_cast<char>(capital ? text[at] - 'A' + 'a' : text[at]));
    assert(axis != std::string_view::npos && at + 1 < text.size());
    const int layer = letters.layer(text[at + 1]);
    assert(layer >= 0 && layer < mechanism.n());
    at += 2;
    Turn turn{static_cast<int>(axis), capital ? 0 : layer, capital ? mechanism.n() - 1 : layer, 1};
    if (at < text.size() && text[at] == '\'') {
      turn.times = -1;
      ++at;
    } else if (at < text.size() && text[at] == 'd') {
      turn.times = 2;
      ++at;
    }
    out.push_back(turn);
  }
  return out;
}

std::vector<Word> read_words(const Mechanism& mechanism, std::string_view lines, const Letters& letters) {
  std::vector<Word> out;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    if (end > 0) out.push_back(read_word(mechanism, lines.substr(0, end), letters));
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return out;
}

std::string word_text(const Mechanism& mechanism, const Word& word, const Letters& letters) {
  std::string out;
  for (const Turn& given : word) {
    const Turn turn = shortest(mechanism.puzzle(), given);
    if (turn.times == 0) continue;
    const bool all = is_whole(mechanism.puzzle(), turn);
    char axis = axis_names(mechanism)[static_cast<std::size_t>(turn.axis)];
    if (all) axis = static_cast<char>(axis - 'a' + 'A');
    char letter = all ? 'n' : '?';
    for (const char candidate : std::string_view("0nmlrjkpq")) {
      if (letter == '?' && letters.layer(candidate) == turn.first) letter = candidate;
    }
    out += fmt::format("{}{}{}{}", out.empty() ? "" : " ", axis, letter,
                       turn.times == 2  ? "d"
                       : turn.times < 0 ? "'"
                                        : "");
  }
  return out;
}

Word shortened(const Mechanism& mechanism, std::span<const Turn> word) {
  Word out;
  for (const Turn& turn : word) {
    // Among the turns about the same axis at the end, one of the same layers takes this one in.
    std::size_t i = out.size();
    while (i > 0 && out[i - 1].axis == turn.axis && (out[i - 1].first != turn.first || out[i - 1].last != turn.last)) {
      --i;
    }
    if (i > 0 && out[i - 1].axis == turn.axis) {
      out[i - 1].times += turn.times;
      out[i - 1] = shortest(mechanism.puzzle(), out[i - 1]);
      if (out[i - 1].times == 0) out.erase(out.begin() + static_cast<std::ptrdiff_t>(i - 1));
    } else if (const Turn one = shortest(mechanism.puzzle(), turn); one.times != 0) {
      out.push_back(one);
    }
  }
  return out;
}

}  // namespace asobi::twisty::human
