// Procedures as the paper writes them (14.1): "xn' ynd zl Xn" is an axis, a layer's letter, and ' for the other way or
// d for 180 degrees; a capital letter turns the whole. The letters 0 and n are the ends, m the middle (Table 14.1); all
// others stand for what the step says.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/twisty/human/board.hpp"

namespace asobi::twisty::human {

class Letters {
 public:
  explicit Letters(int n) {
    set('0', 0).set('n', n - 1);
    if (n % 2 == 1) set('m', (n - 1) / 2);
  }
  // l = L and r = N-1-L.
  static Letters with_l(int n, int l) { return Letters(n).set('l', l).set('r', n - 1 - l); }

  Letters& set(char letter, int layer) {
    layer_[static_cast<unsigned char>(letter) % layer_.size()] = layer + 1;
    return *this;
  }
  int layer(char letter) const { return layer_[static_cast<unsigned char>(letter) % layer_.size()] - 1; }

 private:
  std::array<int, 128> layer_{};  // one more than the layer; 0: the letter stands for nothing
};

// The words are the program's own data: faults are asserted.
Word read_word(const Mechanism& mechanism, std::string_view text, const Letters& letters);
// One in each line that is not empty.
std::vector<Word> read_words(const Mechanism& mechanism, std::string_view lines, const Letters& letters);
std::string word_text(const Mechanism& mechanism, const Word& word, const Letters& letters);

// Merges turns of the same layer, also across other layers of the same axis, with which they commute.
Word shortened(const Mechanism& mechanism, std::span<const Turn> word);

}  // namespace asobi::twisty::human
