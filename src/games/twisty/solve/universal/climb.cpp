#include "games/twisty/solve/universal/climb.hpp"

#include <algorithm>

#include "base/random.hpp"

namespace asobi::twisty {

class Climb {
 public:
  Climb(const Climber& on, OrbitState& now, const Climber::Goal& goal)
      : on_(on),
        now_(now),
        goal_(goal),
        random_(goal.chance.seed),
        gains_(on.words_.size()),
        cycles_(now.size()),
        weighed_(on.words_.size()) {
    for (std::size_t o = 0; o < now.size(); ++o) {
      for (std::size_t place = 0; place < now[o].pieces.size(); ++place) {
        for (int twist = 0; twist < ways(o); ++twist) {
          const int shown = (goal.looks[o].orientation[place] + ways(o) - twist) % ways(o);
          want_.push_back(goal.counts[o] ? code(o, goal.looks[o].pieces[place], shown) : never);
        }
      }
      code_.resize(code_.size() + now[o].pieces.size());
      value_.resize(code_.size());
      for (std::size_t place = 0; place < now[o].pieces.size(); ++place) look_at(o, place);
    }
  }

  Result<Letters> run(const Progress& progress) {
    for (std::size_t w = 0; w < gains_.size(); ++w) weigh(w);
    for (std::size_t o = 0; o < now_.size(); ++o) {
      ASOBI_CHECK(progress.check());
      weigh_cycles(o);
    }
    Letters out;
    for (;;) {
      ASOBI_CHECK(progress.check());
      double best = std::numeric_limits<double>::infinity();
      std::size_t word = gains_.size(), orbit = now_.size();
      const auto offer = [&](double price) {
        if (goal_.chance.noise > 0 && price < best)
          price *= 1 + goal_.chance.noise * double(random_.below(1024)) / 1024;
        if (price >= best) return false;
        best = price;
        return true;
      };
      for (std::size_t w = 0; w < gains_.size(); ++w) {
        if (gains_[w] > 0 && offer(double(on_.words_.cost(w)) / gains_[w])) word = w;
      }
      for (std::size_t o = 0; o < cycles_.size(); ++o) {
        if (cycles_[o].gain > 0 && offer(cycles_[o].price())) orbit = o;
      }
      Letters step;
      if (orbit < now_.size()) {
        for (const Cycle& cycle : cycles_[orbit].cycles) {
          const Letters own = on_.tables_[orbit]->word(cycle);
          step.insert(step.end(), own.begin(), own.end());
        }
        make_cycles(orbit);
      } else if (word < gains_.size()) {
        step = on_.words_.letters(word);
        make(on_.words_.moves(word));
        weigh_after(on_.words_.moves(word));
      } else {
        return out;
      }
      out.insert(out.end(), step.begin(), step.end());
    }
  }

 private:
  const Climber& on_;
  OrbitState& now_;
  const Climber::Goal& goal_;
  Random random_;
  std::vector<std::int8_t> gains_;      // by word
  std::vector<CycleStep> cycles_;       // by orbit: the best next ones
  std::vector<std::uint32_t> weighed_;  // by word: after which step
  std::uint32_t steps_ = 0;

  static constexpr std::uint16_t never = 0xFFFF;
  static constexpr std::int8_t untouchable = 100;
  std::vector<std::uint16_t> code_;  // by place: what stands there, and how
  std::vector<std::uint16_t> want_;  // by place and twist: what would be right there, if it comes with that twist
  std::vector<std::int8_t> value_;   // by place: what is lost if it changes

  int ways(std::size_t orbit) const { return on_.actions_.shapes[orbit].orientations; }
  std::uint16_t code(std::size_t orbit, Point look, int shown) const {
    return static_cast<std::uint16_t>(static_cast<int>(look) * ways(orbit) + shown);
  }
  void look_at(std::size_t orbit, std::size_t place) {
    const Point piece = now_[orbit].pieces[place];
    const OrbitPart& looks = goal_.looks[orbit];
    const std::size_t p = on_.first_place_[orbit] + place;
    code_[p] =
        code(orbit, looks.pieces[piece], (looks.orientation[piece] + now_[orbit].orientation[place]) % ways(orbit));
    const bool right = code_[p] == want_[on_.first_want_[orbit] + place * static_cast<std::size_t>(ways(orbit))];
    value_[p] = goal_.stays[orbit] ? untouchable : static_cast<std::int8_t>(right ? 1 : 0);
  }

  void weigh(std::size_t word) {
    int gain = 0;
    for (std::size_t i = on_.first_move_[word]; i < on_.first_move_[word + 1]; ++i) {
      const auto& [from, want] = on_.moves_[i];
      gain += (code_[from] == want_[want] ? 1 : 0) - value_[from];
    }
    gains_[word] = static_cast<std::int8_t>(std::max(gain, 0));
  }

  void weigh_cycles(std::size_t orbit) {
    cycles_[orbit] = on_.tables_[orbit] && goal_.counts[orbit]
                         ? next_cycles(*on_.tables_[orbit], now_[orbit], goal_.looks[orbit])
                         : CycleStep{};
  }

  // Each word that touches what has moved, once.
  void weigh_after(std::span<const PieceMove> moves) {
    ++steps_;
    for (const PieceMove& m : moves) {
      const std::size_t p = on_.first_place_[m.orbit] + m.to;
      for (std::size_t i = on_.first_touching_[p]; i < on_.first_touching_[p + 1]; ++i) {
        const std::uint32_t word = on_.touching_[i];
        if (weighed_[word] == steps_) continue;
        weighed_[word] = steps_;
        weigh(word);
      }
    }
    std::size_t last = now_.size();
    for (const PieceMove& m : moves) {
      if (m.orbit != last) weigh_cycles(m.orbit);
      last = m.orbit;
    }
  }

  void make(std::span<const PieceMove> moves) {
    std::vector<std::pair<Point, int>> carried;
    for (const PieceMove& m : moves) {
      carried.emplace_back(now_[m.orbit].pieces[m.from], now_[m.orbit].orientation[m.from]);
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const PieceMove& m = moves[i];
      now_[m.orbit].pieces[m.to] = carried[i].first;
      now_[m.orbit].orientation[m.to] = static_cast<std::uint8_t>((carried[i].second + m.twist) % ways(m.orbit));
      look_at(m.orbit, m.to);
    }
  }

  void make_cycles(std::size_t orbit) {
    std::vector<PieceMove> all;
    for (const auto& [places, twists] : cycles_[orbit].cycles) {
      std::vector<PieceMove> moves;
      for (std::size_t i = 0; i < 3; ++i) {
        moves.push_back({static_cast<std::uint16_t>(orbit), static_cast<std::uint8_t>(places[i]),
                         static_cast<std::uint8_t>(places[(i + 1) % 3]), static_cast<std::uint8_t>(twists[i])});
      }
      make(moves);
      all.insert(all.end(), moves.begin(), moves.end());
    }
    weigh_after(all);
  }
};

Climber::Climber(const TurnActions& actions, const ShortWords& words,
                 const std::vector<std::unique_ptr<CycleTable>>& tables)
    : actions_(actions), words_(words), tables_(tables) {
  std::size_t places = 0, wants = 0;
  for (const OrbitShape& shape : actions.shapes) {
    first_place_.push_back(places);
    first_want_.push_back(wants);
    places += static_cast<std::size_t>(shape.pieces);
    wants += static_cast<std::size_t>(shape.pieces) * static_cast<std::size_t>(shape.orientations);
  }
  for (std::size_t w = 0; w < words.size(); ++w) {
    first_move_.push_back(static_cast<std::uint32_t>(moves_.size()));
    for (const PieceMove& m : words.moves(w)) {
      const auto ways = static_cast<std::size_t>(actions.shapes[m.orbit].orientations);
      moves_.push_back({static_cast<std::uint32_t>(first_place_[m.orbit] + m.from),
                        static_cast<std::uint32_t>(first_want_[m.orbit] + m.to * ways + m.twist)});
    }
  }
  first_move_.push_back(static_cast<std::uint32_t>(moves_.size()));
  first_touching_.assign(places + 2, 0);
  const auto each = [&](const auto& visit) {
    for (std::size_t w = 0; w < words.size(); ++w) {
      for (const PieceMove& m : words.moves(w)) visit(first_place_[m.orbit] + m.from, static_cast<std::uint32_t>(w));
    }
  };
  each([&](std::size_t place, std::uint32_t) { ++first_touching_[place + 2]; });
  for (std::size_t p = 2; p < first_touching_.size(); ++p) first_touching_[p] += first_touching_[p - 1];
  touching_.resize(first_touching_.back());
  each([&](std::size_t place, std::uint32_t word) { touching_[first_touching_[place + 1]++] = word; });
}

Result<Letters> Climber::climb(OrbitState& now, const Goal& goal, const Progress& progress) const {
  return Climb(*this, now, goal).run(progress);
}

}  // namespace asobi::twisty
