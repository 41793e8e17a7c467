#include "games/twisty/paper/group.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <set>

namespace asobi::twisty::paper {

namespace {

using Marked = std::pair<int, SignedPermutation>;  // place, direction

Marked turned(const Puzzle& puzzle, const Marked& from, const Turn& turn) {
  if (puzzle.layer_of(from.first, turn.axis) != turn.layer) return from;
  return {puzzle.moved(from.first, turn.axis),
          from.second * puzzle.family().axes[static_cast<std::size_t>(turn.axis)].matrix};
}

// All that `start` can come to; a turn that moves it is found from its layer on each axis.
std::vector<Marked> reachable(const Puzzle& puzzle, int start) {
  std::vector<Marked> list = {{start, SignedPermutation::identity(puzzle.family().side_frame->size())}};
  std::set<Marked> seen = {list.front()};
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (int axis = 0; axis < puzzle.axes(); ++axis) {
      const Marked to = turned(puzzle, list[i], {axis, puzzle.layer_of(list[i].first, axis), 1});
      if (seen.insert(to).second) list.push_back(to);
    }
  }
  return list;
}

template <class Thing, class Step>
std::vector<Permutation> as_permutations(const Puzzle& puzzle, const std::vector<Thing>& things, const Step& step) {
  std::map<Thing, Point> number;
  for (const Thing& thing : things) number.emplace(thing, static_cast<Point>(number.size()));
  assert(number.size() <= Permutation::max_degree);
  std::vector<Permutation> out;
  for (const Turn& turn : puzzle.unit_turns()) {
    std::vector<Point> images;
    for (const Thing& thing : things) images.push_back(number.at(step(thing, turn)));
    out.push_back(Permutation::from_images_unchecked(std::move(images)));
  }
  return out;
}

}  // namespace

std::vector<Permutation> sticker_turns(const Puzzle& puzzle) {
  return as_permutations(puzzle, puzzle.stickers(), [&](const Sticker& from, const Turn& turn) {
    if (puzzle.layer_of(from.place, turn.axis) != turn.layer) return from;
    return Sticker{puzzle.moved(from.place, turn.axis),
                   puzzle.family().axes[static_cast<std::size_t>(turn.axis)].matrix.image(from.side)};
  });
}

std::vector<Permutation> marked_turns(const Puzzle& puzzle) {
  std::vector<bool> done(puzzle.pieces().size());
  std::vector<Marked> points;
  for (int place = 0; place < static_cast<int>(done.size()); ++place) {
    if (done[static_cast<std::size_t>(place)]) continue;
    for (const Marked& marked : reachable(puzzle, place)) {
      done[static_cast<std::size_t>(marked.first)] = true;
      points.push_back(marked);
    }
  }
  return as_permutations(puzzle, points,
                         [&](const Marked& from, const Turn& turn) { return turned(puzzle, from, turn); });
}

std::vector<SignedPermutation> directions(const Family& family) {
  std::vector<SignedPermutation> list = {SignedPermutation::identity(family.side_frame->size())};
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (const Axis& axis : family.axes) {
      const SignedPermutation next = list[i] * axis.matrix;
      if (std::ranges::find(list, next) == list.end()) list.push_back(next);
    }
  }
  return list;
}

std::vector<SignedPermutation> directions_at_home(const Puzzle& puzzle, int place) {
  std::vector<SignedPermutation> out;
  for (const auto& [at, direction] : reachable(puzzle, place)) {
    if (at == place) out.push_back(direction);
  }
  return out;
}

}  // namespace asobi::twisty::paper
