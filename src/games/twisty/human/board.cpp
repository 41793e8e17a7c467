#include "games/twisty/human/board.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>

#include "games/twisty/notation/notation.hpp"
#include "math/modulo.hpp"

namespace asobi::twisty::human {

namespace {

std::vector<std::uint16_t> narrow(const Permutation& permutation) {
  return {permutation.images().begin(), permutation.images().end()};
}

}  // namespace

Mechanism::Mechanism(const Puzzle& puzzle)
    : puzzle_(&puzzle), n_(puzzle.axes()[0].layer_count()), order_(puzzle.axes()[0].order) {
  const int marks = puzzle.mark_count();
  assert(marks <= 0xFFFF);
  for (int m = 0; m < marks; ++m) {
    const int sticker = puzzle.sticker_of_mark(m);
    colour_.push_back(static_cast<std::uint8_t>(puzzle.face_of(sticker)));
    piece_.push_back(static_cast<std::uint16_t>(puzzle.piece_of(sticker)));
  }
  const RegularSolid& shape = puzzle.solid().shape();
  for (int g = 0; g < shape.rotation_count(); ++g) {
    rotated_.push_back(narrow(puzzle.mark_rotation(g)));
    inverse_.push_back(shape.inverse(g));
  }
  places_in_.resize(static_cast<std::size_t>(axes() * n_));
  for (int axis = 0; axis < axes(); ++axis) {
    assert(puzzle.axes()[axis].axis == axis && puzzle.axes()[axis].layer_count() == n_);
    auto& layer = layer_.emplace_back();
    for (int m = 0; m < marks; ++m) {
      layer.push_back(static_cast<std::uint8_t>(puzzle.layer_of_piece(piece_[m], axis)));
      places_in_[axis * n_ + layer.back()].push_back(static_cast<std::uint16_t>(m));
    }
    for (int times = 0, g = 0; times < order_; ++times, g = shape.product(g, puzzle.axes()[axis].rotation)) {
      image_.push_back(rotated_[g]);
    }
  }
  std::size_t numbers = 1;
  for (int axis = 0; axis < axes(); ++axis) numbers *= static_cast<std::size_t>(n_);
  piece_at_.assign(numbers, -1);
  for (int piece = 0; piece < puzzle.piece_count(); ++piece) {
    std::vector<int> layers;
    for (int axis = 0; axis < axes(); ++axis) layers.push_back(puzzle.layer_of_piece(piece, axis));
    piece_at_[layers_number(layers)] = piece;
  }
}

std::size_t Mechanism::layers_number(std::span<const int> layers) const {
  std::size_t number = 0;
  for (const int layer : layers) number = number * static_cast<std::size_t>(n_) + static_cast<std::size_t>(layer);
  return number;
}

int Mechanism::face(std::string_view name) const {
  const int faces = static_cast<int>(puzzle_->solid().shape().faces().size());
  for (int f = 0; f < faces; ++f) {
    if (puzzle_->solid().paper_name(f) == name) return f;
  }
  return -1;
}

int Mechanism::place(std::string_view face_name, std::span<const int> layers) const {
  if (std::ranges::any_of(layers, [this](int l) { return l < 0 || l >= n_; })) return -1;
  const int piece = piece_at_[layers_number(layers)];
  if (piece < 0) return -1;
  for (const Point sticker : puzzle_->stickers_of(piece)) {
    if (puzzle_->solid().paper_name(puzzle_->face_of(static_cast<int>(sticker))) == face_name) {
      return static_cast<int>(sticker);
    }
  }
  return -1;
}

int Mechanism::moved(int place, const Turn& turn) const {
  const int layer_here = layer(place, turn.axis);
  if (layer_here < turn.first || layer_here > turn.last) return place;
  return image(place, turn.axis, modulo(turn.times, order_));
}

int Mechanism::moved(int place, std::span<const Turn> word) const {
  for (const Turn& turn : word) place = moved(place, turn);
  return place;
}

int Mechanism::fetched(int place, std::span<const Turn> word) const {
  for (std::size_t i = word.size(); i-- > 0;) {
    place = moved(place, Turn{word[i].axis, word[i].first, word[i].last, -word[i].times});
  }
  return place;
}

int Mechanism::hold_after(int hold, const Turn& turn) const {
  if (!is_whole(*puzzle_, turn)) return hold;
  const int rotation = puzzle_->axes()[turn.axis].rotation;
  for (int times = modulo(turn.times, order_); times > 0; --times) hold = product(hold, rotation);
  return hold;
}

int Mechanism::cost(const Turn& turn) const {
  if (is_whole(*puzzle_, turn)) return 0;
  return std::abs(nearest_remainder(turn.times, order_)) * (turn.last - turn.first + 1);
}

int Mechanism::cost(std::span<const Turn> word) const {
  return std::accumulate(word.begin(), word.end(), 0, [this](int sum, const Turn& turn) { return sum + cost(turn); });
}

Word Mechanism::inverse(std::span<const Turn> word) const { return twisty::inverse(*puzzle_, word); }

Board::Board(const Mechanism& mechanism) : mechanism_(&mechanism), at_(mechanism.marks()), where_(mechanism.marks()) {
  std::iota(at_.begin(), at_.end(), std::uint16_t{0});
  where_ = at_;
}

Board::Board(const Mechanism& mechanism, std::vector<std::uint16_t> at)
    : mechanism_(&mechanism), at_(std::move(at)), where_(at_.size()) {
  for (std::size_t place = 0; place < at_.size(); ++place) where_[at_[place]] = static_cast<std::uint16_t>(place);
}

void Board::turn(const Turn& turn) {
  const int times = modulo(turn.times, mechanism_->order());
  if (times == 0) return;
  for (int layer = turn.first; layer <= turn.last; ++layer) {
    const auto& places = mechanism_->places_in(turn.axis, layer);
    lifted_.resize(places.size());
    for (std::size_t i = 0; i < places.size(); ++i) lifted_[i] = at_[places[i]];
    for (std::size_t i = 0; i < places.size(); ++i) {
      const auto to = static_cast<std::uint16_t>(mechanism_->image(places[i], turn.axis, times));
      at_[to] = lifted_[i];
      where_[lifted_[i]] = to;
    }
  }
  hold_ = mechanism_->hold_after(hold_, turn);
}

void Board::turn(std::span<const Turn> word) {
  for (const Turn& one : word) turn(one);
}

bool Board::solved_by_colour() const {
  for (int place = 0; place < mechanism_->marks(); ++place) {
    if (!shows_right_colour(place)) return false;
  }
  return true;
}

bool Board::solved_by_marks() const {
  for (int place = 0; place < mechanism_->marks(); ++place) {
    if (!is_right(place)) return false;
  }
  return true;
}

}  // namespace asobi::twisty::human
