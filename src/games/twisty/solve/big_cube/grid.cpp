#include "games/twisty/solve/big_cube/grid.hpp"

#include <algorithm>
#include <numeric>

namespace asobi::twisty::big_cube {
namespace {

int after(int axis, int steps) { return (axis + steps) % 3; }

}  // namespace

Grid::Grid(int size) : size_(size), colours_(6 * cells()) {
  for (int face = 0; face < 6; ++face) {
    std::ranges::fill(std::span(colours_).subspan(place(face, 0, 0), cells()), static_cast<std::uint8_t>(face));
  }
}

// With b and c the axes after a, a quarter about a goes round the faces b+, c+, b-, c-. On the faces of b the layer of
// a is a column (axes after b: c, a), on those of c a row (axes after c: a, b).
void Grid::quarter_of_layer(int axis, int layer) {
  const int b = after(axis, 1), c = after(axis, 2), end = size_ - 1;
  for (int i = 0; i < size_; ++i) {
    std::uint8_t& on_b_plus = colours_[place(2 * b + 1, i, layer)];
    std::uint8_t& on_c_plus = colours_[place(2 * c + 1, layer, end - i)];
    std::uint8_t& on_b_minus = colours_[place(2 * b, end - i, layer)];
    std::uint8_t& on_c_minus = colours_[place(2 * c, layer, i)];
    const std::uint8_t last = on_c_minus;
    on_c_minus = on_b_minus;
    on_b_minus = on_c_plus;
    on_c_plus = on_b_plus;
    on_b_plus = last;
  }
  if (layer == 0) quarter_of_face(2 * axis);
  if (layer == end) quarter_of_face(2 * axis + 1);
}

// (row, column) goes to (N-1-column, row), on both ends of the axis.
void Grid::quarter_of_face(int number) {
  const int end = size_ - 1;
  for (int row = 0; row <= end / 2; ++row) {
    for (int column = row; column < end - row; ++column) {
      std::uint8_t& first = colours_[place(number, row, column)];
      std::uint8_t& second = colours_[place(number, end - column, row)];
      std::uint8_t& third = colours_[place(number, end - row, end - column)];
      std::uint8_t& fourth = colours_[place(number, column, end - row)];
      const std::uint8_t last = fourth;
      fourth = third;
      third = second;
      second = first;
      first = last;
    }
  }
}

void Grid::turn(const Block& block) {
  for (int layer = block.first; layer <= block.last; ++layer) {
    for (int i = 0; i < block.quarters; ++i) quarter_of_layer(block.axis, layer);
  }
}

void Grid::turn(std::span<const Block> blocks) {
  for (const Block& block : blocks) turn(block);
}

int turns_of(const Block& block, int size) {
  return block.first == block.last || block.first == 0 || block.last == size - 1 ? 1 : 2;
}

int turns_of(std::span<const Block> blocks, int size) {
  return std::transform_reduce(blocks.begin(), blocks.end(), 0, std::plus(),
                               [&](const Block& block) { return turns_of(block, size); });
}

std::uint64_t odd_depths(const Block& block, int size) {
  std::uint64_t out = 0;
  for (int layer = block.first; layer <= block.last && block.quarters % 2 == 1; ++layer) {
    const int depth = std::min(layer, size - 1 - layer);
    if (depth > 0 && 2 * depth + 1 < size) out ^= std::uint64_t{1} << (depth - 1);
  }
  return out;
}

std::vector<Block> merged(std::span<const Block> blocks) {
  std::vector<Block> out;
  for (const Block& block : blocks) {
    auto same = out.end();
    for (auto it = out.end(); it != out.begin() && std::prev(it)->axis == block.axis; --it) {
      if (std::prev(it)->first == block.first && std::prev(it)->last == block.last) same = std::prev(it);
    }
    if (same == out.end()) {
      out.push_back(block);
    } else {
      same->quarters = static_cast<std::uint8_t>((same->quarters + block.quarters) % 4);
      if (same->quarters == 0) out.erase(same);
    }
  }
  return out;
}

Result<void> GridReader::fits(const Model& model) {
  if (model.cube_layers() > 0 && model.named.turning == Turning::all) return {};
  return fail(Code::invalid, "this method is for N×N×N cubes only, not for {}",
              "この解法は N×N×N の立方体専用で、{} には使えません", model.named.name);
}

GridReader::GridReader(const Model& model)
    : puzzle_(&model.puzzle), size_(model.puzzle.axes()[0].layer_count()), spots_(model.puzzle.sticker_count()) {
  std::vector<int> face_number(6);  // by face of the solid
  for (int a = 0; a < 3; ++a) {
    face_number[puzzle_->line_of(a).minus_faces[0]] = 2 * a;
    face_number[puzzle_->line_of(a).plus_faces[0]] = 2 * a + 1;
  }
  for (int sticker = 0; sticker < puzzle_->sticker_count(); ++sticker) {
    const int face = face_number[puzzle_->face_of(sticker)];
    spots_[sticker] = {face, puzzle_->layer_of_sticker(sticker, after(face / 2, 1)),
                       puzzle_->layer_of_sticker(sticker, after(face / 2, 2))};
  }
}

int GridReader::sticker_at(int face, int row, int column) const {
  const auto spot = std::ranges::find_if(
      spots_, [&](const Spot& one) { return one.face == face && one.row == row && one.column == column; });
  return static_cast<int>(spot - spots_.begin());
}

Result<Grid> GridReader::read(const Mover& mover, const State& state) const {
  const auto colour_at = [&](int sticker) { return spots_[mover.sticker_at(state, sticker)].face; };
  std::array<int, 6> wanted_on = {-1, -1, -1, -1, -1, -1};  // by colour
  const int place = size_ % 2 == 1 ? size_ / 2 : 0;
  for (int face = 0; face < 6; ++face) {
    if (size_ % 2 == 1) {
      wanted_on[colour_at(sticker_at(face, place, place))] = face;
    } else if (face % 2 == 0) {
      const int colour = colour_at(sticker_at(face, place, place));
      wanted_on[colour] = face;
      wanted_on[colour ^ 1] = face ^ 1;
    }
  }
  if (std::ranges::count(wanted_on, -1) > 0) {
    return fail(Code::unsolvable, "the colours of the middles or of a corner are those of no cube: no turns lead here",
                "中央またはコーナーの色の組み合わせがありえず、どう回してもこの状態にはなりません");
  }
  Grid out(size_);
  for (std::size_t sticker = 0; sticker < spots_.size(); ++sticker) {
    const auto& [face, row, column] = spots_[sticker];
    out.set_colour(face, row, column, wanted_on[colour_at(static_cast<int>(sticker))]);
  }
  return out;
}

std::vector<Turn> GridReader::turns(std::span<const Block> blocks) const {
  std::vector<Turn> out;
  for (const Block& block : blocks) {
    out.push_back(shortest(*puzzle_, {puzzle_->axes()[block.axis].axis, block.first, block.last, block.quarters}));
  }
  return out;
}

}  // namespace asobi::twisty::big_cube
