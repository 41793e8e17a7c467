#include "games/twisty/notation/grip.hpp"

#include <algorithm>
#include <cassert>

namespace asobi::twisty::notation {

int unit_of(const Puzzle& puzzle, int axis) { return puzzle.solid().axes()[axis].order / order_of(puzzle, axis); }

Turn clockwise(const Puzzle& puzzle, AxisEnd end, Depths depths, int times) {
  const int n = layers_on(puzzle, end.axis);
  assert(1 <= depths.outer && depths.outer <= depths.inner && depths.inner <= n);
  return end.sign > 0 ? Turn{end.axis, n - depths.inner, n - depths.outer, -times}
                      : Turn{end.axis, depths.outer - 1, depths.inner - 1, times};
}

Depths depths_from(const Puzzle& puzzle, const Turn& turn, int sign) {
  const int n = layers_on(puzzle, turn.axis);
  return sign > 0 ? Depths{n - turn.last, n - turn.first} : Depths{turn.first + 1, turn.last + 1};
}

Faces read_faces(const Solid& solid, std::string_view letters) {
  const int count = static_cast<int>(solid.shape().faces().size());
  Faces out;
  while (out.read < letters.size()) {
    int longest = -1;
    for (int f = 0; f < count; ++f) {
      if (!letters.substr(out.read).starts_with(solid.letters(f))) continue;
      if (longest < 0 || solid.letters(f).size() > solid.letters(longest).size()) longest = f;
    }
    if (longest < 0) break;
    out.faces.push_back(longest);
    out.read += solid.letters(longest).size();
  }
  return out;
}

std::optional<AxisEnd> end_at(const Solid& solid, std::span<const int> faces) {
  for (int a = 0; a < static_cast<int>(solid.axes().size()); ++a) {
    const Axis& axis = solid.axes()[a];
    if (std::ranges::is_permutation(faces, axis.plus_faces)) return AxisEnd{a, 1};
    if (std::ranges::is_permutation(faces, axis.minus_faces)) return AxisEnd{a, -1};
  }
  return std::nullopt;
}

AxisEnd end_named(const Solid& solid, std::string_view letters) {
  return end_at(solid, read_faces(solid, letters).faces).value();
}

std::optional<Corners> corners_of(const Model& model) {
  const Puzzle& puzzle = model.puzzle;
  const Solid& solid = puzzle.solid();
  if (model.named.member.starts_with("tetra-vertexface-")) {
    return Corners{"ULRB", {"FLR", "DFL", "DFR", "DLR"}, 2, true};
  }
  if (solid.shape().kind() != SolidKind::cube) return std::nullopt;
  const bool only_vertices = std::ranges::all_of(
      puzzle.axes(), [&](const TurnAxis& a) { return solid.axes()[a.axis].kind == AxisKind::vertex; });
  const int layers = puzzle.axes()[0].layer_count();
  if (!only_vertices || layers % 2 != 0) return std::nullopt;
  return Corners{"ULRB", {"UBL", "DFL", "DBR", "DBL"}, layers / 2, false};
}

bool has_double_signs(const Model& model) {
  const Solid& solid = model.puzzle.solid();
  return solid.shape().kind() == SolidKind::dodecahedron && layers_on(model.puzzle, end_named(solid, "U").axis) == 3;
}

bool has_slices(const Solid& solid) { return solid.shape().kind() == SolidKind::cube; }
bool has_rotations(const Solid& solid) { return solid.shape().kind() != SolidKind::tetrahedron; }

bool turns_by_hand(const Puzzle& puzzle, Turning turning, const Turn& turn) {
  const int cut = puzzle.cut_axis(turn.axis);
  if (turning == Turning::all || cut < 0) return true;
  const int core = puzzle.axes()[cut].core;
  const bool holds_core = turn.first <= core && core <= turn.last;
  return !holds_core || turn.first == 0 || turn.last == layers_on(puzzle, turn.axis) - 1;
}

}  // namespace asobi::twisty::notation
