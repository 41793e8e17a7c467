// What a computation of hours has found, step by step, in a folder: a table of blocks (block_file.hpp) for each step,
// so that whoever was stopped, killed or ran out of disk goes on after the last step that was finished.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>

#include "base/name_lock.hpp"
#include "research/keep/block_file.hpp"

namespace asobi {

class StepLog {
 public:
  // The finished steps of that folder, which is made where there is none; one process at a time has it. Errors: `limit`
  // when it cannot be made or is a link, `cancelled`.
  static Result<StepLog> open(const std::filesystem::path& folder, std::string name, Progress& progress);

  unsigned steps() const { return steps_; }                         // that are finished
  static std::uint64_t bytes(const std::filesystem::path& folder);  // of all steps there, on disk

  // Those after so many are done again.
  void go_on_from(unsigned steps) { steps_ = std::min(steps_, steps); }
  // Whoever was stopped in the middle of a step begins it again.
  BlockWriter begin_step() const { return {path_of(steps_), name_}; }
  // The step was finished.
  void end_step() { ++steps_; }
  // All steps and the folder go, when the work is over; what is not ours stays, and the folder with it.
  void clear() const;

  Result<BlockFile> step(unsigned number, const Progress& progress) const {
    return BlockFile::open(path_of(number), name_, progress);
  }

 private:
  std::filesystem::path folder_;
  std::string name_;
  NameLock lock_;
  unsigned steps_ = 0;

  StepLog(std::filesystem::path folder, std::string name, NameLock lock)
      : folder_(std::move(folder)), name_(std::move(name)), lock_(std::move(lock)) {}

  std::filesystem::path path_of(unsigned step) const { return path_of(folder_, step); }
  static std::filesystem::path path_of(const std::filesystem::path& folder, unsigned step);
};

}  // namespace asobi
