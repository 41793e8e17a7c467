// Duels that took long to decide, as facts: nobody need compute them again to know who wins. The whole table can be
// made (Solved::make_in_steps), or fetched into the folder for tables.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/text.hpp"

namespace asobi::diamond {

struct KnownDuel {
  std::string_view table;                  // its name
  std::span<const std::uint64_t> census;   // by code (PositionValue), of one player to move
  std::span<const std::string_view> line;  // best play from the start to the end
  struct {
    std::string_view en, ja;
  } took;

  Text source() const;  // by what, when, how long
};

const KnownDuel* known_duel(std::string_view table);

}  // namespace asobi::diamond
