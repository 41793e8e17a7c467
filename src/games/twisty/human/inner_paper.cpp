#include "games/twisty/human/inner_paper.hpp"

#include <algorithm>
#include <iterator>

#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/inner.hpp"

namespace asobi::twisty::human {

namespace {

constexpr int by_cost[] = {0, 1, -1, 2};  // unit turns of a face

Letters open_letters(const Mechanism& mechanism, int j, int k) {
  return Letters(mechanism.n()).set('j', j).set('k', k).set('p', mechanism.n() - 1 - j);
}

}  // namespace

Word cycle_to_top(const Mechanism& mechanism, int j, int k) {
  return read_word(mechanism, "zp' yk zp yk' xn' yk zp' yk' zp xn", open_letters(mechanism, j, k));
}

Word cycle_to_front(const Mechanism& mechanism, int j, int k) {
  return read_word(mechanism, "yk zp yk' zp' xn' zp yk zp' yk' xn", open_letters(mechanism, j, k));
}

Word PaperInner::word(std::string_view text, int j, int k) const {
  return read_word(*mechanism_, text, open_letters(*mechanism_, j, k));
}

bool PaperInner::is_inner(int place) const { return !mechanism_->puzzle().is_middle(place); }

int PaperInner::wanted(const Hand& hand, std::string_view face) const {
  const int place = CubeParts(*mechanism_).inner(face).places[0];
  return mechanism_->colour(mechanism_->belongs(hand.board().hold(), place));
}

bool PaperInner::shows(const Hand& hand, int place, int colour) const {
  return mechanism_->colour(hand.board().at(place)) == colour;
}

void PaperInner::make_room(Hand& hand, int layer, int place, int colour) const {
  for (const int times : by_cost) {
    const Turn turn{1, layer, layer, times};
    if (shows(hand, mechanism_->fetched(place, std::span(&turn, 1)), colour)) continue;
    if (times != 0) hand.make(turn);
    return;
  }
}

// 14.1.2: each piece of Y- on Z+ in four turns; in five or six if Y- has to be turned first.
void PaperInner::clear_front(Hand& hand, int colour) const {
  for (int j = 1; j < n_; ++j) {
    for (int k = 1; k < n_; ++k) {
      const int from = mechanism_->place("Z+", {j, k, n_});
      if (!is_inner(from)) continue;
      const Word down = word("yk xj' yk' xj", j, k);
      const int to = mechanism_->moved(from, down);
      while (!hand.stopped() && shows(hand, from, colour)) {
        make_room(hand, 0, to, colour);
        hand.make(down);
      }
    }
  }
}

// Three turns bring a row of Y+ to Z+, but for the piece on a diagonal, which comes with the other way to turn Y+; then
// as before.
void PaperInner::bring_down(Hand& hand, int colour) const {
  for (int z = 1; z < n_; ++z) {
    for (int x = 1; x < n_; ++x) {
      const int from = mechanism_->place("Y+", {x, n_, z});
      if (!is_inner(from) || !shows(hand, from, colour)) continue;
      hand.make(x == z ? word("xj' yn' xj", n_ - z, 0) : word("xj' yn xj", z, 0));
      clear_front(hand, colour);
    }
  }
}

// The text names X+ and Z+; all four sides are meant. Pieces that come to a side from which all had been taken are
// taken in another round.
bool PaperInner::bottom(Hand& hand) const {
  const int colour = wanted(hand, "Y-");
  const Look goal = CubeParts(*mechanism_).inner("Y-");
  const auto done = [&] {
    return std::ranges::all_of(goal.places, [&](int place) { return shows(hand, place, colour); });
  };
  while (!hand.stopped() && !done()) {
    for (int side = 0; side < 4; ++side, hand.make(whole(mechanism_->puzzle(), 1))) clear_front(hand, colour);
    bring_down(hand, colour);
  }
  return !hand.stopped();
}

// 14.1.6: every piece of Y+ on X+, after a turn of Y+ where one of its colour stands in its way.
void PaperInner::clear_right(Hand& hand, int colour) const {
  for (int j = 1; j < n_; ++j) {
    for (int k = 1; k < n_; ++k) {
      const int from = mechanism_->place("X+", {n_, j, k});
      if (!is_inner(from)) continue;
      const Word up = cycle_to_top(*mechanism_, j, k);
      const int to = mechanism_->moved(from, up);
      while (!hand.stopped() && shows(hand, from, colour)) {
        make_room(hand, n_, to, colour);
        hand.make(up);
      }
    }
  }
}

bool PaperInner::top(Hand& hand) const {
  const int colour = wanted(hand, "Y+");
  for (int side = 0; side < 4; ++side, hand.make(whole(mechanism_->puzzle(), 1))) clear_right(hand, colour);
  return !hand.stopped();
}

// 14.1.16, MoveInnerRightToFront, with the whole held so that X+ is `from` and Z+ is `to`. What is done if the place is
// taken, the paper does not say: here X+ is turned before, and back after.
bool PaperInner::move_across(Hand& hand, std::string_view from_face, std::string_view to_face, int colour) const {
  const RegularSolid& shape = mechanism_->puzzle().solid().shape();
  const auto takes = [&](int g, std::string_view face, std::string_view to) {
    return shape.image(g, mechanism_->face(face)).face == mechanism_->face(to);
  };
  int held = 0;
  while (!takes(held, "X+", from_face) || !takes(held, "Z+", to_face)) ++held;
  const auto try_one = [&](int place) {
    for (const int times : by_cost) {
      const Turn first{0, n_, n_, times};
      const int turned_place = mechanism_->moved(place, first);
      const int j = mechanism_->layer(turned_place, 1), k = mechanism_->layer(turned_place, 2);
      const Word cycle = cycle_to_front(*mechanism_, j, k);
      if (shows(hand, mechanism_->rotated(held, mechanism_->moved(turned_place, cycle)), colour)) continue;
      Word all;
      if (times != 0) all.push_back(first);
      std::ranges::copy(cycle, std::back_inserter(all));
      if (times != 0) all.push_back(Turn{0, n_, n_, -times});
      hand.make(turned(*mechanism_, shortened(*mechanism_, all), held));
      return true;
    }
    return false;
  };
  for (int y = 1; y < n_; ++y) {
    for (int z = 1; z < n_; ++z) {
      const int place = mechanism_->place("X+", {n_, y, z});
      if (!is_inner(place)) continue;
      while (!hand.stopped() && shows(hand, mechanism_->rotated(held, place), colour)) {
        if (!try_one(place)) return false;
      }
    }
  }
  return !hand.stopped();
}

bool PaperInner::sides(Hand& hand) const {
  struct Move {
    std::string_view colour, from, to;
  };
  constexpr Move moves[] = {{"Z+", "X-", "Z+"}, {"Z+", "Z-", "X+"}, {"Z+", "X+", "Z+"},
                            {"X+", "X-", "Z-"}, {"X+", "Z-", "X+"}, {"Z-", "X-", "Z-"}};
  return std::ranges::all_of(
      moves, [&](const Move& move) { return move_across(hand, move.from, move.to, wanted(hand, move.colour)); });
}

}  // namespace asobi::twisty::human
