// Where a long count is: in memory, whose state is kept now and then; in files; in the memory of a team. What that
// takes, memory and disk, is asked for here and nowhere else, before anything is begun.
#pragma once

#include <filesystem>
#include <optional>

#include "base/context.hpp"
#include "play/argument.hpp"
#include "research/keep/checkpoint.hpp"
#include "solve/blocks.hpp"

namespace asobi {

// What tools that take long are told.
struct KeepArguments {
  bool resume = false;  // go on from the state that was kept, and keep it
  bool files = false;   // count in files
  int disk = 0;         // MiB that may be taken; 0: what is free
};
// `files` only where a count can be in files.
Arguments<KeepArguments> keep_arguments(bool files);

// What work will take at once; of files that are mapped, both.
struct Wanted {
  std::uint64_t memory = 0, disk = 0;
};
// Errors: `limit`, with what to do, when that is more than is allowed, or than the disk of the folder has free.
Result<void> check_budget(const Wanted& wanted, const std::filesystem::path& folder, const KeepArguments& asked,
                          const Progress& progress);

class ResearchStore final : public BlockStore {
 public:
  // The team of the context, and the folder of its shelf.
  ResearchStore(KeepArguments asked, Context& context);

  Team& team() override { return team_; }
  // Errors besides: `invalid` where there is no folder to keep anything in, or a team should count in files; `corrupt`
  // when the kept state is damaged.
  Result<std::unique_ptr<Blocks>> open(const std::string& name, RowPlan plan, Progress& progress) override;
  void done(const std::string& name) override;

 private:
  KeepArguments asked_;
  std::filesystem::path folder_;
  Team alone_;
  Team& team_;

  bool keeps() const { return asked_.resume || asked_.files; }
  Checkpoints states_of(const std::string& name) const;
};

}  // namespace asobi
