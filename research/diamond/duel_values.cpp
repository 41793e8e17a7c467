#include "research/diamond/duel_values.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <deque>
#include <mutex>
#include <numeric>
#include <system_error>
#include <vector>

#include "base/parallel.hpp"
#include "research/diamond/duel_block.hpp"

namespace asobi::diamond {

namespace {

constexpr int values_effort = 6;            // zstd's: written once, read often
constexpr std::size_t most_rows_kept = 64;  // a move's successors, and those of the next

std::uint64_t row_bytes(const Folding& folding) { return std::uint64_t{folding.classes()} * folding.symmetries(); }

// Writes the distance of all that a step decided into the rows of values.
void put(const Folding& folding, std::span<const std::uint8_t> bits, unsigned winner, unsigned distance,
         std::span<std::byte> row) {
  const std::byte code{PositionValue::code(2, winner, distance)};
  for (std::size_t byte = 0; byte < bits.size(); ++byte) {
    each_point(bits[byte], [&](unsigned bit) {
      const auto [of, symmetry] = folding.split(static_cast<Folding::Label>(byte * 8 + bit));
      row[of * folding.symmetries() + symmetry] = code;
    });
  }
}

// The values of a block's rows, row after row.
Result<Bytes> values_of(const Folding& folding, std::span<const BlockFile> steps, std::uint64_t number) {
  const std::uint64_t begin = number * DuelBlock::most_rows, end = DuelBlock::end_of(folding, number);
  const std::uint64_t width = row_bytes(folding);
  Bytes rows((end - begin) * width);
  for (unsigned distance = 0; distance < steps.size(); ++distance) {
    ASOBI_TRY(DuelBlock block, DuelBlock::read(folding, steps[distance], number));
    for (std::uint64_t row = begin; row < end; ++row) {
      const auto values = std::span(rows).subspan((row - begin) * width, width);
      put(folding, block.wins(row), 0, distance, values);
      put(folding, block.losses(row), 1, distance, values);
    }
  }
  return rows;
}

Result<void> write_rows(const Folding& folding, std::uint64_t number, std::span<const std::byte> values,
                        BlockWriter& writer) {
  const std::uint64_t begin = number * DuelBlock::most_rows, end = DuelBlock::end_of(folding, number);
  const std::uint64_t width = row_bytes(folding);
  for (std::uint64_t row = begin; row < end; ++row) {
    ASOBI_CHECK(writer.add(row, values.subspan((row - begin) * width, width)));
  }
  return {};
}

Result<void> write_alone(const Folding& folding, std::span<const BlockFile> steps, BlockWriter& writer,
                         unsigned threads, Progress& progress) {
  std::mutex mutex;  // guards what follows
  Result<void> written;
  parallel_for(DuelBlock::count(folding), threads, [&](std::size_t number) {
    if (progress.stopped()) return;
    {
      const std::lock_guard guard(mutex);
      if (!written) return;
    }
    const auto values = values_of(folding, steps, number);
    const Result<void> done = values ? write_rows(folding, number, *values, writer) : fail(values.error());
    progress.advance();
    const std::lock_guard guard(mutex);
    if (!done) written = done;
  });
  ASOBI_CHECK(progress.check());
  return written;
}

// Block by block everybody sends its next one to the first.
Result<void> write_together(const Folding& folding, std::span<const BlockFile> steps, const DuelBands& bands,
                            BlockWriter& writer, Progress& progress) {
  Team& team = bands.team();
  std::vector<DuelBlocks> blocks;
  std::uint64_t rounds = 0;
  for (std::size_t rank = 0; rank < team.size(); ++rank) {
    blocks.emplace_back(bands.rows_of(folding, rank));
    rounds = std::max(rounds, blocks.back().end - blocks.back().begin);
  }
  Result<void> own;
  for (std::uint64_t round = 0; round < rounds; ++round) {
    if (own) own = progress.check();
    const std::uint64_t next = blocks[team.rank()].begin + round;
    std::vector<Team::Words> out(team.size());
    if (own && next < blocks[team.rank()].end) {
      const auto values = values_of(folding, steps, next);
      if (!values) own = fail(values.error());
      if (values) out[0].resize((values->size() + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t));
      if (values) std::memcpy(out[0].data(), values->data(), values->size());
    }
    const auto came = team.exchange(std::move(out));
    for (std::size_t rank = 0; rank < came.size(); ++rank) {
      if (came[rank].empty() || !own) continue;
      own = write_rows(folding, blocks[rank].begin + round, std::as_bytes(std::span(came[rank])), writer);
      progress.advance();
    }
  }
  return agreed(team, own);
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

Result<void> write_values(const Arena& arena, const Folding& folding, const StepLog& log, const DuelBands& bands,
                          std::span<const DuelCount> counts, const std::filesystem::path& path, unsigned threads,
                          Progress& progress) {
  std::vector<BlockFile> steps;
  Result<void> opened;
  for (unsigned step = 0; step < counts.size() && opened; ++step) {
    auto file = log.step(step, progress);
    if (file) steps.push_back(std::move(*file));
    if (!file) opened = fail(file.error());
  }
  Team& team = bands.team();
  ASOBI_CHECK(agreed(team, opened));
  progress.stage({"writing the table", "表を書いています"}, DuelBlock::count(folding));
  BlockWriter writer(path, arena.name(), values_effort);
  ASOBI_CHECK(team.size() == 1 ? write_alone(folding, steps, writer, threads, progress)
                               : write_together(folding, steps, bands, writer, progress));
  Result<void> finished;
  if (team.rank() == 0) {
    const std::vector<std::uint64_t> census = census_of(arena, counts);
    finished = writer.add(folding.classes(), std::as_bytes(std::span(census)));
    if (finished) finished = writer.finish(progress);
  }
  return agreed(team, finished);
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
  ASOBI_TRY(BlockFile file, BlockFile::open(path, arena.name(), Progress()));
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

Result<DuelValues> DuelValues::open(const Arena& arena, const std::filesystem::path& path, Team& team) {
  if (team.size() == 1) return open(arena, path);
  Result<DuelValues> out = DuelValues();
  if (team.rank() == 0) out = open(arena, path);
  ASOBI_CHECK(agreed(team, out ? Result<void>() : fail(out.error())));
  std::array<std::uint64_t, 2> sizes = {out->bytes_, out->census_.size()};
  team.add(sizes);
  out->bytes_ = sizes[0];
  out->census_.resize(sizes[1]);
  team.add(out->census_);
  out->team_ = &team;
  return out;
}

Result<PositionValue> DuelValues::at(std::uint32_t mover, std::uint32_t rival) const {
  if (team_ == nullptr) return read(mover, rival);
  Result<PositionValue> out = PositionValue();
  if (team_->rank() == 0) out = read(mover, rival);
  ASOBI_CHECK(agreed(*team_, out ? Result<void>() : fail(out.error())));
  std::uint64_t code = out->winner ? PositionValue::code(2, *out->winner, out->distance) : 0;
  team_->add({&code, 1});
  return PositionValue::decoded(2, static_cast<unsigned>(code));
}

Result<PositionValue> DuelValues::read(std::uint32_t mover, std::uint32_t rival) const {
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
