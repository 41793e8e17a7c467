#include "games/twisty/solve/table/state_parts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include "base/sort_stably.hpp"

namespace asobi::twisty {

Result<StateParts> StateParts::make(const std::vector<OrbitShape>& shapes, const OrbitState& solved,
                                    const HeldMoves& moves, std::uint64_t states, const Progress& progress) {
  StateParts out(shapes, solved);
  for (std::size_t o = 0; o < solved.size(); ++o) {
    out.fixed_.emplace_back();
    for (std::size_t place = 0; place < solved[o].pieces.size(); ++place) {
      const auto stays = [&](const OrbitState& move) { return move[o].pieces[place] == place; };
      out.fixed_[o].push_back(std::ranges::all_of(moves.states, stays));
    }
  }
  out.symmetries_ = renamings_of(moves.acts);
  StateParts joined = out;
  ASOBI_CHECK(out.choose_origin(moves, false, progress));
  out.divide();
  if (out.symmetries_.size() == joined.symmetries_.size()) return out;
  ASOBI_CHECK(joined.choose_origin(moves, true, progress));
  joined.divide();
  return joined.cost(states) < out.cost(states) ? joined : out;
}

// Of listing the parts and of counting, about.
double StateParts::cost(std::uint64_t states) const {
  constexpr double listing = 8;
  return listing * std::exp(log_right_) + static_cast<double>(states) / static_cast<double>(symmetries_.size() + 1);
}

// What moves do to all ways to turn the pieces of an orbit in place, reachable or not: by the number whose digits are
// the orientations.
PartMoves StateParts::orientation_moves(const HeldMoves& moves, std::size_t orbit) const {
  const auto ways = static_cast<std::size_t>((*shapes_)[orbit].orientations);
  PartMoves out;
  for (const OrbitState& move : moves.states) {
    const auto& [from, turned] = move[orbit];
    std::vector<std::uint32_t> added(from.size() * ways);  // by place and orientation there: to the number afterwards
    std::uint32_t unit = 1;
    for (std::size_t place = 0; place < from.size(); ++place, unit *= static_cast<std::uint32_t>(ways)) {
      for (std::size_t way = 0; way < ways; ++way) {
        added[from[place] * ways + way] = static_cast<std::uint32_t>((way + turned[place]) % ways) * unit;
      }
    }
    std::vector<std::uint32_t> images = {0};
    for (std::size_t place = 0; place < from.size(); ++place) {
      const std::vector<std::uint32_t> before = std::move(images);
      images.clear();
      for (std::size_t way = 0; way < ways; ++way) {
        for (const std::uint32_t image : before) images.push_back(image + added[place * ways + way]);
      }
    }
    out.push_back(std::move(images));
  }
  return out;
}

Result<void> StateParts::choose_origin(const HeldMoves& moves, bool join, const Progress& progress) {
  constexpr double most_ways = 20'000;
  constexpr std::uint64_t most_followed = 4'000'000;  // states, before the best start so far is taken
  for (std::size_t o = 0; o < origin_.size(); ++o) {
    OrbitPart& own = origin_[o];
    const auto ways = static_cast<std::uint32_t>((*shapes_)[o].orientations);
    const std::set<Point> looks(own.pieces.begin(), own.pieces.end());
    if (symmetries_.empty() || ways == 1 || looks.size() < own.pieces.size()) continue;
    if (std::pow(ways, own.pieces.size()) > most_ways) continue;
    const PartMoves orientations = orientation_moves(moves, o);
    PartSymmetries part(orientations, moves.generators);
    std::uint32_t best = 0;
    std::vector<Renaming> kept;
    const auto starts = static_cast<std::uint32_t>(orientations[0].size());
    for (std::uint32_t start = 0; start < starts && kept.size() < symmetries_.size(); ++start) {
      if (part.followed() > most_followed) break;
      std::vector<Renaming> now;
      for (const Renaming& renaming : symmetries_) {
        ASOBI_TRY(const bool keeps, part.keeps(renaming, start, progress));
        if (keeps) now.push_back(renaming);
      }
      if (now.size() <= kept.size()) continue;
      best = start;
      kept = std::move(now);
    }
    if (join && kept.size() < symmetries_.size()) {
      joined_.push_back(o);
      continue;
    }
    symmetries_ = std::move(kept);
    for (std::uint8_t& way : own.orientation) {
      way = static_cast<std::uint8_t>(best % ways);
      best /= ways;
    }
  }
  return {};
}

std::vector<StateParts::Unit> StateParts::units() const {
  std::vector<StateItem> items;
  std::vector<std::vector<std::size_t>> of_point;  // by point of a renaming: the items that it touches
  for (std::size_t o = 0; o < origin_.size(); ++o) {
    const auto ways = static_cast<std::size_t>((*shapes_)[o].orientations);
    const std::size_t orientations = items.size();
    if (ways > 1) items.push_back({o, true, {}});
    std::map<Point, std::size_t> by_look;
    for (std::size_t place = 0; place < origin_[o].pieces.size(); ++place) {
      std::vector<std::size_t> touched;
      if (ways > 1) touched.push_back(orientations);
      if (!fixed_[o][place]) {
        const auto [found, fresh] = by_look.try_emplace(origin_[o].pieces[place], items.size());
        if (fresh) items.push_back({o, false, {}});
        touched.push_back(found->second);
      }
      for (const std::size_t item : touched) items[item].places.push_back(static_cast<std::uint8_t>(place));
      of_point.insert(of_point.end(), ways, touched);
    }
  }
  std::vector<std::size_t> least(items.size());  // of the items that are together
  std::vector<std::size_t> first_of(origin_.size(), items.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    std::size_t& first = first_of[items[i].orbit];
    first = std::min(first, i);
    least[i] = std::ranges::find(joined_, items[i].orbit) == joined_.end() ? i : first;
  }
  for (const Renaming& renaming : symmetries_) {
    for (std::size_t point = 0; point < of_point.size(); ++point) {
      const auto &here = of_point[point], &there = of_point[renaming.points[point]];
      for (std::size_t k = 0; k < std::min(here.size(), there.size()); ++k) {
        const auto [less, more] = std::minmax(least[here[k]], least[there[k]]);
        if (less != more) std::ranges::replace(least, std::size_t{more}, std::size_t{less});
      }
    }
  }
  std::map<std::size_t, Unit> together;
  for (std::size_t i = 0; i < items.size(); ++i) together[least[i]].push_back(std::move(items[i]));
  std::vector<Unit> out;
  for (auto& [first, unit] : together) out.push_back(std::move(unit));
  return out;
}

// The logarithm of a bound on the states of all units: as if each item could be anywhere among the places of its like.
double StateParts::log_states(std::span<const Unit* const> units) const {
  std::vector<double> left;  // by orbit: places
  for (const auto& fixed : fixed_) left.push_back(static_cast<double>(std::ranges::count(fixed, false)));
  double out = 0;
  for (const Unit* unit : units) {
    for (const StateItem& item : *unit) {
      for (std::size_t k = 1; k <= item.places.size(); ++k) {
        out += item.orientations ? std::log((*shapes_)[item.orbit].orientations)
                                 : std::log(left[item.orbit]-- / static_cast<double>(k));
      }
    }
  }
  return out;
}

// Whether both parts have places of more than one orbit.
bool StateParts::splits_orbits(std::span<const Unit* const> left, std::span<const Unit* const> right) const {
  std::vector<int> sides(fixed_.size(), 0);  // by orbit: 1 left, 2 right, 3 both
  for (const bool first : {true, false}) {
    for (const Unit* unit : first ? left : right) {
      for (const StateItem& item : *unit) {
        if (!item.orientations) sides[item.orbit] |= first ? 1 : 2;
      }
    }
  }
  return std::ranges::count(sides, 3) > 1;
}

// Of all divisions of the largest units that take at most one orbit's places apart, the one whose larger part is the
// least; the other units are joined to the smaller part, one by one. The left part is the smaller.
void StateParts::divide() {
  constexpr std::size_t most_divided = 12;  // units
  std::vector<Unit> units = this->units();
  sort_stably(units, std::greater(), [&](const Unit& unit) {
    const Unit* const own = &unit;
    return log_states(std::span(&own, 1));
  });
  const std::size_t tried = std::min(units.size(), most_divided);
  log_right_ = INFINITY;
  for (std::size_t mask = 0; mask < std::size_t{1} << tried; ++mask) {
    std::array<std::vector<const Unit*>, 2> parts;
    for (std::size_t i = 0; i < tried; ++i) parts[mask >> i & 1].push_back(&units[i]);
    if (splits_orbits(parts[0], parts[1])) continue;
    for (std::size_t i = tried; i < units.size(); ++i) {
      parts[log_states(parts[0]) < log_states(parts[1]) ? 0 : 1].push_back(&units[i]);
    }
    const double left = log_states(parts[0]), right = log_states(parts[1]);
    if (left > right || right >= log_right_) continue;
    log_left_ = left;
    log_right_ = right;
    left_.clear();
    right_.clear();
    for (const Unit* unit : parts[0]) left_.insert(left_.end(), unit->begin(), unit->end());
    for (const Unit* unit : parts[1]) right_.insert(right_.end(), unit->begin(), unit->end());
  }
}

}  // namespace asobi::twisty
