#include "games/twisty/solve/big_cube/edges_words.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace asobi::twisty::big_cube {
namespace {

using Word = std::vector<std::uint8_t>;
using Ring = std::array<std::uint8_t, 4>;

constexpr std::size_t three_count = 24 * 23 * 22 / 3;  // cycles of three slots

std::uint8_t move_of(int face, int quarters) { return static_cast<std::uint8_t>(3 * face + quarters - 1); }

// F Y F' with turns Y about the axis, and [F, G]: they change one to three of the edges that S moves.
void add_short(int axis, std::vector<Word>& out) {
  for (int f = 0; f < 6; ++f) {
    if (f / 2 == axis) continue;
    for (int j = 1; j < 4; ++j) {
      for (int minus = 0; minus < 4; ++minus) {
        for (int plus = minus == 0 ? 1 : 0; plus < 4; ++plus) {
          Word word = {move_of(f, j)};
          if (minus > 0) word.push_back(move_of(2 * axis, minus));
          if (plus > 0) word.push_back(move_of(2 * axis + 1, plus));
          word.push_back(move_of(f, 4 - j));
          out.push_back(std::move(word));
        }
      }
      for (int g = 0; g < 6; ++g) {
        if (g / 2 == axis || g / 2 == f / 2) continue;
        for (int k = 1; k < 4; ++k) out.push_back({move_of(f, j), move_of(g, k), move_of(f, 4 - j), move_of(g, 4 - k)});
      }
    }
  }
}

Ring ring_after(const Slots& source, int axis) {
  Ring out;
  std::ranges::transform(SlotGeometry::get().ring(axis), out.begin(), [&](std::uint8_t slot) { return source[slot]; });
  return out;
}

Slots moved_by(const Word& word, Slots slots) {
  for (const std::uint8_t move : word) slots = moved(slots, move);
  return slots;
}

bool flips_one(const Ring& a, const Ring& b) {
  int same = 0, flipped = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    same += a[i] == b[i];
    flipped += a[i] == (b[i] ^ 1);
  }
  return same == 3 && flipped == 1;
}

// F Y F' G F' G' F by quarters, where it turns over one of the edges that S moves: one word for each.
void add_flips(int axis, std::vector<Word>& out) {
  const Ring home = ring_after(home_slots(), axis);
  std::set<Ring> seen;
  for (int f = 0; f < 6; ++f) {
    for (int g = 0; g < 6; ++g) {
      if (f / 2 == axis || g / 2 == axis || f / 2 == g / 2) continue;
      for (int bits = 0; bits < 16; ++bits) {
        const int j = bits % 2 * 2 + 1, k = bits / 2 % 2 * 2 + 1, l = bits / 4 % 2 * 2 + 1, y = 2 * axis + bits / 8;
        const Word word = {move_of(f, j),     move_of(y, k),     move_of(f, 4 - j), move_of(g, l),
                           move_of(f, 4 - j), move_of(g, 4 - l), move_of(f, j)};
        const Ring after = ring_after(moved_by(word, home_slots()), axis);
        if (flips_one(home, after) && seen.insert(after).second) out.push_back(word);
      }
    }
  }
}

EdgeWord::Effect effect_of(const Ring& a, const Ring& b, std::size_t quarters) {
  Slots at = home_slots();  // what is there: first A^e, then B^-e
  for (std::size_t i = 0; i < 4; ++i) at[a[(i + quarters) % 4]] = a[i];
  const Slots opened = at;
  for (std::size_t i = 0; i < 4; ++i) at[b[i]] = opened[b[(i + quarters) % 4]];
  EdgeWord::Effect out;
  for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
    if (at[slot] != slot) out.moves[out.count++] = {at[slot], slot};
  }
  return out;
}

class WordCollector {
 public:
  void add(const Word& before, int axis, const Word& inside) {
    EdgeWord word{.axis = static_cast<std::uint8_t>(axis), .before = before, .inside = inside};
    const Slots begun = moved_by(before, home_slots());
    word.source = moved_by(inside, begun);
    const Ring a = ring_after(begun, axis), b = ring_after(word.source, axis);
    if (a == b) return;
    finish(word, a, b);
    if (before.size() > 1 && !turns_new_three(word)) return;
    const auto [place, fresh] = by_rings_.emplace(key(word, a, b), words_.size());
    if (fresh) {
      note_threes(word);
      words_.push_back(std::move(word));
    } else if (EdgeWord& known = words_[place->second]; word.outer_turns() < known.outer_turns()) {
      known = std::move(word);
    }
  }

  bool has_all_threes() const { return threes_.size() == three_count; }
  std::vector<EdgeWord> words() && { return std::move(words_); }

 private:
  using Key = std::pair<int, std::array<Ring, 2>>;
  using Three = std::array<int, 3>;

  static void finish(EdgeWord& word, const Ring& a, const Ring& b) {
    unsigned touched = 0;
    for (std::size_t quarters = 1; quarters < 4; ++quarters) {
      word.effects[quarters] = effect_of(a, b, quarters);
      for (const auto& [from, to] : word.effects[quarters]) touched |= 1u << to;
    }
    word.folded = (touched & (touched >> 1) & 0x555555u) != 0;
  }

  // Rings are the same from wherever they begin, and, with the other slots, the other way round. Words that begin with
  // turns about their axis are kept apart by these: they may cost nothing.
  static Key key(const EdgeWord& word, const Ring& a, const Ring& b) {
    int first = -1;
    if (word.before.empty()) first = word.axis;
    if (word.before.size() == 1 && word.before[0] / 6 == word.axis) first = 3 + word.before[0];
    std::vector<std::array<Ring, 2>> same;
    for (std::size_t shift = 0; shift < 4; ++shift) {
      for (const bool reversed : {false, true}) {
        std::array<Ring, 2> view;
        for (std::size_t i = 0; i < 4; ++i) {
          const std::size_t from = (reversed ? 4 + shift - i : shift + i) % 4;
          view[0][i] = static_cast<std::uint8_t>(a[from] ^ (reversed ? 1 : 0));
          view[1][i] = static_cast<std::uint8_t>(b[from] ^ (reversed ? 1 : 0));
        }
        same.push_back(view);
      }
    }
    return {first, *std::ranges::min_element(same)};
  }

  static std::vector<Three> threes(const EdgeWord& word) {
    std::vector<Three> out;
    for (int quarters = 1; quarters < 4; ++quarters) {
      if (word.effects[static_cast<std::size_t>(quarters)].count != 3) continue;
      for (const bool other_end : {false, true}) {
        const Slots to = targets(word, quarters, other_end);
        int first = 0;
        while (to[first] == first) ++first;
        out.push_back({first, to[first], to[to[first]]});
      }
    }
    return out;
  }
  void note_threes(const EdgeWord& word) {
    for (const Three& three : threes(word)) threes_.insert(three);
  }
  bool turns_new_three(const EdgeWord& word) const {
    return std::ranges::any_of(threes(word), [&](const Three& three) { return threes_.count(three) == 0; });
  }

  std::vector<EdgeWord> words_;
  std::map<Key, std::size_t> by_rings_;
  std::set<Three> threes_;
};

}  // namespace

Slots targets(const EdgeWord& word, int quarters, bool other_end) {
  const auto end = static_cast<std::uint8_t>(other_end ? 1 : 0);
  Slots out = home_slots();
  for (const auto& [from, to] : word.effects[static_cast<std::size_t>(quarters)]) {
    out[from ^ end] = static_cast<std::uint8_t>(to ^ end);
  }
  return out;
}

std::vector<EdgeWord> edge_words() {
  WordCollector out;
  std::array<std::vector<Word>, 3> inside;
  for (int axis = 0; axis < 3; ++axis) {
    add_short(axis, inside[axis]);
    add_flips(axis, inside[axis]);
  }
  // After at most one turn all that there are, after more only such as turn three wings that no other one does.
  std::vector<Word> before = {{}};
  for (std::size_t turns = 0; !out.has_all_threes(); ++turns) {
    std::vector<Word> longer;
    for (const Word& first : before) {
      for (int axis = 0; axis < 3; ++axis) {
        for (const Word& word : inside[axis]) {
          if (turns < 2 || word.size() != 4) out.add(first, axis, word);
        }
      }
      for (std::uint8_t move = 0; move < 18; ++move) {
        if (!first.empty() && first.back() / 3 == move / 3) continue;
        longer.push_back(first);
        longer.back().push_back(move);
      }
    }
    before = std::move(longer);
  }
  return std::move(out).words();
}

}  // namespace asobi::twisty::big_cube
