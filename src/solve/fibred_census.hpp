// All states of a fibred space by their distance from the start: breadth first over bits, a word of 64 entries and a
// move at a time. Where the bits are is the business of the blocks (solve/blocks.hpp); a row of the blocks has a bit
// for each entry of the space's table: the frontiers of even and of odd distances, and two planes, which hold 0 for
// what is not seen, else 1 + distance modulo 3.
//
// In the memory of one process a small frontier is pushed along all moves, and a large one is pulled from by what is
// not seen. In files, or where several processes have a part of the rows each, everybody pulls what he makes anew from
// the whole frontier, which is all that is sent; only rows next to one with something in the frontier are looked at.
// Memory: four bits an entry, and in the end two for the table of distances; other processes and files need those two
// besides.
#pragma once

#include <cstdint>
#include <vector>

#include "base/buffer.hpp"
#include "base/processor.hpp"
#include "base/team.hpp"
#include "solve/blocks.hpp"
#include "solve/fibred_space.hpp"

namespace asobi {

constexpr std::size_t rows_to_count = 4, rows_made_anew = 3;  // by a level: all but the frontier before

struct FibredCount {
  std::vector<std::uint64_t> distribution;  // by distance from the start
  std::vector<std::uint64_t> farthest;      // all entries at the greatest distance, ascending
  Buffer distances;                         // a DistanceTable, and two words for what its owner keeps with it
};
std::uint64_t bytes_of_distances(std::uint64_t entries);

// What counting in memory will ask for.
std::uint64_t bytes_to_count(std::uint64_t entries);

// By rank the first word of a row that a member of a team of that size keeps, and the end.
std::vector<std::uint64_t> parts_of_team(const FibredSpace& space, std::size_t members);

// In the memory of this process.
Result<FibredCount> count_states(const FibredSpace& space, unsigned threads, Progress& progress,
                                 Processor processor = this_processor());
// In blocks of `rows_to_count` rows; the count goes on from the state that they begin with. The answer is everybody's.
Result<FibredCount> count_states(const FibredSpace& space, Blocks& blocks, Team& team, unsigned threads,
                                 Progress& progress, Processor processor = this_processor());

}  // namespace asobi
