// The 3x3x3: cubes against the puzzle's own turns, coordinates against cubes, tables against plain searches and
// published counts, solutions against a breadth-first search. Tables take seconds to make: suites Extreme.
#include <map>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "games/twisty/methods/methods.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/puzzle/scramble.hpp"
#include "games/twisty/solve/cube3/methods.hpp"
#include "games/twisty/solve/cube3/optimal.hpp"
#include "games/twisty/solve/cube3/reader.hpp"

namespace asobi::twisty::cube3 {
namespace {

Cube after_moves(Cube cube, std::span<const std::uint8_t> moves) {
  for (const std::uint8_t m : moves) cube = product(cube, Geometry::get().move(m));
  return cube;
}

std::vector<std::uint8_t> random_moves(std::size_t count, Random& random) {
  std::vector<std::uint8_t> out;
  while (out.size() < count) {
    const auto m = static_cast<std::uint8_t>(random.below(move_count));
    if (may_follow(face_of(m), out.empty() ? -1 : face_of(out.back()))) out.push_back(m);
  }
  return out;
}

Cube random_cube(Random& random) { return after_moves(solved_cube(), random_moves(100, random)); }

TEST(Cube3, MovesAreThoseOfThePuzzle) {
  const Model model = Model::make("rubik").value();
  const Mover mover(model.puzzle);
  const CubeReader reader(model);
  Random random(1);
  for (int trial = 0; trial < 20; ++trial) {
    const auto moves = random_moves(30, random);
    State state = mover.solved();
    mover.apply(state, reader.turns(moves, 0));
    const HeldCube held = reader.read(state).value();
    EXPECT_EQ(held.rotation, 0);
    EXPECT_EQ(held.cube, after_moves(solved_cube(), moves));
  }
}

// Slices and rotations of the whole move the middles; the moves that undo the cube must be found for the hands that
// hold it so.
TEST(Cube3, ReadsACubeHeldInAnyWay) {
  const Model model = Model::make("rubik").value();
  const Mover mover(model.puzzle);
  const CubeReader reader(model);
  const Geometry& geometry = Geometry::get();
  Random random(2);
  int tested = 0;
  for (int trial = 0; trial < 20; ++trial) {
    State state = mover.solved();
    mover.apply(state, random_turns(model.puzzle, Turning::all, 3, random));
    mover.apply(state, whole(model.puzzle, static_cast<int>(random.below(model.puzzle.solid().axes().size()))));
    const HeldCube held = reader.read(state).value();
    // A slice is two turns of faces.
    std::vector<std::uint8_t> path;
    const auto find = [&](const auto& self, const Cube& cube, int togo, int last) -> bool {
      if (cube == solved_cube()) return true;
      for (int m = 0; m < move_count && togo > 0; ++m) {
        if (!may_follow(face_of(m), last)) continue;
        path.push_back(static_cast<std::uint8_t>(m));
        if (self(self, product(cube, geometry.move(m)), togo - 1, face_of(m))) return true;
        path.pop_back();
      }
      return false;
    };
    bool found = false;
    for (int length = 0; length <= 4 && !found; ++length) found = find(find, held.cube, length, -1);
    if (!found) continue;
    ++tested;
    mover.apply(state, reader.turns(path, held.rotation));
    EXPECT_TRUE(mover.is_solved(state));
  }
  EXPECT_GE(tested, 8);
}

TEST(Cube3, RefusesWhatNoTurnsReach) {
  const Model model = Model::make("rubik").value();
  const Mover mover(model.puzzle);
  const CubeReader reader(model);
  std::map<std::size_t, std::vector<int>> pieces;  // by number of stickers
  for (int p = 0; p < model.puzzle.piece_count(); ++p) pieces[model.puzzle.stickers_of(p).size()].push_back(p);
  const auto corner = model.puzzle.stickers_of(pieces[3][0]), edge = model.puzzle.stickers_of(pieces[2][0]),
             other = model.puzzle.stickers_of(pieces[2][1]);
  State twisted = mover.solved(), flipped = twisted, exchanged = twisted, torn = twisted;
  std::swap(twisted.at[corner[0]], twisted.at[corner[1]]);
  std::swap(twisted.at[corner[1]], twisted.at[corner[2]]);
  std::swap(flipped.at[edge[0]], flipped.at[edge[1]]);
  std::swap(exchanged.at[edge[0]], exchanged.at[other[0]]);
  std::swap(exchanged.at[edge[1]], exchanged.at[other[1]]);
  std::swap(torn.at[edge[0]], torn.at[other[0]]);
  for (const auto& [state, law] : {std::pair(twisted, "corners' twists"), std::pair(flipped, "flip edges in pairs"),
                                   std::pair(exchanged, "same parity"), std::pair(torn, "separated")}) {
    const auto held = reader.read(state);
    ASSERT_EQ(code_of(held), Code::unsolvable) << law;
    EXPECT_NE(held.error().message.en.find(law), std::string::npos) << held.error().message.en;
  }
  EXPECT_TRUE(reader.read(mover.solved()));
}

TEST(Cube3, FitsThreeLayersOnly) {
  for (const char* name : {"cube-face-2", "cube-face-4", "pyraminx", "skewb", "megaminx"}) {
    EXPECT_EQ(code_of(CubeReader::fits(Model::make(name).value())), Code::invalid) << name;
  }
  for (const char* name : {"rubik", "cube-face-3"}) EXPECT_TRUE(CubeReader::fits(Model::make(name).value())) << name;
}

TEST(Cube3, SymmetriesRespectProducts) {
  const Geometry& geometry = Geometry::get();
  Random random(3);
  const Cube a = random_cube(random), b = random_cube(random);
  for (int s = 0; s < symmetry_count; ++s) {
    EXPECT_EQ(geometry.conjugate(product(a, b), s), product(geometry.conjugate(a, s), geometry.conjugate(b, s)));
    EXPECT_EQ(geometry.conjugate(geometry.conjugate(a, s), geometry.inverse_symmetry(s)), a);
    for (int t = 0; t < symmetry_count; ++t) {
      EXPECT_EQ(geometry.conjugate(geometry.conjugate(a, s), t), geometry.conjugate(a, geometry.compose(s, t)));
    }
  }
  EXPECT_EQ(product(a, inverse(a)), solved_cube());
}

TEST(Cube3, CoordinatesFollowCubes) {
  const Geometry& geometry = Geometry::get();
  const Progress progress;
  const Coordinate twist = Coordinate::explore(twist_values, twist_of, all_moves(), progress).value();
  const Coordinate slice = Coordinate::explore(placement_values, slice_of, all_moves(), progress).value();
  Random random(4);
  for (int trial = 0; trial < 20; ++trial) {
    const Cube cube = random_cube(random);
    for (int m = 0; m < move_count; ++m) {
      const Cube next = product(cube, geometry.move(m));
      EXPECT_EQ(twist.moved[twist_of(cube) * move_count + m], twist_of(next));
      // Any four edges go the same ways.
      for (const int first : {0, 4, 8}) {
        EXPECT_EQ(slice.moved[placement_of(cube, first) * move_count + m], placement_of(next, first));
      }
    }
    for (int s = 0; s < kept_symmetries; ++s) {
      const Cube seen = geometry.conjugate(cube, s);
      EXPECT_EQ(twist.conjugated[static_cast<std::uint32_t>(s) * twist_values + twist_of(cube)], twist_of(seen));
      EXPECT_EQ(slice.conjugated[static_cast<std::uint32_t>(s) * placement_values + placement_of(cube, 8)],
                placement_of(seen, 8));
    }
  }
}

// 64,430 and 2,768 classes: Kociemba, "Symmetries".
TEST(Cube3Standard, ClassesFollowCubes) {
  const Geometry& geometry = Geometry::get();
  const Progress progress;
  const auto shared = FirstMoves::make(progress).value();
  const FirstMoves& moves = *shared;
  EXPECT_EQ(moves.classes(), flip_slice_classes);
  const auto corners = Classes::explore(order_values, corner_order_of, second_phase_moves(), progress);
  EXPECT_EQ(corners->sizes.size(), corner_order_classes);
  Random random(5);
  for (int trial = 0; trial < 200; ++trial) {
    const Cube cube = random_cube(random);
    const FirstCoordinates at = moves.of(cube);
    const Cube seen = geometry.conjugate(cube, static_cast<int>(at.edges % kept_symmetries));
    EXPECT_EQ(flip_slice_of(seen), flip_slice_of(moves.representative(at.edges / kept_symmetries)));
    EXPECT_EQ(moves.column(at), twist_of(seen));
    for (int m = 0; m < move_count; ++m) {
      const Cube next = product(cube, geometry.move(m));
      const FirstCoordinates there = moves.after(at, static_cast<std::uint32_t>(m));
      EXPECT_EQ(there.twist, twist_of(next));
      // The symmetry may be another one that does the same.
      EXPECT_EQ(there.edges / kept_symmetries, moves.of(next).edges / kept_symmetries);
      EXPECT_EQ(flip_slice_of(geometry.conjugate(next, static_cast<int>(there.edges % kept_symmetries))),
                flip_slice_of(moves.representative(there.edges / kept_symmetries)));
    }
  }
}

// Corners x slice in the second phase, by classes and plainly.
TEST(Cube3Standard, RowsAreCountedAsAPlainSearchCounts) {
  const auto moves = second_phase_moves();
  const auto slice_order = [](const Cube& cube) { return placement_of(cube, 8) % 24; };
  Progress progress;
  const Classes classes = Classes::explore(order_values, corner_order_of, moves, progress).value();
  const Coordinate corners = Coordinate::explore(order_values, corner_order_of, moves, progress).value();
  const Coordinate slice = Coordinate::explore(24, slice_order, moves, progress).value();
  const ColumnMaps maps(RowFormat<2>(), 24, 10, slice.moved, slice.conjugated);
  constexpr std::array<std::uint8_t, 10> every = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  const auto after = [&](std::uint32_t row, std::uint32_t move) {
    const std::uint32_t to = classes.moved[row * 10 + move];
    return RowAfter{to / kept_symmetries, to % kept_symmetries};
  };
  const auto weight = [&](std::uint32_t row) { return classes.sizes[row]; };
  std::vector<std::uint64_t> plain = {1};
  std::vector<bool> seen(order_values * 24);
  seen[0] = true;
  for (std::vector<std::uint32_t> level = {0}, next; !level.empty(); level.swap(next)) {
    next.clear();
    for (const std::uint32_t at : level) {
      for (std::uint32_t m = 0; m < 10; ++m) {
        const std::uint32_t to = corners.moved[at / 24 * 10 + m] * 24u + slice.moved[at % 24 * 10 + m];
        if (!seen[to]) next.push_back(to);
        seen[to] = true;
      }
    }
    if (!next.empty()) plain.push_back(next.size());
  }
  for (const unsigned threads : {1u, 3u}) {
    RowSearch two(RowFormat<2>(), 2'768, every, maps, after, weight);
    RowSearch four(RowFormat<4>(), 2'768, every, maps, after, weight);
    const auto [two_census, two_table] = two.run(100, threads, progress).value();
    const auto [four_census, four_table] = four.run(14, threads, progress).value();
    EXPECT_EQ(two_census, plain);
    EXPECT_EQ(four_census, std::vector(plain.begin(), plain.begin() + std::min<std::ptrdiff_t>(15, std::ssize(plain))));
    EXPECT_EQ((ones_of_rows<2, 2>(two_table.bytes(), 8, 24, weight)), ones_of_census<2>(plain, 3));
    EXPECT_EQ((ones_of_rows<4, 4>(four_table.bytes(), 16, 24, weight)), ones_of_census<4>(four_census));
  }
}

// The values that bound the optimal search, against the distances themselves.
TEST(Cube3Standard, BoundsAreTheDistancesAsFarAsTheyAreTold) {
  const auto moves = second_phase_moves();
  const auto slice_order = [](const Cube& cube) { return placement_of(cube, 8) % 24; };
  constexpr std::array<std::uint8_t, 10> every = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  Progress progress;
  const Classes classes = Classes::explore(order_values, corner_order_of, moves, progress).value();
  // Two orders of the slice side by side, so that a row has more than one word.
  const Coordinate slice = Coordinate::explore(24, slice_order, moves, progress).value();
  const std::uint32_t columns = 24 * 24;
  std::vector<std::uint16_t> moved, conjugated;
  for (std::uint32_t c = 0; c < columns; ++c) {
    for (std::uint32_t m = 0; m < 10; ++m) {
      moved.push_back(
          static_cast<std::uint16_t>(slice.moved[c / 24 * 10 + m] * 24 + slice.moved[c % 24 * 10 + (m + 3) % 10]));
    }
  }
  for (std::uint32_t s = 0; s < kept_symmetries; ++s) {
    for (std::uint32_t c = 0; c < columns; ++c) conjugated.push_back(static_cast<std::uint16_t>(c));
  }
  const auto after = [&](std::uint32_t row, std::uint32_t move) {
    return RowAfter{classes.moved[row * 10 + move] / kept_symmetries, 0};
  };
  const auto weight = [](std::uint32_t) { return 1u; };
  const ColumnMaps exact_maps(RowFormat<4>(), columns, 10, moved, conjugated);
  RowSearch exact(RowFormat<4>(), 2'768, every, exact_maps, after, weight);
  const auto [census, distances] = exact.run(14, 1, progress).value();
  for (const unsigned base : {3u, 5u, 7u}) {
    const BoundFormat format{base};
    const ColumnMaps maps(format, columns, 10, moved, conjugated);
    RowSearch search(format, 2'768, every, maps, after, weight);
    const auto [own, table] = search.run(base + 2, 2, progress).value();
    EXPECT_EQ(own, std::vector(census.begin(), census.begin() + base + 3));
    const std::uint64_t words = BoundFormat::words_for(columns), exact_words = RowFormat<4>::words_for(columns);
    for (std::uint32_t row = 0; row < 2'768; ++row) {
      std::vector<unsigned> least(words, 15);
      const std::uint64_t* const there = distances.as<std::uint64_t>().data() + row * exact_words;
      for (std::uint32_t c = 0; c < columns; ++c) {
        unsigned& own_least = least[c / BoundFormat::per_word];
        const unsigned distance = RowFormat<4>::value(there, c);
        if (distance <= base + 2) own_least = std::min(own_least, distance);
      }
      for (std::uint32_t c = 0; c < columns; ++c) {
        const std::uint32_t spot = BoundFormat::spot(c);
        const std::uint64_t word = table.as<std::uint64_t>()[row * words + BoundFormat::word_of(spot)];
        const unsigned distance = RowFormat<4>::value(there, c),
                       bound = format.bound(word, BoundFormat::shift_of(spot));
        ASSERT_EQ(bound, distance > base ? std::min(distance, base + 3) : least[c / BoundFormat::per_word]);
      }
    }
  }
}

// Coordinates read from sums, along three axes, while moves are made on either side.
TEST(Cube3, SumsOverPiecesAreCoordinates) {
  const Geometry& geometry = Geometry::get();
  const PieceMoves moves;
  Random random(12);
  Cube cube = random_cube(random);
  BothWays at = moves.both_ways(cube);
  for (int trial = 0; trial < 200; ++trial) {
    const int side = static_cast<int>(random.below(2)), move = static_cast<int>(random.below(move_count));
    const Pieces& own = at.pieces[side];
    std::array<Sums, 2> sums;
    for (const auto of : {PieceMoves::moved, PieceMoves::other}) {
      const int which = of == PieceMoves::moved ? side : 1 - side;
      std::array<Sums, 3> turned;
      moves.sums_after(own, face_of(move), of, at.sums[which], turned.data());
      sums[which] = turned[move % 3u];
    }
    at = {moves.after(at.pieces, side, move), sums};
    cube = side == 0 ? product(cube, geometry.move(move)) : product(geometry.move(inverse_move(move)), cube);
    EXPECT_EQ(at.pieces[0], Pieces::of(cube));
    EXPECT_EQ(at.pieces[1], Pieces::of(inverse(cube)));
    for (int s = 0; s < 2; ++s) {
      Cube seen = s == 0 ? cube : inverse(cube);
      for (int view = 0; view < view_count; ++view) {
        const std::uint32_t code = at.sums[s].slice(view);
        const std::uint32_t placement = placement_of_places({code % 12, code / 12 % 12, code / 144 % 12, code / 1728});
        EXPECT_EQ(placement, slice_of(seen));
        EXPECT_EQ(flip_slice_number(placement / 24, at.sums[s].flip(view)), flip_slice_of(seen));
        EXPECT_EQ(at.sums[s].twist(view), twist_of(seen));
        seen = geometry.conjugate(seen, geometry.cycle_of_axes());
      }
    }
  }
}

// What a row stands for, seen through its symmetry, is what it begins with; and moves of both lead to the same row.
TEST(Cube3Standard, RowsOfBoundsFollowCubes) {
  const Geometry& geometry = Geometry::get();
  const PieceMoves pieces;
  Random random(14);
  for (const auto& fineness : OptimalRows::finenesses) {
    const OptimalRows rows = OptimalRows::make(fineness, Progress()).value();
    const auto row_of = [&](const Cube& cube) {
      const Sums sums = pieces.both_ways(cube).sums[0];
      const RowAfter out = rows.of(sums.slice(0), sums.flip(0));
      return std::pair(out.row, out.symmetry);
    };
    std::uint64_t all = 0;
    for (std::uint32_t row = 0; row < OptimalRows::count(fineness); ++row) all += rows.weight(row);
    EXPECT_EQ(all, std::uint64_t{flip_slice_values} * fineness.orders);
    EXPECT_EQ(row_of(solved_cube()), std::pair(0u, 0u));
    for (int trial = 0; trial < 300; ++trial) {
      const Cube cube = random_cube(random);
      const auto [row, symmetry] = row_of(cube);
      const Cube seen = geometry.conjugate(cube, static_cast<int>(symmetry));
      EXPECT_EQ(row_of(seen), std::pair(row, 0u));
      EXPECT_EQ(flip_slice_of(seen) % flip_values, row % flip_values);
      for (std::uint32_t m = 0; m < move_count; ++m) {
        const RowAfter after = rows.after(row, m);
        EXPECT_EQ(row_of(product(seen, geometry.move(static_cast<int>(m)))), std::pair(after.row, after.symmetry));
      }
    }
  }
}

TEST(Cube3Standard, StopsAndKeepsToItsMemory) {
  std::stop_source stop;
  stop.request_stop();
  Progress stopped(stop.get_token()), poor({}, {}, 0, 1'000'000);
  Shelf shelf;
  for (Progress* progress : {&stopped, &poor}) {
    Context context{*progress, shelf, 2};
    EXPECT_EQ(code_of(TwoPhase::make(context)), progress == &poor ? Code::limit : Code::cancelled);
  }
}

// Tables on a shelf that all Extreme tests share.
struct Cube3Extreme : testing::Test {
  static Quiet& quiet() {
    static Quiet quiet;
    quiet.context.threads = 2;
    return quiet;
  }
};

// How many are at each distance in the first phase: D. Kociemba, "The Mathematics behind Cube Explorer".
constexpr std::array<std::uint64_t, 13> first_census = {
    1, 4, 50, 592, 7156, 87236, 1043817, 12070278, 124946368, 821605960, 1199128738, 58202444, 476};

TEST_F(Cube3Extreme, FirstTableHasTheKnownCensus) {
  const auto shared = FirstMoves::make(quiet().progress).value();
  const FirstMoves& moves = *shared;
  const FirstTable table = FirstTable::make(moves, quiet().context).value();
  EXPECT_TRUE(std::ranges::equal(table.census(), first_census));
  Random random(6);
  for (int trial = 0; trial < 100; ++trial) {
    const auto path = random_moves(1 + static_cast<std::size_t>(trial) % 12, random);
    EXPECT_LE(table.distance(moves, moves.of(after_moves(solved_cube(), path))), path.size());
  }
}

// A face's bit is set if and only if one of its turns lowers the distance; near the goal all moves are known.
TEST_F(Cube3Extreme, FirstTableKnowsWhichFacesHelp) {
  const auto shared = FirstMoves::make(quiet().progress).value();
  const FirstMoves& moves = *shared;
  const FirstTable table = FirstTable::make(moves, quiet().context).value();
  const NearMoves near(moves);
  Random random(11);
  for (int trial = 0; trial < 300; ++trial) {
    const Cube cube = after_moves(solved_cube(), random_moves(1 + static_cast<std::size_t>(trial) % 12, random));
    const FirstCoordinates at = moves.of(cube);
    const unsigned distance = table.distance(moves, at);
    for (int face = 0; face < 6; ++face) {
      bool lowers = false;
      for (int m = 3 * face; m < 3 * face + 3; ++m) {
        const bool own = table.distance(moves, moves.after(at, static_cast<std::uint32_t>(m))) < distance;
        lowers = lowers || own;
        if (distance <= NearMoves::reach) {
          EXPECT_EQ((near.lowering(moves.place(at)) >> moves.move_seen(at, m) & 1) != 0, own);
        }
      }
      EXPECT_EQ(table.entry(moves, at).lowered_by(moves.face_seen(at, face)), lowers);
    }
  }
}

TEST_F(Cube3Extreme, TwoPhasesSolveInTwentyMoves) {
  const TwoPhase search = TwoPhase::make(quiet().context).value();
  Random random(7);
  for (int trial = 0; trial < 100; ++trial) {
    const Cube cube = random_cube(random);
    const TwoPhaseAnswer answer = search.solve(cube, {}, quiet().progress).value();
    EXPECT_LE(answer.moves.size(), 20u);
    EXPECT_EQ(after_moves(cube, answer.moves), solved_cube());
  }
  for (std::size_t near = 1; near <= 40; ++near) {  // what is a few turns from home comes home in as many
    const auto path = random_moves(1 + near % 4, random);
    const TwoPhaseAnswer answer = search.solve(after_moves(solved_cube(), path), {}, quiet().progress).value();
    EXPECT_LE(answer.moves.size(), path.size());
  }
  for (std::uint64_t nodes : {1u, 1000u, 100'000u}) {
    const Cube cube = random_cube(random);
    const TwoPhaseAnswer answer = search.solve(cube, {.length = 1, .nodes = nodes}, quiet().progress).value();
    EXPECT_EQ(after_moves(cube, answer.moves), solved_cube());
  }
}

int length_of(std::span<const std::uint8_t> moves, CubeMetric metric) {
  int out = 0;
  for (const std::uint8_t m : moves) out += cost_of(m, metric);
  return out;
}

// Every cube within three moves, and some at four and five.
TEST_F(Cube3Extreme, OptimalIsAsShortAsABreadthFirstSearch) {
  for (const CubeMetric metric : {CubeMetric::half, CubeMetric::quarter}) {
    const Optimal search = Optimal::make(64 << 20, metric, quiet().context).value();
    std::map<std::array<std::uint8_t, facelet_count>, int> known = {{solved_cube().at, 0}};
    std::vector<Cube> level = {solved_cube()};
    Random random(8);
    for (int distance = 1; distance <= 5; ++distance) {
      std::vector<Cube> next;
      for (const Cube& cube : level) {
        for (int m = 0; m < move_count; ++m) {
          if (cost_of(m, metric) > 1) continue;
          const Cube there = product(cube, Geometry::get().move(m));
          if (known.emplace(there.at, distance).second) next.push_back(there);
        }
      }
      const std::size_t step = next.size() / 300 + 1;
      for (std::size_t i = random.below(step); i < next.size(); i += step) {
        const OptimalAnswer answer = search.solve(next[i], 2, quiet().progress).value();
        EXPECT_EQ(length_of(answer.moves, metric), distance);
        EXPECT_EQ(after_moves(next[i], answer.moves), solved_cube());
      }
      level = std::move(next);
    }
    EXPECT_EQ(known.size(), metric == CubeMetric::half ? 1u + 18 + 243 + 3'240 + 43'239 + 574'908
                                                       : 1u + 12 + 114 + 1'068 + 10'011 + 93'840);
  }
}

// No bound is greater than the length of a way home, on either side and along all axes. The coarsest table has the
// distances of the first phase.
TEST_F(Cube3Extreme, BoundsAreNeverTooGreat) {
  const PieceMoves pieces;
  Random random(13);
  for (const CubeMetric metric : {CubeMetric::half, CubeMetric::quarter}) {
    const TwoPhase search = TwoPhase::make(quiet().context).value();
    for (const auto& fineness : std::span(OptimalRows::finenesses).first(2)) {
      const OptimalTable table = OptimalTable::make(search.first_moves(), fineness, metric, quiet().context).value();
      if (metric == CubeMetric::half && fineness.orders == 1) {
        EXPECT_TRUE(std::ranges::equal(std::span(table.census()).first(11), std::span(first_census).first(11)));
      }
      for (int trial = 0; trial < 2000; ++trial) {
        const auto path = random_moves(1 + static_cast<std::size_t>(trial) % 12, random);
        const BothWays at = pieces.both_ways(after_moves(solved_cube(), path));
        for (const Sums& sums : at.sums) {
          for (int view = 0; view < view_count; ++view) {
            EXPECT_LE(static_cast<int>(table.bound(table.spot(sums, view))), length_of(path, metric));
          }
        }
      }
    }
  }
}

TEST_F(Cube3Extreme, OptimalTellsTheShareOfTheWorkDone) {
  const Optimal search = Optimal::make(64 << 20, CubeMetric::half, quiet().context).value();
  std::stop_source enough;
  std::vector<Report> reports;
  Progress progress(enough.get_token(), [&](const Report& report) {
    if (!report.stage.en.starts_with("solutions of")) return;
    reports.push_back(report);
    if (report.total > 0 && report.done > 0) enough.request_stop();
  });
  Random random(11);
  EXPECT_EQ(code_of(search.solve(after_moves(solved_cube(), random_moves(40, random)), 2, progress)), Code::cancelled);
  ASSERT_FALSE(reports.empty());
  for (const Report& report : reports) EXPECT_EQ(report.total, 243U);  // pairs of first moves
  EXPECT_GT(reports.back().done, 0U);
  EXPECT_LT(reports.back().done, 243U);
}

TEST_F(Cube3Extreme, FinerTablesFindTheSameLengths) {
  const Optimal coarse = Optimal::make(64 << 20, CubeMetric::half, quiet().context).value(),
                fine = Optimal::make(160 << 20, CubeMetric::half, quiet().context).value();
  Random random(9);
  for (int trial = 0; trial < 20; ++trial) {
    const Cube cube = after_moves(solved_cube(), random_moves(12, random));
    const auto a = coarse.solve(cube, 2, quiet().progress).value(), b = fine.solve(cube, 1, quiet().progress).value();
    EXPECT_EQ(a.moves.size(), b.moves.size());
    EXPECT_LE(b.nodes, a.nodes);
  }
  EXPECT_EQ(code_of(Optimal::make(1 << 20, CubeMetric::half, quiet().context)), Code::limit);
}

// Cubes sixteen moves from home (bench/twisty_cube3), for which two phases are asked again before the last depth.
TEST_F(Cube3Extreme, TwoPhasesAskedAgainGiveNoOtherLengths) {
  const Optimal search = Optimal::make(64 << 20, CubeMetric::half, quiet().context).value();
  for (const std::uint64_t seed : {1, 3, 4, 6}) {
    Random random(seed);
    const Cube cube = after_moves(solved_cube(), random_moves(16, random));
    const OptimalAnswer answer = search.solve(cube, 2, quiet().progress).value();
    EXPECT_GT(answer.nodes, 1'000'000U);
    EXPECT_EQ(answer.moves.size(), 16U);
    EXPECT_EQ(after_moves(cube, answer.moves), solved_cube());
  }
}

TEST_F(Cube3Extreme, MethodsSolveThePuzzle) {
  const Model model = Model::make("rubik").value();
  const Mover mover(model.puzzle);
  Random random(10);
  for (const Method& method : cube3_methods()) {
    const auto solver = method.make(model, {.memory = method.takes_memory ? 64u << 20 : 0u}, quiet().context).value();
    State state = mover.solved();
    mover.apply(state, random_turns(model.puzzle, Turning::all, method.heavy ? 5 : 50, random));
    mover.apply(state, whole(model.puzzle, 1));
    const auto solution = solve_and_replay(method, *solver, mover, state, quiet().progress);
    ASSERT_TRUE(solution) << method.id;
    EXPECT_LE(count(model.puzzle, solution->turns).half, 20) << method.id;
    EXPECT_EQ(solution->optimal, method.heavy);
  }
}

}  // namespace
}  // namespace asobi::twisty::cube3
