#include "games/twisty/human/inner.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace asobi::twisty::human {

namespace {

constexpr int open_j = 1, open_k = 2;

Word opened(const Word& word, const std::vector<int>& js, const std::vector<int>& ks) {
  Word out;
  for (const Turn& turn : word) {
    if (turn.first != open_j && turn.first != open_k) {
      out.push_back(turn);
      continue;
    }
    for (const int layer : turn.first == open_j ? js : ks) out.push_back({turn.axis, layer, layer, turn.times});
  }
  return out;
}

}  // namespace

Pattern::Pattern(const Mechanism& mechanism, std::string_view text, bool apart)
    : mechanism_(&mechanism), apart_(apart), cycles_(static_cast<std::size_t>(mechanism.n() * mechanism.n())) {
  const int n = mechanism.n() - 1;
  const Letters letters = Letters(n + 1).set('j', open_j).set('k', open_k);
  const std::size_t bar = std::min(text.find('|'), text.size());
  word_ = read_word(mechanism, text.substr(0, bar), letters);
  Word all = word_;
  if (bar < text.size()) std::ranges::copy(read_word(mechanism, text.substr(bar + 1), letters), std::back_inserter(all));
  for (const Turn& turn : word_) {
    (turn.first == open_j ? of_j_ : turn.first == open_k ? of_k_ : fixed_) += mechanism.cost(turn);
  }
  const int front = mechanism.face("Z+");
  for (int j = 1; j < n; ++j) {
    for (int k = 1; k < n; ++k) {
      if (apart && j == k) continue;
      const Word word = opened(all, {j}, {k});
      for (int y = 1; y < n; ++y) {
        const int from = mechanism.place("Z+", {j, y, n});
        if (mechanism.puzzle().is_middle(from)) continue;
        const int to = mechanism.moved(from, word);
        if (mechanism.colour(to) == front) continue;
        cycles_[index(j, k)] = {static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to),
                                static_cast<std::uint16_t>(mechanism.moved(to, word))};
      }
    }
  }
}

Word Pattern::word(const std::vector<int>& js, const std::vector<int>& ks, int rotation) const {
  return turned(*mechanism_, opened(word_, js, ks), rotation);
}

Word turned(const Mechanism& mechanism, std::span<const Turn> word, int rotation) {
  Word out(word.begin(), word.end());
  const int n = mechanism.n() - 1;
  for (Turn& turn : out) {
    const AxisEnd end = mechanism.puzzle().solid().image(rotation, turn.axis);
    turn.axis = end.axis;
    if (end.sign < 0) turn = {turn.axis, n - turn.last, n - turn.first, -turn.times};
  }
  return out;
}

int rotation_to(const Mechanism& mechanism, int front, int top) {
  const RegularSolid& shape = mechanism.puzzle().solid().shape();
  for (int g = 0; g < mechanism.holds(); ++g) {
    if (shape.image(g, mechanism.face("Z+")).face == front && shape.image(g, mechanism.face("Y+")).face == top) {
      return g;
    }
  }
  assert(false);
  return 0;
}

namespace {

// A place of the pattern on the puzzle in hand; the free first turn brings there what was elsewhere.
int place_of(const Use& use, int place) {
  const Mechanism& mechanism = use.pattern->mechanism();
  const int turned_place = mechanism.rotated(use.rotation, place);
  return use.first ? mechanism.fetched(turned_place, std::span(&*use.first, 1)) : turned_place;
}

void make(Hand& hand, const Use& use, const std::vector<int>& js, const std::vector<int>& ks) {
  if (use.first) hand.make(*use.first);
  hand.make(use.pattern->word(js, ks, use.rotation));
}

struct Cluster {
  const Use* use = nullptr;
  std::vector<int> js, ks;
  double rate = 0;  // pieces put right for a turn
};

class ClusterSearch {
 public:
  ClusterSearch(const Board& board, const Faces& faces, Judged judged)
      : board_(board), mechanism_(board.mechanism()), n_(mechanism_.n() - 1), faces_(faces), judged_(judged) {
    gain_.resize(static_cast<std::size_t>((n_ + 1) * (n_ + 1)));
  }

  void try_use(const Use& use, Cluster& best) {
    weigh(use);
    const int first = use.first ? mechanism_.cost(*use.first) : 0;
    for (int j = 1; j < n_; ++j) {
      std::vector<int> ks;
      for (int k = 1; k < n_; ++k) {
        if (gain(j, k) > 0) ks.push_back(k);
      }
      std::ranges::sort(ks, {}, [&](int k) { return std::pair(-gain(j, k), k); });
      for (std::size_t count = 1; count <= ks.size(); ++count) {
        widen(use, first, j, {ks.begin(), ks.begin() + static_cast<std::ptrdiff_t>(count)}, best);
      }
    }
  }

 private:
  const Board& board_;
  const Mechanism& mechanism_;
  int n_;
  const Faces& faces_;
  Judged judged_;
  std::vector<int> gain_;  // by j and k

  int& gain(int j, int k) { return gain_[static_cast<std::size_t>(j * (n_ + 1) + k)]; }

  bool fits(int mark, int place) const {
    const int wanted = mechanism_.belongs(board_.hold(), place);
    return judged_ == Judged::by_mark ? mark == wanted : mechanism_.colour(mark) == mechanism_.colour(wanted);
  }
  // What place gains when it gets what is at `source`.
  int gained(int source, int place) const {
    if (!faces_[static_cast<std::size_t>(mechanism_.colour(place))]) return 0;
    return fits(board_.at(source), place) - fits(board_.at(place), place);
  }

  void weigh(const Use& use) {
    for (int j = 1; j < n_; ++j) {
      for (int k = 1; k < n_; ++k) {
        gain(j, k) = 0;
        if (!use.pattern->has(j, k)) continue;
        const Cycle& cycle = use.pattern->cycle(j, k);
        const int from = place_of(use, cycle.from), to = place_of(use, cycle.to), third = place_of(use, cycle.third);
        gain(j, k) = gained(from, to) + gained(to, third) + gained(third, from);
      }
    }
  }

  // Takes in every other j for which the same ks gain something.
  void widen(const Use& use, int first, int j, std::vector<int> ks, Cluster& best) {
    std::vector<int> js = {j};
    int total = 0;
    for (const int k : ks) total += gain(j, k);
    offer(use, first, js, ks, total, best);
    for (int other = 1; other < n_; ++other) {
      if (other == j || (use.pattern->apart() && std::ranges::find(ks, other) != ks.end())) continue;
      int more = 0;
      for (const int k : ks) more += gain(other, k);
      if (more * use.pattern->cost(js.size(), ks.size()) <= total * (use.pattern->cost(1, 0) - use.pattern->cost(0, 0)))
        continue;
      js.push_back(other);
      total += more;
    }
    if (js.size() > 1) offer(use, first, js, ks, total, best);
  }

  static void offer(const Use& use, int first, const std::vector<int>& js, const std::vector<int>& ks, int total,
                    Cluster& best) {
    const double rate = static_cast<double>(total) / (first + use.pattern->cost(js.size(), ks.size()));
    if (rate > best.rate) best = {&use, js, ks, rate};
  }
};

}  // namespace

void move_clusters(Hand& hand, const std::vector<Use>& uses, const Faces& faces, Judged judged) {
  for (;;) {
    ClusterSearch search(hand.board(), faces, judged);
    Cluster best;
    for (const Use& use : uses) search.try_use(use, best);
    if (best.use == nullptr) return;
    make(hand, *best.use, best.js, best.ks);
  }
}

void move_singly(Hand& hand, const std::vector<Use>& uses, int colour) {
  const Mechanism& mechanism = hand.mechanism();
  const int n = mechanism.n() - 1;
  const auto shows = [&](int place) { return mechanism.colour(hand.board().at(place)) == colour; };
  for (bool again = true; again;) {
    again = false;
    for (const Use& use : uses) {  // in the order of their costs
      for (int j = 1; j < n; ++j) {
        for (int k = 1; k < n; ++k) {
          if (!use.pattern->has(j, k)) continue;
          const Cycle& cycle = use.pattern->cycle(j, k);
          if (!shows(place_of(use, cycle.from)) || shows(place_of(use, cycle.to))) continue;
          make(hand, use, {j}, {k});
          again = true;
        }
      }
    }
  }
}

}  // namespace asobi::twisty::human
