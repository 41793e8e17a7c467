#include "games/twisty/solve/common/turn_actions.hpp"

#include <algorithm>
#include <numeric>

namespace asobi::twisty {
namespace {

std::vector<std::uint64_t> touched_places(const OrbitState& effect) {
  std::vector<std::uint64_t> out;
  for (const OrbitPart& part : effect) {
    std::uint64_t& bits = out.emplace_back(0);
    for (std::size_t place = 0; place < part.pieces.size(); ++place) {
      bits |= std::uint64_t{moves(part, place)} << place;
    }
  }
  return out;
}

bool keeps_orbits(const Puzzle& puzzle, const OrbitSystem& system, int rotation) {
  std::vector<std::size_t> orbit_of(puzzle.sticker_count(), system.shapes().size());
  const auto each_sticker = [&](const auto& visit) {
    for (std::size_t o = 0; o < system.shapes().size(); ++o) {
      for (std::size_t place = 0; place < static_cast<std::size_t>(system.shapes()[o].pieces); ++place) {
        for (const int sticker : system.stickers_at(o, place)) visit(o, sticker);
      }
    }
  };
  each_sticker([&](std::size_t o, int sticker) { orbit_of[sticker] = o; });
  bool keeps = true;
  each_sticker([&](std::size_t o, int sticker) { keeps &= orbit_of[puzzle.sticker_image(rotation, sticker)] == o; });
  return keeps;
}

// The rotations about the axes with cuts make all others.
Result<Letters> first_alike_of(const Puzzle& puzzle, Turning turning, const OrbitSystem& system, std::size_t turns,
                               const Progress& progress) {
  const RotatedTurns rotated(puzzle, turning);
  Letters out(turns);
  std::iota(out.begin(), out.end(), std::uint16_t{0});
  for (const TurnAxis& axis : puzzle.axes()) {
    ASOBI_CHECK(progress.check());
    if (!keeps_orbits(puzzle, system, axis.rotation)) continue;
    const auto image = rotated.after(puzzle.mark_rotation(axis.rotation));
    if (!image) continue;
    for (std::size_t t = 0; t < out.size(); ++t) {
      const auto [least, other] = std::minmax(out[t], out[(*image)[t]]);
      if (least != other) std::ranges::replace(out, std::uint16_t{other}, std::uint16_t{least});
    }
  }
  return out;
}

}  // namespace

RotatedTurns::RotatedTurns(const Puzzle& puzzle, Turning turning) {
  for (const int layer : turning_layers(puzzle, turning)) {
    for (int times = 1; times < puzzle.axes()[puzzle.layers()[layer].axis].order; ++times) {
      const Permutation marks = puzzle.mark_turn(layer, times);
      Moved& moved = turns_.emplace_back();
      for (std::size_t m = 0; m < marks.images().size(); ++m) {
        if (marks[m] != m) moved.emplace_back(static_cast<Point>(m), marks[m]);
      }
      numbers_.emplace(moved, static_cast<std::uint16_t>(turns_.size() - 1));
    }
  }
}

std::optional<Letters> RotatedTurns::after(const Permutation& rotation) const {
  Letters out;
  for (Moved moved : turns_) {
    for (auto& [from, to] : moved) from = rotation[from], to = rotation[to];
    std::ranges::sort(moved);
    const auto found = numbers_.find(moved);
    if (found == numbers_.end()) return std::nullopt;
    out.push_back(found->second);
  }
  return out;
}

Result<TurnActions> TurnActions::make(const Puzzle& puzzle, Turning turning, const OrbitSystem& system,
                                      const Progress& progress) {
  TurnActions out;
  out.shapes = system.shapes();
  for (const int number : turning_layers(puzzle, turning)) {
    const Layer& layer = puzzle.layers()[number];
    const TurnAxis& axis = puzzle.axes()[layer.axis];
    const std::size_t first = out.turns.size();
    for (int times = 1; times < axis.order; ++times) {
      ASOBI_CHECK(progress.check());
      out.turns.push_back(shortest(puzzle, {axis.axis, layer.index, layer.index, times}));
      out.unit.push_back(times == 1 || times == axis.order - 1);
      out.effects.push_back(system.state_of(puzzle.mark_turn(number, times)));
      out.touched.push_back(touched_places(out.effects.back()));
      out.inverse_of.push_back(static_cast<std::uint16_t>(first + static_cast<std::size_t>(axis.order - times) - 1));
    }
  }
  ASOBI_TRY(out.first_alike, first_alike_of(puzzle, turning, system, out.turns.size(), progress));
  return out;
}

std::vector<std::uint16_t> TurnActions::layers() const {
  std::vector<std::uint16_t> out;
  for (std::size_t t = 0; t < turns.size(); ++t) {
    const bool same = t > 0 && turns[t].axis == turns[t - 1].axis && turns[t].first == turns[t - 1].first;
    out.push_back(static_cast<std::uint16_t>(t == 0 ? 0 : out.back() + (same ? 0 : 1)));
  }
  return out;
}

std::vector<std::vector<bool>> TurnActions::commuting_layers() const {
  const std::vector<std::uint16_t> layer_of = layers();
  std::vector<std::size_t> first;
  for (std::size_t t = 0; t < turns.size(); ++t) {
    if (layer_of[t] == first.size()) first.push_back(t);
  }
  std::vector<std::vector<bool>> out(first.size(), std::vector<bool>(first.size(), true));
  for (std::size_t a = 0; a < first.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      const OrbitState &x = effects[first[a]], &y = effects[first[b]];
      out[a][b] = out[b][a] =
          turns[first[a]].axis == turns[first[b]].axis || product(shapes, x, y) == product(shapes, y, x);
    }
  }
  return out;
}

std::vector<std::uint16_t> TurnActions::moving(std::size_t orbit) const {
  std::vector<std::uint16_t> out;
  for (std::size_t t = 0; t < turns.size(); ++t) {
    if (!is_home(effects[t][orbit])) out.push_back(static_cast<std::uint16_t>(t));
  }
  return out;
}

OrbitPart TurnActions::effect(std::size_t orbit, const Letters& word) const {
  const auto ways = static_cast<unsigned>(shapes[orbit].orientations);
  OrbitPart out = effects[word[0]][orbit], next = out;
  for (std::size_t w = 1; w < word.size(); ++w) {
    const OrbitPart& turn = effects[word[w]][orbit];
    for (std::size_t i = 0; i < turn.pieces.size(); ++i) {
      const Point from = turn.pieces[i];
      next.pieces[i] = out.pieces[from];
      next.orientation[i] = static_cast<std::uint8_t>((out.orientation[from] + turn.orientation[i]) % ways);
    }
    std::swap(out, next);
  }
  return out;
}

Letters TurnActions::inverse(const Letters& word) const {
  Letters out;
  for (std::size_t i = word.size(); i-- > 0;) out.push_back(inverse_of[word[i]]);
  return out;
}

std::vector<std::uint64_t> TurnActions::touched_by(const Letters& word) const {
  std::vector<std::uint64_t> out(shapes.size(), 0);
  for (const std::uint16_t letter : word) {
    for (std::size_t o = 0; o < out.size(); ++o) out[o] |= touched[letter][o];
  }
  return out;
}

Letters TurnActions::commutator(const Letters& u, const Letters& v) const {
  Letters out = u;
  for (const Letters& part : {v, inverse(u), inverse(v)}) out.insert(out.end(), part.begin(), part.end());
  return out;
}

bool is_home(const OrbitPart& part) {
  for (std::size_t i = 0; i < part.pieces.size(); ++i) {
    if (moves(part, i)) return false;
  }
  return true;
}

}  // namespace asobi::twisty
