// Additive pattern databases: the least number of moves of the tiles of one pattern that brings them home, whatever
// the other tiles do; the blank starts (seen from the goal) in its goal cell and moves freely through other tiles.
// Korf, Felner (2002), section 4. Made by breadth-first search over blocks (occupied set, region of the blank); a block
// is a bitmap over the k! orders, so most of the work is whole words. An entry is a nibble, (moves - Manhattan)/2, cut
// at 15. A table that is aware of the blank has an entry for each of its regions instead of the least over all: 1.4
// times the entries for 6 tiles on 25 cells; a move of a tile then changes the sum by one, never more. Cost for 8 tiles
// on 16 cells: 261 MB kept, about 0.7 GB while it is made.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/context.hpp"
#include "games/sliding/optimal/partition.hpp"
#include "games/sliding/optimal/pattern_index.hpp"
#include "games/sliding/optimal/regions.hpp"

namespace asobi::sliding {

struct PatternSpec {
  Shape shape;
  int goal_blank = 0;
  Pattern cells;
  bool aware = false;  // of the region of the blank

  std::string name() const;  // "sliding/pattern/4x4/blank15/0-7", or "sliding/aware/…"
};

// A table has a row for each order of the tiles, with a column for each occupied set, or for each pair of set and
// region; rows are filled up to whole strips.
constexpr std::size_t pattern_strip = 128;
constexpr std::size_t pattern_row(std::uint32_t columns) {
  return (columns + pattern_strip - 1) / pattern_strip * pattern_strip;
}

// The pattern leaves at least three cells free (else some placements cannot be reached). `label` names the work in
// reports. The census counts the entries by their number of moves.
Result<Table> make_pattern_table(const PatternSpec& spec, const PatternIndex& index, const Regions& regions,
                                 unsigned threads, Progress& progress, const Text& label);

// The census has all entries and, where it is known, is the known one; and the entries add up to it.
bool is_sound(const PatternSpec& spec, const PatternIndex& index, const Regions& regions, const Table& table);

class PatternDatabase {
 public:
  PatternDatabase(PatternSpec spec, std::shared_ptr<const PatternIndex> index, std::shared_ptr<const Regions> regions,
                  std::shared_ptr<const Table> table)
      : spec_(std::move(spec)),
        index_(std::move(index)),
        regions_(std::move(regions)),
        table_(std::move(table)),
        nibbles_(reinterpret_cast<const std::uint8_t*>(table_->data.data())) {}

  const PatternSpec& spec() const { return spec_; }
  const PatternIndex& index() const { return *index_; }
  const Regions& regions() const { return *regions_; }
  const Table& table() const { return *table_; }

  // Where the entry of a placement stands; the blank's cell matters only if the table is aware of it.
  std::size_t entry(std::uint32_t mask, std::uint32_t order, int blank) const {
    if (!spec_.aware) return index_->index(mask, order);
    return order * pattern_row(regions_->size()) + regions_->find(index_->rank_set(mask), blank);
  }
  // (moves - Manhattan distance)/2 of an entry, at most 15.
  int excess(std::size_t entry) const { return nibbles_[entry >> 1] >> (entry % 2 * 4) & 15; }
  const std::uint8_t* nibbles() const { return nibbles_; }

 private:
  PatternSpec spec_;
  std::shared_ptr<const PatternIndex> index_;
  std::shared_ptr<const Regions> regions_;
  std::shared_ptr<const Table> table_;
  const std::uint8_t* nibbles_;
};

// The databases of a partition, from the shelf or made now.
Result<std::vector<PatternDatabase>> pattern_databases(Shape shape, int goal_blank,
                                                       const std::vector<Pattern>& patterns, bool aware,
                                                       Context& context);

}  // namespace asobi::sliding
