#include "games/twisty/solve/big_cube/edges.hpp"

#include <algorithm>

#include "games/twisty/solve/big_cube/edges_search.hpp"
#include "games/twisty/solve/big_cube/layer_blocks.hpp"
#include "math/ranking.hpp"

namespace asobi::twisty::big_cube {
namespace {

constexpr double rate_of_pairs = 1.1, rate_of_joins = 0.6;
constexpr int exchange_turns = 7;

// Where the wings of the same names stand in the other one.
Slots aims_at(const Slots& wings, const Slots& edges) {
  Slots where, out;
  for (std::uint8_t slot = 0; slot < slot_count; ++slot) where[edges[slot]] = slot;
  std::ranges::transform(wings, out.begin(), [&](std::uint8_t wing) { return where[wing]; });
  return out;
}

Slots aims_at_partners(const Slots& wings) {
  Slots partners;
  std::ranges::transform(wings, partners.begin(),
                         [](std::uint8_t wing) { return static_cast<std::uint8_t>(wing ^ 1); });
  return aims_at(partners, wings);
}

// Of the twelve edges that wings in pairs make.
bool is_odd_in_pairs(const Slots& wings) {
  std::array<std::uint8_t, slot_count / 2> edges;
  for (std::size_t edge = 0; edge < edges.size(); ++edge) edges[edge] = wings[2 * edge] / 2;
  return is_odd(edges);
}

bool turns_corners_oddly(std::span<const Block> blocks, int size) {
  bool odd = false;
  for (const Block& block : blocks) odd ^= (block.first == 0 || block.last == size - 1) && block.quarters % 2 == 1;
  return odd;
}

// As wide as one can afford: some tenths of a second for few orbits, the fewest steps for many.
constexpr std::size_t beam_of_pairs = 40, widest_beam = 150;
std::size_t beam_of_joins(std::size_t orbits) {
  return std::clamp<std::size_t>(400 / (orbits * orbits), 1, widest_beam);
}

// Exchanges two edges of wings of depth 1, and keeps the pairs and the centres.
std::vector<Block> exchange(int size) {
  const auto layer = static_cast<std::uint8_t>(size - 2);
  const Block slice = {0, layer, layer, 2}, up = outer_turn(10, size), front = outer_turn(16, size);
  return {slice, up, front, slice, front, up, slice};
}

}  // namespace

bool has_odd_wings(const EdgePieces& pieces) {
  return std::ranges::any_of(pieces.wings, [](const Slots& wings) { return is_odd(wings); });
}

Edges::Edges(int size) : size_(size), words_(edge_words()) {}

// The word in all its views, or nothing where nothing is odd.
std::vector<Edges::Reached> Edges::made_even(const EdgePieces& pieces) const {
  std::vector<int> odd_depths;
  for (std::size_t i = 0; i < pieces.wings.size(); ++i) {
    if (is_odd(pieces.wings[i])) odd_depths.push_back(static_cast<int>(i) + 1);
  }
  if (odd_depths.empty()) return {{pieces, {}}};
  std::vector<Reached> out;
  for (int view = 0; view < 48; ++view) {
    const auto axis = static_cast<std::uint8_t>(view / 16);
    const bool other_end = view % 2 == 1;
    const auto quarters = static_cast<std::uint8_t>(view / 2 % 2 == 1 ? 3 : 1);
    const int beside = (2 * axis + 2 + view / 4 % 4) % 6;
    std::vector<Block> slices;
    std::vector<std::uint8_t> by_layer(static_cast<std::size_t>(size_), 0);
    const auto add = [&](int layer) {
      slices.push_back({axis, static_cast<std::uint8_t>(layer), static_cast<std::uint8_t>(layer), quarters});
      by_layer[static_cast<std::size_t>(layer)] = quarters;
    };
    for (const int depth : odd_depths) add(layer_at(depth, other_end, size_));
    // With the outer layer they may be one block.
    const int alone = turns_of_layers(by_layer, Ends::none);
    const int outer = layer_at(0, other_end, size_);
    by_layer[static_cast<std::size_t>(outer)] = quarters;
    if (turns_of_layers(by_layer, Ends::none) < alone) add(outer);
    Reached end{pieces, {}};
    for (int i = 0; i < 5; ++i) {
      if (i > 0) end.blocks.push_back(outer_turn(3 * beside + 1, size_));
      end.blocks.insert(end.blocks.end(), slices.begin(), slices.end());
    }
    for (const Block& block : end.blocks) end.pieces.turn(block);
    out.push_back(std::move(end));
  }
  return out;
}

Result<Edges::Reached> Edges::join_pairs(const std::vector<Reached>& from, bool odd_corners, Progress& progress) const {
  const EdgeTask task{size_, {1}, true, beam_of_pairs, rate_of_pairs};
  std::vector<EdgeStart> starts;
  for (const Reached& one : from) starts.push_back({{aims_at_partners(one.pieces.wings[0])}, one.blocks});
  // Starts differ in what they did to the wings, but they all come from the same ones.
  EdgePieces origin = from[0].pieces;
  for (auto it = from[0].blocks.rbegin(); it != from[0].blocks.rend(); ++it) origin.turn(inverse(*it));
  const auto fits_corners = [&](std::span<const Block> blocks) {
    EdgePieces pieces{size_, {origin.wings[0]}, origin.middles};
    for (const Block& block : blocks) {
      const int depth = std::min<int>(block.first, size_ - 1 - block.first);
      if (depth <= 1) pieces.turn(block);
    }
    return is_odd_in_pairs(pieces.wings[0]) == (odd_corners != turns_corners_oddly(blocks, size_));
  };
  const EndCost end_cost = [&](std::span<const Block> blocks) { return fits_corners(blocks) ? 0 : exchange_turns; };
  ASOBI_TRY(std::vector<Block> blocks, search_edges(words_, task, starts, end_cost, progress));
  if (!fits_corners(blocks)) {
    const std::vector<Block> more = exchange(size_);
    blocks.insert(blocks.end(), more.begin(), more.end());
  }
  Reached out{std::move(origin), std::move(blocks)};
  for (const Block& block : out.blocks) out.pieces.turn(block);
  return out;
}

Result<std::vector<Block>> Edges::solve(const Grid& grid, bool odd_corners, Progress& progress) const {
  ASOBI_TRY(const EdgePieces pieces, EdgePieces::read(grid));
  std::vector<Reached> from = made_even(pieces);
  const bool even = size_ % 2 == 0;
  if (even) {
    ASOBI_TRY(Reached paired, join_pairs(from, odd_corners, progress));
    from = {std::move(paired)};
  }
  EdgeTask task{size_, {}, false, 1, rate_of_joins};
  for (int depth = even ? 2 : 1; depth <= (size_ - 2) / 2; ++depth) task.depths.push_back(depth);
  if (task.depths.empty()) return from[0].blocks;
  task.beam = beam_of_joins(task.depths.size());
  std::vector<EdgeStart> starts;
  for (const Reached& one : from) {
    EdgeStart start{{}, one.blocks};
    const Slots& edges = even ? one.pieces.wings[0] : one.pieces.middles;
    for (const int depth : task.depths) {
      start.aims.push_back(aims_at(one.pieces.wings[static_cast<std::size_t>(depth) - 1], edges));
    }
    starts.push_back(std::move(start));
  }
  return search_edges(words_, task, starts, [](std::span<const Block>) { return 0; }, progress);
}

}  // namespace asobi::twisty::big_cube
