#include "games/twisty/solve/universal/pure_cycles.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace asobi::twisty {
namespace {

constexpr std::size_t most_candidates = 500'000;  // of each shape of commutator
constexpr std::size_t most_letters = 120;
constexpr std::size_t most_few_movers = 40;
constexpr int most_power = 5;  // of a commutator that moves few pieces

// The action on one orbit of at most 60 places, small enough to be multiplied quickly.
struct SmallAction {
  std::array<std::uint8_t, 64> from, twist;
};

class PureCycleSearch {
 public:
  PureCycleSearch(const TurnActions& actions, std::size_t orbit, const std::vector<std::size_t>& keep,
                  std::optional<std::size_t> known, const Progress& progress)
      : actions_(actions),
        orbit_(orbit),
        keep_(keep),
        known_(known),
        progress_(progress),
        places_(static_cast<std::size_t>(actions.shapes[orbit].pieces)),
        ways_(static_cast<std::uint8_t>(actions.shapes[orbit].orientations)) {
    for (const OrbitState& effect : actions.effects) {
      SmallAction& own = small_.emplace_back();
      std::ranges::copy(effect[orbit].pieces, own.from.begin());
      std::ranges::copy(effect[orbit].orientation, own.twist.begin());
    }
    for (const std::uint16_t t : actions.moving(orbit)) {
      if (!actions.unit[t]) continue;
      letters_.push_back(t);
      if (actions.first_alike[t] == t) first_letters_.push_back(t);
    }
  }

  std::optional<Letters> run() {
    const auto inverse = [&](std::uint16_t t) { return actions_.inverse_of[t]; };
    // Shapes of the first part of the commutator, each tried with every turn as the second.
    each_pair([&](std::uint16_t a, std::uint16_t) { try_with_all({a}); }, true);
    each_pair([&](std::uint16_t a, std::uint16_t b) { try_with_all({a, b}); });
    each_pair([&](std::uint16_t a, std::uint16_t b) { try_with_all({a, b, inverse(a)}); });
    each_pair([&](std::uint16_t a, std::uint16_t b) { try_with_all({a, b, inverse(a), inverse(b)}); });
    if (best_ || known_) return best_;
    each_triple([&](std::uint16_t a, std::uint16_t b, std::uint16_t c) { try_with_all({a, b, c}); });
    if (!best_) cross_few_movers();
    return best_;
  }

 private:
  const TurnActions& actions_;
  std::size_t orbit_;
  const std::vector<std::size_t>& keep_;
  std::optional<std::size_t> known_;
  const Progress& progress_;
  std::size_t places_;
  std::uint8_t ways_;
  std::vector<SmallAction> small_;            // by turn
  std::vector<std::uint16_t> letters_;        // unit turns that move the orbit
  std::vector<std::uint16_t> first_letters_;  // those of them with which a word need begin
  std::optional<Letters> best_;
  std::size_t tried_ = 0;

  bool over() const { return tried_ > most_candidates || progress_.stopped(); }

  template <class Visit>
  void each_pair(const Visit& visit, bool first_only = false) {
    for (const std::uint16_t a : first_letters_) {
      for (const std::uint16_t b : letters_) {
        if (!first_only && actions_.turns[a].axis == actions_.turns[b].axis) continue;
        if (progress_.stopped()) return;
        visit(a, b);
        if (first_only) break;
      }
    }
  }
  template <class Visit>
  void each_triple(const Visit& visit) {
    tried_ = 0;
    each_pair([&](std::uint16_t a, std::uint16_t b) {
      for (const std::uint16_t c : letters_) {
        if (actions_.turns[c].axis != actions_.turns[b].axis && !over()) visit(a, b, c);
      }
    });
    tried_ = 0;
  }

  SmallAction then(const SmallAction& a, const SmallAction& b) const {
    SmallAction out;
    for (std::size_t i = 0; i < places_; ++i) {
      out.from[i] = a.from[b.from[i]];
      const auto twist = static_cast<std::uint8_t>(a.twist[b.from[i]] + b.twist[i]);
      out.twist[i] = twist < ways_ ? twist : static_cast<std::uint8_t>(twist - ways_);
    }
    return out;
  }
  SmallAction action(const Letters& word) const {
    SmallAction out = small_[word[0]];
    for (std::size_t i = 1; i < word.size(); ++i) out = then(out, small_[word[i]]);
    return out;
  }
  void try_with_all(const Letters& x) {
    const SmallAction forth = action(x), undo = action(actions_.inverse(x));
    const std::vector<std::uint64_t> touched = actions_.touched_by(x);
    for (const std::uint16_t y : letters_) {
      if ((touched[orbit_] & actions_.touched[y][orbit_]) == 0) continue;
      const SmallAction c = then(then(forth, small_[y]), then(undo, small_[actions_.inverse_of[y]]));
      consider(c, {x, touched}, {{y}, actions_.touched[y]});
    }
  }
  void try_pair(const Letters& x, const Letters& y) {
    const SmallAction undo_x = action(actions_.inverse(x)), undo_y = action(actions_.inverse(y));
    consider(then(then(action(x), action(y)), then(undo_x, undo_y)), {x, actions_.touched_by(x)},
             {y, actions_.touched_by(y)});
  }

  // A commutator and the pieces that it moves: in the orbit, and among what is to be kept (orbit by orbit).
  struct FewMover {
    Letters word;
    std::vector<int> here, kept;

    std::size_t pieces() const { return here.size() + kept.size(); }
  };

  // `x`, `y`: by orbit, the places that the two parts of the commutator touch; it does nothing where they share none.
  FewMover moved_by(Letters word, const std::vector<std::uint64_t>& x, const std::vector<std::uint64_t>& y) const {
    FewMover out{std::move(word), {}, {}};
    const auto collect = [&](std::size_t orbit, int first, std::vector<int>& into) {
      if ((x[orbit] & y[orbit]) == 0) return;
      const OrbitPart part = actions_.effect(orbit, out.word);
      for (std::size_t i = 0; i < part.pieces.size(); ++i) {
        if (part.pieces[i] != i || part.orientation[i] != 0) into.push_back(first + static_cast<int>(i));
      }
    };
    collect(orbit_, 0, out.here);
    int first = 0;
    for (const std::size_t o : keep_) {
      collect(o, first, out.kept);
      first += actions_.shapes[o].pieces;
    }
    return out;
  }

  std::vector<FewMover> few_movers() const {
    std::vector<FewMover> out;
    const auto add = [&](const Letters& x, std::uint16_t y) {
      const Letters word = actions_.commutator(x, {y});
      const std::vector<std::uint64_t> touched = actions_.touched_by(x);
      Letters raised;
      for (int power = 1; power <= most_power; ++power) {
        raised.insert(raised.end(), word.begin(), word.end());
        FewMover mover = moved_by(raised, touched, actions_.touched[y]);
        if (mover.here.empty() || raised.size() > most_letters / 5) break;
        out.push_back(std::move(mover));
        std::ranges::push_heap(out, {}, &FewMover::pieces);
        if (out.size() <= most_few_movers) continue;
        std::ranges::pop_heap(out, {}, &FewMover::pieces);
        out.pop_back();
      }
    };
    std::size_t made = 0;
    for (const std::uint16_t a : first_letters_) {
      for (const std::uint16_t b : letters_) {
        if (actions_.turns[a].axis == actions_.turns[b].axis) continue;
        if (progress_.stopped()) return out;
        add({a}, b);
        for (const std::uint16_t c : letters_) {
          if (actions_.turns[c].axis == actions_.turns[b].axis || ++made > most_candidates / 10) continue;
          add({a, b}, c);
        }
      }
    }
    return out;
  }

  // By turn, by piece of the kept orbits: where it goes.
  std::vector<std::vector<int>> kept_maps() const {
    std::vector<std::vector<int>> out;
    for (const OrbitState& effect : actions_.effects) {
      auto& to = out.emplace_back();
      int first = 0;
      for (const std::size_t o : keep_) {
        const auto pieces = static_cast<std::size_t>(actions_.shapes[o].pieces);
        to.resize(to.size() + pieces);
        for (std::size_t i = 0; i < pieces; ++i) to[first + effect[o].pieces[i]] = first + static_cast<int>(i);
        first += actions_.shapes[o].pieces;
      }
    }
    return out;
  }

  void cross_few_movers() {
    const std::vector<std::vector<int>> to = kept_maps();
    for (const FewMover& mover : few_movers()) {
      std::vector<bool> touched(to.empty() ? 0 : to[0].size(), false);
      for (const int p : mover.kept) touched[p] = true;
      const auto attempt = [&](const Letters& setup) {
        for (int p : mover.kept) {
          for (const std::uint16_t t : setup) p = to[t][p];
          if (touched[p]) return;
        }
        Letters other = actions_.inverse(setup);
        other.insert(other.end(), mover.word.begin(), mover.word.end());
        other.insert(other.end(), setup.begin(), setup.end());
        if (better(2 * (mover.word.size() + other.size()))) try_pair(mover.word, other);
      };
      for (std::uint16_t a = 0; a < actions_.turns.size(); ++a) {
        attempt({a});
        for (std::uint16_t b = 0; b < actions_.turns.size(); ++b) {
          if (actions_.turns[a].axis == actions_.turns[b].axis) continue;
          if (progress_.stopped()) return;
          attempt({a, b});
          if (best_ || actions_.turns.size() > 100) continue;
          for (std::uint16_t c = 0; c < actions_.turns.size(); ++c) {
            if (actions_.turns[c].axis != actions_.turns[b].axis) attempt({a, b, c});
          }
        }
      }
    }
  }

  // By how much to raise it so that on the orbit exactly one 3-cycle is left; 0 if that cannot be.
  std::size_t power_for(const SmallAction& c) const {
    std::uint64_t seen = 0;
    std::size_t threes = 0, power = 1;
    for (std::size_t i = 0; i < places_; ++i) {
      if ((seen >> i & 1) != 0) continue;
      std::size_t length = 0;
      unsigned twist = 0;
      for (std::size_t at = i; (seen >> at & 1) == 0; at = c.from[at]) {
        seen |= std::uint64_t{1} << at;
        twist += c.twist[at];
        ++length;
      }
      if (length == 3) {
        ++threes;
        continue;
      }
      if (twist % ways_ != 0) length *= ways_ / std::gcd(twist % ways_, unsigned{ways_});
      if (length % 3 == 0) return 0;
      power = std::lcm(power, length);
    }
    return threes == 1 ? power : 0;
  }

  struct Part {
    const Letters& word;
    const std::vector<std::uint64_t>& touched;
  };

  // c: the action of the commutator of x and y, which does nothing where they touch no place together.
  void consider(const SmallAction& c, const Part& x, const Part& y) {
    ++tried_;
    const std::size_t once = 2 * (x.word.size() + y.word.size());
    std::size_t power = power_for(c);
    if (power == 0 || !better(once * power)) return;
    const Letters word = actions_.commutator(x.word, y.word);
    for (const std::size_t o : keep_) {
      if ((x.touched[o] & y.touched[o]) == 0) continue;
      power = std::lcm(power, order_in(o, word));
      if (power % 3 == 0 || !better(once * power)) return;
    }
    best_.emplace();
    for (std::size_t i = 0; i < power; ++i) best_->insert(best_->end(), word.begin(), word.end());
  }
  bool better(std::size_t letters) const {
    return letters <= most_letters && (!known_ || letters < *known_) && (!best_ || letters < best_->size());
  }

  std::size_t order_in(std::size_t orbit, const Letters& word) const {
    const OrbitPart part = actions_.effect(orbit, word);
    const auto ways = static_cast<unsigned>(actions_.shapes[orbit].orientations);
    std::vector<bool> seen(part.pieces.size(), false);
    std::size_t out = 1;
    for (std::size_t i = 0; i < seen.size(); ++i) {
      std::size_t length = 0;
      unsigned twist = 0;
      for (std::size_t at = i; !seen[at]; at = part.pieces[at]) {
        seen[at] = true;
        twist += part.orientation[at];
        ++length;
      }
      if (length == 0) continue;
      if (twist % ways != 0) length *= ways / std::gcd(twist % ways, ways);
      out = std::lcm(out, length);
    }
    return out;
  }
};

}  // namespace

std::optional<Letters> find_pure_cycle(const TurnActions& actions, std::size_t orbit,
                                       const std::vector<std::size_t>& keep, std::optional<std::size_t> known,
                                       const Progress& progress) {
  return PureCycleSearch(actions, orbit, keep, known, progress).run();
}

}  // namespace asobi::twisty
