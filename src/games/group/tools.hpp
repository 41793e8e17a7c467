// What is asked about the group that a puzzle's moves generate: its order and orbits, whether a permutation belongs to
// it, a word for one, and random elements. Cost: that of making the group (math/permutation_group.hpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/group/game.hpp"
#include "math/natural.hpp"
#include "play/typed_session.hpp"

namespace asobi::group {

struct Order {
  Natural order;
  int degree = 0;
  bool transitive = false;

  static constexpr auto fields() {
    return field_list(field("order", &Order::order, "how many elements it has"),
                      field("degree", &Order::degree, "how many points are moved about"),
                      field("transitive", &Order::transitive, "there is only one orbit"));
  }
};
Result<Order> order(const Game& game, const Permutation& state, const NoArguments&, Context& context);
std::string text(const Order& order, Lang lang);

struct Orbits {
  std::vector<std::vector<int>> orbits;  // points from 1, each sorted, in the order of their least points

  std::size_t count() const { return orbits.size(); }

  static constexpr auto fields() {
    return field_list(field("count", &Orbits::count),
                      field("orbits", &Orbits::orbits, "points from 1; fixed points too"));
  }
};
Result<Orbits> orbits(const Game& game, const Permutation& state, const NoArguments&, Context& context);
std::string text(const Orbits& orbits, Lang lang);

// In cycles or images; none: the present state.
struct PermutationArguments {
  std::optional<std::string> permutation = {};
};

struct Membership {
  bool contains = false;
  Permutation permutation;

  std::string cycles() const { return cycle_text(permutation); }

  static constexpr auto fields() {
    return field_list(field("contains", &Membership::contains),
                      field("permutation", &Membership::cycles, "what was asked about, in cycles"));
  }
};
Result<Membership> contains(const Game& game, const Permutation& state, const PermutationArguments& asked,
                            Context& context);
std::string text(const Membership& membership, Lang lang);

struct Word {
  Permutation permutation;
  std::vector<Letter> letters;  // their product is the permutation, the leftmost acts first

  std::string cycles() const { return cycle_text(permutation); }
  std::size_t length() const { return letters.size(); }
  std::string word() const;

  static constexpr auto fields() {
    return field_list(field("permutation", &Word::cycles, "in cycles"), field("length", &Word::length, "letters"),
                      field("word", &Word::word, "the leftmost letter acts first"),
                      field("letters", &Word::letters, "k: the k-th generator, from 1; -k: its inverse"));
  }
};
Result<Word> word(const Game& game, const Permutation& state, const PermutationArguments& asked, Context& context);
std::string text(const Word& word, Lang lang);

struct RandomArguments {
  std::uint64_t seed = 1;
};

struct Element {
  Permutation permutation;

  std::string cycles() const { return cycle_text(permutation); }
  std::string images() const { return image_text(permutation); }

  static constexpr auto fields() {
    return field_list(field("cycles", &Element::cycles), field("images", &Element::images));
  }
};
// All elements are equally likely.
Result<Element> random_element(const Game& game, const Permutation& state, const RandomArguments& asked,
                               Context& context);
std::string text(const Element& element, Lang lang);

const ToolRows<Game>& tools();

}  // namespace asobi::group
