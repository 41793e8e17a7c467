// Words that move only a few pieces, found from one by turning it with the whole and by conjugation: s w s' moves what
// w moves, at the places from which s brings it. With a repertoire of them pieces of one kind are put right a few at a
// time, always by the word that puts most right for its turns.
#pragma once

#include <utility>
#include <vector>

#include "games/twisty/human/inner.hpp"

namespace asobi::twisty::human {

struct Effect {
  Word word;
  int cost = 0;
  std::vector<std::pair<std::uint16_t, std::uint16_t>> moves;  // every mark that moves, from and to, ascending
};

Effect effect_of(const Mechanism& mechanism, Word word);

class Repertoire {
 public:
  // The words and their inverses, turned in every way with the whole, then conjugated by up to `depth` of the turns. Of
  // words that do the same the cheapest is kept.
  Repertoire(const Mechanism& mechanism, const std::vector<Word>& words, const std::vector<Turn>& turns, int depth);

  // Adds what two words one after the other do, if they move fewer marks than `most`.
  void add_products(std::size_t most);

  const Mechanism& mechanism() const { return *mechanism_; }
  const std::vector<Effect>& effects() const { return effects_; }

 private:
  const Mechanism* mechanism_;
  std::vector<Effect> effects_;
};

// A small puzzle's places and layers on a larger one of its family, so that one repertoire serves all alike orbits.
struct Fitting {
  std::vector<int> place;  // by mark of the small one; -1: none
  std::vector<int> layer;  // by layer of the small one

  Fitting(const Mechanism& small, const Mechanism& large, std::vector<int> layers);
};

// Puts right what the repertoire moves, where it is fitted; false if some are wrong and no word puts more right.
bool arrange(Hand& hand, const Repertoire& repertoire, const Fitting& fitting, Judged judged);

}  // namespace asobi::twisty::human
