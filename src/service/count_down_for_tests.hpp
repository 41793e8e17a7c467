// For tests: count down from five, taking one or two. The smallest puzzle there is; a test adds the tools it needs.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "play/typed_session.hpp"

namespace asobi {

struct CountDown {
  using State = int;
  using Move = int;
  int start() const { return 5; }
  void moves(int state, std::vector<int>& out) const {
    for (int take = 1; take <= std::min(2, state); ++take) out.push_back(take);
  }
  int after(int state, int move) const { return state - move; }
  int key(int state) const { return state; }
  int players() const { return 1; }
  Status status(int state) const { return {state == 0 ? Status::Kind::won : Status::Kind::running, 0}; }
  std::string move_name(int, int move) const { return "take" + std::to_string(move); }
  struct View {
    Literal<"heaps"> kind;
    std::vector<int> heaps;

    static constexpr auto fields() { return field_list(field("kind", &View::kind), field("heaps", &View::heaps)); }
  };
  View view(int state) const { return {{}, {state}}; }
  std::string picture(int state, Lang) const { return std::to_string(state) + "\n"; }
};

// It as a game, without options. `rows` must outlive the entry.
inline Entry count_down_entry(const ToolRows<CountDown>& rows) {
  return game_entry<CountDown, NoArguments>(
      {.id = "count", .title = {"Count down", "数え下げ"}}, {},
      +[](const NoArguments&) -> Result<CountDown> { return CountDown(); }, rows);
}

}  // namespace asobi
