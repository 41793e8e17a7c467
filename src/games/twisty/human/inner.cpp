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
    : mechanism_(&mechanism), cycles_(static_cast<std::size_t>(mechanism.n() * mechanism.n())) {
  const Letters letters = Letters(mechanism.n()).set('j', open_j).set('k', open_k);
  const std::size_t bar = std::min(text.find('|'), text.size());
  word_ = read_word(mechanism, text.substr(0, bar), letters);
  for (const Turn& turn : word_) {
    (turn.first == open_j ? of_j_ : turn.first == open_k ? of_k_ : fixed_) += mechanism.cost(turn);
  }
  Word all = word_;
  if (bar < text.size())
    std::ranges::copy(read_word(mechanism, text.substr(bar + 1), letters), std::back_inserter(all));
  if (!is_line()) find_cycles(all, apart);
}

void Pattern::find_cycles(const Word& all, bool apart) {
  const int n = mechanism_->n() - 1;
  const int front = mechanism_->face("Z+");
  for (int j = 1; j < n; ++j) {
    for (int k = 1; k < n; ++k) {
      if (apart && j == k) continue;
      const Word word = opened(all, {j}, {k});
      for (int y = 1; y < n; ++y) {
        const int from = mechanism_->place("Z+", {j, y, n});
        if (mechanism_->puzzle().is_middle(from)) continue;
        const int to = mechanism_->moved(from, word);
        if (mechanism_->colour(to) == front) continue;
        cycles_[index(j, k)] = {static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to),
                                static_cast<std::uint16_t>(mechanism_->moved(to, word))};
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
  std::vector<int> js, ks;
  double rate = 0;  // pieces put right for a turn
};

// The best cluster of one use.
class ClusterSearch {
 public:
  ClusterSearch(const Board& board, const Faces& faces, Judged judged, const Use& use)
      : board_(board),
        mechanism_(board.mechanism()),
        n_(mechanism_.n() - 1),
        faces_(faces),
        judged_(judged),
        use_(use) {
    if (use.first) first_ = mechanism_.cost(*use.first);
  }

  Cluster best() {
    weigh();
    for (int j = 1; j < n_; ++j) {
      std::vector<int> ks;
      for (int k = 1; k < n_; ++k) {
        if (gain(j, k) > 0) ks.push_back(k);
      }
      if (!ks.empty()) grow({j}, ks);
    }
    return std::move(best_);
  }

 private:
  const Board& board_;
  const Mechanism& mechanism_;
  int n_;
  const Faces& faces_;
  Judged judged_;
  const Use& use_;
  int first_ = 0;          // what the free turn costs
  std::vector<int> gain_;  // by j and k
  Cluster best_;

  int& gain(int j, int k) { return gain_[static_cast<std::size_t>(j * (n_ + 1) + k)]; }

  bool fits(int mark, int place) const {
    const int wanted = mechanism_.belongs(board_.hold(), place);
    return judged_ == Judged::by_mark ? mark == wanted : mechanism_.colour(mark) == mechanism_.colour(wanted);
  }
  bool counts(int place) const { return faces_[static_cast<std::size_t>(mechanism_.colour(place))]; }
  // What a place gains when it gets what is at `source`.
  int gained(int source, int place) const {
    return counts(place) ? fits(board_.at(source), place) - fits(board_.at(place), place) : 0;
  }

  void weigh() {
    gain_.assign(static_cast<std::size_t>((n_ + 1) * (n_ + 1)), 0);
    for (int j = 1; j < n_; ++j) {
      for (int k = 1; k < n_; ++k) {
        if (!use_.pattern->has(j, k)) continue;
        const Cycle& cycle = use_.pattern->cycle(j, k);
        const int from = place_of(use_, cycle.from), to = place_of(use_, cycle.to), third = place_of(use_, cycle.third);
        gain(j, k) = gained(from, to) + gained(to, third) + gained(third, from);
      }
    }
  }

  int cost(std::size_t js, std::size_t ks) const { return first_ + use_.pattern->cost(js, ks); }

  // From one row on: takes in every j that is worth its turns with these ks, then leaves out every k that is not.
  void grow(std::vector<int> js, std::vector<int> ks) {
    const int seed = js[0];
    const int cost_of_j = cost(1, 0) - cost(0, 0), cost_of_k = cost(0, 1) - cost(0, 0);
    int total = 0;
    for (const int k : ks) total += gain(seed, k);
    offer(js, ks, total);
    for (int j = 1; j < n_; ++j) {
      if (j == seed || !std::ranges::all_of(ks, [&](int k) { return use_.pattern->has(j, k); })) continue;
      int more = 0;
      for (const int k : ks) more += gain(j, k);
      if (more * cost(js.size(), ks.size()) <= total * cost_of_j) continue;
      js.push_back(j);
      total += more;
    }
    offer(js, ks, total);
    for (std::size_t i = ks.size(); i-- > 0 && ks.size() > 1;) {
      int less = 0;
      for (const int j : js) less += gain(j, ks[i]);
      if (less * cost(js.size(), ks.size()) >= total * cost_of_k) continue;
      ks.erase(ks.begin() + static_cast<std::ptrdiff_t>(i));
      total -= less;
    }
    offer(js, ks, total);
  }

  void offer(const std::vector<int>& js, const std::vector<int>& ks, int total) {
    const double rate = static_cast<double>(total) / cost(js.size(), ks.size());
    if (rate > best_.rate) best_ = {js, ks, rate};
  }
};

}  // namespace

void move_clusters(Hand& hand, const std::vector<Use>& uses, const Faces& faces, Judged judged) {
  const auto look = [&](const Use& use) { return ClusterSearch(hand.board(), faces, judged, use).best(); };
  for (;;) {
    std::vector<std::pair<double, std::size_t>> believed;  // a heap: the best in front
    for (std::size_t i = 0; i < uses.size(); ++i) {
      if (const double rate = look(uses[i]).rate; rate > 0) believed.emplace_back(rate, i);
    }
    if (believed.empty()) return;
    std::ranges::make_heap(believed);
    while (!believed.empty()) {
      if (hand.stopped()) return;
      std::ranges::pop_heap(believed);
      auto& [rate, i] = believed.back();
      const Cluster now = look(uses[i]);
      if (now.rate > 0 && (believed.size() == 1 || now.rate >= believed.front().first)) {
        make(hand, uses[i], now.js, now.ks);
        rate = look(uses[i]).rate;
      } else {
        rate = now.rate;
      }
      if (rate > 0) {
        std::ranges::push_heap(believed);
      } else {
        believed.pop_back();
      }
    }
  }
}

void move_singly(Hand& hand, const std::vector<Use>& uses, int colour) {
  const Mechanism& mechanism = hand.mechanism();
  const int n = mechanism.n() - 1;
  const auto shows = [&](int place) { return mechanism.colour(hand.board().at(place)) == colour; };
  for (bool again = true; again;) {
    again = false;
    for (const Use& use : uses) {  // in the order of their costs
      if (hand.stopped()) return;
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
