// Any bytes through every reader of what a person types.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "games/nim/game.hpp"
#include "games/sliding/board/board.hpp"
#include "games/sliding/board/picture.hpp"
#include "games/sliding/paper/loops.hpp"
#include "games/sliding/paper/paper_group.hpp"
#include "games/sliding/paper/three_cycles.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/puzzle/names.hpp"
#include "math/permutation.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace asobi;
  using namespace asobi::sliding;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  shown(text);
  display_width(text);
  to_integer(text);
  parse_shape(text);
  parse_slides(text);
  parse_generators(text);
  parse_word(text, 2);
  nim::parse_heaps(text);
  nim::parse_limits(text, 3);
  const nim::Game game(nim::Rules({3, 0, nim::most_stones}, {2, 2, nim::unlimited}));
  if (const auto take = game.parse_move(game.start(), text)) game.after(game.start(), *take);
  if (const auto puzzle = twisty::make_named(text)) {
    if (!twisty::parse_description(puzzle->description().text())) __builtin_trap();
  }
  static const auto models = [] {
    std::vector<twisty::Model> out;
    for (const auto name : {"cube-face-3", "cube-face-4", "cube-edge-2", "pyraminx", "skewb", "megaminx", "fto"}) {
      out.push_back(std::move(*twisty::Model::make(name)));
    }
    return out;
  }();
  for (const twisty::Model& model : models) {
    const auto turns = twisty::parse_turns(model, text);
    if (turns && *twisty::parse_turns(model, twisty::turns_text(model, *turns)) != *turns) __builtin_trap();
  }
  for (const Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{10, 10}}) {
    if (const auto position = parse_position(shape, text)) {
      if (*parse_position(shape, tiles_text(*position)) != *position) __builtin_trap();
    }
    parse_paper_position(shape, text);
    parse_loops(shape, text);
    parse_cycle_product(text, shape.cells());
  }
  return 0;
}
