#include "games/diamond/computer/advice.hpp"

#include <fmt/format.h>

namespace asobi::diamond {

namespace {

constexpr int worth_saying = 2;  // levels

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
  Reasons out;
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

Text in_words(const Reasons& reasons) {
  if (reasons.pass) return {"no piece can move: pass", "動かせる駒がないのでパス"};
  const auto levels = [](int n) { return fmt::format("{} level{}", n, n == 1 ? "" : "s"); };
  const std::string how_en = reasons.hops == 0   ? "one step"
                             : reasons.hops == 1 ? "one hop"
                                                 : fmt::format("{} hops", reasons.hops);
  const std::string how_ja = reasons.hops == 0 ? "一歩" : fmt::format("{} 回跳び", reasons.hops);
  const int gain = reasons.gain;
  Text out = {how_en + (gain > 0   ? ", up " + levels(gain)
                        : gain < 0 ? ", down " + levels(-gain)
                                   : ", on the same level"),
              how_ja + (gain > 0   ? fmt::format("、{} 段進む", gain)
                        : gain < 0 ? fmt::format("、{} 段戻る", -gain)
                                   : "、段は変わらない")};
  const auto add = [&](const std::string& en, const std::string& ja) {
    out.en += "; " + en;
    out.ja += "。" + ja;
  };
  if (reasons.wins) {
    add("wins: the goal is full", "目標が埋まり、勝ち");
    return out;
  }
  if (reasons.straggler) add("brings the straggler on", "遅れた駒を進める");
  if (reasons.arrives) {
    add(fmt::format("fills the goal: {} of {} pieces are there", reasons.home, reasons.army),
        fmt::format("目標に入る（{} 個中 {} 個）", reasons.army, reasons.home));
  }
  if (reasons.denied >= worth_saying) {
    add(fmt::format("blocks: the next player's best move gains {} less", levels(reasons.denied)),
        fmt::format("じゃまをする: 次の人のいちばん進む手が {} 段短くなる", reasons.denied));
  }
  if (reasons.prepared >= worth_saying) {
    add(fmt::format("prepares a move that gains {} more", levels(reasons.prepared)),
        fmt::format("次にいちばん進む手が {} 段長くなる", reasons.prepared));
  }
  if (reasons.home_in > 1) {
    add(fmt::format("on this line the goal is full in {} moves", reasons.home_in),
        fmt::format("この手順なら {} 手で目標が埋まる", reasons.home_in));
  }
  return out;
}

}  // namespace asobi::diamond
