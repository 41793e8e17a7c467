#include "games/twisty/human/finder.hpp"

#include <algorithm>
#include <array>

#include "base/random.hpp"

namespace asobi::twisty::human {

namespace {

constexpr int longest_half = 12;

struct Half {
  std::uint64_t effect = 0;  // on what must be kept
  std::array<std::uint8_t, longest_half> turns{};
  std::uint8_t length = 0, cost = 0;
};

class Enumeration {
 public:
  Enumeration(const Mechanism& mechanism, const Search& search) : mechanism_(mechanism) {
    for (const Turn& turn : search.turns) {
      turns_.push_back(turn);
      const Turn back = twisty::inverse(mechanism.puzzle(), turn);
      if (back != shortest(mechanism.puzzle(), turn)) turns_.push_back(back);
    }
    Random random(1);
    for (const Look& look : search.kept) {
      for (std::size_t i = 0; i < look.places.size(); ++i) {
        if (i % static_cast<std::size_t>(look.group) == 0) {
          auto& signs = signs_.emplace_back(static_cast<std::size_t>(mechanism.marks()));
          if (look.by_piece) {
            std::vector<std::uint64_t> by_piece(static_cast<std::size_t>(mechanism.marks()));
            for (auto& sign : by_piece) sign = random.next();
            for (int m = 0; m < mechanism.marks(); ++m) signs[m] = by_piece[mechanism.piece(m)];
          } else {
            for (auto& sign : signs) sign = random.next();
          }
        }
        kept_.push_back({look.places[i], signs_.size() - 1});
      }
    }
  }

  const std::vector<Turn>& turns() const { return turns_; }

  Result<std::vector<Half>> words(int most, Progress& progress) {
    std::vector<std::uint16_t> at;
    for (const auto& [place, group] : kept_) at.push_back(static_cast<std::uint16_t>(place));
    const Half start;
    std::vector<Half> out;
    ASOBI_CHECK(extend(start, at, most, out, progress));
    return out;
  }

 private:
  struct Kept {
    int place;
    std::size_t group;
  };

  const Mechanism& mechanism_;
  std::vector<Turn> turns_;
  std::vector<Kept> kept_;
  std::vector<std::vector<std::uint64_t>> signs_;  // by group: a random number for each position

  // Turns about one axis commute: written in the order of the list, and not there and back.
  bool may_follow(const Half& word, std::size_t next) const {
    for (std::size_t i = word.length; i-- > 0;) {
      const Turn& before = turns_[word.turns[i]];
      const Turn& now = turns_[next];
      if (before.axis != now.axis) return true;
      if (word.turns[i] > next) return false;
      if (before.first == now.first) {
        // A half turn is written as two turns forward.
        if (word.turns[i] != next || now.times != 1 || mechanism_.order() != 4) return false;
        return i == 0 || word.turns[i - 1] != next;
      }
    }
    return true;
  }

  Result<void> extend(Half word, const std::vector<std::uint16_t>& at, int most, std::vector<Half>& out,
                      Progress& progress) {
    word.effect = 0;
    for (std::size_t i = 0; i < at.size(); ++i) word.effect += signs_[kept_[i].group][at[i]];
    out.push_back(word);
    if (out.size() % 4096 == 0) ASOBI_CHECK(progress.check());
    if (word.length == longest_half) return {};
    std::vector<std::uint16_t> next(at.size());
    for (std::size_t t = 0; t < turns_.size(); ++t) {
      const int cost = word.cost + mechanism_.cost(turns_[t]);
      if (cost > most || !may_follow(word, t)) continue;
      for (std::size_t i = 0; i < at.size(); ++i) {
        next[i] = static_cast<std::uint16_t>(mechanism_.moved(at[i], turns_[t]));
      }
      Half longer = word;
      longer.turns[longer.length++] = static_cast<std::uint8_t>(t);
      longer.cost = static_cast<std::uint8_t>(cost);
      ASOBI_CHECK(extend(longer, next, most, out, progress));
    }
    return {};
  }
};

Word joined(const Mechanism& mechanism, const std::vector<Turn>& turns, const Half& there, const Half& back) {
  Word word;
  for (std::size_t i = 0; i < there.length; ++i) word.push_back(turns[there.turns[i]]);
  for (std::size_t i = back.length; i-- > 0;) word.push_back(twisty::inverse(mechanism.puzzle(), turns[back.turns[i]]));
  return shortened(mechanism, word);
}

}  // namespace

Result<void> find_procedures(Table& table, const Search& search, Progress& progress) {
  const Mechanism& mechanism = table.mechanism();
  Enumeration enumeration(mechanism, search);
  ASOBI_TRY(std::vector<Half> words, enumeration.words((search.most + 1) / 2, progress));
  std::ranges::sort(
      words, [](const Half& a, const Half& b) { return a.effect != b.effect ? a.effect < b.effect : a.cost < b.cost; });
  for (std::size_t begin = 0, end = 0; begin < words.size(); begin = end) {
    while (end < words.size() && words[end].effect == words[begin].effect) ++end;
    ASOBI_CHECK(progress.check());
    for (std::size_t i = begin; i < end; ++i) {
      for (std::size_t j = begin; j < end && words[i].cost + words[j].cost <= search.most; ++j) {
        if (i != j) table.add(joined(mechanism, enumeration.turns(), words[i], words[j]), 0);
      }
    }
  }
  return {};
}

}  // namespace asobi::twisty::human
