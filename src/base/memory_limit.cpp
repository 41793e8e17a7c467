#include "base/memory_limit.hpp"

#include <fstream>

#include <sys/resource.h>
#include <unistd.h>

namespace asobi {

namespace {
constexpr std::uint64_t for_itself = std::uint64_t{64} << 20;
}

bool limit_memory(std::uint64_t more) {
  std::ifstream statm("/proc/self/statm");
  std::uint64_t pages[6] = {};  // all, resident, shared, text, unused, data
  for (std::uint64_t& number : pages) statm >> number;
  rlimit limit{};
  if (!statm || ::getrlimit(RLIMIT_DATA, &limit) != 0) return false;
  const std::uint64_t most = pages[5] * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) + more + for_itself;
  limit.rlim_cur = limit.rlim_max = most < limit.rlim_max ? most : limit.rlim_max;
  return ::setrlimit(RLIMIT_DATA, &limit) == 0;
}

Text more_memory_elsewhere() { return {}; }

}  // namespace asobi
