#include "games/twisty/solve/cube3/optimal_table.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

namespace asobi::twisty::cube3 {
namespace {

// Nearly all distances are base + 1, base + 2 and base + 3.
constexpr unsigned base_of(CubeMetric metric) { return metric == CubeMetric::half ? 8 : 9; }

constexpr std::size_t least_values = 16;

}  // namespace

OptimalTable::OptimalTable(const FirstMoves& moves, OptimalRows rows, const Fineness& fineness, CubeMetric metric)
    : rows_(std::move(rows)), fineness_(fineness), metric_(metric), format_{base_of(metric)} {
  for (const std::uint16_t seen : moves.twists_seen()) spot_of_twist_.push_back(BoundFormat::spot(seen));
}

std::span<const std::uint8_t> OptimalTable::unit_moves() const {
  return metric_ == CubeMetric::half ? all_moves() : quarter_moves();
}

Result<OptimalTable> OptimalTable::make(const FirstMoves& moves, const Fineness& fineness, CubeMetric metric,
                                        Context& context) {
  ASOBI_TRY(OptimalRows rows, OptimalRows::make(fineness, context.progress));
  OptimalTable out(moves, std::move(rows), fineness, metric);
  const std::string name =
      fmt::format("twisty/cube3/bounds/{}/{}", metric == CubeMetric::half ? "half" : "quarter", fineness.orders);
  const auto made = [&](Progress& progress) { return out.made(name, moves, context.threads, progress); };
  const auto sound = [&](const Table& table) { return out.is_sound(table); };
  ASOBI_TRY(out.table_, context.shelf.table(name, made, sound, context.progress));
  out.words_ = out.table_->data.as<std::uint64_t>().data();
  return out;
}

Result<Table> OptimalTable::made(const std::string& name, const FirstMoves& moves, unsigned threads,
                                 Progress& progress) const {
  const auto after = [&](std::uint32_t row, std::uint32_t move) { return rows_.after(row, move); };
  const auto weight = [&](std::uint32_t row) { return rows_.weight(row); };
  progress.stage({"table for optimal solutions", "最短手順のための表"});  // the farthest are not listed
  const ColumnMaps maps = moves.column_maps(format_);
  RowSearch search(format_, OptimalRows::count(fineness_), unit_moves(), maps, after, weight);
  ASOBI_TRY(auto found, search.run(format_.base + 2, threads, progress));
  const auto least = least_census(found.second.as<std::uint64_t>().data());
  found.first.insert(found.first.end(), least.begin(), least.end());
  return Table{name, std::move(found.first), std::move(found.second)};
}

std::vector<std::uint64_t> OptimalTable::least_census(const std::uint64_t* words) const {
  std::array<std::array<std::uint64_t, least_values>, 4> counts = {};  // side by side: no sum waits for the last one
  const std::uint64_t count = bytes(fineness_) / sizeof(std::uint64_t);
  for (std::uint64_t i = 0; i < count; ++i) ++counts[i % 4][words[i] >> BoundFormat::least_shift];
  std::vector<std::uint64_t> out(least_values);
  for (const auto& part : counts) std::ranges::transform(out, part, out.begin(), std::plus());
  return out;
}

// The values are counted anew, by bits, and looked at around some cubes.
bool OptimalTable::is_sound(const Table& table) {
  const std::size_t levels = format_.base + 3;
  if (table.census.size() != levels + least_values || table.data.size() != bytes(fineness_)) return false;
  const std::span<const std::uint64_t> census = std::span(table.census).first(levels);
  const auto reached = std::accumulate(census.begin(), census.end(), std::uint64_t{0});
  const std::uint64_t all = std::uint64_t{flip_slice_values} * twist_values * fineness_.orders;
  if (reached > all) return false;
  words_ = table.data.as<std::uint64_t>().data();
  constexpr std::uint64_t last = BoundFormat::lowest >> 2 * (row_words * BoundFormat::per_word - twist_values);
  std::array<std::uint64_t, 2> ones = {};
  for (std::uint32_t row = 0; row < OptimalRows::count(fineness_); ++row) {
    const std::uint64_t* const words = words_ + row * row_words;
    std::array<std::uint64_t, 2> own = {};
    for (std::uint64_t w = 0; w < row_words; ++w) {
      const std::uint64_t cells = w + 1 < row_words ? BoundFormat::lowest : last;
      own[0] += static_cast<std::uint64_t>(std::popcount(words[w] & cells));
      own[1] += static_cast<std::uint64_t>(std::popcount(words[w] >> 1 & cells));
    }
    for (std::size_t b = 0; b < 2; ++b) ones[b] += own[b] * rows_.weight(row);
  }
  const std::uint64_t beyond = all - reached;
  if (ones != std::array{census[levels - 2] + beyond, census[levels - 1] + beyond}) return false;
  if (!std::ranges::equal(least_census(words_), std::span(table.census).last(least_values))) return false;
  const PieceMoves pieces;
  return std::ranges::all_of(sample_cubes(), [&](const Cube& cube) { return is_sound_at(cube, pieces); });
}

// Neighbours' bounds differ by one at most, and below each there is one; as in no table that was numbered otherwise.
bool OptimalTable::is_sound_at(const Cube& cube, const PieceMoves& pieces) const {
  const auto value = [&](const Cube& at) {
    const Spot there = spot(pieces.both_ways(at).sums[0], 0);
    return static_cast<int>(*there.word >> there.shift & 3);
  };
  const int own = value(cube);
  int least = own, most = own;
  for (const std::uint8_t m : unit_moves()) {
    const int next = value(product(cube, Geometry::get().move(m)));
    least = std::min(least, next);
    most = std::max(most, next);
  }
  return own - least <= 1 && most - own <= 1 && (own == 0 || own == 3 || least < own);
}

}  // namespace asobi::twisty::cube3
