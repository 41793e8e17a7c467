#include "games/gridnim/table.hpp"

#include <algorithm>
#include <mutex>
#include <numeric>
#include <span>

#include "base/parallel.hpp"
#include "base/tally.hpp"
#include "games/gridnim/fold.hpp"
#include "games/gridnim/table_kernel.hpp"

namespace asobi::gridnim {

Upright::Upright(Size size)
    : width(std::min(size.rows, size.cols)), height(std::max(size.rows, size.cols)), turned(size.cols > size.rows) {}

Mask Upright::mask(const Position& position) const {
  if (!turned) return position.stones;
  Mask out = 0;
  for (Mask left = position.stones; left != 0; left &= left - 1) {
    const int cell = std::countr_zero(left);
    out |= Mask{1} << (position.size.col(cell) * width + position.size.row(cell));
  }
  return out;
}

std::vector<Takeable> takeable(Size size, const Turn& turn) {
  std::vector<Takeable> out;
  for (Run run : runs_of({size, size.full()}, turn)) {
    const Mask taken = run.cells(size);
    run.left = 0;
    out.push_back({run.cells(size), taken});
  }
  return out;
}

std::vector<std::uint8_t> plain_grundy(Size size, const Turn& turn) {
  const auto runs = takeable(size, turn);
  std::vector<std::uint8_t> grundy(std::size_t{1} << size.cells());
  for (Mask mask = 0; mask < grundy.size(); ++mask) {
    std::uint32_t seen = 0;
    for (const auto& [stretch, taken] : runs) {
      if ((mask & stretch) == stretch) seen |= 1u << grundy[mask ^ taken];
    }
    grundy[mask] = static_cast<std::uint8_t>(std::countr_one(seen));
  }
  return grundy;
}

namespace {

using Counts = std::array<std::uint64_t, 32>;

// Small boards: the plain table, of which the kept half is copied.
Counts fill_plainly(const Upright& upright, const Fold& fold, std::uint8_t* data) {
  const auto plain = plain_grundy({upright.height, upright.width});
  Counts counts{};
  for (Mask mask = 0; mask < plain.size(); ++mask) {
    data[fold.index(mask)] = plain[mask];
    ++counts[plain[mask]];
  }
  return counts;
}

template <int width>
Result<Counts> fill_in_blocks(int height, const Fold& fold, std::uint8_t* data, unsigned threads, Progress& progress,
                              Processor processor) {
  const BlockKernel<width> kernel(height, fold, data);
  constexpr int top_bits = BlockKernel<width>::top_bits;
  std::array<std::vector<std::uint32_t>, top_bits + 1> levels;
  for (std::uint32_t top = 0; top < 1u << top_bits; ++top) {
    if (fold.kept(top >> (top_bits - width))) levels[std::popcount(top)].push_back(top);
  }
  progress.stage(
      {fmt::format("Grundy numbers of {}x{}", height, width), fmt::format("{}x{} 盤のグランディ数", height, width)},
      fold.bytes() >> (width * height - top_bits));
  Counts counts{};
  std::mutex mutex;  // guards counts
  for (const auto& level : levels) {
    parallel_for(level.size(), threads, [&](std::size_t i) {
      if (progress.stopped()) return;
      const Counts found = on(processor, [&] { return kernel.fill(level[i]); });
      const std::uint64_t weight = fold.weight(level[i] >> (top_bits - width));
      {
        const std::lock_guard lock(mutex);
        for (std::size_t g = 0; g < counts.size(); ++g) counts[g] += weight * found[g];
      }
      progress.advance();
    });
    ASOBI_CHECK(progress.check());
  }
  return counts;
}

Result<Counts> fill(const Upright& upright, const Fold& fold, std::uint8_t* data, unsigned threads, Progress& progress,
                    Processor processor) {
  constexpr int small = 12;
  if (upright.cells() <= small) return fill_plainly(upright, fold, data);
  switch (upright.width) {
    case 1:
      return fill_in_blocks<1>(upright.height, fold, data, threads, progress, processor);
    case 2:
      return fill_in_blocks<2>(upright.height, fold, data, threads, progress, processor);
    case 3:
      return fill_in_blocks<3>(upright.height, fold, data, threads, progress, processor);
    case 4:
      return fill_in_blocks<4>(upright.height, fold, data, threads, progress, processor);
    default:
      return fill_in_blocks<5>(upright.height, fold, data, threads, progress, processor);
  }
}

std::string table_name(Size size) {
  const Upright upright(size);
  return fmt::format("gridnim/table/{}x{}", upright.height, upright.width);
}

// The census is of all placements, and the contents are what it says.
bool is_sound(Size size, const Fold& fold, const Table& table, unsigned threads) {
  const auto all = std::accumulate(table.census.begin(), table.census.end(), std::uint64_t{0});
  if (table.data.size() != fold.bytes() || all != std::uint64_t{1} << size.cells()) return false;
  std::vector<Ones<8>> found(fold.rows());
  parallel_for(found.size(), threads, [&](std::size_t i) {
    const auto row = static_cast<std::uint32_t>(i);
    Tally<8> tally(table.data.bytes());
    if (fold.kept(row)) tally.add(fold.begin(row), fold.block(), fold.weight(row));
    found[i] = tally.ones();
  });
  Ones<8> ones{};
  for (const Ones<8>& part : found) {
    for (std::size_t b = 0; b < ones.size(); ++b) ones[b] += part[b];
  }
  return ones == ones_of_census<8>(table.census);
}

}  // namespace

Result<Table> compute_grundy(Size size, unsigned threads, Progress& progress, Processor processor) {
  const Upright upright(size);
  // A single row has no smaller mirror image: 1x30 would take the whole GiB and more.
  if (size.cells() > most_table_cells || (upright.width == 1 && size.cells() == most_table_cells)) {
    return fail(
        Code::limit,
        "a table of {} would hold 2^{} positions; whole tables go up to {} cells (5x6; a single row: {}). Lost "
        "placements are counted on larger boards by census, and one position can be analyzed",
        "{} の表には 2^{} 局面が必要です。表を作れるのは {} マスまで（5x6。一列だけの盤は {} "
        "マスまで）です。もっと大きな盤でも、負けの配置は census で数えられ、一つの局面なら analyze で調べられます",
        size.name(), size.cells(), most_table_cells, most_table_cells - 1);
  }
  const Fold fold(upright.width, upright.height);
  ASOBI_CHECK(progress.needs(fold.bytes()));
  ASOBI_TRY(Buffer data, Buffer::zeroed(fold.bytes()));
  ASOBI_TRY(const Counts counts, fill(upright, fold, data.as<std::uint8_t>().data(), threads, progress, processor));
  const auto greatest = std::ranges::find_if(counts.rbegin(), counts.rend(), [](std::uint64_t n) { return n != 0; });
  return Table{table_name(size), {counts.begin(), greatest.base()}, std::move(data)};
}

GrundyTable::GrundyTable(Size size, std::shared_ptr<const Table> table)
    : size_(size), upright_(size), table_(std::move(table)) {}

Result<GrundyTable> GrundyTable::make(Size size, Context& context) {
  ASOBI_TRY(Table table, compute_grundy(size, context.threads, context.progress));
  return GrundyTable(size, std::make_shared<const Table>(std::move(table)));
}

Result<GrundyTable> GrundyTable::kept(Size size, Context& context) {
  const Fold fold(Upright(size).width, Upright(size).height);
  const auto sound = [&](const Table& table) { return is_sound(size, fold, table, context.threads); };
  const auto make = [&](Progress& progress) { return compute_grundy(size, context.threads, progress); };
  ASOBI_TRY(auto table, context.shelf.table(table_name(size), make, sound, context.progress));
  return GrundyTable(size, std::move(table));
}

int GrundyTable::upright_grundy(Mask mask) const {
  const Fold fold(upright_.width, upright_.height);
  return static_cast<int>(table_->data.as<std::uint8_t>()[fold.index(mask)]);
}

}  // namespace asobi::gridnim
