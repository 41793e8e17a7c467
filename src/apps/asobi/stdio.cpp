// The commands that speak the protocol on standard input and output: for programs, and for our own server.
#include "service/stdio.hpp"

#include "apps/asobi/commands.hpp"
#include "base/memory_limit.hpp"

namespace asobi {

int run_stdio(const Catalogue& catalogue, const Settings& settings) {
  if (settings.memory != Progress::any_memory) limit_memory(settings.memory);
  Shelf shelf(settings.cache);
  const bool written =
      talk_on_stdio(catalogue, shelf, {.jobs = {.at_once = 2, .threads = settings.threads, .memory = settings.memory}});
  return written ? Exit::done : Exit::limit;
}

}  // namespace asobi
