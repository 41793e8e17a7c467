// The parts of the universal method, each beside the slow and obvious way: words letter by letter.
#include <algorithm>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "base/forged_table_for_tests.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "games/twisty/solve/common/turns_desk_for_tests.hpp"
#include "games/twisty/solve/universal/climb.hpp"
#include "games/twisty/solve/universal/crossings.hpp"
#include "games/twisty/solve/universal/orbit_words.hpp"
#include "games/twisty/solve/universal/pure_cycles.hpp"
#include "games/twisty/solve/universal/quotient.hpp"

namespace asobi::twisty {
namespace {

struct WordsDesk : TurnsDesk {
  using TurnsDesk::TurnsDesk;

  std::vector<Role> all_move() const { return std::vector<Role>(actions.shapes.size(), Role::moves); }
  OrbitState scrambled(std::uint64_t seed) const {
    Random random(seed);
    return effect(random_word(60, random));
  }
};

TEST(ShortWordsStandard, DoWhatTheyAreSaidToDo) {
  for (const char* name : {"cube-face-2", "dino", "octa-face-2"}) {
    const WordsDesk desk(name);
    Progress progress;
    const ShortWords words = ShortWords::find(desk.actions, desk.all_move(), progress, {}).value();
    ASSERT_GT(words.size(), 0u) << name;
    for (std::size_t w = 0; w < words.size(); w += 1 + words.size() / 100) {
      const Letters letters = words.letters(w);
      EXPECT_EQ(static_cast<int>(letters.size()), words.cost(w));
      OrbitState said = desk.solved;
      for (const PieceMove& m : words.moves(w)) {
        said[m.orbit].pieces[m.to] = m.from;
        said[m.orbit].orientation[m.to] = m.twist;
      }
      EXPECT_EQ(desk.effect(letters), said) << name << " " << w;
    }
  }
}

TEST(ShortWordsStandard, LeaveAloneWhatStays) {
  const WordsDesk desk("cube-face-3");
  std::vector<Role> roles = desk.all_move();
  const auto stays = [&](std::size_t o) { return desk.actions.shapes[o].pieces == 6; };
  for (std::size_t o = 0; o < roles.size(); ++o) roles[o] = stays(o) ? Role::stays : Role::moves;
  Progress progress;
  const ShortWords words = ShortWords::find(desk.actions, roles, progress, {}).value();
  for (std::size_t w = 0; w < words.size(); ++w) {
    for (const PieceMove& m : words.moves(w)) ASSERT_FALSE(stays(m.orbit)) << w;
  }
  for (std::size_t o = 0; o < roles.size(); ++o) {
    for (const Letters& word : words.cycles()[o]) {
      OrbitState effect = desk.effect(word);
      EXPECT_TRUE(as_cycle(effect[o], desk.actions.shapes[o].orientations));
      effect[o] = desk.solved[o];
      EXPECT_EQ(effect, desk.solved);
    }
  }
}

TEST(CrossingsStandard, TouchNothingButTheirOrbitAndWhatIsFree) {
  const WordsDesk desk("cube-edge-odd-3");
  Progress progress;
  const ShortWords words = ShortWords::find(desk.actions, desk.all_move(), progress, {}).value();
  Crossings crossings(desk.actions, words, 1);
  std::vector<bool> free = desk.none();
  for (const std::size_t free_orbits : {0, 2}) {
    for (std::size_t o = 0; o < free_orbits; ++o) free[3 + o] = true;
    const auto [cycles, others] = crossings.find(2, free, progress).value();
    EXPECT_FALSE(cycles.empty());
    EXPECT_FALSE(others.empty());
    for (const auto* list : {&cycles, &others}) {
      for (const Letters& word : *list) {
        const OrbitState effect = desk.effect(word);
        for (std::size_t o = 0; o < effect.size(); ++o) EXPECT_TRUE(o == 2 || free[o] || is_home(effect[o])) << o;
      }
    }
    for (const Letters& word : cycles) EXPECT_TRUE(as_cycle(desk.effect(word)[2], desk.actions.shapes[2].orientations));
  }
}

// One orbit moves, one stays, the third does what it likes; and a longer word is listed too.
TEST(ShortWordsStandard, TellOnlyOfWhatIsNotIgnored) {
  const WordsDesk desk("cube-face-3");
  Progress progress;
  const ShortWords all = ShortWords::find(desk.actions, desk.all_move(), progress, {}).value();
  Letters more;
  for (std::size_t w = 0; w < all.size() && more.empty(); ++w) {
    const auto moves = all.moves(w);
    const bool in_two = std::ranges::all_of(moves, [](const PieceMove& m) { return m.orbit != 1; }) &&
                        std::ranges::any_of(moves, [](const PieceMove& m) { return m.orbit == 0; });
    if (in_two) more = all.letters(w);
  }
  ASSERT_FALSE(more.empty());
  for (const std::size_t tried : {0, 20'000}) {
    const ShortWords words =
        ShortWords::find(desk.actions, {Role::moves, Role::stays, Role::ignored}, progress, {2000, tried}, {more})
            .value();
    EXPECT_GT(words.size() + words.cycles()[0].size(), 0u);
    for (std::size_t w = 0; w < words.size(); ++w) {
      OrbitPart wanted = desk.solved[0];
      for (const PieceMove& m : words.moves(w)) {
        ASSERT_EQ(m.orbit, 0);
        wanted.pieces[m.to] = m.from;
        wanted.orientation[m.to] = m.twist;
      }
      const OrbitState effect = desk.effect(words.letters(w));
      ASSERT_EQ(effect[0], wanted) << w;
      ASSERT_TRUE(is_home(effect[1])) << w;
    }
  }
}

TEST(CycleTableStandard, WordsMakeTheirCyclesAndCostWhatIsSaid) {
  const WordsDesk desk("cube-face-2");
  Progress progress;
  const ShortWords words = ShortWords::find(desk.actions, desk.all_move(), progress, {}).value();
  const auto made = CycleTable::make(desk.actions, 0, words.cycles()[0], progress).value();
  const CycleTable& table = *made;
  int seen = 0;
  for (int a = 0; a < 8; ++a) {
    for (int b = 0; b < 8; ++b) {
      const int c = (a + b + 3) % 8;
      if (a == b || b == c || c == a) continue;
      for (int first = 0; first < 3; ++first) {
        const auto cost = table.cost({a, b, c}, first, 1);
        ASSERT_TRUE(cost);
        const Cycle cycle{{a, b, c}, {first, 1, (5 - first) % 3}};
        const Letters word = table.word(cycle);
        EXPECT_EQ(static_cast<int>(word.size()), *cost);
        OrbitPart wanted = desk.solved[0];
        for (std::size_t i = 0; i < 3; ++i) {
          const auto to = static_cast<std::size_t>(cycle.places[(i + 1) % 3]);
          wanted.pieces[to] = static_cast<Point>(cycle.places[i]);
          wanted.orientation[to] = static_cast<std::uint8_t>(cycle.twists[i]);
        }
        EXPECT_EQ(desk.actions.effect(0, word), wanted);
        ++seen;
      }
    }
  }
  EXPECT_GT(seen, 100);
}

TEST(TurnActionsTest, TurnsThatRotationsTakeToOneAnotherAreAlike) {
  // Outer and inner layers, a quarter either way and a half; a turn seen from the other side goes the other way.
  const WordsDesk four("cube-face-4");
  EXPECT_EQ(std::set(four.actions.first_alike.begin(), four.actions.first_alike.end()).size(), 6u);
  for (const char* name : {"cube-face-4", "dino", "megaminx", "cube-edge-3", "tetra-edge-3"}) {
    const WordsDesk desk(name);
    const Mover mover(desk.model.puzzle);
    const auto places_after = [&](std::size_t letter) {
      State state = mover.solved();
      mover.apply(state, desk.actions.turns[letter]);
      return places_of(state);
    };
    for (std::size_t t = 0; t < desk.actions.turns.size(); ++t) {
      const Permutation turn = places_after(t), first = places_after(desk.actions.first_alike[t]);
      bool taken = false;
      for (int g = 0; g < desk.model.puzzle.solid().shape().rotation_count() && !taken; ++g) {
        const Permutation rotation = desk.model.puzzle.mark_rotation(g);
        taken = rotation.inverse() * first * rotation == turn;
      }
      EXPECT_TRUE(taken) << name << " " << t;
    }
  }
}

TEST(PureCyclesStandard, AreNoLongerWhereWordsBeginWithOneOfTheTurnsThatAreAlike) {
  for (const char* name : {"cube-edge-3", "tetra-edge-4", "icosa-vertex-3"}) {
    WordsDesk desk(name);
    TurnActions plain = desk.actions;
    std::iota(plain.first_alike.begin(), plain.first_alike.end(), std::uint16_t{0});
    EXPECT_NE(plain.first_alike, desk.actions.first_alike);
    std::vector<std::size_t> keep;
    for (std::size_t o = 0; o < desk.actions.shapes.size(); ++o) {
      const auto fast = find_pure_cycle(desk.actions, o, keep, {}, desk.quiet.progress);
      const auto slow = find_pure_cycle(plain, o, keep, {}, desk.quiet.progress);
      if (slow) {
        ASSERT_TRUE(fast) << name << " " << o;
        EXPECT_LE(fast->size(), slow->size()) << name << " " << o;
      }
      if (!fast) continue;
      EXPECT_TRUE(as_cycle(desk.actions.effect(o, *fast), desk.actions.shapes[o].orientations));
      for (const std::size_t kept : keep) EXPECT_TRUE(is_home(desk.actions.effect(kept, *fast)));
      keep.push_back(o);
    }
    EXPECT_FALSE(keep.empty()) << name;
  }
}

TEST(QuotientStandard, ItsWordLeavesEvenAndUntwistedOrbits) {
  const WordsDesk desk("cube-face-3");
  Progress progress;
  const Quotient quotient = Quotient::make(desk.actions, progress).value();
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const OrbitState state = desk.scrambled(seed);
    const auto word = quotient.word(state);
    ASSERT_TRUE(word);
    const OrbitState after = desk.after(state, *word);
    EXPECT_EQ(quotient.is_home(state), word->empty());
    EXPECT_TRUE(quotient.is_home(after));
    for (std::size_t o = 0; o < after.size(); ++o) {
      if (!quotient.is_large()[o]) {
        EXPECT_TRUE(is_home(after[o]));
        continue;
      }
      EXPECT_FALSE(Permutation::from_images_unchecked(after[o].pieces).is_odd());
      int sum = 0;
      for (const std::uint8_t twist : after[o].orientation) sum += twist;
      EXPECT_EQ(sum % desk.actions.shapes[o].orientations, 0);
    }
  }
}

// The orbits of a tetrahedron that is cut at its edges have four pieces, of which a layer turns two. Some go together.
TEST(QuotientStandard, FourPiecesAreLargeWhereThreeOfThemCanBeTurnedAlone) {
  const WordsDesk desk("tetra-edge-6");
  Progress progress;
  const Quotient quotient = Quotient::make(desk.actions, progress).value();
  std::vector<Permutation> turns;
  for (const OrbitState& effect : desk.actions.effects) turns.push_back(as_permutation(desk.actions.shapes, effect));
  const PermutationGroup group = PermutationGroup::generate(std::move(turns), progress).value();
  for (std::size_t o = 0; o < desk.actions.shapes.size(); ++o) {
    ASSERT_EQ(desk.actions.shapes[o].pieces, 4);
    OrbitState three = desk.solved;
    std::rotate(three[o].pieces.begin(), three[o].pieces.begin() + 1, three[o].pieces.begin() + 3);
    EXPECT_EQ(quotient.is_large()[o], group.contains(as_permutation(desk.actions.shapes, three))) << o;
    EXPECT_EQ(quotient.is_large()[o], quotient.is_home(three)) << o;
  }
  EXPECT_NE(std::ranges::count(quotient.is_large(), true), 0);
  EXPECT_NE(std::ranges::count(quotient.is_large(), false), 0);
}

TEST(ClimberStandard, EndsWhereItSaysAndNeverLosesPieces) {
  const WordsDesk desk("cube-face-2");
  Progress progress;
  const Quotient quotient = Quotient::make(desk.actions, progress).value();
  const ShortWords words = ShortWords::find(desk.actions, desk.all_move(), progress, {}).value();
  std::vector<std::unique_ptr<CycleTable>> tables;
  tables.push_back(CycleTable::make(desk.actions, 0, words.cycles()[0], progress).value());
  const Climber climber(desk.actions, words, tables);
  const OrbitState looks = desk.solved;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    OrbitState start = desk.scrambled(seed);
    start = desk.after(start, *quotient.word(start));
    OrbitState now = start;
    const Letters word = climber.climb(now, {looks, {true}, {false}, {0.2, seed}}, progress).value();
    EXPECT_EQ(desk.after(start, word), now);
    EXPECT_EQ(now, looks);  // with 3-cycles of all eight corners nothing is in the way
  }
}

// One orbit, so that zeros read as "orbit 0, no word".
TEST(OrbitWordsStandard, ForgedAreFoundAnew) {
  const ScratchFolder folder;
  const WordsDesk desk("cube-face-2");
  const std::string name = "test/orbit-words";
  const auto word = [&](bool anew) {
    Noted noted(folder.path());
    const auto found = orbit_words(desk.actions, name, {0}, {}, {std::nullopt}, noted.context).value();
    EXPECT_EQ(noted.made_anew(), anew);
    EXPECT_EQ(found.size(), 1u);
    return found.at(0).word;
  };
  const Letters right = word(false);
  EXPECT_FALSE(right.empty());
  ASSERT_TRUE(forge_zeroed_table(folder.path(), name));
  EXPECT_EQ(word(true), right);
}

}  // namespace
}  // namespace asobi::twisty
