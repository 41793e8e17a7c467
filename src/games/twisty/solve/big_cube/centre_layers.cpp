#include "games/twisty/solve/big_cube/centre_layers.hpp"

#include <algorithm>
#include <limits>

namespace asobi::twisty::big_cube {
namespace {

constexpr int level_count = 4;
// Whether there was a run of level 0, where blocks from both ends meet: no or yes.
constexpr int met_values = 2;

// The levels of the layers are what blocks from the ends turn them by; single layers make up the rest. Changes of
// level cost one each. If no run has level 0, one more block is needed.
struct LevelSearch {
  using Row = std::array<std::array<int, met_values>, level_count>;
  static constexpr int never = std::numeric_limits<int>::max() / 2;

  const LayerTurns& layers;
  int width;
  Ends ends;
  std::array<Row, most_layers> turns;

  LevelSearch(const LayerTurns& of, int layer_count, Ends what) : layers(of), width(layer_count), ends(what) {
    for (int level = 0; level < level_count; ++level) {
      for (int met = 0; met < met_values; ++met) turns[0][level][met] = least(0, level, met).turns;
    }
    for (int layer = 1; layer < width; ++layer) add(turns[layer - 1], layers[layer], turns[layer]);
  }

  // The same as least, for all level_count at once.
  static void add(const Row& before, int quarters, Row& row) {
    std::array<int, met_values> change = {never, never};
    for (const auto& at_level : before) {
      for (int met = 0; met < met_values; ++met) change[met] = std::min(change[met], at_level[met] + 1);
    }
    for (int level = 0; level < level_count; ++level) {
      const int single = quarters != level ? 1 : 0;
      const int unmet = std::min(change[0], before[level][0]) + single;
      const int met = std::min(change[1], before[level][1]) + single;
      row[level] = level == 0 ? std::array{never, std::min(unmet, met)} : std::array{unmet, met};
    }
  }

  struct From {
    int turns, level, met;
  };

  From least(int layer, int level, int met) const {
    const int single = layers[layer] != level ? 1 : 0;
    if (layer == 0) {
      if (ends == Ends::still) return {met == 1 ? single + (level != 0 ? 1 : 0) : never, 0, 0};
      return {met == (level == 0 ? 1 : 0) ? single : never, 0, 0};
    }
    From best = {never, 0, 0};
    for (int before = 0; before < level_count; ++before) {
      for (int had = 0; had < met_values; ++had) {
        if ((had == 1 || level == 0) != (met == 1)) continue;
        const int sum = turns[layer - 1][before][had] + (before != level ? 1 : 0) + single;
        if (sum < best.turns) best = {sum, before, had};
      }
    }
    return best;
  }

  int at_the_end(int level, int met) const {
    return turns[width - 1][level][met] + (ends == Ends::still ? (level != 0 ? 1 : 0) : (met == 0 ? 1 : 0));
  }

  From best() const {
    From out = {never, 0, 0};
    for (int level = 0; level < level_count; ++level) {
      for (int met = 0; met < met_values; ++met) {
        if (at_the_end(level, met) < out.turns) out = {at_the_end(level, met), level, met};
      }
    }
    return out;
  }

  std::array<int, most_layers> best_levels() const {
    std::array<int, most_layers> out{};
    From now = best();
    for (int layer = width - 1; layer >= 0; --layer) {
      out[layer] = now.level;
      now = least(layer, now.level, now.met);
    }
    return out;
  }
};

Block layer_block(int axis, int first, int last, int quarters) {
  return {static_cast<std::uint8_t>(axis), static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(last),
          static_cast<std::uint8_t>(quarters & 3)};
}

}  // namespace

int turns_of_layers(const LayerTurns& layers, int width, Ends ends) {
  return LevelSearch(layers, width, ends).best().turns;
}

// Left of a layer of level 0, or of the far end if there is none, blocks begin at the near end, right of it at the far.
std::vector<Block> blocks_of_layers(int axis, const LayerTurns& layers, int width, Ends ends) {
  const std::array<int, most_layers> level = LevelSearch(layers, width, ends).best_levels();
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
