// The Mathieu group M11 from two permutations: its order, and a word for an element that was drawn at random.
#include <asobi/games/group/game.hpp>
#include <asobi/math/group_words.hpp>
#include <fmt/format.h>

int main() {
  asobi::Progress progress;
  const auto generators = asobi::parse_generators("(1 2 3 4 5 6 7 8 9 10 11)\n(3 7 11 8)(4 10 5 6)").value();
  const auto group = asobi::PermutationGroup::generate(generators, progress).value();
  fmt::print("order {}, degree {}\n", to_string(group.order()), group.degree());

  asobi::Random random(7);
  const asobi::Permutation wanted = group.random(random);
  const auto word = asobi::word_for(group, wanted, progress);
  if (!word) return fmt::print("{}\n", word.error().message.en), 1;
  fmt::print("{} =", cycle_text(wanted));
  for (const int letter : *word) fmt::print(" {}", asobi::group::letter_name(letter));
  fmt::print("\n");
  return group.order() == 7920 && multiplied_out(*word, generators, group.degree()) == wanted ? 0 : 1;
}
