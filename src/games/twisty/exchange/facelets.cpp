#include "games/twisty/exchange/facelets.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "base/text_reader.hpp"

namespace asobi::twisty {
namespace {

constexpr std::string_view facelet_letters = "URFDLB";

// A face as its rows are read: outwards, to the right and downwards.
struct Reading {
  Vector outwards, right, down;
};
constexpr std::array<Reading, 6> readings = {{
    {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}},
    {{1, 0, 0}, {0, 0, -1}, {0, -1, 0}},
    {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}},
    {{0, -1, 0}, {1, 0, 0}, {0, 0, -1}},
    {{-1, 0, 0}, {0, 0, 1}, {0, -1, 0}},
    {{0, 0, -1}, {-1, 0, 0}, {0, -1, 0}},
}};

int lettered_face(const Puzzle& puzzle, const Vector& outwards) {
  const auto& faces = puzzle.solid().shape().faces();
  const auto nearest_face =
      std::ranges::max_element(faces, {}, [&](const RegularSolid::Face& f) { return dot(f.normal, outwards); });
  return static_cast<int>(nearest_face - faces.begin());
}

// How far along a direction of the axes, in layers.
int steps_along(const Puzzle& puzzle, int sticker, const Vector& direction) {
  for (int a = 0; a < static_cast<int>(puzzle.axes().size()); ++a) {
    const double along = dot(puzzle.line_of(a).direction, direction);
    const int layer = puzzle.layer_of_sticker(sticker, a);
    if (along > 0.5) return layer;
    if (along < -0.5) return puzzle.axes()[a].layer_count() - 1 - layer;
  }
  return 0;
}

}  // namespace

Result<std::vector<int>> facelet_order(const Puzzle& puzzle) {
  const bool cube = puzzle.solid().shape().kind() == SolidKind::cube && puzzle.axes().size() == 3;
  if (!cube || puzzle.line_of(0).kind != AxisKind::face) {
    return fail(Code::unknown_name, "only cubes with cuts parallel to their faces have a facelet string",
                "面列の文字列があるのは、面に平行に切った立方体だけです");
  }
  std::vector<int> out;
  for (const Reading& reading : readings) {
    const int face = lettered_face(puzzle, reading.outwards);
    std::vector<int> stickers;
    for (int c = 0; c < puzzle.stickers_per_face(); ++c) stickers.push_back(face * puzzle.stickers_per_face() + c);
    std::ranges::sort(stickers, {}, [&](int s) {
      return std::tuple(puzzle.shell_of(s), steps_along(puzzle, s, reading.down),
                        steps_along(puzzle, s, reading.right));
    });
    out.insert(out.end(), stickers.begin(), stickers.end());
  }
  return out;
}

std::vector<int> colours_of(const Puzzle& puzzle, const State& state) {
  std::vector<int> out;
  for (int s = 0; s < puzzle.sticker_count(); ++s) out.push_back(puzzle.face_of(puzzle.sticker_of_mark(state.at[s])));
  return out;
}

Result<State> parse_facelets(const Model& model, std::string_view text, Progress& progress) {
  ASOBI_TRY(const std::vector<int> order, facelet_order(model.puzzle));
  std::array<int, 6> face_of_letter{};
  for (std::size_t i = 0; i < readings.size(); ++i)
    face_of_letter[i] = lettered_face(model.puzzle, readings[i].outwards);
  std::vector<int> colours(order.size());
  std::size_t count = 0;
  for (TextReader reader(text); reader.skip_any_of(" \t\n\r"), !reader.at_end(); reader.skip()) {
    const char c = reader.peek();
    const auto letter = facelet_letters.find(c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c);
    if (letter == std::string_view::npos) {
      return fail_at(reader.place(reader.character()), Code::invalid,
                     "letter {} of the facelets is {}; only U R F D L B can stand there",
                     "面列の {} 文字目が {} です。U R F D L B だけが使えます", count + 1, shown(reader.character()));
    }
    if (count < order.size()) colours[order[count]] = face_of_letter[letter];
    ++count;
  }
  if (count != order.size()) {
    return fail(Code::invalid, "{} facelets are given; this cube has {}",
                "面列が {} 文字あります。この立方体は {} 文字です", count, order.size());
  }
  return state_of_colours(model, colours, progress);
}

Result<State> parse_colours(const Model& model, std::string_view text, Progress& progress) {
  const Solid& solid = model.puzzle.solid();
  const int faces = static_cast<int>(solid.shape().faces().size());
  std::vector<int> colours;
  for (const auto& word : words(text)) {
    int face = 0;
    while (face < faces && solid.letters(face) != word) ++face;
    if (face == faces) {
      return fail_at(place_of(word, text), Code::invalid,
                     "colour {} is {}; a colour is named by the letters of its face, such as {}",
                     "{} 番目の色が {} です。色は {} のような面の文字で書いてください", colours.size() + 1, shown(word),
                     solid.letters(0));
    }
    colours.push_back(face);
  }
  if (static_cast<int>(colours.size()) != model.puzzle.sticker_count()) {
    return fail(Code::invalid, "{} colours are given; this puzzle has {} stickers",
                "色が {} 個あります。このパズルのステッカーは {} 枚です", colours.size(), model.puzzle.sticker_count());
  }
  return state_of_colours(model, colours, progress);
}

Result<std::string> facelets_text(const Model& model, const State& state) {
  ASOBI_TRY(const std::vector<int> order, facelet_order(model.puzzle));
  const std::vector<int> colours = colours_of(model.puzzle, state);
  std::string out;
  for (const int s : order) out += model.puzzle.solid().letters(colours[s]);
  return out;
}

}  // namespace asobi::twisty
