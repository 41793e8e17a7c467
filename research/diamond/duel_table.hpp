// The table of a duel too large for memory: decided in steps that are kept on disk, and asked for one position at a
// time. 51 points take an hour, 7 GB of memory and 5 GB of disk, 16 and 13 GB where seats are not opposite.
#pragma once

#include "base/context.hpp"
#include "games/diamond/solve/solved.hpp"
#include "research/keep/store.hpp"

namespace asobi::diamond {

bool is_too_large_for_memory(const Mover<WideBits>& mover);

// Decides a duel in steps (duel_search.hpp) that are kept beside its table, which is at `path` at the end, with the
// first member of a team; whoever was stopped goes on where it was.
Result<void> decide_in_steps(const Arena& arena, const std::filesystem::path& path, const KeepArguments& asked,
                             Team& team, unsigned threads, Progress& progress);

// Such a duel, by its table, which is made if it is not in the folder of the shelf. Members of the context's team ask
// together.
Result<Solved> solved_in_steps(const Mover<WideBits>& mover, const KeepArguments& asked, Context& context);

// Puts the verdicts of a table in the folder on the shelf, if it is there, so that all tools find them. An error of
// code `corrupt` when it is damaged.
Result<void> put_on_shelf(const Mover<WideBits>& mover, Context& context);

}  // namespace asobi::diamond
