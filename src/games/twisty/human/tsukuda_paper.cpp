#include "games/twisty/human/tsukuda_paper.hpp"

#include <algorithm>
#include <string>

#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/tsukuda_tables.hpp"

namespace asobi::twisty::human {

namespace {

Word then(Word first, const Word& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

std::vector<Word> each_held(const Mechanism& mechanism, const std::vector<Word>& words) {
  std::vector<Word> out;
  for (const Word& hold : beginnings(mechanism, Letters(mechanism.n()))) {
    for (const Word& word : words) out.push_back(then(hold, word));
  }
  return out;
}

// Each word alone, and each after each, the whole turned about Y in every way before and between them.
std::vector<Word> once_and_twice(const Mechanism& mechanism, const std::vector<Word>& words) {
  const std::vector<Word> once = each_held(mechanism, words);
  std::vector<Word> out = once;
  for (const Word& first : once) {
    for (const Word& second : once) out.push_back(then(first, second));
  }
  return out;
}

// 14.1.3. Each row as it is; a row that begins with a whole turn would not be one of the paper's.
Table corner_table(const Mechanism& mechanism) {
  const auto lower = CubeParts(mechanism).corners(0).places;
  Table out(mechanism, {{lower[0]}}, singles({lower.begin() + 1, lower.end()}));
  out.add(read_words(mechanism, tsukuda::paper_lower_corner, Letters(mechanism.n())), {}, Written::as_it_is);
  out.longest_in_print(8);
  return out;
}

// 14.1.8: a procedure of 8 turns leaves one corner and twists three, forward or back; it is done up to twice. The one
// known that takes 8 turns also turns the top by 180 degrees, which is taken back once at the end.
Table twist_table(const Mechanism& mechanism) {
  const Letters letters(mechanism.n());
  const Word twist = read_word(mechanism, tsukuda::paper_twist, letters);
  const Look corners = CubeParts(mechanism).corners(mechanism.n() - 1);
  Table out(mechanism, corners);
  for (const Word& word : once_and_twice(mechanism, {twist, mechanism.inverse(twist)})) {
    for (const auto turn : {"", "ynd"}) {
      const Word all = then(word, read_word(mechanism, turn, letters));
      if (!by_piece(corners).kept_by(mechanism, all)) continue;
      out.add(all, 0, {}, Written::as_it_is);
      break;
    }
  }
  return out;
}

// 14.1.11, Table 14.4: words in A, B and their mirror images, from left to right.
Table pairing_table(const Mechanism& mechanism, int l) {
  Table out(mechanism, as_pairs(upright_pairs(CubeParts(mechanism), l), true));
  const Letters letters = Letters::with_l(mechanism.n(), l);
  int row = 0;
  for (const std::string_view letters_of_word : tsukuda::paper_pairing) {
    Word word;
    for (const char letter : letters_of_word) {
      const std::string_view text = letter == 'A'   ? tsukuda::paper_pairing_a
                                    : letter == 'a' ? tsukuda::paper_pairing_a_mirrored
                                    : letter == 'B' ? tsukuda::paper_pairing_b
                                                    : tsukuda::paper_pairing_b_mirrored;
      word = then(std::move(word), read_word(mechanism, text, letters));
    }
    out.add(word, row++, {}, Written::as_it_is);
  }
  return out;
}

// 14.1.13, Table 14.5: B for one pair; A for two that are neighbours, between two half turns of a side for two that are
// not; A and B for three; A twice for four.
Table direction_table(const Mechanism& mechanism, int l) {
  const Letters letters = Letters::with_l(mechanism.n(), l);
  const auto word = [&](std::string_view text) { return read_word(mechanism, text, letters); };
  const Word a = word(tsukuda::paper_directions_a), b = word(tsukuda::paper_directions_b);
  const Word half = word("z0d");
  Table out(mechanism, upright_pairs(CubeParts(mechanism), l));
  std::vector<Word> words = {b, a, then(then(half, a), half)};
  for (const Word& second : each_held(mechanism, {a, b})) words.push_back(then(a, second));
  out.add(words, beginnings(mechanism, letters), Written::as_it_is);
  return out;
}

// 14.1.14 and 14.1.15: one procedure, done up to twice.
Table repeated_table(const Mechanism& mechanism, Look look, std::string_view text) {
  const Word word = read_word(mechanism, text, Letters(mechanism.n()));
  Table out(mechanism, std::move(look));
  for (const Word& all : once_and_twice(mechanism, {word, mechanism.inverse(word)})) {
    out.add(all, 0, {}, Written::as_it_is);
  }
  return out;
}

int pairs_made(const Board& board, const Look& pairs) {
  const Key seen = pairs.seen(board);
  int out = 0;
  for (std::size_t i = 0; i + 1 < seen.size(); i += 2) {
    const auto place = [&](std::size_t at) {
      const int mark = board.mechanism().puzzle().stickers_of(seen[at])[0];
      return std::pair(board.mechanism().layer(mark, 0), board.mechanism().layer(mark, 2));
    };
    out += place(i) == place(i + 1);
  }
  return out;
}

}  // namespace

TsukudaPaper::TsukudaPaper(const Mechanism& mechanism)
    : inner(mechanism), lower_corner(corner_table(mechanism)), twists(twist_table(mechanism)) {
  const CubeParts parts(mechanism);
  const int n = mechanism.n() - 1;
  for (int l = 1; 2 * l < n; ++l) {
    pairing.push_back(pairing_table(mechanism, l));
    pair_directions.push_back(direction_table(mechanism, l));
  }
  if (n % 2 == 0) {
    const Look upright = parts.upright_edges(n / 2);
    central_positions.push_back(repeated_table(mechanism, by_piece(upright), tsukuda::paper_central_positions));
    central_directions.push_back(repeated_table(mechanism, upright, tsukuda::paper_central_directions));
  }
}

bool TsukudaPaper::pair_up(Hand& hand, int l) const {
  const Table& table = pairing[static_cast<std::size_t>(l - 1)];
  const Mechanism& mechanism = hand.mechanism();
  const Letters letters = Letters::with_l(mechanism.n(), l);
  const Turn next = whole(mechanism.puzzle(), 1);
  const auto turned = [&](const Board& board, std::string_view text) {
    Hand out(board);
    out.make(read_word(mechanism, text, letters));
    return out;
  };
  constexpr std::string_view slides[] = {"", "yr", "yr'", "yrd"};
  const auto most_pairs = [&] {
    int most = 0;
    for (const auto slide : slides)
      most = std::max(most, pairs_made(turned(hand.board(), slide).board(), table.look()));
    return most;
  };
  // Where no two of a kind are in different layers, A takes some to the other one.
  for (int tries = 0; most_pairs() == 0 && tries < 4; ++tries) {
    hand.make(read_word(mechanism, tsukuda::paper_pairing_a, letters));
    if (most_pairs() == 0) hand.make(next);
  }
  // Of those with most pairs it may take any; here the best, and what the worst would cost is left open.
  const int most = most_pairs();
  Word best;
  int least = -1;
  std::vector<int> costs;
  for (const auto slide : slides) {
    Hand trial = turned(hand.board(), slide);
    if (pairs_made(trial.board(), table.look()) != most) continue;
    for (int side = 0; side < 4; ++side, trial.make(next)) {
      const Procedure* procedure = table.find(trial.board());
      if (procedure == nullptr) continue;
      const int cost = mechanism.cost(trial.turns()) + procedure->cost;
      costs.push_back(cost);
      if (least >= 0 && cost >= least) continue;
      least = cost;
      best = trial.turns();
    }
  }
  if (least < 0) return false;
  for (int& cost : costs) cost -= least;
  hand.leave_open(costs);
  hand.make(best);
  return hand.follow(table, ~0u);
}

}  // namespace asobi::twisty::human
