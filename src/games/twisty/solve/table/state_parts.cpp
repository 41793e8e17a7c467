#include "games/twisty/solve/table/state_parts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include "base/sort_stably.hpp"
#include "math/permutation_group.hpp"

namespace asobi::twisty {

Result<StateParts> StateParts::make(const std::vector<OrbitShape>& shapes, const OrbitState& solved,
                                    const HeldMoves& moves, std::uint64_t states, Progress& progress) {
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
  ASOBI_CHECK(out.divide(moves, progress));
  if (out.symmetries_.size() == joined.symmetries_.size()) return out;
  ASOBI_CHECK(joined.choose_origin(moves, true, progress));
  ASOBI_CHECK(joined.divide(moves, progress));
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

// Logarithms of bounds on the states of all units, by orbit: as if each item could be anywhere among the places of its
// like.
std::vector<double> StateParts::log_states(std::span<const Unit* const> units) const {
  std::vector<double> left, out(fixed_.size());  // by orbit: places
  for (const auto& fixed : fixed_) left.push_back(static_cast<double>(std::ranges::count(fixed, false)));
  for (const Unit* unit : units) {
    for (const StateItem& item : *unit) {
      for (std::size_t k = 1; k <= item.places.size(); ++k) {
        out[item.orbit] += item.orientations ? std::log((*shapes_)[item.orbit].orientations)
                                             : std::log(left[item.orbit]-- / static_cast<double>(k));
      }
    }
  }
  return out;
}

// By orbit: whether these units have all its items.
std::vector<bool> StateParts::whole_orbits(std::span<const Unit* const> units, const std::vector<Unit>& all) const {
  std::vector<int> missing(fixed_.size());
  for (const Unit& unit : all) {
    for (const StateItem& item : unit) ++missing[item.orbit];
  }
  for (const Unit* unit : units) {
    for (const StateItem& item : *unit) --missing[item.orbit];
  }
  std::vector<bool> out;
  for (const int count : missing) out.push_back(count == 0);
  return out;
}

Result<double> StateParts::log_order(const HeldMoves& moves, const std::vector<bool>& orbits,
                                     Progress& progress) const {
  std::vector<Permutation> generators;
  for (std::size_t g = 0; g < moves.generators; ++g) {
    std::vector<Point> images;
    Point first = 0, shift = 0;  // of an orbit; how many points before it are left out
    for (std::size_t o = 0; o < orbits.size(); ++o) {
      const auto points =
          static_cast<Point>(origin_[o].pieces.size() * static_cast<std::size_t>((*shapes_)[o].orientations));
      for (Point p = first; p < first + points && orbits[o]; ++p) {
        images.push_back(static_cast<Point>(moves.acts[g][p] - shift));
      }
      if (!orbits[o]) shift = static_cast<Point>(shift + points);
      first = static_cast<Point>(first + points);
    }
    generators.push_back(Permutation::from_images_unchecked(std::move(images)));
  }
  ASOBI_TRY(const PermutationGroup group, PermutationGroup::generate(std::move(generators), progress));
  return group.order().log10() * std::log(10.0);
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

Result<void> StateParts::divide(const HeldMoves& moves, Progress& progress) {
  const auto sum = [](const std::vector<double>& logs) { return std::accumulate(logs.begin(), logs.end(), 0.0); };
  std::vector<Unit> units = this->units();
  sort_stably(units, std::greater(), [&](const Unit& unit) {
    const Unit* const own = &unit;
    return sum(log_states(std::span(&own, 1)));
  });
  ASOBI_CHECK(divide_by([&](std::span<const Unit* const> part) { return sum(log_states(part)); }, units));
  if (log_right_ <= std::log(static_cast<double>(most_part_states))) return {};
  // What turns by half a circle alone can make of an orbit is much less than all.
  std::map<std::vector<bool>, double> orders;
  const auto better = [&](std::span<const Unit* const> part) -> Result<double> {
    const std::vector<bool> whole = whole_orbits(part, units);
    if (!orders.contains(whole)) {
      ASOBI_TRY(orders[whole], log_order(moves, whole, progress));
    }
    const std::vector<double> logs = log_states(part);
    double of_whole = 0, of_others = 0;
    for (std::size_t o = 0; o < logs.size(); ++o) (whole[o] ? of_whole : of_others) += logs[o];
    return of_others + std::min(of_whole, orders[whole]);
  };
  return divide_by(better, units);
}

// Of all divisions of the largest units that take at most one orbit's places apart, the one whose larger part is the
// least; the other units are joined to the smaller part, one by one. The left part is the smaller.
Result<void> StateParts::divide_by(const Bound& log_states, const std::vector<Unit>& units) {
  constexpr std::size_t most_divided = 12;  // units
  const std::size_t tried = std::min(units.size(), most_divided);
  log_right_ = INFINITY;
  for (std::size_t mask = 0; mask < std::size_t{1} << tried; ++mask) {
    std::array<std::vector<const Unit*>, 2> parts;
    for (std::size_t i = 0; i < tried; ++i) parts[mask >> i & 1].push_back(&units[i]);
    if (splits_orbits(parts[0], parts[1])) continue;
    for (std::size_t i = tried; i < units.size(); ++i) {
      ASOBI_TRY(const double left, log_states(parts[0]));
      ASOBI_TRY(const double right, log_states(parts[1]));
      parts[left < right ? 0 : 1].push_back(&units[i]);
    }
    ASOBI_TRY(const double left, log_states(parts[0]));
    ASOBI_TRY(const double right, log_states(parts[1]));
    if (left > right || right >= log_right_) continue;
    log_left_ = left;
    log_right_ = right;
    left_.clear();
    right_.clear();
    for (const Unit* unit : parts[0]) left_.insert(left_.end(), unit->begin(), unit->end());
    for (const Unit* unit : parts[1]) right_.insert(right_.end(), unit->begin(), unit->end());
  }
  return {};
}

}  // namespace asobi::twisty
