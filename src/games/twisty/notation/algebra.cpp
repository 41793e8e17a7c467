// Inverse, simplification and counts of sequences of turns; all O(turns * layers of an axis).
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

#include "games/twisty/notation/grip.hpp"
#include "games/twisty/notation/notation.hpp"

namespace asobi::twisty {
namespace notation {
namespace {

// Turns about one axis, which commute: rotations of the whole, and besides them either `times` or `given`.
struct Run {
  int axis;
  int whole = 0;                 // unit turns
  std::vector<int> times;        // by layer
  std::vector<Turn> given = {};  // what was given, the same layers only once
};

class Simplifier {
 public:
  Simplifier(const Puzzle& puzzle, Turning turning) : puzzle_(puzzle), turning_(turning) {}

  // When a run vanishes, the next turn may join the run below it.
  void add(const Turn& turn) {
    const int times = reduced(turn.axis, turn.times);
    if (times == 0) return;
    if (runs_.empty() || runs_.back().axis != turn.axis) {
      runs_.push_back({turn.axis, 0, std::vector<int>(static_cast<std::size_t>(layers_on(puzzle_, turn.axis)), 0)});
    }
    Run& run = runs_.back();
    if (is_whole(puzzle_, turn)) {
      run.whole = reduced(run.axis, run.whole + times);
    } else {
      for (int l = turn.first; l <= turn.last; ++l) run.times[l] = reduced(run.axis, run.times[l] + times);
      add_given(run, {turn.axis, turn.first, turn.last, times});
      if (all_alike(run)) {
        move_to_whole(run, run.times[0]);
        run.given.clear();
      }
    }
    if (run.whole == 0 && run.times[0] == 0 && all_alike(run)) runs_.pop_back();
  }

  // Layer by layer, unless what was given is shorter.
  std::vector<Turn> turns() const {
    std::vector<Turn> out;
    for (const Run& run : runs_) {
      const Run by_hand = with_blocks_by_hand(run);
      const auto layers = blocks(by_hand);
      const bool shorter = std::pair(run.given.size(), run.whole != 0) < std::pair(layers.size(), by_hand.whole != 0);
      const int rotation = shorter ? run.whole : by_hand.whole;
      if (rotation != 0) out.push_back(whole(puzzle_, run.axis, rotation));
      const auto& rest = shorter ? run.given : layers;
      out.insert(out.end(), rest.begin(), rest.end());
    }
    return out;
  }

 private:
  const Puzzle& puzzle_;
  Turning turning_;
  std::vector<Run> runs_;

  int reduced(int axis, int times) const { return shortest(puzzle_, {axis, 0, 0, times}).times; }

  static bool all_alike(const Run& run) {
    return std::ranges::adjacent_find(run.times, std::not_equal_to()) == run.times.end();
  }

  void add_given(Run& run, const Turn& turn) const {
    const auto same =
        std::ranges::find_if(run.given, [&](const Turn& t) { return t.first == turn.first && t.last == turn.last; });
    if (same == run.given.end()) {
      run.given.push_back(turn);
    } else {
      same->times = reduced(run.axis, same->times + turn.times);
      if (same->times == 0) run.given.erase(same);
    }
  }

  void move_to_whole(Run& run, int times) const {
    run.whole = reduced(run.axis, run.whole + times);
    for (int& t : run.times) t = reduced(run.axis, t - times);
  }

  // Leaves a fixed core alone if it would be turned within a block that cannot be turned by hand.
  Run with_blocks_by_hand(Run run) const {
    if (!std::ranges::all_of(blocks(run), [&](const Turn& t) { return turns_by_hand(puzzle_, turning_, t); })) {
      move_to_whole(run, run.times[puzzle_.axes()[puzzle_.cut_axis(run.axis)].core]);
    }
    return run;
  }

  // Neighbouring layers that turn alike, together.
  static std::vector<Turn> blocks(const Run& run) {
    std::vector<Turn> out;
    for (int l = 0; l < static_cast<int>(run.times.size()); ++l) {
      if (run.times[l] == 0) continue;
      if (!out.empty() && out.back().last == l - 1 && out.back().times == run.times[l]) {
        out.back().last = l;
      } else {
        out.push_back({run.axis, l, l, run.times[l]});
      }
    }
    return out;
  }
};

}  // namespace
}  // namespace notation

std::vector<Turn> inverse(const Puzzle& puzzle, std::span<const Turn> turns) {
  std::vector<Turn> out;
  out.reserve(turns.size());
  for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn) out.push_back(inverse(puzzle, *turn));
  return out;
}

std::vector<Turn> simplified(const Puzzle& puzzle, std::span<const Turn> turns, Turning turning) {
  notation::Simplifier simplifier(puzzle, turning);
  for (const Turn& turn : turns) simplifier.add(turn);
  return simplifier.turns();
}

TurnCount count(const Puzzle& puzzle, std::span<const Turn> turns) {
  TurnCount out;
  for (const Turn& turn : turns) {
    const int times = std::abs(shortest(puzzle, turn).times);
    if (times == 0 || is_whole(puzzle, turn)) continue;
    const int layers = turn.last - turn.first + 1;
    out.quarter += times * layers;
    out.half += 1;
    out.layers += layers;
  }
  return out;
}

}  // namespace asobi::twisty
