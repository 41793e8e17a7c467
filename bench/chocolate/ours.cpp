// The plane table of Grundy numbers and the L-states of chocolate bars, beside plain programs for the same task.
// Answers are compared before times: a wrong count of L-states is an error.
#include <algorithm>
#include <map>
#include <string>

#include <benchmark/benchmark.h>

#include "../levels.hpp"
#include "games/chocolate/law_search.hpp"
#include "games/chocolate/reference.hpp"
#include "games/chocolate/shipped_laws.hpp"

namespace {

using namespace asobi::chocolate;
using Heights = std::vector<std::uint32_t>;

void report(benchmark::State& state, std::uint64_t positions) {
  state.counters["positions"] = static_cast<double>(positions);
  state.counters["positions/s"] =
      benchmark::Counter(static_cast<double>(positions), benchmark::Counter::kIsIterationInvariantRate);
}

void ours(benchmark::State& state, const std::string& f, std::uint64_t known_lstates, asobi::Processor processor) {
  const auto most = static_cast<std::uint32_t>(state.range(0));
  std::uint64_t positions = 0;
  for (auto _ : state) {
    asobi::Progress progress;
    const auto plane = Plane::make(*Edge::parse(f)->heights(most, no_cap), progress, processor);
    positions = plane->positions();
    state.PauseTiming();
    if (known_lstates != 0 && LStates::of(*plane, most, progress)->count() != known_lstates)
      state.SkipWithError("wrong L-states");
    state.ResumeTiming();
  }
  report(state, positions);
}

void lstates_csv(benchmark::State& state) {
  const auto most = static_cast<std::uint32_t>(state.range(0));
  std::uint64_t count = 0;
  for (auto _ : state) {
    asobi::Progress progress;
    const auto plane = plane_up_to(Edge::quotient(1), most, progress);
    const auto lstates = LStates::of(*plane, most, progress);
    count = lstates->count();
    if (!write_csv(*lstates, "/dev/null", progress)) state.SkipWithError("not written");
  }
  report(state, count);
}

void check_conjecture(benchmark::State& state) {
  const auto most = static_cast<std::uint32_t>(state.range(0));
  std::uint64_t count = 0;
  for (auto _ : state) {
    asobi::Progress progress;
    const auto plane = plane_up_to(Edge::quotient(1), most, progress);
    const auto found = compare(*law_named_or_written("conjecture"), *plane, most, 1, progress);
    if (!found->holds()) state.SkipWithError("the law does not hold");
    count = found->lstates;
  }
  report(state, count);
}

// The paper's program, bound ss: every move of every {x, y, z}, arrays.
void plain_3d(benchmark::State& state) {
  const auto most = static_cast<std::uint32_t>(state.range(0));
  std::uint64_t positions = 0;
  for (auto _ : state) {
    const ReferenceTable table(*Edge::quotient(1).heights(most, no_cap), most);
    positions = table.size();
    if (most == 100 && (table.lstates() != 4'284 || table.total() != 34'811'271)) state.SkipWithError("wrong sums");
  }
  report(state, positions);
}

// The same the way a student writes it: recursion, a memo in a map, a list of options.
std::uint32_t by_memo(const Position& p, std::map<Position, std::uint32_t>& memo) {
  if (const auto known = memo.find(p); known != memo.end()) return known->second;
  std::vector<std::uint32_t> options;
  for (std::uint32_t t = 0; t < p.x; ++t) options.push_back(by_memo({t, p.y, p.z}, memo));
  for (std::uint32_t t = 0; t < p.y; ++t) options.push_back(by_memo({p.x, t, std::min(p.z, t)}, memo));
  for (std::uint32_t t = 0; t < p.z; ++t) options.push_back(by_memo({p.x, p.y, t}, memo));
  std::ranges::sort(options);
  std::uint32_t mex = 0;
  for (const std::uint32_t option : options) mex += option == mex ? 1 : 0;
  return memo[p] = mex;
}

void memo_3d(benchmark::State& state) {
  const auto most = static_cast<std::uint32_t>(state.range(0));
  std::uint64_t positions = 0;
  for (auto _ : state) {
    std::map<Position, std::uint32_t> memo;
    std::uint64_t lost = 0;
    for (std::uint32_t x = 0; x <= most; ++x) {
      for (std::uint32_t y = 0; y <= most; ++y) {
        for (std::uint32_t z = 0; z <= y; ++z) lost += by_memo({x, y, z}, memo) == 0 ? 1 : 0;
      }
    }
    positions = memo.size();
    if (most == 100 && lost != 4'284) state.SkipWithError("wrong L-states");
  }
  report(state, positions);
}

// Two dimensions, but a mex over all options of each point.
void plain_2d(benchmark::State& state) {
  const auto most = static_cast<std::uint32_t>(state.range(0));
  std::uint64_t positions = 0;
  for (auto _ : state) {
    const ReferenceTable table(*Edge::quotient(1).heights(most, no_cap), 0);
    positions = table.size();
  }
  report(state, positions);
}

}  // namespace

int main(int argc, char** argv) {
  const auto add = [](const char* name, auto body, std::initializer_list<std::int64_t> bounds) {
    auto* bench = benchmark::RegisterBenchmark(name, body)->ArgName("max")->Unit(benchmark::kMillisecond);
    for (const std::int64_t bound : bounds) bench->Arg(bound);
  };
  add("plain 3D, memo in a map", memo_3d, {100});
  add("plain 3D, arrays", plain_3d, {100});
  add("plain 2D, arrays", plain_2d, {100, 1'000});
  struct Bound {
    std::int64_t most;
    std::uint64_t lstates;
  };
  for (const Bound& bound : {Bound{100, 4'284}, {1'000, 417'834}, {5'000, 10'422'501}}) {
    asobi::each_level("ours, k=1", [&](const std::string& name, asobi::Processor processor) {
      benchmark::RegisterBenchmark(name.c_str(), ours, "y", bound.lstates, processor)
          ->ArgName("max")
          ->Unit(benchmark::kMillisecond)
          ->Arg(bound.most);
    });
  }
  for (const std::int64_t most : {2'500, 7'071, 10'000, 20'000}) {
    benchmark::RegisterBenchmark("ours, k=1", ours, "y", 0, asobi::this_processor())
        ->ArgName("max")
        ->Unit(benchmark::kMillisecond)
        ->Arg(most);
  }
  for (const char* f : {"y/2", "y/3", "2500", "2 y", "y + y/2", "sqrt(y)", "max(y - 1000, 0)", "(y/64) 64"}) {
    benchmark::RegisterBenchmark((std::string("ours, f = ") + f).c_str(), ours, f, 0, asobi::this_processor())
        ->ArgName("max")
        ->Unit(benchmark::kMillisecond)
        ->Arg(5'000);
  }
  add("ours, L-states as CSV, k=1", lstates_csv, {1'000, 5'000});
  add("ours, the conjecture checked", check_conjecture, {1'000, 5'000});
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
