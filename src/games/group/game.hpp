// Any permutation puzzle you can type in: the moves are the given permutations a, b, c, … and their inverses a', b', …,
// and it is solved when every point is home again. Its tools are those of the group that the moves generate.
#pragma once

#include <string>
#include <vector>

#include "base/json_fwd.hpp"
#include "math/permutation.hpp"
#include "play/entry.hpp"
#include "solve/adapters.hpp"

namespace asobi {
template <class Game>
struct ToolRow;
}

namespace asobi::group {

// The k-th generator, counted from 1, or with a minus sign its inverse.
using Letter = int;

class Rules {
 public:
  using State = Permutation;
  using Move = Letter;

  Rules(std::vector<Permutation> generators, Permutation start);

  const std::vector<Permutation>& generators() const { return generators_; }
  int degree() const { return start_.degree(); }

  Permutation start() const { return start_; }
  void moves(const Permutation& state, std::vector<Letter>& out) const;
  Permutation after(const Permutation& state, Letter letter) const;
  Permutation key(const Permutation& state) const { return state; }
  bool solved(const Permutation& state) const { return state.is_identity(); }
  Letter inverse(Letter letter) const { return -letter; }

  std::string move_name(const Permutation& state, Letter letter) const;
  Json view(const Permutation& state, Lang lang) const;
  std::string picture(const Permutation& state, Lang lang) const;

 private:
  std::vector<Permutation> generators_;
  std::vector<Permutation> inverses_;
  Permutation start_;
};

// a, b, …, z, then g27, g28, …; with ' for the inverse.
std::string letter_name(Letter letter);

class Game : public Solo<Rules> {
 public:
  using Solo<Rules>::Solo;
  static const std::vector<ToolRow<Game>>& tools();
};

Entry entry();

}  // namespace asobi::group
