// Any permutation puzzle you can type in: the moves are the given permutations a, b, c, … and their inverses a', b', …,
// and it is solved when every point is home again. Its tools are those of the group that the moves generate.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/fields.hpp"
#include "math/permutation.hpp"
#include "play/entry.hpp"
#include "solve/adapters.hpp"

namespace asobi::group {

// The k-th generator, counted from 1, or with a minus sign its inverse.
using Letter = int;

struct View {
  Literal<"permutation"> kind;
  Permutation permutation;

  int degree() const { return permutation.degree(); }
  std::vector<int> images() const;
  std::string cycles() const { return cycle_text(permutation); }

  static constexpr auto fields() {
    return field_list(field("kind", &View::kind), field("degree", &View::degree),
                      field("images", &View::images, "of the points 1, 2, …, counted from 1"),
                      field("cycles", &View::cycles));
  }
};

class Rules {
 public:
  using State = Permutation;
  using Move = Letter;

  Rules(std::vector<Permutation> generators, Permutation start);

  const std::vector<Permutation>& generators() const { return generators_; }
  int degree() const { return start_.degree(); }

  Permutation start() const { return start_; }
  std::size_t bytes() const { return (2 * generators_.size() + 1) * bytes(start_); }
  static std::size_t bytes(const Permutation& state) { return state.images().size() * sizeof(state.images()[0]); }
  void moves(const Permutation& state, std::vector<Letter>& out) const;
  Permutation after(const Permutation& state, Letter letter) const;
  Permutation key(const Permutation& state) const { return state; }
  bool solved(const Permutation& state) const { return state.is_identity(); }
  Letter inverse(Letter letter) const { return -letter; }

  std::string move_name(const Permutation& state, Letter letter) const;
  View view(const Permutation& state) const { return {{}, state}; }
  std::string picture(const Permutation& state, Lang lang) const;

 private:
  std::vector<Permutation> generators_;
  std::vector<Permutation> inverses_;
  Permutation start_;
};

// a, b, …, z, then g27, g28, …; with ' for the inverse.
std::string letter_name(Letter letter);

using Game = Solo<Rules>;

// How a game begins. Generators: one a line, or separated by ;.
struct Options {
  std::string generators = "[1,3,6,2,4,5]; [1,5,3,2,4,6]";  // the loops X and Y of the 5-game
  std::optional<std::string> start = {};                    // none: solved
};
Result<Game> open(const Options& options);

Entry entry();

}  // namespace asobi::group
