// A session against a plain list of all its positions.
#include "play/typed_session.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "solve/adapters.hpp"

namespace asobi {
namespace {

// A number that is doubled, or doubled plus one, modulo a prime; the name of a move tells the number it was made from.
struct Doubling {
  using State = std::uint64_t;
  using Move = int;
  static constexpr std::uint64_t prime = 1'000'000'007;

  State start() const { return 1; }
  void moves(State, std::vector<Move>& out) const { out.insert(out.end(), {0, 1}); }
  State after(State state, Move move) const { return (2 * state + static_cast<State>(move)) % prime; }
  State key(State state) const { return state; }
  int players() const { return 1; }
  Status status(State) const { return {}; }
  std::string move_name(State state, Move move) const { return fmt::format("{}{}", move ? "b" : "a", state % 10); }
  State view(State state) const { return state; }
  std::string picture(State state, Lang) const { return fmt::to_string(state); }
};

// The same with a line that is written without spaces: abba.
struct Lettered : Doubling {
  Result<std::vector<Move>> parse_line(State, std::string_view text) const {
    std::vector<Move> out;
    for (const char c : text) {
      if (c != 'a' && c != 'b') return fail(Code::illegal_move, "not a letter: {}", "文字ではありません: {}", c);
      out.push_back(c == 'b');
    }
    return out;
  }
};

struct PlainHistory {
  std::vector<std::uint64_t> states = {1};
  std::vector<std::string> line;
  std::size_t at = 0;

  void plan(const std::vector<int>& moves) {
    states.resize(at + 1);
    line.resize(at);
    for (const int move : moves) {
      line.push_back(Doubling().move_name(states.back(), move));
      states.push_back(Doubling().after(states.back(), move));
    }
  }
};

std::vector<int> some_moves(Random& random, std::uint64_t most) {
  std::vector<int> out(random.below(most));
  for (int& move : out) move = static_cast<int>(random.below(2));
  return out;
}

void expect_same(const Session& session, const PlainHistory& plain) {
  ASSERT_EQ(session.view(Lang::en), Json(plain.states[plain.at]));
  ASSERT_EQ(session.line(), plain.line);
  ASSERT_EQ(session.status().played, plain.at);
}

TEST(TypedSession, IsAListOfPositions) {
  Random random(3);
  TypedSession<Lettered> session{Lettered{}};
  PlainHistory plain;
  for (int step = 0; step < 2'000; ++step) {
    switch (random.below(6)) {
      case 0: {
        const auto moves = some_moves(random, 200);
        std::string text;
        for (const int move : moves) text += move ? 'b' : 'a';
        ASSERT_TRUE(session.plan(text));
        plain.plan(moves);
        break;
      }
      case 1: {
        const auto names = session.moves();
        const int move = static_cast<int>(random.below(2));
        ASSERT_TRUE(session.play(names[move]));
        plain.plan({move});
        ++plain.at;
        break;
      }
      case 2:
        ASSERT_EQ(session.undo().has_value(), plain.at > 0);
        plain.at -= plain.at > 0;
        break;
      case 3:
        ASSERT_EQ(session.redo().has_value(), plain.at < plain.line.size());
        plain.at += plain.at < plain.line.size();
        break;
      default: {
        const std::size_t to = random.below(plain.line.size() + 2);
        ASSERT_EQ(session.go(to).has_value(), to <= plain.line.size());
        if (to <= plain.line.size()) plain.at = to;
      }
    }
    expect_same(session, plain);
  }
}

// The same, with positions of which few can be kept.
struct Large : Lettered {
  static std::size_t bytes(State) { return std::size_t{1} << 20; }
};

TEST(TypedSession, KeepsFewOfLargePositions) {
  Random random(4);
  TypedSession<Large> session{Large{}};
  PlainHistory plain;
  const std::size_t empty = session.bytes();
  for (int step = 0; step < 300; ++step) {
    const auto moves = some_moves(random, 300);
    std::string text;
    for (const int move : moves) text += move ? 'b' : 'a';
    ASSERT_TRUE(session.plan(text));
    plain.plan(moves);
    plain.at = random.below(plain.line.size() + 1);
    ASSERT_TRUE(session.go(plain.at));
    expect_same(session, plain);
    EXPECT_LE(session.bytes(),
              empty + TypedSession<Large>::most_kept + (std::size_t{1} << 20) + 100 * plain.line.size());
  }
  ASSERT_TRUE(session.go(0));
  ASSERT_TRUE(session.plan(""));
  EXPECT_EQ(session.bytes(), empty) << "what is forgotten takes no room";
}

TEST(TypedSession, ReadsNamesOneAfterAnother) {
  TypedSession<Doubling> session{Doubling{}};
  ASSERT_TRUE(session.plan("a1 B2 a5"));
  EXPECT_EQ(session.line(), (std::vector<std::string>{"a1", "b2", "a5"}));
  EXPECT_FALSE(session.plan("a1 b1"));
  EXPECT_FALSE(session.play("b2"));
  EXPECT_EQ(session.line().size(), 3u) << "what is refused changes nothing";
}

TEST(TypedSession, LinesEndSomewhere) {
  TypedSession<Lettered> session{Lettered{}};
  ASSERT_TRUE(session.plan(std::string(TypedSession<Lettered>::longest_line, 'a')));
  ASSERT_TRUE(session.go(TypedSession<Lettered>::longest_line));
  EXPECT_EQ(session.play(session.moves()[0]).error().code, Code::limit);
  ASSERT_TRUE(session.undo());
  EXPECT_TRUE(session.play(session.moves()[0]));
}

}  // namespace
}  // namespace asobi
