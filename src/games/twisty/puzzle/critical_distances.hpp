// Where a further cut changes a puzzle: the exact distances at which stickers appear, vanish or grow together, and what
// the puzzle is below, at and above each. For the sliders of the puzzle maker.
// Between two neighbouring critical distances every puzzle has the same stickers, pieces and turns: those change only
// when a line of the cut passes through a point where two other lines of the face meet (face_line.hpp).
// Cost: lines³ small steps for the distances, and a puzzle for each distance and each gap to count.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/json_fwd.hpp"
#include "base/progress.hpp"
#include "games/twisty/geometry/description.hpp"

namespace asobi::twisty {

struct Census {
  int stickers = 0, pieces = 0, orbits = 0;
  std::map<int, int> pieces_by_stickers;
  bool planes_meet = false;  // condition 4 of the paper; without it, it is no puzzle

  friend bool operator==(const Census&, const Census&) = default;
};
// Of a description that may break condition 4, but no other.
Result<Census> census_of(const Description& description);

// One distance (from = to, with its exact text), or all those between two neighbouring ones.
struct Stage {
  double from, to;
  std::string exact;             // empty for a gap
  std::optional<Census> census;  // nothing if not asked for or if it cannot be cut: gaps too narrow, too many stickers
};

// A cut of this kind on all its axes, beside `others`: its critical distances, ascending, within the solid. From 0 on,
// except for the vertex-face axes of the tetrahedron, which have no second plane on the other side.
Result<std::vector<Number>> critical_distances(const Description& others, AxisKind kind, Progress& progress);
// The distances and the gaps between them in turn, from end to end.
enum class Counting { no, yes };
Result<std::vector<Stage>> stages(const Description& others, AxisKind kind, Counting counting, Progress& progress);

// For a tool: the stages as {"from", "to", "exact" or null, "counts": null or {"stickers", "pieces", "orbits",
// "by_stickers", "puzzle"}}, with the cuts and the kind they belong to; and the same in words.
Json to_json(const Description& others, AxisKind kind, const std::vector<Stage>& stages);
std::string stages_text(const Json& answer, Lang lang);

}  // namespace asobi::twisty
