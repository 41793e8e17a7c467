#include "games/diamond/solve/duel_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "base/parallel.hpp"
#include "games/diamond/solve/duel_block.hpp"
#include "games/diamond/solve/duel_matrix.hpp"
#include "games/diamond/solve/duel_row.hpp"

namespace asobi::diamond {

namespace {

class DuelSearch {
 public:
  DuelSearch(const Arena& arena, const Folding& folding, StepLog& log, DuelBands& bands, unsigned threads,
             Progress& progress)
      : arena_(arena),
        folding_(folding),
        log_(log),
        bands_(bands),
        here_(bands.rows_of(folding, bands.team().rank())),
        threads_(threads),
        progress_(progress) {}

  Result<std::vector<DuelCount>> run() {
    ASOBI_TRY(decided_, made());
    ASOBI_TRY(beaten_, made());
    ASOBI_TRY(wins_, made());
    ASOBI_TRY(losses_, made());
    ASOBI_CHECK(remember_all());
    if (log_.steps() > 1) beaten_->change_turns(folding_, bands_, threads_);
    while (counts_.empty() || counts_.back() != DuelCount{}) {
      if (!counts_.empty()) {
        wins_->change_turns(folding_, bands_, threads_);
        losses_->change_turns(folding_, bands_, threads_);
      }
      ASOBI_CHECK(step());
    }
    counts_.pop_back();
    return counts_;
  }

 private:
  const Arena& arena_;
  const Folding& folding_;
  StepLog& log_;
  DuelBands& bands_;
  WordRange here_;  // the rows that are
  unsigned threads_;
  Progress& progress_;
  std::optional<DuelMatrix> decided_, beaten_, wins_, losses_;
  std::vector<DuelCount> counts_;
  std::vector<std::unique_ptr<DuelRow>> idle_;

  Result<std::optional<DuelMatrix>> made() const {
    ASOBI_TRY(DuelMatrix matrix, DuelMatrix::make(folding_, bands_));
    return std::optional(std::move(matrix));
  }

  std::uint64_t width() const { return DuelMatrix::width(folding_); }

  DuelRow::Bits bits(std::uint64_t row) {
    return {decided_->row(row), beaten_->row(row), wins_->row(row), losses_->row(row)};
  }

  // Rows count as many positions as placements are of their class, and a placement with several labels once.
  std::uint64_t counted(std::uint64_t row, std::span<const std::uint8_t> news) const {
    const auto firsts = folding_.firsts();
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < firsts.size(); ++i)
      out += static_cast<unsigned>(std::popcount<unsigned>(news[i] & firsts[i]));
    return out * folding_.members(static_cast<std::uint32_t>(row));
  }

  // Members go on together, even when one of them could not: then there is an error for all.
  Result<void> together(const Result<void>& own, DuelCount& count) {
    std::array<std::uint64_t, 2> all = {count.won, count.lost};
    bands_.team().add(all);
    count = {all[0], all[1]};
    return agreed(bands_.team(), own);
  }

  // The steps that all have finished.
  Result<void> remember_all() {
    unsigned steps = log_.steps();
    for (const std::string& others : bands_.team().gather(std::to_string(steps))) {
      steps = std::min(steps, static_cast<unsigned>(std::stoul(others)));
    }
    log_.go_on_from(steps);
    for (unsigned step = 0; step < steps; ++step) {
      DuelCount count;
      const Result<void> read = remember(step, count);
      ASOBI_CHECK(together(read, count));
      counts_.push_back(count);
    }
    return {};
  }

  // Reads what a finished step decided: so far the rival's wins stand in `beaten_` as the rival sees them.
  Result<void> remember(unsigned step, DuelCount& count) {
    ASOBI_TRY(const BlockFile file, log_.step(step));
    progress_.stage({"reading what was found before", "前に得た結果を読んでいます"}, file.numbers().size());
    const bool last = step + 1 == log_.steps();
    for (const std::uint64_t block : file.numbers()) {
      ASOBI_CHECK(progress_.check());
      ASOBI_TRY(DuelBlock found, DuelBlock::read(folding_, file, block));
      for (std::uint64_t row = found.begin(); row < found.end(); ++row) {
        const auto won = found.wins(row), lost = found.losses(row);
        const DuelRow::Bits to = bits(row);
        for (std::size_t at = 0; at < width(); ++at) {
          to.decided[at] |= won[at] | lost[at];
          if (!last) to.beaten[at] |= won[at];
        }
        if (last) std::ranges::copy(won, to.wins.begin());
        if (last) std::ranges::copy(lost, to.losses.begin());
        count.won += counted(row, won);
        count.lost += counted(row, lost);
      }
      progress_.advance();
    }
    return {};
  }

  Result<void> step() {
    progress_.stage(say("deciding what takes {} moves", "{} 手で決まる局面を求めています", counts_.size()),
                    here_.end - here_.begin);
    DuelCount count;
    const Result<void> done = do_all_rows(count);
    ASOBI_CHECK(together(done, count));
    log_.end_step();
    counts_.push_back(count);
    return {};
  }

  Result<void> do_all_rows(DuelCount& count) {
    Result<void> written;
    BlockWriter writer = log_.begin_step();
    std::mutex mutex;  // guards both, and the workers
    const DuelBlocks blocks(here_);
    parallel_for(blocks.end - blocks.begin, threads_, [&](std::size_t i) {
      const std::uint64_t block = blocks.begin + i;
      if (progress_.stopped()) return;
      std::unique_ptr<DuelRow> worker;
      {
        const std::lock_guard guard(mutex);
        if (!written) return;
        if (!idle_.empty()) {
          worker = std::move(idle_.back());
          idle_.pop_back();
        }
      }
      if (!worker) worker = std::make_unique<DuelRow>(arena_, folding_);
      const DuelCount here = do_rows(block, *worker);
      const Result<void> kept = here == DuelCount{} ? Result<void>() : keep(block, writer);
      const std::lock_guard guard(mutex);
      count.won += here.won;
      count.lost += here.lost;
      if (!kept) written = kept;
      idle_.push_back(std::move(worker));
    });
    ASOBI_CHECK(progress_.check());
    ASOBI_CHECK(written);
    return writer.finish();
  }

  DuelCount do_rows(std::uint64_t block, DuelRow& worker) {
    DuelCount out;
    const std::uint64_t end = DuelBlock::end_of(folding_, block);
    for (std::uint64_t i = block * DuelBlock::most_rows; i < end; ++i) {
      const auto row = static_cast<std::uint32_t>(i);
      const DuelRow::Bits here = bits(row);
      const std::uint64_t decided = counts_.empty() ? worker.begin(row, here) : worker.step_back(row, here);
      if (decided > 0) {
        out.won += counted(row, here.wins);
        out.lost += counted(row, here.losses);
      }
      progress_.advance();
    }
    return out;
  }

  Result<void> keep(std::uint64_t block, BlockWriter& writer) {
    DuelBlock out(folding_, block);
    for (std::uint64_t row = out.begin(); row < out.end(); ++row) {
      std::ranges::copy(wins_->row(row), out.wins(row).begin());
      std::ranges::copy(losses_->row(row), out.losses(row).begin());
    }
    return out.write(writer);
  }
};

}  // namespace

std::uint64_t duel_bytes(const Folding& folding, std::size_t members) {
  return (members == 1 ? 4 : 6) * DuelMatrix::bytes(folding) / members;
}

Result<std::vector<DuelCount>> decide_duel(const Arena& arena, const Folding& folding, StepLog& log, DuelBands& bands,
                                           unsigned threads, Progress& progress) {
  return DuelSearch(arena, folding, log, bands, threads, progress).run();
}

}  // namespace asobi::diamond
