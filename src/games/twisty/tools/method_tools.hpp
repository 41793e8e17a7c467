// Which ways to solve a puzzle there are.
#pragma once

#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/game.hpp"
#include "games/twisty/methods/paper_lengths.hpp"
#include "play/argument.hpp"

namespace asobi::twisty {

// A parameter of `solve` that not every method understands.
enum class MethodWish { as, length, memory };
constexpr auto names(MethodWish) { return std::to_array<std::string_view>({"as", "length", "memory"}); }

struct MethodRow {
  std::string id;
  Text title, about;
  std::vector<MethodWish> wishes;
  std::vector<PaperLength> paper;

  static constexpr auto fields() {
    return field_list(field("id", &MethodRow::id), field("title", &MethodRow::title), field("about", &MethodRow::about),
                      field("wishes", &MethodRow::wishes, "arguments of solve that it understands"),
                      field("paper", &MethodRow::paper, "how long its solutions are there, by puzzle"));
  }
};

struct MethodList {
  std::vector<MethodRow> methods;  // that fit the puzzle
  std::string best;

  static constexpr auto fields() {
    return field_list(field("methods", &MethodList::methods, "that fit the puzzle"),
                      field("auto", &MethodList::best, "the one that solve takes by itself"));
  }
};
Result<MethodList> method_list(const Game& game, const State& state, const NoArguments&, Context& context);
std::string text(const MethodList& list, Lang lang);

}  // namespace asobi::twisty
