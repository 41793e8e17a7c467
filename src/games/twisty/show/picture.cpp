#include "games/twisty/show/picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace asobi::twisty {
namespace {

constexpr int widest_net = 11, longest_row = 40;

struct Painter {
  const Puzzle& puzzle;
  const Mover& mover;
  const State& state;

  const std::string& letters_at(int sticker) const { return puzzle.solid().letters(mover.colour_at(state, sticker)); }
};

// A face of the net: where it stands, and which way its rows and columns go in space.
struct NetFace {
  std::string_view letter;
  int column, row;
  Vector right, down;
};

const std::array<NetFace, 6>& net_faces() {
  static const std::array<NetFace, 6> faces = {{{"U", 1, 0, {1, 0, 0}, {0, 0, 1}},
                                                {"L", 0, 1, {0, 0, 1}, {0, -1, 0}},
                                                {"F", 1, 1, {1, 0, 0}, {0, -1, 0}},
                                                {"R", 2, 1, {0, 0, -1}, {0, -1, 0}},
                                                {"B", 3, 1, {-1, 0, 0}, {0, -1, 0}},
                                                {"D", 1, 2, {1, 0, 0}, {0, 0, -1}}}};
  return faces;
}

bool has_net(const Puzzle& puzzle) {
  const auto face = [&](const TurnAxis& axis) { return puzzle.solid().axes()[axis.axis].kind == AxisKind::face; };
  return puzzle.solid().shape().kind() == SolidKind::cube && std::ranges::all_of(puzzle.axes(), face) &&
         puzzle.axes()[0].layer_count() <= widest_net;
}

std::string net(const Painter& painter, int shell) {
  const Puzzle& puzzle = painter.puzzle;
  const int count = puzzle.stickers_per_face(), n = puzzle.axes()[0].layer_count() - 2 * shell;
  std::vector<std::string> lines(static_cast<std::size_t>(3 * n), std::string(static_cast<std::size_t>(8 * n), ' '));
  for (const NetFace& place : net_faces()) {
    int face = 0;
    while (puzzle.solid().letters(face) != place.letter) ++face;
    for (int s = face * count; s < (face + 1) * count; ++s) {
      if (puzzle.shell_of(s) != shell) continue;
      const Vector at = 1 / puzzle.height_of(s) * puzzle.centre(s);
      const auto step = [&](const Vector& way) { return static_cast<int>((dot(at, way) + 1) / 2 * n); };
      const int row = place.row * n + step(place.down), column = place.column * n + step(place.right);
      lines[row][2 * column] = painter.letters_at(s)[0];
    }
  }
  std::string out;
  for (std::string& line : lines) {
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  }
  return out;
}

std::string face_row(const Painter& painter, int face) {
  const int count = painter.puzzle.stickers_per_face();
  std::vector<std::string> parts;
  if (count <= longest_row) {
    for (int s = face * count; s < (face + 1) * count; ++s) parts.push_back(painter.letters_at(s));
  } else {
    std::map<std::string, int> shown;
    for (int s = face * count; s < (face + 1) * count; ++s) ++shown[painter.letters_at(s)];
    for (const auto& [letters, times] : shown) parts.push_back(fmt::format("{}×{}", letters, times));
  }
  return fmt::format("{:>2}: {}\n", painter.puzzle.solid().letters(face), fmt::join(parts, " "));
}

}  // namespace

std::string picture(const Model& model, const Mover& mover, const State& state, Lang lang) {
  const Painter painter{model.puzzle, mover, state};
  std::string out;
  if (has_net(model.puzzle)) {
    out = net(painter, 0);
    for (int shell = 1; shell < model.puzzle.shell_count(); ++shell) {
      out += say(lang, "shell {} from outside\n{}", "外から {} 番目の殻\n{}", shell + 1, net(painter, shell));
    }
  } else {
    const int faces = static_cast<int>(model.puzzle.solid().shape().faces().size());
    for (int f = 0; f < faces; ++f) out += face_row(painter, f);
  }
  if (mover.is_oriented_solved(state)) {
    out += ja(lang) ? "完成しています\n" : "solved\n";
  } else if (mover.is_solved(state)) {
    out += ja(lang) ? "色は揃っていますが、向きか位置の違うピースがあります\n"
                    : "the colours are solved, but some pieces are turned or exchanged\n";
  }
  return out;
}

}  // namespace asobi::twisty
