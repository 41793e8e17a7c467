// The stickers of an NxNxN cube under quarter turns of every layer, as test and benchmark instances for groups.
// Sticker of face f, row r, column c: f N² + r N + c. Cubies have coordinates -(N-1), -(N-3), …, N-1; a sticker is its
// cubie and an outward normal; generator a N + l turns layer l about axis a. Even the middle layer turns.
#pragma once

#include <array>
#include <map>
#include <vector>

#include "math/permutation.hpp"

namespace asobi {

inline std::vector<Permutation> cube_layer_turns(int n) {
  using Vector = std::array<int, 3>;
  struct Sticker {
    Vector at, normal;
    auto operator<=>(const Sticker&) const = default;
  };
  std::vector<Sticker> stickers;
  for (int face = 0; face < 6; ++face) {
    for (int r = 0; r < n; ++r) {
      for (int c = 0; c < n; ++c) {
        const int axis = face / 2, side = face % 2 == 0 ? 1 : -1;
        Sticker s{};
        s.normal[axis] = side;
        s.at[axis] = side * (n - 1);
        s.at[(axis + 1) % 3] = 2 * r - (n - 1);
        s.at[(axis + 2) % 3] = 2 * c - (n - 1);
        stickers.push_back(s);
      }
    }
  }
  std::map<Sticker, Point> number;
  for (std::size_t i = 0; i < stickers.size(); ++i) number[stickers[i]] = static_cast<Point>(i);

  std::vector<Permutation> turns;
  for (int axis = 0; axis < 3; ++axis) {
    const auto turned = [axis](Vector v) {
      const int b = (axis + 1) % 3, c = (axis + 2) % 3;
      const int old = v[b];
      v[b] = -v[c];
      v[c] = old;
      return v;
    };
    for (int layer = 0; layer < n; ++layer) {
      std::vector<Point> images;
      for (const Sticker& s : stickers) {
        const bool moves = s.at[axis] == 2 * layer - (n - 1);
        images.push_back(number.at(moves ? Sticker{turned(s.at), turned(s.normal)} : s));
      }
      turns.push_back(Permutation::from_images_unchecked(std::move(images)));
    }
  }
  return turns;
}

// The six face turns of the 3x3x3 on its 48 stickers that move.
inline std::vector<Permutation> rubik_face_turns() {
  std::vector<Permutation> turns;
  const std::vector<Permutation> layers = cube_layer_turns(3);
  for (const int turn : {0, 2, 3, 5, 6, 8}) {
    std::vector<Point> images;
    for (int x = 0; x < 54; ++x) {
      if (x % 9 == 4) continue;
      const int y = layers[turn][x];
      images.push_back(static_cast<Point>(y - y / 9 - (y % 9 > 4)));
    }
    turns.push_back(Permutation::from_images_unchecked(std::move(images)));
  }
  return turns;
}

}  // namespace asobi
