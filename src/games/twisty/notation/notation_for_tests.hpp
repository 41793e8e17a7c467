// What the tests of the notation share.
#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "games/twisty/model/models_for_tests.hpp"
#include "games/twisty/notation/notation.hpp"
#include "math/modulo.hpp"

namespace asobi::twisty::notation_tests {

inline std::vector<Turn> read(const Model& model, std::string_view text) {
  auto turns = parse_turns(model, text);
  if (!turns) throw std::runtime_error(std::string(text) + ": " + turns.error().message.en);
  return std::move(*turns);
}

// How stickers move: slowly, unit turn by unit turn and layer by layer.
inline Permutation moved(const Puzzle& puzzle, std::span<const Turn> turns) {
  Permutation out = Permutation::identity(static_cast<std::size_t>(puzzle.sticker_count()));
  for (const Turn& turn : turns) {
    const int cut = puzzle.cut_axis(turn.axis), order = order_of(puzzle, turn.axis);
    for (int i = 0; i < modulo(turn.times, order); ++i) {
      if (is_whole(puzzle, turn)) {
        out = out * puzzle.rotation(cut >= 0 ? puzzle.axes()[cut].rotation : puzzle.solid().axes()[turn.axis].rotation);
        continue;
      }
      for (int l = turn.first; l <= turn.last; ++l) out = out * puzzle.turn(puzzle.layer(cut, l));
    }
  }
  return out;
}

inline Permutation moved(const Model& model, std::string_view text) { return moved(model.puzzle, read(model, text)); }

inline std::span<const std::string_view> some_puzzles() {
  static constexpr std::string_view list[] = {"cube-face-2",
                                              "cube-face-3",
                                              "cube-face-4",
                                              "cube-face-5",
                                              "cube-face-6",
                                              "cube-face-7",
                                              "cube-face-10",
                                              "cube-vertex1-1",
                                              "cube-vertex1-2",
                                              "cube-vertex1-3",
                                              "cube-vertex2-2",
                                              "cube-vertex2-3",
                                              "cube-vertex2-4",
                                              "cube-edge-1",
                                              "cube-edge-2",
                                              "cube-edge-odd-3",
                                              "skewb",
                                              "master-skewb",
                                              "helicopter",
                                              "tetra-vertexface-2",
                                              "pyraminx",
                                              "master-pyraminx",
                                              "tetra-edge-2",
                                              "tetra-edge-3",
                                              "octa-face-2",
                                              "fto",
                                              "octa-face-4",
                                              "octa-vertex-2",
                                              "octa-vertex-3",
                                              "octa-edge-3",
                                              "magic-octahedron",
                                              "dodeca-face1",
                                              "dodeca-face2",
                                              "megaminx",
                                              "dodeca-vertex",
                                              "dodeca-edge",
                                              "pyraminx-crystal",
                                              "icosa-face",
                                              "icosa-vertex-2",
                                              "icosa-edge",
                                              "c f 1/3 v 1/2*R",
                                              "t f 0",
                                              "d f 0.9 f 0.8 f 0",
                                              "c f 0.5 f 0.1 e 0.9",
                                              "t v 1/3 e 1/2",
                                              "c f/2 1/3"};
  return list;
}

// Every block of layers and every rotation of the whole, by every angle.
inline std::vector<Turn> all_turns(const Puzzle& puzzle) {
  std::vector<Turn> out;
  for (int a = 0; a < static_cast<int>(puzzle.solid().axes().size()); ++a) {
    for (int first = 0; first < layers_on(puzzle, a); ++first) {
      for (int last = first; last < layers_on(puzzle, a); ++last) {
        for (int times = 1; times < order_of(puzzle, a); ++times) out.push_back({a, first, last, times});
      }
    }
  }
  return out;
}

}  // namespace asobi::twisty::notation_tests
