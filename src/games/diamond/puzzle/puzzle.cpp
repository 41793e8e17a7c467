#include "games/diamond/puzzle/puzzle.hpp"

#include <algorithm>

namespace asobi::diamond {

namespace {

constexpr std::size_t puzzle_attempts = 20'000;
constexpr std::size_t decoy_attempts = 60;  // for each puzzle

std::size_t room_for_pieces(const Board& board) {
  return board.home({0, false}).size() * static_cast<std::size_t>(board.axes());
}

// A walk of hops and the pieces it needs; `hopped` is empty where the walk cannot go on.
struct HopWalk {
  std::vector<Point> path;
  std::vector<Point> hopped;
};

HopWalk random_walk(const Board& board, std::size_t hops, Random& random) {
  HopWalk walk = {{static_cast<Point>(random.below(board.points()))}, {}};
  const auto in = [](const std::vector<Point>& points, Point p) {
    return std::ranges::find(points, p) != points.end();
  };
  while (walk.path.size() <= hops) {
    std::vector<Jump> choices;
    for (const Jump& jump : board.jumps(walk.path.back())) {
      if (!in(walk.path, jump.over) && !in(walk.path, jump.to) && !in(walk.hopped, jump.to)) choices.push_back(jump);
    }
    if (choices.empty()) return {};
    const Jump jump = choices[random.below(choices.size())];
    if (!in(walk.hopped, jump.over)) walk.hopped.push_back(jump.over);
    walk.path.push_back(jump.to);
  }
  return walk;
}

// Adds pieces beside the walk that open false ways and leave the only shortest way as it is, until there are twice as
// many points to hop to as the way has. False where that does not succeed.
bool add_decoys(const Board& board, const Move ends, std::vector<bool>& occupied, Chain& chain, Random& random) {
  const std::size_t hops = chain.points.size() - 1;
  auto pieces = static_cast<std::size_t>(std::ranges::count(occupied, true));
  for (std::size_t i = 0; i < decoy_attempts && chain.within_reach.size() < 2 * hops; ++i) {
    const auto jumps = board.jumps(chain.within_reach[random.below(chain.within_reach.size())]);
    const Point p = jumps[random.below(jumps.size())].over;
    if (occupied[p] || p == ends.to || pieces == room_for_pieces(board)) continue;
    occupied[p] = true;
    Chain with = shortest_chain(board, occupied, ends);
    if (with.points.size() == hops + 1 && with.ways == 1 && with.within_reach.size() > chain.within_reach.size()) {
      chain = std::move(with);
      ++pieces;
    } else {
      occupied[p] = false;
    }
  }
  return chain.within_reach.size() >= 2 * hops;
}

// The marked piece is player 1's; the others are dealt out to as few players as there is room for.
Placement dealt(const Board& board, Point marked, const std::vector<bool>& occupied, Random& random) {
  const std::size_t most = board.home({0, false}).size();
  std::vector<Point> others;
  for (Point p = 0; p < board.points(); ++p) {
    if (occupied[p] && p != marked) others.push_back(p);
  }
  random.shuffle(others);
  Placement out;
  out.armies.resize(std::max<std::size_t>(2, others.size() / most + 1));
  out.armies[0] = {marked};
  std::size_t player = 0;
  for (const Point p : others) {
    do {
      player = (player + 1) % out.armies.size();
    } while (out.armies[player].size() == most);
    out.armies[player].push_back(p);
  }
  for (auto& army : out.armies) std::ranges::sort(army);
  return out;
}

}  // namespace

Chain shortest_chain(const Board& board, const std::vector<bool>& occupied, Move ends) {
  struct Reached {
    Point at;
    std::size_t before;
    std::size_t hops;
    std::uint64_t ways;
  };
  std::vector<Reached> queue = {{ends.from, 0, 0, 1}};
  std::vector<std::size_t> place(board.points(), 0);  // in the queue; 0: not reached, or the start
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const Jump& jump : board.jumps(queue[i].at)) {
      if (!occupied[jump.over] || jump.over == ends.from || occupied[jump.to] || jump.to == ends.from) continue;
      if (place[jump.to] == 0) {
        place[jump.to] = queue.size();
        queue.push_back({jump.to, i, queue[i].hops + 1, 0});
      }
      Reached& next = queue[place[jump.to]];
      if (next.hops == queue[i].hops + 1) next.ways += queue[i].ways;
    }
  }
  Chain out;
  for (std::size_t i = 1; i < queue.size(); ++i) out.within_reach.push_back(queue[i].at);
  if (place[ends.to] == 0) return out;
  out.ways = queue[place[ends.to]].ways;
  for (std::size_t k = place[ends.to]; k != 0; k = queue[k].before) out.points.push_back(queue[k].at);
  out.points.push_back(ends.from);
  std::ranges::reverse(out.points);
  return out;
}

Chain shortest_chain(const Board& board, const Placement& placement, Move ends) {
  std::vector<bool> occupied(board.points());
  for (const auto& army : placement.armies) {
    for (const Point p : army) occupied[p] = true;
  }
  return shortest_chain(board, occupied, ends);
}

Result<Puzzle> make_puzzle(const Board& board, std::size_t hops, Random& random, const Progress& progress) {
  for (std::size_t i = 0; i < puzzle_attempts; ++i) {
    ASOBI_CHECK(progress.check());
    const HopWalk walk = random_walk(board, hops, random);
    if (walk.path.empty() || walk.hopped.size() >= room_for_pieces(board)) continue;
    const Move ends = {walk.path.front(), walk.path.back()};
    const auto beside = board.neighbours(ends.from);
    const Corner seat = usual_seats(1)[0];
    if (board.height(seat, ends.to) <= board.height(seat, ends.from)) continue;
    if (std::ranges::find(beside, ends.to) != beside.end()) continue;
    std::vector<bool> occupied(board.points());
    occupied[ends.from] = true;
    for (const Point p : walk.hopped) occupied[p] = true;
    Chain chain = shortest_chain(board, occupied, ends);
    if (chain.points.size() != hops + 1 || chain.ways != 1) continue;
    if (!add_decoys(board, ends, occupied, chain, random)) continue;
    return Puzzle{dealt(board, ends.from, occupied, random), ends, std::move(chain)};
  }
  return fail(Code::limit, "no puzzle of {} hops was found on this board; ask for fewer hops or a larger board",
              "この盤では {} 回跳ぶ問題が見つかりません。回数を減らすか、大きな盤にしてください", hops);
}

}  // namespace asobi::diamond
