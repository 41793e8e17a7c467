// Optimal solutions by iterative deepening A* with many sums of tables at once (after Clausecker's compound
// catalogues): a catalogue is a list of tables, aware of the blank. Tables without a common tile, and, on square boards
// whose goal blank lies on the main diagonal, their mirror images, may be added up; a tile of none of them counts by
// its Manhattan distance. So every set of disjoint tables to which no other can be added (a packing) gives a bound,
// also if it does not cover the board, and the greatest one holds. A table that is part of many packings is looked up
// once. A move changes at most one part of every packing, and that by one move: so only a packing that leaves no room
// may cut. It does without a look where the tile is none of its tiles and leaves its goal; else one is asked first,
// that which cut this move last. And so a part's excess over the Manhattan distance can only fall by one where this
// rises, and only rise where it falls: its lowest bit tells all (Breyer, Korf, "1.6-bit pattern databases", 2010), and
// the search reads tables of these bits, a quarter as large.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/board/manhattan.hpp"
#include "games/sliding/optimal/packings.hpp"
#include "games/sliding/optimal/path_automaton.hpp"
#include "games/sliding/optimal/pattern_database.hpp"
#include "games/sliding/optimal/search_board.hpp"

namespace asobi::sliding {

constexpr std::size_t most_parts = 32;     // tables and their mirror images; more are left out
constexpr std::size_t most_parts_of = 12;  // those that one tile belongs to; more are left out
constexpr std::size_t most_packings = 64;  // of a catalogue; those that bound best together are kept
constexpr int most_compound_cells = 25;

class CompoundSearch {
 public:
  CompoundSearch(CompoundSearch&&) = default;
  CompoundSearch& operator=(CompoundSearch&&) = default;
  // Takes the tables from the shelf or makes them. No table, or too large a board: an error of code `invalid`.
  static Result<CompoundSearch> prepare(Shape shape, int goal_blank, const std::vector<Pattern>& tables,
                                        Context& context);

  // Nodes are positions generated, the root not counted. Errors: `unsolvable`, `cancelled`, and `limit` after
  // node_limit nodes (0: no limit).
  Result<OptimalAnswer> solve(const Normal& normal, std::uint64_t node_limit, Context& context) const;

  // A lower bound of the length of any solution.
  int lower_bound(const Normal& normal) const;

  std::size_t packings() const { return packings_.size(); }
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
  using Sums = std::array<std::uint8_t, most_packings>;  // by packing
  struct Tile {
    std::array<std::uint8_t, most_parts_of> parts{};  // those that the tile belongs to, mirror images last
    std::size_t plain = 0;                            // how many are no mirror images
    std::size_t count = 0;
    Sums part_of{};  // by packing: which of them it has, or no_part
    Sums without{};  // by packing: ones where it has none
  };

  static constexpr std::uint8_t no_part = 255;

  CompoundSearch() = default;

  SearchBoard board_;
  std::vector<PatternDatabase> databases_;
  std::vector<Buffer> parities_;           // by database
  std::map<std::size_t, Layout> layouts_;  // by how many tiles a table has
  std::vector<Part> parts_;
  std::vector<Packing> packings_;
  std::vector<Sums> uses_;   // by part: ones for the packings that have it
  std::vector<Tile> tiles_;  // by goal cell

  const PathAutomaton* automaton_ = &PathAutomaton::usual();

  Result<void> make_parities(Progress& progress);
  void make_parts();
  void add_part(Part part);
  void make_packings();
  std::vector<std::vector<std::uint8_t>> sample_sums() const;
  void use(std::size_t packing);
};

}  // namespace asobi::sliding
