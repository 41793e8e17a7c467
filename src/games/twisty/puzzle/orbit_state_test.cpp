#include "games/twisty/puzzle/orbit_state.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/twisty/puzzle/names.hpp"
#include "games/twisty/puzzle/orbits.hpp"

namespace asobi::twisty {
namespace {

const char* const some_puzzles[] = {"cube-face-2",   "cube-face-3",  "cube-face-5",    "dino",        "skewb",
                                    "cube-edge-1",   "pyraminx",     "tetra-edge-3",   "octa-face-3", "octa-vertex-2",
                                    "dodeca-face1",  "dodeca-face2", "icosa-vertex-1", "helicopter",  "curvy copter",
                                    "octa-edge-3",   "i f 0",        "d e phi/2*m",    "t f 0.3",     "c f 1/3 v 0.577",
                                    "cube-vertex2-3"};

Puzzle puzzle_named(std::string_view name) {
  auto puzzle = make_named(name);
  EXPECT_TRUE(puzzle) << name << ": " << puzzle.error().message.en;
  return std::move(*puzzle);
}

Permutation random_marks(const Puzzle& puzzle, Random& random, int turns) {
  Permutation marks = Permutation::identity(puzzle.mark_count());
  for (int i = 0; i < turns; ++i) {
    marks = marks * puzzle.mark_turn(static_cast<int>(random.below(puzzle.layers().size())),
                                     1 + static_cast<int>(random.below(4)));
  }
  return marks;
}

TEST(TwistyOrbitState, ThereAndBackIsTheSameStateForMarksAndStickers) {
  Random random(5);
  for (const char* name : some_puzzles) {
    const Puzzle puzzle = puzzle_named(name);
    const OrbitSystem marked(puzzle), plain(puzzle, Telling::stickers);
    for (int trial = 0; trial < 3; ++trial) {
      const Permutation marks = random_marks(puzzle, random, 30);
      EXPECT_EQ(marked.images_of(marked.state_of(marks)), marks) << name;
      const Permutation stickers = plain.images_of(plain.state_of(marks));
      for (int s = 0; s < puzzle.sticker_count(); ++s) {
        ASSERT_EQ(stickers[s], puzzle.sticker_of_mark(marks[s])) << name;
      }
    }
  }
}

TEST(TwistyOrbitState, TurnsFollowEachOtherAsPermutationsDo) {
  Random random(6);
  for (const char* name : some_puzzles) {
    const Puzzle puzzle = puzzle_named(name);
    const OrbitSystem system(puzzle);
    const auto& shapes = system.shapes();
    const Permutation a = random_marks(puzzle, random, 20), b = random_marks(puzzle, random, 20);
    const OrbitState x = system.state_of(a), y = system.state_of(b);
    EXPECT_EQ(product(shapes, x, y), system.state_of(a * b)) << name;
    EXPECT_EQ(inverse(shapes, x), system.state_of(a.inverse())) << name;
    EXPECT_EQ(as_permutation(shapes, x) * as_permutation(shapes, y), as_permutation(shapes, product(shapes, x, y)));
  }
}

TEST(TwistyOrbitState, OrbitsAreThoseOfThePuzzle) {
  for (const char* name : some_puzzles) {
    const Puzzle puzzle = puzzle_named(name);
    const int faces = static_cast<int>(puzzle.solid().shape().faces().size());
    for (const Turning turning : {Turning::all, Turning::around_core}) {
      const OrbitSystem system(puzzle, Telling::stickers, turning);
      std::vector<std::pair<int, int>> ours, theirs;
      for (const OrbitShape& shape : system.shapes()) ours.emplace_back(shape.pieces, shape.orientations);
      for (const Orbit& orbit : piece_orbits(puzzle, turning)) {
        if (orbit.stickers != faces) {
          theirs.emplace_back(static_cast<int>(orbit.pieces.size()), orbit.orientations);
        } else if (turning == Turning::all) {
          theirs.emplace_back(faces, 1);  // the core, told by its stickers
        } else {
          theirs.insert(theirs.end(), faces, {1, 1});
        }
      }
      std::ranges::sort(ours);
      std::ranges::sort(theirs);
      EXPECT_EQ(ours, theirs) << name;
    }
  }
}

TEST(TwistyOrbitState, APieceShowsTheStickersThatThePermutationBrings) {
  Random random(7);
  for (const char* name : some_puzzles) {
    const Puzzle puzzle = puzzle_named(name);
    const OrbitSystem system(puzzle);
    const Permutation marks = random_marks(puzzle, random, 30);
    const Permutation back = marks.inverse();
    const OrbitState state = system.state_of(marks);
    for (std::size_t o = 0; o < state.size(); ++o) {
      for (std::size_t place = 0; place < state[o].pieces.size(); ++place) {
        std::vector<int> stand;
        for (const int s : system.stickers_at(o, place)) stand.push_back(puzzle.sticker_of_mark(back[s]));
        EXPECT_EQ(stand, system.shown_by(o, state[o].pieces[place], state[o].orientation[place])) << name;
      }
    }
  }
}

TEST(TwistyOrbitState, TheCubeHasTheUsualNumbers) {
  const Puzzle puzzle = puzzle_named("cube-face-3");
  const OrbitSystem system(puzzle);
  const std::vector<OrbitShape> expected = {{"CORNERS", 8, 3}, {"EDGES", 12, 2}, {"CENTERS", 6, 4}};
  EXPECT_TRUE(std::ranges::is_permutation(system.shapes(), expected));
  for (const auto& [axis, corners, edges] : {std::tuple(0, 4, 0), std::tuple(1, 0, 0), std::tuple(2, 4, 4)}) {
    const OrbitState turn = system.state_of(puzzle.mark_turn(puzzle.layer(axis, 2), -1));
    for (std::size_t o = 0; o < system.shapes().size(); ++o) {
      const auto& way = turn[o].orientation;
      const auto changed = std::ranges::count_if(way, [](int k) { return k != 0; });
      const std::string& name = system.shapes()[o].name;
      if (name == "CENTERS") {
        EXPECT_EQ(std::ranges::max(way), 1) << axis;  // the centre of the turning face alone is turned, clockwise
      } else {
        EXPECT_EQ(changed, name == "CORNERS" ? corners : edges) << axis;
      }
    }
  }
}

TEST(TwistyOrbitState, PiecesThatLookAlikeShareANumber) {
  for (const auto& [name, different] : {std::pair("cube-face-4", 8 + 24 + 6), std::pair("cube-edge-1", 6),
                                        std::pair("dino", 12), std::pair("octa-vertex-2", 8 + 8)}) {
    const Puzzle puzzle = puzzle_named(name);
    const OrbitSystem system(puzzle, Telling::stickers);
    int found = 0;
    for (const OrbitPart& part : system.solved_by_colour()) {
      std::vector<Point> numbers = part.pieces;
      std::ranges::sort(numbers);
      numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
      found += static_cast<int>(numbers.size());
    }
    EXPECT_EQ(found, different) << name;
  }
}

}  // namespace
}  // namespace asobi::twisty
