// What is asked about all positions of a bar up to a bound: its L-states and the Grundy numbers of the plane. Cost:
// that of the plane table (plane.hpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/chocolate/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::chocolate {

constexpr std::uint32_t greatest_bound = 65'535;

// The argument that the tools about all positions share.
template <class S>
Argument<S> bound_argument(std::uint32_t S::* max, Text help) {
  return argument("max", max, {"Up to", "上限"}, std::move(help)).within(0, greatest_bound);
}

struct LStatesArguments {
  std::uint32_t max = 0;                // the greatest x and y
  std::optional<std::string> csv = {};  // a file to write them to
};

struct LStateList {
  std::uint64_t count = 0;
  std::optional<std::string> csv = {};                // the file they were written to, or
  std::optional<std::vector<Position>> lstates = {};  // by x, then y

  static constexpr auto fields() {
    return field_list(field("count", &LStateList::count),
                      field("csv", &LStateList::csv, "the file they were written to; otherwise they are listed"),
                      field("lstates", &LStateList::lstates, "each {x, y, z}, by x, then y"));
  }
};
// Without a file an error of code `limit` where there are more than 500,000.
Result<LStateList> lstates(const Game& game, const Game::State& state, const LStatesArguments& asked, Context& context);
std::string text(const LStateList& list, Lang lang);

struct TableArguments {
  std::uint32_t max = 15;  // the greatest y
};

struct PlaneTable {
  std::uint64_t positions = 0;
  std::uint32_t greatest = 0;                   // of its numbers
  std::vector<std::vector<Plane::Value>> rows;  // by y, then z

  static constexpr auto fields() {
    return field_list(field("positions", &PlaneTable::positions),
                      field("greatest", &PlaneTable::greatest, "of the Grundy numbers"),
                      field("rows", &PlaneTable::rows, "g(y, z) by y, then z"));
  }
};
// An error of code `limit` where there are more than a million.
Result<PlaneTable> table(const Game& game, const Game::State& state, const TableArguments& asked, Context& context);
std::string text(const PlaneTable& table, Lang lang);

ToolRows<Game> table_tools();

}  // namespace asobi::chocolate
