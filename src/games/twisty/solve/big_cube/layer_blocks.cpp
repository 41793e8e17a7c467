#include "games/twisty/solve/big_cube/layer_blocks.hpp"

#include <algorithm>

namespace asobi::twisty::big_cube {
namespace {

constexpr int level_count = 4;
// Whether there was a run of level 0, where blocks from both ends meet: no or yes. If there is none, one more block is
// needed, unless the whole may end up turned.
constexpr int met_values = 2;
constexpr int never = 1000;

// The least cost of all layers so far, by the level of the last one.
using Costs = std::array<std::array<int, met_values>, level_count>;

struct Place {
  int level, met;
};

Costs of_first(int quarters, Ends ends) {
  Costs out;
  for (int level = 0; level < level_count; ++level) {
    const int begin = ends == Ends::still && level != 0 ? 1 : 0, cost = begin + (quarters != level ? 1 : 0);
    const bool met = ends != Ends::free || level == 0;
    out[level] = met ? std::array{never, cost} : std::array{cost, never};
  }
  return out;
}

Costs with_next(const Costs& before, int quarters) {
  std::array<int, met_values> change = {never, never};
  for (const auto& at_level : before) {
    for (int met = 0; met < met_values; ++met) change[met] = std::min(change[met], at_level[met] + 1);
  }
  Costs out;
  for (int level = 0; level < level_count; ++level) {
    const int single = quarters != level ? 1 : 0;
    const int unmet = std::min(change[0], before[level][0]) + single;
    const int met = std::min(change[1], before[level][1]) + single;
    out[level] = level == 0 ? std::array{never, std::min(unmet, met)} : std::array{unmet, met};
  }
  return out;
}

int with_end(const Costs& costs, Place last, Ends ends) {
  const int end = (ends == Ends::still && last.level != 0) || last.met == 0 ? 1 : 0;
  return costs[last.level][last.met] + end;
}

Place best_end(const Costs& costs, Ends ends) {
  Place best = {0, 1};
  for (int level = 0; level < level_count; ++level) {
    for (int met = 0; met < met_values; ++met) {
      if (with_end(costs, {level, met}, ends) < with_end(costs, best, ends)) best = {level, met};
    }
  }
  return best;
}

// Where the way to `now` came from.
Place before(const Costs& costs, Place now) {
  Place best = now;
  int least = 2 * never;
  for (int level = 0; level < level_count; ++level) {
    for (int met = 0; met < met_values; ++met) {
      if ((met == 1 || now.level == 0) != (now.met == 1)) continue;
      const int cost = costs[level][met] + (level != now.level ? 1 : 0);
      if (cost >= least) continue;
      least = cost;
      best = {level, met};
    }
  }
  return best;
}

Block layer_block(int axis, int first, int last, int quarters) {
  return {static_cast<std::uint8_t>(axis), static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(last),
          static_cast<std::uint8_t>(quarters & 3)};
}

}  // namespace

int turns_of_layers(std::span<const std::uint8_t> layers, Ends ends) {
  if (ends == Ends::still) {  // no block is better than two layers
    const auto turned = std::ranges::count_if(layers, [](std::uint8_t quarters) { return quarters != 0; });
    if (turned <= 2) return static_cast<int>(turned);
  }
  Costs costs = of_first(layers.front(), ends);
  for (const std::uint8_t quarters : layers.subspan(1)) costs = with_next(costs, quarters);
  return with_end(costs, best_end(costs, ends), ends);
}

std::vector<int> levels_of_layers(std::span<const std::uint8_t> layers, Ends ends) {
  std::vector<Costs> costs = {of_first(layers.front(), ends)};
  for (const std::uint8_t quarters : layers.subspan(1)) costs.push_back(with_next(costs.back(), quarters));
  std::vector<int> out(layers.size());
  Place now = best_end(costs.back(), ends);
  for (std::size_t layer = layers.size() - 1;; --layer) {
    out[layer] = now.level;
    if (layer == 0) return out;
    now = before(costs[layer - 1], now);
  }
}

// Left of a layer of level 0, or of the far end if there is none, blocks begin at the near end, right of it at the far.
std::vector<Block> blocks_of_layers(int axis, std::span<const std::uint8_t> layers, Ends ends) {
  const std::vector<int> level = levels_of_layers(layers, ends);
  const int width = static_cast<int>(layers.size());
  const auto level_at = [&](int layer) { return layer < 0 || layer >= width ? 0 : level[layer]; };
  const int last_inner = width - 1, first_boundary = ends == Ends::still ? -1 : 0;
  int pivot = 0;
  while (pivot <= last_inner && level[pivot] != 0) ++pivot;
  std::vector<Block> out;
  for (int layer = first_boundary; layer < pivot; ++layer) {  // between this inner layer and the next
    const int change = (level_at(layer) - level_at(layer + 1)) & 3;
    if (change != 0) out.push_back(layer_block(axis, 0, layer + 1, change));
  }
  for (int layer = pivot; layer < width - (ends == Ends::still ? 0 : 1); ++layer) {
    const int change = (level_at(layer + 1) - level_at(layer)) & 3;
    if (change != 0) out.push_back(layer_block(axis, layer + 2, width + 1, change));
  }
  for (int layer = 0; layer < width; ++layer) {
    if (layers[layer] != level[layer])
      out.push_back(layer_block(axis, layer + 1, layer + 1, layers[layer] - level[layer]));
  }
  return out;
}

}  // namespace asobi::twisty::big_cube
