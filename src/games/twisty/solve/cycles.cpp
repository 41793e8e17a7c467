#include "games/twisty/solve/cycles.hpp"

#include <algorithm>
#include <cassert>

namespace asobi::twisty {

CycleTable::CycleTable(const OrbitShape& shape, const std::vector<OrbitPart>& turns,
                       const std::vector<std::uint16_t>& inverse_of, const std::vector<std::uint16_t>& usable,
                       Letters word, const OrbitPart& effect)
    : places_(shape.pieces),
      ways_(shape.orientations),
      word_(std::move(word)),
      inverse_of_(inverse_of),
      usable_(usable) {
  assert(usable.size() < far);
  std::vector<int> to(effect.pieces.size()), twist(effect.pieces.size());
  int moved = 0;
  for (std::size_t i = 0; i < effect.pieces.size(); ++i) {
    to[effect.pieces[i]] = static_cast<int>(i);
    twist[effect.pieces[i]] = effect.orientation[i];
    if (effect.pieces[i] != i) moved = static_cast<int>(i);
  }
  home_ = {moved, to[moved], to[to[moved]]};
  for (std::size_t i = 0; i < 3; ++i) twists_[i] = twist[home_[i]];
  for (const std::uint16_t t : usable_) {
    auto& goes = goes_.emplace_back(places_);
    for (int i = 0; i < places_; ++i) goes[turns[t].pieces[i]] = {i, turns[t].orientation[i]};
  }
  const auto n = static_cast<std::size_t>(places_), k = static_cast<std::size_t>(ways_);
  depth_.assign(n * n * n * k * k, far);
  last_.assign(depth_.size(), 0);
  std::vector<std::size_t> queue = {number({home_, 0, 0})};
  depth_[queue[0]] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const Node here = node(queue[i]);
    if (depth_[queue[i]] + 1 == far) break;
    for (std::size_t u = 0; u < usable_.size(); ++u) {
      const std::size_t next = number(after(here, u));
      if (depth_[next] != far) continue;
      depth_[next] = static_cast<std::uint8_t>(depth_[queue[i]] + 1);
      last_[next] = static_cast<std::uint8_t>(u);
      queue.push_back(next);
    }
  }
}

std::size_t CycleTable::number(const Node& node) const {
  const auto n = static_cast<std::size_t>(places_), k = static_cast<std::size_t>(ways_);
  std::size_t out = 0;
  for (const int place : node.at) out = out * n + static_cast<std::size_t>(place);
  return (out * k + static_cast<std::size_t>(node.first)) * k + static_cast<std::size_t>(node.second);
}

CycleTable::Node CycleTable::node(std::size_t number) const {
  const auto n = static_cast<std::size_t>(places_), k = static_cast<std::size_t>(ways_);
  Node out{};
  out.second = static_cast<int>(number % k);
  out.first = static_cast<int>(number / k % k);
  number /= k * k;
  for (std::size_t i = 3; i-- > 0; number /= n) out.at[i] = static_cast<int>(number % n);
  return out;
}

CycleTable::Node CycleTable::after(const Node& node, std::size_t usable) const {
  Node out{};
  std::array<int, 3> twist{};
  for (std::size_t i = 0; i < 3; ++i) std::tie(out.at[i], twist[i]) = goes_[usable][node.at[i]];
  out.first = (node.first + twist[1] - twist[0] + ways_) % ways_;
  out.second = (node.second + twist[2] - twist[1] + ways_) % ways_;
  return out;
}

std::optional<Cycle> CycleTable::cycle(int a, int b, int c, int first, int second) const {
  const std::size_t at = number({{a, b, c}, first, second});
  if (depth_[at] == far) return std::nullopt;
  const int third = (2 * ways_ - first - second) % ways_;
  return Cycle{{a, b, c},
               {(twists_[0] + first) % ways_, (twists_[1] + second) % ways_, (twists_[2] + third) % ways_},
               2 * depth_[at] + static_cast<int>(word_.size()),
               at};
}

Letters CycleTable::word(const Cycle& cycle) const {
  Letters out;  // the set-up, then the word, then back
  std::size_t at = cycle.node;
  while (depth_[at] != 0) {
    const std::uint16_t back = inverse_of_[usable_[last_[at]]];
    out.push_back(back);
    const auto u = static_cast<std::size_t>(std::ranges::find(usable_, back) - usable_.begin());
    at = number(after(node(at), u));
  }
  const Letters setup = out;
  out.insert(out.end(), word_.begin(), word_.end());
  for (std::size_t i = setup.size(); i-- > 0;) out.push_back(inverse_of_[setup[i]]);
  return out;
}

}  // namespace asobi::twisty
