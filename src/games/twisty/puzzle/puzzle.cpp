#include "games/twisty/puzzle/puzzle.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "games/twisty/geometry/conditions.hpp"
#include "math/modulo.hpp"

namespace asobi::twisty {
namespace {

std::uint64_t hash_of(const std::uint8_t* bytes, std::size_t count) {
  std::uint64_t h = 0x9E3779B97F4A7C15u;
  for (std::size_t i = 0; i < count; ++i) h = (h ^ bytes[i]) * 0x100000001B3u;
  return h ^ (h >> 29);
}

// Equal rows of a table get equal numbers, in the order of their first appearance.
std::vector<int> classes_of_rows(std::span<const std::uint8_t> table, std::size_t width) {
  constexpr std::uint32_t none = ~std::uint32_t{0};
  const std::size_t rows = table.size() / width;
  std::size_t size = 16;
  while (size < 2 * rows) size *= 2;
  std::vector<std::uint32_t> slots(size, none);
  std::vector<int> out(rows);
  int count = 0;
  for (std::size_t row = 0; row < rows; ++row) {
    const std::uint8_t* key = table.data() + row * width;
    std::size_t at = hash_of(key, width) & (size - 1);
    while (slots[at] != none && std::memcmp(table.data() + slots[at] * width, key, width) != 0)
      at = (at + 1) & (size - 1);
    if (slots[at] == none) {
      slots[at] = static_cast<std::uint32_t>(row);
      out[row] = count++;
    } else {
      out[row] = out[slots[at]];
    }
  }
  return out;
}

}  // namespace

Result<Puzzle> Puzzle::make(std::string_view text) {
  ASOBI_TRY(const Description description, parse_description(text));
  return make(description);
}

Result<Puzzle> Puzzle::make(const Description& description, Meeting meeting) {
  ASOBI_CHECK(check_symmetry(description));
  ASOBI_TRY(CutFace face, cut_face(description));
  const Planes planes = planes_of(face.description);
  if (meeting == Meeting::required) ASOBI_CHECK(check_meeting(face.description, planes));

  Puzzle puzzle;
  puzzle.solid_ = &Solid::of(description.solid);
  puzzle.description_ = std::move(face.description);
  puzzle.snaps_ = std::move(face.snaps);
  puzzle.cells_ = std::move(face.cells);
  const RegularSolid& shape = puzzle.solid_->shape();
  for (int f = 0; f < static_cast<int>(shape.faces().size()); ++f) puzzle.frames_.push_back(frame_of(shape, f));
  puzzle.find_axes(planes);
  const auto cells = puzzle.layers_of_cells();
  puzzle.find_cell_turns(cells);
  puzzle.group_pieces(cells);
  return puzzle;
}

void Puzzle::find_axes(const Planes& planes) {
  place_of_axis_.assign(planes.size(), -1);
  for (std::size_t a = 0; a < planes.size(); ++a) {
    if (planes[a].empty()) continue;
    const Axis& line = solid_->axes()[a];
    TurnAxis axis{static_cast<int>(a), turn_order(description_, line), 0, {}, static_cast<int>(layers_.size()), -1};
    for (int i = 0; i < line.order / axis.order; ++i) {
      axis.rotation = solid_->shape().product(axis.rotation, line.rotation);
    }
    for (const Plane& plane : planes[a]) axis.offsets.push_back(plane.at);
    for (int l = 0; l < axis.layer_count(); ++l) {
      const double from = l == 0 ? -line.back : axis.offsets[l - 1];
      const double to = l + 1 == axis.layer_count() ? line.reach : axis.offsets[l];
      if (from < -same_plane && to > same_plane) axis.core = l;
      layers_.push_back({static_cast<int>(axes_.size()), l, from, to});
    }
    place_of_axis_[a] = static_cast<int>(axes_.size());
    axes_.push_back(std::move(axis));
  }
}

std::vector<std::uint8_t> Puzzle::layers_of_cells() const {
  std::vector<std::uint8_t> out;
  out.reserve(cells_.count() * axes_.size());
  for (std::size_t c = 0; c < cells_.count(); ++c) {
    // A sticker of a shell inside lies on a plane, and belongs to the piece below.
    const double below = cells_.shell[c] == 0 ? 0 : smallest_feature / 10;
    const Vector inside = frames_[0].at(cells_.centre(c), cells_.height(c) - below);
    for (const TurnAxis& axis : axes_) {
      const double at = dot(solid_->axes()[axis.axis].direction, inside);
      out.push_back(static_cast<std::uint8_t>(std::ranges::lower_bound(axis.offsets, at) - axis.offsets.begin()));
    }
  }
  return out;
}

void Puzzle::append_image(std::span<const std::uint8_t> cells, int g, std::vector<std::uint8_t>& out) const {
  const std::size_t width = axes_.size(), begin = out.size();
  out.resize(begin + cells.size());
  for (std::size_t a = 0; a < width; ++a) {
    const auto [image, sign] = solid_->image(g, axes_[a].axis);
    const auto to = static_cast<std::size_t>(place_of_axis_[image]);
    const int last = axes_[a].layer_count() - 1;
    for (std::size_t row = 0; row < cells.size(); row += width) {
      const int layer = cells[row + a];
      out[begin + row + to] = static_cast<std::uint8_t>(sign > 0 ? layer : last - layer);
    }
  }
}

void Puzzle::find_cell_turns(std::span<const std::uint8_t> cells) {
  const std::size_t count = cells_.count();
  // Rotation 1 turns face 0 by one corner; the turned cells are found among the cells by their layers.
  std::vector<std::uint8_t> table(cells.begin(), cells.end());
  append_image(cells, 1, table);
  const std::vector<int> number = axes_.empty() ? std::vector<int>{0, 0} : classes_of_rows(table, axes_.size());
  cell_turn_.assign(solid_->shape().sides(), std::vector<std::uint32_t>(count));
  middle_of_.assign(count, -1);
  for (std::uint32_t c = 0; c < count; ++c) {
    assert(number[c] == static_cast<int>(c) && number[count + c] < static_cast<int>(count));
    cell_turn_[0][c] = c;
    if (static_cast<std::uint32_t>(number[count + c]) != c) continue;
    middle_of_[c] = static_cast<int>(middles_.size());
    middles_.push_back(static_cast<int>(c));
  }
  for (std::size_t shift = 1; shift < cell_turn_.size(); ++shift) {
    for (std::size_t c = 0; c < count; ++c) cell_turn_[shift][c] = number[count + cell_turn_[shift - 1][c]];
  }
}

void Puzzle::group_pieces(std::span<const std::uint8_t> cells) {
  const RegularSolid& shape = solid_->shape();
  std::vector<std::uint8_t> table;
  table.reserve(cells.size() * shape.faces().size());
  for (int f = 0; f < static_cast<int>(shape.faces().size()); ++f) append_image(cells, f * shape.sides(), table);
  piece_of_ = axes_.empty() ? std::vector<int>(shape.faces().size(), 0) : classes_of_rows(table, axes_.size());

  const int pieces = std::ranges::max(piece_of_) + 1;
  first_sticker_.assign(pieces + 1, 0);
  for (const int p : piece_of_) ++first_sticker_[p + 1];
  for (int p = 0; p < pieces; ++p) first_sticker_[p + 1] += first_sticker_[p];
  stickers_of_.resize(piece_of_.size());
  layer_of_piece_.resize(pieces * axes_.size());
  std::vector<std::uint32_t> next(first_sticker_.begin(), first_sticker_.end() - 1);
  for (std::size_t s = 0; s < piece_of_.size(); ++s) {
    stickers_of_[next[piece_of_[s]]++] = static_cast<Point>(s);
    std::copy_n(table.begin() + static_cast<std::ptrdiff_t>(s * axes_.size()), axes_.size(),
                layer_of_piece_.begin() + static_cast<std::ptrdiff_t>(piece_of_[s] * axes_.size()));
  }
}

std::vector<Vector> Puzzle::polygon(int sticker) const {
  const FaceFrame& frame = frames_[face_of(sticker)];
  std::vector<Vector> out;
  const auto cell = static_cast<std::size_t>(cell_of(sticker));
  for (std::uint32_t i = cells_.first[cell]; i < cells_.first[cell + 1]; ++i) {
    out.push_back(frame.at(cells_.points[cells_.corners[i]], cells_.height(cell)));
  }
  return out;
}

Vector Puzzle::centre(int sticker) const {
  return frames_[face_of(sticker)].at(cells_.centre(cell_of(sticker)), height_of(sticker));
}

std::vector<int> Puzzle::pieces_in(int layer) const {
  std::vector<int> out;
  for (int p = 0; p < piece_count(); ++p) {
    if (layer_of_piece(p, layers_[layer].axis) == layers_[layer].index) out.push_back(p);
  }
  return out;
}

int Puzzle::rotation_of(int layer, int times) const {
  const TurnAxis& axis = axes_[layers_[layer].axis];
  int g = 0;
  for (int i = modulo(times, axis.order); i > 0; --i) g = solid_->shape().product(g, axis.rotation);
  return g;
}

Permutation Puzzle::rotation(int g) const {
  std::vector<Point> images(piece_of_.size());
  const int count = stickers_per_face();
  for (int f = 0; f < static_cast<int>(frames_.size()); ++f) {
    const auto [face, shift] = solid_->shape().image(g, f);
    for (int c = 0; c < count; ++c) images[f * count + c] = static_cast<Point>(face * count + cell_turn_[shift][c]);
  }
  return Permutation::from_images_unchecked(std::move(images));
}

Permutation Puzzle::turn(int layer, int times) const {
  const auto [axis, index, from, to] = layers_[layer];
  const int g = rotation_of(layer, times), count = stickers_per_face();
  std::vector<Point> images(piece_of_.size());
  for (int f = 0; f < static_cast<int>(frames_.size()); ++f) {
    const auto [face, shift] = solid_->shape().image(g, f);
    for (int c = 0; c < count; ++c) {
      const int s = f * count + c;
      const bool moves = layer_of_piece(piece_of_[s], axis) == index;
      images[s] = static_cast<Point>(moves ? face * count + static_cast<int>(cell_turn_[shift][c]) : s);
    }
  }
  return Permutation::from_images_unchecked(std::move(images));
}

Permutation Puzzle::piece_rotation(int g) const {
  std::vector<Point> images(piece_count());
  for (int p = 0; p < piece_count(); ++p) images[p] = static_cast<Point>(piece_image(g, p));
  return Permutation::from_images_unchecked(std::move(images));
}

Permutation Puzzle::piece_turn(int layer, int times) const {
  std::vector<Point> images = piece_rotation(rotation_of(layer, times)).images();
  for (int p = 0; p < piece_count(); ++p) {
    if (layer_of_piece(p, layers_[layer].axis) != layers_[layer].index) images[p] = static_cast<Point>(p);
  }
  return Permutation::from_images_unchecked(std::move(images));
}

int Puzzle::mark_count() const {
  const auto middles = frames_.size() * middles_.size();
  return sticker_count() + static_cast<int>(middles) * (solid_->shape().sides() - 1);
}

int Puzzle::mark(int sticker, int direction) const {
  if (direction == 0) return sticker;
  const int middle = face_of(sticker) * static_cast<int>(middles_.size()) + middle_of_[cell_of(sticker)];
  return sticker_count() + middle * (solid_->shape().sides() - 1) + direction - 1;
}

int Puzzle::sticker_of_mark(int mark) const {
  if (mark < sticker_count()) return mark;
  const int middle = (mark - sticker_count()) / (solid_->shape().sides() - 1),
            count = static_cast<int>(middles_.size());
  return middle / count * stickers_per_face() + middles_[middle % count];
}

Permutation Puzzle::mark_rotation(int g) const {
  std::vector<Point> images = rotation(g).images();
  images.resize(mark_count());
  const int count = stickers_per_face(), sides = solid_->shape().sides();
  for (int f = 0; f < static_cast<int>(frames_.size()); ++f) {
    const auto [face, shift] = solid_->shape().image(g, f);
    for (const int middle : middles_) {
      for (int d = 0; d < sides; ++d) {
        images[mark(f * count + middle, d)] = static_cast<Point>(mark(face * count + middle, (d + shift) % sides));
      }
    }
  }
  return Permutation::from_images_unchecked(std::move(images));
}

Permutation Puzzle::mark_turn(int layer, int times) const {
  std::vector<Point> images = mark_rotation(rotation_of(layer, times)).images();
  for (int m = 0; m < mark_count(); ++m) {
    if (layer_of_sticker(sticker_of_mark(m), layers_[layer].axis) != layers_[layer].index) {
      images[m] = static_cast<Point>(m);
    }
  }
  return Permutation::from_images_unchecked(std::move(images));
}

std::vector<Vector> Puzzle::section(int layer, bool above) const {
  const Layer& l = layers_[layer];
  const int plane = above ? l.index : l.index - 1;
  const TurnAxis& axis = axes_[l.axis];
  if (plane < 0 || plane >= static_cast<int>(axis.offsets.size())) return {};
  return solid_->shape().section(line_of(l.axis).direction, axis.offsets[plane]);
}

std::vector<Vector> Puzzle::section_below(int layer) const { return section(layer, false); }
std::vector<Vector> Puzzle::section_above(int layer) const { return section(layer, true); }

}  // namespace asobi::twisty
