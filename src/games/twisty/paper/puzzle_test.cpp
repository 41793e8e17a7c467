#include "games/twisty/paper/puzzle.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/twisty/paper/puzzles_for_tests.hpp"

namespace asobi::twisty::paper {
namespace {

// Every puzzle of the paper's ten families with its whole range of N.
template <class Visit>
void for_each_puzzle(const Visit& visit, int greatest_n = 10) {
  for (const Family& family : families()) {
    for (int n = family.in_paper.first; n <= std::min(family.in_paper.last, greatest_n); ++n) visit(Puzzle(family, n));
  }
}

TEST(TwistyPaperFamily, SourcesAndMatricesAreTheRotationsAboutTheirAxes) {
  for (const Family& family : families()) {
    for (std::size_t a = 0; a < family.axes.size(); ++a) {
      const Axis& axis = family.axes[a];
      EXPECT_TRUE(rotates(*family.coordinate_frame, axis.source, family.axis_frame->vectors[a], family.turns))
          << family.name << a;
      EXPECT_TRUE(rotates(*family.side_frame, axis.matrix, family.axis_frame->vectors[a], family.turns))
          << family.name << a;
      EXPECT_EQ(axis.matrix.order(), family.turns);
      EXPECT_EQ(axis.source.order(), family.turns);
    }
    EXPECT_FALSE(rotates(*family.side_frame, family.axes[0].matrix, family.axis_frame->vectors[1], family.turns));
  }
}

TEST(TwistyPaperFamily, MatricesMultiplyAsTurnsFollowEachOther) {
  const auto x = SignedPermutation::read("XYZ", "x z -y"), y = SignedPermutation::read("XYZ", "-z y x");
  EXPECT_EQ(x * y, SignedPermutation::read("XYZ", "-z x -y"));  // X goes to X, then to -Z
  EXPECT_EQ(x * x.inverse(), SignedPermutation::identity(3));
  EXPECT_EQ(x.image({2, -1}), (Side{1, 1}));
  EXPECT_EQ(x.preimage({1, 1}), (Side{2, -1}));
}

TEST(TwistyPaperFamily, Names) {
  EXPECT_EQ(named("cube-face-3").name(), "cube-face-3");
  EXPECT_EQ(named("dodeca-face1").name(), "dodeca-face1");
  for (const char* bad :
       {"cube-face", "cube-face-", "cube-face-1", "cube-face-41", "cube-face-99999999999", "cube-face-3x",
        "cube-face--3", "dodeca-face1-2", "dodeca-face", "", "rubik", "cube-edge-0"}) {
    EXPECT_FALSE(parse_name(bad)) << bad;
  }
  EXPECT_EQ(parse_name("cube-face-41").error().message.en,
            "cube-face needs a number from 2 to 40, as in cube-face-2, not \"41\"");
}

TEST(TwistyPaperPuzzle, PiecesAndStickers) {
  for_each_puzzle([](const Puzzle& puzzle) {
    const int n = puzzle.n();
    const auto with_sides = [&](std::size_t sides) {
      return std::ranges::count_if(puzzle.pieces(), [&](const Piece& piece) { return piece.sides.size() == sides; });
    };
    const auto reverse = std::ranges::count_if(puzzle.pieces(), &Piece::reverse);
    const auto pieces = static_cast<int>(puzzle.pieces().size()), stickers = static_cast<int>(puzzle.stickers().size());
    const std::string_view family = puzzle.family().name;
    SCOPED_TRACE(puzzle.name());
    if (family == "cube-face") {
      EXPECT_EQ(stickers, 6 * n * n);
      EXPECT_EQ(with_sides(3), 8);
      EXPECT_EQ(with_sides(2), 12 * (n - 2));
      EXPECT_EQ(with_sides(1), 6 * (n - 2) * (n - 2));
      EXPECT_EQ(pieces, 6 * n * n - 12 * n + 8);
    } else if (family == "cube-vertex1") {
      EXPECT_EQ(stickers, 12 * n * (n + 1));
      EXPECT_EQ(with_sides(2), 12 * n);
      EXPECT_EQ(with_sides(1), 12 * n * (n - 1));
      EXPECT_EQ(pieces, 12 * n * n);
    } else if (family == "cube-vertex2") {
      EXPECT_EQ(stickers, 12 * n * n - 12 * n + 6);
      EXPECT_EQ(with_sides(3), 8);
      EXPECT_EQ(with_sides(2), 12 * (n - 2));
      EXPECT_EQ(with_sides(1), 12 * n * n - 36 * n + 30);
      EXPECT_EQ(pieces, 12 * n * n - 24 * n + 14);
    } else if (family == "cube-edge") {
      EXPECT_EQ(stickers, 24 * n * n);
      EXPECT_EQ(with_sides(1), pieces);
    } else if (family == "tetra-vertexface") {
      EXPECT_EQ(stickers, 4 * n * n);
      EXPECT_EQ(pieces - reverse, 2 * (n - 1) * (n - 1) + 2);
      EXPECT_EQ(reverse, n == 2 ? 1 : 2 * (n - 2) * (n - 2) + 2);
    } else if (family == "tetra-edge") {
      EXPECT_EQ(stickers, 4 * n * n);
      EXPECT_EQ(pieces - reverse, 2 * (n - 1) * (n - 1) + 2);
      EXPECT_EQ(reverse, 2 * n * (n - 1));
    } else if (family == "octa-face") {
      EXPECT_EQ(stickers, 8 * n * n);
      EXPECT_EQ(pieces - reverse, 4 * (n - 1) * (n - 1) + 2);
      EXPECT_EQ(reverse, 4 * n * (n - 1));
    } else if (family == "octa-vertex") {
      EXPECT_EQ(stickers, 8 * n * n);
      EXPECT_EQ(with_sides(1), pieces);
      EXPECT_EQ(reverse, 4 * n * (n - 1));
    } else if (family == "dodeca-face1") {
      EXPECT_EQ(stickers, 72);
      EXPECT_EQ(with_sides(1), 12);
      EXPECT_EQ(with_sides(3), 20);
      EXPECT_EQ(pieces, 32);
    } else {
      EXPECT_EQ(family, "dodeca-face2");
      EXPECT_EQ(stickers, 132);
      EXPECT_EQ(with_sides(1), 12);
      EXPECT_EQ(with_sides(2), 30);
      EXPECT_EQ(with_sides(3), 20);
      EXPECT_EQ(pieces, 62);
    }
  });
}

// Conditions 2 and 3 of the paper: a turn is a bijection of the layer's places onto themselves, and a piece finds a
// piece of its own kind, showing on the sides that its own sides are turned to.
TEST(TwistyPaperPuzzleStandard, EveryTurnPutsPiecesUponPiecesOfTheirKind) {
  for_each_puzzle([](const Puzzle& puzzle) {
    for (const Turn& turn : puzzle.unit_turns()) {
      const auto& places = puzzle.places_in(turn.axis, turn.layer);
      std::set<int> reached;
      for (const int place : places) {
        const int to = puzzle.moved(place, turn.axis);
        reached.insert(to);
        const Piece &piece = puzzle.pieces()[place], &partner = puzzle.pieces()[to];
        EXPECT_EQ(piece.reverse, partner.reverse);
        std::set<Side> turned;
        for (const Side side : piece.sides) turned.insert(puzzle.family().axes[turn.axis].matrix.image(side));
        EXPECT_EQ(turned, std::set<Side>(partner.sides.begin(), partner.sides.end())) << puzzle.name();
      }
      EXPECT_EQ(reached, std::set<int>(places.begin(), places.end())) << puzzle.name();
    }
  });
}

TEST(TwistyPaperPuzzleStandard, TheLayersOfAnAxisHaveEveryPieceOnce) {
  for_each_puzzle([](const Puzzle& puzzle) {
    for (int axis = 0; axis < puzzle.axes(); ++axis) {
      std::size_t total = 0;
      for (const int layer : puzzle.layers()) {
        total += puzzle.places_in(axis, layer).size();
        EXPECT_FALSE(puzzle.places_in(axis, layer).empty());
        for (const int place : puzzle.places_in(axis, layer)) EXPECT_EQ(puzzle.layer_of(place, axis), layer);
      }
      EXPECT_EQ(total, puzzle.pieces().size()) << puzzle.name();
    }
  });
}

// The pieces stand where their coordinates say: towards the sides that they show on, and the higher a layer's number,
// the farther out along the axis.
TEST(TwistyPaperPuzzleStandard, CoordinatesAreWhereThePiecesAre) {
  for_each_puzzle([](const Puzzle& puzzle) {
    const Family& family = puzzle.family();
    std::set<std::vector<int>> layers;
    std::vector<std::vector<double>> heights(puzzle.layers().size());
    for (int place = 0; place < static_cast<int>(puzzle.pieces().size()); ++place) {
      const Piece& piece = puzzle.pieces()[place];
      EXPECT_TRUE(layers.insert(puzzle.layer_indices(place)).second) << puzzle.name();
      Vector at = {};
      for (std::size_t a = 0; a < piece.at.size(); ++a) {
        at = at + (piece.at[a] - family.greatest(puzzle.n()) / 2.0) * family.coordinate_frame->vectors[a];
      }
      for (const Side side : piece.sides) EXPECT_GE(dot(at, family.outward(side)), -1e-9) << puzzle.name();
      for (int axis = 0; axis < puzzle.axes(); ++axis) {
        heights[puzzle.layer_indices(place)[axis]].push_back(dot(at, family.axis_frame->vectors[axis]));
      }
    }
    for (std::size_t layer = 1; layer < heights.size(); ++layer) {
      const auto mean = [](const std::vector<double>& all) {
        return std::accumulate(all.begin(), all.end(), 0.0) / static_cast<double>(all.size());
      };
      EXPECT_LT(mean(heights[layer - 1]), mean(heights[layer])) << puzzle.name();
    }
  });
}

TEST(TwistyPaperPuzzle, LayerNumbersOfThePaper) {
  EXPECT_EQ(named("cube-face-3").layers(), (std::vector{0, 1, 2}));
  EXPECT_EQ(named("cube-vertex1-2").layers(), (std::vector{1, 3, 5, 7, 9, 11}));
  EXPECT_EQ(named("cube-vertex2-2").layers(), (std::vector{0, 2, 4, 6}));
  EXPECT_EQ(named("cube-edge-2").layers(), (std::vector{2, 6, 10, 14}));
  EXPECT_EQ(named("octa-vertex-2").layers(), (std::vector{0, 1, 2, 3}));
  EXPECT_EQ(named("dodeca-face2").layers(), (std::vector{0, 1, 2}));
}

TEST(TwistyPaperPuzzleStandard, EveryTurnHasItsOrderAndTheOtherWayUndoesIt) {
  for_each_puzzle(
      [](const Puzzle& puzzle) {
        const State home = puzzle.solved();
        for (const Turn& turn : puzzle.unit_turns()) {
          State state = home;
          for (int i = 1; i < puzzle.family().turns; ++i) {
            puzzle.apply(state, turn);
            EXPECT_FALSE(puzzle.solved_by_marks(state)) << puzzle.name();
          }
          State other = home;
          puzzle.apply(other, Turn{turn.axis, turn.layer, -1});
          EXPECT_EQ(state, other) << puzzle.name();
          puzzle.apply(state, turn);
          EXPECT_TRUE(puzzle.solved_by_marks(state)) << puzzle.name();
        }
      },
      5);
}

// The paper's own definition (3.1.3): the coordinate about the axis, as plain arithmetic.
TEST(TwistyPaperPuzzle, RubikTurnsByHand) {
  const Puzzle puzzle = named("cube-face-3");
  State state = puzzle.solved();
  puzzle.apply(state, Turn{1, 2, -1});  // Fig. 3.1: about Y, layer N-1, the other way
  for (int x = 0; x < 3; ++x) {
    for (int z = 0; z < 3; ++z) {
      const int place = puzzle.place_at({x, 2, z}).value(), source = puzzle.place_at({z, 2, 2 - x}).value();
      EXPECT_EQ(state[place].piece, source);
    }
  }
  const auto facelets = puzzle.facelets(state);
  EXPECT_EQ(facelets.size(), 54u);
  EXPECT_EQ(facelets.at("2,2,2|X+"), "Z-");  // U shows the back's colour on the right
  EXPECT_EQ(facelets.at("2,2,2|Z+"), "X+");
  EXPECT_EQ(facelets.at("2,2,2|Y+"), "Y+");
  EXPECT_EQ(facelets.at("2,0,2|X+"), "X+");
}

// 3.1.2: if D_y is (-1, 0, 0), the piece shows on X+ what was on Y-.
TEST(TwistyPaperPuzzle, TheExampleOfTheDirectionMatrix) {
  const Puzzle puzzle = named("cube-face-3");
  State state = puzzle.solved();
  const int place = puzzle.place_at({2, 2, 2}).value();
  puzzle.apply(state, Turn{2, 2, 1});
  EXPECT_EQ(state[place].direction[1], (Side{0, -1}));
  EXPECT_EQ(puzzle.colour(state, {place, {0, 1}}), (Side{1, -1}));
}

TEST(TwistyPaperPuzzle, FaceletNamesOfEveryFamily) {
  const auto first = [](std::string_view name) {
    const Puzzle puzzle = named(name);
    return puzzle.facelets(puzzle.solved()).begin()->first;
  };
  EXPECT_EQ(first("cube-vertex1-1"), "0,0,1|X-");
  EXPECT_EQ(first("tetra-vertexface-2"), "0,0,0,0|I");
  EXPECT_EQ(first("tetra-edge-2"), "0,0,0|I");
  EXPECT_EQ(first("octa-face-2"), "0,0,0,1|L+");
  EXPECT_EQ(first("octa-vertex-2"), "0,1,1|I-");
  EXPECT_EQ(first("dodeca-face2"), "0,0,0,1,1,1|I-");
}

// After any turns a piece shows its own colours, each once, and pieces are never lost.
TEST(TwistyPaperPuzzle, ScrambledPuzzlesKeepTheirPiecesAndColours) {
  for_each_puzzle(
      [](const Puzzle& puzzle) {
        Random random(7);
        State state = puzzle.solved();
        const auto turns = puzzle.unit_turns();
        std::vector<Turn> done;
        for (int i = 0; i < 60; ++i) {
          Turn turn = turns[random.below(turns.size())];
          turn.times = 1 + static_cast<int>(random.below(4));
          done.push_back(turn);
        }
        puzzle.apply(state, done);
        std::set<int> present;
        for (std::size_t place = 0; place < state.size(); ++place) {
          present.insert(state[place].piece);
          std::set<Side> colours;
          for (const Side side : puzzle.pieces()[place].sides) {
            colours.insert(puzzle.colour(state, {static_cast<int>(place), side}));
          }
          const auto& own = puzzle.pieces()[state[place].piece].sides;
          EXPECT_EQ(colours, std::set<Side>(own.begin(), own.end())) << puzzle.name();
        }
        EXPECT_EQ(present.size(), state.size());
        std::ranges::reverse(done);
        for (Turn& turn : done) turn.times = -turn.times;
        puzzle.apply(state, done);
        EXPECT_TRUE(puzzle.solved_by_marks(state)) << puzzle.name();
      },
      4);
}

// 3.2.7: solved by colour is not solved by marks. (U R L U2 R' L')^2 turns one centre by 180 degrees.
TEST(TwistyPaperPuzzle, PicturesTellMoreThanColours) {
  const Puzzle puzzle = named("cube-face-3");
  State state = puzzle.solved();
  const Turn u{1, 2, -1}, u2{1, 2, 2}, r{0, 2, -1}, r_back{0, 2, 1}, l{0, 0, 1}, l_back{0, 0, -1};
  for (int i = 0; i < 2; ++i) puzzle.apply(state, std::vector{u, r, l, u2, r_back, l_back});
  EXPECT_TRUE(puzzle.solved_by_colour(state));
  EXPECT_FALSE(puzzle.solved_by_marks(state));
  const int centre = puzzle.place_at({1, 2, 1}).value();
  for (std::size_t place = 0; place < state.size(); ++place) {
    EXPECT_EQ(state[place].piece, static_cast<int>(place));
    EXPECT_EQ(state[place].direction.is_identity(), static_cast<int>(place) != centre);
  }
}

TEST(TwistyPaperPuzzle, TurnsOfTheWholeAreTurnsOfAllLayers) {
  for_each_puzzle(
      [](const Puzzle& puzzle) {
        for (int axis = 0; axis < puzzle.axes(); ++axis) {
          State whole = puzzle.solved(), layers = puzzle.solved();
          puzzle.apply(whole, Turn{axis, Turn::whole, 1});
          for (const int layer : puzzle.layers()) puzzle.apply(layers, Turn{axis, layer, 1});
          EXPECT_EQ(whole, layers) << puzzle.name();
        }
      },
      3);
}

TEST(TwistyPaperPuzzleStandard, TheLargestPuzzles) {
  for (const Family& family : families()) {
    if (!family.has_n()) continue;
    const Puzzle puzzle(family, family.possible.last);
    State state = puzzle.solved();
    const Turn turn{1, puzzle.layers()[puzzle.layers().size() / 2], 1};
    puzzle.apply(state, turn);
    EXPECT_FALSE(puzzle.solved_by_marks(state)) << puzzle.name();
    puzzle.apply(state, Turn{turn.axis, turn.layer, -1});
    EXPECT_TRUE(puzzle.solved_by_marks(state)) << puzzle.name();
  }
}

}  // namespace
}  // namespace asobi::twisty::paper
