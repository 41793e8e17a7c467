// What the claims about coordinates, grids and solids of pieces see of the cut solid.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "games/twisty/puzzle/names.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

// The cut solid for every N that the paper has of the family.
inline Result<void> for_every_solid(std::string_view name, Context& context,
                                    const std::function<void(const twisty::Puzzle&, int n)>& see) {
  const auto range = family(name).in_paper;
  for (int n = range.first; n <= range.last; ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const auto puzzle, twisty::make_named(fmt::format("{}-{}", name, n)));
    see(puzzle, n);
  }
  return {};
}

// The paper's name of the side.
inline const std::string& side_of(const twisty::Puzzle& puzzle, int sticker) {
  return puzzle.solid().paper_name(puzzle.face_of(sticker));
}

inline Vector middle_of(const std::vector<Vector>& points) {
  Vector out;
  for (const Vector& p : points) out = out + (1.0 / static_cast<double>(points.size())) * p;
  return out;
}

// Whether the sticker points another way than its side: no corner lies in the direction of a corner of the side.
inline bool is_reverse(const twisty::Puzzle& puzzle, int sticker) {
  const auto corners = puzzle.polygon(sticker);
  const auto& shape = puzzle.solid().shape();
  const auto& face = shape.faces()[static_cast<std::size_t>(puzzle.face_of(sticker))];
  const Vector to = unit(corners.front() - middle_of(corners));
  return std::ranges::none_of(face.vertices, [&](int v) {
    return dot(unit(shape.vertices()[static_cast<std::size_t>(v)] - face.normal), to) > 1 - 1e-6;
  });
}

}  // namespace asobi::twisty_claims_by_part
