#include "games/twisty/solve/universal/short_words.hpp"

#include <algorithm>
#include <numeric>

#include <boost/unordered/unordered_flat_set.hpp>

#include "base/hash.hpp"

namespace asobi::twisty {
namespace {

constexpr std::size_t words_for_place = 8'000;
constexpr std::size_t most_cycles = 10'000;              // words for 3-cycles of an orbit
constexpr std::size_t least_moved = 8, most_moved = 24;  // pieces that a word moves, and not many of all
constexpr std::size_t longest_power = 24;                // turns of a commutator raised to a power
constexpr std::size_t longest_added = 200;               // turns of a word
constexpr std::size_t few_places = 200;                  // of a puzzle where every commutator is looked at
constexpr std::size_t most_meeting = 10;                 // elsewhere: places where the two parts of a commutator meet

}  // namespace

class ShortWordSearch {
 public:
  ShortWordSearch(const TurnActions& actions, const std::vector<Role>& roles, const ShortWords::Effort& effort,
                  Progress& progress)
      : actions_(actions), progress_(progress), most_tried_(effort.tried) {
    out_.actions_ = &actions;
    out_.cycles_.resize(actions.shapes.size());
    seen_.resize(actions.shapes.size());
    number_places(roles);
    const auto moving = static_cast<std::size_t>(std::ranges::count(role_, Role::moves));
    most_moved_ = std::clamp(moving / 3, least_moved, most_moved);
    few_ = role_.size() - static_cast<std::size_t>(std::ranges::count(role_, Role::ignored)) <= few_places;
    room_ = std::min(effort.words, words_for_place * moving);
  }

  Result<ShortWords> run(const std::vector<Letters>& more) {
    progress_.stage({"listing short words", "短い手順を並べています"});
    ASOBI_CHECK(number_turns());
    // Nothing longer may take the room of what is shorter.
    ASOBI_CHECK(pairs(Powers::first));
    ASOBI_CHECK(set_ups(4));
    ASOBI_CHECK(triples(Shape::two, Powers::first));
    ASOBI_CHECK(triples(Shape::with_set_up, Powers::first));
    ASOBI_CHECK(set_ups(6));
    if (few_) {
      ASOBI_CHECK(pairs(Powers::higher));
      ASOBI_CHECK(triples(Shape::two, Powers::higher));
      ASOBI_CHECK(triples(Shape::with_set_up, Powers::higher));
    }
    ASOBI_CHECK(add(more));
    for (std::size_t cost = 8; cost < by_cost_.size() && cost <= longest_added; ++cost) ASOBI_CHECK(set_ups(cost));
    return std::move(out_);
  }

 private:
  const TurnActions& actions_;
  Progress& progress_;
  std::size_t most_tried_;
  std::size_t room_ = 0;  // for so many words
  bool few_ = false;      // places, so that every commutator is looked at
  std::size_t most_moved_ = 0;
  ShortWords out_;
  std::vector<std::uint32_t> first_place_;             // by orbit
  std::vector<std::uint16_t> orbit_of_;                // by place
  std::vector<Role> role_;                             // by place
  std::vector<std::uint8_t> ways_;                     // by place
  std::vector<std::vector<std::uint32_t>> to_;         // by turn, by place
  std::vector<std::vector<std::uint8_t>> twist_;       // likewise
  std::vector<std::uint32_t> layer_of_;                // by turn
  std::vector<std::vector<std::uint16_t>> turns_of_;   // by layer
  std::vector<std::vector<std::uint32_t>> layers_at_;  // by place: the layers that move it
  std::vector<std::vector<std::uint32_t>> moved_;      // by layer: places
  std::vector<std::vector<std::uint32_t>> meeting_;    // by layer: scratch
  std::vector<std::uint32_t> stamp_;                   // by place: scratch
  std::vector<std::size_t> move_from_;                 // by place: scratch
  Letters word_;                                       // the commutator in hand,
  std::vector<PieceMove> moves_;                       // what it moves
  std::vector<std::size_t> orders_, cycle_;            // by move, and scratch
  std::uint32_t stamps_ = 0;
  std::vector<boost::unordered_flat_set<std::uint64_t>> seen_;  // by the first orbit that is moved: effects
  std::vector<std::vector<std::uint32_t>> by_cost_;             // words that wait for a set-up
  std::size_t tried_ = 0;

  void number_places(const std::vector<Role>& roles) {
    for (std::size_t o = 0; o < actions_.shapes.size(); ++o) {
      const OrbitShape& shape = actions_.shapes[o];
      first_place_.push_back(static_cast<std::uint32_t>(orbit_of_.size()));
      orbit_of_.insert(orbit_of_.end(), static_cast<std::size_t>(shape.pieces), static_cast<std::uint16_t>(o));
      ways_.resize(orbit_of_.size(), static_cast<std::uint8_t>(shape.orientations));
      role_.resize(orbit_of_.size(), roles[o]);
    }
    stamp_.assign(orbit_of_.size(), 0);
    move_from_.assign(orbit_of_.size(), 0);
  }

  Result<void> number_turns() {
    layers_at_.resize(orbit_of_.size());
    for (std::size_t t = 0; t < actions_.turns.size(); ++t) {
      ASOBI_CHECK(progress_.check());
      const Turn& turn = actions_.turns[t];
      const bool same = t > 0 && actions_.turns[t - 1].axis == turn.axis && actions_.turns[t - 1].first == turn.first;
      if (!same) turns_of_.emplace_back();
      turns_of_.back().push_back(static_cast<std::uint16_t>(t));
      layer_of_.push_back(static_cast<std::uint32_t>(turns_of_.size() - 1));
      auto& to = to_.emplace_back(orbit_of_.size());
      auto& twist = twist_.emplace_back(orbit_of_.size());
      for (std::size_t o = 0; o < actions_.shapes.size(); ++o) {
        const OrbitPart& part = actions_.effects[t][o];
        for (std::size_t i = 0; i < part.pieces.size(); ++i) {
          to[first_place_[o] + part.pieces[i]] = static_cast<std::uint32_t>(first_place_[o] + i);
          twist[first_place_[o] + part.pieces[i]] = part.orientation[i];
        }
      }
      if (same) continue;
      auto& moved = moved_.emplace_back();
      for (std::uint32_t p = 0; p < to.size(); ++p) {
        if ((to[p] == p && twist[p] == 0) || role_[p] == Role::ignored) continue;
        moved.push_back(p);
        layers_at_[p].push_back(layer_of_[t]);
      }
    }
    meeting_.resize(turns_of_.size());
    return {};
  }

  // Pieces that a word may move. Once there is no more room, only 3-cycles are of use.
  std::size_t most_wanted() const { return out_.size() < room_ ? most_moved_ : 3; }

  std::uint32_t carried(std::uint32_t place, const Letters& word) const {
    for (const std::uint16_t t : word) place = to_[t][place];
    return place;
  }

  enum class Powers { first, higher };

  Result<void> pairs(Powers powers) {
    for (std::uint16_t a = 0; a < actions_.turns.size(); ++a) {
      ASOBI_CHECK(progress_.check());
      commutators_with({a}, powers);
    }
    return {};
  }

  enum class Shape { two, with_set_up };  // [a b, c] or [a b a', c]

  Result<void> triples(Shape shape, Powers powers) {
    tried_ = 0;
    for (std::uint16_t a = 0; a < actions_.turns.size() && tried_ < most_tried_; ++a) {
      for (std::uint16_t b = 0; b < actions_.turns.size(); ++b) {
        if (actions_.turns[a].axis == actions_.turns[b].axis) continue;
        ASOBI_CHECK(progress_.check());
        if (shape == Shape::two) commutators_with({a, b}, powers);
        if (shape == Shape::with_set_up) commutators_with({a, b, actions_.inverse_of[a]}, powers);
      }
    }
    return {};
  }

  // Words that may touch what is ignored, but nothing that stays.
  Result<void> add(const std::vector<Letters>& words) {
    for (const Letters& word : words) {
      ASOBI_CHECK(progress_.check());
      if (word.size() > longest_added) continue;
      moves_.clear();
      for (std::size_t o = 0; o < actions_.shapes.size(); ++o) {
        if (role_[first_place_[o]] != Role::moves) continue;
        const OrbitPart effect = actions_.effect(o, word);
        for (std::size_t to = 0; to < effect.pieces.size(); ++to) {
          if (effect.pieces[to] == to && effect.orientation[to] == 0) continue;
          moves_.push_back({static_cast<std::uint16_t>(o), static_cast<std::uint8_t>(effect.pieces[to]),
                            static_cast<std::uint8_t>(to), effect.orientation[to]});
        }
      }
      word_ = word;
      keep_commutator(moves_, 1);
    }
    return {};
  }

  Result<void> set_ups(std::size_t cost) {
    for (std::size_t i = 0; cost < by_cost_.size() && i < by_cost_[cost].size() && out_.size() < room_; ++i) {
      if (i % 64 == 0) ASOBI_CHECK(progress_.check());
      set_up(by_cost_[cost][i]);
    }
    return {};
  }

  // x is a turn, two turns or a turn with a set-up. By layer: the places there that x may move.
  void commutators_with(const Letters& x, Powers powers) {
    const Letters back = actions_.inverse(x);
    std::vector<std::uint32_t> layers;
    const auto meet = [&](std::uint32_t p) {
      for (const std::uint32_t layer : layers_at_[p]) {
        if (meeting_[layer].empty()) layers.push_back(layer);
        meeting_[layer].push_back(p);
      }
    };
    // Its first turn brings places to its second; a third one only undoes it.
    if (x.size() < 3) std::ranges::for_each(moved_[layer_of_[x[0]]], meet);
    if (x.size() > 1) {
      for (const std::uint32_t p : moved_[layer_of_[x[1]]]) meet(to_[actions_.inverse_of[x[0]]][p]);
    }
    for (const std::uint32_t layer : layers) {
      if ((few_ || meeting_[layer].size() <= most_meeting) && layer != layer_of_[x[0]]) {
        for (const std::uint16_t y : turns_of_[layer]) commutator(x, back, y, meeting_[layer], powers);
      }
      meeting_[layer].clear();
    }
  }

  void commutator(const Letters& x, const Letters& back, std::uint16_t y, const std::vector<std::uint32_t>& meeting,
                  Powers powers) {
    ++tried_;
    const std::uint16_t y_back = actions_.inverse_of[y];
    word_ = x;
    word_.push_back(y);
    word_.insert(word_.end(), back.begin(), back.end());
    word_.push_back(y_back);
    moves_.clear();
    ++stamps_;
    for (const std::uint32_t s : meeting) {
      for (const std::uint32_t p : {s, carried(s, back), to_[y_back][s]}) {
        if (stamp_[p] == stamps_) continue;
        stamp_[p] = stamps_;
        std::uint32_t at = p;
        unsigned twist = 0;
        for (const std::uint16_t t : word_) {
          twist += twist_[t][at];
          at = to_[t][at];
        }
        twist %= ways_[p];
        if (at == p && twist == 0) continue;
        if (powers == Powers::first && (role_[p] == Role::stays || moves_.size() == most_wanted())) return;
        const std::uint32_t first = first_place_[orbit_of_[p]];
        moves_.push_back({orbit_of_[p], static_cast<std::uint8_t>(p - first), static_cast<std::uint8_t>(at - first),
                          static_cast<std::uint8_t>(twist)});
      }
    }
    if (powers == Powers::first) {
      keep_commutator(moves_, 1);
    } else {
      keep_powers();
    }
  }

  void keep_commutator(const std::vector<PieceMove>& moves, std::size_t power) {
    Letters raised;
    for (std::size_t i = 0; i < power; ++i) raised.insert(raised.end(), word_.begin(), word_.end());
    if (keep(moves, raised.size(), ShortWords::none, static_cast<std::uint32_t>(out_.commutators_.size()), &raised)) {
      out_.commutators_.push_back(std::move(raised));
    }
  }

  // From the second power of the commutator on.
  void keep_powers() {
    find_orders();
    for (std::size_t power = 2; power * word_.size() <= longest_power; ++power) {
      std::size_t moved = 0;
      for (const std::size_t order : orders_) moved += power % order != 0 ? 1 : 0;
      if (moved == 0) return;
      if (moved > most_wanted()) continue;
      const std::vector<PieceMove> effect = to_power(power);
      if (std::ranges::any_of(effect, [&](const PieceMove& m) { return role_[first_place_[m.orbit]] == Role::stays; }))
        continue;
      keep_commutator(effect, power);
    }
  }

  // By move: how often the commutator must be made until that piece is back as it was.
  void find_orders() {
    for (std::size_t i = 0; i < moves_.size(); ++i) move_from_[first_place_[moves_[i].orbit] + moves_[i].from] = i;
    orders_.assign(moves_.size(), 0);
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      if (orders_[i] != 0) continue;
      cycle_.clear();
      unsigned twist = 0;
      for (std::size_t at = i; cycle_.empty() || at != i;
           at = move_from_[first_place_[moves_[at].orbit] + moves_[at].to]) {
        cycle_.push_back(at);
        twist += moves_[at].twist;
      }
      const unsigned ways = ways_[first_place_[moves_[i].orbit]];
      for (const std::size_t at : cycle_) orders_[at] = cycle_.size() * (ways / std::gcd(ways, twist));
    }
  }

  // After find_orders.
  std::vector<PieceMove> to_power(std::size_t power) const {
    std::vector<PieceMove> out;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      if (power % orders_[i] == 0) continue;
      PieceMove own = moves_[i];
      const std::uint32_t first = first_place_[own.orbit];
      unsigned twist = own.twist;
      for (std::size_t k = 1; k < power; ++k) {
        const PieceMove& next = moves_[move_from_[first + own.to]];
        twist += next.twist;
        own.to = next.to;
      }
      own.twist = static_cast<std::uint8_t>(twist % ways_[first]);
      out.push_back(own);
    }
    return out;
  }

  // The word is new and moves few pieces. One 3-cycle alone goes to the cycles and needs no set-up.
  bool keep(const std::vector<PieceMove>& moves, std::size_t cost, std::uint16_t turn, std::uint32_t inner,
            const Letters* word) {
    if (moves.empty() || moves.size() > most_wanted()) return false;
    std::uint64_t effect = 0;
    std::uint16_t orbit = moves[0].orbit;
    for (const PieceMove& m : moves) {
      orbit = std::min(orbit, m.orbit);
      effect += mixed(((m.orbit * std::uint64_t{256} + m.from) * 256 + m.to) * 256 + m.twist + 1);
    }
    const bool cycle = moves.size() == 3 && moves[0].from != moves[0].to && moves[0].orbit == moves[1].orbit &&
                       moves[1].orbit == moves[2].orbit && moves[1].from != moves[1].to && moves[2].from != moves[2].to;
    if (cycle && (word == nullptr || out_.cycles_[moves[0].orbit].size() >= most_cycles)) return false;
    if (!cycle && out_.size() >= room_) return false;
    if (!seen_[orbit].insert(effect).second) return false;
    if (cycle) {
      out_.cycles_[moves[0].orbit].push_back(*word);
      return false;
    }
    if (by_cost_.size() <= cost) by_cost_.resize(cost + 1);
    by_cost_[cost].push_back(static_cast<std::uint32_t>(out_.size()));
    out_.words_.push_back({static_cast<std::uint32_t>(out_.moves_.size()), static_cast<std::uint8_t>(moves.size()),
                           static_cast<std::uint8_t>(cost), turn, inner});
    out_.moves_.insert(out_.moves_.end(), moves.begin(), moves.end());
    return true;
  }

  // One turn around a word, if it touches what the word moves.
  void set_up(std::uint32_t word) {
    const std::vector<PieceMove> inner(out_.moves(word).begin(), out_.moves(word).end());
    std::vector<std::uint32_t> layers;
    for (const PieceMove& m : inner) {
      const auto& here = layers_at_[first_place_[m.orbit] + m.from];
      layers.insert(layers.end(), here.begin(), here.end());
    }
    std::ranges::sort(layers);
    layers.erase(std::unique(layers.begin(), layers.end()), layers.end());
    for (const std::uint32_t layer : layers) {
      for (const std::uint16_t t : turns_of_[layer]) {
        std::vector<PieceMove> moves = inner;
        for (PieceMove& m : moves) {
          const std::uint32_t first = first_place_[m.orbit], ways = ways_[first];
          const std::uint32_t from = first + m.from, to = first + m.to;
          m = {m.orbit, static_cast<std::uint8_t>(to_[t][from] - first), static_cast<std::uint8_t>(to_[t][to] - first),
               static_cast<std::uint8_t>((m.twist + twist_[t][to] + ways - twist_[t][from]) % ways)};
        }
        keep(moves, out_.words_[word].cost + std::size_t{2}, t, word, nullptr);
      }
    }
  }
};

Result<ShortWords> ShortWords::find(const TurnActions& actions, const std::vector<Role>& roles, Progress& progress,
                                    const Effort& effort, const std::vector<Letters>& more) {
  return ShortWordSearch(actions, roles, effort, progress).run(more);
}

Letters ShortWords::letters(std::size_t word) const {
  Letters setup;
  while (words_[word].turn != none) {
    setup.push_back(words_[word].turn);
    word = words_[word].inner;
  }
  Letters out = actions_->inverse({setup.rbegin(), setup.rend()});
  const Letters& middle = commutators_[words_[word].inner];
  out.insert(out.end(), middle.begin(), middle.end());
  out.insert(out.end(), setup.rbegin(), setup.rend());
  return out;
}

}  // namespace asobi::twisty
