#include "games/twisty/puzzle/orbit_state.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

namespace asobi::twisty {
namespace {

// Up and down, then front and back, then the others.
std::vector<int> face_ranks(const RegularSolid& shape) {
  const auto key = [&](int f) {
    const Vector& n = shape.faces()[f].normal;
    const auto far = [](double x) { return -std::lround(std::abs(x) * 1e6); };
    return std::tuple(far(n.y), far(n.z), f);
  };
  std::vector<int> order(shape.faces().size()), rank(order.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, key);
  for (std::size_t i = 0; i < order.size(); ++i) rank[order[i]] = static_cast<int>(i);
  return rank;
}

// Among rotations about `outward`, the least clockwise one; the identity if there is no other.
int least_clockwise(const RegularSolid& shape, std::span<const int> rotations, const Vector& outward) {
  const Vector side =
      unit(std::abs(outward.x) < 0.6 ? cross(outward, Vector{1, 0, 0}) : cross(outward, Vector{0, 1, 0}));
  int best = 0;
  double least = 2 * std::numbers::pi;
  for (const int g : rotations) {
    if (g == 0) continue;
    const Vector turned = shape.rotation(g) * side;
    double angle = std::atan2(-dot(cross(side, turned), outward), dot(side, turned));
    if (angle < 0) angle += 2 * std::numbers::pi;
    if (angle < least) {
      least = angle;
      best = g;
    }
  }
  return best;
}

std::string orbit_name(std::size_t stickers, int before) {
  std::string name = stickers == 1 ? "CENTERS" : stickers == 2 ? "EDGES" : "CORNERS";
  if (before > 0) name += std::to_string(before + 1);
  return name;
}

}  // namespace

OrbitState solved_state(std::span<const OrbitShape> shapes) {
  OrbitState out;
  for (const OrbitShape& shape : shapes) {
    OrbitPart part{std::vector<Point>(shape.pieces), std::vector<std::uint8_t>(shape.pieces, 0)};
    std::iota(part.pieces.begin(), part.pieces.end(), Point{0});
    out.push_back(std::move(part));
  }
  return out;
}

OrbitState product(std::span<const OrbitShape> shapes, const OrbitState& a, const OrbitState& b) {
  OrbitState out = b;
  for (std::size_t o = 0; o < shapes.size(); ++o) {
    for (std::size_t i = 0; i < b[o].pieces.size(); ++i) {
      const Point from = b[o].pieces[i];
      out[o].pieces[i] = a[o].pieces[from];
      out[o].orientation[i] =
          static_cast<std::uint8_t>((a[o].orientation[from] + b[o].orientation[i]) % shapes[o].orientations);
    }
  }
  return out;
}

OrbitState inverse(std::span<const OrbitShape> shapes, const OrbitState& a) {
  OrbitState out = a;
  for (std::size_t o = 0; o < shapes.size(); ++o) {
    for (std::size_t i = 0; i < a[o].pieces.size(); ++i) {
      const Point from = a[o].pieces[i];
      out[o].pieces[from] = static_cast<Point>(i);
      out[o].orientation[from] =
          static_cast<std::uint8_t>((shapes[o].orientations - a[o].orientation[i]) % shapes[o].orientations);
    }
  }
  return out;
}

Permutation as_permutation(std::span<const OrbitShape> shapes, const OrbitState& a) {
  int first = 0;
  std::vector<Point> images;
  for (std::size_t o = 0; o < shapes.size(); ++o) {
    const int n = shapes[o].orientations;
    images.resize(first + shapes[o].pieces * n);
    for (int i = 0; i < shapes[o].pieces; ++i) {
      for (int k = 0; k < n; ++k) {
        images[first + a[o].pieces[i] * n + k] = static_cast<Point>(first + i * n + (k + a[o].orientation[i]) % n);
      }
    }
    first += shapes[o].pieces * n;
  }
  return Permutation::from_images_unchecked(std::move(images));
}

OrbitSystem::OrbitSystem(const Puzzle& puzzle, Telling telling, Turning turning, Rotations rotations)
    : puzzle_(&puzzle),
      telling_(telling),
      turning_(turning),
      rotations_(rotations),
      face_rank_(face_ranks(puzzle.solid().shape())) {
  unit_of_.resize(puzzle.sticker_count());
  for (int p = 0; p < puzzle.piece_count(); ++p) {
    Vector sum;
    for (const int s : puzzle.stickers_of(p)) sum = sum + puzzle.centre(s);
    const bool holds_centre = length(sum) < 1e-9;
    for (const int s : puzzle.stickers_of(p)) {
      if (holds_centre || s == puzzle.stickers_of(p)[0]) members_.emplace_back();
      unit_of_[s] = static_cast<int>(members_.size()) - 1;
      members_.back().push_back(s);
    }
  }
  where_.resize(puzzle.mark_count());
  std::vector<bool> done(members_.size(), false);
  for (std::size_t u = 0; u < members_.size(); ++u) {
    if (done[u]) continue;
    const std::vector<int> reached = reach(puzzle.piece_of(members_[u][0]));
    for (const int g : reached) done[unit_of_[puzzle.sticker_image(g, members_[u][0])]] = true;
    add_orbit(members_[u], reached);
  }
}

std::vector<int> OrbitSystem::reach(int piece) const {
  const RegularSolid& shape = puzzle_->solid().shape();
  if (rotations_ == Rotations::all) {
    std::vector<int> all(shape.rotation_count());
    std::iota(all.begin(), all.end(), 0);
    return all;
  }
  std::vector<bool> reached(shape.rotation_count(), false);
  std::vector<int> queue = {0};
  reached[0] = true;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const int at = puzzle_->piece_image(queue[i], piece);
    for (int a = 0; a < static_cast<int>(puzzle_->axes().size()); ++a) {
      const TurnAxis& axis = puzzle_->axes()[a];
      if (turning_ == Turning::around_core && puzzle_->layer_of_piece(at, a) == axis.core) continue;
      const int next = shape.product(queue[i], axis.rotation);
      if (!reached[next]) queue.push_back(next);
      reached[next] = true;
    }
  }
  return queue;
}

int OrbitSystem::mark_image(int g, int mark) const {
  const int sticker = puzzle_->sticker_of_mark(mark), image = puzzle_->sticker_image(g, sticker);
  if (!puzzle_->is_middle(sticker)) return image;
  const RegularSolid& shape = puzzle_->solid().shape();
  int direction = 0;
  while (puzzle_->mark(sticker, direction) != mark) ++direction;
  return puzzle_->mark(image, (direction + shape.image(g, puzzle_->face_of(sticker)).shift) % shape.sides());
}

int OrbitSystem::front(int mark) const {
  const int sticker = puzzle_->sticker_of_mark(mark);
  return face_rank_[puzzle_->face_of(sticker)] * puzzle_->mark_count() + mark;
}

void OrbitSystem::add_orbit(const std::vector<int>& first, std::span<const int> reached) {
  const RegularSolid& shape = puzzle_->solid().shape();
  const int mark = *std::ranges::min_element(first, {}, [&](int s) { return front(s); });
  std::map<int, std::vector<int>> arrivals;  // by unit: the rotations that lead there
  for (const int g : reached) arrivals[unit_of_[puzzle_->sticker_image(g, first[0])]].push_back(g);

  Orbit orbit;
  std::vector<int>& stay = arrivals[unit_of_[first[0]]];
  orbit.twist = {0};
  if (telling_ == Telling::marks || !puzzle_->is_middle(mark)) {
    Vector outward;
    for (const int s : first) outward = outward + puzzle_->centre(s);
    const int least = least_clockwise(shape, stay, unit(outward));
    for (int g = least; g != 0; g = shape.product(g, least)) orbit.twist.push_back(g);
    assert(orbit.twist.size() == stay.size());
  }
  std::vector<int> ordered = first;
  std::iter_swap(ordered.begin(), std::ranges::find(ordered, mark));
  const int number = static_cast<int>(orbits_.size());
  for (const auto& [there, rotations] : arrivals) {
    const int bring = *std::ranges::min_element(rotations, {}, [&](int g) { return front(mark_image(g, mark)); });
    const int place = static_cast<int>(orbit.bring.size());
    orbit.bring.push_back(bring);
    orbit.stickers.emplace_back();
    for (const int s : ordered) orbit.stickers.back().push_back(puzzle_->sticker_image(bring, s));
    for (std::size_t o = 0; o < orbit.twist.size(); ++o) {
      const int image = mark_image(bring, mark_image(orbit.twist[o], mark));
      orbit.mark.push_back(static_cast<Point>(image));
      where_[image] = {number, place, static_cast<int>(o)};
    }
    const int sticker = puzzle_->sticker_of_mark(orbit.mark.back());
    if (telling_ == Telling::stickers && puzzle_->is_middle(sticker)) {
      for (int d = 0; d < shape.sides(); ++d) where_[puzzle_->mark(sticker, d)] = {number, place, 0};
    }
  }
  const int before = static_cast<int>(std::ranges::count_if(orbits_, [&](const Orbit& other) {
    return std::min<std::size_t>(other.stickers[0].size(), 3) == std::min<std::size_t>(first.size(), 3);
  }));
  shapes_.push_back(
      {orbit_name(first.size(), before), static_cast<int>(orbit.bring.size()), static_cast<int>(orbit.twist.size())});
  orbits_.push_back(std::move(orbit));
}

OrbitState OrbitSystem::state_of(const Permutation& marks) const {
  OrbitState out = solved_state(shapes_);
  for (std::size_t o = 0; o < orbits_.size(); ++o) {
    const std::size_t n = orbits_[o].twist.size();
    for (std::size_t home = 0; home < orbits_[o].bring.size(); ++home) {
      const Place& now = where_[marks[orbits_[o].mark[home * n]]];
      assert(now.orbit == static_cast<int>(o));
      out[o].pieces[now.place] = static_cast<Point>(home);
      out[o].orientation[now.place] = static_cast<std::uint8_t>(now.orientation);
    }
  }
  return out;
}

Permutation OrbitSystem::images_of(const OrbitState& state) const {
  const RegularSolid& shape = puzzle_->solid().shape();
  const bool marks = telling_ == Telling::marks;
  std::vector<Point> images(marks ? puzzle_->mark_count() : puzzle_->sticker_count());
  for (std::size_t o = 0; o < orbits_.size(); ++o) {
    const Orbit& orbit = orbits_[o];
    for (std::size_t place = 0; place < orbit.bring.size(); ++place) {
      const Point home = state[o].pieces[place];
      const int g =
          shape.product(shape.product(shape.inverse(orbit.bring[home]), orbit.twist[state[o].orientation[place]]),
                        orbit.bring[place]);
      for (const int s : orbit.stickers[home]) {
        images[s] = static_cast<Point>(marks ? mark_image(g, s) : puzzle_->sticker_image(g, s));
        for (int d = 1; marks && puzzle_->is_middle(s) && d < shape.sides(); ++d) {
          const int mark = puzzle_->mark(s, d);
          images[mark] = static_cast<Point>(mark_image(g, mark));
        }
      }
    }
  }
  return Permutation::from_images_unchecked(std::move(images));
}

std::vector<int> OrbitSystem::shown_by(std::size_t orbit, std::size_t piece, std::size_t orientation) const {
  const RegularSolid& shape = puzzle_->solid().shape();
  const Orbit& o = orbits_[orbit];
  // What stands at r_q s came from c^-orientation s at b, and that from the home of the piece.
  const int back = shape.product(shape.inverse(o.twist[orientation]), o.bring[piece]);
  std::vector<int> out;
  for (const int s : o.stickers[0]) out.push_back(puzzle_->sticker_image(back, s));  // r_b is the identity
  return out;
}

OrbitState OrbitSystem::solved_by_colour() const {
  OrbitState out = solved_state(shapes_);
  for (std::size_t o = 0; o < orbits_.size(); ++o) {
    std::map<std::vector<int>, std::pair<Point, std::uint8_t>> seen;
    for (std::size_t piece = 0; piece < orbits_[o].bring.size(); ++piece) {
      const auto colours = [&](std::size_t orientation) {
        std::vector<int> faces = shown_by(o, piece, orientation);
        for (int& s : faces) s = puzzle_->face_of(s);
        return faces;
      };
      if (const auto found = seen.find(colours(0)); found != seen.end()) {
        std::tie(out[o].pieces[piece], out[o].orientation[piece]) = found->second;
        continue;
      }
      for (std::size_t k = 0; k < orbits_[o].twist.size(); ++k) {
        seen[colours(k)] = {static_cast<Point>(piece), static_cast<std::uint8_t>(k)};
      }
    }
  }
  return out;
}

bool permutes_oddly(const OrbitPart& part) { return Permutation::from_images_unchecked(part.pieces).is_odd(); }

std::vector<bool> signs_of(const OrbitState& state) {
  std::vector<bool> out;
  for (const OrbitPart& part : state) out.push_back(permutes_oddly(part));
  return out;
}

}  // namespace asobi::twisty
