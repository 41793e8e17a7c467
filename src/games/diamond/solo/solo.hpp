// One army alone on the board: the fewest moves that bring it home. Layers of placements, each once (up to permutations
// of the other axes, solo_placements.hpp); moves can be taken back, so a layer need only be compared with itself and
// the two before it. While a layer has at most `width` placements all are kept, and what is found is proved; beyond,
// only those with least to go. Where the army starts at home and may leave its goal, solo_proof.hpp then asks for fewer
// moves. About 0.2 us a move looked at.
// The bound is never above the fewest moves, from any start and by any switches. Every piece outside the goal moves
// once at least. And while layers 0 … d are whole, what k <= d moves can make of the start is alike to something in one
// of layers 0 … k: for k = 0 it is the start; one move further, the same move, its axes permuted, leads from what it
// was alike to, in layer j < k, to something of layer j + 1 or, if that was left out, of the two before. The
// permutations keep the rules and the goal; so if no placement of layers 0 … d is home, d + 1 moves are needed. This
// asks for no move to be taken back: where one cannot be, a placement may only come again in a later layer.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <type_traits>
#include <vector>

#include "base/context.hpp"
#include "games/diamond/computer/search.hpp"
#include "games/diamond/solo/placements.hpp"
#include "games/diamond/solo/proof.hpp"

namespace asobi::diamond {

struct SoloEffort {
  std::size_t width = 0;  // placements kept after each move
  std::size_t prove = 0;  // placements that the proof may keep
};

struct SoloAnswer {
  std::vector<Move> line;
  int lower_bound = 0;
  std::size_t placements = 0;  // looked at on the way to the line
  std::size_t kept = 0;        // for the proof

  bool proved() const { return lower_bound == static_cast<int>(line.size()); }
};

// The answer itself, unless it contradicts itself: a line of fewer moves than are said to be needed.
inline Result<SoloAnswer> consistent(SoloAnswer answer) {
  if (answer.lower_bound <= static_cast<int>(answer.line.size())) return answer;
  return fail(Code::internal, "a line of {} moves was found where at least {} were said to be needed",
              "少なくとも {1} 手は必要としながら、{0} 手の手順が見つかりました", answer.line.size(),
              answer.lower_bound);
}

template <class B>
class SoloSearch {
 public:
  // The mover has one seat.
  SoloSearch(const Mover<B>& mover, std::size_t width)
      : mover_(mover),
        width_(width),
        to_go_(distances_to_go(mover.board(), mover.seats()[0])),
        alike_(mover.board(), mover.seats()[0]) {}

  Result<SoloAnswer> run(const B& start, Context& context) const {
    SoloAnswer out;
    std::vector<Node> now = {{start, to_go(start)}};
    std::vector<B> before;
    std::vector<std::vector<Link>> links;
    bool complete = true;
    ASOBI_CHECK(context.progress.needs(memory()));
    context.progress.stage({"bringing the army home", "駒を目標へ移しています"});
    while (!is_home(now.front().men)) {
      ASOBI_TRY(std::vector<Link> next, next_layer(before, now, context.progress));
      out.placements += next.size();
      if (next.empty()) return fail(Code::unsolvable, "the army cannot get home", "駒を目標へ移せません");
      if (links.size() == longest()) {
        return fail(Code::limit, "nothing was found within {} moves; give a larger width than {}",
                    "{} 手以内では見つかりません。幅を {} より大きくしてください", links.size(), width_);
      }
      const auto home = std::ranges::find_if(next, [&](const Link& link) { return is_home(after(now, link)); });
      const bool arrived = home != next.end();
      if (arrived) {
        next = {*home};
      } else if (next.size() > width_) {
        complete = false;
        std::ranges::nth_element(next, next.begin() + static_cast<std::ptrdiff_t>(width_), {}, &Link::left);
        next.erase(next.begin() + static_cast<std::ptrdiff_t>(width_), next.end());
      }
      if (complete) out.lower_bound = static_cast<int>(links.size()) + (arrived ? 1 : 2);
      before.clear();
      for (const Node& node : now) before.push_back(node.men);
      std::vector<Node> then;
      for (const Link& link : next) then.push_back({after(now, link), link.left});
      now = std::move(then);
      links.push_back(std::move(next));
      context.progress.advance();
    }
    std::uint32_t at = 0;
    for (std::size_t i = links.size(); i > 0; --i) {
      out.line.push_back(links[i - 1][at].move);
      at = links[i - 1][at].parent;
    }
    std::ranges::reverse(out.line);
    B outside = start;
    outside -= mover_.goal(0);
    out.lower_bound = std::max(out.lower_bound, static_cast<int>(outside.count()));  // each moves once at least
    return out;
  }

 private:
  struct Node {
    B men;
    int left;  // to go
  };
  struct Link {
    int left;
    std::uint32_t parent;
    Move move;
  };

  const Mover<B>& mover_;
  std::size_t width_;
  std::vector<int> to_go_;
  Alike<B> alike_;

  int to_go(const B& men) const {
    int sum = 0;
    men.each([&](Point p) { sum += to_go_[p]; });
    return sum;
  }
  bool is_home(const B& men) const {
    const B& goal = mover_.goal(0);
    return mover_.switches().block_wins ? goal.inside(men) : men.inside(goal);
  }

  static B after(const std::vector<Node>& now, const Link& link) {
    B men = now[link.parent].men;
    men.remove(link.move.from);
    men.add(link.move.to);
    return men;
  }

  Result<std::vector<Link>> next_layer(const std::vector<B>& before, const std::vector<Node>& now,
                                       const Progress& progress) const {
    PlacementSet<B> seen(mover_.board().points());
    const auto is_new = [&](const B& chosen) { return seen.add(PlacementSet<B>::part_of(chosen), {&chosen, 1}) == 1; };
    for (const B& men : before) is_new(alike_.chosen(men));
    for (const Node& node : now) is_new(alike_.chosen(node.men));
    Position<B> position = mover_.empty(0);
    std::vector<Link> next;
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (i % 64 == 0) ASOBI_CHECK(progress.check());
      position.occupied = position.men[0] = now[i].men;
      const auto sums = alike_.sums(now[i].men);
      mover_.each_move(position, [&](Move move) {
        if (move.from == nowhere || !is_new(alike_.chosen_after(now[i].men, sums, move))) return;
        next.push_back({now[i].left + to_go_[move.to] - to_go_[move.from], static_cast<std::uint32_t>(i), move});
      });
    }
    return next;
  }

  // Steps alone would do in fewer moves.
  std::size_t longest() const {
    const Board& board = mover_.board();
    return 4 * board.home(mover_.seats()[0]).size() * static_cast<std::size_t>(board.sum());
  }

  // Some fifty moves from each placement that is kept.
  std::uint64_t memory() const {
    return std::uint64_t{width_} * 50 * (sizeof(Link) + 2 * sizeof(B) + mover_.board().points() / 2);
  }
};

// The best line within the effort, and how few moves there must be.
template <class B>
Result<SoloAnswer> solo(const Mover<B>& mover, const B& start, const SoloEffort& effort, Context& context) {
  ASOBI_TRY(SoloAnswer out, SoloSearch<B>(mover, effort.width).run(start, context));
  if constexpr (!std::is_same_v<B, WideBits>) {
    if (out.proved() || effort.prove == 0 || !mover.switches().leave_goal || start != mover.start().occupied)
      return consistent(std::move(out));
    ASOBI_TRY(SoloProved proved, SoloProof<B>(mover, effort.prove).run(static_cast<int>(out.line.size()), context));
    if (!proved.line.empty()) out.line = std::move(proved.line);
    out.lower_bound = std::max(out.lower_bound, proved.lower_bound);
    out.kept = proved.placements;
  }
  return consistent(std::move(out));
}

}  // namespace asobi::diamond
