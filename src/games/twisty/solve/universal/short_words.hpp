// Short words that move few pieces, for the whole puzzle at once: commutators [a, b] and [a b a', c] of turns of
// layers, their powers, and what set-ups make of them, the shortest first, each effect once. They are even in every
// orbit, add up to no twist and touch none of the orbits that must stay. Those that make one 3-cycle and nothing else
// are set apart.
//
// A commutator of x and y moves only what both move and what x or y brings there, so its effect is found from the few
// places where two layers meet; a set-up only renames the places. Cost: some 10^7 steps for 30 layers.
#pragma once

#include <span>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/common/turn_actions.hpp"

namespace asobi::twisty {

struct PieceMove {
  std::uint16_t orbit;
  std::uint8_t from, to, twist;
};

// Of an orbit: words are listed by what they move there; they must not touch it; or they may change it in any way, and
// that is not listed.
enum class Role : std::uint8_t { moves, stays, ignored };

class ShortWords {
 public:
  struct Effort {
    std::size_t words = 200'000;     // to be listed
    std::size_t tried = 20'000'000;  // commutators of each shape
  };
  // `more`: longer words, each even and untwisted in sum, to be listed too, with what set-ups make of them.
  static Result<ShortWords> find(const TurnActions& actions, const std::vector<Role>& roles, Progress& progress,
                                 const Effort& effort, const std::vector<Letters>& more = {});

  std::size_t size() const { return words_.size(); }
  int cost(std::size_t word) const { return words_[word].cost; }
  std::span<const PieceMove> moves(std::size_t word) const {
    return std::span(moves_).subspan(words_[word].first, words_[word].count);
  }
  Letters letters(std::size_t word) const;
  bool has_set_up(std::size_t word) const { return words_[word].turn != none; }

  // By orbit: words that make one 3-cycle there and touch nothing else.
  const std::vector<std::vector<Letters>>& cycles() const { return cycles_; }

 private:
  friend class ShortWordSearch;
  struct Word {
    std::uint32_t first;  // of its moves
    std::uint8_t count, cost;
    std::uint16_t turn;   // of the set-up around the word `inner`
    std::uint32_t inner;  // or, where `turn` is `none`, the number of a commutator
  };
  static constexpr std::uint16_t none = 0xFFFF;

  const TurnActions* actions_ = nullptr;
  std::vector<Word> words_;
  std::vector<PieceMove> moves_;
  std::vector<Letters> commutators_;
  std::vector<std::vector<Letters>> cycles_;
};

}  // namespace asobi::twisty
