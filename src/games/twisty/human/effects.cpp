#include "games/twisty/human/effects.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace asobi::twisty::human {

Effect effect_of(const Mechanism& mechanism, Word word) {
  Effect out;
  out.word = shortened(mechanism, word);
  out.cost = mechanism.cost(out.word);
  for (int m = 0; m < mechanism.marks(); ++m) {
    const int to = mechanism.moved(m, out.word);
    if (to != m) out.moves.emplace_back(static_cast<std::uint16_t>(m), static_cast<std::uint16_t>(to));
  }
  return out;
}

namespace {

using Moves = std::vector<std::pair<std::uint16_t, std::uint16_t>>;

template <class Image>
Moves carried(const Moves& moves, const Image& image) {
  Moves out;
  for (const auto& [from, to] : moves) {
    out.emplace_back(static_cast<std::uint16_t>(image(from)), static_cast<std::uint16_t>(image(to)));
  }
  std::ranges::sort(out);
  return out;
}

struct MovesHash {
  std::size_t operator()(const Moves& moves) const {
    std::uint64_t hash = 0;
    for (const auto& [from, to] : moves) hash = (hash ^ (from * 0x10000u + to)) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 32;
  }
};

class Closure {
 public:
  explicit Closure(const Mechanism& mechanism) : mechanism_(mechanism) {}

  void enter(Word word, Moves moves) {
    const int cost = mechanism_.cost(word);
    const auto [at, is_new] = known_.try_emplace(std::move(moves), Known{{}, cost + 1});
    if (at->second.cost <= cost) return;
    at->second = {std::move(word), cost};
    fresh_.push_back(&*at);
  }

  void conjugate(const std::vector<Turn>& turns) {
    for (const auto* effect : std::exchange(fresh_, {})) {
      const auto [word, cost] = effect->second;
      for (const Turn& turn : turns) {
        const Turn back = twisty::inverse(mechanism_.puzzle(), turn);
        Moves moves = carried(effect->first, [&](int m) { return mechanism_.moved(m, back); });
        const auto known = known_.find(moves);
        const int change = 2 * mechanism_.cost(turn);
        const bool merges = word.front().axis == turn.axis || word.back().axis == turn.axis;
        if (known != known_.end() && known->second.cost <= cost + (merges ? -change : change)) continue;
        Word longer = {turn};
        longer.insert(longer.end(), word.begin(), word.end());
        longer.push_back(back);
        enter(shortened(mechanism_, longer), std::move(moves));
      }
    }
  }

  std::vector<Effect> take() {
    std::vector<Effect> out;
    for (auto& [moves, known] : known_) out.push_back({std::move(known.word), known.cost, moves});
    std::ranges::sort(out, {}, [](const Effect& e) { return std::tie(e.cost, e.moves); });
    return out;
  }

 private:
  struct Known {
    Word word;
    int cost;
  };
  using Table = std::unordered_map<Moves, Known, MovesHash>;
  const Mechanism& mechanism_;
  Table known_;
  std::vector<const Table::value_type*> fresh_;
};

}  // namespace

Repertoire::Repertoire(const Mechanism& mechanism, const std::vector<Word>& words, const std::vector<Turn>& turns,
                       int depth)
    : mechanism_(&mechanism) {
  Closure closure(mechanism);
  std::vector<Word> both = words;
  for (const Word& word : words) both.push_back(mechanism.inverse(word));
  for (const Word& word : both) {
    const Effect effect = effect_of(mechanism, word);
    for (int g = 0; g < mechanism.holds(); ++g) {
      closure.enter(turned(mechanism, effect.word, g),
                    carried(effect.moves, [&](int m) { return mechanism.rotated(g, m); }));
    }
  }
  for (int i = 0; i < depth; ++i) closure.conjugate(turns);
  effects_ = closure.take();
}

void Repertoire::add_products(std::size_t most) {
  Closure closure(*mechanism_);
  for (const Effect& first : effects_) {
    closure.enter(first.word, first.moves);
    for (const Effect& second : effects_) {
      std::map<std::uint16_t, std::uint16_t> goes(first.moves.begin(), first.moves.end());
      const std::map<std::uint16_t, std::uint16_t> then(second.moves.begin(), second.moves.end());
      for (auto& [from, to] : goes) {
        if (const auto next = then.find(to); next != then.end()) to = next->second;
      }
      for (const auto& [from, to] : then) goes.try_emplace(from, to);
      std::erase_if(goes, [](const auto& move) { return move.first == move.second; });
      if (goes.empty() || goes.size() >= most) continue;
      Word word = first.word;
      word.insert(word.end(), second.word.begin(), second.word.end());
      closure.enter(shortened(*mechanism_, word), {goes.begin(), goes.end()});
    }
  }
  effects_ = closure.take();
}

Fitting::Fitting(const Mechanism& small, const Mechanism& large, std::vector<int> layers) : layer(std::move(layers)) {
  for (int m = 0; m < small.marks(); ++m) {
    std::vector<int> at;
    for (int axis = 0; axis < small.axes(); ++axis) at.push_back(layer[static_cast<std::size_t>(small.layer(m, axis))]);
    place.push_back(large.place(small.puzzle().solid().paper_name(small.colour(m)), at));
  }
}

bool arrange(Hand& hand, const Repertoire& repertoire, const Fitting& fitting, Judged judged) {
  const Board& board = hand.board();
  const Mechanism& mechanism = board.mechanism();
  const auto fits = [&](int from, int to) {
    const int mark = board.at(fitting.place[static_cast<std::size_t>(from)]);
    const int wanted = mechanism.belongs(board.hold(), fitting.place[static_cast<std::size_t>(to)]);
    return judged == Judged::by_mark ? mark == wanted : mechanism.colour(mark) == mechanism.colour(wanted);
  };
  for (;;) {
    if (hand.stopped()) return false;
    const Effect* best = nullptr;
    double best_rate = 0;
    bool done = true;
    for (const Effect& effect : repertoire.effects()) {
      int gain = 0;
      for (const auto& [from, to] : effect.moves) {
        const bool right = fits(to, to);
        done = done && right;
        gain += fits(from, to) - right;
      }
      if (gain > best_rate * effect.cost) {
        best = &effect;
        best_rate = static_cast<double>(gain) / effect.cost;
      }
    }
    if (best == nullptr) return done;
    Word word = best->word;
    for (Turn& turn : word) {
      turn.first = fitting.layer[static_cast<std::size_t>(turn.first)];
      turn.last = fitting.layer[static_cast<std::size_t>(turn.last)];
    }
    hand.make(word);
  }
}

}  // namespace asobi::twisty::human
