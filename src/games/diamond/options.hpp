// How a diamond game is opened: the board, the seats, the switches of the rules, and where it begins.
#pragma once

#include <optional>
#include <string>

#include "games/diamond/game.hpp"

namespace asobi::diamond {

enum class WinRule { full, all };
enum class CornerRule { free, own };
enum class GoalRule { leave, stay };

constexpr auto names(WinRule) { return std::to_array<std::string_view>({"full", "all"}); }
constexpr auto names(CornerRule) { return std::to_array<std::string_view>({"free", "own"}); }
constexpr auto names(GoalRule) { return std::to_array<std::string_view>({"leave", "stay"}); }

// What is not given has its usual value.
struct Options {
  std::optional<int> dim = {};      // 3
  std::optional<int> size = {};     // 8 in the plane, 3 in space, 2 and 1 above
  std::optional<int> players = {};  // 2; not with seats
  std::optional<std::string> seats = {};
  std::optional<WinRule> win = {};         // full; all where an army lacks pieces
  std::optional<CornerRule> corners = {};  // free
  std::optional<GoalRule> goal = {};       // leave
  std::optional<int> repetition = {};      // 0: never
  std::optional<System> coordinates = {};  // simplex
  std::optional<std::string> position = {};
  std::optional<std::string> target = {};
  std::optional<std::int64_t> limit = {};  // 0: none

  static constexpr auto fields() {
    return std::tuple(field("dim", &Options::dim), field("size", &Options::size), field("players", &Options::players),
                      field("seats", &Options::seats), field("win", &Options::win), field("corners", &Options::corners),
                      field("goal", &Options::goal), field("repetition", &Options::repetition),
                      field("coordinates", &Options::coordinates), field("position", &Options::position),
                      field("target", &Options::target), field("limit", &Options::limit));
  }
  friend bool operator==(const Options&, const Options&) = default;
};

Result<Game> open(const Options& options);

}  // namespace asobi::diamond
