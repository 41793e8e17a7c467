// Words in the generators for elements of a permutation group: tables of short words, one per base point and image
// (Minkwitz 1998, "An algorithm for solving the factorization problem in permutation groups", sections 3 and 4).
// Short products fill the tables, products of entries improve them; the tables are complete when their sizes multiply
// to the order. Words are reasonably short, and shortest only for small groups. A word lists generators from 1, -k for
// the inverse of k, and the product is taken from left to right.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "base/progress.hpp"
#include "math/permutation_group.hpp"

namespace asobi {

struct WordEffort {
  std::size_t short_products = 100'000;  // how many of the shortest products are tried
  int rounds = 40;                       // of improvement after the tables are complete, at most
  std::size_t longest_entry = 20'000;    // letters; beyond that the group is given up
  std::size_t memory = std::size_t{1} << 28;
};

class GroupWords {
 public:
  // Fails with Code::limit when the tables do not fill within the effort.
  static Result<GroupWords> build(const PermutationGroup& group, Progress& progress, const WordEffort& effort = {});

  // Multiplied out again before it is returned. Code::unsolvable for what is not in the group.
  Result<std::vector<int>> word(const Permutation& p) const;
  std::size_t longest_possible() const;  // no word is longer than this
  // All elements were listed breadth first, so words are shortest: for groups of up to effort.short_products elements.
  bool shortest() const { return !shortest_.empty(); }

 private:
  friend class WordTables;
  using Letter = std::uint16_t;  // 2k: generator k, 2k+1: its inverse
  using Letters = std::vector<Letter>;
  struct Entry {
    Permutation to;    // takes the base point to the image
    Permutation back;  // its inverse
    Letters letters;   // of `to`
    bool fresh = true;
    std::vector<std::uint64_t> moved = {};  // a bit for each point that `to` moves; empty where nobody asks
  };
  struct Table {
    Point base;
    std::vector<std::uint32_t> place;  // by image: index into entries, or absent
    std::vector<Entry> entries;        // the identity first
  };
  static constexpr std::uint32_t absent = ~std::uint32_t{0};

  std::vector<Permutation> generators_;
  std::vector<Table> tables_;
  std::vector<Entry> starts_;  // short products to begin a word with; the best one is taken

  std::unordered_map<Permutation, Letters> shortest_;  // all elements, if they are few; then there are no tables

  // The length of the word for a * b by the tables alone.
  std::size_t length(const Permutation& a, const Permutation& b) const;
  void append_word(Permutation p, Letters& out) const;
  Result<std::vector<int>> checked(const Letters& letters, const Permutation& p) const;
};

// The product of a word in these generators (degree tells that of the empty word).
Permutation multiplied_out(const std::vector<int>& word, const std::vector<Permutation>& generators, int degree);

// One word when the tables are not worth keeping.
Result<std::vector<int>> word_for(const PermutationGroup& group, const Permutation& p, Progress& progress,
                                  const WordEffort& effort = {});

}  // namespace asobi
