// The group of a puzzle: its order, how many states there are, and the laws that its states obey.
// Everything is proven (math/permutation_group). Cost: milliseconds for most puzzles; a fifth of a second where many
// pieces have orientations (dodecahedra).
#pragma once

#include <vector>

#include "base/progress.hpp"
#include "games/twisty/puzzle/orbits.hpp"
#include "math/natural.hpp"

namespace asobi::twisty {

struct GroupFacts {
  Natural order;                  // on stickers, each told from all others
  Natural oriented;               // on marks: middle stickers have directions
  Natural states;                 // coloured states, the whole standing still
  Natural states_up_to_rotation;  // coloured states, the whole turned as one likes (by rotations in the group)
  int rotations = 1;              // of the whole that lie in the group

  static constexpr auto fields() {
    return field_list(field("order", &GroupFacts::order, "on stickers, each told from all others"),
                      field("states", &GroupFacts::states, "by colour, the whole standing still"),
                      field("states_up_to_rotation", &GroupFacts::states_up_to_rotation),
                      field("oriented", &GroupFacts::oriented, "the order where middle stickers have directions"),
                      field("rotations", &GroupFacts::rotations, "of the whole that lie in the group"));
  }
};

// Code::limit if the coloured states cannot be counted (colour_stabiliser.hpp).
Result<GroupFacts> group_facts(const Puzzle& puzzle, Turning turning, Progress& progress);

// What all reachable states have in common, orbit by orbit and between orbits, in words.
struct Laws {
  std::vector<Text> sentences;
  std::vector<std::vector<std::size_t>> orbits;  // by sentence: those it speaks of, from 0; none if of all
  bool complete = false;                         // every state that obeys them can be reached

  void add(Text sentence, std::vector<std::size_t> about) {
    sentences.push_back(std::move(sentence));
    orbits.push_back(std::move(about));
  }
};
Result<Laws> laws(const Puzzle& puzzle, Turning turning, Progress& progress);

}  // namespace asobi::twisty
