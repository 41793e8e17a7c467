#include "games/sliding/paper/generating_pairs.hpp"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <utility>

#include "base/parallel.hpp"
#include "games/sliding/paper/paper_group.hpp"

namespace asobi::sliding {
namespace {

// The number of even permutations of `pieces` >= 2 things.
Natural half_factorial(int pieces) { return factorial(static_cast<unsigned>(pieces)) / 2; }

std::vector<int> seats_on_neither(Shape shape, const Loop& a, const Loop& b) {
  std::vector<int> out;
  for (int seat = 1; seat <= shape.cells(); ++seat) {
    if (!std::ranges::count(a.seats, seat) && !std::ranges::count(b.seats, seat)) out.push_back(seat);
  }
  return out;
}

// The finest partition of the seats that both permutations respect and that joins seats p and q, as a label by seat.
std::vector<int> joined(const Images& a, const Images& b, int p, int q) {
  std::vector<int> label(a.size() + 1);
  std::iota(label.begin(), label.end(), 0);
  std::vector<std::pair<int, int>> equal = {{p, q}};
  while (!equal.empty()) {
    const auto [x, y] = equal.back();
    equal.pop_back();
    const int kept = label[x], dropped = label[y];
    if (kept == dropped) continue;
    std::ranges::replace(label, dropped, kept);
    for (const Images* g : {&a, &b}) equal.push_back({(*g)[x - 1], (*g)[y - 1]});
  }
  return label;
}

}  // namespace

std::vector<std::vector<int>> blocks(const Images& a, const Images& b) {
  std::vector<int> moved;
  for (int seat = 1; seat <= static_cast<int>(a.size()); ++seat) {
    if (a[seat - 1] != seat || b[seat - 1] != seat) moved.push_back(seat);
  }
  std::vector<std::vector<int>> finest;
  for (const int seat : moved) {
    if (seat == moved.front()) continue;
    std::map<int, std::vector<int>> parts;
    const auto label = joined(a, b, moved.front(), seat);
    for (const int other : moved) parts[label[other]].push_back(other);
    if (parts.size() <= std::max<std::size_t>(1, finest.size())) continue;
    finest.clear();
    for (auto& [_, part] : parts) finest.push_back(std::move(part));
  }
  std::ranges::sort(finest);
  return finest;
}

Result<PairSurvey> survey_pairs(Shape shape, Context& context) {
  PairSurvey out{.shape = shape,
                 .loops = {},
                 .pairs = {},
                 .everything = half_factorial(shape.cells() - 1),
                 .generating = 0,
                 .pairs_of_order = {}};
  ASOBI_TRY(out.loops, simple_loops(shape, context));
  const std::size_t count = out.loops.size() * (out.loops.size() - 1) / 2;
  if (count > most_surveyed_pairs) {
    return fail(Code::limit, "a {} board has {} pairs of loops; at most {} are surveyed",
                "{} の盤には周回の組が {} 通りあります。調べられるのは {} 通りまでです", shape.name(), grouped(count),
                grouped(most_surveyed_pairs));
  }
  for (std::size_t i = 0; i < out.loops.size(); ++i) {
    for (std::size_t j = i + 1; j < out.loops.size(); ++j) {
      out.pairs.push_back({i, j, Natural(), seats_on_neither(shape, out.loops[i], out.loops[j]), false});
    }
  }

  context.progress.stage({"generating with every pair of loops", "周回のすべての組で生成しています"}, count);
  std::atomic<bool> sound = true;
  parallel_for(count, context.threads, [&](std::size_t i) {
    if (context.progress.stopped()) return;
    LoopPair& pair = out.pairs[i];
    const auto order = group_order({out.loops[pair.first].images, out.loops[pair.second].images});
    if (!order) sound = false;
    pair.order = order.value_or(Natural());
    pair.alternating = pair.order == half_factorial(shape.cells() - 1 - static_cast<int>(pair.idle.size()));
    if (!pair.alternating) pair.blocks = blocks(out.loops[pair.first].images, out.loops[pair.second].images);
    context.progress.advance();
  });
  ASOBI_CHECK(context.progress.check());
  if (!sound) return fail(Code::internal, "a pair of loops could not be examined", "調べられない周回の組がありました");
  for (const LoopPair& pair : out.pairs) {
    ++out.pairs_of_order[pair.order];
    if (pair.order == out.everything) ++out.generating;
  }
  return out;
}

namespace {

void append(Text& text, const Text& more) {
  text.en += more.en;
  text.ja += more.ja;
}

}  // namespace

Text reason(Shape shape, const LoopPair& pair) {
  const int moved = shape.cells() - 1 - static_cast<int>(pair.idle.size());
  Text out = {"every seat is on one of the loops", "どの座席もいずれかの周回にあります"};
  if (!pair.idle.empty()) {
    out = say("neither loop visits {1} {0}", "座席 {0} をどちらの周回も通りません", fmt::join(pair.idle, ", "),
              pair.idle.size() == 1 ? "seat" : "seats");
  }
  if (pair.alternating) {
    append(out, say("; all even permutations of the {} pieces on the loops arise",
                    "。周回の上にある {} 個のピースの偶置換はすべて生じます", moved));
    return out;
  }
  append(out, say("; of the {} pieces on the loops not all even permutations arise",
                  "。周回の上にある {} 個のピースの偶置換は一部しか生じません", moved));
  if (pair.blocks.empty()) return out;
  std::vector<std::string> parts;
  for (const auto& part : pair.blocks) parts.push_back(fmt::format("{{{}}}", fmt::join(part, ", ")));
  append(out, say(", since seats stay together in the blocks {}", "。座席が次のまとまりを保つからです: {}",
                  fmt::join(parts, " ")));
  return out;
}

}  // namespace asobi::sliding
