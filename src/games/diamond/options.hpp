// How a diamond game is opened: the board, the seats, the switches of the rules, and where it begins.
#pragma once

#include <optional>
#include <string>

#include "games/diamond/game.hpp"

namespace asobi::diamond {

enum class CornerRule { free, own };
enum class GoalRule { leave, stay };

constexpr auto names(CornerRule) { return std::to_array<std::string_view>({"free", "own"}); }
constexpr auto names(GoalRule) { return std::to_array<std::string_view>({"leave", "stay"}); }
inline auto labels(CornerRule) {
  return std::to_array<Text>({{"open to all", "誰でも止まれる"}, {"not to rest in", "止まれない"}});
}
inline auto labels(GoalRule) { return std::to_array<Text>({{"may leave", "出てもよい"}, {"must stay", "出られない"}}); }

struct UsualOptions {
  int dim = 3;
  int players = 2;
  WinRule win = WinRule::full;  // all where an army lacks pieces
  CornerRule corners = CornerRule::free;
  GoalRule goal = GoalRule::leave;
  int repetition = 0, limit = 0;  // never, none
  System coordinates = System::simplex;
};
inline constexpr UsualOptions usual_options;

// What is not given has its usual value.
struct Options {
  std::optional<int> dim = {};
  std::optional<int> size = {};     // usual_size(dim)
  std::optional<int> players = {};  // not with seats
  std::optional<std::string> seats = {};
  std::optional<WinRule> win = {};
  std::optional<CornerRule> corners = {};
  std::optional<GoalRule> goal = {};
  std::optional<int> repetition = {};
  std::optional<System> coordinates = {};
  std::optional<std::string> position = {};
  std::optional<std::string> target = {};
  std::optional<std::int64_t> limit = {};

  static constexpr auto fields() {
    return field_list(field("dim", &Options::dim), field("size", &Options::size), field("players", &Options::players),
                      field("seats", &Options::seats), field("win", &Options::win), field("corners", &Options::corners),
                      field("goal", &Options::goal), field("repetition", &Options::repetition),
                      field("coordinates", &Options::coordinates), field("position", &Options::position),
                      field("target", &Options::target), field("limit", &Options::limit));
  }
  friend bool operator==(const Options&, const Options&) = default;
};

Result<Game> open(const Options& options);

}  // namespace asobi::diamond
