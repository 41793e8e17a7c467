// Short words by each move that they make: which of them take what stands at this place to that one, turned so? A word
// that brings something home makes at least one move that is wanted, so only those that make one are weighed.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/twisty/solve/universal/short_words.hpp"

namespace asobi::twisty {

class WordIndex {
 public:
  // Words without set-ups, the shortest first. The actions and the words outlive this.
  WordIndex(const TurnActions& actions, const ShortWords& words);

  // Places of all orbits have one numbering; so have pairs of a place and a twist.
  std::size_t places() const { return places_; }
  std::size_t wants() const { return wants_; }
  std::size_t place(std::size_t orbit, std::size_t place) const { return first_place_[orbit] + place; }
  std::size_t want(std::size_t orbit, std::size_t place, std::size_t twist) const {
    return first_want_[orbit] + place * ways_[orbit] + twist;
  }

  // What stands at each place and what would be right there. Equal numbers fit.
  struct View {
    std::vector<std::uint16_t> code;  // by place: what stands there, and how
    std::vector<std::uint16_t> want;  // by place and twist: what would be right there, if it comes with that twist
    std::vector<std::int8_t> value;   // by place: what is lost if it changes
  };
  struct Word {
    std::uint32_t number;  // among the short words
    std::uint32_t first, last;
    int cost;
  };
  // Those that bring what stands at one place of an orbit to another.
  std::span<const std::uint32_t> words_for(std::size_t orbit, std::size_t from, std::size_t to,
                                           std::size_t twist) const {
    const std::size_t key = first_key_[orbit] + (from * pieces_[orbit] + to) * ways_[orbit] + twist;
    return std::span(listed_).subspan(first_listed_[key], first_listed_[key + 1] - first_listed_[key]);
  }
  std::size_t size() const { return words_.size(); }
  std::uint8_t cost(std::uint32_t word) const { return costs_[word]; }
  const Word& word(std::uint32_t number) const { return words_[number]; }
  // By how many more pieces would be right.
  int gain(const Word& word, const View& view) const {
    int out = 0;
    for (std::size_t i = word.first; i < word.last; ++i) {
      out += (view.code[moves_[i].from] == view.want[moves_[i].want] ? 1 : 0) - view.value[moves_[i].from];
    }
    return out;
  }

 private:
  struct Move {
    std::uint32_t from;  // a place
    std::uint32_t want;  // a place and a twist
  };

  std::vector<std::size_t> pieces_, ways_;                         // by orbit
  std::vector<std::size_t> first_place_, first_want_, first_key_;  // by orbit
  std::size_t places_ = 0, wants_ = 0, keys_ = 0;
  std::vector<Word> words_;
  std::vector<std::uint8_t> costs_;
  std::vector<Move> moves_;
  std::vector<std::uint32_t> first_listed_, listed_;  // by key, words

  std::size_t key(const PieceMove& move) const {
    return first_key_[move.orbit] + (move.from * pieces_[move.orbit] + move.to) * ways_[move.orbit] + move.twist;
  }
};

}  // namespace asobi::twisty
