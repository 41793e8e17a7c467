#include "games/twisty/puzzle/whole_symmetries.hpp"

#include <algorithm>

namespace asobi::twisty {
namespace {

// One reflection of each solid, as it is placed (math/polyhedron.hpp).
Vector mirrored(SolidKind kind, const Vector& p) { return kind == SolidKind::tetrahedron ? Vector{p.y, p.x, p.z} : -p; }

}  // namespace

std::vector<WholeSymmetry> whole_symmetries(const Puzzle& puzzle) {
  const int stickers = puzzle.sticker_count();
  std::vector<Vector> centres;
  for (int s = 0; s < stickers; ++s) centres.push_back(puzzle.centre(s));
  std::vector<int> mirror;  // by sticker
  for (const Vector& centre : centres) {
    const Vector image = mirrored(puzzle.solid().shape().kind(), centre);
    const auto nearest = std::ranges::min_element(centres, {}, [&](const Vector& c) { return length(c - image); });
    mirror.push_back(static_cast<int>(nearest - centres.begin()));
  }
  std::vector<WholeSymmetry> out;
  for (const bool mirrors : {false, true}) {
    for (int g = 0; g < puzzle.solid().shape().rotation_count(); ++g) {
      WholeSymmetry own{mirrors, {}, std::vector<Point>(puzzle.solid().shape().faces().size())};
      for (int s = 0; s < stickers; ++s) {
        const int image = puzzle.sticker_image(g, mirrors ? mirror[s] : s);
        own.stickers.push_back(static_cast<Point>(image));
        own.faces[puzzle.face_of(s)] = static_cast<Point>(puzzle.face_of(image));
      }
      out.push_back(std::move(own));
    }
  }
  return out;
}

}  // namespace asobi::twisty
