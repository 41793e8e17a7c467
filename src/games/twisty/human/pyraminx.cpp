#include "games/twisty/human/pyraminx.hpp"

#include <algorithm>
#include <array>

namespace asobi::twisty::human {

namespace {

// The edge piece of (0,1,1,0), where m is layer 1; 14.4.3.
constexpr std::string_view face_edge = R"(
jm im jm' im'
jm im' jm' im
jm km jm' km'
jm' km jm km'
jm' lm jm lm'
km jm' km' jm
km lm' km' lm
km' im km im'
km' im' km im
km' jm' km jm
jm' lm jm' lm' jm'
km lm' km lm km
im km' jm im' km jm'
jm im' jm' km' im' km im'
)";
// The three edge pieces above; the whole may be turned about I first. 14.4.4: which way they point; 14.4.5: where they
// are.
constexpr std::string_view upper_directions = R"(
lm im km im' km' lm'
)";
constexpr std::string_view upper_positions = R"(
lm im lm' im lm im lm'
lm im' lm' im' lm im' lm'
)";
// What else is shortest for both at once.
constexpr std::string_view upper_both = R"(
lm km im km' im' lm'
im' km im' jm im jm' im km'
km im' jm im jm' im km' im'
lm im' lm' im lm' jm lm jm'
)";

// As the paper has them: 9 turns for directions, 11 for positions. Both are lost; these are of that length.
constexpr std::string_view paper_directions = "km im km lm km lm im lm im";
constexpr std::string_view paper_positions = R"(
im' jm im' jm im' jm' im' jm im' jm im'
im jm im jm im jm' im jm im jm im
)";

constexpr std::string_view about_i[] = {"", "In", "In'"};

std::vector<Word> held_about_i(const Mechanism& mechanism) {
  std::vector<Word> out;
  for (const auto text : about_i) out.push_back(read_word(mechanism, text, Letters(mechanism.n())));
  return out;
}

// In the order in which In' brings them to (0,1,1,0).
std::vector<int> face_edges(const Mechanism& mechanism) {
  return {mechanism.place("I", {0, 1, 1, 0}), mechanism.place("I", {0, 0, 1, 1}), mechanism.place("I", {0, 1, 0, 1})};
}

Look upper_edges(const Mechanism& mechanism) {
  return {{mechanism.place("K", {1, 1, 0, 0}), mechanism.place("L", {1, 0, 1, 0}), mechanism.place("J", {1, 0, 0, 1})}};
}

Look in_any_place(Look look) {
  look.group = static_cast<int>(look.places.size());
  return look;
}

}  // namespace

Pyraminx::Pyraminx(const Mechanism& mechanism) : mechanism_(&mechanism) {
  const Letters letters(mechanism.n());
  const auto words = [&](std::string_view lines) { return read_words(mechanism, lines, letters); };
  const auto edges = face_edges(mechanism);
  edge_ = std::make_unique<Table>(mechanism, Look{{edges[0]}}, std::vector<Look>{{{edges[1]}}, {{edges[2]}}});
  edge_->add(words(face_edge));
  edge_->longest_in_print(7);
  const auto holds = held_about_i(mechanism);
  directions_ = std::make_unique<Table>(mechanism, in_any_place(upper_edges(mechanism)));
  directions_->add(words(upper_directions), holds);
  positions_ = std::make_unique<Table>(mechanism, upper_edges(mechanism));
  positions_->add(words(upper_positions), holds);
  paper_directions_ = std::make_unique<Table>(mechanism, in_any_place(upper_edges(mechanism)));
  paper_directions_->add(words(paper_directions), holds, Written::as_it_is);
  paper_positions_ = std::make_unique<Table>(mechanism, upper_edges(mechanism));
  paper_positions_->add(words(paper_positions), {}, Written::as_it_is);
  both_ = std::make_unique<Table>(mechanism, upper_edges(mechanism));
  for (const auto lines : {upper_directions, upper_positions, upper_both}) both_->add(words(lines), holds);
}

bool Pyraminx::place_edges(Hand& hand, bool improved) const {
  const Turn next = whole(mechanism_->puzzle(), 0, -1);
  if (!improved) {
    for (int edge = 0; edge < 3; ++edge, hand.make(next)) {
      if (!hand.follow(*edge_, edge_->possible(edge_->look().seen(hand.board())))) return false;
    }
    return true;
  }
  Word best;
  int least = -1;
  std::array<int, 3> order = {0, 1, 2};
  do {
    Hand trial(hand.board());
    int held = 0;
    for (const int edge : order) {
      for (; held != edge; held = (held + 1) % 3) trial.make(next);
      if (!trial.follow(*edge_, edge_->standing(trial.board()))) return false;
    }
    int cost = mechanism_->cost(trial.turns());
    if (const Procedure* last = both_->find(trial.board())) cost += last->cost;
    if (least >= 0 && cost >= least) continue;
    least = cost;
    best = trial.turns();
  } while (std::ranges::next_permutation(order).found);
  hand.make(best);
  return true;
}

std::vector<Phase> Pyraminx::phases(Manner manner) const {
  const bool improved = manner == Manner::improved, paper = manner == Manner::paper;
  const Table &directions = paper ? *paper_directions_ : *directions_,
              &positions = paper ? *paper_positions_ : *positions_;
  const auto once = [](const Table& table) { return [&table](Hand& hand) { return hand.follow(table, ~0u); }; };
  const Text flipped = {"an edge is flipped by itself", "エッジピースが1個だけ裏返っています"};
  const Text swapped = {"two edges have changed places, or one is flipped, and nothing else",
                        "エッジピースが2個だけ入れ替わっているか、1個だけ裏返っています"};
  std::vector<Phase> out = {
      tetrahedron_hold_phase(*mechanism_),
      corner_directions_phase(*mechanism_),
      {"face-edges",
       "14.4.3",
       {"edges of face I", "I面のエッジ順ピース合わせ"},
       {{face_edges(*mechanism_)}},
       [this, improved](Hand& hand) { return place_edges(hand, improved); },
       flipped,
       {edge_.get()}},
  };
  if (improved) {
    out.push_back({"upper-edges",
                   "14.4.5",
                   {"edges of layer I1", "I第1層のエッジ順ピース合わせ"},
                   {upper_edges(*mechanism_)},
                   once(*both_),
                   swapped,
                   {both_.get()}});
    return out;
  }
  out.push_back({"upper-directions",
                 "14.4.4",
                 {"edges of layer I1, directions", "I第1層のエッジ順ピース方向合わせ"},
                 {in_any_place(upper_edges(*mechanism_))},
                 once(directions),
                 flipped,
                 {&directions}});
  out.push_back({"upper-positions",
                 "14.4.5",
                 {"edges of layer I1, positions", "I第1層のエッジ順ピース位置合わせ"},
                 {upper_edges(*mechanism_)},
                 once(positions),
                 swapped,
                 {&positions}});
  for (Phase& phase : out) phase.as_written = paper;
  return out;
}

}  // namespace asobi::twisty::human
