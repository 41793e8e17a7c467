// Optimal solutions by iterative deepening A* with many additive partitions at once (Clausecker's compound catalogues):
// a catalogue is a list of tables, aware of the blank; every way to cover the tiles by its tables and, on square boards
// whose goal blank lies on the main diagonal, by their mirror images, is a partition, and the bound is the greatest
// sum. A table that is part of many partitions is looked up once. A move changes one part of every partition, and that
// by one move: so only a partition that leaves no room may cut, and the one that cut last is looked up first. And so a
// part's excess over the Manhattan distance can only fall by one where this rises, and only rise where it falls: its
// lowest bit tells all (Breyer, Korf, "1.6-bit pattern databases", 2010), and the search reads tables of these bits, a
// quarter as large.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/board/manhattan.hpp"
#include "games/sliding/optimal/path_automaton.hpp"
#include "games/sliding/optimal/pattern_database.hpp"
#include "games/sliding/optimal/search_board.hpp"

namespace asobi::sliding {

constexpr std::size_t most_parts = 32;       // tables and their mirror images; more are left out
constexpr std::size_t most_parts_of = 12;    // those that one tile belongs to
constexpr std::size_t most_partitions = 16;  // of a catalogue; more are left out
constexpr int most_compound_cells = 25;

class CompoundSearch {
 public:
  CompoundSearch(CompoundSearch&&) = default;
  CompoundSearch& operator=(CompoundSearch&&) = default;
  // Takes the tables from the shelf or makes them. Some partition must consist of `tables`; else an error of code
  // `invalid`.
  static Result<CompoundSearch> prepare(Shape shape, int goal_blank, const std::vector<Pattern>& tables,
                                        Context& context);

  // Nodes are positions generated, the root not counted. Errors: `unsolvable`, `cancelled`, and `limit` after
  // node_limit nodes (0: no limit).
  Result<OptimalAnswer> solve(const Normal& normal, std::uint64_t node_limit, Context& context) const;

  // A lower bound of the length of any solution.
  int lower_bound(const Normal& normal) const;

  std::size_t partitions() const { return partitions_; }
  const std::vector<PatternDatabase>& databases() const { return databases_; }

 private:
  friend class CompoundWalker;

  // A table or its mirror image, as the inner loop reads it; tables of as many tiles are numbered alike.
  struct Layout {
    PatternIndex::Raw index;
    Regions::Raw regions;
    std::size_t row;
  };
  struct Part {
    const std::uint8_t* parities;  // of the entries' excess, a bit each
    const Layout* layout;
    std::size_t database;
    std::uint32_t tiles;  // goal cells of the board, as a mask
    bool mirrored;
  };
  using Sums = std::array<std::uint8_t, most_partitions>;  // by partition
  struct Tile {
    std::array<std::uint8_t, most_parts_of> parts{};  // those that the tile belongs to, mirror images last
    std::size_t plain = 0;                            // how many are no mirror images
    std::size_t count = 0;
    Sums part_of{};  // by partition: which of them it has
  };

  CompoundSearch() = default;

  SearchBoard board_;
  std::vector<PatternDatabase> databases_;
  std::vector<Buffer> parities_;           // by database
  std::map<std::size_t, Layout> layouts_;  // by how many tiles a table has
  std::vector<Part> parts_;
  std::size_t partitions_ = 0;
  std::vector<std::uint64_t> covers_;  // by partition: its parts as a mask
  std::vector<Sums> uses_;             // by part: ones for the partitions that have it
  std::vector<Tile> tiles_;            // by goal cell

  const PathAutomaton* automaton_ = &PathAutomaton::usual();

  Result<void> make_parities(Progress& progress);
  void make_parts();
  void make_covers();
  void cover(std::uint32_t left, std::uint64_t chosen);
  void add(std::uint64_t chosen);
  bool has_room(std::uint64_t chosen) const;
};

}  // namespace asobi::sliding
