#include "games/diamond/computer/advice.hpp"

#include <cstdlib>

namespace asobi::diamond {

namespace {

constexpr int worth_saying = 2;  // levels; fewer are not told

// The most levels that one move of this player gains.
int best_gain(const Mover<WideBits>& mover, Position<WideBits> position, int player) {
  position.to_move = player;
  int most = 0;
  mover.each_move(position, [&](Move move) { most = std::max(most, mover.gain(player, move)); });
  return most;
}

std::size_t hops_of(const Mover<WideBits>& mover, const Position<WideBits>& position, Move move) {
  const auto near = mover.board().neighbours(move.from);
  return std::ranges::find(near, move.to) != near.end() ? 0 : mover.path(position, move).size() - 1;
}

// The piece is alone on the lowest level of its army.
bool is_straggler(const Mover<WideBits>& mover, const Position<WideBits>& position, Move move) {
  const auto me = static_cast<std::size_t>(position.to_move);
  const Corner seat = mover.seats()[me];
  const int here = mover.board().height(seat, move.from);
  int level = 0, men = 0;
  bool lowest = true;
  position.men[me].each([&](Point p) {
    const int height = mover.board().height(seat, p);
    lowest = lowest && height >= here;
    level += height == here ? 1 : 0;
    ++men;
  });
  return lowest && level == 1 && men > 1;
}

}  // namespace

Reasons reasons_for(const Mover<WideBits>& mover, const Position<WideBits>& position, const Best& best) {
  const int me = position.to_move;
  const Move move = best.move;
  if (move.from == nowhere) return {.pass = true};
  Reasons out = {.rule = win_rule(mover.switches())};
  out.gain = mover.gain(me, move);
  out.hops = hops_of(mover, position, move);
  out.straggler = out.gain > 0 && is_straggler(mover, position, move);
  out.arrives = mover.goal(me).has(move.to) && !mover.goal(me).has(move.from);
  auto after = position;
  mover.apply(after, move);
  out.wins = mover.winner(after) == me;
  out.home_in = best.home_in;
  const WideBits& men = after.men[static_cast<std::size_t>(me)];
  men.each([&](Point p) { out.home += mover.goal(me).has(p) ? 1 : 0; });
  out.army = men.count();
  if (mover.players() > 1) {
    out.denied = best_gain(mover, position, after.to_move) - best_gain(mover, after, after.to_move);
  }
  out.prepared = best_gain(mover, after, me) - best_gain(mover, position, me);
  return out;
}

namespace {

Text way_in_words(const Reasons& reasons) {
  if (reasons.hops == 0) return {"one step", "一歩"};
  if (reasons.hops == 1) return {"one hop", "1 回跳び"};
  return say("{} hops", "{} 回跳び", reasons.hops);
}

Text gain_in_words(int gain) {
  if (gain == 0) return {", on the same level", "、段は変わらない"};
  const char* end = std::abs(gain) == 1 ? "" : "s";
  return gain > 0 ? say(", up {0} level{1}", "、{0} 段進む", gain, end)
                  : say(", down {0} level{1}", "、{0} 段戻る", -gain, end);
}

}  // namespace

Text in_words(const Reasons& reasons) {
  if (reasons.pass) return {"no piece can move: pass", "動かせる駒がないのでパス"};
  const Text way = way_in_words(reasons), gain = gain_in_words(reasons.gain);
  Text out = {way.en + gain.en, way.ja + gain.ja};
  const auto add = [&](const Text& more) {
    out.en += "; " + more.en;
    out.ja += "。" + more.ja;
  };
  if (reasons.wins) {
    add(reasons.rule == WinRule::full ? Text{"wins: the goal is full", "目標が埋まり、勝ち"}
                                      : Text{"wins: all pieces are in the goal", "全部の駒が目標に入り、勝ち"});
    return out;
  }
  if (reasons.straggler) add({"brings the straggler on", "遅れた駒を進める"});
  if (reasons.arrives) {
    add(say("fills the goal: {0} of {1} pieces are there", "目標に入る（{1} 個中 {0} 個）", reasons.home,
            reasons.army));
  }
  if (reasons.denied >= worth_saying) {
    add(say("blocks: the next player's best move gains {} levels less",
            "じゃまをする: 次の人のいちばん進む手が {} 段短くなる", reasons.denied));
  }
  if (reasons.prepared >= worth_saying) {
    add(say("prepares a move that gains {} levels more", "次にいちばん進む手が {} 段長くなる", reasons.prepared));
  }
  if (reasons.home_in > 1) {
    add(reasons.rule == WinRule::full
            ? say("on this line the goal is full in {} moves", "この手順なら {} 手で目標が埋まる", reasons.home_in)
            : say("on this line all pieces are in the goal in {} moves", "この手順なら {} 手で全部の駒が目標に入る",
                  reasons.home_in));
  }
  return out;
}

}  // namespace asobi::diamond
