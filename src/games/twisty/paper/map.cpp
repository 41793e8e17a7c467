#include "games/twisty/paper/map.hpp"

#include <algorithm>
#include <map>

namespace asobi::twisty::paper {

namespace {

// The piece's layers, counted from `shift`.
std::vector<int> layers_of(const Puzzle& puzzle, int place, int shift) {
  std::vector<int> out = puzzle.layer_indices(place);
  for (int& layer : out) layer -= shift;
  return out;
}

}  // namespace

int LayerMap::mapped() const {
  return static_cast<int>(std::ranges::count_if(piece, [](const auto& image) { return image.has_value(); }));
}

std::optional<LayerMap> map_by_layers(const Puzzle& from, const Puzzle& to, int shift) {
  if (from.family().axis_frame != to.family().axis_frame || from.family().turns != to.family().turns)
    return std::nullopt;
  std::map<std::vector<int>, int> by_layers;
  for (int place = 0; place < static_cast<int>(to.pieces().size()); ++place) {
    if (!by_layers.emplace(layers_of(to, place, 0), place).second) return std::nullopt;
  }
  LayerMap out;
  for (int place = 0; place < static_cast<int>(from.pieces().size()); ++place) {
    const auto found = by_layers.find(layers_of(from, place, shift));
    out.piece.push_back(found == by_layers.end() ? std::nullopt : std::optional(found->second));
  }
  return out;
}

bool turns_agree(const Puzzle& from, const Puzzle& to, int shift, const LayerMap& map) {
  for (const Turn& turn : from.unit_turns()) {
    const int layer = from.layer_index(turn.layer).value() - shift;
    for (std::size_t place = 0; place < map.piece.size(); ++place) {
      if (!map.piece[place]) continue;
      const int image = *map.piece[place];
      const bool moves = from.layer_of(static_cast<int>(place), turn.axis) == turn.layer;
      const bool image_moves = to.layer_index(to.layer_of(image, turn.axis)).value() == layer;
      if (moves != image_moves) return false;
      if (!moves) continue;
      const auto goes = map.piece[static_cast<std::size_t>(from.moved(static_cast<int>(place), turn.axis))];
      if (!goes || *goes != to.moved(image, turn.axis)) return false;
    }
  }
  return true;
}

}  // namespace asobi::twisty::paper
