#include "games/twisty/human/lbl.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/lbl_tables.hpp"
#include "games/twisty/human/phases_for_tests.hpp"
#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty::human {
namespace {

struct Rubik {
  Puzzle puzzle = *make_named("cube-face-3");
  Mechanism mechanism{puzzle};
  LayerByLayer method{mechanism};
};

const Phase& phase(const std::vector<Phase>& phases, std::string_view id) {
  return *std::ranges::find(phases, id, &Phase::id);
}

// What can be made of a case by turning the whole about Y and the top, before and after.
std::size_t classes(const Rubik& rubik, const Table& table, bool free_top) {
  const Letters letters(3);
  const auto holds = beginnings(rubik.mechanism, letters);
  std::vector<Word> ends = {{}};
  if (free_top) {
    for (const auto text : {"yn", "ynd", "yn'"}) ends.push_back(read_word(rubik.mechanism, text, letters));
  }
  std::set<std::set<Key>> out;
  for (const auto& [key, procedures] : table.cases()) {
    std::set<Key> alike;
    for (const Word& hold : holds) {
      for (const Word& first : ends) {
        for (const Word& last : ends) {
          Word word = hold;
          for (const Word& part : {first, procedures[0].word, last}) word.insert(word.end(), part.begin(), part.end());
          alike.insert(table.look().before(rubik.mechanism, word));
        }
      }
    }
    out.insert(alike);
  }
  return out.size();
}

TEST(HumanLbl, HasThePapersCases) {
  const Rubik rubik;
  const auto phases = rubik.method.phases(Manner::plain);
  EXPECT_EQ(phase(phases, "cross").tables[0]->cases().size(), 24u);
  EXPECT_EQ(phase(phases, "f2l").tables[0]->cases().size(), 384u);  // 96 of them after the corner was brought up
  const Table& oll = *phase(phases, "oll").tables[0];
  EXPECT_EQ(oll.cases().size(), 216u);
  EXPECT_EQ(classes(rubik, oll, false), 58u);
  const Table& pll = *phase(phases, "pll").tables[0];
  EXPECT_EQ(pll.cases().size(), 288u);
  EXPECT_EQ(classes(rubik, pll, true), 22u);
}

TEST(HumanLbl, HasOneProcedureForEachOll) {
  const Rubik rubik;
  EXPECT_EQ(read_words(rubik.mechanism, lbl::oll, Letters(3)).size(), 57u);
}

TEST(HumanLblStandard, EveryProcedureSolvesItsCaseAndKeepsWhatIsDone) {
  const Rubik rubik;
  const auto phases = rubik.method.phases(Manner::plain);
  expect_every_case_to_work(rubik.mechanism, phases);
}

// 14.2.2: from six of the eight places a corner is brought up, to one place, and that keeps all pairs that may be
// there.
TEST(HumanLbl, ACornerIsBroughtUpInAtMostFourTurns) {
  const Rubik rubik;
  const Mechanism& m = rubik.mechanism;
  const int above = m.piece(CubeParts(m).corners(2).places[0]);
  std::set<int> from;
  for (int mark = 0; mark < m.marks(); ++mark) {
    if (rubik.puzzle.stickers_of(m.piece(mark)).size() != 3) continue;
    const Word* way = rubik.method.way_up(mark);
    if (way == nullptr) continue;
    from.insert(m.piece(mark));
    EXPECT_EQ(m.piece(m.moved(mark, *way)), above);
    EXPECT_LE(m.cost(*way), 4);
  }
  EXPECT_EQ(from.size(), 6u);
}

// 14.2.6.
TEST(HumanLblStandard, TheBestOrderOfThePairsSaves) {
  const Rubik rubik;
  const auto turns = [&](const std::vector<Phase>& phases) {
    Random random(7);
    int out = 0;
    for (int i = 0; i < 40; ++i) {
      Hand hand(shuffled(rubik.mechanism, random));
      const auto solution = follow_phases(phases, hand);
      EXPECT_TRUE(solution && hand.board().solved_by_colour());
      out += rubik.mechanism.cost(hand.turns());
    }
    return out;
  };
  EXPECT_LT(turns(rubik.method.phases_with(Improvement::pairs)), turns(rubik.method.phases(Manner::plain)));
}

TEST(HumanLblStandard, EveryCaseOccursAndIsSolvedInItsStep) {
  const Rubik rubik;
  const auto phases = rubik.method.phases(Manner::plain);
  const std::map<const Table*, std::size_t> wanted = {{phase(phases, "cross").tables[0], 24},
                                                      {phase(phases, "f2l").tables[0], 96},
                                                      {phase(phases, "oll").tables[0], 216},
                                                      {phase(phases, "pll").tables[0], 288}};
  const Occurred occurred = solve_until(rubik.mechanism, phases, wanted, 20'000);
  for (const auto& [table, count] : wanted) EXPECT_EQ(occurred.at(table).size(), count);
}

// 14.2.2: the printed 13 are not passed, and the 96 cases are all there.
TEST(HumanLblStandard, ThePapersMannerSolvesToo) {
  const Rubik rubik;
  const auto phases = rubik.method.phases(Manner::paper);
  const Table* pairs = phase(phases, "f2l").tables[0];
  const Occurred occurred = solve_until(rubik.mechanism, phases, {{pairs, 96}}, 20'000);
  EXPECT_EQ(occurred.at(pairs).size(), 96u);
  int longest = 0;
  for (const Key& key : occurred.at(pairs)) longest = std::max(longest, pairs->find(key, pairs->possible(key))->cost);
  EXPECT_LE(longest, 13);
}

TEST(HumanLblStandard, TheImprovedMethodSolvesToo) {
  const Rubik rubik;
  solve_until(rubik.mechanism, rubik.method.phases(Manner::improved), {{nullptr, 1}}, 300);
}

}  // namespace
}  // namespace asobi::twisty::human
