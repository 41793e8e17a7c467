// The tool solo: the fewest moves in which one army gets home, alone on the board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/diamond/game.hpp"
#include "play/argument.hpp"

namespace asobi::diamond {

struct SoloArguments {
  std::optional<std::size_t> width = {};  // placements kept after each move; else what takes some seconds
  std::size_t prove = 500'000;            // placements that the proof may keep; 0: no proof
};

struct SoloLine {
  int lower_bound = 0;
  std::size_t width = 0;
  std::size_t placements = 0, kept = 0;
  std::vector<std::string> line = {};
  std::optional<Text> source = {};

  std::size_t moves() const { return line.size(); }
  bool proved() const { return lower_bound == static_cast<int>(line.size()); }

  static constexpr auto fields() {
    return field_list(field("moves", &SoloLine::moves), field("proved", &SoloLine::proved, "that fewer do not do"),
                      field("lower_bound", &SoloLine::lower_bound, "so many moves are needed"),
                      field("width", &SoloLine::width, "placements kept after each move"),
                      field("placements", &SoloLine::placements, "looked at on the way to the line"),
                      field("kept", &SoloLine::kept, "placements, for the proof"), field("line", &SoloLine::line),
                      field("source", &SoloLine::source, "where more is known from than was found now"));
  }
};
// The army of whoever is to move, the other pieces taken away: what is found now.
Result<SoloLine> solo_line(const Game& game, const Game::State& state, const SoloArguments& asked, Context& context);
// The same with what is known besides, if that is more.
Result<SoloLine> with_what_is_known(const Game& game, const Game::State& state, SoloLine found);
std::string text(const SoloLine& solo, Lang lang);

}  // namespace asobi::diamond
