// Every position of a game decided, by distance from the end: at each step the positions decided last are taken back by
// one move. If the mover of the earlier position wins there, it is a win; if another does, it is that player's as soon
// as all moves lead to his wins. So each player wins what he can force against all others together, and what nobody can
// force stays a draw. The mover hurries to win, and all others delay.
//
// A row (Arena) is one placement of the others, and a move stays in its row. For each rest of the mover's army a word
// says to which points the lifted piece would lead into a position that a given player has won: "is there a move" and
// "do all moves" are an AND of words. What is decided in a row is news for the rows of the player before (news.hpp):
// one bit each, handed over by transposing matrices of bits. Members of a team have rows of a duel each, and the news
// are all that they tell each other. On 37 points: 93 million positions in 6 seconds of one thread, 2.8 bytes each
// meanwhile and 0.65 in the table.
#pragma once

#include "base/context.hpp"
#include "base/files.hpp"
#include "games/diamond/solve/arena.hpp"
#include "solve/blocks.hpp"

namespace asobi::diamond {

// What a byte of a table says: 0 a draw, else who wins (from the mover on) and in how many moves.
struct PositionValue {
  std::optional<unsigned> winner = {};
  unsigned distance = 0;

  static constexpr unsigned longest(unsigned players) { return 254 / players - 1; }
  static std::uint8_t code(unsigned players, unsigned winner, unsigned distance) {
    return static_cast<std::uint8_t>(1 + distance * players + winner);
  }
  static PositionValue decoded(unsigned players, unsigned code) {
    if (code == 0) return {};
    return {(code - 1) % players, (code - 1) / players};
  }
  friend bool operator==(const PositionValue&, const PositionValue&) = default;
};

// The memory it takes; in a team, each member of it.
std::uint64_t retrograde_bytes(const Arena& arena, std::size_t members = 1);

// A byte for each cell of the arena; the census counts positions by that byte. Errors: `limit` when there is too little
// memory, `cancelled` when stopped.
Result<Table> decide_all(const Arena& arena, unsigned threads, Progress& progress);

struct Decided {
  Table table;
  std::vector<std::uint64_t> sent;  // bytes of news by level, of all members together
};

// The same by the store's team, all members of which get the table. Games of other than two players are decided in a
// moment, by each of them.
Result<Decided> decide_together(const Arena& arena, BlockStore& store, unsigned threads, Progress& progress);

}  // namespace asobi::diamond
