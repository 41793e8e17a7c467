// Inverse, simplification and counts of sequences of turns; all O(turns * layers of an axis).
#include <algorithm>
#include <cstdlib>
#include <functional>

#include "games/twisty/notation.hpp"
#include "games/twisty/notation_grip.hpp"

namespace asobi::twisty {
namespace notation {
namespace {

// Turns about one axis, which commute.
struct Run {
  int axis;
  int whole = 0;           // unit turns of the whole
  std::vector<int> times;  // by layer, besides
};

class Simplifier {
 public:
  Simplifier(const Puzzle& puzzle, Turning turning) : puzzle_(puzzle), turning_(turning) {}

  // When a run vanishes, the next turn may join the run below it.
  void add(const Turn& turn) {
    if (reduced(turn.axis, turn.times) == 0) return;
    if (runs_.empty() || runs_.back().axis != turn.axis) {
      runs_.push_back({turn.axis, 0, std::vector<int>(static_cast<std::size_t>(layers_on(puzzle_, turn.axis)), 0)});
    }
    Run& run = runs_.back();
    if (is_whole(puzzle_, turn)) {
      run.whole = reduced(run.axis, run.whole + reduced(run.axis, turn.times));
    } else {
      for (int l = turn.first; l <= turn.last; ++l) {
        run.times[l] = reduced(run.axis, run.times[l] + reduced(run.axis, turn.times));
      }
    }
    if (std::ranges::adjacent_find(run.times, std::not_equal_to()) == run.times.end()) move_to_whole(run, run.times[0]);
    if (run.whole == 0 && run.times[0] == 0 && std::ranges::count(run.times, 0) == std::ssize(run.times)) {
      runs_.pop_back();
    }
  }

  std::vector<Turn> turns() {
    std::vector<Turn> out;
    for (Run& run : runs_) {
      auto layers = blocks(run);
      if (std::ranges::any_of(layers, [&](const Turn& t) { return !turns_by_hand(puzzle_, turning_, t); })) {
        move_to_whole(run, run.times[puzzle_.axes()[puzzle_.cut_axis(run.axis)].core]);
        layers = blocks(run);
      }
      if (run.whole != 0) out.push_back(whole(puzzle_, run.axis, run.whole));
      out.insert(out.end(), layers.begin(), layers.end());
    }
    return out;
  }

 private:
  const Puzzle& puzzle_;
  Turning turning_;
  std::vector<Run> runs_;

  int reduced(int axis, int times) const { return shortest(puzzle_, {axis, 0, 0, times}).times; }

  void move_to_whole(Run& run, int times) const {
    run.whole = reduced(run.axis, run.whole + times);
    for (int& t : run.times) t = reduced(run.axis, t - times);
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
