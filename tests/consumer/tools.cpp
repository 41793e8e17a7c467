// What the program's commands answer, as structs: the tools of two games, called as functions, told in Japanese and as
// JSON; and the same of any game, by the names that the command line and the page use.
#include <asobi/base/fields_json.hpp>
#include <asobi/games/catalogue.hpp>
#include <asobi/games/sliding/tools/position_tools.hpp>
#include <asobi/games/twisty/tools/definition_tools.hpp>
#include <fmt/format.h>

using namespace asobi;

int main() {
  Progress progress;
  Shelf shelf;
  Context context{.progress = progress, .shelf = shelf};

  const auto game = sliding::open({.size = "3x3", .tiles = "8 6 7 2 5 4 3 0 1"}).value();
  const sliding::SolveAnswer solved = sliding::solve(game, game.start(), {.optimal = true}, context).value();
  fmt::print("{}{}\n", text(solved, Lang::ja), to_line(json_of(solved, Lang::en)));

  const auto cube = twisty::open({.puzzle = "rubik"}).value();
  const auto info = twisty::puzzle_info(cube, cube.start(), {}, context).value();
  fmt::print("{} pieces, {} stickers\n", info.pieces, info.stickers);

  const Catalogue catalogue{all_games(), {}};
  const auto session = (*catalogue.entry("sliding"))->open({{"size", "3x3"}, {"tiles", "8 6 7 2 5 4 3 0 1"}}).value();
  const Answer answer = session->ask("solve", {{"optimal", true}}, context).value();
  return solved.length() == 31 && answer.as<sliding::SolveAnswer>()->moves() == solved.moves() ? 0 : 1;
}
