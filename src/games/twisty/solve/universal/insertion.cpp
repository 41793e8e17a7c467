#include "games/twisty/solve/universal/insertion.hpp"

#include <algorithm>

namespace asobi::twisty {
namespace {

constexpr std::size_t near = 4;  // letters on either side of a place that may cancel what is put in
constexpr int most_cancelled = 4;

constexpr std::int8_t untouchable = 100;
constexpr std::uint16_t never = 0xFFFF;

}  // namespace

Insertion::Insertion(const TurnActions& actions, const ShortWords& words,
                     const std::vector<std::unique_ptr<CycleTable>>& tables)
    : actions_(actions), words_(words), index_(actions, words), tables_(tables), layer_of_(actions.layers()) {
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

// The best thing to put into a word that leads to a state.
class Insertion::Step {
 public:
  Step(const Insertion& on, const Letters& word, const OrbitState& now, const Climber::Goal& goal)
      : on_(on), word_(word), now_(now), goal_(goal), cycles_(now.size()) {
    for (std::size_t o = 0; o < now.size(); ++o) {
      back_.push_back({});
      for (std::size_t p = 0; p < now[o].pieces.size(); ++p) back_[o].push_back({static_cast<std::uint8_t>(p), 0});
      if (!goal.counts[o]) continue;
      list_wanted(o);
      if (on.tables_[o]) list_cycles(o);
    }
    hits_.resize(on.index_.size());
    least_gain_.fill(1);
    view_.code.resize(on.index_.places());
    view_.value.resize(on.index_.places());
    view_.want.resize(on.index_.wants());
  }

  // Whatever it gains, only this is put in.
  void want_only(std::size_t orbit, const Cycle& cycle) {
    wanted_.clear();
    for (auto& cycles : cycles_) cycles.clear();
    cycles_[orbit].push_back({cycle, 1});
  }

  // From the end of the word to its beginning.
  Result<void> run(const Progress& progress) {
    for (std::size_t at = word_.size() + 1; at-- > 0;) {
      ASOBI_CHECK(progress.check());
      if (at < word_.size()) undo(on_.actions_.effects[word_[at]]);
      for (std::size_t o = 0; o < now_.size(); ++o) offer_cycles(at, o);
      look();
      offer_words(at);
    }
    return {};
  }

  bool found() const { return gain_ > 0; }
  std::uint64_t looks() const { return looks_; }
  const Letters& word() const { return best_; }

 private:
  // What stands at one place would be right at another if it came with this twist.
  struct Wanted {
    std::size_t orbit;
    std::uint8_t from, to, twist;
  };
  struct WantedCycle {
    Cycle cycle;
    int gain;
  };
  // Where something stood before the rest of the word, and how much that twists it back.
  struct Back {
    std::uint8_t place, twist;
  };

  const Insertion& on_;
  const Letters& word_;
  const OrbitState& now_;
  const Climber::Goal& goal_;
  std::vector<Wanted> wanted_;                    // at the end of the word
  std::vector<std::vector<WantedCycle>> cycles_;  // by orbit, at the end of the word
  std::vector<std::vector<Back>> back_;           // by orbit, by place at the end of the word
  WordIndex::View view_;                          // before the rest of the word
  std::vector<std::uint8_t> hits_;                // by word: wanted moves that it makes
  std::array<std::uint8_t, 256> least_gain_;      // by turns: which would be better than the best
  std::uint64_t looks_ = 0;
  int gain_ = 0;
  double price_ = 0;
  Letters best_;

  int ways(std::size_t orbit) const { return on_.actions_.shapes[orbit].orientations; }
  bool fits(std::size_t orbit, int from, int to, int twist) const {
    return would_fit(now_[orbit], goal_.looks[orbit], ways(orbit), static_cast<std::size_t>(from),
                     static_cast<std::size_t>(to), twist);
  }

  void list_wanted(std::size_t orbit) {
    const int places = static_cast<int>(now_[orbit].pieces.size());
    for (int from = 0; from < places; ++from) {
      if (fits(orbit, from, from, 0)) continue;
      for (int to = 0; to < places; ++to) {
        if (to != from && fits(orbit, to, to, 0)) continue;
        for (int twist = 0; twist < ways(orbit); ++twist) {
          if (!fits(orbit, from, to, twist)) continue;
          wanted_.push_back({orbit, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                             static_cast<std::uint8_t>(twist)});
        }
      }
    }
  }

  void list_cycles(std::size_t o) {
    const int places = on_.tables_[o]->places();
    for (const auto& [orbit, a, b, first] : wanted_) {
      if (orbit != o || a == b) continue;
      for (int c = 0; c < places; ++c) {
        if (c == a || c == b) continue;
        for (int second = 0; second < ways(o); ++second) {
          const int third = (2 * ways(o) - first - second) % ways(o);
          const int gain =
              1 + (fits(o, b, c, second) ? 1 : 0) + (fits(o, c, a, third) ? 1 : 0) - (fits(o, c, c, 0) ? 1 : 0);
          if (gain > 0) cycles_[o].push_back({{{a, b, c}, {first, second, third}}, gain});
        }
      }
    }
  }

  // One turn more, which comes before the others in the word, is undone after them.
  void undo(const OrbitState& turn) {
    for (std::size_t o = 0; o < back_.size(); ++o) {
      for (Back& back : back_[o]) {
        const std::size_t place = back.place;
        back.twist = static_cast<std::uint8_t>((back.twist + ways(o) - turn[o].orientation[place]) % ways(o));
        back.place = static_cast<std::uint8_t>(turn[o].pieces[place]);
      }
    }
  }

  // What stood where before the rest of the word, and what would have been right there.
  void look() {
    for (std::size_t o = 0; o < now_.size(); ++o) {
      const auto own = static_cast<std::size_t>(ways(o));
      const OrbitPart &part = now_[o], &looks = goal_.looks[o];
      const auto code = [&](std::size_t look, std::size_t shown) {
        return goal_.counts[o] ? static_cast<std::uint16_t>(look * own + shown % own) : never;
      };
      for (std::size_t p = 0; p < part.pieces.size(); ++p) {
        const auto [place, back] = back_[o][p];
        const std::size_t piece = part.pieces[p], q = on_.index_.place(o, place);
        view_.code[q] = code(looks.pieces[piece], looks.orientation[piece] + part.orientation[p] + std::size_t{back});
        const bool right = goal_.counts[o] && would_fit(part, looks, ways(o), p, p, 0);
        view_.value[q] = goal_.stays[o] ? untouchable : static_cast<std::int8_t>(right ? 1 : 0);
        for (std::size_t twist = 0; twist < own; ++twist) {
          view_.want[on_.index_.want(o, place, twist)] =
              goal_.counts[o] ? code(looks.pieces[p], looks.orientation[p] + own - twist + back)
                              : static_cast<std::uint16_t>(never - 1);
        }
      }
    }
  }

  Cycle before(const Cycle& cycle, std::size_t orbit) const {
    Cycle out{};
    for (std::size_t i = 0; i < 3; ++i) {
      const Back from = back_[orbit][static_cast<std::size_t>(cycle.places[i])],
                 to = back_[orbit][static_cast<std::size_t>(cycle.places[(i + 1) % 3])];
      out.places[i] = from.place;
      out.twists[i] = (cycle.twists[i] + to.twist - from.twist + ways(orbit)) % ways(orbit);
    }
    return out;
  }

  void offer_cycles(std::size_t at, std::size_t orbit) {
    looks_ += cycles_[orbit].size();
    for (const auto& [wanted, gain] : cycles_[orbit]) {
      const Cycle cycle = before(wanted, orbit);
      const auto turns = on_.tables_[orbit]->cost(cycle.places, cycle.twists[0], cycle.twists[1]);
      if (turns && may_pay(*turns, gain)) offer(at, on_.tables_[orbit]->word(cycle), gain);
    }
  }

  // A word that pays brings home so many pieces that it makes as many wanted moves; most make fewer and are not
  // weighed.
  void offer_words(std::size_t at) {
    std::ranges::fill(hits_, std::uint8_t{0});
    for (const auto& [orbit, a, b, twist] : wanted_) {
      const auto [from, untwist] = back_[orbit][a];
      const auto [to, twisted] = back_[orbit][b];
      const int own = (twist + twisted - untwist + ways(orbit)) % ways(orbit);
      const auto words = on_.index_.words_for(orbit, from, to, static_cast<std::size_t>(own));
      looks_ += words.size();
      for (const std::uint32_t w : words) {
        if (++hits_[w] == least_gain_[on_.index_.cost(w)]) weigh(at, w);
      }
    }
  }

  void weigh(std::size_t at, std::uint32_t w) {
    looks_ += 4;
    const WordIndex::Word& word = on_.index_.word(w);
    const int gain = on_.index_.gain(word, view_);
    if (gain > 0 && may_pay(word.cost, gain)) offer(at, on_.words_.letters(word.number), gain);
  }

  bool may_pay(int turns, int gain) const { return !found() || turns - most_cancelled < price_ * gain; }

  void offer(std::size_t at, const Letters& word, int gain) {
    const double price = length_with(at, word) / gain;
    if (found() && price >= price_) return;
    price_ = price;
    gain_ = gain;
    for (std::size_t turns = 0; turns < least_gain_.size(); ++turns) {
      int least = 1;
      while (!may_pay(static_cast<int>(turns), least) && least < 255) ++least;
      least_gain_[turns] = static_cast<std::uint8_t>(least);
    }
    best_ = word_;
    best_.insert(best_.begin() + static_cast<std::ptrdiff_t>(at), word.begin(), word.end());
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

void Insertion::go_over(OrbitState& now, const Letters& from, const Letters& to) const {
  for (std::size_t i = from.size(); i-- > 0;) {
    now = product(actions_.shapes, now, actions_.effects[actions_.inverse_of[from[i]]]);
  }
  for (const std::uint16_t letter : to) now = product(actions_.shapes, now, actions_.effects[letter]);
}

Result<bool> Insertion::take(Step& step, Letters& word, OrbitState& now, std::uint64_t& looks,
                             const Progress& progress) const {
  ASOBI_CHECK(step.run(progress));
  looks += step.looks();
  if (!step.found()) return false;
  Letters longer = reduced(step.word());
  go_over(now, word, longer);
  word = std::move(longer);
  return true;
}

// Two cycles, of which only both together bring pieces home, for instance some that are only twisted.
Result<bool> Insertion::take_two(Letters& word, OrbitState& now, const Climber::Goal& goal, std::uint64_t& looks,
                                 const Progress& progress) const {
  for (std::size_t o = 0; o < now.size(); ++o) {
    if (!goal.counts[o] || !tables_[o]) continue;
    const CycleStep two = next_cycles(*tables_[o], now[o], goal.looks[o]);
    if (two.gain <= 0) continue;
    for (const Cycle& cycle : two.cycles) {
      Step step(*this, word, now, goal);
      step.want_only(o, cycle);
      ASOBI_TRY(const bool taken, take(step, word, now, looks, progress));
      if (!taken) return false;
    }
    return true;
  }
  return false;
}

Result<void> Insertion::run(Letters& word, OrbitState& now, const Climber::Goal& goal, std::size_t most_turns,
                            std::uint64_t& looks, const Progress& progress) const {
  word = reduced(word);
  while (word.size() <= most_turns) {
    Step step(*this, word, now, goal);
    ASOBI_TRY(bool taken, take(step, word, now, looks, progress));
    if (!taken) {
      ASOBI_TRY(taken, take_two(word, now, goal, looks, progress));
    }
    if (!taken) break;
  }
  return {};
}

}  // namespace asobi::twisty
