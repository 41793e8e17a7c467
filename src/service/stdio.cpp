#include "service/stdio.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/memory_limit.hpp"
#include "service/service.hpp"

namespace asobi {

namespace {

constexpr int stands_back = 5;  // added to a worker's niceness

// Calls `use` for every line; a line that grows past the limit is handed on cut (and so refused), the rest of it
// skipped.
template <class Use>
void each_line(std::size_t longest, const Use& use) {
  std::string line;
  bool skipping = false;
  char buffer[1 << 16];
  for (;;) {
    const ssize_t n = ::read(STDIN_FILENO, buffer, sizeof buffer);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) break;
    for (const char c : std::string_view(buffer, static_cast<std::size_t>(n))) {
      if (c == '\n') {
        if (!skipping) use(line);
        line.clear();
        skipping = false;
      } else if (!skipping) {
        line += c;
        if (line.size() > longest) {
          use(line);
          line.clear();
          skipping = true;
        }
      }
    }
  }
  if (!line.empty()) use(line);
}

}  // namespace

bool talk_on_stdio(const Catalogue& catalogue, Shelf& shelf, const StdioSettings& settings) {
  LocalJobs jobs(catalogue, shelf, settings.jobs);
  Service service(catalogue, jobs, {.request_bytes = settings.request_bytes, .files = settings.files},
                  [](const Reply& reply) {
                    fmt::print("{}\n", reply.line());
                    std::fflush(stdout);
                  });
  each_line(settings.request_bytes, [&](const std::string& line) {
    if (!trimmed(line).empty()) service.handle(std::string_view(line));
  });
  if (settings.ends_with_input) std::_Exit(EXIT_SUCCESS);
  service.wait();
  return std::ferror(stdout) == 0;
}

int run_worker(const Catalogue& catalogue, const std::filesystem::path& cache, const LocalJobs::Settings& settings) {
  ::setpriority(PRIO_PROCESS, 0, ::getpriority(PRIO_PROCESS, 0) + stands_back);
  if (settings.memory != Progress::any_memory && !limit_memory(settings.memory)) {
    fmt::print(stderr, "asobi worker: the system does not limit the memory (setrlimit)\n");
    return EXIT_FAILURE;
  }
  Shelf shelf(cache, Loading::mapped);
  talk_on_stdio(catalogue, shelf,
                {.request_bytes = std::size_t{64} << 20, .files = false, .ends_with_input = true, .jobs = settings});
  return EXIT_SUCCESS;
}

}  // namespace asobi
