#include "games/twisty/paper/puzzle.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "math/modulo.hpp"

namespace asobi::twisty::paper {

namespace {

std::int64_t number_of(const Coordinates& at, int greatest) {
  std::int64_t number = 0;
  for (std::size_t a = at.size(); a-- > 0;) number = number * (greatest + 1) + at[a];
  return number;
}

int part(const Coordinates& at, Side side, int greatest) {
  return side.sign > 0 ? at[static_cast<std::size_t>(side.axis)] : greatest - at[static_cast<std::size_t>(side.axis)];
}

int layer_sum(const Axis& axis, const Coordinates& at, int greatest) {
  int sum = 0;
  for (const Side side : axis.layer) sum += part(at, side, greatest);
  return sum;
}

}  // namespace

Puzzle::Puzzle(const Family& family, int n) : family_(&family), n_(n) {
  assert(family.possible.contains(n));
  find_pieces();
  find_layers();
  find_moves();
}

Result<Puzzle> Puzzle::named(std::string_view name) {
  ASOBI_TRY(const Name parsed, parse_name(name));
  return Puzzle(*parsed.family, parsed.n);
}

std::string Puzzle::name() const {
  return family_->has_n() ? fmt::format("{}-{}", family_->name, n_) : std::string(family_->name);
}

// All coordinates in the order of their numbers, the first counting fastest; those that show nowhere have no piece.
void Puzzle::find_pieces() {
  const int greatest = family_->greatest(n_);
  Coordinates at(static_cast<std::size_t>(family_->coordinate_frame->size()));
  for (;;) {
    Shown shown = family_->shown(at, n_);
    if (!shown.sides.empty()) {
      for (const Side side : shown.sides) stickers_.push_back({static_cast<int>(pieces_.size()), side});
      pieces_.push_back({at, number_of(at, greatest), std::move(shown.sides), shown.reverse});
    }
    std::size_t a = 0;
    while (a < at.size() && at[a] == greatest) at[a++] = 0;
    if (a == at.size()) return;
    ++at[a];
  }
}

void Puzzle::find_layers() {
  const int greatest = family_->greatest(n_);
  const int sums = greatest * static_cast<int>(family_->axes.front().layer.size());
  for (int layer = family_->first_layer; layer <= sums - family_->first_layer; layer += family_->layer_step) {
    layers_.push_back(layer);
  }
  for (const Axis& axis : family_->axes) {
    auto& indices = layer_index_.emplace_back();
    auto& places = places_in_.emplace_back(layers_.size());
    for (const Piece& piece : pieces_) {
      const int off = layer_sum(axis, piece.at, greatest) - family_->first_layer + family_->layer_reach;
      assert(off >= 0 && off % family_->layer_step <= 2 * family_->layer_reach);
      places[static_cast<std::size_t>(off / family_->layer_step)].push_back(static_cast<int>(indices.size()));
      indices.push_back(off / family_->layer_step);
    }
  }
}

// The piece that comes to `at` has coordinate a of axis.source[a] (the paper's position tables).
void Puzzle::find_moves() {
  const int greatest = family_->greatest(n_);
  for (const Axis& axis : family_->axes) {
    auto& moved = moved_.emplace_back(pieces_.size());
    for (std::size_t place = 0; place < pieces_.size(); ++place) {
      const Coordinates& at = pieces_[place].at;
      Coordinates from;
      for (std::size_t a = 0; a < at.size(); ++a) from.push_back(part(at, axis.source[a], greatest));
      const auto source = place_at(from);
      assert(source);
      moved[static_cast<std::size_t>(*source)] = static_cast<int>(place);
    }
  }
}

std::optional<int> Puzzle::place_at(const Coordinates& at) const {
  const int greatest = family_->greatest(n_);
  if (at.size() != static_cast<std::size_t>(family_->coordinate_frame->size())) return std::nullopt;
  if (std::ranges::any_of(at, [greatest](int c) { return c < 0 || c > greatest; })) return std::nullopt;
  const std::int64_t number = number_of(at, greatest);
  const auto found = std::ranges::lower_bound(pieces_, number, {}, &Piece::number);
  if (found == pieces_.end() || found->number != number) return std::nullopt;
  return static_cast<int>(found - pieces_.begin());
}

std::optional<int> Puzzle::layer_index(int layer) const {
  const auto found = std::ranges::find(layers_, layer);
  if (found == layers_.end()) return std::nullopt;
  return static_cast<int>(found - layers_.begin());
}

std::vector<int> Puzzle::layer_indices(int place) const {
  std::vector<int> out;
  for (const auto& of_axis : layer_index_) out.push_back(of_axis[static_cast<std::size_t>(place)]);
  return out;
}

const std::vector<int>& Puzzle::places_in(int axis, int layer) const {
  return places_in_[static_cast<std::size_t>(axis)][static_cast<std::size_t>(layer_index(layer).value())];
}

std::vector<Turn> Puzzle::unit_turns() const {
  std::vector<Turn> out;
  for (int axis = 0; axis < axes(); ++axis) {
    for (const int layer : layers_) out.push_back({axis, layer, 1});
  }
  return out;
}

State Puzzle::solved() const {
  State out;
  const auto straight = SignedPermutation::identity(family_->side_frame->size());
  for (std::size_t place = 0; place < pieces_.size(); ++place) out.push_back({static_cast<int>(place), straight});
  return out;
}

void Puzzle::turn_once(State& state, int axis, const std::vector<int>& places) const {
  std::vector<Placed> lifted;
  for (const int place : places) lifted.push_back(state[static_cast<std::size_t>(place)]);
  const SignedPermutation& matrix = family_->axes[static_cast<std::size_t>(axis)].matrix;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto to = static_cast<std::size_t>(moved(places[i], axis));
    state[to] = {lifted[i].piece, lifted[i].direction * matrix};
  }
}

void Puzzle::apply(State& state, const Turn& turn) const {
  const int times = modulo(turn.times, family_->turns);
  std::vector<int> everywhere;
  if (turn.layer == Turn::whole) {
    everywhere.resize(pieces_.size());
    std::iota(everywhere.begin(), everywhere.end(), 0);
  }
  const auto& places = turn.layer == Turn::whole ? everywhere : places_in(turn.axis, turn.layer);
  for (int i = 0; i < times; ++i) turn_once(state, turn.axis, places);
}

void Puzzle::apply(State& state, const std::vector<Turn>& turns) const {
  for (const Turn& turn : turns) apply(state, turn);
}

Side Puzzle::colour(const State& state, const Sticker& sticker) const {
  return state[static_cast<std::size_t>(sticker.place)].direction.preimage(sticker.side);
}

bool Puzzle::solved_by_colour(const State& state) const {
  return std::ranges::all_of(stickers_, [&](const Sticker& s) { return colour(state, s) == s.side; });
}

bool Puzzle::solved_by_marks(const State& state) const {
  for (std::size_t place = 0; place < state.size(); ++place) {
    if (state[place].piece != static_cast<int>(place) || !state[place].direction.is_identity()) return false;
  }
  return true;
}

std::string Puzzle::sticker_name(const Sticker& sticker) const {
  return fmt::format("{}|{}", fmt::join(pieces_[static_cast<std::size_t>(sticker.place)].at, ","),
                     family_->side_name(sticker.side));
}

std::map<std::string, std::string> Puzzle::facelets(const State& state) const {
  std::map<std::string, std::string> out;
  for (const Sticker& sticker : stickers_) {
    out.emplace(sticker_name(sticker), family_->side_name(colour(state, sticker)));
  }
  return out;
}

}  // namespace asobi::twisty::paper
