// What took long to decide, as facts: nobody need compute it again to know who wins a duel, or how few moves bring one
// army home. The whole table of a duel is made by research/diamond.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/text.hpp"

namespace asobi::diamond {

// How long it took, for people.
struct Took {
  std::string_view en, ja;
};

struct KnownDuel {
  std::string_view name;                        // of its table
  std::span<const std::uint64_t> census;        // by code (PositionValue), of one player to move
  std::span<const std::string_view> line = {};  // best play from the start to the end; none where the start is a draw
  Took took;

  Text source() const;  // by what, when, how long
};

const KnownDuel* known_duel(std::string_view name);

// One army alone, from home.
struct KnownSolo {
  std::string_view name;                        // as a table of it would be named
  int lower_bound;                              // so many moves are needed
  std::span<const std::string_view> line = {};  // where a search of some seconds finds only longer ones
  std::size_t prove;                            // placements that a proof of it may keep
  Took took;

  Text source() const;
};

const KnownSolo* known_solo(std::string_view name);

}  // namespace asobi::diamond
