// Chains: what a plan promises about pieces and turns, tables against a slow count, and leads replayed from all sides.
#include "games/twisty/solve/chain/chain.hpp"

#include <map>
#include <queue>
#include <set>

#include <gtest/gtest.h>

#include "games/twisty/notation/notation.hpp"
#include "games/twisty/puzzle/scramble.hpp"
#include "games/twisty/solve/chain/leads.hpp"
#include "games/twisty/solve/common/look_alikes.hpp"
#include "games/twisty/solve/common/turns_desk_for_tests.hpp"

namespace asobi::twisty {
namespace {

struct ChainDesk : TurnsDesk {
  OrbitState looks = reader.system().solved_by_colour();
  ChainAim aim{looks, std::vector<double>(actions.shapes.size(), 3.0)};

  using TurnsDesk::TurnsDesk;

  State scrambled(std::uint64_t seed) const {
    Random random(seed);
    const Mover mover(model.puzzle);
    State out = mover.solved();
    mover.apply(
        out, random_turns(model.puzzle, model.named.turning, usual_turns(model.puzzle, model.named.turning), random));
    return out;
  }
  bool moves(std::uint16_t turn, const HomePiece& piece) const {
    return twisty::moves(actions.effects[turn][piece.orbit], piece.place);
  }
};

bool is_home(const OrbitState& state, const HomePiece& piece) {
  return state[piece.orbit].pieces[piece.place] == piece.place && state[piece.orbit].orientation[piece.place] == 0;
}

class ChainPlans : public testing::TestWithParam<const char*> {};
TEST_P(ChainPlans, NoLaterTurnMovesWhatCameHome) {
  ChainDesk desk(GetParam());
  const ChainPlan plan = plan_chain(desk.actions, desk.aim, {}, desk.quiet.progress).value();
  ASSERT_FALSE(plan.stages.empty());
  std::vector<HomePiece> home;
  for (const ChainStage& stage : plan.stages) {
    EXPECT_FALSE(stage.pieces.empty());
    for (const std::uint16_t turn : stage.turns) {
      for (const HomePiece& piece : home) EXPECT_FALSE(desk.moves(turn, piece));
    }
    for (const HomePiece& piece : stage.pieces) {
      EXPECT_EQ(std::ranges::find(home, piece), home.end());
      home.push_back(piece);
    }
  }
  for (const auto& [after, stage] : plan.ends) {
    ASSERT_LE(after, plan.stages.size());
    for (std::size_t s = 0; s < after; ++s) {
      for (const std::uint16_t turn : stage.turns) {
        for (const HomePiece& piece : plan.stages[s].pieces) EXPECT_FALSE(desk.moves(turn, piece));
      }
    }
  }
}
INSTANTIATE_TEST_SUITE_P(Puzzles, ChainPlans, testing::Values("megaminx", "cube-face-3", "octa-face-3", "cube-face-5"));

// The layers of the Megaminx are let go so that those in use lie together: 3 edges and a corner first, as in a block of
// three faces, and so on.
TEST(ChainPlansOfMegaminx, AreThoseOfTheLiterature) {
  ChainDesk desk("megaminx");
  const ChainPlan plan = plan_chain(desk.actions, desk.aim, {}, desk.quiet.progress).value();
  std::vector<std::pair<std::size_t, std::size_t>> found;
  for (const ChainStage& stage : plan.stages) found.emplace_back(stage.turns.size(), stage.pieces.size());
  ASSERT_GE(found.size(), 6U);
  EXPECT_EQ(found[0], (std::pair<std::size_t, std::size_t>{48, 4}));
  std::size_t pieces = 0;
  for (const auto& [turns, count] : found) {
    if (turns == 12) EXPECT_EQ(pieces, 28U);  // three faces move 10 corners and 12 edges
    pieces += count;
  }
}

// One piece of each table by a search that knows nothing of codes.
TEST(Blocks, NeverAskForMoreTurnsThanAreNeeded) {
  ChainDesk desk("cube-face-2");
  const ChainStage stage{[&] {
                           Letters all;
                           for (std::uint16_t t = 0; t < desk.actions.turns.size(); ++t) all.push_back(t);
                           return all;
                         }(),
                         {{0, 0}, {0, 3}}};
  const Block block = Block::make(desk.actions, stage, {}, desk.quiet.progress).value();
  std::map<std::vector<std::pair<int, int>>, int> turns;  // by where the two stand
  const auto key = [&](const OrbitState& state) {
    std::vector<std::pair<int, int>> out;
    for (const HomePiece& piece : stage.pieces) {
      const auto place = std::ranges::find(state[0].pieces, piece.place) - state[0].pieces.begin();
      out.emplace_back(place, state[0].orientation[static_cast<std::size_t>(place)]);
    }
    return out;
  };
  std::queue<std::pair<OrbitState, int>> open;
  open.emplace(desk.solved, 0);
  turns[key(open.front().first)] = 0;
  for (; !open.empty(); open.pop()) {
    const auto& [state, depth] = open.front();
    const auto codes = block.read(state);
    ASSERT_TRUE(codes);
    EXPECT_EQ(block.distance(*codes), depth);  // both pieces fit into one table
    EXPECT_EQ(block.is_home(*codes), depth == 0);
    for (std::size_t t = 0; t < block.turn_count(); ++t) {
      const OrbitState next = product(desk.actions.shapes, state, desk.actions.effects[block.turn(t)]);
      EXPECT_EQ(block.after(*codes, t), block.read(next));
      if (turns.emplace(key(next), depth + 1).second) open.emplace(next, depth + 1);
    }
  }
  EXPECT_EQ(turns.size(), 24U * 21U);
}

class LeadsStandard : public testing::TestWithParam<const char*> {};
TEST_P(LeadsStandard, BringHomeWhatTheyPromise) {
  ChainDesk desk(GetParam());
  const Leads leads =
      Leads::make(desk.model.puzzle, desk.model.named.turning, desk.reader, desk.actions, desk.aim, desk.quiet.progress)
          .value();
  const Permutation places = places_of(desk.scrambled(3));
  const OrbitState start = desk.reader.read(places, 0).value();
  const std::vector<Letters> words = leads.words(places, 20, desk.quiet.progress).value();
  ASSERT_FALSE(words.empty());
  EXPECT_EQ(std::set<Letters>(words.begin(), words.end()).size(), words.size());
  const auto away = [&](const OrbitState& state) {
    std::size_t out = 0;
    for (std::size_t o = 0; o < state.size(); ++o) {
      out += pieces_away(state[o], desk.looks[o], desk.actions.shapes[o].orientations);
    }
    return out;
  };
  for (const Letters& word : words) EXPECT_LT(2 * away(desk.after(start, word)), away(start));
  EXPECT_EQ(leads.words(places, 20, desk.quiet.progress).value(), words);
}
INSTANTIATE_TEST_SUITE_P(Puzzles, LeadsStandard, testing::Values("megaminx", "cube-face-3"));

TEST(Chains, EveryStageKeepsWhatTheEarlierOnesBroughtHome) {
  ChainDesk desk("cube-face-3");
  const ChainPlan plan = plan_chain(desk.actions, desk.aim, {}, desk.quiet.progress).value();
  const Chain chain = Chain::make(desk.actions, desk.aim, {}, desk.quiet.progress).value();
  const OrbitState start = desk.reader.read(places_of(desk.scrambled(5)), 0).value();
  const auto stages = chain.lead({start}, desk.quiet.progress).value();
  ASSERT_GE(stages.size(), 3U);
  for (std::size_t s = 0; s < std::min(stages.size(), plan.stages.size() + 1); ++s) {
    for (const Chain::Lead& lead : stages[s]) {
      EXPECT_EQ(desk.after(start, lead.word), lead.now);
      for (std::size_t earlier = 0; earlier < s; ++earlier) {
        for (const HomePiece& piece : plan.stages[earlier].pieces) EXPECT_TRUE(is_home(lead.now, piece));
      }
    }
  }
}

TEST(Chains, StopWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  ChainDesk desk("cube-face-3");
  const auto chain = Chain::make(desk.actions, desk.aim, {}, progress);
  ASSERT_FALSE(chain);
  EXPECT_EQ(chain.error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi::twisty
