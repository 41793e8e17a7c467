// Additive pattern databases: the least number of moves of the tiles of one pattern that brings them home, whatever
// the other tiles do; the blank starts (seen from the goal) in its goal cell and moves freely through other tiles.
// Korf, Felner (2002), section 4. Made by breadth-first search over blocks (occupied set, region of the blank); a block
// is a bitmap over the k! orders, so most of the work is whole words. An entry is a nibble, (moves - Manhattan)/2, cut
// at 15. Cost for 8 tiles on 16 cells: 261 MB kept, about 0.7 GB while it is made.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/context.hpp"
#include "games/sliding/optimal/partition.hpp"
#include "games/sliding/optimal/pattern_index.hpp"

namespace asobi::sliding {

struct PatternSpec {
  Shape shape;
  int goal_blank = 0;
  Pattern cells;

  std::string name() const;  // "sliding/pattern/4x4/blank15/0-7"
};

// The pattern leaves at least three cells free (else some placements cannot be reached). `label` names the work in
// reports. The census counts the placements by their number of moves.
Result<Table> make_pattern_table(const PatternSpec& spec, const PatternIndex& index, unsigned threads,
                                 Progress& progress, const Text& label);

// The census has n!/(n-k)! placements in all and, where it is known, is the known one; and the entries add up to it.
bool is_sound(const PatternSpec& spec, const PatternIndex& index, const Table& table);

class PatternDatabase {
 public:
  PatternDatabase(PatternSpec spec, std::shared_ptr<const PatternIndex> index, std::shared_ptr<const Table> table)
      : spec_(std::move(spec)),
        index_(std::move(index)),
        table_(std::move(table)),
        nibbles_(reinterpret_cast<const std::uint8_t*>(table_->data.data())) {}

  const PatternSpec& spec() const { return spec_; }
  const PatternIndex& index() const { return *index_; }
  const Table& table() const { return *table_; }

  // (moves - Manhattan distance)/2 of an entry, at most 15.
  int excess(std::size_t entry) const { return nibbles_[entry >> 1] >> (entry % 2 * 4) & 15; }
  const std::uint8_t* nibbles() const { return nibbles_; }

 private:
  PatternSpec spec_;
  std::shared_ptr<const PatternIndex> index_;
  std::shared_ptr<const Table> table_;
  const std::uint8_t* nibbles_;
};

// The databases of a partition, from the shelf or made now.
Result<std::vector<PatternDatabase>> pattern_databases(Shape shape, int goal_blank,
                                                       const std::vector<Pattern>& patterns, Context& context);

}  // namespace asobi::sliding
