#include "games/diamond/solve/duel_values.hpp"

#include <cstring>
#include <deque>
#include <mutex>
#include <numeric>
#include <system_error>
#include <vector>

#include "base/parallel.hpp"
#include "games/diamond/solve/duel_block.hpp"

namespace asobi::diamond {

namespace {

constexpr int values_effort = 6;            // zstd's: written once, read often
constexpr std::size_t most_rows_kept = 64;  // a move's successors, and those of the next

// Writes the distance of all that a step decided into the rows of values.
void put(const Folding& folding, std::span<const std::uint8_t> bits, unsigned winner, unsigned distance, Bytes& row) {
  const std::byte code{PositionValue::code(2, winner, distance)};
  for (std::uint32_t of = 0; of < folding.classes(); ++of) {
    each_point(bits[of], [&](unsigned symmetry) { row[of * folding.symmetries() + symmetry] = code; });
  }
}

Result<void> write_rows(const Folding& folding, std::span<const BlockFile> steps, std::uint64_t number,
                        BlockWriter& writer) {
  const std::uint64_t begin = number * DuelBlock::most_rows, end = DuelBlock::end_of(folding, number);
  std::vector<Bytes> rows(end - begin, Bytes(std::size_t{folding.classes()} * folding.symmetries()));
  for (unsigned distance = 0; distance < steps.size(); ++distance) {
    ASOBI_TRY(DuelBlock block, DuelBlock::read(folding, steps[distance], number));
    for (std::uint64_t row = begin; row < end; ++row) {
      put(folding, block.wins(row), 0, distance, rows[row - begin]);
      put(folding, block.losses(row), 1, distance, rows[row - begin]);
    }
  }
  for (std::uint64_t row = begin; row < end; ++row) ASOBI_CHECK(writer.add(row, rows[row - begin]));
  return {};
}

std::vector<std::uint64_t> census_of(const Arena& arena, std::span<const DuelCount> counts) {
  std::vector<std::uint64_t> out(1 + 2 * counts.size());
  out[0] = arena.positions() / arena.stands_for();
  for (unsigned distance = 0; distance < counts.size(); ++distance) {
    const auto [won, lost] = counts[distance];
    out[PositionValue::code(2, 0, distance)] = won;
    out[PositionValue::code(2, 1, distance)] = lost;
    out[0] -= won + lost;
  }
  while (out.size() > 1 && out.back() == 0) out.pop_back();
  return out;
}

}  // namespace

Result<void> write_values(const Arena& arena, const Folding& folding, const StepLog& log,
                          std::span<const DuelCount> counts, const std::filesystem::path& path, unsigned threads,
                          Progress& progress) {
  std::vector<BlockFile> steps;
  for (unsigned step = 0; step < counts.size(); ++step) {
    ASOBI_TRY(BlockFile file, log.step(step));
    steps.push_back(std::move(file));
  }
  progress.stage({"writing the table", "表を書いています"}, DuelBlock::count(folding));
  BlockWriter writer(path, arena.name(), values_effort);
  std::mutex mutex;  // guards what follows
  Result<void> written;
  parallel_for(DuelBlock::count(folding), threads, [&](std::size_t number) {
    if (progress.stopped()) return;
    {
      const std::lock_guard guard(mutex);
      if (!written) return;
    }
    const Result<void> done = write_rows(folding, steps, number, writer);
    progress.advance();
    const std::lock_guard guard(mutex);
    if (!done) written = done;
  });
  ASOBI_CHECK(progress.check());
  ASOBI_CHECK(written);
  const std::vector<std::uint64_t> census = census_of(arena, counts);
  ASOBI_CHECK(writer.add(folding.classes(), std::as_bytes(std::span(census))));
  return writer.finish();
}

struct DuelValues::Rows {
  BlockFile file;
  std::mutex mutex;  // guards what follows
  std::deque<std::pair<std::uint64_t, std::shared_ptr<const Bytes>>> kept;

  Result<std::shared_ptr<const Bytes>> row(std::uint64_t number) {
    {
      const std::lock_guard guard(mutex);
      for (const auto& [of, bytes] : kept) {
        if (of == number) return bytes;
      }
    }
    ASOBI_TRY(Bytes bytes, file.block(number));
    auto out = std::make_shared<const Bytes>(std::move(bytes));
    const std::lock_guard guard(mutex);
    kept.emplace_back(number, out);
    if (kept.size() > most_rows_kept) kept.pop_front();
    return out;
  }
};

Result<DuelValues> DuelValues::open(const Arena& arena, const std::filesystem::path& path) {
  ASOBI_TRY(BlockFile file, BlockFile::open(path, arena.name()));
  DuelValues out;
  out.folding_ = std::make_shared<const Folding>(arena);
  ASOBI_TRY(const Bytes census, file.block(out.folding_->classes()));
  out.census_.resize(census.size() / sizeof(std::uint64_t));
  std::memcpy(out.census_.data(), census.data(), out.census_.size() * sizeof(std::uint64_t));
  const auto all = std::accumulate(out.census_.begin(), out.census_.end(), std::uint64_t{0});
  if (all != arena.positions() / arena.stands_for()) {
    return fail(Code::corrupt, "the census of {} is not that of the game", "{} の度数が対局のものと合いません",
                path.string());
  }
  std::error_code ignored;
  out.bytes_ = std::filesystem::file_size(path, ignored);
  out.rows_ = std::make_shared<Rows>(std::move(file));
  return out;
}

Result<PositionValue> DuelValues::at(std::uint32_t mover, std::uint32_t rival) const {
  const auto [row, turned_by] = folding_->split(folding_->label_of(rival));
  const auto [of, symmetry] = folding_->split(folding_->label_of(mover));
  // What takes the rival's army to its class's own takes the mover's with it.
  const unsigned seen = folding_->joined(symmetry, folding_->inverse(turned_by));
  ASOBI_TRY(const auto bytes, rows_->row(row));
  const std::size_t at = of * folding_->symmetries() + seen;
  if (bytes->size() <= at) {
    return fail(Code::corrupt, "the table has no such position", "表にその局面がありません");
  }
  return PositionValue::decoded(2, std::to_integer<unsigned>((*bytes)[at]));
}

}  // namespace asobi::diamond
