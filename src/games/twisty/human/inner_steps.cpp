#include "games/twisty/human/inner_steps.hpp"

#include <span>

#include "games/twisty/human/cube.hpp"

namespace asobi::twisty::human {

namespace {

constexpr std::string_view faces_round[] = {"Z+", "X+", "Z-", "X-"};

using Texts = std::span<const std::string_view>;

// Two layers that cross on the front (14.1.2).
constexpr std::string_view down_texts[] = {"yk xj' yk' xj", "yk' xj' yk xj"};
// A column of the front goes up, and another comes down in its place.
constexpr std::string_view line_texts[] = {"xj' yn xj", "xj' yn' xj", "xj' ynd xj"};
// A layer, and another that a turn of the top puts across it; the third place is on the front. The last turn of the top
// is left out while only colour matters there (14.1.6).
constexpr std::string_view up_texts[] = {"xj' yn xk' yn' xj yn xk | yn'", "xj' yn' xk' yn xj yn' xk | yn"};
// The same with the third place on the face opposite the front.
constexpr std::string_view up_opposite_texts[] = {"xj' yn xk yn' xj yn xk' | yn'", "xj' yn' xk yn xj yn' xk' | yn"};
// The same with the top restored, and after another turn of the top, which is taken back (14.1.16).
constexpr std::string_view across_texts[] = {"xj' yn xk' yn' xj yn xk yn'",    "xj' yn' xk' yn xj yn' xk yn",
                                             "yn' xj' yn xk' yn' xj yn xk",    "yn xj' yn' xk' yn xj yn' xk",
                                             "yn xj' yn xk' yn' xj yn xk ynd", "yn' xj' yn' xk' yn xj yn' xk ynd",
                                             "ynd xj' yn xk' yn' xj yn xk yn", "ynd xj' yn' xk' yn xj yn' xk yn'"};
constexpr std::string_view across_opposite_texts[] = {
    "xj' yn xk yn' xj yn xk' yn'",    "xj' yn' xk yn xj yn' xk' yn",     "yn' xj' yn xk yn' xj yn xk'",
    "yn xj' yn' xk yn xj yn' xk'",    "yn xj' yn xk yn' xj yn xk' ynd",  "yn' xj' yn' xk yn xj yn' xk' ynd",
    "ynd xj' yn xk yn' xj yn xk' yn", "ynd xj' yn' xk yn xj yn' xk' yn'"};

// Their inverses, which take a piece of the front to the face opposite.
constexpr std::string_view straight_texts[] = {"yn xk yn' xj' yn xk' yn' xj",      "yn' xk yn xj' yn' xk' yn xj",
                                               "xk yn' xj' yn xk' yn' xj yn",      "xk yn xj' yn' xk' yn xj yn'",
                                               "ynd xk yn' xj' yn xk' yn' xj yn'", "ynd xk yn xj' yn' xk' yn xj yn",
                                               "yn' xk yn' xj' yn xk' yn' xj ynd", "yn xk yn xj' yn' xk' yn xj ynd"};

std::vector<Pattern> patterns_of(const Mechanism& mechanism, Texts texts, bool apart) {
  std::vector<Pattern> out;
  if (mechanism.n() < 4) return out;
  for (const auto text : texts) out.emplace_back(mechanism, text, apart);
  return out;
}

bool adjacent(int face, int other) { return face / 2 != other / 2; }

}  // namespace

InnerSteps::InnerSteps(const Mechanism& mechanism)
    : mechanism_(&mechanism),
      down_(patterns_of(mechanism, down_texts, false)),
      lines_(patterns_of(mechanism, line_texts, false)),
      up_(patterns_of(mechanism, up_texts, true)),
      up_opposite_(patterns_of(mechanism, up_opposite_texts, true)),
      across_(patterns_of(mechanism, across_texts, true)),
      across_opposite_(patterns_of(mechanism, across_opposite_texts, true)),
      straight_(patterns_of(mechanism, straight_texts, true)) {}

std::vector<Use> InnerSteps::from_sides(std::initializer_list<const std::vector<Pattern>*> lists,
                                        int free_layer) const {
  std::vector<Use> out;
  for (const int times : {0, 1, -1, 2}) {
    for (const auto side : faces_round) {
      const int rotation = rotation_to(*mechanism_, mechanism_->face(side), mechanism_->face("Y+"));
      for (const auto* patterns : lists) {
        for (const Pattern& pattern : *patterns) {
          Use use{&pattern, rotation};
          if (times != 0) use.first = Turn{1, free_layer, free_layer, times};
          out.push_back(use);
        }
      }
    }
  }
  return out;
}

int InnerSteps::wanted(const Hand& hand, std::string_view face) const {
  const int place = CubeParts(*mechanism_).inner(face).places[0];
  return mechanism_->colour(mechanism_->belongs(hand.board().hold(), place));
}

Faces InnerSteps::only(std::string_view face) const {
  Faces out(6);
  out[static_cast<std::size_t>(mechanism_->face(face))] = true;
  return out;
}

void InnerSteps::bottom(Hand& hand, InnerImprovements improved) const {
  const auto uses = from_sides({&down_}, 0);
  const int colour = wanted(hand, "Y-");
  do {
    if (improved.clusters) move_clusters(hand, uses, only("Y-"), Judged::by_colour);
    move_singly(hand, uses, colour);
  } while (!hand.stopped() && empty_top(hand));
}

// Brings down from Y+ to a side as many pieces of Y- as three or four turns can; false if there are none.
bool InnerSteps::empty_top(Hand& hand) const {
  const CubeParts parts(*mechanism_);
  const int above = mechanism_->face("Y+"), colour = wanted(hand, "Y-");
  std::vector<int> places;
  for (const int place : parts.inner("Y+").places) {
    if (mechanism_->colour(hand.board().at(place)) == colour) places.push_back(place);
  }
  Word best;
  double best_rate = 0;
  for (const Use& use : from_sides({&lines_}, parts.n())) {
    if (use.first) break;
    for (int j = 1; j < parts.n(); ++j) {
      const Word word = use.pattern->word({j}, {}, use.rotation);
      int down = 0;
      for (const int place : places) down += mechanism_->colour(mechanism_->moved(place, word)) != above;
      const double rate = static_cast<double>(down) / mechanism_->cost(word);
      if (rate <= best_rate) continue;
      best_rate = rate;
      best = word;
    }
  }
  hand.make(best);
  return !best.empty();
}

void InnerSteps::top(Hand& hand, InnerImprovements improved) const {
  const int n = mechanism_->n() - 1;
  if (improved.clusters) {
    const auto uses = improved.opposite ? from_sides({&up_, &up_opposite_}, n) : from_sides({&up_}, n);
    move_clusters(hand, uses, only("Y+"), Judged::by_colour);
  }
  move_singly(hand, from_sides({&up_}, n), wanted(hand, "Y+"));
}

void InnerSteps::sides(Hand& hand, InnerImprovements improved) const {
  if (improved.clusters) {
    std::vector<Use> uses;
    for (const auto front : faces_round) {
      for (const auto top : faces_round) {
        const int f = mechanism_->face(front), t = mechanism_->face(top);
        if (!adjacent(f, t)) continue;
        const int rotation = rotation_to(*mechanism_, f, t);
        for (const Pattern& pattern : across_) uses.push_back({&pattern, rotation});
        if (!improved.opposite) continue;
        for (const Pattern& pattern : across_opposite_) uses.push_back({&pattern, rotation});
      }
    }
    move_clusters(hand, uses, Faces(6, true), Judged::by_colour);
  }
  struct Move {
    std::string_view colour, from, to;
  };
  constexpr Move moves[] = {{"Z+", "X-", "Z+"}, {"Z+", "Z-", "Z+"}, {"Z+", "Z-", "X+"}, {"Z+", "X+", "Z+"},
                            {"X+", "X-", "X+"}, {"X+", "X-", "Z-"}, {"X+", "Z-", "X+"}, {"Z-", "X-", "Z-"}};
  for (const Move& move : moves) {
    const int from = mechanism_->face(move.from), to = mechanism_->face(move.to);
    const bool straight = !adjacent(from, to);
    if (straight && (!improved.opposite || improved.clusters)) continue;
    std::vector<Use> uses;
    // The third place, from which one comes in exchange, is on a side whose colour is not yet gathered.
    const int top = mechanism_->face(move.from == "Z-" ? "X+" : "Z-");
    const int rotation = rotation_to(*mechanism_, from, straight ? top : to);
    for (const Pattern& pattern : straight ? straight_ : across_) uses.push_back({&pattern, rotation});
    move_singly(hand, uses, wanted(hand, move.colour));
  }
}

}  // namespace asobi::twisty::human
