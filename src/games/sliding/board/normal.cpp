#include "games/sliding/board/normal.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace asobi::sliding {

int Symmetry::cell(Shape from, int cell) const {
  const int r = flip_rows ? from.rows - 1 - from.row(cell) : from.row(cell);
  const int c = flip_cols ? from.cols - 1 - from.col(cell) : from.col(cell);
  return transpose ? shape(from).cell(c, r) : from.cell(r, c);
}

Slide Symmetry::slide(Slide from) const {
  const bool horizontal = from == Slide::left || from == Slide::right;
  const Slide flipped = (horizontal ? flip_cols : flip_rows) ? opposite(from) : from;
  // left <-> up, right <-> down
  return transpose ? static_cast<Slide>(static_cast<int>(flipped) ^ 2) : flipped;
}

Slide Symmetry::slide_back(Slide to) const {
  return *std::ranges::find_if(all_slides, [&](Slide from) { return slide(from) == to; });
}

bool Normal::solved() const {
  for (std::size_t cell = 0; cell < home.size(); ++cell) {
    if (home[cell] != cell) return false;
  }
  return true;
}

void Normal::slide_unchecked(Slide slide) {
  const int next = *blank_after(shape, blank, slide);
  std::swap(home[blank], home[next]);
  blank = next;
}

namespace {

// By cell of `position`: the cell of `goal` with the same tile.
std::vector<Cell> homes(const Position& position, const Position& goal) {
  std::vector<Cell> cell_of(goal.tiles.size());
  for (std::size_t cell = 0; cell < goal.tiles.size(); ++cell) cell_of[goal.tiles[cell]] = static_cast<Cell>(cell);
  std::vector<Cell> out(position.tiles.size());
  for (std::size_t cell = 0; cell < out.size(); ++cell) out[cell] = cell_of[position.tiles[cell]];
  return out;
}

// The symmetry that makes rows >= cols and, among those, the blank's cell greatest.
Symmetry best_symmetry(Shape shape, int blank) {
  Symmetry best;
  int best_cell = -1;
  for (int bits = 0; bits < 8; ++bits) {
    const Symmetry s = {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0};
    const Shape turned = s.shape(shape);
    if (turned.rows >= turned.cols && s.cell(shape, blank) > best_cell) {
      best = s;
      best_cell = s.cell(shape, blank);
    }
  }
  return best;
}

}  // namespace

Normal normalise(const Position& position, const Position& goal) {
  const Shape from = position.shape;
  const Symmetry s = best_symmetry(from, goal.blank);
  Normal out{s.shape(from), s.cell(from, goal.blank), s.cell(from, position.blank),
             std::vector<Cell>(position.tiles.size()), s};
  const auto home = homes(position, goal);
  for (int cell = 0; cell < from.cells(); ++cell) {
    out.home[s.cell(from, cell)] = static_cast<Cell>(s.cell(from, home[cell]));
  }
  return out;
}

Normal solved_normal(Shape shape, int goal_blank) {
  Normal out{shape, goal_blank, goal_blank, std::vector<Cell>(shape.cells()), {}};
  std::iota(out.home.begin(), out.home.end(), Cell{0});
  return out;
}

Position original(const Normal& normal, const Position& goal) {
  const Shape from = goal.shape;
  const Symmetry& s = normal.symmetry;
  std::vector<Cell> back(goal.tiles.size());
  for (int cell = 0; cell < from.cells(); ++cell) back[s.cell(from, cell)] = static_cast<Cell>(cell);
  Position out = goal;
  for (int cell = 0; cell < from.cells(); ++cell) out.tiles[cell] = goal.tiles[back[normal.home[s.cell(from, cell)]]];
  out.blank = back[normal.blank];
  return out;
}

std::vector<Slide> restored(const Normal& normal, std::vector<Slide> slides) {
  for (Slide& slide : slides) slide = normal.symmetry.slide_back(slide);
  return slides;
}

namespace {

// `home` by cell: where the thing on that cell belongs.
bool parities_agree(Shape shape, const std::vector<Cell>& home, int blank, int goal_blank) {
  std::vector<bool> seen(home.size());
  int cycles = 0;
  for (std::size_t start = 0; start < home.size(); ++start) {
    if (seen[start]) continue;
    ++cycles;
    for (std::size_t at = start; !seen[at]; at = home[at]) seen[at] = true;
  }
  const int exchanges = shape.cells() - cycles;  // whose product the permutation is
  return (exchanges - shape.distance(blank, goal_blank)) % 2 == 0;
}

}  // namespace

bool solvable(const Normal& normal) {
  return parities_agree(normal.shape, normal.home, normal.blank, normal.goal_blank);
}

bool solvable(const Position& position, const Position& goal) {
  return parities_agree(goal.shape, homes(position, goal), position.blank, goal.blank);
}

bool solves(Normal normal, const std::vector<Slide>& slides) {
  for (const Slide slide : slides) {
    if (!blank_after(normal.shape, normal.blank, slide)) return false;
    normal.slide_unchecked(slide);
  }
  return normal.solved();
}

bool leads_to(Position position, const std::vector<Slide>& slides, const Position& goal) {
  for (const Slide slide : slides) {
    if (!position.can(slide)) return false;
    position.slide_unchecked(slide);
  }
  return position == goal;
}

}  // namespace asobi::sliding
