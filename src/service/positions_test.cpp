#include "service/positions.hpp"

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/random.hpp"
#include "service/count_down_for_tests.hpp"

namespace asobi {
namespace {

const ToolRows<CountDown>& no_tools() {
  static const ToolRows<CountDown> rows;
  return rows;
}

Json question_about(const std::string& moves, std::optional<std::size_t> at = {}) {
  Json out = {{"game", "count"}, {"moves", moves}};
  if (at) out["at"] = *at;
  return out;
}

// All that a question can see of a position, or the error.
std::string seen(const Result<std::unique_ptr<Session>>& position) {
  if (!position) return position.error().message.en;
  const Session& session = **position;
  return to_line({session.status().played, session.view(Lang::en), session.line(), session.moves()});
}

TEST(Positions, WhatIsTakenIsWhatPlayingFromTheStartGives) {
  const Entry entry = count_down_entry(no_tools());
  const std::vector<std::string> names = {"take1", "take2", "TAKE1", "take3", "", "take1 "};
  Positions positions(1 << 20);
  Random random(5);
  int known = 0;
  for (int time = 0; time < 500; ++time) {
    known += positions.size() > 0 ? 1 : 0;
    std::string moves;
    for (std::size_t count = random.below(7); count > 0; --count) moves += names[random.below(6)] + " ";
    Json request = question_about(moves);
    if (random.below(2) == 0) request["at"] = random.below(5);
    auto taken = positions.take(entry, request);
    EXPECT_EQ(seen(taken), seen(position_of(entry, request))) << request;
    if (taken) positions.keep(request, std::move(*taken));
  }
  EXPECT_GT(known, 400);
}

// A game that counts how often a move of it is made.
struct Counted : CountDown {
  static inline int made = 0;
  int start() const { return 1'000; }
  int after(int state, int move) const {
    ++made;
    return state - move;
  }
};

Entry counted_entry() {
  static const ToolRows<Counted> rows;
  return game_entry<Counted, NoArguments>(
      {.id = "count"}, {}, +[](const NoArguments&) -> Result<Counted> { return Counted(); }, rows);
}

// How many moves it takes, of which the rules are asked twice where they have to read names.
int made_for(Positions& positions, const Json& request) {
  const Entry entry = counted_entry();
  Counted::made = 0;
  auto taken = positions.take(entry, request);
  EXPECT_TRUE(taken);
  positions.keep(request, std::move(*taken));
  return Counted::made;
}

std::string line_of(int moves) {
  std::string out;
  for (int i = 0; i < moves; ++i) out += i % 3 == 0 ? "take2 " : "take1 ";
  return out;
}

TEST(Positions, AClickDoesNotPlayTheLineAgain) {
  Positions positions(1 << 20);
  EXPECT_GE(made_for(positions, question_about(line_of(600))), 1'200);
  EXPECT_LE(made_for(positions, question_about(line_of(600))), 0) << "the same again";
  EXPECT_LE(made_for(positions, question_about(line_of(601))), 3) << "one move more";
  EXPECT_LE(made_for(positions, question_about(line_of(601), 300)), 64) << "another place in it";
  EXPECT_LE(made_for(positions, question_about(line_of(590))), 64) << "the line is shorter";
  EXPECT_GE(made_for(positions, question_about("take1 " + line_of(600))), 1'200) << "another line";
  EXPECT_EQ(positions.size(), 2U) << "of which the first is not lost";
  EXPECT_LE(made_for(positions, question_about(line_of(590))), 64);
  EXPECT_FALSE(positions.take(counted_entry(), question_about(line_of(590) + "take9")));
  EXPECT_LE(made_for(positions, question_about(line_of(590))), 64) << "what is refused costs the next nothing";
}

TEST(Positions, TheyAreBoundedAndThoseUsedLastStay) {
  Positions small(1);
  made_for(small, question_about("take1"));
  EXPECT_EQ(small.size(), 0U) << "too large";
  Positions positions(1 << 20);
  for (int i = 0; i < 40; ++i)
    made_for(positions, question_about(std::string(i % 2 == 0 ? "take1 " : "take2 ") + line_of(200 + 100 * (i % 5))));
  EXPECT_LE(positions.size(), 16U);
}

}  // namespace
}  // namespace asobi
