#include "games/sliding/optimal/path_automaton.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace asobi::sliding {
namespace {

TEST(PathAutomaton, DepthTwoOnlyForbidsToUndo) {
  const PathAutomaton automaton(2);
  for (const Slide first : all_slides) {
    const auto state = automaton.after(PathAutomaton::start(), first);
    ASSERT_NE(state, PathAutomaton::forbidden);
    for (const Slide second : all_slides) {
      EXPECT_EQ(automaton.after(state, second) == PathAutomaton::forbidden, second == opposite(first));
    }
  }
}

TEST(PathAutomaton, OfTwoWaysAroundASquareOneIsForbidden) {
  const PathAutomaton automaton(6);
  const auto allowed = [&](const char* letters) {
    auto state = PathAutomaton::start();
    const auto slides = *parse_slides(letters);
    return std::ranges::all_of(slides, [&](Slide slide) {
      state = automaton.after(state, slide);
      return state != PathAutomaton::forbidden;
    });
  };
  for (const auto& [one, other] : {std::pair{"LURDLU", "ULDRUL"}, {"RDLURD", "DRULDR"}, {"LDRULD", "DLURDL"}}) {
    EXPECT_NE(allowed(one), allowed(other)) << one;
  }
  EXPECT_TRUE(allowed("LLUURR"));
}

// Whatever is forbidden, every position keeps an allowed path of its true distance, on boards with near edges too.
TEST(PathAutomatonStandard, EveryPositionKeepsAShortestPath) {
  for (const Shape shape : {Shape{2, 3}, Shape{4, 2}, Shape{3, 3}, Shape{5, 5}}) {
    for (const int blank : {0, shape.cells() / 2}) {
      Position start = Position::ordered(shape);
      std::rotate(start.tiles.begin() + blank, start.tiles.end() - 1, start.tiles.end());
      start.blank = blank;
      const PathAutomaton& automaton = PathAutomaton::usual();
      std::map<std::string, Position> level = {{tiles_text(start), start}};
      std::set<std::string> seen = {tiles_text(start)};
      std::set<std::pair<std::string, PathAutomaton::State>> allowed = {{tiles_text(start), PathAutomaton::start()}};
      for (int distance = 1; distance <= (shape.cells() > 9 ? 11 : 13); ++distance) {
        std::map<std::string, Position> next;
        std::set<std::pair<std::string, PathAutomaton::State>> next_allowed;
        std::set<std::string> reached;
        for (const auto& [tiles, position] : level) {
          for (const Slide slide : all_slides) {
            if (!position.can(slide)) continue;
            Position other = position;
            other.slide_unchecked(slide);
            if (!seen.contains(tiles_text(other))) next.emplace(tiles_text(other), other);
          }
        }
        for (const auto& [tiles, state] : allowed) {
          const Position& position = level.at(tiles);
          for (const Slide slide : all_slides) {
            const auto after = automaton.after(state, slide);
            if (!position.can(slide) || after == PathAutomaton::forbidden) continue;
            Position other = position;
            other.slide_unchecked(slide);
            const std::string key = tiles_text(other);
            if (!next.contains(key)) continue;
            next_allowed.emplace(key, after);
            reached.insert(key);
          }
        }
        ASSERT_EQ(reached.size(), next.size()) << shape.name() << " at distance " << distance;
        for (const auto& [tiles, position] : next) seen.insert(tiles);
        level = std::move(next);
        allowed = std::move(next_allowed);
      }
    }
  }
}

}  // namespace
}  // namespace asobi::sliding
