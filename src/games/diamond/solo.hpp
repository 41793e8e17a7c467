// One army alone on the board: the fewest moves that bring it home. Layers of placements, each once; moves can be taken
// back, so a layer need only be compared with itself and the two before it. While a layer has at most `width`
// placements all are kept, and what is found is proved; beyond, only those with least to go, and the layers that were
// complete give the lower bound. About 0.1 us a move looked at.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <unordered_set>
#include <vector>

#include "base/context.hpp"
#include "games/diamond/search.hpp"

namespace asobi::diamond {

struct SoloAnswer {
  std::vector<Move> line;
  bool proved = false;
  std::size_t lower_bound = 0;
  std::size_t placements = 0;  // looked at
};

template <class B>
class SoloSearch {
 public:
  // The mover has one seat.
  SoloSearch(const Mover<B>& mover, std::size_t width)
      : mover_(mover), width_(width), to_go_(distances_to_go(mover.board(), mover.seats()[0])) {}

  Result<SoloAnswer> run(const Position<B>& start, Context& context) {
    SoloAnswer out;
    std::vector<Node> now = {{start, 0, 0, {}}}, before;
    std::vector<std::vector<Link>> links;
    bool complete = true;
    ASOBI_CHECK(context.progress.needs(memory()));
    context.progress.stage({"bringing the army home", "駒を目標へ移しています"});
    while (!mover_.winner(now.front().position)) {
      ASOBI_TRY(std::vector<Node> next, next_layer(before, now, context.progress));
      out.placements += next.size();
      if (links.size() == longest()) {
        return fail(Code::limit, "nothing was found within {} moves; give a larger width than {}",
                    "{} 手以内では見つかりません。幅を {} より大きくしてください", links.size(), width_);
      }
      if (next.empty()) return fail(Code::unsolvable, "the army cannot get home", "駒を目標へ移せません");
      bring_winner_first(next);
      if (!mover_.winner(next.front().position) && next.size() > width_) {
        complete = false;
        std::ranges::nth_element(next, next.begin() + static_cast<std::ptrdiff_t>(width_), {}, &Node::left);
        next.erase(next.begin() + static_cast<std::ptrdiff_t>(width_), next.end());
      }
      links.emplace_back();
      for (const Node& node : next) links.back().push_back({node.parent, node.move});
      if (complete) out.lower_bound = links.size() + (mover_.winner(next.front().position) ? 0 : 1);
      before = std::move(now);
      now = std::move(next);
      context.progress.advance();
    }
    std::uint32_t at = 0;
    for (std::size_t i = links.size(); i > 0; --i) {
      out.line.push_back(links[i - 1][at].move);
      at = links[i - 1][at].parent;
    }
    std::ranges::reverse(out.line);
    out.lower_bound = std::max(out.lower_bound, every_piece_moves(start));
    out.proved = out.lower_bound == out.line.size();
    return out;
  }

 private:
  struct Link {
    std::uint32_t parent;
    Move move;
  };
  struct Node {
    Position<B> position;
    int left;  // to go
    std::uint32_t parent;
    Move move;
  };
  // A placement of one army is its set of points, here with its hash.
  struct Placement {
    B men;
    std::uint64_t hash;
    friend bool operator==(const Placement& p, const Placement& q) { return p.men == q.men; }
  };
  struct HashOf {
    std::size_t operator()(const Placement& p) const { return p.hash; }
  };
  static Placement placement(const Position<B>& position) { return {position.occupied, position.hash}; }

  const Mover<B>& mover_;
  std::size_t width_;
  std::vector<int> to_go_;

  Result<std::vector<Node>> next_layer(const std::vector<Node>& before, const std::vector<Node>& now,
                                       const Progress& progress) const {
    std::unordered_set<Placement, HashOf> seen;
    for (const auto* layer : {&before, &now}) {
      for (const Node& node : *layer) seen.insert(placement(node.position));
    }
    std::vector<Node> next;
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (i % 256 == 0) ASOBI_CHECK(progress.check());
      Position<B> position = now[i].position;
      mover_.each_move(now[i].position, [&](Move move) {
        if (move.from == nowhere) return;
        mover_.apply(position, move);
        if (seen.insert(placement(position)).second) {
          next.push_back(
              {position, now[i].left + to_go_[move.to] - to_go_[move.from], static_cast<std::uint32_t>(i), move});
        }
        mover_.revert(position, move);
      });
    }
    return next;
  }

  void bring_winner_first(std::vector<Node>& layer) const {
    const auto home =
        std::ranges::find_if(layer, [&](const Node& node) { return mover_.winner(node.position).has_value(); });
    if (home != layer.end()) std::iter_swap(layer.begin(), home);
  }

  // Steps alone would do in fewer moves.
  std::size_t longest() const {
    const Board& board = mover_.board();
    return 4 * board.home(mover_.seats()[0]).size() * static_cast<std::size_t>(board.sum());
  }

  // Some fifty moves from each placement that is kept.
  std::uint64_t memory() const {
    return width_ * 50 * (sizeof(Node) + sizeof(Placement) + 32 + mover_.board().points() / 2);
  }

  // Pieces outside the goal must move at least once each.
  std::size_t every_piece_moves(const Position<B>& start) const {
    B outside = start.men[0];
    outside -= mover_.goal(0);
    return outside.count();
  }
};

}  // namespace asobi::diamond
