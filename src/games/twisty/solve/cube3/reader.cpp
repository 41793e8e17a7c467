#include "games/twisty/solve/cube3/reader.hpp"

#include <algorithm>

namespace asobi::twisty::cube3 {
namespace {

// Whether the facelets of every place are those of one piece, in their sense of going round.
bool has_whole_pieces(const Cube& cube) {
  for (int place = 0; place < corner_count; ++place) {
    for (int i = 0; i < 3; ++i) {
      const int turned = (i + 3 - twist_at(cube, place)) % 3;
      if (cube.at[3 * place] >= first_edge_facelet || cube.at[3 * place + i] != 3 * corner_at(cube, place) + turned) {
        return false;
      }
    }
  }
  for (int place = 0; place < edge_count; ++place) {
    const int first = cube.at[first_edge_facelet + 2 * place];
    if (first < first_edge_facelet || cube.at[first_edge_facelet + 2 * place + 1] != (first ^ 1)) return false;
  }
  return true;
}

}  // namespace

Result<void> check_laws(const Cube& cube) {
  if (!has_whole_pieces(cube)) {
    return fail(Code::unsolvable, "the stickers of a piece have been separated: no turns lead here",
                "一つのピースのステッカーが離れていて、どう回してもこの状態にはなりません");
  }
  int twists = 0, flips = 0;
  for (int place = 0; place < corner_count; ++place) twists += twist_at(cube, place);
  for (int place = 0; place < edge_count; ++place) flips += flip_at(cube, place);
  if (twists % 3 != 0) {
    return fail(Code::unsolvable, "a corner is turned in place: turns keep the sum of the corners' twists",
                "コーナーが一つその場でねじれています。コーナーのねじれの合計は回転で変わりません");
  }
  if (flips % 2 != 0) {
    return fail(Code::unsolvable, "an edge is flipped in place: turns flip edges in pairs",
                "エッジが一つその場で裏返っています。エッジの裏返りは必ず二つずつ起こります");
  }
  if (has_odd_corners(cube) != has_odd_edges(cube)) {
    return fail(Code::unsolvable, "two pieces are exchanged: turns permute corners and edges with the same parity",
                "二つのピースが入れ替わっています。コーナーとエッジの置換の偶奇は回転では必ず一致します");
  }
  return {};
}

Result<void> CubeReader::fits(const Model& model) {
  if (model.cube_layers() == 3) return {};
  return fail(Code::invalid, "this method is for the 3x3x3 only, not for {}",
              "この解法は 3×3×3 専用で、{} には使えません", model.named.name);
}

CubeReader::CubeReader(const Model& model) : puzzle_(&model.puzzle) {
  const Geometry& geometry = Geometry::get();
  facelet_.assign(puzzle_->sticker_count(), -1);
  face_.assign(puzzle_->sticker_count(), -1);
  std::vector<int> face_number(6);  // by face of the solid
  for (int a = 0; a < 3; ++a) {
    face_number[puzzle_->line_of(a).minus_faces[0]] = 2 * a;
    face_number[puzzle_->line_of(a).plus_faces[0]] = 2 * a + 1;
  }
  for (int sticker = 0; sticker < puzzle_->sticker_count(); ++sticker) {
    face_[sticker] = face_number[puzzle_->face_of(sticker)];
    if (puzzle_->is_middle(sticker)) middle_[face_[sticker]] = sticker;
    for (int f = 0; f < facelet_count; ++f) {
      bool same = geometry.face(f) == face_[sticker];
      for (int a = 0; a < 3; ++a) same = same && geometry.layers(f)[a] == puzzle_->layer_of_sticker(sticker, a) - 1;
      if (!same) continue;
      facelet_[sticker] = f;
      sticker_[f] = sticker;
    }
  }
}

Result<HeldCube> CubeReader::read(const State& state) const {
  const Geometry& geometry = Geometry::get();
  const auto at = [&](int sticker) { return puzzle_->sticker_of_mark(state.at[sticker]); };
  int rotation = 0;
  while (rotation < symmetry_count) {
    bool home = geometry.is_rotation(rotation);
    for (int face = 0; face < 6 && home; ++face) {
      const int shown = at(middle_[face]);
      home = puzzle_->is_middle(shown) && geometry.face_image(face, rotation) == face_[shown];
    }
    if (home) break;
    ++rotation;
  }
  if (rotation == symmetry_count) {
    return fail(Code::unsolvable, "the middles of the faces do not stand to each other as in a cube",
                "面の中央の配置が立方体のものと一致しません");
  }
  HeldCube out{.cube = {}, .rotation = rotation};
  for (int f = 0; f < facelet_count; ++f) {
    const int shown = facelet_[at(sticker_[f])];
    out.cube.at[geometry.facelet_image(f, rotation)] = static_cast<std::uint8_t>(std::max(shown, 0));
  }
  ASOBI_CHECK(check_laws(out.cube));
  return out;
}

std::vector<Turn> CubeReader::turns(std::span<const std::uint8_t> moves, int rotation) const {
  const Geometry& geometry = Geometry::get();
  std::vector<Turn> out;
  for (const std::uint8_t move : moves) {
    const int own = geometry.conjugate_move(move, geometry.inverse_symmetry(rotation));
    const int layer = face_of(own) % 2 == 1 ? 2 : 0;
    out.push_back(shortest(*puzzle_, {puzzle_->axes()[face_of(own) / 2].axis, layer, layer, quarters_of(own)}));
  }
  return out;
}

}  // namespace asobi::twisty::cube3
