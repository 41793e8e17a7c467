#include "games/twisty/paper/geometry.hpp"

#include <algorithm>

#include "games/twisty/paper/group.hpp"

namespace asobi::twisty::paper {

namespace {

bool same_direction(const Vector& u, const Vector& v) { return dot(u, v) > 1 - 1e-9; }

bool match_axes(const Puzzle& paper, const twisty::Puzzle& solid, Correspondence& out) {
  for (const Vector& direction : paper.family().axis_frame->vectors) {
    int found = 0;
    while (found < static_cast<int>(solid.axes().size()) &&
           !same_direction(direction, solid.line_of(found).direction)) {
      ++found;
    }
    if (found == static_cast<int>(solid.axes().size())) return false;
    const TurnAxis& axis = solid.axes()[static_cast<std::size_t>(found)];
    if (axis.order != paper.family().turns || axis.layer_count() != static_cast<int>(paper.layers().size())) {
      return false;
    }
    out.axis.push_back(found);
  }
  return out.axis.size() == solid.axes().size();
}

bool match_faces(const Puzzle& paper, const twisty::Puzzle& solid, Correspondence& out) {
  const Family& family = paper.family();
  for (const auto& face : solid.solid().shape().faces()) {
    for (std::int8_t axis = 0; axis < family.side_frame->size(); ++axis) {
      for (const std::int8_t sign : {std::int8_t{1}, std::int8_t{-1}}) {
        if (sign < 0 && !family.both_ends) continue;
        if (same_direction(family.outward({axis, sign}), face.normal)) out.side.push_back({axis, sign});
      }
    }
  }
  return out.side.size() == solid.solid().shape().faces().size();
}

bool match_pieces(const Puzzle& paper, const twisty::Puzzle& solid, Correspondence& out) {
  std::map<std::vector<int>, int> by_layers;
  for (int piece = 0; piece < solid.piece_count(); ++piece) {
    std::vector<int> layers;
    for (const int axis : out.axis) layers.push_back(solid.layer_of_piece(piece, axis));
    by_layers.emplace(std::move(layers), piece);
  }
  for (int place = 0; place < static_cast<int>(paper.pieces().size()); ++place) {
    const auto found = by_layers.find(paper.layer_indices(place));
    if (found == by_layers.end()) return false;
    out.piece.push_back(found->second);
    by_layers.erase(found);
  }
  return by_layers.empty();
}

bool match_stickers(const Puzzle& paper, const twisty::Puzzle& solid, Correspondence& out) {
  for (const Sticker& sticker : paper.stickers()) {
    const auto of_piece = solid.stickers_of(out.piece[static_cast<std::size_t>(sticker.place)]);
    if (of_piece.size() != paper.pieces()[static_cast<std::size_t>(sticker.place)].sides.size()) return false;
    const auto found = std::ranges::find_if(
        of_piece, [&](Point s) { return out.side[static_cast<std::size_t>(solid.face_of(s))] == sticker.side; });
    if (found == of_piece.end()) return false;
    out.sticker.push_back(*found);
  }
  return true;
}

// A rotation is known by where it takes the faces.
bool match_rotations(const Puzzle& paper, const twisty::Puzzle& solid, Correspondence& out) {
  const RegularSolid& shape = solid.solid().shape();
  const auto directions_of_pieces = directions(paper.family());
  for (const SignedPermutation& direction : directions_of_pieces) {
    for (int g = 0; g < shape.rotation_count(); ++g) {
      bool same = true;
      for (int face = 0; same && face < static_cast<int>(out.side.size()); ++face) {
        same = out.side[shape.image(g, face).face] == direction.image(out.side[static_cast<std::size_t>(face)]);
      }
      if (same) out.rotation.emplace(direction, g);
    }
  }
  return out.rotation.size() == directions_of_pieces.size();
}

}  // namespace

Result<Correspondence> correspondence(const Puzzle& paper, const twisty::Puzzle& solid) {
  Correspondence out;
  if (match_axes(paper, solid, out) && match_faces(paper, solid, out) && match_pieces(paper, solid, out) &&
      match_stickers(paper, solid, out) && match_rotations(paper, solid, out)) {
    return out;
  }
  return fail(Code::internal, "the paper's {} and the cut solid {} are different puzzles",
              "論文の {} と立体 {} は別のパズルです", paper.name(), solid.description().text());
}

Permutation marks_of(const Puzzle& paper, const twisty::Puzzle& solid, const Correspondence& same, const State& state) {
  const RegularSolid& shape = solid.solid().shape();
  // The numbers of a piece's stickers in Puzzle::stickers() begin here.
  std::vector<std::size_t> first(paper.pieces().size());
  for (std::size_t s = paper.stickers().size(); s-- > 0;)
    first[static_cast<std::size_t>(paper.stickers()[s].place)] = s;

  std::vector<Point> images(static_cast<std::size_t>(solid.mark_count()));
  for (std::size_t to = 0; to < paper.stickers().size(); ++to) {
    const Sticker& place = paper.stickers()[to];
    const auto& [piece, direction] = state[static_cast<std::size_t>(place.place)];
    const auto& sides = paper.pieces()[static_cast<std::size_t>(piece)].sides;
    const auto shown = std::ranges::find(sides, direction.preimage(place.side)) - sides.begin();
    const int at = same.sticker[to];
    const int home = same.sticker[first[static_cast<std::size_t>(piece)] + static_cast<std::size_t>(shown)];
    const int shift = shape.image(same.rotation.at(direction), solid.face_of(home)).shift;
    for (int d = 0; d < (solid.is_middle(home) ? shape.sides() : 1); ++d) {
      const int turned = solid.is_middle(home) ? (d + shift) % shape.sides() : 0;
      images[static_cast<std::size_t>(solid.mark(home, d))] = static_cast<Point>(solid.mark(at, turned));
    }
  }
  return Permutation::from_images_unchecked(std::move(images));
}

}  // namespace asobi::twisty::paper
