// Cases and procedures (14.1, Fig. 14.1). A case is what a person sees of the pieces in question, and a procedure
// serves the case that it undoes: so a table is written as its procedures alone, and each one's condition is computed
// by undoing it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "games/twisty/human/word.hpp"

namespace asobi::twisty::human {

using Key = std::u16string;

// What is looked at: where the marks are that belong at `places`. In groups of `group` places following each other, it
// does not matter which is which; nor which group is which, if `any_order`; nor how a piece is turned, if `by_piece`.
struct Look {
  std::vector<int> places;
  int group = 1;
  bool any_order = false;
  bool by_piece = false;

  Key seen(const Board& board) const;
  Key solved(const Mechanism& mechanism) const;
  // What is seen before a word that leaves all in its place.
  Key before(const Mechanism& mechanism, std::span<const Turn> word) const;
  // Whether the word leaves it as it is, up to how the whole is held.
  bool kept_by(const Mechanism& mechanism, std::span<const Turn> word) const;

 private:
  Key key(const Mechanism& mechanism, Key positions) const;
};

struct Procedure {
  Word word;
  int cost = 0;
  unsigned touches = 0;  // a bit for each guard that is not left as it was
  int row = -1;          // in the list that the table was made of; -1: nothing to do
};

// Whether turns that can be merged are: the paper counts every turn of a procedure as it is written.
enum class Written { shortened, as_it_is };

class Table {
 public:
  // `guards`: what has to be kept in some situations and not in others, at most 32.
  Table(const Mechanism& mechanism, Look look, std::vector<Look> guards = {});

  // Enters a procedure, and those that begin with one of the `first` words; only what is better than what there is.
  void add(const Word& word, int row, std::span<const Word> first = {}, Written written = Written::shortened);
  void add(const std::vector<Word>& words, std::span<const Word> first = {}, Written written = Written::shortened);
  // What the longest procedure of the step takes in the paper, where its procedures are lost.
  Table& longest_in_print(int turns) {
    longest_in_print_ = turns;
    return *this;
  }

  // The cheapest for what is seen that leaves all these guards as they are; nullptr if there is none.
  const Procedure* find(const Board& board, unsigned keep = ~0u) const;
  const Procedure* find(const Key& seen, unsigned keep) const;
  // The guards that can be right in this case: all but those in whose place a looked-for piece stands.
  unsigned possible(const Key& seen) const;
  // How many turns more this procedure could take by what the paper prints of the step; 0 if its procedures are known.
  int open_turns(const Procedure& procedure) const {
    return procedure.row < 0 ? 0 : std::max(0, longest_in_print_ - procedure.cost);
  }
  // Which guards are right now.
  unsigned standing(const Board& board) const;

  const Mechanism& mechanism() const { return *mechanism_; }
  const Look& look() const { return look_; }
  const std::vector<Look>& guards() const { return guards_; }
  const std::unordered_map<Key, std::vector<Procedure>>& cases() const { return cases_; }

 private:
  const Mechanism* mechanism_;
  Look look_;
  std::vector<Look> guards_;
  Key solved_;
  std::vector<Key> guards_solved_;
  int longest_in_print_ = 0;
  std::unordered_map<Key, std::vector<Procedure>> cases_;  // procedures by cost
};

}  // namespace asobi::twisty::human
