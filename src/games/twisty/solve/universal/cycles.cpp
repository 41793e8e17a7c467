#include "games/twisty/solve/universal/cycles.hpp"

#include <algorithm>

namespace asobi::twisty {
namespace {

Cycle turned_round(const Cycle& cycle) {
  const auto& [p, t] = cycle;
  return {{p[1], p[2], p[0]}, {t[1], t[2], t[0]}};
}

}  // namespace

std::optional<Cycle> as_cycle(const OrbitPart& effect, int orientations) {
  std::array<std::size_t, 3> moved{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < effect.pieces.size(); ++i) {
    if (effect.pieces[i] == i && effect.orientation[i] == 0) continue;
    if (effect.pieces[i] == i || count == 3) return std::nullopt;
    moved[count++] = i;
  }
  if (count != 3) return std::nullopt;
  // What comes to moved[0] comes from the third place of the cycle.
  const std::size_t a = moved[0], c = effect.pieces[a], b = effect.pieces[c];
  const auto twist = [&](std::size_t to) { return static_cast<int>(effect.orientation[to]); };
  const Cycle out{{static_cast<int>(a), static_cast<int>(b), static_cast<int>(c)}, {twist(b), twist(c), twist(a)}};
  if ((out.twists[0] + out.twists[1] + out.twists[2]) % orientations != 0) return std::nullopt;
  return out;
}

void make_cycle(OrbitPart& part, const Cycle& cycle, int orientations) {
  const OrbitPart before = part;
  for (std::size_t i = 0; i < 3; ++i) {
    const auto from = static_cast<std::size_t>(cycle.places[i]),
               to = static_cast<std::size_t>(cycle.places[(i + 1) % 3]);
    part.pieces[to] = before.pieces[from];
    part.orientation[to] = static_cast<std::uint8_t>((before.orientation[from] + cycle.twists[i]) % orientations);
  }
}

Result<std::unique_ptr<CycleTable>> CycleTable::make(const TurnActions& actions, std::size_t orbit,
                                                     const std::vector<Letters>& words, const Progress& progress) {
  std::unique_ptr<CycleTable> out(new CycleTable(actions, orbit));
  ASOBI_CHECK(out->fill(words, orbit, progress));
  return out;
}

CycleTable::CycleTable(const TurnActions& actions, std::size_t orbit)
    : places_(actions.shapes[orbit].pieces),
      ways_(actions.shapes[orbit].orientations),
      actions_(&actions),
      usable_(actions.moving(orbit)) {
  for (const std::uint16_t t : usable_) {
    const OrbitPart& turn = actions.effects[t][orbit];
    auto& goes = goes_.emplace_back(places_);
    for (int i = 0; i < places_; ++i) goes[turn.pieces[i]] = {i, turn.orientation[i]};
    for (const auto& [to, twist] : goes) untwisted_.push_back(static_cast<std::uint8_t>(to));
  }
  const auto n = static_cast<std::size_t>(places_), k = static_cast<std::size_t>(ways_);
  cost_.assign(n * n * n * k * k, far);
  last_.assign(cost_.size(), none);
}

Result<void> CycleTable::fill(const std::vector<Letters>& words, std::size_t orbit, const Progress& progress) {
  std::vector<std::vector<std::size_t>> by_cost;
  const auto add = [&](const Letters& word) {
    Cycle cycle = *as_cycle(actions_->effect(orbit, word), ways_);
    const auto turns = static_cast<std::uint16_t>(word.size());
    if (by_cost.size() <= turns) by_cost.resize(turns + std::size_t{1});
    for (int i = 0; i < 3; ++i, cycle = turned_round(cycle)) {
      const std::size_t at = number(cycle);
      if (cost_[at] <= turns) continue;
      cost_[at] = turns;
      words_[at] = word;
      by_cost[turns].push_back(at);
    }
  };
  for (const Letters& word : words) {
    ASOBI_CHECK(progress.check());
    add(word);
    add(actions_->inverse(word));
  }
  return spread(std::move(by_cost), progress);
}

Result<void> CycleTable::spread(std::vector<std::vector<std::size_t>> by_cost, const Progress& progress) {
  for (std::size_t cost = 0; cost < by_cost.size(); ++cost) {
    for (std::size_t i = 0; i < by_cost[cost].size(); ++i) {
      if (i % 256 == 0) ASOBI_CHECK(progress.check());
      const std::size_t at = by_cost[cost][i];
      if (cost_[at] != cost) continue;
      const Cycle here = cycle(at);
      for (std::size_t u = 0; u < usable_.size(); ++u) {
        const std::size_t next = ways_ == 1 ? number_after(here.places, u) : number(after(here, u));
        if (cost_[next] <= cost + 2) continue;
        cost_[next] = static_cast<std::uint16_t>(cost + 2);
        last_[next] = static_cast<std::uint16_t>(u);
        if (by_cost.size() <= cost + 2) by_cost.resize(cost + 3);
        by_cost[cost + 2].push_back(next);
      }
    }
  }
  return {};
}

std::size_t CycleTable::number(const Cycle& cycle) const {
  const auto n = static_cast<std::size_t>(places_), k = static_cast<std::size_t>(ways_);
  std::size_t out = 0;
  for (const int place : cycle.places) out = out * n + static_cast<std::size_t>(place);
  return (out * k + static_cast<std::size_t>(cycle.twists[0])) * k + static_cast<std::size_t>(cycle.twists[1]);
}

Cycle CycleTable::cycle(std::size_t number) const {
  const auto n = static_cast<std::size_t>(places_), k = static_cast<std::size_t>(ways_);
  Cycle out{};
  out.twists[1] = static_cast<int>(number % k);
  out.twists[0] = static_cast<int>(number / k % k);
  out.twists[2] = (2 * ways_ - out.twists[0] - out.twists[1]) % ways_;
  number /= k * k;
  for (std::size_t i = 3; i-- > 0; number /= n) out.places[i] = static_cast<int>(number % n);
  return out;
}

// With one turn more in front of the word, backward, and behind it.
Cycle CycleTable::after(const Cycle& cycle, std::size_t usable) const {
  Cycle out{};
  std::array<int, 3> twist{};
  for (std::size_t i = 0; i < 3; ++i) std::tie(out.places[i], twist[i]) = goes_[usable][cycle.places[i]];
  for (std::size_t i = 0; i < 3; ++i) {
    out.twists[i] = (cycle.twists[i] + twist[(i + 1) % 3] - twist[i] + ways_) % ways_;
  }
  return out;
}

// The number of after(cycle, usable), where pieces are not twisted.
std::size_t CycleTable::number_after(const std::array<int, 3>& places, std::size_t usable) const {
  const auto n = static_cast<std::size_t>(places_);
  const std::uint8_t* const goes = &untwisted_[usable * n];
  std::size_t out = 0;
  for (const int place : places) out = out * n + goes[place];
  return out;
}

Cycle CycleTable::before(const Cycle& cycle, std::size_t usable) const {
  const std::uint16_t back = actions_->inverse_of[usable_[usable]];
  return after(cycle, static_cast<std::size_t>(std::ranges::find(usable_, back) - usable_.begin()));
}

std::optional<int> CycleTable::cost(const std::array<int, 3>& places, int first, int second) const {
  const std::uint16_t out = cost_[number({places, {first, second, 0}})];
  return out == far ? std::nullopt : std::optional<int>(out);
}

Letters CycleTable::word(const Cycle& cycle) const {
  Letters setup;
  Cycle at = cycle;
  for (std::uint16_t u; (u = last_[number(at)]) != none; at = before(at, u)) setup.push_back(usable_[u]);
  Letters out;
  for (const std::uint16_t t : setup) out.push_back(actions_->inverse_of[t]);
  const Letters& middle = words_.at(number(at));
  out.insert(out.end(), middle.begin(), middle.end());
  out.insert(out.end(), setup.rbegin(), setup.rend());
  return out;
}

}  // namespace asobi::twisty
