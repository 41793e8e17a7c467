#include "games/twisty/solve/cube3/cube.hpp"

#include <algorithm>
#include <numeric>

#include "math/ranking.hpp"

namespace asobi::twisty::cube3 {

Cube solved_cube() {
  Cube out;
  std::iota(out.at.begin(), out.at.end(), std::uint8_t{0});
  return out;
}

Cube product(const Cube& first, const Cube& then) {
  Cube out;
  for (int q = 0; q < facelet_count; ++q) out.at[q] = first.at[then.at[q]];
  return out;
}

Cube inverse(const Cube& cube) {
  Cube out;
  for (int q = 0; q < facelet_count; ++q) out.at[cube.at[q]] = static_cast<std::uint8_t>(q);
  return out;
}

std::vector<Cube> sample_cubes() {
  constexpr int count = 64;
  std::vector<Cube> out;
  Cube cube = solved_cube();
  for (int i = 0; i < count; ++i) {
    cube = product(cube, Geometry::get().move((7 * i * i + i) % move_count));
    out.push_back(cube);
  }
  return out;
}

const Geometry& Geometry::get() {
  static const Geometry geometry;
  return geometry;
}

Geometry::Geometry() {
  place_facelets();
  make_symmetries();
  make_moves();
}

void Geometry::place_facelets() {
  int next = 0;
  const auto put = [&](std::array<int, 3> layers, int axis) { places_[next++] = {layers, axis}; };
  for (const int y : {1, -1}) {
    for (const int x : {1, -1}) {
      for (const int z : {1, -1}) {
        const bool right_handed = x * y * z > 0;
        for (const int axis : {1, right_handed ? 2 : 0, right_handed ? 0 : 2}) put({x, y, z}, axis);
      }
    }
  }
  for (const int y : {1, -1}) {
    for (const int end : {1, -1}) {
      for (const int axis : {0, 2}) {
        std::array<int, 3> layers = {0, y, 0};
        layers[axis] = end;
        put(layers, 1);
        put(layers, axis);
      }
    }
  }
  for (const int x : {1, -1}) {
    for (const int z : {1, -1}) {
      put({x, 0, z}, 2);
      put({x, 0, z}, 0);
    }
  }
}

int Geometry::find(const Place& place) const {
  return static_cast<int>(std::ranges::find(places_, place) - places_.begin());
}

Geometry::Place Geometry::image(const Place& place, const Signed& map) const {
  Place out{{}, map.to[place.axis]};
  for (int a = 0; a < 3; ++a) out.layers[map.to[a]] = map.sign[a] * place.layers[a];
  return out;
}

int Geometry::face(int facelet) const {
  const Place& place = places_[facelet];
  return 2 * place.axis + (place.layers[place.axis] > 0 ? 1 : 0);
}

void Geometry::make_symmetries() {
  constexpr std::array<std::array<int, 3>, 6> orders = {
      {{0, 1, 2}, {2, 1, 0}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}}};
  const auto even = [](const std::array<int, 3>& order) { return order[1] == (order[0] + 1) % 3; };
  int next = 0;
  for (const auto& to : orders) {
    for (int signs = 0; signs < 8; ++signs, ++next) {
      Signed& map = maps_[next];
      map.to = to;
      for (int a = 0; a < 3; ++a) map.sign[a] = signs >> a & 1 ? -1 : 1;
      rotation_[next] = even(to) == (map.sign[0] * map.sign[1] * map.sign[2] > 0);
      if (to == orders[2] && signs == 0) cycle_ = next;
      for (int f = 0; f < facelet_count; ++f) image_[next][f] = static_cast<std::uint8_t>(find(image(places_[f], map)));
      for (int face = 0; face < 6; ++face) {
        const bool positive = (face % 2 == 1) == (map.sign[face / 2] > 0);
        face_image_[next][face] = static_cast<std::uint8_t>(2 * map.to[face / 2] + (positive ? 1 : 0));
      }
    }
  }
  for (int s = 0; s < symmetry_count; ++s) {
    for (int t = 0; t < symmetry_count; ++t) {
      std::array<std::uint8_t, facelet_count> both;
      for (int f = 0; f < facelet_count; ++f) both[f] = image_[t][image_[s][f]];
      compose_[s][t] = static_cast<std::uint8_t>(std::ranges::find(image_, both) - image_.begin());
      if (both == image_[0]) inverse_[s] = static_cast<std::uint8_t>(t);
    }
  }
}

void Geometry::make_moves() {
  for (int m = 0; m < move_count; ++m) {
    const int axis = face_of(m) / 2, layer = face_of(m) % 2 == 1 ? 1 : -1;
    Signed quarter{{0, 1, 2}, {1, 1, 1}};
    const int from = (axis + 1) % 3, to = (axis + 2) % 3;
    quarter.to[from] = to;
    quarter.to[to] = from;
    quarter.sign[to] = -1;
    moves_[m] = solved_cube();
    for (int f = 0; f < facelet_count; ++f) {
      if (places_[f].layers[axis] != layer) continue;
      Place place = places_[f];
      for (int k = 0; k < quarters_of(m); ++k) place = image(place, quarter);
      moves_[m].at[find(place)] = static_cast<std::uint8_t>(f);
    }
  }
  for (int s = 0; s < symmetry_count; ++s) {
    for (int m = 0; m < move_count; ++m) {
      conjugate_move_[s][m] =
          static_cast<std::uint8_t>(std::ranges::find(moves_, conjugate(moves_[m], s)) - moves_.begin());
    }
  }
}

Cube Geometry::conjugate(const Cube& cube, int s) const {
  Cube out;
  for (int q = 0; q < facelet_count; ++q) out.at[image_[s][q]] = image_[s][cube.at[q]];
  return out;
}

bool has_odd_corners(const Cube& cube) {
  std::array<std::uint8_t, corner_count> corners;
  for (int place = 0; place < corner_count; ++place) corners[place] = static_cast<std::uint8_t>(corner_at(cube, place));
  return is_odd(corners);
}

bool has_odd_edges(const Cube& cube) {
  std::array<std::uint8_t, edge_count> edges;
  for (int place = 0; place < edge_count; ++place) edges[place] = static_cast<std::uint8_t>(edge_at(cube, place));
  return is_odd(edges);
}

}  // namespace asobi::twisty::cube3
