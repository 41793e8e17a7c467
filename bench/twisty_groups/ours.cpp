// Orders of the groups of all layer turns on stickers, beside GAP's. Every order is compared with the known one before
// its time is taken. `--gap NAME` writes the same generators as a GAP program instead (gap.sh runs it).
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "games/twisty/group/action.hpp"
#include "games/twisty/model/model.hpp"

namespace asobi::twisty {
namespace {

struct Instance {
  std::string name, order;  // GAP 4.12's, or the published one
};

std::vector<Instance> instances() {
  return {
      {"pyraminx", "906992640"},
      {"dino", "239500800"},
      {"skewb", "37791360"},
      {"octa-face-2", "1658880"},
      {"cube-face-2", "88179840"},
      {"cube-face-3", "1038048078587756544000"},
      {"cube-face-4", "16972688908618238933770849245964147960401887232000000000"},
      {"cube-face-5", "61983270549287025099907672756192406062034134561301691171474691309654209724416000000000000000"},
      {"cube-face-7", ""},  // GAP does not finish
      {"cube-edge-1", "310224200866619719680000"},
      {"octa-vertex-2", "25016479557884214194995200000"},
      {"helicopter", "284367878671564800000"},
      {"dodeca-face1", "338614404853905491534363492352000000"},
      {"dodeca-face2", "6040176993211400827350961938818730310121286984661186117632000000000000"},
      {"dodeca-face-centres", "100669616553523347122516032313645505168688116411019768627200000000000"},
      {"icosa-face",
       "5918565946988302925825654921262532107906234213870777663753158583898458248388758470656"
       "0000000000000000000000000000000"},
  };
}

std::vector<Permutation> generators(const std::string& name) {
  const Model model = *Model::make(name);
  return sticker_turns(model.puzzle, model.named.turning);
}

void order(benchmark::State& bench, const Instance& instance) {
  const std::vector<Permutation> turns = generators(instance.name);
  Natural found;
  for (auto _ : bench) {
    Progress progress;
    found = *order_of(turns, progress);
  }
  if (!instance.order.empty() && to_string(found) != instance.order) {
    std::fprintf(stderr, "%s: order %s\n", instance.name.c_str(), to_string(found).c_str());
    std::abort();
  }
  bench.counters["degree"] = turns[0].degree();
  bench.counters["log10"] = found.log10();
}

int write_gap(std::string_view name) {
  const auto model = Model::make(name);
  if (!model) return 1;
  std::string out = "turns := [\n";
  for (const Permutation& turn : sticker_turns(model->puzzle, model->named.turning)) {
    std::vector<int> images;
    for (const Point p : turn.images()) images.push_back(p + 1);
    out += fmt::format("PermList([{}]),\n", fmt::join(images, ","));
  }
  out += fmt::format(
      "];; SizeScreen([4096, 24]);; t := Runtime();; n := Size(Group(turns));;\n"
      "Print(\"{}: \", Runtime() - t, \" ms, order \", n, \"\\n\");\nQUIT;\n",
      name);
  std::fputs(out.c_str(), stdout);
  return 0;
}

}  // namespace
}  // namespace asobi::twisty

int main(int argc, char** argv) {
  using namespace asobi::twisty;
  if (argc == 3 && std::string_view(argv[1]) == "--gap") return write_gap(argv[2]);
  for (const Instance& instance : instances()) {
    benchmark::RegisterBenchmark(instance.name.c_str(), [=](benchmark::State& s) {
      order(s, instance);
    })->Unit(benchmark::kMillisecond);
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
