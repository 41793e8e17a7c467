// Names of turns: official ones and the World Cube Association's where they exist, else SiGN; and the paper's.
#include <algorithm>
#include <cstdlib>
#include <queue>
#include <tuple>

#include "games/twisty/notation/grip.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/notation/word.hpp"
#include "games/twisty/paper/notation.hpp"

namespace asobi::twisty {
namespace notation {
namespace {

// What turns clockwise as seen from which end.
struct Naming {
  std::string name;
  int sign;
};

Naming whole_named(const Model& model, int axis) {
  const Solid& solid = model.puzzle.solid();
  const auto corners = corners_of(model);
  if (corners && corners->tips) {
    for (std::size_t i = 0; i < corners->ends.size(); ++i) {
      const AxisEnd end = end_named(solid, corners->ends[i]);
      if (end.axis == axis) return {fmt::format("{}v", corners->letters[i]), end.sign};
    }
  }
  if (has_rotations(solid)) {
    for (const auto& [letter, face] : rotation_letters) {
      const AxisEnd end = end_named(solid, face);
      if (end.axis == axis) return {std::string(1, letter), end.sign};
    }
  }
  return {end_name(solid, axis, 1) + "v", 1};
}

std::optional<Naming> corner_named(const Puzzle& puzzle, const Corners& corners, const Turn& turn) {
  for (std::size_t i = 0; i < corners.ends.size(); ++i) {
    const AxisEnd end = end_named(puzzle.solid(), corners.ends[i]);
    if (end.axis != turn.axis) continue;
    const Depths depths = depths_from(puzzle, turn, end.sign);
    const char letter = corners.letters[i];
    if (depths == Depths{1, corners.depth}) return Naming{std::string(1, letter), end.sign};
    if (corners.tips && depths == Depths{})
      return Naming{std::string(1, static_cast<char>(letter - 'A' + 'a')), end.sign};
  }
  return std::nullopt;
}

std::optional<Naming> slice_named(const Puzzle& puzzle, const Turn& turn) {
  const int n = layers_on(puzzle, turn.axis);
  if (!has_slices(puzzle.solid()) || turn.first != turn.last || 2 * turn.first != n - 1) return std::nullopt;
  for (const auto& [letter, face] : slice_letters) {
    const AxisEnd end = end_named(puzzle.solid(), face);
    if (end.axis == turn.axis) return Naming{std::string(1, letter), end.sign};
  }
  return std::nullopt;
}

// SiGN: R, 3R, Rw, 3Rw, 2-3Rw.
std::string layers_text(const std::string& end, Depths depths) {
  if (depths.outer == depths.inner) return (depths.outer == 1 ? "" : std::to_string(depths.outer)) + end;
  if (depths == Depths{1, 2}) return end + "w";
  if (depths.outer == 1) return fmt::format("{}{}w", depths.inner, end);
  return fmt::format("{}-{}{}w", depths.outer, depths.inner, end);
}

Naming named(const Model& model, const Turn& turn) {
  const Puzzle& puzzle = model.puzzle;
  if (is_whole(puzzle, turn)) return whole_named(model, turn.axis);
  const auto corners = corners_of(model);
  if (corners) {
    if (auto corner = corner_named(puzzle, *corners, turn)) return std::move(*corner);
  }
  if (auto slice = slice_named(puzzle, turn)) return std::move(*slice);
  const bool from_plus =
      (corners && corners->tips) || depths_from(puzzle, turn, 1).inner <= depths_from(puzzle, turn, -1).inner;
  const int sign = from_plus ? 1 : -1;
  return {layers_text(end_name(puzzle.solid(), turn.axis, sign), depths_from(puzzle, turn, sign)), sign};
}

std::string amount_text(int times) {
  if (times == 1) return "";
  return times < 0 ? amount_text(-times) + "'" : std::to_string(times);
}

// A shortest way to make a rotation of the whole from those about the paper's axes; nullopt if there is none.
std::optional<std::vector<paper::Turn>> rotation_by_papers_axes(const Model& model, int rotation) {
  const RegularSolid& shape = model.puzzle.solid().shape();
  struct Step {
    int from = -1;
    paper::Turn turn = {};
  };
  const int identity = shape.product(rotation, shape.inverse(rotation));
  std::vector<std::optional<Step>> reached(static_cast<std::size_t>(shape.rotation_count()));
  reached[identity] = Step{};
  std::queue<int> todo({identity});
  for (; !todo.empty() && !reached[rotation]; todo.pop()) {
    for (int axis = 0; axis < model.paper->axes(); ++axis) {
      const int unit = model.puzzle.axes()[axis].rotation;
      for (const int times : {1, -1}) {
        const int to = shape.product(todo.front(), times > 0 ? unit : shape.inverse(unit));
        if (reached[to]) continue;
        reached[to] = Step{todo.front(), {axis, paper::Turn::whole, times}};
        todo.push(to);
      }
    }
  }
  if (!reached[rotation]) return std::nullopt;
  std::vector<paper::Turn> out;
  for (int at = rotation; at != identity; at = reached[at]->from) out.push_back(reached[at]->turn);
  std::ranges::reverse(out);
  return out;
}

Result<std::vector<paper::Turn>> in_papers_layers(const Model& model, const Turn& turn) {
  const Puzzle& puzzle = model.puzzle;
  const int axis = puzzle.cut_axis(turn.axis);
  std::vector<paper::Turn> out;
  if (axis >= 0 && is_whole(puzzle, turn)) return std::vector{paper::Turn{axis, paper::Turn::whole, turn.times}};
  if (axis >= 0) {
    for (int l = turn.first; l <= turn.last; ++l) out.push_back({axis, model.paper->layers()[l], turn.times});
    return out;
  }
  const RegularSolid& shape = puzzle.solid().shape();
  const int unit = puzzle.solid().axes()[turn.axis].rotation;
  int rotation = unit;
  for (int i = 1; i < (turn.times + order_of(puzzle, turn.axis)) % order_of(puzzle, turn.axis); ++i) {
    rotation = shape.product(rotation, unit);
  }
  if (auto found = rotation_by_papers_axes(model, rotation)) return std::move(*found);
  return fail(Code::invalid, "the paper's axes cannot turn the whole as {} does",
              "論文の軸では {} のように全体を回すことはできません", turn_text(model, turn));
}

}  // namespace
}  // namespace notation

std::string end_name(const Solid& solid, int axis, int sign) {
  constexpr std::string_view order = "UDFBLR";
  const Axis& line = solid.axes()[axis];
  std::vector<std::string> letters;
  for (const int f : sign > 0 ? line.plus_faces : line.minus_faces) letters.push_back(solid.letters(f));
  std::ranges::sort(letters, {}, [&](const std::string& s) {
    return std::tuple(s.size(), std::min(order.find(s[0]), order.size()), s);
  });
  return fmt::format("{}", fmt::join(letters, ""));
}

std::string turn_text(const Model& model, const Turn& turn) {
  const auto [name, sign] = notation::named(model, turn);
  const Turn seen = shortest(model.puzzle, {turn.axis, turn.first, turn.last, -sign * turn.times});
  return name + notation::amount_text(seen.times * notation::unit_of(model.puzzle, turn.axis));
}

std::string turns_text(const Model& model, std::span<const Turn> turns) {
  std::vector<std::string> out;
  for (const Turn& turn : turns) {
    if (shortest(model.puzzle, turn).times != 0) out.push_back(turn_text(model, turn));
  }
  return fmt::format("{}", fmt::join(out, " "));
}

Result<std::string> paper_text(const Model& model, std::span<const Turn> turns) {
  if (!model.paper) {
    return fail(Code::invalid, "the paper has no numbers for the layers of {}", "論文には {} の層の番号がありません",
                model.named.name);
  }
  std::vector<paper::Turn> out;
  for (const Turn& turn : turns) {
    ASOBI_TRY(const auto layers, notation::in_papers_layers(model, shortest(model.puzzle, turn)));
    out.insert(out.end(), layers.begin(), layers.end());
  }
  return paper::turns_text(*model.paper, out);
}

}  // namespace asobi::twisty
