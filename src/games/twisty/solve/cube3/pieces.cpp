#include "games/twisty/solve/cube3/pieces.hpp"

#include <algorithm>

namespace asobi::twisty::cube3 {
namespace {

constexpr std::uint8_t inverse_place(std::size_t place, std::uint8_t edge) {
  return static_cast<std::uint8_t>(2 * place + edge % 2);
}
constexpr std::uint8_t inverse_corner(std::size_t place, std::uint8_t corner) {
  return static_cast<std::uint8_t>(3 * place + (3 - corner % 3u) % 3);
}

constexpr std::uint64_t power(std::uint64_t base, int exponent) {
  return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

int symmetry_of_view(int view) {
  const Geometry& geometry = Geometry::get();
  int out = 0;
  for (int i = 0; i < view; ++i) out = geometry.compose(out, geometry.cycle_of_axes());
  return out;
}

}  // namespace

Pieces Pieces::of(const Cube& cube) {
  Pieces out;
  for (std::size_t i = 0; i < edge_count; ++i) {
    out.edges[i] = static_cast<std::uint8_t>(cube.at[first_edge_facelet + 2 * i] - first_edge_facelet);
  }
  for (std::size_t i = 0; i < corner_count; ++i) out.corners[i] = cube.at[3 * i];
  return out;
}

PieceMoves::PieceMoves() {
  for (std::size_t m = 0; m < move_count; ++m) {
    const Pieces move = Pieces::of(Geometry::get().move(static_cast<int>(m)));
    std::size_t next = 0;
    for (std::uint8_t i = 0; i < edge_count; ++i) {
      const std::uint8_t from = move.edges[i];
      if (from != 2 * i)
        edge_steps_[m][next++] = {i, static_cast<std::uint8_t>(from / 2), static_cast<std::uint8_t>(from % 2)};
    }
    next = 0;
    for (std::uint8_t i = 0; i < corner_count; ++i) {
      const std::uint8_t from = move.corners[i];
      if (from != 3 * i)
        corner_steps_[m][next++] = {i, static_cast<std::uint8_t>(from / 3), static_cast<std::uint8_t>(from % 3)};
    }
  }
  for (std::uint8_t by = 0; by < 3; ++by) {
    for (std::uint8_t corner = 0; corner < 24; ++corner) {
      turned_[by][corner] = static_cast<std::uint8_t>(corner - corner % 3 + (corner + by) % 3);
    }
  }
  for (int view = 0; view < view_count; ++view) {
    for (int place = 0; place < edge_count; ++place) fill_edge(view, place);
    for (int place = 0; place < corner_count; ++place) fill_corner(view, place);
  }
  for (std::size_t place = 0; place < edge_count; ++place) {
    for (std::uint8_t edge = 0; edge < 24; ++edge) {
      edges_[other][place][edge] = edges_[moved][edge / 2u][inverse_place(place, edge)];
    }
  }
  for (std::size_t place = 0; place < corner_count; ++place) {
    for (std::uint8_t corner = 0; corner < 24; ++corner) {
      corners_[other][place][corner] = corners_[moved][corner / 3u][inverse_corner(place, corner)];
    }
  }
  for (int face = 0; face < 6; ++face) fill_face(face);
}

// `place` as it is seen in the view.
void PieceMoves::fill_edge(int view, int place) {
  const Geometry& geometry = Geometry::get();
  const int symmetry = symmetry_of_view(view);
  const int own =
      geometry.facelet_image(first_edge_facelet + 2 * place, geometry.inverse_symmetry(symmetry)) - first_edge_facelet;
  for (int edge = 0; edge < 24; ++edge) {
    const int seen = geometry.facelet_image(first_edge_facelet + (edge ^ own % 2), symmetry) - first_edge_facelet;
    EdgeTerm& term = edges_[moved][own / 2][edge];
    if (seen % 2 == 1 && place + 1 < edge_count) term.flips += std::uint64_t{1} << (11 * view + edge_count - 2 - place);
    if (seen / 2 >= 8) term.slices += static_cast<std::uint64_t>(place) * power(12, seen / 2 - 8) << 15 * view;
  }
}

void PieceMoves::fill_corner(int view, int place) {
  if (place + 1 == corner_count) return;
  const Geometry& geometry = Geometry::get();
  const int symmetry = symmetry_of_view(view);
  const int own = geometry.facelet_image(3 * place, geometry.inverse_symmetry(symmetry));
  for (int corner = 0; corner < 24; ++corner) {
    const int seen = geometry.facelet_image(turned_[own % 3][corner], symmetry);
    const auto twist = static_cast<std::uint64_t>((3 - seen % 3) % 3);
    corners_[moved][own / 3][corner] += twist * power(3, corner_count - 2 - place) << 12 * view;
  }
}

void PieceMoves::fill_face(int face) {
  Face& out = faces_[face];
  for (std::size_t i = 0; i < 4; ++i) {
    out.edges[i] = edge_steps_[3 * face][i].from;
    out.corners[i] = corner_steps_[3 * face][i].from;
  }
  for (std::size_t turn = 0; turn < 3; ++turn) {
    const std::size_t move = 3 * static_cast<std::size_t>(face) + turn;
    for (const std::size_t of : {moved, other}) {
      for (std::size_t i = 0; i < 4; ++i) {
        const Step& edge = *std::ranges::find(edge_steps_[move], out.edges[i], &Step::from);
        const Step& corner = *std::ranges::find(corner_steps_[move], out.corners[i], &Step::from);
        for (std::uint8_t piece = 0; piece < 24; ++piece) {
          const EdgeTerm &from = edges_[of][edge.from][piece], &to = edges_[of][edge.place][edge_after(piece, edge)];
          out.edge_turns[of][i][piece][turn] = {to.flips - from.flips, to.slices - from.slices};
          out.corner_turns[of][i][piece][turn] =
              corners_[of][corner.place][corner_after(piece, corner)] - corners_[of][corner.from][piece];
        }
      }
    }
  }
}

BothWays PieceMoves::both_ways(const Cube& cube) const {
  BothWays out{{Pieces::of(cube), Pieces::of(inverse(cube))}, {}};
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::size_t i = 0; i < edge_count; ++i) {
      const EdgeTerm& term = edges_[moved][i][out.pieces[side].edges[i]];
      out.sums[side].flips += term.flips;
      out.sums[side].slices += term.slices;
    }
    for (std::size_t i = 0; i < corner_count; ++i) {
      out.sums[side].twists += corners_[moved][i][out.pieces[side].corners[i]];
    }
  }
  return out;
}

void PieceMoves::sums_after(const Pieces& own, int face, Of of, const Sums& sums, Sums* after) const {
  const Face& at = faces_[face];
  std::array<Sums, 3> out = {sums, sums, sums};
  for (std::size_t i = 0; i < 4; ++i) {
    const auto& edge = at.edge_turns[of][i][own.edges[at.edges[i]]];
    const auto& corner = at.corner_turns[of][i][own.corners[at.corners[i]]];
    for (std::size_t turn = 0; turn < 3; ++turn) {
      out[turn].flips += edge[turn].flips;
      out[turn].slices += edge[turn].slices;
      out[turn].twists += corner[turn];
    }
  }
  std::ranges::copy(out, after);
}

std::array<Pieces, 2> PieceMoves::after(const std::array<Pieces, 2>& pieces, int side, int move) const {
  std::array<Pieces, 2> out = pieces;
  const Pieces& from = pieces[side];
  Pieces &own = out[side], &inverse = out[1 - side];
  for (const Step& step : edge_steps_[move]) {
    const std::uint8_t edge = edge_after(from.edges[step.from], step);
    own.edges[step.place] = edge;
    inverse.edges[edge / 2u] = inverse_place(step.place, edge);
  }
  for (const Step& step : corner_steps_[move]) {
    const std::uint8_t corner = corner_after(from.corners[step.from], step);
    own.corners[step.place] = corner;
    inverse.corners[corner / 3u] = inverse_corner(step.place, corner);
  }
  return out;
}

}  // namespace asobi::twisty::cube3
