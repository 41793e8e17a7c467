// Tables of all states: published distributions, counts by the order of the group, and distances against a plain
// search.
#include "games/twisty/solve/table/state_table.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/puzzle/scramble.hpp"

namespace asobi::twisty {
namespace {

using Counts = std::vector<std::uint64_t>;

struct TableDesk {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf, 2};
};

Counts distribution(const char* name, CensusMetric metric, Turning turning = Turning::all) {
  TableDesk desk;
  const Model model = Model::make(name).value();
  return StateTable::make(model, metric, turning, desk.context).value().distribution();
}

// By colours seen, however the whole stands: the least of all ways to hold it.
std::string colours_held_best(const Mover& mover, const State& state) {
  const Puzzle& puzzle = mover.puzzle();
  std::string best;
  for (int g = 0; g < puzzle.solid().shape().rotation_count(); ++g) {
    std::string own(puzzle.sticker_count(), 0);
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      own[puzzle.sticker_image(g, s)] = static_cast<char>('a' + mover.colour_at(state, s));
    }
    best = best.empty() ? own : std::min(best, own);
  }
  return best;
}

// The slow, obvious way.
std::map<std::string, int> distances_by_search(const Model& model, const Mover& mover, CensusMetric metric,
                                               std::size_t most) {
  std::map<std::string, int> out = {{colours_held_best(mover, mover.solved()), 0}};
  std::deque<std::pair<State, int>> queue = {{mover.solved(), 0}};
  while (!queue.empty() && out.size() < most) {
    const auto [state, distance] = queue.front();
    queue.pop_front();
    for (const Turn& turn : single_turns(model, metric, Turning::all)) {
      State next = state;
      mover.apply(next, turn);
      if (out.try_emplace(colours_held_best(mover, next), distance + 1).second) queue.emplace_back(next, distance + 1);
    }
  }
  return out;
}

TEST(StateTable, TetraEdge2) {
  EXPECT_EQ(distribution("tetra-edge-2", CensusMetric::quarter), (Counts{1, 3, 6, 9, 5}));
}

// Jaap Scherphuis, "Skewb Diamond": 138,240 positions, at most 10 moves.
TEST(StateTable, SkewbDiamond) {
  const Counts counts = distribution("skewb-diamond", CensusMetric::half);
  EXPECT_EQ(counts.size(), 11u);
  EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}), 138'240u);
}

// The group of half turns of the 3x3x3, face turns only: 663,552 states, at most 15 turns (Cube Lovers, "squares
// group").
TEST(StateTable, HalfTurnsOfTheCubeWithAFixedCore) {
  EXPECT_EQ(distribution("c f/2 1/3", CensusMetric::half, Turning::around_core),
            (Counts{1, 6, 27, 120, 519, 1932, 6484, 20310, 55034, 113892, 178495, 179196, 89728, 16176, 1488, 144}));
}

// Around the core of a Dino only its eight corners turn: 16 turns, 32 with those of the other two layers, which do the
// same to a held puzzle.
TEST(StateTable, CoreKeepsToItsTurns) {
  const Model model = Model::make("dino").value();
  EXPECT_EQ(single_turns(model, CensusMetric::half, Turning::around_core).size(), 32u);
  EXPECT_EQ(single_turns(model, CensusMetric::quarter, Turning::around_core).size(), 16u);
  EXPECT_EQ(single_turns(model, CensusMetric::quarter, Turning::all).size(), 24u);
}

// Random states, some of them among the first that the slow search finds.
void expect_as_short_as_by_search(const char* name, std::size_t most_found, int longest_scramble) {
  TableDesk desk;
  const Model model = Model::make(name).value();
  const Mover mover(model.puzzle);
  const StateTable table = StateTable::make(model, CensusMetric::half, Turning::all, desk.context).value();
  const auto known = distances_by_search(model, mover, CensusMetric::half, most_found);
  int met = 0;
  Random random(7);
  for (int trial = 0; trial < 60; ++trial) {
    State state = mover.solved();
    mover.apply(state, random_turns(model.puzzle, Turning::all, 1 + trial % longest_scramble, random));
    const std::vector<Turn> turns = table.solution(state).value();
    if (const auto found = known.find(colours_held_best(mover, state)); found != known.end()) {
      ++met;
      EXPECT_EQ(turns.size(), static_cast<std::size_t>(found->second)) << name;
    }
    mover.apply(state, turns);
    EXPECT_TRUE(mover.is_solved(state)) << name;
  }
  EXPECT_GT(met, 5) << name;
}

TEST(StateTable, SolvesAsShortAsAPlainSearchDoes) {
  for (const char* name : {"tetra-edge-2", "skewb-diamond"}) expect_as_short_as_by_search(name, 150, 5);
  expect_as_short_as_by_search("o v 0", 2000, 12);
}

// The turn that a rotation or reflection of space makes of one.
Turn carried(const Puzzle& puzzle, const Turn& turn, const Matrix& space, bool mirrors) {
  const auto& axes = puzzle.solid().axes();
  const Vector direction = space * axes[turn.axis].direction;
  for (int axis = 0; axis < static_cast<int>(axes.size()); ++axis) {
    const double along = dot(axes[axis].direction, direction);
    if (axes[axis].kind != axes[turn.axis].kind || std::abs(along) < 0.999) continue;
    const int last = layers_on(puzzle, axis) - 1;
    const bool same = along > 0;
    return {axis, same ? turn.first : last - turn.last, same ? turn.last : last - turn.first,
            same == mirrors ? -turn.times : turn.times};
  }
  ADD_FAILURE() << "no such axis";
  return turn;
}

// The slow, obvious way: words to all states, level by level; those of the last are carried by every symmetry.
std::uint64_t antipode_classes_by_search(const Model& model, const std::vector<Turn>& turns) {
  const Mover mover(model.puzzle);
  const auto after = [&](const std::vector<Turn>& word) {
    State state = mover.solved();
    mover.apply(state, word);
    return colours_held_best(mover, state);
  };
  std::map<std::string, std::vector<Turn>> level = {{after({}), {}}}, last;
  std::set<std::string> seen = {after({})};
  while (!level.empty()) {
    last = std::exchange(level, {});
    for (const auto& [colours, word] : last) {
      for (const Turn& turn : turns) {
        std::vector<Turn> longer = word;
        longer.push_back(turn);
        const std::string next = after(longer);
        if (seen.insert(next).second) level.emplace(next, std::move(longer));
      }
    }
  }
  const RegularSolid& shape = model.puzzle.solid().shape();
  const Matrix mirror = shape.kind() == SolidKind::tetrahedron ? Matrix{{{{0, 1, 0}, {1, 0, 0}, {0, 0, 1}}}}
                                                               : Matrix{{{{1, 0, 0}, {0, 1, 0}, {0, 0, -1}}}};
  std::set<std::string> least;
  for (const auto& [colours, word] : last) {
    std::string own = colours;
    for (int g = 0; g < shape.rotation_count(); ++g) {
      for (const bool mirrors : {false, true}) {
        const Matrix space = mirrors ? shape.rotation(g) * mirror : shape.rotation(g);
        const auto stays = [&](const Turn& turn) {
          const Turn image = shortest(model.puzzle, carried(model.puzzle, turn, space, mirrors));
          return std::ranges::find(turns, image) != turns.end();
        };
        if (!std::ranges::all_of(turns, stays)) continue;
        std::vector<Turn> image;
        for (const Turn& turn : word) image.push_back(carried(model.puzzle, turn, space, mirrors));
        own = std::min(own, after(image));
      }
    }
    least.insert(own);
  }
  return least.size();
}

void expect_antipode_classes(const char* name, CensusMetric metric, Turning turning) {
  TableDesk desk;
  const Model model = Model::make(name).value();
  const StateTable table = StateTable::make(model, metric, turning, desk.context).value();
  EXPECT_EQ(table.antipode_classes(), antipode_classes_by_search(model, single_turns(model, metric, turning))) << name;
}

// Replayed, a farthest state is as far as the census says.
void expect_antipode(const char* name, CensusMetric metric, Turning turning) {
  TableDesk desk;
  const Model model = Model::make(name).value();
  const Mover mover(model.puzzle);
  const StateTable table = StateTable::make(model, metric, turning, desk.context).value();
  State state = mover.solved();
  const std::vector<Turn> turns = table.antipode().value();
  mover.apply(state, turns);
  EXPECT_EQ(turns.size() + 1, table.distribution().size()) << name;
  const std::vector<Turn> back = table.solution(state).value();
  EXPECT_EQ(back.size(), turns.size()) << name;
  const auto allowed = single_turns(model, metric, turning);
  for (const Turn& turn : back) EXPECT_TRUE(std::ranges::find(allowed, turn) != allowed.end()) << name;
  mover.apply(state, back);
  EXPECT_TRUE(mover.is_solved(state)) << name;
}

TEST(StateTable, AntipodeIsAsFarAsAnything) {
  for (const char* name : {"tetra-edge-2", "skewb-diamond", "tetra-vertexface-2", "o v 0"}) {
    for (const CensusMetric metric : {CensusMetric::quarter, CensusMetric::half}) {
      expect_antipode(name, metric, Turning::all);
    }
  }
}

TEST(StateTable, AntipodesUpToSymmetry) {
  for (const char* name : {"tetra-edge-2", "tetra-vertexface-2", "c f/2 0", "o v/2 0", "o v 0"}) {
    for (const CensusMetric metric : {CensusMetric::quarter, CensusMetric::half}) {
      expect_antipode_classes(name, metric, Turning::all);
    }
  }
}

StateTable table_of_some_turns(const Model& model, const char* turns, CensusMetric metric) {
  TableDesk desk;
  const auto only = parse_turns(model, turns).value();
  return StateTable::make(model, metric, Turning::all, desk.context, only).value();
}

// Squares of two faces: their product has order 6. Squares of slices: they commute. Slices: 768 states. Two faces of
// the 2x2x2: 29,160.
TEST(StateTable, OnlySomeTurns) {
  const Model cube = Model::make("3x3x3").value(), pocket = Model::make("2x2x2").value();
  EXPECT_EQ(table_of_some_turns(cube, "R2 U2", CensusMetric::half).distribution(), (Counts{1, 2, 2, 2, 2, 2, 1}));
  EXPECT_EQ(table_of_some_turns(cube, "M2 E2 S2", CensusMetric::quarter).distribution(), (Counts{1, 3, 3, 1}));
  const auto states = [](const StateTable& table) {
    return std::accumulate(table.distribution().begin(), table.distribution().end(), std::uint64_t{0});
  };
  EXPECT_EQ(states(table_of_some_turns(cube, "M E S", CensusMetric::quarter)), 768u);
  EXPECT_EQ(states(table_of_some_turns(pocket, "R U", CensusMetric::half)), 29'160u);
  for (const auto& [model, turns] :
       {std::pair(&cube, "M2 E2 S2"), std::pair(&cube, "R2 U2 F2"), std::pair(&pocket, "R2 U2 F2")}) {
    const StateTable table = table_of_some_turns(*model, turns, CensusMetric::half);
    const auto made = single_turns(*model, CensusMetric::half, parse_turns(*model, turns).value());
    const Mover mover(model->puzzle);
    State state = mover.solved();
    mover.apply(state, table.antipode().value());
    const std::vector<Turn> solution = table.solution(state).value();
    for (const Turn& turn : solution) {
      EXPECT_TRUE(std::ranges::find(made, turn) != made.end());
      mover.apply(state, turn);
    }
    EXPECT_TRUE(mover.is_solved(state));
  }
  EXPECT_EQ(
      table_of_some_turns(cube, "M E2 S2", CensusMetric::half).antipode_classes(),
      antipode_classes_by_search(cube, single_turns(cube, CensusMetric::half, parse_turns(cube, "M E2 S2").value())));
}

// Each tip of these may be turned the other way alone, which no symmetry of the solid does: the table is
// folded by it, but the farthest states differ up to symmetries of the solid.
TEST(StateTable, FarthestStatesDifferUpToSymmetriesOfTheSolidOnly) {
  const Model model = Model::make("pyraminx").value();
  const std::vector<Turn> only = parse_turns(model, "R U l b").value();
  for (const CensusMetric metric : {CensusMetric::half, CensusMetric::quarter}) {
    const std::uint64_t classes = table_of_some_turns(model, "R U l b", metric).antipode_classes();
    EXPECT_EQ(classes, 5u);
    EXPECT_EQ(classes, antipode_classes_by_search(model, single_turns(model, metric, only)));
  }
}

// Symmetries of these turns that were found make others, which were not.
TEST(StateTable, SymmetriesOfSomeTurnsAreAGroup) {
  const Model dino = Model::make("dino").value();
  const auto turns = parse_turns(dino, "UFR UFL UBL UBR").value();
  const Mover mover(dino.puzzle);
  const auto made = single_turns(dino, CensusMetric::half, turns);
  std::set<std::string> seen = {colours_held_best(mover, mover.solved())};
  std::vector<State> level = {mover.solved()};
  Counts counts;
  for (int distance = 0; distance < 4; ++distance) {
    counts.push_back(level.size());
    std::vector<State> next;
    for (const State& state : level) {
      for (const Turn& turn : made) {
        State after = state;
        mover.apply(after, turn);
        if (seen.insert(colours_held_best(mover, after)).second) next.push_back(after);
      }
    }
    level = std::move(next);
  }
  Counts known = table_of_some_turns(dino, "UFR UFL UBL UBR", CensusMetric::half).distribution();
  EXPECT_EQ(std::accumulate(known.begin(), known.end(), std::uint64_t{0}), 20'160u);
  known.resize(counts.size());
  EXPECT_EQ(known, counts);
}

TEST(StateTable, RefusesTurnsThatLeaveNothingInPlace) {
  TableDesk desk;
  const auto refused = [&](const char* name, const char* turns) {
    const Model model = Model::make(name).value();
    const auto only = parse_turns(model, turns).value();
    return StateTable::make(model, CensusMetric::half, Turning::all, desk.context, only).error().code;
  };
  EXPECT_EQ(refused("2x2x2", "R L U"), Code::limit);
  EXPECT_EQ(refused("3x3x3", "x R"), Code::invalid);
  EXPECT_EQ(refused("4x4x4", "2R"), Code::limit);  // centres of a colour
}

TEST(StateTable, ForgivesRotationsOfTheWhole) {
  TableDesk desk;
  for (const char* name : {"skewb-diamond", "o v 0"}) {
    const Model model = Model::make(name).value();
    const Mover mover(model.puzzle);
    const StateTable table = StateTable::make(model, CensusMetric::half, Turning::all, desk.context).value();
    for (int axis = 0; axis < static_cast<int>(model.puzzle.solid().axes().size()); ++axis) {
      State state = mover.solved();
      mover.apply(state, whole(model.puzzle, axis));
      EXPECT_EQ(table.solution(state).value().size(), 0u) << name << axis;
    }
  }
}

// An octahedron cut by three planes through its centre: every piece has a single sticker, and three rotations keep one
// of them in its place. 7!/3 states.
TEST(StateTable, PiecesWithOneStickerDoNotTellHowTheWholeIsHeld) {
  const Model model = Model::make("o v 0").value();
  const Mover mover(model.puzzle);
  for (const CensusMetric metric : {CensusMetric::half, CensusMetric::quarter}) {
    Counts slow;
    for (const auto& [colours, distance] : distances_by_search(model, mover, metric, 2000)) {
      slow.resize(std::max(slow.size(), static_cast<std::size_t>(distance) + 1));
      ++slow[static_cast<std::size_t>(distance)];
    }
    EXPECT_EQ(std::accumulate(slow.begin(), slow.end(), std::uint64_t{0}), 1'680u);
    EXPECT_EQ(distribution("o v 0", metric), slow);
  }
  EXPECT_EQ(distribution("o v/2 0", CensusMetric::half), (Counts{1, 3, 3, 1}));
}

TEST(StateTable, RefusesWhatCannotBeReached) {
  TableDesk desk;
  const Model model = Model::make("skewb-diamond").value();
  const Mover mover(model.puzzle);
  const StateTable table = StateTable::make(model, CensusMetric::half, Turning::all, desk.context).value();
  // Two single stickers change places.
  std::vector<int> single;
  for (int p = 0; p < model.puzzle.piece_count(); ++p) {
    if (model.puzzle.stickers_of(p).size() == 1) single.push_back(model.puzzle.stickers_of(p)[0]);
  }
  ASSERT_GE(single.size(), 2u);
  int refused = 0;
  for (std::size_t i = 1; i < single.size(); ++i) {
    State state = mover.solved();
    std::swap(state.at[single[0]], state.at[single[i]]);
    const auto turns = table.solution(state);
    if (turns) continue;
    ++refused;
    EXPECT_EQ(turns.error().code, Code::unsolvable);
    EXPECT_NE(turns.error().message.en.find("even"), std::string::npos) << turns.error().message.en;
  }
  EXPECT_EQ(refused, static_cast<int>(single.size()) - 1);
}

// A corner turned in place.
TEST(StateTable, NamesTheLawsThatAStateBreaks) {
  TableDesk desk;
  const Model model = Model::make("cube-face-2").value();
  const Mover mover(model.puzzle);
  const StateTable table = StateTable::make(model, CensusMetric::half, Turning::all, desk.context).value();
  State twisted = mover.solved();
  const auto corner = model.puzzle.stickers_of(0);
  std::swap(twisted.at[corner[0]], twisted.at[corner[1]]);
  std::swap(twisted.at[corner[1]], twisted.at[corner[2]]);
  const auto refused = table.solution(twisted);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::unsolvable);
  EXPECT_NE(refused.error().message.en.find("modulo 3"), std::string::npos) << refused.error().message.en;
  // Two stickers of it exchanged: a corner as in a mirror.
  State mirrored = mover.solved();
  std::swap(mirrored.at[corner[0]], mirrored.at[corner[1]]);
  EXPECT_EQ(table.solution(mirrored).error().code, Code::unsolvable);
}

TEST(StateTable, RefusesLargePuzzlesAndTooLittleMemory) {
  TableDesk desk;
  for (const char* name : {"rubik", "megaminx"}) {
    const Model model = Model::make(name).value();
    const auto table = StateTable::make(model, CensusMetric::half, Turning::all, desk.context);
    ASSERT_FALSE(table) << name;
    EXPECT_EQ(table.error().code, Code::limit);
  }
  Progress poor({}, {}, 0, 1000);
  Context context{poor, desk.shelf, 1};
  const Model model = Model::make("skewb-diamond").value();
  const auto table = StateTable::make(model, CensusMetric::half, Turning::all, context);
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error().code, Code::limit);
}

// Of 8,707,129,344 states one would not wait for a solution; to count them only memory is wanting here.
TEST(StateTable, MoreStatesAreCountedThanSolvedByATable) {
  const Model model = Model::make("t e 1 v 5/2 v 7/3").value();
  Progress poor({}, {}, 0, 1000);
  const auto fits = SmallSpace::fits(model, Turning::all, poor);
  ASSERT_FALSE(fits);
  EXPECT_TRUE(fits.error().message.en.contains("8,707,129,344 states, too many"));
  const auto made = SmallSpace::make(model, CensusMetric::half, Turning::all, poor);
  ASSERT_FALSE(made);
  EXPECT_TRUE(made.error().message.en.contains("memory")) << made.error().message.en;
}

TEST(StateTable, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Shelf shelf;
  Context context{progress, shelf, 2};
  const Model model = Model::make("skewb").value();
  const auto table = StateTable::make(model, CensusMetric::half, Turning::all, context);
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error().code, Code::cancelled);
}

// Published: 11 half turns, 14 quarter turns (A. Frey, D. Singmaster, "Handbook of Cubik Math"; OEIS A079761, A079762).
TEST(StateTableStandard, Cube2) {
  EXPECT_EQ(distribution("cube-face-2", CensusMetric::half),
            (Counts{1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644}));
  EXPECT_EQ(distribution("cube-face-2", CensusMetric::quarter),
            (Counts{1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536, 90280, 276}));
}

// Jaap Scherphuis, "Pyraminx": 933,120 positions without tips, at most 11 turns, 32 of them.
TEST(StateTableStandard, PyraminxWithoutTips) {
  EXPECT_EQ(distribution("tetraminx", CensusMetric::half),
            (Counts{1, 8, 48, 288, 1728, 9896, 51808, 220111, 480467, 166276, 2457, 32}));
}

// Jaap Scherphuis, "Skewb": 3,149,280 positions, at most 11 turns, 90 of them.
TEST(StateTableStandard, Skewb) {
  EXPECT_EQ(distribution("skewb", CensusMetric::half),
            (Counts{1, 8, 48, 288, 1728, 10248, 59304, 315198, 1225483, 1455856, 81028, 90}));
}

// grubiks.com, "Dino Cube": 11 turns of corners lead back to the state from which one began.
TEST(StateTableStandard, DinoByTurnsOfCorners) {
  EXPECT_EQ(distribution("dino", CensusMetric::half, Turning::around_core),
            (Counts{1, 16, 160, 1408, 11712, 90912, 640192, 3740838, 11138597, 4313963, 20577, 24}));
}

// Where tables are folded by symmetries: twisted pieces with an origin of their own (2x2x2), pieces whose places and
// orientations are together (tetraminx), orbits that symmetries take to one another (t e 0.35), places taken apart
// (dino).
TEST(StateTableStandard, FoldedTablesAgreeWithAPlainSearch) {
  for (const char* name : {"2x2x2", "tetraminx", "t e 0.35", "dino"}) expect_as_short_as_by_search(name, 800, 12);
}

TEST(StateTable, SymmetriesFoldTables) {
  Progress progress;
  for (const auto& [name, least] :
       {std::pair("2x2x2", 5u), std::pair("skewb-diamond", 3u), std::pair("tetraminx", 2u)}) {
    const Model model = Model::make(name).value();
    const SmallSpace small = SmallSpace::make(model, CensusMetric::half, Turning::all, progress).value();
    EXPECT_LT(small.space().entries() * least, small.space().size()) << name;
  }
}

TEST(StateTableExtreme, AntipodesOfLargerSpacesUpToSymmetry) {
  expect_antipode_classes("t e 0 v 5/3", CensusMetric::half, Turning::all);
  expect_antipode_classes("t e 0 v 5/3", CensusMetric::quarter, Turning::around_core);
}

TEST(StateTableStandard, AntipodesOfLargerSpaces) {
  for (const char* name : {"tetraminx", "tetra-edge-3", "c f/2 1/3"}) {
    expect_antipode(name, CensusMetric::half, Turning::all);
    expect_antipode(name, CensusMetric::quarter, Turning::around_core);
  }
}

// Every state that the order of the group promises is reached, and the index has no gaps.
TEST(StateTableStandard, IndexIsPerfect) {
  Progress progress;
  for (const char* name : {"tetraminx", "skewb", "tetra-edge-3", "octa-face-2", "cube-face-2"}) {
    const Model model = Model::make(name).value();
    const SmallSpace small = SmallSpace::make(model, CensusMetric::half, Turning::all, progress).value();
    EXPECT_EQ(small.space().size(), small.reachable()) << name;
  }
}

// 73,483,200 states, found here to take up to 20 turns, 25 quarter turns.
TEST(StateTableExtreme, TwoFacesOfTheCube) {
  const Model cube = Model::make("3x3x3").value();
  EXPECT_EQ(table_of_some_turns(cube, "R U", CensusMetric::half).distribution().size(), 21u);
  EXPECT_EQ(table_of_some_turns(cube, "R U", CensusMetric::quarter).distribution().size(), 26u);
}

TEST(StateTableExtreme, PyraminxWithTipsAndDino) {
  for (const auto& [name, states] : {std::pair("dino", 19'958'400u), std::pair("pyraminx", 75'582'720u)}) {
    for (const Turning turning : {Turning::all, Turning::around_core}) {
      const Counts counts = distribution(name, CensusMetric::half, turning);
      EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}), states);
    }
    expect_antipode(name, CensusMetric::quarter, Turning::all);
  }
}

}  // namespace
}  // namespace asobi::twisty
