#include "games/diamond/computer/opponents.hpp"

namespace asobi::diamond {

std::optional<Level> level_named(std::string_view name) {
  for (const LevelRow& row : levels) {
    if (row.name == name) return row.level;
  }
  return std::nullopt;
}

}  // namespace asobi::diamond
