// Among how many turns the pointer chooses (3.2.5, 4.2.3, 5.2.2, 6.2.2, 7.2.2, 8.2.2, 9.2.2, 10.2.2, 11.2.2, 12.2.2),
// as the regions of every sticker of every N have it; the buttons of 3.2.1; and how the whole is held and rolled
// (3.2.2, 3.2.3).
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <tuple>

#include "games/twisty/show/control.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using twisty::Model;
using twisty::Region;

constexpr double exactly = 1e-9;

// Of a family, over all its N.
struct Choices {
  std::set<std::size_t> axes;                          // about which layers turn
  std::map<std::size_t, std::set<std::size_t>> turns;  // of a sticker, by how many sides its piece shows
  std::set<std::size_t> left_axes, left;               // of a sticker, or of a face where its stickers share the turns
  std::set<std::string> held;                          // of a face's own stickers, what the layer of a turn holds
  std::size_t stickers = 0;
  bool fits = true;  // the turns are about no axis through the face; unless the face shares them, they move the
                     // sticker, and the regions are as large as one another
};

using TurnKey = std::tuple<int, int, int>;  // axis of the solid, layer, times

double doubled_area(const Region& region) {
  double out = 0;
  const auto& p = region.polygon;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const auto &a = p[i], &b = p[(i + 1) % p.size()];
    out += a.x * b.y - a.y * b.x;
  }
  return out;
}

bool as_large(const std::vector<Region>& regions) {
  return std::ranges::all_of(
      regions, [&](const Region& one) { return std::abs(doubled_area(one) - doubled_area(regions[0])) < exactly; });
}

// "edge 1, corner 2, centre 0": the stickers of face 0 in a layer, by what their pieces are.
std::string held_on_face(const twisty::Puzzle& puzzle, int axis, int layer) {
  std::map<std::size_t, int> by_sides;
  for (int cell = 0; cell < puzzle.stickers_per_face(); ++cell) {
    const std::size_t sides = puzzle.stickers_of(puzzle.piece_of(cell)).size();
    by_sides[sides] += puzzle.layer_of_sticker(cell, axis) == layer ? 1 : 0;
  }
  return fmt::format("edge {}, corner {}, centre {}", by_sides[2], by_sides[3], by_sides[1]);
}

void add_face(const Model& model, bool shared, Choices& out) {
  const auto& puzzle = model.puzzle;
  const auto all = twisty::regions(model);
  const auto& normal = puzzle.solid().shape().faces()[0].normal;
  std::set<TurnKey> of_face;
  const auto add_left = [&](const std::set<TurnKey>& turns) {
    std::set<int> axes;
    for (const auto& [axis, layer, times] : turns) axes.insert(axis);
    out.left_axes.insert(axes.size());
    out.left.insert(turns.size());
  };
  for (std::size_t cell = 0; cell < all.size(); ++cell) {
    std::set<TurnKey> turns;
    for (const Region& region : all[cell]) {
      const int axis = puzzle.cut_axis(region.axis);
      turns.insert({region.axis, region.layer, region.times});
      if (shared) out.held.insert(held_on_face(puzzle, axis, region.layer));
      const bool moves = puzzle.layer_of_sticker(static_cast<int>(cell), axis) == region.layer;
      out.fits = out.fits && (shared || moves) && std::abs(dot(puzzle.line_of(axis).direction, normal)) < 1 - exactly;
    }
    ++out.stickers;
    out.fits = out.fits && (shared || as_large(all[cell]));
    out.turns[puzzle.stickers_of(puzzle.piece_of(static_cast<int>(cell))).size()].insert(turns.size());
    of_face.insert(turns.begin(), turns.end());
    if (!shared) add_left(turns);
  }
  if (shared) add_left(of_face);
  out.axes.insert(puzzle.axes().size());
}

Result<Choices> choices_of(std::string_view name, Context& context) {
  const auto& of = family(name);
  Choices out;
  for (int n = of.in_paper.first; n <= of.in_paper.last; ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const Model model, Model::make(of.has_n() ? fmt::format("{}-{}", name, n) : std::string(name)));
    add_face(model, !of.has_n(), out);
  }
  return out;
}

template <class Numbers>
std::string joined(const Numbers& numbers, std::size_t times = 1) {
  std::vector<std::size_t> out;
  for (const std::size_t number : numbers) out.push_back(times * number);
  return fmt::format("{}", fmt::join(out, " or "));
}

// The texts of the sections: of so many axes both ways, and what is left on a sticker (or a face).
std::string ways_and_left(const Choices& found) {
  return fmt::format("{} axes: {} → {}", joined(found.axes), joined(found.axes, 2), joined(found.left));
}
std::string by_sides(const Choices& found) {
  std::vector<std::string> out;
  for (const auto& [sides, turns] : found.turns) {
    out.push_back(fmt::format("{} side{} {}", sides, sides == 1 ? "" : "s", joined(turns)));
  }
  return fmt::format("{} axes: {}; {}", joined(found.axes), joined(found.axes, 2), fmt::join(out, ", "));
}
std::string left_alone(const Choices& found) {
  return fmt::format("{} axes: {}", joined(found.left_axes), joined(found.left));
}
std::string axes_left(const Choices& found) {
  return fmt::format("{} axes → {} axes: {}", joined(found.axes), joined(found.left_axes), joined(found.left));
}
std::string left_and_held(const Choices& found) {
  return fmt::format("{}; {}", joined(found.left), fmt::join(found.held, " or "));
}

using TextOf = std::string (*)(const Choices& found);

Check pointer(const std::string& name, TextOf text) {
  return {"pointer-" + name, [=](Context& context) -> Result<Finding> {
            ASOBI_TRY(const Choices found, choices_of(name, context));
            return computes(text(found),
                            {fmt::format("so have all {} stickers of a face of every N", grouped(found.stickers)),
                             fmt::format("すべての N の 1 面のステッカー {} 枚すべてで一致", grouped(found.stickers))},
                            found.fits);
          }};
}

// 3.2.1: a button for each layer and sense, and one for each sense of the whole about each axis.
Result<Finding> check_buttons(Context& context) {
  std::vector<std::string> layers;
  std::set<std::size_t> whole;
  for (const int n : {3, 4}) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const auto puzzle, twisty::make_named(fmt::format("cube-face-{}", n)));
    std::set<std::vector<Point>> turns, wholes;
    for (int layer = 0; layer < static_cast<int>(puzzle.layers().size()); ++layer) {
      for (const int times : {1, -1}) turns.insert(puzzle.turn(layer, times).images());
    }
    for (std::size_t axis = 0; axis < puzzle.axes().size(); ++axis) {
      for (const int times : {1, -1}) {
        wholes.insert(puzzle.rotation(puzzle.rotation_of(puzzle.layer(static_cast<int>(axis), 0), times)).images());
      }
    }
    layers.push_back(fmt::format("N = {}: {}", n, turns.size()));
    whole.insert(wholes.size());
  }
  return computes(fmt::format("{}; {}", fmt::join(layers, ", "), joined(whole)),
                  {"as many different turns of one layer, and of the whole, by 90°",
                   "90° の単層回転、全体回転のうち互いに異なるものの数"});
}

// 3.2.2: the sides that are seen, those whose normals have a positive Z (3.2.4), after turning about X and then Y.
std::string seen_after(double about_x, double about_y) {
  const auto& solid = twisty::Solid::of(SolidKind::cube);
  constexpr double degree = std::numbers::pi / 180;
  std::vector<std::string> out;
  for (std::size_t face = 0; face < solid.shape().faces().size(); ++face) {
    const auto turned = rotation_about({0, 1, 0}, about_y * degree) *
                        (rotation_about({1, 0, 0}, about_x * degree) * solid.shape().faces()[face].normal);
    if (turned.z > exactly) out.push_back(solid.paper_name(static_cast<int>(face)));
  }
  std::ranges::sort(out);
  return fmt::format("{}", fmt::join(out, ", "));
}

Result<Finding> check_opening(Context&) {
  constexpr double tilt = 30;
  const std::string right_handed = seen_after(-tilt, tilt), other = seen_after(tilt, -tilt);
  return answered_if(
      right_handed == "X-, Y-, Z+" && other == "X+, Y+, Z+",
      {fmt::format("if positive means right-handed, as it does for layers, {} are seen; the other way round {}, the "
                   "three sides that 3.2.1 shows. The page opens so that Y stands upright; choose “as in the paper” in "
                   "its view for these angles",
                   right_handed, other),
       fmt::format("層の回転と同じく右ネジの方向を正とすると見えるのは {}、逆なら 3.2.1 と同じ {}。このページは Y "
                   "軸が立って見える向きで始まる。表示の「論文のとおり」でこの角度になる",
                   right_handed, other)});
}

// 3.2.3: what the numerator of (4) is divided by in the cross product of the movement with the unit vector; and by
// which angle, times a factor, the whole has turned when the pointer has gone round the middle at this distance.
Result<Finding> check_formula_4(Context&) {
  bool is_distance = true;
  for (int x = -3; x <= 3; ++x) {
    for (int y = -3; y <= 3; ++y) {
      for (const auto& [dx, dy] : {std::pair(1, 0), std::pair(0, 1), std::pair(2, -1)}) {
        if (x == 0 && y == 0) continue;
        const double r = std::hypot(x, y), crossed = dx * (y / r) - dy * (x / r);
        const double numerator = dx * y - dy * x;
        is_distance = is_distance && std::abs(crossed * r - numerator) < exactly;
      }
    }
  }
  const auto gone_round = [](double r, int power) {
    constexpr int steps = 3600;
    double out = 0;
    for (int i = 0; i < steps; ++i) {
      const double a = 2 * std::numbers::pi * i / steps, b = 2 * std::numbers::pi * (i + 1) / steps;
      const double dx = r * (std::cos(b) - std::cos(a)), dy = r * (std::sin(b) - std::sin(a));
      out += (r * std::cos(a) * dy - r * std::sin(a) * dx) / std::pow(r, power);
    }
    return out / (2 * std::numbers::pi);
  };
  const bool follows = std::abs(gone_round(50, 2) - 1) < 1e-5 && std::abs(gone_round(200, 2) - 1) < 1e-5;
  const bool farther = std::abs(gone_round(200, 1) / gone_round(50, 1) - 4) < 1e-5;
  return computes(is_distance ? "√((Cx-Px)²+(Cy-Py)²)" : "-",
                  {"the distance r, as the text says. The angle then goes with the way of the pointer: one round four "
                   "times as far out turns the whole four times as much. Divided by r² it follows the pointer at every "
                   "distance; so does the page, and by r with “as in the paper” in its view",
                   "本文どおり距離 r。角度はポインタの動いた長さに比例し、4 倍遠くで一周すると 4 倍回る。r² "
                   "で割ればどの距離でもポインタについて回る。このページは r² で割り、表示の「論文のとおり」では r "
                   "で割る"},
                  follows && farther);
}

}  // namespace

std::vector<Check> pointer_control() {
  return {{"buttons", check_buttons},
          {"opening", check_opening},
          {"formula-4", check_formula_4},
          pointer("cube-face", ways_and_left),
          pointer("cube-vertex1", by_sides),
          pointer("cube-vertex2", by_sides),
          pointer("cube-edge", left_alone),
          pointer("tetra-vertexface", ways_and_left),
          pointer("tetra-edge", ways_and_left),
          pointer("octa-face", axes_left),
          pointer("octa-vertex", ways_and_left),
          pointer("dodeca-face1", left_alone),
          pointer("dodeca-face2", left_and_held)};
}

}  // namespace asobi::twisty_claims_by_part
