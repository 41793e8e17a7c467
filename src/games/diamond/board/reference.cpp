#include "games/diamond/board/reference.hpp"

#include <algorithm>
#include <numeric>

namespace asobi::diamond {

namespace {

// Every x + t (e_i - e_j).
std::vector<ReferenceGame::Spot> moved_by(const ReferenceGame::Spot& x, int t) {
  std::vector<ReferenceGame::Spot> out;
  for (std::size_t i = 0; i < x.size(); ++i) {
    for (std::size_t j = 0; j < x.size(); ++j) {
      if (i == j) continue;
      out.push_back(x);
      out.back()[i] += t;
      out.back()[j] -= t;
    }
  }
  return out;
}

}  // namespace

ReferenceGame::ReferenceGame(int dim, int size, std::vector<Corner> seats, const Switches& switches)
    : dim_(dim), size_(size), seats_(std::move(seats)), switches_(switches) {}

bool ReferenceGame::on_board(const Spot& x) const {
  return 2 * std::accumulate(x.begin(), x.end(), 0) == (dim_ + 1) * size_ &&
         (std::ranges::all_of(x, [](int a) { return a >= 0; }) ||
          std::ranges::all_of(x, [&](int a) { return a <= size_; }));
}

bool ReferenceGame::in_corner(const Spot& x, Corner corner) const {
  const int a = x[static_cast<std::size_t>(corner.axis)];
  return corner.plus ? a > size_ : a < 0;
}

ReferenceGame::Placing ReferenceGame::start() const {
  Placing out;
  Spot x(static_cast<std::size_t>(dim_ + 1), -3 * size_);
  for (;;) {
    for (std::size_t k = 0; k < seats_.size(); ++k) {
      if (on_board(x) && in_corner(x, seats_[k])) out[x] = static_cast<int>(k);
    }
    std::size_t i = 0;
    while (i < x.size() && x[i] == 3 * size_) x[i++] = -3 * size_;
    if (i == x.size()) return out;
    ++x[i];
  }
}

void ReferenceGame::hop(const Placing& placing, const Spot& from, std::set<Spot>& reached) const {
  const auto over = moved_by(from, 1);
  const auto to = moved_by(from, 2);
  for (std::size_t i = 0; i < to.size(); ++i) {
    if (placing.contains(over[i]) && on_board(to[i]) && !placing.contains(to[i]) && reached.insert(to[i]).second) {
      hop(placing, to[i], reached);
    }
  }
}

std::set<std::pair<ReferenceGame::Spot, ReferenceGame::Spot>> ReferenceGame::moves(const Placing& placing,
                                                                                   int player) const {
  std::set<std::pair<Spot, Spot>> out;
  const Corner home = seats_[static_cast<std::size_t>(player)];
  for (const auto& [from, owner] : placing) {
    if (owner != player) continue;
    Placing lifted = placing;
    lifted.erase(from);
    std::set<Spot> reached;
    hop(lifted, from, reached);
    for (const Spot& x : moved_by(from, 1)) {
      if (on_board(x) && !lifted.contains(x)) reached.insert(x);
    }
    reached.erase(from);
    for (const Spot& to : reached) {
      bool allowed = true;
      for (int axis = 0; axis <= dim_; ++axis) {
        const bool foreign = axis != home.axis && (in_corner(to, {axis, false}) || in_corner(to, {axis, true}));
        allowed = allowed && (switches_.foreign_rest || !foreign);
      }
      const bool leaves = in_corner(from, home.opposite()) && !in_corner(to, home.opposite());
      if (allowed && (switches_.leave_goal || !leaves)) out.insert({from, to});
    }
  }
  if (out.empty()) out.emplace();
  return out;
}

bool ReferenceGame::won(const Placing& placing, int player) const {
  const Corner goal = seats_[static_cast<std::size_t>(player)].opposite();
  std::size_t mine = 0, anybodys = 0, army = 0;
  for (const auto& [x, owner] : placing) {
    army += owner == player ? 1 : 0;
    anybodys += in_corner(x, goal) ? 1 : 0;
    mine += in_corner(x, goal) && owner == player ? 1 : 0;
  }
  return switches_.block_wins ? anybodys == army && mine > 0 : mine == army;
}

std::uint64_t ReferenceGame::perft(const Placing& placing, int player, int depth) const {
  if (depth == 0) return 1;
  for (std::size_t k = 0; k < seats_.size(); ++k) {
    if (won(placing, static_cast<int>(k))) return 0;
  }
  std::uint64_t sum = 0;
  for (const auto& [from, to] : moves(placing, player)) {
    Placing next = placing;
    if (!from.empty()) {
      next.erase(from);
      next[to] = player;
    }
    sum += perft(next, (player + 1) % static_cast<int>(seats_.size()), depth - 1);
  }
  return sum;
}

}  // namespace asobi::diamond
