#include "games/gridnim/mirror.hpp"

#include "games/gridnim/shape.hpp"

namespace asobi::gridnim {

namespace {

struct Box {
  int top, left;
  Shape shape;
};

Box smallest_box(const Position& position) {
  const Shape shape = cut_out(position.size, position.stones);
  const int top = position.size.row(std::countr_zero(position.stones));
  int left = position.size.cols;
  for (Mask stones = position.stones; stones != 0; stones &= stones - 1) {
    left = std::min(left, position.size.col(std::countr_zero(stones)));
  }
  return {top, left, shape};
}

MirrorCase case_of(Size box) {
  const bool odd_rows = box.rows % 2 == 1, odd_cols = box.cols % 2 == 1;
  if (odd_rows && odd_cols) return MirrorCase::odd_by_odd;
  return odd_rows || odd_cols ? MirrorCase::even_by_odd : MirrorCase::even_by_even;
}

// The cells on the centre, or on both sides of it in the middle line.
Run centre_run(const Box& box, MirrorCase which) {
  const Size size = box.shape.size;
  return {box.top + (size.rows - 1) / 2, box.left + (size.cols - 1) / 2, which == MirrorCase::odd_by_odd ? 1 : 2,
          which == MirrorCase::even_by_odd && size.rows % 2 == 0};
}

std::vector<int> cells_of(Size size, const Run& run) {
  std::vector<int> out;
  for (Mask left = run.cells(size); left != 0; left &= left - 1) out.push_back(std::countr_zero(left));
  return out;
}

}  // namespace

int Mirror::partner(Size board, int cell) const {
  return board.cell(2 * top + box.rows - 1 - board.row(cell), 2 * left + box.cols - 1 - board.col(cell));
}

std::vector<Partners> Mirror::partners(Size board) const {
  std::vector<Partners> out;
  for (const auto& [a, b] : pairs) out.push_back({board.at(a), board.at(b)});
  return out;
}

Run Mirror::answer(const Run& run) const {
  const int last_row = run.down ? run.row + run.length - 1 : run.row;
  const int last_col = run.down ? run.col : run.col + run.length - 1;
  return {2 * top + box.rows - 1 - last_row, 2 * left + box.cols - 1 - last_col, run.length, run.down,
          half_turn({1, run.length}, run.left)};
}

std::optional<Mirror> mirror_method(const Position& position) {
  if (position.stones == 0) return std::nullopt;
  const Box box = smallest_box(position);
  const Size size = box.shape.size;
  if (half_turn(size, box.shape.cells) != box.shape.cells) return std::nullopt;
  Mirror out = {case_of(size), box.top, box.left, size, {}, {}, {}};
  for (Mask left = position.stones; left != 0; left &= left - 1) {
    const int cell = std::countr_zero(left), other = out.partner(position.size, cell);
    if (cell < other) out.pairs.emplace_back(cell, other);
  }
  if (out.which != MirrorCase::even_by_even) {
    const Run centre = centre_run(box, out.which);
    out.centre = cells_of(position.size, centre);
    const Mask cells = centre.cells(position.size);
    if ((position.stones & cells) == cells) out.first_move = centre;
  }
  return out;
}

bool lost_by_mirror(const Position& position) {
  if (position.stones == 0) return true;
  const auto mirror = mirror_method(position);
  return mirror && !mirror->first_player_wins();
}

std::vector<Run> mirror_moves(const Position& position, const Turn& turn) {
  std::vector<Run> out;
  for (const Run& run : runs_of(position, turn)) {
    if (lost_by_mirror(without(position, run))) out.push_back(run);
  }
  return out;
}

}  // namespace asobi::gridnim
