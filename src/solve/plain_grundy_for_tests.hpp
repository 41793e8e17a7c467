// For tests: Grundy numbers of a game on numbers the slow, obvious way: the least number that no move leads to.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "solve/number_game.hpp"

namespace asobi {

using KnownGrundy = std::map<std::vector<std::uint64_t>, std::uint64_t>;

inline std::uint64_t plain_grundy(const NumberGame& game, const std::vector<std::uint64_t>& tuple, KnownGrundy& known) {
  if (const auto found = known.find(tuple); found != known.end()) return found->second;
  std::set<std::uint64_t> next;
  for (const auto& after : game.after(tuple)) next.insert(plain_grundy(game, after, known));
  std::uint64_t out = 0;
  while (next.contains(out)) ++out;
  return known.emplace(tuple, out).first->second;
}

}  // namespace asobi
