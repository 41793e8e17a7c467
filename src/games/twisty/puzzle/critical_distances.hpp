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

#include "base/progress.hpp"
#include "games/twisty/geometry/description.hpp"

namespace asobi::twisty {

struct Census {
  int stickers = 0, pieces = 0, orbits = 0;
  std::map<int, int> pieces_by_stickers;
  bool planes_meet = false;  // condition 4 of the paper; without it, it is no puzzle

  static constexpr auto fields() {
    return field_list(field("stickers", &Census::stickers), field("pieces", &Census::pieces),
                      field("orbits", &Census::orbits),
                      field("by_stickers", &Census::pieces_by_stickers, "pieces by how many stickers they have"),
                      field("puzzle", &Census::planes_meet, "whether planes of different axes meet inside"));
  }
  friend bool operator==(const Census&, const Census&) = default;
};
// Of a description that may break condition 4, but no other.
Result<Census> census_of(const Description& description);

// One distance (from = to, with its exact text), or all those between two neighbouring ones.
struct Stage {
  double from, to;
  std::string exact;             // empty for a gap
  std::optional<Census> census;  // nothing if not asked for or if it cannot be cut: gaps too narrow, too many stickers

  // Twelve digits, so that every compiler says the same.
  double steady_from() const;
  double steady_to() const;
  std::optional<std::string> exact_or_null() const { return exact.empty() ? std::nullopt : std::optional(exact); }

  static constexpr auto fields() {
    return field_list(field("from", &Stage::steady_from), field("to", &Stage::steady_to),
                      field("exact", &Stage::exact_or_null, "the distance; null for a gap between two").or_null(),
                      field("counts", &Stage::census, "null if not asked for or if it cannot be cut").or_null());
  }
};

// A cut of this kind on all its axes, beside `others`: its critical distances, ascending, within the solid. From 0 on,
// except for the vertex-face axes of the tetrahedron, which have no second plane on the other side.
Result<std::vector<Number>> critical_distances(const Description& others, AxisKind kind, Progress& progress);
// The distances and the gaps between them in turn, from end to end.
enum class Counting { no, yes };
Result<std::vector<Stage>> stages(const Description& others, AxisKind kind, Counting counting, Progress& progress);

}  // namespace asobi::twisty
