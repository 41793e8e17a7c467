// The protocol on standard input and output: one JSON per line. Ends when the input ends and all jobs are done.
#include <cerrno>
#include <cstdio>

#include <fmt/format.h>
#include <unistd.h>

#include "apps/asobi/commands.hpp"
#include "base/json.hpp"

namespace asobi {

namespace {

constexpr std::size_t longest_line = std::size_t{1} << 20;

// Calls `use` for every line; a line that grows past the limit is handed on cut (and so refused), the rest of it
// skipped.
template <class Use>
void each_line(const Use& use) {
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
        if (line.size() > longest_line) {
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

int run_stdio(const Catalogue& catalogue, const Settings& settings, Interrupts&) {
  Shelf shelf(settings.cache);
  Jobs jobs(2, 1'000);
  Service service(catalogue, jobs, shelf, {.request_bytes = longest_line, .threads = settings.threads},
                  [](const Json& reply) {
                    fmt::print("{}\n", to_line(reply));
                    std::fflush(stdout);
                  });
  each_line([&](const std::string& line) {
    if (!trimmed(line).empty()) service.handle(std::string_view(line));
  });
  service.wait();
  return std::ferror(stdout) != 0 ? Exit::limit : Exit::done;
}

}  // namespace asobi
