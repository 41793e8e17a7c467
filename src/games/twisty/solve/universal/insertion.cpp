#include "games/twisty/solve/universal/insertion.hpp"

#include <algorithm>

namespace asobi::twisty {
namespace {

constexpr std::size_t near = 4;  // letters on either side of a place that may cancel what is put in
constexpr int most_cancelled = 4;

// Where a word takes what is at a place, and twisted how.
struct Goes {
  std::vector<std::uint8_t> to, twist;
};

}  // namespace

Insertion::Insertion(const TurnActions& actions, const std::vector<std::unique_ptr<CycleTable>>& tables)
    : actions_(actions), tables_(tables), layer_of_(actions.layers()) {
  for (std::size_t t = 0; t < layer_of_.size(); ++t) {
    if (t > 0 && layer_of_[t] == layer_of_[t - 1]) {
      ++order_.back();
    } else {
      first_.push_back(static_cast<std::uint16_t>(t));
      order_.push_back(2);
    }
  }
  commute_ = actions.commuting_layers();
}

void Insertion::push(Letters& word, std::uint16_t letter) const {
  const std::size_t layer = layer_of_[letter];
  std::size_t at = word.size();
  while (at > 0 && layer_of_[word[at - 1]] != layer && commute_[layer_of_[word[at - 1]]][layer]) --at;
  if (at == 0 || layer_of_[word[at - 1]] != layer) return word.push_back(letter);
  const int times = (word[at - 1] - first_[layer] + letter - first_[layer] + 2) % order_[layer];
  if (times == 0) {
    word.erase(word.begin() + static_cast<std::ptrdiff_t>(at) - 1);
  } else {
    word[at - 1] = static_cast<std::uint16_t>(first_[layer] + times - 1);
  }
}

Letters Insertion::reduced(const Letters& word) const {
  Letters out;
  for (const std::uint16_t letter : word) push(out, letter);
  return out;
}

// The best cycle for a word and the state that it leads to.
class Insertion::Step {
 public:
  Step(const Insertion& on, const Letters& word, const OrbitState& now, const Climber::Goal& goal)
      : on_(on), word_(word), now_(now), goal_(goal) {}

  // Cycles in this orbit. Returns how often it looked.
  std::uint64_t weigh(std::size_t orbit) {
    orbit_ = orbit;
    table_ = on_.tables_[orbit].get();
    ways_ = on_.actions_.shapes[orbit].orientations;
    list_wanted();
    if (wanted_.empty()) return 0;
    const auto places = static_cast<std::size_t>(table_->places());
    Goes back{std::vector<std::uint8_t>(places), std::vector<std::uint8_t>(places, 0)};  // what the rest undoes
    for (std::size_t p = 0; p < places; ++p) back.to[p] = static_cast<std::uint8_t>(p);
    for (std::size_t at = word_.size() + 1; at-- > 0;) {
      if (at < word_.size()) undo(back, on_.actions_.effects[word_[at]][orbit]);
      for (const Wanted& wanted : wanted_) offer(at, wanted, moved(wanted.cycle, back));
    }
    return wanted_.size() * (word_.size() + 1);
  }

  bool found() const { return gain_ > 0; }
  const Letters& word() const { return best_word_; }
  std::size_t orbit() const { return best_orbit_; }
  const Cycle& cycle() const { return best_cycle_; }

 private:
  struct Wanted {
    Cycle cycle;  // at the end
    int gain;
  };

  const Insertion& on_;
  const Letters& word_;
  const OrbitState& now_;
  const Climber::Goal& goal_;
  std::size_t orbit_ = 0;
  const CycleTable* table_ = nullptr;
  int ways_ = 1;
  std::vector<Wanted> wanted_;
  int gain_ = 0;
  double price_ = 0;
  Letters best_word_;
  std::size_t best_orbit_ = 0;
  Cycle best_cycle_{};

  void list_wanted() {
    wanted_.clear();
    const OrbitPart &part = now_[orbit_], &looks = goal_.looks[orbit_];
    const int places = table_->places();
    const auto fits = [&](int from, int to, int twist) {
      return would_fit(part, looks, ways_, static_cast<std::size_t>(from), static_cast<std::size_t>(to), twist);
    };
    for (int a = 0; a < places; ++a) {
      if (fits(a, a, 0)) continue;
      for (int b = 0; b < places; ++b) {
        if (b == a || fits(b, b, 0)) continue;
        for (int first = 0; first < ways_; ++first) {
          if (!fits(a, b, first)) continue;
          for (int c = 0; c < places; ++c) {
            if (c == a || c == b) continue;
            for (int second = 0; second < ways_; ++second) {
              const int third = (2 * ways_ - first - second) % ways_;
              const int gain = 1 + (fits(b, c, second) ? 1 : 0) + (fits(c, a, third) ? 1 : 0) - (fits(c, c, 0) ? 1 : 0);
              if (gain > 0) wanted_.push_back({{{a, b, c}, {first, second, third}}, gain});
            }
          }
        }
      }
    }
  }

  // One turn more, which comes before the others in the word, is undone after them.
  void undo(Goes& back, const OrbitPart& turn) const {
    for (std::size_t p = 0; p < back.to.size(); ++p) {
      const std::size_t place = back.to[p];
      back.to[p] = static_cast<std::uint8_t>(turn.pieces[place]);
      back.twist[p] = static_cast<std::uint8_t>((back.twist[p] + ways_ - turn.orientation[place]) % ways_);
    }
  }

  Cycle moved(const Cycle& cycle, const Goes& back) const {
    Cycle out{};
    for (std::size_t i = 0; i < 3; ++i) {
      const auto from = static_cast<std::size_t>(cycle.places[i]),
                 to = static_cast<std::size_t>(cycle.places[(i + 1) % 3]);
      out.places[i] = back.to[from];
      out.twists[i] = (cycle.twists[i] + back.twist[to] - back.twist[from] + ways_) % ways_;
    }
    return out;
  }

  void offer(std::size_t at, const Wanted& wanted, const Cycle& cycle) {
    const auto turns = table_->cost(cycle.places, cycle.twists[0], cycle.twists[1]);
    if (!turns || (found() && (*turns - most_cancelled) >= price_ * wanted.gain)) return;
    const Letters word = table_->word(cycle);
    const double price = length_with(at, word) / wanted.gain;
    if (found() && price >= price_) return;
    price_ = price;
    gain_ = wanted.gain;
    best_orbit_ = orbit_;
    best_cycle_ = wanted.cycle;
    best_word_.assign(word_.begin(), word_.begin() + static_cast<std::ptrdiff_t>(at));
    best_word_.insert(best_word_.end(), word.begin(), word.end());
    best_word_.insert(best_word_.end(), word_.begin() + static_cast<std::ptrdiff_t>(at), word_.end());
  }

  // Turns that it costs more.
  double length_with(std::size_t at, const Letters& word) const {
    const std::size_t from = at - std::min(at, near), to = std::min(word_.size(), at + near);
    Letters out(word_.begin() + static_cast<std::ptrdiff_t>(from), word_.begin() + static_cast<std::ptrdiff_t>(at));
    for (const std::uint16_t letter : word) on_.push(out, letter);
    for (std::size_t i = at; i < to; ++i) on_.push(out, word_[i]);
    return static_cast<double>(out.size()) - static_cast<double>(to - from);
  }
};

Result<void> Insertion::run(Letters& word, OrbitState& now, const Climber::Goal& goal, std::uint64_t& looks,
                            const Progress& progress) const {
  word = reduced(word);
  for (;;) {
    Step step(*this, word, now, goal);
    for (std::size_t o = 0; o < now.size(); ++o) {
      ASOBI_CHECK(progress.check());
      if (goal.counts[o] && tables_[o]) looks += step.weigh(o);
    }
    if (!step.found()) return {};
    word = reduced(step.word());
    make_cycle(now[step.orbit()], step.cycle(), actions_.shapes[step.orbit()].orientations);
  }
}

}  // namespace asobi::twisty
