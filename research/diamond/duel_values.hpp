// A duel's verdicts on disk, to be asked for one position: for each row a block of bytes, a byte a label, coded as in
// PositionValue; and the census, by code. Made once from the log of the search. A question reads and unpacks one row
// (51 points: 257 kB, about a millisecond); the rows asked for last are kept.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "games/diamond/solve/retrograde.hpp"
#include "research/diamond/duel_search.hpp"
#include "research/diamond/folding.hpp"
#include "research/keep/block_file.hpp"
#include "research/keep/step_log.hpp"

namespace asobi::diamond {

// `counts` are those of the search. The first member of a team writes them all. Errors: `limit` for the disk, `corrupt`
// when the log is damaged, `cancelled`.
Result<void> write_values(const Arena& arena, const Folding& folding, const StepLog& log, const DuelBands& bands,
                          std::span<const DuelCount> counts, const std::filesystem::path& path, unsigned threads,
                          Progress& progress);

class DuelValues {
 public:
  // Errors: `unknown_name` when there are none, `corrupt`.
  static Result<DuelValues> open(const Arena& arena, const std::filesystem::path& path);
  // Of a team the first member alone has the file, and all ask together. The team must outlive this.
  static Result<DuelValues> open(const Arena& arena, const std::filesystem::path& path, Team& team);

  // The mover's army as the rival sees it, and the rival's as the mover does: numbers of placements.
  Result<PositionValue> at(std::uint32_t mover, std::uint32_t rival) const;
  // How many positions of one player to move have each code.
  const std::vector<std::uint64_t>& census() const { return census_; }
  std::uint64_t bytes() const { return bytes_; }  // on disk

 private:
  struct Rows;
  std::shared_ptr<const Folding> folding_;
  std::shared_ptr<Rows> rows_;
  std::vector<std::uint64_t> census_;
  std::uint64_t bytes_ = 0;
  Team* team_ = nullptr;

  DuelValues() = default;
  Result<PositionValue> read(std::uint32_t mover, std::uint32_t rival) const;
};

}  // namespace asobi::diamond
