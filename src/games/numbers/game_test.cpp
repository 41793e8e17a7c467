#include "games/numbers/game.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "games/numbers/shelf.hpp"
#include "games/numbers/tools.hpp"
#include "play/asking_for_tests.hpp"
#include "play/typed_session.hpp"
#include "solve/grundy.hpp"

namespace asobi::numbers {
namespace {

struct Help {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
};

Game game(const Options& options) {
  auto opened = open(options);
  EXPECT_TRUE(opened) << opened.error().message.en;
  return *std::move(opened);
}

Game::State at(const Tuple& position) { return {position, 0}; }

TEST(NumbersRules, EveryGameOfTheShelfOpens) {
  for (const Known& known : shelf()) {
    const Game opened = game({.rules = std::string(known.id)});
    EXPECT_TRUE(opened.rules().game().can_move(opened.start().position)) << known.id;
  }
}

TEST(NumbersRules, TheMovesAreThoseOfTheStatement) {
  const Game wythoff = game({.start = "2 3"});
  std::vector<Tuple> moves;
  wythoff.moves(wythoff.start(), moves);
  EXPECT_EQ(moves, (std::vector<Tuple>{{0, 1}, {0, 3}, {1, 2}, {1, 3}, {2, 0}, {2, 1}, {2, 2}}));
  const Game own =
      game({.start = "3 5 7", .names = "a, b, c", .position = "a < b < c", .move = "a' < a and b' = b and c' = c"});
  moves.clear();
  own.moves(own.start(), moves);
  EXPECT_EQ(moves, (std::vector<Tuple>{{0, 5, 7}, {1, 5, 7}, {2, 5, 7}}));
}

TEST(NumbersRules, WithoutAStartAPositionIsFound) {
  EXPECT_EQ(game({.move = "x' + 1 = x and y' = y"}).start().position, (Tuple{7, 7}));
  EXPECT_EQ(game({.position = "x < y", .move = "x' + 1 = x and y' = y"}).start().position, (Tuple{6, 7}));
  EXPECT_EQ(open({.position = "x > 7", .move = "x' + 1 = x and y' = y"}).error().code, Code::invalid);
}

TEST(NumbersRules, FaultsAreNamed) {
  const auto message = [](const Options& options) {
    const auto refused = open(options);
    EXPECT_FALSE(refused);
    EXPECT_FALSE(refused.error().message.ja.empty());
    return refused.error();
  };
  const Error unknown = message({.move = "x' < a"});
  EXPECT_TRUE(unknown.message.en.starts_with("move: ")) << unknown.message.en;
  EXPECT_EQ(unknown.place, (Place{1, 6, 1}));
  EXPECT_TRUE(message({.position = "x <", .move = "x' < x"}).message.en.starts_with("position: "));
  EXPECT_NE(message({.move = "x' < x"}).message.en.find("must make the sum smaller"), std::string::npos);
  EXPECT_EQ(message({.names = "x", .position = "true"}).code, Code::invalid);
  EXPECT_EQ(message({.start = "1 2 3"}).code, Code::invalid);
  EXPECT_EQ(message({.start = "1 x"}).place, (Place{1, 3, 1}));
  EXPECT_EQ(message({.start = "200 200"}).code, Code::limit);
  EXPECT_EQ(message({.start = "5 3", .position = "x < y", .move = "x' < x and y' = y"}).code, Code::invalid);
  EXPECT_EQ(message({.rules = "chess"}).code, Code::unknown_name);
  for (const char* names : {"", "x, x", "1", "and", "a, b, c, d, e", "x'"}) {
    EXPECT_EQ(message({.names = names, .move = "true"}).code, Code::invalid) << names;
  }
}

// Against the plain search, from the start of every game of the shelf.
TEST(NumbersGame, WinningMovesAreThoseOfPlainSearch) {
  Help help;
  for (const bool misere : {false, true}) {
    for (const Known& known : shelf()) {
      const Game opened = game({.rules = std::string(known.id), .misere = misere});
      std::map<Tuple, bool> memo;
      const std::function<bool(const Tuple&)> lost = [&](const Tuple& here) -> bool {
        const auto found = memo.find(here);
        if (found != memo.end()) return found->second;
        std::vector<Tuple> moves;
        opened.rules().moves(here, moves);
        const bool out = moves.empty() ? !misere : std::ranges::none_of(moves, lost);
        return memo[here] = out;
      };
      std::vector<Tuple> expected;
      opened.rules().moves(opened.start().position, expected);
      std::erase_if(expected, [&](const Tuple& after) { return !lost(after); });
      EXPECT_EQ(opened.winning_moves(opened.start(), help.context).value(), expected) << known.id << misere;
      for (const auto& [tuple, is_lost] : memo) {
        if (tuple.size() > 2) continue;
        const bool wins = analyze(opened, at(tuple), {}, help.context)->outcome == Outcome::next_player_wins;
        EXPECT_EQ(wins, !is_lost) << known.id << tuple_text(tuple);
      }
    }
  }
}

TEST(NumbersTools, WythoffsTable) {
  Help help;
  const Game wythoff = game({});
  const LostTable found = table(wythoff, wythoff.start(), {.sum = 40}, help.context).value();
  std::set<Tuple> expected;
  const double phi = (1 + std::sqrt(5.0)) / 2;
  for (std::uint64_t n = 0; n < 20; ++n) {
    const auto a = static_cast<std::uint64_t>(std::floor(static_cast<double>(n) * phi));
    if (2 * a + n > 40) break;
    expected.insert({a, a + n});
    expected.insert({a + n, a});
  }
  EXPECT_EQ(std::set<Tuple>(found.lost.begin(), found.lost.end()), expected);
  EXPECT_TRUE(std::ranges::is_sorted(found.lost, {}, [](const Tuple& t) { return std::pair(t[0] + t[1], t); }));
}

// In the numeration that the shelf names; all of its games have one.
TEST(NumbersTools, EveryGameOfTheShelfHasALaw) {
  Help help;
  for (const Known& known : shelf()) {
    const Game opened = game({.rules = std::string(known.id)});
    const auto found = law(opened, opened.start(), {}, help.context);
    EXPECT_TRUE(found) << known.id << ": " << found.error().message.en;
  }
}

TEST(NumbersTools, LawsAreFoundAndProved) {
  Help help;
  const Game king = game({.rules = "king"});
  const NumberLaw found = law(king, king.start(), {}, help.context).value();
  EXPECT_EQ(found.states, 2u);
  EXPECT_EQ(found.next, (std::vector<std::vector<std::uint32_t>>{{0, 1, 1, 1}, {0, 1, 1, 1}}));
  EXPECT_EQ(found.accepting, (std::vector<std::uint32_t>{0}));
}

Conjecture asked(const Options& options, const std::string& statement) {
  Help help;
  const Game opened = game(options);
  return conjecture(opened, opened.start(), {statement}, help.context).value();
}

TEST(NumbersTools, ALawThatIsToldIsProvedOrRefutedAtItsFirstFault) {
  const Options different = {.rules = "different"};
  EXPECT_TRUE(asked(different, "forall x, y, z: lost(x, y, z) <=> x < y < z and z = x + y + 1").holds);
  EXPECT_TRUE(asked(different, "forall x, y, z: x < y < z and z = x + y + 1 <=> lost(x, y, z)").holds);
  const Conjecture wrong = asked(different, "forall a, b, c: lost(a, b, c) <=> a < b < c and c = a + b + 1 and a < 4");
  EXPECT_FALSE(wrong.holds);
  EXPECT_EQ(wrong.example, (std::vector<statements::Value>{{"a", 4}, {"b", 5}, {"c", 10}}));
  const Conjecture astray = asked(different, "forall x, y, z: lost(x, y, z) <=> z = x + y + 1");
  EXPECT_EQ(astray.example, (std::vector<statements::Value>{{"x", 0}, {"y", 0}, {"z", 1}}));
  // The same by the lost positions that are found: not of the form of a law.
  const Conjecture other =
      asked(different, "forall a, b, c: not (lost(a, b, c) and not (a < b < c and c = a + b + 1 and a < 4))");
  EXPECT_EQ(other.example, wrong.example);
}

TEST(NumbersTools, GrundyNumbersAreSpokenOf) {
  EXPECT_TRUE(asked({.rules = "bachet"}, "forall x: grundy(x) = x mod 4").holds);
  EXPECT_EQ(asked({.rules = "bachet"}, "forall x: grundy(x) = x mod 3").example,
            (std::vector<statements::Value>{{"x", 3}}));
  const Conjecture king = asked({.rules = "king"}, "forall x, y: grundy(x, y) = grundy(y, x) and grundy(x, y) < 4");
  EXPECT_TRUE(king.holds);
  EXPECT_TRUE(king.grundy_states.has_value());
  EXPECT_EQ(asked({.rules = "rook"}, "forall x, y: grundy(x, y) <= x").example,
            (std::vector<statements::Value>{{"x", 0}, {"y", 1}}));
}

TEST(NumbersTools, TheGoldenMeanIsSpokenOfInZeckendorfsNumeration) {
  EXPECT_TRUE(asked({}, "forall n: lost(phi(n), phi(n) + n)").holds);
  EXPECT_TRUE(asked({.rules = "larger"},
                    "forall x, y: lost(x, y) <=> exists n: x = phi(n) and y = phi2(n) or x = phi2(n) and y = phi(n)")
                  .holds);
  Help help;
  const Game binary = game({.numeration = "base 2"});
  EXPECT_EQ(law(binary, binary.start(), {}, help.context).error().code, Code::limit);
  EXPECT_EQ(open({.numeration = "roman"}).error().code, Code::invalid);
}

TEST(NumbersGame, IsPlayedThroughASession) {
  const auto session = entry().open({{"start", "3 5"}, {"rules", "rook"}}).value();
  EXPECT_EQ(session->moves().size(), 8u);
  EXPECT_FALSE(session->play("3,6"));
  ASSERT_TRUE(session->play("3,3"));
  for (const char* move : {"0,3", "0,0"}) ASSERT_TRUE(session->play(move));
  EXPECT_TRUE(session->status().over);
  EXPECT_EQ(session->status().winner, 0);
  EXPECT_EQ(session->view(Lang::en)["values"], Json::parse("[0,0]"));
}

}  // namespace
}  // namespace asobi::numbers
