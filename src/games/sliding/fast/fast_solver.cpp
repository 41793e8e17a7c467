#include "games/sliding/fast/fast_solver.hpp"

#include <algorithm>
#include <optional>

#include "games/sliding/fast/line_beam.hpp"
#include "games/sliding/fast/polish.hpp"

namespace asobi::sliding {

namespace {

constexpr int small_board = 9;      // cells: solved in the fewest moves
constexpr int all_core_board = 25;  // cells: also searched as one core, unless two lines wide

std::vector<Slide> best_peel(const Lattice& lattice, const Normal& start, const Progress& progress) {
  std::vector<Slide> best;
  for (int bits = 0; bits < 8 && !(bits > 0 && progress.stopped()); ++bits) {
    const PeelOrder order = {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0};
    auto slides = peel(lattice, Arrangement(start), start.goal_blank, order);
    if (bits == 0 || slides.size() < best.size()) best = std::move(slides);
  }
  return best;
}

// The widths keep every board within some tens of milliseconds.
std::vector<Slide> search(const Lattice& lattice, const Normal& start, const Progress& progress) {
  const Arrangement board(start);
  const int cells = lattice.shape.cells();
  const bool narrow = lattice.shape.cols == 2;  // there, distances tell little
  std::optional<std::vector<Slide>> best;
  const auto attempt = [&](BeamSettings settings) {
    if (best) settings.longest = static_cast<int>(best->size()) - 2;
    auto slides = line_beam(lattice, board, start.goal_blank, settings, progress);
    if (slides) best = std::move(slides);
  };
  BeamSettings lines = {.order = {}, .largest_core = narrow ? 10 : 16, .width = std::clamp(15000 / cells, 150, 600)};
  if (cells > lines.largest_core) attempt(lines);
  if (cells > lines.largest_core && !best) {
    lines.first_weight = 2;
    lines.haste = 20;
    attempt(lines);
  }
  if (cells <= all_core_board && !narrow) {
    attempt({.order = {}, .largest_core = all_core_board, .core_width = 48000 / cells});
  }
  return polish(lattice, board, best ? *best : best_peel(lattice, start, progress), progress);
}

}  // namespace

Result<std::vector<Slide>> solve_fast(const Normal& start, Progress& progress) {
  if (!solvable(start)) {
    return fail(Code::unsolvable, "the position cannot be solved: its parity is wrong",
                "この配置は解けません。偶奇が合いません");
  }
  const Lattice lattice(start.shape);
  std::vector<Slide> slides;
  if (lattice.shape.cells() <= small_board) {
    slides = peel(lattice, Arrangement(start), start.goal_blank, {});
  } else {
    slides = search(lattice, start, progress);
  }
  ASOBI_CHECK(progress.check());
  if (!solves(start, slides)) {
    return fail(Code::internal, "the solution found does not solve the position", "得られた手順では配置が解けません");
  }
  return slides;
}

}  // namespace asobi::sliding
