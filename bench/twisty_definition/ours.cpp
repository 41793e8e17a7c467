// Time from a text with cuts to a puzzle, and to all its turns as permutations and its orbits of pieces.
// Answers are compared before times: a wrong number of stickers, pieces, layers or orbits is an error.
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "games/twisty/group/group.hpp"
#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty {
namespace {

struct Instance {
  std::string name, text;
  int stickers, pieces, layers;
  std::size_t orbits;
  bool order = true;  // also measure the order of the group
};

std::string many_layers(const std::string& head, int cuts, double first) {
  std::string out = head.substr(0, 1);
  for (int i = 0; i < cuts; ++i) out += fmt::format(" {} {:.6f}", head[2], first + (1 - first) * i / cuts);
  return out;
}

std::vector<Instance> instances() {
  return {
      {"3x3x3", "3x3x3", 54, 26, 9, 3},
      {"10x10x10", "10x10x10", 600, 488, 30, 21},
      {"40x40x40", "40x40x40", 9600, 9128, 120, 381},
      {"megaminx", "d f 0.7", 132, 62, 18, 3},
      {"gigaminx (2 cuts)", "gigaminx", 372, 242, 30, 6},
      {"yottaminx (7 cuts)", "yottaminx", 3372, 2942, 90, 51},
      {"megaminx of 10 cuts", many_layers("d f", 10, 0.64), 6612, 6002, 126, 102, false},
      {"Astrominx + Big Chop", "Regular Astrominx + Big Chop", 360, 360, 48, 6},
      {"icosa-edge, vertices", "i e 1/phi*m", 560, 470, 45, 9, false},
      {"c f v e mixed, 3 cuts each", "c f 0.2 f 0.5 f 0.8 v 0.3 v 0.7 v 1.1 e 0.15 e 0.55 e 0.95", 0, 0, 0, 0, false},
  };
}

void definition(benchmark::State& state, const Instance& instance) {
  for (auto _ : state) {
    const auto puzzle = make_named(instance.text);
    if (!puzzle || (instance.stickers > 0 &&
                    (puzzle->sticker_count() != instance.stickers || puzzle->piece_count() != instance.pieces))) {
      state.SkipWithError(
          fmt::format("{} stickers, {} pieces", puzzle->sticker_count(), puzzle->piece_count()).c_str());
      break;
    }
    state.counters["stickers"] = puzzle->sticker_count();
  }
}

void definition_and_turns(benchmark::State& state, const Instance& instance) {
  for (auto _ : state) {
    const auto puzzle = make_named(instance.text);
    std::size_t turns = 0;
    for (int l = 0; l < static_cast<int>(puzzle->layers().size()); ++l) {
      benchmark::DoNotOptimize(puzzle->turn(l));
      ++turns;
    }
    const auto orbits = piece_orbits(*puzzle);
    if (instance.stickers > 0 &&
        (turns != static_cast<std::size_t>(instance.layers) || orbits.size() != instance.orbits)) {
      state.SkipWithError(fmt::format("{} turns, {} orbits", turns, orbits.size()).c_str());
      break;
    }
  }
}

void group_order(benchmark::State& state, const Instance& instance) {
  const auto puzzle = make_named(instance.text);
  for (auto _ : state) {
    Progress progress;
    const auto facts = group_facts(*puzzle, Turning::all, progress);
    if (!facts) {
      state.SkipWithError(facts.error().message.en.c_str());
      break;
    }
    state.counters["log10"] = facts->order.log10();
  }
}

}  // namespace
}  // namespace asobi::twisty

int main(int argc, char** argv) {
  using namespace asobi::twisty;
  for (const Instance& instance : instances()) {
    const auto add = [&](const std::string& what, auto body) {
      benchmark::RegisterBenchmark((what + "/" + instance.name).c_str(), [=](benchmark::State& s) {
        body(s, instance);
      })->Unit(benchmark::kMillisecond);
    };
    add("definition", definition);
    add("with turns and orbits", definition_and_turns);
    if (instance.order) add("order and states", group_order);
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
