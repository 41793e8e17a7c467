// What 3-cycles cannot put right, as one finite quotient of the group of a puzzle. An orbit is *large* if every even
// permutation of its pieces occurs while the other small ones stay as they are, else *small*: five pieces or more are
// large if every even permutation occurs at all, fewer if a word is found that shows it. In the quotient the small
// orbits are as they are; of each large one the sign of its permutation and the sum of its twists are left. Large
// orbits that every turn makes odd together, or none, share a sign.
#pragma once

#include <optional>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/common/turn_actions.hpp"
#include "math/group_words.hpp"

namespace asobi::twisty {

class Quotient {
 public:
  static Result<Quotient> make(const TurnActions& actions, Progress& progress);

  const std::vector<bool>& is_large() const { return is_large_; }  // by orbit
  // The small orbits are home, and the large ones even and untwisted in sum: the word below is empty. Found quickly.
  bool is_home(const OrbitState& state) const { return signs_agree(state) && image(state).is_identity(); }
  // After this word the small orbits are home, and the large ones even and untwisted in sum. Nothing if there is none:
  // turns cannot reach the state.
  std::optional<Letters> word(const OrbitState& state) const;
  // Which law a state breaks for which there is no word.
  Text broken_law(const OrbitState& state, std::string_view puzzle) const;

 private:
  explicit Quotient(const TurnActions& actions) : actions_(&actions) {}
  Result<void> find_large(Progress& progress);
  Result<void> free_small(Progress& progress);
  Result<void> find_words(Progress& progress);
  Result<void> find_signs(const Progress& progress);
  Permutation image(const OrbitState& state) const;
  int twist_sum(const OrbitState& state, std::size_t orbit) const;
  bool signs_agree(const OrbitState& state) const;
  bool reachable_signs(const OrbitState& state) const;

  const TurnActions* actions_;
  std::vector<bool> is_large_;
  static constexpr std::size_t always_even = ~std::size_t{0};
  std::vector<std::size_t> sign_of_;  // by large orbit: the first one that has the same sign after any turns
  Letters generators_;                // turns that do something in the quotient
  std::optional<GroupWords> words_;   // none if it is trivial
};

}  // namespace asobi::twisty
