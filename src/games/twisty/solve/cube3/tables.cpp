#include "games/twisty/solve/cube3/tables.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace asobi::twisty::cube3 {
namespace {

// D. Kociemba's and M. Reid's counts of the cosets of the first phase.
const std::vector<std::uint64_t> first_census = {1,        4,         50,        592,        7156,     87236, 1043817,
                                                 12070278, 124946368, 821605960, 1199128738, 58202444, 476};

constexpr std::array<std::uint8_t, 10> places_of_second_moves = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

std::uint32_t slice_order_of(const Cube& cube) { return placement_of(cube, 8) % 24; }

}  // namespace

Result<FirstTable> FirstTable::make(const FirstMoves& moves, Context& context) {
  const std::string name = "twisty/cube3/first";
  const auto made = [&](Progress& progress) -> Result<Table> {
    const auto after = [&](std::uint32_t row, std::uint32_t move) { return moves.class_after(row, move); };
    const auto weight = [&](std::uint32_t row) { return moves.class_size(row); };
    progress.stage({"table of the first phase", "第 1 段階の表"}, std::uint64_t{moves.classes()} * twist_values);
    const ColumnMaps maps = moves.column_maps(RowFormat<2>());
    RowSearch search(RowFormat<2>(), moves.classes(), all_moves(), maps, after, weight);
    ASOBI_TRY(auto found, search.run(std::numeric_limits<unsigned>::max(), context.threads, progress));
    ASOBI_TRY(Buffer bytes, with_faces(moves, maps, found.second, context.threads, progress));
    return Table{name, std::move(found.first), std::move(bytes)};
  };
  const auto sound = [&](const Table& table) {
    if (table.census != first_census || table.data.size() != bytes) return false;
    const auto weight = [&](std::uint32_t row) { return moves.class_size(row); };
    const auto ones = ones_of_rows<2, 8>(table.data.bytes(), row_bytes, twist_values, weight);
    if (ones != ones_of_census<2>(first_census, 3)) return false;
    const FirstTable candidate(std::shared_ptr<const Table>(std::shared_ptr<void>(), &table));
    return std::ranges::all_of(sample_cubes(), [&](const Cube& cube) {
      return candidate.distance(moves, moves.of(cube)) < first_census.size();
    });
  };
  ASOBI_TRY(auto table, context.shelf.table(name, made, sound, context.progress));
  return FirstTable(std::move(table));
}

Result<bool> FirstTable::is_current(const FirstMoves& moves, Context& context) const {
  ASOBI_TRY(const FirstTable now, make(moves, context));
  return now.table_ == table_;
}

Result<Buffer> FirstTable::with_faces(const FirstMoves& moves, const ColumnMaps& maps, const Buffer& distances,
                                      unsigned threads, Progress& progress) {
  using Format = RowFormat<2>;
  constexpr std::uint64_t row_words = Format::words_for(twist_values);
  constexpr std::uint32_t chunk = 64;
  ASOBI_CHECK(progress.needs(distances.size() + bytes));
  ASOBI_TRY(Buffer out, Buffer::zeroed(bytes));
  const std::uint64_t* const words = distances.as<std::uint64_t>().data();
  std::uint8_t* const entries = out.as<std::uint8_t>().data();
  parallel_for((moves.classes() + chunk - 1) / chunk, threads, [&](std::size_t c) {
    if (progress.stopped()) return;
    const auto first = static_cast<std::uint32_t>(c * chunk);
    for (std::uint32_t row = first; row < std::min(moves.classes(), first + chunk); ++row) {
      std::uint8_t* const own = entries + std::size_t{row} * row_bytes;
      std::array<std::uint8_t, twist_values> lower;
      for (std::uint32_t column = 0; column < twist_values; ++column) {
        own[column] = static_cast<std::uint8_t>(Format::value(words + row * row_words, column));
        lower[column] = static_cast<std::uint8_t>((own[column] + 2) % 3);
      }
      for (std::uint32_t m = 0; m < move_count; ++m) {
        const RowAfter after = moves.class_after(row, m);
        const std::uint64_t* const there = words + after.row * row_words;
        const std::uint16_t* const forth =
            maps.forth.data() + (std::size_t{m} * kept_symmetries + after.symmetry) * twist_values;
        const int bit = 2 + face_of(static_cast<int>(m));
        for (std::uint32_t column = 0; column < twist_values; ++column) {
          const bool lowers = Format::value(there, forth[column]) == lower[column];
          own[column] = static_cast<std::uint8_t>(own[column] | (lowers ? 1 : 0) << bit);
        }
      }
    }
  });
  ASOBI_CHECK(progress.check());
  return out;
}

void FirstTable::distances(const FirstMoves& moves, std::span<const FirstCoordinates> from,
                           std::span<unsigned> out) const {
  struct Step {
    FirstCoordinates at;
    FirstEntry here;
    std::array<FirstCoordinates, 3> after = {};  // of a face that lowers the distance
  };
  const auto none = static_cast<unsigned>(census().size());
  std::vector<Step> steps;
  for (const FirstCoordinates& at : from) steps.push_back({at, entry(moves, at)});
  std::ranges::fill(out, 0u);
  const auto is_under_way = [&](std::size_t i) {
    return out[i] < none && (steps[i].at.edges / kept_symmetries != 0 || steps[i].at.twist != 0);
  };
  const auto look = [&](Step& step) {
    int face = 0;
    while (face < 5 && !step.here.lowered_by(moves.face_seen(step.at, face))) ++face;
    for (std::uint32_t k = 0; k < 3; ++k) {
      step.after[k] = moves.after(step.at, static_cast<std::uint32_t>(3 * face) + k);
      fetch(moves, step.after[k]);
    }
  };
  const auto go_down = [&](Step& step) {
    const unsigned lower = (step.here.distance_modulo_3() + 2) % 3;
    for (const FirstCoordinates& next : step.after) {
      step.here = entry(moves, next);
      step.at = next;
      if (step.here.distance_modulo_3() == lower) return true;
    }
    return false;
  };
  for (bool going = true; going;) {
    going = false;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (is_under_way(i)) look(steps[i]);
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (!is_under_way(i)) continue;
      out[i] = go_down(steps[i]) ? out[i] + 1 : none;
      going = true;
    }
  }
}

void SecondTable::fill_corner_slice() {
  corner_slice_.assign(std::size_t{order_values} * 12, 255);
  const auto set = [&](std::uint32_t place, unsigned distance) {
    corner_slice_[place / 2] ^= static_cast<std::uint8_t>((15 ^ distance) << (place % 2 * 4));
  };
  set(0, 0);
  std::vector<std::uint32_t> queue = {0};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const std::uint32_t corners = queue[i] / 24, slice = queue[i] % 24;
    for (std::uint32_t m = 0; m < 10; ++m) {
      const std::uint32_t to_corners = corners_.moved[corners * 10 + m], to_slice = slice_.moved[slice * 10 + m];
      if (corner_slice_distance(to_corners, to_slice) != 15) continue;
      set(to_corners * 24 + to_slice, corner_slice_distance(corners, slice) + 1);
      queue.push_back(to_corners * 24 + to_slice);
    }
  }
}

Result<SecondTable> SecondTable::make(Context& context) {
  const auto moves = second_phase_moves();
  ASOBI_TRY(Classes classes, Classes::explore(order_values, corner_order_of, moves, context.progress));
  ASOBI_TRY(Coordinate corners, Coordinate::explore(order_values, corner_order_of, moves, context.progress));
  ASOBI_TRY(Coordinate edges, Coordinate::explore(order_values, edge_order_of, moves, context.progress));
  ASOBI_TRY(Coordinate slice, Coordinate::explore(24, slice_order_of, moves, context.progress));
  SecondTable out(std::move(classes), std::move(corners), std::move(edges), std::move(slice));
  ASOBI_TRY(out.table_, out.kept(context));
  out.words_ = out.table_->data.as<std::uint64_t>().data();
  return out;
}

// As the shelf has it now.
Result<std::shared_ptr<const Table>> SecondTable::kept(Context& context) const {
  const std::string name = "twisty/cube3/second";
  const auto rows = static_cast<std::uint32_t>(classes_.sizes.size());
  const auto made = [&](Progress& progress) -> Result<Table> {
    const auto after = [&](std::uint32_t row, std::uint32_t move) {
      const std::uint32_t to = classes_.moved[row * 10 + move];
      return RowAfter{to / kept_symmetries, to % kept_symmetries};
    };
    const auto weight = [&](std::uint32_t row) { return classes_.sizes[row]; };
    progress.stage({"table of the second phase", "第 2 段階の表"});  // only what is near is listed
    const ColumnMaps maps(RowFormat<4>(), order_values, 10, edges_.moved, edges_.conjugated);
    RowSearch search(RowFormat<4>(), rows, places_of_second_moves, maps, after, weight);
    ASOBI_TRY(auto found, search.run(second_reach, context.threads, progress));
    return Table{name, std::move(found.first), std::move(found.second)};
  };
  const auto sound = [&](const Table& table) {
    if (table.census.size() != second_reach + 1 || table.data.size() != bytes) return false;
    const auto reached = std::accumulate(table.census.begin(), table.census.end(), std::uint64_t{0});
    const auto weight = [&](std::uint32_t row) { return classes_.sizes[row]; };
    const auto ones = ones_of_rows<4, 4>(table.data.bytes(), row_words * 8, order_values, weight);
    return ones == ones_of_census<4>(table.census, 16, std::uint64_t{order_values} * order_values - reached);
  };
  return context.shelf.table(name, made, sound, context.progress);
}

Result<bool> SecondTable::is_current(Context& context) const {
  ASOBI_TRY(const auto now, kept(context));
  return now == table_;
}

}  // namespace asobi::twisty::cube3
