#include "games/sliding/optimal/pattern_database.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <map>
#include <numeric>
#include <span>

#include "base/bits.hpp"
#include "base/parallel.hpp"
#include "base/tally.hpp"

namespace asobi::sliding {

std::string PatternSpec::name() const {
  std::string out =
      (aware ? "sliding/aware/" : "sliding/pattern/") + shape.name() + "/blank" + std::to_string(goal_blank) + "/";
  for (std::size_t i = 0; i < cells.size();) {
    std::size_t last = i;
    while (last + 1 < cells.size() && cells[last + 1] == cells[last] + 1) ++last;
    if (i > 0) out += ",";
    out += std::to_string(cells[i]);
    if (last > i) out += "-" + std::to_string(cells[last]);
    i = last + 1;
  }
  return out;
}

namespace {

using Bits64 = std::uint64_t;

std::uint32_t bit(int cell) { return std::uint32_t{1} << cell; }

// The moves between the pairs (occupied set, region of the blank), orders left out.
class Blocks {
 public:
  struct Source {
    std::uint32_t block;
    std::uint8_t from;  // the tile's place before the move
    std::uint8_t to;    // and after it
  };

  // Unfinished, and not to be used, once `progress` was stopped.
  Blocks(Shape shape, const PatternIndex& index, const Regions& regions, const Progress& progress)
      : index_(index),
        regions_(regions),
        near_(neighbour_masks(shape)),
        first_source_(regions.size()),
        source_count_(regions.size()) {
    std::uint32_t odd_cells = 0;
    for (int cell = 0; cell < shape.cells(); ++cell) {
      if ((shape.row(cell) + shape.col(cell)) % 2 != 0) odd_cells |= bit(cell);
    }
    for (std::uint32_t rank = 0; rank < index.sets(); ++rank) {
      if (rank % 1024 == 0 && progress.stopped()) return;
      by_parity_[std::popcount(regions.set(rank) & odd_cells) % 2].push_back(rank);
      find_sources(rank);
    }
  }

  std::span<const Source> sources(std::uint32_t block) const {
    return {sources_.data() + first_source_[block], source_count_[block]};
  }
  // Ranks of the sets with an even or odd number of tiles on odd cells: a move changes the parity.
  const std::vector<std::uint32_t>& of_parity(int parity) const { return by_parity_[parity]; }
  int parity_of(std::uint32_t rank) const { return std::ranges::binary_search(by_parity_[1], rank) ? 1 : 0; }

 private:
  const PatternIndex& index_;
  const Regions& regions_;
  std::vector<std::uint32_t> near_;
  std::vector<std::uint32_t> first_source_;
  std::vector<std::uint8_t> source_count_;
  std::vector<Source> sources_;
  std::array<std::vector<std::uint32_t>, 2> by_parity_;

  std::uint32_t around(std::uint32_t cells) const {
    std::uint32_t out = 0;
    for (; cells != 0; cells &= cells - 1) out |= near_[static_cast<std::size_t>(lowest_bit(cells))];
    return out;
  }

  // Undoing a move: a tile beside the region goes back into it; the blank was where the tile now stands.
  void find_sources(std::uint32_t rank) {
    const std::uint32_t set = regions_.set(rank);
    for (std::uint32_t i = 0; i < regions_.count(rank); ++i) {
      const std::uint32_t block = regions_.number(rank, i), region = regions_.cells(block);
      first_source_[block] = static_cast<std::uint32_t>(sources_.size());
      for (std::uint32_t tiles = around(region) & set; tiles != 0; tiles &= tiles - 1) {
        const int now = lowest_bit(tiles);
        for (std::uint32_t cells = near_[static_cast<std::size_t>(now)] & region; cells != 0; cells &= cells - 1) {
          const int before = lowest_bit(cells);
          const std::uint32_t source = set ^ bit(now) ^ bit(before);
          sources_.push_back({regions_.find(index_.rank_set(source), now),
                              static_cast<std::uint8_t>(std::popcount(source & (bit(before) - 1))),
                              static_cast<std::uint8_t>(std::popcount(set & (bit(now) - 1)))});
        }
      }
      source_count_[block] = static_cast<std::uint8_t>(sources_.size() - first_source_[block]);
    }
  }
};

void join(std::span<Bits64> into, std::span<const Bits64> from) {
  for (std::size_t w = 0; w < into.size(); ++w) into[w] |= from[w];
}

void join_permuted(std::span<Bits64> into, std::span<const Bits64> from, std::span<const std::uint16_t> image) {
  for (std::size_t w = 0; w < from.size(); ++w) {
    const auto* images = image.data() + w * 64;
    for (Bits64 bits = from[w]; bits != 0; bits &= bits - 1) {
      const unsigned to = images[lowest_bit(bits)];
      into[to / 64] |= Bits64{1} << to % 64;
    }
  }
}

// Breadth-first search with one bitmap a block. Moves can be undone and change the parity of the occupied set, so the
// neighbours of level d lie in levels d-1 and d+1 only: a block holds level d-1, is replaced by level d+1, and no set
// of visited states is needed. The table has a column for each block, or, if the blank does not matter, for each set;
// there the first region in which an order is reached decides.
class Levels {
 public:
  Levels(const PatternSpec& spec, const PatternIndex& index, const Regions& regions, const Progress& progress)
      : spec_(spec), index_(index), regions_(regions), blocks_(spec.shape, index, regions, progress) {}

  Result<void> run(unsigned threads, Progress& progress) {
    ASOBI_CHECK(progress.check());
    const std::uint64_t frontier = std::uint64_t{regions_.size()} * words_ * sizeof(Bits64);
    const std::uint64_t plane = std::uint64_t{columns()} * words_ * sizeof(Bits64);
    ASOBI_CHECK(progress.needs(frontier + (1 + usual_planes) * plane));
    ASOBI_TRY(frontier_, Buffer::zeroed(frontier));
    ASOBI_TRY(seen_, Buffer::zeroed(plane));
    alive_.assign(regions_.size(), 0);
    start();
    for (int distance = 1;; ++distance) {
      while (distance / 2 >> planes_.size() != 0) {
        planes_.emplace_back();
        ASOBI_TRY(planes_.back(), Buffer::zeroed(seen_.size()));
      }
      ASOBI_TRY(const bool alive, level(distance, threads, progress));
      if (!alive) break;
    }
    while (census_.back() == 0) census_.pop_back();
    frontier_ = {};
    seen_ = {};
    return {};
  }

  std::uint32_t columns() const { return spec_.aware ? regions_.size() : index_.sets(); }
  std::uint32_t rank_of(std::uint32_t column) const { return spec_.aware ? regions_.rank_of(column) : column; }

  // The number of moves of every order of one column, as bytes.
  void moves(std::uint32_t column, std::span<std::uint8_t> out) const {
    const int odd = blocks_.parity_of(rank_of(column)) ^ start_parity_;
    for (std::size_t w = 0; w < words_; ++w) {
      for (std::size_t byte = 0; byte < 8 && w * 64 + byte * 8 < out.size(); ++byte) {
        std::uint64_t eight = 0;  // half the moves, a byte each
        for (std::size_t b = 0; b < planes_.size(); ++b) {
          const std::uint64_t bits = planes_[b].as<Bits64>()[column * words_ + w] >> (byte * 8) & 255;
          const std::uint64_t spread = (bits * 0x0101010101010101u) & 0x8040201008040201u;
          eight |= ((spread + 0x7F7F7F7F7F7F7F7Fu) >> 7 & 0x0101010101010101u) << b;
        }
        for (std::size_t i = 0; i < 8 && w * 64 + byte * 8 + i < out.size(); ++i) {
          out[w * 64 + byte * 8 + i] =
              static_cast<std::uint8_t>((eight >> (8 * i) & 255) * 2 + static_cast<unsigned>(odd));
        }
      }
    }
  }

  std::vector<std::uint64_t> take_census() { return std::move(census_); }

 private:
  static constexpr std::size_t chunk = 64;  // sets a thread takes at a time

  const PatternSpec& spec_;
  const PatternIndex& index_;
  const Regions& regions_;
  Blocks blocks_;
  static constexpr std::size_t usual_planes = 6;  // enough for 127 moves
  std::size_t words_ = (index_.orders() + std::size_t{63}) / 64;
  Buffer frontier_;
  Buffer seen_;                 // by column: orders whose number of moves is known
  std::vector<Buffer> planes_;  // by column: the bits of half that number
  std::vector<std::uint8_t> alive_;
  std::vector<std::uint64_t> census_;
  int start_parity_ = 0;

  std::span<Bits64> bitmap(Buffer& buffer, std::size_t i) { return buffer.as<Bits64>().subspan(i * words_, words_); }

  void start() {
    std::uint32_t home = 0;
    for (const Cell cell : spec_.cells) home |= bit(cell);
    const std::uint32_t rank = index_.rank_set(home);
    start_parity_ = blocks_.parity_of(rank);
    const std::uint32_t block = regions_.find(rank, spec_.goal_blank);
    bitmap(frontier_, block)[0] = 1;
    alive_[block] = 1;
    bitmap(seen_, spec_.aware ? block : rank)[0] = 1;
    census_ = {1};
  }

  // False when the level is empty. (It may be alive and yet hold no placement that was not seen with another region.)
  Result<bool> level(int distance, unsigned threads, Progress& progress) {
    const auto& ranks = blocks_.of_parity((start_parity_ + distance) % 2);
    std::atomic<std::uint64_t> known = 0;
    std::atomic<bool> alive = false;
    parallel_for((ranks.size() + chunk - 1) / chunk, threads, [&](std::size_t c) {
      if (progress.stopped()) return;
      std::vector<Bits64> reached(words_);
      std::uint64_t fresh = 0;
      for (std::size_t i = c * chunk; i < std::min(ranks.size(), (c + 1) * chunk); ++i) {
        for (std::uint32_t r = 0; r < regions_.count(ranks[i]); ++r) {
          const std::uint32_t block = regions_.number(ranks[i], r);
          if (!advance(block, reached)) continue;
          alive.store(true, std::memory_order_relaxed);
          fresh += record(spec_.aware ? block : ranks[i], bitmap(frontier_, block), distance);
        }
      }
      known += fresh;
      progress.advance(fresh);
    });
    ASOBI_CHECK(progress.check());
    census_.push_back(known);
    return alive.load();
  }

  // Replaces level d-1 of a block by level d+1; false when that is empty.
  bool advance(std::uint32_t block, std::span<Bits64> reached) {
    bool reachable = false;
    for (const auto& source : blocks_.sources(block)) {
      if (!alive_[source.block]) continue;
      if (!reachable) std::ranges::fill(reached, Bits64{0});
      reachable = true;
      const auto from = bitmap(frontier_, source.block);
      if (source.from == source.to) {
        join(reached, from);
      } else {
        join_permuted(reached, from, index_.jump(source.from, source.to));
      }
    }
    const auto own = bitmap(frontier_, block);
    Bits64 some = 0;
    if (reachable) {
      const Bits64 keep = alive_[block] ? ~Bits64{0} : 0;
      for (std::size_t w = 0; w < words_; ++w) {
        own[w] = reached[w] & ~(own[w] & keep);
        some |= own[w];
      }
    }
    alive_[block] = some != 0;
    return some != 0;
  }

  std::uint64_t record(std::uint32_t column, std::span<const Bits64> reached, int distance) {
    std::array<Bits64*, 32> ones;
    std::size_t count_ones = 0;
    for (std::size_t b = 0; b < planes_.size(); ++b) {
      if (distance / 2 >> b & 1) ones[count_ones++] = bitmap(planes_[b], column).data();
    }
    const auto seen = bitmap(seen_, column);
    std::uint64_t count = 0;
    for (std::size_t w = 0; w < words_; ++w) {
      const Bits64 fresh = reached[w] & ~seen[w];
      if (fresh == 0) continue;
      count += static_cast<std::uint64_t>(std::popcount(fresh));
      seen[w] |= fresh;
      for (std::size_t b = 0; b < count_ones; ++b) ones[b][w] |= fresh;
    }
    return count;
  }
};

// Sums of Manhattan distances of all orders of the tiles on one set of cells, in lexicographic order.
class ManhattanSums {
 public:
  explicit ManhattanSums(const PatternSpec& spec) : spec_(spec), tiles_(spec.cells.size()) {}

  void fill(std::uint32_t set, std::span<std::uint8_t> out) {
    for (std::size_t place = 0; place < tiles_; ++place, set &= set - 1) {
      const int cell = lowest_bit(set);
      for (std::size_t tile = 0; tile < tiles_; ++tile) {
        distance_[place][tile] = static_cast<std::uint8_t>(spec_.shape.distance(cell, spec_.cells[tile]));
      }
    }
    next_ = out.data();
    extend(0, (1u << tiles_) - 1, 0);
  }

 private:
  const PatternSpec& spec_;
  std::size_t tiles_;
  std::array<std::array<std::uint8_t, largest_pattern>, largest_pattern> distance_{};
  std::uint8_t* next_ = nullptr;

  void extend(std::size_t place, unsigned unused, unsigned sum) {
    const auto& here = distance_[place];
    if (place + 1 == tiles_) {
      *next_++ = static_cast<std::uint8_t>(sum + here[static_cast<std::size_t>(lowest_bit(unused))]);
      return;
    }
    for (unsigned rest = unused; rest != 0; rest &= rest - 1) {
      extend(place + 1, unused & ~(rest & -rest), sum + here[static_cast<std::size_t>(lowest_bit(rest))]);
    }
  }
};

// The columns [first, first + 128) of every order: 64 bytes a row, so no two threads share a byte.
constexpr std::size_t strip = pattern_strip;

void write_strip(const PatternSpec& spec, const Regions& regions, const Levels& levels, std::uint32_t first,
                 std::size_t orders, std::span<std::uint8_t> table) {
  const std::size_t columns = std::min<std::size_t>(strip, levels.columns() - first);
  const std::size_t row = pattern_row(levels.columns());
  std::vector<std::uint8_t> excess(strip * orders), manhattan(orders);
  ManhattanSums sums(spec);
  for (std::size_t c = 0; c < columns; ++c) {
    const std::span own(excess.data() + c * orders, orders);
    const std::uint32_t column = first + static_cast<std::uint32_t>(c);
    levels.moves(column, own);
    sums.fill(regions.set(levels.rank_of(column)), manhattan);
    for (std::size_t order = 0; order < orders; ++order) {
      own[order] = static_cast<std::uint8_t>(std::min((own[order] - manhattan[order]) / 2, 15));
    }
  }
  for (std::size_t order = 0; order < orders; ++order) {
    auto* out = table.data() + (order * row + first) / 2;
    const auto* column = excess.data() + order;
    for (std::size_t i = 0; i < strip / 2; ++i) {
      out[i] = static_cast<std::uint8_t>(column[2 * i * orders] | column[(2 * i + 1) * orders] << 4);
    }
  }
}

}  // namespace

Result<Table> make_pattern_table(const PatternSpec& spec, const PatternIndex& index, const Regions& regions,
                                 unsigned threads, Progress& progress, const Text& label) {
  Levels levels(spec, index, regions, progress);
  progress.stage(label, std::uint64_t{levels.columns()} * index.orders());
  ASOBI_CHECK(levels.run(threads, progress));
  Table table{.name = spec.name(), .census = levels.take_census(), .data = {}};
  ASOBI_TRY(table.data, Buffer::zeroed(std::uint64_t{pattern_row(levels.columns())} * index.orders() / 2));
  parallel_for((levels.columns() + strip - 1) / strip, threads, [&](std::size_t s) {
    if (progress.stopped()) return;
    write_strip(spec, regions, levels, static_cast<std::uint32_t>(s * strip), index.orders(),
                table.data.as<std::uint8_t>());
  });
  ASOBI_CHECK(progress.check());
  return table;
}

namespace {

// The usual tables of the 15-puzzle.
const std::map<std::string, std::vector<std::uint64_t>> known_censuses = {
    {"sliding/pattern/4x4/blank15/0-7",
     {1,        4,        10,       44,       155,      498,      1454,     3856,     9753,     23740,
      57104,    131720,   294927,   624860,   1278710,  2456938,  4529270,  7768314,  12755050, 19446958,
      28359574, 38145480, 48739135, 56731544, 62044160, 60881276, 55472562, 44521972, 32781777, 20794252,
      11928080, 5692908,  2396445,  783878,   216751,   39436,    5465,     322,      17}},
    {"sliding/pattern/4x4/blank15/8-14",
     {1,       2,       6,       24,      95,      311,     904,     2392,    6056,    15091,   36696,   84265,
      181968,  368821,  699428,  1236038, 2030914, 3100164, 4385247, 5727394, 6865358, 7483204, 7345188, 6424533,
      4955682, 3330386, 1922268, 935172,  371883,  116971,  26821,   4025,    285,     7}}};

std::uint32_t columns_of(const PatternSpec& spec, const PatternIndex& index, const Regions& regions) {
  return spec.aware ? regions.size() : index.sets();
}

// The Manhattan distances of all entries: in every column, each of its cells has each tile equally often.
std::uint64_t manhattan_of_all(const PatternSpec& spec, const PatternIndex& index, const Regions& regions) {
  std::vector<std::uint64_t> to_homes(static_cast<std::size_t>(spec.shape.cells()));
  for (int cell = 0; cell < spec.shape.cells(); ++cell) {
    for (const Cell home : spec.cells) {
      to_homes[static_cast<std::size_t>(cell)] += static_cast<std::uint64_t>(spec.shape.distance(cell, home));
    }
  }
  std::uint64_t sum = 0;
  for (std::uint32_t rank = 0; rank < index.sets(); ++rank) {
    const std::uint64_t weight = spec.aware ? regions.count(rank) : 1;
    for (std::uint32_t set = regions.set(rank); set != 0; set &= set - 1) {
      sum += weight * to_homes[static_cast<std::size_t>(lowest_bit(set))];
    }
  }
  return sum * (index.orders() / static_cast<std::uint32_t>(index.tiles()));
}

// Whether the moves that the entries tell, added up, are those of the census; where an entry was cut, at most those.
bool holds_its_census(const Table& table, std::uint64_t manhattan) {
  Tally<4> tally(table.data.bytes());
  tally.add(0, table.data.size() * 2);
  std::uint64_t told = manhattan, counted = 0;
  for (unsigned b = 0; b < 4; ++b) told += 2 * (tally.ones()[b] << b);
  for (std::size_t moves = 0; moves < table.census.size(); ++moves) counted += moves * table.census[moves];
  if (told == counted) return true;
  const auto is_cut = [](std::uint8_t two) { return two % 16 == 15 || two / 16 == 15; };
  return told < counted && std::ranges::any_of(table.data.as<std::uint8_t>(), is_cut);
}

}  // namespace

bool is_sound(const PatternSpec& spec, const PatternIndex& index, const Regions& regions, const Table& table) {
  const std::uint32_t columns = columns_of(spec, index, regions);
  if (table.data.size() != std::uint64_t{pattern_row(columns)} * index.orders() / 2) return false;
  const auto known = known_censuses.find(spec.name());
  if (known != known_censuses.end() && table.census != known->second) return false;
  const std::uint64_t all = std::accumulate(table.census.begin(), table.census.end(), std::uint64_t{0});
  return all == std::uint64_t{columns} * index.orders() &&
         holds_its_census(table, manhattan_of_all(spec, index, regions));
}

Result<std::vector<PatternDatabase>> pattern_databases(Shape shape, int goal_blank,
                                                       const std::vector<Pattern>& patterns, bool aware,
                                                       Context& context) {
  struct Numbers {
    std::shared_ptr<const PatternIndex> index;
    std::shared_ptr<const Regions> regions;
  };
  std::map<std::size_t, Numbers> by_size;
  std::vector<PatternDatabase> out;
  for (const Pattern& cells : patterns) {
    auto& [index, regions] = by_size[cells.size()];
    if (!index) {
      index = std::make_shared<PatternIndex>(shape.cells(), static_cast<int>(cells.size()), shape.cols);
      regions = std::make_shared<Regions>(shape, *index, context.progress);
      ASOBI_CHECK(context.progress.check());
    }
    PatternSpec spec{shape, goal_blank, cells, aware};
    const std::size_t number = out.size() + 1;
    const Text label = {
        fmt::format("{} board: pattern database {} of {} ({} tiles)", shape.name(), number, patterns.size(),
                    cells.size()),
        fmt::format("{} 盤: パターンデータベース {}/{} ({} 駒)", shape.name(), number, patterns.size(), cells.size())};
    ASOBI_TRY(auto table,
              context.shelf.table(
                  spec.name(),
                  [&](Progress& progress) {
                    return make_pattern_table(spec, *index, *regions, context.threads, progress, label);
                  },
                  [&](const Table& kept) { return is_sound(spec, *index, *regions, kept); }, context.progress));
    out.emplace_back(std::move(spec), index, regions, std::move(table));
  }
  return out;
}

}  // namespace asobi::sliding
