#include "research/diamond/duel_search.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "base/parallel.hpp"
#include "research/diamond/duel_block.hpp"
#include "research/diamond/duel_matrix.hpp"
#include "research/diamond/duel_row.hpp"

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
        words_(RestSets::words(arena.placements())),
        threads_(threads),
        progress_(progress) {}

  Result<std::vector<DuelCount>> run() {
    const std::uint64_t bytes = (here_.end - here_.begin) * words_ * sizeof(std::uint64_t);
    ASOBI_TRY(decided_, zeroed_by_all(bands_.team(), bytes));
    ASOBI_TRY(beaten_, zeroed_by_all(bands_.team(), bytes));
    ASOBI_TRY(wins_, made());
    ASOBI_TRY(losses_, made());
    ASOBI_CHECK(remember_all());
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
  WordRange here_;       // the rows that are
  std::uint64_t words_;  // of a row by placements
  unsigned threads_;
  Progress& progress_;
  Buffer decided_, beaten_;                  // rows by placements
  std::optional<DuelMatrix> wins_, losses_;  // rows by labels
  std::vector<DuelCount> counts_;
  std::vector<std::unique_ptr<DuelRow>> idle_;

  Result<std::optional<DuelMatrix>> made() const {
    ASOBI_TRY(DuelMatrix matrix, DuelMatrix::make(folding_, bands_));
    return std::optional(std::move(matrix));
  }

  DuelRow::Bits bits(std::uint64_t row) {
    const std::uint64_t at = (row - here_.begin) * words_;
    return {.decided = decided_.as<std::uint64_t>().subspan(at, words_),
            .beaten = beaten_.as<std::uint64_t>().subspan(at, words_),
            .wins = wins_->row(row),
            .losses = losses_->row(row)};
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
    if (steps == 0) return {};
    parallel_for(here_.end - here_.begin, threads_, [&](std::size_t i) {
      rule_out_impossible(arena_, folding_, static_cast<std::uint32_t>(here_.begin + i), bits(here_.begin + i).decided);
    });
    for (unsigned step = 0; step < steps; ++step) {
      if (step + 1 == steps) hand_over_wins();
      DuelCount count;
      const Result<void> read = remember(step, count);
      ASOBI_CHECK(together(read, count));
      counts_.push_back(count);
    }
    return {};
  }

  // What the rival won before the last step stands in `wins_` as the rival sees it.
  void hand_over_wins() {
    wins_->change_turns(folding_, bands_, threads_);
    parallel_for(here_.end - here_.begin, threads_, [&](std::size_t i) {
      const DuelRow::Bits to = bits(here_.begin + i);
      add_placements(folding_, to.wins, to.beaten);
      std::ranges::fill(to.wins, std::uint8_t{0});
    });
  }

  // Reads what a finished step decided; of the last one it is news.
  Result<void> remember(unsigned step, DuelCount& count) {
    ASOBI_TRY(const BlockFile file, log_.step(step, progress_));
    progress_.stage({"reading what was found before", "前に得た結果を読んでいます"}, file.numbers().size());
    const bool last = step + 1 == log_.steps();
    for (const std::uint64_t block : file.numbers()) {
      ASOBI_CHECK(progress_.check());
      ASOBI_TRY(DuelBlock found, DuelBlock::read(folding_, file, block));
      for (std::uint64_t row = found.begin(); row < found.end(); ++row) {
        const auto won = found.wins(row), lost = found.losses(row);
        const DuelRow::Bits to = bits(row);
        const std::uint64_t members = folding_.members(static_cast<std::uint32_t>(row));
        count.won += members * add_placements(folding_, won, to.decided);
        count.lost += members * add_placements(folding_, lost, to.decided);
        for (std::size_t at = 0; at < won.size(); ++at) to.wins[at] |= won[at];
        if (last) std::ranges::copy(lost, to.losses.begin());
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
    return writer.finish(progress_);
  }

  DuelCount do_rows(std::uint64_t block, DuelRow& worker) {
    DuelCount out;
    const std::uint64_t end = DuelBlock::end_of(folding_, block);
    for (std::uint64_t i = block * DuelBlock::most_rows; i < end; ++i) {
      const auto row = static_cast<std::uint32_t>(i);
      const auto [won, lost] = counts_.empty() ? worker.begin(row, bits(row)) : worker.step_back(row, bits(row));
      out.won += won * folding_.members(row);
      out.lost += lost * folding_.members(row);
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

std::uint64_t duel_bytes(const Arena& arena, const Folding& folding, std::size_t members) {
  const std::uint64_t rows = folding.classes() * RestSets::words(arena.placements()) * sizeof(std::uint64_t);
  return (2 * rows + (members == 1 ? 2 : 4) * DuelMatrix::bytes(folding)) / members;
}

Result<std::vector<DuelCount>> decide_duel(const Arena& arena, const Folding& folding, StepLog& log, DuelBands& bands,
                                           unsigned threads, Progress& progress) {
  return DuelSearch(arena, folding, log, bands, threads, progress).run();
}

}  // namespace asobi::diamond
