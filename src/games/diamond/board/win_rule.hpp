// The two rules by which a race is won. A result holds under one of them, and names it.
#pragma once

#include <array>
#include <string_view>

#include "base/text.hpp"
#include "games/diamond/board/position.hpp"

namespace asobi::diamond {

enum class WinRule { full, all };

constexpr auto names(WinRule) { return std::to_array<std::string_view>({"full", "all"}); }
inline auto labels(WinRule) {
  return std::to_array<Text>({{"goal full", "ゴールが埋まる"}, {"all pieces in the goal", "全部の駒が入る"}});
}

inline WinRule win_rule(const Switches& switches) { return switches.block_wins ? WinRule::full : WinRule::all; }

// In one line.
inline Text meaning(WinRule rule) {
  if (rule == WinRule::all) {
    return {"win all: all of your pieces must be in the goal (the paper's rule)",
            "勝ちの条件「全部の駒が入る」: 自分の駒が全部目標に入れば勝ち（論文のルール）"};
  }
  return {
      "win full: a full goal wins if at least one piece in it is yours (the usual rule against blockade)",
      "勝ちの条件「ゴールが埋まる」: 目標が埋まり、その中に自分の駒が一つでもあれば勝ち（居座りを防ぐ通常のルール）"};
}

}  // namespace asobi::diamond
