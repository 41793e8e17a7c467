#include "games/twisty/human/cube.hpp"

namespace asobi::twisty::human {

// Counter-clockwise from above, beginning right in front: the order in which Yn brings them there.
Look CubeParts::corners(int y) const {
  const auto face = y_face(y);
  return {{place(face, n_, y, n_), place(face, 0, y, n_), place(face, 0, y, 0), place(face, n_, y, 0)}};
}

Look CubeParts::edges(int y, int l) const {
  const auto face = y_face(y);
  return {{place(face, l, y, n_), place(face, 0, y, l), place(face, n_ - l, y, 0), place(face, n_, y, n_ - l)}};
}

Look CubeParts::upright_edges(int l) const {
  return {{place("Z+", n_, l, n_), place("X-", 0, l, n_), place("Z-", 0, l, 0), place("X+", n_, l, 0)}};
}

Look CubeParts::inner(std::string_view face) const {
  const int f = mechanism_->face(face);
  const Puzzle& puzzle = mechanism_->puzzle();
  Look out;
  for (int s = 0; s < puzzle.sticker_count(); ++s) {
    if (puzzle.face_of(s) == f && !puzzle.is_middle(s) && puzzle.stickers_of(puzzle.piece_of(s)).size() == 1)
      out.places.push_back(s);
  }
  out.group = std::max(1, static_cast<int>(out.places.size()));
  return out;
}

Look CubeParts::centre(std::string_view face) const {
  Look out;
  out.by_piece = true;
  if (n_ % 2 == 1) return out;
  const int c = n_ / 2;
  const int x = face == "X+" ? n_ : face == "X-" ? 0 : c;
  const int y = face == "Y+" ? n_ : face == "Y-" ? 0 : c;
  const int z = face == "Z+" ? n_ : face == "Z-" ? 0 : c;
  out.places.push_back(place(face, x, y, z));
  return out;
}

std::vector<Word> beginnings(const Mechanism& mechanism, const Letters& letters,
                             std::initializer_list<std::string_view> free) {
  std::vector<Word> out;
  for (const auto hold : {"", "Yn", "Ynd", "Yn'"}) {
    out.push_back(read_word(mechanism, hold, letters));
    for (const auto turns : free)
      out.push_back(read_word(mechanism, std::string(hold) + " " + std::string(turns), letters));
  }
  return out;
}

Look by_piece(Look look) {
  look.by_piece = true;
  return look;
}

Look joined(Look a, const Look& b) {
  a.places.insert(a.places.end(), b.places.begin(), b.places.end());
  return a;
}

std::vector<Look> singles(const std::vector<int>& places) {
  std::vector<Look> out;
  for (const int place : places) out.push_back({{place}});
  return out;
}

Look upright_pairs(const CubeParts& parts, int l) {
  const Look low = parts.upright_edges(l), high = parts.upright_edges(parts.n() - l);
  Look out;
  for (std::size_t i = 0; i < low.places.size(); ++i) {
    out.places.push_back(low.places[i]);
    out.places.push_back(high.places[i]);
  }
  return out;
}

Look as_pairs(Look look, bool any_order) {
  look.group = 2;
  look.any_order = any_order;
  look.by_piece = true;
  return look;
}

}  // namespace asobi::twisty::human
