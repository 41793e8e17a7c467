// What is asked about closed walks of the blank: one of them, and all that visit no seat twice.
#pragma once

#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/game.hpp"
#include "games/sliding/paper/loops.hpp"
#include "play/argument.hpp"

namespace asobi::sliding {

struct LoopArguments {
  std::string walk;  // as parse_loop reads it
};

struct LoopAnswer : Loop {
  bool even = false;

  static constexpr auto fields() {
    return field_list(Loop::fields(), field("even", &LoopAnswer::even, "the permutation"));
  }
};
Result<LoopAnswer> loop(const Game& game, const Position& position, const LoopArguments& asked, Context& context);
std::string text(const LoopAnswer& answer, Lang lang);

struct LoopsAnswer {
  std::vector<Loop> loops;

  std::size_t count() const { return loops.size(); }

  static constexpr auto fields() {
    return field_list(field("count", &LoopsAnswer::count), field("loops", &LoopsAnswer::loops, "by length"));
  }
};
Result<LoopsAnswer> loops(const Game& game, const Position& position, const NoArguments&, Context& context);
std::string text(const LoopsAnswer& answer, Lang lang);

// "outer = [1, 3, 6, 2, 4, 5] (2 3 6 5 4)  (URRDLL)" and a line feed.
std::string loop_line(const Loop& loop);

}  // namespace asobi::sliding
