#include "games/twisty/solve/big_cube/finish.hpp"

#include <algorithm>

#include "games/twisty/solve/big_cube/edges_slots.hpp"
#include "games/twisty/solve/cube3/reader.hpp"

namespace asobi::twisty::big_cube {
namespace {

// The shortest that is found among so many nodes, a tenth of a second.
constexpr cube3::TwoPhaseLimits finish_limits = {.length = 16, .nodes = 200'000};

int colour_of_facelet(const Grid& grid, int facelet) {
  const cube3::Geometry& geometry = cube3::Geometry::get();
  const int end = grid.size() - 1, face = geometry.face(facelet);
  const auto layer = [&](int axis) {
    const int third = geometry.layers(facelet)[static_cast<std::size_t>(axis % 3)];
    return third < 0 ? 0 : third > 0 ? end : grid.size() / 2;
  };
  return grid.colour(face, layer(face / 2 + 1), layer(face / 2 + 2));
}

// Pieces of so many facelets from `first` on. False if the colours at a place are those of no piece, or of one that is
// there already.
bool read_pieces(const Grid& grid, int first, int count, int facelets, cube3::Cube& out) {
  const cube3::Geometry& geometry = cube3::Geometry::get();
  std::array<bool, cube3::facelet_count> seen{};
  for (int place = first; place < first + count * facelets; place += facelets) {
    for (int i = 0; i < facelets; ++i) {
      bool found = false;
      for (int piece = first; piece < first + count * facelets && !found; piece += facelets) {
        int own = -1, shared = 0;
        for (int j = 0; j < facelets; ++j) {
          if (geometry.face(piece + j) == colour_of_facelet(grid, place + i)) own = piece + j;
          for (int k = 0; k < facelets; ++k) {
            shared += geometry.face(piece + j) == colour_of_facelet(grid, place + k) ? 1 : 0;
          }
        }
        found = own >= 0 && shared == facelets && !seen[static_cast<std::size_t>(own)];
        if (!found) continue;
        seen[static_cast<std::size_t>(own)] = true;
        out.at[static_cast<std::size_t>(place + i)] = static_cast<std::uint8_t>(own);
      }
      if (!found) return false;
    }
  }
  return true;
}

bool read_corners(const Grid& grid, cube3::Cube& out) { return read_pieces(grid, 0, cube3::corner_count, 3, out); }
bool read_edges(const Grid& grid, cube3::Cube& out) {
  return read_pieces(grid, cube3::first_edge_facelet, cube3::edge_count, 2, out);
}

}  // namespace

Result<bool> odd_corners_of(const Grid& grid) {
  cube3::Cube cube = cube3::solved_cube();
  const bool has_middles = grid.size() % 2 == 1;
  if (!read_corners(grid, cube) || (has_middles && !read_edges(grid, cube))) {
    return fail(
        Code::unsolvable,
        "a corner or middle edge has the colours of no piece, or of one that is there twice: no turns lead here",
        "コーナーか中央のエッジに、ありえない色の組か同じ組が二つあります。どう回してもこの状態にはなりません");
  }
  const bool odd = has_odd_corners(cube);
  if (!has_middles && odd) {  // the edges can be joined in either way
    for (const std::size_t i : {0u, 1u}) {
      std::swap(cube.at[cube3::first_edge_facelet + i], cube.at[cube3::first_edge_facelet + 2 + i]);
    }
  }
  ASOBI_CHECK(cube3::check_laws(cube));
  return odd;
}

Result<Finish> Finish::make(Context& context) {
  ASOBI_TRY(auto search, cube3::TwoPhase::shared(context));
  return Finish(std::move(search));
}

Result<std::vector<Block>> Finish::solve(const Grid& grid, Progress& progress) const {
  cube3::Cube cube = cube3::solved_cube();
  if (!read_corners(grid, cube) || !read_edges(grid, cube)) {
    return fail(Code::internal, "the edges were not joined", "エッジが揃っていません");
  }
  ASOBI_CHECK(cube3::check_laws(cube));
  ASOBI_TRY(const cube3::TwoPhaseAnswer answer, search_->solve(cube, finish_limits, progress));
  std::vector<Block> out;
  for (const std::uint8_t move : answer.moves) out.push_back(outer_turn(move, grid.size()));
  return out;
}

}  // namespace asobi::twisty::big_cube
