#include "games/sliding/game.hpp"

#include <utility>

#include "games/sliding/board/normal.hpp"
#include "games/sliding/board/picture.hpp"
#include "play/typed_session.hpp"

namespace asobi::sliding {

void Rules::moves(const Position& position, std::vector<Push>& out) const {
  for (const Slide slide : all_slides) {
    int blank = position.blank;
    for (int tiles = 1; const auto next = blank_after(shape(), blank, slide); ++tiles) {
      out.push_back({slide, tiles});
      blank = *next;
    }
  }
}

Position Rules::after(Position position, const Push& push) const {
  for (int i = 0; i < push.tiles; ++i) position.slide_unchecked(push.slide);
  return position;
}

std::string Rules::move_name(const Position&, const Push& push) const {
  return push.tiles == 1 ? std::string(1, letter(push.slide)) : fmt::format("{}{}", letter(push.slide), push.tiles);
}

View Rules::view(const Position& position) const {
  View out{.kind = {},
           .rows = shape().rows,
           .cols = shape().cols,
           .labels = {},
           .tiles = position.tiles,
           .goal = goal_.tiles,
           .blank = position.blank,
           .solved = solved(position),
           .solvable = solvable(position, goal_)};
  for (const Tile tile : position.tiles) out.labels.push_back(tile == 0 ? "" : fmt::to_string(tile));
  return out;
}

std::string Rules::picture(const Position& position, Lang) const { return sliding::picture(position); }

Result<std::vector<Push>> Game::parse_line(Position position, std::string_view text) const {
  std::vector<Push> out;
  for (const std::string_view word : words(text)) {
    for (std::size_t from = 0, to = 1; from < word.size(); from = to++) {
      while (to < word.size() && word[to] >= '0' && word[to] <= '9') ++to;
      const std::string_view name = word.substr(from, to - from);
      ASOBI_TRY(const Push push, within(listed_move(*this, position, name), name, text));
      position = after(std::move(position), push);
      out.push_back(push);
    }
  }
  return out;
}

namespace {

Result<Position> position_option(const std::optional<std::string>& tiles, bool paper, const Position& otherwise) {
  if (!tiles) return otherwise;
  return paper ? parse_paper_position(otherwise.shape, *tiles) : parse_position(otherwise.shape, *tiles);
}

}  // namespace

Result<Game> open(const Options& options) {
  ASOBI_TRY(const Shape shape, parse_shape(options.size));
  const Position home = options.paper ? Position::paper_ordered(shape) : Position::ordered(shape);
  ASOBI_TRY(const Position goal, position_option(options.goal, options.paper, home));
  ASOBI_TRY(Position start, position_option(options.tiles, options.paper, goal));
  if (options.seed) {
    Random random(*options.seed);
    start = random_position(goal, random);
  }
  return Game(Rules(std::move(start), goal));
}

}  // namespace asobi::sliding
