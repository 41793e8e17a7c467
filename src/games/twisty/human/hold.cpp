#include "games/twisty/human/hold.hpp"

#include <algorithm>

#include "games/twisty/human/cube.hpp"

namespace asobi::twisty::human {

namespace {

constexpr std::string_view faces_of_cube[] = {"X+", "X-", "Y+", "Y-", "Z+", "Z-"};

// Whether the centres, or without them the corner (n,0,n), are right if the whole is held so.
bool fits(const Board& board, int hold) {
  const Mechanism& mechanism = board.mechanism();
  const CubeParts parts(mechanism);
  if (mechanism.n() % 2 == 0) {
    const int corner = parts.corners(0).places[0];
    return board.at(corner) == mechanism.belongs(hold, corner);
  }
  return std::ranges::all_of(faces_of_cube, [&](std::string_view face) {
    const int place = parts.centre(face).places[0];
    return mechanism.colour(board.at(place)) == mechanism.colour(mechanism.belongs(hold, place));
  });
}

bool find_hold(Hand& hand) {
  const Mechanism& mechanism = hand.mechanism();
  int hold = 0;
  while (hold < mechanism.holds() && !fits(hand.board(), hold)) ++hold;
  if (hold == mechanism.holds()) return false;
  hand.hold_as(hold);
  const int below = mechanism.face("Y-");
  for (const auto text : {"", "Xn", "Xn'", "Xnd", "Zn", "Zn'"}) {
    const Word word = read_word(mechanism, text, Letters(mechanism.n()));
    int after = hold;
    for (const Turn& turn : word) after = mechanism.hold_after(after, turn);
    if (mechanism.puzzle().solid().shape().image(after, below).face != below) continue;
    hand.make(word);
    return true;
  }
  return false;
}

}  // namespace

Phase hold_phase(const Mechanism& mechanism, bool improved) {
  const CubeParts parts(mechanism);
  std::vector<Look> centres;
  for (const auto face : faces_of_cube) centres.push_back(parts.centre(face));
  const bool any = mechanism.n() % 2 == 0 && !improved;
  return {"hold",
          "14.1.1",
          {"Y- below", "Y-面センターピース移動"},
          std::move(centres),
          [any](Hand& hand) { return any || find_hold(hand); },
          {"the centres stand as in a mirror", "センターピースの並びが鏡像になっています"}};
}

}  // namespace asobi::twisty::human
